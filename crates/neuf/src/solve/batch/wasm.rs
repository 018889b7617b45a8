//! 8 lanes: WebAssembly with 128-bit vectors (simd128).
#![allow(unsafe_code)]

use core::arch::wasm32::*;

use super::branch::{self, Choices};
use super::rules::{self, Outcome, Scratch};
use super::states::{self, Rows, States};
use super::vector::{LaneSet, Passes, Vector, passes};

#[derive(Clone, Copy)]
#[repr(transparent)]
pub(super) struct V(v128);

passes!(V, open: |rows, states| states::open_by_bytes(rows, states, load, interleave, widen));

/// 16 numbers.
#[inline(always)]
fn load(numbers: &[u8; 16]) -> v128 {
    // SAFETY: 16 bytes are read.
    unsafe { v128_load(numbers.as_ptr().cast()) }
}

#[inline(always)]
fn interleave(a: v128, b: v128) -> [v128; 2] {
    [
        u8x16_shuffle::<0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23>(a, b),
        u8x16_shuffle::<8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31>(a, b),
    ]
}

/// What cells may hold, by their numbers: low and high bytes by table.
#[inline(always)]
fn widen(numbers: v128) -> V {
    let low = u8x16(255, 1, 2, 4, 8, 16, 32, 64, 128, 0, 255, 255, 255, 255, 255, 255);
    let high = u8x16(1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1);
    V(interleave(u8x16_swizzle(low, numbers), u8x16_swizzle(high, numbers))[0])
}

// SAFETY: a `v128` is 8 numbers of 16 bits in memory, the lowest first.
unsafe impl Vector for V {
    const LANES: usize = 8;

    #[inline(always)]
    fn splat(value: u16) -> V {
        V(u16x8_splat(value))
    }
    #[inline(always)]
    fn store(self, to: &mut [u16; 32]) {
        // SAFETY: 8 of the 32 numbers are written.
        unsafe { v128_store(to.as_mut_ptr().cast(), self.0) };
    }
    #[inline(always)]
    fn and(self, b: V) -> V {
        V(v128_and(self.0, b.0))
    }
    #[inline(always)]
    fn or(self, b: V) -> V {
        V(v128_or(self.0, b.0))
    }
    #[inline(always)]
    fn xor(self, b: V) -> V {
        V(v128_xor(self.0, b.0))
    }
    #[inline(always)]
    fn without(self, b: V) -> V {
        V(v128_andnot(self.0, b.0))
    }
    #[inline(always)]
    fn add(self, b: V) -> V {
        V(u16x8_add(self.0, b.0))
    }
    #[inline(always)]
    fn sub(self, b: V) -> V {
        V(u16x8_sub(self.0, b.0))
    }
    #[inline(always)]
    fn shift_left_3(self) -> V {
        V(u16x8_shl(self.0, 3))
    }
    #[inline(always)]
    fn min(self, b: V) -> V {
        V(u16x8_min(self.0, b.0))
    }
    #[inline(always)]
    fn count(self) -> V {
        V(u16x8_extadd_pairwise_u8x16(u8x16_popcnt(self.0)))
    }
    #[inline(always)]
    fn equal(self, b: V) -> V {
        V(u16x8_eq(self.0, b.0))
    }
    #[inline(always)]
    fn select(mask: V, a: V, b: V) -> V {
        V(v128_bitselect(a.0, b.0, mask.0))
    }
    #[inline(always)]
    fn nonzero(self) -> LaneSet {
        !LaneSet::from(u16x8_bitmask(self.is_zero().0)) & 0xff
    }
}
