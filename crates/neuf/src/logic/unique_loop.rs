//! Unique loops: six cells or more, each of which sees the next, that hold the same two digits and could be filled in
//! turn in two ways. Each house has two of them or none.

use std::collections::HashSet;
use std::ops::ControlFlow;

use super::bits::{HOUSES, bit, ones, seen_by_all};
use super::board::CELL_HOUSES;
use super::find::Found;
use super::rectangle::{beside, locked_in, pairs};
use super::{Board, Role, Step, Technique};

/// How many cells are tried for one pair of digits, so that no board takes long.
const TRIES: u32 = 20_000;

/// Types 1 to 4.
pub(crate) fn unique_loop(board: &Board, technique: Technique, found: Found<'_>) -> ControlFlow<()> {
    for digits in pairs(0x1ff) {
        let cells = board.cells[digits[0]] & board.cells[digits[1]];
        let deadly = 1 << digits[0] | 1 << digits[1];
        if cells.count_ones() < 6 {
            continue;
        }
        let mut search = Search { board, technique, digits, cells, tries: TRIES, seen: HashSet::new() };
        for start in ones(cells) {
            let mut way = Way { start, houses: [0; 27], roof: 0, extras: 0, set: 0, length: 0 };
            if way.enter(board, start, deadly) {
                search.walk(way, found)?;
            }
        }
    }
    ControlFlow::Continue(())
}

struct Search<'a> {
    board: &'a Board,
    technique: Technique,
    digits: [usize; 2],
    /// The cells that hold both.
    cells: u128,
    tries: u32,
    /// The loops met so far.
    seen: HashSet<u128>,
}

/// A way through cells, from the first in reading order.
#[derive(Clone, Copy)]
struct Way {
    start: usize,
    /// By house: bit 0 if an even cell of the way is in it, bit 1 if an odd one is.
    houses: [u8; 27],
    /// The cells that hold other digits too.
    roof: u128,
    /// Those digits.
    extras: u16,
    set: u128,
    length: usize,
}

impl Way {
    /// Adds a cell; `false` if it cannot be in a loop with the others.
    fn enter(&mut self, board: &Board, cell: usize, deadly: u16) -> bool {
        let side = 1 << (self.length % 2);
        for (house, _) in CELL_HOUSES[cell] {
            let here = &mut self.houses[usize::from(house)];
            if *here & side != 0 {
                return false;
            }
            *here |= side;
        }
        let extra = board.candidates[cell] & !deadly;
        if extra != 0 {
            self.roof |= bit(cell);
            self.extras |= extra;
        }
        self.set |= bit(cell);
        self.length += 1;
        self.roof.count_ones() <= 2 || self.extras.is_power_of_two()
    }

    /// Whether each house has a cell of both sides or none.
    fn is_deadly(&self) -> bool {
        self.houses.iter().all(|&here| here == 0 || here == 3)
    }
}

impl Search<'_> {
    /// Tries all ways on from the first cell.
    fn walk(&mut self, first: Way, found: Found<'_>) -> ControlFlow<()> {
        let deadly = 1 << self.digits[0] | 1 << self.digits[1];
        let mut stack = vec![(first, first.start)];
        while let Some((way, last)) = stack.pop() {
            if self.tries == 0 {
                return ControlFlow::Continue(());
            }
            self.tries -= 1;
            if way.length >= 6 && way.is_deadly() && self.seen.insert(way.set) {
                self.report(&way, found)?;
            }
            for (house, _) in CELL_HOUSES[last] {
                let house = usize::from(house);
                // A house with both its cells has no room for a third.
                if way.houses[house] == 3 {
                    continue;
                }
                for cell in ones(self.cells & HOUSES[house] & !way.set & (u128::MAX << way.start << 1)) {
                    let mut on = way;
                    if on.enter(self.board, cell, deadly) {
                        stack.push((on, cell));
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn report(&self, way: &Way, found: Found<'_>) -> ControlFlow<()> {
        let digits = 1 << self.digits[0] | 1 << self.digits[1];
        let step = || {
            let step = Step::new(self.technique).with_part(Role::Pattern, way.set, digits);
            if way.roof == 0 { step } else { step.with_part(Role::Extra, way.roof, way.extras) }
        };
        match (self.technique, way.roof.count_ones()) {
            (Technique::UniqueLoop1, 1) => {
                found(self.digits.into_iter().fold(step(), |step, digit| step.striking(way.roof, digit)))
            }
            (Technique::UniqueLoop2, 2..) if way.extras.is_power_of_two() => {
                let digit = way.extras.trailing_zeros() as usize;
                let struck = self.board.cells[digit] & seen_by_all(way.roof);
                if struck != 0 { found(step().striking(struck, digit)) } else { ControlFlow::Continue(()) }
            }
            (Technique::UniqueLoop3, 2) if !way.extras.is_power_of_two() => {
                beside(self.board, way.roof, way.extras, found, &step)
            }
            (Technique::UniqueLoop4, 2) => locked_in(self.board, way.roof, self.digits, found, &step),
            _ => ControlFlow::Continue(()),
        }
    }
}
