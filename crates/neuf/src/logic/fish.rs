//! Fish of one digit: its places in some lines all lie in as many crossing lines, but for fins in one box.
//!
//! ```text
//!  base rows 2, 6    cover columns 3, 8        # candidate of the base   + fin   * struck out
//!
//!    . . # | . . . | . # .                     . . # | . . . | . # +
//!    . . * | . . . | . * .                     . . . | . . . | . * .
//!    . . # | . . . | . # .                     . . # | . . . | . # .
//! ```

use std::ops::ControlFlow;

use super::bits::{HOUSES, choose, ones_of};
use super::find::Found;
use super::{Board, Role, Step, Technique};

/// Which of the fish with fins.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fins {
    /// Without its fins it would be a fish all the same: each base line keeps two places or more.
    Finned,
    /// Without its fins a base line would keep one place.
    Sashimi,
}

/// Fish without fins of `size` lines, rows as base first.
pub(crate) fn basic(board: &Board, technique: Technique, size: usize, found: Found<'_>) -> ControlFlow<()> {
    for kind in [0, 9] {
        for digit in 0..9 {
            for base in choose(9, size) {
                let places = |line: usize| board.places[kind + line][digit];
                let cover = ones_of(base).fold(0, |cover, line| cover | places(line));
                if cover.count_ones() as usize != size || ones_of(base).any(|line| places(line).count_ones() < 2) {
                    continue;
                }
                let fish = Fish { kind, digit, base, cover };
                let struck = board.cells[digit] & fish.covered() & !fish.based();
                if struck != 0 {
                    found(fish.step(board, technique).striking(struck, digit))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Fish with fins in one box, of `size` lines, rows as base first.
pub(crate) fn finned(
    board: &Board,
    technique: Technique,
    size: usize,
    fins: Fins,
    found: Found<'_>,
) -> ControlFlow<()> {
    for kind in [0, 9] {
        for digit in 0..9 {
            for base in choose(9, size) {
                if ones_of(base).any(|line| board.places[kind + line][digit].count_ones() < 2) {
                    continue;
                }
                for across in 0..9 {
                    in_box(board, technique, fins, Fish { kind, digit, base, cover: 0 }, across, found)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Covers for the base of `fish` that leave its fins in one box: the one of chute `across / 3` of the base lines and
/// chute `across % 3` of the covers.
fn in_box(
    board: &Board,
    technique: Technique,
    fins: Fins,
    mut fish: Fish,
    across: usize,
    found: Found<'_>,
) -> ControlFlow<()> {
    let (lines, crossing) = (0b111 << (across / 3 * 3), 0b111 << (across % 3 * 3));
    if fish.base & lines == 0 || fish.base & lines == lines {
        return ControlFlow::Continue(());
    }
    let places = |line: usize| board.places[fish.kind + line][fish.digit];
    // What is not in the box has to be covered.
    let (mut must, mut may) = (0, 0);
    for line in ones_of(fish.base) {
        let finned = if lines >> line & 1 == 1 { crossing } else { 0 };
        must |= places(line) & !finned;
        may |= places(line) & finned;
    }
    may &= !must;
    let size = fish.base.count_ones();
    let Some(more) = size.checked_sub(must.count_ones()) else { return ControlFlow::Continue(()) };
    if may == 0 {
        return ControlFlow::Continue(());
    }
    // The lines of the box that are no base: what is struck out lies there.
    let victims = ones_of(lines & !fish.base).fold(0, |victims, line| victims | places(line)) & crossing;
    for extra in (0..8).map(|extra: u16| extra << (across % 3 * 3)) {
        let cover = must | extra;
        if extra & !may != 0 || extra.count_ones() != more || may & !extra == 0 || victims & cover == 0 {
            continue;
        }
        let least = ones_of(fish.base).map(|line| (places(line) & cover).count_ones()).min();
        if least != Some(0) && (least == Some(1)) == (fins == Fins::Sashimi) {
            fish.cover = cover;
            let the_box = fish.cells(lines, 0) & fish.cells(crossing, 9);
            let struck = board.cells[fish.digit] & fish.covered() & the_box & !fish.based();
            let fins = board.cells[fish.digit] & fish.based() & !fish.covered();
            found(
                fish.step(board, technique).with_part(Role::Fin, fins, 1 << fish.digit).striking(struck, fish.digit),
            )?;
        }
    }
    ControlFlow::Continue(())
}

/// Lines of one kind and lines that cross them.
#[derive(Clone, Copy)]
struct Fish {
    /// 0 if the base lines are rows, 9 if they are columns: the first house of that kind.
    kind: usize,
    digit: usize,
    base: u16,
    cover: u16,
}

impl Fish {
    /// The cells of lines: of the base's kind if `turned` is 0, of the covers' kind if it is 9.
    fn cells(&self, lines: u16, turned: usize) -> u128 {
        let first = self.kind.abs_diff(turned);
        ones_of(lines).fold(0, |cells, line| cells | HOUSES[first + line])
    }

    fn based(&self) -> u128 {
        self.cells(self.base, 0)
    }

    fn covered(&self) -> u128 {
        self.cells(self.cover, 9)
    }

    fn step(&self, board: &Board, technique: Technique) -> Step {
        let body = board.cells[self.digit] & self.based() & self.covered();
        Step::new(technique)
            .with_houses(ones_of(self.base).map(|line| self.kind + line))
            .with_covers(ones_of(self.cover).map(|line| 9 - self.kind + line))
            .with_part(Role::Pattern, body, 1 << self.digit)
    }
}
