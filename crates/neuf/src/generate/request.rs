//! What is asked for, and whether it can exist at all.

use std::fmt;
use std::str::FromStr;

use crate::grid::{Cell, CellSet, House};
use crate::symmetry::Symmetry;

use super::{ClueRange, Level};

/// What a puzzle is to be like.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(default, deny_unknown_fields))]
pub struct Request {
    /// How many clues.
    pub clues: ClueRange,
    /// The symmetry that the set of clues has. It may have more.
    pub symmetry: Symmetry,
    /// Where clues may, or must, stand.
    pub pattern: Option<Pattern>,
    /// Whether no clue may be superfluous.
    pub minimal: bool,
    /// How the complete grids are drawn.
    pub fill: Fill,
    /// The most steps to spend on one puzzle: each takes the clues of one grid away, or exchanges some (0.02 to
    /// 1 ms). The levels need a handful, the rarest request of them (expert with full symmetry) some 7,000. Where 20
    /// clues at the most are wanted, a step looks at all puzzles around one (some 5 ms): 19 clues need some 10 steps,
    /// 18 some 100, 17 some thousands.
    pub effort: u64,
}

impl Request {
    /// Steps after which a search gives up unless told otherwise: a few minutes; more than an hour for 20 clues or
    /// fewer.
    pub const EFFORT: u64 = 1_000_000;
}

/// Any number of clues anywhere.
impl Default for Request {
    fn default() -> Request {
        Request {
            clues: ClueRange::ANY,
            symmetry: Symmetry::None,
            pattern: None,
            minimal: false,
            fill: Fill::Fast,
            effort: Request::EFFORT,
        }
    }
}

impl From<Level> for Request {
    fn from(level: Level) -> Request {
        Request { clues: level.clues(), ..Request::default() }
    }
}

/// How complete grids are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Fill {
    /// Each of all grids nearly equally often: [`fast_grid`](super::fast_grid).
    #[default]
    Fast,
    /// Each of all grids equally often: [`uniform_grid`](super::uniform_grid).
    Uniform,
}

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

/// Why no puzzle can be as asked. Each is a proof, but for [`Impossible::NoneKnown`] and
/// [`Impossible::MinimalTooMany`], which rest on what is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "reason", rename_all = "kebab-case")
)]
pub enum Impossible {
    /// The range holds no number.
    EmptyRange {
        /// The range.
        clues: ClueRange,
    },
    /// Fewer than 17 clues never leave one solution (McGuire, Tugemann and Civario, 2012).
    TooFew {
        /// The most clues wanted or the pattern has room for.
        most: u8,
    },
    /// There are only 81 cells.
    TooMany {
        /// The fewest clues wanted.
        fewest: u8,
    },
    /// The pattern, cut down to what its symmetry allows, has fewer cells than clues are wanted.
    PatternTooSmall {
        /// Its cells.
        cells: u8,
        /// The fewest clues wanted.
        fewest: u8,
    },
    /// A pattern to be filled exactly has a number of cells that is not wanted.
    PatternSize {
        /// Its cells.
        cells: u8,
        /// The clues wanted.
        clues: ClueRange,
    },
    /// A pattern to be filled exactly does not have the symmetry.
    PatternNotSymmetric {
        /// The symmetry wanted.
        symmetry: Symmetry,
    },
    /// Two rows of a band, or two columns of a stack, have no cell in the pattern: exchanging them would turn any
    /// solution into a second one.
    OpenLines {
        /// The two.
        lines: [House; 2],
    },
    /// Cells come in orbits, and no sum of their sizes is a number wanted.
    NoSuchSum {
        /// The symmetry wanted.
        symmetry: Symmetry,
        /// The clues wanted.
        clues: ClueRange,
    },
    /// No puzzle of this symmetry with so few clues is known.
    NoneKnown {
        /// The symmetry wanted.
        symmetry: Symmetry,
        /// The fewest clues known.
        fewest: u8,
    },
    /// No minimal puzzle with so many clues is known (the record is 40).
    MinimalTooMany {
        /// The fewest clues wanted.
        fewest: u8,
    },
}

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Impossible::EmptyRange { clues } => {
                write!(f, "the range {clues} holds no number of clues: write the smaller number first")
            }
            Impossible::TooFew { most } => {
                write!(f, "{most} clues are too few: no puzzle with fewer than 17 has only one solution")
            }
            Impossible::TooMany { fewest } => write!(f, "{fewest} clues are too many: there are 81 cells"),
            Impossible::PatternTooSmall { cells, fewest } => {
                write!(f, "the pattern has room for {cells} clues, and at least {fewest} are asked for")
            }
            Impossible::PatternSize { cells, clues } => {
                write!(f, "the pattern has {cells} cells, all to be clues, and {clues} clues are asked for")
            }
            Impossible::PatternNotSymmetric { symmetry } => {
                write!(f, "the pattern, all of whose cells are to be clues, does not have the symmetry {symmetry}")
            }
            Impossible::OpenLines { lines: [a, b] } => write!(
                f,
                "the pattern leaves {a} and {b} empty, which can be exchanged in any solution to give another: let it \
                 have a cell in one of them"
            ),
            Impossible::NoSuchSum { symmetry, clues } => {
                write!(f, "no pattern with the symmetry {symmetry} has {clues} cells")
            }
            Impossible::NoneKnown { symmetry, fewest } => {
                write!(f, "no puzzle with the symmetry {symmetry} and fewer than {fewest} clues is known")
            }
            Impossible::MinimalTooMany { fewest } => write!(
                f,
                "no puzzle with {fewest} clues, none of them superfluous, is known: ask for at most 40, or not for \
                 minimal puzzles"
            ),
        }
    }
}

impl std::error::Error for Impossible {}

/// The most clues known in a puzzle without a superfluous one (Sudoku Players' Forum, "high clue tamagotchis", 2012).
const MOST_MINIMAL: u8 = 40;

/// The fewest clues with full symmetry. Its patterns have 4 n or 4 n + 1 cells; none of the 49,158 puzzles with 17 clues
/// (all there are) can be brought into such a pattern; with 20 there is, found by `generate::pattern`,
/// `..3...2.....6.2...1...7...3.5.....6...2...4...4.....2.7...1...8...5.4.....8...3..`.
const FEWEST_FULL: u8 = 20;

impl Request {
    /// Finds out before any search whether the request can't be met. `Ok` is no promise that it can.
    ///
    /// # Errors
    /// The reason why no puzzle is like that.
    pub fn check(&self) -> Result<(), Impossible> {
        let ClueRange { min, max } = self.clues;
        if min > max {
            return Err(Impossible::EmptyRange { clues: self.clues });
        }
        if max < 17 {
            return Err(Impossible::TooFew { most: max });
        }
        if min > 81 {
            return Err(Impossible::TooMany { fewest: min });
        }
        if self.minimal && min > MOST_MINIMAL {
            return Err(Impossible::MinimalTooMany { fewest: min });
        }
        if self.symmetry == Symmetry::Full && max < FEWEST_FULL {
            return Err(Impossible::NoneKnown { symmetry: self.symmetry, fewest: FEWEST_FULL });
        }
        if let Some(Pattern { cells, exact: true }) = self.pattern {
            if !self.symmetry.holds(cells) {
                return Err(Impossible::PatternNotSymmetric { symmetry: self.symmetry });
            }
            if !self.clues.contains(cells.len()) {
                return Err(Impossible::PatternSize { cells: cells.len() as u8, clues: self.clues });
            }
        }
        let orbits = self.orbits();
        let room = orbits.iter().fold(CellSet::EMPTY, |all, &orbit| all | orbit);
        let cells = room.len() as u8;
        if cells < min {
            return Err(Impossible::PatternTooSmall { cells, fewest: min });
        }
        if cells < 17 {
            return Err(Impossible::TooFew { most: cells });
        }
        if let Some(lines) = open_lines(room) {
            return Err(Impossible::OpenLines { lines });
        }
        // Sums of sizes as bits: bit n is set if some orbits have n cells together.
        let sums = orbits.iter().fold(1u128, |sums, orbit| sums | sums << orbit.len());
        if !(min.max(17)..=max.min(81)).any(|n| sums >> n & 1 == 1) {
            return Err(Impossible::NoSuchSum { symmetry: self.symmetry, clues: self.clues });
        }
        Ok(())
    }

    /// The sets of cells that stand or fall together, all within the pattern.
    pub(super) fn orbits(&self) -> Vec<CellSet> {
        let room = self.pattern.map_or(CellSet::ALL, |pattern| pattern.cells);
        self.symmetry.orbits().into_iter().filter(|orbit| orbit.is_subset(room)).collect()
    }
}

/// Two lines of one chute without a cell in `cells`.
fn open_lines(cells: CellSet) -> Option<[House; 2]> {
    let empty = |house: &House| (house.cells() & cells).is_empty();
    (0..3).flat_map(|chute| [House::row, House::column].map(|line| [0, 1, 2].map(|i| line(3 * chute + i)))).find_map(
        |lines| {
            let mut open = lines.into_iter().filter(empty);
            Some([open.next()?, open.next()?])
        },
    )
}
