//! What hints are to a game: the position they start from, doing what they say, and which were used.

use super::{Change, Content, Deed, Game};
use crate::grid::{Candidates, Cell, CellSet, DigitSet, Grid};
use crate::logic::{Board, Candidate, Health, Rung, Technique, health};

/// A hint that the player looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Used {
    /// How many entries the history had.
    pub entries: usize,
    /// What the step was.
    pub technique: Technique,
    /// How far down the ladder the player went.
    pub rung: Rung,
}

/// What a hint starts from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trust {
    /// All that the player wrote.
    All,
    /// What agrees with the solution; the rest is passed over.
    Right,
}

impl Game {
    /// What the empty cells may hold as the player sees it.
    ///
    /// A digit is out if a peer holds it, or if a hint struck it out here. Where every empty cell has centre marks
    /// (with one kind of marks, marks), these are taken for all there is: a digit without a mark is out too. As long as
    /// one empty cell has none, marks are notes and exclude nothing, and neither do corner marks ever.
    pub fn candidates(&self) -> Candidates {
        self.candidates_in(&self.grid())
    }

    fn candidates_in(&self, grid: &Grid) -> Candidates {
        let is_empty = |cell: &Cell| self.digit(*cell).is_none();
        let is_complete = Cell::all().filter(is_empty).all(|cell| !self.content(cell).centre.is_empty());
        let mut candidates = Candidates::of(grid);
        for cell in Cell::all().filter(|&cell| grid.get(cell).is_none()) {
            let Content { struck, centre, .. } = self.content(cell);
            let marked = if is_complete && is_empty(&cell) { centre } else { DigitSet::ALL };
            candidates.set(cell, (candidates.get(cell) - struck) & marked);
        }
        candidates
    }

    /// What contradicts the solution: digits, and digits of the solution that are out. `None` if it is not known.
    pub fn health(&self) -> Option<Health> {
        let grid = self.grid();
        let board = Board::with(&self.givens, &grid, &self.candidates_in(&grid));
        self.solution.map(|solution| health(&board, &solution))
    }

    /// The digits and candidates that a hint starts from.
    pub fn position(&self, trust: Trust) -> (Grid, Candidates) {
        let mut grid = self.grid();
        let right = match (trust, self.solution) {
            (Trust::Right, Some(solution)) => solution,
            _ => return (grid, self.candidates_in(&grid)),
        };
        for cell in Cell::all() {
            if grid.get(cell) != right.get(cell) {
                grid.set(cell, None);
            }
        }
        let mut candidates = self.candidates_in(&grid);
        for cell in Cell::all().filter(|&cell| grid.get(cell).is_none()) {
            let missing = right.get(cell).map_or(DigitSet::EMPTY, DigitSet::only);
            candidates.set(cell, candidates.get(cell) | missing);
        }
        (grid, candidates)
    }

    /// Does what a hint says, as one entry: writes digits, strikes candidates out.
    ///
    /// A candidate that is struck out loses its marks, and is kept as struck, since a player may have marked nothing.
    /// Cells that are given stay as they are.
    pub fn follow(&mut self, placements: &[Candidate], eliminations: &[Candidate]) -> Change {
        let all = || placements.iter().chain(eliminations);
        let cells: CellSet = all().map(|one| one.cell).collect();
        if let Some(first) = placements.first() {
            self.selection.only(first.cell);
        }
        let change = self.edit_each(Deed::Hinted, cells, |cell, mut content| {
            for one in eliminations.iter().filter(|one| one.cell == cell) {
                content.struck.insert(one.digit);
                content.centre.remove(one.digit);
                content.corner.remove(one.digit);
            }
            if let Some(one) = placements.iter().find(|one| one.cell == cell) {
                (content.digit, content.revealed) = (Some(one.digit), false);
            }
            content
        });
        Change { selection: !placements.is_empty(), ..change }
    }

    /// Keeps in mind that the player went so far down the ladder of a hint. Of several rungs of one hint the furthest
    /// counts.
    pub fn note_hint(&mut self, technique: Technique, rung: Rung) {
        let entries = self.history.nodes().len();
        match self.hints.last_mut() {
            Some(last) if last.entries == entries && last.technique == technique => last.rung = last.rung.max(rung),
            _ => self.hints.push(Used { entries, technique, rung }),
        }
    }

    /// The hints that were looked at, in order.
    pub fn hints(&self) -> &[Used] {
        &self.hints
    }
}
