//! Checks every step that is found along the paths of random puzzles against their solutions, and says how often each
//! technique was found: `soundness COUNT [SEED]`.

use std::collections::BTreeMap;
use std::env;
use std::process::ExitCode;

use neuf::generate::{Rng, fast_grid};
use neuf::grid::{Candidates, Cell, Grid};
use neuf::logic::{Board, Family, Settings, Step, Technique, Uniqueness, all, next};
use neuf::solve::is_unique;

fn main() -> ExitCode {
    let mut arguments = env::args().skip(1);
    let mut number = |default: u64| arguments.next().and_then(|text| text.parse().ok()).unwrap_or(default);
    let (count, seed) = (number(1000), number(1));
    let usual = Settings::new(Uniqueness::Proved);
    let everything = Settings { order: Technique::all().collect(), ..usual.clone() };
    let mut found: BTreeMap<Technique, u64> = BTreeMap::new();
    let mut solved = 0;
    for index in 0..count {
        let (puzzle, solution) = minimal(&mut Rng::new(seed, index));
        let mut board = Board::new(&puzzle);
        loop {
            let step = next(&board, &usual);
            if step.as_ref().is_none_or(|step| step.technique.family() != Family::Single) {
                for step in all(&board, &everything) {
                    if let Err(problem) = check(&board, &step, &solution) {
                        eprintln!("{puzzle}: {problem}\n{candidates:?}\n{step:?}", candidates = candidates(&board));
                        return ExitCode::FAILURE;
                    }
                    *found.entry(step.technique).or_default() += 1;
                }
            }
            let Some(step) = step else { break };
            if let Err(problem) = check(&board, &step, &solution) {
                eprintln!("{puzzle}: {problem}\n{step:?}");
                return ExitCode::FAILURE;
            }
            board.apply(&step);
        }
        solved += u64::from(board.is_full());
    }
    for technique in Technique::all() {
        println!("{technique:26} {}", found.get(&technique).copied().unwrap_or(0));
    }
    println!("{count} puzzles, {solved} solved");
    ExitCode::SUCCESS
}

/// A puzzle with one solution, none of whose clues could go, and its solution.
fn minimal(rng: &mut Rng) -> (Grid, Grid) {
    let solution = fast_grid(rng);
    let mut puzzle = solution;
    let mut cells: Vec<Cell> = Cell::all().collect();
    rng.shuffle(&mut cells);
    for cell in cells {
        let digit = puzzle.get(cell);
        puzzle.set(cell, None);
        if !is_unique(&puzzle) {
            puzzle.set(cell, digit);
        }
    }
    (puzzle, solution)
}

fn check(board: &Board, step: &Step, solution: &Grid) -> Result<(), String> {
    let on_board = |cell: Cell, digit| board.candidates(cell).contains(digit);
    if !step.agrees_with(solution) {
        return Err(format!("{} contradicts the solution", step.technique));
    }
    if !step.changes(board) {
        return Err(format!("{} changes nothing", step.technique));
    }
    if !step.chains.is_empty() && !step.holds_on(board) {
        return Err(format!("{}'s chains don't prove it", step.technique));
    }
    match step.eliminations.iter().chain(&step.placements).find(|one| !on_board(one.cell, one.digit)) {
        Some(one) => Err(format!("{} concludes on {one}, which is no candidate", step.technique)),
        None => Ok(()),
    }
}

/// The candidates of the empty cells, and the digits of the others.
fn candidates(board: &Board) -> Candidates {
    let mut candidates = Candidates::of(board.grid());
    board.empty().iter().for_each(|cell| candidates.set(cell, board.candidates(cell)));
    candidates
}
