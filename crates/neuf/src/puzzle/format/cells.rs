//! Cells as characters: digits, placed digits and blanks, in a line, in rows, in groups.

use std::iter::Peekable;
use std::str::Chars;

use super::super::{Expected, Found, ParseError};
use crate::grid::{Digit, is_blank};

/// The column of the first character that is no text (a carriage return may be one end of a line).
pub(super) fn noise(text: &str) -> Option<usize> {
    let is_noise = |char: char| char != '\r' && Found::char(char) == Found::NotText;
    text.chars().position(is_noise).map(|i| i + 1)
}

/// One cell as written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    /// This character.
    Blank(char),
    Given(Digit),
    /// A digit after `+`.
    Placed(Digit),
}

/// Where a character stands.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct At {
    pub line: usize,
    pub column: usize,
}

impl At {
    /// What is wrong here. Where there is no text, text is expected first of all.
    pub(super) fn error(self, found: Found, expected: Expected) -> ParseError {
        let expected = if found == Found::NotText { Expected::Text } else { expected };
        ParseError { line: self.line, column: self.column, found, expected }
    }
}

/// The cells at the beginning of a text, one after the other.
pub(super) struct Marks<'a> {
    chars: Peekable<Chars<'a>>,
    /// Where the next character stands.
    pub at: At,
}

impl<'a> Marks<'a> {
    pub(super) fn new(text: &'a str, at: At) -> Marks<'a> {
        Marks { chars: text.chars().peekable(), at }
    }

    /// The next cell, or `None` at the first character that is none.
    pub(super) fn mark(&mut self) -> Option<Result<Mark, ParseError>> {
        let char = *self.chars.peek()?;
        if let Some(digit) = Digit::from_char(char) {
            self.step();
            return Some(Ok(Mark::Given(digit)));
        }
        if is_blank(char) {
            self.step();
            return Some(Ok(Mark::Blank(char)));
        }
        if char != '+' {
            return None;
        }
        self.step();
        let next = self.chars.peek().copied();
        match next.and_then(Digit::from_char) {
            Some(digit) => {
                self.step();
                Some(Ok(Mark::Placed(digit)))
            }
            None => Some(Err(self.at.error(next.map_or(Found::EndOfLine, Found::char), Expected::PlacedDigit))),
        }
    }

    /// The next character, whatever it is.
    pub(super) fn peek(&mut self) -> Option<char> {
        self.chars.peek().copied()
    }

    /// Passes over the next character.
    pub(super) fn step(&mut self) {
        self.chars.next();
        self.at.column += 1;
    }

    /// What is left.
    pub(super) fn rest(self) -> String {
        self.chars.collect()
    }
}

/// Whether this character stands between the boxes of a framed row.
pub(super) const fn is_bar(char: char) -> bool {
    matches!(char, '|' | '│' | '┃' | '║' | ':')
}

/// A row as written.
pub(super) struct Row {
    /// The runs of cells between spaces and bars; each cell with its place.
    pub groups: Vec<Vec<(At, Mark)>>,
    /// Where the row ends.
    pub end: At,
}

/// Splits a row into its groups of cells.
pub(super) fn row(text: &str, line: usize) -> Result<Row, ParseError> {
    let mut marks = Marks::new(text.trim_end(), At { line, column: 1 });
    let mut groups: Vec<Vec<(At, Mark)>> = Vec::new();
    let mut open = false;
    while let Some(char) = marks.peek() {
        let at = marks.at;
        if char.is_whitespace() || is_bar(char) {
            marks.step();
            open = false;
            continue;
        }
        let mark = marks.mark().ok_or_else(|| at.error(Found::char(char), Expected::Cell))??;
        match groups.last_mut() {
            Some(group) if open => group.push((at, mark)),
            _ => groups.push(vec![(at, mark)]),
        }
        open = true;
    }
    Ok(Row { groups, end: marks.at })
}
