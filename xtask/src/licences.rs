//! Licences of everything the workspace depends on. `deny.toml` says the same to cargo-deny; this
//! check needs nothing installed.

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::shell::{cargo, output};
use crate::spdx;

/// Permissive all of them: none asks anything of a program that uses the code, but its notice.
const ALLOWED: [&str; 11] = [
    "MIT",
    "MIT-0",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "ISC",
    "Zlib",
    "Unicode-3.0",
    "BSL-1.0",
    "Unlicense",
];

/// In public domain as far as the law lets it be.
const PUBLIC_DOMAIN: [&str; 2] = ["CC0-1.0", "0BSD"];

/// Reads `cargo metadata`; a dependency, shipped or of the tests, under another licence is an error.
pub fn check() -> Result<()> {
    let metadata = output(cargo().args(["metadata", "--format-version", "1", "--locked"]))?;
    let metadata: Value = serde_json::from_str(&metadata)?;
    let packages = metadata["packages"].as_array().context("cargo metadata names no packages")?;
    ensure!(packages.len() > 1, "cargo metadata names no dependencies");
    let allowed: Vec<&str> = ALLOWED.into_iter().chain(PUBLIC_DOMAIN).collect();
    let text = |package: &Value, field: &str| package[field].as_str().unwrap_or_default().to_owned();
    let refused: Vec<String> = packages
        .iter()
        .filter(|package| !spdx::allows(&text(package, "license"), &allowed))
        .map(|package| {
            format!("{} {}: {:?}", text(package, "name"), text(package, "version"), text(package, "license"))
        })
        .collect();
    ensure!(refused.is_empty(), "not a licence we may depend on:\n  {}", refused.join("\n  "));
    println!("{} packages, all permissive", packages.len());
    Ok(())
}
