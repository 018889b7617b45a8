//! `peers`: Neuf beside other programs, as tables and charts. README.md says how it is used.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use neuf_peers::chart::{CHARTS, Scale, draw};
use neuf_peers::table::Table;
use neuf_peers::{making, sameness, solving};

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("peers: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<()> {
    let mut rounds = 5;
    let (mut into, mut redraw) = (None::<PathBuf>, None::<PathBuf>);
    let mut files: Vec<PathBuf> = Vec::new();
    let mut args = env::args().skip(1);
    while let Some(arg) = args.next() {
        let mut folder = || args.next().map(PathBuf::from).with_context(|| format!("{arg} needs a folder"));
        match arg.as_str() {
            "--into" => into = Some(folder()?),
            "--redraw" => redraw = Some(folder()?),
            "--rounds" => {
                let number = args.next().and_then(|number| number.parse().ok()).filter(|&number| number > 0);
                rounds = number.context("--rounds needs a number from 1")?;
            }
            _ if arg.starts_with('-') => bail!("{arg} is not known: peers [--rounds N] [--into FOLDER] [FILE...]"),
            _ => files.push(arg.into()),
        }
    }
    if let Some(folder) = redraw {
        return CHARTS.iter().try_for_each(|(name, title, scale)| chart(&folder, name, title, *scale));
    }
    if files.is_empty() {
        files = solving::SETS.iter().map(|set| solving::samples(set)).collect();
    }
    let tables = [solving::measure(&files, rounds)?, making::measure(rounds)?, sameness::measure(rounds)?];
    if let Some(folder) = into {
        fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
        for ((name, title, scale), table) in CHARTS.iter().zip(&tables) {
            write(&folder.join(name).with_extension("tsv"), &table.to_string())?;
            chart(&folder, name, title, *scale)?;
        }
    }
    Ok(())
}

/// Draws the table of this name in the folder.
fn chart(folder: &Path, name: &str, title: &str, scale: Scale) -> Result<()> {
    let path = folder.join(name).with_extension("tsv");
    let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
    let table = Table::read(&text).with_context(|| format!("{}", path.display()))?;
    write(&path.with_extension("svg"), &draw(&table, title, scale))
}

fn write(path: &Path, text: &str) -> Result<()> {
    fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}
