//! The selected cells, and the cursor that keys move.

use super::{Direction, Reach, Step};
use crate::grid::{Cell, CellSet};

/// The selected cells and the cursor. The cursor is always somewhere, so that focus has a cell to rest on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Selection {
    /// The selected cells.
    pub cells: CellSet,
    /// Where the keys are.
    pub cursor: Cell,
    /// The corner that a rectangle keeps.
    anchor: Cell,
    /// What a drag under way does to the cells it enters.
    drag: Option<Drag>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Drag {
    Add,
    Remove,
}

impl Selection {
    /// Nothing selected, the cursor on `cursor`.
    pub(super) fn at(cursor: Cell) -> Selection {
        Selection { cells: CellSet::EMPTY, cursor, anchor: cursor, drag: None }
    }

    /// Selects `cell` alone.
    pub(super) fn only(&mut self, cell: Cell) {
        *self = Selection { cells: CellSet::only(cell), ..Selection::at(cell) };
    }

    /// Selects `cells`, the cursor on `cursor`.
    pub(super) fn set(&mut self, cells: CellSet, cursor: Cell) {
        *self = Selection { cells, ..Selection::at(cursor) };
    }

    pub(super) fn press(&mut self, cell: Cell, reach: Reach) {
        match reach {
            Reach::Only => {
                self.only(cell);
                self.drag = Some(Drag::Add);
            }
            Reach::Rectangle => {
                self.cells = rectangle(self.anchor, cell);
                self.cursor = cell;
                self.drag = None;
            }
            Reach::Toggle | Reach::Remove => {
                let remove = reach == Reach::Remove || self.cells.contains(cell);
                self.drag = Some(if remove { Drag::Remove } else { Drag::Add });
                self.anchor = cell;
                self.drag(cell);
            }
        }
    }

    pub(super) fn drag(&mut self, cell: Cell) {
        match self.drag {
            Some(Drag::Add) => self.cells.insert(cell),
            Some(Drag::Remove) => self.cells.remove(cell),
            None => return,
        }
        self.cursor = cell;
    }

    pub(super) fn release(&mut self) {
        self.drag = None;
    }

    /// Moves the cursor along and adds the cells it passes.
    pub(super) fn extend(&mut self, path: impl IntoIterator<Item = Cell>) {
        self.cells.insert(self.cursor);
        for cell in path {
            self.cells.insert(cell);
            self.cursor = cell;
        }
    }
}

/// The cells that a step leads over, the last being where it arrives; none at the edge.
pub(super) fn path(from: Cell, step: Step, empty: impl Fn(Cell) -> bool) -> Vec<Cell> {
    let ray = |direction: Direction| std::iter::successors(direction.from(from), move |&cell| direction.from(cell));
    let (row, column) = (from.row(), from.column());
    match step {
        Step::One(direction) => direction.from(from).into_iter().collect(),
        Step::Edge(direction) => ray(direction).collect(),
        Step::Empty(direction) => {
            let cells: Vec<Cell> = ray(direction).collect();
            let end = cells.iter().position(|&cell| empty(cell)).map_or(0, |i| i + 1);
            cells[..end].to_vec()
        }
        Step::First => vec![Cell::at(0, 0)],
        Step::Last => vec![Cell::at(8, 8)],
        Step::BoxUp => row.checked_sub(3).map(|row| Cell::at(row, column)).into_iter().collect(),
        Step::BoxDown => (row < 6).then(|| Cell::at(row + 3, column)).into_iter().collect(),
    }
}

fn rectangle(a: Cell, b: Cell) -> CellSet {
    let within = |x: usize, y: usize, at: usize| (x.min(y)..=x.max(y)).contains(&at);
    Cell::all()
        .filter(|cell| within(a.row(), b.row(), cell.row()) && within(a.column(), b.column(), cell.column()))
        .collect()
}
