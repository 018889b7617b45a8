//! Comma-separated values: a header that names the columns, then a puzzle a row.

mod read;

use super::super::{Entry, Meta, Value};
use super::{Loss, json};
use crate::grid::{Cell, Digit};

pub(super) use read::{Table, is_header};

/// The greatest whole number that is read as one: JavaScript holds those up to 2^53 exactly.
const MOST_INTEGER: i64 = 1 << 53;

/// The columns for what an entry has.
pub(super) fn columns(entry: &Entry) -> Vec<String> {
    let mut columns = vec![String::from("puzzle")];
    let mut add = |name: &str, is_there: bool| {
        if is_there {
            columns.push(name.to_owned());
        }
    };
    add("placed", entry.placed.count() > 0);
    add("candidates", entry.candidates.is_some());
    add("solution", entry.meta.solution.is_some());
    for (name, text) in entry.meta.texts() {
        add(name, text.is_some());
    }
    add("note", !entry.note.is_empty());
    for (name, _) in &entry.meta.extra {
        add(name, json::is_free(name, &entry.meta) && is_column(name));
    }
    columns
}

/// The first line.
pub(super) fn header(columns: &[String]) -> String {
    let mut line = columns.iter().map(|name| field(name)).collect::<Vec<_>>().join(",");
    line.push('\n');
    line
}

/// What an entry has that these columns cannot hold.
pub(super) fn missing(entry: &Entry, columns: &[String]) -> Vec<Loss> {
    let missing = self::columns(entry).into_iter().filter(|name| !columns.contains(name));
    missing
        .map(|name| match name.as_str() {
            "placed" => Loss::Placed,
            "candidates" => Loss::Candidates,
            "solution" => Loss::Solution,
            "note" => Loss::Note,
            _ => Loss::Named(name),
        })
        .collect()
}

/// Appends the row of an entry.
pub(super) fn write(entry: &Entry, blank: char, columns: &[String], out: &mut String) {
    for (i, name) in columns.iter().enumerate() {
        if i > 0 {
            out.push(',');
        }
        out.push_str(&field(&value(entry, blank, name)));
    }
    out.push('\n');
}

fn value(entry: &Entry, blank: char, name: &str) -> String {
    match name {
        "puzzle" => entry.givens.line_with(blank),
        "placed" if entry.placed.count() == 0 => String::new(),
        "placed" => entry.placed.line_with(blank),
        "candidates" => entry.candidates.as_ref().map_or_else(String::new, |candidates| {
            let group = |cell| {
                let digits: String = candidates.get(cell).iter().map(Digit::to_char).collect();
                if digits.is_empty() { blank.to_string() } else { digits }
            };
            Cell::all().map(group).collect::<Vec<_>>().join(" ")
        }),
        "solution" => entry.meta.solution.map_or_else(String::new, |solution| solution.line_with(blank)),
        "note" => entry.note.clone(),
        _ => {
            let text =
                entry.meta.texts().into_iter().find(|&(known, _)| known == name).and_then(|(_, text)| text.clone());
            text.or_else(|| entry.meta.get(name).map(Value::to_string)).unwrap_or_default()
        }
    }
}

/// A field, in quotes where it needs them.
fn field(text: &str) -> String {
    let is_plain = text.trim() == text && !text.contains([',', '"', '\n', '\r']);
    if is_plain { text.to_owned() } else { format!("\"{}\"", text.replace('"', "\"\"")) }
}

/// Whether a text comes back as it was: an empty one counts as none.
pub(super) fn keeps_text(text: &str) -> bool {
    !text.is_empty() && !text.contains('\r')
}

/// What a field of an extra column says.
pub(super) fn guess(text: &str) -> Value {
    match text.parse::<i64>() {
        Ok(number) if (-MOST_INTEGER..=MOST_INTEGER).contains(&number) && number.to_string() == text => {
            Value::Integer(number)
        }
        _ if text == "true" => Value::Bool(true),
        _ if text == "false" => Value::Bool(false),
        _ => Value::Text(text.to_owned()),
    }
}

/// Whether a column can have this name.
fn is_column(name: &str) -> bool {
    !name.is_empty() && name.trim() == name && !name.contains(char::is_control)
}

/// Whether an extra value comes back as it was.
pub(super) fn keeps(name: &str, value: &Value) -> bool {
    let text = value.to_string();
    let is_text = Meta::default().text_mut(name).is_some();
    is_column(name) && !is_text && keeps_text(&text) && guess(&text) == *value
}
