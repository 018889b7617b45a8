//! Producer 6: where a box and a line cross.

use super::hint::Hint;
use super::order::{BOX, COLUMN, CROSSING, ROW, cells_at};
use crate::logic::bits::HOUSES;
use crate::logic::{Board, Role, Step, Technique};

/// A digit's places in one house are all in another that crosses it: from the rest of that it goes. Pointing 2.6, from
/// a box along a line; claiming 2.8, from a line into a box.
pub(super) fn locking(board: &Board) -> Option<Hint> {
    for (from, to, technique, rating) in [
        (BOX, COLUMN, Technique::Pointing, 2.6),
        (BOX, ROW, Technique::Pointing, 2.6),
        (COLUMN, BOX, Technique::Claiming, 2.8),
        (ROW, BOX, Technique::Claiming, 2.8),
    ] {
        for a in from {
            for b in to.clone().filter(|&b| CROSSING[a][b] != 0) {
                for digit in 0..9 {
                    let places = board.places[a][digit];
                    if places & !CROSSING[a][b] != 0 || places.count_ones() < 2 {
                        continue;
                    }
                    let cells = cells_at(a, places);
                    let struck = board.cells[digit] & HOUSES[b] & !cells;
                    if struck != 0 {
                        let step = Step::new(technique)
                            .with_houses([a])
                            .with_covers([b])
                            .with_part(Role::Pattern, cells, 1 << digit)
                            .striking(struck, digit);
                        return Some(Hint::new(rating, step));
                    }
                }
            }
        }
    }
    None
}
