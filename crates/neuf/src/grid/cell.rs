//! Cells 0 to 80 and sets of them.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not, Sub};
use std::str::FromStr;

use super::House;

/// One of the 81 cells.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// How many cells there are.
    pub const COUNT: usize = 81;

    /// The cell with this number, or `None` unless it is 0 to 80.
    #[inline]
    pub const fn new(index: usize) -> Option<Cell> {
        if index < Cell::COUNT { Some(Cell(index as u8)) } else { None }
    }

    /// The cell in `row` and `column`.
    ///
    /// # Panics
    /// If either is not 0 to 8.
    #[inline]
    pub const fn at(row: usize, column: usize) -> Cell {
        assert!(row < 9 && column < 9, "rows and columns are 0 to 8");
        Cell((row * 9 + column) as u8)
    }

    /// All cells, in reading order.
    pub fn all() -> impl DoubleEndedIterator<Item = Cell> + ExactSizeIterator + Clone {
        (0..Cell::COUNT as u8).map(Cell)
    }

    /// Its number, 0 to 80.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its row, 0 to 8.
    #[inline]
    pub const fn row(self) -> usize {
        self.0 as usize / 9
    }

    /// Its column, 0 to 8.
    #[inline]
    pub const fn column(self) -> usize {
        self.0 as usize % 9
    }

    /// Its box, 0 to 8.
    #[inline]
    pub const fn box_index(self) -> usize {
        self.band() * 3 + self.stack()
    }

    /// Its band (three rows of boxes), 0 to 2.
    #[inline]
    pub const fn band(self) -> usize {
        self.0 as usize / 27
    }

    /// Its stack (three columns of boxes), 0 to 2.
    #[inline]
    pub const fn stack(self) -> usize {
        self.column() / 3
    }

    /// Its row, column and box.
    pub const fn houses(self) -> [House; 3] {
        [House::row(self.row()), House::column(self.column()), House::box_(self.box_index())]
    }

    /// The 20 other cells that share a house with it.
    #[inline]
    pub const fn peers(self) -> CellSet {
        PEERS[self.0 as usize]
    }
}

const PEERS: [CellSet; 81] = {
    let mut table = [CellSet::EMPTY; 81];
    let mut i = 0;
    while i < 81 {
        let cell = Cell(i as u8);
        let [row, column, box_] = cell.houses();
        table[i] = CellSet((row.cells().0 | column.cells().0 | box_.cells().0) & !(1 << i));
        i += 1;
    }
    table
};

/// Prints as `r1c1`.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}c{}", self.row() + 1, self.column() + 1)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text was not a cell's coordinates, `r1c1` to `r9c9` (either case).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseCellError(String);

impl fmt::Display for ParseCellError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a cell: write r1c1 to r9c9", self.0)
    }
}

impl std::error::Error for ParseCellError {}

impl FromStr for Cell {
    type Err = ParseCellError;

    fn from_str(text: &str) -> Result<Cell, ParseCellError> {
        match text.as_bytes() {
            [b'r' | b'R', row @ b'1'..=b'9', b'c' | b'C', column @ b'1'..=b'9'] => {
                Ok(Cell::at((row - b'1') as usize, (column - b'1') as usize))
            }
            _ => Err(ParseCellError(text.chars().take(20).collect())),
        }
    }
}

/// A set of cells: bit `n` stands for cell `n`; bits 81 to 127 are always 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CellSet(u128);

impl CellSet {
    /// No cell.
    pub const EMPTY: CellSet = CellSet(0);
    /// All 81.
    pub const ALL: CellSet = CellSet((1 << 81) - 1);

    /// The set with these bits; bits above 80 are dropped.
    #[inline]
    pub const fn from_bits(bits: u128) -> CellSet {
        CellSet(bits & CellSet::ALL.0)
    }

    /// Its bits.
    #[inline]
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// The set of this one cell.
    #[inline]
    pub const fn only(cell: Cell) -> CellSet {
        CellSet(1 << cell.0)
    }

    /// How many cells it holds.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it holds none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether it holds `cell`.
    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 == 1
    }

    /// Whether every cell of it is in `other`.
    #[inline]
    pub const fn is_subset(self, other: CellSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// Puts `cell` in.
    #[inline]
    pub fn insert(&mut self, cell: Cell) {
        self.0 |= 1 << cell.0;
    }

    /// Takes `cell` out.
    #[inline]
    pub fn remove(&mut self, cell: Cell) {
        self.0 &= !(1 << cell.0);
    }

    /// Its first cell in reading order.
    #[inline]
    pub const fn first(self) -> Option<Cell> {
        if self.0 == 0 { None } else { Some(Cell(self.0.trailing_zeros() as u8)) }
    }

    /// Its cells in reading order.
    pub fn iter(self) -> impl ExactSizeIterator<Item = Cell> + Clone {
        CellIter(self.0)
    }
}

#[derive(Clone)]
struct CellIter(u128);

impl Iterator for CellIter {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        let cell = CellSet(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(cell)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let n = self.0.count_ones() as usize;
        (n, Some(n))
    }
}

impl ExactSizeIterator for CellIter {}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> CellSet {
        cells.into_iter().fold(CellSet::EMPTY, |set, cell| set | CellSet::only(cell))
    }
}

impl BitOr for CellSet {
    type Output = CellSet;
    #[inline]
    fn bitor(self, other: CellSet) -> CellSet {
        CellSet(self.0 | other.0)
    }
}

impl BitOrAssign for CellSet {
    #[inline]
    fn bitor_assign(&mut self, other: CellSet) {
        self.0 |= other.0;
    }
}

impl BitAnd for CellSet {
    type Output = CellSet;
    #[inline]
    fn bitand(self, other: CellSet) -> CellSet {
        CellSet(self.0 & other.0)
    }
}

impl BitAndAssign for CellSet {
    #[inline]
    fn bitand_assign(&mut self, other: CellSet) {
        self.0 &= other.0;
    }
}

impl BitXor for CellSet {
    type Output = CellSet;
    #[inline]
    fn bitxor(self, other: CellSet) -> CellSet {
        CellSet(self.0 ^ other.0)
    }
}

/// The cells of the first that are not in the second.
impl Sub for CellSet {
    type Output = CellSet;
    #[inline]
    fn sub(self, other: CellSet) -> CellSet {
        CellSet(self.0 & !other.0)
    }
}

/// The cells that are not in it.
impl Not for CellSet {
    type Output = CellSet;
    #[inline]
    fn not(self) -> CellSet {
        CellSet(!self.0 & CellSet::ALL.0)
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn peers_are_the_cells_of_the_houses() {
        for cell in Cell::all() {
            assert_eq!(cell.peers().len(), 20);
            for other in Cell::all() {
                let shares = other.row() == cell.row()
                    || other.column() == cell.column()
                    || (other.row() / 3 == cell.row() / 3 && other.column() / 3 == cell.column() / 3);
                assert_eq!(cell.peers().contains(other), shares && other != cell, "{cell} {other}");
            }
        }
    }

    #[test]
    fn coordinates_round_trip() {
        for cell in Cell::all() {
            assert_eq!(cell.to_string().parse(), Ok(cell));
        }
        assert_eq!("R9C1".parse(), Ok(Cell::at(8, 0)));
        for bad in ["", "r0c1", "r1c10", "11", "r1c", "é1c1"] {
            assert!(bad.parse::<Cell>().is_err(), "{bad}");
        }
        assert_eq!("x".parse::<Cell>().unwrap_err().to_string(), "\"x\" is not a cell: write r1c1 to r9c9");
    }

    #[test]
    fn sets_iterate_in_reading_order() {
        let set: CellSet = [80, 3, 17].into_iter().filter_map(Cell::new).collect();
        assert_eq!(set.iter().map(Cell::index).collect::<Vec<_>>(), [3, 17, 80]);
        assert_eq!((!set).len(), 78);
        assert!(set.is_subset(CellSet::ALL) && !CellSet::ALL.is_subset(set));
        assert_eq!(CellSet::from_bits(u128::MAX), CellSet::ALL);
    }
}
