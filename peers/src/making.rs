//! The generators: grids, minimal puzzles, the four levels, few clues, neighbours.

use std::cell::Cell;
use std::hint::black_box;
use std::ops::ControlFlow;

use anyhow::Result;
use neuf::generate::{self, ClueRange, Failure, Level, Made, Request, Rng, Vicinity, vicinity};
use sudoku::Sudoku;
use sudoku::board::Symmetry;

use crate::solving::samples;
use crate::table::Table;
use crate::timing::rates;
use crate::{permuted, qqwing, read_file};

/// So many puzzles are ordered at once.
const AT_ONCE: u64 = 2000;

/// Numbers of clues that are few, and how many puzzles of them are ordered at once.
const FEW: [(u8, u64); 5] = [(22, 500), (21, 200), (20, 100), (19, 64), (18, 32)];

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
    let mut neuf = || order(&request, &first, AT_ONCE);
    let both = rates(rounds, &mut [(1, &mut peer), (AT_ONCE as usize, &mut neuf)]);
    push("minimal puzzle", [qqwing::rate(rounds)?, Some(both[0]), Some(both[1])]);

    for level in Level::ALL {
        let request = Request::from(level);
        let (lowest, highest) = (request.clues.min, request.clues.max);
        let mut neuf = || order(&request, &first, AT_ONCE);
        let rate = rates(rounds, &mut [(AT_ONCE as usize, &mut neuf)])[0];
        push(&format!("{level} puzzle, {lowest} to {highest} clues"), [None, None, Some(rate)]);
    }

    for (clues, count) in FEW {
        let request = Request { clues: ClueRange::exactly(clues), ..Request::default() };
        let mut neuf = || order(&request, &first, count);
        let rate = rates(rounds, &mut [(count as usize, &mut neuf)])[0];
        push(&format!("puzzle of exactly {clues} clues"), [None, None, Some(rate)]);
    }

    let puzzles = permuted(&read_file(&samples("17_clue"))?, 300)?;
    let change = Vicinity { minus: 1, plus: 1, minimal: false };
    let mut next = puzzles.iter().cycle();
    let mut neuf = || {
        if let Some(puzzle) = next.next() {
            let mut take = |near| {
                black_box(near);
                ControlFlow::Continue(())
            };
            black_box(vicinity(&puzzle.neuf, &change, &mut take, &mut |_| ControlFlow::Continue(())));
        }
    };
    let rate = rates(rounds, &mut [(1, &mut neuf)])[0];
    push("all {-1+1} of a 17-clue puzzle", [None, None, Some(rate)]);

    const GRIDS: usize = 1000;
    let mut rng = Rng::new(1, 0);
    let mut peer = || {
        black_box(Sudoku::generate_solved());
    };
    let mut neuf = || (0..GRIDS).for_each(|_| _ = black_box(generate::fast_grid(&mut rng)));
    let both = rates(rounds, &mut [(1, &mut peer), (GRIDS, &mut neuf)]);
    push("complete grid", [None, Some(both[0]), Some(both[1])]);
    let mut rng = Rng::new(1, 0);
    let mut neuf = || (0..GRIDS).for_each(|_| _ = black_box(generate::uniform_grid(&mut rng)));
    let rate = rates(rounds, &mut [(GRIDS, &mut neuf)])[0];
    push("complete grid, exactly uniform", [None, None, Some(rate)]);
    Ok(table)
}

/// Makes the next puzzles of the request.
fn order(request: &Request, first: &Cell<u64>, count: u64) {
    let from = first.replace(first.get() + count);
    let mut take = |_, outcome: Result<Made, Failure>| {
        black_box(outcome.expect("a puzzle"));
        ControlFlow::Continue(())
    };
    generate::puzzles(request, 1, from, count, &mut take, &mut |_, _| ControlFlow::Continue(()));
}
