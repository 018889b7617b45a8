//! Puzzles with few clues, from 17 to 20: a walk from puzzle to puzzle, down wherever it goes down.
//!
//! Digging comes to 24 clues, seldom to 21. From there on the puzzles *around* one are looked at, all of them: {-1+1},
//! which have as many clues, and {-2+1}, which have one fewer. Puzzles with few clues lie in clusters: one in four of
//! those with 20 has one with 19 around it, one in 36 of those with 19 one with 18, one in some hundreds of those with
//! 18 one with 17 (measured); of 60,000 grids dug out none came to 19.
//!
//! ```text
//!  22   ●                     the best of some grids dug out
//!  21   ●──●                  a puzzle is taken from the lowest level that has one not yet looked at;
//!  20      ●──●──●            those around it go to its level (─) and to the one below (●);
//!  19            ●──●──●──●   where the lowest level was looked at long enough, in vain,
//!  18                     ●   other grids are dug out
//! ```

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use crate::grid::{CellSet, Grid};
use crate::symmetry::Symmetry;

use super::addition::{Found, explore};
use super::desk::Desk;
use super::dig::dig;
use super::exchange::Clues;
use super::join::join;
use super::{ClueRange, Fill, Request, Rng, fast_grid, uniform_grid};

/// The most clues for which this is quicker than exchanging clues at random. Measured: 21 clues take 6 ms that way.
const MOST_CLUES: u8 = 20;

/// Grids dug out at the beginning: the best of 64 has 22 clues as a rule.
const GRIDS: u64 = 64;

/// Puzzles of the lowest level that are looked at before everything begins anew, which takes as long as some 80 looks.
const LOOKS: usize = 300;

/// Parts of a step that go on side by side: enough that the lanes seldom wait.
const SIDE_BY_SIDE: usize = 64;

/// Whether a request is for the walk.
pub(super) fn is_low(request: &Request) -> bool {
    request.clues.max <= MOST_CLUES && request.symmetry == Symmetry::None && request.pattern.is_none()
}

/// The walk.
pub(super) struct Walk {
    fill: Fill,
    /// Puzzles with fewer clues are not wanted.
    fewest: usize,
    /// By number of clues.
    levels: Vec<Level>,
}

#[derive(Default)]
struct Level {
    /// Puzzles found and not yet looked around.
    open: Vec<Clues>,
    /// All puzzles found.
    seen: BTreeSet<Grid>,
    /// How many were looked around.
    looks: usize,
}

impl Walk {
    pub fn new(request: &Request) -> Walk {
        Walk { fill: request.fill, fewest: request.clues.min.into(), levels: Vec::new() }
    }

    /// Goes on to another puzzle and gives one that was found, of the fewest clues there are.
    pub async fn step(&mut self, desk: &Desk, rng: &mut Rng) -> Clues {
        let next = self.levels.iter_mut().find(|level| !level.open.is_empty());
        let Some(level) = next.filter(|level| level.looks < LOOKS) else {
            let best = self.begin(desk, rng).await;
            self.levels.clear();
            self.levels.resize_with(82, Level::default);
            self.note(best);
            return best;
        };
        level.looks += 1;
        let clues = level.open.swap_remove(rng.below(level.open.len() as u32) as usize);
        let around = around(desk, &clues).await;
        let fewer: Vec<Clues> = around.iter().copied().filter(|found| found.cells.len() < clues.cells.len()).collect();
        for found in around {
            self.note(found);
        }
        rng.pick(&fewer).unwrap_or(clues)
    }

    fn note(&mut self, clues: Clues) {
        let count = clues.cells.len();
        if count >= self.fewest && self.levels[count].seen.insert(clues.puzzle()) {
            self.levels[count].open.push(clues);
        }
    }

    /// The best of some grids dug out.
    async fn begin(&self, desk: &Desk, rng: &mut Rng) -> Clues {
        let seed = (0..4).fold(0, |seed, _| seed << 16 | u64::from(rng.below(1 << 16)));
        let orbits = &Symmetry::None.orbits()[..];
        let dig_out = |i| async move {
            let mut rng = Rng::new(seed, i);
            let solution = match self.fill {
                Fill::Fast => fast_grid(&mut rng),
                Fill::Uniform => uniform_grid(&mut rng),
            };
            let all = Clues { cells: CellSet::ALL, solution };
            let cells = dig(desk, &all, orbits, ClueRange::ANY, 81, &mut rng).await.cells;
            Clues { cells, solution }
        };
        let mut best: Option<Clues> = None;
        join(desk, SIDE_BY_SIDE, (0..GRIDS).map(dig_out), |clues| {
            if best.is_none_or(|best| clues.cells.len() < best.cells.len()) {
                best = Some(clues);
            }
            ControlFlow::Continue(())
        })
        .await;
        best.expect("one of them")
    }
}

/// All other puzzles with one solution that lack one or two of the clues and have at most one other.
async fn around(desk: &Desk, clues: &Clues) -> Vec<Clues> {
    let (kept, solution) = (clues.cells, clues.solution);
    let cells: Vec<CellSet> = kept.iter().map(CellSet::only).collect();
    let mut around = Vec::new();
    // For each clue the solutions without it.
    let mut without: Vec<Found> = Vec::with_capacity(cells.len());
    let one = |&out: &CellSet| explore(desk, solution.masked(kept - out), CellSet::ALL - kept, Found::new());
    join(desk, SIDE_BY_SIDE, cells.iter().map(one), |found| {
        let left = kept - cells[without.len()];
        if found.len() == 1 {
            around.push(Clues { cells: left, solution });
        } else {
            let added = found.only(CellSet::ALL - kept);
            around.extend(added.map(|(cell, _, solution)| Clues { cells: left | CellSet::only(cell), solution }));
        }
        without.push(found);
        ControlFlow::Continue(())
    })
    .await;
    let (cells, without) = (&cells, &without);
    let pairs = (0..cells.len()).flat_map(|i| (0..i).map(move |j| (i, j)));
    let two = |(i, j): (usize, usize)| async move {
        let left = kept - cells[i] - cells[j];
        let known = without[i].merged(&without[j]);
        (left, explore(desk, solution.masked(left), CellSet::ALL - kept, known).await)
    };
    join(desk, SIDE_BY_SIDE, pairs.map(two), |(left, found)| {
        let added = found.only(CellSet::ALL - kept);
        around.extend(added.map(|(cell, _, solution)| Clues { cells: left | CellSet::only(cell), solution }));
        ControlFlow::Continue(())
    })
    .await;
    around
}

#[cfg(test)]
mod tests {
    use super::super::desk::at_once;
    use super::*;
    use crate::generate::{Vicinity, puzzle, vicinity};
    use crate::solve;

    /// Two ways to the same puzzles, but for the cells of the clues that go, which are left empty here.
    #[test]
    fn around_is_the_vicinity() {
        let request = Request { minimal: true, clues: ClueRange::exactly(22), ..Request::default() };
        for i in 0..3 {
            let made = puzzle(&request, 51, i, &mut |_| ControlFlow::Continue(())).expect("a puzzle");
            let clues = Clues { cells: made.puzzle.filled(), solution: made.solution };
            let mut found: Vec<Grid> = Vec::new();
            for near in at_once(async |desk| around(desk, &clues).await) {
                assert_eq!(solve::verdict(&near.puzzle()), solve::Verdict::Unique(near.solution));
                found.push(near.puzzle());
            }
            let mut expected = Vec::new();
            for minus in [1, 2] {
                let change = Vicinity { minus, plus: 1, minimal: false };
                let mut take = |near: Grid| {
                    if (near.filled() & made.puzzle.filled()).len() == 22 - usize::from(minus) {
                        expected.push(near);
                    }
                    ControlFlow::Continue(())
                };
                assert!(vicinity(&made.puzzle, &change, &mut take, &mut |_| ControlFlow::Continue(())));
            }
            found.sort_unstable();
            expected.sort_unstable();
            assert_eq!(found, expected, "{}", made.puzzle);
            assert!(found.len() > 20);
        }
    }
}
