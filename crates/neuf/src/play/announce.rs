//! What comes out of an input: the cells to draw again, and what to say, as data.

use super::Tool;
use crate::grid::{CellSet, Digit};

/// What an input did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Change {
    /// Cells whose digit, marks or state of conflict changed.
    pub cells: CellSet,
    /// Whether the selection or the cursor changed.
    pub selection: bool,
    /// Whether the history changed or was walked: the game should be saved now.
    pub entry: bool,
    /// What to tell the player. At most one thing for each input.
    pub announcement: Option<Announcement>,
}

/// Something to tell the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Announcement {
    /// An entry was made.
    Done {
        /// What it was.
        deed: Deed,
        /// The cells it was meant for.
        cells: CellSet,
        /// How many cells lost a mark because of it.
        cleaned: usize,
        /// The cells that the digit now conflicts with.
        meets: CellSet,
    },
    /// An entry was taken back.
    Undone(Deed, CellSet),
    /// An entry was made again.
    Redone(Deed, CellSet),
    /// There is nothing to take back.
    NothingToUndo,
    /// There is nothing to make again.
    NothingToRedo,
    /// The cells are given: nothing was written.
    Given,
    /// The cells hold digits: no mark was written.
    Filled,
    /// There was nothing to take away.
    NothingToErase,
    /// No cell is selected: nothing was written.
    NothingSelected,
    /// So many cells, more than one, are selected.
    Selected(usize),
    /// This tool is chosen.
    Chosen(Tool),
    /// The answer to a check.
    Checked(Check),
    /// So many entries were taken back, to before the first mistake.
    MistakesUndone(usize),
    /// The last cell was filled and every rule is kept.
    Completed,
    /// The solution is on the board.
    Revealed,
    /// The puzzle has no single solution to show or check against.
    NoSolution,
    /// The clock stands.
    Paused,
    /// The clock runs again.
    Resumed,
}

impl Announcement {
    /// Whether it should interrupt what is being read: a conflict, or the end of the game.
    pub fn is_urgent(&self) -> bool {
        match self {
            Announcement::Done { meets, .. } => !meets.is_empty(),
            Announcement::Completed => true,
            _ => false,
        }
    }
}

/// What an entry did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    /// Wrote a digit.
    Placed(Digit),
    /// Took a digit away by writing it again.
    Removed(Digit),
    /// Added a mark with this tool.
    Marked(Tool, Digit),
    /// Took a mark away with this tool.
    Unmarked(Tool, Digit),
    /// Erased.
    Erased,
    /// Swapped corner and centre marks.
    Swapped,
    /// Filled in the solution.
    Revealed,
    /// Did what a hint said.
    Hinted,
}

/// The answer to a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Check {
    /// So many digits contradict the solution, and so many cells are empty.
    Count {
        /// Digits of the player that are not those of the solution.
        wrong: usize,
        /// Cells without a digit.
        empty: usize,
    },
    /// These are the cells of the digits that contradict the solution.
    Cells(CellSet),
}
