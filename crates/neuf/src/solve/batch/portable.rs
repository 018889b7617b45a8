//! 8 lanes in two ordinary 64-bit words, for processors that are not catered for otherwise.
//!
//! ```text
//!  word 0   lane 3 │ lane 2 │ lane 1 │ lane 0        16 bits a lane; on big-endian processors lane 0 is the highest,
//!  word 1   lane 7 │ lane 6 │ lane 5 │ lane 4        so that in memory lanes always follow one another
//! ```
//!
//! (A `[u16; 8]` with a loop for each operation is left to the compiler to make vectors of; it takes minutes to do so.)
#![allow(unsafe_code)]

use super::branch::{self, Choices};
use super::rules::{self, Outcome, Scratch};
use super::states::{self, Rows, States};
use super::vector::{LaneSet, Passes, Vector, passes};

#[derive(Clone, Copy)]
#[repr(C, align(16))]
pub(super) struct V([u64; 2]);

passes!(V, open: states::open);

/// The lowest bit of each lane.
const ONES: u64 = 0x0001_0001_0001_0001;
/// The highest bit of each lane.
const TOPS: u64 = ONES << 15;

impl V {
    #[inline(always)]
    fn map(self, f: impl Fn(u64) -> u64) -> V {
        V([f(self.0[0]), f(self.0[1])])
    }

    #[inline(always)]
    fn zip(self, b: V, f: impl Fn(u64, u64) -> u64) -> V {
        V([f(self.0[0], b.0[0]), f(self.0[1], b.0[1])])
    }
}

/// Lane by lane, without a borrow from the next.
#[inline(always)]
fn minus(a: u64, b: u64) -> u64 {
    ((a | TOPS) - (b & !TOPS)) ^ ((a ^ !b) & TOPS)
}

/// The top bits of the lanes that are not 0.
#[inline(always)]
fn nonzero_tops(a: u64) -> u64 {
    (((a & !TOPS) + !TOPS) | a) & TOPS
}

/// All bits of the lanes whose top bit is set. Nothing else may be set.
#[inline(always)]
fn widened(tops: u64) -> u64 {
    (tops << 1).wrapping_sub(tops >> 15)
}

/// Where lane `i` of a word begins.
const fn shift(i: usize) -> usize {
    if cfg!(target_endian = "big") { 48 - 16 * i } else { 16 * i }
}

// SAFETY: two words are 8 numbers of 16 bits in memory, in order as drawn above.
unsafe impl Vector for V {
    const LANES: usize = 8;

    #[inline(always)]
    fn splat(value: u16) -> V {
        V([u64::from(value) * ONES; 2])
    }
    #[inline(always)]
    fn store(self, to: &mut [u16; 32]) {
        for (i, to) in to.iter_mut().take(8).enumerate() {
            *to = (self.0[i / 4] >> shift(i % 4)) as u16;
        }
    }
    #[inline(always)]
    fn and(self, b: V) -> V {
        self.zip(b, |a, b| a & b)
    }
    #[inline(always)]
    fn or(self, b: V) -> V {
        self.zip(b, |a, b| a | b)
    }
    #[inline(always)]
    fn xor(self, b: V) -> V {
        self.zip(b, |a, b| a ^ b)
    }
    #[inline(always)]
    fn without(self, b: V) -> V {
        self.zip(b, |a, b| a & !b)
    }
    #[inline(always)]
    fn add(self, b: V) -> V {
        self.zip(b, |a, b| ((a & !TOPS) + (b & !TOPS)) ^ ((a ^ b) & TOPS))
    }
    #[inline(always)]
    fn sub(self, b: V) -> V {
        self.zip(b, minus)
    }
    #[inline(always)]
    fn shift_left_3(self) -> V {
        self.map(|a| (a & (ONES * 0x1fff)) << 3)
    }
    #[inline(always)]
    fn min(self, b: V) -> V {
        self.zip(b, |a, b| {
            // The borrow out of the top bit of a - b.
            let less = widened(((!a & b) | (!(a ^ b) & minus(a, b))) & TOPS);
            a & less | b & !less
        })
    }
    #[inline(always)]
    fn count(self) -> V {
        self.map(|a| {
            let pairs = a - (a >> 1 & (ONES * 0x5555));
            let fours = (pairs & (ONES * 0x3333)) + (pairs >> 2 & (ONES * 0x3333));
            let bytes = (fours + (fours >> 4)) & (ONES * 0x0f0f);
            (bytes + (bytes >> 8)) & (ONES * 0x1f)
        })
    }
    #[inline(always)]
    fn equal(self, b: V) -> V {
        self.zip(b, |a, b| !widened(nonzero_tops(a ^ b)))
    }
    #[inline(always)]
    fn select(mask: V, a: V, b: V) -> V {
        a.and(mask).or(b.without(mask))
    }
    #[inline(always)]
    fn nonzero(self) -> LaneSet {
        let [low, high] = self.map(|a| nonzero_tops(a) >> 15).0;
        (0..4).fold(0, |set, i| set | ((low >> shift(i) & 1) << i | (high >> shift(i) & 1) << (i + 4)) as LaneSet)
    }
}
