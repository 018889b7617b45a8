//! Levels and numbers of clues.

use std::fmt;
use std::str::FromStr;

use crate::grid::Grid;
use crate::rate::explainer::is_at_most;
use crate::rate::{Rating, RatingRange};

/// The four levels of the guide « Programmation d'un générateur Sudoku »: its numbers of clues, and with them a rating, so
/// that the words keep their promise. A puzzle has a level only if both fit; many have none.
///
/// | level | clues | rating | what it takes |
/// | --- | --- | --- | --- |
/// | easy | 45–50 | to 1.5 | hidden singles |
/// | medium | 35–44 | to 2.5 | naked singles too, singles behind locked candidates or a hidden subset |
/// | hard | 25–34 | 2.6–4.4 | locked candidates, pairs and triples, fish, XY- and XYZ-wings |
/// | expert | 17–24 | from 4.5 | unique rectangles, quads, chains |
///
/// [`Grade`](crate::rate::Grade) has finer words, by the rating alone.
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

    /// How a puzzle of this level is rated.
    pub const fn ratings(self) -> RatingRange {
        match self {
            Level::Easy => RatingRange::tenths(10, 15),
            Level::Medium => RatingRange::tenths(10, 25),
            Level::Hard => RatingRange::tenths(26, 44),
            Level::Expert => RatingRange::tenths(45, 200),
        }
    }

    /// The level of a puzzle with this many clues and this rating; `None` if they do not go together.
    pub fn of(clues: usize, rating: Rating) -> Option<Level> {
        Level::of_clues(clues).filter(|level| level.ratings().contains(rating))
    }

    /// The level of a puzzle that has one solution, if it has a level. That takes no full rating: no step beyond 4.5 is
    /// looked for.
    pub fn of_puzzle(puzzle: &Grid) -> Option<Level> {
        let level = Level::of_clues(puzzle.count())?;
        let RatingRange { min, max } = level.ratings();
        let is_below = min > RatingRange::ANY.min && is_at_most(puzzle, Rating::tenths(min.to_tenths() - 1));
        let fits = !is_below && (max >= Rating::UNSOLVED || is_at_most(puzzle, max));
        fits.then_some(level)
    }

    /// The level with this many clues, `None` below 17 and above 50. Whether a puzzle is of that level depends on its
    /// rating too.
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
