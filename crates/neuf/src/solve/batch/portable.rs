//! Eight lanes as a plain array: any processor; the compiler makes vector instructions of it where there are some (SSE2,
//! NEON, WebAssembly's simd128).
#![allow(unsafe_code)]

use super::branch::{self, Choices};
use super::rules::{self, Outcome, Scratch};
use super::states::{self, Rows, States};
use super::vector::{LaneSet, Passes, Vector, passes};

const LANES: usize = 8;

#[derive(Clone, Copy)]
#[repr(C, align(16))]
pub(super) struct V([u16; LANES]);

passes!(V);

/// The same, compiled for SSE4.2 on processors that have it.
#[cfg(target_arch = "x86_64")]
#[derive(Clone, Copy)]
#[repr(C, align(16))]
pub(super) struct Sse([u16; LANES]);

#[cfg(target_arch = "x86_64")]
passes!(Sse, "sse4.2,ssse3,popcnt");

macro_rules! vector {
    ($vector:ident) => {
        impl $vector {
            #[inline(always)]
            fn map(self, f: impl Fn(u16) -> u16) -> $vector {
                $vector(std::array::from_fn(|i| f(self.0[i])))
            }
            #[inline(always)]
            fn zip(self, b: $vector, f: impl Fn(u16, u16) -> u16) -> $vector {
                $vector(std::array::from_fn(|i| f(self.0[i], b.0[i])))
            }
        }

        // SAFETY: it is an array of eight numbers.
        unsafe impl Vector for $vector {
            const LANES: usize = LANES;

            #[inline(always)]
            fn splat(value: u16) -> $vector {
                $vector([value; LANES])
            }
            #[inline(always)]
            fn store(self, to: &mut [u16; 32]) {
                to[..LANES].copy_from_slice(&self.0);
            }
            #[inline(always)]
            fn and(self, b: $vector) -> $vector {
                self.zip(b, |a, b| a & b)
            }
            #[inline(always)]
            fn or(self, b: $vector) -> $vector {
                self.zip(b, |a, b| a | b)
            }
            #[inline(always)]
            fn xor(self, b: $vector) -> $vector {
                self.zip(b, |a, b| a ^ b)
            }
            #[inline(always)]
            fn without(self, b: $vector) -> $vector {
                self.zip(b, |a, b| a & !b)
            }
            #[inline(always)]
            fn add(self, b: $vector) -> $vector {
                self.zip(b, u16::wrapping_add)
            }
            #[inline(always)]
            fn sub(self, b: $vector) -> $vector {
                self.zip(b, u16::wrapping_sub)
            }
            #[inline(always)]
            fn shift_left_3(self) -> $vector {
                self.map(|a| a << 3)
            }
            #[inline(always)]
            fn min(self, b: $vector) -> $vector {
                self.zip(b, u16::min)
            }
            #[inline(always)]
            fn count(self) -> $vector {
                self.map(|a| a.count_ones() as u16)
            }
            #[inline(always)]
            fn equal(self, b: $vector) -> $vector {
                self.zip(b, |a, b| if a == b { u16::MAX } else { 0 })
            }
            #[inline(always)]
            fn select(mask: $vector, a: $vector, b: $vector) -> $vector {
                $vector(std::array::from_fn(|i| a.0[i] & mask.0[i] | b.0[i] & !mask.0[i]))
            }
            #[inline(always)]
            fn nonzero(self) -> LaneSet {
                (0..LANES).fold(0, |set, i| set | LaneSet::from(self.0[i] != 0) << i)
            }
        }
    };
}

vector!(V);
#[cfg(target_arch = "x86_64")]
vector!(Sse);
