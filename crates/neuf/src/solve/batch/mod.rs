//! Many questions at once: how many solutions does each of these have?
//!
//! [`Lanes`] is told of work by a [`Work`]: it asks for tasks as it has room for them and hands back answers as they
//! come, in any order. [`counts`] and [`verdicts`] are the two usual questions about a slice of puzzles.
//!
//! ```
//! use neuf::grid::Grid;
//! use neuf::solve::batch;
//!
//! let puzzle: Grid = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
//! assert_eq!(batch::counts(&[puzzle, Grid::EMPTY], 2), [1, 2]);
//! # Ok::<(), neuf::grid::LineError>(())
//! ```

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;
#[cfg_attr(target_arch = "wasm32", allow(dead_code, reason = "a module without vectors has no lanes"))]
mod branch;
#[cfg_attr(target_arch = "wasm32", allow(dead_code, reason = "a module without vectors has no lanes"))]
mod kernel;
mod lanes;
#[cfg(target_arch = "aarch64")]
mod neon;
#[cfg(not(target_arch = "wasm32"))]
mod portable;
#[cfg_attr(target_arch = "wasm32", allow(dead_code, reason = "a module without vectors has no lanes"))]
mod rules;
mod single;
#[cfg(target_arch = "x86_64")]
mod sse42;
#[cfg_attr(target_arch = "wasm32", allow(dead_code, reason = "a module without vectors has no lanes"))]
mod states;
#[cfg(test)]
mod tests;
#[cfg_attr(target_arch = "wasm32", allow(dead_code, unused, reason = "a module without vectors has no lanes"))]
mod vector;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod wasm;

use crate::grid::{Candidates, Grid};

use super::{Verdict, verdict};

pub use kernel::Effort;
pub use lanes::{Lanes, Width};

/// A question: how many solutions are there?
#[derive(Clone, Debug)]
pub struct Task {
    /// What each cell may hold. Peers of a cell with one digit need not be told: the rules are applied.
    pub candidates: Candidates,
    /// Solutions are counted up to this number; 0 is taken for 1.
    pub limit: u32,
    /// Whether the solutions themselves are wanted ([`Work::solution`]), not only their number.
    pub show: bool,
    /// The asker's name for the task; comes back with the answers.
    pub ticket: u32,
}

/// Puzzles of which the same is asked.
#[derive(Clone, Copy, Debug)]
pub struct Puzzles<'a> {
    /// The puzzles; they need not be lawful.
    pub grids: &'a [Grid],
    /// The ticket of the first; the others follow.
    pub first_ticket: u32,
    /// As in [`Task`].
    pub limit: u32,
    /// As in [`Task`].
    pub show: bool,
}

/// Someone with questions.
pub trait Work {
    /// The next task; `None` if there is none at present. Then it is asked again when an answer has been given, and
    /// the run ends when there is none and nothing is left to answer.
    fn next(&mut self) -> Option<Task>;

    /// The quick way to hand out many plain puzzles: some more of them, at most `most`, or none; `None` (which is
    /// the default) if this work comes by [`Work::next`]. Asked when `next` would be.
    fn puzzles(&mut self, most: usize) -> Option<Puzzles<'_>> {
        let _ = most;
        None
    }

    /// A solution of a task that wants to see them: each once, up to the limit, before `done`. Which ones, if there are
    /// more than the limit, and in which order, differs from machine to machine: nothing lasting may depend on it.
    fn solution(&mut self, ticket: u32, solution: &Grid) {
        let _ = (ticket, solution);
    }

    /// The answer: `found` solutions, which is all of them if it is less than the limit.
    fn done(&mut self, ticket: u32, found: u32);
}

/// The next `most` of `puzzles` from `next` on, which moves past them.
fn some_of<'a>(puzzles: &'a [Grid], next: &mut usize, most: usize, limit: u32, show: bool) -> Puzzles<'a> {
    let first = *next;
    *next = puzzles.len().min(first + most);
    Puzzles { grids: &puzzles[first..*next], first_ticket: first as u32, limit, show }
}

/// The number of solutions of each puzzle, counted no further than `limit`.
pub fn counts(puzzles: &[Grid], limit: u32) -> Vec<u32> {
    struct Counts<'a> {
        puzzles: &'a [Grid],
        next: usize,
        limit: u32,
        found: Vec<u32>,
    }
    impl Work for Counts<'_> {
        fn next(&mut self) -> Option<Task> {
            None
        }
        fn puzzles(&mut self, most: usize) -> Option<Puzzles<'_>> {
            Some(some_of(self.puzzles, &mut self.next, most, self.limit, false))
        }
        fn done(&mut self, ticket: u32, found: u32) {
            self.found[ticket as usize] = found;
        }
    }
    let mut work = Counts { puzzles, next: 0, limit, found: vec![0; puzzles.len()] };
    if limit > 0 {
        Lanes::new().run(&mut work);
    }
    work.found
}

/// [`verdict`] of each puzzle: the same answers, sooner.
pub fn verdicts(puzzles: &[Grid]) -> Vec<Verdict> {
    struct Verdicts<'a> {
        puzzles: &'a [Grid],
        next: usize,
        first: Vec<Option<Grid>>,
        verdicts: Vec<Verdict>,
    }
    impl Work for Verdicts<'_> {
        fn next(&mut self) -> Option<Task> {
            None
        }
        fn puzzles(&mut self, most: usize) -> Option<Puzzles<'_>> {
            Some(some_of(self.puzzles, &mut self.next, most, 2, true))
        }
        fn solution(&mut self, ticket: u32, solution: &Grid) {
            self.first[ticket as usize] = Some(*solution);
        }
        fn done(&mut self, ticket: u32, found: u32) {
            let i = ticket as usize;
            self.verdicts[i] = match (found, self.first[i]) {
                (1, Some(only)) => Verdict::Unique(only),
                (0, _) => Verdict::None,
                // Which two of several the lanes meet first depends on the machine; which two `verdict` does, does not.
                _ => verdict(&self.puzzles[i]),
            };
        }
    }
    let (first, verdicts) = (vec![None; puzzles.len()], vec![Verdict::None; puzzles.len()]);
    let mut work = Verdicts { puzzles, next: 0, first, verdicts };
    Lanes::new().run(&mut work);
    work.verdicts
}
