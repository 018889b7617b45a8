//! The numbers without the steps.
//!
//! Producers 1 to 14 are in the order of their ratings, and what one of them finds stays to be found, or is done, whatever
//! producers no harder do first. So the boards on which a harder one is needed, and the three numbers, don't depend on
//! the order in which the easier ones did their work: each may do all it can at once, and looks only where something
//! changed. From producer 15 on that doesn't hold, and each hint is the one that the reference takes.

mod rules;
mod state;

use self::state::{Rule, State};
use super::together::easiest;
use super::{Memory, Options, Rated, Refusal, Tally, accept, hard};
use crate::grid::Grid;
use crate::logic::bits::{HOUSES, ones, ones_of};
use crate::logic::{HOUSE_CELLS, Step};
use crate::rate::Rating;

/// The numbers of a puzzle that is to have one solution.
pub(super) fn rate(puzzle: &Grid, options: &Options) -> Result<Rated, Refusal> {
    let mut run =
        Run { state: State::new(puzzle), tally: Tally::new(options), limit: f64::MAX, memory: Memory::new(f64::MAX) };
    // What easy steps solve has one solution. So only what they leave is searched for others.
    let mut proved = false;
    while run.easy() {
        if !proved {
            accept(puzzle, options)?;
            proved = true;
        }
        if !run.hard() {
            if run.tally.stopped.is_none() {
                run.tally.er = 20.0;
            }
            break;
        }
    }
    if !proved && !run.state.board.grid.is_solved() {
        accept(puzzle, options)?;
    }
    Ok(Rated { difficulty: run.tally.difficulty(), stopped: run.tally.stopped })
}

/// Whether a puzzle with one solution is rated `most` or less.
pub(super) fn is_at_most(puzzle: &Grid, most: Rating) -> bool {
    let options = Options { max: Some(most), ..Options::default() };
    let (state, tally) = (State::new(puzzle), Tally::new(&options));
    // A little more, so as not to depend on the last bits of a double.
    let limit = f64::from(most) + 0.01;
    let mut run = Run { state, tally, limit, memory: Memory::new(limit) };
    while run.easy() && run.hard() {}
    run.tally.stopped.is_none() && run.state.board.empty == 0
}

/// The rating if all hints that are equally easy are taken at once, of a puzzle with one solution.
pub(super) fn together(puzzle: &Grid) -> Rating {
    let tally = Tally::new(&Options::default());
    let mut run = Run { state: State::new(puzzle), tally, limit: f64::MAX, memory: Memory::new(f64::MAX) };
    while run.easy() {
        let Some((rating, struck)) = easiest(&run.state.board, &mut run.memory.chains) else {
            return Rating::UNSOLVED;
        };
        for (digit, cells) in struck.into_iter().enumerate() {
            run.state.strike(cells & run.state.board.cells[digit], digit);
        }
        run.count(rating, false);
    }
    run.tally.difficulty().er
}

struct Run {
    state: State,
    tally: Tally,
    /// Nothing harder is looked for.
    limit: f64,
    memory: Memory,
}

/// A producer that does all it can.
struct Easy {
    rating: f64,
    /// The rating from which others do its work anyway.
    until: f64,
    places: bool,
    apply: fn(&mut State) -> bool,
}

const fn placing(rating: f64, until: f64, apply: fn(&mut State) -> bool) -> Easy {
    Easy { rating, until, places: true, apply }
}

const fn striking(rating: f64, apply: fn(&mut State) -> bool) -> Easy {
    Easy { rating, until: f64::MAX, places: false, apply }
}

/// Producers 2 to 14.
const EASY: [Easy; 14] = [
    placing(1.7, 2.6, rules::direct_pointing),
    placing(2.0, 3.4, |state| rules::direct_hidden::<2>(state, Rule::DirectPair)),
    placing(2.3, f64::MAX, naked_singles),
    placing(2.5, 4.0, |state| rules::direct_hidden::<3>(state, Rule::DirectTriple)),
    striking(2.6, rules::pointing),
    striking(2.8, rules::claiming),
    striking(3.0, |state| rules::naked::<2>(state, Rule::NakedPair)),
    striking(3.2, |state| rules::fish::<2>(state, Rule::XWing)),
    striking(3.4, |state| rules::hidden::<2>(state, Rule::HiddenPair)),
    striking(3.6, |state| rules::naked::<3>(state, Rule::NakedTriple)),
    striking(3.8, |state| rules::fish::<3>(state, Rule::Swordfish)),
    striking(4.0, |state| rules::hidden::<3>(state, Rule::HiddenTriple)),
    striking(4.2, rules::xy_wing),
    striking(4.4, rules::xyz_wing),
];

impl Run {
    #[inline]
    fn count(&mut self, rating: f64, places: bool) {
        if rating > self.tally.er || self.tally.ep == 0.0 {
            self.tally.count(rating, places);
        }
    }

    /// Does what producers 1 to 14 can; whether that leaves something to do.
    fn easy(&mut self) -> bool {
        loop {
            self.singles();
            if self.tally.stopped.is_some() || self.state.board.empty == 0 {
                return false;
            }
            self.state.note();
            let er = self.tally.er;
            let Some(done) = EASY
                .iter()
                .take_while(|easy| easy.rating <= self.limit)
                .find(|easy| er < easy.until && (easy.apply)(&mut self.state))
            else {
                return self.limit > 4.45;
            };
            self.count(done.rating, done.places);
            if self.tally.stopped.is_some() {
                return false;
            }
        }
    }

    /// Takes the hint of a producer from 15 on; whether there was one.
    fn hard(&mut self) -> bool {
        self.memory.naked_quads |= self.state.houses(Rule::NakedQuad);
        self.memory.hidden_quads |= self.state.houses(Rule::HiddenQuad);
        let Some(next) = hard(&self.state.board, &mut self.memory, self.limit) else { return false };
        let hint = next.conclusion(&self.state.board, &mut self.memory);
        self.apply(&hint.step);
        self.count(hint.rating, !hint.step.placements.is_empty());
        self.tally.stopped.is_none()
    }

    fn apply(&mut self, step: &Step) {
        for one in &step.eliminations {
            self.state.strike(1 << one.cell.index(), one.digit.index());
        }
        for one in &step.placements {
            if self.state.board.candidates(one.cell).contains(one.digit) {
                self.state.place(one.cell.index(), one.digit.index());
            }
        }
    }

    /// Places hidden singles until there are none, and naked ones where these are easy enough not to matter.
    fn singles(&mut self) {
        while self.tally.er < 1.5 || self.tally.ep == 0.0 {
            let (rating, found) = if let Some(house) = pop32(&mut self.state.last) {
                (1.0, last(&self.state, house))
            } else if let Some(index) = pop(&mut self.state.in_boxes) {
                (1.2, hidden(&self.state, 18, index))
            } else if self.limit < 1.5 {
                return;
            } else if let Some(index) = pop(&mut self.state.in_lines[1]) {
                (1.5, hidden(&self.state, 9, index))
            } else if let Some(index) = pop(&mut self.state.in_lines[0]) {
                (1.5, hidden(&self.state, 0, index))
            } else {
                return;
            };
            if let Some((cell, digit)) = found {
                self.state.place(cell, digit);
                self.count(rating, true);
                if self.tally.stopped.is_some() {
                    return;
                }
            }
        }
        // Now any order will do.
        let naked = self.tally.er >= 2.3;
        loop {
            let before = self.state.board.empty;
            while let Some(index) = pop(&mut self.state.in_boxes) {
                place(&mut self.state, 18, index);
            }
            while let Some(index) = pop(&mut self.state.in_lines[0]) {
                place(&mut self.state, 0, index);
            }
            while let Some(index) = pop(&mut self.state.in_lines[1]) {
                place(&mut self.state, 9, index);
            }
            if naked {
                naked_singles(&mut self.state);
            }
            if self.state.board.empty == before {
                return;
            }
        }
    }
}

#[inline]
fn pop(bits: &mut u128) -> Option<usize> {
    let first = (*bits != 0).then(|| bits.trailing_zeros() as usize);
    *bits &= bits.wrapping_sub(1);
    first
}

#[inline]
fn pop32(bits: &mut u32) -> Option<usize> {
    let first = (*bits != 0).then(|| bits.trailing_zeros() as usize);
    *bits &= bits.wrapping_sub(1);
    first
}

/// The last empty cell of `house`, if it is still empty, and its digit.
fn last(state: &State, house: usize) -> Option<(usize, usize)> {
    let cell = ones(state.board.empty & HOUSES[house]).next()?;
    let candidates = state.board.candidates[cell];
    ones_of(candidates).next().map(|digit| (cell, digit))
}

/// The only place of a digit in a house of the kind that begins at `first`, if it is still to be filled.
#[inline]
fn hidden(state: &State, first: usize, index: usize) -> Option<(usize, usize)> {
    let (house, digit) = (first + index / 9, index % 9);
    let places = state.board.places[house][digit];
    places.is_power_of_two().then(|| (HOUSE_CELLS[house][places.trailing_zeros() as usize].into(), digit))
}

#[inline]
fn place(state: &mut State, first: usize, index: usize) {
    if let Some((cell, digit)) = hidden(state, first, index) {
        state.place(cell, digit);
    }
}

fn naked_singles(state: &mut State) -> bool {
    let mut any = false;
    while let Some(cell) = pop(&mut state.naked) {
        let candidates = state.board.candidates[cell];
        if candidates.is_power_of_two() {
            state.place(cell, candidates.trailing_zeros() as usize);
            any = true;
        }
    }
    any
}
