//! 8 lanes: x86-64 with SSE4.2.
#![allow(unsafe_code)]

use core::arch::x86_64::*;

use super::branch::{self, Choices};
use super::rules::{self, Outcome, Scratch};
use super::states::{self, Rows, States};
use super::vector::{LaneSet, Passes, Vector, passes};

#[derive(Clone, Copy)]
#[repr(transparent)]
pub(super) struct V(__m128i);

passes!(V, "sse4.2", open: |rows, states| states::open_by_bytes(rows, states, load, interleave, widen));

/// One operation of SSE4.2.
macro_rules! op {
    ($operation:expr) => {
        // SAFETY: it reads and writes no memory, and the processor has SSE4.2 wherever the type is used (see `Vector`).
        unsafe { $operation }
    };
}

/// 16 numbers.
#[inline(always)]
fn load(numbers: &[u8; 16]) -> __m128i {
    // SAFETY: 16 bytes are read.
    unsafe { _mm_loadu_si128(numbers.as_ptr().cast()) }
}

#[inline(always)]
fn interleave(a: __m128i, b: __m128i) -> [__m128i; 2] {
    op!([_mm_unpacklo_epi8(a, b), _mm_unpackhi_epi8(a, b)])
}

/// What cells may hold, by their numbers: low and high bytes by table.
#[inline(always)]
fn widen(numbers: __m128i) -> V {
    let low = op!(_mm_setr_epi8(-1, 1, 2, 4, 8, 16, 32, 64, -128, 0, -1, -1, -1, -1, -1, -1));
    let high = op!(_mm_setr_epi8(1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1));
    V(interleave(op!(_mm_shuffle_epi8(low, numbers)), op!(_mm_shuffle_epi8(high, numbers)))[0])
}

// SAFETY: a `__m128i` is 8 numbers of 16 bits in memory, the lowest first.
unsafe impl Vector for V {
    const LANES: usize = 8;

    #[inline(always)]
    fn splat(value: u16) -> V {
        V(op!(_mm_set1_epi16(value.cast_signed())))
    }
    #[inline(always)]
    fn store(self, to: &mut [u16; 32]) {
        // SAFETY: 8 of the 32 numbers are written; SSE4.2 as above.
        unsafe { _mm_storeu_si128(to.as_mut_ptr().cast(), self.0) };
    }
    #[inline(always)]
    fn and(self, b: V) -> V {
        V(op!(_mm_and_si128(self.0, b.0)))
    }
    #[inline(always)]
    fn or(self, b: V) -> V {
        V(op!(_mm_or_si128(self.0, b.0)))
    }
    #[inline(always)]
    fn xor(self, b: V) -> V {
        V(op!(_mm_xor_si128(self.0, b.0)))
    }
    #[inline(always)]
    fn without(self, b: V) -> V {
        V(op!(_mm_andnot_si128(b.0, self.0)))
    }
    #[inline(always)]
    fn add(self, b: V) -> V {
        V(op!(_mm_add_epi16(self.0, b.0)))
    }
    #[inline(always)]
    fn sub(self, b: V) -> V {
        V(op!(_mm_sub_epi16(self.0, b.0)))
    }
    #[inline(always)]
    fn shift_left_3(self) -> V {
        V(op!(_mm_slli_epi16::<3>(self.0)))
    }
    #[inline(always)]
    fn min(self, b: V) -> V {
        V(op!(_mm_min_epu16(self.0, b.0)))
    }
    #[inline(always)]
    fn count(self) -> V {
        // Bits of each half byte by table, then of each byte pair by sum.
        let low = op!(_mm_set1_epi8(15));
        let table = op!(_mm_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4));
        V(op!({
            let halves = _mm_add_epi8(
                _mm_shuffle_epi8(table, _mm_and_si128(self.0, low)),
                _mm_shuffle_epi8(table, _mm_and_si128(_mm_srli_epi16::<4>(self.0), low)),
            );
            _mm_maddubs_epi16(halves, _mm_set1_epi8(1))
        }))
    }
    #[inline(always)]
    fn equal(self, b: V) -> V {
        V(op!(_mm_cmpeq_epi16(self.0, b.0)))
    }
    #[inline(always)]
    fn select(mask: V, a: V, b: V) -> V {
        V(op!(_mm_blendv_epi8(b.0, a.0, mask.0)))
    }
    #[inline(always)]
    fn nonzero(self) -> LaneSet {
        let zero = self.is_zero();
        let bytes = op!(_mm_movemask_epi8(_mm_packs_epi16(zero.0, _mm_setzero_si128()))).cast_unsigned();
        !bytes & 0xff
    }
}
