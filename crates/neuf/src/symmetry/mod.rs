//! Symmetry: of clue patterns on the square, and the group of changes under which a Sudoku stays the same Sudoku.

mod pattern;
#[cfg(feature = "serde")]
mod serde;
#[cfg(test)]
mod testing;
mod transform;

pub use pattern::{ParseSymmetryError, Symmetry};
pub use transform::{Parts, Transform, TransformError};
