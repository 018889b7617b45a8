//! The goldens of `data/` through the engine's wasm modules, in Node.

use std::env::consts::ARCH;

use anyhow::Result;

use crate::node::{self, node};
use crate::shell::{root, run_tests};
use crate::tally::Tally;
use crate::web::{self, ForNode};

/// Builds the modules and runs `e2e/wasm-test.mjs` on each.
pub fn run() -> Result<Tally> {
    node::prepare()?;
    let [vectors, plain] = web::build_for_node(ForNode::AsInThePage)?;
    let test = |flags: &[&str], module, kind| {
        run_tests(node().current_dir(root()).args(flags).arg("e2e/wasm-test.mjs").arg(module).arg(kind))
    };
    let mut tally = test(&[], vectors, "vectors")?;
    // Without SSE4.1 there are no vectors in Node's WebAssembly, as in an old browser.
    let old: &[&str] = if ARCH == "x86_64" { &["--no-enable-sse4-1"] } else { &[] };
    tally += test(old, plain, "plain")?;
    anyhow::ensure!(tally.failed == 0, "wasm-test: {tally}");
    Ok(tally)
}
