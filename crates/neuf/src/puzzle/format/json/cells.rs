//! The 81 cells of a puzzle in JSON: a text, a list, rows.
//!
//! In lists `0`, `-1`, `null` and `""` are blanks. Where `null` or `-1` stands for blanks and there is a 0 too, the
//! digits are counted from 0.

use super::super::super::{Entry, Expected, Found, Kind, ParseError};
use super::super::cells::{At, Mark, Marks};
use super::super::{Format, entries, line};
use super::part::Part;
use crate::grid::{Cell, Digit, Grid};

/// The 81 cells of a puzzle, before it is known what 0 means.
pub(super) struct Cells(Vec<(At, Shown)>);

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
pub(super) enum Base {
    /// 0 is a blank, or there is no 0.
    One,
    /// 0 is the first digit.
    Zero,
}

impl Base {
    pub(super) fn of(puzzle: &Cells, solution: Option<&Cells>) -> Base {
        let has = |cells: &Cells, what| cells.0.iter().any(|&(_, shown)| shown == what);
        let has_zero = has(puzzle, Shown::Zero) || solution.is_some_and(|cells| has(cells, Shown::Zero));
        if has(puzzle, Shown::Nothing) && has_zero { Base::Zero } else { Base::One }
    }
}

impl Cells {
    pub(super) fn read(part: Part<'_>) -> Result<Cells, ParseError> {
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
    pub(super) fn digits(&self, base: Base) -> Result<(Grid, Grid), ParseError> {
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
