//! Everything that must hold before a change goes in.

use std::fs;
use std::process;
use std::time::{Duration, Instant};

use anyhow::Result;

use crate::shell::{cargo, dist, root, run, run_tests, target};
use crate::tally::Tally;
use crate::{e2e, instructions, licences, sizes, tidy, wasm_test, web};

type Step = (&'static str, fn() -> Result<Tally>);

/// In this order: what can be missing on a fresh machine, then what is quick to fail, then the rest.
/// The page comes before the tests, for those of the command ask for it.
const STEPS: [Step; 15] = [
    ("prepare", || untested(prepare())),
    ("format", || untested(format())),
    ("tidy", || untested(tidy::check())),
    ("licences", || untested(licences::check())),
    ("clippy", || untested(clippy())),
    ("documentation", || untested(documentation())),
    ("page", || untested(page())),
    ("sizes", || untested(sizes::check())),
    ("tests", tests),
    ("doc tests", doc_tests),
    ("peers", peers),
    ("instructions", || untested(instructions::run_all(instructions::Mode::Compare))),
    ("wasm tests", wasm_test::run),
    ("browser tests", || e2e::run_all(&[])),
    ("fuzzing", fuzz),
];

/// Runs all steps, also after one has failed, and closes with `N passed, N failed`. A step that
/// fails without counting tests counts as one failure.
pub fn run_steps() -> ! {
    let start = Instant::now();
    let mut sum = Tally::default();
    let mut report = Vec::new();
    for (name, step) in STEPS {
        println!("\n== {name}");
        let start = Instant::now();
        let outcome = step();
        let took = seconds(start.elapsed());
        match outcome {
            Ok(tally) => {
                sum += tally;
                let counts = if tally == Tally::default() { String::new() } else { format!("  {tally}") };
                let verdict = if tally.failed == 0 { "ok" } else { "FAILED" };
                report.push(format!("{verdict:<7} {took:>7}  {name}{counts}"));
            }
            Err(error) => {
                println!("{name}: {error:#}");
                sum.failed += 1;
                report.push(format!("FAILED  {took:>7}  {name}"));
                // Without its tools the rest would only fail in more obscure ways.
                if name == "prepare" {
                    break;
                }
            }
        }
        println!("== {}", report.last().expect("just pushed"));
    }
    println!("\n{}\n{:<7} {:>7}  altogether\n\n{sum}", report.join("\n"), "", seconds(start.elapsed()));
    // The counts are the last word; the exit code says the same.
    process::exit(i32::from(sum.failed > 0));
}

fn untested(outcome: Result<()>) -> Result<Tally> {
    outcome.map(|()| Tally::default())
}

fn prepare() -> Result<()> {
    web::toolchain()?;
    e2e::prepare()
}

fn format() -> Result<()> {
    run(cargo().args(["fmt", "--all", "--check"]))?;
    for apart in ["fuzz", "peers"] {
        run(cargo().args(["fmt", "--check", "--manifest-path"]).arg(root().join(apart).join("Cargo.toml")))?;
    }
    Ok(())
}

fn clippy() -> Result<()> {
    let deny = ["--", "-D", "warnings"];
    run(cargo().args(["clippy", "--locked", "--workspace", "--all-targets", "--all-features"]).args(deny))?;
    // The engine as it is without its features.
    run(cargo().args(["clippy", "--locked", "--package", "neuf"]).args(deny))
}

fn documentation() -> Result<()> {
    // The command has the library's name and so its folder: side by side each would delete what the other writes.
    for packages in [&["--workspace", "--exclude", "neuf-cli"][..], &["--package", "neuf-cli"]] {
        let mut doc = cargo();
        doc.env("RUSTDOCFLAGS", "-D warnings").args(["doc", "--locked", "--no-deps", "--all-features"]);
        run(doc.arg("--document-private-items").args(packages))?;
    }
    Ok(())
}

fn page() -> Result<()> {
    // Should it fail, nothing may be found to be in order that was built earlier.
    if dist().exists() {
        fs::remove_dir_all(dist())?;
    }
    web::build(web::Profile::Small)
}

fn tests() -> Result<Tally> {
    run_tests(cargo().env("NEUF_PAGE", dist()).args([
        "test",
        "--locked",
        "--workspace",
        "--all-features",
        "--all-targets",
        "--no-fail-fast",
    ]))
}

fn doc_tests() -> Result<Tally> {
    run_tests(cargo().args(["test", "--locked", "--package", "neuf", "--all-features", "--doc"]))
}

/// The engine against another solver, which is not part of what is shipped. Not `--locked`: the lock files of these
/// workspaces follow the engine's dependencies, and nothing is built from them that anyone uses.
fn peers() -> Result<Tally> {
    run_tests(
        cargo()
            .args(["test", "--release", "--manifest-path"])
            .arg(root().join("peers/Cargo.toml"))
            .env("CARGO_TARGET_DIR", target().join("peers")),
    )
}

/// The fuzz targets on a corpus and on its mutations, a fixed number of them, on the stable compiler.
fn fuzz() -> Result<Tally> {
    run_tests(
        cargo()
            .args(["test", "--release", "--no-default-features", "--manifest-path"])
            .arg(root().join("fuzz/Cargo.toml"))
            .env("CARGO_TARGET_DIR", target().join("fuzz")),
    )
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}
