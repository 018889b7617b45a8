//! Symmetry: of clue patterns on the square, and the group of changes under which a Sudoku stays the same Sudoku.

mod pattern;
#[cfg(feature = "serde")]
mod serde;

pub use pattern::{ParseSymmetryError, Symmetry};
