//! Symmetry: of clue patterns on the square, and the group of changes under which a Sudoku stays the same Sudoku.
//!
//! - [`Symmetry`]: the ten classes of patterns.
//! - [`Transform`]: renaming digits, moving rows, columns, bands and stacks, transposing.
//! - [`canonical()`], [`is_isomorphic`], [`automorphisms`], [`id()`]: what such changes leave as it is.

mod canonical;
mod full;
mod id;
mod partial;
mod pattern;
#[cfg(feature = "serde")]
mod serde;
#[cfg(test)]
mod testing;
mod transform;
mod view;

pub use canonical::{automorphisms, canonical, canonical_with, is_isomorphic};
pub use id::{ParsePuzzleIdError, PuzzleId, id};
pub use pattern::{ParseSymmetryError, Symmetry};
pub use transform::{Parts, Transform, TransformError};
