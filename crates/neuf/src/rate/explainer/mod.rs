//! How hard a puzzle is on Sudoku Explainer's scale: the numbers that version 1.2.1 of that program gives, ER, EP and ED.
//!
//! ```text
//!  board ──► producers in their order ──► the first hint of the first that has one ──► applied, rated
//!    ▲                                                                                       │
//!    └───────────────────────────────────────────────────────────────────────────────────────┘
//! ```
//!
//! The producers are the reference's own, in its order and with its quirks: a step's rating is that of the hint that comes
//! first, which isn't always the easiest there is. [`path`] takes every step as the reference does; [`rate`] gives the same
//! numbers sooner, as it doesn't need the steps.

mod bug;
mod chains;
mod direct;
mod exclusion;
mod fish;
mod hint;
mod locking;
mod loops;
mod order;
mod quick;
mod scale;
mod singles;
mod subsets;
mod together;
mod wings;

#[cfg(test)]
mod tests;

use std::fmt;

pub use self::scale::rating_of;

use self::chains::{Found, Mode, Workspace};
use self::hint::{Hint, printed};
use super::Rating;
use crate::grid::Grid;
use crate::logic::{Board, Step, Technique};
use crate::solve::{self, Verdict};

/// A puzzle's three numbers. Prints as `7.1/1.2/1.2`, the order that lists of puzzles use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct Difficulty {
    /// The puzzle's rating: the hardest step. 20.0 if no step was found where cells were still empty.
    pub er: Rating,
    /// The "pearl" rating: the hardest step up to the first digit placed; 0.0 if none was.
    pub ep: Rating,
    /// The "diamond" rating: the first step; 0.0 if there was none.
    pub ed: Rating,
}

impl Difficulty {
    /// Whether nothing after the first digit placed is harder than what leads to it.
    pub fn is_pearl(&self) -> bool {
        self.er == self.ep
    }

    /// Whether nothing is harder than the first step.
    pub fn is_diamond(&self) -> bool {
        self.er == self.ed
    }
}

impl fmt::Display for Difficulty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}/{}/{}", self.er, self.ep, self.ed))
    }
}

/// What is asked of a rating. [`Options::default`] asks for the numbers of a puzzle with one solution, however hard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Options {
    /// Stop at a step that is harder than this.
    pub max: Option<Rating>,
    /// Stop as soon as the puzzle turns out to be no pearl.
    pub pearl: bool,
    /// Stop as soon as the puzzle turns out to be no diamond.
    pub diamond: bool,
    /// Rate a puzzle with no or several solutions too, as the reference does: it may use techniques that hold for one
    /// solution only, and come to an end that is none.
    pub unproved: bool,
}

/// A puzzle's numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rated {
    /// The numbers; up to the step that stopped it, if something did.
    pub difficulty: Difficulty,
    /// Why it stopped before the end.
    pub stopped: Option<Stop>,
}

/// Why a rating stopped before the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Stop {
    /// A step is harder than [`Options::max`].
    Harder,
    /// It is no pearl.
    NotPearl,
    /// It is no diamond.
    NotDiamond,
}

/// Every step the reference takes, and the numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Path {
    /// The steps in order; the one that stopped it is the last.
    pub steps: Vec<RatedStep>,
    /// The numbers, as of [`Rated`].
    pub difficulty: Difficulty,
    /// Why it stopped before the end.
    pub stopped: Option<Stop>,
}

/// A step and its rating.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct RatedStep {
    /// How hard it is.
    pub rating: Rating,
    /// How many different nodes its chains have, which decides their rating; 0 without chains.
    pub complexity: u32,
    /// What it does.
    pub step: Step,
}

/// Why a puzzle is not rated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// It has no solution.
    NoSolution,
    /// It has two or more.
    SeveralSolutions,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refusal::NoSolution => "the puzzle has no solution, so it has no rating",
            Refusal::SeveralSolutions => "the puzzle has several solutions, so it has no rating",
        })
    }
}

impl std::error::Error for Refusal {}

/// The numbers of `puzzle`, as [`path`] finds them, without the steps.
pub fn rate(puzzle: &Grid, options: &Options) -> Result<Rated, Refusal> {
    if options.unproved {
        // What has several solutions or none may take any turn: as the steps go.
        let path = path(puzzle, options)?;
        return Ok(Rated { difficulty: path.difficulty, stopped: path.stopped });
    }
    quick::rate(puzzle, options)
}

/// Every step of the reference's way to the solution, and the numbers.
pub fn path(puzzle: &Grid, options: &Options) -> Result<Path, Refusal> {
    accept(puzzle, options)?;
    let mut board = Board::new(puzzle);
    let mut tally = Tally::new(options);
    let mut steps = Vec::new();
    let mut memory = Memory::new(f64::MAX);
    while tally.stopped.is_none() && !board.is_full() {
        memory.touch();
        let Some(next) = next(&board, &mut memory) else {
            tally.er = 20.0;
            break;
        };
        let hint = next.hint(&board, &mut memory);
        board.apply(&hint.step);
        tally.count(hint.rating, !hint.step.placements.is_empty());
        steps.push(RatedStep { rating: printed(hint.rating), complexity: hint.complexity, step: hint.step });
    }
    Ok(Path { steps, difficulty: tally.difficulty(), stopped: tally.stopped })
}

/// Whether a puzzle that has one solution is rated `most` or less. Stops at the first step that is harder.
pub fn is_at_most(puzzle: &Grid, most: Rating) -> bool {
    quick::is_at_most(puzzle, most)
}

/// What the reference would do next on `board`, with its rating; `None` if it finds nothing or all is filled.
pub fn next_step(board: &Board) -> Option<RatedStep> {
    let mut memory = Memory::new(f64::MAX);
    let hint = next(board, &mut memory).filter(|_| !board.is_full())?.hint(board, &mut memory);
    Some(RatedStep { rating: printed(hint.rating), complexity: hint.complexity, step: hint.step })
}

/// The rating of a puzzle with one solution if all hints that are equally easy are taken at once.
pub(super) fn together(puzzle: &Grid) -> Rating {
    quick::together(puzzle)
}

pub(super) fn accept(puzzle: &Grid, options: &Options) -> Result<(), Refusal> {
    if options.unproved {
        return Ok(());
    }
    match solve::verdict(puzzle) {
        Verdict::Unique(_) => Ok(()),
        Verdict::None => Err(Refusal::NoSolution),
        Verdict::Multiple(_) => Err(Refusal::SeveralSolutions),
    }
}

type Producer = fn(&Board) -> Option<Hint>;

/// Producers 1 to 14, in the order in which they are asked.
const EASY: &[Producer] = &[
    singles::hidden,
    direct::pointing,
    |board| direct::hidden(board, 2),
    singles::naked,
    |board| direct::hidden(board, 3),
    locking::locking,
    |board| subsets::naked(board, 2, ALL_HOUSES),
    |board| fish::fish(board, 2),
    |board| subsets::hidden(board, 2, ALL_HOUSES),
    |board| subsets::naked(board, 3, ALL_HOUSES),
    |board| fish::fish(board, 3),
    |board| subsets::hidden(board, 3, ALL_HOUSES),
    |board| wings::wing(board, Technique::XYWing),
    |board| wings::wing(board, Technique::XYZWing),
];

type HardProducer = fn(&Board, &mut Memory) -> Option<Next>;

/// Producers 15 to 30, in the order in which they are asked, each with what it is rated at least.
const HARD: &[(f64, HardProducer)] = &[
    (4.5, |board, _| pattern(loops::loops(board))),
    (5.0, |board, memory| pattern(all_or_forget(&mut memory.naked_quads, |houses| subsets::naked(board, 4, houses)))),
    (5.2, |board, _| pattern(fish::fish(board, 4))),
    (5.4, |board, memory| pattern(all_or_forget(&mut memory.hidden_quads, |houses| subsets::hidden(board, 4, houses)))),
    (5.6, |board, _| pattern(bug::bug(board))),
    (6.2, |board, memory| pattern(since(&mut memory.pairs, board, exclusion::pair))),
    (6.5, |board, memory| memory.chains.find(board, Mode::Simple).map(Next::Chain)),
    (7.5, |board, memory| pattern(since(&mut memory.triples, board, exclusion::triple))),
    (7.5, |board, memory| memory.chains.find(board, Mode::Nishio).map(Next::Chain)),
    (8.0, |board, memory| memory.chains.find(board, Mode::Multiple).map(Next::Chain)),
    (8.5, |board, memory| memory.chains.find(board, Mode::Dynamic(0)).map(Next::Chain)),
    (9.0, |board, memory| memory.chains.find(board, Mode::Dynamic(1)).map(Next::Chain)),
    (9.5, |board, memory| memory.chains.find(board, Mode::Dynamic(2)).map(Next::Chain)),
    (10.0, |board, memory| memory.chains.find(board, Mode::Dynamic(3)).map(Next::Chain)),
    (10.5, |board, memory| memory.chains.find(board, Mode::Dynamic(4)).map(Next::Chain)),
    (11.0, |board, memory| memory.chains.find(board, Mode::Dynamic(5)).map(Next::Chain)),
];

/// A hint, or what stands for one.
enum Next {
    Pattern(Hint),
    /// The evidence of chains takes longer to write down than the chains to find.
    Chain(Found),
}

fn pattern(hint: Option<Hint>) -> Option<Next> {
    hint.map(Next::Pattern)
}

impl Next {
    /// The hint with its evidence.
    fn hint(self, board: &Board, memory: &mut Memory) -> Hint {
        match self {
            Next::Pattern(hint) => hint,
            Next::Chain(found) => memory.chains.hint(board, &found),
        }
    }

    /// The hint with what it concludes; the evidence may be missing.
    fn conclusion(self, board: &Board, memory: &mut Memory) -> Hint {
        match self {
            Next::Pattern(hint) => hint,
            Next::Chain(found) => memory.chains.conclusion(board, &found),
        }
    }
}

const ALL_HOUSES: u32 = (1 << 27) - 1;

/// Where producers from 15 on need not look, as they found nothing there before.
struct Memory {
    /// Houses that have changed since.
    naked_quads: u32,
    hidden_quads: u32,
    /// The candidates at that time.
    pairs: [u16; 81],
    triples: [u16; 81],
    chains: Workspace,
}

impl Memory {
    /// Nothing was looked at; what is rated above `limit` is of no interest.
    fn new(limit: f64) -> Memory {
        Memory {
            naked_quads: ALL_HOUSES,
            hidden_quads: ALL_HOUSES,
            pairs: [u16::MAX; 81],
            triples: [u16::MAX; 81],
            chains: Workspace::new(limit),
        }
    }

    /// Anything may have changed.
    fn touch(&mut self) {
        (self.naked_quads, self.hidden_quads) = (ALL_HOUSES, ALL_HOUSES);
    }
}

/// Looks into `houses`, and forgets them if there is nothing.
fn all_or_forget(houses: &mut u32, look: impl FnOnce(u32) -> Option<Hint>) -> Option<Hint> {
    let found = look(*houses);
    if found.is_none() {
        *houses = 0;
    }
    found
}

/// Looks at what has changed from the candidates `before`, and keeps the new ones if there is nothing.
fn since(before: &mut [u16; 81], board: &Board, look: fn(&Board, u128) -> Option<Hint>) -> Option<Hint> {
    let changed = (0..81).filter(|&cell| before[cell] != board.candidates[cell]).fold(0, |all, cell| all | 1 << cell);
    let found = look(board, changed);
    if found.is_none() {
        *before = board.candidates;
    }
    found
}

/// Every cell may have changed.
const EVERYWHERE: u128 = u128::MAX;

/// The hint that is used.
fn next(board: &Board, memory: &mut Memory) -> Option<Next> {
    let easy = EASY.iter().find_map(|producer| producer(board));
    pattern(easy).or_else(|| hard(board, memory, f64::MAX))
}

/// The same where producers 1 to 14 have none; nor is one asked that is rated more than `limit` at least.
fn hard(board: &Board, memory: &mut Memory, limit: f64) -> Option<Next> {
    HARD.iter().take_while(|(least, _)| *least <= limit).find_map(|(_, producer)| producer(board, memory))
}

/// The numbers so far.
struct Tally {
    er: f64,
    ep: f64,
    ed: f64,
    options: Options,
    stopped: Option<Stop>,
}

impl Tally {
    fn new(options: &Options) -> Tally {
        Tally { er: 0.0, ep: 0.0, ed: 0.0, options: *options, stopped: None }
    }

    /// Takes a step into account.
    fn count(&mut self, rating: f64, places: bool) {
        self.er = self.er.max(rating);
        if self.ep == 0.0 {
            if self.ed == 0.0 {
                self.ed = self.er;
            }
            if places {
                self.ep = self.er;
            }
        }
        let Options { max, pearl, diamond, .. } = self.options;
        if max.is_some_and(|max| printed(self.er) > max) {
            self.stopped = Some(Stop::Harder);
        } else if diamond && self.er > self.ed {
            self.stopped = Some(Stop::NotDiamond);
        } else if pearl && self.ep != 0.0 && self.er > self.ep {
            self.stopped = Some(Stop::NotPearl);
        }
    }

    fn difficulty(&self) -> Difficulty {
        Difficulty { er: printed(self.er), ep: printed(self.ep), ed: printed(self.ed) }
    }
}
