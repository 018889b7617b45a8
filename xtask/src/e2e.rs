//! The browser tests: Node, the packages of `e2e/`, a Chromium, the page in `target/dist`.

use std::fs;
use std::process::Command;

use anyhow::{Result, ensure};

use crate::node::{self, node};
use crate::shell::{self, apt_install, dist, root, run_tests, succeeds};
use crate::tally::Tally;

/// Gets Node, the packages and a Chromium, whichever is missing.
pub fn prepare() -> Result<()> {
    node::prepare()?;
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
    if !succeeds(node().arg(folder.join("browser.mjs"))) {
        apt_install("Chromium", &["chromium"])?;
    }
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
        node()
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
