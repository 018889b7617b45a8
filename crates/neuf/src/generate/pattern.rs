//! A puzzle whose clues stand in all cells of a given mask.

use crate::grid::{CellSet, Grid};

use super::Rng;
use super::desk::Desk;
use super::exchange::{Clues, all_solutions};

/// Solutions listed at the most when clues are taken out.
const LISTED: u32 = 600;

/// Solutions counted at the most when two fillings are compared.
const COUNTED: u32 = 2000;

/// Steps without getting better after which the search starts over.
const PATIENCE: u32 = 400;

/// A search for digits in a mask that leave one solution.
///
/// It starts from a complete grid and improves it: one to three clues are taken out; if the solutions left can be
/// listed, the digits that the fewest of them share are put back, else those of any solution, unless the puzzle then
/// has more solutions than before.
pub(super) struct PatternSearch {
    mask: CellSet,
    best: Clues,
    /// Solutions of `best`, counted up to [`COUNTED`].
    solutions: u32,
    idle: u32,
}

impl PatternSearch {
    pub async fn new(desk: &Desk, mask: CellSet, solution: Grid) -> PatternSearch {
        let best = Clues { cells: mask, solution };
        PatternSearch { mask, best, solutions: desk.count(&best.puzzle(), COUNTED).await, idle: 0 }
    }

    /// The clues, once they leave one solution.
    pub fn found(&self) -> Option<Clues> {
        (self.solutions == 1).then_some(self.best)
    }

    /// Whether starting over is better than going on.
    pub fn is_stuck(&self) -> bool {
        self.idle > PATIENCE
    }

    /// One attempt to get better.
    pub async fn step(&mut self, desk: &Desk, rng: &mut Rng) {
        let mut out = CellSet::EMPTY;
        for _ in 0..=rng.below(3) {
            let cell = rng.bit((self.mask - out).bits());
            out |= CellSet::from_bits(1 << cell);
        }
        let kept = self.best.solution.masked(self.mask - out);
        let before = self.solutions;
        match all_solutions(desk, &kept, LISTED).await {
            Some(list) => {
                let digit = |solution: &Grid, cell| solution.get(cell).map_or(0, |digit| u32::from(digit.get()));
                let key = |solution: &Grid| out.iter().fold(0, |key, cell| key * 10 + digit(solution, cell));
                let mut keys: Vec<(u32, usize)> = list.iter().map(key).zip(0..).collect();
                keys.sort_unstable();
                let groups: Vec<&[(u32, usize)]> = keys.chunk_by(|a, b| a.0 == b.0).collect();
                let fewest = groups.iter().map(|group| group.len()).min().unwrap_or(usize::MAX);
                let smallest: Vec<usize> =
                    groups.into_iter().filter(|group| group.len() == fewest).map(|group| group[0].1).collect();
                if let (Some(i), true) = (rng.pick(&smallest), fewest as u32 <= before) {
                    self.best.solution = list[i];
                    self.solutions = fewest as u32;
                }
            }
            None => {
                let solution = super::fill::complete(&kept, rng).expect("it has solutions");
                let puzzle = solution.masked(self.mask);
                let after = desk.count(&puzzle, before.saturating_add(1).min(COUNTED)).await;
                if after <= before {
                    self.best.solution = solution;
                    self.solutions = after;
                }
            }
        }
        self.idle = if self.solutions < before { 0 } else { self.idle + 1 };
    }
}
