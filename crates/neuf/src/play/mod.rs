//! A game in progress, as a pure state machine: an [`Input`] goes in; the new state, the cells that changed and
//! what to announce come out. There is no screen, clock or storage here: a page, a terminal or a test drives it.
//!
//! ```text
//!  key, pointer ──► keys::command ──► Input ──► Game::apply ──► Change { cells, entry, announcement }
//!                                                   │
//!                                          History: a tree of edits,
//!                                          append-only, the truth that
//!                                          saving and undo rest on
//! ```
//!
//! ```
//! use neuf::grid::{Cell, Digit};
//! use neuf::play::{Game, Input, Reach};
//!
//! let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
//! let mut game = Game::new(line.parse()?, None);
//! game.apply(Input::Press(Cell::at(0, 2), Reach::Only));
//! let change = game.apply(Input::Digit(Digit::new(4).unwrap()));
//! assert!(change.entry && change.cells.contains(Cell::at(0, 2)));
//! game.apply(Input::Undo);
//! assert_eq!(game.digit(Cell::at(0, 2)), None);
//! # Ok::<(), neuf::grid::LineError>(())
//! ```

mod announce;
mod check;
mod content;
mod entry;
mod game;
mod hint;
mod history;
mod input;
pub mod keys;
mod ladder;
#[cfg(feature = "serde")]
mod save;
mod selection;

pub use announce::{Announcement, Change, Check, Deed};
pub use content::Content;
pub use game::{Game, Habits};
pub use hint::{Trust, Used};
pub use input::{Direction, Input, MarkStyle, Reach, Step, Tool};
pub use ladder::{Act, Goal, Ladder, Press};
pub use selection::Selection;

#[cfg(test)]
mod tests;
