//! What a producer finds.

use crate::logic::Step;
use crate::rate::Rating;

/// A step and how hard the reference takes it to be.
#[derive(Clone, Debug)]
pub(super) struct Hint {
    /// The reference's own double: ties between hints are decided by its last bits.
    pub rating: f64,
    /// How many nodes the chains have; 0 without chains.
    pub complexity: u32,
    /// What is applied.
    pub step: Step,
}

impl Hint {
    /// A hint without chains.
    pub(super) fn new(rating: f64, step: Step) -> Hint {
        Hint { rating, complexity: 0, step }
    }
}

/// A rating as the reference prints it.
pub(super) fn printed(rating: f64) -> Rating {
    Rating::tenths(((rating + 0.05) * 10.0) as u16)
}
