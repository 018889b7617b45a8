//! The search over [`sweep`]: loading, guessing, counting, and reading a solution. For processors with AVX-512 as of
//! Ice Lake and Zen 4.
#![allow(unsafe_code)]

use std::arch::x86_64::*;
use std::mem::MaybeUninit;
use std::ops::ControlFlow;

use crate::grid::Grid;

use super::sweep::{GUARDS, LANES, Places, Ways, sweep, tally};
use super::{Searched, Start};
use crate::solve::End;

/// Guesses open at once at the most. Each fixes a digit's minirow in a row, or its column in a box, which was open:
/// there are 81 of each.
const DEPTH: usize = 162;

/// Whether this processor can run [`search`].
#[inline]
pub(super) fn is_available() -> bool {
    is_x86_feature_detected!("avx512f")
        && is_x86_feature_detected!("avx512bw")
        && is_x86_feature_detected!("avx512vl")
        && is_x86_feature_detected!("avx512vbmi")
        && is_x86_feature_detected!("avx512vbmi2")
        && is_x86_feature_detected!("avx512bitalg")
        && is_x86_feature_detected!("avx512vpopcntdq")
        && is_x86_feature_detected!("gfni")
}

/// [`search`], where it [`is_available`].
///
/// # Panics
/// Where it is not.
#[inline]
pub(super) fn search_checked(
    start: Start<'_>,
    limit: u64,
    nodes_between_calls: u64,
    watch: &mut dyn FnMut(u64) -> ControlFlow<()>,
) -> Searched {
    assert!(is_available());
    // SAFETY: the processor has been asked for everything that `search` is compiled for.
    unsafe { search(start, limit, nodes_between_calls, watch) }
}

/// Searches depth first until `limit` solutions are found. Every `nodes_between_calls` nodes `watch` is told how many
/// have been found, and may stop the search.
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,avx512vpopcntdq,gfni")]
fn search(
    start: Start<'_>,
    limit: u64,
    nodes_between_calls: u64,
    watch: &mut dyn FnMut(u64) -> ControlFlow<()>,
) -> Searched {
    let mut searched = Searched { found: 0, nodes: 0, end: End::Exhausted, first: [0; 81] };
    if limit == 0 {
        searched.end = End::Limit;
        return searched;
    }
    let mut places = match start {
        Start::Grid(grid) => of_grid(grid),
        Start::Places(bands) => of_bands(bands),
    };
    let mut next_call = nodes_between_calls;
    // What is left to try, the next one last.
    let mut stack: [MaybeUninit<Places>; DEPTH] = [const { MaybeUninit::uninit() }; DEPTH];
    let mut depth = 0;
    loop {
        searched.nodes += 1;
        let mut deeper = false;
        match settle(&mut places) {
            Settled::Dead => {}
            Settled::Solved => {
                if searched.found == 0 {
                    searched.first = digits(&places);
                }
                searched.found += 1;
                if searched.found == limit {
                    searched.end = End::Limit;
                    return searched;
                }
            }
            Settled::Open(ways) => {
                let guess = guess(&ways);
                stack[depth].write(keep(&places, &guess, guess.rest));
                depth += 1;
                places = keep(&places, &guess, guess.first);
                deeper = true;
            }
        }
        if searched.nodes >= next_call {
            next_call = searched.nodes + nodes_between_calls;
            if watch(searched.found).is_break() {
                searched.end = End::Stopped;
                return searched;
            }
        }
        if !deeper {
            if depth == 0 {
                return searched;
            }
            depth -= 1;
            // SAFETY: all entries below the depth have been written.
            places = unsafe { stack[depth].assume_init() };
        }
    }
}

/// What [`settle`] came to.
#[expect(clippy::large_enum_variant, reason = "inlined: it lives in registers")]
enum Settled {
    /// There is no solution.
    Dead,
    /// The places are a solution.
    Solved,
    /// No rule says more.
    Open(Ways),
}

/// Draws all conclusions that the rules of `sweep.rs` allow.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,avx512vpopcntdq,gfni")]
fn settle(places: &mut Places) -> Settled {
    loop {
        let swept = sweep(places);
        if swept.dead {
            return Settled::Dead;
        }
        if swept.changed {
            *places = swept.places;
            continue;
        }
        if !swept.open {
            return Settled::Solved;
        }
        let tallied = tally(places, &swept.ways);
        if tallied.dead {
            return Settled::Dead;
        }
        if !tallied.changed {
            return Settled::Open(swept.ways);
        }
        *places = tallied.places;
    }
}

/// A guess about one digit in one band: of the digit's places in this lane only `first` stay, or else `rest`.
struct Guess {
    register: usize,
    lane: usize,
    first: u32,
    rest: u32,
}

/// In one lane keeps only the bits of `kept` (the guards are among them).
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl")]
fn keep(places: &Places, guess: &Guess, kept: u32) -> Places {
    let kept = _mm512_set1_epi32(kept as i32);
    let lanes = |register| if guess.register == register { 1 << guess.lane } else { 0 };
    let of = |register: usize| _mm512_mask_and_epi32(places[register], lanes(register), places[register], kept);
    [of(0), of(1), of(2)]
}

/// The band or stack with the fewest ways for its nine digits together, of those not settled; in it a digit with as
/// few ways as possible, two at least; and for it a minirow (minicolumn) that lies on a single way, if there is one.
/// So the guess is one way against the rest, mostly against one other.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg,avx512vpopcntdq")]
fn guess(ways: &Ways) -> Guess {
    // How many ways, in all lanes of block b for band b and for stack b. Each way of a band passes once through its
    // first row, each of a stack once through any band.
    let first_row = _mm512_set1_epi32(0x1ff);
    let stacks = _mm512_set_epi32(
        0,
        0,
        0,
        0,
        STACK << 6,
        STACK << 6,
        STACK << 6,
        STACK << 6,
        STACK << 3,
        STACK << 3,
        STACK << 3,
        STACK << 3,
        STACK,
        STACK,
        STACK,
        STACK,
    );
    let counted = |even, odd, mask| {
        let count = _mm512_add_epi32(
            _mm512_popcnt_epi32(_mm512_and_si512(even, mask)),
            _mm512_popcnt_epi32(_mm512_and_si512(odd, mask)),
        );
        let (one, two) = (_mm512_shuffle_epi32::<0b11_00_10_01>(count), _mm512_shuffle_epi32::<0b11_01_00_10>(count));
        _mm512_add_epi32(_mm512_add_epi32(count, one), two)
    };
    let bands = counted(ways.even_rows, ways.odd_rows, first_row);
    let stacks = counted(ways.even_columns, ways.odd_columns, stacks);
    // Bands in lane 0 of a block, stacks in lane 1.
    let counts = _mm512_mask_blend_epi32(0x0222, bands, stacks);
    let names = _mm512_set_epi32(0, 0, 0, 0, 0, 0, 5, 2, 0, 0, 4, 1, 0, 0, 3, 0);
    let keys = _mm512_or_si512(_mm512_slli_epi32::<3>(counts), names);
    // Nine digits with one way each: settled.
    let open = _mm512_mask_cmpgt_epi32_mask(0x0333, counts, _mm512_set1_epi32(9));
    let house = (_mm512_mask_reduce_min_epu32(open, keys) & 7) as usize;

    if house < 3 {
        let (even, odd) = (lanes(ways.even_rows), lanes(ways.odd_rows));
        // The nine digits at bit 10 l + 2 - k.
        let digits = |lanes: &[u32; 16]| (0..3).fold(0, |all, l| all | (lanes[4 * house + l] & 0x1ff) << (10 * l));
        let (e, o) = (digits(&even), digits(&odd));
        let digit = fewest([e, e >> 3, e >> 6, o, o >> 3, o >> 6].map(|way| way & (0o7 | 0o7 << 10 | 0o7 << 20)));
        let (l, from_last) = (digit / 10, digit % 10);
        let lane = 4 * house + l;
        let minirows = (0o111_u32 * (1 | 1 << 10 | 1 << 20)) << from_last;
        let single = (even[lane] ^ odd[lane]) & minirows;
        let chosen = if single != 0 { single } else { even[lane] & minirows };
        let at = chosen.trailing_zeros() - from_last as u32;
        let minirow = 0o7 << at;
        let row = 0x1ff << (at / 10 * 10);
        Guess { register: 2 - from_last, lane, first: !row | minirow, rest: !minirow }
    } else {
        let stack = house - 3;
        let (even, odd) = (lanes(ways.even_columns), lanes(ways.odd_columns));
        // The nine digits at bit 10 k + 3 l.
        let digits =
            |lanes: &[u32; 16]| (0..3).fold(0, |all, l| all | (lanes[l] >> (3 * stack) & STACK as u32) << (3 * l));
        let (e, o) = (digits(&even), digits(&odd));
        let digit = fewest([e, e >> 1, e >> 2, o, o >> 1, o >> 2].map(|way| way & (0o111 | 0o111 << 10 | 0o111 << 20)));
        let (register, l) = (digit / 10, digit % 10 / 3);
        let columns = 0o7 << (10 * register + 3 * stack);
        let single = |band: usize| (even[4 * band + l] ^ odd[4 * band + l]) & columns;
        let (band, chosen) = match (single(0), single(1)) {
            (0, 0) => (0, even[l] & columns),
            (0, chosen) => (1, chosen),
            (chosen, _) => (0, chosen),
        };
        let column = chosen.trailing_zeros() - 10 * register as u32;
        let kept = (1 | 1 << 10 | 1 << 20) << column;
        let whole = (STACK as u32) << (3 * stack);
        Guess { register, lane: 4 * band + l, first: !whole | kept, rest: !kept }
    }
}

/// The first three columns in the three rows of a band, or in the three tens of packed columns.
const STACK: i32 = 0o7 | 0o7 << 10 | 0o7 << 20;

/// The first bit that is set in two of `ways`, if there is none in three, else in more. Such a bit must exist.
#[inline]
fn fewest(ways: [u32; 6]) -> usize {
    let [mut once, mut twice, mut thrice, mut more] = [0; 4];
    for way in ways {
        more |= thrice & way;
        thrice |= twice & way;
        twice |= once & way;
        once |= way;
    }
    let (two, three) = (twice & !thrice, thrice & !more);
    let chosen = if two != 0 {
        two
    } else if three != 0 {
        three
    } else {
        more
    };
    chosen.trailing_zeros() as usize
}

#[inline]
#[target_feature(enable = "avx512f")]
fn lanes(vector: __m512i) -> [u32; 16] {
    let mut lanes = [0; 16];
    // SAFETY: the array has the 64 bytes that are written.
    unsafe { _mm512_storeu_si512(lanes.as_mut_ptr().cast(), vector) };
    lanes
}

/// A table that `vpermi2b` or `vpermb` looks up.
#[repr(align(64))]
struct Bytes([u8; 64]);

impl Bytes {
    #[inline]
    #[target_feature(enable = "avx512f")]
    fn load(&self) -> __m512i {
        // SAFETY: 64 bytes, aligned to 64.
        unsafe { _mm512_load_si512(self.0.as_ptr().cast()) }
    }
}

/// Where the byte of cell `10 r + c` of a band (guards and the two bits above among the cells) stands when eight cells
/// are reversed, as a transposition of 8 × 8 bits leaves them.
const fn reversed(place: usize) -> usize {
    place / 8 * 8 + 7 - place % 8
}

/// Cells in reading order to bands of 32 bytes in lanes' order: for bands 0 and 1, and for band 2 whose 27 bytes come
/// after five others. 255 where there is no cell.
const SPREAD: [[u8; 64]; 2] = {
    let mut spread = [[255; 64]; 2];
    let mut band = 0;
    while band < 3 {
        let mut cell = 0;
        while cell < 27 {
            let place = reversed(cell / 9 * 10 + cell % 9);
            if band < 2 {
                spread[0][32 * band + place] = (27 * band + cell) as u8;
            } else {
                spread[1][place] = (5 + cell) as u8;
            }
            cell += 1;
        }
        band += 1;
    }
    spread
};
const fn present(spread: &[u8; 64]) -> u64 {
    let mut mask = 0;
    let mut i = 0;
    while i < 64 {
        if spread[i] != 255 {
            mask |= 1 << i;
        }
        i += 1;
    }
    mask
}
static SPREAD_TWO_BANDS: Bytes = Bytes(SPREAD[0]);
static SPREAD_LAST_BAND: Bytes = Bytes(SPREAD[1]);

/// For register k: where its bytes stand after the transposition: lane `4 band + l`, byte i = digit `3 k + l` of
/// cells 8 i to 8 i + 7 of the band, at byte `8 i + digit` of the band's 32. The ninth digit is not among them.
static GATHER: [Bytes; 3] = {
    let mut tables = [const { Bytes([0; 64]) }; 3];
    let mut at = 0;
    while at < 3 * 64 {
        let (k, band, l, i) = (at / 64, at / 16 % 4, at / 4 % 4, at % 4);
        if band < 3 && l < 3 && 3 * k + l < 8 {
            tables[k].0[at % 64] = (32 * band + 8 * i + 3 * k + l) as u8;
        }
        at += 1;
    }
    tables
};

/// Bit d in byte d of each eight.
#[inline]
#[target_feature(enable = "avx512f")]
fn unit() -> __m512i {
    _mm512_set1_epi64(0x8040_2010_0804_0201_u64 as i64)
}

/// Every digit in an empty cell, the given digit in a filled one.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,gfni")]
fn of_grid(grid: &Grid) -> Places {
    let bytes = std::ptr::from_ref(grid).cast::<u8>();
    // SAFETY: a Grid is 81 bytes, transparently: an Option<Digit> each, which is a NonZeroU8 or else the byte 0. Bytes
    // 0 to 63 and 49 to 80 are read.
    let (head, tail) =
        unsafe { (_mm512_loadu_si512(bytes.cast()), _mm512_castsi256_si512(_mm256_loadu_si256(bytes.add(49).cast()))) };
    // What lies outside of the board becomes 15, a digit that has no bit.
    let outside = _mm512_set1_epi8(15);
    const TWO: u64 = present(&SPREAD[0]);
    const LAST: u64 = present(&SPREAD[1]);
    let bands_01 = _mm512_mask_permutexvar_epi8(outside, TWO, SPREAD_TWO_BANDS.load(), head);
    let band_2 = _mm512_mask_permutexvar_epi8(outside, LAST, SPREAD_LAST_BAND.load(), tail);
    // Digits 1 to 8 as bits 0 to 7.
    let bits = _mm512_broadcast_i32x4(_mm_setr_epi8(-1, 1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0));
    let transposed = |cells| {
        let bits = _mm512_shuffle_epi8(bits, cells);
        _mm512_gf2p8affine_epi64_epi8::<0>(unit(), bits)
    };
    let (t01, t2) = (transposed(bands_01), transposed(band_2));
    let of = |k: usize| _mm512_permutex2var_epi8(t01, GATHER[k].load(), t2);
    // The ninth digit: a bit a cell, in bytes whose bits must be reversed as the transposition did.
    let nine = |cells: __m512i| {
        let bits = _mm512_movm_epi8(
            _mm512_cmpeq_epi8_mask(cells, _mm512_setzero_si512()) | _mm512_cmpeq_epi8_mask(cells, _mm512_set1_epi8(9)),
        );
        _mm512_gf2p8affine_epi64_epi8::<0>(unit(), bits)
    };
    let nines = _mm512_permutex2var_epi8(nine(bands_01), GATHER[0].load(), nine(band_2));
    let x2 = _mm512_mask_shuffle_epi32::<0b11_00_00_00>(of(2), 0x0444, nines);
    let guards = _mm512_set1_epi32(GUARDS);
    let with_guards = |x| _mm512_or_si512(_mm512_maskz_mov_epi32(LANES, x), guards);
    [with_guards(of(0)), with_guards(of(1)), with_guards(x2)]
}

/// From nine digits' places in each of three bands, 27 bits in reading order.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl")]
fn of_bands(bands: &[[u32; 9]; 3]) -> Places {
    let mut lanes = [[0u32; 16]; 3];
    for (band, digits) in bands.iter().enumerate() {
        for (digit, &places) in digits.iter().enumerate() {
            lanes[digit / 3][4 * band + digit % 3] = places;
        }
    }
    lanes.map(|lanes| {
        // SAFETY: the array has the 64 bytes that are read.
        let x = unsafe { _mm512_loadu_si512(lanes.as_ptr().cast()) };
        let row = |mask| _mm512_and_si512(x, _mm512_set1_epi32(mask));
        let spread = _mm512_or_si512(row(0x1ff), _mm512_slli_epi32::<1>(row(0x1ff << 9)));
        let spread = _mm512_or_si512(spread, _mm512_slli_epi32::<2>(row(0x1ff << 18)));
        _mm512_or_si512(spread, _mm512_set1_epi32(GUARDS))
    })
}

/// The digits of a solved state in reading order: the way of [`of_grid`] back.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512bitalg,gfni")]
fn digits([x0, x1, x2]: &Places) -> [u8; 81] {
    let cells = |i: usize| {
        let six = _mm512_permutex2var_epi8(*x0, EIGHTS[i][0].load(), *x1);
        let eight = _mm512_mask_permutexvar_epi8(six, 0x0303_0303_0303_0303, EIGHTS[i][1].load(), *x2);
        // A byte a cell: its digit as bits 0 to 7, or 0 for the ninth.
        let bits = _mm512_gf2p8affine_epi64_epi8::<0>(unit(), eight);
        let one = _mm512_set1_epi8(1);
        // So many bits lie below the lowest one set.
        _mm512_add_epi8(_mm512_popcnt_epi8(_mm512_sub_epi8(bits, one)), one)
    };
    let (bands_01, band_2) = (cells(0), cells(1));
    let mut digits = [0; 128];
    let bytes = digits.as_mut_ptr();
    let of = |i: usize| _mm512_permutex2var_epi8(bands_01, CLOSE_UP[i].load(), band_2);
    // SAFETY: the array has the 128 bytes that are written.
    unsafe {
        _mm512_storeu_si512(bytes.cast(), of(0));
        _mm512_storeu_si512(bytes.add(64).cast(), of(1));
    }
    let mut cells = [0; 81];
    cells.copy_from_slice(&digits[..81]);
    cells
}

/// For bands 0 and 1, and for band 2: byte `8 i + 7 - digit` of a band's 32 is byte i of the digit's lane. First the
/// six digits of registers 0 and 1, then the two of register 2 that are not the ninth.
static EIGHTS: [[Bytes; 2]; 2] = {
    let mut tables = [const { [const { Bytes([0; 64]) }; 2] }; 2];
    let mut at = 0;
    while at < 128 {
        let (band, i, digit) = (at / 32, at / 8 % 4, 7 - at % 8);
        if band < 3 {
            let byte = 4 * (4 * band + digit % 3) + i;
            let (table, from) = if digit < 6 { (0, 64 * (digit / 3)) } else { (1, 0) };
            tables[at / 64][table].0[at % 64] = (from + byte) as u8;
        }
        at += 1;
    }
    tables
};

/// Cells in reading order out of bands of 32 bytes with three tens each.
static CLOSE_UP: [Bytes; 2] = {
    let mut tables = [const { Bytes([0; 64]) }; 2];
    let mut cell = 0;
    while cell < 81 {
        tables[cell / 64].0[cell % 64] = (32 * (cell / 27) + cell % 27 / 9 * 10 + cell % 9) as u8;
        cell += 1;
    }
    tables
};
