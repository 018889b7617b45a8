//! 8 lanes as a plain array, for processors that are not catered for otherwise.
#![allow(unsafe_code)]

use super::branch::{self, Choices};
use super::rules::{self, Outcome, Scratch};
use super::states::{self, Rows, States};
use super::vector::{LaneSet, Passes, Vector, passes};

const LANES: usize = 8;

#[derive(Clone, Copy)]
#[repr(C, align(16))]
pub(super) struct V([u16; LANES]);

passes!(V, open: states::open);

impl V {
    // Loops that compilers make vector instructions of.
    #[inline(always)]
    fn map(self, f: impl Fn(u16) -> u16) -> V {
        let mut result = self;
        for lane in &mut result.0 {
            *lane = f(*lane);
        }
        result
    }

    #[inline(always)]
    fn zip(self, b: V, f: impl Fn(u16, u16) -> u16) -> V {
        let mut result = self;
        for (lane, b) in result.0.iter_mut().zip(b.0) {
            *lane = f(*lane, b);
        }
        result
    }
}

// SAFETY: it is an array of 8 numbers.
unsafe impl Vector for V {
    const LANES: usize = LANES;

    #[inline(always)]
    fn splat(value: u16) -> V {
        V([value; LANES])
    }
    #[inline(always)]
    fn store(self, to: &mut [u16; 32]) {
        to[..LANES].copy_from_slice(&self.0);
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
        self.zip(b, u16::wrapping_add)
    }
    #[inline(always)]
    fn sub(self, b: V) -> V {
        self.zip(b, u16::wrapping_sub)
    }
    #[inline(always)]
    fn shift_left_3(self) -> V {
        self.map(|a| a << 3)
    }
    #[inline(always)]
    fn min(self, b: V) -> V {
        self.zip(b, u16::min)
    }
    #[inline(always)]
    fn count(self) -> V {
        self.map(|a| a.count_ones() as u16)
    }
    #[inline(always)]
    fn equal(self, b: V) -> V {
        self.zip(b, |a, b| if a == b { u16::MAX } else { 0 })
    }
    #[inline(always)]
    fn select(mask: V, a: V, b: V) -> V {
        a.and(mask).or(b.without(mask))
    }
    #[inline(always)]
    fn nonzero(self) -> LaneSet {
        (0..LANES).fold(0, |set, i| set | LaneSet::from(self.0[i] != 0) << i)
    }
}
