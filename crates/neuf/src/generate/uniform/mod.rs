//! Complete grids, each of the 6,670,903,752,021,072,936,960 equally often.
//!
//! The first box is taken as 123/456/789; renaming the digits at the end makes up for it. The rest is filled so that at
//! nearly every step there are as many ways whatever came before:
//!
//! ```text
//!    1 2 3 | B2 | B3     B2, B3  56 ways to deal the digits of B1's rows to their rows, 6 orders of each minirow. The
//!    4 5 6 |    |                top two are put in ascending order, as reordering the columns of a stack at the end
//!    7 8 9 |    |                makes up for that: 56 × 6⁴ bands.
//!    ------+----+----    B4, B7  the same with columns: 56 × 6⁴ stacks.
//!      B4  | B5 | B6     B5      56 ways to deal the digits of B4's rows to the rows of B5 and B6. In a row of B5 each
//!    ------+----+----            digit has a column to keep out of, its column in B2: there are two ways to arrange the
//!      B7  | B8 | B9             row, or none if the column is the same for all three. So 8 ways or none.
//!                        B6      its rows are known; 8 ways or none to arrange them under B3.
//!                        B8      its columns are what B2 and B5 leave; 8 ways or none to arrange them beside B7.
//!                        B9      its rows and its columns are what the others leave. It comes off if every row meets
//!                                every column in one digit.
//! ```
//!
//! A grid with its lines in that order is thus a band, a stack, a way for the middle (56 × 8) and one of the 64 ways for
//! B6 and B8; different choices give different grids. Band, stack and middle are drawn, each with the same chance, and
//! thrown away where there is no way. Of the 64 ways left c make B9 come off. A number below [`MOST`], the largest c there
//! is, is drawn, the way with this number among the c taken, and all thrown away if there are not so many. So every grid
//! has the same chance, 1 ÷ (bands × stacks × middles × `MOST`) an attempt; 21 of 100 attempts succeed.
//!
//! (That the 9 boxes are so many row deals and column deals that must fit, and the rejection, are described by Red Ed in
//! the Sudoku forums of 2006.)

use crate::grid::{Cell, Digit, Grid};

use super::Rng;

mod choices;
mod tables;
#[cfg(test)]
mod tests;

use choices::{BANDS, Boxes, Choices, MIDDLES};
use tables::ORDERS;

/// The most of the 64 ways for boxes 6 and 8 that can make box 9 come off; a test tries all there is.
const MOST: u32 = 28;

/// A complete grid, every one of the 6,670,903,752,021,072,936,960 with the same probability.
pub fn uniform_grid(rng: &mut Rng) -> Grid {
    drawn(MOST, rng)
}

/// A complete grid. Where c ways for boxes 6 and 8 make box 9 come off, each grid comes out in proportion to
/// min(c, `most`) ÷ c: with [`MOST`] all with the same probability, with less the sooner and the less evenly.
#[inline(never)] // large, and there are two callers
pub(super) fn drawn(most: u32, rng: &mut Rng) -> Grid {
    loop {
        let (band, stack, number) = (rng.below(BANDS), rng.below(BANDS), rng.below(MIDDLES * most));
        let Some(choices) = Choices::new(band, stack, number % MIDDLES) else { continue };
        let (count, mut nth) = (choices.fits.count_ones(), number / MIDDLES);
        if nth < count {
            if count > most {
                nth = rng.below(count);
            }
            let way = nth_bit(choices.fits, nth);
            return written(&choices.take(way), rng.below(FINISHES));
        }
    }
}

/// How many ways there are to name nine digits and to order the lines of two bands and two stacks.
const FINISHES: u32 = 362_880 * 1296;

/// The grid with these boxes, its digits renamed and its lines reordered in the way with number `finish`.
fn written(boxes: &Boxes, finish: u32) -> Grid {
    let mut names = Digit::ALL;
    let mut left = finish;
    for i in (1..9u32).rev() {
        names.swap(i as usize, (left % (i + 1)) as usize);
        left /= i + 1;
    }
    // Where each line of a band or stack begins in the numbering of cells, which has lines `apart` cells apart.
    let mut order = |apart: u8, first: u8| {
        let order = ORDERS[(left % 6) as usize].map(|line| apart * (first + line));
        left /= 6;
        [order[0], order[1], order[2], 0]
    };
    let rows = [[0, 9, 18, 0], order(9, 3), order(9, 6)];
    let columns = [[0, 1, 2, 0], order(1, 3), order(1, 6)];
    let mut grid = Grid::EMPTY;
    for box_ in 0..9 {
        let (rows, columns) = (rows[box_ / 3], columns[box_ % 3]);
        let (in_rows, in_columns) = (boxes.rows[box_], boxes.columns[box_]);
        for (digit, name) in names.into_iter().enumerate() {
            let row = rows[(in_rows >> (2 * digit) & 3) as usize];
            let column = columns[(in_columns >> (2 * digit) & 3) as usize];
            grid.set(Cell::new(usize::from(row + column)).expect("a row and a column"), Some(name));
        }
    }
    grid
}

/// The position of the set bit with this number, counted from 0.
fn nth_bit(bits: u64, n: u32) -> u32 {
    let mut bits = bits;
    for _ in 0..n {
        bits &= bits - 1;
    }
    bits.trailing_zeros()
}
