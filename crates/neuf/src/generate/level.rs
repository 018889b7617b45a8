//! Levels and numbers of clues.

use std::fmt;
use std::str::FromStr;

/// The four levels of the guide « Programmation d'un générateur Sudoku »: numbers of clues, no more. How hard a
/// puzzle is to a person is another matter, which rating answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Level {
    /// 45 to 50 clues.
    Easy,
    /// 35 to 44 clues.
    Medium,
    /// 25 to 34 clues.
    Hard,
    /// 17 to 24 clues.
    Expert,
}

impl Level {
    /// All levels, from easy to expert.
    pub const ALL: [Level; 4] = [Level::Easy, Level::Medium, Level::Hard, Level::Expert];

    /// How many clues a puzzle of this level has.
    pub const fn clues(self) -> ClueRange {
        let (min, max) = match self {
            Level::Easy => (45, 50),
            Level::Medium => (35, 44),
            Level::Hard => (25, 34),
            Level::Expert => (17, 24),
        };
        ClueRange { min, max }
    }

    /// The level of a puzzle with this many clues; `None` below 17 and above 50.
    pub fn of_clues(clues: usize) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.clues().contains(clues))
    }

    /// Its name: `easy`, `medium`, `hard` or `expert`.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The text is not the name of a level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseLevelError(String);

impl fmt::Display for ParseLevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a level: write easy, medium, hard or expert", self.0)
    }
}

impl std::error::Error for ParseLevelError {}

impl FromStr for Level {
    type Err = ParseLevelError;

    fn from_str(text: &str) -> Result<Level, ParseLevelError> {
        Level::ALL
            .into_iter()
            .find(|level| level.name() == text)
            .ok_or_else(|| ParseLevelError(text.chars().take(20).collect()))
    }
}

/// From `min` to `max` clues, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct ClueRange {
    /// The fewest, 17 to 81.
    pub min: u8,
    /// The most, `min` to 81.
    pub max: u8,
}

impl ClueRange {
    /// From 17, the fewest that any puzzle with one solution has, to all 81.
    pub const ANY: ClueRange = ClueRange { min: 17, max: 81 };

    /// Just this number.
    pub const fn exactly(clues: u8) -> ClueRange {
        ClueRange { min: clues, max: clues }
    }

    /// Whether a puzzle with this many clues is in the range.
    pub const fn contains(self, clues: usize) -> bool {
        self.min as usize <= clues && clues <= self.max as usize
    }
}

/// `22`, or `22..30`.
impl fmt::Display for ClueRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.min == self.max { write!(f, "{}", self.min) } else { write!(f, "{}..{}", self.min, self.max) }
    }
}

/// The text is not a number of clues.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseClueRangeError(String);

impl fmt::Display for ParseClueRangeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a number of clues: write one such as 24, or a range such as 22..26", self.0)
    }
}

impl std::error::Error for ParseClueRangeError {}

impl FromStr for ClueRange {
    type Err = ParseClueRangeError;

    fn from_str(text: &str) -> Result<ClueRange, ParseClueRangeError> {
        let error = || ParseClueRangeError(text.chars().take(20).collect());
        let number = |text: &str| text.trim().parse::<u8>().map_err(|_| error());
        match text.split_once("..") {
            Some((min, max)) => Ok(ClueRange { min: number(min)?, max: number(max.trim_start_matches('='))? }),
            None => number(text).map(ClueRange::exactly),
        }
    }
}
