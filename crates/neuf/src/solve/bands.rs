//! The solver: nine digits times three bands of 27 bits, and a search with its own stack.
//!
//! ```text
//!  places[band][digit]        bit 9 r + c = row r of the band, column c
//!
//!      column   0 1 2   3 4 5   6 7 8
//!      row 0    0 1 2   3 4 5   6 7 8      a minirow is three bits side by side:
//!      row 1    9 …             … 17       the cells that a row shares with a box
//!      row 2   18 …             … 26       bits 27 to 31 are always 0
//! ```
//!
//! Propagation for one digit: in each band the digit takes one minirow of each row and of each box, so the minirows
//! that it may use are those that lie on some permutation ([`MINIROWS`]); the same across the bands for the columns
//! of a stack. Together these are the locked candidates both ways, and hidden singles of boxes and columns end as a
//! row with a single bit. Across digits: a cell with one digit left is a naked single.
//!
//! Branching: a cell with two candidates; else a digit with two places in a row; else the cell with the fewest
//! candidates. One candidate of it is tried, then excluded.

use crate::grid::{Candidates, Cell, CellSet, Digit, Grid};

use super::tables::{MINIROWS, PEERS, PERMUTABLE, ROW};

const BAND: u32 = (1 << 27) - 1;

/// Multiplying nine columns by this repeats them in the three rows of a band.
const THREE_ROWS: u32 = 1 | 1 << 9 | 1 << 18;

/// What is still possible; see the drawing above.
#[derive(Clone, Copy)]
pub(crate) struct State {
    places: [[u32; 9]; 3],
    /// The cells whose digit has not yet been taken from the other eight digits.
    open: [u32; 3],
    /// The digits to be looked at again, one bit each.
    dirty: u16,
}

/// The rules are broken: no solution from here.
struct Dead;

impl State {
    /// The state of `grid`, not yet propagated; `None` if two givens clash.
    pub(crate) fn of(grid: &Grid) -> Option<State> {
        let (mut givens, mut peers, mut filled) = ([[0; 9]; 3], [[0; 9]; 3], [0; 3]);
        for cell in Cell::all() {
            let Some(digit) = grid.get(cell) else { continue };
            let (i, digit) = (cell.index(), digit.index());
            givens[i / 27][digit] |= 1 << (i % 27);
            filled[i / 27] |= 1 << (i % 27);
            for (all, seen) in peers.iter_mut().zip(PEERS[i]) {
                all[digit] |= seen;
            }
        }
        let mut state = State { places: givens, open: filled.map(|cells| BAND & !cells), dirty: 0x1ff };
        let mut clash = 0;
        for band in 0..3 {
            for digit in 0..9 {
                clash |= givens[band][digit] & peers[band][digit];
                state.places[band][digit] |= state.open[band] & !peers[band][digit];
            }
        }
        (clash == 0).then_some(state)
    }

    /// The state in which each cell may hold what `candidates` says.
    pub(crate) fn of_candidates(candidates: &Candidates) -> State {
        let mut state = State { places: [[0; 9]; 3], open: [BAND; 3], dirty: 0x1ff };
        for cell in Cell::all() {
            for digit in candidates.get(cell).iter() {
                state.places[cell.index() / 27][digit.index()] |= 1 << (cell.index() % 27);
            }
        }
        state
    }

    /// The state with these places.
    pub(super) fn of_places(places: &[[u32; 9]; 3]) -> State {
        State { places: *places, open: [BAND; 3], dirty: 0x1ff }
    }

    /// The places of nine digits in three bands.
    pub(super) fn places(&self) -> &[[u32; 9]; 3] {
        &self.places
    }

    /// Whether `digit` may still go in `cell`.
    #[inline]
    fn allows(&self, cell: usize, digit: usize) -> bool {
        self.places[cell / 27][digit] >> (cell % 27) & 1 == 1
    }

    /// Puts a digit in a cell; false if it was no longer possible there.
    #[inline]
    pub(crate) fn place(&mut self, cell: usize, digit: usize) -> bool {
        if !self.allows(cell, digit) {
            return false;
        }
        self.see(cell, digit);
        self.close(cell / 27, 1 << (cell % 27), digit);
        true
    }

    /// The peers of `cell` can't hold its digit.
    #[inline]
    fn see(&mut self, cell: usize, digit: usize) {
        for (places, peers) in self.places.iter_mut().zip(PEERS[cell]) {
            places[digit] &= !peers;
        }
        self.dirty |= 1 << digit;
    }

    /// Takes one candidate away.
    #[inline]
    pub(crate) fn exclude(&mut self, cell: usize, digit: usize) {
        self.places[cell / 27][digit] &= !(1 << (cell % 27));
        self.dirty |= 1 << digit;
    }

    /// The cells of `bits` hold `digit`: no other digit may go there.
    #[inline]
    fn close(&mut self, band: usize, bits: u32, digit: usize) {
        self.open[band] &= !bits;
        let own = self.places[band][digit];
        let mut changed = 0;
        for (other, places) in self.places[band].iter_mut().enumerate() {
            changed |= u16::from(*places & bits != 0) << other;
            *places &= !bits;
        }
        self.places[band][digit] = own;
        self.dirty |= changed & !(1 << digit);
    }

    /// Draws all conclusions that the rules of this file allow.
    #[inline]
    fn propagate(&mut self) -> Result<(), Dead> {
        loop {
            // Round and round, not always the lowest first: what a digit learns from several others it then draws
            // its conclusions from at once.
            while self.dirty != 0 {
                let mut round = self.dirty;
                while round != 0 {
                    let digit = round.trailing_zeros() as usize;
                    round &= round - 1;
                    self.dirty &= !(1 << digit);
                    self.settle(digit)?;
                }
            }
            self.naked_singles()?;
            if self.dirty == 0 {
                return Ok(());
            }
        }
    }

    /// Locked candidates and hidden singles of one digit, to their fixpoint.
    #[inline]
    fn settle(&mut self, digit: usize) -> Result<(), Dead> {
        let mut bands = [0, 1, 2].map(|band| self.places[band][digit]);
        let mut rows;
        loop {
            // Across: the minirows of each band.
            rows = [[0u8; 3]; 3];
            for (places, rows) in bands.iter_mut().zip(&mut rows) {
                *rows = row_facts(*places);
                let minirows = rows.iter().rev().fold(0, |acc, &row| acc << 3 | usize::from(row & 7));
                let kept = MINIROWS[minirows];
                if kept == 0 {
                    return Err(Dead);
                }
                if *places & !kept != 0 {
                    *places &= kept;
                    *rows = row_facts(*places);
                }
            }
            // Down: the columns of each stack.
            let columns = bands.map(|places| (places | places >> 9 | places >> 18) & 0x1ff);
            let mut kept = [0u32; 3];
            for stack in 0..3 {
                let shift = 3 * stack;
                let of = |band: usize| columns[band] >> shift & 7;
                let matrix = PERMUTABLE[(of(0) | of(1) << 3 | of(2) << 6) as usize];
                if matrix == 0 {
                    return Err(Dead);
                }
                let matrix = u32::from(matrix);
                kept[0] |= (matrix & 7) << shift;
                kept[1] |= (matrix >> 3 & 7) << shift;
                kept[2] |= (matrix >> 6) << shift;
            }
            if kept == columns {
                break;
            }
            for (places, kept) in bands.iter_mut().zip(kept) {
                *places &= kept * THREE_ROWS;
            }
        }
        for (all, places) in self.places.iter_mut().zip(bands) {
            all[digit] = places;
        }
        for (band, rows) in rows.into_iter().enumerate() {
            let mut singles = 0;
            for (row, facts) in rows.into_iter().enumerate() {
                // All nine bits of the row if it has a single place.
                singles |= (u32::from(facts >> 3) * 0x1ff) << (9 * row);
            }
            let new = bands[band] & singles & self.open[band];
            if new != 0 {
                self.close(band, new, digit);
            }
        }
        Ok(())
    }

    /// Cells with one digit left.
    #[inline]
    fn naked_singles(&mut self) -> Result<(), Dead> {
        for band in 0..3 {
            let (mut once, mut twice) = (0, 0);
            for places in self.places[band] {
                twice |= once & places;
                once |= places;
            }
            if once != BAND {
                return Err(Dead);
            }
            let mut singles = once & !twice & self.open[band];
            self.open[band] &= !singles;
            while singles != 0 {
                let cell = band * 27 + singles.trailing_zeros() as usize;
                singles &= singles - 1;
                for digit in 0..9 {
                    if self.allows(cell, digit) {
                        self.see(cell, digit);
                        break;
                    }
                }
            }
        }
        Ok(())
    }

    fn is_solved(&self) -> bool {
        self.open == [0; 3]
    }

    /// The cell and digit to try next. Only for a propagated state that is not solved.
    fn branch(&self) -> (usize, usize) {
        for band in 0..3 {
            let [_, twice, thrice, _] = self.layers(band);
            let pairs = twice & !thrice & self.open[band];
            if pairs != 0 {
                let cell = band * 27 + pairs.trailing_zeros() as usize;
                return (cell, self.first_digit(cell));
            }
        }
        for (band, digits) in self.places.iter().enumerate() {
            for (digit, &places) in digits.iter().enumerate() {
                for row in 0..3 {
                    let cells = places >> (9 * row) & 0x1ff;
                    if cells.count_ones() == 2 {
                        return (band * 27 + row * 9 + cells.trailing_zeros() as usize, digit);
                    }
                }
            }
        }
        let cell = self.narrowest().and_then(CellSet::first).expect("the state is not solved").index();
        (cell, self.first_digit(cell))
    }

    fn first_digit(&self, cell: usize) -> usize {
        (0..9).find(|&digit| self.allows(cell, digit)).expect("a propagated state has no empty cell")
    }

    /// Propagates; false if there is no solution from here.
    pub(crate) fn settle_all(&mut self) -> bool {
        self.propagate().is_ok()
    }

    /// The open cells with the fewest candidates (2, 3, or any higher number); `None` if all cells are closed.
    pub(crate) fn narrowest(&self) -> Option<CellSet> {
        let mut sizes = [CellSet::EMPTY; 3];
        for band in 0..3 {
            let [_, twice, thrice, more] = self.layers(band);
            let open = self.open[band];
            for (cells, bits) in sizes.iter_mut().zip([twice & !thrice, thrice & !more, more]) {
                *cells |= CellSet::from_bits(u128::from(bits & open) << (27 * band));
            }
        }
        sizes.into_iter().find(|cells| !cells.is_empty())
    }

    /// The cells of a band with at least one, two, three and four candidates.
    #[inline]
    fn layers(&self, band: usize) -> [u32; 4] {
        let [mut once, mut twice, mut thrice, mut more] = [0; 4];
        for places in self.places[band] {
            more |= thrice & places;
            thrice |= twice & places;
            twice |= once & places;
            once |= places;
        }
        [once, twice, thrice, more]
    }

    /// The digits still possible in `cell`, as nine bits.
    pub(crate) fn candidates(&self, cell: usize) -> u16 {
        (0..9).filter(|&digit| self.allows(cell, digit)).fold(0, |bits, digit| bits | 1 << digit)
    }

    /// The digits of a solved state.
    pub(crate) fn grid(&self) -> Grid {
        let mut grid = Grid::EMPTY;
        for (band, digits) in self.places.iter().enumerate() {
            for (digit, &places) in Digit::ALL.into_iter().zip(digits) {
                let mut places = places;
                while places != 0 {
                    let cell = Cell::new(band * 27 + places.trailing_zeros() as usize).expect("27 bits a band");
                    grid.set(cell, Some(digit));
                    places &= places - 1;
                }
            }
        }
        grid
    }
}

/// [`ROW`] of the three rows of a band.
#[inline]
fn row_facts(places: u32) -> [u8; 3] {
    [0, 9, 18].map(|shift| ROW[(places >> shift & 0x1ff) as usize])
}

/// The solutions of a grid, found one by one by a depth-first search. It holds at most one state a cell.
#[derive(Clone)]
pub struct Solutions {
    /// States still to be looked at, the next one last. Each level of the search fills a cell, so there are
    /// never more than 81.
    stack: Vec<State>,
    nodes: u64,
    found: Option<State>,
}

/// What [`Solutions::advance`] came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Advance {
    /// A solution: see [`Solutions::last`].
    Found,
    /// There are no more.
    Exhausted,
    /// The nodes were used up first.
    Paused,
}

impl Solutions {
    pub(super) fn of(grid: &Grid) -> Solutions {
        Solutions { stack: State::of(grid).into_iter().collect(), nodes: 0, found: None }
    }

    /// The solutions from a state on.
    pub(crate) fn from_state(state: State) -> Solutions {
        Solutions { stack: vec![state], nodes: 0, found: None }
    }

    /// Searches on until the next solution, visiting at most `nodes` nodes of the search (a node is one
    /// propagation, a microsecond or less).
    pub fn advance(&mut self, nodes: u64) -> Advance {
        let end = self.nodes.saturating_add(nodes);
        while let Some(state) = self.stack.last_mut() {
            if self.nodes >= end {
                return Advance::Paused;
            }
            self.nodes += 1;
            if state.propagate().is_err() {
                self.stack.pop();
            } else if state.is_solved() {
                self.found = Some(*state);
                self.stack.pop();
                return Advance::Found;
            } else {
                let (cell, digit) = state.branch();
                let mut tried = *state;
                state.exclude(cell, digit);
                tried.place(cell, digit);
                self.stack.push(tried);
            }
        }
        Advance::Exhausted
    }

    /// The solution found last.
    pub fn latest(&self) -> Option<Grid> {
        self.found.as_ref().map(State::grid)
    }

    /// Nodes visited so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }
}

impl Iterator for Solutions {
    type Item = Grid;

    fn next(&mut self) -> Option<Grid> {
        match self.advance(u64::MAX) {
            Advance::Found => self.latest(),
            _ => None,
        }
    }
}
