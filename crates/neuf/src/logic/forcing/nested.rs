//! Patterns that appear on what an assumption leaves of the board.

use std::ops::ControlFlow;

use crate::logic::bits::ones_of;
use crate::logic::board::HOUSE_CELLS;
use crate::logic::{Board, Role, Step, Technique, find};

/// What is looked for, in order; whatever the first with a step finds is used.
const TECHNIQUES: [Technique; 5] =
    [Technique::Pointing, Technique::Claiming, Technique::NakedPair, Technique::HiddenPair, Technique::XWing];

/// The steps of the first technique that has any.
pub(super) fn steps(left: &Board) -> Vec<Step> {
    let mut steps = Vec::new();
    for technique in TECHNIQUES {
        let _ = find(left, technique, &mut |step| {
            steps.push(step);
            ControlFlow::Continue(())
        });
        if !steps.is_empty() {
            break;
        }
    }
    steps
}

/// The candidates (cell and digit) of `board` that had to go before `step` could be made on what is left.
pub(super) fn needs(board: &Board, left: &Board, step: &Step) -> Vec<(usize, usize)> {
    let digits = step.digits(Role::Pattern).bits();
    let mut needs = Vec::new();
    if step.technique == Technique::NakedPair {
        for cell in step.cells(Role::Pattern).iter().map(|cell| cell.index()) {
            let gone = board.candidates[cell] & !left.candidates[cell];
            needs.extend(ones_of(gone).map(|digit| (cell, digit)));
        }
        return needs;
    }
    for house in step.houses.iter().map(|house| house.index()) {
        for digit in ones_of(digits) {
            let gone = board.places[house][digit] & !left.places[house][digit];
            needs.extend(ones_of(gone).map(|position| (HOUSE_CELLS[house][position].into(), digit)));
        }
    }
    needs
}
