//! A puzzle as people write it down: its givens with what a file says about them, and the text formats.

mod entry;
mod error;
pub mod format;

pub use entry::{Entry, Meta, Position, Value};
pub use error::{Expected, Found, Kind, ParseError};
