//! A grid as the search for its canonical form sees it: rows packed for fast reading, as given and transposed, and
//! which rows and bands are mere copies of others.

use crate::grid::Grid;

/// One row: which columns hold a digit and which.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(super) struct Row {
    /// Bit `c` for a digit in column `c`.
    pub(super) filled: u16,
    /// For each column four times its digit, 0 for an empty cell: how far to shift [`Partial::labels`] to read the
    /// digit's label. The last seven are padding, so that a masked index needs no check.
    ///
    /// [`Partial::labels`]: super::partial::Partial
    pub(super) shifts: [u8; 16],
}

/// The grid one way up.
#[derive(Clone, Copy, Default)]
pub(super) struct View {
    pub(super) rows: [Row; 9],
    /// For each row the rows of its band before it that are equal to it (bit `r` for row `r`). Taking equal rows
    /// in their given order only leaves out nothing but repetitions.
    pub(super) equal_rows: [u16; 9],
    /// For each band the rows of all bands before it that hold the same rows in some order.
    pub(super) equal_bands: [u16; 3],
}

/// The grid both ways up.
pub(super) struct Views {
    /// As given, and transposed.
    pub(super) views: [View; 2],
    /// Whether no house holds a digit twice.
    pub(super) lawful: bool,
}

impl Views {
    pub(super) fn of(grid: &Grid) -> Views {
        let mut views = [View::default(); 2];
        let mut seen = [0u16; 27];
        let mut twice = 0;
        for (cell, &number) in grid.to_numbers().iter().enumerate() {
            if number == 0 {
                continue;
            }
            let (row, column) = (cell / 9, cell % 9);
            views[0].rows[row].filled |= 1 << column;
            views[0].rows[row].shifts[column] = 4 * number;
            views[1].rows[column].filled |= 1 << row;
            views[1].rows[column].shifts[row] = 4 * number;
            for house in [row, 9 + column, 18 + row / 3 * 3 + column / 3] {
                twice |= seen[house] & 1 << number;
                seen[house] |= 1 << number;
            }
        }
        views.iter_mut().for_each(View::find_copies);
        Views { views, lawful: twice == 0 }
    }
}

impl View {
    fn find_copies(&mut self) {
        for band in 0..3 {
            for row in 3 * band + 1..3 * band + 3 {
                for before in 3 * band..row {
                    if self.rows[before] == self.rows[row] {
                        self.equal_rows[row] |= 1 << before;
                    }
                }
            }
            for before in 0..band {
                if self.band_sorted(before) == self.band_sorted(band) {
                    self.equal_bands[band] |= 0b111 << (3 * before);
                }
            }
        }
    }

    fn band_sorted(&self, band: usize) -> [Row; 3] {
        let mut rows = [self.rows[3 * band], self.rows[3 * band + 1], self.rows[3 * band + 2]];
        rows.sort_unstable();
        rows
    }

    /// In how many ways rows and bands can be moved without changing any row.
    pub(super) fn idle_moves(&self) -> u32 {
        // Of n equal things the last has n - 1 equals before it, the one before it n - 2, and so on: n! in all.
        let rows = self.equal_rows.iter().map(|equal| equal.count_ones() + 1);
        let bands = self.equal_bands.iter().map(|equal| equal.count_ones() / 3 + 1);
        rows.chain(bands).product()
    }

    /// Whether equal rows, and equal bands, stand in their given order, as far as they are in `among`: `places[r]` tells
    /// where row `r` stands, the smaller the later.
    pub(super) fn takes_copies_in_order(&self, among: u16, places: &[u8; 16]) -> bool {
        let before = |earlier: usize, later: usize| places[earlier] > places[later];
        (0..9).filter(|row| among >> row & 1 == 1).all(|row| {
            let band = row / 3;
            bits(self.equal_rows[row]).all(|other| before(other, row))
                && bits(self.equal_bands[band] & 0o111).all(|other| before(other, 3 * band))
        })
    }
}

/// The numbers of the bits that are set, from the lowest.
pub(super) fn bits(mut mask: u16) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = mask.trailing_zeros() as usize;
        mask &= mask.wrapping_sub(1);
        (bit < 16).then_some(bit)
    })
}
