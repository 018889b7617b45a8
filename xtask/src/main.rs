//! Project tasks that cargo alone can't do. `cargo xtask` lists them.

mod ci;
mod e2e;
mod instructions;
mod licences;
mod node;
mod serve;
mod shell;
mod sizes;
mod spdx;
mod tally;
mod tidy;
mod wasm_bench;
mod wasm_test;
mod web;

use std::env;
use std::process::ExitCode;

use anyhow::{Result, bail};

const USAGE: &str = "\
cargo xtask ci               every check and test; installs what it needs; ends with `N passed, N failed`
cargo xtask web [--dev]      the page into target/dist (--dev: quick to rebuild, large)
cargo xtask serve [ARGS]     the page and the command in release, then `neuf serve ARGS`
cargo xtask wasm-test        the goldens of data/ through the engine's wasm modules, in Node
cargo xtask wasm-bench [SET...]  puzzles a second through them; NEUF_SETS: the folder of the sets, else data/puzzles
cargo xtask e2e [FILE...]    the browser tests of e2e/ on target/dist
cargo xtask instructions     instructions of fixed pieces of work against data/instructions.txt (--record: write it anew)
cargo xtask sizes            sizes of target/dist against the budget
cargo xtask tidy             order of the engine's modules, lengths of files, leftovers
cargo xtask licences         licences of all dependencies
";

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let Some((task, rest)) = args.split_first() else {
        print!("{USAGE}");
        return ExitCode::from(2);
    };
    match perform(task, rest) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn perform(task: &str, args: &[String]) -> Result<()> {
    match (task, args) {
        ("ci", []) => ci::run_steps(),
        ("web", []) => web::build(web::Profile::Small),
        ("web", [dev]) if dev == "--dev" => web::build(web::Profile::Quick),
        ("serve", _) => serve::run(args),
        ("wasm-bench", _) => wasm_bench::run(args),
        ("wasm-test", []) => wasm_test::run().map(drop),
        ("e2e", _) => {
            e2e::prepare()?;
            e2e::run(args).map(drop)
        }
        ("instructions", []) => instructions::run_all(instructions::Mode::Compare),
        ("instructions", [record]) if record == "--record" => instructions::run_all(instructions::Mode::Record),
        ("sizes", []) => sizes::check(),
        ("tidy", []) => tidy::check(),
        ("licences", []) => licences::check(),
        _ => bail!("unknown task or argument: {task} {}\n\n{USAGE}", args.join(" ")),
    }
}
