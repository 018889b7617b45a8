//! What a step is: the pattern that was found, and what follows from it.

use std::fmt;

use super::{Board, Technique};
use crate::grid::{Cell, CellSet, Digit, DigitSet, Grid, House};

/// A digit in a cell. Prints as `r4c7=5`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct Candidate {
    /// Where.
    pub cell: Cell,
    /// Which digit.
    pub digit: Digit,
}

impl fmt::Display for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", self.cell, self.digit)
    }
}

impl fmt::Debug for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// One step of a solution: a technique, the evidence, and the conclusion. All a drawing, a sentence or a rating needs.
///
/// Candidates in `parts`, `chains` and `eliminations` were on the board the step was found on.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct Step {
    /// What is applied.
    pub technique: Technique,
    /// The houses that the pattern is seen in: of a single or subset its house, of locked candidates the house they
    /// are all of a digit's places in, of a fish its base sets.
    pub houses: Vec<House>,
    /// The houses that the conclusion reaches: the second house of locked candidates, the cover sets of a fish.
    pub covers: Vec<House>,
    /// The candidates of the pattern, by the role they play, in the order that the technique's sentence names them.
    pub parts: Vec<Part>,
    /// The chains of inference, if the technique has any: one for a chain or loop, one for each assumption of a
    /// forcing chain.
    pub chains: Vec<Chain>,
    /// How many levels of techniques a forcing net used within itself; 0 for everything else.
    pub nesting: u8,
    /// What can be written.
    pub placements: Vec<Candidate>,
    /// What can be struck out. Placing a digit strikes the other candidates of its cell and that digit from its peers:
    /// these are not listed.
    pub eliminations: Vec<Candidate>,
}

impl Step {
    /// A step of `technique` without evidence or conclusion, to be filled in.
    pub fn new(technique: Technique) -> Step {
        Step {
            technique,
            houses: Vec::new(),
            covers: Vec::new(),
            parts: Vec::new(),
            chains: Vec::new(),
            nesting: 0,
            placements: Vec::new(),
            eliminations: Vec::new(),
        }
    }

    /// Whether `solution` agrees: it has every digit placed and none struck out.
    pub fn agrees_with(&self, solution: &Grid) -> bool {
        self.placements.iter().all(|one| solution.get(one.cell) == Some(one.digit))
            && self.eliminations.iter().all(|one| solution.get(one.cell) != Some(one.digit))
    }

    /// Whether the step would change `board`: it places a digit in an empty cell or strikes out a candidate that is
    /// there.
    pub fn changes(&self, board: &Board) -> bool {
        self.placements.iter().any(|one| board.digit(one.cell).is_none())
            || self.eliminations.iter().any(|one| board.candidates(one.cell).contains(one.digit))
    }

    /// The cells of all parts that play `role`.
    pub fn cells(&self, role: Role) -> CellSet {
        self.parts.iter().filter(|part| part.role == role).fold(CellSet::EMPTY, |all, part| all | part.cells)
    }

    /// The digits of all parts that play `role`.
    pub fn digits(&self, role: Role) -> DigitSet {
        self.parts.iter().filter(|part| part.role == role).fold(DigitSet::EMPTY, |all, part| all | part.digits)
    }
}

/// Candidates that play one role: those of `digits` in `cells`, as far as the board has them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct Part {
    /// What they are to the pattern.
    pub role: Role,
    /// In these cells.
    pub cells: CellSet,
    /// These digits.
    pub digits: DigitSet,
}

/// What candidates are to a pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Role {
    /// The pattern itself: the single, the subset, the corners of a fish, the two digits of a rectangle's corners.
    Pattern,
    /// A candidate of a fish's base set outside its cover sets.
    Fin,
    /// The cell of a wing that sees the others.
    Pivot,
    /// The ends of a wing.
    Wing,
    /// What corners of a unique rectangle or loop, or cells of a BUG, hold besides the deadly digits.
    Extra,
    /// The candidates that would be locked: the cells of the subset beside a rectangle of type 3, the strong link of a
    /// wing or of a rectangle of type 4.
    Locked,
    /// First, third, … almost locked set; the first colour; cells of the line of a Sue de Coq.
    First,
    /// Second, fourth, … almost locked set; the second colour; cells of the box of a Sue de Coq.
    Second,
    /// A third colour or set: the middle set of an ALS-XY-wing; the first colour of another pair of colours.
    Third,
    /// A fourth colour.
    Fourth,
    /// The digit that links two almost locked sets: their restricted common.
    Restricted,
    /// Cells whose candidates exclude combinations (aligned exclusion).
    Excluder,
}

/// Inferences, each from earlier ones. A simple chain runs from link to link; a net joins several.
///
/// ```text
///  links   [0] r2c3=5 on   [1] r2c8=5 off     [2] r7c8=5 on
///  because      ∅               [0]                [1]
///  cause     Assumption      House(row 2)     House(column 8)
/// ```
///
/// From on to off is a weak link, from off to on a strong one. An AIC or nice loop that proves one of its ends begins with its
/// assumption "off" and ends "on".
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct Chain {
    /// In an order in which each follows from earlier ones; the last is what the chain proves.
    pub links: Vec<Link>,
    /// Whether the last implies the first again: a continuous loop. The first is not repeated.
    pub is_loop: bool,
}

/// One inference: these cells hold the digit (one of them, if several), or none of them does.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct Link {
    /// Where: one cell, or the cells of a group (or almost locked set) together.
    pub cells: CellSet,
    /// Which digit.
    pub digit: Digit,
    /// Whether it is there.
    pub on: bool,
    /// Which earlier links of the chain it follows from, by index, the one it was found from first.
    pub because: Vec<usize>,
    /// By what rule.
    pub cause: Cause,
}

/// Why an inference follows.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "cause", rename_all = "kebab-case", deny_unknown_fields)
)]
pub enum Cause {
    /// It is supposed.
    Assumption,
    /// A cell holds one digit: another goes, or the last one left is there.
    Cell,
    /// A house holds each digit once: elsewhere it goes, or the last place left is it.
    House {
        /// The house.
        house: House,
    },
    /// An almost locked set: without one digit, the others are all in it.
    Set {
        /// Its cells.
        cells: CellSet,
    },
    /// A step of another technique, on the board as the inferences have left it.
    Nested {
        /// The step.
        step: Box<Step>,
    },
}
