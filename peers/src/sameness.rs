//! Canonical forms.

use std::hint::black_box;

use anyhow::Result;
use neuf::symmetry::{canonical, id};

use crate::solving::samples;
use crate::table::Table;
use crate::timing::rates;
use crate::{Puzzle, permuted, read_file};

const SETS: [&str; 4] = ["easy_singles", "minimal_random", "17_clue", "hardest_1905_se11"];

/// Rates of canonical forms, each printed when it is known.
pub fn measure(rounds: usize) -> Result<Table> {
    let mut table = Table::new("canonical form of", &["sudoku 0.8.0", "Neuf"]);
    println!("{:<34} {:>11} {:>11}", "canonical form of", "sudoku /s", "Neuf /s");
    let mut push = |what: &str, rates: Vec<Option<f64>>| {
        let shown: Vec<String> =
            rates.iter().map(|rate| rate.map_or("-".into(), |rate| format!("{rate:.0}"))).collect();
        println!("{what:<34} {:>11} {:>11}", shown[0], shown[1]);
        table.push(what, rates);
    };
    let both = |puzzles: &[Puzzle]| {
        // The peer takes a hundred times as long: a few puzzles must do.
        let mut few = puzzles.iter().cycle();
        let mut peer = || {
            black_box(few.next().and_then(|puzzle| puzzle.peer.canonicalized()));
        };
        let mut neuf = || puzzles.iter().for_each(|puzzle| _ = black_box(canonical(black_box(&puzzle.neuf))));
        rates(rounds, &mut [(1, &mut peer), (puzzles.len(), &mut neuf)]).into_iter().map(Some).collect()
    };
    for set in SETS {
        push(set, both(&permuted(&read_file(&samples(set))?, 300)?));
    }
    let puzzles = permuted(&read_file(&samples("minimal_random"))?, 300)?;
    let grids = puzzles.iter().filter_map(|puzzle| neuf::solve::solve(&puzzle.neuf));
    let grids: Vec<Puzzle> = grids.map(|grid| Puzzle::read(&grid.to_line())).collect::<Result<_>>()?;
    push("complete grids", both(&grids));

    let puzzles = permuted(&read_file(&samples("17_clue"))?, 300)?;
    let mut ids = || puzzles.iter().for_each(|puzzle| _ = black_box(id(black_box(&puzzle.neuf))));
    let rate = rates(rounds, &mut [(puzzles.len(), &mut ids)])[0];
    push("17_clue, with its id", vec![None, Some(rate)]);
    Ok(table)
}
