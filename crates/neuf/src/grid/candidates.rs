//! Which digits each cell may still hold, as the rules alone imply.

use std::fmt;

use super::{Cell, CellSet, Digit, DigitSet, Grid};

/// For each cell the digits it may still hold: for a filled cell its digit alone, for an empty one those that no
/// peer holds. Removing more (as solving does) is up to the caller.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Candidates([DigitSet; 81]);

/// By the number in a cell (0 if it is empty): what it may hold.
const OPEN: [DigitSet; 16] = {
    let mut table = [DigitSet::ALL; 16];
    let mut digit = 0;
    while digit < 9 {
        table[digit + 1] = DigitSet::only(Digit::ALL[digit]);
        digit += 1;
    }
    table
};

impl Candidates {
    /// Every digit everywhere.
    pub const ALL: Candidates = Candidates([DigitSet::ALL; 81]);

    /// What `grid` leaves to each cell. A cell that breaks a rule keeps its digit.
    pub fn of(grid: &Grid) -> Candidates {
        let mut candidates = Candidates::ALL;
        for cell in Cell::all() {
            candidates.0[cell.index()] = match grid.get(cell) {
                Some(digit) => DigitSet::only(digit),
                None => grid.allowed(cell),
            };
        }
        candidates
    }

    /// The digit of each filled cell, every digit in an empty one: what is asked before any rule is applied.
    pub fn open(grid: &Grid) -> Candidates {
        let numbers = grid.to_numbers();
        Candidates(std::array::from_fn(|i| OPEN[usize::from(numbers[i] & 15)]))
    }

    /// The digits that `cell` may hold.
    #[inline]
    pub fn get(&self, cell: Cell) -> DigitSet {
        self.0[cell.index()]
    }

    /// Replaces the digits that `cell` may hold.
    #[inline]
    pub fn set(&mut self, cell: Cell, digits: DigitSet) {
        self.0[cell.index()] = digits;
    }

    /// The cells that may hold `digit`.
    pub fn cells_of(&self, digit: Digit) -> CellSet {
        Cell::all().filter(|&cell| self.get(cell).contains(digit)).collect()
    }
}

impl From<&Grid> for Candidates {
    fn from(grid: &Grid) -> Candidates {
        Candidates::of(grid)
    }
}

/// Nine lines of nine groups, `.` for a cell without candidates.
impl fmt::Display for Candidates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in 0..9 {
            for column in 0..9 {
                let digits = self.get(Cell::at(row, column));
                let mut group: String = digits.iter().map(Digit::to_char).collect();
                if group.is_empty() {
                    group.push('.');
                }
                write!(f, "{group}{}", if column < 8 { " " } else { "" })?;
            }
            if row < 8 {
                writeln!(f)?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Candidates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn candidates_are_what_no_peer_holds() {
        let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let candidates = Candidates::of(&line.parse().unwrap());
        assert_eq!(candidates.to_string().lines().next(), Some("5 3 124 26 7 2468 1489 1249 248"));
        let eight = Digit::new(8).unwrap();
        assert!(candidates.cells_of(eight).contains(Cell::at(0, 5)));
        assert!(!candidates.cells_of(eight).contains(Cell::at(0, 2)));
    }
}
