//! Producers 7, 9, 10, 12, 16 and 18: as many cells as digits in a house.

use super::hint::Hint;
use super::order::{BOX, COLUMN, ROW, cells_at, combinations, empties};
use crate::logic::bits::{ones, ones_of};
use crate::logic::{Board, HOUSE_CELLS, Role, Step, Technique};

/// `size` cells that hold `size` digits: from the rest of the house these go. The house has twice as many empty cells
/// or more, as otherwise there is a hidden set that says the same.
///
/// Only `houses` are looked at (bits).
pub(super) fn naked(board: &Board, size: usize, houses: u32) -> Option<Hint> {
    let mut order = [BOX, COLUMN, ROW].into_iter().flatten().filter(|house| houses >> house & 1 == 1);
    order.find_map(|house| naked_in(board, house, size))
}

fn naked_in(board: &Board, house: usize, size: usize) -> Option<Hint> {
    if (empties(board, house) as usize) < 2 * size {
        return None;
    }
    let cells = HOUSE_CELLS[house].map(|cell| board.candidates[usize::from(cell)]);
    let fit = |digits: u16| (2..=size as u32).contains(&digits.count_ones());
    let few = (0..9).filter(|&p| fit(cells[p])).fold(0u16, |all, p| all | 1 << p);
    if (few.count_ones() as usize) < size {
        return None;
    }
    for &positions in combinations(size).iter().filter(|&&positions| positions & !few == 0) {
        let digits = ones_of(positions).fold(0, |digits, p| digits | cells[p]);
        if digits.count_ones() as usize != size {
            continue;
        }
        let rest = cells_at(house, !positions & 0x1ff);
        if ones(rest).any(|cell| board.candidates[cell] & digits != 0) {
            let (technique, rating) = match size {
                2 => (Technique::NakedPair, 3.0),
                3 => (Technique::NakedTriple, 3.6),
                _ => (Technique::NakedQuad, 5.0),
            };
            let set = cells_at(house, positions);
            let step = Step::new(technique).with_houses([house]).with_part(Role::Pattern, set, digits);
            let strike = |step: Step, digit: usize| step.striking(board.cells[digit] & rest, digit);
            return Some(Hint::new(rating, ones_of(digits).fold(step, strike)));
        }
    }
    None
}

/// `size` digits that have `size` places: from these other digits go. The house has more than twice as many empty cells.
///
/// Only `houses` are looked at (bits).
pub(super) fn hidden(board: &Board, size: usize, houses: u32) -> Option<Hint> {
    let mut order = [BOX, COLUMN, ROW].into_iter().flatten().filter(|house| houses >> house & 1 == 1);
    order.find_map(|house| hidden_in(board, house, size))
}

fn hidden_in(board: &Board, house: usize, size: usize) -> Option<Hint> {
    if empties(board, house) as usize <= 2 * size {
        return None;
    }
    let places = &board.places[house];
    let fit = |positions: u16| (2..=size as u32).contains(&positions.count_ones());
    let few = (0..9).filter(|&digit| fit(places[digit])).fold(0u16, |all, digit| all | 1 << digit);
    if (few.count_ones() as usize) < size {
        return None;
    }
    for &digits in combinations(size).iter().filter(|&&digits| digits & !few == 0) {
        let positions = ones_of(digits).fold(0, |positions, digit| positions | places[digit]);
        if positions.count_ones() as usize != size {
            continue;
        }
        let set = cells_at(house, positions);
        if ones(set).any(|cell| board.candidates[cell] & !digits != 0) {
            let (technique, rating) = match size {
                2 => (Technique::HiddenPair, 3.4),
                3 => (Technique::HiddenTriple, 4.0),
                _ => (Technique::HiddenQuad, 5.4),
            };
            let step = Step::new(technique).with_houses([house]).with_part(Role::Pattern, set, digits);
            let strike = |step: Step, digit: usize| step.striking(board.cells[digit] & set, digit);
            return Some(Hint::new(rating, ones_of(!digits & 0x1ff).fold(step, strike)));
        }
    }
    None
}
