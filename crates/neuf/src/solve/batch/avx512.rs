//! 32 lanes: AVX-512 with byte and word instructions and a popcount of words.
#![allow(unsafe_code)]

use core::arch::x86_64::*;

use super::branch::{self, Choices};
use super::rules::{self, Outcome, Scratch};
use super::states::{self, Rows, States};
use super::vector::{LaneSet, Passes, Vector};

#[derive(Clone, Copy)]
#[repr(transparent)]
pub(super) struct V(__m512i);

impl Passes for V {
    const REARRANGES: bool = true;

    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
    unsafe fn rearrange(states: &mut States<V>, second: &States<V>, from: &[u16; 32]) {
        // SAFETY: 32 numbers of 16 bits are read.
        let index = unsafe { _mm512_loadu_si512(from.as_ptr().cast()) };
        states::rearrange(states, second, |a, b| V(_mm512_permutex2var_epi16(a.0, index, b.0)));
    }

    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
    unsafe fn open(rows: &Rows, states: &mut States<V>) {
        // SAFETY: 32 numbers of 16 bits are read.
        let table = unsafe { _mm512_loadu_si512(states::OPEN.as_ptr().cast()) };
        // Columns 32 k to 32 k + 31 of the rows, in two halves of 16 rows: each 128-bit half of a vector holds 16
        // columns and is transposed by itself.
        for k in 0..3 {
            let half = |first: usize| {
                transposed(std::array::from_fn(|i| {
                    // SAFETY: 32 bytes of the 96 of a row, from 32 k on.
                    unsafe { _mm256_loadu_si256(rows[first + i].as_ptr().add(32 * k).cast()) }
                }))
            };
            let (upper, lower) = (half(0), half(16));
            for i in 0..16 {
                let columns = [
                    _mm256_permute2x128_si256::<0x20>(upper[i], lower[i]),
                    _mm256_permute2x128_si256::<0x31>(upper[i], lower[i]),
                ];
                for (j, column) in columns.into_iter().enumerate() {
                    if let Some(state) = states.0.get_mut(32 * k + 16 * j + i) {
                        *state = V(_mm512_permutexvar_epi16(_mm512_cvtepu8_epi16(column), table));
                    }
                }
            }
        }
    }

    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
    unsafe fn sweep(states: &mut States<V>, scratch: &mut Scratch<V>) -> Outcome {
        rules::sweep(states, scratch, None, |a, _| a)
    }

    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
    unsafe fn rearrange_and_sweep(
        states: &mut States<V>,
        second: &States<V>,
        from: &[u16; 32],
        edits: &States<V>,
        scratch: &mut Scratch<V>,
    ) -> Outcome {
        // SAFETY: 32 numbers of 16 bits are read.
        let index = unsafe { _mm512_loadu_si512(from.as_ptr().cast()) };
        rules::sweep(states, scratch, Some((second, edits)), |a, b| V(_mm512_permutex2var_epi16(a.0, index, b.0)))
    }

    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
    unsafe fn choose(states: &States<V>, choices: &mut Choices) {
        branch::choose(states, choices);
    }
}

/// Both 16 × 16 matrices of bytes in the halves of the vectors, rows and columns exchanged.
#[target_feature(enable = "avx2")]
#[inline]
fn transposed(mut rows: [__m256i; 16]) -> [__m256i; 16] {
    // Four times the first half interleaved with the second: byte 16 i + j moves to 16 j + i.
    for _ in 0..4 {
        let mut next = rows;
        for i in 0..8 {
            next[2 * i] = _mm256_unpacklo_epi8(rows[i], rows[i + 8]);
            next[2 * i + 1] = _mm256_unpackhi_epi8(rows[i], rows[i + 8]);
        }
        rows = next;
    }
    rows
}

/// One operation of AVX-512.
macro_rules! op {
    ($operation:expr) => {
        // SAFETY: it reads and writes no memory, and the processor has AVX-512 F, BW, VL and BITALG wherever the type is
        // used (see `Vector`).
        unsafe { $operation }
    };
}

/// Any function of three bits, bit by bit: bit `4 a + 2 b + c` of the table is its value.
macro_rules! logic {
    ($table:literal, $a:expr, $b:expr, $c:expr) => {
        V(op!(_mm512_ternarylogic_epi64::<$table>($a.0, $b.0, $c.0)))
    };
}

// SAFETY: a `__m512i` is 32 numbers of 16 bits in memory, the lowest first.
unsafe impl Vector for V {
    const LANES: usize = 32;

    #[inline(always)]
    fn splat(value: u16) -> V {
        V(op!(_mm512_set1_epi16(value.cast_signed())))
    }
    #[inline(always)]
    fn and(self, b: V) -> V {
        V(op!(_mm512_and_si512(self.0, b.0)))
    }
    #[inline(always)]
    fn or(self, b: V) -> V {
        V(op!(_mm512_or_si512(self.0, b.0)))
    }
    #[inline(always)]
    fn xor(self, b: V) -> V {
        V(op!(_mm512_xor_si512(self.0, b.0)))
    }
    #[inline(always)]
    fn without(self, b: V) -> V {
        V(op!(_mm512_andnot_si512(b.0, self.0)))
    }
    #[inline(always)]
    fn add(self, b: V) -> V {
        V(op!(_mm512_add_epi16(self.0, b.0)))
    }
    #[inline(always)]
    fn sub(self, b: V) -> V {
        V(op!(_mm512_sub_epi16(self.0, b.0)))
    }
    #[inline(always)]
    fn shift_left_3(self) -> V {
        V(op!(_mm512_slli_epi16::<3>(self.0)))
    }
    #[inline(always)]
    fn min(self, b: V) -> V {
        V(op!(_mm512_min_epu16(self.0, b.0)))
    }
    #[inline(always)]
    fn count(self) -> V {
        V(op!(_mm512_popcnt_epi16(self.0)))
    }
    #[inline(always)]
    fn nonzero(self) -> LaneSet {
        op!(_mm512_test_epi16_mask(self.0, self.0))
    }
    #[inline(always)]
    fn equal(self, b: V) -> V {
        V(op!(_mm512_movm_epi16(_mm512_cmpeq_epi16_mask(self.0, b.0))))
    }
    #[inline(always)]
    fn select(mask: V, a: V, b: V) -> V {
        logic!(0xca, mask, a, b)
    }
    #[inline(always)]
    fn or_better(self, b: V) -> V {
        V(op!(_mm512_mask_mov_epi16(self.0, _mm512_test_epi16_mask(b.0, b.0), b.0)))
    }
    #[inline(always)]
    fn if_common(self, a: V, b: V) -> V {
        V(op!(_mm512_maskz_mov_epi16(_mm512_test_epi16_mask(a.0, b.0), self.0)))
    }
    #[inline(always)]
    fn store(self, to: &mut [u16; 32]) {
        // SAFETY: all 32 numbers are written; AVX-512 as above.
        unsafe { _mm512_storeu_si512(to.as_mut_ptr().cast(), self.0) };
    }
    #[inline(always)]
    fn replaced_if_less(self, key: V, bound: V, b: V) -> V {
        V(op!(_mm512_mask_mov_epi16(self.0, _mm512_cmplt_epu16_mask(key.0, bound.0), b.0)))
    }
    #[inline(always)]
    fn if_single(self) -> V {
        let rest = self.sub(V::splat(1));
        V(op!(_mm512_maskz_mov_epi16(_mm512_testn_epi16_mask(self.0, rest.0), self.0)))
    }
    #[inline(always)]
    fn if_at_most_3(self) -> V {
        let few = op!(_mm512_cmplt_epu16_mask(self.count().0, V::splat(4).0));
        V(op!(_mm512_maskz_mov_epi16(few, self.0)))
    }
    #[inline(always)]
    fn has_3(self) -> V {
        let many = op!(_mm512_cmpgt_epu16_mask(self.count().0, V::splat(2).0));
        V(op!(_mm512_maskz_mov_epi16(many, V::splat(super::vector::ALL).0)))
    }

    #[inline(always)]
    fn or3(self, b: V, c: V) -> V {
        logic!(0xfe, self, b, c)
    }
    #[inline(always)]
    fn and3(self, b: V, c: V) -> V {
        logic!(0x80, self, b, c)
    }
    #[inline(always)]
    fn majority(self, b: V, c: V) -> V {
        logic!(0xe8, self, b, c)
    }
    #[inline(always)]
    fn and_or(self, b: V, c: V) -> V {
        logic!(0xe0, self, b, c)
    }
    #[inline(always)]
    fn only(self, b: V, c: V) -> V {
        logic!(0x10, self, b, c)
    }
    #[inline(always)]
    fn or_and(self, a: V, b: V) -> V {
        logic!(0xf8, self, a, b)
    }
    #[inline(always)]
    fn or_xor(self, a: V, b: V) -> V {
        logic!(0xf6, self, a, b)
    }
    #[inline(always)]
    fn or_without(self, x: V, gone: V) -> V {
        logic!(0xf4, self, x, gone)
    }
}
