//! Unique rectangles: two digits in the four corners of a rectangle in two boxes could be swapped. A puzzle with one
//! solution never comes to that.
//!
//! ```text
//!  a b │ . . .       the two lines, the two lines that cross them, and two boxes
//!  ────┼──────       corners 0 1
//!  b a │ . . .               2 3       0 and 3 are across, as are 1 and 2
//! ```

use std::ops::ControlFlow;

use super::bits::{HOUSES, bit, choose, ones, ones_of, seen_by_all, shared_houses};
use super::find::Found;
use super::{Board, Role, Step, Technique};

/// The corners of every rectangle in two boxes, 0 and 3 across.
pub(crate) fn corners() -> impl Iterator<Item = [usize; 4]> {
    let pairs = || (0..9).flat_map(|low| (low + 1..9).map(move |high| (low, high)));
    pairs().flat_map(move |(top, bottom)| {
        pairs()
            .filter(move |(left, right)| (top / 3 == bottom / 3) != (left / 3 == right / 3))
            .map(move |(left, right)| [top * 9 + left, top * 9 + right, bottom * 9 + left, bottom * 9 + right])
    })
}

/// The houses of the pattern: its rows and columns.
pub(crate) fn lines(corners: [usize; 4]) -> [usize; 4] {
    [corners[0] / 9, corners[3] / 9, 9 + corners[0] % 9, 9 + corners[3] % 9]
}

/// Types 1 to 6 and hidden rectangles.
pub(crate) fn unique(board: &Board, technique: Technique, found: Found<'_>) -> ControlFlow<()> {
    for corners in corners() {
        let common = corners.iter().fold(0x1ff, |common, &corner| common & board.candidates[corner]);
        for [a, b] in pairs(common) {
            let deadly = 1 << a | 1 << b;
            let mut roof = 0;
            let mut extras = 0;
            for corner in corners {
                let extra = board.candidates[corner] & !deadly;
                if extra != 0 {
                    roof |= bit(corner);
                    extras |= extra;
                }
            }
            let rectangle = Rectangle { board, technique, corners, digits: [a, b], roof, extras };
            match technique {
                Technique::UniqueRectangle1 => rectangle.one_corner(found)?,
                Technique::UniqueRectangle2 | Technique::UniqueRectangle5 => rectangle.one_extra(found)?,
                Technique::UniqueRectangle3 => rectangle.subset(found)?,
                Technique::UniqueRectangle4 => rectangle.locked(found)?,
                Technique::UniqueRectangle6 => rectangle.crossed(found)?,
                _ => rectangle.hidden(found)?,
            }
        }
    }
    ControlFlow::Continue(())
}

/// Each two of `digits`.
pub(crate) fn pairs(digits: u16) -> impl Iterator<Item = [usize; 2]> {
    ones_of(digits).flat_map(move |a| ones_of(digits).filter(move |&b| b > a).map(move |b| [a, b]))
}

/// A rectangle whose corners all hold two digits.
struct Rectangle<'a> {
    board: &'a Board,
    technique: Technique,
    corners: [usize; 4],
    digits: [usize; 2],
    /// The corners that hold more.
    roof: u128,
    /// What they hold.
    extras: u16,
}

impl Rectangle<'_> {
    fn cells(&self) -> u128 {
        self.corners.iter().fold(0, |cells, &corner| cells | bit(corner))
    }

    fn step(&self) -> Step {
        let digits = 1 << self.digits[0] | 1 << self.digits[1];
        let step = Step::new(self.technique).with_houses(lines(self.corners));
        let step = step.with_part(Role::Pattern, self.cells(), digits);
        if self.roof == 0 { step } else { step.with_part(Role::Extra, self.roof, self.extras) }
    }

    /// Whether the roof is two corners across.
    fn is_diagonal(&self) -> bool {
        let [a, b, c, d] = self.corners.map(bit);
        self.roof == a | d || self.roof == b | c
    }

    /// Type 1: the one corner with others is none of the two.
    fn one_corner(&self, found: Found<'_>) -> ControlFlow<()> {
        if self.roof.is_power_of_two() {
            let step = self.step();
            return found(self.digits.into_iter().fold(step, |step, digit| step.striking(self.roof, digit)));
        }
        ControlFlow::Continue(())
    }

    /// Types 2 and 5: one of the corners with the same other digit holds it. Type 2 has two side by side.
    fn one_extra(&self, found: Found<'_>) -> ControlFlow<()> {
        let type2 = self.roof.count_ones() == 2 && !self.is_diagonal();
        if !self.extras.is_power_of_two()
            || self.roof.count_ones() < 2
            || type2 != (self.technique == Technique::UniqueRectangle2)
        {
            return ControlFlow::Continue(());
        }
        let digit = self.extras.trailing_zeros() as usize;
        let struck = self.board.cells[digit] & seen_by_all(self.roof);
        if struck != 0 { found(self.step().striking(struck, digit)) } else { ControlFlow::Continue(()) }
    }

    /// Type 3: the others of two corners side by side and further cells of a house make a naked subset.
    fn subset(&self, found: Found<'_>) -> ControlFlow<()> {
        if self.roof.count_ones() != 2 || self.is_diagonal() || self.extras.count_ones() < 2 {
            return ControlFlow::Continue(());
        }
        beside(self.board, self.roof, self.extras, found, &|| self.step())
    }

    /// Type 4: where one of the two digits is locked in two corners side by side, the other is in neither.
    fn locked(&self, found: Found<'_>) -> ControlFlow<()> {
        if self.roof.count_ones() != 2 || self.is_diagonal() {
            return ControlFlow::Continue(());
        }
        locked_in(self.board, self.roof, self.digits, found, &|| self.step())
    }

    /// Type 6: the roof is two corners across, and one digit has no other place in the two rows or the two columns. In
    /// a corner of the roof it would be in both, and the others swapped.
    fn crossed(&self, found: Found<'_>) -> ControlFlow<()> {
        if self.roof.count_ones() != 2 || !self.is_diagonal() {
            return ControlFlow::Continue(());
        }
        let lines = lines(self.corners);
        for digit in self.digits {
            for houses in [[lines[0], lines[1]], [lines[2], lines[3]]] {
                if houses.iter().all(|&house| self.board.places[house][digit].count_ones() == 2) {
                    found(
                        self.step()
                            .with_covers(houses)
                            .with_part(Role::Locked, self.cells(), 1 << digit)
                            .striking(self.roof, digit),
                    )?;
                    break;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Hidden rectangle: across from a corner without others, a digit has no other place in the corner's lines. Were the
    /// other digit there, this one would be in the corners beside it.
    fn hidden(&self, found: Found<'_>) -> ControlFlow<()> {
        for (index, floor) in self.corners.into_iter().enumerate() {
            let across = self.corners[3 - index];
            if self.roof & bit(floor) != 0 || self.roof & bit(across) == 0 || self.roof.is_power_of_two() {
                continue;
            }
            for (digit, other) in [(self.digits[0], self.digits[1]), (self.digits[1], self.digits[0])] {
                let houses = [across / 9, 9 + across % 9];
                if houses.iter().all(|&house| self.board.places[house][digit].count_ones() == 2) {
                    let locked = self.cells() & !bit(floor);
                    found(
                        self.step()
                            .with_covers(houses)
                            .with_part(Role::Locked, locked, 1 << digit)
                            .striking(bit(across), other),
                    )?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// Of `roof`, one cell holds one of `extras`: with further cells of a house that has them all that makes a naked subset.
pub(crate) fn beside(
    board: &Board,
    roof: u128,
    extras: u16,
    found: Found<'_>,
    step: &dyn Fn() -> Step,
) -> ControlFlow<()> {
    for house in houses_with(roof) {
        let cells: Vec<usize> = ones(HOUSES[house] & !roof).filter(|&cell| board.candidates[cell] != 0).collect();
        for size in 1..cells.len() {
            for chosen in choose(cells.len(), size) {
                let digits = ones_of(chosen).fold(extras, |digits, i| digits | board.candidates[cells[i]]);
                if digits.count_ones() as usize != size + 1 {
                    continue;
                }
                let set = ones_of(chosen).fold(0, |set, i| set | bit(cells[i]));
                let rest = HOUSES[house] & !roof & !set;
                if ones_of(digits).all(|digit| board.cells[digit] & rest == 0) {
                    continue;
                }
                let step = step().with_covers([house]).with_part(Role::Locked, set, digits);
                found(ones_of(digits).fold(step, |step, digit| step.striking(board.cells[digit] & rest, digit)))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Where a house has no place but the two of `roof` for one of `digits`, the other digit is in neither.
pub(crate) fn locked_in(
    board: &Board,
    roof: u128,
    digits: [usize; 2],
    found: Found<'_>,
    step: &dyn Fn() -> Step,
) -> ControlFlow<()> {
    for (digit, other) in [(digits[0], digits[1]), (digits[1], digits[0])] {
        if let Some(house) = houses_with(roof).find(|&house| board.cells[digit] & HOUSES[house] & !roof == 0) {
            found(step().with_covers([house]).with_part(Role::Locked, roof, 1 << digit).striking(roof, other))?;
        }
    }
    ControlFlow::Continue(())
}

/// The houses that hold all of `cells`, two or more.
pub(crate) fn houses_with(cells: u128) -> impl Iterator<Item = usize> {
    let (first, last) = (cells.trailing_zeros() as usize, 127 - cells.leading_zeros() as usize);
    shared_houses(first, last).filter(move |&house| cells & !HOUSES[house] == 0)
}
