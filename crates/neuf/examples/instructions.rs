//! A fixed piece of work by name, for `cargo xtask instructions`, which counts the processor's instructions. The difference
//! to `nothing`, which reads the same puzzles, is the work itself. Without a name: all names.

use std::env;
use std::hint::black_box;
use std::ops::ControlFlow;
use std::process::ExitCode;

use neuf::generate::{self, Level, Request, Rng};
use neuf::grid::Grid;
use neuf::solve::batch::{Lanes, Puzzles, Task, Width, Work};
use neuf::solve::count_solutions;
use neuf::symmetry::canonical;

/// Easy, usual, few clues, hard, several solutions.
const SETS: [(&str, &str); 5] = [
    ("easy_singles", include_str!("../../../data/puzzles/easy_singles.txt")),
    ("minimal_random", include_str!("../../../data/puzzles/minimal_random.txt")),
    ("17_clue", include_str!("../../../data/puzzles/17_clue.txt")),
    ("hardest_1905_se11", include_str!("../../../data/puzzles/hardest_1905_se11.txt")),
    ("serg_multiple", include_str!("../../../data/puzzles/serg_multiple.txt")),
];
/// Counting instructions takes a hundred times as long as executing them.
const WIDTHS: [(&str, Width); 3] = [("portable", Width::Portable), ("sse42", Width::Sse42), ("avx2", Width::Avx2)];

fn main() -> ExitCode {
    let sets: Vec<(&str, Vec<Grid>)> = SETS.iter().map(|(name, text)| (*name, puzzles(text))).collect();
    black_box(&sets);
    let Some(name) = env::args().nth(1) else {
        names().iter().for_each(|name| println!("{name}"));
        return ExitCode::SUCCESS;
    };
    let set = |name: &str| sets.iter().find(|(set, _)| *set == name).map(|(_, puzzles)| puzzles);
    match name.split_whitespace().collect::<Vec<_>>()[..] {
        ["nothing"] => {}
        ["one", name] if let Some(puzzles) = set(name) => {
            for puzzle in puzzles {
                black_box(count_solutions(black_box(puzzle), 2));
            }
        }
        ["many", width, name] if let Some(puzzles) = set(name) => {
            let width = WIDTHS.iter().find(|(name, _)| *name == width).map(|(_, width)| *width);
            let Some(mut lanes) = width.and_then(Lanes::with) else {
                eprintln!("{name}: this processor has no such lanes");
                return ExitCode::from(3);
            };
            lanes.run(&mut Counts { puzzles, next: 0 });
        }
        ["canonical", name] if let Some(puzzles) = set(name) => {
            for puzzle in puzzles {
                black_box(canonical(black_box(puzzle)));
            }
        }
        ["grids", "fast"] => {
            let mut rng = Rng::new(1, 0);
            (0..100).for_each(|_| _ = black_box(generate::fast_grid(&mut rng)));
        }
        ["grids", "uniform"] => {
            let mut rng = Rng::new(1, 0);
            (0..20).for_each(|_| _ = black_box(generate::uniform_grid(&mut rng)));
        }
        ["make", "minimal"] => make(&Request { minimal: true, ..Request::default() }),
        ["make", level] if let Ok(level) = level.parse::<Level>() => make(&Request::from(level)),
        _ => {
            eprintln!("there is no {name:?}");
            return ExitCode::from(2);
        }
    }
    ExitCode::SUCCESS
}

fn names() -> Vec<String> {
    let mut names = vec!["nothing".to_owned()];
    names.extend(SETS.iter().map(|(set, _)| format!("one {set}")));
    names.extend(WIDTHS.iter().flat_map(|(width, _)| SETS.iter().map(move |(set, _)| format!("many {width} {set}"))));
    names.extend(["grids fast", "grids uniform", "make minimal"].map(str::to_owned));
    names.extend(Level::ALL.iter().map(|level| format!("make {level}")));
    names.extend(["canonical 17_clue", "canonical minimal_random"].map(str::to_owned));
    names
}

/// A hundred puzzles of a set.
fn puzzles(text: &str) -> Vec<Grid> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.step_by(3).map(|line| line.parse().expect("a puzzle")).collect()
}

struct Counts<'a> {
    puzzles: &'a [Grid],
    next: usize,
}

impl Work for Counts<'_> {
    fn next(&mut self) -> Option<Task> {
        None
    }

    fn puzzles(&mut self, most: usize) -> Option<Puzzles<'_>> {
        let first = self.next;
        self.next = self.puzzles.len().min(first + most);
        Some(Puzzles { grids: &self.puzzles[first..self.next], first_ticket: first as u32, limit: 2, show: false })
    }

    fn done(&mut self, ticket: u32, found: u32) {
        black_box((ticket, found));
    }
}

fn make(request: &Request) {
    let mut take = |_, outcome: Result<generate::Made, generate::Failure>| {
        black_box(outcome.expect("a puzzle"));
        ControlFlow::Continue(())
    };
    generate::puzzles(request, 1, 0, 64, &mut take, &mut |_, _| ControlFlow::Continue(()));
}
