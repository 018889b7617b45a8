//! What follows from one assumption, in the reference's order, with what each conclusion follows from.

use super::advanced::Struck;
use super::field::{Boards, Field, SEEN};
use crate::logic::bits::{PEERS, ones, ones_of};
use crate::logic::{CELL_HOUSES, HOUSE_CELLS};

/// Which links are used, and whether what goes is struck out on the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rules {
    /// Links in cells, besides those in houses.
    pub cells: bool,
    /// What goes is gone for the links that come after.
    pub strikes: bool,
}

/// Why a node follows, in a byte: a house by its number, or one of these.
pub(super) const IN_CELL: u8 = 27;
pub(super) const ADVANCED: u8 = 28;
pub(super) const SUPPOSED: u8 = 29;

const NONE: u16 = u16::MAX;

/// Something that follows. It stands after what it follows from.
#[derive(Clone, Copy)]
pub(super) struct Node {
    /// Twice 9 × cell + digit, and one more if it is there.
    pub name: u16,
    pub why: u8,
    parents: u32,
    parent_count: u16,
    /// At least so many nodes does it follow from, itself included.
    least: u16,
    /// At least so complex are the hints of other searches that it follows from.
    least_nested: u32,
    /// How many nodes it follows from, itself included; 0 if that was not counted yet.
    count: u16,
    /// The hint of a search within that struck it out, by its place in `nested`.
    pub nested: u16,
}

/// A hint of a search within this one.
#[derive(Clone, Copy)]
pub(super) struct Nested {
    pub complexity: u32,
    pub signature: u128,
    /// What it was found by.
    pub found: super::found::Found,
    /// How many nodes there were when it was found.
    pub after: u16,
}

#[derive(Clone)]
pub(super) struct Spread {
    pub nodes: Vec<Node>,
    parents: Vec<u16>,
    /// What is there, and what is not.
    pub on: Boards,
    pub off: Boards,
    on_digits: [u16; 81],
    off_digits: [u16; 81],
    /// By name, where its node is, if it is in `on` or `off`.
    place: Vec<u16>,
    on_queue: Vec<u16>,
    off_queue: Vec<u16>,
    next_on: usize,
    next_off: usize,
    /// The nodes of something that is there and not there.
    pub contradiction: Option<(u16, u16)>,
    /// What is left of the board.
    pub field: Field,
    pub nested: Vec<Nested>,
}

impl Spread {
    pub fn new(field: &Field) -> Spread {
        Spread {
            nodes: Vec::new(),
            parents: Vec::new(),
            on: [0; 9],
            off: [0; 9],
            on_digits: [0; 81],
            off_digits: [0; 81],
            place: vec![0; 1458],
            on_queue: Vec::new(),
            off_queue: Vec::new(),
            next_on: 0,
            next_off: 0,
            contradiction: None,
            field: field.clone(),
            nested: Vec::new(),
        }
    }

    /// Begins anew with the node `from`.
    pub fn suppose(&mut self, start: &Field, from: u16) {
        self.nodes.clear();
        self.parents.clear();
        (self.on, self.off) = ([0; 9], [0; 9]);
        (self.on_digits, self.off_digits) = ([0; 81], [0; 81]);
        self.on_queue.clear();
        self.off_queue.clear();
        (self.next_on, self.next_off) = (0, 0);
        self.contradiction = None;
        self.field.clone_from(start);
        self.nested.clear();
        self.keep(from, SUPPOSED, 0, NONE);
    }

    /// Draws conclusions until there are no more, or a contradiction.
    pub fn run(&mut self, start: &Field, rules: Rules) {
        while self.contradiction.is_none() {
            if self.next_on < self.on_queue.len() {
                let node = self.on_queue[self.next_on];
                self.next_on += 1;
                self.take_on(node, rules);
            } else if self.next_off < self.off_queue.len() {
                let node = self.off_queue[self.next_off];
                self.next_off += 1;
                self.take_off(node, start, rules);
            } else {
                return;
            }
        }
    }

    /// Appends a node whose parents are those from `parents` on.
    fn push(&mut self, name: u16, why: u8, parents: usize, nested: u16) -> u16 {
        let all = &self.parents[parents..];
        let count = match *all {
            [] => 1,
            [only] => match self.nodes[usize::from(only)].count {
                0 => 0,
                count => count + 1,
            },
            _ => 0,
        };
        let (mut least, mut least_nested) = (0, 0);
        for &parent in all {
            let parent = &self.nodes[usize::from(parent)];
            least = least.max(parent.least);
            least_nested = least_nested.max(parent.least_nested);
        }
        if nested != NONE {
            least_nested += self.nested[usize::from(nested)].complexity;
        }
        let parent_count = all.len() as u16;
        let parents = parents as u32;
        self.nodes.push(Node { name, why, parents, parent_count, least: least + 1, least_nested, count, nested });
        (self.nodes.len() - 1) as u16
    }

    /// Appends a node and enters it in its set and queue.
    fn keep(&mut self, name: u16, why: u8, parents: usize, nested: u16) {
        let node = self.push(name, why, parents, nested);
        self.place[usize::from(name)] = node;
        let (cell, digit) = (usize::from(name) / 18, usize::from(name) / 2 % 9);
        if name % 2 == 1 {
            self.on[digit] |= 1 << cell;
            self.on_digits[cell] |= 1 << digit;
            self.on_queue.push(node);
        } else {
            self.off[digit] |= 1 << cell;
            self.off_digits[cell] |= 1 << digit;
            self.off_queue.push(node);
        }
    }

    #[inline]
    fn keep_off(&mut self, cell: usize, digit: usize, why: u8, parent: u16) {
        let parents = self.parents.len();
        self.parents.push(parent);
        let from = self.nodes[usize::from(parent)];
        let node = self.nodes.len() as u16;
        let name = ((cell * 9 + digit) * 2) as u16;
        self.nodes.push(Node {
            name,
            why,
            parents: parents as u32,
            parent_count: 1,
            least: from.least + 1,
            least_nested: from.least_nested,
            count: if from.count == 0 { 0 } else { from.count + 1 },
            nested: NONE,
        });
        self.place[usize::from(name)] = node;
        self.off[digit] |= 1 << cell;
        self.off_digits[cell] |= 1 << digit;
        self.off_queue.push(node);
    }

    fn take_on(&mut self, node: u16, rules: Rules) {
        let name = usize::from(self.nodes[usize::from(node)].name);
        let (cell, digit) = (name / 18, name / 2 % 9);
        let others = if rules.cells { self.field.candidates[cell] & !(1 << digit) } else { 0 };
        let seen = PEERS[cell] & self.field.cells[digit];
        if others & self.on_digits[cell] != 0 || seen & self.on[digit] != 0 {
            return self.clash(node, cell, digit, others);
        }
        for other in ones_of(others & !self.off_digits[cell]) {
            self.keep_off(cell, other, IN_CELL, node);
        }
        let new = seen & !self.off[digit];
        if new != 0 {
            for (seen, (house, _)) in SEEN[cell].into_iter().zip(CELL_HOUSES[cell]) {
                for other in ones(new & seen) {
                    self.keep_off(other, digit, house, node);
                }
            }
        }
    }

    /// One by one, up to the first that is there already.
    fn clash(&mut self, node: u16, cell: usize, digit: usize, others: u16) {
        for other in ones_of(others) {
            if self.off_or_clash(cell, other, IN_CELL, node) {
                return;
            }
        }
        for (seen, (house, _)) in SEEN[cell].into_iter().zip(CELL_HOUSES[cell]) {
            for other in ones(seen & self.field.cells[digit]) {
                if self.off_or_clash(other, digit, house, node) {
                    return;
                }
            }
        }
    }

    fn off_or_clash(&mut self, cell: usize, digit: usize, why: u8, parent: u16) -> bool {
        let name = ((cell * 9 + digit) * 2) as u16;
        if self.on[digit] >> cell & 1 == 1 {
            let there = self.place[usize::from(name) + 1];
            let parents = self.parents.len();
            self.parents.push(parent);
            let not = self.push(name, why, parents, NONE);
            self.contradiction = Some((there, not));
            return true;
        }
        if self.off[digit] >> cell & 1 == 0 {
            self.keep_off(cell, digit, why, parent);
        }
        false
    }

    fn take_off(&mut self, node: u16, start: &Field, rules: Rules) {
        let name = usize::from(self.nodes[usize::from(node)].name);
        let (cell, digit) = (name / 18, name / 2 % 9);
        let here = self.field.candidates[cell];
        let mut found = [(0u16, 0u8); 4];
        let mut count = 0;
        if rules.cells && here.count_ones() == 2 {
            let other = (here & !(1 << digit)).trailing_zeros() as usize;
            found[0] = ((cell * 9 + other) as u16, IN_CELL);
            count = 1;
        }
        for (house, position) in CELL_HOUSES[cell] {
            let there = self.field.places[usize::from(house)][digit];
            if there.count_ones() == 2 {
                let other = HOUSE_CELLS[usize::from(house)][(there & !(1 << position)).trailing_zeros() as usize];
                let candidate = u16::from(other) * 9 + digit as u16;
                if found[..count].iter().all(|one| one.0 != candidate) {
                    found[count] = (candidate, house);
                    count += 1;
                }
            }
        }
        if rules.strikes {
            self.field.remove(cell, digit);
        }
        for &(candidate, why) in &found[..count] {
            let (there, what) = (usize::from(candidate) / 9, usize::from(candidate) % 9);
            let clashes = self.off[what] >> there & 1 == 1;
            if !clashes && self.on[what] >> there & 1 == 1 {
                continue;
            }
            let parents = self.parents.len();
            self.parents.push(node);
            if rules.strikes {
                // What has gone from the cell or the house, but for this one.
                if why == IN_CELL {
                    for gone in ones_of(start.candidates[cell] & !here) {
                        self.parents.push(self.place[(cell * 9 + gone) * 2]);
                    }
                } else {
                    let house = usize::from(why);
                    let gone = start.places[house][what] & !self.field.places[house][what];
                    for position in ones_of(gone) {
                        let other = usize::from(HOUSE_CELLS[house][position]);
                        if other != cell {
                            self.parents.push(self.place[(other * 9 + what) * 2]);
                        }
                    }
                }
            }
            if clashes {
                let new = self.push(candidate * 2 + 1, why, parents, NONE);
                self.contradiction = Some((new, self.place[usize::from(candidate) * 2]));
                return;
            }
            self.keep(candidate * 2 + 1, why, parents, NONE);
        }
    }

    /// Strikes out what other techniques say. Whether any of it is new.
    pub fn strike(&mut self, all: &[Struck]) -> bool {
        let before = self.nodes.len();
        for hint in all {
            let nested = match &hint.nested {
                None => NONE,
                Some((found, signature)) => {
                    let (complexity, signature) = (found.complexity, *signature);
                    self.nested.push(Nested { complexity, signature, found: *found, after: before as u16 });
                    (self.nested.len() - 1) as u16
                }
            };
            for cell in ones(hint.gone.iter().fold(0, |all, cells| all | cells)) {
                for digit in 0..9 {
                    if (hint.gone[digit] & !self.off[digit]) >> cell & 1 == 0 {
                        continue;
                    }
                    let parents = self.parents.len();
                    for (digit, &cells) in hint.needed.iter().enumerate() {
                        for cell in ones(cells) {
                            self.parents.push(self.place[(cell * 9 + digit) * 2]);
                        }
                    }
                    self.keep(((cell * 9 + digit) * 2) as u16, ADVANCED, parents, nested);
                }
            }
        }
        self.nodes.len() > before
    }

    /// The node of this name, if it follows.
    pub fn find(&self, name: u16) -> Option<u16> {
        let sets = if name % 2 == 1 { &self.on } else { &self.off };
        let (cell, digit) = (name / 18, usize::from(name / 2 % 9));
        (sets[digit] >> cell & 1 == 1).then(|| self.place[usize::from(name)])
    }

    pub fn parents(&self, node: u16) -> &[u16] {
        let node = &self.nodes[usize::from(node)];
        let first = node.parents as usize;
        &self.parents[first..first + usize::from(node.parent_count)]
    }

    /// At least so many nodes, and hints of searches within so complex, does it follow from.
    pub fn least(&self, node: u16) -> (u32, u32) {
        let node = &self.nodes[usize::from(node)];
        (node.least.max(node.count).into(), node.least_nested)
    }

    /// How many different nodes it follows from, itself included.
    pub fn count(&mut self, node: u16) -> u32 {
        let known = self.nodes[usize::from(node)].count;
        if known != 0 {
            return known.into();
        }
        let mut count = 0;
        self.walk(node, |_, _| count += 1);
        self.nodes[usize::from(node)].count = count as u16;
        count
    }

    /// All the different nodes that it follows from, itself first, from the last to the first.
    ///
    /// Of a node that is new in a contradiction there may be another of the same name: that is not taken then, nor what
    /// only that follows from.
    pub fn walk(&self, root: u16, mut each: impl FnMut(&Spread, u16)) {
        let twin = self.find(self.nodes[usize::from(root)].name).filter(|&twin| twin != root);
        let mut pending = [0u64; 24];
        pending[usize::from(root) / 64] = 1 << (root % 64);
        for word in (0..=usize::from(root) / 64).rev() {
            while pending[word] != 0 {
                let bit = 63 - pending[word].leading_zeros() as usize;
                pending[word] ^= 1 << bit;
                let node = (word * 64 + bit) as u16;
                if Some(node) == twin {
                    continue;
                }
                each(self, node);
                for &parent in self.parents(node) {
                    pending[usize::from(parent) / 64] |= 1 << (parent % 64);
                }
            }
        }
    }
}
