//! A hint as the searches hand it on: what it concludes and where to look for its proof.

use super::field::{Boards, Field};
use super::scale::{most_complex, rated};
use super::spread::Rules;
use crate::logic::bits::{HOUSES, ones};

/// Which producer a hint is of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    /// Loops and chains.
    Simple,
    /// Contradictions within one digit.
    Nishio,
    /// Cells and houses, without striking anything on the way.
    Multiple,
    /// All, striking on the way; what else is used when there are no more conclusions depends on the level, 0 to 5.
    Dynamic(u8),
}

impl Mode {
    /// What a hint is rated at least; a simple one by its links.
    pub fn base(self) -> f64 {
        match self {
            Mode::Simple => 6.5,
            Mode::Nishio => 7.5,
            Mode::Multiple => 8.0,
            Mode::Dynamic(level) => 8.5 + 0.5 * f64::from(level),
        }
    }

    /// What the hints of the next producer are rated at least.
    pub fn next_base(self) -> f64 {
        match self {
            Mode::Simple => Mode::Nishio.base(),
            Mode::Nishio => Mode::Multiple.base(),
            Mode::Multiple => Mode::Dynamic(0).base(),
            Mode::Dynamic(level) => Mode::Dynamic(level + 1).base(),
        }
    }

    /// How its inferences go.
    pub fn rules(self) -> Rules {
        Rules { cells: self != Mode::Nishio, strikes: self != Mode::Multiple }
    }
}

/// Which links a simple chain is made of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Links {
    /// Places of one digit.
    X,
    /// Cells of two candidates.
    Y,
    /// Both.
    Both,
}

/// How a hint is proved. A candidate is numbered 9 × cell + digit; a node is twice that, and one more if it is "on".
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Proof {
    /// The `nth` loop that the search from this candidate closes.
    Cycle { links: Links, start: u16, nth: u16 },
    /// From the node its opposite follows.
    Forcing { links: Links, from: u16 },
    /// From the node something and its opposite follow.
    Contradiction { from: u16 },
    /// The same follows from the candidate and from its absence.
    Double { candidate: u16 },
    /// The same follows wherever the house holds the digit.
    House { house: u8, digit: u8 },
    /// The same follows whatever the cell holds.
    Cell { cell: u8 },
}

/// A hint.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found {
    pub mode: Mode,
    pub rating: f64,
    pub complexity: u32,
    /// Its kind's place among hints of one rating and complexity.
    pub key: u8,
    /// When the reference's order of search would come upon it.
    pub order: u32,
    pub proof: Proof,
    /// The node that follows; for a cycle, which only strikes out, its start.
    pub conclusion: u16,
}

impl Found {
    /// Whether it is taken rather than `other`.
    pub fn before(&self, other: &Found) -> bool {
        self.compare(other).is_lt()
    }

    pub fn compare(&self, other: &Found) -> std::cmp::Ordering {
        self.rating
            .total_cmp(&other.rating)
            .then(self.complexity.cmp(&other.complexity))
            .then(self.key.cmp(&other.key))
            .then(self.order.cmp(&other.order))
    }
}

/// The first hint so far, and how complex a better one may be.
pub(super) struct Best {
    limit: f64,
    pub found: Option<Found>,
}

impl Best {
    /// Hints rated above `limit` are of no interest.
    pub fn new(limit: f64) -> Best {
        Best { limit, found: None }
    }

    pub fn offer(&mut self, new: Found) {
        if new.rating <= self.limit && self.found.as_ref().is_none_or(|best| new.before(best)) {
            self.found = Some(new);
        }
    }

    /// How complex a hint of this base and key may be and still be taken, if it is found early enough.
    pub fn allowed(&self, base: f64, key: u8) -> u32 {
        let Some(best) = &self.found else { return most_complex(base, self.limit) };
        let at_most = most_complex(base, best.rating);
        if at_most == 0 || rated(base, at_most) < best.rating {
            return at_most;
        }
        let tied = if key <= best.key { best.complexity } else { best.complexity.saturating_sub(1) };
        // Rated less whatever the tie says: the last complexity before the tenth that ties.
        let mut less = at_most;
        while less > 0 && rated(base, less) == best.rating {
            less -= 1;
        }
        at_most.min(tied.max(less))
    }
}

/// A hint of a search within a search: what it strikes out, and what has to be known for that.
pub(super) struct Listed {
    pub found: Found,
    pub gone: Boards,
    pub needs: Needs,
    /// Stands for its sequence of nodes.
    pub signature: u128,
}

/// Which candidates must be missing for a hint to be there: all others of a cell, or of a digit in a house.
#[derive(Clone, Copy, Default)]
pub(super) struct Needs {
    cells: u128,
    /// By digit, a bit for each house.
    houses: [u32; 9],
}

impl Needs {
    /// Adds the cell of `candidate`, or the house for its digit.
    pub fn add(&mut self, candidate: usize, house: Option<usize>) {
        match house {
            None => self.cells |= 1 << (candidate / 9),
            Some(house) => self.houses[candidate % 9] |= 1 << house,
        }
    }

    /// Those of them that are on `start` and not on `field`.
    pub fn gone(&self, field: &Field, start: &Field) -> Boards {
        let mut gone = [0; 9];
        for (digit, gone) in gone.iter_mut().enumerate() {
            let houses = ones(self.houses[digit].into()).fold(self.cells, |all, house| all | HOUSES[house]);
            *gone = start.cells[digit] & !field.cells[digit] & houses;
        }
        gone
    }
}

/// Accumulates a signature, node by node.
#[derive(Clone, Copy)]
pub(super) struct Signature(u128);

impl Signature {
    pub fn new() -> Signature {
        Signature(0x6c62_272e_07bb_0142_62b8_2175_6295_c58d)
    }

    pub fn add(&mut self, node: u16) {
        // FNV-1a of 128 bits.
        self.0 = (self.0 ^ u128::from(node)).wrapping_mul(0x0100_0000_0000_0000_0000_013b);
    }

    pub fn value(self) -> u128 {
        self.0
    }
}
