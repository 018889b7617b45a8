//! The candidates that chains work on: a board without its digits, cheap to copy.

use crate::grid::{Cell, House};
use crate::logic::{Board, CELL_HOUSES};

/// For each digit a set of cells, bit 0 for r1c1.
pub(super) type Boards = [u128; 9];

/// Candidates, as [`Board`] keeps them.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Field {
    pub candidates: [u16; 81],
    pub places: [[u16; 9]; 27],
    pub cells: Boards,
}

/// What inferences leave as it is: they strike out, and write nothing.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Fixed {
    /// By house: how many of its cells are empty.
    pub empty: [u8; 27],
    /// By digit: how often it is written.
    pub placed: [u8; 9],
}

impl Field {
    pub fn new(board: &Board) -> Field {
        Field { candidates: board.candidates, places: board.places, cells: board.cells }
    }

    #[inline]
    pub fn remove(&mut self, cell: usize, digit: usize) {
        self.candidates[cell] &= !(1 << digit);
        self.cells[digit] &= !(1 << cell);
        for (house, position) in CELL_HOUSES[cell] {
            self.places[usize::from(house)][digit] &= !(1 << position);
        }
    }

    /// Whether no chain of any kind can be found: every open cell has three candidates or more, and every digit with several
    /// places in a house five or more.
    ///
    /// What is there takes at most one candidate from another cell, and one place from another digit; its own digit loses at
    /// most three places of another house. So nothing else comes to be there, and no cell sees five of a house.
    pub fn is_loose(&self) -> bool {
        self.candidates.iter().all(|digits| digits.count_ones() != 2)
            && self.places.iter().flatten().all(|places| !(2..5).contains(&places.count_ones()))
    }

    /// How many candidates there are.
    pub fn len(&self) -> usize {
        self.cells.iter().map(|cells| cells.count_ones() as usize).sum()
    }
}

impl Fixed {
    pub fn new(board: &Board) -> Fixed {
        let empty = board.empty();
        let mut placed = [0; 9];
        for digit in Cell::all().filter_map(|cell| board.digit(cell)) {
            placed[digit.index()] += 1;
        }
        let mut counts = [0; 27];
        for house in House::all() {
            counts[house.index()] = (house.cells() & empty).len() as u8;
        }
        Fixed { empty: counts, placed }
    }
}

/// By cell: the cells it sees in its box, in its row outside the box, and in its column outside the box. That is the
/// order in which they are taken.
pub(super) const SEEN: [[u128; 3]; 81] = {
    let mut table = [[0; 3]; 81];
    let mut cell = 0;
    while cell < 81 {
        let [row, column, box_] = Cell::at(cell / 9, cell % 9).houses();
        let (row, column, box_) = (row.cells().bits(), column.cells().bits(), box_.cells().bits());
        table[cell] = [box_ & !(1 << cell), row & !box_, column & !box_];
        cell += 1;
    }
    table
};
