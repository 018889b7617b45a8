//! What can't be, and why.

use std::fmt;

use crate::grid::House;
use crate::logic::Technique;
use crate::rate::{Rating, RatingRange};
use crate::symmetry::Symmetry;

use super::ClueRange;

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
    /// With 81 clues there is no step to be rated.
    NothingToSolve,
    /// The range holds no rating.
    EmptyRatings {
        /// The range.
        rating: RatingRange,
    },
    /// No step has such a rating: between 1.2 and 1.5, say.
    NoSuchRating {
        /// The range.
        rating: RatingRange,
    },
    /// No puzzle so hard is known.
    NoneSoHard {
        /// The ratings wanted.
        rating: RatingRange,
        /// The hardest known.
        hardest: Rating,
    },
    /// A technique is asked for and ruled out.
    WantedAndNot {
        /// The technique.
        technique: Technique,
    },
    /// A technique that only Sudoku Explainer's rating knows: paths do not use it.
    NeverUsed {
        /// The technique.
        technique: Technique,
    },
    /// The first or last step that is no single was to be one.
    NeedsASingle {
        /// The single.
        technique: Technique,
    },
    /// The last cell of a puzzle is always the last one of a house.
    NoFullHouse,
    /// Up to 1.5 hidden singles do, so that another technique is never used.
    SinglesSuffice {
        /// The ratings wanted.
        rating: RatingRange,
        /// The technique wanted.
        technique: Technique,
    },
    /// Singles alone never come above 2.3.
    OnlySingles {
        /// The ratings wanted.
        rating: RatingRange,
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
            Impossible::NothingToSolve => {
                f.write_str("with 81 clues there is no step to be rated: ask for at most 80 clues")
            }
            Impossible::EmptyRatings { rating } => {
                write!(f, "the range {rating} holds no rating: write the smaller number first")
            }
            Impossible::NoSuchRating { rating } => {
                write!(f, "no step is rated {rating}, so no puzzle is: ask for a wider range")
            }
            Impossible::NoneSoHard { rating, hardest } => {
                write!(f, "no puzzle rated {rating} is known: the hardest known is rated {hardest}")
            }
            Impossible::WantedAndNot { technique } => {
                write!(f, "{technique} is asked for and ruled out: leave out one of the two")
            }
            Impossible::NeverUsed { technique } => write!(
                f,
                "{technique} is a step of Sudoku Explainer's rating and not of a solving path: ask for the technique \
                 behind it"
            ),
            Impossible::NeedsASingle { technique } => write!(
                f,
                "{technique} is a single, and the first or last step that is no single is asked for: name another \
                 technique"
            ),
            Impossible::NoFullHouse => {
                f.write_str("every puzzle ends with a full house, its last cell: full-house can't be ruled out")
            }
            Impossible::SinglesSuffice { rating, technique } => {
                write!(f, "a puzzle rated {rating} is solved by singles, so that {technique} is never used in it")
            }
            Impossible::OnlySingles { rating } => {
                write!(f, "with singles alone no puzzle is rated above 2.3, and {rating} is asked for")
            }
        }
    }
}

impl std::error::Error for Impossible {}
