//! The game: what is given, what is written, what is selected, and how inputs change it.

use super::history::{History, Node};
use super::selection::{self, Selection};
use super::{Announcement, Change, Content, Deed, Input, MarkStyle, Tool, Used};
use crate::grid::{Cell, CellSet, Digit, Grid};

/// A puzzle being solved by somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub(super) givens: Grid,
    pub(super) solution: Option<Grid>,
    pub(super) contents: [Content; 81],
    /// Cells whose digit stands twice in a house; follows `contents`.
    pub(super) conflicts: CellSet,
    pub(super) selection: Selection,
    pub(super) tool: Tool,
    /// The mark tool used last, which a digit on several cells falls back on.
    pub(super) last_mark: Tool,
    pub(super) habits: Habits,
    pub(super) history: History,
    pub(super) elapsed: u64,
    pub(super) paused: bool,
    /// Whether the board has not changed since a check said how many digits are wrong.
    pub(super) counted: bool,
    /// Cells that a check showed to be wrong and that were not changed since.
    pub(super) shown_wrong: CellSet,
    /// The hints that were looked at.
    pub(super) hints: Vec<Used>,
}

/// How the player likes to play. Belongs to the player, not to the game: not saved with it, and what was already
/// written does not depend on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Habits {
    /// How marks are written.
    pub marks: MarkStyle,
    /// Whether placing a digit takes its marks away from the peers of the cell.
    pub clean_up: bool,
}

impl Default for Habits {
    fn default() -> Habits {
        Habits { marks: MarkStyle::Candidates, clean_up: true }
    }
}

impl Game {
    /// A game not yet begun. `solution` is the only solution of `givens`, or `None` if there is no such thing or
    /// it is not known; without it there is no check and nothing to reveal.
    pub fn new(givens: Grid, solution: Option<Grid>) -> Game {
        let cursor = Cell::all().find(|&cell| givens.get(cell).is_none()).unwrap_or(Cell::at(0, 0));
        let mut game = Game {
            givens,
            solution: solution.filter(|solution| givens.is_part_of(solution) && solution.is_solved()),
            contents: [Content::EMPTY; 81],
            conflicts: CellSet::EMPTY,
            selection: Selection::at(cursor),
            tool: Tool::Digit,
            last_mark: Tool::Centre,
            habits: Habits::default(),
            history: History::default(),
            elapsed: 0,
            paused: false,
            counted: false,
            shown_wrong: CellSet::EMPTY,
            hints: Vec::new(),
        };
        game.conflicts = game.find_conflicts();
        game
    }

    /// The puzzle.
    pub fn givens(&self) -> &Grid {
        &self.givens
    }

    /// Its solution, where it has exactly one and it is known.
    pub fn solution(&self) -> Option<&Grid> {
        self.solution.as_ref()
    }

    /// Whether `cell` is given.
    pub fn is_given(&self, cell: Cell) -> bool {
        self.givens.get(cell).is_some()
    }

    /// The digit in `cell`, given or written.
    pub fn digit(&self, cell: Cell) -> Option<Digit> {
        self.givens.get(cell).or(self.contents[cell.index()].digit)
    }

    /// What the player wrote in `cell`; nothing in a given one.
    pub fn content(&self, cell: Cell) -> Content {
        self.contents[cell.index()]
    }

    /// All digits, given and written.
    pub fn grid(&self) -> Grid {
        let mut grid = Grid::EMPTY;
        for cell in Cell::all() {
            grid.set(cell, self.digit(cell));
        }
        grid
    }

    /// The cells whose digit stands twice in a house.
    pub fn conflicts(&self) -> CellSet {
        self.conflicts
    }

    /// The cells that the last check showed to be wrong, as far as they were not changed since.
    pub fn shown_wrong(&self) -> CellSet {
        self.shown_wrong
    }

    /// The selected cells and the cursor.
    pub fn selection(&self) -> &Selection {
        &self.selection
    }

    /// The tool that digit keys use.
    pub fn tool(&self) -> Tool {
        self.habits.marks.tool(self.tool)
    }

    /// How the player likes to play.
    pub fn habits(&self) -> Habits {
        self.habits
    }

    /// Changes how the player likes to play. What is written stays as it is.
    pub fn set_habits(&mut self, habits: Habits) {
        self.habits = habits;
    }

    /// How many of each digit (index 0 for the 1) are still to be placed; 0 also where there are too many.
    pub fn remaining(&self) -> [usize; 9] {
        let mut remaining = [9usize; 9];
        for digit in Cell::all().filter_map(|cell| self.digit(cell)) {
            remaining[digit.index()] = remaining[digit.index()].saturating_sub(1);
        }
        remaining
    }

    /// How many cells are empty.
    pub fn empty(&self) -> usize {
        Cell::all().filter(|&cell| self.digit(cell).is_none()).count()
    }

    /// Whether every cell is filled and every rule kept.
    pub fn is_complete(&self) -> bool {
        self.conflicts.is_empty() && self.empty() == 0
    }

    /// Whether the solution was ever shown in this game, even if that was undone.
    pub fn was_revealed(&self) -> bool {
        self.history.nodes().iter().any(|node| node.deed == Deed::Revealed)
    }

    /// Whether anything was ever written.
    pub fn is_begun(&self) -> bool {
        !self.history.nodes().is_empty()
    }

    /// Whether there is an entry to take back.
    pub fn can_undo(&self) -> bool {
        self.history.can_undo()
    }

    /// Whether there is an entry to make again.
    pub fn can_redo(&self) -> bool {
        self.history.can_redo()
    }

    /// The time played, in milliseconds.
    pub fn elapsed(&self) -> u64 {
        self.elapsed
    }

    /// Whether the player stopped the clock.
    pub fn is_paused(&self) -> bool {
        self.paused
    }

    /// Takes one input.
    pub fn apply(&mut self, input: Input) -> Change {
        match input {
            Input::Undo | Input::Redo | Input::UndoMistakes => self.walk(input),
            Input::Digit(digit) => self.write(self.tool(), digit),
            Input::DigitWith(tool, digit) => self.write(self.habits.marks.tool(tool), digit),
            Input::Erase => self.erase(),
            Input::EraseAll => self.erase_all(),
            Input::SwapMarks => self.swap_marks(),
            Input::Choose(tool) => self.choose(tool),
            Input::NextTool => self.choose_neighbour(1),
            Input::PreviousTool => self.choose_neighbour(-1),
            Input::Check => self.check(),
            Input::Reveal => self.reveal(),
            Input::Tick(milliseconds) => {
                if !self.paused && !self.is_complete() {
                    self.elapsed += u64::from(milliseconds);
                }
                Change::default()
            }
            Input::Pause => {
                self.paused = !self.paused;
                say(if self.paused { Announcement::Paused } else { Announcement::Resumed })
            }
            _ => self.select(input),
        }
    }

    fn select(&mut self, input: Input) -> Change {
        let before = self.selection;
        let cursor = before.cursor;
        match input {
            Input::Press(cell, reach) => self.selection.press(cell, reach),
            Input::Drag(cell) => self.selection.drag(cell),
            Input::Release => self.selection.release(),
            Input::PressAgain(cell) => self.selection.set(self.alike(cell), cell),
            Input::Go(cell) => self.selection.only(cell),
            Input::Move(step) => {
                let end = selection::path(cursor, step, |cell| self.digit(cell).is_none()).last().copied();
                self.selection.only(end.unwrap_or(cursor));
            }
            Input::Extend(step) => {
                let path = selection::path(cursor, step, |cell| self.digit(cell).is_none());
                self.selection.extend(path);
            }
            Input::SelectAll => self.selection.set(CellSet::ALL, cursor),
            Input::SelectNone => self.selection.set(CellSet::EMPTY, cursor),
            Input::SelectOthers => self.selection.set(!before.cells, cursor),
            Input::SelectRow => self.selection.set(cursor.houses()[0].cells(), cursor),
            Input::SelectColumn => self.selection.set(cursor.houses()[1].cells(), cursor),
            Input::SelectBox => self.selection.set(cursor.houses()[2].cells(), cursor),
            _ => return Change::default(),
        }
        let selected = self.selection.cells.len();
        let announcement =
            (self.selection.cells != before.cells && selected > 1).then_some(Announcement::Selected(selected));
        Change { selection: self.selection != before, announcement, ..Change::default() }
    }

    /// The cells that a second press on `cell` selects: those with its digit, or with exactly its marks.
    fn alike(&self, cell: Cell) -> CellSet {
        if let Some(digit) = self.digit(cell) {
            return self.grid().cells_of(digit);
        }
        let marks = |cell: Cell| (self.content(cell).centre, self.content(cell).corner);
        let wanted = marks(cell);
        if wanted.0.is_empty() && wanted.1.is_empty() {
            return CellSet::only(cell);
        }
        Cell::all().filter(|&other| self.digit(other).is_none() && marks(other) == wanted).collect()
    }

    fn choose(&mut self, tool: Tool) -> Change {
        self.tool = self.habits.marks.tool(tool);
        say(Announcement::Chosen(self.tool))
    }

    fn choose_neighbour(&mut self, by: isize) -> Change {
        let tools = self.habits.marks.tools();
        let at = tools.iter().position(|&tool| tool == self.tool()).unwrap_or(0);
        let next = (at as isize + by).rem_euclid(tools.len() as isize);
        self.choose(tools[next as usize])
    }

    fn walk(&mut self, input: Input) -> Change {
        match input {
            Input::Undo => match self.history.undo().cloned() {
                None => say(Announcement::NothingToUndo),
                Some(node) => {
                    let announcement = Announcement::Undone(node.deed, node.changed());
                    self.step_back(&node, announcement)
                }
            },
            Input::Redo => match self.history.redo().cloned() {
                None => say(Announcement::NothingToRedo),
                Some(node) => {
                    let announcement = Announcement::Redone(node.deed, node.changed());
                    self.turn(&node, |&(cell, _, after)| (cell, after), announcement)
                }
            },
            _ => self.undo_mistakes(),
        }
    }

    pub(super) fn step_back(&mut self, node: &Node, announcement: Announcement) -> Change {
        self.turn(node, |&(cell, before, _)| (cell, before), announcement)
    }

    /// Puts the contents of an entry, before or after, on the board, and its selection.
    fn turn(
        &mut self,
        node: &Node,
        side: impl Fn(&(Cell, Content, Content)) -> (Cell, Content),
        announcement: Announcement,
    ) -> Change {
        let contents: Vec<(Cell, Content)> = node.cells.iter().map(side).collect();
        let cells = self.put(&contents);
        self.selection.set(node.selected, node.cursor);
        let announcement = if self.is_complete() { Announcement::Completed } else { announcement };
        Change { cells, selection: true, entry: true, announcement: Some(announcement) }
    }

    /// Writes contents and brings everything derived up to date; the cells to draw again.
    pub(super) fn put(&mut self, contents: &[(Cell, Content)]) -> CellSet {
        let mut changed = CellSet::EMPTY;
        for &(cell, content) in contents {
            self.contents[cell.index()] = content;
            changed.insert(cell);
        }
        let before = self.conflicts;
        self.conflicts = self.find_conflicts();
        let unmarked = self.shown_wrong & changed;
        self.shown_wrong = self.shown_wrong - changed;
        self.counted = false;
        changed | (before ^ self.conflicts) | unmarked
    }

    /// Puts contents on the board as a new entry.
    pub(super) fn record(&mut self, deed: Deed, cells: Vec<(Cell, Content, Content)>) -> CellSet {
        let after: Vec<(Cell, Content)> = cells.iter().map(|&(cell, _, after)| (cell, after)).collect();
        let Selection { cells: selected, cursor, .. } = self.selection;
        self.history.push(Node { parent: 0, deed, selected, cursor, cells, next: None });
        self.put(&after)
    }

    pub(super) fn find_conflicts(&self) -> CellSet {
        conflicts_of(&self.grid())
    }
}

/// The cells whose digit stands twice in a house.
pub(super) fn conflicts_of(grid: &Grid) -> CellSet {
    Digit::ALL
        .into_iter()
        .map(|digit| grid.cells_of(digit))
        .flat_map(|cells| cells.iter().filter(move |cell| !(cells & cell.peers()).is_empty()))
        .collect()
}

/// Nothing happened, and this is why.
pub(super) fn say(announcement: Announcement) -> Change {
    Change { announcement: Some(announcement), ..Change::default() }
}
