//! A board that notices what changes: the singles it leaves and where patterns must be looked for anew.

use crate::grid::{Cell, Digit, Grid};
use crate::logic::bits::{PEERS, bit, ones, ones_of};
use crate::logic::{Board, CELL_HOUSES};

/// Who looks for patterns, each with its own notes of what has changed since it last found nothing.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Rule {
    Pointing,
    DirectPair,
    DirectTriple,
    Pointed,
    Claimed,
    NakedPair,
    XWing,
    HiddenPair,
    NakedTriple,
    Swordfish,
    HiddenTriple,
    XYWing,
    XYZWing,
    NakedQuad,
    HiddenQuad,
}

const RULES: usize = Rule::HiddenQuad as usize + 1;

/// A board, the singles on it, and what changed.
pub(super) struct State {
    pub board: Board,
    /// By house: how many of its cells are empty.
    pub empties: [u8; 27],
    /// By digit: how often it is placed.
    pub placed: [u8; 9],
    /// Houses with one empty cell.
    pub last: u32,
    /// Bits 9 × box + digit: digits with one place in a box.
    pub in_boxes: u128,
    /// Bits 9 × line + digit, of rows and of columns.
    pub in_lines: [u128; 2],
    /// Cells with one candidate.
    pub naked: u128,
    /// Houses, by digit, in which a place of it went since [`State::note`].
    changed: [u32; 9],
    /// By rule: the houses and the digits to look at.
    houses: [u32; RULES],
    digits: [u16; RULES],
}

/// By cell: its houses as bits.
const HOUSE_BITS: [u32; 81] = {
    let mut table = [0; 81];
    let mut cell = 0;
    while cell < 81 {
        let [a, b, c] = CELL_HOUSES[cell];
        table[cell] = 1 << a.0 | 1 << b.0 | 1 << c.0;
        cell += 1;
    }
    table
};

impl State {
    pub(super) fn new(puzzle: &Grid) -> State {
        let mut state = State {
            board: Board {
                grid: *puzzle,
                givens: puzzle.filled(),
                candidates: [0; 81],
                places: [[0; 9]; 27],
                cells: [0; 9],
                empty: !puzzle.filled().bits() & ((1 << 81) - 1),
            },
            empties: [9; 27],
            placed: [0; 9],
            last: 0,
            in_boxes: 0,
            in_lines: [0; 2],
            naked: 0,
            changed: [0; 9],
            houses: [(1 << 27) - 1; RULES],
            digits: [0x1ff; RULES],
        };
        let mut held = [0u16; 27];
        for (cell, digit) in puzzle.to_numbers().into_iter().enumerate().filter(|&(_, digit)| digit != 0) {
            state.placed[usize::from(digit) - 1] += 1;
            for (house, _) in CELL_HOUSES[cell] {
                held[usize::from(house)] |= 1 << (digit - 1);
                state.empties[usize::from(house)] -= 1;
            }
        }
        let board = &mut state.board;
        for cell in ones(board.empty) {
            let houses = CELL_HOUSES[cell];
            let candidates = houses.iter().fold(0x1ff, |free, (house, _)| free & !held[usize::from(*house)]);
            board.candidates[cell] = candidates;
            if candidates.is_power_of_two() {
                state.naked |= bit(cell);
            }
            for digit in ones_of(candidates) {
                board.cells[digit] |= bit(cell);
                for (house, position) in houses {
                    board.places[usize::from(house)][digit] |= 1 << position;
                }
            }
        }
        for house in 0..27 {
            if state.empties[house] == 1 {
                state.last |= 1 << house;
            }
            for digit in 0..9 {
                state.look(house, digit);
            }
        }
        state
    }

    /// Notes a digit that has one place left in a house.
    #[inline]
    fn look(&mut self, house: usize, digit: usize) {
        if self.board.places[house][digit].is_power_of_two() {
            let bit = 1 << (house % 9 * 9 + digit);
            match house / 9 {
                2 => self.in_boxes |= bit,
                kind => self.in_lines[kind] |= bit,
            }
        }
    }

    /// Strikes out a candidate that is there.
    #[inline]
    pub(super) fn eliminate(&mut self, cell: usize, digit: usize) {
        let left = self.board.candidates[cell] & !(1 << digit);
        self.board.candidates[cell] = left;
        if left.is_power_of_two() {
            self.naked |= bit(cell);
        }
        self.board.cells[digit] &= !bit(cell);
        self.changed[digit] |= HOUSE_BITS[cell];
        for (house, position) in CELL_HOUSES[cell] {
            self.board.places[usize::from(house)][digit] &= !(1 << position);
            self.look(usize::from(house), digit);
        }
    }

    /// Strikes `digit` from those of `cells` that have it; whether any had.
    pub(super) fn strike(&mut self, cells: u128, digit: usize) -> bool {
        let struck = self.board.cells[digit] & cells;
        for cell in ones(struck) {
            self.eliminate(cell, digit);
        }
        struck != 0
    }

    /// Fills an empty cell that may hold `digit`.
    pub(super) fn place(&mut self, cell: usize, digit: usize) {
        debug_assert!(self.board.candidates[cell] >> digit & 1 == 1);
        for other in ones_of(self.board.candidates[cell] & !(1 << digit)) {
            self.board.cells[other] &= !bit(cell);
            self.changed[other] |= HOUSE_BITS[cell];
            for (house, position) in CELL_HOUSES[cell] {
                self.board.places[usize::from(house)][other] &= !(1 << position);
                self.look(usize::from(house), other);
            }
        }
        self.board.candidates[cell] = 0;
        self.board.cells[digit] &= !bit(cell);
        self.changed[digit] |= HOUSE_BITS[cell];
        for (house, position) in CELL_HOUSES[cell] {
            let house = usize::from(house);
            self.board.places[house][digit] &= !(1 << position);
            self.empties[house] -= 1;
            if self.empties[house] == 1 {
                self.last |= 1 << house;
            }
        }
        self.board.empty &= !bit(cell);
        self.placed[digit] += 1;
        self.board.grid.set(Cell::at(cell / 9, cell % 9), Some(Digit::from_index(digit)));
        for peer in ones(PEERS[cell] & self.board.cells[digit]) {
            self.eliminate(peer, digit);
        }
    }

    /// Makes what changed known to all rules.
    pub(super) fn note(&mut self) {
        let (mut houses, mut digits) = (0, 0);
        for (digit, changed) in self.changed.iter_mut().enumerate() {
            houses |= *changed;
            digits |= u16::from(*changed != 0) << digit;
            *changed = 0;
        }
        if digits != 0 {
            self.houses.iter_mut().for_each(|all| *all |= houses);
            self.digits.iter_mut().for_each(|all| *all |= digits);
        }
    }

    /// The houses that changed since `rule` took them last, as bits.
    pub(super) fn houses(&mut self, rule: Rule) -> u32 {
        std::mem::take(&mut self.houses[rule as usize])
    }

    /// The digits whose places changed since `rule` took them last.
    pub(super) fn digits(&mut self, rule: Rule) -> u16 {
        std::mem::take(&mut self.digits[rule as usize])
    }

    /// Gives houses back that `rule` has not looked at to the end.
    pub(super) fn give_back(&mut self, rule: Rule, houses: u32) {
        self.houses[rule as usize] |= houses;
    }

    /// Whether something changed since `rule` asked last.
    pub(super) fn is_news(&mut self, rule: Rule) -> bool {
        self.digits(rule) != 0
    }
}
