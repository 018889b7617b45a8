//! JSON: a puzzle as an object.

use super::super::{Entry, Meta, Value};

use crate::grid::{Cell, Digit};

/// The names that a puzzle goes by.
pub(super) const PUZZLE_NAMES: [&str; 12] = [
    "puzzle",
    "puzzles",
    "quiz",
    "quizzes",
    "question",
    "task",
    "grid",
    "board",
    "givens",
    "sudoku",
    "problem",
    "clue_grid",
];

/// The names that a solution goes by.
pub(super) const SOLUTION_NAMES: [&str; 6] = ["solution", "solutions", "answer", "answers", "solved", "solution_grid"];

/// Other names with a meaning of their own.
const OTHER_NAMES: [&str; 3] = ["placed", "candidates", "note"];

/// Appends the object on one line, without a line end.
pub(super) fn write(entry: &Entry, blank: char, out: &mut String) {
    out.push_str("{\"puzzle\":\"");
    out.push_str(&entry.givens.line_with(blank));
    out.push('"');
    if entry.placed.count() > 0 {
        out.push_str(",\"placed\":\"");
        out.push_str(&entry.placed.line_with(blank));
        out.push('"');
    }
    if let Some(candidates) = &entry.candidates {
        out.push_str(",\"candidates\":[");
        for cell in Cell::all() {
            out.push_str(if cell.index() == 0 { "\"" } else { ",\"" });
            out.extend(candidates.get(cell).iter().map(Digit::to_char));
            out.push('"');
        }
        out.push(']');
    }
    if let Some(solution) = &entry.meta.solution {
        out.push_str(",\"solution\":\"");
        out.push_str(&solution.line_with(blank));
        out.push('"');
    }
    for (name, text) in entry.meta.texts() {
        if let Some(text) = text {
            member(name, &quoted(text), out);
        }
    }
    if !entry.note.is_empty() {
        member("note", &quoted(&entry.note), out);
    }
    for (name, value) in entry.meta.extra.iter().filter(|(name, _)| is_free(name, &entry.meta)) {
        match value {
            Value::Text(text) => member(name, &quoted(text), out),
            other => member(name, &other.to_string(), out),
        }
    }
    out.push('}');
}

fn member(name: &str, value: &str, out: &mut String) {
    out.push(',');
    out.push_str(&quoted(name));
    out.push(':');
    out.push_str(value);
}

fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

/// Whether an extra value of this name can stand beside what has a name already.
pub(super) fn is_free(name: &str, meta: &Meta) -> bool {
    let is_taken = meta.texts().into_iter().any(|(known, text)| known == name && text.is_some());
    let lower = name.to_lowercase();
    let is_known = |names: &[&str]| names.contains(&lower.as_str());
    !is_taken && !is_known(&PUZZLE_NAMES) && !is_known(&SOLUTION_NAMES) && !is_known(&OTHER_NAMES)
}

/// Whether an extra value comes back as it was.
pub(super) fn keeps(name: &str, value: &Value, meta: &Meta) -> bool {
    is_free(name, meta)
        && match value {
            Value::Text(_) => !meta.texts().iter().any(|&(known, _)| known == name),
            Value::Integer(_) | Value::Bool(_) => true,
            Value::Json(text) => serde_json::from_str::<serde_json::Value>(text).is_ok(),
        }
}
