//! One puzzle, as soon as possible: counting for a hint, or for what is being typed. The digits share the work: each is
//! a lane of a vector, see the drawing in `sweep.rs`. Where the processor lacks the instructions, the band solver counts.

#[cfg(target_arch = "x86_64")]
mod avx512;
#[cfg(target_arch = "x86_64")]
mod sweep;
#[cfg(test)]
mod tests;

use std::ops::ControlFlow;

use crate::grid::Grid;

use super::End;
use super::bands::{Advance, Solutions, State};

/// Where a search starts.
#[derive(Clone, Copy)]
pub(crate) enum Start<'a> {
    /// The givens of a puzzle.
    Grid(&'a Grid),
    /// Nine digits' places in each of three bands, as [`State`] has them.
    Places(&'a [[u32; 9]; 3]),
}

/// What a search came to.
pub(crate) struct Searched {
    /// Solutions found, never more than the limit.
    pub(crate) found: u64,
    /// Nodes of the search visited.
    pub(crate) nodes: u64,
    /// Why it ended.
    pub(crate) end: End,
    /// The digits of the solution found first, in reading order; zeros if there is none. Which one that is, if there
    /// are several, differs from machine to machine.
    pub(crate) first: [u8; 81],
}

/// Nodes between two calls of a watcher.
const NODES_BETWEEN_CALLS: u64 = 1000;

/// Counts solutions up to `limit`. Every thousand nodes `watch` is told the number found so far and may stop the count.
#[inline]
pub(crate) fn search(start: Start<'_>, limit: u64, watch: &mut dyn FnMut(u64) -> ControlFlow<()>) -> Searched {
    #[cfg(target_arch = "x86_64")]
    if avx512::is_available() {
        return avx512::search_checked(start, limit, NODES_BETWEEN_CALLS, watch);
    }
    search_bands(start, limit, watch)
}

/// [`search`] by the band solver.
pub(crate) fn search_bands(start: Start<'_>, limit: u64, watch: &mut dyn FnMut(u64) -> ControlFlow<()>) -> Searched {
    let mut solutions = match start {
        Start::Grid(grid) => Solutions::of(grid),
        Start::Places(places) => Solutions::from_state(State::of_places(places)),
    };
    let (mut found, mut next_call, mut first) = (0, NODES_BETWEEN_CALLS, [0; 81]);
    let end = loop {
        if found >= limit {
            break End::Limit;
        }
        match solutions.advance(next_call.saturating_sub(solutions.nodes())) {
            Advance::Found => {
                if found == 0 {
                    first = solutions.latest().map_or(first, |grid| grid.to_numbers());
                }
                found += 1;
            }
            Advance::Exhausted => break End::Exhausted,
            Advance::Paused => {
                next_call = solutions.nodes() + NODES_BETWEEN_CALLS;
                if watch(found).is_break() {
                    break End::Stopped;
                }
            }
        }
    };
    Searched { found, nodes: solutions.nodes(), end, first }
}

/// Whether there is a solution from a state on.
pub(crate) fn has_solution(state: &State) -> bool {
    search(Start::Places(state.places()), 1, &mut |_| ControlFlow::Continue(())).found == 1
}
