//! Writes puzzles one after the other, and says what a format cannot hold.

use std::fmt;
use std::str::FromStr;

use super::super::Entry;
use super::{Format, csv, draw, json, line, sdk, ss};

/// The character for empty cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Blank {
    /// `.`
    #[default]
    Dot,
    /// `0`
    Zero,
}

impl Blank {
    /// The character.
    pub const fn char(self) -> char {
        match self {
            Blank::Dot => '.',
            Blank::Zero => '0',
        }
    }
}

impl fmt::Display for Blank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.char())
    }
}

/// The text is no blank that is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseBlankError;

impl fmt::Display for ParseBlankError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the blank is not known: choose . or 0")
    }
}

impl std::error::Error for ParseBlankError {}

impl FromStr for Blank {
    type Err = ParseBlankError;

    fn from_str(text: &str) -> Result<Blank, ParseBlankError> {
        match text {
            "." => Ok(Blank::Dot),
            "0" => Ok(Blank::Zero),
            _ => Err(ParseBlankError),
        }
    }
}

/// Writes a text of puzzles piece by piece, in memory that does not grow with the text.
///
/// ```
/// use neuf::grid::Grid;
/// use neuf::puzzle::format::{Entry, Format, Writer};
///
/// let mut text = String::new();
/// let mut writer = Writer::new(Format::Json);
/// writer.push(&Entry::new(Grid::EMPTY), &mut text);
/// writer.push(&Entry::new(Grid::EMPTY), &mut text);
/// writer.finish(&mut text);
/// assert_eq!(text.lines().count(), 4);
/// ```
#[derive(Clone, Debug)]
pub struct Writer {
    format: Format,
    blank: char,
    /// The columns of CSV, once the first puzzle has fixed them.
    columns: Vec<String>,
    has_begun: bool,
}

impl Writer {
    /// A writer of this format, with `.` for empty cells.
    pub fn new(format: Format) -> Writer {
        Writer { format, blank: Blank::default().char(), columns: Vec::new(), has_begun: false }
    }

    /// The same with another character for empty cells.
    pub fn with_blank(self, blank: Blank) -> Writer {
        Writer { blank: blank.char(), ..self }
    }

    /// Its format.
    pub fn format(&self) -> Format {
        self.format
    }

    /// What stands before the first record; afterwards records can be written. The first puzzle fixes the columns
    /// of CSV: puzzle and whatever it has.
    pub fn header(&mut self, first: Option<&Entry>) -> String {
        self.has_begun = true;
        match self.format {
            Format::Json => String::from("[\n"),
            Format::Csv => {
                self.columns = csv::columns(first.unwrap_or(&Entry::default()));
                csv::header(&self.columns)
            }
            _ => String::new(),
        }
    }

    /// Appends one record.
    ///
    /// # Panics
    /// If the format is CSV and [`Writer::header`] has not been called.
    pub fn record(&self, entry: &Entry, out: &mut String) {
        assert!(self.has_begun || self.format != Format::Csv, "the header comes before the records");
        match self.format {
            Format::Line => line::write(entry, self.blank, out),
            Format::Grid => draw::write(entry, self.blank, out),
            Format::Json => json::write(entry, self.blank, out),
            Format::Jsonl => {
                json::write(entry, self.blank, out);
                out.push('\n');
            }
            Format::Csv => csv::write(entry, self.blank, &self.columns, out),
            Format::Sdk => sdk::write(entry, self.blank, out),
            Format::Sdm => {
                out.push_str(&entry.givens.line_with(self.blank));
                out.push('\n');
            }
            Format::Ss => ss::write(entry, self.blank, out),
        }
    }

    /// What stands between two records.
    pub fn separator(&self) -> &'static str {
        match self.format {
            Format::Json => ",\n",
            Format::Grid | Format::Sdk | Format::Ss => "\n",
            Format::Line | Format::Jsonl | Format::Csv | Format::Sdm => "",
        }
    }

    /// What stands after the last record.
    pub fn footer(&self) -> &'static str {
        match self.format {
            Format::Json => "\n]\n",
            _ => "",
        }
    }

    /// Appends one record and what stands before it: the header or the separator.
    pub fn push(&mut self, entry: &Entry, out: &mut String) {
        if self.has_begun {
            out.push_str(self.separator());
        } else {
            out.push_str(&self.header(Some(entry)));
        }
        self.record(entry, out);
    }

    /// Appends what ends the text. A text without records gets its header too.
    pub fn finish(&mut self, out: &mut String) {
        if !self.has_begun {
            out.push_str(&self.header(None));
        }
        out.push_str(self.footer());
    }

    /// What this writer cannot say of an entry: [`losses`], and what has no column once the header is written.
    pub fn losses(&self, entry: &Entry) -> Vec<Loss> {
        let mut losses = losses(entry, self.format);
        if self.format == Format::Csv && self.has_begun {
            losses.extend(csv::missing(entry, &self.columns));
        }
        losses
    }
}

/// Appends one puzzle as a text of its own: in JSON an object, in CSV a header and a row.
pub fn write(entry: &Entry, format: Format, out: &mut String) {
    match format {
        Format::Json => {
            json::write(entry, Blank::default().char(), out);
            out.push('\n');
        }
        _ => Writer::new(format).push(entry, out),
    }
}

/// Something that a format cannot hold.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Loss {
    /// The placed digits are left out.
    Placed,
    /// The pencil marks are left out, or come back otherwise.
    Candidates,
    /// The solution is left out.
    Solution,
    /// The note is left out, or comes back otherwise.
    Note,
    /// The value of this name is left out, or comes back otherwise.
    Named(String),
}

/// An English phrase such as "the note".
impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Loss::Placed => f.write_str("the placed digits"),
            Loss::Candidates => f.write_str("the pencil marks"),
            Loss::Solution => f.write_str("the solution"),
            Loss::Note => f.write_str("the note"),
            Loss::Named(name) => write!(f, "{name:?}"),
        }
    }
}

/// What `format` cannot hold of `entry`: everything else comes back as it was when the text is read again.
pub fn losses(entry: &Entry, format: Format) -> Vec<Loss> {
    let mut losses = Vec::new();
    let mut lose = |loss: Loss, is_lost: bool| {
        if is_lost {
            losses.push(loss);
        }
    };
    let is_record = matches!(format, Format::Json | Format::Jsonl | Format::Csv);
    lose(Loss::Placed, format == Format::Sdm && entry.placed.count() > 0);
    lose(
        Loss::Candidates,
        match format {
            Format::Json | Format::Jsonl | Format::Csv => false,
            Format::Grid => !draw::keeps_candidates(entry),
            Format::Ss => !ss::keeps_candidates(entry),
            Format::Line | Format::Sdk | Format::Sdm => entry.candidates.is_some(),
        },
    );
    lose(Loss::Solution, !is_record && entry.meta.solution.is_some());
    let keeps_note = match format {
        Format::Json | Format::Jsonl => true,
        Format::Csv => csv::keeps_text(&entry.note),
        Format::Line => line::keeps_note(&entry.note),
        Format::Grid | Format::Sdk | Format::Sdm | Format::Ss => false,
    };
    lose(Loss::Note, !entry.note.is_empty() && !keeps_note);
    for (name, text) in entry.meta.texts() {
        let Some(text) = text else { continue };
        let keeps = match format {
            Format::Json | Format::Jsonl => true,
            Format::Csv => csv::keeps_text(text),
            Format::Sdk => sdk::has_letter(name) && sdk::keeps(text),
            Format::Line | Format::Grid | Format::Sdm | Format::Ss => false,
        };
        lose(Loss::Named(name.to_owned()), !keeps);
    }
    for (name, value) in &entry.meta.extra {
        let keeps = match format {
            Format::Json | Format::Jsonl => json::keeps(name, value, &entry.meta),
            Format::Csv => json::keeps(name, value, &entry.meta) && csv::keeps(name, value),
            _ => false,
        };
        lose(Loss::Named(name.clone()), !keeps);
    }
    losses
}
