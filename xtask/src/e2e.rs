//! The browser tests: Node, the packages of `e2e/`, a Chromium, the page in `target/dist`.

use std::fs;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::shell::{self, apt_install, dist, output, root, run_tests, succeeds};
use crate::tally::Tally;

/// The oldest Node that the packages of `e2e/` run on.
const NODE: u32 = 20;

/// Gets Node, the packages and a Chromium, whichever is missing.
pub fn prepare() -> Result<()> {
    prepare_node()?;
    let folder = root().join("e2e");
    // npm leaves this file when it is done; older than the lock file, it is out of date.
    let installed = fs::metadata(folder.join("node_modules/.package-lock.json")).and_then(|m| m.modified());
    let wanted = fs::metadata(folder.join("package-lock.json")).and_then(|m| m.modified())?;
    if !installed.is_ok_and(|installed| installed >= wanted) {
        shell::run(Command::new("npm").current_dir(&folder).args([
            "ci",
            "--no-fund",
            "--no-audit",
            "--ignore-scripts",
        ]))?;
    }
    if !succeeds(Command::new("node").arg(folder.join("browser.mjs"))) {
        apt_install("Chromium", &["chromium"])?;
    }
    Ok(())
}

/// Gets Node, which `wasm-test` needs too.
pub fn prepare_node() -> Result<()> {
    if node_version().is_none_or(|version| version < NODE) || !succeeds(Command::new("npm").arg("--version")) {
        apt_install("Node", &["nodejs", "npm"])?;
    }
    let version = node_version().context("Node does not start")?;
    ensure!(version >= NODE, "Node {version} is too old: the browser tests need {NODE} or later");
    Ok(())
}

/// Runs the given test files, or all that are named `e2e/*.test.mjs`.
pub fn run_all(files: &[String]) -> Result<Tally> {
    let dist = dist();
    ensure!(dist.join("index.html").exists(), "there is no page in {}: cargo xtask web", dist.display());
    let mut files = files.to_vec();
    if files.is_empty() {
        for entry in fs::read_dir(root().join("e2e"))? {
            let name = entry?.file_name().to_string_lossy().into_owned();
            if name.ends_with(".test.mjs") {
                files.push(format!("e2e/{name}"));
            }
        }
        files.sort();
    }
    ensure!(!files.is_empty(), "there is no e2e/*.test.mjs");
    // One file at a time: two browsers on two cores would disturb each other's measurements.
    run_tests(
        Command::new("node")
            .current_dir(root())
            .env("NEUF_DIST", dist)
            .args(["--test", "--test-reporter=spec", "--test-concurrency=1"])
            .args(files),
    )
}

/// As `run_all`; a failed test is an error.
pub fn run(files: &[String]) -> Result<Tally> {
    let tally = run_all(files)?;
    ensure!(tally.failed == 0, "browser tests: {tally}");
    Ok(tally)
}

fn node_version() -> Option<u32> {
    let text = output(Command::new("node").arg("--version")).ok()?;
    text.strip_prefix('v')?.split('.').next()?.parse().ok()
}
