//! The digits of a box in one word, and the tables for filling boxes.

/// For each of the nine digits a number from 0 to 2: the row, or the column, of a box that it stands in.
///
/// ```text
/// bit   17 16 | … | 3 2 | 1 0
/// digit   9   | … |  2  |  1      two bits a digit
/// ```
pub(super) type Lines = u32;

/// A set of digits, in the places of [`Lines`]: the lower of its two bits for each digit in the set.
pub(super) type Spaced = u32;

/// All nine digits.
pub(super) const EACH: Spaced = 0o252_525;

/// The rows of the digits in 123/456/789, and their columns.
pub(super) const FIRST_ROWS: Lines = 0o522_500;
pub(super) const FIRST_COLUMNS: Lines = 0o444_444;

/// The digits of each line.
#[inline]
pub(super) const fn parts(lines: Lines) -> [Spaced; 3] {
    [EACH & !(lines | lines >> 1), EACH & lines, EACH & lines >> 1]
}

/// The lines of a box of which each part has the digits of one line.
#[inline]
pub(super) const fn joined(parts: [Spaced; 3]) -> Lines {
    parts[1] | parts[2] << 1
}

/// Where the digits stand in the third of three boxes side by side: in no line twice.
#[inline]
pub(super) const fn third(first: Lines, second: Lines) -> Lines {
    3 * EACH - first - second
}

/// The orders of three things: the place of the first, of the second, of the third.
pub(super) const ORDERS: [[u8; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// For each three digits (by their number among all threes) and each of [`ORDERS`] the lines of these digits, taken
/// from the lowest to the highest, in this order; 0 for all other digits.
pub(super) const ORDERED: [[Lines; 6]; 84] = {
    let mut ordered = [[0; 6]; 84];
    let (mut digits, mut number) = (0u32, 0);
    while digits < 0o1000 {
        if digits.count_ones() == 3 {
            let mut order = 0;
            while order < 6 {
                let (mut rest, mut k) = (digits, 0);
                while k < 3 {
                    ordered[number][order] |= (ORDERS[order][k] as u32) << (2 * rest.trailing_zeros());
                    rest &= rest - 1;
                    k += 1;
                }
                order += 1;
            }
            number += 1;
        }
        digits += 1;
    }
    ordered
};

/// A way to deal the digits of three lines to the lines of the two boxes beside, so that each line of the three boxes
/// has all nine digits.
#[derive(Clone, Copy)]
pub(super) struct Deal {
    /// The line of each digit in the box that comes next.
    pub(super) next: Lines,
    /// In either box the digits of each line, by their number in [`ORDERED`].
    pub(super) threes: [[u8; 3]; 2],
}

/// All deals of the lines 123, 456, 789, in a fixed order. As many digits of each line go one line further in the next
/// box (and two in the one after) as of each other line; the rest go two further (and one). So there are
/// 1 + 3³ + 3³ + 1 of them.
pub(super) const DEALS: [Deal; 56] = deals(false);

/// The same for the lines 147, 258, 369: deal by deal the mirror image.
pub(super) const DEALS_DOWN: [Deal; 56] = deals(true);

/// The deals as [`super::choices`] needs them in the middle: for each line a set of places (bits 0 to 2), whose digits go
/// one line further in the next box.
pub(super) const STEPS: [[u8; 3]; 56] = {
    let mut steps = [[0; 3]; 56];
    let (mut set, mut n) = (0u32, 0);
    while set < 0o1000 {
        let lines = [set & 7, set >> 3 & 7, set >> 6];
        if lines[0].count_ones() == lines[1].count_ones() && lines[1].count_ones() == lines[2].count_ones() {
            steps[n] = [lines[0] as u8, lines[1] as u8, lines[2] as u8];
            n += 1;
        }
        set += 1;
    }
    assert!(n == 56);
    steps
};

const fn deals(down: bool) -> [Deal; 56] {
    let mut deals = [Deal { next: 0, threes: [[0; 3]; 2] }; 56];
    let mut n = 0;
    while n < 56 {
        let mut sets = [[0u32; 3]; 2];
        let mut place = 0;
        while place < 9 {
            let (line, k) = (place / 3, place % 3);
            let digit = if down { 3 * k + line } else { place };
            let step = if STEPS[n][line] >> k & 1 == 1 { 1 } else { 2 };
            sets[0][(line + step) % 3] |= 1 << digit;
            sets[1][(line + 3 - step) % 3] |= 1 << digit;
            deals[n].next |= ((line + step) as u32 % 3) << (2 * digit);
            place += 1;
        }
        let mut i = 0;
        while i < 6 {
            deals[n].threes[i / 3][i % 3] = number(sets[i / 3][i % 3]);
            i += 1;
        }
        n += 1;
    }
    deals
}

/// The number of a set of three digits among all of them.
const fn number(digits: u32) -> u8 {
    let (mut before, mut number) = (0u32, 0);
    while before < digits {
        number += (before.count_ones() == 3) as u8;
        before += 1;
    }
    number
}

/// The two ways to arrange the three digits of a line when each has a line across to keep out of, or that there are none.
///
/// ```text
/// bits  0 1   2 3   4 5    the line across of the first, second and third digit: the first way
///       6 7   8 9  10 11   the second way
///      12 13 14 15 16 17   the line across that is left to each for the box after: the first way
///      18 19 20 21 22 23   the second way
/// ```
///
/// Or [`NONE`].
pub(super) type Ways = u32;

/// There is no way.
pub(super) const NONE: Ways = 1 << 31;

/// By the three lines to keep out of, f + 4 g + 16 h. There are two ways unless they are all the same: three different
/// ones can move up one or two; of two that are the same and another, the odd one out must go where the two cannot.
pub(super) const WAYS: [Ways; 64] = {
    let mut all = [NONE; 64];
    let mut n = 0;
    while n < 64 {
        let forbidden = [n as u8 % 4, n as u8 / 4 % 4, n as u8 / 16];
        let (mut ways, mut found, mut order) = (0, 0, 0);
        let lines = forbidden[0] < 3 && forbidden[1] < 3 && forbidden[2] < 3;
        while order < 6 && lines {
            let [a, b, c] = ORDERS[order];
            if a != forbidden[0] && b != forbidden[1] && c != forbidden[2] {
                let mut k = 0;
                while k < 3 {
                    let line = ORDERS[order][k];
                    ways |= (line as u32) << (6 * found + 2 * k);
                    ways |= ((3 - line - forbidden[k]) as u32) << (12 + 6 * found + 2 * k);
                    k += 1;
                }
                found += 1;
            }
            order += 1;
        }
        assert!(found == 0 || found == 2);
        if found == 2 {
            all[n] = ways;
        }
        n += 1;
    }
    all
};
