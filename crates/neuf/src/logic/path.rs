//! From a board to its solution, step by step, the easiest first.

use std::collections::HashSet;
use std::ops::ControlFlow;

use super::{Board, Family, Step, Technique, find};

/// What may be used, and in which order it is tried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The techniques, easiest first. What is not in the list is not used.
    pub order: Vec<Technique>,
    /// Whether the puzzle is known to have one solution. If not, techniques of [`Family::Uniqueness`] are passed over.
    pub uniqueness: Uniqueness,
}

/// What is known of a puzzle's number of solutions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Uniqueness {
    /// It was proved that there is exactly one.
    Proved,
    /// Nothing is known, or there are several.
    Unknown,
}

impl Settings {
    /// All techniques in their own order but for the direct ones, which are singles that Sudoku Explainer rates apart.
    pub fn new(uniqueness: Uniqueness) -> Settings {
        let order = Technique::all().filter(|technique| technique.family() != Family::Direct).collect();
        Settings { order, uniqueness }
    }

    /// The techniques that are tried, in order.
    pub fn techniques(&self) -> impl Iterator<Item = Technique> {
        let unique = self.uniqueness == Uniqueness::Proved;
        self.order.iter().copied().filter(move |technique| unique || technique.family() != Family::Uniqueness)
    }
}

/// The first step of the easiest technique that has one; `None` if there is none, or nothing left to do.
pub fn next(board: &Board, settings: &Settings) -> Option<Step> {
    settings.techniques().find_map(|technique| first(board, technique))
}

/// The first step of `technique`, if it has one.
pub fn first(board: &Board, technique: Technique) -> Option<Step> {
    let mut first = None;
    let _ = find(board, technique, &mut |step| {
        first = Some(step);
        ControlFlow::Break(())
    });
    first
}

/// Every step there is now, by technique in the order of `settings`. Of several with the same technique and the same
/// conclusion the first is kept.
pub fn all(board: &Board, settings: &Settings) -> Vec<Step> {
    let mut steps = Vec::new();
    for technique in settings.techniques() {
        let mut seen = HashSet::new();
        let _ = find(board, technique, &mut |step| {
            let mut conclusion = (step.placements.clone(), step.eliminations.clone());
            conclusion.0.sort_unstable();
            conclusion.1.sort_unstable();
            if seen.insert(conclusion) {
                steps.push(step);
            }
            ControlFlow::Continue(())
        });
    }
    steps
}

/// A way from a board to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Path {
    /// What was done, in order.
    pub steps: Vec<Step>,
    /// Where it ended.
    pub end: End,
}

/// How a path ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Every cell is filled.
    Solved,
    /// None of the techniques finds anything more.
    Stuck,
}

/// The whole way from `board`, always by the easiest step.
pub fn path(board: &Board, settings: &Settings) -> Path {
    let mut walk = steps(board, settings);
    let steps = walk.by_ref().collect();
    Path { steps, end: if walk.board.is_full() { End::Solved } else { End::Stuck } }
}

/// The same way, one step at a time, each looked for when it is asked for.
pub fn steps<'a>(board: &Board, settings: &'a Settings) -> Steps<'a> {
    Steps { board: board.clone(), settings }
}

/// Steps one after the other, each from the board that the one before left.
#[derive(Clone)]
pub struct Steps<'a> {
    board: Board,
    settings: &'a Settings,
}

impl Steps<'_> {
    /// The board after the steps given so far.
    pub fn board(&self) -> &Board {
        &self.board
    }
}

impl Iterator for Steps<'_> {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        let step = next(&self.board, self.settings)?;
        self.board.apply(&step);
        Some(step)
    }
}
