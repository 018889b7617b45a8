//! `neuf explain`: the whole way to the solution, in words.

use std::process::ExitCode;

use anyhow::Result;
use neuf::logic::{Board, Rung, Settings, Step, Technique, next};
use neuf::puzzle::format::Entry;
use neuf::rate::{Rating, explainer};
use neuf::words::steps::Notation;
use neuf::words::{CLI, STEPS, Words};
use serde::Serialize;

use crate::args::{self, Way};
use crate::each::{Answer, each, singly};
use crate::output::Output;
use crate::position::{NoPosition, Position, drawn};
use crate::say::Voice;

pub fn run(args: &args::Explain, voice: &mut Voice) -> Result<ExitCode> {
    if args.path == Some(Way::Se) && !args.techniques.is_empty() {
        return Err(
            voice.refusal("usage-conflict", &[("option", "--techniques".into()), ("other", "--path se".into())])
        );
    }
    let mut output = Output::open(args.output.output.as_deref(), args.output.force, voice)?;
    let words = Words::new(voice.words.language(), &[&CLI, &STEPS]);
    let work = singly(|entry: &Entry| explain(entry, args, &words));
    let outcome = each(&args.input, &mut output, voice, work, |output, voice, place, entry, told| match told {
        Ok(told) => {
            output.write(&told.text, voice)?;
            Ok(if told.is_solved { Answer::Yes } else { Answer::No })
        }
        Err(why) => {
            for sentence in why.sentences(&entry, voice) {
                voice.error_at(&place.to_string(), &sentence);
            }
            Ok(Answer::No)
        }
    })?;
    output.finish(voice)?;
    Ok(outcome.code())
}

struct Told {
    text: String,
    is_solved: bool,
}

/// Why nothing is explained.
enum Refused {
    NoPosition(NoPosition),
    /// Something contradicts the solution: it is said instead.
    Wrong(Vec<String>),
}

impl Refused {
    fn sentences(self, entry: &Entry, voice: &Voice) -> Vec<String> {
        match self {
            Refused::NoPosition(why) => vec![why.sentence(&entry.givens, voice)],
            Refused::Wrong(sentences) => sentences,
        }
    }
}

fn explain(entry: &Entry, args: &args::Explain, words: &Words) -> Result<Told, Refused> {
    let Position { mut board, uniqueness, health } = Position::of(entry).map_err(Refused::NoPosition)?;
    let mut told = Told { text: String::new(), is_solved: false };
    if !health.is_good() {
        let teller = words.teller(args.notation.unwrap_or_default());
        return Err(Refused::Wrong([teller.health(&health), teller.wrong(&health)].concat()));
    }
    let mut settings = Settings::new(uniqueness);
    if !args.techniques.is_empty() {
        settings.order = args.techniques.clone();
    }
    let puzzle = entry.filled().to_string();
    if !args.json {
        told.text = format!("{puzzle}\n");
    }
    let (mut steps, mut hardest): (usize, Option<(Option<Rating>, Technique)>) = (0, None);
    while let Some((step, rating)) = easiest(&board, args, &settings) {
        steps += 1;
        let number = steps;
        if args.json {
            if let Ok(line) = serde_json::to_string(&Line { puzzle: &puzzle, number, rating, step: &step }) {
                told.text += &format!("{line}\n");
            }
        } else {
            if args.grid {
                told.text += &format!("\n{}", drawn(&board));
            }
            tell(&mut told.text, number, &step, rating, args, words);
        }
        // By rating where there are ratings, else by the order of the techniques; of equals the first.
        let this = (rating, step.technique);
        if hardest.is_none_or(|hardest| if rating.is_some() { hardest.0 < this.0 } else { hardest.1 < this.1 }) {
            hardest = Some(this);
        }
        board.apply(&step);
    }
    told.is_solved = board.is_full();
    if !args.json {
        let end = end(&board, entry, args, steps, hardest, words, &settings);
        told.text += &format!("{end}\n\n");
    }
    Ok(told)
}

fn easiest(board: &Board, args: &args::Explain, settings: &Settings) -> Option<(Step, Option<Rating>)> {
    match args.path.unwrap_or(Way::Human) {
        Way::Human => next(board, settings).map(|step| (step, None)),
        Way::Se => explainer::next_step(board).map(|rated| (rated.step, Some(rated.rating))),
    }
}

/// A step in a line, or with its sentences below.
fn tell(text: &mut String, number: usize, step: &Step, rating: Option<Rating>, args: &args::Explain, words: &Words) {
    let teller = words.teller(args.notation.unwrap_or(Notation::Local));
    let rating = rating.map(|rating| format!(" ({rating})")).unwrap_or_default();
    if args.brief {
        *text += &format!("{number}. {}{rating}\n", teller.brief(step));
        return;
    }
    *text += &format!("{number}. {}{rating}\n", words.technique(step.technique));
    for sentence in teller.rung(Rung::Reason, step) {
        *text += &format!("   {sentence}\n");
    }
}

/// The last line: solved or not, and the hardest of it.
fn end(
    board: &Board,
    entry: &Entry,
    args: &args::Explain,
    steps: usize,
    hardest: Option<(Option<Rating>, Technique)>,
    words: &Words,
    settings: &Settings,
) -> String {
    let empty = board.empty().len();
    if empty > 0 {
        let left = words.get("explain-left", &[("count", empty.into())]);
        let restricted = !args.techniques.is_empty();
        let all = Settings::new(settings.uniqueness);
        let why = match next(board, &all).filter(|_| restricted) {
            Some(step) => words.next_needs(step.technique),
            None => words.no_step(),
        };
        return format!("{why} {left}");
    }
    let Some((_, technique)) = hardest else { return words.get("explain-full", &[]) };
    let args_of = [("count", steps.into()), ("technique", words.technique(technique).into())];
    let solved = words.get("explain-solved", &args_of);
    let is_plain = entry.placed.filled().is_empty() && entry.candidates.is_none();
    let numbers = (args.path == Some(Way::Se) && is_plain)
        .then(|| explainer::rate(&entry.givens, &explainer::Options::default()).ok())
        .flatten();
    match numbers {
        Some(rated) => format!("{solved} ED={}", rated.difficulty),
        None => solved,
    }
}

/// A step as a line of JSON.
#[derive(Serialize)]
pub struct Line<'a> {
    pub puzzle: &'a str,
    pub number: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
    pub step: &'a Step,
}
