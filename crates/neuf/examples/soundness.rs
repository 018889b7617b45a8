//! Checks every step that is found along the paths of puzzles against their solutions, and says how often each technique was
//! found.
//!
//! ```text
//!  soundness COUNT [SEED]          random minimal puzzles
//!  soundness FILE                  puzzles with one solution, a line each
//!  soundness … paths               only the steps of the paths, not all there are on the way
//! ```

use std::collections::BTreeMap;
use std::process::ExitCode;
use std::{env, fs};

use neuf::generate::{Rng, fast_grid};
use neuf::grid::{Candidates, Cell, Grid};
use neuf::logic::{Board, Family, Settings, Step, Technique, Uniqueness, all, next};
use neuf::solve::{is_unique, solve};

fn main() -> ExitCode {
    let mut arguments: Vec<String> = env::args().skip(1).collect();
    let only_paths = arguments.pop_if(|last| last == "paths").is_some();
    let first = arguments.first().map_or("1000", String::as_str);
    let mut tally = Tally { found: BTreeMap::new(), puzzles: 0, solved: 0, only_paths };
    let result = match first.parse::<u64>() {
        Ok(count) => {
            let seed = arguments.get(1).and_then(|seed| seed.parse().ok()).unwrap_or(1);
            (0..count).try_for_each(|index| {
                let (puzzle, solution) = minimal(&mut Rng::new(seed, index));
                tally.walk(&puzzle, &solution)
            })
        }
        Err(_) => fs::read_to_string(first).map_err(|error| format!("{first}: {error}")).and_then(|text| {
            text.lines().filter(|line| !line.starts_with('#')).try_for_each(|line| {
                let puzzle: Grid = line.parse().map_err(|error| format!("{line}: {error}"))?;
                let solution = solve(&puzzle).filter(|_| is_unique(&puzzle));
                tally.walk(&puzzle, &solution.ok_or(format!("{line}: not one solution"))?)
            })
        }),
    };
    for technique in Technique::all() {
        println!("{technique:26} {}", tally.found.get(&technique).copied().unwrap_or(0));
    }
    println!("{} puzzles, {} solved", tally.puzzles, tally.solved);
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}

struct Tally {
    found: BTreeMap<Technique, u64>,
    puzzles: u64,
    solved: u64,
    only_paths: bool,
}

impl Tally {
    /// Goes the way of a puzzle, and checks what is found on it. Where a single is left, only that is looked at.
    fn walk(&mut self, puzzle: &Grid, solution: &Grid) -> Result<(), String> {
        let usual = Settings::new(Uniqueness::Proved);
        let everything = Settings { order: Technique::all().collect(), ..usual.clone() };
        let mut board = Board::new(puzzle);
        loop {
            let step = next(&board, &usual);
            let is_single = step.as_ref().is_some_and(|step| step.technique.family() == Family::Single);
            let others = if self.only_paths || is_single { Vec::new() } else { all(&board, &everything) };
            // What is next is among all there are, unless only it is looked at.
            let own = step.iter().filter(|_| others.is_empty());
            for step in others.iter().chain(own) {
                *self.found.entry(step.technique).or_default() += 1;
                check(&board, step, solution)
                    .map_err(|problem| format!("{puzzle}: {problem}\n{:?}\n{step:?}", candidates(&board)))?;
            }
            match step {
                Some(step) => board.apply(&step),
                None => break,
            }
        }
        self.puzzles += 1;
        self.solved += u64::from(board.is_full());
        Ok(())
    }
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
