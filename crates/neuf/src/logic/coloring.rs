//! Colours: the places of a digit, joined by strong links, painted in turn. Of two colours one is true.

use std::ops::ControlFlow;

use super::bits::{PEERS, bit, ones, seen_by_any};
use super::find::Found;
use super::single_digit::strong_links;
use super::{Board, Role, Step, Technique};

/// The two colours of each group of joined places, the first place's colour first. A group that cannot be painted (no
/// solution has it) is left out.
pub(crate) fn colors(board: &Board, digit: usize) -> Vec<[u128; 2]> {
    let links = strong_links(board, digit);
    let mut joined = [0u128; 81];
    let mut left = 0;
    for [a, b] in links.iter().map(|link| link.ends) {
        joined[a] |= bit(b);
        joined[b] |= bit(a);
        left |= bit(a) | bit(b);
    }
    let mut groups = Vec::new();
    while left != 0 {
        let mut group = [left & left.wrapping_neg(), 0];
        let mut ring = group[0];
        let mut side = 0;
        while ring != 0 {
            side = 1 - side;
            ring = ones(ring).fold(0, |next, cell| next | joined[cell]) & !group[side];
            group[side] |= ring;
        }
        left &= !(group[0] | group[1]);
        if group[0] & group[1] == 0 {
            groups.push(group);
        }
    }
    groups
}

/// Whether a cell of `a` sees one of `b`.
fn meet(a: u128, b: u128) -> bool {
    ones(a).any(|cell| PEERS[cell] & b != 0)
}

/// A colour that sees itself is false; what sees both colours goes.
pub(crate) fn simple(board: &Board, found: Found<'_>) -> ControlFlow<()> {
    for digit in 0..9 {
        for colors in colors(board, digit) {
            let step = |first: u128, second: u128| {
                Step::new(Technique::SimpleColors).with_part(Role::First, first, 1 << digit).with_part(
                    Role::Second,
                    second,
                    1 << digit,
                )
            };
            for (wrong, right) in [(colors[0], colors[1]), (colors[1], colors[0])] {
                if meet(wrong, wrong) {
                    found(step(right, wrong).striking(wrong, digit))?;
                }
            }
            let painted = colors[0] | colors[1];
            let struck = board.cells[digit] & seen_by_any(colors[0]) & seen_by_any(colors[1]) & !painted;
            if struck != 0 {
                found(step(colors[0], colors[1]).striking(struck, digit))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Two pairs of colours: where one colour of each see each other, one of the other two is true; a colour that sees both
/// of another pair is false.
pub(crate) fn multi(board: &Board, found: Found<'_>) -> ControlFlow<()> {
    for digit in 0..9 {
        let groups = colors(board, digit);
        for (index, &one) in groups.iter().enumerate() {
            for (other_index, &other) in groups.iter().enumerate() {
                if index == other_index {
                    continue;
                }
                for (a, b) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                    let (first, second, third, fourth) = (one[a], one[1 - a], other[b], other[1 - b]);
                    let step = || {
                        Step::new(Technique::MultiColors)
                            .with_part(Role::First, first, 1 << digit)
                            .with_part(Role::Second, second, 1 << digit)
                            .with_part(Role::Third, third, 1 << digit)
                            .with_part(Role::Fourth, fourth, 1 << digit)
                    };
                    if !meet(first, third) {
                        continue;
                    }
                    if b == 0 && meet(first, fourth) {
                        found(step().striking(first, digit))?;
                    }
                    // The same two pairs, seen from the other, say the same.
                    let struck = board.cells[digit] & seen_by_any(second) & seen_by_any(fourth) & !first & !third;
                    if index < other_index && struck != 0 {
                        found(step().striking(struck, digit))?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}
