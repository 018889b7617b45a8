//! One puzzle of a file, with everything the file says about it.

use std::fmt;

use crate::grid::{Candidates, Grid};

/// One puzzle of a text, with everything the text says about it.
///
/// The givens are kept as written: they may contradict each other, which [`Grid::first_conflict`] finds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// The digits of the puzzle itself.
    pub givens: Grid,
    /// The digits somebody has placed since. No cell is both given and placed.
    pub placed: Grid,
    /// What the pencil marks say, where the text has marks that differ from what the digits imply
    /// ([`Candidates::of`] the givens and placed digits together).
    pub candidates: Option<Candidates>,
    /// What followed the puzzle on its line: a rating, an id, a remark. A leading `,` `;` `#` `|` or tab is part of it.
    pub note: String,
    /// Who made it, where it comes from and so on.
    pub meta: Meta,
    /// Where it stands in the text.
    pub position: Position,
}

/// Where an entry begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    /// The line, 1 for the first; 0 for an entry that was not read from a text.
    pub line: usize,
}

/// What is said about a puzzle. Texts of several lines have `\n` between them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Meta {
    /// Its name.
    pub title: Option<String>,
    /// Who made it.
    pub author: Option<String>,
    /// What it is.
    pub description: Option<String>,
    /// Remarks.
    pub comment: Option<String>,
    /// When it was published, as written.
    pub date: Option<String>,
    /// Where it was published.
    pub source: Option<String>,
    /// How hard it is said to be.
    pub level: Option<String>,
    /// Its address.
    pub url: Option<String>,
    /// Its solution, as the text gives it: nothing has been checked.
    pub solution: Option<Grid>,
    /// Anything else by name, in the order of the text. No name occurs twice.
    pub extra: Vec<(String, Value)>,
}

/// A named value of a JSON object or a CSV row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A text.
    Text(String),
    /// A whole number. JavaScript holds those of up to 2^53 exactly; write a bigger one as [`Value::Text`].
    Integer(i64),
    /// True or false.
    Bool(bool),
    /// Any other JSON value (a fraction, null, a list, an object) as its JSON text.
    Json(String),
}

impl Entry {
    /// The entry of these givens, about which nothing else is said.
    pub fn new(givens: Grid) -> Entry {
        Entry { givens, ..Entry::default() }
    }

    /// Givens and placed digits together.
    pub fn filled(&self) -> Grid {
        let mut grid = self.givens;
        for cell in self.placed.filled().iter() {
            grid.set(cell, self.placed.get(cell));
        }
        grid
    }
}

impl From<Grid> for Entry {
    fn from(givens: Grid) -> Entry {
        Entry::new(givens)
    }
}

impl Meta {
    /// The named texts of a puzzle, each with the name it has in JSON and CSV, in the order they are written.
    pub(crate) fn texts(&self) -> [(&'static str, &Option<String>); 8] {
        [
            ("title", &self.title),
            ("author", &self.author),
            ("description", &self.description),
            ("comment", &self.comment),
            ("date", &self.date),
            ("source", &self.source),
            ("level", &self.level),
            ("url", &self.url),
        ]
    }

    /// The text of this name, to be changed.
    pub(crate) fn text_mut(&mut self, name: &str) -> Option<&mut Option<String>> {
        match name {
            "title" => Some(&mut self.title),
            "author" => Some(&mut self.author),
            "description" => Some(&mut self.description),
            "comment" => Some(&mut self.comment),
            "date" => Some(&mut self.date),
            "source" => Some(&mut self.source),
            "level" => Some(&mut self.level),
            "url" => Some(&mut self.url),
            _ => None,
        }
    }

    /// The value of this name among the extra ones.
    pub fn get(&self, name: &str) -> Option<&Value> {
        self.extra.iter().find(|(key, _)| key == name).map(|(_, value)| value)
    }

    /// Gives `name` this value among the extra ones, at the end if it is new.
    pub fn set(&mut self, name: &str, value: impl Into<Value>) {
        let value = value.into();
        match self.extra.iter_mut().find(|(key, _)| key == name) {
            Some((_, old)) => *old = value,
            None => self.extra.push((name.to_owned(), value)),
        }
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Integer(number)
    }
}

impl From<bool> for Value {
    fn from(value: bool) -> Value {
        Value::Bool(value)
    }
}

/// A text as it is, numbers in digits, `true` or `false`, any other JSON value as JSON.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Text(text) | Value::Json(text) => f.write_str(text),
            Value::Integer(number) => write!(f, "{number}"),
            Value::Bool(value) => write!(f, "{value}"),
        }
    }
}
