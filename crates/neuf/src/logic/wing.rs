//! Wings: a few cells with two candidates, and something between them. One of two ends holds a digit.

use std::ops::ControlFlow;

use super::bits::{HOUSES, PEERS, bit, in_house, ones, ones_of, shared_houses};
use super::find::Found;
use super::{Board, Cause, Role, Step, Technique};

/// The empty cells with two candidates.
pub(crate) fn bivalue(board: &Board) -> u128 {
    (0..81).filter(|&cell| board.candidates[cell].count_ones() == 2).fold(0, |cells, cell| cells | bit(cell))
}

/// A pivot xy with ends xz and yz: one end is z.
pub(crate) fn xy_wing(board: &Board, found: Found<'_>) -> ControlFlow<()> {
    let pairs = bivalue(board);
    for pivot in ones(pairs) {
        let own = board.candidates[pivot];
        for first in ones(pairs & PEERS[pivot]) {
            let x = own & board.candidates[first];
            if !x.is_power_of_two() {
                continue;
            }
            let (y, z) = (own & !x, board.candidates[first] & !x);
            // The first end has the pivot's lower digit, so that each wing is met once.
            if x > y {
                continue;
            }
            let digit = z.trailing_zeros() as usize;
            for second in ones(pairs & PEERS[pivot]).filter(|&second| board.candidates[second] == y | z) {
                let struck = board.cells[digit] & PEERS[first] & PEERS[second];
                if struck == 0 {
                    continue;
                }
                let (x, y) = (x.trailing_zeros() as usize, y.trailing_zeros() as usize);
                found(
                    Step::new(Technique::XYWing)
                        .with_part(Role::Pivot, bit(pivot), own)
                        .with_part(Role::Wing, bit(first), board.candidates[first])
                        .with_part(Role::Wing, bit(second), board.candidates[second])
                        .with_chain([
                            (bit(first), digit, false, Cause::Assumption),
                            (bit(first), x, true, Cause::Cell),
                            (bit(pivot), x, false, between(first, pivot)),
                            (bit(pivot), y, true, Cause::Cell),
                            (bit(second), y, false, between(pivot, second)),
                            (bit(second), digit, true, Cause::Cell),
                        ])
                        .striking(struck, digit),
                )?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// A pivot xyz with ends xz and yz: one of the three is z.
pub(crate) fn xyz_wing(board: &Board, found: Found<'_>) -> ControlFlow<()> {
    let pairs = bivalue(board);
    for pivot in (0..81).filter(|&cell| board.candidates[cell].count_ones() == 3) {
        let own = board.candidates[pivot];
        let ends = ones(pairs & PEERS[pivot]).filter(|&end| board.candidates[end] & !own == 0);
        for first in ends.clone() {
            for second in ends.clone().filter(|&second| second > first) {
                let z = board.candidates[first] & board.candidates[second];
                if !z.is_power_of_two() {
                    continue;
                }
                let digit = z.trailing_zeros() as usize;
                let struck = board.cells[digit] & PEERS[first] & PEERS[second] & PEERS[pivot];
                if struck != 0 {
                    found(
                        Step::new(Technique::XYZWing)
                            .with_part(Role::Pivot, bit(pivot), own)
                            .with_part(Role::Wing, bit(first), board.candidates[first])
                            .with_part(Role::Wing, bit(second), board.candidates[second])
                            .striking(struck, digit),
                    )?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Two cells xy that do not see each other, and a strong link of x whose ends each see one of them: one cell is y.
pub(crate) fn w_wing(board: &Board, found: Found<'_>) -> ControlFlow<()> {
    let pairs = bivalue(board);
    for first in ones(pairs) {
        let own = board.candidates[first];
        let later = ones(pairs & !PEERS[first] & (u128::MAX << first << 1));
        for second in later.filter(|&second| board.candidates[second] == own) {
            for link in ones_of(own) {
                let digit = (own & !(1 << link)).trailing_zeros() as usize;
                let struck = board.cells[digit] & PEERS[first] & PEERS[second];
                if struck == 0 {
                    continue;
                }
                let mut met = 0;
                for house in (0..27).filter(|&house| board.places[house][link].count_ones() == 2) {
                    let ends = board.cells[link] & HOUSES[house];
                    let [a, b] = [ends.trailing_zeros() as usize, 127 - ends.leading_zeros() as usize];
                    // Not one of the two cells: then the link would end in the wing itself. A link in a box may be one
                    // in a line as well.
                    if ends & (bit(first) | bit(second)) != 0 || ends == met {
                        continue;
                    }
                    for (a, b) in [(a, b), (b, a)] {
                        if PEERS[first] & bit(a) == 0 || PEERS[second] & bit(b) == 0 {
                            continue;
                        }
                        met = ends;
                        found(
                            Step::new(Technique::WWing)
                                .with_houses([house])
                                .with_part(Role::Wing, bit(first) | bit(second), own)
                                .with_part(Role::Locked, ends, 1 << link)
                                .with_chain([
                                    (bit(first), digit, false, Cause::Assumption),
                                    (bit(first), link, true, Cause::Cell),
                                    (bit(a), link, false, between(first, a)),
                                    (bit(b), link, true, in_house(house)),
                                    (bit(second), link, false, between(b, second)),
                                    (bit(second), digit, true, Cause::Cell),
                                ])
                                .striking(struck, digit),
                        )?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Cells xy, each of which sees the next: of two an odd number of links apart, three or more, one is x and one is y.
pub(crate) fn remote_pair(board: &Board, found: Found<'_>) -> ControlFlow<()> {
    let pairs = bivalue(board);
    for first in ones(pairs) {
        let own = board.candidates[first];
        let alike = ones(pairs).filter(|&cell| board.candidates[cell] == own).fold(0, |all, cell| all | bit(cell));
        // The shortest way from `first` to each cell, by the cell before; which ring a cell is in.
        let mut before = [81; 81];
        let mut rings = vec![bit(first)];
        let mut reached = bit(first);
        while let Some(&ring) = rings.last()
            && ring != 0
        {
            let mut next = 0;
            for cell in ones(ring) {
                for other in ones(PEERS[cell] & alike & !reached & !next) {
                    before[other] = cell;
                    next |= bit(other);
                }
            }
            reached |= next;
            rings.push(next);
        }
        for ring in rings.iter().skip(3).step_by(2) {
            for last in ones(*ring).filter(|&last| last > first) {
                let mut way = vec![last];
                while let Some(&cell) = way.last()
                    && cell != first
                {
                    way.push(before[cell]);
                }
                way.reverse();
                ends_of_way(board, own, &way, found)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// A remote pair along `way`, an even number of cells.
fn ends_of_way(board: &Board, own: u16, way: &[usize], found: Found<'_>) -> ControlFlow<()> {
    let [first, .., last] = *way else { return ControlFlow::Continue(()) };
    let on_the_way = way.iter().fold(0, |cells, &cell| cells | bit(cell));
    let seen = PEERS[first] & PEERS[last] & !on_the_way;
    let mut step = Step::new(Technique::RemotePair).with_part(Role::Pattern, on_the_way, own);
    for digit in ones_of(own) {
        let struck = board.cells[digit] & seen;
        if struck == 0 {
            continue;
        }
        // Not the digit here, so the other; so not the other in the next, but the digit.
        let other = (own & !(1 << digit)).trailing_zeros() as usize;
        let links = way.iter().enumerate().flat_map(|(index, &cell)| {
            let (off, on) = if index % 2 == 0 { (digit, other) } else { (other, digit) };
            let cause = if index == 0 { Cause::Assumption } else { between(way[index - 1], cell) };
            [(bit(cell), off, false, cause), (bit(cell), on, true, Cause::Cell)]
        });
        step = step.with_chain(links).striking(struck, digit);
    }
    if step.eliminations.is_empty() { ControlFlow::Continue(()) } else { found(step) }
}

/// The cause of a link from a cell to one that it sees.
fn between(from: usize, to: usize) -> Cause {
    shared_houses(from, to).next().map_or(Cause::Assumption, in_house)
}
