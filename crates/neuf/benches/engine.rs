//! `cargo bench -p neuf --bench engine`: solving each set of puzzles, complete grids, puzzles of each level. One
//! thread; the figures are in docs/PERFORMANCE.md.
//!
//! The sets are those of the folder that `NEUF_SETS` names, else the samples in `data/puzzles`.

use std::cell::Cell as Counter;
use std::fs;
use std::ops::ControlFlow;
use std::path::PathBuf;

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use neuf::generate::{self, ClueRange, Level, Request, Rng};
use neuf::grid::Grid;
use neuf::solve;
use neuf::symmetry::Symmetry;

fn main() {
    divan::main();
}

const SETS: [&str; 10] = [
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

fn puzzles(set: &str) -> Vec<Grid> {
    let sample = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/puzzles");
    let folder = std::env::var_os("NEUF_SETS").map_or_else(|| sample.into(), PathBuf::from);
    let path = folder.join(set).with_extension("txt");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let puzzles: Vec<Grid> = text.lines().filter_map(|line| line.get(..81)?.parse().ok()).collect();
    assert!(!puzzles.is_empty(), "{} has no puzzles", path.display());
    puzzles
}

/// All puzzles of a set, counting up to two solutions.
#[divan::bench(args = SETS, sample_count = 10)]
fn count_to_two(bencher: Bencher, set: &str) {
    let puzzles = puzzles(set);
    bencher
        .counter(ItemsCount::new(puzzles.len()))
        .bench_local(|| puzzles.iter().map(|puzzle| solve::count_solutions(black_box(puzzle), 2)).sum::<u64>());
}

/// A thousand complete grids a turn: how many attempts one takes is a matter of luck.
fn draw(bencher: Bencher, fill: fn(&mut Rng) -> Grid) {
    let mut rng = Rng::new(1, 0);
    bencher.counter(ItemsCount::new(1000usize)).bench_local(|| {
        for _ in 0..1000 {
            black_box(fill(&mut rng));
        }
    });
}

#[divan::bench]
fn fast_grid(bencher: Bencher) {
    draw(bencher, generate::fast_grid);
}

#[divan::bench]
fn uniform_grid(bencher: Bencher) {
    draw(bencher, generate::uniform_grid);
}

fn make(bencher: Bencher, request: &Request) {
    let index = Counter::new(0);
    bencher.counter(ItemsCount::new(1usize)).bench_local(|| {
        index.set(index.get() + 1);
        generate::puzzle(request, 1, index.get(), &mut |_| ControlFlow::Continue(())).expect("a puzzle")
    });
}

/// Puzzles of the guide's levels without symmetry.
#[divan::bench(args = Level::ALL, sample_count = 300)]
fn level(bencher: Bencher, level: Level) {
    make(bencher, &Request::from(level));
}

/// Expert puzzles, 24 clues at the most, of each symmetry.
#[divan::bench(args = Symmetry::ALL, sample_count = 100)]
fn expert(bencher: Bencher, symmetry: Symmetry) {
    make(bencher, &Request { symmetry, ..Request::from(Level::Expert) });
}

/// Puzzles without a superfluous clue.
#[divan::bench(sample_count = 1000)]
fn minimal(bencher: Bencher) {
    make(bencher, &Request { minimal: true, ..Request::default() });
}

/// So many puzzles side by side, in the lanes of the batch solver.
fn make_many(bencher: Bencher, request: &Request, count: u64) {
    let first = Counter::new(0);
    bencher.counter(ItemsCount::new(count as usize)).bench_local(|| {
        let begin = first.replace(first.get() + count);
        let mut take = |_, outcome: Result<generate::Made, generate::Failure>| {
            black_box(outcome.expect("a puzzle"));
            ControlFlow::Continue(())
        };
        generate::puzzles(request, 1, begin, count, &mut take, &mut |_, _| ControlFlow::Continue(()));
    });
}

#[divan::bench(args = Level::ALL, sample_count = 10)]
fn level_batch(bencher: Bencher, level: Level) {
    make_many(bencher, &Request::from(level), 4000);
}

#[divan::bench(sample_count = 10)]
fn minimal_batch(bencher: Bencher) {
    make_many(bencher, &Request { minimal: true, ..Request::default() }, 4000);
}

/// Puzzles with exactly so many clues.
#[divan::bench(args = [24, 23, 22, 21, 20, 19, 18], sample_count = 50)]
fn clues(bencher: Bencher, clues: u8) {
    make(bencher, &Request { clues: ClueRange::exactly(clues), ..Request::default() });
}
