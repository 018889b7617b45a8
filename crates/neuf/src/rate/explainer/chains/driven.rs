//! Producers that draw conclusions from assumptions: nishio, multiple, dynamic, nested.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::advanced::{Struck, patterns};
use super::field::{Boards, Field, Fixed};
use super::found::{Found, Listed, Mode, Needs, Proof, Signature};
use super::scale::{most_complex, rated};
use super::simple::{self, concluded, sift};
use super::spread::{ADVANCED, IN_CELL, SUPPOSED, Spread};
use crate::logic::bits::{ones, ones_of};
use crate::logic::{CELL_HOUSES, HOUSE_CELLS};

/// What takes the hints of a search.
trait Sink {
    /// How complex a hint with this conclusion may be.
    fn allowed(&self, conclusion: u16) -> u32;
    fn offer(&mut self, found: Found);
}

/// The first of all.
struct First {
    allowed: u32,
    found: Option<Found>,
}

impl Sink for First {
    fn allowed(&self, _: u16) -> u32 {
        self.allowed
    }

    fn offer(&mut self, new: Found) {
        if new.complexity <= self.allowed && self.found.as_ref().is_none_or(|best| new.before(best)) {
            self.allowed = new.complexity;
            self.found = Some(new);
        }
    }
}

/// The first of each that strike out the same.
struct Each<'a> {
    field: &'a Field,
    slots: Vec<Option<Found>>,
}

impl Each<'_> {
    /// A digit in a cell of two strikes out what the absence of the other does.
    fn slot(&self, conclusion: u16) -> usize {
        let (cell, digit) = (usize::from(conclusion) / 18, usize::from(conclusion) / 2 % 9);
        let others = self.field.candidates[cell] & !(1 << digit);
        if conclusion % 2 == 1 && others.count_ones() == 1 {
            (cell * 9 + others.trailing_zeros() as usize) * 2
        } else {
            conclusion.into()
        }
    }
}

impl Sink for Each<'_> {
    fn allowed(&self, conclusion: u16) -> u32 {
        self.slots[self.slot(conclusion)].as_ref().map_or(u32::MAX, |found| found.complexity)
    }

    fn offer(&mut self, new: Found) {
        let slot = self.slot(new.conclusion);
        if self.slots[slot].as_ref().is_none_or(|best| new.before(best)) {
            self.slots[slot] = Some(new);
        }
    }
}

/// All of the easiest.
struct Easiest {
    /// A hint may be so complex.
    allowed: u32,
    found: Vec<Found>,
}

impl Sink for Easiest {
    fn allowed(&self, _: u16) -> u32 {
        self.allowed
    }

    fn offer(&mut self, new: Found) {
        if self.found.first().is_some_and(|best| new.rating < best.rating) {
            self.found.clear();
        }
        if self.found.is_empty() {
            self.allowed = most_complex(new.mode.base(), new.rating);
        }
        if new.complexity <= self.allowed {
            self.found.push(new);
        }
    }
}

/// What follows from each candidate and from its absence, for one board; and the same for searches within.
#[derive(Default)]
pub(super) struct Driver {
    /// By twice the number of a candidate, and one more for its presence.
    pub spreads: Vec<Spread>,
    /// By 9 × cell + digit.
    number: Vec<u16>,
    struck: Vec<Struck>,
    /// The board that the spreads are of, if they are all drawn, and how far.
    drawn: Option<(Field, Fixed, u8)>,
    within: Within,
}

/// Searches within, and what they found.
#[derive(Default)]
struct Within {
    driver: Option<Box<Driver>>,
    /// By producer and board: equivalent assumptions leave the same board, and so do other steps of a solution.
    known: BTreeMap<(u8, Boards), Rc<[Listed]>>,
    /// What the lists hold for, besides.
    fixed: Option<Fixed>,
}

/// How many lists are kept at most. One takes some kilobytes.
const MOST_KNOWN: usize = 2000;

impl Driver {
    /// The hint that the reference takes, if it is rated at most `limit`.
    pub fn find(&mut self, field: &Field, fixed: &Fixed, mode: Mode, limit: f64) -> Option<Found> {
        let mut first = First { allowed: most_complex(mode.base(), limit), found: None };
        if first.allowed > 0 {
            self.search(field, fixed, mode, &mut first);
        }
        first.found
    }

    /// All hints of the lowest rating there is, if that is at most `limit`.
    pub fn easiest(&mut self, field: &Field, fixed: &Fixed, mode: Mode, limit: f64) -> Vec<Found> {
        let mut easiest = Easiest { allowed: most_complex(mode.base(), limit), found: Vec::new() };
        if easiest.allowed > 0 {
            self.search(field, fixed, mode, &mut easiest);
        }
        easiest.found
    }

    /// All hints, each first of those that strike out the same, in order.
    fn list(&mut self, field: &Field, fixed: &Fixed, mode: Mode) -> Vec<Listed> {
        let mut each = Each { field, slots: vec![None; 1458] };
        self.search(field, fixed, mode, &mut each);
        let listed = |found: Found| {
            let roots = self.roots(field, &found);
            Listed {
                found,
                gone: concluded(field, found.conclusion),
                needs: self.needs(&found, &roots),
                signature: self.signature(&roots),
            }
        };
        sift(each.slots.into_iter().flatten().map(listed).collect())
    }

    fn search(&mut self, field: &Field, fixed: &Fixed, mode: Mode, sink: &mut impl Sink) {
        self.prepare(field, fixed, mode);
        let open = |cell: &usize| field.candidates[*cell].count_ones() > 1;
        if mode != Mode::Multiple {
            for cell in (0..81).filter(open) {
                for (rank, digit) in ones_of(field.candidates[cell]).enumerate() {
                    for on in [true, false] {
                        self.contradiction(cell, digit, on, mode, sequence(cell, rank, u32::from(!on)), sink);
                    }
                }
            }
        }
        if mode == Mode::Nishio {
            return;
        }
        let fewest = if mode == Mode::Multiple { 3 } else { 2 };
        let mut which = [0; 9];
        for cell in (0..81).filter(open) {
            let count = field.candidates[cell].count_ones();
            if count < fewest {
                continue;
            }
            for (rank, digit) in ones_of(field.candidates[cell]).enumerate() {
                for (kind, (house, position)) in CELL_HOUSES[cell].into_iter().enumerate() {
                    let there = field.places[usize::from(house)][digit];
                    let first = there.trailing_zeros() == u32::from(position);
                    if !first || there.count_ones() < 2 {
                        continue;
                    }
                    let mut n = 0;
                    for p in ones_of(there) {
                        which[n] = self.at(usize::from(HOUSE_CELLS[usize::from(house)][p]), digit, true);
                        n += 1;
                    }
                    let step = Group {
                        key: 6,
                        sequence: sequence(cell, rank, 3 + kind as u32),
                        mode,
                        proof: Proof::House { house, digit: digit as u8 },
                    };
                    self.common(field, &which[..n], step, sink);
                }
            }
            let mut n = 0;
            for digit in ones_of(field.candidates[cell]) {
                which[n] = self.at(cell, digit, true);
                n += 1;
            }
            let step = Group { key: 5, sequence: sequence(cell, 9, 6), mode, proof: Proof::Cell { cell: cell as u8 } };
            self.common(field, &which[..n], step, sink);
        }
        if mode == Mode::Multiple {
            return;
        }
        for cell in (0..81).filter(|&cell| field.candidates[cell].count_ones() > 2) {
            for (rank, digit) in ones_of(field.candidates[cell]).enumerate() {
                let candidate = (cell * 9 + digit) as u16;
                which[0] = self.at(cell, digit, true);
                which[1] = self.at(cell, digit, false);
                let step =
                    Group { key: 1, sequence: sequence(cell, rank, 2), mode, proof: Proof::Double { candidate } };
                self.common(field, &which[..2], step, sink);
            }
        }
    }

    fn at(&self, cell: usize, digit: usize, on: bool) -> usize {
        usize::from(self.number[cell * 9 + digit]) * 2 + usize::from(on)
    }

    /// Draws the conclusions of every assumption. Those of a level begin with those of a lower one.
    fn prepare(&mut self, field: &Field, fixed: &Fixed, mode: Mode) {
        let before = match (&self.drawn, mode) {
            (Some((of, with, before)), Mode::Dynamic(level))
                if of == field && with == fixed && begins(*before, level) =>
            {
                Some(*before)
            }
            _ => None,
        };
        self.drawn = None;
        if before.is_none() {
            self.count(field);
        }
        for cell in 0..81 {
            for digit in ones_of(field.candidates[cell]) {
                for on in [true, false] {
                    let node = (cell * 9 + digit) * 2 + usize::from(on);
                    if before.is_some() {
                        self.extend(self.at(cell, digit, on), field, fixed, mode, before);
                    } else if on || mode != Mode::Multiple {
                        self.draw(field, fixed, mode, node);
                    }
                }
            }
        }
        if let Mode::Dynamic(level) = mode {
            self.drawn = Some((field.clone(), fixed.clone(), level));
        }
    }

    /// Numbers the candidates.
    pub fn count(&mut self, field: &Field) {
        self.number.resize(729, 0);
        let mut n = 0;
        for cell in 0..81 {
            for digit in ones_of(field.candidates[cell]) {
                self.number[cell * 9 + digit] = n;
                n += 1;
            }
        }
        while self.spreads.len() < 2 * usize::from(n) {
            self.spreads.push(Spread::new(field));
        }
    }

    /// Draws the conclusions of one assumption.
    pub fn draw(&mut self, field: &Field, fixed: &Fixed, mode: Mode, node: usize) {
        self.drawn = None;
        let at = self.at(node / 18, node / 2 % 9, node % 2 == 1);
        self.spreads[at].suppose(field, node as u16);
        self.extend(at, field, fixed, mode, None);
    }

    /// Draws more conclusions; level `before` has none left, if that is given.
    fn extend(&mut self, at: usize, start: &Field, fixed: &Fixed, mode: Mode, before: Option<u8>) {
        let Driver { spreads, struck, within, .. } = self;
        let spread = &mut spreads[at];
        let mut asked = before.map_or(&[][..], searches);
        loop {
            spread.run(start, mode.rules());
            let Mode::Dynamic(level @ 1..) = mode else { return };
            if spread.contradiction.is_some() {
                return;
            }
            struck.clear();
            patterns(&spread.field, start, fixed, struck);
            if struck.is_empty() {
                let modes = &searches(level)[asked.len()..];
                within.strike(modes, &spread.field, start, fixed, struck);
            }
            if !spread.strike(struck) {
                return;
            }
            asked = &[];
        }
    }

    fn contradiction(&mut self, cell: usize, digit: usize, on: bool, mode: Mode, order: u32, sink: &mut impl Sink) {
        let at = self.at(cell, digit, on);
        let Some((there, not)) = self.spreads[at].contradiction else { return };
        let name = ((cell * 9 + digit) * 2) as u16;
        let conclusion = name + u16::from(!on);
        let roots = [(at, there), (at, not)];
        if let Some(complexity) = self.measure(&roots, sink.allowed(conclusion)) {
            let proof = Proof::Contradiction { from: name + u16::from(on) };
            let rating = rated(mode.base(), complexity);
            sink.offer(Found { mode, rating, complexity, key: 7, order, proof, conclusion });
        }
    }

    /// What all of `which` have in common.
    fn common(&mut self, field: &Field, which: &[usize], step: Group, sink: &mut impl Sink) {
        let mut roots = [(0, 0); 9];
        for on in [true, false] {
            for digit in 0..9 {
                let mut all = u128::MAX;
                for &at in which {
                    all &= if on { self.spreads[at].on[digit] } else { self.spreads[at].off[digit] };
                }
                for cell in ones(all) {
                    if on && field.candidates[cell].count_ones() < 2 {
                        continue;
                    }
                    let conclusion = ((cell * 9 + digit) * 2) as u16 + u16::from(on);
                    for (root, &at) in roots.iter_mut().zip(which) {
                        *root = (at, self.spreads[at].find(conclusion).unwrap_or(0));
                    }
                    let roots = &roots[..which.len()];
                    if let Some(complexity) = self.measure(roots, sink.allowed(conclusion)) {
                        let order = step.sequence + (u32::from(!on) << 11) + u32::from(roots[0].1);
                        let Group { mode, key, proof, .. } = step;
                        let rating = rated(mode.base(), complexity);
                        sink.offer(Found { mode, rating, complexity, key, order, proof, conclusion });
                    }
                }
            }
        }
    }

    /// How complex a hint with these conclusions is, unless more than `allowed`.
    fn measure(&mut self, roots: &[(usize, u16)], allowed: u32) -> Option<u32> {
        let (mut flat, mut within) = (0, 0);
        for &(at, node) in roots {
            let (least, nested) = self.spreads[at].least(node);
            flat += least;
            within = within.max(nested);
        }
        if flat + within > allowed {
            return None;
        }
        if within == 0 {
            for &(at, node) in roots {
                flat -= self.spreads[at].least(node).0;
                flat += self.spreads[at].count(node);
                if flat > allowed {
                    return None;
                }
            }
            return Some(flat);
        }
        let mut known: Vec<u128> = Vec::new();
        let mut total = 0;
        for &(at, node) in roots {
            self.spreads[at].walk(node, |spread, node| {
                total += 1;
                let nested = spread.nested.get(usize::from(spread.nodes[usize::from(node)].nested));
                if let Some(nested) = nested.filter(|nested| !known.contains(&nested.signature)) {
                    known.push(nested.signature);
                    total += nested.complexity;
                }
            });
            if total > allowed {
                return None;
            }
        }
        Some(total)
    }

    /// Where the hint's conclusions stand.
    pub fn roots(&self, field: &Field, found: &Found) -> Vec<(usize, u16)> {
        let at = |node: usize| self.at(node / 18, node / 2 % 9, node % 2 == 1);
        let from = assumptions(field, found);
        if let (Proof::Contradiction { .. }, [from]) = (found.proof, &from[..]) {
            let contradiction = self.spreads[at(*from)].contradiction;
            return contradiction.map_or(vec![], |(there, not)| vec![(at(*from), there), (at(*from), not)]);
        }
        let end = |from| self.spreads[at(from)].find(found.conclusion).map(|node| (at(from), node));
        from.into_iter().filter_map(end).collect()
    }

    /// Which candidates have to be gone for the hint.
    fn needs(&self, found: &Found, roots: &[(usize, u16)]) -> Needs {
        let mut needs = Needs::default();
        for &(at, root) in roots {
            self.spreads[at].walk(root, |spread, node| {
                let node = &spread.nodes[usize::from(node)];
                let house = match (node.why, found.proof) {
                    _ if node.name % 2 == 0 => return,
                    (IN_CELL, _) | (SUPPOSED, Proof::Cell { .. }) => None,
                    (SUPPOSED, Proof::House { house, .. }) => Some(usize::from(house)),
                    (ADVANCED | SUPPOSED, _) => return,
                    (house, _) => Some(usize::from(house)),
                };
                needs.add(usize::from(node.name / 2), house);
            });
        }
        needs
    }

    /// Stands for the nodes of all conclusions, each generation by generation.
    fn signature(&self, roots: &[(usize, u16)]) -> u128 {
        let mut signature = Signature::new();
        let mut order = Vec::new();
        for &(at, root) in roots {
            let spread = &self.spreads[at];
            let mut known = [0u64; 24];
            let name = |node: u16| usize::from(spread.nodes[usize::from(node)].name);
            order.clear();
            order.push(root);
            known[name(root) / 64] |= 1 << (name(root) % 64);
            let mut next = 0;
            while let Some(&node) = order.get(next) {
                next += 1;
                signature.add(name(node) as u16);
                for &parent in spread.parents(node) {
                    let name = name(parent);
                    if known[name / 64] >> (name % 64) & 1 == 0 {
                        known[name / 64] |= 1 << (name % 64);
                        order.push(parent);
                    }
                }
            }
        }
        signature.value()
    }
}

/// The nodes that the hint's proof begins with.
pub(super) fn assumptions(field: &Field, found: &Found) -> Vec<usize> {
    match found.proof {
        Proof::Contradiction { from } | Proof::Forcing { from, .. } => vec![usize::from(from)],
        Proof::Double { candidate } => vec![usize::from(candidate) * 2 + 1, usize::from(candidate) * 2],
        Proof::House { house, digit } => {
            let (house, digit) = (usize::from(house), usize::from(digit));
            let cells = ones_of(field.places[house][digit]).map(|p| usize::from(HOUSE_CELLS[house][p]));
            cells.map(|cell| (cell * 9 + digit) * 2 + 1).collect()
        }
        Proof::Cell { cell } => {
            let cell = usize::from(cell);
            ones_of(field.candidates[cell]).map(|digit| (cell * 9 + digit) * 2 + 1).collect()
        }
        Proof::Cycle { start, .. } => vec![usize::from(start) * 2 + 1],
    }
}

#[derive(Clone, Copy)]
struct Group {
    key: u8,
    sequence: u32,
    mode: Mode,
    proof: Proof,
}

/// When a kind of hint is looked for: cell by cell, digit by digit; the cell itself after its digits.
fn sequence(cell: usize, rank: usize, kind: u32) -> u32 {
    (cell as u32 * 64 + rank as u32 * 6 + kind) << 12
}

/// The searches within of a level, in order.
fn searches(level: u8) -> &'static [Mode] {
    match level {
        0 | 1 => &[],
        2 => &[Mode::Simple],
        3 => &[Mode::Simple, Mode::Multiple],
        4 => &[Mode::Dynamic(0)],
        _ => &[Mode::Dynamic(0), Mode::Dynamic(2)],
    }
}

/// Whether what is drawn for a level is what the other draws first.
fn begins(before: u8, level: u8) -> bool {
    before <= level && searches(level).starts_with(searches(before))
}

impl Within {
    /// All hints of the first search that has one which needs something gone since `start`.
    fn strike(&mut self, modes: &[Mode], field: &Field, start: &Field, fixed: &Fixed, struck: &mut Vec<Struck>) {
        for &mode in modes {
            for one in self.list(mode, field, fixed).iter() {
                let needed = one.needs.gone(field, start);
                if needed != [0; 9] {
                    struck.push(Struck { gone: one.gone, needed, nested: Some((one.found, one.signature)) });
                }
            }
            if !struck.is_empty() {
                return;
            }
        }
    }

    fn list(&mut self, mode: Mode, field: &Field, fixed: &Fixed) -> Rc<[Listed]> {
        if field.is_loose() {
            return Rc::new([]);
        }
        if self.known.len() >= MOST_KNOWN || self.fixed.as_ref() != Some(fixed) {
            self.known.clear();
            self.fixed = Some(fixed.clone());
        }
        let number = match mode {
            Mode::Simple => 0,
            Mode::Nishio => 1,
            Mode::Multiple => 2,
            Mode::Dynamic(level) => 3 + level,
        };
        let Within { driver, known, .. } = self;
        let list = known.entry((number, field.cells)).or_insert_with(|| match mode {
            Mode::Simple => simple::list(field).into(),
            mode => driver.get_or_insert_default().list(field, fixed, mode).into(),
        });
        Rc::clone(list)
    }
}
