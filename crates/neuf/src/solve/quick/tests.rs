//! The quick search against the band solver and the plain one.

use std::ops::ControlFlow;
use std::{fs, path::Path};

use proptest::prelude::*;

use super::{Searched, Start, search, search_bands};
use crate::grid::{Candidates, Cell, Digit, DigitSet, Grid};
use crate::solve::{End, State, plain};

const SOLVED: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

fn quick(start: Start<'_>, limit: u64) -> Searched {
    search(start, limit, &mut |_| ControlFlow::Continue(()))
}

fn bands(start: Start<'_>, limit: u64) -> Searched {
    search_bands(start, limit, &mut |_| ControlFlow::Continue(()))
}

fn first(searched: &Searched) -> Grid {
    Grid::from_numbers(&searched.first).expect("digits")
}

fn sample(set: &str) -> Vec<Grid> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/puzzles").join(set).with_extension("txt");
    fs::read_to_string(path).expect("a set").lines().filter_map(|line| line.parse().ok()).collect()
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

#[test]
fn it_agrees_with_the_band_solver_on_every_set() {
    for set in SETS {
        for puzzle in sample(set) {
            for limit in [1, 2, 30] {
                let (found, expected) = (quick(Start::Grid(&puzzle), limit), bands(Start::Grid(&puzzle), limit));
                assert_eq!((found.found, found.end), (expected.found, expected.end), "{set}: {puzzle}");
                if found.found > 0 {
                    assert!(first(&found).is_solved() && puzzle.is_part_of(&first(&found)), "{set}: {puzzle}");
                } else {
                    assert_eq!(found.first, [0; 81]);
                }
                if found.found == 1 && found.end == End::Exhausted {
                    assert_eq!(found.first, expected.first);
                }
            }
        }
    }
}

/// Nodes a puzzle, which is one and twice the guesses. More says that a rule or the choice of guesses has become
/// weaker, less that the table below wants rewriting.
#[test]
#[cfg(target_arch = "x86_64")]
fn few_guesses_are_needed() {
    if !super::avx512::is_available() {
        return;
    }
    for (set, low, high) in NODES {
        let puzzles = sample(set);
        let nodes: u64 = puzzles.iter().map(|puzzle| quick(Start::Grid(puzzle), 2).nodes).sum();
        let mean = nodes as f64 / puzzles.len() as f64;
        assert!((low..=high).contains(&mean), "{set}: {mean}");
    }
}

#[cfg(target_arch = "x86_64")]
const NODES: [(&str, f64, f64); 5] = [
    ("easy_singles", 1.0, 1.0),
    ("minimal_random", 2.4, 3.4),
    ("17_clue", 1.8, 2.6),
    ("hardest_1905_se11", 105.0, 140.0),
    ("hardest_110626", 195.0, 245.0),
];

#[test]
fn empty_and_contradictory_grids() {
    let empty = quick(Start::Grid(&Grid::EMPTY), 10_000);
    assert_eq!((empty.found, empty.end), (10_000, End::Limit));
    assert!(first(&empty).is_solved());
    assert_eq!((quick(Start::Grid(&Grid::EMPTY), 0).found, quick(Start::Grid(&Grid::EMPTY), 0).end), (0, End::Limit));
    // Two equal digits in a row, a column, a box; at once, whatever else is open.
    for (a, b) in [((0, 0), (0, 8)), ((0, 0), (0, 1)), ((0, 0), (8, 0)), ((3, 4), (4, 4)), ((6, 6), (8, 8))] {
        let mut clash = Grid::EMPTY;
        clash.set(Cell::at(a.0, a.1), Digit::new(9));
        clash.set(Cell::at(b.0, b.1), Digit::new(9));
        let found = quick(Start::Grid(&clash), 2);
        assert_eq!((found.found, found.end, found.nodes), (0, End::Exhausted, 1), "{clash}");
    }
    let solved: Grid = SOLVED.parse().expect("a grid");
    let found = quick(Start::Grid(&solved), 2);
    assert_eq!((found.found, found.end, first(&found)), (1, End::Exhausted, solved));
}

#[test]
fn a_watcher_is_called_every_thousand_nodes_and_stops_the_search() {
    let mut calls = Vec::new();
    let found = search(Start::Grid(&Grid::EMPTY), u64::MAX, &mut |found| {
        calls.push(found);
        if calls.len() == 5 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert_eq!((found.end, found.nodes, calls.len()), (End::Stopped, 5000, 5));
    assert!(calls.is_sorted() && calls[4] == found.found);
}

/// Puzzles of a relabelled solved grid, some with a few digits changed.
fn altered() -> impl Strategy<Value = Grid> {
    let order = Just((0..81).collect::<Vec<usize>>()).prop_shuffle();
    let relabelled = Just((1..=9).collect::<Vec<u8>>()).prop_shuffle();
    (order, relabelled, 26..60usize, proptest::collection::vec((0..81usize, 1..=9u8), 0..3)).prop_map(
        |(order, relabelled, clues, changes)| {
            let solved: Grid = SOLVED.parse().expect("a grid");
            let mut puzzle = Grid::EMPTY;
            for cell in order.into_iter().take(clues).filter_map(Cell::new) {
                puzzle.set(cell, Digit::new(relabelled[solved.get(cell).expect("solved").index()]));
            }
            for (cell, digit) in changes {
                puzzle.set(Cell::new(cell).expect("below 81"), Digit::new(digit));
            }
            puzzle
        },
    )
}

/// Pencil marks at random around a solution, so that several, one or (a mark of it taken) none may fit.
fn pencilled() -> impl Strategy<Value = Candidates> {
    let marks = proptest::collection::vec(0..512u16, 81);
    (marks, proptest::collection::vec(0..512u16, 81), 0..81usize, any::<bool>()).prop_map(|(a, b, gone, spoil)| {
        let solved: Grid = SOLVED.parse().expect("a grid");
        let mut candidates = Candidates::ALL;
        for cell in Cell::all() {
            let marks = DigitSet::from_bits(a[cell.index()] & b[cell.index()]);
            candidates.set(cell, marks | DigitSet::only(solved.get(cell).expect("solved")));
        }
        if spoil {
            let cell = Cell::new(gone).expect("below 81");
            candidates.set(cell, candidates.get(cell) - DigitSet::only(solved.get(cell).expect("solved")));
        }
        candidates
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn it_agrees_with_the_plain_twin(puzzle in altered()) {
        prop_assert_eq!(quick(Start::Grid(&puzzle), 20).found, plain::count_solutions(&puzzle, 20));
    }

    #[test]
    fn it_agrees_on_pencil_marks(candidates in pencilled(), limit in 1..40u64) {
        let state = State::of_candidates(&candidates);
        let (found, expected) = (quick(Start::Places(state.places()), limit), bands(Start::Places(state.places()), limit));
        prop_assert_eq!((found.found, found.end), (expected.found, expected.end));
        if found.found > 0 {
            let solution = first(&found);
            prop_assert!(solution.is_solved());
            prop_assert!(Cell::all().all(|cell| candidates.get(cell).contains(solution.get(cell).expect("solved"))));
        }
    }

    #[test]
    fn any_filling_is_answered(numbers in proptest::collection::vec(0..10u8, 81)) {
        let mut cells = [0; 81];
        cells.copy_from_slice(&numbers);
        let grid = Grid::from_numbers(&cells).expect("digits");
        prop_assert_eq!(quick(Start::Grid(&grid), 2).found, bands(Start::Grid(&grid), 2).found);
    }
}
