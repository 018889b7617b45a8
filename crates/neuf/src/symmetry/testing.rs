//! What the tests of this folder draw at random.

use proptest::prelude::*;

use super::Transform;
use crate::grid::Grid;

/// The numbers "below n" of a stream that starts at `seed` (SplitMix64, by the published constants).
pub(super) fn below_from(seed: u64) -> impl FnMut(u32) -> u32 {
    let mut state = seed;
    move |n| {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((((z ^ (z >> 31)) >> 32) * u64::from(n)) >> 32) as u32
    }
}

/// Any transform.
pub(super) fn any_transform() -> impl Strategy<Value = Transform> {
    any::<u64>().prop_map(|seed| Transform::random(&mut below_from(seed)))
}

/// Any filling of the cells, the rules set aside.
pub(super) fn any_grid() -> impl Strategy<Value = Grid> {
    prop::collection::vec(0u8..10, 81)
        .prop_map(|numbers| Grid::from_numbers(&numbers.try_into().expect("81 of them")).expect("0 to 9"))
}
