//! Fish with boxes among their base or cover sets, with and without fins.
//!
//! The places of a digit in `size` base sets, none in two of them, all lie in `size` cover sets or are fins. Then each
//! cover set has its digit in a base set or a fin is true: a place in a cover set and in no base set that sees all fins
//! goes.
//!
//! The search asks for each such place what would be left of the base without all it sees: that has to be covered, and
//! one of the covers is the place's own. Where some of the sets would do, that smaller fish is the one to be shown.

use std::ops::ControlFlow;

use super::bits::{HOUSES, PEERS, bit, ones, seen_by_all};
use super::find::Found;
use super::{Board, Role, Step, Technique};

/// Whether there are fins.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fins {
    /// None: everything is covered.
    None,
    /// Some: what is struck out sees them all.
    Some,
}

/// Franken fish of `size` base sets (3 at most).
pub(crate) fn franken(
    board: &Board,
    technique: Technique,
    size: usize,
    fins: Fins,
    found: Found<'_>,
) -> ControlFlow<()> {
    for kind in [0, 9] {
        // Base sets are lines of one kind and boxes, cover sets lines of the other kind and boxes.
        for digit in 0..9 {
            let mut sets = [(0, 0); 18];
            let mut count = 0;
            for house in (kind..kind + 9).chain(18..27) {
                let cells = board.cells[digit] & HOUSES[house];
                if cells.count_ones() > 1 {
                    sets[count] = (house, cells);
                    count += 1;
                }
            }
            for first in 0..count {
                for second in first + 1..count {
                    if sets[first].1 & sets[second].1 != 0 {
                        continue;
                    }
                    let two = Base { digit, kind, sets: [sets[first].0, sets[second].0, NONE] };
                    if size == 2 {
                        two.covers(board, technique, fins, found)?;
                        continue;
                    }
                    for third in second + 1..count {
                        if (sets[first].1 | sets[second].1) & sets[third].1 == 0 {
                            let base = Base { sets: [two.sets[0], two.sets[1], sets[third].0], ..two };
                            base.covers(board, technique, fins, found)?;
                        }
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// In a list of sets: no more of them.
const NONE: usize = 27;

#[derive(Clone, Copy)]
struct Base {
    digit: usize,
    kind: usize,
    sets: [usize; 3],
}

impl Base {
    fn houses(&self) -> impl Iterator<Item = usize> {
        self.sets.into_iter().filter(|&set| set != NONE)
    }

    /// The two houses that may cover a cell: its crossing line and its box.
    fn covering(&self, at: usize) -> [usize; 2] {
        let line = if self.kind == 0 { 9 + at % 9 } else { at / 9 };
        [line, 18 + at / 27 * 3 + at % 9 / 3]
    }

    fn covers(&self, board: &Board, technique: Technique, fins: Fins, found: Found<'_>) -> ControlFlow<()> {
        let all = board.cells[self.digit];
        let base = self.houses().fold(0, |cells, set| cells | HOUSES[set]) & all;
        for at in ones(all & !base) {
            let must = base & !spared(fins, at);
            for first in self.covering(at) {
                let left = must & !HOUSES[first];
                if left == 0 {
                    continue;
                }
                for second in self.covering(left.trailing_zeros() as usize) {
                    let left = left & !HOUSES[second];
                    if self.sets[2] == NONE {
                        if left == 0 {
                            self.report(board, technique, fins, at, &mut [first, second], found)?;
                        }
                        continue;
                    }
                    if left == 0 {
                        continue;
                    }
                    for third in self.covering(left.trailing_zeros() as usize) {
                        if left & !HOUSES[third] == 0 {
                            self.report(board, technique, fins, at, &mut [first, second, third], found)?;
                        }
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Gives the fish with these covers, once: for the first place that it strikes out.
    fn report(
        &self,
        board: &Board,
        technique: Technique,
        fins: Fins,
        first: usize,
        covers: &mut [usize],
        found: Found<'_>,
    ) -> ControlFlow<()> {
        covers.sort_unstable();
        if self.houses().chain(covers.iter().copied()).all(|set| set < 18)
            || self.houses().any(|set| covers.contains(&set))
        {
            return ControlFlow::Continue(());
        }
        let all = board.cells[self.digit];
        let base = self.houses().fold(0, |cells, set| cells | HOUSES[set]) & all;
        let covered = covers.iter().fold(0, |cells, &set| cells | HOUSES[set]);
        let outside = base & !covered;
        if (outside == 0) != (fins == Fins::None) {
            return ControlFlow::Continue(());
        }
        let struck = all & covered & !base & seen_by_all(outside);
        let struck = ones(struck).filter(|&at| !self.has_smaller(all, fins, covers, at));
        if struck.clone().next() != Some(first) {
            return ControlFlow::Continue(());
        }
        let mut step = Step::new(technique)
            .with_houses(self.houses())
            .with_covers(covers.iter().copied())
            .with_part(Role::Pattern, base & covered, 1 << self.digit)
            .striking(struck.fold(0, |cells, at| cells | bit(at)), self.digit);
        if outside != 0 {
            step = step.with_part(Role::Fin, outside, 1 << self.digit);
        }
        found(step)
    }

    /// Whether some of the base sets and as many of the covers strike out `at` by themselves.
    fn has_smaller(&self, all: u128, fins: Fins, covers: &[usize], at: usize) -> bool {
        let union = |mask: usize, sets: &[usize]| {
            sets.iter().enumerate().filter(|(i, _)| mask >> i & 1 == 1).fold(0, |cells, (_, &set)| cells | HOUSES[set])
        };
        (1..(1 << covers.len()) - 1).any(|some: usize| {
            let must = union(some, &self.sets) & all & !spared(fins, at);
            (1..1 << covers.len()).filter(|cover: &usize| cover.count_ones() == some.count_ones()).any(|cover| {
                let covered = union(cover, covers);
                must & !covered == 0 && covered & bit(at) != 0
            })
        })
    }
}

/// What need not be covered for a fish that strikes out `at`: a fin may be anywhere it sees.
fn spared(fins: Fins, at: usize) -> u128 {
    match fins {
        Fins::None => 0,
        Fins::Some => PEERS[at],
    }
}
