//! Making puzzles: what is asked for, what is under way, what was found, and what is ready before it is asked for.

use neuf::generate::{Impossible, Level};
use neuf::job::Job;
use neuf::rate::Rating;
use neuf::symmetry::Symmetry;
use wasm_bindgen::JsValue;

use crate::browser;
use crate::desk::Desk;
use crate::dom::Var;
use crate::engine::{self, Engine, Message, Ticket, Urgency};
use crate::origin::{Origin, Puzzle};
use crate::say;
use crate::settings::Maker;
use crate::storage;

/// How many puzzles a batch has.
pub const BATCH: u64 = 50;
/// Where puzzles made ahead are stored, and how many of them at most.
const READY: &str = "neuf.ready";
const MOST_READY: usize = 8;

/// The maker. Copies are the same maker.
#[derive(Clone, Copy)]
pub struct Workshop(&'static State);

/// The state of the maker.
pub struct State {
    desk: Desk,
    engine: Engine,
    /// What is under way.
    pub work: Var<Option<Work>>,
    /// The puzzles of the batch, as they come.
    pub found: Var<Vec<Puzzle>>,
    /// What came of the last thing asked for.
    pub outcome: Var<Option<Outcome>>,
}

impl std::ops::Deref for Workshop {
    type Target = State;

    fn deref(&self) -> &State {
        self.0
    }
}

/// Something under way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Work {
    ticket: Ticket,
    pub total: u64,
    pub done: u64,
    /// Steps of the search for the puzzle being made, told where a search is long.
    pub steps: u64,
    /// When it began, in milliseconds of [`browser::uptime`].
    pub began: f64,
}

/// What came of something asked for.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// So many puzzles, in so many milliseconds.
    Made(u64, f64),
    /// So many puzzles until it was cancelled.
    Cancelled(u64),
    /// None can be.
    Impossible(Impossible),
    /// Not all were found within the effort.
    Spent,
    /// The engine failed.
    Trouble(String),
}

/// A puzzle made ahead, and what it was made for.
struct Ready {
    level: Level,
    symmetry: Symmetry,
    puzzle: Puzzle,
}

/// The puzzle of a record that a worker made.
fn puzzle_of(record: &JsValue, minimal: bool) -> Option<Puzzle> {
    let grid = |name: &str| engine::field(record, name)?.as_string()?.parse().ok();
    let seed = engine::whole(record, "seed")?;
    let index = engine::whole(record, "index")?;
    let tenths =
        engine::field(record, "rating").and_then(|rating| rating.as_f64()).map(|rating| (rating * 10.0).round());
    let rating = tenths.map(|tenths| Rating::tenths(tenths as u16));
    let origin = Origin { seed: Some(seed), index, minimal, several: false, timestamp: browser::timestamp(), rating };
    Some(Puzzle { givens: grid("puzzle")?, solution: grid("solution"), origin })
}

impl Workshop {
    /// A maker at rest.
    pub fn new(desk: Desk, engine: Engine) -> Workshop {
        let (work, found, outcome) = Default::default();
        Workshop(Box::leak(Box::new(State { desk, engine, work, found, outcome })))
    }

    /// Makes a puzzle and puts it on the board; at once if one is ready.
    pub fn make_one(self) {
        if self.take_ready() {
            self.outcome.set(None);
            self.prepare();
        } else {
            self.make(1);
        }
    }

    /// Makes a batch, to choose from.
    pub fn make_batch(self) {
        self.found.set(Vec::new());
        self.make(BATCH);
    }

    fn make(self, total: u64) {
        let maker = self.maker();
        let request = maker.request();
        if self.work.with(Option::is_some) || maker.is_seed_bad() {
            return;
        }
        if let Err(reason) = request.check() {
            return self.conclude(Outcome::Impossible(reason));
        }
        let Some((seed, first)) = self.take_numbers(total) else { return };
        let began = browser::uptime();
        let minimal = request.minimal;
        let told = move |message: Message| match message {
            Message::Item(record) => {
                if let Some(puzzle) = puzzle_of(&record, minimal) {
                    self.take(puzzle, total);
                }
            }
            Message::Progress(progress) => {
                let steps = engine::whole(&progress, "steps").unwrap_or(0);
                self.change_work(|work| work.steps = steps);
            }
            Message::Answer(answer) => {
                let made = engine::whole(&answer, "made").unwrap_or(0);
                // The request was checked: what fails is the search.
                let failed = engine::field(&answer, "failure").is_some_and(|failure| !failure.is_null());
                self.end(if failed { Outcome::Spent } else { Outcome::Made(made, browser::uptime() - began) });
            }
            Message::Error(error) => self.end(Outcome::Trouble(error)),
        };
        let job = Job::Generate { request, seed, first, count: total };
        if let Some(ticket) = self.engine.run(&job, Urgency::Asked, Box::new(told)) {
            self.outcome.set(None);
            self.work.set(Some(Work { ticket, total, done: 0, steps: 0, began }));
        }
    }

    fn take(self, puzzle: Puzzle, total: u64) {
        self.change_work(|work| {
            work.done += 1;
            work.steps = 0;
        });
        if total == 1 {
            self.desk.start(puzzle);
        } else {
            self.found.update(|found| found.push(puzzle));
        }
    }

    fn change_work(self, change: impl FnOnce(&mut Work)) {
        self.work.update(|work| {
            if let Some(work) = work {
                change(work);
            }
        });
    }

    fn end(self, outcome: Outcome) {
        self.work.set(None);
        self.conclude(outcome);
        self.prepare();
    }

    /// Shows what came of it, and tells those who listen.
    fn conclude(self, outcome: Outcome) {
        self.desk.speak(say::outcome(self.desk.words(), &outcome), false);
        self.outcome.set(Some(outcome));
    }

    /// Stops what is under way; what was made stays.
    pub fn cancel(self) {
        if let Some(work) = self.work.get() {
            self.engine.cancel(work.ticket);
            self.work.set(None);
            self.conclude(Outcome::Cancelled(work.done));
        }
    }

    /// Makes the next puzzle of the same request ahead, if none is ready.
    pub fn prepare(self) {
        let maker = self.maker();
        let request = maker.request();
        if maker.is_seed_bad() || request.check().is_err() || ready_for(&stored(), &maker).is_some() {
            return;
        }
        let Some((seed, first)) = self.take_numbers(1) else { return };
        let Maker { level, symmetry, minimal, .. } = maker;
        let told = move |message: Message| {
            let Message::Item(record) = message else { return };
            let Some(puzzle) = puzzle_of(&record, minimal) else { return };
            let mut all = stored();
            all.insert(0, Ready { level, symmetry, puzzle });
            all.truncate(MOST_READY);
            store(&all);
        };
        self.engine.run(&Job::Generate { request, seed, first, count: 1 }, Urgency::Ahead, Box::new(told));
    }

    /// Puts the puzzle that is ready for what is asked on the board, if there is one.
    fn take_ready(self) -> bool {
        let mut all = stored();
        let Some(at) = ready_for(&all, &self.maker()) else { return false };
        let ready = all.remove(at);
        store(&all);
        self.desk.start(ready.puzzle);
        true
    }

    fn maker(self) -> Maker {
        self.desk.settings.with(|settings| settings.maker.clone())
    }

    /// The seed, drawn if need be, and the first of so many numbers that nothing else will use.
    fn take_numbers(self, count: u64) -> Option<(u64, u64)> {
        self.desk.set(|settings| {
            let maker = &mut settings.maker;
            if maker.seed.trim().is_empty() && maker.drawn.is_none() {
                maker.drawn = Some(browser::random().into());
                maker.next = 0;
            }
            maker.next = maker.next.wrapping_add(count);
        });
        let maker = self.maker();
        Some((maker.seed()?, maker.next.wrapping_sub(count)))
    }

    /// Another seed begins with its first puzzle.
    pub fn set_seed(self, seed: String) {
        self.desk.set(|settings| {
            settings.maker.seed = seed;
            settings.maker.next = 0;
        });
        self.outcome.set(None);
    }
}

impl Ready {
    /// Level, symmetry, puzzle.
    fn to_line(&self) -> String {
        format!("{} {} {}", self.level.name(), self.symmetry.name(), self.puzzle.to_line())
    }

    fn from_line(line: &str) -> Option<Ready> {
        let (level, line) = line.split_once(' ')?;
        let (symmetry, puzzle) = line.split_once(' ')?;
        Some(Ready { level: level.parse().ok()?, symmetry: symmetry.parse().ok()?, puzzle: Puzzle::from_line(puzzle)? })
    }
}

/// The puzzles made ahead, the newest first.
fn stored() -> Vec<Ready> {
    storage::read_text(READY).unwrap_or_default().lines().filter_map(Ready::from_line).collect()
}

fn store(all: &[Ready]) {
    storage::write_text(READY, &all.iter().map(Ready::to_line).collect::<Vec<_>>().join("\n"));
}

/// Which of the puzzles made ahead is what is asked for.
fn ready_for(all: &[Ready], maker: &Maker) -> Option<usize> {
    all.iter().position(|Ready { level, symmetry, puzzle }| {
        *level == maker.level
            && *symmetry == maker.symmetry
            && puzzle.origin.minimal == maker.minimal
            && puzzle.origin.seed == maker.seed()
    })
}
