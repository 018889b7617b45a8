//! Which clues, put into a puzzle with several solutions, leave one?
//!
//! The solutions need not be listed: it is enough to know two for every digit of every cell, or that there are none, or
//! only one. Any solution tells something about all cells, and a question (with the digit put in, up to two solutions)
//! settles a digit for good, so some tens of questions do where there may be a million solutions.

use std::collections::VecDeque;

use crate::grid::{Candidates, Cell, CellSet, Digit, DigitSet, Grid};
use crate::solve::State;

use super::desk::Desk;

/// What an added clue does to a puzzle.
#[derive(Clone, Debug, Default)]
pub(super) struct Additions {
    /// Those that leave one solution, with it; in the order of cells, then digits.
    pub only: Vec<(Cell, Digit, Grid)>,
    /// Those that leave several, in the same order.
    pub several: Vec<(Cell, Digit)>,
}

/// Solutions asked for at first, without any clue put in.
const FIRST: u32 = 16;

/// Questions asked at a time where that is quicker.
const AT_A_TIME: usize = 4;

/// What each clue in an empty cell of `room` does to `puzzle`. Clues that leave no solution are not given.
pub(super) async fn additions(desk: &Desk, puzzle: &Grid, room: CellSet) -> Additions {
    let room = room - puzzle.filled();
    explore(desk, *puzzle, room, Found::new()).await.sum_up(room)
}

/// Finds out what each clue in `room` does to `puzzle`; `found` is what is known already: digits of several solutions, or
/// solutions.
pub(super) async fn explore(desk: &Desk, puzzle: Grid, room: CellSet, found: Found) -> Found {
    let mut found = found;
    let candidates = Candidates::open(&puzzle);
    if found.solutions.is_empty() {
        let first = desk.ask(candidates.clone(), FIRST, true).await;
        found.add(&first.solutions);
        if first.found < FIRST {
            // These were all.
            return found;
        }
    }
    // What simple conclusions leave need not be asked.
    let mut state = State::of_candidates(&candidates);
    state.settle_all();
    for cell in room.iter() {
        found.open[cell.index()] = state.candidates(cell.index());
    }
    let at_a_time = if desk.is_parallel() { AT_A_TIME } else { 1 };
    let mut pending = VecDeque::with_capacity(at_a_time);
    loop {
        while pending.len() < at_a_time
            && let Some((cell, digit)) = found.next()
        {
            found.open[cell.index()] &= !(1 << digit.index());
            let mut candidates = candidates.clone();
            candidates.set(cell, DigitSet::only(digit));
            pending.push_back(desk.ask(candidates, LIMIT, true));
        }
        let Some(answer) = pending.pop_front() else { break };
        let answer = answer.await;
        found.add(&answer.solutions);
        desk.recycle(answer);
    }
    found
}

/// Solutions asked for with a clue put in: two settle it, more may settle others.
const LIMIT: u32 = 2;

/// Digits, as bits, of each cell.
type Marks = [u16; 81];

/// The solutions known, as far as they matter.
#[derive(Clone)]
pub(super) struct Found {
    /// The digits that at least one of them has, at least two.
    once: Marks,
    twice: Marks,
    /// The digits that may still be asked about.
    open: Marks,
    solutions: Vec<Grid>,
    /// Which of them was the first with that digit.
    first: Box<[[u16; 9]; 81]>,
    /// Where to look next for something to ask.
    at: usize,
}

impl Found {
    pub fn new() -> Found {
        Found {
            once: [0; 81],
            twice: [0; 81],
            open: [0; 81],
            solutions: Vec::new(),
            first: Box::new([[0; 9]; 81]),
            at: 0,
        }
    }

    /// How many solutions are known.
    pub fn len(&self) -> usize {
        self.solutions.len()
    }

    /// What is known of two puzzles, for one that has less clues than either.
    pub fn merged(&self, other: &Found) -> Found {
        let mut merged = self.clone();
        for (cell, twice) in other.twice.iter().enumerate() {
            merged.twice[cell] |= twice;
        }
        merged.add(&other.solutions);
        merged
    }

    /// Notes solutions, which may be known already.
    fn add(&mut self, solutions: &[Grid]) {
        for solution in solutions {
            let digits = solution.to_numbers().map(|digit| usize::from(digit) - 1);
            // If one of its digits is new, it is; if a digit was known of one solution, it is that one or new; if
            // all were known of several, it adds nothing.
            let rare = (0..81).find(|&cell| self.twice[cell] >> digits[cell] & 1 == 0);
            let Some(cell) = rare else { continue };
            let is_known = (0..81).all(|cell| self.once[cell] >> digits[cell] & 1 == 1)
                && self.solutions[usize::from(self.first[cell][digits[cell]])] == *solution;
            if is_known {
                continue;
            }
            let number = self.solutions.len() as u16;
            for (cell, &digit) in digits.iter().enumerate() {
                let bit = 1 << digit;
                if self.once[cell] & bit == 0 {
                    self.first[cell][digit] = number;
                }
                self.twice[cell] |= self.once[cell] & bit;
                self.once[cell] |= bit;
            }
            self.solutions.push(*solution);
        }
    }

    /// A clue of which it is not known whether it leaves none, one or several solutions.
    fn next(&mut self) -> Option<(Cell, Digit)> {
        for _ in 0..81 {
            let cell = self.at;
            // Far apart, so that one answer may make the next question needless.
            self.at = (self.at + 31) % 81;
            let digits = self.open[cell] & !self.twice[cell];
            if digits != 0 {
                let digit = Digit::from_index(digits.trailing_zeros() as usize);
                return Cell::new(cell).map(|cell| (cell, digit));
            }
        }
        None
    }

    /// The clues in `room` that leave one solution, with it; in the order of cells, then digits.
    pub fn only(&self, room: CellSet) -> impl Iterator<Item = (Cell, Digit, Grid)> {
        room.iter().flat_map(move |cell| {
            let i = cell.index();
            let digits = DigitSet::from_bits(self.once[i] & !self.twice[i]);
            digits.iter().map(move |digit| (cell, digit, self.solutions[usize::from(self.first[i][digit.index()])]))
        })
    }

    /// The clues in `room` that leave several solutions, in the same order.
    pub fn several(&self, room: CellSet) -> impl Iterator<Item = (Cell, Digit)> {
        room.iter()
            .flat_map(|cell| DigitSet::from_bits(self.twice[cell.index()]).iter().map(move |digit| (cell, digit)))
    }

    fn sum_up(&self, room: CellSet) -> Additions {
        Additions { only: self.only(room).collect(), several: self.several(room).collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::super::desk::at_once;
    use super::*;
    use crate::generate::{Request, puzzle};
    use crate::solve::plain;

    #[test]
    fn additions_are_those_that_counting_finds() {
        let request = Request { minimal: true, ..Request::default() };
        for i in 0..6 {
            let made = puzzle(&request, 41, i, &mut |_| std::ops::ControlFlow::Continue(())).expect("a puzzle");
            for out in 1..4 {
                let cells = made.puzzle.filled().iter().skip(i as usize).take(out).collect();
                let less = made.puzzle.masked(made.puzzle.filled() - cells);
                let found = at_once(async |desk| additions(desk, &less, CellSet::ALL).await);
                let (mut only, mut several) = (Vec::new(), Vec::new());
                for cell in Cell::all().filter(|&cell| less.get(cell).is_none()) {
                    for digit in Digit::ALL {
                        let mut more = less;
                        more.set(cell, Some(digit));
                        match plain::count_solutions(&more, 2) {
                            0 => {}
                            1 => only.push((cell, digit)),
                            _ => several.push((cell, digit)),
                        }
                    }
                }
                assert_eq!(found.several, several, "{less}");
                assert_eq!(found.only.iter().map(|&(cell, digit, _)| (cell, digit)).collect::<Vec<_>>(), only);
                assert!(only.len() + several.len() > 20, "{less}");
                for (cell, digit, solution) in found.only {
                    assert!(less.is_part_of(&solution) && solution.is_solved() && solution.get(cell) == Some(digit));
                }
            }
        }
        // A puzzle with one solution leaves it to all its clues, one with none to none.
        let made = puzzle(&request, 41, 7, &mut |_| std::ops::ControlFlow::Continue(())).expect("a puzzle");
        let all = at_once(async |desk| additions(desk, &made.puzzle, CellSet::ALL).await);
        assert_eq!((all.only.len(), all.several.len()), (81 - made.puzzle.count(), 0));
        assert!(all.only.iter().all(|&(_, _, solution)| solution == made.solution));
        let mut broken = made.puzzle;
        let empty = (CellSet::ALL - broken.filled()).first().expect("an empty cell");
        broken.set(empty, broken.get(empty.peers().iter().find(|&cell| broken.get(cell).is_some()).expect("a peer")));
        let nothing = at_once(async |desk| additions(desk, &broken, CellSet::ALL).await);
        assert!(nothing.only.is_empty() && nothing.several.is_empty());
    }
}
