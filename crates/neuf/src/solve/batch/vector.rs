//! What the kernel asks of a vector: 16-bit lanes, and operations that treat every lane alike.
//!
//! A new kind of processor needs the operations without a default; the others may be replaced where the processor has
//! something better.
#![allow(unsafe_code)]

use super::branch::Choices;
use super::rules::{Outcome, Scratch};
use super::states::{Rows, States};
#[cfg(doc)]
use super::{branch, rules, states};

/// All nine digits.
pub(super) const ALL: u16 = 0x1ff;

/// Sets of lanes, one bit each.
pub(super) type LaneSet = u32;

/// A vector of `LANES` (at most 32) 16-bit numbers; in memory it is `[u16; LANES]`, lane 0 first.
///
/// Mostly the lanes hold sets of digits, bit `d - 1` for digit `d`.
///
/// # Safety
/// An implementor must have that layout. Its methods may use instructions that not all processors have: whoever uses the
/// type must have made sure that they are there. (They are `#[inline(always)]` and end in functions compiled for that
/// processor, those of [`Passes`].)
pub(super) unsafe trait Vector: Passes {
    const LANES: usize;

    fn splat(value: u16) -> Self;
    /// Stores the lanes; what is beyond `LANES` stays.
    fn store(self, to: &mut [u16; 32]);
    fn and(self, b: Self) -> Self;
    fn or(self, b: Self) -> Self;
    fn xor(self, b: Self) -> Self;
    /// `self & !b`
    fn without(self, b: Self) -> Self;
    fn add(self, b: Self) -> Self;
    fn sub(self, b: Self) -> Self;
    fn shift_left_3(self) -> Self;
    /// Unsigned.
    fn min(self, b: Self) -> Self;
    /// Bits set in each lane; only bits 0 to 8 may be set.
    fn count(self) -> Self;
    /// All ones in lanes that are equal, else 0.
    fn equal(self, b: Self) -> Self;
    /// Lanes of `self` where `mask` is all ones, of `b` where it is 0.
    fn select(mask: Self, a: Self, b: Self) -> Self;
    /// The lanes that are not 0.
    fn nonzero(self) -> LaneSet;

    #[inline(always)]
    fn or3(self, b: Self, c: Self) -> Self {
        self.or(b).or(c)
    }
    #[inline(always)]
    fn and3(self, b: Self, c: Self) -> Self {
        self.and(b).and(c)
    }
    /// Bits set in at least two of the three.
    #[inline(always)]
    fn majority(self, b: Self, c: Self) -> Self {
        self.and(b).or(c.and(self.or(b)))
    }
    /// `self & (b | c)`
    #[inline(always)]
    fn and_or(self, b: Self, c: Self) -> Self {
        self.and(b.or(c))
    }
    /// `self & !(b | c)`
    #[inline(always)]
    fn only(self, b: Self, c: Self) -> Self {
        self.without(b.or(c))
    }
    /// `self | (a & b)`
    #[inline(always)]
    fn or_and(self, a: Self, b: Self) -> Self {
        self.or(a.and(b))
    }
    /// `self | (a ^ b)`
    #[inline(always)]
    fn or_xor(self, a: Self, b: Self) -> Self {
        self.or(a.xor(b))
    }
    /// `self | (x & !gone)`
    #[inline(always)]
    fn or_without(self, x: Self, gone: Self) -> Self {
        self.or(x.without(gone))
    }

    /// Without the lowest bit of each lane.
    #[inline(always)]
    fn rest(self) -> Self {
        self.and(self.sub(Self::splat(1)))
    }
    /// All ones in lanes that are 0.
    #[inline(always)]
    fn is_zero(self) -> Self {
        self.equal(Self::splat(0))
    }
    /// Lanes of `b` where `b` is not 0, else of `self`.
    #[inline(always)]
    fn or_better(self, b: Self) -> Self {
        Self::select(b.is_zero(), self, b)
    }
    /// Lanes of `b` where `key` is less than `bound` (unsigned), else of `self`.
    #[inline(always)]
    fn replaced_if_less(self, key: Self, bound: Self, b: Self) -> Self {
        Self::select(key.min(bound).equal(bound), self, b)
    }
    /// Lanes of `self` where `a` and `b` have a common bit; the others become 0.
    #[inline(always)]
    fn if_common(self, a: Self, b: Self) -> Self {
        self.without(a.and(b).is_zero())
    }
    /// The lanes that have at most one bit; the others become 0.
    #[inline(always)]
    fn if_single(self) -> Self {
        self.and(self.rest().is_zero())
    }
    /// The lanes that have at most three bits; the others become 0.
    #[inline(always)]
    fn if_at_most_3(self) -> Self {
        self.and(self.rest().rest().rest().is_zero())
    }
    /// All digits where there are three bits or more, else 0.
    #[inline(always)]
    fn has_3(self) -> Self {
        Self::splat(ALL).without(self.rest().rest().is_zero())
    }
}

/// The pieces of work that are compiled once for each kind of processor.
pub(super) trait Passes: Copy + Sized {
    /// Whether [`Passes::rearrange`] is there: all states move at once. Else they move one by one.
    const REARRANGES: bool;

    /// [`states::rearrange`]: lane `i` comes from lane `from[i]` of `states`, or from lane `from[i] - LANES` of `second`.
    ///
    /// # Safety
    /// The processor must have what the type needs: so for all functions here.
    unsafe fn rearrange(states: &mut States<Self>, second: &States<Self>, from: &[u16; 32]);
    /// [`states::open`]
    unsafe fn open(rows: &Rows, states: &mut States<Self>);
    /// [`rules::sweep`]
    unsafe fn sweep(states: &mut States<Self>, scratch: &mut Scratch<Self>) -> Outcome;
    /// [`Passes::rearrange`] and [`Passes::sweep`] in one.
    unsafe fn rearrange_and_sweep(
        states: &mut States<Self>,
        second: &States<Self>,
        from: &[u16; 32],
        edits: &States<Self>,
        scratch: &mut Scratch<Self>,
    ) -> Outcome;
    /// [`branch::choose`]
    unsafe fn choose(states: &States<Self>, choices: &mut Choices);
}

/// Gives a vector type its [`Passes`]: the generic code, compiled with the features named, if any.
macro_rules! passes {
    ($vector:ty $(, $features:literal)?, open: $open:expr) => {
        impl Passes for $vector {
            const REARRANGES: bool = false;

            unsafe fn rearrange(_: &mut States<Self>, _: &States<Self>, _: &[u16; 32]) {
                unreachable!("states of these vectors move one by one");
            }

            $(#[target_feature(enable = $features)])?
            unsafe fn open(rows: &Rows, states: &mut States<Self>) {
                $open(rows, states);
            }

            $(#[target_feature(enable = $features)])?
            unsafe fn sweep(states: &mut States<Self>, scratch: &mut Scratch<Self>) -> Outcome {
                rules::sweep(states, scratch, None, |a, _| a)
            }

            unsafe fn rearrange_and_sweep(
                _: &mut States<Self>,
                _: &States<Self>,
                _: &[u16; 32],
                _: &States<Self>,
                _: &mut Scratch<Self>,
            ) -> Outcome {
                unreachable!("states of these vectors move one by one");
            }

            $(#[target_feature(enable = $features)])?
            unsafe fn choose(states: &States<Self>, choices: &mut Choices) {
                branch::choose(states, choices);
            }
        }
    };
}
pub(super) use passes;
