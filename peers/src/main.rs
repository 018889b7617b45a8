//! `peers [--rounds N] FILE...`: rates of the two solvers on each file, in puzzles a second.

use std::env;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use cpu_time::ThreadTime;
use neuf_peers::{Puzzle, read_file};

/// A round is long enough that the clock's steps and the cold start do not count.
const ROUND: Duration = Duration::from_millis(100);

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
    let mut files: Vec<PathBuf> = Vec::new();
    let mut args = env::args().skip(1);
    while let Some(arg) = args.next() {
        if arg == "--rounds" {
            let number = args.next().and_then(|number| number.parse().ok()).filter(|&number| number > 0);
            rounds = number.context("--rounds needs a number from 1")?;
        } else {
            files.push(arg.into());
        }
    }
    ensure!(!files.is_empty(), "name files of puzzles: peers [--rounds N] FILE...");
    println!("{:<24} {:>8} {:>12} {:>12} {:>7}", "set", "puzzles", "neuf /s", "sudoku /s", "ratio");
    let mut lowest = f64::INFINITY;
    for file in &files {
        let puzzles = read_file(file)?;
        compare(file, &puzzles)?;
        let (neuf, peer, ratio) = measure(&puzzles, rounds);
        let name = file.file_stem().unwrap_or_default().to_string_lossy();
        println!("{name:<24} {:>8} {neuf:>12.0} {peer:>12.0} {ratio:>7.2}", puzzles.len());
        lowest = lowest.min(ratio);
    }
    println!("lowest ratio {lowest:.2}; verdicts agree on every puzzle");
    Ok(())
}

/// Fails on the first puzzle that the two judge differently.
fn compare(file: &Path, puzzles: &[Puzzle]) -> Result<()> {
    for (i, puzzle) in puzzles.iter().enumerate() {
        let (neuf, peer) = (puzzle.count_by_neuf(2), puzzle.count_by_peer(2));
        ensure!(
            neuf == peer,
            "{}, puzzle {}: neuf counts {neuf}, sudoku {peer}: {}",
            file.display(),
            i + 1,
            puzzle.neuf.to_line()
        );
    }
    Ok(())
}

/// Median rates of both and median of their ratio.
fn measure(puzzles: &[Puzzle], rounds: usize) -> (f64, f64, f64) {
    let by_neuf = |puzzle: &Puzzle| puzzle.count_by_neuf(2);
    let by_peer = |puzzle: &Puzzle| puzzle.count_by_peer(2);
    let (mut neuf, mut peer, mut ratios) = (Vec::new(), Vec::new(), Vec::new());
    for round in 0..rounds {
        // Whoever comes second finds a warmer machine: take turns in that too.
        let (a, b) = if round % 2 == 0 {
            let a = rate(puzzles, by_neuf);
            (a, rate(puzzles, by_peer))
        } else {
            let b = rate(puzzles, by_peer);
            (rate(puzzles, by_neuf), b)
        };
        neuf.push(a);
        peer.push(b);
        ratios.push(a / b);
    }
    (median(neuf), median(peer), median(ratios))
}

/// Puzzles a second of CPU time, over as many passes as fill a round.
fn rate(puzzles: &[Puzzle], count: impl Fn(&Puzzle) -> usize) -> f64 {
    let start = ThreadTime::now();
    let mut passes = 0;
    let mut took = Duration::ZERO;
    while took < ROUND {
        for puzzle in puzzles {
            black_box(count(black_box(puzzle)));
        }
        passes += 1;
        took = start.elapsed();
    }
    (passes * puzzles.len()) as f64 / took.as_secs_f64()
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
