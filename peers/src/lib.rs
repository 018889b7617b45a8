//! Both solvers asked the same things.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use neuf::grid::Grid;
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
        let neuf: Grid = line.parse()?;
        let peer = Sudoku::from_bytes(neuf.to_numbers()).ok().context("the sudoku crate refuses the puzzle")?;
        Ok(Puzzle { neuf, peer })
    }

    /// Solutions counted up to `limit`, by Neuf.
    pub fn count_by_neuf(&self, limit: usize) -> usize {
        neuf::solve::count_solutions(&self.neuf, limit as u64) as usize
    }

    /// Solutions counted up to `limit`, by the `sudoku` crate.
    pub fn count_by_peer(&self, limit: usize) -> usize {
        self.peer.solutions_count_up_to(limit)
    }
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
