//! Reads one JSON value as a puzzle: an object that names its parts, a text, a list of 81 or of nine rows.
//!
//! In lists `0`, `-1`, `null` and `""` are blanks. Where `null` or `-1` stands for blanks and there is a 0 too, the
//! digits are counted from 0.

use std::borrow::Cow;
use std::fmt;

use serde_core::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;

use super::super::super::{Entry, Expected, Found, Kind, ParseError, Position, Value};
use super::super::cells::{At, Mark, Marks};
use super::super::{Format, entries, line};
use super::{PUZZLE_NAMES, SOLUTION_NAMES, compact, is_one_of};
use crate::grid::{Candidates, Cell, Digit, DigitSet, Grid, is_blank};

/// The members of an object in their order.
struct Members<'a>(Vec<(Cow<'a, str>, &'a RawValue)>);

impl<'de: 'a, 'a> Deserialize<'de> for Members<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Members<'a>, D::Error> {
        struct InOrder;
        impl<'de> Visitor<'de> for InOrder {
            type Value = Members<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Members<'de>, A::Error> {
                let mut members = Vec::new();
                while let Some(name) = map.next_key::<String>()? {
                    members.push((Cow::Owned(name), map.next_value()?));
                }
                Ok(Members(members))
            }
        }
        deserializer.deserialize_map(InOrder)
    }
}

/// A value and where it stands.
#[derive(Clone, Copy)]
struct Part<'a> {
    /// All that was read, and where it begins.
    whole: &'a str,
    start: At,
    /// The value, which is a piece of it.
    json: &'a str,
}

impl<'a> Part<'a> {
    fn at(&self) -> At {
        let passed = self.json.as_ptr() as usize - self.whole.as_ptr() as usize;
        place(&self.whole[..passed], self.start)
    }

    fn inner(&self, raw: &'a RawValue) -> Part<'a> {
        Part { json: raw.get(), ..*self }
    }

    fn kind(&self) -> Kind {
        match self.json.as_bytes().first() {
            Some(b'{') => Kind::Object,
            Some(b'[') => Kind::List,
            Some(b'"') => Kind::Text,
            Some(b't' | b'f') => Kind::Bool,
            Some(b'n') => Kind::Null,
            _ => Kind::Number,
        }
    }

    fn parse<T: Deserialize<'a>>(&self) -> Result<T, ParseError> {
        serde_json::from_str(self.json).map_err(|error| self.syntax(&error))
    }

    fn list(&self) -> Result<Vec<Part<'a>>, ParseError> {
        let raw: Vec<&'a RawValue> = self.parse()?;
        Ok(raw.into_iter().map(|raw| self.inner(raw)).collect())
    }

    /// What serde_json stopped at.
    fn syntax(&self, error: &serde_json::Error) -> ParseError {
        let mut passed = 0;
        for line in self.json.split_inclusive('\n').take(error.line() - 1) {
            passed += line.len();
        }
        passed += error.column().saturating_sub(1);
        if error.is_eof() {
            passed = self.json.trim_end().len();
        }
        let passed = (0..=passed.min(self.json.len())).rev().find(|&i| self.json.is_char_boundary(i)).unwrap_or(0);
        let at = place(&self.json[..passed], self.at());
        let found = self.json[passed..].chars().next().map_or(Found::EndOfLine, Found::char);
        at.error(found, Expected::Json)
    }

    fn error<T>(&self, found: Found, expected: Expected) -> Result<T, ParseError> {
        Err(self.at().error(found, expected))
    }
}

/// Where one stands after passing over a text that begins at `at`.
pub(super) fn place(passed: &str, at: At) -> At {
    match passed.rfind('\n') {
        None => At { line: at.line, column: at.column + passed.chars().count() },
        Some(end) => {
            let lines = passed.bytes().filter(|&byte| byte == b'\n').count();
            At { line: at.line + lines, column: 1 + passed[end + 1..].chars().count() }
        }
    }
}

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

/// The 81 cells of a puzzle, before it is known what 0 means.
struct Cells(Vec<(At, Shown)>);

#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    /// `null` or -1
    Nothing,
    /// The number 0.
    Zero,
    /// Any other number.
    Number(u8),
    Mark(Mark),
}

/// What the numbers of a list mean.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Base {
    /// 0 is a blank, or there is no 0.
    One,
    /// 0 is the first digit.
    Zero,
}

impl Base {
    fn of(puzzle: &Cells, solution: Option<&Cells>) -> Base {
        let has = |cells: &Cells, what| cells.0.iter().any(|&(_, shown)| shown == what);
        let has_zero = has(puzzle, Shown::Zero) || solution.is_some_and(|cells| has(cells, Shown::Zero));
        if has(puzzle, Shown::Nothing) && has_zero { Base::Zero } else { Base::One }
    }
}

impl Cells {
    fn read(part: Part<'_>) -> Result<Cells, ParseError> {
        let mut cells = Vec::with_capacity(Cell::COUNT);
        match part.kind() {
            Kind::Text => text(part, &mut cells, 81)?,
            Kind::List => {
                let list = part.list()?;
                let holds_rows = list.iter().any(|inner| match inner.kind() {
                    Kind::List => true,
                    Kind::Text => inner.json.len() > 4, // more than one cell in quotes
                    _ => false,
                });
                if !holds_rows && list.len() != 81 {
                    return part.error(Found::Cells(list.len()), Expected::Line);
                }
                if holds_rows && list.len() != 9 {
                    return part.error(Found::Rows(list.len()), Expected::Rows);
                }
                for inner in &list {
                    if holds_rows { row(*inner, &mut cells)? } else { cell(*inner, &mut cells)? }
                }
            }
            kind => return part.error(Found::Kind(kind), Expected::JsonPuzzle),
        }
        Ok(Cells(cells))
    }

    /// Givens and placed digits.
    fn digits(&self, base: Base) -> Result<(Grid, Grid), ParseError> {
        let mut entry = Entry::default();
        for (cell, &(at, shown)) in Cell::all().zip(&self.0) {
            let digit = match (shown, base) {
                (Shown::Mark(mark), _) => {
                    line::put(&mut entry, cell, mark);
                    continue;
                }
                (Shown::Zero, Base::Zero) => Digit::new(1),
                (Shown::Number(9), Base::Zero) => return Err(at.error(Found::Char('9'), Expected::FromZero)),
                (Shown::Number(n), Base::Zero) => Digit::new(n + 1),
                (Shown::Number(n), _) => Digit::new(n),
                (Shown::Nothing | Shown::Zero, _) => None,
            };
            entry.givens.set(cell, digit);
        }
        Ok((entry.givens, entry.placed))
    }
}

/// A text of `count` cells, or of nine rows with line ends between them.
fn text(part: Part<'_>, cells: &mut Vec<(At, Shown)>, count: usize) -> Result<(), ParseError> {
    let text: String = part.parse()?;
    let at = part.at();
    // Columns can be told only where every character stands for itself.
    let is_plain = part.json.len() == text.len() + 2;
    let inside = |i: usize| if is_plain { At { line: at.line, column: at.column + 1 + i } } else { at };
    if count == 81 && text.contains('\n') {
        let mut read = entries(text.lines(), Some(Format::Grid));
        let entry = match (read.next(), read.next()) {
            (Some(Ok(entry)), None) => entry,
            (Some(Err(error)), _) | (_, Some(Err(error))) => {
                return Err(ParseError { line: at.line, column: at.column, ..error });
            }
            (None, _) => return part.error(Found::Rows(0), Expected::Rows),
            (_, Some(Ok(_))) => return part.error(Found::Second, Expected::OnePuzzle),
        };
        cells.extend(Cell::all().map(|cell| {
            let given = entry.givens.get(cell).map(Mark::Given);
            let mark = given.or_else(|| entry.placed.get(cell).map(Mark::Placed)).unwrap_or(Mark::Blank('.'));
            (at, Shown::Mark(mark))
        }));
        return Ok(());
    }
    let mut marks = Marks::new(&text, At { line: 0, column: 0 });
    let mut found = 0;
    let mut excess = None;
    loop {
        let here = inside(marks.at.column);
        match marks.mark() {
            Some(Ok(mark)) if found < count => cells.push((here, Shown::Mark(mark))),
            Some(Ok(_)) => excess = excess.or(Some(here)),
            Some(Err(error)) => {
                let at = inside(error.column);
                return Err(ParseError { line: at.line, column: at.column, ..error });
            }
            None => match marks.peek() {
                Some(char) => return Err(here.error(Found::char(char), Expected::Cell)),
                None if found == count => return Ok(()),
                None => {
                    let expected = if count == 9 { Expected::Row } else { Expected::Line };
                    return Err(excess.unwrap_or(here).error(Found::Cells(found), expected));
                }
            },
        }
        found += 1;
    }
}

fn row(part: Part<'_>, cells: &mut Vec<(At, Shown)>) -> Result<(), ParseError> {
    match part.kind() {
        Kind::Text => text(part, cells, 9),
        Kind::List => {
            let list = part.list()?;
            if list.len() != 9 {
                return part.error(Found::Cells(list.len()), Expected::Row);
            }
            list.into_iter().try_for_each(|inner| cell(inner, cells))
        }
        kind => part.error(Found::Kind(kind), Expected::JsonRow),
    }
}

fn cell(part: Part<'_>, cells: &mut Vec<(At, Shown)>) -> Result<(), ParseError> {
    let shown = match part.kind() {
        Kind::Null => Shown::Nothing,
        Kind::Text if matches!(part.json, "\"\"" | "\" \"") => Shown::Mark(Mark::Blank(' ')),
        Kind::Text => return text_cell(part, cells),
        Kind::Number => match part.json.parse::<i64>() {
            Ok(-1) => Shown::Nothing,
            Ok(0) => Shown::Zero,
            Ok(n @ 1..=9) => Shown::Number(n as u8),
            _ => return part.error(Found::text(part.json), Expected::JsonCell),
        },
        kind => return part.error(Found::Kind(kind), Expected::JsonCell),
    };
    cells.push((part.at(), shown));
    Ok(())
}

fn text_cell(part: Part<'_>, cells: &mut Vec<(At, Shown)>) -> Result<(), ParseError> {
    let text: String = part.parse()?;
    let mut marks = Marks::new(&text, part.at());
    match (marks.mark(), marks.peek()) {
        (Some(Ok(mark)), None) => {
            cells.push((part.at(), Shown::Mark(mark)));
            Ok(())
        }
        _ => part.error(Found::text(&text), Expected::JsonCell),
    }
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
