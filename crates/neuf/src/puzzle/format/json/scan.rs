//! Splits a JSON text into the values that each are a puzzle.

use super::super::super::{Expected, Found};
use super::super::cells::At;
use super::super::{MAX_LINE, Ready};
use super::{part, read};

/// Cuts puzzles out of a JSON text that comes line by line: the values of a stream, the elements of an array.
#[derive(Clone, Debug, Default)]
pub(in super::super) struct Scanner {
    outer: Outer,
    /// The value being read, as it stands in the text.
    text: String,
    /// Where it begins.
    at: At,
    /// Its open brackets.
    open: Vec<char>,
    in_text: bool,
    is_escaped: bool,
    /// The last character of it that is no blank and in no text.
    last: char,
    /// The column of a broken value: everything is passed over until a line begins with a bracket, no further to
    /// the right.
    lost: Option<usize>,
    /// Where the text ends so far.
    end: At,
}

/// What the values stand in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Outer {
    /// Nothing: one value after the other.
    #[default]
    Top,
    /// An array, which may itself be the puzzle: its first element will show.
    Unclear,
    /// An array of puzzles.
    Array,
}

impl Scanner {
    /// Takes line `number` of the text, without its line end.
    pub(in super::super) fn push(&mut self, number: usize, line: &str, out: &mut Ready) {
        let start = line.trim_start();
        let column = 1 + line[..line.len() - start.len()].chars().count();
        if let Some(lost) = self.lost {
            if !start.starts_with(['{', '[', ']']) || column > lost {
                return;
            }
            self.lost = None;
        }
        if self.whole_line(start.trim_end(), At { line: number, column }, out) {
            return;
        }
        if start.starts_with('{') && self.open.last() == Some(&'{') && self.last != ':' {
            self.emit(out); // its end is missing: the error says so
        }
        if !self.text.is_empty() {
            self.text.push('\n');
        }
        for (i, char) in line.chars().enumerate() {
            self.end = At { line: number, column: i + 1 };
            if self.lost.is_none() {
                self.char(char, self.end, out);
            }
        }
        self.end.column += 1;
        if self.in_text {
            // A text cannot go on over a line end.
            self.give_up(out);
        } else if self.text.len() > MAX_LINE {
            out.push_back(Err(self.at.error(Found::LongRecord, Expected::ShortLine)));
            self.skip_line();
        } else if self.outer == Outer::Top && self.open.is_empty() {
            self.emit(out);
        }
    }

    /// A line could not be read at all.
    pub(in super::super) fn skip_line(&mut self) {
        self.lost = Some(self.at.column.max(1));
        self.reset();
    }

    /// The end of the text.
    pub(in super::super) fn finish(&mut self, out: &mut Ready) {
        let is_open = self.outer == Outer::Array && self.text.trim().is_empty() && self.lost.is_none();
        self.emit(out);
        if is_open {
            out.push_back(Err(self.end.error(Found::EndOfText, Expected::Json)));
        }
    }

    /// The usual case, read at once: a line that is an object.
    fn whole_line(&mut self, text: &str, at: At, out: &mut Ready) -> bool {
        let object = text.strip_suffix(',').unwrap_or(text);
        let may_be = self.text.is_empty() && self.outer != Outer::Unclear;
        if !(may_be && object.starts_with('{') && object.ends_with('}')) {
            return false;
        }
        let read = read::entry(object, at);
        let is_whole = !matches!(&read, Err(error) if error.expected == Expected::Json);
        if is_whole {
            out.push_back(read);
            self.end = At { line: at.line, column: at.column + text.chars().count() };
        }
        is_whole
    }

    fn char(&mut self, char: char, at: At, out: &mut Ready) {
        if self.text.is_empty() {
            self.at = at;
            if char.is_whitespace() {
                return;
            }
        }
        if self.in_text {
            self.text.push(char);
            self.in_text = char != '"' || self.is_escaped;
            self.is_escaped = char == '\\' && !self.is_escaped;
            if !self.in_text && self.open.is_empty() && self.outer == Outer::Top {
                self.emit(out);
            }
            return;
        }
        let is_end = matches!(char, ',' | ']');
        match self.outer {
            Outer::Array if self.open.is_empty() && is_end => {
                self.emit(out);
                if char == ']' {
                    self.outer = Outer::Top;
                }
            }
            Outer::Top if self.open.is_empty() && (char.is_whitespace() || char == ',') => self.emit(out),
            Outer::Unclear if self.open.len() == 1 && is_end => self.decide(char, at, out),
            _ => self.part(char, out),
        }
    }

    /// A character of a value, outside its texts.
    fn part(&mut self, char: char, out: &mut Ready) {
        self.text.push(char);
        if !char.is_whitespace() {
            self.last = char;
        }
        match char {
            '"' => self.in_text = true,
            '{' | '[' => {
                if self.outer == Outer::Top && char == '[' && self.text.len() == 1 {
                    self.outer = Outer::Unclear;
                }
                self.open.push(char);
            }
            '}' | ']' => {
                let opener = if char == '}' { '{' } else { '[' };
                if self.open.pop() != Some(opener) {
                    self.give_up(out);
                } else if self.open.is_empty() && self.outer == Outer::Top {
                    self.emit(out);
                }
            }
            _ => {}
        }
    }

    /// The first element of an array has ended: is it a puzzle, or a part of one?
    fn decide(&mut self, char: char, at: At, out: &mut Ready) {
        let element = self.text[1..].trim_start().to_owned();
        if element.is_empty() || read::is_puzzle(&element) {
            // The bracket goes; the element begins somewhere behind it.
            self.at = part::place(&self.text[..self.text.len() - element.len()], self.at);
            self.text = element;
            self.open.clear();
            self.outer = Outer::Array;
            self.char(char, at, out);
        } else {
            self.outer = Outer::Top;
            self.part(char, out);
        }
    }

    /// The value is broken.
    fn give_up(&mut self, out: &mut Ready) {
        let begin = match self.outer {
            Outer::Unclear => self.text.len() - self.text[1..].trim_start().len(),
            Outer::Top | Outer::Array => 0,
        };
        let column = part::place(&self.text[..begin], self.at).column;
        self.emit(out);
        self.lost = Some(column);
    }

    /// The value has ended.
    fn emit(&mut self, out: &mut Ready) {
        let text = std::mem::take(&mut self.text);
        if !text.trim().is_empty() {
            out.push_back(read::entry(&text, self.at));
        }
        if self.outer == Outer::Unclear {
            let has_objects = text.get(1..).is_some_and(|rest| rest.trim_start().starts_with('{'));
            self.outer = if has_objects { Outer::Array } else { Outer::Top };
        }
        self.reset();
    }

    fn reset(&mut self) {
        self.text.clear();
        self.open.clear();
        self.in_text = false;
        self.is_escaped = false;
        self.last = ' ';
        if self.outer == Outer::Unclear {
            self.outer = Outer::Top;
        }
    }
}
