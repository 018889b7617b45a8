//! Help that was asked for: checking, going back to before a mistake, showing the solution.

use super::game::say;
use super::{Announcement, Change, Check, Content, Deed, Game};
use crate::grid::{Cell, CellSet, Grid};

impl Game {
    /// Says how many digits contradict the solution; asked again with nothing changed in between, which.
    pub(super) fn check(&mut self) -> Change {
        let Some(solution) = self.solution else { return say(Announcement::NoSolution) };
        let wrong = self.wrong(&solution);
        if self.counted && !wrong.is_empty() {
            self.shown_wrong = wrong;
            return Change { cells: wrong, ..say(Announcement::Checked(Check::Cells(wrong))) };
        }
        self.counted = true;
        say(Announcement::Checked(Check::Count { wrong: wrong.len(), empty: self.empty() }))
    }

    /// The player's digits that are not those of `solution`.
    fn wrong(&self, solution: &Grid) -> CellSet {
        let contradicts = |cell: Cell| self.content(cell).digit.is_some_and(|digit| solution.get(cell) != Some(digit));
        Cell::all().filter(|&cell| contradicts(cell)).collect()
    }

    /// Takes entries back until no digit contradicts the solution; if none does, until no digit of the solution is out.
    /// They stay in the history for redo.
    pub(super) fn undo_mistakes(&mut self) -> Change {
        let Some(solution) = self.solution else { return say(Announcement::NoSolution) };
        let mut change = Change::default();
        let mut undone = 0;
        let marks = self.wrong(&solution).is_empty();
        let is_wrong = |game: &Game| match marks {
            true => game.health().is_some_and(|health| !health.missing.is_empty()),
            false => !game.wrong(&solution).is_empty(),
        };
        while is_wrong(self) {
            let Some(node) = self.history.undo().cloned() else { break };
            undone += 1;
            let step = self.step_back(&node, Announcement::MistakesUndone(undone));
            change = Change { cells: change.cells | step.cells, ..step };
        }
        if undone == 0 { say(Announcement::NothingToUndo) } else { change }
    }

    /// Fills in the solution as one entry. Digits that were right stay the player's own.
    pub(super) fn reveal(&mut self) -> Change {
        let Some(solution) = self.solution else { return say(Announcement::NoSolution) };
        let right = Cell::all().filter(|&cell| self.content(cell).digit == solution.get(cell)).collect::<CellSet>();
        if right == !self.givens.filled() {
            return say(Announcement::Completed);
        }
        let cells = !self.givens.filled() - right;
        let changes: Vec<(Cell, Content, Content)> = cells
            .iter()
            .map(|cell| {
                let before = self.content(cell);
                (cell, before, Content { digit: solution.get(cell), revealed: true, ..before })
            })
            .collect();
        let cells = self.record(Deed::Revealed, changes);
        Change { cells, selection: false, entry: true, announcement: Some(Announcement::Revealed) }
    }
}
