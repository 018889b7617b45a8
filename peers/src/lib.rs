//! Neuf and another solver asked the same things, timed in turns, and drawn.

pub mod chart;
pub mod making;
pub mod qqwing;
pub mod sameness;
pub mod solving;
pub mod table;
pub mod timing;

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use neuf::generate::Rng;
use neuf::grid::Grid;
use neuf::solve::{batch, count_solutions};
use neuf::symmetry::Transform;
use sudoku::Sudoku;

/// A puzzle as each of the two wants it.
#[derive(Clone, Copy)]
pub struct Puzzle {
    pub neuf: Grid,
    pub peer: Sudoku,
}

impl Puzzle {
    /// Reads a line of 81 characters, `.` or `0` for an empty cell.
    pub fn read(line: &str) -> Result<Puzzle> {
        Puzzle::of(line.parse()?)
    }

    fn of(neuf: Grid) -> Result<Puzzle> {
        let peer = Sudoku::from_bytes(neuf.to_numbers()).ok().context("the sudoku crate refuses the puzzle")?;
        Ok(Puzzle { neuf, peer })
    }

    /// Solutions counted up to `limit`, by Neuf, this puzzle alone.
    pub fn count_by_neuf(&self, limit: usize) -> usize {
        count_solutions(&self.neuf, limit as u64) as usize
    }

    /// Solutions counted up to `limit`, by the `sudoku` crate.
    pub fn count_by_peer(&self, limit: usize) -> usize {
        self.peer.solutions_count_up_to(limit)
    }
}

/// Solutions of each puzzle counted up to `limit`, by Neuf, many puzzles at once.
pub fn counts_by_neuf(puzzles: &[Grid], limit: u32) -> Vec<u32> {
    batch::counts(puzzles, limit)
}

/// The puzzles of a file, one a line, `#` before a comment; what follows a `;` is not the puzzle.
pub fn read_file(path: &Path) -> Result<Vec<Puzzle>> {
    let text = fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    let mut puzzles = Vec::new();
    for (i, line) in text.lines().enumerate() {
        let line = line.split(';').next().unwrap_or_default().trim();
        if !line.is_empty() && !line.starts_with('#') {
            puzzles.push(Puzzle::read(line).with_context(|| format!("{}:{}", path.display(), i + 1))?);
        }
    }
    ensure!(!puzzles.is_empty(), "{} has no puzzle", path.display());
    Ok(puzzles)
}

/// At least `least` puzzles that differ from these by symmetry alone, in mixed order: no solver is lucky with where the
/// digits happen to stand. Each puzzle occurs as often as any other; the same every time.
pub fn permuted(puzzles: &[Puzzle], least: usize) -> Result<Vec<Puzzle>> {
    let mut rng = Rng::new(2026, 0);
    let mut all = Vec::new();
    while all.len() < least {
        for puzzle in puzzles {
            let transform = Transform::random(&mut |n| rng.below(n));
            all.push(Puzzle::of(transform.apply(&puzzle.neuf))?);
        }
    }
    rng.shuffle(&mut all);
    Ok(all)
}
