//! What a player has written in a cell.

use crate::grid::{Digit, DigitSet};

/// What a player has written in a cell that is not given. Marks stay beneath a digit and show again when it goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Content {
    /// The digit, if there is one.
    pub digit: Option<Digit>,
    /// Whether the digit was put there by showing the solution.
    pub revealed: bool,
    /// Marks in the centre of the cell; with [`MarkStyle::Candidates`](super::MarkStyle) the only kind.
    pub centre: DigitSet,
    /// Marks along the edges of the cell.
    pub corner: DigitSet,
    /// Digits that a hint struck out here. A mark of the same digit takes it back.
    pub struck: DigitSet,
}

impl Content {
    /// Nothing.
    pub const EMPTY: Content = Content {
        digit: None,
        revealed: false,
        centre: DigitSet::EMPTY,
        corner: DigitSet::EMPTY,
        struck: DigitSet::EMPTY,
    };

    /// Whether nothing is written.
    pub fn is_empty(&self) -> bool {
        *self == Content::EMPTY
    }

    /// Everything in one number, for saving.
    ///
    /// ```text
    ///  bit  31 … 23   22 … 14   13 … 5   4         3 … 0
    ///       struck    corner    centre   revealed  digit, 0 for none
    /// ```
    #[cfg(feature = "serde")]
    pub(super) fn to_bits(self) -> u32 {
        let digit = self.digit.map_or(0, Digit::get);
        u32::from(digit)
            | u32::from(self.revealed) << 4
            | u32::from(self.centre.bits()) << 5
            | u32::from(self.corner.bits()) << 14
            | u32::from(self.struck.bits()) << 23
    }

    /// The content with these bits; `None` if they are not what [`Content::to_bits`] writes.
    #[cfg(feature = "serde")]
    pub(super) fn from_bits(bits: u32) -> Option<Content> {
        let content = Content {
            digit: Digit::new((bits & 15) as u8),
            revealed: bits >> 4 & 1 == 1,
            centre: DigitSet::from_bits((bits >> 5 & 0x1ff) as u16),
            corner: DigitSet::from_bits((bits >> 14 & 0x1ff) as u16),
            struck: DigitSet::from_bits((bits >> 23) as u16),
        };
        (content.to_bits() == bits).then_some(content)
    }
}
