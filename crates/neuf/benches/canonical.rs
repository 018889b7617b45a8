//! Canonical forms per second. Takes the whole puzzle sets where they lie beside the repository, else the excerpts in
//! `data/puzzles`. One item is one form.

use std::path::Path;

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use neuf::grid::Grid;
use neuf::symmetry::{canonical, id};

fn main() {
    divan::main();
}

const SETS: [&str; 6] =
    ["17_clue", "minimal_random", "easy_singles", "hardest_110626", "serg_multiple", "altered_clues"];

fn puzzles(set: &str) -> Vec<Grid> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let whole = root.join("../shared/solver/data").join(set).with_extension("txt");
    let excerpt = root.join("data/puzzles").join(set).with_extension("txt");
    let path = if whole.exists() { whole } else { excerpt };
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.parse().unwrap_or_else(|error| panic!("{}: {line}: {error}", path.display()))).collect()
}

#[divan::bench(args = SETS, sample_count = 10)]
fn form(bencher: Bencher, set: &str) {
    let puzzles = puzzles(set);
    bencher.counter(ItemsCount::new(puzzles.len())).bench(|| {
        for puzzle in &puzzles {
            black_box(canonical(black_box(puzzle)));
        }
    });
}

#[divan::bench(sample_count = 10)]
fn form_of_full_grids(bencher: Bencher) {
    let grids: Vec<Grid> = puzzles("minimal_random").iter().filter_map(neuf::solve::solve).collect();
    bencher.counter(ItemsCount::new(grids.len())).bench(|| {
        for grid in &grids {
            black_box(canonical(black_box(grid)));
        }
    });
}

#[divan::bench(sample_count = 10)]
fn id_of_17_clues(bencher: Bencher) {
    let puzzles = puzzles("17_clue");
    bencher.counter(ItemsCount::new(puzzles.len())).bench(|| {
        for puzzle in &puzzles {
            black_box(id(black_box(puzzle)));
        }
    });
}
