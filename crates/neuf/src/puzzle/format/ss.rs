//! The state lines of Simple Sudoku's .ss files: `I` for a placed digit, `E` for a candidate that is gone.

use super::super::{Entry, Expected, Found, ParseError};
use super::cells::At;
use crate::grid::{Candidates, Cell, Digit};

/// What a state line says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    Placed(Cell, Digit),
    Gone(Cell, Digit),
}

/// Whether a line behind a grid is a state line, perhaps a broken one.
pub(super) fn is_state(text: &str) -> bool {
    let text = text.trim().as_bytes();
    matches!(text, [b'I' | b'E', rest @ ..] if rest.first().is_none_or(u8::is_ascii_digit))
}

/// Reads `Innd` (cell nn, 00 to 80, holds d) or `Ennddd` (candidate ddd, 001 to 009, of cell nn is gone).
pub(super) fn state(text: &str, line: usize) -> Result<State, ParseError> {
    let trimmed = text.trim();
    let number =
        |digits: Option<&str>| digits.filter(|d| d.bytes().all(|b| b.is_ascii_digit())).and_then(|d| d.parse().ok());
    let (length, make): (usize, fn(Cell, Digit) -> State) =
        if trimmed.starts_with('I') { (4, State::Placed) } else { (6, State::Gone) };
    let cell = number(trimmed.get(1..3)).and_then(Cell::new);
    let digit = number(trimmed.get(3..)).and_then(|value| u8::try_from(value).ok()).and_then(Digit::new);
    match (cell, digit) {
        (Some(cell), Some(digit)) if trimmed.len() == length => Ok(make(cell, digit)),
        _ => {
            let indent = text.chars().take_while(|char| char.is_whitespace()).count();
            Err(At { line, column: 1 + indent }.error(Found::text(trimmed), Expected::StateLine))
        }
    }
}

/// Takes what the state lines of a puzzle say: first all placed digits, then what is gone from what they leave.
pub(super) fn add(entry: &mut Entry, states: &[State]) {
    for &state in states {
        if let State::Placed(cell, digit) = state
            && entry.givens.get(cell).is_none()
        {
            entry.placed.set(cell, Some(digit));
        }
    }
    let mut candidates = entry.candidates.clone().unwrap_or_else(|| Candidates::of(&entry.filled()));
    for &state in states {
        if let State::Gone(cell, digit) = state {
            let mut left = candidates.get(cell);
            left.remove(digit);
            candidates.set(cell, left);
        }
    }
    super::line::keep_candidates(entry, candidates);
}

/// Whether the state lines can say what candidates an entry has.
pub(super) fn keeps_candidates(entry: &Entry) -> bool {
    let implied = Candidates::of(&entry.filled());
    entry
        .candidates
        .as_ref()
        .is_none_or(|candidates| Cell::all().all(|cell| (candidates.get(cell) & !implied.get(cell)).is_empty()))
}

/// Appends the framed grid and the state lines.
pub(super) fn write(entry: &Entry, blank: char, out: &mut String) {
    out.push_str(" *-----------*\n");
    for row in 0..9 {
        if row == 3 || row == 6 {
            out.push_str(" |---+---+---|\n");
        }
        out.push(' ');
        for column in 0..9 {
            if column % 3 == 0 {
                out.push('|');
            }
            out.push(entry.givens.get(Cell::at(row, column)).map_or(blank, Digit::to_char));
        }
        out.push_str("|\n");
    }
    out.push_str(" *-----------*\n");
    let mut states = String::new();
    for cell in entry.placed.filled().iter() {
        if let Some(digit) = entry.placed.get(cell) {
            states.push_str(&format!("I{:02}{digit}\n", cell.index()));
        }
    }
    let implied = Candidates::of(&entry.filled());
    for cell in Cell::all() {
        let left = entry.candidates.as_ref().map_or(implied.get(cell), |candidates| candidates.get(cell));
        for digit in (implied.get(cell) & !left).iter() {
            states.push_str(&format!("E{:02}{:03}\n", cell.index(), digit.get()));
        }
    }
    if !states.is_empty() {
        out.push('\n');
        out.push_str(&states);
    }
}
