//! Candidates (and groups of them) as nodes, and the links between them.
//!
//! ```text
//!  strong  if neither were there, something would have no place: off ─► on     a cell or house has no third
//!  weak    both can't be there:                                   on ─► off     they share a cell or house
//! ```
//!
//! Both are symmetric. Weak links are rows of bits, as there are many; strong links are lists, as there are few.

use crate::grid::{Cell, CellSet, Digit, House};
use crate::logic::board::{Board, HOUSE_CELLS, cells_at, common_peers};
use crate::logic::{Cause, Link};

/// One candidate, or several of a digit where a box and a line cross, of which one is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Node {
    pub(crate) cells: CellSet,
    pub(crate) digit: Digit,
}

impl Node {
    /// Why `other` (seen weakly) is off if this is on, or on if this is off: the house that both lie in, rows before
    /// columns before boxes, or the cell.
    pub(crate) fn cause(self, other: Node) -> Cause {
        if self.digit != other.digit {
            return Cause::Cell;
        }
        let both = self.cells | other.cells;
        House::all().find(|house| both.is_subset(house.cells())).map_or(Cause::Cell, |house| Cause::House { house })
    }
}

/// Which nodes a graph has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Nodes {
    /// Candidates only.
    Single,
    /// Groups as well, those that have a strong link.
    Grouped,
}

/// Which links may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Links {
    /// Those of one digit.
    Houses,
    /// Strong ones in cells, weak ones in houses.
    CellsThenHouses,
    /// All.
    All,
}

/// The nodes of a board and their links.
pub(crate) struct Graph {
    pub(crate) nodes: Vec<Node>,
    /// How many nodes are single candidates; these come first, by cell and digit.
    pub(crate) singles: usize,
    /// Words in a row of bits.
    pub(crate) words: usize,
    weak_house: Vec<u64>,
    weak: Vec<u64>,
    strong_house: Vec<Vec<Strong>>,
    strong_cell: Vec<Option<u16>>,
    /// By candidate (9 × cell + digit) its node.
    index: Vec<u16>,
}

/// A strong link in a house.
#[derive(Clone, Copy)]
pub(crate) struct Strong {
    pub(crate) to: u16,
    pub(crate) house: House,
}

/// No node.
const NONE: u16 = u16::MAX;

impl Graph {
    /// The links of `board`.
    pub(crate) fn new(board: &Board, kind: Nodes) -> Graph {
        let mut graph = Graph::singles(board);
        graph.link_cells(board);
        graph.link_houses(board, kind);
        graph.link_weakly();
        graph
    }

    /// The node of a candidate, if the board has it.
    pub(crate) fn node(&self, cell: Cell, digit: Digit) -> Option<usize> {
        Some(self.index[9 * cell.index() + digit.index()]).filter(|&node| node != NONE).map(usize::from)
    }

    /// The row of bits of the nodes that can't be there if `node` is.
    pub(crate) fn weak(&self, node: usize, links: Links) -> &[u64] {
        let rows = match links {
            Links::All => &self.weak,
            Links::Houses | Links::CellsThenHouses => &self.weak_house,
        };
        &rows[node * self.words..][..self.words]
    }

    /// The nodes that are there if `node` is not: house links first.
    pub(crate) fn strong(&self, node: usize, links: Links) -> impl Iterator<Item = usize> {
        let houses: &[Strong] = if links == Links::CellsThenHouses { &[] } else { &self.strong_house[node] };
        let cell = if links == Links::Houses { None } else { self.strong_cell[node] };
        houses.iter().map(|strong| usize::from(strong.to)).chain(cell.map(usize::from))
    }

    /// The link of evidence that puts `node` on because `before` is off, with index `at` in the chain.
    pub(crate) fn on(&self, node: usize, before: usize, at: usize) -> Link {
        let house = self.strong_house[before].iter().find(|strong| usize::from(strong.to) == node);
        let cause = house.map_or(Cause::Cell, |strong| Cause::House { house: strong.house });
        let Node { cells, digit } = self.nodes[node];
        Link { cells, digit, on: true, because: vec![at], cause }
    }

    /// The link of evidence that puts `node` off because `before` is on, with index `at` in the chain.
    pub(crate) fn off(&self, node: usize, before: usize, at: usize) -> Link {
        let Node { cells, digit } = self.nodes[node];
        Link { cells, digit, on: false, because: vec![at], cause: self.nodes[before].cause(self.nodes[node]) }
    }

    fn singles(board: &Board) -> Graph {
        let mut nodes = Vec::new();
        let mut index = vec![NONE; 729];
        for cell in Cell::all() {
            for digit in board.candidates(cell).iter() {
                index[9 * cell.index() + digit.index()] = nodes.len() as u16;
                nodes.push(Node { cells: CellSet::only(cell), digit });
            }
        }
        Graph {
            singles: nodes.len(),
            words: 0,
            weak_house: Vec::new(),
            weak: Vec::new(),
            strong_house: vec![Vec::new(); nodes.len()],
            strong_cell: vec![None; nodes.len()],
            nodes,
            index,
        }
    }

    fn link_cells(&mut self, board: &Board) {
        for cell in Cell::all().filter(|&cell| board.candidates(cell).len() == 2) {
            let mut both = board.candidates(cell).iter().filter_map(|digit| self.node(cell, digit));
            if let (Some(a), Some(b)) = (both.next(), both.next()) {
                self.strong_cell[a] = Some(b as u16);
                self.strong_cell[b] = Some(a as u16);
            }
        }
    }

    /// Places of a digit in a house that are two nodes. Nodes of a line are what it shares with each box; of a box,
    /// what it shares with a row and with a column.
    fn link_houses(&mut self, board: &Board, kind: Nodes) {
        for house in House::all() {
            for digit in Digit::ALL {
                let places = board.places(house, digit);
                if places.count_ones() == 2 {
                    self.link_strongly(house, digit, split(places & places.wrapping_neg(), places));
                } else if kind == Nodes::Grouped && places.count_ones() > 2 {
                    for part in parts(house) {
                        let halves = split(places & part, places);
                        if halves.into_iter().all(|half| half != 0 && in_one_part(house, half)) {
                            self.link_strongly(house, digit, halves);
                        }
                    }
                }
            }
        }
    }

    fn link_strongly(&mut self, house: House, digit: Digit, halves: [u16; 2]) {
        let [a, b] = halves.map(|half| {
            let cells = cells_at(house, half);
            match cells.first().filter(|_| cells.len() == 1) {
                Some(cell) => usize::from(self.index[9 * cell.index() + digit.index()]),
                None => self.group(Node { cells, digit }),
            }
        });
        for (from, to) in [(a, b), (b, a)] {
            if self.strong_house[from].iter().all(|strong| usize::from(strong.to) != to) {
                self.strong_house[from].push(Strong { to: to as u16, house });
            }
        }
    }

    fn group(&mut self, node: Node) -> usize {
        if let Some(known) = self.nodes[self.singles..].iter().position(|&other| other == node) {
            return self.singles + known;
        }
        self.nodes.push(node);
        self.strong_house.push(Vec::new());
        self.strong_cell.push(None);
        self.nodes.len() - 1
    }

    fn link_weakly(&mut self) {
        let n = self.nodes.len();
        self.words = n.div_ceil(64);
        self.weak_house = vec![0; n * self.words];
        let mut of_digit: [Vec<usize>; 9] = Default::default();
        for (index, node) in self.nodes.iter().enumerate() {
            of_digit[node.digit.index()].push(index);
        }
        for nodes in &of_digit {
            for &a in nodes {
                let seen = common_peers(self.nodes[a].cells);
                for &b in nodes.iter().filter(|&&b| self.nodes[b].cells.is_subset(seen)) {
                    self.weak_house[a * self.words + b / 64] |= 1 << (b % 64);
                }
            }
        }
        self.weak = self.weak_house.clone();
        for a in 0..self.singles {
            // The other candidates of a cell stand beside it.
            let cell = self.nodes[a].cells;
            let first = (0..a).rev().take_while(|&b| self.nodes[b].cells == cell).last().unwrap_or(a);
            for b in (first..self.singles).take_while(|&b| self.nodes[b].cells == cell).filter(|&b| b != a) {
                self.weak[a * self.words + b / 64] |= 1 << (b % 64);
            }
        }
    }
}

/// The places in `part` and the others.
fn split(part: u16, places: u16) -> [u16; 2] {
    [part, places & !part]
}

/// What a house shares with the houses that cross it in three cells, as positions.
fn parts(house: House) -> impl Iterator<Item = u16> {
    const THIRDS: [u16; 3] = [0o7, 0o70, 0o700];
    const ACROSS: [u16; 3] = [0o111, 0o222, 0o444];
    let columns: &[u16] = if house.index() >= 18 { &ACROSS } else { &[] };
    THIRDS.iter().chain(columns).copied()
}

fn in_one_part(house: House, places: u16) -> bool {
    debug_assert!(places >> HOUSE_CELLS[house.index()].len() == 0);
    places.count_ones() == 1 || parts(house).any(|part| places & !part == 0)
}
