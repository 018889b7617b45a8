//! The slow twin: hints as the rules say them, each a list of nodes with their parents, all collected and sorted.

use std::collections::BTreeSet;
use std::rc::Rc;

use super::scale::rated;
use crate::grid::{Cell, Digit, House};
use crate::logic::Board;
use crate::logic::{CELL_HOUSES, HOUSE_CELLS};

/// A cell, a digit and whether it is there.
pub(super) type Key = (usize, usize, bool);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Why {
    Supposed,
    Cell,
    House(usize),
    Advanced,
}

pub(super) struct Node {
    pub key: Key,
    pub parents: Vec<usize>,
    pub why: Why,
    pub nested: Option<Rc<Hint>>,
}

/// What decides how assumptions and causes count when a hint is nested.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Cycle,
    Forcing,
    Contradiction,
    Double,
    Cell,
    House(usize),
}

/// Conclusions, each among the nodes that led to it.
type Roots = Vec<(Rc<Vec<Node>>, usize)>;
/// What follows, why, and the candidates whose absence was needed.
type Follows = Vec<(Key, Why, Vec<(usize, usize)>)>;

pub(super) struct Hint {
    pub kind: Kind,
    pub rating: f64,
    pub complexity: usize,
    pub key: u8,
    pub eliminations: Vec<(usize, usize)>,
    pub place: Option<(usize, usize)>,
    /// Each conclusion in the nodes that led to it.
    pub roots: Roots,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Producer {
    Simple,
    Nishio,
    Multiple,
    Dynamic(u8),
}

/// All hints of a producer, the first the one that is used.
pub(super) fn hints(board: &Board, producer: Producer) -> Vec<Rc<Hint>> {
    let mut hints = Vec::new();
    match producer {
        Producer::Simple => simple(board, &mut hints),
        _ => driven(board, producer, &mut hints),
    }
    hints.retain(|hint| !hint.eliminations.is_empty());
    hints.sort_by(|a, b| a.rating.total_cmp(&b.rating).then(a.complexity.cmp(&b.complexity)).then(a.key.cmp(&b.key)));
    hints.into_iter().map(Rc::new).collect()
}

fn has(board: &Board, cell: usize, digit: usize) -> bool {
    board.candidates[cell] >> digit & 1 == 1
}

fn digits(board: &Board, cell: usize) -> Vec<usize> {
    (0..9).filter(|&digit| has(board, cell, digit)).collect()
}

fn places(board: &Board, house: usize, digit: usize) -> Vec<usize> {
    (0..9).map(|p| usize::from(HOUSE_CELLS[house][p])).filter(|&cell| has(board, cell, digit)).collect()
}

fn houses(cell: usize) -> [usize; 3] {
    CELL_HOUSES[cell].map(|(house, _)| usize::from(house))
}

/// From on: what goes, in order.
fn weak(board: &Board, (cell, digit, _): Key, y: bool) -> Vec<(Key, Why)> {
    let mut found: Vec<(Key, Why)> = Vec::new();
    if y {
        found.extend(digits(board, cell).into_iter().filter(|&d| d != digit).map(|d| ((cell, d, false), Why::Cell)));
    }
    for house in houses(cell) {
        for other in places(board, house, digit) {
            if other != cell && found.iter().all(|(key, _)| *key != (other, digit, false)) {
                found.push(((other, digit, false), Why::House(house)));
            }
        }
    }
    found
}

/// From off: what is there, in order, each with the candidates whose absence was needed.
fn strong(board: &Board, start: &Board, (cell, digit, _): Key, x: bool, y: bool) -> Follows {
    let mut found: Follows = Vec::new();
    let here = digits(board, cell);
    if y && here.len() == 2 {
        let other = here.iter().copied().find(|&d| d != digit).unwrap();
        found.push(((cell, other, true), Why::Cell, gone_in_cell(board, start, cell)));
    }
    if x {
        for house in houses(cell) {
            let there = places(board, house, digit);
            if there.len() == 2 {
                let other = there.iter().copied().find(|&c| c != cell).unwrap();
                if found.iter().all(|(key, ..)| *key != (other, digit, true)) {
                    found.push(((other, digit, true), Why::House(house), gone_in_house(board, start, house, digit)));
                }
            }
        }
    }
    found
}

fn gone_in_cell(board: &Board, start: &Board, cell: usize) -> Vec<(usize, usize)> {
    digits(start, cell).into_iter().filter(|&d| !has(board, cell, d)).map(|d| (cell, d)).collect()
}

fn gone_in_house(board: &Board, start: &Board, house: usize, digit: usize) -> Vec<(usize, usize)> {
    places(start, house, digit).into_iter().filter(|&c| !has(board, c, digit)).map(|c| (c, digit)).collect()
}

fn node(key: Key, why: Why, parents: Vec<usize>) -> Node {
    Node { key, parents, why, nested: None }
}

/// The different nodes that `root` follows from, itself first, generation by generation.
fn walk(nodes: &[Node], root: usize) -> Vec<usize> {
    let mut seen = BTreeSet::from([nodes[root].key]);
    let mut order = vec![root];
    let mut next = 0;
    while next < order.len() {
        for &parent in &nodes[order[next]].parents {
            if seen.insert(nodes[parent].key) {
                order.push(parent);
            }
        }
        next += 1;
    }
    order
}

fn signature(hint: &Hint) -> Vec<Key> {
    hint.roots.iter().flat_map(|(nodes, root)| walk(nodes, *root).into_iter().map(|i| nodes[i].key)).collect()
}

fn complexity(roots: &[(Rc<Vec<Node>>, usize)]) -> usize {
    let mut flat = 0;
    let mut nested: Vec<Vec<Key>> = Vec::new();
    for (nodes, root) in roots {
        let walked = walk(nodes, *root);
        flat += walked.len();
        for hint in walked.into_iter().filter_map(|i| nodes[i].nested.clone()) {
            let signature = signature(&hint);
            if !nested.contains(&signature) {
                nested.push(signature);
                flat += hint.complexity;
            }
        }
    }
    flat
}

#[expect(clippy::type_complexity, reason = "what goes, and what is placed")]
fn concluded(board: &Board, (cell, digit, on): Key) -> (Vec<(usize, usize)>, Option<(usize, usize)>) {
    if on {
        let others = digits(board, cell).into_iter().filter(|&d| d != digit).map(|d| (cell, d)).collect();
        (others, Some((cell, digit)))
    } else {
        (vec![(cell, digit)], None)
    }
}

// Simple chains.

fn simple(board: &Board, hints: &mut Vec<Hint>) {
    for (x, y) in [(true, false), (false, true), (true, true)] {
        for cell in 0..81 {
            let all = digits(board, cell);
            if all.len() < 2 || !x && all.len() > 2 {
                continue;
            }
            for digit in all {
                cycles(board, (cell, digit, true), x, y, hints);
                if x {
                    forcing(board, (cell, digit, true), y, hints);
                    forcing(board, (cell, digit, false), y, hints);
                }
            }
        }
    }
}

fn cycles(board: &Board, start: Key, x: bool, y: bool, hints: &mut Vec<Hint>) {
    let mut nodes = vec![node(start, Why::Supposed, vec![])];
    let mut seen = BTreeSet::from([start]);
    let mut found = Vec::new();
    let (mut on, mut links) = (vec![0], 0);
    while !on.is_empty() {
        let mut off = Vec::new();
        links += 2;
        for &from in &on {
            for (key, why) in weak(board, nodes[from].key, y) {
                let mut up = Some(from);
                while let Some(i) = up.filter(|&i| nodes[i].key != key) {
                    up = nodes[i].parents.first().copied();
                }
                if up.is_none() {
                    nodes.push(node(key, why, vec![from]));
                    off.push(nodes.len() - 1);
                }
            }
        }
        on.clear();
        for from in off {
            for (key, why, _) in strong(board, board, nodes[from].key, x, y) {
                if links >= 4 && key == start {
                    nodes.push(node(key, why, vec![from]));
                    found.push(nodes.len() - 1);
                }
                if seen.insert(key) {
                    nodes.push(node(key, why, vec![from]));
                    on.push(nodes.len() - 1);
                }
            }
        }
    }
    let nodes = Rc::new(nodes);
    for end in found {
        let mut around = vec![end];
        while let Some(&parent) = nodes[around[around.len() - 1]].parents.first() {
            around.push(parent);
        }
        let cells: BTreeSet<usize> = around.iter().map(|&i| nodes[i].key.0).collect();
        let reach = |on: bool| -> BTreeSet<(usize, usize)> {
            let mut reached = BTreeSet::new();
            for (cell, digit, _) in around.iter().map(|&i| nodes[i].key).filter(|key| key.2 == on) {
                for other in houses(cell).into_iter().flat_map(|house| places(board, house, digit)) {
                    if !cells.contains(&other) {
                        reached.insert((other, digit));
                    }
                }
            }
            reached
        };
        let complexity = around.len() - 1;
        hints.push(Hint {
            kind: Kind::Cycle,
            rating: rated(if x && y { 7.0 } else { 6.5 }, complexity as u32),
            complexity,
            key: if x && y {
                4
            } else if x {
                2
            } else {
                3
            },
            eliminations: reach(true).intersection(&reach(false)).copied().collect(),
            place: None,
            roots: vec![(nodes.clone(), end)],
        });
    }
}

fn forcing(board: &Board, start: Key, y: bool, hints: &mut Vec<Hint>) {
    let mut nodes = vec![node(start, Why::Supposed, vec![])];
    let mut seen = BTreeSet::from([start]);
    let goal = (start.0, start.1, !start.2);
    let mut pending = vec![0];
    while !pending.is_empty() {
        let mut next = Vec::new();
        for from in pending {
            let key = nodes[from].key;
            let all: Vec<(Key, Why)> = if key.2 {
                weak(board, key, y)
            } else {
                strong(board, board, key, true, y).into_iter().map(|(key, why, _)| (key, why)).collect()
            };
            for (key, why) in all {
                if seen.insert(key) {
                    nodes.push(node(key, why, vec![from]));
                    next.push(nodes.len() - 1);
                }
            }
        }
        pending = next;
    }
    let Some(end) = nodes.iter().position(|node| node.key == goal) else { return };
    let roots = vec![(Rc::new(nodes), end)];
    let complexity = complexity(&roots);
    let (eliminations, place) = concluded(board, goal);
    hints.push(Hint {
        kind: Kind::Forcing,
        rating: rated(if y { 7.0 } else { 6.6 }, complexity as u32),
        complexity,
        key: if y { 4 } else { 2 },
        eliminations,
        place,
        roots,
    });
}

// Nishio, multiple, dynamic, nested.

pub(super) struct Spread {
    pub nodes: Rc<Vec<Node>>,
    pub on: Vec<usize>,
    pub off: Vec<usize>,
    pub contradiction: Option<(usize, usize)>,
}

impl Spread {
    fn find(nodes: &[Node], list: &[usize], key: Key) -> Option<usize> {
        list.iter().copied().find(|&i| nodes[i].key == key)
    }
}

pub(super) fn spread(start: &Board, from: Key, producer: Producer) -> Spread {
    let (dynamic, y) = (producer != Producer::Multiple, producer != Producer::Nishio);
    let mut board = start.clone();
    let mut nodes = vec![node(from, Why::Supposed, vec![])];
    let (mut on, mut off) = (Vec::new(), Vec::new());
    if from.2 {
        on.push(0)
    } else {
        off.push(0)
    }
    let (mut next_on, mut next_off) = (0, 0);
    let contradiction = 'all: loop {
        if next_on < on.len() {
            let current = on[next_on];
            next_on += 1;
            for (key, why) in weak(&board, nodes[current].key, y) {
                if let Some(stored) = Spread::find(&nodes, &on, (key.0, key.1, true)) {
                    nodes.push(node(key, why, vec![current]));
                    break 'all Some((stored, nodes.len() - 1));
                }
                if Spread::find(&nodes, &off, key).is_none() {
                    nodes.push(node(key, why, vec![current]));
                    off.push(nodes.len() - 1);
                }
            }
        } else if next_off < off.len() {
            let current = off[next_off];
            next_off += 1;
            let key = nodes[current].key;
            let all = strong(&board, start, key, true, y);
            if dynamic {
                board.eliminate(cell_of(key.0), Digit::ALL[key.1]);
            }
            for (key, why, gone) in all {
                let mut parents = vec![current];
                let hidden =
                    |&(cell, digit): &(usize, usize)| Spread::find(&nodes, &off, (cell, digit, false)).unwrap();
                parents.extend(gone.iter().map(hidden));
                if let Some(stored) = Spread::find(&nodes, &off, (key.0, key.1, false)) {
                    nodes.push(node(key, why, parents));
                    break 'all Some((nodes.len() - 1, stored));
                }
                if Spread::find(&nodes, &on, key).is_none() {
                    nodes.push(node(key, why, parents));
                    on.push(nodes.len() - 1);
                }
            }
        } else {
            let Producer::Dynamic(level @ 1..) = producer else { break None };
            let mut any = false;
            for (key, parents, nested) in advanced(&board, start, level) {
                if Spread::find(&nodes, &off, key).is_some() {
                    continue;
                }
                let stored =
                    |&(cell, digit): &(usize, usize)| Spread::find(&nodes, &off, (cell, digit, false)).unwrap();
                let parents = parents.iter().map(stored).collect();
                nodes.push(Node { key, parents, why: Why::Advanced, nested });
                off.push(nodes.len() - 1);
                any = true;
            }
            if !any {
                break None;
            }
        }
    };
    Spread { nodes: Rc::new(nodes), on, off, contradiction }
}

fn cell_of(index: usize) -> Cell {
    Cell::new(index).unwrap()
}

fn driven(board: &Board, producer: Producer, hints: &mut Vec<Hint>) {
    let dynamic = producer != Producer::Multiple;
    let nishio = producer == Producer::Nishio;
    let base = match producer {
        Producer::Nishio => 7.5,
        Producer::Dynamic(0) => 8.5,
        Producer::Dynamic(level) => 8.5 + 0.5 * f64::from(level),
        _ => 8.0,
    };
    let mut add = |kind: Kind, key: u8, conclusion: Key, roots: Roots| {
        let (eliminations, place) = concluded(board, conclusion);
        let complexity = complexity(&roots);
        hints.push(Hint { kind, rating: rated(base, complexity as u32), complexity, key, eliminations, place, roots });
    };
    let on_memory: std::cell::RefCell<Vec<Option<Rc<Spread>>>> = std::cell::RefCell::new(vec![None; 729]);
    let spread_on = |cell: usize, digit: usize| -> Rc<Spread> {
        let known = on_memory.borrow()[cell * 9 + digit].clone();
        known.unwrap_or_else(|| {
            let new = Rc::new(spread(board, (cell, digit, true), producer));
            on_memory.borrow_mut()[cell * 9 + digit] = Some(new.clone());
            new
        })
    };
    /// What all have in common, those of the first in its order: what is there, then what is not.
    fn common(all: &[Rc<Spread>], mut each: impl FnMut(Key, Roots)) {
        let first = &all[0];
        for on in [true, false] {
            let list = |spread: &Spread| if on { spread.on.clone() } else { spread.off.clone() };
            for i in list(first) {
                let key = first.nodes[i].key;
                let roots: Option<Vec<_>> =
                    all.iter().map(|s| Spread::find(&s.nodes, &list(s), key).map(|i| (s.nodes.clone(), i))).collect();
                if let Some(roots) = roots {
                    each(key, roots);
                }
            }
        }
    }
    for cell in 0..81 {
        let all = digits(board, cell);
        if all.len() < if dynamic { 2 } else { 3 } {
            continue;
        }
        for &digit in &all {
            let on = spread_on(cell, digit);
            if dynamic {
                let off = Rc::new(spread(board, (cell, digit, false), producer));
                for (spread, conclusion) in [(&on, false), (&off, true)] {
                    if let Some((there, not)) = spread.contradiction {
                        let roots = vec![(spread.nodes.clone(), there), (spread.nodes.clone(), not)];
                        add(Kind::Contradiction, 7, (cell, digit, conclusion), roots);
                    }
                }
                if !nishio && all.len() > 2 {
                    common(&[on.clone(), off], |key, roots| add(Kind::Double, 1, key, roots));
                }
            }
            if !nishio {
                for house in houses(cell) {
                    let there = places(board, house, digit);
                    if there.len() < 2 || there[0] != cell {
                        continue;
                    }
                    let spreads: Vec<Rc<Spread>> = there.iter().map(|&cell| spread_on(cell, digit)).collect();
                    common(&spreads, |key, roots| add(Kind::House(house), 6, key, roots));
                }
            }
        }
        if !nishio {
            let spreads: Vec<Rc<Spread>> = all.iter().map(|&digit| spread_on(cell, digit)).collect();
            common(&spreads, |key, roots| add(Kind::Cell, 5, key, roots));
        }
    }
}

// Nested.

type Advanced = (Key, Vec<(usize, usize)>, Option<Rc<Hint>>);

/// What other techniques strike from the board as it is, with the candidates whose absence they needed.
fn advanced(board: &Board, start: &Board, level: u8) -> Vec<Advanced> {
    for sets in [locking, hidden_pairs, naked_pairs, x_wings] {
        let mut found = Vec::new();
        sets(board, &mut |mut eliminations, needed| {
            let mut parents: Vec<(usize, usize)> = needed.into_iter().filter(|&(c, d)| has(start, c, d)).collect();
            parents.retain(|&(c, d)| !has(board, c, d));
            eliminations.sort();
            if !parents.is_empty() {
                found.extend(eliminations.into_iter().map(|(c, d)| ((c, d, false), parents.clone(), None)));
            }
        });
        if !found.is_empty() {
            return found;
        }
    }
    let producers: &[Producer] = match level {
        1 => &[],
        2 => &[Producer::Simple],
        3 => &[Producer::Simple, Producer::Multiple],
        4 => &[Producer::Dynamic(0)],
        _ => &[Producer::Dynamic(0), Producer::Dynamic(2)],
    };
    for &producer in producers {
        let mut known = BTreeSet::new();
        let mut found = Vec::new();
        for hint in hints(board, producer) {
            let eliminations: BTreeSet<(usize, usize)> = hint.eliminations.iter().copied().collect();
            if !known.insert(eliminations.clone()) {
                continue;
            }
            let parents: Vec<(usize, usize)> = needed(board, start, &hint).into_iter().collect();
            if !parents.is_empty() {
                let nested = |(c, d)| ((c, d, false), parents.clone(), Some(hint.clone()));
                found.extend(eliminations.into_iter().map(nested));
            }
        }
        if !found.is_empty() {
            return found;
        }
    }
    Vec::new()
}

/// The candidates that were on `start`, are gone, and without which `hint` would not be.
pub(super) fn needed(board: &Board, start: &Board, hint: &Hint) -> BTreeSet<(usize, usize)> {
    let mut all = BTreeSet::new();
    for (nodes, root) in &hint.roots {
        for node in walk_all(nodes, *root, hint.kind).into_iter().map(|i| &nodes[i]) {
            let why = match (node.why, hint.kind) {
                (Why::Supposed, Kind::Cell) => Why::Cell,
                (Why::Supposed, Kind::House(house)) => Why::House(house),
                (why, _) => why,
            };
            let (cell, digit, on) = node.key;
            if !on && hint.kind != Kind::Cycle {
                continue;
            }
            match why {
                Why::Cell => all.extend(gone_in_cell(board, start, cell)),
                Why::House(house) => all.extend(gone_in_house(board, start, house, digit)),
                Why::Supposed | Why::Advanced => {}
            }
        }
    }
    all
}

/// A loop is walked from its end to its start: the same node twice.
fn walk_all(nodes: &[Node], root: usize, kind: Kind) -> Vec<usize> {
    if kind != Kind::Cycle {
        return walk(nodes, root);
    }
    let mut around = vec![root];
    while let Some(&parent) = nodes[around[around.len() - 1]].parents.first() {
        around.push(parent);
    }
    around
}

type Emit<'a> = &'a mut dyn FnMut(Vec<(usize, usize)>, Vec<(usize, usize)>);

fn pairs(n: usize) -> impl Iterator<Item = [usize; 2]> {
    (0..n).flat_map(|b| (0..b).map(move |a| [a, b]))
}

/// A kind's houses: 0 boxes, 1 rows, 2 columns.
fn of_kind(kind: usize) -> std::ops::Range<usize> {
    [18..27, 0..9, 9..18][kind].clone()
}

fn locking(board: &Board, emit: Emit) {
    for (a_kind, b_kind) in [(0, 2), (0, 1), (2, 0), (1, 0)] {
        for a in of_kind(a_kind) {
            for b in of_kind(b_kind) {
                for digit in 0..9 {
                    let there = places(board, a, digit);
                    if there.len() < 2 || !there.iter().all(|&cell| houses(cell).contains(&b)) {
                        continue;
                    }
                    let gone: Vec<_> = places(board, b, digit).into_iter().filter(|c| !there.contains(c)).collect();
                    if gone.is_empty() {
                        continue;
                    }
                    let outside = HOUSE_CELLS[a].iter().map(|&c| usize::from(c)).filter(|&c| !houses(c).contains(&b));
                    emit(gone.into_iter().map(|c| (c, digit)).collect(), outside.map(|c| (c, digit)).collect());
                }
            }
        }
    }
}

fn empty_cells(board: &Board, house: usize) -> usize {
    House::all().nth(house).unwrap().cells().iter().filter(|&cell| board.digit(cell).is_none()).count()
}

fn hidden_pairs(board: &Board, emit: Emit) {
    for house in (0..3).flat_map(of_kind).filter(|&house| empty_cells(board, house) > 4) {
        for pair in pairs(9) {
            let there = pair.map(|digit| places(board, house, digit));
            if there[0].len() != 2 || there[0] != there[1] {
                continue;
            }
            let cells = there[0].clone();
            let others = cells.iter().flat_map(|&c| digits(board, c).into_iter().map(move |d| (c, d)));
            let gone: Vec<_> = others.filter(|(_, d)| !pair.contains(d)).collect();
            if gone.is_empty() {
                continue;
            }
            let outside = HOUSE_CELLS[house].iter().map(|&c| usize::from(c)).filter(|c| !cells.contains(c));
            emit(gone, outside.flat_map(|c| pair.map(|d| (c, d))).collect());
        }
    }
}

fn naked_pairs(board: &Board, emit: Emit) {
    for house in (0..3).flat_map(of_kind).filter(|&house| empty_cells(board, house) >= 4) {
        for pair in pairs(9) {
            let cells = pair.map(|p| usize::from(HOUSE_CELLS[house][p]));
            let sets = cells.map(|cell| digits(board, cell));
            if sets[0].len() != 2 || sets[0] != sets[1] {
                continue;
            }
            let there = sets[0].iter().flat_map(|&d| places(board, house, d).into_iter().map(move |c| (c, d)));
            let gone: Vec<_> = there.filter(|(c, _)| !cells.contains(c)).collect();
            if gone.is_empty() {
                continue;
            }
            emit(
                gone,
                cells.into_iter().flat_map(|c| (0..9).filter(|d| !sets[0].contains(d)).map(move |d| (c, d))).collect(),
            );
        }
    }
}

fn x_wings(board: &Board, emit: Emit) {
    for (base, cover) in [(9, 0), (0, 9)] {
        for pair in pairs(9) {
            for digit in 0..9 {
                if board.grid().to_numbers().iter().filter(|&&n| usize::from(n) == digit + 1).count() > 5 {
                    continue;
                }
                let lines = pair.map(|line| base + line);
                let there = lines.map(|line| board.places[line][digit]);
                if there[0].count_ones() != 2 || there[0] != there[1] {
                    continue;
                }
                let covers: Vec<usize> = (0..9).filter(|p| there[0] >> p & 1 == 1).map(|p| cover + p).collect();
                let all = covers.iter().flat_map(|&line| places(board, line, digit));
                let gone: Vec<_> = all.filter(|&c| !lines.iter().any(|line| houses(c).contains(line))).collect();
                if gone.is_empty() {
                    continue;
                }
                let cells = lines.into_iter().flat_map(|line| HOUSE_CELLS[line].map(usize::from));
                let outside = cells.filter(|&c| !covers.iter().any(|line| houses(c).contains(line)));
                emit(gone.into_iter().map(|c| (c, digit)).collect(), outside.map(|c| (c, digit)).collect());
            }
        }
    }
}
