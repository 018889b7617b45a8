//! Simple chains: loops, and candidates that follow from their opposite, by links that need no other candidate gone.

use super::field::{Boards, Field};
use super::found::{Best, Found, Links, Listed, Mode, Needs, Proof, Signature};
use super::net::{Net, has, meet, put};
use super::scale::rated;
use crate::logic::CELL_HOUSES;
use crate::logic::bits::{HOUSES, PEERS, ones_of};

const PASSES: [Links; 3] = [Links::X, Links::Y, Links::Both];

/// The hint that the reference takes, if it is rated at most `limit`.
pub(super) fn find(field: &Field, limit: f64) -> Option<Found> {
    match field.len() {
        0..=128 => find_in::<2>(field, limit),
        129..=256 => find_in::<4>(field, limit),
        _ => find_in::<12>(field, limit),
    }
}

/// All hints, each first of those that strike out the same, in order.
pub(super) fn list(field: &Field) -> Vec<Listed> {
    match field.len() {
        0..=128 => list_in::<2>(field),
        129..=256 => list_in::<4>(field),
        _ => list_in::<12>(field),
    }
}

fn bases(links: Links) -> (f64, f64) {
    if links == Links::Both { (7.0, 7.0) } else { (6.5, 6.6) }
}

fn key(links: Links) -> u8 {
    2 + links as u8
}

/// When a hint is found: pass, start, then loops before chains.
fn order(links: Links, start: usize, nth: usize) -> u32 {
    (links as u32) << 28 | (start as u32) << 16 | nth as u32
}

/// Chains come after all loops of their start.
const CHAINS: usize = 1 << 15;

fn starts<const W: usize>(net: &Net<W>, field: &Field, links: Links) -> impl Iterator<Item = usize> {
    (0..net.len()).filter(move |&a| {
        let count = field.candidates[usize::from(net.candidates[a]) / 9].count_ones();
        if links == Links::Y { count == 2 } else { count >= 2 }
    })
}

fn find_in<const W: usize>(field: &Field, limit: f64) -> Option<Found> {
    let mut best = Best::new(limit);
    let mut search = Search::<W>::new();
    for links in PASSES {
        let (cycle, chain) = bases(links);
        let mut allowed = best.allowed(cycle, key(links));
        if allowed < 4 {
            continue;
        }
        let net = Net::<W>::new(field, links);
        if links != Links::Y {
            let mut allowed = best.allowed(chain, key(links));
            for a in starts(&net, field, links) {
                for on in [true, false] {
                    let Some(complexity) = forced(&net, a, on, allowed) else { continue };
                    best.offer(chain_found(&net, links, a, on, complexity));
                    allowed = best.allowed(chain, key(links));
                }
            }
        }
        allowed = allowed.min(best.allowed(cycle, key(links)));
        for a in starts(&net, field, links) {
            search.cycles(&net, field, a, allowed, |nth, complexity, gone, _| {
                if gone.iter().any(|&cells| cells != 0) {
                    best.offer(cycle_found(&net, links, a, nth, complexity));
                    allowed = best.allowed(cycle, key(links));
                }
                allowed
            });
        }
    }
    best.found
}

fn chain_found<const W: usize>(net: &Net<W>, links: Links, a: usize, on: bool, complexity: u32) -> Found {
    let node = net.candidates[a] * 2;
    Found {
        mode: Mode::Simple,
        rating: rated(bases(links).1, complexity),
        complexity,
        key: key(links),
        order: order(links, a, CHAINS + usize::from(!on)),
        proof: Proof::Forcing { links, from: node + u16::from(on) },
        conclusion: node + u16::from(!on),
    }
}

fn cycle_found<const W: usize>(net: &Net<W>, links: Links, a: usize, nth: usize, complexity: u32) -> Found {
    let start = net.candidates[a];
    Found {
        mode: Mode::Simple,
        rating: rated(bases(links).0, complexity),
        complexity,
        key: key(links),
        order: order(links, a, nth),
        proof: Proof::Cycle { links, start, nth: nth as u16 },
        conclusion: start * 2,
    }
}

/// How many nodes the chain from `a`, there or not, to its opposite has, if there is one of at most `allowed`. The
/// shortest path decides, so sets will do.
fn forced<const W: usize>(net: &Net<W>, a: usize, on: bool, allowed: u32) -> Option<u32> {
    let mut front = net.strong[a];
    if on {
        front = [0; W];
        put(&mut front, a);
    }
    let mut seen = front;
    let mut complexity = 2;
    while complexity <= allowed {
        if if on { meet(&front, &net.weak[a]) } else { has(&front, a) } {
            return Some(complexity);
        }
        let mut next = net.spread(&front);
        let mut any = 0;
        for i in 0..W {
            next[i] &= !seen[i];
            seen[i] |= next[i];
            any |= next[i];
        }
        if any == 0 {
            return None;
        }
        front = next;
        complexity += 2;
    }
    None
}

/// Buffers of the ordered searches.
pub(super) struct Search<const W: usize> {
    /// What was found to be there, in order: candidate, the one between, what it came from.
    tree: Vec<(u16, u16, u16)>,
    around: Vec<u16>,
}

const NONE: u16 = u16::MAX;

impl<const W: usize> Search<W> {
    pub fn new() -> Self {
        Search { tree: Vec::new(), around: Vec::new() }
    }

    /// Each loop through `start` that the reference's search closes, of at most `allowed` nodes: its number, its nodes,
    /// what it strikes out, and the way around from the end: on, off, …, on. `each` returns how many nodes are allowed
    /// from then on.
    ///
    /// What is found to be there is taken once; what goes may come again on other ways, but not on its own.
    pub fn cycles(
        &mut self,
        net: &Net<W>,
        field: &Field,
        start: usize,
        mut allowed: u32,
        mut each: impl FnMut(usize, u32, &Boards, &[u16]) -> u32,
    ) {
        if net.strong_list(start).is_empty() {
            return;
        }
        self.tree.clear();
        self.tree.push((start as u16, NONE, NONE));
        let mut seen = [0; W];
        put(&mut seen, start);
        let (mut from, mut nth, mut nodes) = (0, 0, 0);
        while from < self.tree.len() {
            nodes += 2;
            if nodes > allowed {
                return;
            }
            let front = from..self.tree.len();
            from = front.end;
            for parent in front {
                for &(between, to) in net.hops(usize::from(self.tree[parent].0)) {
                    let closes = usize::from(to) == start && nodes >= 4;
                    let new = !has(&seen, usize::from(to));
                    if !closes && !new || self.passed(parent, between) {
                        continue;
                    }
                    if closes {
                        self.trace(parent, between, to);
                        let gone = struck(net, field, &self.around);
                        allowed = each(nth, nodes, &gone, &self.around);
                        nth += 1;
                    }
                    if new {
                        put(&mut seen, usize::from(to));
                        self.tree.push((to, between, parent as u16));
                    }
                }
            }
        }
    }

    fn passed(&self, at: usize, between: u16) -> bool {
        let mut at = at;
        loop {
            let (_, via, parent) = self.tree[at];
            if via == between {
                return true;
            }
            if parent == NONE {
                return false;
            }
            at = usize::from(parent);
        }
    }

    fn trace(&mut self, at: usize, between: u16, to: u16) {
        self.around.clear();
        self.around.extend([to, between]);
        let mut at = at;
        loop {
            let (candidate, via, parent) = self.tree[at];
            self.around.push(candidate);
            if parent == NONE {
                return;
            }
            self.around.push(via);
            at = usize::from(parent);
        }
    }

    /// The way from `start`, there or not, to its opposite: its nodes from the end, as candidates of the net.
    pub fn path(&mut self, net: &Net<W>, start: usize, on: bool) -> &[u16] {
        // Here the tree has both kinds of nodes; the second entry says which.
        self.tree.clear();
        self.tree.push((start as u16, u16::from(on), NONE));
        let (mut seen_on, mut seen_off) = ([0; W], [0; W]);
        put(if on { &mut seen_on } else { &mut seen_off }, start);
        self.around.clear();
        let mut next = 0;
        while next < self.tree.len() {
            let (at, is_on, _) = self.tree[next];
            let (list, seen) = if is_on == 1 {
                (net.weak_list(usize::from(at)), &mut seen_off)
            } else {
                (net.strong_list(usize::from(at)), &mut seen_on)
            };
            for &to in list {
                if has(seen, usize::from(to)) {
                    continue;
                }
                put(seen, usize::from(to));
                self.tree.push((to, 1 - is_on, next as u16));
                if usize::from(to) == start && is_on == u16::from(on) {
                    let mut at = self.tree.len() - 1;
                    loop {
                        let (candidate, _, parent) = self.tree[at];
                        self.around.push(candidate);
                        if parent == NONE {
                            return &self.around;
                        }
                        at = usize::from(parent);
                    }
                }
            }
            next += 1;
        }
        &self.around
    }
}

/// What a loop strikes out: what one of its "on" nodes and one of its "off" nodes of the same digit see, outside its cells.
fn struck<const W: usize>(net: &Net<W>, field: &Field, around: &[u16]) -> Boards {
    let mut reach = [[0u128; 9]; 2];
    let mut cells = 0u128;
    let mut digits = 0u16;
    for (i, &a) in around.iter().enumerate() {
        let candidate = usize::from(net.candidates[usize::from(a)]);
        reach[i % 2][candidate % 9] |= PEERS[candidate / 9];
        cells |= 1 << (candidate / 9);
        digits |= 1 << (candidate % 9);
    }
    let mut gone = [0; 9];
    for digit in ones_of(digits) {
        gone[digit] = reach[0][digit] & reach[1][digit] & !cells & field.cells[digit];
    }
    gone
}

/// Why a link holds between two candidates: `None` if it is their cell, else the first house that they share; for a strong
/// link one that has no third place.
pub(super) fn reason(field: &Field, from: u16, to: u16, strong: bool) -> Option<usize> {
    let (from, digit, to) = (usize::from(from) / 9, usize::from(from) % 9, usize::from(to) / 9);
    if from == to {
        return None;
    }
    CELL_HOUSES[from]
        .iter()
        .map(|&(house, _)| usize::from(house))
        .find(|&house| HOUSES[house] >> to & 1 == 1 && (!strong || field.places[house][digit].count_ones() == 2))
}

fn list_in<const W: usize>(field: &Field) -> Vec<Listed> {
    let mut search = Search::<W>::new();
    let mut all = Vec::new();
    for links in PASSES {
        let net = Net::<W>::new(field, links);
        for a in starts(&net, field, links) {
            search.cycles(&net, field, a, u32::MAX, |nth, complexity, gone, around| {
                if gone.iter().any(|&cells| cells != 0) {
                    let mut signature = Signature::new();
                    let mut needs = Needs::default();
                    let named = |i: usize| net.candidates[usize::from(around[i])];
                    for i in 0..around.len() - 1 {
                        // Whether it is there at this place of the way around: at even places it is.
                        signature.add(named(i) * 2 + u16::from(i % 2 == 0));
                        let house = reason(field, named(i + 1), named(i), i % 2 == 0);
                        needs.add(named(i).into(), house);
                    }
                    let found = cycle_found(&net, links, a, nth, complexity);
                    all.push(Listed { found, gone: *gone, needs, signature: signature.value() });
                }
                u32::MAX
            });
            if links == Links::Y {
                continue;
            }
            for on in [true, false] {
                let Some(complexity) = forced(&net, a, on, u32::MAX) else { continue };
                let found = chain_found(&net, links, a, on, complexity);
                let path = search.path(&net, a, on);
                debug_assert_eq!(path.len() as u32, complexity);
                let mut signature = Signature::new();
                let mut needs = Needs::default();
                for (i, &b) in path.iter().enumerate() {
                    let candidate = net.candidates[usize::from(b)];
                    let is_on = (i % 2 == 0) != on;
                    signature.add(candidate * 2 + u16::from(is_on));
                    if is_on && i + 1 < path.len() {
                        let house = reason(field, net.candidates[usize::from(path[i + 1])], candidate, true);
                        needs.add(candidate.into(), house);
                    }
                }
                all.push(Listed {
                    found,
                    gone: concluded(field, found.conclusion),
                    needs,
                    signature: signature.value(),
                });
            }
        }
    }
    sift(all)
}

/// What a conclusion strikes out: itself, or the others of its cell.
pub(super) fn concluded(field: &Field, node: u16) -> Boards {
    let (cell, digit) = (usize::from(node) / 18, usize::from(node) / 2 % 9);
    let mut gone = [0; 9];
    if node & 1 == 0 {
        gone[digit] = 1 << cell;
    } else {
        for other in ones_of(field.candidates[cell] & !(1 << digit)) {
            gone[other] = 1 << cell;
        }
    }
    gone
}

/// In order, each first of those that strike out the same.
pub(super) fn sift(mut all: Vec<Listed>) -> Vec<Listed> {
    all.sort_by(|a, b| a.found.compare(&b.found));
    let mut known = std::collections::BTreeSet::new();
    all.retain(|one| known.insert(one.gone));
    all
}
