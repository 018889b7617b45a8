//! Sets as plain bits, for searches: cells in a `u128`, digits and positions in a `u16`.

use super::{Candidate, Chain, Link, Part, Role, Step};
use crate::grid::{Cell, CellSet, Digit, DigitSet, House};
use crate::logic::Cause;

/// By cell: the 20 it sees.
pub(crate) const PEERS: [u128; 81] = {
    let mut table = [0; 81];
    let mut index = 0;
    while index < 81 {
        table[index] = Cell::at(index / 9, index % 9).peers().bits();
        index += 1;
    }
    table
};

/// By house: its cells.
pub(crate) const HOUSES: [u128; 27] = {
    let mut table = [0; 27];
    let mut index = 0;
    while index < 9 {
        table[index] = House::row(index).cells().bits();
        table[9 + index] = House::column(index).cells().bits();
        table[18 + index] = House::box_(index).cells().bits();
        index += 1;
    }
    table
};

/// Houses by index in the order in which a person looks: boxes, rows, columns.
pub(crate) const BOXES_FIRST: [usize; 27] = {
    let mut table = [0; 27];
    let mut index = 0;
    while index < 27 {
        table[index] = (index + 18) % 27;
        index += 1;
    }
    table
};

/// The numbers of the bits that are set, ascending.
#[inline]
pub(crate) fn ones(mut bits: u128) -> impl Iterator<Item = usize> + Clone {
    std::iter::from_fn(move || {
        let one = (bits != 0).then(|| bits.trailing_zeros() as usize)?;
        bits &= bits - 1;
        Some(one)
    })
}

/// The numbers of the bits that are set, ascending.
#[inline]
pub(crate) fn ones_of(mut bits: u16) -> impl Iterator<Item = usize> + Clone {
    std::iter::from_fn(move || {
        let one = (bits != 0).then(|| bits.trailing_zeros() as usize)?;
        bits &= bits - 1;
        Some(one)
    })
}

/// The bit of `cell`.
#[inline]
pub(crate) const fn bit(cell: usize) -> u128 {
    1 << cell
}

/// The cells that all of `cells` see.
#[inline]
pub(crate) fn seen_by_all(cells: u128) -> u128 {
    ones(cells).fold(CellSet::ALL.bits(), |seen, cell| seen & PEERS[cell])
}

/// The cells that any of `cells` sees.
#[inline]
pub(crate) fn seen_by_any(cells: u128) -> u128 {
    ones(cells).fold(0, |seen, cell| seen | PEERS[cell])
}

/// The ways to choose `k` of the numbers below `n` (16 at most), as bits, in ascending order of the bits.
pub(crate) fn choose(n: usize, k: usize) -> impl Iterator<Item = u16> {
    let mut next = if k <= n { Some((1u32 << k) - 1) } else { None };
    std::iter::from_fn(move || {
        let now = next?;
        next = if now == 0 {
            None
        } else {
            // The next larger number with as many bits.
            let low = now & now.wrapping_neg();
            let carried = now + low;
            Some(carried | (((now ^ carried) >> 2) / low))
        }
        .filter(|&mask| mask >> n == 0);
        Some(now as u16)
    })
}

/// The cell with this number.
pub(crate) const fn cell(index: usize) -> Cell {
    Cell::at(index / 9, index % 9)
}

/// The house with this number.
pub(crate) const fn house(index: usize) -> House {
    match index / 9 {
        0 => House::row(index),
        1 => House::column(index - 9),
        _ => House::box_(index - 18),
    }
}

/// The houses that hold both cells, boxes last; none if they are the same.
pub(crate) fn shared_houses(a: usize, b: usize) -> impl Iterator<Item = usize> {
    let (a, b) = (cell(a), cell(b));
    a.houses().into_iter().filter(move |house| a != b && house.cells().contains(b)).map(House::index)
}

impl Step {
    /// Adds candidates that play `role`.
    pub(crate) fn with_part(mut self, role: Role, cells: u128, digits: u16) -> Step {
        self.parts.push(Part { role, cells: CellSet::from_bits(cells), digits: DigitSet::from_bits(digits) });
        self
    }

    /// Adds houses that the pattern is seen in.
    pub(crate) fn with_houses(mut self, houses: impl IntoIterator<Item = usize>) -> Step {
        self.houses.extend(houses.into_iter().map(house));
        self
    }

    /// Adds houses that the conclusion reaches.
    pub(crate) fn with_covers(mut self, houses: impl IntoIterator<Item = usize>) -> Step {
        self.covers.extend(houses.into_iter().map(house));
        self
    }

    /// Adds a chain, each of its links from the one before: cells, digit, whether it is there, why.
    pub(crate) fn with_chain(mut self, links: impl IntoIterator<Item = (u128, usize, bool, Cause)>) -> Step {
        let links = links.into_iter().enumerate().map(|(index, (cells, digit, on, cause))| Link {
            cells: CellSet::from_bits(cells),
            digit: Digit::from_index(digit),
            on,
            because: index.checked_sub(1).into_iter().collect(),
            cause,
        });
        self.chains.push(Chain { links: links.collect(), is_loop: false });
        self
    }

    /// Strikes `digit` from `cells`.
    pub(crate) fn striking(mut self, cells: u128, digit: usize) -> Step {
        self.eliminations
            .extend(ones(cells).map(|index| Candidate { cell: cell(index), digit: Digit::from_index(digit) }));
        self
    }

    /// Places `digit` in `cell`.
    pub(crate) fn placing(mut self, index: usize, digit: usize) -> Step {
        self.placements.push(Candidate { cell: cell(index), digit: Digit::from_index(digit) });
        self
    }
}

/// The cause of a link in the house with this number.
pub(crate) fn in_house(index: usize) -> Cause {
    Cause::House { house: house(index) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_ascend() {
        let chosen: Vec<u16> = choose(4, 2).collect();
        assert_eq!(chosen, [0b0011, 0b0101, 0b0110, 0b1001, 0b1010, 0b1100]);
        assert_eq!(choose(9, 4).count(), 126);
        assert_eq!(choose(3, 3).collect::<Vec<_>>(), [0b111]);
        assert_eq!(choose(3, 0).collect::<Vec<_>>(), [0]);
        assert_eq!(choose(2, 3).count(), 0);
    }
}
