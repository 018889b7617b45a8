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

use crate::grid::{Cell, CellSet, Grid};

/// Larger sets seldom decide anything. Measured: of 10, 12, 14 and 18 makes 12 the fewest questions for its time.
const LARGEST: u32 = 12;

/// Gives `take` the unavoidable sets of `solution` that consist of two digits or lie in two lines of a chute, those of
/// up to [`LARGEST`] cells. Some may come twice.
pub(super) fn simple_sets(solution: &Grid, mut take: impl FnMut(CellSet)) {
    let digit = solution.to_numbers().map(|digit| usize::from(digit) - 1);
    // Where each digit stands: its column in each row, its row in each column and in each box.
    let (mut column_in, mut row_in, mut row_in_box) = ([[0u8; 9]; 9], [[0u8; 9]; 9], [[0u8; 9]; 9]);
    for cell in Cell::all() {
        let (d, row, column) = (digit[cell.index()], cell.row(), cell.column());
        column_in[d][row] = column as u8;
        row_in[d][column] = row as u8;
        row_in_box[d][cell.box_index()] = row as u8;
    }
    for a in 0..9 {
        // From the row of an a on to the rows of the b that share its column and its box.
        for b in a + 1..9 {
            let mut next = [0u16; 9];
            for (row, next) in next.iter_mut().enumerate() {
                let column = usize::from(column_in[a][row]);
                let in_box = row_in_box[b][row / 3 * 3 + column / 3];
                *next = 1 << row_in[b][column] | 1 << in_box;
            }
            let mut left = 0x1ffu16;
            while left != 0 {
                // The rows that have to go along with the first one left.
                let (mut rows, mut fresh) = (0u16, left & left.wrapping_neg());
                while fresh != 0 {
                    rows |= fresh;
                    let mut found = 0;
                    while fresh != 0 {
                        found |= next[fresh.trailing_zeros() as usize];
                        fresh &= fresh - 1;
                    }
                    fresh = found & !rows;
                }
                left &= !rows;
                if 2 * rows.count_ones() <= LARGEST {
                    let mut cells = 0u128;
                    while rows != 0 {
                        let row = rows.trailing_zeros() as usize;
                        rows &= rows - 1;
                        cells |= 1 << (9 * row + usize::from(column_in[a][row]));
                        cells |= 1 << (9 * row + usize::from(column_in[b][row]));
                    }
                    take(CellSet::from_bits(cells));
                }
            }
        }
    }
    for chute in 0..3 {
        for (one, two) in [(0, 1), (0, 2), (1, 2)] {
            let (one, two) = (3 * chute + one, 3 * chute + two);
            // Rows, then columns: the position in line one of the digit that line two has at a position.
            let mut next = [[0u8; 9]; 2];
            for place in 0..9 {
                next[0][place] = column_in[digit[9 * two + place]][one];
                next[1][place] = row_in[digit[9 * place + two]][one];
            }
            for (across, next) in next.into_iter().enumerate() {
                let mut left = 0x1ffu16;
                while left != 0 {
                    let (mut places, mut place) = (0u16, left.trailing_zeros());
                    while places >> place & 1 == 0 {
                        places |= 1 << place;
                        place = u32::from(next[place as usize]);
                    }
                    left &= !places;
                    // Two places are two digits as well.
                    if places.count_ones() > 2 && 2 * places.count_ones() <= LARGEST {
                        let mut cells = 0u128;
                        for place in (0..9).filter(|place| places >> place & 1 == 1) {
                            cells |= if across == 0 {
                                1 << (9 * one + place) | 1 << (9 * two + place)
                            } else {
                                1 << (9 * place + one) | 1 << (9 * place + two)
                            };
                        }
                        take(CellSet::from_bits(cells));
                    }
                }
            }
        }
    }
}

/// The cells where two complete grids differ: an unavoidable set of either.
pub(super) fn difference(a: &Grid, b: &Grid) -> CellSet {
    let (a, b) = (a.to_numbers(), b.to_numbers());
    // Two halves in registers: a shift of 128 bits takes several instructions.
    let half = |from: usize, to: usize| {
        (from..to).fold(0u64, |bits, cell| bits | u64::from(a[cell] != b[cell]) << (cell - from))
    };
    CellSet::from_bits(u128::from(half(0, 64)) | u128::from(half(64, 81)) << 64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::{Rng, fast_grid};
    use crate::solve::plain;

    /// Without the digits in such a set a grid has a second solution, which differs in all of the set and nowhere else.
    #[test]
    fn simple_sets_are_unavoidable_and_whole() {
        for i in 0..20 {
            let grid = fast_grid(&mut Rng::new(8, i));
            let mut found = 0;
            simple_sets(&grid, |cells| {
                found += 1;
                assert!(plain::count_solutions(&grid.masked(CellSet::ALL - cells), 2) == 2, "{grid}");
                let others = crate::solve::solutions(&grid.masked(CellSet::ALL - cells)).filter(|other| *other != grid);
                assert!(others.map(|other| difference(&grid, &other)).any(|differing| differing == cells), "{grid}");
            });
            assert!(found > 30, "{found} in {grid}");
        }
    }
}
