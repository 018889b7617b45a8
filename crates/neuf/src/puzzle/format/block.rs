//! A grid over several lines: nine rows, perhaps with bars and rules; or nine rows of candidates.
//!
//! A line that is all dashes (or all `*`, all `_`) may be an empty row or a rule. What makes nine rows decides;
//! where both readings do, it is an error.

use super::super::{Entry, Expected, Found, ParseError, Position};
use super::cells::{At, Mark, Row, is_bar, row};
use super::line::{keep_candidates, put};
use crate::grid::{Candidates, Cell, DigitSet, is_blank};

/// What a line of a grid may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// It has digits, or nine blanks.
    Row,
    /// A rule between rows, which says nothing.
    Rule,
    /// Nine times this character, which may be a blank or a piece of a rule.
    Either(char),
    /// No part of a grid: this character, at this column, belongs to none.
    Foreign(char, usize),
}

/// Tells rows from rules.
pub(super) fn kind(text: &str) -> Kind {
    let is_digit = |char: char| matches!(char, '1'..='9');
    let is_piece = |char: char| matches!(char, '+' | '=' | '\'' | '`' | '─'..='╿') || is_bar(char);
    let is_foreign = |char: char| !(is_digit(char) || char.is_whitespace() || is_blank(char) || is_piece(char));
    let cells: Vec<char> = text.chars().filter(|&char| is_digit(char) || is_blank(char)).collect();
    if let Some((i, char)) = text.chars().enumerate().find(|&(_, char)| is_foreign(char)) {
        // A row with a wrong character, or no row at all?
        return if cells.len() >= 7 { Kind::Row } else { Kind::Foreign(char, i + 1) };
    }
    if cells.iter().any(|&char| is_digit(char)) {
        return Kind::Row;
    }
    let is_ruled = text.chars().any(|char| !is_bar(char) && is_piece(char));
    let drawn = cells.iter().copied().find(|char| matches!(char, '-' | '_' | '*'));
    let is_all_drawn = cells.iter().all(|char| matches!(char, '-' | '_' | '*' | '.'));
    match drawn {
        _ if cells.is_empty() || is_ruled => Kind::Rule,
        Some(char) if is_all_drawn && cells.len() == 9 => Kind::Either(char),
        Some(_) if is_all_drawn => Kind::Rule,
        _ => Kind::Row,
    }
}

/// A line kept until its grid is whole.
#[derive(Clone, Debug)]
struct Kept {
    number: usize,
    text: String,
    kind: Kind,
    /// An empty line stands before it.
    gap: bool,
}

/// The lines of one grid, clear rules left out.
#[derive(Clone, Debug, Default)]
pub(super) struct Block {
    lines: Vec<Kept>,
    gap: bool,
    /// After how many lines rules stand, as bits.
    rules: u128,
}

/// A grid as read.
pub(super) struct Whole {
    pub entry: Entry,
    /// Where each of its 81 cells stands.
    pub places: Vec<At>,
}

/// No grid needs more lines; what does is cut and reported.
const MOST: usize = 64;

impl Block {
    pub(super) fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// How many lines are rows whatever the reading of the others.
    fn rows(&self) -> usize {
        self.lines.iter().filter(|kept| kept.kind == Kind::Row).count()
    }

    /// Whether another row would begin another grid.
    pub(super) fn is_full(&self) -> bool {
        let unclear = |kept: &Kept| matches!(kept.kind, Kind::Either(char) if self.has_blank(char));
        self.lines.len() >= MOST || (self.rows() >= 9 && !self.lines.iter().any(unclear))
    }

    /// Whether rows with digits write blanks with this character.
    fn has_blank(&self, char: char) -> bool {
        self.lines.iter().any(|kept| kept.kind == Kind::Row && kept.text.contains(char))
    }

    /// Adds a line. If it shows that the lines before an empty line were a grid of their own that is not whole,
    /// those are returned.
    pub(super) fn push(&mut self, number: usize, text: &str, kind: Kind) -> Option<Block> {
        let gap = std::mem::take(&mut self.gap);
        self.lines.push(Kept { number, text: text.to_owned(), kind, gap });
        let last = self.lines.iter().rposition(|kept| kept.gap)?;
        let first = self.lines.iter().position(|kept| kept.gap)?;
        (self.lines.len() - last > first).then(|| {
            let mut rest = self.lines.split_off(last);
            rest[0].gap = false; // a grid begins there, it is not torn
            self.rules = 0;
            Block { lines: std::mem::replace(&mut self.lines, rest), ..Block::default() }
        })
    }

    /// A rule. Returns whether it shows that the grid has ended too early: rules stand after three rows or six, or
    /// after each.
    pub(super) fn breaks_at_rule(&mut self) -> bool {
        let rows = self.lines.len();
        let after_each = (1..rows).all(|row| self.rules >> row & 1 == 1);
        let is_out_of_place = rows < 9 && !rows.is_multiple_of(3) && !after_each;
        self.rules |= 1 << rows;
        is_out_of_place
    }

    /// An empty line. Returns whether the grid ends here: it does unless rows stand singly or in threes and there
    /// are not nine yet.
    pub(super) fn ends_at_gap(&mut self) -> bool {
        let rows = self.lines.len();
        if self.rows() == 0 && rows != 9 {
            // Rules without rows separate puzzles.
            self.lines.clear();
            return false;
        }
        let first = self.lines.iter().position(|kept| kept.gap).unwrap_or(rows);
        let last = rows - self.lines.iter().rposition(|kept| kept.gap).unwrap_or(0);
        let goes_on = rows < 9 && matches!(first, 1 | 3) && last == first;
        self.gap = goes_on;
        !goes_on
    }

    /// Reads the grid and empties the block.
    pub(super) fn take(&mut self) -> Result<Whole, ParseError> {
        let lines = std::mem::take(self).lines;
        let rows = choose(&lines)?;
        let rows: Vec<Row> = rows.iter().map(|kept| row(&kept.text, kept.number)).collect::<Result<_, _>>()?;
        let position = Position { line: lines.first().map_or(0, |kept| kept.number) };
        let entry = Entry { position, ..Entry::default() };
        let has_groups = |row: &Row| row.groups.len() == 9 && row.groups.iter().any(|group| group.len() > 1);
        if rows.iter().any(has_groups) { read_candidates(&rows, entry) } else { read_cells(&rows, entry) }
    }
}

/// What is wrong with a line that is too long for a row.
pub(super) fn long_row(text: &str, number: usize) -> ParseError {
    match row(text, number) {
        Ok(row) => {
            let cells = row.groups.concat();
            let at = cells.get(9).map_or(row.end, |&(at, _)| at);
            at.error(Found::Cells(cells.len()), Expected::Row)
        }
        Err(error) => error,
    }
}

/// Which lines are the nine rows.
fn choose(lines: &[Kept]) -> Result<Vec<&Kept>, ParseError> {
    let sure: Vec<&Kept> = lines.iter().filter(|kept| kept.kind == Kind::Row).collect();
    let uses = |char: char| sure.iter().any(|kept| kept.text.contains(char));
    match (sure.len(), lines.len()) {
        (9, _) => Ok(sure),
        (_, 9) => Ok(lines.iter().collect()),
        (rows, all) if rows < 9 && all > 9 => {
            let unclear = lines.iter().find_map(|kept| match kept.kind {
                Kind::Either(char) => Some((kept, char)),
                _ => None,
            });
            let (kept, char) = unclear.expect("there are more lines than sure rows");
            Err(At { line: kept.number, column: 1 }.error(Found::RowOrRule(char), Expected::ClearRules))
        }
        (rows, all) => {
            let either = lines.iter().filter(|kept| matches!(kept.kind, Kind::Either(char) if uses(char))).count();
            let count = if all < 9 { rows + either } else { rows };
            let place = if count > 9 { sure.get(9).copied() } else { lines.last() };
            let line = place.map_or(0, |kept| kept.number);
            Err(At { line, column: 1 }.error(Found::Rows(count), Expected::Rows))
        }
    }
}

/// Rows of nine cells.
fn read_cells(rows: &[Row], mut entry: Entry) -> Result<Whole, ParseError> {
    let mut places = Vec::with_capacity(Cell::COUNT);
    for (number, row) in rows.iter().enumerate() {
        let marks: Vec<(At, Mark)> = row.groups.concat();
        if marks.len() != 9 {
            let at = marks.get(9).map_or(row.end, |&(at, _)| at);
            return Err(at.error(Found::Cells(marks.len()), Expected::Row));
        }
        for (column, &(at, mark)) in marks.iter().enumerate() {
            put(&mut entry, Cell::at(number, column), mark);
            places.push(at);
        }
    }
    Ok(Whole { entry, places })
}

/// Rows of nine groups of candidates. A group of one digit is read as a given (as placed after `+`): such a text
/// does not tell givens from single candidates. A blank is a cell without candidates.
fn read_candidates(rows: &[Row], mut entry: Entry) -> Result<Whole, ParseError> {
    let mut places = Vec::with_capacity(Cell::COUNT);
    let mut candidates = Candidates::ALL;
    for (number, row) in rows.iter().enumerate() {
        if row.groups.len() != 9 {
            let at = row.groups.get(9).and_then(|group| group.first()).map_or(row.end, |&(at, _)| at);
            return Err(at.error(Found::Groups(row.groups.len()), Expected::Groups));
        }
        for (column, group) in row.groups.iter().enumerate() {
            let cell = Cell::at(number, column);
            let mut digits = DigitSet::EMPTY;
            for &(at, mark) in group {
                let found = match mark {
                    Mark::Given(digit) if !digits.contains(digit) => {
                        digits.insert(digit);
                        continue;
                    }
                    Mark::Placed(digit) if group.len() == 1 => {
                        digits.insert(digit);
                        continue;
                    }
                    Mark::Blank(_) if group.len() == 1 => continue,
                    Mark::Given(digit) => digit.to_char(),
                    Mark::Placed(_) => '+',
                    Mark::Blank(char) => char,
                };
                return Err(at.error(Found::Char(found), Expected::Candidate));
            }
            if let [(_, mark)] = group[..] {
                put(&mut entry, cell, mark);
            }
            candidates.set(cell, digits);
            places.extend(group.first().map(|&(at, _)| at));
        }
    }
    keep_candidates(&mut entry, candidates);
    Ok(Whole { entry, places })
}
