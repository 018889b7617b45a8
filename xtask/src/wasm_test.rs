//! The goldens of `data/` through the engine's wasm module, in Node.

use anyhow::Result;

use crate::node::{self, node};
use crate::shell::{root, run_tests};
use crate::tally::Tally;
use crate::web;

/// Builds the module and runs `e2e/wasm-test.mjs` on it.
pub fn run() -> Result<Tally> {
    node::prepare()?;
    let module = web::build_for_node()?;
    let tally = run_tests(node().current_dir(root()).arg("e2e/wasm-test.mjs").arg(module))?;
    anyhow::ensure!(tally.failed == 0, "wasm-test: {tally}");
    Ok(tally)
}
