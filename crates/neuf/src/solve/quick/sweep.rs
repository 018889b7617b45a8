//! One round of all rules over a whole puzzle in three 512-bit registers.
//!
//! ```text
//!  register k (0 to 2), 16 lanes of 32 bits, 4 to a block:
//!
//!    block 0: band 0        block 1: band 1        block 2: band 2        block 3
//!    lane 0   digit 3k      lane 4   digit 3k      lane 8   digit 3k      not used
//!    lane 1   digit 3k + 1  lane 5   digit 3k + 1  lane 9   digit 3k + 1
//!    lane 2   digit 3k + 2  lane 6   digit 3k + 2  lane 10  digit 3k + 2
//!    lane 3   not used      lane 7   not used      lane 11  not used
//!
//!  a lane: the places of the digit in the band, bit 10 r + 3 b + j = row r of the band, box b, column j of the box
//!
//!      bit   0 1 2   3 4 5   6 7 8    9      row 0 and its guard
//!           10 …               … 18   19     row 1
//!           20 …               … 28   29     row 2
//!
//!    A guard is set between sweeps. It keeps what is subtracted from a row within the row, and tells whether any bit
//!    of the row was set.
//! ```
//!
//! So a rule about one digit is the same few instructions for nine digits and three bands at once; the nine digits of
//! a cell meet by oring three registers and turning three lanes of a block; the three bands of a column meet by turning
//! three blocks. What a digit's minirows know needs 9 bits a band, what its minicolumns know as well, so the three
//! registers are packed into one for these.
#![allow(unsafe_code)]

use std::arch::x86_64::*;

/// The three registers.
pub(super) type Places = [__m512i; 3];

/// A truth table for `vpternlogd` is the wanted formula over these three.
const A: i32 = 0xf0;
const B: i32 = 0xcc;
const C: i32 = 0xaa;
const OR: i32 = A | B | C;
const AND: i32 = A & B & C;
const MAJORITY: i32 = A & B | A & C | B & C;
/// Bits of b where a is set, else those of c.
const SELECT: i32 = A & B | !A & 0xff & C;

/// Repeats a pattern in the three rows of a band.
const fn rows(pattern: i32) -> i32 {
    pattern | pattern << 10 | pattern << 20
}

/// The lowest bit of each row.
const ONES: i32 = rows(1);
pub(super) const GUARDS: i32 = rows(1 << 9);
const CELLS: i32 = rows(0x1ff);
/// The first, the first two and the last bit of each minirow.
const FIRST: i32 = rows(0o111);
const FIRST_TWO: i32 = rows(0o333);
const LAST: i32 = rows(0o444);
const BOX_0: i32 = rows(0o007);
const BOX_2: i32 = rows(0o700);
const ROWS: [i32; 3] = [0x3ff, 0x3ff << 10, 0x3ff << 20];

/// The lanes in use.
pub(super) const LANES: __mmask16 = 0x0777;

/// Lanes (or blocks) 1 2 0 3, and 2 0 1 3.
const TURN: i32 = 0b11_00_10_01;
const TURN_TWICE: i32 = 0b11_01_00_10;

/// What a sweep came to.
pub(super) struct Swept {
    /// What is left.
    pub(super) places: Places,
    /// A digit is left without a place, a cell without a digit, or two digits claim a cell.
    pub(super) dead: bool,
    /// Whether anything went.
    pub(super) changed: bool,
    /// Whether some cell had several digits before the sweep. If none had, and the sweep is neither dead nor changed
    /// anything, each digit stands once in each row, column and box: the rules kept a minirow only on a permutation
    /// of the band's rows and boxes, and a column only on a permutation of bands and columns.
    pub(super) open: bool,
    pub(super) ways: Ways,
}

/// For each digit and band the permutations of rows and boxes that are possible, and for each digit and stack those of
/// bands and columns. A minirow lies on one even and one odd permutation.
///
/// Minirows: bit `10 r + 3 b + 2 - k` for register `k`, block = band. Minicolumns: bit `10 k + 3 b + j`, block = band.
pub(super) struct Ways {
    /// Minirows on a possible even permutation: those of box `b + 1` in row `r + 1`, `b + 2` in row `r + 2`.
    pub(super) even_rows: __m512i,
    pub(super) odd_rows: __m512i,
    pub(super) even_columns: __m512i,
    pub(super) odd_columns: __m512i,
}

macro_rules! splat {
    ($bits:expr) => {
        _mm512_set1_epi32($bits)
    };
}
macro_rules! logic {
    ($table:expr; $a:expr, $b:expr, $c:expr) => {
        _mm512_ternarylogic_epi32::<{ $table }>($a, $b, $c)
    };
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,avx512vpopcntdq,gfni")]
pub(super) fn sweep(before: &Places) -> Swept {
    let guards = splat!(GUARDS);
    let ones = splat!(ONES);
    let [mut x0, mut x1, mut x2] = *before;

    // Cells with a single digit: no other place for it in the row. The rest of its box and column goes below.
    let once = logic!(OR; x0, x1, x2);
    let twice = logic!(MAJORITY; x0, x1, x2);
    let (once_1, once_2) = (_mm512_shuffle_epi32::<TURN>(once), _mm512_shuffle_epi32::<TURN_TWICE>(once));
    let (twice_1, twice_2) = (_mm512_shuffle_epi32::<TURN>(twice), _mm512_shuffle_epi32::<TURN_TWICE>(twice));
    let any = logic!(OR; once, once_1, once_2);
    let several = logic!(OR; twice, twice_1, twice_2);
    let also = logic!(MAJORITY; once, once_1, once_2);
    let single = logic!(A & !(B | C) & 0xff; any, several, also);
    let several = _mm512_or_si512(several, also);
    for x in [&mut x0, &mut x1, &mut x2] {
        let known = logic!(A & B | C; *x, single, guards);
        let below = _mm512_sub_epi32(known, ones);
        let flags = _mm512_and_si512(below, guards);
        let row = _mm512_sub_epi32(flags, _mm512_srli_epi32::<9>(flags));
        // Only the first if there are two: the other cell is then left without a digit.
        let first = _mm512_andnot_si512(below, known);
        *x = logic!(A & !B & 0xff | C; *x, row, first);
    }

    // Locked candidates across: minirows that lie on a permutation of the band's rows and boxes.
    let last = splat!(LAST);
    let first_two = splat!(FIRST_TWO);
    let occupied = |x| {
        let carried = _mm512_add_epi32(_mm512_and_si512(x, first_two), first_two);
        logic!((A | B) & C; carried, x, last)
    };
    let m = logic!(OR; occupied(x0), _mm512_srli_epi32::<1>(occupied(x1)), _mm512_srli_epi32::<2>(occupied(x2)));
    let (even_rows, odd_rows) = {
        // `turn!(n)`: bit i of the result is bit i + n of 30.
        let high = _mm512_slli_epi32::<2>(m);
        macro_rules! turn {
            ($n:literal) => {
                _mm512_shldi_epi32::<{ 30 - $n }>(m, high)
            };
        }
        let (box_0, box_2) = (splat!(BOX_0), splat!(BOX_2));
        // The minirow one row on and one box on, and so forth; boxes and rows are counted round.
        let row_1_box_1 = logic!(SELECT; box_2, turn!(4), turn!(13));
        let row_2_box_2 = logic!(SELECT; box_0, turn!(26), turn!(17));
        let row_1_box_2 = logic!(SELECT; box_0, turn!(16), turn!(7));
        let row_2_box_1 = logic!(SELECT; box_2, turn!(14), turn!(23));
        (logic!(AND; m, row_1_box_1, row_2_box_2), logic!(AND; m, row_1_box_2, row_2_box_1))
    };
    [x0, x1, x2] = within_minirows([x0, x1, x2], _mm512_or_si512(even_rows, odd_rows));

    // Locked candidates down: the same for bands and columns of a stack. `c`: in the k-th ten bits the columns that
    // register k occupies in the band.
    let [row_0, row_1, row_2] = ROWS.map(|row| splat!(row));
    let c = {
        let same = logic!(SELECT; row_0, x0, logic!(SELECT; row_1, x1, x2));
        let next = logic!(SELECT; row_1, x0, logic!(SELECT; row_2, x1, x2));
        let last = logic!(SELECT; row_2, x0, logic!(SELECT; row_0, x1, x2));
        let up = logic!(OR; same, _mm512_srli_epi32::<10>(next), _mm512_slli_epi32::<20>(next));
        logic!(OR; up, _mm512_srli_epi32::<20>(last), _mm512_slli_epi32::<10>(last))
    };
    let (even_columns, odd_columns) = {
        let (column_1, column_2) = turned_columns(c);
        let band_1_column_1 = _mm512_shuffle_i32x4::<TURN>(column_1, column_1);
        let band_2_column_2 = _mm512_shuffle_i32x4::<TURN_TWICE>(column_2, column_2);
        let band_1_column_2 = _mm512_shuffle_i32x4::<TURN>(column_2, column_2);
        let band_2_column_1 = _mm512_shuffle_i32x4::<TURN_TWICE>(column_1, column_1);
        (logic!(AND; c, band_1_column_1, band_2_column_2), logic!(AND; c, band_1_column_2, band_2_column_1))
    };
    [x0, x1, x2] = within_minicolumns([x0, x1, x2], _mm512_or_si512(even_columns, odd_columns));

    // Rows with a single place for a digit (houses of all kinds have come down to that): no other digit there.
    let hidden = |x| {
        let below = _mm512_sub_epi32(x, ones);
        // The guard stays if the row has a place, and then if it has two.
        let but_first = _mm512_and_si512(x, below);
        let flags = _mm512_andnot_si512(_mm512_sub_epi32(but_first, ones), guards);
        let row = _mm512_sub_epi32(flags, _mm512_srli_epi32::<9>(flags));
        (below, _mm512_and_si512(x, row))
    };
    let ((below_0, h0), (below_1, h1), (below_2, h2)) = (hidden(x0), hidden(x1), hidden(x2));
    let taken = logic!(OR; h0, h1, h2);
    let (taken_1, taken_2) = (_mm512_shuffle_epi32::<TURN>(taken), _mm512_shuffle_epi32::<TURN_TWICE>(taken));
    let clash = logic!(MAJORITY; h0, h1, h2);
    let clash_also = logic!(MAJORITY; taken, taken_1, taken_2);
    let taken = logic!(OR; taken, taken_1, taken_2);
    x0 = logic!(A & (B | !C & 0xff); x0, h0, taken);
    x1 = logic!(A & (B | !C & 0xff); x1, h1, taken);
    x2 = logic!(A & (B | !C & 0xff); x2, h2, taken);

    // All guards are left where each row has a place, and all cells where each has a digit.
    let alive = logic!(SELECT; guards, logic!(AND; below_0, below_1, below_2), any);
    let alive = logic!(A & !(B | C) & 0xff; alive, clash, clash_also);
    let dead = _mm512_mask_cmpneq_epi32_mask(LANES, alive, splat!(CELLS | GUARDS)) != 0;
    let went = _mm512_xor_si512(x0, before[0]);
    let went = logic!(A | B ^ C; went, x1, before[1]);
    let went = logic!(A | B ^ C; went, x2, before[2]);
    Swept {
        places: [x0, x1, x2],
        dead,
        changed: _mm512_mask_test_epi32_mask(LANES, went, went) != 0,
        open: _mm512_mask_test_epi32_mask(LANES, several, splat!(CELLS)) != 0,
        ways: Ways { even_rows, odd_rows, even_columns, odd_columns },
    }
}

/// What is in `kept` minirows, packed as in [`Ways`].
#[inline]
#[target_feature(enable = "avx512f")]
fn within_minirows([x0, x1, x2]: Places, kept: __m512i) -> Places {
    let last = splat!(LAST);
    let kept_0 = _mm512_and_si512(kept, last);
    let kept_1 = _mm512_and_si512(_mm512_add_epi32(kept, kept), last);
    let kept_2 = _mm512_and_si512(kept, splat!(FIRST));
    [
        logic!(A & (B | C); x0, kept_0, _mm512_sub_epi32(kept_0, _mm512_srli_epi32::<2>(kept_0))),
        logic!(A & (B | C); x1, kept_1, _mm512_sub_epi32(kept_1, _mm512_srli_epi32::<2>(kept_1))),
        _mm512_and_si512(x2, _mm512_sub_epi32(_mm512_slli_epi32::<3>(kept_2), kept_2)),
    ]
}

/// What is in `kept` minicolumns, packed as in [`Ways`], and all guards.
#[inline]
#[target_feature(enable = "avx512f,avx512vbmi2")]
fn within_minicolumns([x0, x1, x2]: Places, kept: __m512i) -> Places {
    let guards = splat!(GUARDS);
    let [row_0, row_1, row_2] = ROWS.map(|row| splat!(row));
    let high = _mm512_slli_epi32::<2>(kept);
    let (up_1, up_2) = (_mm512_shldi_epi32::<10>(kept, high), _mm512_shldi_epi32::<20>(kept, high));
    [
        logic!(A & B | C; x0, logic!(SELECT; row_0, kept, logic!(SELECT; row_1, up_1, up_2)), guards),
        logic!(A & B | C; x1, logic!(SELECT; row_1, kept, logic!(SELECT; row_2, up_1, up_2)), guards),
        logic!(A & B | C; x2, logic!(SELECT; row_2, kept, logic!(SELECT; row_0, up_1, up_2)), guards),
    ]
}

/// Packed columns one on, and two on, in each box.
#[inline]
#[target_feature(enable = "avx512f")]
fn turned_columns(c: __m512i) -> (__m512i, __m512i) {
    (
        logic!(SELECT; splat!(LAST), _mm512_slli_epi32::<2>(c), _mm512_srli_epi32::<1>(c)),
        logic!(SELECT; splat!(FIRST), _mm512_srli_epi32::<2>(c), _mm512_add_epi32(c, c)),
    )
}

/// Packed minirows one box on, and two boxes on, in each row.
#[inline]
#[target_feature(enable = "avx512f")]
fn turned_boxes(m: __m512i) -> (__m512i, __m512i) {
    (
        logic!(SELECT; splat!(BOX_2), _mm512_slli_epi32::<6>(m), _mm512_srli_epi32::<3>(m)),
        logic!(SELECT; splat!(BOX_0), _mm512_srli_epi32::<6>(m), _mm512_slli_epi32::<3>(m)),
    )
}

/// Where a bit is set exactly three times, and where more often, in three words of each of three lanes of a block.
#[inline]
#[target_feature(enable = "avx512f")]
fn three_and_more(words: [__m512i; 3]) -> (__m512i, __m512i) {
    const ODD: i32 = A ^ B ^ C;
    let [a, b, c] = words;
    let turned = |x| (x, _mm512_shuffle_epi32::<TURN>(x), _mm512_shuffle_epi32::<TURN_TWICE>(x));
    let (one, one_1, one_2) = turned(logic!(ODD; a, b, c));
    let (two, two_1, two_2) = turned(logic!(MAJORITY; a, b, c));
    let ones = logic!(ODD; one, one_1, one_2);
    let twos = logic!(MAJORITY; one, one_1, one_2);
    let also_twos = logic!(ODD; two, two_1, two_2);
    let fours = logic!(MAJORITY; two, two_1, two_2);
    let more = logic!(A | B & C; fours, twos, also_twos);
    let three = logic!(A & (B ^ C); ones, twos, also_twos);
    (_mm512_andnot_si512(more, three), more)
}

/// What a [`tally`] came to.
pub(super) struct Tallied {
    /// What is left.
    pub(super) places: Places,
    /// A miniline has too few digits, or too many.
    pub(super) dead: bool,
    /// Whether anything went.
    pub(super) changed: bool,
}

/// The rules of three digits to a miniline, for a state that [`sweep`] no longer changes: where only three digits can
/// go in a minirow or minicolumn, they do; where three must, no other can.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,avx512vpopcntdq,gfni")]
pub(super) fn tally(places: &Places, ways: &Ways) -> Tallied {
    // Minirows. The three registers' bits are brought to the last of each three.
    let m = _mm512_or_si512(ways.even_rows, ways.odd_rows);
    let last = splat!(LAST);
    let three_words = |m| [m, _mm512_add_epi32(m, m), _mm512_slli_epi32::<2>(m)];
    let spread = |flags| {
        let flags = _mm512_and_si512(flags, last);
        logic!(OR; flags, _mm512_srli_epi32::<1>(flags), _mm512_srli_epi32::<2>(flags))
    };
    let (next, last_but) = turned_boxes(m);
    let only = logic!(A & !(B | C) & 0xff; m, next, last_but);
    let (three_can, more_can) = three_and_more(three_words(m));
    let (three_must, more_must) = three_and_more(three_words(only));
    let too_few = logic!(A & !(B | C) & 0xff; last, three_can, more_can);
    let dead_rows = logic!(A & B | C; more_must, last, too_few);
    let must = _mm512_and_si512(m, spread(three_can));
    let (must_1, must_2) = turned_boxes(must);
    let gone = logic!(A & !B & 0xff | C; spread(three_must), only, must_1);
    let rows = logic!(A & !(B | C) & 0xff; m, gone, must_2);

    // Minicolumns. The three registers' bits are brought to the first ten.
    let c = _mm512_or_si512(ways.even_columns, ways.odd_columns);
    let three_words = |c| [c, _mm512_srli_epi32::<10>(c), _mm512_srli_epi32::<20>(c)];
    let first = splat!(0x1ff);
    let spread = |flags| {
        let flags = _mm512_and_si512(flags, first);
        logic!(OR; flags, _mm512_slli_epi32::<10>(flags), _mm512_slli_epi32::<20>(flags))
    };
    let (next, last_but) = turned_columns(c);
    let only = logic!(A & !(B | C) & 0xff; c, next, last_but);
    let (three_can, more_can) = three_and_more(three_words(c));
    let (three_must, more_must) = three_and_more(three_words(only));
    let too_few = logic!(A & !(B | C) & 0xff; first, three_can, more_can);
    let dead_columns = logic!(A & B | C; more_must, first, too_few);
    let must = _mm512_and_si512(c, spread(three_can));
    let (must_1, must_2) = turned_columns(must);
    let gone = logic!(A & !B & 0xff | C; spread(three_must), only, must_1);
    let columns = logic!(A & !(B | C) & 0xff; c, gone, must_2);

    let dead = _mm512_or_si512(dead_rows, dead_columns);
    let went = _mm512_xor_si512(rows, m);
    // Two bits of a column word are not in use.
    let went = logic!(A | (B ^ C); went, columns, c);
    Tallied {
        places: within_minicolumns(within_minirows(*places, rows), columns),
        dead: _mm512_mask_test_epi32_mask(LANES, dead, dead) != 0,
        changed: _mm512_mask_test_epi32_mask(LANES, went, splat!(CELLS)) != 0,
    }
}
