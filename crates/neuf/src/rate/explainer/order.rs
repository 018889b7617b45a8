//! The orders in which the reference looks at things.

use std::ops::Range;

use crate::logic::bits::HOUSES;
use crate::logic::{Board, HOUSE_CELLS};

/// The boxes, the rows and the columns, by house index.
pub(super) const BOX: Range<usize> = 18..27;
pub(super) const ROW: Range<usize> = 0..9;
pub(super) const COLUMN: Range<usize> = 9..18;

/// How many cells of `house` are empty.
#[inline]
pub(super) fn empties(board: &Board, house: usize) -> u32 {
    (board.empty & HOUSES[house]).count_ones()
}

/// The cells at `positions` of `house`.
pub(super) fn cells_at(house: usize, positions: u16) -> u128 {
    crate::logic::bits::ones_of(positions).fold(0, |all, p| all | 1 << HOUSE_CELLS[house][p])
}

/// By two houses: the positions in the first of the cells they share.
pub(super) const CROSSING: [[u16; 27]; 27] = {
    let mut table = [[0; 27]; 27];
    let mut a = 0;
    while a < 27 {
        let mut b = 0;
        while b < 27 {
            let mut p = 0;
            while p < 9 {
                if a != b && HOUSES[b] >> HOUSE_CELLS[a][p] & 1 == 1 {
                    table[a][b] |= 1 << p;
                }
                p += 1;
            }
            b += 1;
        }
        a += 1;
    }
    table
};

/// The ways to choose 2, 3 or 4 of nine, ascending.
pub(super) const PAIRS: [u16; 36] = chosen::<36>(2);
pub(super) const TRIPLES: [u16; 84] = chosen::<84>(3);
pub(super) const QUADS: [u16; 126] = chosen::<126>(4);

const fn chosen<const N: usize>(k: u32) -> [u16; N] {
    let mut table = [0; N];
    let (mut mask, mut index) = (0u16, 0);
    while mask < 512 {
        if mask.count_ones() == k {
            table[index] = mask;
            index += 1;
        }
        mask += 1;
    }
    table
}

/// The ways to choose `k` of nine, ascending.
pub(super) fn combinations(k: usize) -> &'static [u16] {
    match k {
        2 => &PAIRS,
        3 => &TRIPLES,
        _ => &QUADS,
    }
}

/// By cell: its 20 peers in the reference's order, the box's, then the row's, then the column's, none twice.
pub(super) const PEER_LIST: [[u8; 20]; 81] = {
    let mut table = [[0; 20]; 81];
    let mut cell = 0;
    while cell < 81 {
        let (mut count, mut seen, mut kind) = (0, 1u128 << cell, 0);
        let houses = [18 + cell / 27 * 3 + cell % 9 / 3, cell / 9, 9 + cell % 9];
        while kind < 3 {
            let mut p = 0;
            while p < 9 {
                let peer = HOUSE_CELLS[houses[kind]][p];
                if seen >> peer & 1 == 0 {
                    seen |= 1 << peer;
                    table[cell][count] = peer;
                    count += 1;
                }
                p += 1;
            }
            kind += 1;
        }
        cell += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logic::bits::choose;

    #[test]
    fn combinations_are_in_the_order_of_choose() {
        for k in 2..=4 {
            assert!(choose(9, k).eq(combinations(k).iter().copied()));
        }
        assert_eq!(PEER_LIST[0][..10], [1, 2, 9, 10, 11, 18, 19, 20, 3, 4]);
        assert_eq!(CROSSING[18][1], 0b000_111_000);
        assert_eq!(CROSSING[1][18], 0b111);
        assert_eq!(CROSSING[18][10], 0b010_010_010);
    }
}
