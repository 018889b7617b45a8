//! What contradicts the solution on a board: said before any hint.

use super::{Board, Candidate};
use crate::grid::{Cell, Grid};

/// What is wrong on a board. Nothing, if both lists are empty.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct Health {
    /// Digits filled in that the solution does not have there, in reading order.
    pub wrong: Vec<Candidate>,
    /// The solution's digits of empty cells that were struck out, in reading order.
    pub missing: Vec<Candidate>,
}

impl Health {
    /// Whether nothing contradicts the solution.
    pub fn is_good(&self) -> bool {
        self.wrong.is_empty() && self.missing.is_empty()
    }
}

/// Compares `board` with the full grid `solution`.
///
/// A candidate that is gone only because a wrong digit stands in a peer is not missing: setting the digit right brings
/// it back.
pub fn health(board: &Board, solution: &Grid) -> Health {
    let mut health = Health::default();
    for cell in Cell::all() {
        let Some(right) = solution.get(cell) else { continue };
        match board.digit(cell) {
            Some(digit) if digit != right => health.wrong.push(Candidate { cell, digit }),
            Some(_) => {}
            None if board.candidates(cell).contains(right) || !board.grid().allowed(cell).contains(right) => {}
            None => health.missing.push(Candidate { cell, digit: right }),
        }
    }
    health
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::{Candidates, Digit};

    #[test]
    fn wrong_digits_and_missing_candidates_are_told() {
        let puzzle: Grid =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
        let solution = crate::solve::solve(&puzzle).unwrap();
        let digit = |value| Digit::new(value).unwrap();
        assert!(health(&Board::new(&puzzle), &solution).is_good());

        // r1c3 is 4: written as 2. r1c4 is 6: struck out. r1c9, also without its 2 for the wrong one, is not missing any.
        let mut board = Board::new(&puzzle);
        board.place(Cell::at(0, 2), digit(2));
        board.eliminate(Cell::at(0, 3), digit(6));
        let found = health(&board, &solution);
        assert_eq!(found.wrong, [Candidate { cell: Cell::at(0, 2), digit: digit(2) }]);
        assert_eq!(found.missing, [Candidate { cell: Cell::at(0, 3), digit: digit(6) }]);
        assert_eq!(solution.get(Cell::at(0, 8)), Some(digit(2)));

        let full = Board::with(&puzzle, &solution, &Candidates::of(&solution));
        assert!(health(&full, &solution).is_good());
    }
}
