//! Where the steps of a puzzle begin: its digits and candidates, and what the solution is.

use neuf::grid::{Candidates, Cell, Grid};
use neuf::logic::{Board, Health, Uniqueness, health};
use neuf::puzzle::format::Entry;
use neuf::solve::{Verdict, solutions_within, verdict};

use crate::say::Voice;

/// A puzzle as it stands in the input, ready for steps.
pub struct Position {
    pub board: Board,
    pub uniqueness: Uniqueness,
    pub health: Health,
}

/// Why there are no steps.
pub enum NoPosition {
    /// Two digits clash, or there is no solution for another reason.
    NoSolution,
    Several,
}

impl Position {
    pub fn of(entry: &Entry) -> Result<Position, NoPosition> {
        let filled = entry.filled();
        let candidates = entry.candidates.clone().unwrap_or_else(|| Candidates::of(&filled));
        let board = Board::with(&entry.givens, &filled, &candidates);
        let (solution, uniqueness) = match verdict(&entry.givens) {
            Verdict::Unique(solution) => (solution, Uniqueness::Proved),
            Verdict::None => return Err(NoPosition::NoSolution),
            // A text with pencil marks does not tell what was given. One solution may be left with what is struck
            // out, but then techniques that take one solution of the givens for granted are not to be used.
            Verdict::Multiple(_) => (only_within(&board).ok_or(NoPosition::Several)?, Uniqueness::Unknown),
        };
        let health = health(&board, &solution);
        Ok(Position { board, uniqueness, health })
    }
}

/// The only solution that the digits and candidates of a board leave.
fn only_within(board: &Board) -> Option<Grid> {
    let mut open = Candidates::open(board.grid());
    for cell in Cell::all().filter(|&cell| board.digit(cell).is_none()) {
        open.set(cell, board.candidates(cell));
    }
    let mut solutions = solutions_within(&open);
    let only = solutions.next()?;
    solutions.next().is_none().then_some(only)
}

impl NoPosition {
    pub fn sentence(&self, puzzle: &Grid, voice: &Voice) -> String {
        match (self, puzzle.first_conflict()) {
            (NoPosition::NoSolution, Some(conflict)) => voice.words.conflict(&conflict),
            (NoPosition::NoSolution, None) => voice.text("no-solution", &[]),
            (NoPosition::Several, _) => voice.text("several-solutions", &[]),
        }
    }
}

/// A board drawn with its candidates: a digit alone in its cell is filled in, or has parentheses.
pub fn drawn(board: &Board) -> String {
    let shown = |cell: Cell| match board.digit(cell) {
        Some(digit) => digit.to_string(),
        None => {
            let digits: String = board.candidates(cell).iter().map(|digit| digit.to_char()).collect();
            if digits.len() > 1 { digits } else { format!("({digits})") }
        }
    };
    let shown: Vec<String> = Cell::all().map(shown).collect();
    let width = |column: usize| (0..9).map(|row| shown[row * 9 + column].len()).max().unwrap_or(1);
    let widths: Vec<usize> = (0..9).map(width).collect();
    let rule: String =
        widths.chunks(3).map(|stack| format!("+{}", "-".repeat(stack.iter().sum::<usize>() + 4))).collect();
    let mut text = String::new();
    for (row, cells) in shown.chunks(9).enumerate() {
        if row % 3 == 0 {
            text += &format!("{rule}+\n");
        }
        for (column, (cell, width)) in cells.iter().zip(&widths).enumerate() {
            text += if column % 3 == 0 { "| " } else { "" };
            text += &format!("{cell:width$} ");
        }
        text += "|\n";
    }
    text + &rule + "+\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_are_drawn() {
        let grid: Grid =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286...".parse().unwrap();
        let mut board = Board::new(&grid);
        assert_eq!(drawn(&board).lines().last(), Some("+-------+-------+-------------+"));
        assert!(
            drawn(&board).ends_with("| 3 4 5 | 2 8 6 | (1) (7) (9) |\n+-------+-------+-------------+\n"),
            "{}",
            drawn(&board)
        );
        board.eliminate(Cell::at(8, 8), neuf::grid::Digit::ALL[8]);
        assert!(drawn(&board).contains("() "));
    }
}
