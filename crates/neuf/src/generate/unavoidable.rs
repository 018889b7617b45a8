//! Unavoidable sets of a complete grid: sets of cells whose digits can be dealt among them anew. A puzzle with one
//! solution has a clue in each of them, so a clue that is the last in one of them has to stay.
//!
//! Any second solution gives one (the cells where it differs); the simplest can be read off the grid:
//!
//! ```text
//!  two digits                            two lines of a chute
//!  1 . . | . 2 .   exchanging 1 and 2    1 . . | . 7 . | 4 . .   exchanging, in these columns, the
//!  . . . | . . .   in these four cells   4 . . | . 1 . | 7 . .   digits of the two rows
//!  . . . | . . .
//!  ------+------
//!  2 . . | . 1 .
//! ```

use crate::grid::Grid;

/// Larger sets seldom decide anything.
const LARGEST: usize = 12;

/// A set of cells in the caller's marks: one value for each cell, those of a set combined with `|`.
pub(super) type Marks = [u128; 81];

/// Gives `take` the unavoidable sets of `solution` that consist of two digits or lie in two lines of a chute, those of
/// up to [`LARGEST`] cells, as the union of what `marks` has for their cells. Some may come twice.
pub(super) fn simple_sets(solution: &Grid, marks: &Marks, mut take: impl FnMut(u128)) {
    let digit = solution.to_numbers().map(|digit| usize::from(digit) - 1);
    // Where each digit stands: its column, box and mark in each row, its row in each column and in each box (as a bit).
    let (mut column_in, mut box_in, mut mark_in) = ([[0u8; 9]; 9], [[0u8; 9]; 9], [[0u128; 9]; 9]);
    let (mut row_in, mut row_bit, mut row_bit_in_box) = ([[0u8; 9]; 9], [[0u16; 9]; 9], [[0u16; 9]; 9]);
    for row in 0..9 {
        for column in 0..9 {
            let (d, box_) = (digit[9 * row + column], row / 3 * 3 + column / 3);
            column_in[d][row] = column as u8;
            box_in[d][row] = box_ as u8;
            mark_in[d][row] = marks[9 * row + column];
            row_in[d][column] = row as u8;
            row_bit[d][column] = 1 << row;
            row_bit_in_box[d][box_] = 1 << row;
        }
    }
    for a in 0..9 {
        for b in a + 1..9 {
            let mut left = 0x1ffu16;
            while left != 0 {
                // The rows that have to go along with the first one left: from the row of an a on to the rows of the b
                // that share its column and its box.
                let (mut rows, mut fresh, mut size, mut set) = (0, left & left.wrapping_neg(), 0, 0);
                while fresh != 0 {
                    let row = fresh.trailing_zeros() as usize & 15;
                    rows |= 1 << row;
                    size += 2;
                    set |= mark_in[a][row] | mark_in[b][row];
                    let (column, box_) = (usize::from(column_in[a][row]), usize::from(box_in[a][row]));
                    fresh = (fresh | row_bit[b][column] | row_bit_in_box[b][box_]) & !rows;
                }
                left &= !rows;
                if size <= LARGEST {
                    take(set);
                }
            }
        }
    }
    for chute in 0..3 {
        for (one, two) in [(0, 1), (0, 2), (1, 2)] {
            let (one, two) = (3 * chute + one, 3 * chute + two);
            for across in [true, false] {
                let mut left = 0x1ffu16;
                while left != 0 {
                    // From a position on to that where line one has the digit that line two has here.
                    let (mut place, mut size, mut set) = (left.trailing_zeros() as usize, 0, 0);
                    while left >> place & 1 == 1 {
                        left &= !(1 << place);
                        size += 2;
                        let (here, there) = if across {
                            (9 * one + place, 9 * two + place)
                        } else {
                            (9 * place + one, 9 * place + two)
                        };
                        set |= marks[here] | marks[there];
                        let lines = if across { &column_in } else { &row_in };
                        place = usize::from(lines[digit[there]][one]);
                    }
                    // Two places are two digits as well.
                    if size > 4 && size <= LARGEST {
                        take(set);
                    }
                }
            }
        }
    }
}

/// The cells where two complete grids differ, an unavoidable set of either, in marks.
pub(super) fn difference(a: &Grid, b: &Grid, marks: &Marks) -> u128 {
    let (a, b) = (a.to_numbers(), b.to_numbers());
    let mut set = if a[80] == b[80] { 0 } else { marks[80] };
    let eights = a.as_chunks::<8>().0.iter().zip(b.as_chunks::<8>().0).zip(marks.as_chunks::<8>().0);
    for ((&a, &b), marks) in eights {
        // Eight cells at a time: the top bit of each byte where they differ, as digits have the lower four.
        let (a, b) = (u64::from_le_bytes(a), u64::from_le_bytes(b));
        let mut differing = ((a ^ b) + 0x7f7f_7f7f_7f7f_7f7f) & 0x8080_8080_8080_8080;
        while differing != 0 {
            set |= marks[differing.trailing_zeros() as usize / 8];
            differing &= differing - 1;
        }
    }
    set
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::{Rng, fast_grid};
    use crate::grid::CellSet;
    use crate::solve::plain;

    /// Without the digits in such a set a grid has a second solution, which differs in all of the set and nowhere else.
    #[test]
    fn simple_sets_are_unavoidable_and_whole() {
        for i in 0..20 {
            let grid = fast_grid(&mut Rng::new(8, i));
            let marks: Marks = std::array::from_fn(|cell| 1 << cell);
            let mut found = 0;
            simple_sets(&grid, &marks, |set| {
                let cells = CellSet::from_bits(set);
                found += 1;
                assert!(plain::count_solutions(&grid.masked(CellSet::ALL - cells), 2) == 2, "{grid}");
                let others = crate::solve::solutions(&grid.masked(CellSet::ALL - cells)).filter(|other| *other != grid);
                assert!(
                    others.map(|other| difference(&grid, &other, &marks)).any(|differing| differing == set),
                    "{grid}"
                );
            });
            assert!(found > 30, "{found} in {grid}");
        }
    }
}
