//! What is wrong with a text, as data; the words are English here and translated elsewhere.

use std::fmt;

use crate::grid::{Cell, Digit};

/// Where a text stops being a puzzle: what stands there and what should.
///
/// `Display` gives one English sentence. It never repeats more than a few characters of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ParseError {
    /// The line, 1 for the first.
    pub line: usize,
    /// The column, 1 for the first. It counts characters, not bytes.
    pub column: usize,
    /// What stands there.
    pub found: Found,
    /// What should stand there.
    pub expected: Expected,
}

/// What stands in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Found {
    /// This character.
    Char(char),
    /// Bytes that are no text: a control character, or what was no UTF-8.
    NotText,
    /// A line longer than [`MAX_LINE`](super::format::MAX_LINE).
    LongLine,
    /// A JSON value or CSV row longer than [`MAX_LINE`](super::format::MAX_LINE).
    LongRecord,
    /// A carriage return inside a line.
    Return,
    /// Nothing: the line ends.
    EndOfLine,
    /// Nothing: the text ends.
    EndOfText,
    /// This many cells.
    Cells(usize),
    /// This many rows.
    Rows(usize),
    /// This many groups of candidates.
    Groups(usize),
    /// A line of this character alone, which may be an empty row or a rule between rows.
    RowOrRule(char),
    /// A second puzzle.
    Second,
    /// A piece of text, at most [`Found::EXCERPT`] characters.
    Text(String),
    /// No value or column that could be the puzzle.
    NoPuzzle,
    /// Two values or columns of these names, each of which could be the puzzle (or the solution).
    Both(String, String),
    /// A value of the wrong kind.
    Kind(Kind),
    /// A digit in a cell that has another one in the puzzle.
    Clash {
        /// The cell.
        cell: Cell,
        /// The digit it has in the puzzle.
        given: Digit,
        /// What stands there now, `None` for a blank.
        found: Option<Digit>,
    },
}

/// The kinds of JSON values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Kind {
    /// `null`
    Null,
    /// `true` or `false`
    Bool,
    /// A number.
    Number,
    /// A text in quotes.
    Text,
    /// A list in square brackets.
    List,
    /// An object in braces.
    Object,
}

/// What should stand in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Expected {
    /// The beginning of a puzzle in any format.
    Puzzle,
    /// Exactly one puzzle.
    OnePuzzle,
    /// A digit or a blank.
    Cell,
    /// The digit after a `+`, which marks it as placed.
    PlacedDigit,
    /// The end of the line, or something that sets a note apart from the puzzle.
    Separator,
    /// The 81 cells of a puzzle.
    Line,
    /// The 9 cells of a row.
    Row,
    /// The 9 rows of a grid.
    Rows,
    /// The 9 groups of a row of candidates.
    Groups,
    /// A digit that the group of candidates does not hold yet, or the end of the group.
    Candidate,
    /// Another character for blanks, or other rules.
    ClearRules,
    /// Text in UTF-8.
    Text,
    /// A shorter line.
    ShortLine,
    /// A line end as Unix or Windows write it.
    LineEnd,
    /// A section that .sdk files have.
    Section,
    /// A puzzle before the state of a game.
    PuzzleFirst,
    /// The digits of the puzzle again in the state of a game.
    SameGivens,
    /// A state line of an .ss file.
    StateLine,
    /// JSON.
    Json,
    /// A text or list as the puzzle in JSON.
    JsonPuzzle,
    /// A name for the puzzle.
    PuzzleName,
    /// One value or column for the puzzle, one for the solution.
    OneName,
    /// A number for a cell in JSON.
    JsonCell,
    /// A digit counted from 0, as the rest of the list is.
    FromZero,
    /// A row in JSON.
    JsonRow,
    /// A text in JSON.
    JsonText,
    /// The 81 groups of candidates of a grid.
    AllGroups,
    /// The end of a CSV field.
    EndOfField,
    /// No more fields than the header of a CSV file has columns.
    NoMoreFields,
    /// The quote that ends a CSV field.
    ClosingQuote,
}

impl Found {
    /// The most characters of the text that an error repeats.
    pub const EXCERPT: usize = 20;

    /// This character, or "bytes that are no text".
    pub(crate) fn char(char: char) -> Found {
        if (char.is_control() && char != '\t') || char == char::REPLACEMENT_CHARACTER {
            Found::NotText
        } else {
            Found::Char(char)
        }
    }

    /// The beginning of this text.
    pub(crate) fn text(text: &str) -> Found {
        Found::Text(text.chars().take(Found::EXCERPT).collect())
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: found {}, expected {}", self.line, self.column, self.found, self.expected)?;
        match (&self.found, self.expected) {
            (&Found::Cells(found), Expected::Line) => mend(f, found, 81),
            (&Found::Cells(found), Expected::Row) => mend(f, found, 9),
            (&Found::Rows(found), _) => mend(f, found, 9),
            (&Found::Groups(found), Expected::Groups) => mend(f, found, 9),
            (&Found::Groups(found), Expected::AllGroups) => mend(f, found, 81),
            _ => Ok(()),
        }
    }
}

/// How many to add or take out.
fn mend(f: &mut fmt::Formatter<'_>, found: usize, expected: usize) -> fmt::Result {
    if found < expected {
        write!(f, ": add {}", expected - found)
    } else {
        write!(f, ": take {} out", found - expected)
    }
}

impl std::error::Error for ParseError {}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count =
            |f: &mut fmt::Formatter<'_>, n: usize, noun: &str| write!(f, "{n} {noun}{}", if n == 1 { "" } else { "s" });
        match self {
            Found::Char(char) => write!(f, "{char:?}"),
            Found::NotText => f.write_str("bytes that are no text"),
            Found::LongLine => write!(f, "a line of more than {} bytes", super::format::MAX_LINE),
            Found::LongRecord => write!(f, "a record of more than {} bytes", super::format::MAX_LINE),
            Found::Return => f.write_str("a carriage return in the line"),
            Found::EndOfLine => f.write_str("the end of the line"),
            Found::EndOfText => f.write_str("the end of the text"),
            Found::Cells(n) => count(f, *n, "cell"),
            Found::Rows(n) => count(f, *n, "row"),
            Found::Groups(n) => count(f, *n, "group"),
            Found::RowOrRule(char) => write!(f, "a line of {char:?} that may be an empty row or a rule between rows"),
            Found::Second => f.write_str("a second puzzle"),
            Found::Text(text) => write!(f, "{text:?}"),
            Found::NoPuzzle => f.write_str("no name for the puzzle"),
            Found::Both(a, b) => write!(f, "both {a:?} and {b:?}"),
            Found::Kind(kind) => write!(f, "{kind}"),
            Found::Clash { cell, given, found: Some(found) } => {
                write!(f, "{found} in {cell}, where the puzzle has {given}")
            }
            Found::Clash { cell, given, found: None } => {
                write!(f, "a blank in {cell}, where the puzzle has {given}")
            }
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Kind::Null => "null",
            Kind::Bool => "true or false",
            Kind::Number => "a number",
            Kind::Text => "a text",
            Kind::List => "a list",
            Kind::Object => "an object",
        })
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Expected::Puzzle => {
                "a puzzle: a line of 81 characters, nine rows of 9, JSON, or CSV whose header names a puzzle column"
            }
            Expected::OnePuzzle => "exactly one puzzle",
            Expected::Cell => "a digit 1 to 9 or a blank 0 . * _ - x X ?",
            Expected::PlacedDigit => "a digit 1 to 9 after the + of a placed digit",
            Expected::Separator => "the end of the line, or a space , ; # or | before a note",
            Expected::Line => "the 81 of a grid",
            Expected::Row => "the 9 of a row",
            Expected::Rows => "the 9 of a grid",
            Expected::Groups => "the 9 of a row of candidates",
            Expected::Candidate => "each digit once in a group of candidates",
            Expected::ClearRules => "only one of the two: write blanks as . or rules as ---+---+---",
            Expected::Text => "text: save the file as UTF-8",
            Expected::ShortLine => "a shorter one: put each puzzle on a line of its own",
            Expected::LineEnd => "line ends of Unix or Windows: save the file with one of them",
            Expected::Section => "[Puzzle] or [State]",
            Expected::PuzzleFirst => "the puzzle before the state of a game",
            Expected::SameGivens => "the digits of the puzzle again in the state of a game",
            Expected::StateLine => "I and a cell 00 to 80 and its digit, or E and a cell and a candidate 001 to 009",
            Expected::Json => "valid JSON",
            Expected::JsonPuzzle => "a puzzle: a text of 81 characters or a list of 81 numbers or of nine rows",
            Expected::PuzzleName => "a value or column named puzzle",
            Expected::OneName => "one of them: take the other out or rename it",
            Expected::JsonCell => "a digit 1 to 9 or a blank 0, -1, null or \"\"",
            Expected::FromZero => "0 to 8: digits are counted from 0 where null or -1 is a blank and 0 occurs",
            Expected::JsonRow => "a row: a list of 9 numbers or a text of 9 characters",
            Expected::JsonText => "a text in quotes",
            Expected::AllGroups => "the 81 groups of candidates of a grid",
            Expected::EndOfField => "the end of the field after 81 cells",
            Expected::NoMoreFields => "no more fields than the header has columns",
            Expected::ClosingQuote => "a closing quote \"",
        })
    }
}
