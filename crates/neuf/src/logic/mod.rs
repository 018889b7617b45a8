//! Answers as a person finds them: one justified step after the other, never a guess.
//!
//! ```text
//!  Board ──► a technique's search ──► Step (evidence and conclusion) ──► words, drawings, ratings: functions of it
//! ```
//!
//! A [`Board`] is what a player sees: digits and what each empty cell may still hold. A [`Technique`] is looked for on
//! it, and each place where it applies is a [`Step`]: data, without words, colours or numbers of difficulty.

mod board;
mod step;
mod technique;

pub use board::Board;
pub use step::{Candidate, Cause, Chain, Link, Part, Role, Step};
pub use technique::{Family, ParseTechniqueError, Technique};
