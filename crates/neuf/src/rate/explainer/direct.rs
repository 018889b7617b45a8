//! Producers 2, 3 and 5: patterns that leave a digit one place. What they would strike out on the way stays on the board.

use super::hint::Hint;
use super::order::{BOX, COLUMN, CROSSING, ROW, cells_at, combinations, empties};
use crate::logic::bits::ones_of;
use crate::logic::{Board, HOUSE_CELLS, Role, Step, Technique};

/// A digit's places in a box are in one line, which leaves it one place in another box of that line: 1.7.
///
/// The reference also looks for claiming, a line's places that are in one box, 1.9. It never comes to that: where a
/// claiming leaves a line one place, the box of the third line points along it and leaves the same place.
pub(super) fn pointing(board: &Board) -> Option<Hint> {
    for kind in [COLUMN, ROW] {
        for house in BOX {
            for line in kind.clone().filter(|&line| CROSSING[house][line] != 0) {
                for digit in 0..9 {
                    let places = board.places[house][digit];
                    if places & !CROSSING[house][line] != 0 || places.count_ones() < 2 {
                        continue;
                    }
                    for other in BOX.filter(|&other| other != house && CROSSING[other][line] != 0) {
                        let all = board.places[other][digit];
                        let rest = all & !CROSSING[other][line];
                        if all != rest && rest.is_power_of_two() {
                            let step = Step::new(Technique::DirectPointing)
                                .with_houses([house])
                                .with_covers([line, other])
                                .with_part(Role::Pattern, cells_at(house, places), 1 << digit);
                            return Some(Hint::new(1.7, placing(step, other, rest, digit)));
                        }
                    }
                }
            }
        }
    }
    None
}

/// As many digits as places for them, 2 or 3, which leaves another digit one place in the house: 2.0, 2.5.
pub(super) fn hidden(board: &Board, size: usize) -> Option<Hint> {
    for house in [BOX, COLUMN, ROW].into_iter().flatten() {
        if empties(board, house) as usize <= size {
            continue;
        }
        let places = &board.places[house];
        let several = (0..9).filter(|&digit| places[digit].count_ones() >= 2).fold(0u16, |all, digit| all | 1 << digit);
        for &digits in combinations(size).iter().filter(|&&digits| digits & !several == 0) {
            let cells = ones_of(digits).fold(0, |cells, digit| cells | places[digit]);
            if cells.count_ones() as usize != size {
                continue;
            }
            for digit in ones_of(several & !digits) {
                let rest = places[digit] & !cells;
                if rest.is_power_of_two() {
                    let (technique, rating) = match size {
                        2 => (Technique::DirectHiddenPair, 2.0),
                        _ => (Technique::DirectHiddenTriple, 2.5),
                    };
                    let step = Step::new(technique).with_houses([house]).with_part(
                        Role::Pattern,
                        cells_at(house, cells),
                        digits,
                    );
                    return Some(Hint::new(rating, placing(step, house, rest, digit)));
                }
            }
        }
    }
    None
}

fn placing(step: Step, house: usize, place: u16, digit: usize) -> Step {
    step.placing(HOUSE_CELLS[house][place.trailing_zeros() as usize].into(), digit)
}
