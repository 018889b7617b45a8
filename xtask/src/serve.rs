//! `neuf serve` from the sources: the page, the command with the page inside, and off.

use anyhow::Result;

use crate::shell::{self, cargo, dist};
use crate::web;

/// Builds both and runs `neuf serve` with the given arguments.
pub fn run(args: &[String]) -> Result<()> {
    web::build(web::Profile::Small)?;
    let mut command = cargo();
    command.args(["run", "--release", "--package", "neuf-cli", "--bin", "neuf", "--", "serve"]).args(args);
    // The build of neuf-cli takes the page from this folder.
    shell::run(command.env("NEUF_PAGE", dist()))
}
