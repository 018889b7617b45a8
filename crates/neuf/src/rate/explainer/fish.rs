//! Producers 8, 11 and 17: X-wings, swordfish and jellyfish.

use super::hint::Hint;
use super::order::combinations;
use crate::logic::bits::{HOUSES, ones_of};
use crate::logic::{Board, Role, Step, Technique};

/// A digit's places in `size` lines are all in `size` crossing lines: from the rest of these it goes. Columns are the base
/// first; the lines are chosen first, then the digit. A digit that is placed more than 9 − 2 × `size` times is passed
/// over: there a smaller fish the other way, or a single, says the same.
pub(super) fn fish(board: &Board, size: usize) -> Option<Hint> {
    let mut placed = [0usize; 9];
    for digit in board.grid().to_numbers().into_iter().filter(|&digit| digit != 0) {
        placed[usize::from(digit) - 1] += 1;
    }
    [9, 0].into_iter().find_map(|base| {
        // By digit: the lines that can be in the base.
        let fit =
            |line: usize, digit: usize| (2..=size as u32).contains(&board.places[base + line][digit].count_ones());
        let few: [u16; 9] = std::array::from_fn(|digit| {
            let lines = (0..9).filter(|&line| fit(line, digit)).fold(0u16, |all, line| all | 1 << line);
            if placed[digit] + 2 * size > 9 { 0 } else { lines }
        });
        if few.iter().all(|lines| (lines.count_ones() as usize) < size) {
            return None;
        }
        combinations(size).iter().find_map(|&lines| {
            (0..9).filter(|&digit| lines & !few[digit] == 0).find_map(|digit| one(board, size, base, lines, digit))
        })
    })
}

fn one(board: &Board, size: usize, base: usize, lines: u16, digit: usize) -> Option<Hint> {
    let cover = ones_of(lines).fold(0, |cover, line| cover | board.places[base + line][digit]);
    if cover.count_ones() as usize != size {
        return None;
    }
    let of = |first: usize, lines: u16| ones_of(lines).fold(0, |cells, line| cells | HOUSES[first + line]);
    let covered = board.cells[digit] & of(9 - base, cover);
    let based = covered & of(base, lines);
    if covered == based {
        return None;
    }
    let (technique, rating) = match size {
        2 => (Technique::XWing, 3.2),
        3 => (Technique::Swordfish, 3.8),
        _ => (Technique::Jellyfish, 5.2),
    };
    let step = Step::new(technique)
        .with_houses(ones_of(lines).map(|line| base + line))
        .with_covers(ones_of(cover).map(|line| 9 - base + line))
        .with_part(Role::Pattern, based, 1 << digit)
        .striking(covered & !based, digit);
    Some(Hint::new(rating, step))
}
