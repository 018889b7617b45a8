//! A puzzle on one line: 81 characters, and perhaps a note.

use super::super::{Entry, Expected, Found, ParseError, Position};
use super::block::{Kind, kind};
use super::cells::{At, Mark, Marks};
use crate::grid::{Candidates, Cell, Digit, DigitSet, Grid, is_blank};

/// Reads the puzzle of line number `line`.
///
/// The first word decides: 81 cells, then nothing or a separator and a note. The other shapes have only one
/// reading each: 9 × 9, 27 × 3 or 81 × 1 cells with the same separator between all of them; or 729 characters,
/// the nine candidates of each cell, each a digit in its place or a blank.
pub(super) fn read(text: &str, line: usize) -> Result<Entry, ParseError> {
    match plain(text, line) {
        Some(entry) => Ok(entry),
        None => any(text, line),
    }
}

/// Reads the usual line quickly: 81 digits and blanks at its very beginning, then nothing, or a separator and a note.
/// `None` for any other line.
fn plain(text: &str, line: usize) -> Option<Entry> {
    // Tables instead of questions: whether a cell is given is no more predictable than the puzzle.
    const DIGITS: [Option<Digit>; 256] = {
        let mut digits = [None; 256];
        let mut byte = 0;
        while byte < 256 {
            digits[byte] = Digit::from_char(byte as u8 as char);
            byte += 1;
        }
        digits
    };
    const IS_CELL: [bool; 256] = {
        let mut is_cell = [false; 256];
        let mut byte = 0;
        while byte < 256 {
            is_cell[byte] = DIGITS[byte].is_some() || is_blank(byte as u8 as char);
            byte += 1;
        }
        is_cell
    };
    let cells: &[u8; Cell::COUNT] = text.as_bytes().first_chunk()?;
    let mut entry = Entry { position: Position { line }, ..Entry::default() };
    let mut are_cells = true;
    for (cell, &byte) in Cell::all().zip(cells) {
        are_cells &= IS_CELL[usize::from(byte)];
        entry.givens.set(cell, DIGITS[usize::from(byte)]);
    }
    let tail = text.get(Cell::COUNT..).filter(|tail| are_cells && tail.chars().next().is_none_or(is_separator))?;
    if !tail.is_empty() {
        entry.note = note(tail);
    }
    Some(entry)
}

/// Reads a line of any of the shapes.
fn any(text: &str, line: usize) -> Result<Entry, ParseError> {
    let indent = text.len() - text.trim_start().len();
    let start = At { line, column: 1 + text[..indent].chars().count() };
    let mut marks = Marks::new(&text[indent..], start);
    let mut entry = Entry { position: Position { line }, ..Entry::default() };
    for (count, cell) in Cell::all().enumerate() {
        match marks.mark() {
            Some(Ok(mark)) => put(&mut entry, cell, mark),
            Some(Err(error)) => return Err(error),
            None => return spread(text, line).unwrap_or_else(|| Err(short(&mut marks, count))),
        }
    }
    match marks.peek() {
        None => Ok(entry),
        Some(char) if is_separator(char) => {
            entry.note = note(&marks.rest());
            Ok(entry)
        }
        Some(_) => spread(text, line).or_else(|| sukaku(text.trim(), line)).unwrap_or_else(|| Err(long(&mut marks))),
    }
}

pub(super) fn put(entry: &mut Entry, cell: Cell, mark: Mark) {
    match mark {
        Mark::Blank(_) => {}
        Mark::Given(digit) => entry.givens.set(cell, Some(digit)),
        Mark::Placed(digit) => entry.placed.set(cell, Some(digit)),
    }
}

/// Whether this character sets a note apart from a puzzle.
fn is_separator(char: char) -> bool {
    char.is_whitespace() || matches!(char, ',' | ';' | '#' | '|')
}

/// What is wrong where fewer than 81 cells end.
fn short(marks: &mut Marks<'_>, count: usize) -> ParseError {
    match marks.peek() {
        Some(char) if count == 0 || !is_separator(char) => marks.at.error(Found::char(char), Expected::Cell),
        _ => marks.at.error(Found::Cells(count), Expected::Line),
    }
}

/// What is wrong with the character after 81 cells.
fn long(marks: &mut Marks<'_>) -> ParseError {
    let at = marks.at;
    let more = std::iter::from_fn(|| marks.mark()).take_while(Result::is_ok).count();
    match marks.peek() {
        _ if more > 0 => at.error(Found::Cells(81 + more), Expected::Line),
        char => at.error(char.map_or(Found::EndOfLine, Found::char), Expected::Separator),
    }
}

/// The note as it is kept: a single space before it is only a separator, everything else is part of it.
fn note(tail: &str) -> String {
    let tail = tail.trim_end();
    match tail.strip_prefix(' ') {
        Some(note) if !note.starts_with(is_separator) => note.to_owned(),
        _ => tail.to_owned(),
    }
}

/// A note as it is written behind a puzzle.
fn tail(note: &str) -> String {
    let note = note.replace(['\n', '\r'], " ");
    match note.chars().next() {
        None => String::new(),
        Some(first) if is_separator(first) => note,
        Some(_) => format!(" {note}"),
    }
}

/// Whether a note comes back as it was from behind a puzzle.
pub(super) fn keeps_note(text: &str) -> bool {
    note(&tail(text)) == text
}

/// Appends the puzzle on a line of its own: givens, placed digits after `+`, `blank` elsewhere, the note.
pub(super) fn write(entry: &Entry, blank: char, out: &mut String) {
    cells(entry, blank, out);
    out.push_str(&tail(&entry.note));
    out.push('\n');
}

/// Appends the 81 cells: givens, placed digits after `+`, `blank` elsewhere.
pub(super) fn cells(entry: &Entry, blank: char, out: &mut String) {
    for cell in Cell::all() {
        match (entry.givens.get(cell), entry.placed.get(cell)) {
            (Some(digit), _) => out.push(digit.to_char()),
            (None, Some(digit)) => out.extend(['+', digit.to_char()]),
            (None, None) => out.push(blank),
        }
    }
}

/// A word with so many cells is no row, whatever else is in it.
const LONG: usize = 20;

/// Whether a line is a puzzle, perhaps a broken one, rather than a row or a rule of a grid.
pub(super) fn is_line(text: &str) -> bool {
    let text = text.trim();
    if text.len() < LONG {
        return false;
    }
    let word = text.split_whitespace().next().unwrap_or_default();
    let is_cell = |&char: &char| is_blank(char) || Digit::from_char(char).is_some();
    let is_long = word.chars().filter(is_cell).nth(LONG - 1).is_some();
    let is_empty = || text.len() == 81 && text.bytes().all(|byte| text.starts_with(byte as char));
    (is_long && (kind(text) != Kind::Rule || is_empty())) || spread(text, 0).is_some()
}

/// 9 × 9, 27 × 3 or 81 × 1 cells with one kind of separator between all the pieces; `None` if it is not that.
/// Nine groups of ascending digits are a row of candidates instead.
fn spread(text: &str, line: usize) -> Option<Result<Entry, ParseError>> {
    if text.len() < Cell::COUNT + 8 {
        return None;
    }
    const SEPARATORS: [char; 9] = [' ', '|', ',', ';', '/', '-', '_', ':', '\t'];
    let pieces = |separator| {
        let text = text.trim().trim_matches(separator);
        let pieces: Vec<&str> = match separator {
            ' ' => text.split_whitespace().collect(),
            _ => text.split(separator).map(str::trim).collect(),
        };
        let size = match pieces.len() {
            9 => 9,
            27 => 3,
            81 => 1,
            _ => return None,
        };
        let fits = |piece: &&str| {
            let mut marks = Marks::new(piece, At { line, column: 1 });
            let count = std::iter::from_fn(|| marks.mark()).take_while(Result::is_ok).take(10).count();
            count == size && marks.peek().is_none()
        };
        pieces.iter().all(fits).then_some(pieces)
    };
    let pieces = SEPARATORS.into_iter().find_map(pieces)?;
    if pieces.len() == 9 && pieces.iter().all(|piece| is_candidate_group(piece)) {
        return None;
    }
    let mut entry = Entry { position: Position { line }, ..Entry::default() };
    let mut cells = Cell::all();
    for piece in pieces {
        let mut marks = Marks::new(piece, At { line, column: 1 });
        while let Some(Ok(mark)) = marks.mark() {
            put(&mut entry, cells.next()?, mark);
        }
    }
    cells.next().is_none().then_some(Ok(entry))
}

/// Whether a group could be all candidates of a cell: digits in ascending order.
fn is_candidate_group(piece: &str) -> bool {
    piece.chars().all(|char| Digit::from_char(char).is_some()) && piece.as_bytes().is_sorted_by(|a, b| a < b)
}

/// 729 characters, nine for each cell: its candidates, each in its place, and blanks; `None` if it is not that.
fn sukaku(text: &str, line: usize) -> Option<Result<Entry, ParseError>> {
    if text.len() != 729 || !text.is_ascii() {
        return None;
    }
    let mut candidates = Candidates::ALL;
    for (cell, group) in Cell::all().zip(text.as_bytes().chunks(9)) {
        let mut digits = DigitSet::EMPTY;
        for (digit, &byte) in Digit::ALL.into_iter().zip(group) {
            match Digit::from_char(byte as char) {
                Some(found) if found == digit => digits.insert(digit),
                None if is_blank(byte as char) => {}
                _ => return None,
            }
        }
        candidates.set(cell, digits);
    }
    let mut entry = Entry { position: Position { line }, ..Entry::default() };
    for cell in Cell::all() {
        entry.givens.set(cell, candidates.get(cell).single());
    }
    keep_candidates(&mut entry, candidates);
    Some(Ok(entry))
}

/// Keeps candidates that say something else than the digits imply.
pub(super) fn keep_candidates(entry: &mut Entry, candidates: Candidates) {
    let implied = Candidates::of(&entry.filled());
    entry.candidates = (candidates != implied).then_some(candidates);
}

/// Reads 81 cells out of a field of a table, where no note can follow: givens and placed digits. `at` is where the
/// field begins.
pub(super) fn field(text: &str, at: At) -> Result<(Grid, Grid), ParseError> {
    let indent = text.len() - text.trim_start().len();
    let at = At { column: at.column + text[..indent].chars().count(), ..at };
    let mut marks = Marks::new(text.trim(), at);
    let mut entry = Entry::default();
    for (count, cell) in Cell::all().enumerate() {
        match (marks.mark(), marks.peek()) {
            (Some(mark), _) => put(&mut entry, cell, mark?),
            (None, None) => return Err(marks.at.error(Found::Cells(count), Expected::Line)),
            (None, Some(char)) => return Err(marks.at.error(Found::char(char), Expected::Cell)),
        }
    }
    match marks.peek() {
        None => Ok((entry.givens, entry.placed)),
        Some(_) => Err(match long(&mut marks) {
            error if error.expected == Expected::Line => error,
            error => ParseError { expected: Expected::EndOfField, ..error },
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    /// Every change of one character, every length, some tails: what is read quickly is what is read slowly.
    #[test]
    fn the_quick_reader_reads_what_the_slow_one_does() {
        let (mut quick, mut slow) = (0, 0);
        let mut compare = |text: &str| match (plain(text, 7), any(text, 7)) {
            (Some(entry), any) => {
                assert_eq!(Ok(entry), any, "{text:?}");
                quick += 1;
            }
            (None, _) => slow += 1,
        };
        let tails = ["", " ", ";", "a", ".", " x", "  x", "; 1", ",,", "\tx ", "#5", "|", "\u{a0}x", "é", "1"];
        for at in 0..=81 {
            for change in ('\0'..='\u{ff}').chain(['\u{2003}', '５', '😀']) {
                let rest = LINE.get(at + 1..).unwrap_or_default();
                compare(&format!("{}{change}{rest}", &LINE[..at]));
            }
            for tail in tails {
                compare(&format!("{}{tail}", &LINE[..at]));
                compare(&format!("{}{tail}", &LINE[81 - at..]));
                compare(&format!("{}{tail}{}", &LINE[..at], &LINE[at..]));
            }
        }
        assert!(quick > 81 * 17 && slow > 1000, "{quick} {slow}");
    }
}
