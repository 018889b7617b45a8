//! Producers 21 and 23 to 30: chains.
//!
//! ```text
//!  Board ──► Field (candidates alone) ──► simple   nets of links, sets of what is reached       ──► Found ──► Hint
//!                                         driven   spreads: what follows, in the reference's order     evidence
//!                                            └─ advanced: patterns and searches within, level 1 to 5
//! ```
//!
//! The reference takes the first hint of a sorted list. Here only the first is looked for, and most of what could not be it is
//! ruled out by bounds: a conclusion is at least as complex as it is deep. The slow twin, which does as the rules say,
//! is `plain.rs`.
//!
//! From level 1 on, the reference strikes out what another technique found in an order that hangs on addresses in memory. Here
//! it is cell by cell in reading order, digits ascending, so that the numbers are the same on every run.

mod advanced;
mod driven;
mod evidence;
mod field;
mod found;
mod net;
#[cfg(test)]
mod plain;
mod scale;
mod simple;
mod spread;
#[cfg(test)]
mod tests;

pub(super) use self::found::{Found, Mode};

use self::driven::Driver;
use self::field::{Field, Fixed};
use super::hint::Hint;
use crate::logic::Board;

/// What the searches keep from one to the next: memory, and what follows from each candidate of the last board.
pub(super) struct Workspace {
    driver: Driver,
    limit: f64,
}

impl Workspace {
    /// Hints rated above `limit` are of no interest.
    pub fn new(limit: f64) -> Workspace {
        Workspace { driver: Driver::default(), limit }
    }

    /// The hint of producer `mode` that the reference takes on `board`. One above the limit may be left out, unless
    /// a later producer might then have one below.
    pub fn find(&mut self, board: &Board, mode: Mode) -> Option<Found> {
        let limit = if self.limit < mode.next_base() { self.limit } else { f64::INFINITY };
        let field = Field::new(board);
        match mode {
            Mode::Simple => simple::find(&field, limit),
            mode => self.driver.find(&field, &Fixed::new(board), mode, limit),
        }
    }

    /// The rating of the easiest hints of producer `mode` on `board`, if it is at most `limit`, and all they strike out: a
    /// digit that is placed strikes out the others of its cell.
    pub fn easiest(&mut self, board: &Board, mode: Mode, limit: f64) -> Option<(f64, [u128; 9])> {
        let field = Field::new(board);
        let all: Vec<(f64, [u128; 9])> = match mode {
            Mode::Simple => simple::list(&field).into_iter().map(|listed| (listed.found.rating, listed.gone)).collect(),
            mode => {
                let found = self.driver.easiest(&field, &Fixed::new(board), mode, limit).into_iter();
                found.map(|found| (found.rating, simple::concluded(&field, found.conclusion))).collect()
            }
        };
        let least = all.iter().map(|one| one.0).min_by(f64::total_cmp).filter(|&least| least <= limit)?;
        let mut struck = [0; 9];
        // Those that print the same are equally easy.
        for (_, gone) in all.iter().filter(|one| one.0 < least + 0.05) {
            for (struck, gone) in struck.iter_mut().zip(gone) {
                *struck |= gone;
            }
        }
        Some((least, struck))
    }

    /// The hint without its evidence, unless that has to be looked up for its conclusion.
    pub fn conclusion(&mut self, board: &Board, found: &Found) -> Hint {
        let step = evidence::conclusion(board, found);
        Hint { rating: found.rating, complexity: found.complexity, step }
    }

    /// The hint with its evidence.
    pub fn hint(&mut self, board: &Board, found: &Found) -> Hint {
        let step = evidence::step(board, found, &mut self.driver);
        Hint { rating: found.rating, complexity: found.complexity, step }
    }
}
