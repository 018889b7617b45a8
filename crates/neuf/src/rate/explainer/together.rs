//! All hints that are equally easy, where producers 1 to 14 have none.

use std::ops::ControlFlow;

use super::chains::{Mode, Workspace};
use super::hint::Hint;
use super::{EVERYWHERE, bug, exclusion, fish, loops, subsets};
use crate::logic::Board;

/// What hints strike out, by digit; a digit that is placed strikes out the others of its cell.
pub(super) type Struck = [u128; 9];

/// The easiest hints so far.
struct Easiest {
    rating: f64,
    struck: Struck,
}

impl Easiest {
    /// Whether a hint of this rating is as easy as the easiest, or easier: as printed, not by the last bits of a double.
    fn takes(&self, rating: f64) -> bool {
        rating < self.rating + 0.05
    }

    fn add(&mut self, rating: f64, struck: &Struck) {
        if rating < self.rating - 0.05 {
            self.struck = [0; 9];
        }
        if self.takes(rating) {
            self.rating = self.rating.min(rating);
            for (all, struck) in self.struck.iter_mut().zip(struck) {
                *all |= struck;
            }
        }
    }

    fn hint(&mut self, hint: Option<Hint>) {
        let Some(hint) = hint else { return };
        let mut struck = [0; 9];
        for one in &hint.step.eliminations {
            struck[one.digit.index()] |= 1 << one.cell.index();
        }
        self.add(hint.rating, &struck);
    }
}

/// The lowest rating that a hint of producers 15 to 30 has on `board`, and all that hints of this rating strike out.
///
/// What a quad, a jellyfish or a BUG says remains to be said whatever is struck out, so of these one a house will do.
pub(super) fn easiest(board: &Board, chains: &mut Workspace) -> Option<(f64, Struck)> {
    let mut easiest = Easiest { rating: f64::INFINITY, struck: [0; 9] };
    if let Some((rating, struck)) = loops::easiest(board) {
        easiest.add(rating, &struck);
    }
    let houses = || (0..27).map(|house| 1 << house);
    if easiest.takes(5.0) {
        houses().for_each(|house| easiest.hint(subsets::naked(board, 4, house)));
    }
    if easiest.takes(5.2) {
        easiest.hint(fish::fish(board, 4));
    }
    if easiest.takes(5.4) {
        houses().for_each(|house| easiest.hint(subsets::hidden(board, 4, house)));
    }
    if easiest.takes(5.6) {
        easiest.hint(bug::bug(board));
    }
    if easiest.takes(6.2) {
        let _ = exclusion::pairs(board, EVERYWHERE, &mut |(cells, _, kept)| {
            easiest.add(6.2, &excluded(board, &cells, &kept));
            ControlFlow::Continue(())
        });
    }
    let chained = |easiest: &mut Easiest, chains: &mut Workspace, mode: Mode| {
        if easiest.takes(mode.base())
            && let Some((rating, struck)) = chains.easiest(board, mode, easiest.rating + 0.05)
        {
            easiest.add(rating, &struck);
        }
    };
    chained(&mut easiest, chains, Mode::Simple);
    if easiest.takes(7.5) {
        let _ = exclusion::triples(board, EVERYWHERE, &mut |(cells, _, kept)| {
            easiest.add(7.5, &excluded(board, &cells, &kept));
            ControlFlow::Continue(())
        });
    }
    for mode in [Mode::Nishio, Mode::Multiple].into_iter().chain((0..=5).map(Mode::Dynamic)) {
        chained(&mut easiest, chains, mode);
    }
    (easiest.rating < f64::INFINITY).then_some((easiest.rating, easiest.struck))
}

fn excluded(board: &Board, cells: &[usize; 3], kept: &[u16; 3]) -> Struck {
    std::array::from_fn(|digit| {
        let gone = |&(&cell, &kept): &(&usize, &u16)| (board.candidates[cell] & !kept) >> digit & 1 == 1;
        cells.iter().zip(kept).filter(gone).fold(0, |all, (&cell, _)| all | 1 << cell)
    })
}
