//! Where a box and a line cross: locked candidates, locked pairs and triples.

use std::ops::ControlFlow;

use super::bits::{HOUSES, choose, ones, ones_of, seen_by_all};
use super::find::Found;
use super::{Board, Role, Step, Technique};

/// Digits whose places in one house all lie in another, which crosses it: a box and a line.
pub(crate) fn candidates(board: &Board, technique: Technique, found: Found<'_>) -> ControlFlow<()> {
    let (from, to) = match technique {
        Technique::Pointing => (18..27, 0..18),
        _ => (0..18, 18..27),
    };
    for house in from {
        for digit in 0..9 {
            let cells = board.cells[digit] & HOUSES[house];
            if cells.count_ones() < 2 || cells.count_ones() > 3 {
                continue;
            }
            for reached in to.clone().filter(|&reached| cells & !HOUSES[reached] == 0) {
                let struck = board.cells[digit] & HOUSES[reached] & !cells;
                if struck != 0 {
                    found(
                        Step::new(technique)
                            .with_houses([house])
                            .with_covers([reached])
                            .with_part(Role::Pattern, cells, 1 << digit)
                            .striking(struck, digit),
                    )?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// `size` cells where a box and a line cross that hold as many digits: these go from the rest of both. Where one of the
/// two has none of them left elsewhere, it is a naked subset like any other.
pub(crate) fn subset(board: &Board, technique: Technique, size: usize, found: Found<'_>) -> ControlFlow<()> {
    for (box_, line) in (18..27).flat_map(|box_| (0..18).map(move |line| (box_, line))) {
        let crossing = HOUSES[box_] & HOUSES[line];
        let cells: Vec<usize> =
            ones(crossing).filter(|&cell| (2..=size as u32).contains(&board.candidates[cell].count_ones())).collect();
        for chosen in choose(cells.len(), size) {
            let set = ones_of(chosen).fold(0u128, |set, i| set | 1 << cells[i]);
            let digits = ones_of(chosen).fold(0, |digits, i| digits | board.candidates[cells[i]]);
            if digits.count_ones() as usize != size {
                continue;
            }
            let seen = seen_by_all(set);
            let reaches = |house: usize| ones_of(digits).any(|digit| board.cells[digit] & seen & HOUSES[house] != 0);
            if reaches(box_) && reaches(line) {
                let step = Step::new(technique).with_houses([box_, line]).with_part(Role::Pattern, set, digits);
                found(ones_of(digits).fold(step, |step, digit| step.striking(board.cells[digit] & seen, digit)))?;
            }
        }
    }
    ControlFlow::Continue(())
}
