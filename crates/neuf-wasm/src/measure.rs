//! A set of puzzles for `e2e/wasm-bench.mjs`: read once, counted as often as it likes.

use neuf::grid::Grid;
use neuf::solve::batch::{self, Lanes};
use wasm_bindgen::prelude::*;

/// Puzzles, one a line.
#[wasm_bindgen]
pub struct PuzzleSet(Vec<Grid>);

#[wasm_bindgen]
impl PuzzleSet {
    /// The lines of `text` that begin with 81 characters of a puzzle.
    #[wasm_bindgen(constructor)]
    pub fn new(text: &str) -> PuzzleSet {
        PuzzleSet(text.lines().filter_map(|line| line.get(..81)?.parse().ok()).collect())
    }

    /// How many puzzles there are.
    pub fn size(&self) -> usize {
        self.0.len()
    }

    /// The number of solutions of each, counted up to two by the batch solver.
    pub fn counts(&self) -> Vec<u32> {
        batch::counts(&self.0, 2)
    }
}

/// The kind of lanes that this module has.
#[wasm_bindgen]
pub fn kind_of_lanes() -> String {
    format!("{:?}", Lanes::new().width())
}
