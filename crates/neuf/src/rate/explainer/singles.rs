//! Producers 1 and 4: hidden and naked singles.

use super::hint::Hint;
use super::order::{BOX, COLUMN, ROW, empties};
use crate::logic::bits::{bit, ones_of};
use crate::logic::{Board, HOUSE_CELLS, Step, Technique};

/// The last empty cell of a house 1.0, a digit's only place in a box 1.2, in a line 1.5.
pub(super) fn hidden(board: &Board) -> Option<Hint> {
    for house in [BOX, COLUMN, ROW].into_iter().flatten() {
        if empties(board, house) == 1
            && let Some(digit) = board.places[house].iter().position(|places| places.is_power_of_two())
        {
            return Some(Hint::new(1.0, place(Technique::FullHouse, board, house, digit)));
        }
    }
    for (kind, rating) in [(BOX, 1.2), (COLUMN, 1.5), (ROW, 1.5)] {
        for house in kind {
            for (digit, places) in board.places[house].iter().enumerate() {
                if places.is_power_of_two() && empties(board, house) > 1 {
                    return Some(Hint::new(rating, place(Technique::HiddenSingle, board, house, digit)));
                }
            }
        }
    }
    None
}

/// A digit's only place in a house.
fn place(technique: Technique, board: &Board, house: usize, digit: usize) -> Step {
    let cell = ones_of(board.places[house][digit]).map(|p| usize::from(HOUSE_CELLS[house][p])).next().unwrap_or(0);
    single(technique, cell, digit).with_houses([house])
}

/// The first cell with one candidate: 2.3.
pub(super) fn naked(board: &Board) -> Option<Hint> {
    let cell = board.candidates.iter().position(|candidates| candidates.is_power_of_two())?;
    let digit = board.candidates[cell].trailing_zeros() as usize;
    Some(Hint::new(2.3, single(Technique::NakedSingle, cell, digit)))
}

fn single(technique: Technique, cell: usize, digit: usize) -> Step {
    Step::new(technique).with_part(crate::logic::Role::Pattern, bit(cell), 1 << digit).placing(cell, digit)
}
