//! `neuf generate`: puzzle after puzzle of a seed, on all processors, to the same bytes however many there are and
//! however often it was interrupted.

use std::collections::{HashMap, HashSet};
use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::ops::ControlFlow;
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::Result;
use neuf::generate::{self, Failure, Gem, Made, Orders, Progress};
use neuf::grid::Grid;
use neuf::puzzle::format::{Reader, Writer};
use neuf::rate::Rating;
use neuf::rate::explainer::{self, Difficulty, Options};
use neuf::symmetry::{self, PuzzleId};

use crate::args::Generate;
use crate::each::threads;
use crate::interrupt::{self, INTERRUPTED};
use crate::journal::{Checkpoint, Journal};
use crate::ordered::{Desk, ordered_crowd};
use crate::output::{self, Output, PartFile, with_ending};
use crate::plan::{self, Plan};
use crate::say::Voice;

/// How often a file is put on the disk with a note of how far it is: soon at first, then more and more rarely.
const FIRST_CHECKPOINT: Duration = Duration::from_millis(20);
const BETWEEN_CHECKPOINTS: Duration = Duration::from_secs(1);
/// How long a finished puzzle may wait for company on its way out.
const BETWEEN_FLUSHES: Duration = Duration::from_millis(50);
/// Puzzles in a row that are the same as earlier ones, after which there are taken to be no others.
const MOST_REPEATS: u64 = 10_000;
/// Steps of a search between two looks at the progress bar.
const BETWEEN_MESSAGES: u64 = 64;

pub fn run(args: &Generate, voice: &mut Voice) -> Result<ExitCode> {
    interrupt::note()?;
    let started = match &args.resume {
        Some(file) => resume(file, args, voice)?,
        None => start(args.output.as_deref(), args, voice)?,
    };
    match started {
        Some((plan, sink)) => make(&plan, sink, args, voice),
        None => Ok(ExitCode::SUCCESS),
    }
}

/// Where the puzzles go, and how far they are.
struct Sink {
    place: Place,
    writer: Writer,
    checkpoint: Checkpoint,
    /// What was made before, if nothing is to come twice.
    seen: HashSet<PuzzleId>,
    last: Instant,
    /// How long after the last checkpoint the next one comes.
    until_next: Duration,
    text: String,
    /// Whether this run has written a puzzle.
    has_begun: bool,
}

enum Place {
    Stdout(Output),
    /// The journal is missing for a device, which cannot be gone on with.
    File(PartFile, Option<Box<Journal>>),
}

/// Begins a new run.
fn start(file: Option<&Path>, args: &Generate, voice: &Voice) -> Result<Option<(Plan, Sink)>> {
    let plan = Plan::of(args, voice)?;
    let place = match file.map(output::resolved) {
        None => Place::Stdout(Output::open(None, false, voice)?),
        Some(path) => {
            let part = with_ending(&path, ".part");
            let is_device = fs::metadata(&path).is_ok_and(|data| !data.is_file());
            if is_device {
                Place::File(PartFile::create(&path, args.force, voice)?, None)
            } else {
                if !args.force && Journal::read(&path, voice)?.is_some() {
                    let args =
                        [("part", part.display().to_string().into()), ("file", path.display().to_string().into())];
                    return Err(voice.refusal("error-part-resume", &args));
                }
                if !args.force && part.exists() {
                    return Err(voice.refusal("error-part", &[("part", part.display().to_string().into())]));
                }
                // The journal comes first: with it alone a run can begin, with the file alone it can't go on.
                let journal = Journal::new(&path, &plan);
                journal.save(voice)?;
                Place::File(PartFile::create(&path, args.force, voice)?, Some(Box::new(journal)))
            }
        }
    };
    if args.seed.is_none() {
        voice.note(&voice.text("note-seed", &[("seed", plan.seed.to_string().into())]));
    }
    let sink = Sink::new(place, &plan, Checkpoint::default());
    Ok(Some((plan, sink)))
}

/// Goes on with an earlier run; `None` if there is nothing left to do.
fn resume(typed: &Path, args: &Generate, voice: &Voice) -> Result<Option<(Plan, Sink)>> {
    let name = || typed.display().to_string();
    let file = &output::resolved(typed);
    let part = with_ending(file, ".part");
    if let Some(other) = args.output.as_deref().map(output::resolved).filter(|other| *other != *file) {
        let args = [("ours", other.display().to_string().into()), ("file", name().into())];
        return Err(voice.refusal("error-resume-output", &args));
    }
    let Some(mut journal) = Journal::read(file, voice)? else {
        let part_name = part.display().to_string();
        return match () {
            () if part.exists() => Err(voice.refusal("error-no-journal", &[("part", part_name.into())])),
            () if file.exists() => {
                voice.note(&voice.text("note-complete", &[("file", name().into())]));
                Ok(None)
            }
            () if plan::is_given(args) => {
                voice.note(&voice.text("note-resume-new", &[("file", name().into())]));
                start(Some(file), args, voice)
            }
            () => Err(voice.refusal("error-no-resume", &[("file", name().into()), ("part", part_name.into())])),
        };
    };
    if let Some((option, ours, theirs)) = journal.plan.disagreement(args, voice)? {
        let args =
            [("option", option.into()), ("ours", ours.into()), ("theirs", theirs.into()), ("file", name().into())];
        return Err(voice.refusal("error-resume-differs", &args));
    }
    // More effort may find what less did not; what is found is the same.
    journal.plan.request.effort = args.effort.unwrap_or(journal.plan.request.effort);
    let checkpoint = journal.checkpoint;
    if journal.whole {
        if part.exists() {
            fs::rename(&part, file).map_err(|error| voice.io_refusal("error-write", file, &error))?;
        }
        journal.remove(voice)?;
        voice.note(&voice.text("note-complete", &[("file", name().into())]));
        return Ok(None);
    }
    let plan = journal.plan.clone();
    let done = PartFile::go_on(file, checkpoint.bytes, voice)?;
    let mut sink = Sink::new(Place::File(done, Some(Box::new(journal))), &plan, checkpoint);
    if plan.unique_up_to_symmetry {
        sink.seen = ids(&part, voice)?;
    }
    let args = [("file", name().into()), ("done", checkpoint.records.into()), ("count", plan.count.into())];
    voice.note(&voice.text("note-resumed", &args));
    Ok(Some((plan, sink)))
}

/// The identifiers of all puzzles in a file that is not yet whole.
fn ids(part: &Path, voice: &Voice) -> Result<HashSet<PuzzleId>> {
    let cannot = |error| voice.io_refusal("error-read", part, &error);
    let mut lines = BufReader::new(File::open(part).map_err(cannot)?).lines();
    let mut reader = Reader::new(None);
    let mut ids = HashSet::new();
    loop {
        match lines.next().transpose().map_err(cannot)? {
            Some(line) => reader.push(&line),
            None => break,
        }
        while let Some(entry) = reader.take() {
            ids.extend(entry.ok().map(|entry| symmetry::id(&entry.givens)));
        }
    }
    // A list that is cut off is no mistake here.
    reader.finish();
    while let Some(entry) = reader.take() {
        ids.extend(entry.ok().map(|entry| symmetry::id(&entry.givens)));
    }
    Ok(ids)
}

/// Why the making ended before all puzzles were there.
enum End {
    Interrupted,
    Spent(u64, Progress),
    Repeats,
}

fn make(plan: &Plan, mut sink: Sink, args: &Generate, voice: &mut Voice) -> Result<ExitCode> {
    voice.start_bar(plan.count, sink.checkpoint.records);
    let voice = &*voice;
    let begin = sink.checkpoint.next;
    // With repeats left out, how many are needed is known only at the end.
    let end = if plan.unique_up_to_symmetry { u64::MAX - plan.first } else { plan.count };
    let indices = (begin..end).map(|number| plan.first.wrapping_add(number));
    let threads = threads(args.threads);
    // A few puzzles are shared out to all threads.
    let share = (plan.count - sink.checkpoint.records).div_ceil(threads as u64);
    let side_by_side = share.min(generate::AT_A_TIME as u64) as usize;
    let work = |desk: &mut dyn Desk<u64, Numbered>| {
        let mut customer = Customer { desk, plan, voice, numbers: HashMap::new() };
        generate::orders(&plan.request, plan.seed, side_by_side, &mut customer);
    };
    if sink.checkpoint.records < plan.count {
        say_outlook(plan, plan.count - sink.checkpoint.records, threads as u64, voice);
    }
    let mut ended: Result<Option<End>> = Ok(None);
    if sink.checkpoint.records < plan.count {
        ordered_crowd(threads, side_by_side, indices, work, |(index, made)| {
            let step = match made {
                Ok((made, id)) => sink.take(plan, &made, index, id, voice).map(|()| {
                    if sink.checkpoint.repeats >= MOST_REPEATS {
                        return Some(End::Repeats);
                    }
                    interrupt::asked().then_some(End::Interrupted)
                }),
                Err(Failure::Stopped(_)) => Ok(Some(End::Interrupted)),
                Err(Failure::Spent(progress)) => Ok(Some(End::Spent(index, progress))),
                Err(Failure::Impossible(reason)) => Err(crate::say::Refusal(voice.words.impossible(&reason)).into()),
            };
            voice.bar().set_position(sink.checkpoint.records);
            if sink.checkpoint.records == plan.count && step.is_ok() {
                return ControlFlow::Break(());
            }
            match step {
                Ok(None) => ControlFlow::Continue(()),
                other => {
                    ended = other;
                    ControlFlow::Break(())
                }
            }
        });
    }
    voice.end_bar();
    match ended {
        Ok(None) => sink.finish(voice).map(|()| ExitCode::SUCCESS),
        Ok(Some(end)) => sink.stop(plan, end, args, voice),
        // A file stays as it is: the last checkpoint tells how much of it to go on with.
        Err(error) => Err(error),
    }
}

/// Ratings that fewer puzzles have than one in so many are worth a word beforehand.
const RARE: u64 = 1000;
/// How long a search is tried for, to see how fast it is here, and the least time worth telling.
const TRIAL: Duration = Duration::from_millis(60);
const LONG: Duration = Duration::from_secs(3);

/// Says before a long search how rare is what it looks for, and how long that takes here.
fn say_outlook(plan: &Plan, count: u64, threads: u64, voice: &Voice) {
    let Some(outlook) = generate::outlook(&plan.request).filter(|outlook| outlook.one_in >= RARE) else { return };
    let (begun, mut steps) = (Instant::now(), 1);
    // The last index of the seed: nobody gets as far.
    let _ = generate::puzzle(&plan.request, plan.seed, u64::MAX, &mut |progress| {
        steps = progress.steps;
        if begun.elapsed() < TRIAL && !interrupt::asked() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    let each = begun.elapsed().as_secs_f64() / steps as f64;
    let time = each * outlook.steps as f64 * count.div_ceil(threads) as f64;
    let time = if time < LONG.as_secs_f64() {
        String::new()
    } else {
        let time = match time {
            t if t < 90.0 => format!("{t:.0} s"),
            t if t < 5400.0 => format!("{:.0} min", t / 60.0),
            t => format!("{:.0} h", t / 3600.0),
        };
        voice.text("note-outlook-time", &[("time", time.into())])
    };
    let args = [("count", outlook.one_in.into()), ("time", time.into())];
    voice.note(&match outlook.or_fewer {
        true => voice.text("note-outlook-fewer", &args),
        false => voice.text("note-outlook", &args),
    });
}

/// An index, and what came of it, with its identifier if nothing is to come twice.
type Numbered = (u64, Result<(Made, Option<PuzzleId>), Failure>);

/// What a thread orders of the engine.
struct Customer<'a> {
    desk: &'a mut dyn Desk<u64, Numbered>,
    plan: &'a Plan,
    voice: &'a Voice,
    /// The numbers of the jobs that are being done, by index.
    numbers: HashMap<u64, usize>,
}

impl Orders for Customer<'_> {
    fn next(&mut self, is_busy: bool) -> Option<u64> {
        let (number, index) = self.desk.fetch(is_busy)?;
        self.numbers.insert(index, number);
        Some(index)
    }

    fn made(&mut self, index: u64, outcome: Result<Made, Failure>) -> ControlFlow<()> {
        let id = |made: &Made| self.plan.unique_up_to_symmetry.then(|| symmetry::id(&made.puzzle));
        // Here, where threads work side by side, and not where the puzzles come together.
        let rated = |mut made: Made| {
            if self.plan.states_rating() && made.difficulty.is_none() {
                made.difficulty = Some(made.rated());
            }
            made
        };
        let outcome = outcome.map(|made| (rated(made), id(&made)));
        let number = self.numbers.remove(&index).expect("it was ordered");
        self.desk.give(number, (index, outcome))
    }

    fn watch(&mut self, _: u64, progress: &Progress) -> ControlFlow<()> {
        if progress.steps.is_multiple_of(BETWEEN_MESSAGES) {
            show(progress, self.voice);
        }
        if interrupt::asked() || self.desk.is_closed() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

/// The numbers of a puzzle that has one solution.
fn rating(puzzle: &Grid) -> Option<Difficulty> {
    explainer::rate(puzzle, &Options::default()).ok().map(|rated| rated.difficulty)
}

fn show(progress: &Progress, voice: &Voice) {
    if voice.bar().is_hidden() {
        return;
    }
    let mut message = voice.text("bar-steps", &[("steps", progress.steps.into())]);
    if let Some(best) = progress.best {
        message.push_str(&voice.text("bar-best", &[("clues", nearest(&best, progress.rating, voice).into())]));
    }
    voice.bar().set_message(message);
}

/// What the nearest puzzle so far is like: its clues, and its rating if that is known.
fn nearest(puzzle: &Grid, rating: Option<Rating>, voice: &Voice) -> String {
    let clues = voice.text("clues", &[("count", puzzle.count().into())]);
    match rating {
        Some(rating) => {
            voice.text("clues-and-rating", &[("clues", clues.into()), ("rating", rating.to_string().into())])
        }
        None => clues,
    }
}

impl Sink {
    fn new(place: Place, plan: &Plan, checkpoint: Checkpoint) -> Sink {
        let writer = Writer::new(plan.format);
        Sink {
            place,
            writer,
            checkpoint,
            seen: HashSet::new(),
            last: Instant::now(),
            until_next: FIRST_CHECKPOINT,
            text: String::new(),
            has_begun: false,
        }
    }

    /// Writes a puzzle, unless it was there already.
    fn take(&mut self, plan: &Plan, made: &Made, index: u64, id: Option<PuzzleId>, voice: &Voice) -> Result<()> {
        self.checkpoint.next += 1;
        if id.is_some_and(|id| !self.seen.insert(id)) {
            self.checkpoint.repeats += 1;
            return Ok(());
        }
        self.checkpoint.repeats = 0;
        let entry = plan.entry(made, index);
        self.text.clear();
        if self.checkpoint.records > 0 && !self.has_begun {
            // The writer learns from the entry what an earlier run wrote at the top.
            self.writer.header(Some(&entry));
        }
        self.has_begun = true;
        self.writer.push(&entry, &mut self.text);
        self.checkpoint.records += 1;
        match &mut self.place {
            Place::Stdout(output) => {
                output.write(&self.text, voice)?;
                if self.last.elapsed() > BETWEEN_FLUSHES {
                    output.flush(voice)?;
                    self.last = Instant::now();
                }
            }
            Place::File(file, _) => {
                file.write(&self.text, voice)?;
                self.checkpoint.bytes = file.bytes();
                if self.last.elapsed() > self.until_next {
                    self.save(voice)?;
                    self.last = Instant::now();
                    self.until_next = (self.until_next * 2).min(BETWEEN_CHECKPOINTS);
                }
            }
        }
        Ok(())
    }

    /// Puts everything on the disk, and how far it is.
    fn save(&mut self, voice: &Voice) -> Result<()> {
        match &mut self.place {
            Place::Stdout(output) => output.flush(voice),
            Place::File(file, journal) => {
                file.sync(voice)?;
                let Some(journal) = journal else { return Ok(()) };
                journal.checkpoint = self.checkpoint;
                journal.save(voice)
            }
        }
    }

    fn finish(mut self, voice: &Voice) -> Result<()> {
        self.text.clear();
        if self.checkpoint.records > 0 && !self.has_begun {
            self.writer.header(None);
        }
        self.writer.finish(&mut self.text);
        match self.place {
            Place::Stdout(mut output) => {
                output.write(&self.text, voice)?;
                output.finish(voice)
            }
            Place::File(mut file, journal) => {
                file.write(&self.text, voice)?;
                file.sync(voice)?;
                let Some(mut journal) = journal else { return file.finish(voice) };
                journal.checkpoint = self.checkpoint;
                journal.whole = true;
                journal.save(voice)?;
                file.finish(voice)?;
                journal.remove(voice)
            }
        }
    }

    /// Keeps what is there and says how to go on.
    fn stop(mut self, plan: &Plan, end: End, args: &Generate, voice: &Voice) -> Result<ExitCode> {
        self.save(voice)?;
        let Checkpoint { records, next, .. } = self.checkpoint;
        let file = match &self.place {
            Place::File(_, Some(_)) => args.resume.as_ref().or(args.output.as_ref()),
            _ => None,
        };
        let kept = match file {
            Some(path) => voice.text("kept-file", &[("file", path.display().to_string().into())]),
            None if plan.unique_up_to_symmetry => String::new(),
            None => {
                let next = plan.first.wrapping_add(next).to_string();
                let left = (plan.count - records).to_string();
                let seed = plan.seed.to_string();
                voice.text("kept-stdout", &[("seed", seed.into()), ("next", next.into()), ("left", left.into())])
            }
        };
        let (code, sentence) = match end {
            End::Interrupted => {
                let args = [("done", records.into()), ("count", plan.count.into())];
                (INTERRUPTED, voice.text("interrupted", &args) + &kept)
            }
            End::Spent(index, Progress { steps, best, rating: known }) => {
                let has_aim = plan.request.rating.is_some() || plan.request.gem != Gem::None;
                let best = best.map(|best| {
                    // Whoever asked for a rating is told that of the nearest puzzle, even if the search did without.
                    let rated = || rating(&best).filter(|_| has_aim).map(|difficulty| difficulty.er);
                    let like = nearest(&best, known.or_else(rated), voice);
                    voice.text("spent-best", &[("clues", like.into()), ("puzzle", best.to_string().into())])
                });
                let best = best.unwrap_or_default();
                let args = [("index", index.to_string().into()), ("steps", steps.into()), ("best", best.into())];
                let more = (plan.request.effort.saturating_mul(10)).to_string();
                let go_on = match file {
                    Some(path) => {
                        let args = [("file", path.display().to_string().into()), ("effort", more.into())];
                        voice.text("spent-file", &args)
                    }
                    None => voice.text("spent-stdout", &[("effort", more.into())]),
                };
                (1, voice.text("spent", &args) + &go_on)
            }
            End::Repeats => {
                // There is nothing to go on with: this is the whole of it.
                self.finish(voice)?;
                (1, voice.text("no-more-puzzles", &[("done", records.into()), ("repeats", MOST_REPEATS.into())]))
            }
        };
        voice.error(&sentence);
        Ok(ExitCode::from(code))
    }
}

#[cfg(test)]
mod tests {
    use neuf::generate::Request;
    use neuf::puzzle::format::Format;
    use neuf::words::{CLI, Language, Words};

    use super::*;

    fn voice() -> Voice {
        Voice::new(Words::new(Language::En, &[&CLI]), true)
    }

    fn plan(format: Format) -> Plan {
        Plan {
            request: Request::default(),
            count: 5,
            seed: 1,
            first: 0,
            unique_up_to_symmetry: true,
            format,
            timestamp: None,
        }
    }

    fn made(plan: &Plan, index: u64) -> Made {
        generate::puzzle(&plan.request, plan.seed, index, &mut |_| ControlFlow::Continue(())).unwrap()
    }

    #[test]
    fn a_puzzle_that_was_there_already_is_left_out() {
        let (plan, voice) = (plan(Format::Line), voice());
        let output = Output::File(PartFile::create(Path::new("/dev/null"), false, &voice).unwrap());
        let mut sink = Sink::new(Place::Stdout(output), &plan, Checkpoint::default());
        for (puzzle, records, repeats) in [(0, 1, 0), (0, 1, 1), (1, 2, 0), (0, 2, 1), (1, 2, 2), (2, 3, 0)] {
            let made = made(&plan, puzzle);
            sink.take(&plan, &made, puzzle, Some(symmetry::id(&made.puzzle)), &voice).unwrap();
            assert_eq!((sink.checkpoint.records, sink.checkpoint.repeats), (records, repeats));
        }
        assert_eq!(sink.checkpoint.next, 6);
    }

    #[test]
    fn a_file_that_is_not_yet_whole_tells_what_is_in_it() {
        let voice = voice();
        let file = std::env::temp_dir().join(format!("neuf-ids-{}", std::process::id()));
        for format in Format::ALL {
            let plan = plan(format);
            let mut writer = Writer::new(format);
            let mut text = String::new();
            let mut expected = HashSet::new();
            for index in 0..plan.count {
                let made = made(&plan, index);
                writer.push(&plan.entry(&made, index), &mut text);
                expected.insert(symmetry::id(&made.puzzle));
            }
            fs::write(&file, &text).unwrap();
            assert_eq!(ids(&file, &voice).unwrap(), expected, "{format}");
        }
        fs::remove_file(&file).unwrap();
    }
}
