//! A short name for a puzzle and all that are the same.

use std::fmt;
use std::str::FromStr;

use data_encoding::BASE64URL_NOPAD;
use sha2::{Digest as _, Sha256};

use super::canonical;
use crate::grid::Grid;

/// A short name that all grids share that are the same up to a [`Transform`](super::Transform), and no others.
///
/// It is the first 96 bits of the SHA-256 of the canonical form's line (81 characters, `.` for blanks), written as 16
/// characters of base64url: letters, digits, `-` and `_`. That two different puzzles share a name cannot be excluded,
/// only it would be a wonder: among a thousand million puzzles the odds are less than one in 10¹¹.
///
/// ```
/// use neuf::grid::Grid;
/// use neuf::symmetry::{PuzzleId, Transform, id};
///
/// let grid: Grid = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// assert_eq!(id(&grid).to_string(), "_ruCEA-_lvdgMvSe");
/// assert_eq!(id(&Transform::TRANSPOSE.apply(&grid)), id(&grid));
/// # Ok::<(), neuf::grid::LineError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PuzzleId([u8; 12]);

/// The name of `grid`, whatever it holds: see [`canonical()`].
pub fn id(grid: &Grid) -> PuzzleId {
    PuzzleId::of_canonical(&canonical(grid))
}

impl PuzzleId {
    /// The name of the grids whose canonical form is `form`, for when that is at hand. If `form` is not canonical, the
    /// result is of no use.
    pub fn of_canonical(form: &Grid) -> PuzzleId {
        let hash = Sha256::digest(form.to_line());
        PuzzleId(std::array::from_fn(|i| hash[i]))
    }

    /// The 96 bits.
    pub const fn bytes(&self) -> &[u8; 12] {
        &self.0
    }
}

/// Sixteen characters.
impl fmt::Display for PuzzleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&BASE64URL_NOPAD.encode(&self.0))
    }
}

impl fmt::Debug for PuzzleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text was not the name of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParsePuzzleIdError(String);

impl fmt::Display for ParsePuzzleIdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a puzzle's id: expected 16 letters, digits, - and _", self.0)
    }
}

impl std::error::Error for ParsePuzzleIdError {}

impl FromStr for PuzzleId {
    type Err = ParsePuzzleIdError;

    fn from_str(text: &str) -> Result<PuzzleId, ParsePuzzleIdError> {
        let bytes = BASE64URL_NOPAD.decode(text.as_bytes()).ok();
        match bytes.map(<[u8; 12]>::try_from) {
            Some(Ok(bytes)) => Ok(PuzzleId(bytes)),
            _ => Err(ParsePuzzleIdError(text.chars().take(40).collect())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_read_as_they_are_written() {
        let empty = id(&Grid::EMPTY);
        // printf '%81s' | tr ' ' . | sha256sum
        let hash: String = empty.bytes().iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(hash, "eb7b0297e5b6b33f6680cf9c");
        assert_eq!(empty.to_string(), "63sCl-W2sz9mgM-c");
        assert_eq!(empty.to_string().parse(), Ok(empty));
        for bad in ["", "AAAAAAAAAAAAAAA", "AAAAAAAAAAAAAAAAA", "AAAAAAAAAAAAAAA=", "AAAAAAAA+/AAAAAA", "é"] {
            assert!(bad.parse::<PuzzleId>().is_err(), "{bad}");
        }
        assert_eq!(
            "x".parse::<PuzzleId>().unwrap_err().to_string(),
            "\"x\" is not a puzzle's id: expected 16 letters, digits, - and _"
        );
    }
}
