//! The slow and obvious twin: plain backtracking that shares nothing with the real solver but the grid. Tests hold
//! the two against each other, and generated puzzles are proved unique a second time with it.

use crate::grid::{Cell, DigitSet, Grid};

/// The number of solutions, counted no further than `limit`: fill the cell with the fewest allowed digits, try each
/// of them, take it back. Slow on sparse grids: it draws no conclusion but that a digit stands once in a house.
pub fn count_solutions(grid: &Grid, limit: u64) -> u64 {
    if grid.first_conflict().is_some() {
        return 0;
    }
    let mut grid = *grid;
    // One level for each cell that was filled here: the cell, and the digits not yet tried in it.
    let mut levels: Vec<(Cell, DigitSet)> = Vec::new();
    let mut found = 0;
    loop {
        let next = Cell::all()
            .filter(|&cell| grid.get(cell).is_none())
            .map(|cell| (cell, grid.allowed(cell)))
            .min_by_key(|(_, digits)| digits.len());
        match next {
            Some(level) => levels.push(level),
            None => {
                found += 1;
                if found >= limit {
                    return found.min(limit);
                }
            }
        }
        // Go on with the deepest level that has a digit left.
        loop {
            let Some((cell, digits)) = levels.last_mut() else { return found };
            grid.set(*cell, None);
            if let Some(digit) = digits.first() {
                digits.remove(digit);
                grid.set(*cell, Some(digit));
                break;
            }
            levels.pop();
        }
    }
}
