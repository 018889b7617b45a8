//! Almost locked sets: cells of a house with one digit more than they are.

mod chain;
mod sets;
mod wing;
mod xz;

pub(crate) use chain::chain;
pub(crate) use wing::xy_wing;
pub(crate) use xz::xz;
