//! The shortest chain from each node to each other, and what it proves.
//!
//! A search begins with a node that is off. Everything that is then on, taken with the first node, is "one of the two is
//! there": what both see can go. If the last sees the first, the chain closes to a loop and each weak link counts as
//! if it were strong.

use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::ops::ControlFlow;

use super::graph::{Graph, Links, Node, Nodes};
use crate::grid::{CellSet, Digit};
use crate::logic::find::Found;
use crate::logic::{Board, Candidate, Chain, Link, Step, Technique};

/// Gives the chains or loops of `technique`, one of the family of chains: the shortest first; of two of the same
/// length the one with more eliminations.
pub(crate) fn find(board: &Board, technique: Technique, found: Found<'_>) -> ControlFlow<()> {
    let kind = Kind::of(technique);
    let graph = Graph::new(board, kind.nodes);
    let mut paths = Vec::new();
    let mut loops = BTreeSet::new();
    let mut search = Search::new(&graph, kind.links);
    for start in 0..graph.nodes.len() {
        search.from(start);
        for place in 0..search.order.len() {
            let end = usize::from(search.order[place]);
            // Read backwards a chain is the same, from its end to its start.
            if end < start || kind.is_loop != sees(&graph, start, end) {
                continue;
            }
            // What both ends see is where every conclusion begins: without it there is nothing to look at.
            if end != start && !kind.is_loop && common(&graph, start, end).next().is_none() {
                continue;
            }
            let path = search.path(end);
            if !kind.accepts(&graph, &path) {
                continue;
            }
            if kind.is_loop {
                let mut nodes = path.clone();
                nodes.sort_unstable();
                if !loops.insert(nodes) {
                    continue;
                }
            }
            let gain = eliminations(&graph, &path, kind.is_loop);
            if end == start && start < graph.singles || !gain.is_empty() {
                paths.push((path.len(), Reverse(gain.len()), path));
            }
        }
    }
    paths.sort_unstable();
    for (_, _, path) in paths {
        found(step(&graph, technique, &path, kind.is_loop))?;
    }
    ControlFlow::Continue(())
}

/// What makes a chain one of a technique's.
struct Kind {
    nodes: Nodes,
    links: Links,
    is_loop: bool,
    /// Fewer nodes are another technique.
    fewest: usize,
}

impl Kind {
    fn of(technique: Technique) -> Kind {
        use Technique as T;
        let (links, fewest) = match technique {
            T::XChain | T::XLoop => (Links::Houses, 6),
            T::XYChain | T::XYLoop => (Links::CellsThenHouses, 8),
            _ => (Links::All, 4),
        };
        let nodes = match technique {
            T::GroupedAic | T::GroupedNiceLoop => Nodes::Grouped,
            _ => Nodes::Single,
        };
        let is_loop = matches!(technique, T::XLoop | T::XYLoop | T::NiceLoop | T::GroupedNiceLoop);
        Kind { nodes, links, is_loop, fewest }
    }

    fn accepts(&self, graph: &Graph, path: &[u16]) -> bool {
        let node = |at: usize| graph.nodes[usize::from(path[at])];
        let named = match (self.links, self.nodes) {
            (Links::All, Nodes::Grouped) => path.iter().any(|&node| usize::from(node) >= graph.singles),
            // What is all of one digit, or all cells with two candidates, goes by another name.
            (Links::All, Nodes::Single) => {
                let one_digit = (1..path.len()).all(|at| node(at).digit == node(0).digit);
                let cells = (0..path.len()).step_by(2).all(|at| node(at).cells == node(at + 1).cells)
                    && (2..path.len()).step_by(2).all(|at| node(at).digit == node(at - 1).digit);
                !one_digit && !cells
            }
            _ => true,
        };
        let returns = path.first() == path.last();
        named && (path.len() >= self.fewest || returns) && visits_once(graph, &path[usize::from(returns)..])
    }
}

/// Whether no candidate is in two of the nodes.
fn visits_once(graph: &Graph, path: &[u16]) -> bool {
    let mut seen = [CellSet::EMPTY; 9];
    path.iter().all(|&node| {
        let Node { cells, digit } = graph.nodes[usize::from(node)];
        let seen = &mut seen[digit.index()];
        let new = (*seen & cells).is_empty();
        *seen |= cells;
        new
    })
}

/// Whether not both of the nodes can be there.
fn sees(graph: &Graph, a: usize, b: usize) -> bool {
    graph.weak(a, Links::All)[b / 64] >> (b % 64) & 1 == 1
}

/// The single candidates that both nodes see.
fn common(graph: &Graph, a: usize, b: usize) -> impl Iterator<Item = usize> {
    let both = graph.weak(a, Links::All).iter().zip(graph.weak(b, Links::All)).map(|(a, b)| a & b);
    bits(both).take_while(|&node| node < graph.singles)
}

/// The numbers of the bits that are set.
pub(crate) fn bits(words: impl Iterator<Item = u64>) -> impl Iterator<Item = usize> {
    words.enumerate().flat_map(|(at, mut word)| {
        std::iter::from_fn(move || {
            let bit = word.trailing_zeros() as usize;
            word &= word.wrapping_sub(1);
            (bit < 64).then_some(64 * at + bit)
        })
    })
}

/// The candidates that go because of a chain, in order: what both ends see; of a loop, what both ends of any weak link
/// see. None of the chain's own.
fn eliminations(graph: &Graph, path: &[u16], is_loop: bool) -> Vec<usize> {
    let n = path.len();
    let node = |at: usize| usize::from(path[at % n]);
    let mut gone: Vec<usize> = if is_loop {
        (1..n).step_by(2).flat_map(|at| common(graph, node(at), node(at + 1))).collect()
    } else if path.first() == path.last() {
        bits(graph.weak(node(0), Links::All).iter().copied()).take_while(|&node| node < graph.singles).collect()
    } else {
        common(graph, node(0), node(n - 1)).collect()
    };
    gone.sort_unstable();
    gone.dedup();
    let own = |candidate: Node| {
        path.iter()
            .map(|&node| graph.nodes[usize::from(node)])
            .any(|node| node.digit == candidate.digit && candidate.cells.is_subset(node.cells))
    };
    gone.retain(|&one| !own(graph.nodes[one]));
    gone
}

fn step(graph: &Graph, technique: Technique, path: &[u16], is_loop: bool) -> Step {
    let mut step = Step::new(technique);
    let candidate = |node: usize| {
        let Node { cells, digit } = graph.nodes[node];
        cells.first().map(|cell| Candidate { cell, digit })
    };
    let start = usize::from(path[0]);
    if path.first() == path.last() && start < graph.singles {
        // Placing it strikes out what it sees.
        step.placements.extend(candidate(start));
    } else {
        step.eliminations = eliminations(graph, path, is_loop).into_iter().filter_map(candidate).collect();
    }
    step.chains.push(Chain { links: links(graph, path), is_loop });
    step
}

/// The path as evidence: its first node off, the next on, and so on.
fn links(graph: &Graph, path: &[u16]) -> Vec<Link> {
    let Node { cells, digit } = graph.nodes[usize::from(path[0])];
    let mut links = vec![assumption(cells, digit, false)];
    for at in 1..path.len() {
        let (before, node) = (usize::from(path[at - 1]), usize::from(path[at]));
        links.push(if at % 2 == 1 { graph.on(node, before, at - 1) } else { graph.off(node, before, at - 1) });
    }
    links
}

/// The link that something begins with.
pub(crate) fn assumption(cells: CellSet, digit: Digit, on: bool) -> Link {
    Link { cells, digit, on, because: Vec::new(), cause: crate::logic::Cause::Assumption }
}

/// No node.
const NONE: u16 = u16::MAX;

/// What follows from one node that is off, each by the shortest way.
struct Search<'a> {
    graph: &'a Graph,
    links: Links,
    /// The nodes that lead on from off.
    useful: Vec<u64>,
    /// The nodes that are on, the first to be found first.
    order: Vec<u16>,
    on_from: Vec<u16>,
    off_from: Vec<u16>,
    seen_off: Vec<u64>,
    start: u16,
}

impl<'a> Search<'a> {
    fn new(graph: &'a Graph, links: Links) -> Search<'a> {
        let mut useful = vec![0; graph.words];
        for node in (0..graph.nodes.len()).filter(|&node| graph.strong(node, links).next().is_some()) {
            useful[node / 64] |= 1 << (node % 64);
        }
        let n = graph.nodes.len();
        Search {
            graph,
            links,
            useful,
            order: Vec::with_capacity(n),
            on_from: vec![NONE; n],
            off_from: vec![NONE; n],
            seen_off: vec![0; graph.words],
            start: 0,
        }
    }

    fn from(&mut self, start: usize) {
        self.order.clear();
        self.on_from.fill(NONE);
        for (seen, useful) in self.seen_off.iter_mut().zip(&self.useful) {
            *seen = !useful;
        }
        self.start = start as u16;
        self.seen_off[start / 64] |= 1 << (start % 64);
        self.spread(start);
        let mut done = 0;
        while done < self.order.len() {
            let on = usize::from(self.order[done]);
            done += 1;
            for at in 0..self.graph.words {
                let mut new = self.graph.weak(on, self.links)[at] & !self.seen_off[at];
                self.seen_off[at] |= new;
                while new != 0 {
                    let off = 64 * at + new.trailing_zeros() as usize;
                    new &= new - 1;
                    self.off_from[off] = on as u16;
                    self.spread(off);
                }
            }
        }
    }

    /// What is on because `off` is off.
    fn spread(&mut self, off: usize) {
        let graph = self.graph;
        for on in graph.strong(off, self.links) {
            if self.on_from[on] == NONE {
                self.on_from[on] = off as u16;
                self.order.push(on as u16);
            }
        }
    }

    /// The way from the start to `end`, which is on.
    fn path(&self, end: usize) -> Vec<u16> {
        let mut path = Vec::new();
        let mut on = end;
        loop {
            let off = self.on_from[on];
            path.extend([on as u16, off]);
            if off == self.start {
                path.reverse();
                return path;
            }
            on = usize::from(self.off_from[usize::from(off)]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::{Cell, House};
    use crate::logic::testing::boards;

    /// The links of single candidates by their definition.
    struct Plain {
        candidates: Vec<Candidate>,
        weak: Vec<Vec<bool>>,
        strong: Vec<Vec<bool>>,
    }

    impl Plain {
        fn new(board: &Board, links: Links) -> Plain {
            let candidates: Vec<Candidate> = Cell::all()
                .flat_map(|cell| board.candidates(cell).iter().map(move |digit| Candidate { cell, digit }))
                .collect();
            let in_cell = |a: &Candidate, b: &Candidate| a.cell == b.cell && a.digit != b.digit;
            let in_house = |a: &Candidate, b: &Candidate| a.digit == b.digit && a.cell.peers().contains(b.cell);
            let last_two = |a: &Candidate, b: &Candidate| {
                let both = CellSet::only(a.cell) | CellSet::only(b.cell);
                in_house(a, b) && House::all().any(|house| board.cells_of(a.digit) & house.cells() == both)
            };
            let two = |a: &Candidate, b: &Candidate| in_cell(a, b) && board.candidates(a.cell).len() == 2;
            let table = |link: &dyn Fn(&Candidate, &Candidate) -> bool| -> Vec<Vec<bool>> {
                candidates.iter().map(|a| candidates.iter().map(|b| link(a, b)).collect()).collect()
            };
            let weak = table(&|a, b| in_house(a, b) || links == Links::All && in_cell(a, b));
            let strong =
                table(&|a, b| links != Links::CellsThenHouses && last_two(a, b) || links != Links::Houses && two(a, b));
            Plain { candidates, weak, strong }
        }

        /// Goes every way of at most `most` nodes, and notes the shortest to each node that is on.
        fn walk(&self, path: &mut Vec<usize>, most: usize, shortest: &mut [usize]) {
            let at = path[path.len() - 1];
            for on in (0..self.candidates.len()).filter(|&on| self.strong[at][on]) {
                if path[1..].contains(&on) {
                    continue;
                }
                shortest[on] = shortest[on].min(path.len() + 1);
                if path.contains(&on) || path.len() + 3 > most {
                    continue;
                }
                path.push(on);
                for off in (0..self.candidates.len()).filter(|&off| self.weak[on][off]) {
                    if !path.contains(&off) {
                        path.push(off);
                        self.walk(path, most, shortest);
                        path.pop();
                    }
                }
                path.pop();
            }
        }
    }

    #[test]
    fn no_way_is_shorter() {
        const MOST: usize = 8;
        let mut met = [0; MOST + 1];
        boards(|board| {
            let graph = Graph::new(board, Nodes::Single);
            if graph.nodes.len() > 110 {
                return;
            }
            for links in [Links::Houses, Links::CellsThenHouses, Links::All] {
                let plain = Plain::new(board, links);
                let mut search = Search::new(&graph, links);
                for start in 0..graph.nodes.len() {
                    let mut shortest = vec![usize::MAX; graph.nodes.len()];
                    plain.walk(&mut vec![start], MOST, &mut shortest);
                    search.from(start);
                    for end in 0..graph.nodes.len() {
                        let found = search.order.contains(&(end as u16)).then(|| search.path(end));
                        let length = found.as_ref().map_or(usize::MAX, Vec::len);
                        assert!(length <= shortest[end], "{start} to {end}: {found:?}, {}", shortest[end]);
                        let once = |path: &Vec<u16>| visits_once(&graph, &path[usize::from(start == end)..]);
                        if found.as_ref().is_some_and(once) && length <= MOST {
                            assert_eq!(length, shortest[end], "{start} to {end}: {found:?}");
                            met[length] += 1;
                        }
                    }
                }
            }
        });
        assert!(met.iter().skip(2).step_by(2).all(|&met| met > 1000), "{met:?}");
    }

    #[test]
    fn chains_are_what_they_are_called_and_the_shortest_come_first() {
        use Technique as T;
        let chains =
            [T::XChain, T::XYChain, T::Aic, T::XLoop, T::XYLoop, T::NiceLoop, T::GroupedAic, T::GroupedNiceLoop];
        let mut met = [0; 8];
        boards(|board| {
            for (at, technique) in chains.into_iter().enumerate() {
                let mut length = 0;
                let _ = find(board, technique, &mut |step| {
                    assert!(step.holds_on(board), "{step:?}");
                    let links = &step.chains[0].links;
                    assert!(links.len() >= length, "{technique}");
                    length = links.len();
                    met[at] += 1;
                    let one_digit = links.iter().all(|link| link.digit == links[0].digit);
                    let groups = links.iter().any(|link| link.cells.len() > 1);
                    let two = |cells: CellSet| cells.iter().all(|cell| board.candidates(cell).len() == 2);
                    let cells = links.iter().step_by(2).zip(links.iter().skip(1).step_by(2));
                    let in_cells = cells.into_iter().all(|(a, b)| a.cells == b.cells && two(a.cells));
                    match technique {
                        T::XChain | T::XLoop => assert!(one_digit && !groups),
                        T::XYChain | T::XYLoop => assert!(in_cells && !groups),
                        T::Aic | T::NiceLoop => assert!(!groups && !one_digit && !in_cells),
                        _ => assert!(groups),
                    }
                    ControlFlow::Continue(())
                });
            }
        });
        assert!(met.iter().all(|&met| met > 10), "{met:?}");
    }
}
