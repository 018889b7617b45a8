//! What is asked for, and whether it can exist at all.

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

use crate::grid::{CellSet, House};
use crate::logic::{Family, Technique};
use crate::rate::{Grade, Rating, RatingRange};
use crate::symmetry::Symmetry;

use super::{ClueRange, Impossible, Level, Pattern};

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
    /// How hard it is to be on Sudoku Explainer's scale.
    pub rating: Option<RatingRange>,
    /// Whether its hardest step comes at once.
    pub gem: Gem,
    /// Techniques that its [path](crate::logic::path) in the usual order has to use. Where one of this and the next four
    /// is asked for, that path also has to come to the end.
    pub requires: BTreeSet<Technique>,
    /// Techniques that its path must not use.
    pub forbids: BTreeSet<Technique>,
    /// Techniques that its path may use beside singles; all, if not stated. None of them: singles only.
    pub only_techniques: Option<BTreeSet<Technique>>,
    /// The technique of the first step of its path that is no single: what is needed to get on at all.
    pub first_needs: Option<Technique>,
    /// The technique of the last step of its path that is no single: what is found last before only singles are left.
    pub ends_with: Option<Technique>,
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
            rating: None,
            gem: Gem::None,
            requires: BTreeSet::new(),
            forbids: BTreeSet::new(),
            only_techniques: None,
            first_needs: None,
            ends_with: None,
            fill: Fill::Fast,
            effort: Request::EFFORT,
        }
    }
}

/// Both what a level says of clues and what it says of ratings.
impl From<Level> for Request {
    fn from(level: Level) -> Request {
        Request { clues: level.clues(), rating: Some(level.ratings()), ..Request::default() }
    }
}

/// Any number of clues.
impl From<Grade> for Request {
    fn from(grade: Grade) -> Request {
        Request { rating: Some(grade.ratings()), ..Request::default() }
    }
}

/// Puzzles whose hardest step comes at once, as the players' forums call them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Gem {
    /// Any puzzle.
    #[default]
    None,
    /// No step is harder than the hardest up to the first digit found (EP = ER).
    Pearl,
    /// No step is harder than the first (ED = ER).
    Diamond,
}

impl Gem {
    /// All of them.
    pub const ALL: [Gem; 3] = [Gem::None, Gem::Pearl, Gem::Diamond];

    /// Its name: `none`, `pearl` or `diamond`.
    pub const fn name(self) -> &'static str {
        match self {
            Gem::None => "none",
            Gem::Pearl => "pearl",
            Gem::Diamond => "diamond",
        }
    }
}

impl fmt::Display for Gem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The text is not the name of a gem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseGemError(String);

impl fmt::Display for ParseGemError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a gem: write none, pearl or diamond", self.0)
    }
}

impl std::error::Error for ParseGemError {}

impl FromStr for Gem {
    type Err = ParseGemError;

    fn from_str(text: &str) -> Result<Gem, ParseGemError> {
        Gem::ALL
            .into_iter()
            .find(|gem| gem.name() == text)
            .ok_or_else(|| ParseGemError(text.chars().take(20).collect()))
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

/// The most clues known in a puzzle without a superfluous one (Sudoku Players' Forum, "high clue tamagotchis", 2012).
const MOST_MINIMAL: u8 = 40;

/// The fewest clues with full symmetry. Its patterns have 4 n or 4 n + 1 cells; none of the 49,158 puzzles with 17 clues
/// (all there are) can be brought into such a pattern; with 20 there is, found by `generate::pattern`,
/// `..3...2.....6.2...1...7...3.5.....6...2...4...4.....2.7...1...8...5.4.....8...3..`.
const FEWEST_FULL: u8 = 20;

/// The rating of the hardest Sudoku known.
const HARDEST: Rating = Rating::tenths(119);

/// What hidden singles alone come to at most, and what any singles do.
const HIDDEN_SINGLES: Rating = Rating::tenths(15);
const SINGLES: Rating = Rating::tenths(23);

/// The tenths below 6.5 that Sudoku Explainer's table of steps can come to. From 6.5 on, a chain may have any length.
const RATED: [u16; 40] = [
    10, 12, 15, 17, 20, 23, 25, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 56, 57,
    58, 59, 60, 61, 62, 63, 65, 66, 67, 68, 69,
];

/// Whether there is a step with a rating in this range.
fn exists(rating: RatingRange) -> bool {
    rating.max > Rating::tenths(69) || RATED.into_iter().any(|tenths| rating.contains(Rating::tenths(tenths)))
}

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
        self.check_rating()?;
        self.check_path()?;
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

    /// What can't be on account of the rating.
    fn check_rating(&self) -> Result<(), Impossible> {
        if (self.rating.is_some() || self.gem != Gem::None || self.has_path()) && self.clues.min >= 81 {
            return Err(Impossible::NothingToSolve);
        }
        let Some(rating) = self.rating else { return Ok(()) };
        if rating.is_empty() {
            return Err(Impossible::EmptyRatings { rating });
        }
        if rating.min > HARDEST {
            return Err(Impossible::NoneSoHard { rating, hardest: HARDEST });
        }
        if !exists(rating) {
            return Err(Impossible::NoSuchRating { rating });
        }
        Ok(())
    }

    /// What can't be on account of the techniques.
    fn check_path(&self) -> Result<(), Impossible> {
        let is_single = |technique: Technique| technique.family() == Family::Single;
        let ends = [self.first_needs, self.ends_with];
        let wanted = || self.requires.iter().copied().chain(ends.into_iter().flatten());
        if let Some(technique) = ends.into_iter().flatten().find(|&technique| is_single(technique)) {
            return Err(Impossible::NeedsASingle { technique });
        }
        if self.forbids.contains(&Technique::FullHouse) {
            return Err(Impossible::NoFullHouse);
        }
        for technique in wanted() {
            if technique.family() == Family::Direct {
                return Err(Impossible::NeverUsed { technique });
            }
            let is_left_out =
                self.only_techniques.as_ref().is_some_and(|only| !is_single(technique) && !only.contains(&technique));
            if self.forbids.contains(&technique) || is_left_out {
                return Err(Impossible::WantedAndNot { technique });
            }
        }
        let Some(rating) = self.rating else { return Ok(()) };
        // With hidden singles alone, and singles are tried first, nothing else is ever used.
        if rating.max <= HIDDEN_SINGLES
            && let Some(technique) =
                wanted().find(|&technique| technique != Technique::FullHouse && !is_single(technique))
        {
            return Err(Impossible::SinglesSuffice { rating, technique });
        }
        // Where there is always a single, Sudoku Explainer takes none of its steps above naked singles.
        let may_use = |technique: Technique| {
            self.only_techniques.as_ref().is_none_or(|only| only.contains(&technique))
                && !self.forbids.contains(&technique)
        };
        let only_singles = Technique::all().filter(|&technique| !is_single(technique)).all(|other| !may_use(other));
        if only_singles && rating.min > SINGLES {
            return Err(Impossible::OnlySingles { rating });
        }
        Ok(())
    }

    /// Whether anything is asked of the path.
    pub(super) fn has_path(&self) -> bool {
        !self.requires.is_empty()
            || !self.forbids.is_empty()
            || self.only_techniques.is_some()
            || self.first_needs.is_some()
            || self.ends_with.is_some()
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
