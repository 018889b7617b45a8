//! Numbers of difficulty for puzzles and steps.

pub mod explainer;
mod grade;
pub mod hodoku;
pub mod neuf;
mod range;
mod rating;

pub use grade::{Grade, ParseGradeError};
pub use range::{ParseRatingRangeError, RatingRange};
pub use rating::{ParseRatingError, Rating};
