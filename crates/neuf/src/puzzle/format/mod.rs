//! Text formats: reading whatever people have, writing what other programs want.
//!
//! ```
//! use neuf::puzzle::format;
//!
//! let entry = format::parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 easy")?;
//! assert_eq!((entry.givens.count(), entry.note.as_str()), (30, "easy"));
//!
//! let error = format::parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7").unwrap_err();
//! assert_eq!(error.to_string(), "line 1, column 81: found 80 cells, expected the 81 of a grid: add 1");
//! # Ok::<(), neuf::puzzle::ParseError>(())
//! ```

mod block;
mod cells;
mod csv;
mod draw;
mod json;
mod line;
mod sdk;
mod ss;
#[cfg(test)]
mod tests;
mod text;
mod write;

use std::collections::VecDeque;
use std::fmt;
use std::str::FromStr;

#[doc(no_inline)]
pub use super::{Entry, Expected, Found, Kind, Meta, ParseError, Position, Value};
use block::Kind as LineKind;
use cells::At;
use csv::Table;
use json::Scanner;
use text::Grids;
pub use write::{Blank, Loss, ParseBlankError, Writer, losses, write};

/// The longest line that is read, in bytes; a longer one is reported, not read.
pub const MAX_LINE: usize = 1 << 20;

/// A text format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Format {
    /// 81 characters a line, a note behind them.
    Line,
    /// Nine rows in a frame.
    Grid,
    /// A JSON array of objects.
    Json,
    /// A JSON object a line.
    Jsonl,
    /// Comma-separated values with a header.
    Csv,
    /// SadMan's and SudoCue's .sdk: nine rows, and lines about the puzzle.
    Sdk,
    /// A collection: 81 characters a line and nothing else.
    Sdm,
    /// Simple Sudoku's .ss: nine framed rows, and the state of a game.
    Ss,
}

impl Format {
    /// All formats.
    pub const ALL: [Format; 8] =
        [Format::Line, Format::Grid, Format::Json, Format::Jsonl, Format::Csv, Format::Sdk, Format::Sdm, Format::Ss];

    /// Its name, which is also the usual ending of a file's name (but for `line` and `grid`).
    pub const fn name(self) -> &'static str {
        match self {
            Format::Line => "line",
            Format::Grid => "grid",
            Format::Json => "json",
            Format::Jsonl => "jsonl",
            Format::Csv => "csv",
            Format::Sdk => "sdk",
            Format::Sdm => "sdm",
            Format::Ss => "ss",
        }
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The text names no format.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseFormatError(String);

impl fmt::Display for ParseFormatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is no format: choose line, grid, json, jsonl, csv, sdk, sdm or ss", self.0)
    }
}

impl std::error::Error for ParseFormatError {}

impl FromStr for Format {
    type Err = ParseFormatError;

    fn from_str(text: &str) -> Result<Format, ParseFormatError> {
        let known = Format::ALL.into_iter().find(|format| format.name() == text);
        known.ok_or_else(|| ParseFormatError(text.chars().take(Found::EXCERPT).collect()))
    }
}

/// What was read or went wrong, in order.
type Ready = VecDeque<Result<Entry, ParseError>>;

/// Reads puzzles from the lines of a text, in memory that does not grow with the text.
///
/// Without a format the first puzzle decides: the text goes on as it begins. A puzzle that cannot be read gives an
/// error and the next one is read. Empty lines and, between puzzles, lines that begin with `#` are passed over.
#[derive(Clone, Debug)]
pub struct Reader {
    mode: Mode,
    line: usize,
    ready: Ready,
}

#[derive(Clone, Debug)]
enum Mode {
    /// No puzzle yet. `#` lines may speak about a grid that follows. Whether the last line was no text.
    Unknown {
        grids: Grids,
        noise: bool,
    },
    Lines,
    Grids(Grids),
    Json(Scanner),
    Table(Box<Table>),
}

impl Reader {
    /// A reader of this format, or of the one that the text begins with.
    pub fn new(format: Option<Format>) -> Reader {
        let mode = match format {
            None => Mode::Unknown { grids: Grids::default(), noise: false },
            Some(Format::Line | Format::Sdm) => Mode::Lines,
            Some(Format::Grid | Format::Sdk | Format::Ss) => Mode::Grids(Grids::default()),
            Some(Format::Json | Format::Jsonl) => Mode::Json(Scanner::default()),
            Some(Format::Csv) => Mode::Table(Box::default()),
        };
        Reader { mode, line: 0, ready: Ready::new() }
    }

    /// Takes the next line of the text; a line end at its end makes no difference. What could be read by now,
    /// [`Reader::take`] gives.
    pub fn push(&mut self, line: &str) {
        self.line += 1;
        let text = if self.line == 1 { line.strip_prefix('\u{feff}').unwrap_or(line) } else { line };
        let at = At { line: self.line, column: 1 };
        if text.len() > MAX_LINE {
            self.skip_line(at.error(Found::LongLine, Expected::ShortLine));
            return;
        }
        if let Mode::Table(table) = &mut self.mode {
            // Blanks at the end of a line may belong to a field in quotes.
            table.push(self.line, text.trim_end_matches(['\r', '\n']), &mut self.ready);
            return;
        }
        let text = text.trim_end();
        let is_json = matches!(self.mode, Mode::Json(_)) || self.is_first_json(text);
        let is_text = || cells::noise(text).is_none();
        if !is_json && let Some(end) = text.find('\r').filter(|_| is_text()) {
            // Line ends of old Macs: the whole text would look like one line.
            let at = At { column: 1 + text[..end].chars().count(), ..at };
            self.skip_line(at.error(Found::Return, Expected::LineEnd));
            return;
        }
        match &mut self.mode {
            Mode::Unknown { .. } => self.first(text),
            Mode::Lines if text.is_empty() || text.trim_start().starts_with('#') => {}
            Mode::Lines => self.ready.push_back(line::read(text, self.line)),
            Mode::Grids(grids) => grids.push(self.line, text, &mut self.ready),
            Mode::Json(values) => values.push(self.line, text, &mut self.ready),
            Mode::Table(_) => {} // above
        }
    }

    /// Reports a line that cannot be read; what stands before it ends there.
    fn skip_line(&mut self, error: ParseError) {
        match &mut self.mode {
            Mode::Unknown { grids, .. } | Mode::Grids(grids) => grids.skip_line(&mut self.ready),
            Mode::Lines => {}
            Mode::Json(values) => values.skip_line(),
            Mode::Table(table) => table.skip_line(),
        }
        self.ready.push_back(Err(error));
    }

    /// Whether a text of JSON begins with this line.
    fn is_first_json(&self, text: &str) -> bool {
        let start = text.trim_start();
        let is_json = start.starts_with(['{', '"']) || (start.starts_with('[') && !sdk::is_section(start));
        matches!(self.mode, Mode::Unknown { .. }) && is_json && !csv::is_header(start)
    }

    /// The text ends here.
    pub fn finish(&mut self) {
        match &mut self.mode {
            Mode::Unknown { grids, .. } => {
                grids.forget_column_name(); // a table without rows
                grids.finish(&mut self.ready);
            }
            Mode::Grids(grids) => grids.finish(&mut self.ready),
            Mode::Json(values) => values.finish(&mut self.ready),
            Mode::Table(table) => table.finish(&mut self.ready),
            Mode::Lines => {}
        }
    }

    /// The next puzzle, or what is wrong with it; `None` if more lines are needed.
    pub fn take(&mut self) -> Option<Result<Entry, ParseError>> {
        self.ready.pop_front()
    }

    /// A line before the first puzzle.
    fn first(&mut self, text: &str) {
        let is_json = self.is_first_json(text);
        let Mode::Unknown { grids, noise } = &mut self.mode else { return };
        let was_noise = std::mem::take(noise);
        let start = text.trim_start();
        if start.is_empty() || start.starts_with('#') {
            grids.push(self.line, text, &mut self.ready);
        } else if is_json {
            grids.finish(&mut self.ready);
            let mut values = Scanner::default();
            values.push(self.line, text, &mut self.ready);
            self.mode = Mode::Json(values);
        } else if csv::is_header(start) {
            grids.finish(&mut self.ready);
            let mut table = Box::<Table>::default();
            table.push(self.line, text, &mut self.ready);
            self.mode = Mode::Table(table);
        } else if line::is_line(start) {
            grids.forget_column_name();
            grids.finish(&mut self.ready);
            self.mode = Mode::Lines;
            self.ready.push_back(line::read(text, self.line));
        } else {
            if let Some(column) = cells::noise(text) {
                *noise = true;
                if !was_noise {
                    // One error for a run of such lines is enough.
                    let at = At { line: self.line, column };
                    self.skip_line(at.error(Found::NotText, Expected::Text));
                }
                return;
            }
            grids.push(self.line, text, &mut self.ready);
            if matches!(block::kind(text), LineKind::Row | LineKind::Either(_)) {
                self.mode = Mode::Grids(std::mem::take(grids));
            }
        }
    }
}

/// The puzzles in the lines of a text, each as soon as its last line has come.
///
/// ```
/// use neuf::puzzle::format::entries;
///
/// let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n12\n";
/// let results: Vec<_> = entries(text.lines(), None).collect();
/// assert!(results[0].is_ok() && results[1].is_err());
/// ```
pub fn entries<I>(lines: I, format: Option<Format>) -> Entries<I::IntoIter>
where
    I: IntoIterator<Item: AsRef<str>>,
{
    Entries { lines: Some(lines.into_iter()), reader: Reader::new(format) }
}

/// An iterator over the puzzles of a text: see [`entries`].
#[derive(Clone, Debug)]
pub struct Entries<I> {
    /// `None` after the end.
    lines: Option<I>,
    reader: Reader,
}

impl<I> Iterator for Entries<I>
where
    I: Iterator<Item: AsRef<str>>,
{
    type Item = Result<Entry, ParseError>;

    fn next(&mut self) -> Option<Result<Entry, ParseError>> {
        loop {
            if let Some(ready) = self.reader.take() {
                return Some(ready);
            }
            match self.lines.as_mut()?.next() {
                Some(line) => self.reader.push(line.as_ref()),
                None => {
                    self.lines = None;
                    self.reader.finish();
                }
            }
        }
    }
}

/// The one puzzle of a text in any format.
///
/// # Errors
/// The text has no puzzle, has more than one, or its puzzle cannot be read.
pub fn parse(text: &str) -> Result<Entry, ParseError> {
    let mut entries = entries(text.lines(), None);
    let Some(first) = entries.next() else {
        let at = At { line: text.lines().count().max(1), column: 1 };
        return Err(at.error(Found::EndOfText, Expected::Puzzle));
    };
    let entry = first?;
    match entries.next() {
        None => Ok(entry),
        Some(Ok(second)) => Err(At { line: second.position.line, column: 1 }.error(Found::Second, Expected::OnePuzzle)),
        Some(Err(error)) => Err(error),
    }
}
