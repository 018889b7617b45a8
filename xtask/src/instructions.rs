//! How many instructions fixed pieces of work take, against what is recorded in `data/instructions.txt`. A clock on a busy
//! machine does not show a loss of five percent; this does.
//!
//! Callgrind runs the program on a processor of its own making, which has AVX2 and no AVX-512.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail, ensure};

use crate::shell::{cargo, output, root, run, succeeds, target};

/// What is more than this over the record is a loss: the standard library takes other ways on other processors.
const TOLERANCE: f64 = 0.03;

/// The exit code of the sample where the processor lacks what a piece of work needs.
const NOT_HERE: i32 = 3;

/// What to do with the counts.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    /// Compare them with the record.
    Compare,
    /// Write the record anew.
    Record,
}

pub fn run_all(mode: Mode) -> Result<()> {
    if !cfg!(target_arch = "x86_64") || !succeeds(Command::new("valgrind").arg("--version")) {
        println!("instructions are not counted: that takes valgrind, on x86-64");
        ensure!(mode == Mode::Compare, "nothing was recorded");
        return Ok(());
    }
    run(cargo().args(["build", "--quiet", "--release", "--package", "neuf", "--example", "instructions"]))?;
    let sample = target().join("release/examples/instructions");
    let names = output(&mut Command::new(&sample))?;
    let mut names = names.lines();
    let nothing = names.next().context("the sample has no names")?;
    let base = count(&sample, nothing)?.context("nothing can be done anywhere")?;
    let mut counts = Vec::new();
    for name in names {
        match count(&sample, name)? {
            Some(instructions) => counts.push((name, instructions.saturating_sub(base))),
            None => println!("{name}: not on this processor"),
        }
    }
    match mode {
        Mode::Record => record(&counts),
        Mode::Compare => compare(&counts),
    }
}

/// Instructions that the sample takes for the work of this name; `None` if this processor cannot do it.
fn count(sample: &PathBuf, name: &str) -> Result<Option<u64>> {
    let mut valgrind = Command::new("valgrind");
    valgrind.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]).arg(sample).arg(name);
    let run = valgrind.stdout(Stdio::null()).output().context("cannot start valgrind")?;
    if run.status.code() == Some(NOT_HERE) {
        return Ok(None);
    }
    let told = String::from_utf8_lossy(&run.stderr);
    ensure!(run.status.success(), "{name}: {}\n{told}", run.status);
    let collected = told.lines().find_map(|line| line.split_once("Collected :")?.1.trim().parse().ok());
    Ok(Some(collected.with_context(|| format!("{name}: callgrind tells no count\n{told}"))?))
}

fn record_file() -> PathBuf {
    root().join("data/instructions.txt")
}

fn record(counts: &[(&str, u64)]) -> Result<()> {
    let mut text = String::from("# work;instructions   (cargo xtask instructions --record)\n");
    for (name, instructions) in counts {
        writeln!(text, "{name};{instructions}")?;
    }
    fs::write(record_file(), text)?;
    println!("{} counts recorded", counts.len());
    Ok(())
}

fn compare(counts: &[(&str, u64)]) -> Result<()> {
    let text = fs::read_to_string(record_file()).context("data/instructions.txt")?;
    let mut recorded = BTreeMap::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let (name, instructions) = line.split_once(';').context("data/instructions.txt: work;instructions")?;
        recorded.insert(name, instructions.parse::<u64>().with_context(|| format!("data/instructions.txt: {line}"))?);
    }
    let mut losses = 0;
    println!("{:<34} {:>13} {:>13} {:>8}", "work", "now", "recorded", "change");
    for &(name, now) in counts {
        let Some(&before) = recorded.get(name) else {
            bail!("{name} is not recorded: cargo xtask instructions --record");
        };
        let change = now as f64 / before as f64 - 1.0;
        let verdict = match change {
            _ if change > TOLERANCE => "LOSS",
            _ if change < -TOLERANCE => "gain: record it",
            _ => "",
        };
        losses += usize::from(change > TOLERANCE);
        println!("{name:<34} {now:>13} {before:>13} {:>+7.1}% {verdict}", change * 100.0);
    }
    ensure!(
        losses == 0,
        "{losses} pieces of work take over {:.0} % more instructions than recorded",
        TOLERANCE * 100.0
    );
    Ok(())
}
