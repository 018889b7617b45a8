//! Draws a grid in a frame: digits, or the candidates of every cell.
//!
//! Candidates are drawn only where they come back as they are: in such a drawing a single one looks like a given.

use super::super::Entry;
use super::line::keep_candidates;
use crate::grid::{Candidates, Cell, Digit};

/// Appends the drawing: givens, placed digits after `+`, `blank` elsewhere; the pencil marks if they come back.
pub(super) fn write(entry: &Entry, blank: char, out: &mut String) {
    let marks = entry.candidates.as_ref().filter(|_| keeps_candidates(entry));
    let shown: Vec<String> = Cell::all().map(|cell| show(entry, marks, cell, blank)).collect();
    let widths: Vec<usize> =
        (0..9).map(|column| (0..9).map(|row| shown[row * 9 + column].len()).max().unwrap_or(1)).collect();
    // Cells of digits all get the same room, candidates only what their column needs.
    let widest = widths.iter().copied().max().unwrap_or(1);
    let width = |column: usize| if marks.is_some() { widths[column] } else { widest };
    let mut rule = String::new();
    for stack in 0..3 {
        let room: usize = (stack * 3..stack * 3 + 3).map(|column| width(column) + 1).sum();
        rule.push('+');
        rule.push_str(&"-".repeat(room + 1));
    }
    rule.push_str("+\n");
    for row in 0..9 {
        if row % 3 == 0 {
            out.push_str(&rule);
        }
        for column in 0..9 {
            out.push_str(if column % 3 == 0 { "| " } else { "" });
            let text = &shown[row * 9 + column];
            let room = " ".repeat(width(column) - text.len());
            let parts = if marks.is_some() { [text, &room] } else { [&room, text] };
            out.extend(parts.map(String::as_str));
            out.push(' ');
        }
        out.push_str("|\n");
    }
    out.push_str(&rule);
}

fn show(entry: &Entry, marks: Option<&Candidates>, cell: Cell, blank: char) -> String {
    match (entry.givens.get(cell), entry.placed.get(cell), marks) {
        (Some(digit), _, _) => digit.to_string(),
        (None, Some(digit), _) => format!("+{digit}"),
        (None, None, None) => blank.to_string(),
        (None, None, Some(candidates)) => {
            let digits: String = candidates.get(cell).iter().map(Digit::to_char).collect();
            if digits.is_empty() { blank.to_string() } else { digits }
        }
    }
}

/// Whether the pencil marks come back from the drawing: a single one in a cell would be read as a given, and a
/// filled cell shows its digit only.
pub(super) fn keeps_candidates(entry: &Entry) -> bool {
    let Some(candidates) = &entry.candidates else { return true };
    let mut back = Candidates::of(&entry.filled());
    let filled = entry.filled();
    let mut are_groups = false;
    for cell in Cell::all().filter(|&cell| filled.get(cell).is_none()) {
        let digits = candidates.get(cell);
        if digits.single().is_some() {
            return false;
        }
        are_groups |= digits.len() > 1;
        back.set(cell, digits);
    }
    let mut read = Entry { givens: entry.givens, placed: entry.placed, ..Entry::default() };
    keep_candidates(&mut read, back);
    are_groups && read.candidates == entry.candidates
}
