//! 8 lanes: aarch64, all of which have NEON.
#![allow(unsafe_code)]

use core::arch::aarch64::*;

use super::branch::{self, Choices};
use super::rules::{self, Outcome, Scratch};
use super::states::{self, Rows, States};
use super::vector::{LaneSet, Passes, Vector, passes};

#[derive(Clone, Copy)]
#[repr(transparent)]
pub(super) struct V(uint16x8_t);

passes!(V, "neon", open: |rows, states| states::open_by_bytes(rows, states, load, interleave, widen));

/// One operation of NEON.
macro_rules! op {
    ($operation:expr) => {
        // SAFETY: it reads and writes no memory, and NEON is part of every aarch64 that this is compiled for.
        unsafe { $operation }
    };
}

/// 16 numbers.
#[inline(always)]
fn load(numbers: &[u8; 16]) -> uint8x16_t {
    // SAFETY: 16 bytes are read.
    unsafe { vld1q_u8(numbers.as_ptr()) }
}

#[inline(always)]
fn interleave(a: uint8x16_t, b: uint8x16_t) -> [uint8x16_t; 2] {
    op!([vzip1q_u8(a, b), vzip2q_u8(a, b)])
}

/// What cells may hold, by their numbers: low and high bytes by table.
#[inline(always)]
fn widen(numbers: uint8x16_t) -> V {
    const LOW: [u8; 16] = [255, 1, 2, 4, 8, 16, 32, 64, 128, 0, 255, 255, 255, 255, 255, 255];
    const HIGH: [u8; 16] = [1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1];
    let (low, high) = op!((vqtbl1q_u8(load(&LOW), numbers), vqtbl1q_u8(load(&HIGH), numbers)));
    V(op!(vreinterpretq_u16_u8(vzip1q_u8(low, high))))
}

// SAFETY: a `uint16x8_t` is 8 numbers of 16 bits in memory, the lowest first.
unsafe impl Vector for V {
    const LANES: usize = 8;

    #[inline(always)]
    fn splat(value: u16) -> V {
        V(op!(vdupq_n_u16(value)))
    }
    #[inline(always)]
    fn store(self, to: &mut [u16; 32]) {
        // SAFETY: 8 of the 32 numbers are written.
        unsafe { vst1q_u16(to.as_mut_ptr(), self.0) };
    }
    #[inline(always)]
    fn and(self, b: V) -> V {
        V(op!(vandq_u16(self.0, b.0)))
    }
    #[inline(always)]
    fn or(self, b: V) -> V {
        V(op!(vorrq_u16(self.0, b.0)))
    }
    #[inline(always)]
    fn xor(self, b: V) -> V {
        V(op!(veorq_u16(self.0, b.0)))
    }
    #[inline(always)]
    fn without(self, b: V) -> V {
        V(op!(vbicq_u16(self.0, b.0)))
    }
    #[inline(always)]
    fn add(self, b: V) -> V {
        V(op!(vaddq_u16(self.0, b.0)))
    }
    #[inline(always)]
    fn sub(self, b: V) -> V {
        V(op!(vsubq_u16(self.0, b.0)))
    }
    #[inline(always)]
    fn shift_left_3(self) -> V {
        V(op!(vshlq_n_u16::<3>(self.0)))
    }
    #[inline(always)]
    fn min(self, b: V) -> V {
        V(op!(vminq_u16(self.0, b.0)))
    }
    #[inline(always)]
    fn count(self) -> V {
        V(op!(vpaddlq_u8(vcntq_u8(vreinterpretq_u8_u16(self.0)))))
    }
    #[inline(always)]
    fn equal(self, b: V) -> V {
        V(op!(vceqq_u16(self.0, b.0)))
    }
    #[inline(always)]
    fn select(mask: V, a: V, b: V) -> V {
        V(op!(vbslq_u16(mask.0, a.0, b.0)))
    }
    #[inline(always)]
    fn nonzero(self) -> LaneSet {
        const BITS: [u16; 8] = [1, 2, 4, 8, 16, 32, 64, 128];
        // SAFETY: 8 numbers are read.
        let bits = unsafe { vld1q_u16(BITS.as_ptr()) };
        op!(LaneSet::from(vaddvq_u16(vbicq_u16(bits, self.is_zero().0))))
    }
    #[inline(always)]
    fn majority(self, b: V, c: V) -> V {
        // Where a and b differ, c decides.
        Self::select(self.xor(b), c, b)
    }
}
