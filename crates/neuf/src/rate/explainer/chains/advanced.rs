//! What other techniques strike out on a board that inferences have thinned.

use super::field::{Boards, Field, Fixed};
use super::found::Found;
use crate::logic::HOUSE_CELLS;
use crate::logic::bits::{HOUSES, ones_of};

/// What a hint strikes out, and which of the candidates that are missing it needs.
pub(super) struct Struck {
    pub gone: Boards,
    pub needed: Boards,
    /// The hint itself, if it is of chains, and its signature.
    pub nested: Option<(Found, u128)>,
}

/// All hints of the first of locked candidates, hidden pairs, naked pairs and X-wings that has one which needs something
/// gone since `start`.
pub(super) fn patterns(field: &Field, start: &Field, fixed: &Fixed, all: &mut Vec<Struck>) {
    for technique in [locking, hidden_pairs, naked_pairs, x_wings] {
        technique(field, fixed, &mut |gone, mut needed| {
            let mut any = 0;
            for (needed, (before, now)) in needed.iter_mut().zip(start.cells.iter().zip(&field.cells)) {
                *needed &= before & !now;
                any |= *needed;
            }
            if any != 0 {
                all.push(Struck { gone, needed, nested: None });
            }
        });
        if !all.is_empty() {
            return;
        }
    }
}

type Emit<'a> = &'a mut dyn FnMut(Boards, Boards);

fn one(digit: usize, cells: u128) -> Boards {
    let mut boards = [0; 9];
    boards[digit] = cells;
    boards
}

/// Boxes, rows, columns.
const ORDER: [std::ops::Range<usize>; 3] = [18..27, 0..9, 9..18];

fn locking(field: &Field, _: &Fixed, emit: Emit) {
    let mut at = |a: usize, b: usize, crossing: u16| {
        for digit in 0..9 {
            let there = field.places[a][digit];
            if there & !crossing == 0 && there.count_ones() >= 2 {
                let gone = field.cells[digit] & HOUSES[b] & !HOUSES[a];
                if gone != 0 {
                    emit(one(digit, gone), one(digit, HOUSES[a] & !HOUSES[b]));
                }
            }
        }
    };
    for box_ in 0..9 {
        for k in 0..3 {
            at(18 + box_, 9 + box_ % 3 * 3 + k, 0b001_001_001 << k);
        }
    }
    for box_ in 0..9 {
        for k in 0..3 {
            at(18 + box_, box_ / 3 * 3 + k, 0b111 << (3 * k));
        }
    }
    for column in 0..9 {
        for k in 0..3 {
            at(9 + column, 18 + column / 3 + 3 * k, 0b111 << (3 * k));
        }
    }
    for row in 0..9 {
        for k in 0..3 {
            at(row, 18 + row / 3 * 3 + k, 0b111 << (3 * k));
        }
    }
}

fn hidden_pairs(field: &Field, fixed: &Fixed, emit: Emit) {
    for house in ORDER.into_iter().flatten().filter(|&house| fixed.empty[house] > 4) {
        let places = &field.places[house];
        for second in 1..9 {
            if places[second].count_ones() != 2 {
                continue;
            }
            for first in (0..second).filter(|&first| places[first] == places[second]) {
                let mut gone = [0; 9];
                let mut any = false;
                for cell in ones_of(places[first]).map(|p| usize::from(HOUSE_CELLS[house][p])) {
                    for other in ones_of(field.candidates[cell] & !(1 << first | 1 << second)) {
                        gone[other] |= 1 << cell;
                        any = true;
                    }
                }
                if any {
                    let here = ones_of(places[first]).fold(0u128, |all, p| all | 1 << HOUSE_CELLS[house][p]);
                    let mut needed = [0; 9];
                    (needed[first], needed[second]) = (HOUSES[house] & !here, HOUSES[house] & !here);
                    emit(gone, needed);
                }
            }
        }
    }
}

fn naked_pairs(field: &Field, fixed: &Fixed, emit: Emit) {
    for house in ORDER.into_iter().flatten().filter(|&house| fixed.empty[house] >= 4) {
        let candidates = HOUSE_CELLS[house].map(|cell| field.candidates[usize::from(cell)]);
        for second in 1..9 {
            if candidates[second].count_ones() != 2 {
                continue;
            }
            for first in (0..second).filter(|&first| candidates[first] == candidates[second]) {
                let pair = 1u128 << HOUSE_CELLS[house][first] | 1 << HOUSE_CELLS[house][second];
                let (mut gone, mut needed) = ([0; 9], [pair; 9]);
                let mut any = 0;
                for digit in ones_of(candidates[first]) {
                    gone[digit] = field.cells[digit] & HOUSES[house] & !pair;
                    needed[digit] = 0;
                    any |= gone[digit];
                }
                if any != 0 {
                    emit(gone, needed);
                }
            }
        }
    }
}

fn x_wings(field: &Field, fixed: &Fixed, emit: Emit) {
    for (base, cover) in [(9, 0), (0, 9)] {
        for second in 1..9 {
            for first in 0..second {
                for digit in 0..9 {
                    let there = field.places[base + first][digit];
                    if there.count_ones() != 2 || there != field.places[base + second][digit] || fixed.placed[digit] > 5
                    {
                        continue;
                    }
                    let lines = HOUSES[base + first] | HOUSES[base + second];
                    let covers = ones_of(there).fold(0, |all, p| all | HOUSES[cover + p]);
                    let gone = field.cells[digit] & covers & !lines;
                    if gone != 0 {
                        emit(one(digit, gone), one(digit, lines & !covers));
                    }
                }
            }
        }
    }
}
