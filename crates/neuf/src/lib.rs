//! Sudoku, whole: the vocabulary of the board, text formats, solving, sameness, explained steps, ratings, generating and play.
//!
//! The crate is pure: no input or output, no clock, no threads, no globals. Seeds, budgets and a way to
//! cancel are arguments. The same call gives the same answer natively and in WebAssembly.
#![warn(missing_docs)]

// In reading order, which is the order of dependence: a module uses only those above it. The blank lines keep
// rustfmt from sorting.

pub mod grid;

pub mod puzzle;

pub mod symmetry;

pub mod solve;

pub mod logic;

pub mod rate;

pub mod draw;

pub mod generate;

pub mod play;

#[cfg(feature = "words")]
pub mod words;

#[cfg(feature = "serde")]
pub mod job;

// The example of the README is compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
