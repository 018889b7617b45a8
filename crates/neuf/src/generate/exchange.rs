//! {-k+1}: taking some clues of a puzzle out and putting one other in, the solution staying the only one.
//!
//! Clues that stand or fall together (the orbits of a symmetry) count as one: then one list of the solutions that the
//! puzzle has without the clues taken out answers for all cells at once, a combination of digits that only one of those
//! solutions has being what makes it the only one. For single clues, [`additions`] need no
//! list.

use crate::grid::{Candidates, Cell, CellSet, Grid};

use super::Rng;
use super::addition::additions;
use super::desk::Desk;

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
const MOST_SOLUTIONS: u32 = 3000;

/// All solutions of `puzzle`, or `None` if there are more than `most`. They are sorted: what is made of them does not
/// depend on the order in which a solver finds them.
pub(super) async fn all_solutions(desk: &Desk, puzzle: &Grid, most: u32) -> Option<Vec<Grid>> {
    let mut answer = desk.ask(Candidates::open(puzzle), most + 1, true).await;
    answer.solutions.sort_unstable();
    (answer.found <= most).then_some(answer.solutions)
}

/// Takes the clues in `out` away and puts back one of `orbits`, any that is not part of the clues left and makes a
/// solution (perhaps another one) unique. `None` if there is no such orbit or too many solutions to tell.
pub(super) async fn exchange(
    desk: &Desk,
    clues: &Clues,
    out: CellSet,
    orbits: &[CellSet],
    rng: &mut Rng,
) -> Option<Clues> {
    let kept = clues.cells - out;
    let left = clues.solution.masked(kept);
    let fits = |orbit: CellSet| (orbit & kept).is_empty() && !orbit.is_subset(out);
    if orbits.iter().all(|orbit| orbit.len() == 1) {
        let room = orbits.iter().filter(|&&orbit| fits(orbit)).fold(CellSet::EMPTY, |all, &orbit| all | orbit);
        let choices = additions(desk, &left, room).await.only;
        let (cell, _, solution) = rng.pick(&choices)?;
        return Some(Clues { cells: kept | CellSet::only(cell), solution });
    }
    let solutions = all_solutions(desk, &left, MOST_SOLUTIONS).await?;
    let numbers: Vec<[u8; 81]> = solutions.iter().map(Grid::to_numbers).collect();
    let mut choices = Vec::new();
    let mut keys = Vec::with_capacity(solutions.len());
    for &orbit in orbits.iter().filter(|&&orbit| fits(orbit)) {
        let cells: Vec<Cell> = orbit.iter().collect();
        let key =
            |solution: &[u8; 81]| cells.iter().fold(0u32, |key, cell| key * 10 + u32::from(solution[cell.index()]));
        keys.clear();
        keys.extend(numbers.iter().zip(0u32..).map(|(solution, i)| (key(solution), i)));
        keys.sort_unstable();
        let alone = keys.chunk_by(|a, b| a.0 == b.0).filter(|group| group.len() == 1);
        choices.extend(alone.map(|group| (orbit, group[0].1)));
    }
    let (orbit, i) = rng.pick(&choices)?;
    Some(Clues { cells: kept | orbit, solution: solutions[i as usize] })
}
