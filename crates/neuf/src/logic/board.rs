//! The state that techniques look at: digits, candidates, and for each house where each digit can go.

use crate::grid::{Candidates, Cell, CellSet, Digit, DigitSet, Grid, House};

/// Digits and candidates, kept three ways so that each technique finds what it looks for at once.
///
/// ```text
///  candidates[cell]        9 bits, bit 0 for the digit 1; 0 for a filled cell
///  places[house][digit]    9 bits, bit p for position p of the house; 0 once the digit is placed
///  cells[digit]            81 bits, bit 0 for r1c1
///
///  position in a row: its column; in a column: its row; in a box: 3 × (row mod 3) + column mod 3
///  houses as in House: rows 0–8, columns 9–17, boxes 18–26
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Board {
    pub(crate) grid: Grid,
    pub(crate) givens: CellSet,
    pub(crate) candidates: [u16; 81],
    pub(crate) places: [[u16; 9]; 27],
    pub(crate) cells: [u128; 9],
    /// The empty cells.
    pub(crate) empty: u128,
}

/// By house and position: the cell.
pub(crate) const HOUSE_CELLS: [[u8; 9]; 27] = {
    let mut table = [[0; 9]; 27];
    let mut cell = 0;
    while cell < 81 {
        let (row, column) = (cell / 9, cell % 9);
        table[row][column] = cell as u8;
        table[9 + column][row] = cell as u8;
        table[18 + row / 3 * 3 + column / 3][row % 3 * 3 + column % 3] = cell as u8;
        cell += 1;
    }
    table
};

/// By cell: its box, row and column as house and position.
pub(crate) const CELL_HOUSES: [[(u8, u8); 3]; 81] = {
    let mut table = [[(0, 0); 3]; 81];
    let mut cell = 0;
    while cell < 81 {
        let (row, column) = (cell / 9, cell % 9);
        table[cell] = [
            ((18 + row / 3 * 3 + column / 3) as u8, (row % 3 * 3 + column % 3) as u8),
            (row as u8, column as u8),
            ((9 + column) as u8, row as u8),
        ];
        cell += 1;
    }
    table
};

impl Board {
    /// The board of a puzzle as it stands: each empty cell may hold what no peer does.
    pub fn new(puzzle: &Grid) -> Board {
        Board::with(puzzle, puzzle, &Candidates::of(puzzle))
    }

    /// A board in the midst of play: `givens` were there from the start, `grid` is what is filled now, and empty cells
    /// may hold what `candidates` say (a digit that a filled peer holds is left out in any case).
    pub fn with(givens: &Grid, grid: &Grid, candidates: &Candidates) -> Board {
        let mut board = Board {
            grid: *grid,
            givens: Cell::all().filter(|&cell| givens.get(cell).is_some()).collect(),
            candidates: [0; 81],
            places: [[0; 9]; 27],
            cells: [0; 9],
            empty: 0,
        };
        for cell in Cell::all().filter(|&cell| grid.get(cell).is_none()) {
            board.empty |= 1 << cell.index();
            for digit in (candidates.get(cell) & grid.allowed(cell)).iter() {
                board.candidates[cell.index()] |= 1 << digit.index();
                board.cells[digit.index()] |= 1 << cell.index();
                for (house, position) in CELL_HOUSES[cell.index()] {
                    board.places[usize::from(house)][digit.index()] |= 1 << position;
                }
            }
        }
        board
    }

    /// What is filled.
    pub fn grid(&self) -> &Grid {
        &self.grid
    }

    /// Which cells were filled from the start.
    pub fn givens(&self) -> CellSet {
        self.givens
    }

    /// The digit in `cell`.
    pub fn digit(&self, cell: Cell) -> Option<Digit> {
        self.grid.get(cell)
    }

    /// What an empty cell may hold; nothing for a filled one.
    #[inline]
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        DigitSet::from_bits(self.candidates[cell.index()])
    }

    /// The empty cells that may hold `digit`.
    #[inline]
    pub fn cells_of(&self, digit: Digit) -> CellSet {
        CellSet::from_bits(self.cells[digit.index()])
    }

    /// Where in `house` an empty cell may hold `digit`: bit p for position p, drawn at [`Board`].
    #[inline]
    pub fn places(&self, house: House, digit: Digit) -> u16 {
        self.places[house.index()][digit.index()]
    }

    /// The empty cells.
    pub fn empty(&self) -> CellSet {
        CellSet::from_bits(self.empty)
    }

    /// Whether every cell is filled.
    pub fn is_full(&self) -> bool {
        self.empty == 0
    }

    /// Strikes `digit` from `cell`. Nothing happens if it is not there.
    pub fn eliminate(&mut self, cell: Cell, digit: Digit) {
        let (index, bit) = (cell.index(), 1 << digit.index());
        if self.candidates[index] & bit == 0 {
            return;
        }
        self.candidates[index] &= !bit;
        self.cells[digit.index()] &= !(1 << index);
        for (house, position) in CELL_HOUSES[index] {
            self.places[usize::from(house)][digit.index()] &= !(1 << position);
        }
    }

    /// Writes `digit` into an empty cell: its candidates go, and the digit from its peers.
    ///
    /// # Panics
    /// If the cell is filled.
    pub fn place(&mut self, cell: Cell, digit: Digit) {
        assert!(self.digit(cell).is_none(), "{cell} is filled");
        for other in self.candidates(cell).iter() {
            self.eliminate(cell, other);
        }
        self.grid.set(cell, Some(digit));
        self.empty &= !(1 << cell.index());
        for peer in (cell.peers() & self.cells_of(digit)).iter() {
            self.eliminate(peer, digit);
        }
    }

    /// Does what `step` concludes: first strikes out, then places.
    pub fn apply(&mut self, step: &super::Step) {
        for one in &step.eliminations {
            self.eliminate(one.cell, one.digit);
        }
        for one in &step.placements {
            if self.digit(one.cell).is_none() {
                self.place(one.cell, one.digit);
            }
        }
    }
}

/// The cells at `positions` (bit p for position p) of `house`.
pub(crate) fn cells_at(house: House, positions: u16) -> CellSet {
    let cells = &HOUSE_CELLS[house.index()];
    (0..9).filter(|p| positions >> p & 1 == 1).filter_map(|p| Cell::new(usize::from(cells[p]))).collect()
}

/// The cells seen by every one of `cells`: peers of all of them.
pub(crate) fn common_peers(cells: CellSet) -> CellSet {
    cells.iter().fold(CellSet::ALL, |seen, cell| seen & cell.peers())
}

#[cfg(test)]
mod tests {
    use super::*;

    const EASY: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    fn agrees(board: &Board) {
        for cell in Cell::all() {
            for digit in Digit::ALL {
                let has = board.candidates(cell).contains(digit);
                assert_eq!(board.cells_of(digit).contains(cell), has);
                for house in cell.houses() {
                    assert_eq!(
                        cells_at(house, board.places(house, digit)).contains(cell),
                        has,
                        "{cell} {digit} {house}"
                    );
                }
            }
        }
    }

    #[test]
    fn the_three_ways_agree() {
        let grid: Grid = EASY.parse().unwrap();
        let mut board = Board::new(&grid);
        agrees(&board);
        let candidates = Candidates::of(&grid);
        for cell in board.empty().iter() {
            assert_eq!(board.candidates(cell), candidates.get(cell));
        }
        board.eliminate(Cell::at(0, 2), Digit::new(1).unwrap());
        agrees(&board);
        board.place(Cell::at(0, 2), Digit::new(4).unwrap());
        agrees(&board);
        assert!(!board.cells_of(Digit::new(4).unwrap()).contains(Cell::at(0, 5)));
        assert_eq!(board.empty().len(), candidates_len(&grid) - 1);
    }

    fn candidates_len(grid: &Grid) -> usize {
        Cell::all().filter(|&cell| grid.get(cell).is_none()).count()
    }

    #[test]
    fn peers_in_common() {
        let cells: CellSet = [Cell::at(0, 0), Cell::at(0, 2)].into_iter().collect();
        assert_eq!(common_peers(cells).len(), 13);
    }
}
