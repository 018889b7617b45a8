//! Requests and answers as plain data: what a Web Worker, a server or a script understands. What takes techniques is in
//! [`study`], by itself, so that a program with one of the two is small.
//!
//! ```
//! use std::ops::ControlFlow;
//! use neuf::job::{Answer, Event, Job, run};
//!
//! let job: Job = serde_json::from_str(
//!     r#"{"job": "generate", "request": {"clues": {"min": 25, "max": 34}, "symmetry": "rot180"}, "seed": 7, "count": 2}"#,
//! )?;
//! let mut made = Vec::new();
//! let answer = run(&job, &mut |event| {
//!     if let Event::Made(record) = event {
//!         made.push(record);
//!     }
//!     ControlFlow::Continue(())
//! });
//! assert_eq!(answer, Answer::Generated { made: 2, failure: None });
//! assert_eq!(made[1].index, 1);
//! # Ok::<(), serde_json::Error>(())
//! ```

mod rate;
pub mod study;

use std::cell::{Cell, RefCell};
use std::ops::ControlFlow;

use serde::{Deserialize, Serialize};

use crate::generate::{self, Failure, Impossible, Level, Made, Progress, Request};
use crate::grid::{Conflict, Grid};
use crate::puzzle::{ParseError, format};
use crate::rate::{Grade, Rating};
use crate::solve::{self, Count, End};
use crate::symmetry::Symmetry;

/// Something to be done.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "job", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Job {
    /// Make puzzles `first` to `first + count − 1` of `seed`.
    Generate {
        /// What they are to be like.
        #[serde(default)]
        request: Request,
        /// The seed. A number, or its text where a number could lose digits (above 2⁵³ in JavaScript).
        #[serde(default, with = "whole")]
        seed: u64,
        /// The first index, 0 unless stated.
        #[serde(default, with = "whole")]
        first: u64,
        /// How many, 1 unless stated.
        #[serde(default = "one", with = "whole")]
        count: u64,
    },
    /// Read one puzzle in any format and say what it is.
    Check {
        /// The text.
        text: String,
    },
    /// List solutions of one puzzle in any format.
    Solve {
        /// The text.
        text: String,
        /// The most solutions to list, 1 unless stated; 1,000 at the most.
        #[serde(default = "one", with = "whole")]
        limit: u64,
    },
}

/// News while a job runs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A puzzle is ready.
    Made(Box<Record>),
    /// A search goes on; several do, side by side. Sent after each step, of some microseconds to a few milliseconds:
    /// pass on what is useful.
    Searching {
        /// The index of the puzzle being made.
        index: u64,
        /// Steps spent on it.
        steps: u64,
        /// Clues of the puzzle that comes nearest so far.
        nearest: Option<u8>,
        /// The rating of that one, if it is known.
        rating: Option<Rating>,
    },
}

/// What came of a job.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "answer", rename_all = "kebab-case")]
pub enum Answer {
    /// Puzzles were made, and handed over as they came: [`Event::Made`].
    Generated {
        /// How many.
        made: u64,
        /// Why not all, if so.
        failure: Option<Refusal>,
    },
    /// The puzzle was read.
    Checked(Box<Checked>),
    /// The puzzle was solved.
    Solved {
        /// The solutions, as many as asked for.
        solutions: Vec<Grid>,
        /// Whether these are all.
        all: bool,
    },
    /// The text is no puzzle.
    Unreadable(ParseError),
}

/// Why puzzles are missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "refusal", rename_all = "kebab-case")]
pub enum Refusal {
    /// There can't be any.
    Impossible {
        /// The reason.
        because: Impossible,
    },
    /// The effort for one puzzle was spent.
    Spent {
        /// Its index.
        index: u64,
        /// The nearest puzzle with one solution, if there was one.
        nearest: Option<Grid>,
        /// The rating of that one, if it is known.
        rating: Option<Rating>,
    },
    /// The receiver of the events asked to stop.
    Stopped,
}

/// A puzzle that was made, with all that makes it again. A caller with a clock adds the time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// The puzzle.
    pub puzzle: Grid,
    /// Its only solution.
    pub solution: Grid,
    /// How many clues it has, 17 to 81.
    pub clues: u8,
    /// The level with that many clues and that rating, if there is one.
    pub difficulty: Option<Level>,
    /// How hard it is on Sudoku Explainer's scale (ER).
    pub rating: Rating,
    /// The rating in a word.
    pub grade: Grade,
    /// The symmetry asked for.
    pub symmetry: Symmetry,
    /// The seed.
    #[serde(with = "whole")]
    pub seed: u64,
    /// Its index under that seed.
    #[serde(with = "whole")]
    pub index: u64,
    /// The version of the engine that made it.
    pub version: String,
}

impl Record {
    /// The record of puzzle `index` of `seed`.
    pub fn new(made: &Made, request: &Request, seed: u64, index: u64) -> Record {
        let clues = made.puzzle.count();
        let rating = made.rated().er;
        Record {
            puzzle: made.puzzle,
            solution: made.solution,
            clues: clues as u8,
            difficulty: Level::of(clues, rating),
            rating,
            grade: Grade::of(rating),
            symmetry: request.symmetry,
            seed,
            index,
            version: env!("CARGO_PKG_VERSION").to_owned(),
        }
    }
}

/// All there is to say of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Checked {
    /// The givens as read.
    pub puzzle: Grid,
    /// Digits that somebody placed.
    pub placed: Grid,
    /// Givens that break a rule, each pair with its house.
    pub conflicts: Vec<Conflict>,
    /// How many solutions the givens leave, counted up to [`Checked::COUNTED`].
    pub solutions: u64,
    /// Whether that count is complete.
    pub all: bool,
    /// One solution, or two different ones if there are several.
    pub examples: Vec<Grid>,
    /// How many clues it has.
    pub clues: u8,
    /// The level that its clues and its rating go with, if it has one solution and such a level.
    pub difficulty: Option<Level>,
    /// The largest symmetry that its clues have.
    pub symmetry: Symmetry,
    /// Whether every clue is needed; stated only of a puzzle with one solution.
    pub minimal: Option<bool>,
}

impl Checked {
    /// Solutions are counted no further.
    pub const COUNTED: u64 = 1000;
}

/// Does a job. `tell` hears of events on the way and may stop it; what was made until then stays made.
pub fn run(job: &Job, tell: &mut dyn FnMut(Event) -> ControlFlow<()>) -> Answer {
    match job {
        Job::Generate { request, seed, first, count } => generate(request, *seed, *first, *count, tell),
        Job::Check { text } => match format::parse(text) {
            Ok(entry) => Answer::Checked(Box::new(check(entry.givens, entry.placed))),
            Err(error) => Answer::Unreadable(error),
        },
        Job::Solve { text, limit } => match format::parse(text) {
            Ok(entry) => {
                let limit = (*limit).min(1000) as usize;
                let mut solutions: Vec<Grid> = solve::solutions(&entry.givens).take(limit + 1).collect();
                let all = solutions.len() <= limit;
                solutions.truncate(limit);
                Answer::Solved { solutions, all }
            }
            Err(error) => Answer::Unreadable(error),
        },
    }
}

fn generate(
    request: &Request,
    seed: u64,
    first: u64,
    count: u64,
    tell: &mut dyn FnMut(Event) -> ControlFlow<()>,
) -> Answer {
    let tell = RefCell::new(tell);
    let (mut made, mut failure, is_stopped) = (0, None, Cell::new(false));
    let mut take = |index, outcome: Result<Made, Failure>| {
        failure = match outcome {
            _ if is_stopped.get() => Some(Refusal::Stopped),
            Ok(puzzle) => {
                made += 1;
                let record = Record::new(&puzzle, request, seed, index);
                let is_enough = (tell.borrow_mut())(Event::Made(Box::new(record))).is_break();
                is_enough.then_some(Refusal::Stopped)
            }
            Err(Failure::Impossible(because)) => Some(Refusal::Impossible { because }),
            Err(Failure::Spent(progress)) => {
                Some(Refusal::Spent { index, nearest: progress.best, rating: progress.rating })
            }
            Err(Failure::Stopped(_)) => Some(Refusal::Stopped),
        };
        if failure.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    let mut watch = |index, progress: &Progress| {
        let nearest = progress.best.map(|puzzle| puzzle.count() as u8);
        let flow = match is_stopped.get() {
            true => ControlFlow::Break(()),
            false => {
                (tell.borrow_mut())(Event::Searching { index, steps: progress.steps, nearest, rating: progress.rating })
            }
        };
        is_stopped.set(flow.is_break());
        flow
    };
    generate::puzzles(request, seed, first, count, &mut take, &mut watch);
    Answer::Generated { made, failure }
}

fn check(puzzle: Grid, placed: Grid) -> Checked {
    let Count { found, end, .. } = solve::count_watched(&puzzle, Checked::COUNTED, &mut |_| ControlFlow::Continue(()));
    let clues = puzzle.count();
    Checked {
        puzzle,
        placed,
        conflicts: puzzle.conflicts(),
        solutions: found,
        all: end == End::Exhausted,
        examples: solve::solutions(&puzzle).take(2).collect(),
        clues: clues as u8,
        difficulty: if found == 1 { Level::of_puzzle(&puzzle) } else { None },
        symmetry: Symmetry::of(puzzle.filled()),
        minimal: (found == 1).then(|| solve::redundant_given(&puzzle).is_none()),
    }
}

fn one() -> u64 {
    1
}

/// Whole numbers that JavaScript could not hold exactly are written as text; either is read.
mod whole {
    use serde::de::{Deserialize, Deserializer, Error};
    use serde::ser::Serializer;

    const SAFE: u64 = 1 << 53;

    pub fn serialize<S: Serializer>(number: &u64, serializer: S) -> Result<S::Ok, S::Error> {
        if *number <= SAFE { serializer.serialize_u64(*number) } else { serializer.collect_str(number) }
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u64, D::Error> {
        #[derive(serde::Deserialize)]
        #[serde(untagged)]
        enum Either {
            Number(u64),
            Text(String),
        }
        match Either::deserialize(deserializer) {
            Ok(Either::Number(number)) => Ok(number),
            Ok(Either::Text(text)) => text.parse().map_err(|_| Error::custom("expected a whole number from 0")),
            Err(_) => Err(Error::custom("expected a whole number from 0")),
        }
    }
}
