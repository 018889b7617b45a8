//! Complete grids, each of the 6,670,903,752,021,072,936,960 equally often.
//!
//! The first box is taken as 123/456/789; renaming the digits at the end makes up for it.
//!
//! ```text
//!     1 2 3 | B2 | B3      Given box 1 there are 56 × 6⁶ = 2,612,736 top bands and as many left stacks, all of
//!     4 5 6 |    |         which are drawn equally often: 56 ways to deal the digits of B1's rows to the rows of
//!     7 8 9 |    |         B2 and B3, and any order within each of the six minirows.
//!     ------+----+----
//!       B4  | B5 | B6      Each of the four boxes left is settled by which digits stand in which of its rows (H)
//!     ------+----+----     and which in which of its columns (V). Given H4 there are 56 pairs (H5, H6), given H7
//!       B7  | B8 | B9      56 pairs (H8, H9), given V2 56 pairs (V5, V8), given V3 56 pairs (V6, V9). A choice of
//!                          four pairs is a completion exactly if in B5, B6, B8 and B9 every row part meets every
//!                          column part in one digit ("orthogonal"), and different choices give different grids.
//! ```
//!
//! The number of completions N differs from one (band, stack) to another, so a pair is accepted with probability
//! N ÷ [`MOST`] and then one of its N completions is drawn. [`MOST`] is the largest N there is: the test below
//! computes N for every (V2, V3, H4, H7) up to renaming. (The decomposition into a band and a stack with rejection is
//! described by Red Ed in the Sudoku forums of 2006.)

use crate::grid::{Cell, Digit, Grid};

use super::Rng;

/// Nine digits as bits.
type Digits = u16;

/// Which digits stand in the three rows (or columns) of a box.
type Parts = [Digits; 3];

/// The most completions that a top band and a left stack can have.
const MOST: u64 = 11_664;

/// The way the digits of one box's rows are dealt to the rows of the two boxes beside it: 56 ordered pairs.
type Pairs = [[Parts; 2]; 56];

/// A complete grid, every one of the 6,670,903,752,021,072,936,960 with the same probability.
pub fn uniform_grid(rng: &mut Rng) -> Grid {
    /// The columns of box 1.
    const FIRST_COLUMNS: Parts = [0o111, 0o222, 0o444];
    loop {
        let [h2, h3] = pairs(FIRST)[rng.below(56) as usize];
        let [v4, v7] = pairs(FIRST_COLUMNS)[rng.below(56) as usize];
        // Boxes 2 and 3 as nine digits in reading order; 4 and 7 read down the columns.
        let [b2, b3, b4, b7] = [h2, h3, v4, v7].map(|parts| order_within(parts, rng));
        let corner = Corner::new(across(&b2), across(&b3), across(&b4), across(&b7));
        let nth = u64::from(rng.below(MOST as u32));
        let Some([b5, b6, b8, b9]) = corner.completion(nth) else { continue };

        let mut names = Digit::ALL;
        rng.shuffle(&mut names);
        let mut grid = Grid::EMPTY;
        let mut write = |box_: usize, digits: [usize; 9]| {
            for (i, digit) in digits.into_iter().enumerate() {
                grid.set(Cell::at(box_ / 3 * 3 + i / 3, box_ % 3 * 3 + i % 3), Some(names[digit]));
            }
        };
        let down = |digits: [usize; 9]| [0, 3, 6, 1, 4, 7, 2, 5, 8].map(|i| digits[i]);
        write(0, [0, 1, 2, 3, 4, 5, 6, 7, 8]);
        for (box_, digits) in [(1, b2), (2, b3), (3, down(b4)), (6, down(b7)), (4, b5), (5, b6), (7, b8), (8, b9)] {
            write(box_, digits);
        }
        return grid;
    }
}

/// The parts of a box with the digits 123/456/789 in its rows.
const FIRST: Parts = [0o007, 0o070, 0o700];

/// All ways to deal the digits of [`FIRST`]'s rows to the rows of the two boxes beside it, in a fixed order: each row
/// of the three boxes gets all nine digits.
const PAIRS: Pairs = {
    let mut pairs = [[[0; 3]; 2]; 56];
    let (mut n, mut second) = (0, 0u16);
    while second < 0o1000 {
        let mut third = 0u16;
        while third < 0o1000 && second.count_ones() == 3 && second & FIRST[0] == 0 {
            let fourth = 0o777 & !(second | third);
            let fits = third.count_ones() == 3 && third & (FIRST[1] | second) == 0 && fourth & FIRST[2] == 0;
            if fits {
                let rest = [0o777 & !(FIRST[0] | second), 0o777 & !(FIRST[1] | third), 0o777 & !(FIRST[2] | fourth)];
                pairs[n] = [[second, third, fourth], rest];
                n += 1;
            }
            third += 1;
        }
        second += 1;
    }
    assert!(n == 56);
    pairs
};

/// [`PAIRS`] for a box with any `first` parts: the k-th digit of a part takes the place of the k-th of [`FIRST`]'s.
fn pairs(first: Parts) -> Pairs {
    let mut renamed = [[0; 8]; 3];
    for (renamed, part) in renamed.iter_mut().zip(first) {
        let low = part & part.wrapping_neg();
        let high = 1 << (15 - part.leading_zeros());
        let digits = [low, part & !(low | high), high];
        for (subset, bits) in renamed.iter_mut().enumerate() {
            *bits = (0..3).filter(|k| subset >> k & 1 == 1).map(|k| digits[k]).sum();
        }
    }
    let rename = |part: Digits| {
        renamed[0][usize::from(part & 7)] | renamed[1][usize::from(part >> 3 & 7)] | renamed[2][usize::from(part >> 6)]
    };
    PAIRS.map(|pair| pair.map(|parts| parts.map(rename)))
}

/// The digits of the three parts one after the other, each part in random order.
fn order_within(parts: Parts, rng: &mut Rng) -> [usize; 9] {
    let mut digits = [0; 9];
    for (part, places) in parts.into_iter().zip(digits.chunks_exact_mut(3)) {
        let mut bits = part;
        for place in places.iter_mut() {
            *place = bits.trailing_zeros() as usize;
            bits &= bits - 1;
        }
        rng.shuffle(places);
    }
    digits
}

/// The other way of reading nine digits: which stand first in their part, which second, which third.
fn across(digits: &[usize; 9]) -> Parts {
    [0, 1, 2].map(|i| 1 << digits[i] | 1 << digits[i + 3] | 1 << digits[i + 6])
}

/// The four boxes left, and which choices for them go together.
struct Corner {
    h56: Pairs,
    h89: Pairs,
    v58: Pairs,
    v69: Pairs,
    /// For each pair of `h56` the pairs of `v58` whose first goes with it in box 5, as bits; of `v69` in box 6.
    fits5: [u64; 56],
    fits6: [u64; 56],
    /// The same for `h89` in boxes 8 and 9.
    fits8: [u64; 56],
    fits9: [u64; 56],
}

impl Corner {
    fn new(v2: Parts, v3: Parts, h4: Parts, h7: Parts) -> Corner {
        let (h56, h89, v58, v69) = (pairs(h4), pairs(h7), pairs(v2), pairs(v3));
        let fits = |rows: &Pairs, row: usize, columns: &Pairs, column: usize| {
            let mut fits = [0; 56];
            for (fits, rows) in fits.iter_mut().zip(rows) {
                for (i, columns) in columns.iter().enumerate() {
                    *fits |= u64::from(orthogonal(&rows[row], &columns[column])) << i;
                }
            }
            fits
        };
        Corner {
            fits5: fits(&h56, 0, &v58, 0),
            fits6: fits(&h56, 1, &v69, 0),
            fits8: fits(&h89, 0, &v58, 1),
            fits9: fits(&h89, 1, &v69, 1),
            h56,
            h89,
            v58,
            v69,
        }
    }

    /// The completion with this number, counted from 0 in a fixed order, as nine digits in reading order for boxes
    /// 5, 6, 8 and 9; `None` if there are not so many.
    fn completion(&self, nth: u64) -> Option<[[usize; 9]; 4]> {
        let mut left = nth;
        for i in 0..56 {
            for j in 0..56 {
                let (v58, v69) = (self.fits5[i] & self.fits8[j], self.fits6[i] & self.fits9[j]);
                let (n58, n69) = (u64::from(v58.count_ones()), u64::from(v69.count_ones()));
                if left >= n58 * n69 {
                    left -= n58 * n69;
                    continue;
                }
                let [v5, v8] = self.v58[nth_bit(v58, left / n69)];
                let [v6, v9] = self.v69[nth_bit(v69, left % n69)];
                let ([h5, h6], [h8, h9]) = (self.h56[i], self.h89[j]);
                return Some([digits(h5, v5), digits(h6, v6), digits(h8, v8), digits(h9, v9)]);
            }
        }
        None
    }

    /// How many completions there are.
    #[cfg(test)]
    fn count(&self) -> u64 {
        let mut count = 0;
        for i in 0..56 {
            for j in 0..56 {
                let v58 = (self.fits5[i] & self.fits8[j]).count_ones();
                let v69 = (self.fits6[i] & self.fits9[j]).count_ones();
                count += u64::from(v58 * v69);
            }
        }
        count
    }
}

/// Whether every row part meets every column part, hence in exactly one digit.
fn orthogonal(rows: &Parts, columns: &Parts) -> bool {
    rows.iter().all(|row| columns.iter().all(|column| row & column != 0))
}

/// The nine digits of a box from its row parts and column parts.
fn digits(rows: Parts, columns: Parts) -> [usize; 9] {
    [0, 1, 2, 3, 4, 5, 6, 7, 8].map(|i| (rows[i / 3] & columns[i % 3]).trailing_zeros() as usize)
}

/// The position of the set bit with this number, counted from 0.
fn nth_bit(bits: u64, n: u64) -> usize {
    let mut bits = bits;
    for _ in 0..n {
        bits &= bits - 1;
    }
    bits.trailing_zeros() as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All 280 ways to part nine digits into three triples, the parts in a fixed order.
    fn partings() -> Vec<Parts> {
        let triples: Vec<Digits> = (0..0o1000u16).filter(|bits| bits.count_ones() == 3).collect();
        let mut partings = Vec::new();
        for &a in triples.iter().filter(|&&a| a & 1 != 0) {
            let lowest = !a & 0o777 & (!(!a & 0o777) + 1);
            for &b in triples.iter().filter(|&&b| b & a == 0 && b & lowest != 0) {
                partings.push([a, b, 0o777 & !(a | b)]);
            }
        }
        partings
    }

    fn renamed(parts: Parts, names: &[usize; 9]) -> Parts {
        let mut parts = parts.map(|part| {
            (0..9).filter(|&digit| part >> digit & 1 == 1).fold(0u16, |bits, digit| bits | 1 << names[digit])
        });
        parts.sort_by_key(|part| part.trailing_zeros());
        parts
    }

    /// One of each class of `partings` under the renamings in `group`.
    fn classes(partings: &[Parts], group: &[[usize; 9]]) -> Vec<Parts> {
        let mut seen = std::collections::BTreeSet::new();
        let mut firsts = Vec::new();
        for &parts in partings {
            if seen.insert(parts) {
                firsts.push(parts);
                seen.extend(group.iter().map(|names| renamed(parts, names)));
            }
        }
        firsts
    }

    fn permutations() -> Vec<[usize; 9]> {
        fn extend(prefix: &mut Vec<usize>, all: &mut Vec<[usize; 9]>) {
            if let Ok(whole) = prefix.as_slice().try_into() {
                all.push(whole);
            }
            for digit in (0..9).filter(|digit| !prefix.contains(digit)).collect::<Vec<_>>() {
                prefix.push(digit);
                extend(prefix, all);
                prefix.pop();
            }
        }
        let mut all = Vec::new();
        extend(&mut Vec::new(), &mut all);
        all
    }

    /// Every (V2, V3, H4, H7) up to renaming the digits: N depends on nothing else, and not on the order of parts.
    #[test]
    fn most_is_the_largest_number_of_completions() {
        let partings = partings();
        assert_eq!(partings.len(), 280);
        let v2 = [0o007, 0o070, 0o700];
        let keep_v2: Vec<[usize; 9]> = permutations().into_iter().filter(|names| renamed(v2, names) == v2).collect();
        assert_eq!(keep_v2.len(), 1296);
        let (mut most, mut tried) = (0, 0);
        for v3 in classes(&partings, &keep_v2) {
            let keep_both: Vec<[usize; 9]> = keep_v2.iter().copied().filter(|names| renamed(v3, names) == v3).collect();
            for h4 in classes(&partings, &keep_both) {
                for &h7 in &partings {
                    most = most.max(Corner::new(v2, v3, h4, h7).count());
                    tried += 1;
                }
            }
        }
        assert_eq!(most, MOST, "of {tried}");
    }

    /// The completions that the band and the stack through a box leave, whatever the box.
    fn completions(grid: &Grid, band: usize, stack: usize) -> u64 {
        let bands = [band, (band + 1) % 3, (band + 2) % 3];
        let stacks = [stack, (stack + 1) % 3, (stack + 2) % 3];
        let at = |b: usize, r: usize, s: usize, c: usize| {
            let digit = grid.get(Cell::at(3 * bands[b] + r, 3 * stacks[s] + c)).expect("complete");
            1u16 << digit.index()
        };
        let columns = |s: usize| [0, 1, 2].map(|c| at(0, 0, s, c) | at(0, 1, s, c) | at(0, 2, s, c));
        let rows = |b: usize| [0, 1, 2].map(|r| at(b, r, 0, 0) | at(b, r, 0, 1) | at(b, r, 0, 2));
        Corner::new(columns(1), columns(2), rows(1), rows(2)).count()
    }

    /// Seen from any of its nine boxes a uniform grid looks the same, yet the sampler treats the first box, band and
    /// stack unlike the others. Without the rejection the mean below is some six standard errors off.
    #[test]
    fn no_box_is_special() {
        const GRIDS: u32 = 5_000;
        let (mut sum, mut squares) = (0.0, 0.0);
        // How often the digit of r1c1 stands in each cell.
        let mut twins = [0u32; 81];
        for i in 0..GRIDS {
            let grid = uniform_grid(&mut Rng::new(11, u64::from(i)));
            let counts = [0, 1, 2].map(|band| [0, 1, 2].map(|stack| completions(&grid, band, stack) as f64));
            let all: f64 = counts.as_flattened().iter().sum();
            let difference = counts[0][0] - all / 9.0;
            sum += difference;
            squares += difference * difference;
            for cell in grid.cells_of(grid.get(Cell::at(0, 0)).expect("complete")).iter() {
                twins[cell.index()] += 1;
            }
        }
        let standard_errors = sum / f64::sqrt(squares);
        assert!(standard_errors.abs() < 4.0, "{standard_errors}");
        // In the boxes beside and below the first, one of six cells; in the others, one of nine.
        let mut chi = 0.0;
        for cell in Cell::all().filter(|cell| cell.box_index() > 0 && cell.row() > 0 && cell.column() > 0) {
            let expected = f64::from(GRIDS) / if cell.band() == 0 || cell.stack() == 0 { 6.0 } else { 9.0 };
            chi += (f64::from(twins[cell.index()]) - expected).powi(2) / expected;
        }
        // 4 × 5 + 4 × 8 = 52 degrees of freedom; 1 in 1,000 passes 90.
        assert!(chi < 90.0, "{chi}");
    }
}
