//! Node, which runs the wasm module's goldens and the browser tests.

use std::env::consts::ARCH;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::shell::{apt_install, output, run, succeeds, target};

/// The oldest Node that the packages of `e2e/` run on.
const OLDEST: u32 = 20;

/// What is fetched where the system's Node is older: the newest line with long-term support that
/// runs on this Debian's C library.
const FETCHED: &str = "22";

/// The Node to use: the system's, or the one that `prepare` fetched.
pub fn node() -> Command {
    let fetched = fetched();
    if fetched.exists() { Command::new(fetched) } else { Command::new("node") }
}

/// Gets Node and npm: from apt, and from npm itself where apt's Node is too old.
pub fn prepare() -> Result<()> {
    if version().is_none() || !succeeds(Command::new("npm").arg("--version")) {
        apt_install("Node", &["nodejs", "npm"])?;
    }
    let too_old = |version: Option<u32>| version.is_none_or(|version| version < OLDEST);
    if too_old(version()) {
        let package = format!("{}@{FETCHED}", package());
        let npm = ["install", "--no-save", "--ignore-scripts", "--no-fund", "--no-audit"];
        run(Command::new("npm").args(npm).arg("--prefix").arg(folder()).arg(package))?;
    }
    let version = version().context("Node does not start")?;
    ensure!(!too_old(Some(version)), "Node {version} is too old: install Node {OLDEST} or later");
    Ok(())
}

fn version() -> Option<u32> {
    let text = output(node().arg("--version")).ok()?;
    text.strip_prefix('v')?.split('.').next()?.parse().ok()
}

fn folder() -> PathBuf {
    target().join("node")
}

fn fetched() -> PathBuf {
    folder().join("node_modules").join(package()).join("bin/node")
}

/// The npm package that holds nothing but Node's binary for this machine.
fn package() -> String {
    let arch = match ARCH {
        "x86_64" => "x64",
        "aarch64" => "arm64",
        other => other,
    };
    format!("node-linux-{arch}")
}
