//! Reads a table: its header says which columns hold the puzzle, its solution and the rest.

use csv_core::{ReadFieldResult, ReaderBuilder};

use super::super::super::{Entry, Expected, Found, ParseError, Position};
use super::super::cells::At;
use super::super::json::{self, PUZZLE_NAMES, SOLUTION_NAMES, is_one_of};
use super::super::{MAX_LINE, Ready, line};
use super::guess;

/// What separates columns, the most usual first.
const DELIMITERS: [u8; 3] = [b',', b';', b'\t'];

/// Whether a line names a column for the puzzle beside others.
pub(in super::super) fn is_header(text: &str) -> bool {
    delimiter(text).is_some()
}

fn delimiter(text: &str) -> Option<u8> {
    let names_puzzle = |delimiter: u8| {
        let mut names = text.split(delimiter as char).map(|name| name.trim().trim_matches('"').trim());
        text.contains(delimiter as char) && names.any(|name| is_one_of(name, &PUZZLE_NAMES))
    };
    DELIMITERS.into_iter().find(|&delimiter| names_puzzle(delimiter))
}

/// Reads the rows of a table that comes line by line.
#[derive(Clone, Debug, Default)]
pub(in super::super) struct Table {
    /// `None` before the header.
    rows: Option<Rows>,
    /// The header named no puzzle: nothing can be read.
    is_useless: bool,
}

#[derive(Clone, Debug)]
struct Rows {
    core: csv_core::Reader,
    columns: Vec<Column>,
    /// The row being read.
    row: Row,
}

/// The fields of a row and where each begins.
#[derive(Clone, Debug, Default)]
struct Row {
    fields: Vec<(At, String)>,
    /// What has been read of the next field, and where it begins.
    field: Vec<u8>,
    at: Option<At>,
    size: usize,
}

/// What a column holds.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Column {
    Puzzle,
    Solution,
    Placed,
    Candidates,
    Note,
    /// A text with a place of its own, or an extra value.
    Named(String),
    /// No name: an extra comma at the ends of the lines.
    Nameless,
}

impl Table {
    /// Takes line `number` of the text, without its line end.
    pub(in super::super) fn push(&mut self, number: usize, text: &str, out: &mut Ready) {
        match &mut self.rows {
            _ if self.is_useless => {}
            Some(rows) => rows.push(number, text, out),
            None if text.trim().is_empty() => {}
            None => match Rows::new(number, text) {
                Ok(rows) => self.rows = Some(rows),
                Err(error) => {
                    self.is_useless = true;
                    out.push_back(Err(error));
                }
            },
        }
    }

    /// A line could not be read at all.
    pub(in super::super) fn skip_line(&mut self) {
        if let Some(rows) = &mut self.rows {
            rows.reset();
        }
    }

    /// The end of the text.
    pub(in super::super) fn finish(&mut self, out: &mut Ready) {
        if let Some(rows) = &mut self.rows
            && let Some(at) = rows.row.at
        {
            out.push_back(Err(at.error(Found::EndOfText, Expected::ClosingQuote)));
            rows.reset();
        }
    }
}

impl Rows {
    fn new(number: usize, header: &str) -> Result<Rows, ParseError> {
        let core = ReaderBuilder::new().delimiter(delimiter(header).unwrap_or(b',')).build();
        let mut rows = Rows { core, columns: Vec::new(), row: Row::default() };
        let Some(names) = rows.feed(number, header) else {
            return Err(At { line: number, column: 1 }.error(Found::EndOfLine, Expected::ClosingQuote));
        };
        let mut columns: Vec<Column> = Vec::new();
        for (i, (at, name)) in names.iter().enumerate() {
            let name = name.trim();
            let column = match name {
                "" => Column::Nameless,
                _ if is_one_of(name, &PUZZLE_NAMES) => Column::Puzzle,
                _ if is_one_of(name, &SOLUTION_NAMES) => Column::Solution,
                "placed" => Column::Placed,
                "candidates" => Column::Candidates,
                "note" => Column::Note,
                _ => Column::Named(name.to_owned()),
            };
            let twin = columns.iter().position(|other| *other == column && column != Column::Nameless);
            if let Some(twin) = twin {
                let excerpt = |text: &str| text.trim().chars().take(Found::EXCERPT).collect();
                return Err(at.error(Found::Both(excerpt(&names[twin].1), excerpt(&names[i].1)), Expected::OneName));
            }
            columns.push(column);
        }
        if !columns.contains(&Column::Puzzle) {
            return Err(At { line: number, column: 1 }.error(Found::NoPuzzle, Expected::PuzzleName));
        }
        rows.columns = columns;
        Ok(rows)
    }

    fn push(&mut self, number: usize, text: &str, out: &mut Ready) {
        let begins = self.row.at.is_none();
        if begins && (text.trim().is_empty() || text.starts_with('#')) {
            return;
        }
        if let Some(fields) = self.feed(number, text) {
            out.push_back(self.read(&fields));
        } else if self.row.size > MAX_LINE {
            let at = self.row.at.unwrap_or_default();
            out.push_back(Err(at.error(Found::LongRecord, Expected::ClosingQuote)));
            self.reset();
        }
    }

    fn reset(&mut self) {
        self.core.reset();
        self.row = Row::default();
    }

    /// Reads on. Returns the fields of the row if it ends with this line.
    fn feed(&mut self, number: usize, text: &str) -> Option<Vec<(At, String)>> {
        self.row.size += text.len() + 1;
        let bytes = [text.as_bytes(), b"\n"].concat();
        let mut room = [0; 256];
        let mut passed = 0;
        loop {
            let begin = passed;
            let (result, read, written) = self.core.read_field(&bytes[passed..], &mut room);
            passed += read;
            if self.row.at.is_none() && begin < text.len() {
                let is_quoted = bytes[begin] == b'"';
                let column = 1 + text[..begin].chars().count() + usize::from(is_quoted);
                self.row.at = Some(At { line: number, column });
            }
            self.row.field.extend_from_slice(&room[..written]);
            match result {
                ReadFieldResult::OutputFull => {}
                ReadFieldResult::InputEmpty => return None,
                ReadFieldResult::Field { record_end } => {
                    let end = At { line: number, column: 1 + text.chars().count() };
                    let at = self.row.at.take().unwrap_or(end);
                    let field = String::from_utf8_lossy(&std::mem::take(&mut self.row.field)).into_owned();
                    self.row.fields.push((at, field));
                    if record_end {
                        return Some(std::mem::take(&mut self.row).fields);
                    }
                }
                ReadFieldResult::End => return Some(std::mem::take(&mut self.row).fields),
            }
        }
    }

    fn read(&self, fields: &[(At, String)]) -> Result<Entry, ParseError> {
        let start = fields.first().map_or(At::default(), |&(at, _)| at);
        let mut entry = Entry { position: Position { line: start.line }, ..Entry::default() };
        let too_many = fields.iter().skip(self.columns.len()).find(|(_, field)| !field.trim().is_empty());
        if let Some((at, field)) = too_many {
            return Err(at.error(Found::text(field.trim()), Expected::NoMoreFields));
        }
        let find = |wanted: Column| {
            let index = self.columns.iter().position(|column| *column == wanted)?;
            fields.get(index).map(|(at, field)| (*at, field.as_str()))
        };
        let Some((at, puzzle)) = find(Column::Puzzle) else {
            let at = fields.last().map_or(start, |(at, field)| At { column: at.column + field.chars().count(), ..*at });
            return Err(at.error(Found::EndOfLine, Expected::Line));
        };
        (entry.givens, entry.placed) = line::field(puzzle, at)?;
        if let Some((at, placed)) = find(Column::Placed).filter(|(_, field)| !field.trim().is_empty()) {
            json::lay(&mut entry, line::field(placed, at)?.0, at)?;
        }
        if let Some((at, marks)) = find(Column::Candidates).filter(|(_, field)| !field.trim().is_empty()) {
            let marks = json::read_candidates(marks, at)?;
            line::keep_candidates(&mut entry, marks);
        }
        for (column, (at, field)) in self.columns.iter().zip(fields) {
            match column {
                Column::Solution if !field.trim().is_empty() => {
                    entry.meta.solution = Some(line::field(field, *at)?.0);
                }
                Column::Note => entry.note.clone_from(field),
                Column::Named(name) if !field.is_empty() => match entry.meta.text_mut(name) {
                    Some(slot) => *slot = Some(field.clone()),
                    None => entry.meta.set(name, guess(field)),
                },
                _ => {}
            }
        }
        Ok(entry)
    }
}
