//! Neuf's own rating: Sudoku Explainer's scale, one number for a puzzle and all that differ from it by symmetry alone.
//!
//! Sudoku Explainer takes one hint at a time, the first it comes upon. So its rating can change when a puzzle is turned or
//! its digits are renamed: of two unique rectangles the one taken first can destroy the other, and of two chains equally
//! long the one taken first can leave a harder board. Neuf's rating differs in three things:
//!
//! - It is that of the puzzle's canonical form ([`symmetry::canonical`](crate::symmetry::canonical)), which all isomorphs have in
//!   common. What is left of order in the rules decides the same way for all of them.
//! - All hints that are equally easy on a board, as ratings are printed, are taken at once, so none destroys another.
//! - The easiest hint of all is taken, not the first of the first producer that has one: an aligned triplet of 7.5
//!   before a chain of 7.7.

use super::Rating;
use super::explainer::{self, Options, Refusal};
use crate::grid::Grid;
use crate::symmetry::canonical;

/// The rating of `puzzle`; 20.0 if no step was found where cells were still empty.
///
/// # Errors
/// If it does not have exactly one solution.
pub fn rate(puzzle: &Grid) -> Result<Rating, Refusal> {
    explainer::accept(puzzle, &Options::default())?;
    Ok(explainer::together(&canonical(puzzle)))
}
