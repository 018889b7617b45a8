//! Every entry ever made, in a tree: undoing goes towards the root, another entry starts a branch, nothing is
//! forgotten.
//!
//! ```text
//!  root ── 1 ── 2 ── 3          undo twice at 3, then write: 4 becomes the child of 1 that redo takes;
//!           └── 4 ── 5          2 and 3 stay
//! ```

use super::{Content, Deed};
use crate::grid::{Cell, CellSet};

/// One entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Node {
    /// The entry it was made on: 0 for the untouched board, `n` for entry `n`.
    pub parent: usize,
    pub deed: Deed,
    /// The selection it was made with, which undo and redo bring back.
    pub selected: CellSet,
    pub cursor: Cell,
    /// Each cell that changed: what was in it, and what is now.
    pub cells: Vec<(Cell, Content, Content)>,
    /// The entry that redo goes to from here.
    pub next: Option<usize>,
}

impl Node {
    /// The cells it changed.
    pub fn changed(&self) -> CellSet {
        self.cells.iter().map(|&(cell, ..)| cell).collect()
    }
}

/// The tree, and where in it the board stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct History {
    /// Entry `n` is at `n - 1`.
    nodes: Vec<Node>,
    at: usize,
    first: Option<usize>,
}

impl History {
    /// The number of the entry the board stands at; 0 if none.
    #[cfg(feature = "serde")]
    pub fn at(&self) -> usize {
        self.at
    }

    /// All entries, oldest first.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// Adds an entry to the place where the board stands, which moves there. Its `parent` and `next` are set here.
    pub fn push(&mut self, mut node: Node) {
        node.parent = self.at;
        node.next = None;
        self.nodes.push(node);
        let number = self.nodes.len();
        *self.next_of(self.at) = Some(number);
        self.at = number;
    }

    /// Steps back; gives the entry to take back.
    pub fn undo(&mut self) -> Option<&Node> {
        let number = self.at.checked_sub(1)?;
        let parent = self.nodes[number].parent;
        *self.next_of(parent) = Some(self.at);
        self.at = parent;
        self.nodes.get(number)
    }

    /// Steps forward; gives the entry to make again.
    pub fn redo(&mut self) -> Option<&Node> {
        let number = (*self.next_of(self.at))?;
        self.at = number;
        self.nodes.get(number - 1)
    }

    /// Whether there is an entry to take back.
    pub fn can_undo(&self) -> bool {
        self.at > 0
    }

    /// Whether there is an entry to make again.
    pub fn can_redo(&self) -> bool {
        match self.at {
            0 => self.first.is_some(),
            n => self.nodes[n - 1].next.is_some(),
        }
    }

    /// The entry that redo goes to from entry `number` (0: from the untouched board).
    fn next_of(&mut self, number: usize) -> &mut Option<usize> {
        match number {
            0 => &mut self.first,
            n => &mut self.nodes[n - 1].next,
        }
    }

    /// The entries from the untouched board to entry `number`, oldest first.
    #[cfg(feature = "serde")]
    pub fn path_to(&self, number: usize) -> Vec<usize> {
        let mut path = Vec::new();
        let mut at = number;
        while at > 0 {
            path.push(at);
            at = self.nodes[at - 1].parent;
        }
        path.reverse();
        path
    }

    /// Stands at entry `number`, with redo leading back to where it stood if that lies further on.
    #[cfg(feature = "serde")]
    pub fn stand_at(&mut self, number: usize) {
        for &step in &self.path_to(number) {
            let parent = self.nodes[step - 1].parent;
            *self.next_of(parent) = Some(step);
        }
        self.at = number;
    }
}
