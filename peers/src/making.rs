//! The generators: grids, minimal puzzles, the four levels.

use std::cell::Cell;
use std::hint::black_box;
use std::ops::ControlFlow;

use anyhow::Result;
use neuf::generate::{self, Failure, Level, Made, Request, Rng};
use sudoku::Sudoku;
use sudoku::board::Symmetry;

use crate::qqwing;
use crate::table::Table;
use crate::timing::rates;

/// So many puzzles are ordered at once.
const AT_ONCE: u64 = 2000;

/// Rates of making things, each printed when it is known.
pub fn measure(rounds: usize) -> Result<Table> {
    let mut table = Table::new("made", &["qqwing", "sudoku 0.8.0", "Neuf"]);
    println!("{:<34} {:>11} {:>11} {:>11}", "made", "qqwing /s", "sudoku /s", "Neuf /s");
    let mut push = |what: &str, rates: [Option<f64>; 3]| {
        let [a, b, c] = rates.map(|rate| rate.map_or("-".into(), |rate| format!("{rate:.0}")));
        println!("{what:<34} {a:>11} {b:>11} {c:>11}");
        table.push(what, rates.into());
    };

    let request = Request { minimal: true, ..Request::default() };
    let mut peer = || {
        black_box(Sudoku::generate_with_symmetry(Symmetry::None));
    };
    let first = Cell::new(0);
    let mut neuf = || order(&request, &first);
    let both = rates(rounds, &mut [(1, &mut peer), (AT_ONCE as usize, &mut neuf)]);
    push("minimal puzzle", [qqwing::rate(rounds)?, Some(both[0]), Some(both[1])]);

    for level in Level::ALL {
        let request = Request::from(level);
        let (lowest, highest) = (request.clues.min, request.clues.max);
        let mut neuf = || order(&request, &first);
        let rate = rates(rounds, &mut [(AT_ONCE as usize, &mut neuf)])[0];
        push(&format!("{level} puzzle, {lowest} to {highest} clues"), [None, None, Some(rate)]);
    }

    let mut rng = Rng::new(1, 0);
    let mut peer = || {
        black_box(Sudoku::generate_solved());
    };
    let mut neuf = || {
        black_box(generate::fast_grid(&mut rng));
    };
    let both = rates(rounds, &mut [(1, &mut peer), (1, &mut neuf)]);
    push("complete grid", [None, Some(both[0]), Some(both[1])]);
    let mut rng = Rng::new(1, 0);
    let mut neuf = || {
        black_box(generate::uniform_grid(&mut rng));
    };
    let rate = rates(rounds, &mut [(1, &mut neuf)])[0];
    push("complete grid, exactly uniform", [None, None, Some(rate)]);
    Ok(table)
}

/// Makes the next puzzles of the request.
fn order(request: &Request, first: &Cell<u64>) {
    let from = first.replace(first.get() + AT_ONCE);
    let mut take = |_, outcome: Result<Made, Failure>| {
        black_box(outcome.expect("a puzzle"));
        ControlFlow::Continue(())
    };
    generate::puzzles(request, 1, from, AT_ONCE, &mut take, &mut |_, _| ControlFlow::Continue(()));
}
