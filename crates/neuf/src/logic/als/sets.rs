//! All almost locked sets of a board, and which of them are linked.
//!
//! A digit that two sets share is their restricted common if all its places in one see all its places in the other: then
//! one of the sets goes without it, and holds all its other digits.

use crate::logic::Board;
use crate::logic::bits::{HOUSES, in_house, ones, ones_of, seen_by_all};
use crate::logic::{Cause, board::HOUSE_CELLS};

/// Cells of a house with one digit more than they are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Set {
    pub(crate) cells: u128,
    pub(crate) digits: u16,
    /// By digit: the cells of the set that may hold it.
    pub(crate) places: [u128; 9],
    /// By digit: the candidates outside that see all of these.
    pub(crate) seen: [u128; 9],
}

impl Set {
    fn new(board: &Board, cells: u128, digits: u16) -> Set {
        let mut set = Set { cells, digits, places: [0; 9], seen: [0; 9] };
        for digit in ones_of(digits) {
            set.places[digit] = cells & board.cells[digit];
            set.seen[digit] = seen_by_all(set.places[digit]) & board.cells[digit] & !cells;
        }
        set
    }

    /// How many cells it has.
    pub(crate) fn len(&self) -> u32 {
        self.cells.count_ones()
    }

    /// The digits that are restricted commons of this and `other`; none if they overlap.
    #[inline]
    pub(crate) fn restricted(&self, other: &Set) -> u16 {
        if self.cells & other.cells != 0 {
            return 0;
        }
        ones_of(self.digits & other.digits)
            .filter(|&digit| other.places[digit] & !self.seen[digit] == 0)
            .fold(0, |all, digit| all | 1 << digit)
    }

    /// The cause of what follows from a digit's absence in the set.
    pub(crate) fn cause(&self) -> Cause {
        Cause::Set { cells: crate::grid::CellSet::from_bits(self.cells) }
    }
}

/// The cause of a weak link between two groups of one digit that see each other.
pub(crate) fn between(one: u128, other: u128) -> Cause {
    let both = one | other;
    (0..27).find(|&house| both & !HOUSES[house] == 0).map_or(Cause::Cell, in_house)
}

/// The almost locked sets of `board`, those with fewest cells first.
pub(crate) fn sets(board: &Board) -> Vec<Set> {
    let mut found: Vec<(u32, u128, u16)> = Vec::new();
    for cells in HOUSE_CELLS {
        let mut empty = [0; 9];
        let mut n = 0;
        for cell in cells.into_iter().map(usize::from).filter(|&cell| board.candidates[cell] != 0) {
            empty[n] = cell;
            n += 1;
        }
        // By choice of cells: their digits and bits, each from the choice without its lowest cell.
        let mut unions = vec![(0u16, 0u128); 1 << n];
        for chosen in 1..1usize << n {
            let cell = empty[chosen.trailing_zeros() as usize];
            let (digits, bits) = unions[chosen & (chosen - 1)];
            let union = (digits | board.candidates[cell], bits | 1 << cell);
            unions[chosen] = union;
            if union.0.count_ones() == chosen.count_ones() + 1 {
                found.push((chosen.count_ones(), union.1, union.0));
            }
        }
    }
    found.sort_unstable();
    found.dedup();
    found.into_iter().map(|(_, cells, digits)| Set::new(board, cells, digits)).collect()
}

/// By set: the sets it has restricted commons with, and which.
pub(crate) fn links(sets: &[Set]) -> Vec<Vec<(u16, u16)>> {
    let mut links = vec![Vec::new(); sets.len()];
    for (i, one) in sets.iter().enumerate() {
        for (j, other) in sets.iter().enumerate().skip(i + 1) {
            let restricted = one.restricted(other);
            if restricted != 0 {
                links[i].push((j as u16, restricted));
                links[j].push((i as u16, restricted));
            }
        }
    }
    links
}

/// By candidate (9 × cell + digit): the sets that it would take its digit from.
pub(crate) fn attackers(sets: &[Set]) -> Vec<Vec<u16>> {
    let mut by_candidate = vec![Vec::new(); 729];
    for (index, set) in sets.iter().enumerate() {
        for digit in ones_of(set.digits) {
            for cell in ones(set.seen[digit]) {
                by_candidate[9 * cell + digit].push(index as u16);
            }
        }
    }
    by_candidate
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Grid;
    use crate::logic::bits::choose;

    /// Every choice of cells of every house.
    #[test]
    fn no_set_is_missed() {
        let puzzle: Grid =
            "98.7..6..7...8.......6..5..8...7..4..5....3......21...4..8..7....9..5.3.......2.1".parse().unwrap();
        let board = Board::new(&puzzle);
        let found = sets(&board);
        let mut slow: Vec<(u32, u128, u16)> = Vec::new();
        for cells in HOUSE_CELLS {
            for k in 1..9 {
                for chosen in choose(9, k) {
                    let cells: Vec<usize> = ones_of(chosen).map(|at| usize::from(cells[at])).collect();
                    let digits = cells.iter().fold(0, |all, &cell| all | board.candidates[cell]);
                    let empty = cells.iter().all(|&cell| board.candidates[cell] != 0);
                    if empty && digits.count_ones() as usize == k + 1 {
                        slow.push((k as u32, cells.iter().fold(0, |all, &cell| all | 1 << cell), digits));
                    }
                }
            }
        }
        slow.sort_unstable();
        slow.dedup();
        assert_eq!(found.iter().map(|set| (set.len(), set.cells, set.digits)).collect::<Vec<_>>(), slow);
        assert!(slow.len() > 100);
    }
}
