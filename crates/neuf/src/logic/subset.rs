//! As many digits as cells: naked and hidden pairs, triples, quads.

use std::ops::ControlFlow;

use super::bits::{BOXES_FIRST, bit, choose, ones_of, seen_by_all};
use super::board::HOUSE_CELLS;
use super::find::Found;
use super::{Board, Role, Step, Technique};

/// `size` cells of a house that hold `size` digits: these go from all cells that see the whole set.
pub(crate) fn naked(board: &Board, technique: Technique, size: usize, found: Found<'_>) -> ControlFlow<()> {
    for house in BOXES_FIRST {
        let mut cells = [0; 9];
        let mut count = 0;
        for cell in HOUSE_CELLS[house].map(usize::from) {
            if (2..=size as u32).contains(&board.candidates[cell].count_ones()) {
                cells[count] = cell;
                count += 1;
            }
        }
        for chosen in choose(count, size) {
            let digits = ones_of(chosen).fold(0, |digits, i| digits | board.candidates[cells[i]]);
            if digits.count_ones() as usize != size {
                continue;
            }
            let set = ones_of(chosen).fold(0, |set, i| set | bit(cells[i]));
            let seen = seen_by_all(set);
            if ones_of(digits).any(|digit| board.cells[digit] & seen != 0) {
                let step = Step::new(technique).with_houses([house]).with_part(Role::Pattern, set, digits);
                found(ones_of(digits).fold(step, |step, digit| step.striking(board.cells[digit] & seen, digit)))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// `size` digits that have `size` places in a house: other digits go from these.
pub(crate) fn hidden(board: &Board, technique: Technique, size: usize, found: Found<'_>) -> ControlFlow<()> {
    for house in BOXES_FIRST {
        let places = &board.places[house];
        let mut digits = [0; 9];
        let mut count = 0;
        for (digit, places) in places.iter().enumerate() {
            if (2..=size as u32).contains(&places.count_ones()) {
                digits[count] = digit;
                count += 1;
            }
        }
        for chosen in choose(count, size) {
            let positions = ones_of(chosen).fold(0, |cells, i| cells | places[digits[i]]);
            if positions.count_ones() as usize != size {
                continue;
            }
            let set = ones_of(positions).fold(0, |set, p| set | bit(HOUSE_CELLS[house][p].into()));
            let hidden = ones_of(chosen).fold(0u16, |all, i| all | 1 << digits[i]);
            let others = !hidden & 0x1ff;
            if ones_of(others).any(|digit| board.cells[digit] & set != 0) {
                let step = Step::new(technique).with_houses([house]).with_part(Role::Pattern, set, hidden);
                found(ones_of(others).fold(step, |step, digit| step.striking(board.cells[digit] & set, digit)))?;
            }
        }
    }
    ControlFlow::Continue(())
}
