//! Bivalue universal graves: if every empty cell had two candidates and every digit two places in each house, there would
//! be no or several solutions. So one of the candidates that are too many is true.

use std::ops::ControlFlow;

use super::bits::{HOUSES, bit, ones, ones_of, seen_by_all};
use super::board::CELL_HOUSES;
use super::find::Found;
use super::rectangle::{beside, houses_with};
use super::{Board, Role, Step, Technique};

/// How many cells may have more than two candidates.
const MOST: usize = 8;

/// BUG+1 and types 2 to 4.
pub(crate) fn bug(board: &Board, technique: Technique, found: Found<'_>) -> ControlFlow<()> {
    for extras in graves(board) {
        let cells = extras.iter().fold(0, |cells, &(cell, _)| cells | bit(cell));
        let digits = extras.iter().fold(0, |all, &(_, digits)| all | digits);
        let step = || {
            let step = Step::new(technique);
            extras.iter().fold(step, |step, &(cell, digits)| step.with_part(Role::Extra, bit(cell), digits))
        };
        match (technique, &extras[..]) {
            (Technique::BugPlusOne, &[(cell, extra)]) => {
                if extra.is_power_of_two() {
                    found(step().placing(cell, extra.trailing_zeros() as usize))?;
                } else {
                    let others = board.candidates[cell] & !extra;
                    found(ones_of(others).fold(step(), |step, digit| step.striking(bit(cell), digit)))?;
                }
            }
            (Technique::Bug2, [_, _, ..]) if digits.is_power_of_two() => {
                let digit = digits.trailing_zeros() as usize;
                found(step().striking(board.cells[digit] & seen_by_all(cells), digit))?;
            }
            (Technique::Bug3, [_, _, ..]) if !digits.is_power_of_two() => {
                beside(board, cells, digits, found, &step)?;
            }
            (Technique::Bug4, &[(a, extra_a), (b, extra_b)]) => {
                let common = board.candidates[a] & !extra_a & board.candidates[b] & !extra_b;
                for digit in ones_of(common) {
                    let Some(shared) =
                        houses_with(cells).find(|&house| board.cells[digit] & HOUSES[house] & !cells == 0)
                    else {
                        continue;
                    };
                    // One of the two cells holds the digit, the other one of those too many.
                    let rest = |cell: usize, extra: u16| board.candidates[cell] & !extra & !(1 << digit);
                    let step = step().with_covers([shared]).with_part(Role::Locked, cells, 1 << digit);
                    let step = ones_of(rest(a, extra_a)).fold(step, |step, digit| step.striking(bit(a), digit));
                    found(ones_of(rest(b, extra_b)).fold(step, |step, digit| step.striking(bit(b), digit)))?;
                }
            }
            _ => {}
        }
    }
    ControlFlow::Continue(())
}

/// Every way to see a grave: the cells with candidates too many, and which.
fn graves(board: &Board) -> Vec<Vec<(usize, u16)>> {
    let mut many = Vec::new();
    for cell in ones(board.cells.iter().fold(0, |all, cells| all | cells)) {
        match board.candidates[cell].count_ones() {
            2 => {}
            1 => return Vec::new(),
            _ if many.len() == MOST => return Vec::new(),
            _ => many.push(cell),
        }
    }
    if many.is_empty() || board.empty().iter().any(|cell| board.candidates(cell).is_empty()) {
        return Vec::new();
    }
    // How many places each digit would have in each house: two or none in the end.
    let mut counts = [[0u8; 9]; 27];
    for (house, counts) in counts.iter_mut().enumerate() {
        for (digit, count) in counts.iter_mut().enumerate() {
            *count = board.places[house][digit].count_ones() as u8;
        }
    }
    let settled = |index: usize| (0..9).all(|digit| is_settled(board, &many, index, digit));
    if !(0..27).all(settled) {
        return Vec::new();
    }
    let mut graves = Vec::new();
    let mut stack = vec![(Vec::new(), counts)];
    while let Some((extras, counts)) = stack.pop() {
        let Some(&cell) = many.get(extras.len()) else {
            if counts.iter().flatten().all(|&count| count == 0 || count == 2) {
                graves.push(extras);
            }
            continue;
        };
        for [a, b] in super::rectangle::pairs(board.candidates[cell]) {
            let extra = board.candidates[cell] & !(1 << a) & !(1 << b);
            let mut left = counts;
            let fits = ones_of(extra).all(|digit| {
                CELL_HOUSES[cell].iter().all(|&(house, _)| {
                    let count = &mut left[usize::from(house)][digit];
                    *count -= 1;
                    *count >= 2
                })
            });
            if fits {
                let mut extras: Vec<(usize, u16)> = extras.clone();
                extras.push((cell, extra));
                stack.push((extras, left));
            }
        }
    }
    graves.reverse();
    graves
}

/// Whether `digit` has two places in a house or none, or may have two without some of the cells with `many` candidates.
fn is_settled(board: &Board, many: &[usize], house: usize, digit: usize) -> bool {
    let count = board.places[house][digit].count_ones() as usize;
    let crowded = many.iter().filter(|&&cell| board.cells[digit] & HOUSES[house] & bit(cell) != 0).count();
    count == 0 || (2..=2 + crowded).contains(&count)
}
