//! Answers without explanations: is there a solution, is it the only one, how many are there.
//!
//! ```
//! use neuf::grid::Grid;
//! use neuf::solve::{Verdict, count_solutions, solve, verdict};
//!
//! let puzzle: Grid = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
//! assert!(solve(&puzzle).unwrap().to_line().starts_with("534678912"));
//! assert!(matches!(verdict(&puzzle), Verdict::Unique(_)));
//! assert_eq!(count_solutions(&Grid::EMPTY, 1000), 1000);
//! # Ok::<(), neuf::grid::LineError>(())
//! ```
//!
//! All functions take any [`Grid`]; givens that break a rule simply have no solution. None of them recurses, so no
//! input overflows the stack, and each comes in a form that can be stopped: [`Solutions::advance`] works for a
//! stated number of nodes, [`count_watched`] asks a callback.

mod bands;
pub mod batch;
pub mod plain;
mod quick;
mod tables;

use std::ops::ControlFlow;

use crate::grid::{Candidates, Cell, Grid};

pub(crate) use bands::State;
pub use bands::{Advance, Solutions};

/// A solution of `grid`, or `None` if there is none. If there are several, it is the first of [`solutions`].
pub fn solve(grid: &Grid) -> Option<Grid> {
    match up_to_two(grid) {
        UpToTwo::None => None,
        UpToTwo::One(only) => Some(only),
        UpToTwo::Several => solutions(grid).next(),
    }
}

/// All solutions of `grid`, lazily, each once, in an order that is the same on every platform.
pub fn solutions(grid: &Grid) -> Solutions {
    Solutions::of(grid)
}

/// All solutions that hold in each cell one of its `candidates`, as [`solutions`].
pub fn solutions_within(candidates: &Candidates) -> Solutions {
    Solutions::from_state(State::of_candidates(candidates))
}

/// The number of solutions, counted no further than `limit`.
pub fn count_solutions(grid: &Grid, limit: u64) -> u64 {
    count_watched(grid, limit, &mut |_| ControlFlow::Continue(())).found
}

/// Whether `grid` has exactly one solution.
pub fn is_unique(grid: &Grid) -> bool {
    count_solutions(grid, 2) == 1
}

/// Whether `grid` has exactly one solution and would have more without any one of its digits.
pub fn is_minimal(grid: &Grid) -> bool {
    is_unique(grid) && redundant_given(grid).is_none()
}

/// The first given (in reading order) that could be emptied with the solution staying unique. The answer means
/// something only for a `grid` with one solution.
pub fn redundant_given(grid: &Grid) -> Option<Cell> {
    grid.filled().iter().find(|&cell| {
        let digit = grid.get(cell).expect("a filled cell").index();
        let mut without = *grid;
        without.set(cell, None);
        // Any solution more has another digit there.
        State::of(&without).is_some_and(|mut state| {
            state.exclude(cell.index(), digit);
            !quick::has_solution(&state)
        })
    })
}

/// None, one or several solutions, with what proves it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// No solution.
    None,
    /// The only solution.
    Unique(Grid),
    /// Two different solutions; there may be more.
    Multiple([Grid; 2]),
}

/// Whether `grid` has none, one or several solutions. Of several it shows the first two of [`solutions`].
pub fn verdict(grid: &Grid) -> Verdict {
    match up_to_two(grid) {
        UpToTwo::None => Verdict::None,
        UpToTwo::One(only) => Verdict::Unique(only),
        UpToTwo::Several => {
            let mut solutions = solutions(grid);
            let mut next = || solutions.next().expect("two solutions were found");
            Verdict::Multiple([next(), next()])
        }
    }
}

/// What the quick search finds, as far as it is the same on every platform.
enum UpToTwo {
    None,
    One(Grid),
    Several,
}

fn up_to_two(grid: &Grid) -> UpToTwo {
    let searched = quick::search(quick::Start::Grid(grid), 2, &mut |_| ControlFlow::Continue(()));
    match searched.found {
        0 => UpToTwo::None,
        1 => UpToTwo::One(Grid::from_numbers(&searched.first).expect("digits")),
        _ => UpToTwo::Several,
    }
}

/// How far a count came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// Solutions found, never more than the limit.
    pub found: u64,
    /// Nodes of the search visited.
    pub nodes: u64,
    /// Why it ended.
    pub end: End,
}

/// Why a count ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// There are no more solutions.
    Exhausted,
    /// The limit was reached; there may be more.
    Limit,
    /// The watcher stopped it; there may be more.
    Stopped,
}

/// Counts solutions up to `limit`. About once a thousand nodes (a fraction of a millisecond to a few) `watch` is
/// told the number found so far and may stop the count.
pub fn count_watched(grid: &Grid, limit: u64, watch: &mut dyn FnMut(u64) -> ControlFlow<()>) -> Count {
    let searched = quick::search(quick::Start::Grid(grid), limit, watch);
    Count { found: searched.found, nodes: searched.nodes, end: searched.end }
}
