//! Reads one JSON value as a puzzle: an object that names its parts, a text, a list.

use std::borrow::Cow;

use serde_json::value::RawValue;

use super::super::super::{Entry, Expected, Found, Kind, ParseError, Position, Value};
use super::super::cells::At;
use super::super::line;
use super::cells::{Base, Cells};
use super::part::{Members, Part};
use super::{PUZZLE_NAMES, SOLUTION_NAMES, compact, is_one_of};
use crate::grid::{Candidates, Cell, Digit, DigitSet, Grid, is_blank};

/// Whether the first element of an array is a puzzle of its own, rather than a row or cell of one.
pub(super) fn is_puzzle(json: &str) -> bool {
    let part = Part { whole: json, start: At::default(), json };
    let long_text = |part: &Part<'_>| part.parse::<String>().is_ok_and(|text| text.chars().count() > 1);
    match part.kind() {
        Kind::Object => true,
        Kind::Text => part.parse::<String>().map_or(true, |text| text.chars().count() > 9),
        Kind::List => part.list().map_or(true, |list| {
            list.len() == 81 || list.iter().any(|inner| inner.kind() == Kind::List || long_text(inner))
        }),
        Kind::Null | Kind::Bool | Kind::Number => false,
    }
}

/// Reads a puzzle out of a JSON value that begins at `start`.
pub(in super::super) fn entry(json: &str, start: At) -> Result<Entry, ParseError> {
    let part = Part { whole: json, start, json };
    let part = part.inner(part.parse()?);
    let mut entry = Entry { position: Position { line: start.line }, ..Entry::default() };
    if part.kind() == Kind::Object {
        object(part, &mut entry)?;
    } else {
        let cells = Cells::read(part)?;
        (entry.givens, entry.placed) = cells.digits(Base::of(&cells, None))?;
    }
    Ok(entry)
}

fn object(part: Part<'_>, entry: &mut Entry) -> Result<(), ParseError> {
    let Members(members) = part.parse()?;
    let puzzle = one_of(&part, &members, &PUZZLE_NAMES)?;
    let solution = one_of(&part, &members, &SOLUTION_NAMES)?.filter(|solution| solution.kind() != Kind::Null);
    let Some(puzzle) = puzzle else {
        return part.error(Found::NoPuzzle, Expected::PuzzleName);
    };
    let puzzle = Cells::read(puzzle)?;
    let solution = solution.map(Cells::read).transpose()?;
    let base = Base::of(&puzzle, solution.as_ref());
    (entry.givens, entry.placed) = puzzle.digits(base)?;
    if let Some(solution) = solution {
        entry.meta.solution = Some(solution.digits(base)?.0);
    }
    let mut marks = None;
    for (name, raw) in &members {
        let value = part.inner(raw);
        let is_null = value.kind() == Kind::Null;
        match name.as_ref() {
            name if is_one_of(name, &PUZZLE_NAMES) || is_one_of(name, &SOLUTION_NAMES) => {}
            "placed" | "candidates" | "note" if is_null => {}
            "placed" => lay(entry, Cells::read(value)?.digits(base)?.0, value.at())?,
            "candidates" => marks = Some(groups(value)?),
            "note" if value.kind() == Kind::Text => entry.note = value.parse()?,
            "note" => return value.error(Found::Kind(value.kind()), Expected::JsonText),
            name => match (entry.meta.text_mut(name), value.kind()) {
                (Some(slot), Kind::Text) => *slot = Some(value.parse()?),
                (Some(_), Kind::Null) => {}
                _ => {
                    // What is inside a text may still be wrong: half a surrogate pair, say.
                    let Some(read) = self::value(raw) else { return value.parse::<String>().map(|_| ()) };
                    entry.meta.set(name, read);
                }
            },
        }
    }
    if let Some(marks) = marks {
        line::keep_candidates(entry, marks);
    }
    Ok(())
}

/// The member that goes by one of these names.
fn one_of<'a>(
    part: &Part<'a>,
    members: &[(Cow<'a, str>, &'a RawValue)],
    names: &[&str],
) -> Result<Option<Part<'a>>, ParseError> {
    let mut found = members.iter().filter(|(name, _)| is_one_of(name, names));
    match (found.next(), found.next()) {
        (Some((first, _)), Some((second, raw))) => {
            let both = [first, second].map(|name| name.chars().take(Found::EXCERPT).collect());
            let [first, second] = both;
            part.inner(raw).error(Found::Both(first, second), Expected::OneName)
        }
        (first, _) => Ok(first.map(|(_, raw)| part.inner(raw))),
    }
}

/// Adds placed digits to the givens.
pub(in super::super) fn lay(entry: &mut Entry, placed: Grid, at: At) -> Result<(), ParseError> {
    for cell in placed.filled().iter() {
        let digit = placed.get(cell);
        match entry.givens.get(cell) {
            Some(given) if digit != Some(given) => {
                return Err(at.error(Found::Clash { cell, given, found: digit }, Expected::SameGivens));
            }
            Some(_) => {}
            None => entry.placed.set(cell, digit),
        }
    }
    Ok(())
}

/// An extra value; `None` if it is no JSON after all.
pub(super) fn value(raw: &RawValue) -> Option<Value> {
    let json = raw.get();
    Some(match json {
        "true" => Value::Bool(true),
        "false" => Value::Bool(false),
        _ if json.starts_with('"') => Value::Text(serde_json::from_str(json).ok()?),
        _ => match json.parse::<i64>() {
            Ok(number) if number.to_string() == json => Value::Integer(number),
            _ => Value::Json(compact(json)),
        },
    })
}

/// The candidates of the 81 cells: a list of texts, or one text with blanks between the groups.
fn groups(part: Part<'_>) -> Result<Candidates, ParseError> {
    match part.kind() {
        Kind::Text => candidates(&part.parse::<String>()?, part.at()),
        Kind::List => {
            let list = part.list()?;
            if list.len() != Cell::COUNT {
                return part.error(Found::Groups(list.len()), Expected::AllGroups);
            }
            let mut candidates = Candidates::ALL;
            for (cell, inner) in Cell::all().zip(&list) {
                let group: String = match inner.kind() {
                    Kind::Text => inner.parse()?,
                    Kind::Null => String::new(),
                    kind => return inner.error(Found::Kind(kind), Expected::JsonText),
                };
                candidates.set(cell, digits(&group, inner.at())?);
            }
            Ok(candidates)
        }
        kind => part.error(Found::Kind(kind), Expected::AllGroups),
    }
}

/// 81 groups of digits with blanks between them; a blank character is a cell without candidates.
pub(in super::super) fn candidates(text: &str, at: At) -> Result<Candidates, ParseError> {
    let groups: Vec<&str> = text.split_whitespace().collect();
    if groups.len() != Cell::COUNT {
        return Err(at.error(Found::Groups(groups.len()), Expected::AllGroups));
    }
    let mut candidates = Candidates::ALL;
    for (cell, group) in Cell::all().zip(groups) {
        candidates.set(cell, digits(group, at)?);
    }
    Ok(candidates)
}

fn digits(group: &str, at: At) -> Result<DigitSet, ParseError> {
    let mut digits = DigitSet::EMPTY;
    if group.chars().count() == 1 && group.chars().all(is_blank) {
        return Ok(digits);
    }
    for char in group.chars() {
        match Digit::from_char(char) {
            Some(digit) if !digits.contains(digit) => digits.insert(digit),
            _ => return Err(at.error(Found::char(char), Expected::Candidate)),
        }
    }
    Ok(digits)
}
