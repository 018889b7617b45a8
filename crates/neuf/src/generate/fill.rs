//! Complete grids, fast: randomised backtracking.

use crate::grid::Grid;
use crate::solve::State;

use super::Rng;

/// A complete grid by randomised backtracking: the three boxes of a diagonal at random (they do not see each other,
/// so any filling of them can be completed), then always a cell with the fewest candidates, chosen at random, and
/// its digits in random order.
///
/// Every grid can come out, but not all equally often; [`uniform_grid`](super::uniform_grid) is exact.
pub fn fast_grid(rng: &mut Rng) -> Grid {
    let mut state = State::EMPTY;
    for box_ in [0, 4, 8] {
        let mut digits = [0, 1, 2, 3, 4, 5, 6, 7, 8];
        rng.shuffle(&mut digits);
        for (i, digit) in digits.into_iter().enumerate() {
            let cell = box_ / 3 * 27 + box_ % 3 * 3 + i / 3 * 9 + i % 3;
            let placed = state.place(cell, digit);
            debug_assert!(placed, "boxes of a diagonal do not see each other");
        }
    }
    randomly(state, rng).expect("three boxes of a diagonal always leave a solution")
}

/// A solution of `grid` found by randomised backtracking, or `None` if there is none.
pub(super) fn complete(grid: &Grid, rng: &mut Rng) -> Option<Grid> {
    randomly(State::of(grid)?, rng)
}

fn randomly(state: State, rng: &mut Rng) -> Option<Grid> {
    // Each level fills a cell: never more than 81.
    let mut stack = vec![state];
    while let Some(state) = stack.last_mut() {
        if !state.settle_all() {
            stack.pop();
            continue;
        }
        let Some(cells) = state.narrowest() else { return Some(state.grid()) };
        let cell = rng.bit(cells.bits());
        let digit = rng.bit(u128::from(state.candidates(cell)));
        let mut tried = *state;
        state.exclude(cell, digit);
        tried.place(cell, digit);
        stack.push(tried);
    }
    None
}
