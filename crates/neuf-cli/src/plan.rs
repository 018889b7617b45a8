//! What a run of `generate` is to make: everything that its bytes depend on.

use std::collections::BTreeSet;
use std::fmt::Display;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use anyhow::{Context, Result};
use jiff::Timestamp;
use neuf::generate::{ClueRange, Fill, Gem, Level, Pattern, Request};
use neuf::logic::Technique;
use neuf::puzzle::Value;
use neuf::puzzle::format::{Entry, Format};
use neuf::rate::Grade;
use neuf::symmetry::Symmetry;
use serde::{Deserialize, Serialize};

use crate::args::{Generate, Stamp};
use crate::output::format_of;
use crate::say::Voice;

/// A pattern has 81 marks; this leaves room for frames and remarks nobody should need.
const LONGEST_PATTERN: u64 = 1 << 16;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    pub request: Request,
    pub count: u64,
    pub seed: u64,
    pub first: u64,
    pub unique_up_to_symmetry: bool,
    #[serde(with = "name")]
    pub format: Format,
    /// As the records say it.
    pub timestamp: Option<String>,
}

impl Plan {
    /// What these arguments ask for. A seed that is not given is drawn.
    pub fn of(args: &Generate, voice: &Voice) -> Result<Plan> {
        let format = args.format.or(format_of(args.output.as_deref().or(args.resume.as_deref())));
        let format = format.unwrap_or(Format::Line);
        let timestamp = match args.timestamp {
            Some(Stamp::None) => None,
            Some(Stamp::At(time)) => Some(time.to_string()),
            // A table of numbers is the same whenever it is made.
            None if matches!(format, Format::Json | Format::Jsonl) => Some(now()?),
            None => None,
        };
        Ok(Plan {
            request: request(args, voice)?,
            count: args.count.unwrap_or(1),
            seed: args.seed.map_or_else(random_seed, Ok)?,
            first: args.first.unwrap_or(0),
            unique_up_to_symmetry: args.unique_up_to_symmetry,
            format,
            timestamp,
        })
    }

    /// The first option given that says something else than this plan: its name, what it says, what the plan says.
    pub fn disagreement(&self, args: &Generate, voice: &Voice) -> Result<Option<(&'static str, String, String)>> {
        let Request { clues, symmetry, pattern, minimal, rating, gem, fill, .. } = self.request;
        let flag =
            |given: bool, planned: bool| (given && !planned).then(|| (voice.text("yes", &[]), voice.text("no", &[])));
        let planned_rating = rating.map_or_else(|| voice.text("no", &[]), |rating| rating.to_string());
        let technique = |given: Option<Technique>, planned: Option<Technique>| {
            let planned_name = planned.map_or_else(|| voice.text("no", &[]), |planned| planned.to_string());
            differ(given.map(|given| (Some(given) == planned, given)), &planned_name)
        };
        let given = given_pattern(args, voice)?;
        let drawing = match given {
            Some(given) if Some(given) != pattern => Some((drawn(Some(given), voice), drawn(pattern, voice))),
            _ => None,
        };
        let timestamp = args.timestamp.map(|stamp| match stamp {
            Stamp::At(time) => time.to_string(),
            Stamp::None => "none".to_owned(),
        });
        let checks = [
            (
                "--difficulty",
                differ(
                    args.difficulty.map(|level| (level.clues() == clues && rating == Some(level.ratings()), level)),
                    &clues,
                ),
            ),
            ("--rating", differ(args.rating.map(|given| (Some(given) == rating, given)), &planned_rating)),
            ("--grade", differ(args.grade.map(|grade| (Some(grade.ratings()) == rating, grade)), &planned_rating)),
            ("--pearl", flag(args.pearl, gem == Gem::Pearl)),
            ("--diamond", flag(args.diamond, gem == Gem::Diamond)),
            ("--requires", differ_in_techniques(&args.requires, Some(&self.request.requires), voice)),
            ("--forbids", differ_in_techniques(&args.forbids, Some(&self.request.forbids), voice)),
            (
                "--only-techniques",
                differ_in_techniques(&args.only_techniques, self.request.only_techniques.as_ref(), voice),
            ),
            ("--first-needs", technique(args.first_needs, self.request.first_needs)),
            ("--ends-with", technique(args.ends_with, self.request.ends_with)),
            ("--clues", differ(args.clues.map(|given| (given == clues, given)), &clues)),
            ("--symmetry", differ(args.symmetry.map(|given| (given == symmetry, given)), &symmetry)),
            ("--pattern", drawing),
            ("--exact-pattern", flag(args.exact_pattern, pattern.is_some_and(|pattern| pattern.exact))),
            ("--minimal", flag(args.minimal, minimal)),
            ("--uniform", flag(args.uniform, fill == Fill::Uniform)),
            ("--count", differ(args.count.map(|given| (given == self.count, given)), &self.count)),
            ("--seed", differ(args.seed.map(|given| (given == self.seed, given)), &self.seed)),
            ("--first", differ(args.first.map(|given| (given == self.first, given)), &self.first)),
            ("--unique-up-to-symmetry", flag(args.unique_up_to_symmetry, self.unique_up_to_symmetry)),
            ("--format", differ(args.format.map(|given| (given == self.format, given)), &self.format)),
            ("--timestamp", {
                let planned = self.timestamp.as_deref().unwrap_or("none");
                differ(timestamp.map(|given| (given == planned, given)), &planned)
            }),
        ];
        Ok(checks.into_iter().find_map(|(option, differ)| differ.map(|(ours, theirs)| (option, ours, theirs))))
    }

    /// Whether the format has room for a rating.
    pub fn states_rating(&self) -> bool {
        matches!(self.format, Format::Json | Format::Jsonl | Format::Csv | Format::Sdk)
    }

    /// A puzzle with all that is known about it, as far as the format has room for it.
    pub fn entry(&self, made: &neuf::generate::Made, index: u64) -> Entry {
        let mut entry = Entry::new(made.puzzle);
        let clues = made.puzzle.count();
        let rating = made.difficulty.map(|difficulty| difficulty.er);
        let level = rating.and_then(|rating| Level::of(clues, rating)).map_or("", Level::name);
        match self.format {
            Format::Json | Format::Jsonl | Format::Csv => {
                let meta = &mut entry.meta;
                meta.solution = Some(made.solution);
                meta.set("clues", i64::try_from(clues).unwrap_or(81));
                meta.set("difficulty", level);
                if let Some(rating) = rating {
                    meta.set("rating", Value::Json(rating.to_string()));
                    meta.set("grade", Grade::of(rating).name());
                }
                meta.set("symmetry", self.request.symmetry.to_string());
                meta.set("seed", number(self.seed));
                meta.set("index", number(index));
                if let Some(timestamp) = &self.timestamp {
                    meta.set("timestamp", timestamp.as_str());
                }
                meta.set("version", env!("CARGO_PKG_VERSION"));
            }
            Format::Sdk => {
                entry.meta.level = Some(level.to_owned()).filter(|level| !level.is_empty());
                entry.meta.source = Some(format!("Neuf {}, {}:{index}", env!("CARGO_PKG_VERSION"), self.seed));
            }
            Format::Line | Format::Grid | Format::Sdm | Format::Ss => {}
        }
        entry
    }
}

/// Whether any argument says what is to be made.
pub fn is_given(args: &Generate) -> bool {
    args.difficulty.is_some()
        || has_aim(args)
        || args.clues.is_some()
        || args.symmetry.is_some()
        || args.pattern.is_some()
        || args.count.is_some()
        || args.seed.is_some()
        || args.first.is_some()
        || args.minimal
        || args.uniform
        || args.unique_up_to_symmetry
}

/// Whether anything but a level says how hard the puzzles are to be.
fn has_aim(args: &Generate) -> bool {
    let sets = [&args.requires, &args.forbids, &args.only_techniques];
    args.rating.is_some()
        || args.grade.is_some()
        || args.pearl
        || args.diamond
        || sets.into_iter().any(|set| !set.is_empty())
        || args.first_needs.is_some()
        || args.ends_with.is_some()
}

fn request(args: &Generate, voice: &Voice) -> Result<Request> {
    let pattern = given_pattern(args, voice)?;
    // These decide the number of clues themselves.
    let is_open = pattern.is_some() || args.minimal || args.clues.is_some() || has_aim(args);
    let level = args.difficulty.or((!is_open).then_some(Level::Medium));
    let clues = args.clues.or(level.map(Level::clues)).unwrap_or(ClueRange::ANY);
    let set = |given: &[Technique]| given.iter().copied().collect::<BTreeSet<Technique>>();
    let request = Request {
        clues,
        symmetry: args.symmetry.unwrap_or(Symmetry::None),
        pattern,
        minimal: args.minimal,
        rating: args.rating.or(args.grade.map(Grade::ratings)).or(level.map(Level::ratings)),
        gem: match (args.pearl, args.diamond) {
            (_, true) => Gem::Diamond,
            (true, false) => Gem::Pearl,
            (false, false) => Gem::None,
        },
        requires: set(&args.requires),
        forbids: set(&args.forbids),
        only_techniques: Some(set(&args.only_techniques)).filter(|set| !set.is_empty()),
        first_needs: args.first_needs,
        ends_with: args.ends_with,
        fill: if args.uniform { Fill::Uniform } else { Fill::Fast },
        effort: args.effort.unwrap_or(Request::EFFORT),
    };
    match request.check() {
        Ok(()) => Ok(request),
        Err(impossible) => Err(crate::say::Refusal(voice.words.impossible(&impossible)).into()),
    }
}

fn given_pattern(args: &Generate, voice: &Voice) -> Result<Option<Pattern>> {
    let Some(path) = &args.pattern else {
        return match args.exact_pattern {
            true if args.resume.is_none() => Err(voice.refusal("error-pattern-needed", &[])),
            _ => Ok(None),
        };
    };
    let text = read_pattern(path).map_err(|error| voice.io_refusal("error-read", path, &error))?;
    match text.parse::<Pattern>() {
        Ok(pattern) => Ok(Some(Pattern { exact: args.exact_pattern, ..pattern })),
        Err(error) => {
            let args =
                [("file", path.display().to_string().into()), ("cause", voice.words.pattern_error(&error).into())];
            Err(voice.refusal("error-pattern", &args))
        }
    }
}

fn read_pattern(path: &Path) -> io::Result<String> {
    let mut bytes = Vec::new();
    if path == Path::new("-") {
        io::stdin().take(LONGEST_PATTERN).read_to_end(&mut bytes)?;
    } else {
        File::open(path)?.take(LONGEST_PATTERN).read_to_end(&mut bytes)?;
    }
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// What both sides say, if the given one is not as planned.
fn differ<T: Display>(given: Option<(bool, T)>, planned: &impl Display) -> Option<(String, String)> {
    given.filter(|(agrees, _)| !agrees).map(|(_, given)| (given.to_string(), planned.to_string()))
}

/// The same for sets of techniques; an empty one was not given.
fn differ_in_techniques(
    given: &[Technique],
    planned: Option<&BTreeSet<Technique>>,
    voice: &Voice,
) -> Option<(String, String)> {
    let names = |set: &BTreeSet<Technique>| set.iter().map(|technique| technique.name()).collect::<Vec<_>>().join(",");
    let set: BTreeSet<Technique> = given.iter().copied().collect();
    let theirs = planned.filter(|set| !set.is_empty()).map_or_else(|| voice.text("no", &[]), names);
    (!set.is_empty() && Some(&set) != planned).then(|| (names(&set), theirs))
}

fn drawn(pattern: Option<Pattern>, voice: &Voice) -> String {
    match pattern {
        None => voice.text("no", &[]),
        Some(pattern) => voice.text("clues", &[("count", pattern.cells.len().into())]),
    }
}

/// JavaScript takes numbers of up to 2^53 exactly; greater ones are written as text.
fn number(number: u64) -> Value {
    match i64::try_from(number) {
        Ok(small) if number <= 1 << 53 => small.into(),
        _ => number.to_string().into(),
    }
}

/// A seed that can be typed again without pain.
fn random_seed() -> Result<u64> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).context("cannot draw a seed")?;
    Ok(u64::from_le_bytes(bytes) >> 24)
}

/// The time to the second.
fn now() -> Result<String> {
    Ok(Timestamp::from_second(Timestamp::now().as_second())?.to_string())
}

/// Formats in the journal go by their names.
mod name {
    use neuf::puzzle::format::Format;
    use serde::{Deserialize, Deserializer, Serializer, de};

    pub fn serialize<S: Serializer>(format: &Format, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(format.name())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Format, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}
