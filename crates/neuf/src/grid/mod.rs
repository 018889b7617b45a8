//! The vocabulary of the board: digits, cells, houses, grids and candidates.
//!
//! Cells are numbered 0 to 80 from left to right, top to bottom; they print as `r1c1` to `r9c9`.
//!
//! ```text
//!            stack 0     stack 1     stack 2
//!          ┌───────────┬───────────┬───────────┐
//!          │ 0  1  2   │ 3  4  5   │ 6  7  8   │
//!  band 0  │ 9  10 11  │ 12 13 14  │ 15 16 17  │     boxes  0 1 2
//!          │ 18 19 20  │ 21 22 23  │ 24 25 26  │            3 4 5
//!          ├───────────┼───────────┼───────────┤            6 7 8
//!  band 1  │ 27 …
//! ```

mod candidates;
mod cell;
mod digit;
#[allow(clippy::module_inception)] // the noun of the file is the noun of the folder
mod grid;
mod house;
#[cfg(feature = "serde")]
mod serde;

pub use candidates::Candidates;
pub use cell::{Cell, CellSet, ParseCellError};
pub use digit::{Digit, DigitSet};
pub use grid::is_blank;
pub use grid::{Conflict, Grid, LineError, Obstacle, PlaceError};
pub use house::{House, HouseKind};
