//! JSON: a puzzle as an object, in an array or a line each; and the shapes that other programs write.
//!
//! `serde_json` reads the values. What splits a text into values is ours, so that a text of any size is read in
//! little memory and a broken record does not stop the next.

mod cells;
mod part;
mod read;
mod scan;

use serde_json::value::RawValue;

use super::super::{Entry, Meta, Value};
use crate::grid::{Cell, Digit};

pub(super) use read::{candidates as read_candidates, lay};
pub(super) use scan::Scanner;

/// The names that a puzzle goes by.
pub(super) const PUZZLE_NAMES: [&str; 9] =
    ["puzzle", "puzzles", "quiz", "quizzes", "question", "task", "grid", "board", "sudoku"];

/// The names that a solution goes by.
pub(super) const SOLUTION_NAMES: [&str; 4] = ["solution", "solutions", "answer", "answers"];

/// Other names with a meaning of their own.
const OTHER_NAMES: [&str; 3] = ["placed", "candidates", "note"];

/// Whether `name` is one of `names`, in either case.
pub(super) fn is_one_of(name: &str, names: &[&str]) -> bool {
    names.iter().any(|known| known.eq_ignore_ascii_case(name))
}

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
        member(name, &value_text(value), out);
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

/// An extra value as JSON. What only claims to be JSON is written as a text.
fn value_text(value: &Value) -> String {
    match value {
        Value::Json(json) => match serde_json::from_str::<&RawValue>(json) {
            Ok(raw) => compact(raw.get()),
            Err(_) => quoted(json),
        },
        Value::Text(text) => quoted(text),
        Value::Integer(_) | Value::Bool(_) => value.to_string(),
    }
}

/// JSON without the blanks between its parts.
fn compact(json: &str) -> String {
    let (mut in_text, mut is_escaped) = (false, false);
    let keep = |&char: &char| {
        let is_blank = !in_text && char.is_ascii_whitespace();
        if char == '"' && !is_escaped {
            in_text = !in_text;
        }
        is_escaped = in_text && char == '\\' && !is_escaped;
        !is_blank
    };
    json.chars().filter(keep).collect()
}

/// Whether an extra value of this name can stand beside what has a name already.
pub(super) fn is_free(name: &str, meta: &Meta) -> bool {
    let is_taken = meta.texts().into_iter().any(|(known, text)| known == name && text.is_some());
    !is_taken && !is_one_of(name, &PUZZLE_NAMES) && !is_one_of(name, &SOLUTION_NAMES) && !OTHER_NAMES.contains(&name)
}

/// Whether an extra value comes back as it was.
pub(super) fn keeps(name: &str, value: &Value, meta: &Meta) -> bool {
    let is_text = matches!(value, Value::Text(_)) && meta.texts().iter().any(|&(known, _)| known == name);
    let is_null = matches!(value, Value::Json(json) if json == "null");
    let text = value_text(value);
    let back = serde_json::from_str::<&RawValue>(&text).ok().and_then(read::value);
    is_free(name, meta) && !is_text && !is_null && back.as_ref() == Some(value)
}
