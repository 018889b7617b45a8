//! Patterns of one digit made of two strong links, or of one and a box: skyscraper, kite, turbot fish, empty rectangle.

use std::ops::ControlFlow;

use super::bits::{HOUSES, PEERS, bit, in_house, ones, shared_houses};
use super::find::Found;
use super::{Board, Cause, Role, Step, Technique};

/// The two places of a digit in a house.
#[derive(Clone, Copy)]
pub(crate) struct StrongLink {
    pub(crate) house: usize,
    pub(crate) ends: [usize; 2],
}

/// The strong links of `digit`, rows before columns before boxes. A link in a box that one in a line repeats is left out.
pub(crate) fn strong_links(board: &Board, digit: usize) -> Vec<StrongLink> {
    let mut links: Vec<StrongLink> = Vec::new();
    for (house, cells) in HOUSES.iter().enumerate() {
        let cells = board.cells[digit] & cells;
        if cells.count_ones() == 2 {
            let ends = [cells.trailing_zeros() as usize, 127 - cells.leading_zeros() as usize];
            if links.iter().all(|link| link.ends != ends) {
                links.push(StrongLink { house, ends });
            }
        }
    }
    links
}

/// Two strong links joined by a weak one: the far ends are not both false. `technique` says in which houses.
pub(crate) fn two_links(board: &Board, technique: Technique, found: Found<'_>) -> ControlFlow<()> {
    for digit in 0..9 {
        let links = strong_links(board, digit);
        for (index, first) in links.iter().enumerate() {
            for second in &links[index + 1..] {
                for (from, to) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                    let (a, b) = (first.ends[from], second.ends[to]);
                    let (far_a, far_b) = (first.ends[1 - from], second.ends[1 - to]);
                    let struck = board.cells[digit] & PEERS[far_a] & PEERS[far_b] & !bit(a) & !bit(b);
                    if struck == 0 || far_a == far_b || a == far_b || b == far_a {
                        continue;
                    }
                    let Some(weak) = weak_link(technique, *first, *second, a, b) else { continue };
                    if technique == Technique::Skyscraper && shared_houses(far_a, far_b).any(|house| house < 18) {
                        // The far ends are in line as well: an X-wing.
                        continue;
                    }
                    found(
                        Step::new(technique)
                            .with_houses([first.house, second.house])
                            .with_covers([weak])
                            .with_part(Role::Pattern, bit(far_a) | bit(a) | bit(b) | bit(far_b), 1 << digit)
                            .with_chain([
                                (bit(far_a), digit, false, Cause::Assumption),
                                (bit(a), digit, true, in_house(first.house)),
                                (bit(b), digit, false, in_house(weak)),
                                (bit(far_b), digit, true, in_house(second.house)),
                            ])
                            .striking(struck, digit),
                    )?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The house that joins ends `a` and `b` of two links, if the three houses make `technique`.
fn weak_link(technique: Technique, first: StrongLink, second: StrongLink, a: usize, b: usize) -> Option<usize> {
    let kinds = (first.house / 9, second.house / 9);
    // Two rows or two columns joined in line; a row and a column joined in a box.
    let line = shared_houses(a, b).find(|&house| kinds.0 == kinds.1 && kinds.0 < 2 && house / 9 == 1 - kinds.0);
    let in_box = shared_houses(a, b).find(|&house| kinds == (0, 1) && house >= 18);
    match technique {
        Technique::Skyscraper => line,
        Technique::TwoStringKite => in_box,
        _ if line.is_some() || in_box.is_some() => None,
        _ => shared_houses(a, b).next(),
    }
}

/// A box whose places lie in a row and a column, and a line with two places, one of them in line with the box.
///
/// ```text
///  . # . | . . # | . . .      # in the box: all in row 1 or column 2
///  . # . | . . . | . . .      # in column 6: its two places
///  . # # | . . . | . . .
///  ------+-------+------      * sees the column's lower place and the box's column: if the lower place is false, the
///  . * . | . . # | . . .        upper is true, and the box has its digit in column 2
/// ```
pub(crate) fn empty_rectangle(board: &Board, found: Found<'_>) -> ControlFlow<()> {
    for digit in 0..9 {
        for (the_box, cells) in HOUSES.iter().enumerate().skip(18) {
            let cells = board.cells[digit] & cells;
            if cells.count_ones() < 3 {
                continue;
            }
            for (row, column) in (0..9).flat_map(|row| (9..18).map(move |column| (row, column))) {
                let in_lines = HOUSES[row] | HOUSES[column];
                let outside = |line: usize, other: usize| cells & HOUSES[line] & !HOUSES[other] != 0;
                if cells & !in_lines != 0 || !outside(row, column) || !outside(column, row) {
                    continue;
                }
                for (along, across) in [(row, column), (column, row)] {
                    from_box(board, digit, the_box, along, across, found)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The strong links that cross line `along` of an empty rectangle, and what they strike out in line `across`.
fn from_box(
    board: &Board,
    digit: usize,
    the_box: usize,
    along: usize,
    across: usize,
    found: Found<'_>,
) -> ControlFlow<()> {
    let all = board.cells[digit];
    let cells = all & HOUSES[the_box];
    for near in ones(all & HOUSES[along] & !HOUSES[the_box]) {
        // The line through `near` that crosses `along`.
        let link = if along < 9 { 9 + near % 9 } else { near / 9 };
        let far = all & HOUSES[link] & !bit(near);
        if !far.is_power_of_two() {
            continue;
        }
        let at = far.trailing_zeros() as usize;
        let struck = all & HOUSES[across] & PEERS[at] & !HOUSES[the_box];
        if struck == 0 {
            continue;
        }
        found(
            Step::new(Technique::EmptyRectangle)
                .with_houses([the_box, link])
                .with_covers([along, across])
                .with_part(Role::Pattern, cells, 1 << digit)
                .with_part(Role::Locked, bit(near) | far, 1 << digit)
                .with_chain([
                    (far, digit, false, Cause::Assumption),
                    (bit(near), digit, true, in_house(link)),
                    (cells & HOUSES[along], digit, false, in_house(along)),
                    (cells & !HOUSES[along], digit, true, in_house(the_box)),
                ])
                .striking(struck, digit),
        )?;
    }
    ControlFlow::Continue(())
}
