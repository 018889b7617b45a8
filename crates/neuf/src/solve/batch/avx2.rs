//! 16 lanes: AVX2.
#![allow(unsafe_code)]

use core::arch::x86_64::*;

use super::branch::{self, Choices};
use super::rules::{self, Outcome, Scratch};
use super::states::{self, Rows, States};
use super::vector::{LaneSet, Passes, Vector, passes};

#[derive(Clone, Copy)]
#[repr(transparent)]
pub(super) struct V(__m256i);

passes!(V, "avx2", open: |rows, states| states::open_by_bytes(rows, states, load, interleave, widen));

/// One operation of AVX2.
macro_rules! op {
    ($operation:expr) => {
        // SAFETY: it reads and writes no memory, and the processor has AVX2 wherever the type is used (see `Vector`).
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
    let halves = interleave(op!(_mm_shuffle_epi8(low, numbers)), op!(_mm_shuffle_epi8(high, numbers)));
    V(op!(_mm256_set_m128i(halves[1], halves[0])))
}

// SAFETY: a `__m256i` is 16 numbers of 16 bits in memory, the lowest first.
unsafe impl Vector for V {
    const LANES: usize = 16;

    #[inline(always)]
    fn splat(value: u16) -> V {
        V(op!(_mm256_set1_epi16(value.cast_signed())))
    }
    #[inline(always)]
    fn store(self, to: &mut [u16; 32]) {
        // SAFETY: 16 of the 32 numbers are written; AVX2 as above.
        unsafe { _mm256_storeu_si256(to.as_mut_ptr().cast(), self.0) };
    }
    #[inline(always)]
    fn and(self, b: V) -> V {
        V(op!(_mm256_and_si256(self.0, b.0)))
    }
    #[inline(always)]
    fn or(self, b: V) -> V {
        V(op!(_mm256_or_si256(self.0, b.0)))
    }
    #[inline(always)]
    fn xor(self, b: V) -> V {
        V(op!(_mm256_xor_si256(self.0, b.0)))
    }
    #[inline(always)]
    fn without(self, b: V) -> V {
        V(op!(_mm256_andnot_si256(b.0, self.0)))
    }
    #[inline(always)]
    fn add(self, b: V) -> V {
        V(op!(_mm256_add_epi16(self.0, b.0)))
    }
    #[inline(always)]
    fn sub(self, b: V) -> V {
        V(op!(_mm256_sub_epi16(self.0, b.0)))
    }
    #[inline(always)]
    fn shift_left_3(self) -> V {
        V(op!(_mm256_slli_epi16::<3>(self.0)))
    }
    #[inline(always)]
    fn min(self, b: V) -> V {
        V(op!(_mm256_min_epu16(self.0, b.0)))
    }
    #[inline(always)]
    fn count(self) -> V {
        // Bits of each half byte by table, then of each byte pair by sum.
        let low = op!(_mm256_set1_epi8(15));
        let table = op!(_mm256_setr_epi8(
            0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4, 0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4
        ));
        V(op!({
            let halves = _mm256_add_epi8(
                _mm256_shuffle_epi8(table, _mm256_and_si256(self.0, low)),
                _mm256_shuffle_epi8(table, _mm256_and_si256(_mm256_srli_epi16::<4>(self.0), low)),
            );
            _mm256_maddubs_epi16(halves, _mm256_set1_epi8(1))
        }))
    }
    #[inline(always)]
    fn equal(self, b: V) -> V {
        V(op!(_mm256_cmpeq_epi16(self.0, b.0)))
    }
    #[inline(always)]
    fn select(mask: V, a: V, b: V) -> V {
        V(op!(_mm256_blendv_epi8(b.0, a.0, mask.0)))
    }
    #[inline(always)]
    fn nonzero(self) -> LaneSet {
        let zero = self.is_zero();
        // A byte a lane, in the lower half of each half.
        let bytes = op!(_mm256_movemask_epi8(_mm256_packs_epi16(zero.0, _mm256_setzero_si256()))).cast_unsigned();
        !(bytes & 0xff | bytes >> 8 & 0xff00) & 0xffff
    }
}
