//! The solvers on sets of puzzles.

use std::hint::black_box;
use std::path::{Path, PathBuf};

use anyhow::{Result, ensure};
use neuf::grid::Grid;

use crate::table::Table;
use crate::timing::rates;
use crate::{Puzzle, counts_by_neuf, permuted, read_file};

/// The sets of `data/puzzles`, easy ones first.
pub const SETS: [&str; 10] = [
    "easy_singles",
    "minimal_random",
    "17_clue",
    "magictour_top1465",
    "hard_generated",
    "hardest_1905_se11",
    "hardest_110626",
    "serg_multiple",
    "altered_clues",
    "minimal_minus_one",
];

/// The sample of a set in the repository.
pub fn samples(set: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../data/puzzles").join(set).with_extension("txt")
}

/// Small sets are filled up with other permutations of the same puzzles, so that all lanes have something to do.
const LEAST: usize = 5000;

/// Rates on each file, each printed when it is known.
pub fn measure(files: &[PathBuf], rounds: usize) -> Result<Table> {
    let mut table = Table::new("set", &["sudoku 0.8.0", "Neuf, one at a time", "Neuf, many at once"]);
    println!(
        "{:<20} {:>8} {:>11} {:>11} {:>6} {:>11} {:>6}",
        "set, up to 2 solutions", "puzzles", "sudoku /s", "one /s", "x", "many /s", "x"
    );
    for file in files {
        let puzzles = permuted(&read_file(file)?, LEAST)?;
        let grids: Vec<Grid> = puzzles.iter().map(|puzzle| puzzle.neuf).collect();
        compare(file, &puzzles, &grids)?;
        let count = puzzles.len();
        let mut peer = || puzzles.iter().for_each(|puzzle| _ = black_box(black_box(puzzle).count_by_peer(2)));
        let mut one = || puzzles.iter().for_each(|puzzle| _ = black_box(black_box(puzzle).count_by_neuf(2)));
        let mut many = || drop(black_box(counts_by_neuf(black_box(&grids), 2)));
        let rates = rates(rounds, &mut [(count, &mut peer), (count, &mut one), (count, &mut many)]);
        let (peer, one, many) = (rates[0], rates[1], rates[2]);
        let name = file.file_stem().unwrap_or_default().to_string_lossy();
        println!(
            "{name:<22} {count:>8} {peer:>11.0} {one:>11.0} {:>6.2} {many:>11.0} {:>6.2}",
            one / peer,
            many / peer
        );
        table.push(&name, rates.into_iter().map(Some).collect());
    }
    println!("verdicts agree on every puzzle");
    Ok(table)
}

/// Fails on the first puzzle that is judged differently.
fn compare(file: &Path, puzzles: &[Puzzle], grids: &[Grid]) -> Result<()> {
    for (puzzle, many) in puzzles.iter().zip(counts_by_neuf(grids, 2)) {
        let (one, peer) = (puzzle.count_by_neuf(2), puzzle.count_by_peer(2));
        ensure!(
            one == peer && many as usize == peer,
            "{}: Neuf counts {one} alone and {many} among many, sudoku {peer}: {}",
            file.display(),
            puzzle.neuf.to_line()
        );
    }
    Ok(())
}
