//! Drawn masks: where clues may stand.

use std::fmt;
use std::str::FromStr;

use crate::grid::{Cell, CellSet};

/// A drawn mask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct Pattern {
    /// Clues stand only here.
    pub cells: CellSet,
    /// And in every one of these cells.
    pub exact: bool,
}

/// The text is not a drawn mask.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParsePatternError {
    /// Another number of marks than 81.
    Length(usize),
    /// This character, at this line and column (from 1), is no mark.
    Char(char, usize, usize),
}

impl fmt::Display for ParsePatternError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParsePatternError::Length(found) => {
                write!(f, "found {found} marks, expected 81: . for a cell without a clue, X for one that may have one")
            }
            ParsePatternError::Char(found, line, column) => write!(
                f,
                "line {line}, column {column}: found {found:?}, expected . for a cell without a clue or X for one that \
                 may have one"
            ),
        }
    }
}

impl std::error::Error for ParsePatternError {}

/// Reads 81 marks over any number of lines: `.`, `0`, `-` or `_` for a cell without a clue; a letter, `*`, `#` or a
/// digit from 1 to 9 for one that may have one. Spaces, `|` and lines that begin with `+` (frames) are passed over.
/// The result is not exact.
impl FromStr for Pattern {
    type Err = ParsePatternError;

    fn from_str(text: &str) -> Result<Pattern, ParsePatternError> {
        let (mut cells, mut count) = (CellSet::EMPTY, 0);
        for (line, row) in text.trim_start_matches('\u{feff}').lines().enumerate() {
            if row.trim_start().starts_with('+') {
                continue;
            }
            for (column, mark) in row.chars().enumerate() {
                let clue = match mark {
                    '.' | '0' | '-' | '_' => false,
                    '*' | '#' | '1'..='9' | 'a'..='z' | 'A'..='Z' => true,
                    '|' | ' ' | '\t' | '\r' => continue,
                    _ => return Err(ParsePatternError::Char(mark, line + 1, column + 1)),
                };
                if let (true, Some(cell)) = (clue, Cell::new(count)) {
                    cells.insert(cell);
                }
                count += 1;
            }
        }
        if count == Cell::COUNT { Ok(Pattern { cells, exact: false }) } else { Err(ParsePatternError::Length(count)) }
    }
}
