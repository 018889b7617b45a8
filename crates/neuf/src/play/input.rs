//! What a player does, free of keys and pointers.

use crate::grid::{Cell, Digit};

/// One act of the player, or of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// A pointer goes down on a cell.
    Press(Cell, Reach),
    /// The pressed pointer enters a cell.
    Drag(Cell),
    /// The pointer goes up, or is taken away.
    Release,
    /// A second press on the same cell: selects all that is like it.
    PressAgain(Cell),
    /// The cursor moves and selects where it arrives.
    Move(Step),
    /// The cursor moves and adds where it passes to the selection.
    Extend(Step),
    /// The cursor goes to a cell and selects it alone.
    Go(Cell),
    /// Selects all 81 cells.
    SelectAll,
    /// Selects nothing; the cursor stays.
    SelectNone,
    /// Selects what is not selected.
    SelectOthers,
    /// Selects the cursor's row.
    SelectRow,
    /// Selects the cursor's column.
    SelectColumn,
    /// Selects the cursor's box.
    SelectBox,
    /// Writes a digit with the tool chosen.
    Digit(Digit),
    /// Writes a digit with another tool, just this once.
    DigitWith(Tool, Digit),
    /// Takes away the uppermost layer of what is written in the selection.
    Erase,
    /// Takes away everything written in the selection.
    EraseAll,
    /// Turns corner marks into centre marks and the reverse, in the selection.
    SwapMarks,
    /// Chooses a tool.
    Choose(Tool),
    /// Chooses the next tool in their order, the first after the last.
    NextTool,
    /// Chooses the tool before.
    PreviousTool,
    /// Back by one entry.
    Undo,
    /// Forward by one entry, on the branch left last.
    Redo,
    /// Back to the last moment when no digit contradicted the solution.
    UndoMistakes,
    /// Asks whether the digits are right: first how many are not, asked again, which.
    Check,
    /// Fills in the solution.
    Reveal,
    /// So many milliseconds have passed while the player could see the board.
    Tick(u32),
    /// Stops the clock, or lets it run again.
    Pause,
}

/// What a press does to the selection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Selects this cell only; a drag adds cells.
    Only,
    /// Adds or removes: what happens to the first cell happens to the others of the drag.
    Toggle,
    /// Selects the rectangle between the anchor and this cell.
    Rectangle,
    /// Removes this cell, and those of the drag.
    Remove,
}

/// One of the four ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// To the row above.
    Up,
    /// To the row below.
    Down,
    /// To the column before.
    Left,
    /// To the column after.
    Right,
}

impl Direction {
    /// The neighbour that way, `None` at the edge.
    pub fn from(self, cell: Cell) -> Option<Cell> {
        let (row, column) = (cell.row(), cell.column());
        match self {
            Direction::Up => Some(Cell::at(row.checked_sub(1)?, column)),
            Direction::Down => (row < 8).then(|| Cell::at(row + 1, column)),
            Direction::Left => Some(Cell::at(row, column.checked_sub(1)?)),
            Direction::Right => (column < 8).then(|| Cell::at(row, column + 1)),
        }
    }
}

/// How far the cursor goes. Nothing wraps round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// One cell.
    One(Direction),
    /// To the next cell without a digit.
    Empty(Direction),
    /// To the edge of the board.
    Edge(Direction),
    /// To the first cell of all.
    First,
    /// To the last cell of all.
    Last,
    /// To the same cell of the box above.
    BoxUp,
    /// To the same cell of the box below.
    BoxDown,
}

/// What a digit key writes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Tool {
    /// A digit.
    #[default]
    Digit,
    /// A mark along the edge of the cell.
    Corner,
    /// A mark in the centre of the cell; in the candidates style, the mark.
    Centre,
}

/// How marks are written and drawn. Both kinds are always kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum MarkStyle {
    /// One kind of mark, each digit at its own place of nine.
    #[default]
    Candidates,
    /// Corner marks (this digit goes in one of these cells) and centre marks (one of these digits goes here).
    CornerAndCentre,
}

impl MarkStyle {
    /// The tools of this style, in their order.
    pub const fn tools(self) -> &'static [Tool] {
        match self {
            MarkStyle::Candidates => &[Tool::Digit, Tool::Centre],
            MarkStyle::CornerAndCentre => &[Tool::Digit, Tool::Corner, Tool::Centre],
        }
    }

    /// What `tool` means in this style.
    pub const fn tool(self, tool: Tool) -> Tool {
        match (self, tool) {
            (MarkStyle::Candidates, Tool::Corner) => Tool::Centre,
            _ => tool,
        }
    }
}
