//! Chains and loops: strong and weak links in turn.

mod graph;
mod search;

pub(crate) use search::find;
