//! Numbers of difficulty for puzzles and steps.

mod rating;

pub use rating::{ParseRatingError, Rating};
