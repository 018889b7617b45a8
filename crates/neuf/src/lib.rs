//! Sudoku, whole: the vocabulary of the board, text formats, solving, sameness, generating and play.
//!
//! The crate is pure: no input or output, no clock, no threads, no globals. Seeds, budgets and a way to
//! cancel are arguments. The same call gives the same answer natively and in WebAssembly.
#![warn(missing_docs)]

pub mod grid;
pub mod play;
pub mod puzzle;
pub mod solve;
pub mod symmetry;
#[cfg(feature = "words")]
pub mod words;
