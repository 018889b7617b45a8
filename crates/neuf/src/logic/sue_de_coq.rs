//! Sue de Coq: cells where a box and a line cross, with a set in the rest of each that shares no digit with the other.
//!
//! ```text
//!  line   A A . │ I I I │ . . A      V the digits of I, at least two more than its cells
//!               │ C . . │            A and C have digits beyond their cells, and none in common
//!  box          │ . . C │            all the digits are as many as all the cells
//! ```
//!
//! Each digit can be in all these cells but once: those of A in the line, those of C in the box, the others in I. So
//! each is there. What has one digit more than cells where they cross is an almost locked set: that goes by other names.

use std::ops::ControlFlow;

use super::bits::{HOUSES, ones, ones_of};
use super::find::Found;
use super::{Board, Role, Step, Technique};

/// The patterns, those with fewest cells first.
pub(crate) fn sue_de_coq(board: &Board, found: Found<'_>) -> ControlFlow<()> {
    let mut patterns = Vec::new();
    for (square, &box_cells) in HOUSES.iter().enumerate().skip(18) {
        for (line, &line_cells) in HOUSES.iter().enumerate().take(18) {
            let crossing = line_cells & box_cells;
            if crossing == 0 {
                continue;
            }
            let [in_line, in_box] = [line_cells, box_cells].map(|cells| subsets(board, cells & !crossing));
            for middle in subsets(board, crossing) {
                if middle.digits.count_ones() >= middle.cells.count_ones() + 2 {
                    fit(middle, &in_line, &in_box, |a, c| {
                        let size = (middle.cells | a.cells | c.cells).count_ones();
                        patterns.push((size, patterns.len(), (line, square), [middle, a, c]));
                    });
                }
            }
        }
    }
    patterns.sort_unstable_by_key(|pattern| (pattern.0, pattern.1));
    for (_, _, houses, sets) in patterns {
        found(step(board, houses, sets))?;
    }
    ControlFlow::Continue(())
}

/// Cells and their digits together.
#[derive(Clone, Copy)]
struct Subset {
    cells: u128,
    digits: u16,
}

/// Choices of the empty ones of `cells` that have more digits than they are.
fn subsets(board: &Board, cells: u128) -> Vec<Subset> {
    let mut all = vec![Subset { cells: 0, digits: 0 }];
    for cell in ones(cells).filter(|&cell| board.candidates[cell] != 0) {
        for at in 0..all.len() {
            let Subset { cells, digits } = all[at];
            all.push(Subset { cells: cells | 1 << cell, digits: digits | board.candidates[cell] });
        }
    }
    all.retain(|set| set.digits.count_ones() > set.cells.count_ones());
    all
}

/// Calls `found` with the sets of the line and of the box that complete `middle`.
fn fit(middle: Subset, in_line: &[Subset], in_box: &[Subset], mut found: impl FnMut(Subset, Subset)) {
    let meets = |set: &&Subset| set.digits & middle.digits != 0;
    for a in in_line.iter().filter(meets) {
        for c in in_box.iter().filter(meets).filter(|c| a.digits & c.digits == 0) {
            let digits = (middle.digits | a.digits | c.digits).count_ones();
            if digits == (middle.cells | a.cells | c.cells).count_ones() {
                found(*a, *c);
            }
        }
    }
}

fn step(board: &Board, (line, square): (usize, usize), [middle, a, c]: [Subset; 3]) -> Step {
    let mut step = Step::new(Technique::SueDeCoq)
        .with_houses([line])
        .with_covers([square])
        .with_part(Role::Pattern, middle.cells, middle.digits | a.digits | c.digits)
        .with_part(Role::First, a.cells, a.digits)
        .with_part(Role::Second, c.cells, c.digits);
    for (house, own, other) in [(line, a, c), (square, c, a)] {
        let rest = HOUSES[house] & !middle.cells & !own.cells;
        for digit in ones_of(own.digits | (middle.digits & !other.digits)) {
            step = step.striking(rest & board.cells[digit], digit);
        }
    }
    step
}
