//! Answers as a person finds them: one justified step after the other, never a guess.
//!
//! ```text
//!  Board ──► a technique's search ──► Step (evidence and conclusion) ──► words, drawings, ratings: functions of it
//! ```
//!
//! A [`Board`] is what a player sees: digits and what each empty cell may still hold. A [`Technique`] is looked for on
//! it, and each place where it applies is a [`Step`]: data, without words, colours or numbers of difficulty.

mod aligned;
mod als;
mod avoidable;
pub(crate) mod bits;
mod board;
mod bug;
mod chain;
mod coloring;
mod find;
mod fish;
mod forcing;
mod franken;
mod health;
mod locked;
mod path;
mod proof;
mod rectangle;
mod rung;
mod single;
mod single_digit;
mod step;
mod subset;
mod sue_de_coq;
mod technique;
#[cfg(test)]
mod testing;
mod unique_loop;
mod wing;

pub use board::Board;
pub(crate) use board::{CELL_HOUSES, HOUSE_CELLS};
pub use find::find;
pub use health::{Health, health};
pub use path::{End, Path, Settings, Steps, Uniqueness, all, first, next, path, steps};
pub use rung::Rung;
pub use step::{Candidate, Cause, Chain, Link, Part, Role, Step};
pub use technique::{Family, ParseTechniqueError, Technique};
