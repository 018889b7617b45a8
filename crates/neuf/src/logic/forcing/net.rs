//! All that follows from one assumption, each by the first way found, generation by generation.

use std::ops::Range;

use super::nested;
use crate::grid::{CellSet, Digit};
use crate::logic::bits::{PEERS, cell as cell_of, in_house, ones, ones_of, shared_houses};
use crate::logic::board::{CELL_HOUSES, HOUSE_CELLS};
use crate::logic::{Board, Cause, Chain, Link, Step};

/// A candidate that is there or not: 2 × (9 × cell + digit), and 1 more if it is.
pub(crate) type Literal = u16;

/// How many there are.
pub(crate) const LITERALS: usize = 1458;

/// The literal of a candidate.
pub(crate) const fn literal(cell: usize, digit: usize, on: bool) -> Literal {
    (2 * (9 * cell + digit) + on as usize) as Literal
}

/// Its cell and digit.
pub(crate) const fn candidate(literal: Literal) -> (usize, usize) {
    (literal as usize / 18, literal as usize / 2 % 9)
}

/// Whether it says that the candidate is there.
pub(crate) const fn is_on(literal: Literal) -> bool {
    literal & 1 == 1
}

/// Which inferences are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rules {
    /// Each from one other: cells with two candidates, houses with two places.
    Chain,
    /// Singles that appear, in houses, of the assumption's digit alone.
    Digit,
    /// Singles that appear.
    Net,
    /// And when there are none, locked candidates, pairs and X-wings that appear.
    Nested,
}

/// What follows from an assumption.
pub(crate) struct Net {
    /// The assumption, then what follows, the nearest first.
    order: Vec<Literal>,
    /// By place in the order: what it follows from, as places in the order.
    parents: Vec<Range<u32>>,
    arena: Vec<u16>,
    /// By place in the order: how many inferences it is away.
    generation: Vec<u16>,
    why: Vec<Why>,
    /// Steps within.
    steps: Vec<Step>,
    /// By literal: its place in the order.
    place: Vec<u16>,
    /// The literals that follow, as bits.
    pub(crate) known: [u64; LITERALS.div_ceil(64)],
    /// Candidates that are both there and not, as literals that are on. Where inferences join, the net ends with
    /// the generation of the first.
    pub(crate) conflicts: Vec<Literal>,
}

#[derive(Clone, Copy)]
enum Why {
    Assumption,
    /// Another candidate of its cell, or another place of its digit, is there.
    Weak,
    /// It is the last of its cell.
    Cell,
    /// It is the last place in the house.
    House(u8),
    /// Of a step within, by index.
    Nested(u16),
}

const NONE: u16 = u16::MAX;

impl Net {
    /// What follows on `board` from `assumption`.
    pub(crate) fn new(board: &Board, assumption: Literal, rules: Rules) -> Net {
        let mut net = Net {
            order: Vec::with_capacity(256),
            parents: Vec::with_capacity(256),
            arena: Vec::with_capacity(512),
            generation: Vec::with_capacity(256),
            why: Vec::with_capacity(256),
            steps: Vec::new(),
            place: vec![NONE; LITERALS],
            known: [0; LITERALS.div_ceil(64)],
            conflicts: Vec::new(),
        };
        net.add(assumption, Why::Assumption, 0..0);
        let mut left = Left { candidates: board.candidates, places: board.places };
        let mut done = 0;
        loop {
            while done < net.order.len() && !net.is_over(done, rules) {
                let literal = net.order[done];
                if is_on(literal) {
                    net.strike(board, done, rules);
                } else if rules == Rules::Chain {
                    net.follow(board, done);
                } else {
                    net.join(board, &mut left, done, rules);
                }
                done += 1;
            }
            if rules != Rules::Nested || !net.conflicts.is_empty() || !net.look_within(board) {
                return net;
            }
        }
    }

    /// The place of a literal in the order.
    pub(crate) fn place(&self, literal: Literal) -> Option<usize> {
        Some(self.place[usize::from(literal)]).filter(|&place| place != NONE).map(usize::from)
    }

    /// How many links the way to `literal` has at least.
    pub(crate) fn at_least(&self, literal: Literal) -> u32 {
        self.place(literal).map_or(0, |place| u32::from(self.generation[place]) + 1)
    }

    /// The places in the order of what `literal` rests upon, ascending, its own last.
    pub(crate) fn ancestors(&self, literal: Literal) -> Vec<u16> {
        let Some(place) = self.place(literal) else { return Vec::new() };
        let mut needed = vec![false; place + 1];
        needed[place] = true;
        let mut count = 1;
        for at in (0..=place).rev() {
            if needed[at] {
                for &parent in self.parents(at) {
                    count += usize::from(!std::mem::replace(&mut needed[usize::from(parent)], true));
                }
            }
        }
        let mut ancestors = Vec::with_capacity(count);
        ancestors.extend((0..=place).filter(|&at| needed[at]).map(|at| at as u16));
        ancestors
    }

    /// The way to `literal` as evidence: only what it rests upon.
    pub(crate) fn chain(&self, literal: Literal) -> Chain {
        let ancestors = self.ancestors(literal);
        let links = ancestors.iter().map(|&at| self.link(usize::from(at), &ancestors)).collect();
        Chain { links, is_loop: false }
    }

    fn link(&self, at: usize, ancestors: &[u16]) -> Link {
        let literal = self.order[at];
        let (cell, digit) = candidate(literal);
        let parents = self.parents(at);
        let cause = match self.why[at] {
            Why::Assumption => Cause::Assumption,
            Why::Cell => Cause::Cell,
            Why::House(house) => in_house(house.into()),
            Why::Nested(step) => Cause::Nested { step: Box::new(self.steps[usize::from(step)].clone()) },
            Why::Weak => {
                let (other, _) = candidate(self.order[usize::from(parents[0])]);
                shared_houses(cell, other).next().map_or(Cause::Cell, in_house)
            }
        };
        let index = |parent: &u16| ancestors.binary_search(parent).unwrap_or_default();
        Link {
            cells: CellSet::only(cell_of(cell)),
            digit: Digit::from_index(digit),
            on: is_on(literal),
            because: parents.iter().map(index).collect(),
            cause,
        }
    }

    fn parents(&self, at: usize) -> &[u16] {
        let Range { start, end } = self.parents[at];
        &self.arena[start as usize..end as usize]
    }

    /// Whether a contradiction was found nearer than what the literal at `at` could lead to.
    fn is_over(&self, at: usize, rules: Rules) -> bool {
        rules != Rules::Chain
            && self.conflicts.first().is_some_and(|&conflict| {
                let found = self.at_least(conflict).max(self.at_least(conflict ^ 1));
                u32::from(self.generation[at]) + 1 >= found
            })
    }

    /// Adds a literal with the parents at this range of the arena, unless it is known.
    fn add(&mut self, literal: Literal, why: Why, parents: Range<usize>) -> bool {
        let index = usize::from(literal);
        if self.place[index] != NONE {
            self.arena.truncate(parents.start);
            return false;
        }
        let generation = self.arena[parents.clone()].iter().map(|&at| self.generation[usize::from(at)] + 1).max();
        self.place[index] = self.order.len() as u16;
        self.known[index / 64] |= 1 << (index % 64);
        self.order.push(literal);
        self.parents.push(parents.start as u32..parents.end as u32);
        self.generation.push(generation.unwrap_or(0));
        self.why.push(why);
        if self.place[index ^ 1] != NONE {
            self.conflicts.push(literal | 1);
        }
        true
    }

    fn add_from(&mut self, literal: Literal, why: Why, parent: usize) {
        let start = self.arena.len();
        self.arena.push(parent as u16);
        self.add(literal, why, start..start + 1);
    }

    /// What goes because the literal at `at` is there.
    fn strike(&mut self, board: &Board, at: usize, rules: Rules) {
        let (cell, digit) = candidate(self.order[at]);
        if rules != Rules::Digit {
            for other in ones_of(board.candidates[cell] & !(1 << digit)) {
                self.add_from(literal(cell, other, false), Why::Weak, at);
            }
        }
        for peer in ones(PEERS[cell] & board.cells[digit]) {
            self.add_from(literal(peer, digit, false), Why::Weak, at);
        }
    }

    /// What is there because the literal at `at` is not, if on the board only one other is left.
    fn follow(&mut self, board: &Board, at: usize) {
        let (cell, digit) = candidate(self.order[at]);
        for (house, position) in CELL_HOUSES[cell] {
            let others = board.places[usize::from(house)][digit] & !(1 << position);
            if others.count_ones() == 1 {
                let other = HOUSE_CELLS[usize::from(house)][others.trailing_zeros() as usize];
                self.add_from(literal(other.into(), digit, true), Why::House(house), at);
            }
        }
        let others = board.candidates[cell] & !(1 << digit);
        if others.count_ones() == 1 {
            self.add_from(literal(cell, others.trailing_zeros() as usize, true), Why::Cell, at);
        }
    }

    /// What is there because the literal at `at` is not, nor others that went before.
    fn join(&mut self, board: &Board, left: &mut Left, at: usize, rules: Rules) {
        let (cell, digit) = candidate(self.order[at]);
        left.candidates[cell] &= !(1 << digit);
        for (house, position) in CELL_HOUSES[cell] {
            let index = usize::from(house);
            left.places[index][digit] &= !(1 << position);
            let places = left.places[index][digit];
            if places.count_ones() == 1 {
                let place = places.trailing_zeros() as usize;
                let start = self.arena.len();
                self.arena.push(at as u16);
                for gone in ones_of(board.places[index][digit] & !places & !(1 << position)) {
                    self.rest_upon(literal(HOUSE_CELLS[index][gone].into(), digit, false));
                }
                let on = literal(HOUSE_CELLS[index][place].into(), digit, true);
                self.add(on, Why::House(house), start..self.arena.len());
            }
        }
        let digits = left.candidates[cell];
        if rules != Rules::Digit && digits.count_ones() == 1 {
            let start = self.arena.len();
            self.arena.push(at as u16);
            for gone in ones_of(board.candidates[cell] & !digits & !(1 << digit)) {
                self.rest_upon(literal(cell, gone, false));
            }
            let on = literal(cell, digits.trailing_zeros() as usize, true);
            self.add(on, Why::Cell, start..self.arena.len());
        }
    }

    /// Makes `literal` a parent of what is added next.
    fn rest_upon(&mut self, literal: Literal) {
        self.arena.extend(self.place(literal).map(|place| place as u16));
    }

    /// Looks for patterns on what is left of `board`. Says whether any has struck out more.
    fn look_within(&mut self, board: &Board) -> bool {
        let mut left = board.clone();
        for &literal in self.order.iter().filter(|&&literal| !is_on(literal)) {
            let (cell, digit) = candidate(literal);
            left.eliminate(cell_of(cell), Digit::from_index(digit));
        }
        let before = self.order.len();
        for step in nested::steps(&left) {
            let needs = nested::needs(board, &left, &step);
            let struck: Vec<Literal> = step
                .eliminations
                .iter()
                .map(|one| literal(one.cell.index(), one.digit.index(), false))
                .filter(|&literal| self.place(literal).is_none())
                .collect();
            for &off in &struck {
                let start = self.arena.len();
                for &(cell, digit) in &needs {
                    self.rest_upon(literal(cell, digit, false));
                }
                self.add(off, Why::Nested(self.steps.len() as u16), start..self.arena.len());
            }
            if !struck.is_empty() {
                self.steps.push(step);
            }
        }
        self.order.len() > before
    }
}

/// What is left of the board.
struct Left {
    candidates: [u16; 81],
    places: [[u16; 9]; 27],
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::{Cell, House};
    use crate::logic::testing::boards;

    /// What follows, found by looking at every candidate again and again until nothing is new. `None` if something is both
    /// there and not.
    fn slowly(board: &Board, assumption: Literal, rules: Rules) -> Option<Vec<bool>> {
        let mut known = vec![false; LITERALS];
        known[usize::from(assumption)] = true;
        let only = candidate(assumption).1;
        loop {
            let before = known.clone();
            let holds =
                |cell: Cell, digit: Digit, on: bool| before[usize::from(literal(cell.index(), digit.index(), on))];
            for cell in Cell::all() {
                for digit in board.candidates(cell).iter() {
                    if rules == Rules::Digit && digit.index() != only {
                        continue;
                    }
                    let peers = || (board.cells_of(digit) & cell.peers()).iter();
                    let others = || board.candidates(cell).iter().filter(move |&other| other != digit);
                    let beaten = peers().any(|peer| holds(peer, digit, true))
                        || rules != Rules::Digit && others().any(|other| holds(cell, other, true));
                    // All the others are gone; in a chain there is but one.
                    let last = |gone: &mut dyn Iterator<Item = bool>| {
                        let gone: Vec<bool> = gone.collect();
                        gone.iter().all(|&gone| gone) && (gone.len() == 1 || rules != Rules::Chain && !gone.is_empty())
                    };
                    let in_cell = rules != Rules::Digit && last(&mut others().map(|other| holds(cell, other, false)));
                    let in_house = cell.houses().into_iter().any(|house: House| {
                        last(
                            &mut peers()
                                .filter(|&peer| house.cells().contains(peer))
                                .map(|peer| holds(peer, digit, false)),
                        )
                    });
                    known[usize::from(literal(cell.index(), digit.index(), false))] |= beaten;
                    known[usize::from(literal(cell.index(), digit.index(), true))] |= in_cell || in_house;
                }
            }
            if rules != Rules::Chain && known.chunks(2).any(|both| both[0] && both[1]) {
                return None;
            }
            if known == before {
                return Some(known);
            }
        }
    }

    #[test]
    fn all_that_follows_is_found_and_what_does_not_is_not() {
        let mut met = [[0; 2]; 3];
        let mut number = 0;
        boards(|board| {
            number += 1;
            if number % 3 != 0 {
                return;
            }
            for cell in board.empty().iter() {
                for digit in board.candidates(cell).iter() {
                    for assumption in [true, false].map(|on| literal(cell.index(), digit.index(), on)) {
                        for (at, rules) in [Rules::Chain, Rules::Digit, Rules::Net].into_iter().enumerate() {
                            let net = Net::new(board, assumption, rules);
                            let slow = slowly(board, assumption, rules);
                            if let Some(slow) = &slow {
                                for (index, &known) in slow.iter().enumerate() {
                                    let found = net.place(index as Literal).is_some();
                                    assert_eq!(found, known, "{rules:?} {assumption}: {index}");
                                    assert_eq!(net.known[index / 64] >> (index % 64) & 1 == 1, known);
                                }
                            }
                            assert!(slow.is_some() || !net.conflicts.is_empty(), "{rules:?} {assumption}");
                            met[at][usize::from(net.conflicts.is_empty())] += 1;
                        }
                    }
                }
            }
        });
        assert!(met.iter().flatten().all(|&met| met > 20), "{met:?}");
    }

    #[test]
    fn evidence_is_whole_and_has_nothing_more() {
        let mut links = 0;
        let mut nested = 0;
        boards(|board| {
            let cell = board.empty().first().unwrap();
            for digit in board.candidates(cell).iter() {
                let net = Net::new(board, literal(cell.index(), digit.index(), true), Rules::Nested);
                for &known in &net.order {
                    let chain = net.chain(known);
                    assert!(chain.holds_on(board), "{chain:?}");
                    let mut needed = vec![false; chain.links.len()];
                    needed[chain.links.len() - 1] = true;
                    for (at, link) in chain.links.iter().enumerate().rev() {
                        assert!(needed[at], "{chain:?}");
                        link.because.iter().for_each(|&because| needed[because] = true);
                        nested += usize::from(matches!(link.cause, Cause::Nested { .. }));
                    }
                    links += chain.links.len();
                }
            }
        });
        assert!(links > 1000 && nested > 10, "{links} {nested}");
    }
}
