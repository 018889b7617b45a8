//! Producers 20 and 22: aligned pair and triplet exclusion.

use std::ops::ControlFlow;

use super::hint::Hint;
use super::order::PEER_LIST;
use crate::logic::bits::{PEERS, bit, ones, ones_of};
use crate::logic::{Board, Role, Step, Technique};

/// The cells that are looked at: two candidates or more, none of its peers is about to be filled, and one of its peers is
/// among `excluders`.
fn base(board: &Board, excluders: u128) -> Vec<usize> {
    let mut settled = 0;
    for cell in ones(board.empty).filter(|&cell| board.candidates[cell].count_ones() == 1) {
        settled |= bit(cell);
    }
    ones(board.empty)
        .filter(|&cell| board.candidates[cell].count_ones() >= 2)
        .filter(|&cell| PEERS[cell] & settled == 0 && PEERS[cell] & excluders != 0)
        .collect()
}

/// The empty cells with 2 to `most` candidates.
fn excluders(board: &Board, most: u32) -> u128 {
    let few = |cell: &usize| (2..=most).contains(&board.candidates[*cell].count_ones());
    ones(board.empty).filter(few).fold(0, |all, cell| all | bit(cell))
}

/// Two cells; what one of them holds in no combination that leaves each cell that both see a candidate goes: 6.2. Cells
/// outside `changed` had the same candidates when this was asked before in vain.
pub(super) fn pair(board: &Board, changed: u128) -> Option<Hint> {
    first(|found| pairs(board, changed, found)).map(|(cells, excluding, kept)| {
        let step = step(board, Technique::AlignedPairExclusion, &cells[..2], excluding, &kept[..2]);
        Hint::new(6.2, step)
    })
}

/// Cells, those that exclude combinations of them, and what they may still hold.
type Exclusion = ([usize; 3], u128, [u16; 3]);

type Visit<'a> = &'a mut dyn FnMut(Exclusion) -> ControlFlow<()>;

fn first(look: impl FnOnce(Visit) -> ControlFlow<()>) -> Option<Exclusion> {
    let mut first = None;
    let _ = look(&mut |found| {
        first = Some(found);
        ControlFlow::Break(())
    });
    first
}

/// All pairs that exclude something, in the reference's order. The third cell and what it holds mean nothing.
pub(super) fn pairs(board: &Board, changed: u128, found: Visit) -> ControlFlow<()> {
    let excluders = excluders(board, 2);
    let base = base(board, excluders);
    for (j, &b) in base.iter().enumerate() {
        for &a in &base[..j] {
            let common = PEERS[a] & PEERS[b];
            let excluding = common & excluders;
            if excluding & excluding.wrapping_sub(1) == 0 || (common | bit(a) | bit(b)) & changed == 0 {
                continue;
            }
            let mut kept = [0u16; 2];
            for x in ones_of(board.candidates[a]) {
                let mut free = board.candidates[b];
                if PEERS[a] & bit(b) != 0 {
                    free &= !(1 << x);
                }
                for cell in ones(excluding).filter(|&cell| board.candidates[cell] >> x & 1 == 1) {
                    free &= !(board.candidates[cell] & !(1 << x));
                }
                kept[0] |= u16::from(free != 0) << x;
                kept[1] |= free;
            }
            if kept != [board.candidates[a], board.candidates[b]] {
                found(([a, b, b], excluding, [kept[0], kept[1], kept[1]]))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The same with three cells: 7.5. The third is itself among the cells with three candidates at most and sees one of the
/// other two.
pub(super) fn triple(board: &Board, changed: u128) -> Option<Hint> {
    first(|found| triples(board, changed, found)).map(|(cells, excluding, kept)| {
        let step = step(board, Technique::AlignedTripleExclusion, &cells, excluding, &kept);
        Hint::new(7.5, step)
    })
}

/// All triples that exclude something, in the reference's order.
pub(super) fn triples(board: &Board, changed: u128, found: Visit) -> ControlFlow<()> {
    let excluders = excluders(board, 3);
    let base = base(board, excluders);
    let in_base = base.iter().fold(0, |all, &cell| all | bit(cell));
    for (j, &b) in base.iter().enumerate() {
        for &a in &base[..j] {
            let of_two = PEERS[a] & PEERS[b];
            if of_two & excluders == 0 {
                continue;
            }
            let mut thirds = (PEERS[a] | PEERS[b]) & excluders & in_base & !bit(a) & !bit(b);
            // Those in the reference's order: what the first cell sees, then what the second does.
            for c in PEER_LIST[a].iter().chain(&PEER_LIST[b]).map(|&c| usize::from(c)) {
                if thirds & bit(c) == 0 {
                    continue;
                }
                thirds &= !bit(c);
                let common = of_two & PEERS[c];
                let excluding = common & excluders;
                if excluding & excluding.wrapping_sub(1) == 0
                    || (common | bit(a) | bit(b) | bit(c)) & changed == 0
                    // Then it was looked at as the pair a, c with b as the third.
                    || c < b && excluders & bit(b) != 0 && (PEERS[a] | PEERS[c]) & bit(b) != 0
                {
                    continue;
                }
                if let Some(kept) = allowed(board, [a, b, c], excluding) {
                    found(([a, b, c], excluding, kept))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// What the three cells hold in combinations that leave each of `excluding` a candidate; `None` if that is all.
fn allowed(board: &Board, cells: [usize; 3], excluding: u128) -> Option<[u16; 3]> {
    let all = cells.map(|cell| board.candidates[cell]);
    let sees = |i: usize, j: usize| PEERS[cells[i]] & bit(cells[j]) != 0;
    let (ab, ac, bc) = (sees(0, 1), sees(0, 2), sees(1, 2));
    let mut sets = [0u16; 20];
    let mut count = 0;
    let any = all[0] | all[1] | all[2];
    for cell in ones(excluding) {
        // A cell that holds something else always keeps it.
        if board.candidates[cell] & !any == 0 {
            sets[count] = board.candidates[cell];
            count += 1;
        }
    }
    let sets = &sets[..count];
    let mut kept = [0u16; 3];
    for x in ones_of(all[0]).map(|x| 1u16 << x) {
        for y in ones_of(all[1]).map(|y| 1u16 << y) {
            if ab && x == y {
                continue;
            }
            let mut free = all[2];
            if ac {
                free &= !x;
            }
            if bc {
                free &= !y;
            }
            for &set in sets {
                let left = set & !(x | y);
                if left & left.wrapping_sub(1) == 0 {
                    free = if left == 0 { 0 } else { free & !left };
                }
            }
            if free != 0 {
                kept = [kept[0] | x, kept[1] | y, kept[2] | free];
                if kept == all {
                    return None;
                }
            }
        }
    }
    Some(kept)
}

fn step(board: &Board, technique: Technique, cells: &[usize], excluding: u128, kept: &[u16]) -> Step {
    let part = |step: Step, &cell: &usize| step.with_part(Role::Pattern, bit(cell), board.candidates[cell]);
    let step = cells.iter().fold(Step::new(technique), part);
    let digits = ones(excluding).fold(0, |all, cell| all | board.candidates[cell]);
    let step = step.with_part(Role::Excluder, excluding, digits);
    cells.iter().zip(kept).fold(step, |step, (&cell, &kept)| {
        ones_of(board.candidates[cell] & !kept).fold(step, |step, digit| step.striking(bit(cell), digit))
    })
}
