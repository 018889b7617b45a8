//! How quick the engine's wasm modules are, in Node.

use anyhow::Result;

use crate::node::{self, node};
use crate::shell::{self, root};
use crate::web::{self, ForNode};

/// Builds the modules and runs `e2e/wasm-bench.mjs` on them, for the sets named or its usual ones.
pub fn run(sets: &[String]) -> Result<()> {
    node::prepare()?;
    let modules = web::build_for_node(ForNode::ToMeasure)?;
    shell::run(node().current_dir(root()).arg("e2e/wasm-bench.mjs").args(modules).args(sets))
}
