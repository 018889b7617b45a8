//! Producer 19: bivalue universal graves.

use super::hint::Hint;
use super::order::{BOX, COLUMN, PEER_LIST, ROW};
use crate::logic::bits::{HOUSES, bit, choose, ones_of, seen_by_all};
use crate::logic::{Board, CELL_HOUSES, HOUSE_CELLS, Role, Step, Technique};

/// The cells with candidates too many, in the order in which they were found, and which are.
struct Grave {
    extras: Vec<(usize, u16)>,
    /// What all of them see, filled cells too.
    common: u128,
}

/// If all but a few cells had two candidates and each digit two places in each house but for these: 5.6 to 6.1.
pub(super) fn bug(board: &Board) -> Option<Hint> {
    let grave = grave(board)?;
    let digits = grave.extras.iter().fold(0, |all, &(_, digits)| all | digits);
    match grave.extras[..] {
        [] => None,
        [(cell, extra)] => {
            let others = board.candidates[cell] & !extra;
            let strike = |step: Step, digit| step.striking(bit(cell), digit);
            Some(Hint::new(5.6, ones_of(others).fold(grave.step(Technique::BugPlusOne), strike)))
        }
        _ if digits.is_power_of_two() => {
            let digit = digits.trailing_zeros() as usize;
            let struck = board.cells[digit] & grave.common;
            let step = || grave.step(Technique::Bug2).striking(struck, digit);
            if struck != 0 { Some(Hint::new(5.7, step())) } else { grave.locked(board) }
        }
        _ => grave.locked(board).or_else(|| grave.subset(board, digits)),
    }
}

fn grave(board: &Board) -> Option<Grave> {
    let many = |cell: usize| board.candidates[cell].count_ones() >= 3;
    let mut left = board.candidates;
    let mut grave = Grave { extras: Vec::new(), common: 0 };
    let mut digits = 0u16;
    for house in [BOX, ROW, COLUMN].into_iter().flatten() {
        for digit in 0..9 {
            let places = board.places[house][digit];
            if matches!(places.count_ones(), 0 | 2) {
                continue;
            }
            let mut cells = ones_of(places).map(|p| usize::from(HOUSE_CELLS[house][p])).filter(|&cell| many(cell));
            let cell = cells.next()?;
            if cells.next().is_some() {
                continue;
            }
            match grave.extras.iter_mut().find(|(other, _)| *other == cell) {
                Some((_, extra)) => *extra |= 1 << digit,
                None => grave.extras.push((cell, 1 << digit)),
            }
            digits |= 1 << digit;
            left[cell] &= !(1 << digit);
            let set = grave.extras.iter().fold(0, |all, &(cell, _)| all | bit(cell));
            grave.common = seen_by_all(set) & !set;
            if grave.extras.len() > 1 && digits.count_ones() > 1 && grave.common == 0 {
                return None;
            }
        }
    }
    let two = (0..81).all(|cell| board.empty & bit(cell) == 0 || left[cell].count_ones() == 2);
    (two && even(&left)).then_some(grave)
}

/// Whether each digit has two places in each house, or none.
fn even(candidates: &[u16; 81]) -> bool {
    HOUSE_CELLS.iter().all(|cells| {
        let (mut once, mut twice, mut more) = (0, 0, 0);
        for digits in cells.map(|cell| candidates[usize::from(cell)]) {
            more |= twice & digits;
            twice |= once & digits;
            once |= digits;
        }
        once == twice && more == 0
    })
}

impl Grave {
    fn step(&self, technique: Technique) -> Step {
        let part = |step: Step, &(cell, digits): &(usize, u16)| step.with_part(Role::Extra, bit(cell), digits);
        self.extras.iter().fold(Step::new(technique), part)
    }

    /// Type 4, 5.7: two cells of a house share a digit that is not too many; one of them holds it.
    fn locked(&self, board: &Board) -> Option<Hint> {
        let [(a, extra_a), (b, extra_b)] = self.extras[..] else { return None };
        let shared = board.candidates[a] & !extra_a & board.candidates[b] & !extra_b;
        if !shared.is_power_of_two() {
            return None;
        }
        let house = CELL_HOUSES[a].iter().map(|(house, _)| usize::from(*house)).find(|&h| HOUSES[h] & bit(b) != 0)?;
        let step = self.step(Technique::Bug4).with_covers([house]).with_part(Role::Locked, bit(a) | bit(b), shared);
        let rest = |cell: usize, extra: u16| ones_of(board.candidates[cell] & !extra & !shared);
        let step = rest(a, extra_a).fold(step, |step, digit| step.striking(bit(a), digit));
        Some(Hint::new(5.7, rest(b, extra_b).fold(step, |step, digit| step.striking(bit(b), digit))))
    }

    /// Type 3: one of the candidates too many is true, which makes a subset with further cells of a house.
    fn subset(&self, board: &Board, digits: u16) -> Option<Hint> {
        let (first, _) = self.extras[0];
        for (house, _) in CELL_HOUSES[first] {
            let house = usize::from(house);
            if self.extras.iter().any(|&(cell, _)| HOUSES[house] & bit(cell) == 0) {
                continue;
            }
            let inside = |cell: usize| self.common & HOUSES[house] & bit(cell) != 0;
            let rest: Vec<usize> = PEER_LIST[first].map(usize::from).into_iter().filter(|&cell| inside(cell)).collect();
            for size in 2..=6usize.min(rest.len()) {
                for chosen in choose(rest.len(), size - 1) {
                    if let Some(hint) = self.subset_of(board, digits, house, &rest, chosen, size) {
                        return Some(hint);
                    }
                }
            }
        }
        None
    }

    fn subset_of(
        &self,
        board: &Board,
        extras: u16,
        house: usize,
        rest: &[usize],
        chosen: u16,
        size: usize,
    ) -> Option<Hint> {
        let digits = ones_of(chosen).fold(0, |digits, i| digits | board.candidates[rest[i]]);
        if digits.count_ones() as usize != size
            || digits | extras != digits
            || ones_of(chosen).any(|i| board.candidates[rest[i]].count_ones() < 2)
        {
            return None;
        }
        let set = ones_of(chosen).fold(0, |set, i| set | bit(rest[i]));
        let others = rest.iter().fold(0, |all, &cell| all | bit(cell)) & !set;
        if ones_of(digits).all(|digit| board.cells[digit] & others == 0) {
            return None;
        }
        let step = self.step(Technique::Bug3).with_covers([house]).with_part(Role::Locked, set, digits);
        let strike = |step: Step, digit: usize| step.striking(board.cells[digit] & others, digit);
        Some(Hint::new(5.7 + 0.1 * (size - 1) as f64, ones_of(digits).fold(step, strike)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logic::bits::PEERS;

    #[test]
    fn the_list_of_peers_has_all() {
        for cell in 0..81 {
            assert_eq!(PEER_LIST[cell].iter().fold(0, |all, &peer| all | bit(peer.into())), PEERS[cell]);
        }
    }
}
