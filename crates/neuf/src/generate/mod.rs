//! Making puzzles: complete grids, clues taken away while the solution stays the only one, levels, symmetries,
//! patterns.
//!
//! Everything random comes from an [`Rng`], which a seed and a stream fix: puzzle `i` of seed `s` depends on
//! `(s, i, request)` alone.

mod addition;
mod aim;
mod batch;
mod desk;
mod dig;
mod exchange;
mod fill;
mod impossible;
mod join;
mod level;
mod low;
mod mask;
mod outlook;
mod pattern;
mod refine;
mod request;
mod rng;
mod search;
mod start;
mod turns;
mod unavoidable;
mod uniform;
mod vicinity;

pub use batch::{AT_A_TIME, Orders, orders, puzzles};
pub use fill::fast_grid;
pub use impossible::Impossible;
pub use level::{ClueRange, Level, ParseClueRangeError, ParseLevelError};
pub use mask::{ParsePatternError, Pattern};
pub use outlook::{Outlook, outlook};
pub use request::{Fill, Gem, ParseGemError, Request};
pub use rng::Rng;
pub use search::{Failure, Made, Progress, puzzle};
pub use start::is_rare;
pub use uniform::uniform_grid;
pub use vicinity::{Searched, Vicinity, vicinity, vicinity_part};
