//! Houses: the 27 groups of nine cells that hold each digit once.

use std::fmt;

use super::{Cell, CellSet};

/// A row, a column or a box.
///
/// ```text
///  0 … 8  rows       9 … 17  columns       18 … 26  boxes
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct House(u8);

/// What sort of house it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum HouseKind {
    /// Nine cells side by side.
    Row,
    /// Nine cells one below the other.
    Column,
    /// Three by three cells.
    Box,
}

impl House {
    /// How many houses there are.
    pub const COUNT: usize = 27;

    /// The row with this number.
    ///
    /// # Panics
    /// If `index` is not 0 to 8.
    pub const fn row(index: usize) -> House {
        assert!(index < 9, "rows are 0 to 8");
        House(index as u8)
    }

    /// The column with this number.
    ///
    /// # Panics
    /// If `index` is not 0 to 8.
    pub const fn column(index: usize) -> House {
        assert!(index < 9, "columns are 0 to 8");
        House(9 + index as u8)
    }

    /// The box with this number (0, 1, 2 in the top band).
    ///
    /// # Panics
    /// If `index` is not 0 to 8.
    pub const fn box_(index: usize) -> House {
        assert!(index < 9, "boxes are 0 to 8");
        House(18 + index as u8)
    }

    /// All houses: rows, then columns, then boxes.
    pub fn all() -> impl ExactSizeIterator<Item = House> + Clone {
        (0..House::COUNT as u8).map(House)
    }

    /// Its number among all houses, 0 to 26 (see the drawing above).
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether it is a row, a column or a box.
    pub const fn kind(self) -> HouseKind {
        match self.0 / 9 {
            0 => HouseKind::Row,
            1 => HouseKind::Column,
            _ => HouseKind::Box,
        }
    }

    /// Its number among its kind, 0 to 8.
    #[inline]
    pub const fn number(self) -> usize {
        self.0 as usize % 9
    }

    /// Its nine cells.
    #[inline]
    pub const fn cells(self) -> CellSet {
        CELLS[self.0 as usize]
    }
}

const CELLS: [CellSet; 27] = {
    let mut bits = [0u128; 27];
    let mut cell = 0;
    while cell < 81 {
        let (row, column) = (cell / 9, cell % 9);
        bits[row] |= 1 << cell;
        bits[9 + column] |= 1 << cell;
        bits[18 + row / 3 * 3 + column / 3] |= 1 << cell;
        cell += 1;
    }
    let mut cells = [CellSet::EMPTY; 27];
    let mut i = 0;
    while i < 27 {
        cells[i] = CellSet::from_bits(bits[i]);
        i += 1;
    }
    cells
};

/// The house that holds both cells, row before column before box; `None` if they share none.
pub(crate) fn common_house(a: Cell, b: Cell) -> Option<House> {
    a.houses().into_iter().find(|house| house.cells().contains(b))
}

/// Prints as `row 1`, `column 1`, `box 1`.
impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self.kind() {
            HouseKind::Row => "row",
            HouseKind::Column => "column",
            HouseKind::Box => "box",
        };
        write!(f, "{kind} {}", self.number() + 1)
    }
}

impl fmt::Debug for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_lies_in_three_houses_of_nine() {
        assert!(House::all().all(|house| house.cells().len() == 9));
        for cell in Cell::all() {
            let holding: Vec<House> = House::all().filter(|house| house.cells().contains(cell)).collect();
            assert_eq!(holding, cell.houses());
        }
    }

    #[test]
    fn houses_say_their_names() {
        assert_eq!(House::box_(4).to_string(), "box 5");
        assert_eq!(House::row(0).to_string(), "row 1");
        assert_eq!(House::column(8).to_string(), "column 9");
        assert_eq!(common_house(Cell::at(0, 0), Cell::at(1, 2)), Some(House::box_(0)));
        assert_eq!(common_house(Cell::at(0, 0), Cell::at(0, 2)), Some(House::row(0)));
        assert_eq!(common_house(Cell::at(0, 0), Cell::at(4, 4)), None);
    }
}
