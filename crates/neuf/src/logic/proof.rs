//! Whether evidence proves what it claims: every link by its own rule, then the conclusion from the chains.
//!
//! Nothing here searches for patterns, so that it can be trusted to check those who do.

use std::ops::ControlFlow;

use super::{Board, Candidate, Cause, Chain, Link, Step, find};
use crate::grid::{Cell, CellSet, Digit, DigitSet, House};

/// How deep steps within steps are followed. Evidence that goes deeper is not accepted.
const MOST_NESTED: usize = 8;

impl Chain {
    /// Whether on `board` every link follows by its cause from the links it names, and a loop closes.
    ///
    /// Only what a link names counts, not the other links before it: a chain that holds has no gaps.
    pub fn holds_on(&self, board: &Board) -> bool {
        chain_holds(self, board, MOST_NESTED)
    }
}

impl Step {
    /// Whether its evidence proves its conclusion on `board`.
    ///
    /// With chains: every one holds and the conclusion follows from them. Without: its technique, looked for on
    /// `board`, finds a step that concludes as much.
    pub fn holds_on(&self, board: &Board) -> bool {
        step_holds(self, board, MOST_NESTED)
    }
}

fn step_holds(step: &Step, board: &Board, depth: usize) -> bool {
    if step.placements.is_empty() && step.eliminations.is_empty() {
        return false;
    }
    if step.chains.is_empty() {
        let mut known = false;
        let _ = find(board, step.technique, &mut |other| {
            known = step.eliminations.iter().all(|one| concludes(&other, *one, false))
                && step.placements.iter().all(|one| concludes(&other, *one, true));
            if known { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        return known;
    }
    step.chains.iter().all(|chain| chain_holds(chain, board, depth))
        && step.placements.iter().all(|one| follows(board, &step.chains, *one, true))
        && step.eliminations.iter().all(|one| follows(board, &step.chains, *one, false))
}

fn chain_holds(chain: &Chain, board: &Board, depth: usize) -> bool {
    let Some(first) = chain.links.first() else { return false };
    let links = chain.links.iter().enumerate().all(|(index, link)| {
        !link.cells.is_empty()
            && link.cells.is_subset(board.cells_of(link.digit))
            && link.because.iter().all(|&earlier| earlier < index)
            && link_holds(link, &chain.links, board, depth)
    });
    // A loop can be read from any link in either direction only if each follows from its neighbour alone.
    let closes = || {
        let last = chain.links.len() - 1;
        let causes = House::all().map(|house| Cause::House { house }).chain([Cause::Cell]);
        last >= 3
            && chain.links.iter().skip(1).enumerate().all(|(before, link)| link.because == [before])
            && causes.into_iter().any(|cause| {
                let again = Link { because: vec![last], cause, ..first.clone() };
                link_holds(&again, &chain.links, board, depth)
            })
    };
    links && (!chain.is_loop || closes())
}

fn link_holds(link: &Link, links: &[Link], board: &Board, depth: usize) -> bool {
    let because = || link.because.iter().map(|&index| &links[index]);
    match &link.cause {
        Cause::Assumption => link.because.is_empty(),
        Cause::Cell if link.on => {
            let Some(cell) = one(link.cells) else { return false };
            let gone: DigitSet = because()
                .filter(|before| !before.on && before.cells.contains(cell))
                .map(|before| before.digit)
                .collect();
            !gone.contains(link.digit)
                && board.candidates(cell).iter().all(|digit| digit == link.digit || gone.contains(digit))
        }
        Cause::Cell => because().any(|before| {
            before.on && before.digit != link.digit && one(link.cells).is_some() && before.cells == link.cells
        }),
        Cause::House { house } if link.on => {
            let places = board.cells_of(link.digit) & house.cells();
            let gone = off_cells(because(), link.digit);
            !(places & link.cells).is_empty() && (places - link.cells).is_subset(gone)
        }
        Cause::House { house } => because().any(|before| {
            before.on
                && before.digit == link.digit
                && (before.cells | link.cells).is_subset(house.cells())
                && (before.cells & link.cells).is_empty()
        }),
        Cause::Set { cells } => {
            // The digits that the set still has: as many as it has cells, so each is in it.
            let left: DigitSet = Digit::ALL
                .into_iter()
                .filter(|&digit| !((*cells & board.cells_of(digit)) - off_cells(because(), digit)).is_empty())
                .collect();
            let places = *cells & board.cells_of(link.digit);
            left.len() <= cells.len()
                && cells.iter().all(|cell| board.digit(cell).is_none())
                && House::all().any(|house| cells.is_subset(house.cells()))
                && left.contains(link.digit)
                && if link.on {
                    places.is_subset(link.cells | off_cells(because(), link.digit))
                } else {
                    link.cells.iter().all(|cell| places.is_subset(cell.peers()))
                }
        }
        Cause::Nested { step } => {
            let Some(candidate) = one(link.cells).map(|cell| Candidate { cell, digit: link.digit }) else {
                return false;
            };
            let mut left = board.clone();
            for before in because() {
                suppose(&mut left, before);
            }
            depth > 0 && concludes(step, candidate, link.on) && step_holds(step, &left, depth - 1)
        }
    }
}

/// Strikes from `board` what a link says is not there.
fn suppose(board: &mut Board, link: &Link) {
    let gone = if link.on { super::board::common_peers(link.cells) } else { link.cells };
    for cell in gone.iter() {
        board.eliminate(cell, link.digit);
    }
    if let (true, Some(cell)) = (link.on, one(link.cells)) {
        for digit in Digit::ALL.into_iter().filter(|&digit| digit != link.digit) {
            board.eliminate(cell, digit);
        }
    }
}

/// Whether `step` says that the candidate is there (or that it is not).
fn concludes(step: &Step, candidate: Candidate, on: bool) -> bool {
    if on {
        step.placements.contains(&candidate)
    } else {
        step.eliminations.contains(&candidate)
            || step.placements.iter().any(|placed| excludes(CellSet::only(placed.cell), placed.digit, candidate))
    }
}

/// Whether the chains, which hold, prove that the candidate is there (or that it is not).
fn follows(board: &Board, chains: &[Chain], candidate: Candidate, on: bool) -> bool {
    let is = |link: &Link| link.cells == CellSet::only(candidate.cell) && link.digit == candidate.digit;
    let ends: Vec<(&Link, &Link)> =
        chains.iter().filter_map(|chain| Some((chain.links.first()?, chain.links.last()?))).collect();
    let same = |a: &Link, b: &Link| a.cells == b.cells && a.digit == b.digit;
    // One chain after the other: what it proves by itself.
    for (chain, (first, last)) in chains.iter().zip(&ends) {
        let alone = if chain.is_loop {
            !on && loop_excludes(board, chain, candidate)
        } else if same(first, last) && first.on != last.on {
            last.on == on && is(last) || last.on && !on && excludes(last.cells, last.digit, candidate)
        } else {
            let either = !first.on && last.on;
            either
                && !on
                && excludes(first.cells, first.digit, candidate)
                && excludes(last.cells, last.digit, candidate)
        };
        if alone {
            return true;
        }
    }
    let Some(&(first, last)) = ends.first() else { return false };
    let one_assumption = ends.iter().all(|(other, _)| same(other, first) && other.on == first.on);
    let one_end = ends.iter().all(|(_, other)| same(other, last) && other.on == last.on);
    if one_assumption {
        // Something and its opposite: the assumption is wrong.
        let opposite = ends.iter().any(|(_, other)| same(other, last) && other.on != last.on);
        return opposite && is(first) && first.on != on;
    }
    one_end && is(last) && last.on == on && exhaustive(board, &ends)
}

/// Whether one of the assumptions that the chains begin with has to be right.
fn exhaustive(board: &Board, ends: &[(&Link, &Link)]) -> bool {
    let of = |digit: Digit| {
        ends.iter()
            .filter(|(first, _)| first.on && first.digit == digit)
            .fold(CellSet::EMPTY, |all, (first, _)| all | first.cells)
    };
    let opposites =
        ends.iter().any(|(a, _)| a.on && ends.iter().any(|(b, _)| !b.on && a.cells == b.cells && a.digit == b.digit));
    let cell = || {
        let cells = ends.first().map_or(CellSet::EMPTY, |(first, _)| first.cells);
        one(cells).is_some_and(|cell| board.candidates(cell).iter().all(|digit| of(digit) == cells))
    };
    let house = || {
        ends.first().is_some_and(|(first, _)| {
            House::all().any(|house| {
                let places = board.cells_of(first.digit) & house.cells();
                !places.is_empty() && places.is_subset(of(first.digit))
            })
        })
    };
    opposites || cell() || house()
}

/// Whether a continuous loop excludes the candidate: one of its links that are on sees it, and one that is off (all the
/// former are there, or all the latter), or a set that it runs through holds the digit for sure.
fn loop_excludes(board: &Board, chain: &Chain, candidate: Candidate) -> bool {
    let n = chain.links.len();
    (0..n).any(|i| {
        let (a, b) = (&chain.links[i], &chain.links[(i + 1) % n]);
        let reaches = |link: &Link| excludes(link.cells, link.digit, candidate);
        let either = a.on && reaches(a) && chain.links.iter().any(|link| !link.on && reaches(link));
        let locked = match &b.cause {
            Cause::Set { cells } => {
                let places = *cells & board.cells_of(candidate.digit);
                a.digit != candidate.digit
                    && b.digit != candidate.digit
                    && !places.is_empty()
                    && excludes(places, candidate.digit, candidate)
            }
            _ => false,
        };
        either || locked
    })
}

/// Whether the candidate can't be there if one of `cells` holds `digit`.
fn excludes(cells: CellSet, digit: Digit, candidate: Candidate) -> bool {
    if digit == candidate.digit {
        cells.is_subset(candidate.cell.peers())
    } else {
        cells == CellSet::only(candidate.cell)
    }
}

/// The cells that the links that are off take `digit` from.
fn off_cells<'a>(links: impl Iterator<Item = &'a Link>, digit: Digit) -> CellSet {
    links.filter(|link| !link.on && link.digit == digit).fold(CellSet::EMPTY, |all, link| all | link.cells)
}

/// The cell, if it is one.
fn one(cells: CellSet) -> Option<Cell> {
    cells.first().filter(|_| cells.len() == 1)
}
