//! Writing and erasing.

use super::game::{conflicts_of, say};
use super::{Announcement, Change, Content, Deed, Game, MarkStyle, Tool};
use crate::grid::{Cell, CellSet, Digit, DigitSet};

impl Game {
    /// Writes `digit` with `tool` in the selection.
    pub(super) fn write(&mut self, tool: Tool, digit: Digit) -> Change {
        if tool != Tool::Digit {
            self.last_mark = tool;
        }
        let selected = self.selection.cells;
        if selected.is_empty() {
            return say(Announcement::NothingSelected);
        }
        let open: CellSet = selected.iter().filter(|&cell| !self.is_given(cell)).collect();
        if open.is_empty() {
            return say(Announcement::Given);
        }
        // A digit cannot stand twice in a house: on cells that share one, it can only be meant as a mark.
        let apart = open.iter().all(|cell| (open & cell.peers()).is_empty());
        if tool == Tool::Digit && apart {
            return self.write_digit(open, digit);
        }
        let unfilled: CellSet = open.iter().filter(|&cell| self.digit(cell).is_none()).collect();
        if unfilled.is_empty() {
            return say(Announcement::Filled);
        }
        let tool = if tool == Tool::Digit { self.habits.marks.tool(self.last_mark) } else { tool };
        self.write_mark(unfilled, tool, digit)
    }

    fn write_digit(&mut self, cells: CellSet, digit: Digit) -> Change {
        let remove = cells.iter().all(|cell| self.digit(cell) == Some(digit));
        let written = (!remove).then_some(digit);
        let deed = if remove { Deed::Removed(digit) } else { Deed::Placed(digit) };
        self.edit(deed, cells, |content| Content { digit: written, revealed: false, ..content })
    }

    fn write_mark(&mut self, cells: CellSet, tool: Tool, digit: Digit) -> Change {
        let remove = cells.iter().all(|cell| layer(&self.content(cell), tool).contains(digit));
        let deed = if remove { Deed::Unmarked(tool, digit) } else { Deed::Marked(tool, digit) };
        self.edit(deed, cells, |mut content| {
            let marks = layer_mut(&mut content, tool);
            if remove {
                marks.remove(digit);
            } else {
                marks.insert(digit);
                content.struck.remove(digit);
            }
            content
        })
    }

    /// Takes away the layer of the chosen tool where there is something in it; else digits; else marks. Marks
    /// beneath a digit cannot be seen and do not count.
    pub(super) fn erase(&mut self) -> Change {
        let visible = |content: &Content, tool: Tool| match tool {
            Tool::Digit => content.digit.is_some(),
            Tool::Centre => content.digit.is_none() && !(content.centre | content.struck).is_empty(),
            Tool::Corner => content.digit.is_none() && !content.corner.is_empty(),
        };
        let cells = self.selection.cells;
        for tool in [self.tool(), Tool::Digit, Tool::Centre, Tool::Corner] {
            if !cells.iter().any(|cell| visible(&self.content(cell), tool)) {
                continue;
            }
            return self.edit(Deed::Erased, cells, |mut content| {
                if visible(&content, tool) {
                    match tool {
                        Tool::Digit => (content.digit, content.revealed) = (None, false),
                        Tool::Centre => (content.centre, content.struck) = (DigitSet::EMPTY, DigitSet::EMPTY),
                        Tool::Corner => content.corner = DigitSet::EMPTY,
                    }
                }
                content
            });
        }
        self.nothing_to_erase()
    }

    /// Takes away everything written in the selection.
    pub(super) fn erase_all(&mut self) -> Change {
        if self.selection.cells.iter().all(|cell| self.content(cell).is_empty()) {
            return self.nothing_to_erase();
        }
        self.edit(Deed::Erased, self.selection.cells, |_| Content::EMPTY)
    }

    fn nothing_to_erase(&self) -> Change {
        let cells = self.selection.cells;
        say(if cells.is_empty() {
            Announcement::NothingSelected
        } else if cells.iter().all(|cell| self.is_given(cell)) {
            Announcement::Given
        } else {
            Announcement::NothingToErase
        })
    }

    /// Turns corner marks into centre marks and the reverse. In the candidates style there is only one kind.
    pub(super) fn swap_marks(&mut self) -> Change {
        if self.habits.marks == MarkStyle::Candidates {
            return Change::default();
        }
        self.edit(Deed::Swapped, self.selection.cells, |content| match content.digit {
            Some(_) => content,
            None => Content { centre: content.corner, corner: content.centre, ..content },
        })
    }

    /// Changes what is written in `cells` as one entry, with the clean-up that follows from it.
    pub(super) fn edit(&mut self, deed: Deed, cells: CellSet, change: impl Fn(Content) -> Content) -> Change {
        self.edit_each(deed, cells, |_, content| change(content))
    }

    /// The same, with a change for each cell.
    pub(super) fn edit_each(
        &mut self,
        deed: Deed,
        cells: CellSet,
        change: impl Fn(Cell, Content) -> Content,
    ) -> Change {
        let mut after = self.contents;
        for cell in cells.iter().filter(|&cell| !self.is_given(cell)) {
            after[cell.index()] = change(cell, after[cell.index()]);
        }
        let meant: CellSet = Cell::all().filter(|cell| after[cell.index()] != self.contents[cell.index()]).collect();
        let cleaned = if self.habits.clean_up { self.clean_up(&mut after, meant) } else { CellSet::EMPTY };
        let changes: Vec<(Cell, Content, Content)> = Cell::all()
            .map(|cell| (cell, self.content(cell), after[cell.index()]))
            .filter(|(_, before, after)| before != after)
            .collect();
        if changes.is_empty() {
            return Change::default();
        }
        let cells = self.record(deed, changes);
        let announcement = if self.is_complete() {
            Announcement::Completed
        } else {
            Announcement::Done { deed, cells: meant, cleaned: cleaned.len(), meets: self.meets(deed, meant) }
        };
        Change { cells, selection: false, entry: true, announcement: Some(announcement) }
    }

    /// Takes the marks away that a digit has made idle: those of a digit written in `meant` that keeps the rules,
    /// and of one written earlier whose conflict this very entry ends. The cells that lose a mark they show.
    fn clean_up(&self, after: &mut [Content; 81], meant: CellSet) -> CellSet {
        let mut grid = self.givens;
        for cell in Cell::all() {
            grid.set(cell, grid.get(cell).or(after[cell.index()].digit));
        }
        let conflicts = conflicts_of(&grid);
        let mut cleaned = CellSet::EMPTY;
        for cell in Cell::all().filter(|&cell| !self.is_given(cell) && !conflicts.contains(cell)) {
            let Some(digit) = after[cell.index()].digit else { continue };
            let placed = meant.contains(cell) && self.content(cell).digit != Some(digit);
            if !placed && !self.conflicts.contains(cell) {
                continue;
            }
            for peer in cell.peers().iter() {
                let content = &mut after[peer.index()];
                if content.centre.contains(digit) || content.corner.contains(digit) {
                    content.centre.remove(digit);
                    content.corner.remove(digit);
                    if content.digit.is_none() {
                        cleaned.insert(peer);
                    }
                }
            }
        }
        cleaned
    }

    /// The cells that a digit just placed in `cells` conflicts with.
    fn meets(&self, deed: Deed, cells: CellSet) -> CellSet {
        let Deed::Placed(digit) = deed else { return CellSet::EMPTY };
        let same = self.grid().cells_of(digit);
        cells.iter().fold(CellSet::EMPTY, |meets, cell| meets | (cell.peers() & same))
    }
}

fn layer(content: &Content, tool: Tool) -> DigitSet {
    match tool {
        Tool::Corner => content.corner,
        _ => content.centre,
    }
}

fn layer_mut(content: &mut Content, tool: Tool) -> &mut DigitSet {
    match tool {
        Tool::Corner => &mut content.corner,
        _ => &mut content.centre,
    }
}
