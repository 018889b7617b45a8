//! Avoidable rectangles: two digits that the player filled in could be swapped like those of a unique rectangle, as long as
//! none of the four cells was given.

use std::ops::ControlFlow;

use super::bits::{bit, cell, seen_by_all};
use super::find::Found;
use super::rectangle::{corners, lines};
use super::{Board, Role, Step, Technique};

/// Type 1 has three corners filled in, type 2 two.
pub(crate) fn avoidable(board: &Board, technique: Technique, found: Found<'_>) -> ControlFlow<()> {
    for corners in corners() {
        if corners.iter().any(|&corner| board.givens().contains(cell(corner))) {
            continue;
        }
        let digits = corners.map(|corner| board.digit(cell(corner)).map(|digit| digit.index()));
        let empty = digits.iter().filter(|digit| digit.is_none()).count();
        match technique {
            Technique::AvoidableRectangle1 if empty == 1 => three(board, corners, digits, found)?,
            Technique::AvoidableRectangle2 if empty == 2 => two(board, corners, digits, found)?,
            _ => {}
        }
    }
    ControlFlow::Continue(())
}

/// The corner left is not the digit across, if the two beside it are the same.
fn three(board: &Board, corners: [usize; 4], digits: [Option<usize>; 4], found: Found<'_>) -> ControlFlow<()> {
    let Some(open) = digits.iter().position(Option::is_none) else { return ControlFlow::Continue(()) };
    let beside = [digits[open ^ 1], digits[open ^ 2]];
    let (Some(across), [Some(one), Some(other)]) = (digits[3 - open], beside) else {
        return ControlFlow::Continue(());
    };
    if one != other || board.candidates[corners[open]] & 1 << across == 0 {
        return ControlFlow::Continue(());
    }
    found(step(Technique::AvoidableRectangle1, corners, 1 << one | 1 << across).striking(bit(corners[open]), across))
}

/// The two corners left, side by side, would complete the rectangle but for a third digit, the same: one of them is that.
fn two(board: &Board, corners: [usize; 4], digits: [Option<usize>; 4], found: Found<'_>) -> ControlFlow<()> {
    let mut open = 0;
    let mut extras = 0;
    let mut deadly = 0;
    for (index, &corner) in corners.iter().enumerate().filter(|&(index, _)| digits[index].is_none()) {
        // Across from an open corner is a filled one, or the two that are open are not side by side.
        let Some(across) = digits[3 - index] else { return ControlFlow::Continue(()) };
        let extra = board.candidates[corner] & !(1 << across);
        if extra == board.candidates[corner] || !extra.is_power_of_two() {
            return ControlFlow::Continue(());
        }
        open |= bit(corner);
        extras |= extra;
        deadly |= 1 << across;
    }
    if !extras.is_power_of_two() {
        return ControlFlow::Continue(());
    }
    let digit = extras.trailing_zeros() as usize;
    let struck = board.cells[digit] & seen_by_all(open);
    if struck == 0 {
        return ControlFlow::Continue(());
    }
    let step = step(Technique::AvoidableRectangle2, corners, deadly).with_part(Role::Extra, open, extras);
    found(step.striking(struck, digit))
}

fn step(technique: Technique, corners: [usize; 4], digits: u16) -> Step {
    let cells = corners.iter().fold(0, |cells, &corner| cells | bit(corner));
    Step::new(technique).with_houses(lines(corners)).with_part(Role::Pattern, cells, digits)
}
