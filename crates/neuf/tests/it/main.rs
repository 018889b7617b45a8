//! Tests of the library from outside, one module a room.

mod formats;
mod generate;
mod logic;
mod patterns;
mod rate;
mod rated;
mod solve;
mod symmetry;
#[cfg(feature = "words")]
mod words;
