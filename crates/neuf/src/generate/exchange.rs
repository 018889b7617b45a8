//! {-k+1}: taking some clues of a puzzle out and putting one other in, the solution staying the only one.
//!
//! One list of the solutions that the puzzle has without the clues taken out answers for all cells at once: a digit
//! that only one of those solutions has in a cell makes that solution the only one. Clues that stand or fall together
//! (the orbits of a symmetry) count as one: then it is a combination of digits that only one solution may have.

use crate::grid::{Cell, CellSet, Grid};
use crate::solve::{self, Advance};

use super::Rng;

/// A puzzle: the clues are what `solution` has in `cells`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clues {
    pub cells: CellSet,
    pub solution: Grid,
}

impl Clues {
    pub fn puzzle(&self) -> Grid {
        self.solution.masked(self.cells)
    }
}

/// Solutions listed at the most; a puzzle with more is given up.
const MOST_SOLUTIONS: usize = 3000;

/// All solutions of `puzzle`, or `None` if there are more than `most`. They are sorted: what is made of them does not
/// depend on the order in which a solver finds them.
pub(super) fn all_solutions(puzzle: &Grid, most: usize) -> Option<Vec<[u8; 81]>> {
    let mut solutions = solve::solutions(puzzle);
    let mut found = Vec::new();
    loop {
        match solutions.advance(u64::MAX) {
            Advance::Found if found.len() == most => return None,
            Advance::Found => found.extend(solutions.latest().map(|solution| solution.to_numbers())),
            Advance::Exhausted | Advance::Paused => break,
        }
    }
    found.sort_unstable();
    Some(found)
}

/// Takes the clues in `out` away and puts back one of `orbits`, any that is not part of the clues left and makes a
/// solution (perhaps another one) unique. `None` if there is no such orbit or too many solutions to tell.
pub(super) fn exchange(clues: &Clues, out: CellSet, orbits: &[CellSet], rng: &mut Rng) -> Option<Clues> {
    let kept = clues.cells - out;
    let solutions = all_solutions(&clues.solution.masked(kept), MOST_SOLUTIONS)?;
    let mut choices = Vec::new();
    let mut keys = Vec::with_capacity(solutions.len());
    for &orbit in orbits {
        if !(orbit & kept).is_empty() || orbit.is_subset(out) {
            continue;
        }
        let cells: Vec<Cell> = orbit.iter().collect();
        let key =
            |solution: &[u8; 81]| cells.iter().fold(0u32, |key, cell| key * 10 + u32::from(solution[cell.index()]));
        keys.clear();
        keys.extend(solutions.iter().zip(0u32..).map(|(solution, i)| (key(solution), i)));
        keys.sort_unstable();
        let alone = keys.chunk_by(|a, b| a.0 == b.0).filter(|group| group.len() == 1);
        choices.extend(alone.map(|group| (orbit, group[0].1)));
    }
    let (orbit, i) = rng.pick(&choices)?;
    let solution = Grid::from_numbers(&solutions[i as usize]).expect("digits");
    Some(Clues { cells: kept | orbit, solution })
}
