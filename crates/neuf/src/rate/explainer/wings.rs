//! Producers 13 and 14: XY-wings and XYZ-wings.

use super::hint::Hint;
use super::order::PEER_LIST;
use crate::logic::bits::{PEERS, bit, ones, shared_houses};
use crate::logic::{Board, Cause, Role, Step, Technique};

/// The cells with two candidates.
pub(super) fn bivalue(board: &Board) -> u128 {
    ones(board.empty).filter(|&cell| board.candidates[cell].count_ones() == 2).fold(0, |all, cell| all | bit(cell))
}

/// A pivot and two wings that it sees, two candidates each, three in all: 4.2. With a pivot of all three: 4.4.
pub(super) fn wing(board: &Board, technique: Technique) -> Option<Hint> {
    let (size, rating) = match technique {
        Technique::XYWing => (2, 4.2),
        _ => (3, 4.4),
    };
    let pairs = bivalue(board);
    for pivot in ones(board.empty) {
        let own = board.candidates[pivot];
        if own.count_ones() != size {
            continue;
        }
        let wings = PEER_LIST[pivot].map(usize::from).into_iter().filter(|&wing| pairs & bit(wing) != 0);
        for first in wings.clone() {
            let one = board.candidates[first];
            if (own | one).count_ones() != 3 {
                continue;
            }
            for second in wings.clone() {
                let two = board.candidates[second];
                let common = own & one & two;
                let wanted = if size == 2 { common == 0 } else { common.is_power_of_two() };
                if (own | one | two).count_ones() != 3 || !wanted || second == first {
                    continue;
                }
                let digit = (one & two).trailing_zeros() as usize;
                let seen = PEERS[first] & PEERS[second] & if size == 2 { !bit(pivot) } else { PEERS[pivot] };
                let struck = board.cells[digit] & seen;
                if struck == 0 {
                    continue;
                }
                let step = Step::new(technique)
                    .with_part(Role::Pivot, bit(pivot), own)
                    .with_part(Role::Wing, bit(first), one)
                    .with_part(Role::Wing, bit(second), two);
                let step = if size == 2 { chain(step, board, [first, pivot, second], digit) } else { step };
                return Some(Hint::new(rating, step.striking(struck, digit)));
            }
        }
    }
    None
}

/// From one wing without the digit to the other with it.
fn chain(step: Step, board: &Board, cells: [usize; 3], digit: usize) -> Step {
    let [first, pivot, second] = cells;
    let x = (board.candidates[first] & board.candidates[pivot]).trailing_zeros() as usize;
    let y = (board.candidates[second] & board.candidates[pivot]).trailing_zeros() as usize;
    let between = |a, b| shared_houses(a, b).next().map_or(Cause::Cell, crate::logic::bits::in_house);
    step.with_chain([
        (bit(first), digit, false, Cause::Assumption),
        (bit(first), x, true, Cause::Cell),
        (bit(pivot), x, false, between(first, pivot)),
        (bit(pivot), y, true, Cause::Cell),
        (bit(second), y, false, between(pivot, second)),
        (bit(second), digit, true, Cause::Cell),
    ])
}
