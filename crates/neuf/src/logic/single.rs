//! One place for a digit, or one digit for a cell; and Sudoku Explainer's direct techniques, which end in one.

use std::ops::ControlFlow;

use super::bits::{BOXES_FIRST, HOUSES, bit, cell, choose, ones_of};
use super::board::HOUSE_CELLS;
use super::find::Found;
use super::{Board, Role, Step, Technique};

/// Houses with one empty cell.
pub(crate) fn full_house(board: &Board, found: Found<'_>) -> ControlFlow<()> {
    for house in BOXES_FIRST {
        let mut empty = HOUSE_CELLS[house].into_iter().map(usize::from).filter(|&at| board.digit(cell(at)).is_none());
        if let (Some(last), None) = (empty.next(), empty.next())
            && board.candidates[last].is_power_of_two()
        {
            let digit = board.candidates[last].trailing_zeros() as usize;
            found(single(Technique::FullHouse, last, digit).with_houses([house]))?;
        }
    }
    ControlFlow::Continue(())
}

/// Digits with one place left in a house.
pub(crate) fn hidden_single(board: &Board, found: Found<'_>) -> ControlFlow<()> {
    for house in BOXES_FIRST {
        for digit in 0..9 {
            let places = board.places[house][digit];
            if places.is_power_of_two() {
                let cell = usize::from(HOUSE_CELLS[house][places.trailing_zeros() as usize]);
                found(single(Technique::HiddenSingle, cell, digit).with_houses([house]))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Cells with one candidate left.
pub(crate) fn naked_single(board: &Board, found: Found<'_>) -> ControlFlow<()> {
    for (cell, candidates) in board.candidates.iter().enumerate() {
        if candidates.is_power_of_two() {
            found(single(Technique::NakedSingle, cell, candidates.trailing_zeros() as usize))?;
        }
    }
    ControlFlow::Continue(())
}

fn single(technique: Technique, cell: usize, digit: usize) -> Step {
    Step::new(technique).with_part(Role::Pattern, bit(cell), 1 << digit).placing(cell, digit)
}

/// Locked candidates that leave a digit one place in another house of the same kind. `covers` are the house that is
/// reached and the one where the digit is placed; the candidates struck out on the way are not part of the step.
pub(crate) fn direct_locked(board: &Board, technique: Technique, found: Found<'_>) -> ControlFlow<()> {
    let (from, to) = match technique {
        Technique::DirectPointing => (18..27, 0..18),
        _ => (0..18, 18..27),
    };
    for house in from {
        for digit in 0..9 {
            let cells = board.cells[digit] & HOUSES[house];
            if cells.count_ones() < 2 {
                continue;
            }
            for reached in to.clone().filter(|&reached| cells & !HOUSES[reached] == 0) {
                for other in (house / 9 * 9..house / 9 * 9 + 9).filter(|&other| other != house) {
                    let places = board.cells[digit] & HOUSES[other];
                    let rest = places & !HOUSES[reached];
                    if places != rest && rest.is_power_of_two() {
                        found(
                            Step::new(technique)
                                .with_houses([house])
                                .with_covers([reached, other])
                                .with_part(Role::Pattern, cells, 1 << digit)
                                .placing(rest.trailing_zeros() as usize, digit),
                        )?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Hidden subsets of `size` digits that leave another digit one place in the house.
pub(crate) fn direct_hidden(board: &Board, technique: Technique, size: usize, found: Found<'_>) -> ControlFlow<()> {
    for house in BOXES_FIRST {
        let places = &board.places[house];
        for digits in choose(9, size) {
            if ones_of(digits).any(|digit| places[digit].count_ones() < 2) {
                continue;
            }
            let cells = ones_of(digits).fold(0, |cells, digit| cells | places[digit]);
            if cells.count_ones() as usize != size {
                continue;
            }
            for digit in ones_of(!digits & 0x1ff) {
                let rest = places[digit] & !cells;
                if rest != places[digit] && rest.is_power_of_two() {
                    let at =
                        |positions: u16| ones_of(positions).fold(0, |all, p| all | bit(HOUSE_CELLS[house][p].into()));
                    found(
                        Step::new(technique)
                            .with_houses([house])
                            .with_part(Role::Pattern, at(cells), digits)
                            .placing(at(rest).trailing_zeros() as usize, digit),
                    )?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}
