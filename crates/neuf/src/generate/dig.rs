//! Taking clues away while the solution stays the only one.

use crate::grid::{CellSet, Grid};
use crate::solve::{Solutions, State};

use super::{ClueRange, Rng};

/// Whether `solution` is the only one that agrees with it on `kept`, given that it is the only one that agrees with
/// it on `kept` and `removed` together.
pub(super) fn stays_unique(solution: &Grid, kept: CellSet, removed: CellSet) -> bool {
    let mut state = State::of(&solution.masked(kept)).expect("a part of a solved grid");
    // Any other solution differs in a removed cell: in the first of them, or else in the second, …
    removed.iter().all(|cell| {
        let digit = solution.get(cell).expect("solved").index();
        let mut other = state;
        other.exclude(cell.index(), digit);
        let unique = Solutions::from_state(other).next().is_none();
        state.place(cell.index(), digit);
        unique
    })
}

/// Removes orbits from `cells` in random order as long as the solution stays unique, down to a number of clues in
/// `wanted`; stops at the first such number from which it cannot or need not go lower. The result has more clues than
/// wanted if the removals run out first, or if it becomes plain that more than `give_up_above` will remain.
///
/// `solution` must be the only one that agrees with it on `cells`. `orbits` are the sets that may go, each as a whole.
pub(super) fn dig(
    solution: &Grid,
    cells: CellSet,
    orbits: &[CellSet],
    wanted: ClueRange,
    give_up_above: usize,
    rng: &mut Rng,
) -> CellSet {
    let mut order: Vec<CellSet> = orbits.iter().copied().filter(|orbit| orbit.is_subset(cells)).collect();
    rng.shuffle(&mut order);
    let (mut kept, mut stuck) = (cells, 0);
    while let Some(orbit) = order.pop() {
        let left = kept.len() - orbit.len();
        // An odd clue out must not go if the number wanted could then not be hit any more.
        if kept.len() <= usize::from(wanted.min) || !can_reach(left, &order, wanted) {
            continue;
        }
        if stays_unique(solution, kept - orbit, orbit) {
            kept = kept - orbit;
        } else {
            // What can't go now can't go later either.
            stuck += orbit.len();
            if stuck > give_up_above {
                return kept;
            }
        }
    }
    kept
}

/// Whether removing some of `orbits` from a puzzle of `clues` clues can lead to a number in `wanted`.
fn can_reach(clues: usize, orbits: &[CellSet], wanted: ClueRange) -> bool {
    let (min, max) = (usize::from(wanted.min), usize::from(wanted.max));
    if clues < min {
        return false;
    }
    if clues <= max {
        return true;
    }
    // Sums of sizes as bits: bit n is set if n clues can be removed.
    let sums = orbits.iter().fold(1u128, |sums, orbit| sums | sums << orbit.len());
    (min..=max).any(|goal| sums >> (clues - goal) & 1 == 1)
}
