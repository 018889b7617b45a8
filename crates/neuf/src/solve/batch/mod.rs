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

use crate::grid::{Candidates, Grid};

use super::{Solutions, State, Verdict, verdict};

/// A question: how many solutions are there?
#[derive(Clone, Debug)]
pub struct Task {
    /// What each cell may hold. Peers of a cell with one digit need not be told: the rules are applied.
    pub candidates: Candidates,
    /// Solutions are counted up to this number, which is at least 1.
    pub limit: u32,
    /// Whether the solutions themselves are wanted ([`Work::solution`]), not only their number.
    pub show: bool,
    /// The asker's name for the task; comes back with the answers.
    pub ticket: u32,
}

/// Someone with questions.
pub trait Work {
    /// The next task; `None` if there is none at present. Then it is asked again when an answer has been given, and
    /// the run ends when there is none and nothing is left to answer.
    fn next(&mut self) -> Option<Task>;

    /// A solution of a task that wants to see them: each once, up to the limit, before `done`. Which ones, if there are
    /// more than the limit, and in which order, differs from machine to machine: nothing lasting may depend on it.
    fn solution(&mut self, ticket: u32, solution: &Grid) {
        let _ = (ticket, solution);
    }

    /// The answer: `found` solutions, which is all of them if it is less than the limit.
    fn done(&mut self, ticket: u32, found: u32);
}

/// Searches many tasks at once.
pub struct Lanes {}

impl Default for Lanes {
    fn default() -> Lanes {
        Lanes::new()
    }
}

impl Lanes {
    /// The widest kind that this processor has.
    pub fn new() -> Lanes {
        Lanes {}
    }

    /// Answers all of `work`.
    pub fn run(&mut self, work: &mut dyn Work) {
        while let Some(task) = work.next() {
            let mut solutions = Solutions::from_state(State::of_candidates(&task.candidates));
            let mut found = 0;
            while found < task.limit
                && let Some(solution) = solutions.next()
            {
                found += 1;
                if task.show {
                    work.solution(task.ticket, &solution);
                }
            }
            work.done(task.ticket, found);
        }
    }
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
            let puzzle = self.puzzles.get(self.next)?;
            let ticket = self.next as u32;
            self.next += 1;
            Some(Task { candidates: Candidates::open(puzzle), limit: self.limit, show: false, ticket })
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
            let puzzle = self.puzzles.get(self.next)?;
            let ticket = self.next as u32;
            self.next += 1;
            Some(Task { candidates: Candidates::open(puzzle), limit: 2, show: true, ticket })
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
