//! Reads a text of grids over several lines: plain and framed ones, .sdk and .ss files, candidates.
//!
//! A grid ends at an empty line, at the first line that cannot be part of it, or at the tenth row. A whole puzzle
//! is held back until the next line shows that nothing about its state follows.

use super::super::{Entry, Expected, Found, Meta, ParseError};
use super::block::{self, Block, Kind, kind};
use super::cells::At;
use super::json::{PUZZLE_NAMES, is_one_of};
use super::sdk::{self, Section};
use super::ss::{self, State};
use super::{Ready, line};

#[derive(Clone, Debug, Default)]
pub(super) struct Grids {
    /// What `#` lines say about the next puzzle.
    meta: Meta,
    /// A line of words, which is the title if a grid follows.
    heading: Option<(String, ParseError)>,
    section: Section,
    block: Block,
    /// A whole puzzle, and what state lines say about it.
    whole: Option<Entry>,
    states: Vec<State>,
    /// The last puzzle was reported as broken: its state is passed over.
    broken: bool,
}

/// More state lines than any game can have: 81 placed digits and 729 candidates gone.
const MOST_STATES: usize = 810;

/// No row, of candidates in a frame even, takes more bytes.
const MOST_ROW: usize = 1 << 10;

/// No puzzle has more to say about itself, in bytes.
const MOST_META: usize = 1 << 16;

impl Grids {
    /// Takes line `number` of the text, without its line end.
    pub(super) fn push(&mut self, number: usize, text: &str, out: &mut Ready) {
        let start = text.trim_start();
        if start.is_empty() {
            if !self.block.is_empty() && self.block.ends_at_gap() {
                self.close(out);
            }
        } else if start.starts_with('#') {
            self.end_puzzle(out);
            let size: usize = self.meta.texts().iter().filter_map(|(_, text)| text.as_ref()).map(String::len).sum();
            if size + text.len() <= MOST_META {
                sdk::read_header(start, &mut self.meta);
            }
        } else if sdk::is_section(start) {
            self.section(number, start, out);
        } else if ss::is_state(start) && (self.whole.is_some() || self.broken || self.block.is_full()) {
            self.close(out);
            self.state(number, text, out);
        } else if line::is_line(text) {
            self.end_puzzle(out);
            self.meta = Meta::default();
            out.push_back(line::read(text, number));
        } else {
            self.grid_line(number, text, out);
        }
    }

    /// The end of the text.
    pub(super) fn finish(&mut self, out: &mut Ready) {
        if !self.block.is_empty() {
            self.block.ends_at_gap();
        }
        self.end_puzzle(out);
    }

    /// A line could not be read at all: the grid it may belong to ends.
    pub(super) fn skip_line(&mut self, out: &mut Ready) {
        self.end_puzzle(out);
        self.meta = Meta::default();
    }

    /// A heading that is the name of the only column of a table says nothing.
    pub(super) fn forget_column_name(&mut self) {
        self.heading = self.heading.take().filter(|(name, _)| !is_one_of(name, &PUZZLE_NAMES));
    }

    fn section(&mut self, number: usize, text: &str, out: &mut Ready) {
        self.close(out);
        match sdk::section(text, number) {
            Ok(Section::Puzzle) => self.end_puzzle(out),
            Ok(Section::State) => {
                if self.whole.is_none() && !self.broken {
                    self.drop_heading(out);
                    out.push_back(Err(sdk::lone_state(number)));
                }
                self.section = Section::State;
            }
            Err(error) => {
                self.end_puzzle(out);
                out.push_back(Err(error));
            }
        }
    }

    fn state(&mut self, number: usize, text: &str, out: &mut Ready) {
        match ss::state(text, number) {
            _ if self.whole.is_none() => {} // its puzzle was reported
            Ok(state) if self.states.len() < MOST_STATES => self.states.push(state),
            Ok(_) => {}
            Err(error) => {
                self.whole = None;
                self.states.clear();
                self.broken = true;
                out.push_back(Err(error));
            }
        }
    }

    fn grid_line(&mut self, number: usize, text: &str, out: &mut Ready) {
        if text.len() > MOST_ROW {
            self.end_puzzle(out);
            self.broken = true;
            out.push_back(Err(block::long_row(text, number)));
            return;
        }
        match kind(text) {
            Kind::Rule if self.block.breaks_at_rule() => self.close(out),
            Kind::Rule => {}
            Kind::Foreign(char, column) => {
                self.end_puzzle(out);
                let error = At { line: number, column }.error(Found::char(char), Expected::Puzzle);
                match error.found {
                    Found::Char(_) => self.heading = Some((text.trim().to_owned(), error)),
                    _ => out.push_back(Err(error)),
                }
            }
            kind => {
                if kind == Kind::Row && self.block.is_full() {
                    self.close(out);
                }
                if kind == Kind::Row && self.block.is_empty() && self.section == Section::Puzzle {
                    self.emit(out);
                    self.broken = false;
                    if let Some((title, _)) = self.heading.take() {
                        self.meta.title = Some(title);
                    }
                }
                if let Some(mut early) = self.block.push(number, text, kind)
                    && let Err(error) = early.take()
                {
                    out.push_back(Err(error));
                }
            }
        }
    }

    /// The puzzle that has been read, whole or not, ends here with all that belongs to it.
    fn end_puzzle(&mut self, out: &mut Ready) {
        self.close(out);
        self.emit(out);
        self.section = Section::Puzzle;
        self.broken = false;
        self.drop_heading(out);
    }

    /// No grid follows the line of words: it was no title.
    fn drop_heading(&mut self, out: &mut Ready) {
        if let Some((_, error)) = self.heading.take() {
            out.push_back(Err(error));
        }
    }

    /// The grid being read ends here.
    fn close(&mut self, out: &mut Ready) {
        if self.block.is_empty() {
            return;
        }
        let is_state = std::mem::take(&mut self.section) == Section::State;
        let read = self.block.take();
        if is_state {
            let laid = read.and_then(|state| match &mut self.whole {
                Some(whole) => sdk::add_state(whole, &state),
                None => Ok(()), // its puzzle was reported
            });
            if let Err(error) = laid {
                self.broken = true;
                self.whole = None;
                out.push_back(Err(error));
            }
            return;
        }
        self.emit(out);
        let meta = std::mem::take(&mut self.meta);
        match read {
            Ok(read) => self.whole = Some(Entry { meta, ..read.entry }),
            Err(error) => {
                self.broken = true;
                out.push_back(Err(error));
            }
        }
    }

    /// Nothing more follows about the whole puzzle.
    fn emit(&mut self, out: &mut Ready) {
        let states = std::mem::take(&mut self.states);
        if let Some(mut entry) = self.whole.take() {
            if !states.is_empty() {
                ss::add(&mut entry, &states);
            }
            out.push_back(Ok(entry));
        }
    }
}
