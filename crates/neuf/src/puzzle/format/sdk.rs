//! What .sdk files have besides a grid: `#A` lines about the puzzle, `[Puzzle]` and `[State]` sections.

use super::super::{Entry, Expected, Found, Meta, ParseError};
use super::block::Whole;
use super::cells::At;
use super::line::keep_candidates;
use crate::grid::Cell;

/// The letter after `#` and the name of what follows it, in the order SudoCue writes them.
const LETTERS: [(char, &str); 7] = [
    ('A', "author"),
    ('D', "description"),
    ('C', "comment"),
    ('B', "date"),
    ('S', "source"),
    ('L', "level"),
    ('U', "url"),
];

/// The sections of SadMan's files.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Section {
    #[default]
    Puzzle,
    State,
}

/// The section that a line in square brackets begins.
pub(super) fn section(text: &str, line: usize) -> Result<Section, ParseError> {
    match text.trim().to_ascii_lowercase().as_str() {
        "[puzzle]" => Ok(Section::Puzzle),
        "[state]" => Ok(Section::State),
        _ => Err(At { line, column: 1 }.error(Found::text(text.trim()), Expected::Section)),
    }
}

/// Whether a line is a section header, `[Puzzle]`, rather than JSON.
pub(super) fn is_section(text: &str) -> bool {
    let inner = text.trim().strip_prefix('[').and_then(|text| text.strip_suffix(']'));
    inner.is_some_and(|name| {
        name != "null" && name.starts_with(|c: char| c.is_ascii_alphabetic()) && !name.contains(',')
    })
}

/// Takes what a `#` line says. A line with any other letter is a comment for the reader of the file.
pub(super) fn read_header(text: &str, meta: &mut Meta) {
    let mut chars = text.trim().chars();
    let letter = chars.nth(1);
    let Some((_, name)) = LETTERS.into_iter().find(|&(known, _)| Some(known) == letter) else { return };
    let value = chars.as_str().trim();
    if let Some(slot) = meta.text_mut(name).filter(|_| !value.is_empty()) {
        match slot {
            Some(text) => *text = format!("{text}\n{value}"),
            None => *slot = Some(value.to_owned()),
        }
    }
}

/// Whether a text comes back as it was from `#` lines.
pub(super) fn keeps(text: &str) -> bool {
    !text.is_empty() && text.split('\n').all(|line| !line.is_empty() && line.trim() == line && !line.contains('\r'))
}

/// Whether `#` lines can say this.
pub(super) fn has_letter(name: &str) -> bool {
    LETTERS.iter().any(|&(_, known)| known == name)
}

/// Lays the state of a game over its puzzle.
pub(super) fn add_state(entry: &mut Entry, state: &Whole) -> Result<(), ParseError> {
    let now = state.entry.filled();
    for (cell, &at) in Cell::all().zip(&state.places) {
        match (entry.givens.get(cell), now.get(cell)) {
            (Some(given), found) if found != Some(given) => {
                return Err(at.error(Found::Clash { cell, given, found }, Expected::SameGivens));
            }
            (None, found) => entry.placed.set(cell, found),
            _ => {}
        }
    }
    if let Some(candidates) = &state.entry.candidates {
        keep_candidates(entry, candidates.clone());
    }
    Ok(())
}

/// Appends the `#` lines, the puzzle, and the state if digits have been placed.
pub(super) fn write(entry: &Entry, blank: char, out: &mut String) {
    for (letter, name) in LETTERS {
        let value =
            entry.meta.texts().into_iter().find(|&(known, _)| known == name).and_then(|(_, text)| text.as_deref());
        for line in value.unwrap_or_default().split(['\n', '\r']).map(str::trim).filter(|line| !line.is_empty()) {
            out.extend(['#', letter]);
            out.push_str(line);
            out.push('\n');
        }
    }
    if entry.placed.count() == 0 {
        rows(&entry.givens.line_with(blank), out);
    } else {
        out.push_str("[Puzzle]\n");
        rows(&entry.givens.line_with(blank), out);
        out.push_str("[State]\n");
        rows(&entry.filled().line_with(blank), out);
    }
}

fn rows(line: &str, out: &mut String) {
    for (i, char) in line.chars().enumerate() {
        out.push(char);
        if i % 9 == 8 {
            out.push('\n');
        }
    }
}

/// The entry of a state without its puzzle is an error.
pub(super) fn lone_state(line: usize) -> ParseError {
    At { line, column: 1 }.error(Found::text("[State]"), Expected::PuzzleFirst)
}
