//! Aligned exclusion: combinations of digits for two or three cells that would leave another cell without a candidate.

use std::ops::ControlFlow;

use super::bits::{PEERS, ones, ones_of};
use super::find::Found;
use super::{Board, Role, Step, Technique};

/// Pairs of cells, in reading order, with the digits that no combination allows.
pub(crate) fn pair(board: &Board, found: Found<'_>) -> ControlFlow<()> {
    let table = Table::new(board);
    let empty: Vec<usize> = (0..81).filter(|&cell| board.candidates[cell] != 0).collect();
    for (at, &p) in empty.iter().enumerate() {
        for &q in &empty[at + 1..] {
            let mut excluded = Excluded::default();
            for (cell, other) in [(p, q), (q, p)] {
                for digit in ones_of(board.candidates[cell]) {
                    if table.with(cell, digit, other) == 0 {
                        excluded.add(cell, digit);
                        for b in ones_of(board.candidates[other]) {
                            excluded.by(table.pair_excluder((cell, digit), (other, b)));
                        }
                    }
                }
            }
            excluded.give(board, Technique::AlignedPairExclusion, &[p, q], found)?;
        }
    }
    ControlFlow::Continue(())
}

/// Triples of cells, in reading order, with the digits that no combination allows, and for which no pair would do.
pub(crate) fn triple(board: &Board, found: Found<'_>) -> ControlFlow<()> {
    let table = Table::new(board);
    let empty: Vec<usize> = (0..81).filter(|&cell| board.candidates[cell] != 0).collect();
    for (i, &p) in empty.iter().enumerate() {
        for (j, &q) in empty.iter().enumerate().skip(i + 1) {
            for &r in &empty[j + 1..] {
                let mut excluded = Excluded::default();
                for cells in [[p, q, r], [q, p, r], [r, p, q]] {
                    for digit in ones_of(board.candidates[cells[0]]) {
                        if table.excludes(cells, digit) {
                            excluded.add(cells[0], digit);
                            table.triple_excluders(board, cells, digit, &mut excluded);
                        }
                    }
                }
                excluded.give(board, Technique::AlignedTripleExclusion, &[p, q, r], found)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Which candidates get on with which.
struct Table {
    /// By candidate (9 × cell + digit) and cell: the digits that the cell may hold with it.
    with: Vec<[u16; 81]>,
    /// By two or three digits as bits: the cells that have just these candidates.
    cells: Vec<u128>,
}

impl Table {
    fn new(board: &Board) -> Table {
        let mut cells = vec![0; 512];
        for (cell, &digits) in board.candidates.iter().enumerate().filter(|(_, digits)| **digits != 0) {
            cells[usize::from(digits)] |= 1 << cell;
        }
        let mut with = vec![board.candidates; 729];
        for cell in 0..81 {
            for digit in ones_of(board.candidates[cell]) {
                let with = &mut with[9 * cell + digit];
                for peer in ones(PEERS[cell]) {
                    with[peer] &= !(1 << digit);
                }
                // A peer with two candidates keeps the other one, and with it both go from what it sees.
                for peer in ones(PEERS[cell]) {
                    let digits = board.candidates[peer];
                    if digits.count_ones() == 2 && digits >> digit & 1 == 1 {
                        for other in ones(PEERS[peer] & !(1 << cell)) {
                            with[other] &= !(digits & !(1 << digit));
                        }
                    }
                }
            }
        }
        Table { with, cells }
    }

    /// The digits that `other` may hold if `cell` holds `digit`, as far as cells with two candidates tell.
    fn with(&self, cell: usize, digit: usize, other: usize) -> u16 {
        self.with[9 * cell + digit][other]
    }

    /// The first cell that two candidates together would leave without any.
    fn pair_excluder(&self, (p, a): (usize, usize), (q, b): (usize, usize)) -> Option<usize> {
        let pair = self.cells[1 << a | 1 << b];
        ones(if a == b { 0 } else { pair & PEERS[p] & PEERS[q] }).next()
    }

    /// The same of three.
    fn triple_excluder(&self, cells: [usize; 3], digits: [usize; 3]) -> Option<usize> {
        let [a, b, c] = digits.map(|digit| 1usize << digit);
        let seen = PEERS[cells[0]] & PEERS[cells[1]] & PEERS[cells[2]];
        let is_triple = (a | b | c).count_ones() == 3;
        ones(if is_triple { self.cells[a | b | c] & seen } else { 0 }).next()
    }

    /// Whether the first cell can't hold `digit` because of the three together.
    fn excludes(&self, [p, q, r]: [usize; 3], digit: usize) -> bool {
        let [of_q, of_r] = [q, r].map(|other| self.with(p, digit, other));
        if of_q == 0 || of_r == 0 {
            return false;
        }
        ones_of(of_q).all(|b| {
            ones_of(of_r & self.with(q, b, r)).all(|c| self.triple_excluder([p, q, r], [digit, b, c]).is_some())
        })
    }

    /// The cells that exclude each combination of three with `digit` in the first.
    fn triple_excluders(&self, board: &Board, cells: [usize; 3], digit: usize, excluded: &mut Excluded) {
        let [p, q, r] = cells;
        for b in ones_of(board.candidates[q]) {
            if self.with(p, digit, q) >> b & 1 == 0 {
                excluded.by(self.pair_excluder((p, digit), (q, b)));
                continue;
            }
            for c in ones_of(board.candidates[r]) {
                let excluder = if self.with(p, digit, r) >> c & 1 == 0 {
                    self.pair_excluder((p, digit), (r, c))
                } else if self.with(q, b, r) >> c & 1 == 0 {
                    self.pair_excluder((q, b), (r, c))
                } else {
                    self.triple_excluder(cells, [digit, b, c])
                };
                excluded.by(excluder);
            }
        }
    }
}

/// What can't be, and because of which cells.
#[derive(Default)]
struct Excluded {
    candidates: Vec<(usize, usize)>,
    excluders: u128,
}

impl Excluded {
    fn add(&mut self, cell: usize, digit: usize) {
        self.candidates.push((cell, digit));
    }

    fn by(&mut self, cell: Option<usize>) {
        self.excluders |= cell.map_or(0, |cell| 1 << cell);
    }

    fn give(&self, board: &Board, technique: Technique, cells: &[usize], found: Found<'_>) -> ControlFlow<()> {
        if self.candidates.is_empty() {
            return ControlFlow::Continue(());
        }
        let of = |cells: u128| ones(cells).fold(0, |all, cell| all | board.candidates[cell]);
        let pattern = cells.iter().fold(0, |all, &cell| all | 1 << cell);
        let mut step = Step::new(technique).with_part(Role::Pattern, pattern, of(pattern)).with_part(
            Role::Excluder,
            self.excluders,
            of(self.excluders),
        );
        for &(cell, digit) in &self.candidates {
            step = step.striking(1 << cell, digit);
        }
        found(step)
    }
}
