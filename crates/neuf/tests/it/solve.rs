//! The solver against its plain twin, and against what is known.

use std::ops::ControlFlow;

use neuf::grid::{Cell, CellSet, Digit, Grid};
use neuf::solve::{self, Advance, End, Verdict, plain};
use proptest::prelude::*;

const SOLVED: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

fn grid(line: &str) -> Grid {
    line.parse().expect("81 characters")
}

/// Parts of a solved grid with at least `clues` givens, some with a few digits replaced by any other.
fn altered(clues: usize) -> impl Strategy<Value = Grid> {
    let order = Just((0..81).collect::<Vec<usize>>()).prop_shuffle();
    let relabelled = Just((1..=9).collect::<Vec<u8>>()).prop_shuffle();
    (order, relabelled, clues..60, proptest::collection::vec((0..81usize, 1..=9u8), 0..3)).prop_map(
        |(order, relabelled, clues, changes)| {
            let solved = grid(SOLVED);
            let mut puzzle = Grid::EMPTY;
            for cell in order.into_iter().take(clues).filter_map(Cell::new) {
                let digit = solved.get(cell).expect("solved");
                puzzle.set(cell, Digit::new(relabelled[digit.index()]));
            }
            for (cell, digit) in changes {
                puzzle.set(Cell::new(cell).expect("below 81"), Digit::new(digit));
            }
            puzzle
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn counts_agree_with_the_plain_twin(puzzle in altered(24)) {
        prop_assert_eq!(solve::count_solutions(&puzzle, 50), plain::count_solutions(&puzzle, 50));
    }

    #[test]
    fn solutions_are_different_and_solve_the_puzzle(puzzle in altered(20)) {
        let mut found: Vec<Grid> = solve::solutions(&puzzle).take(60).collect();
        for solution in &found {
            prop_assert!(solution.is_solved());
            prop_assert!(puzzle.is_part_of(solution));
        }
        let count = found.len();
        found.sort();
        found.dedup();
        prop_assert_eq!(found.len(), count);
    }

    #[test]
    fn pausing_changes_nothing(puzzle in altered(20), nodes in 1..5u64) {
        let whole: Vec<Grid> = solve::solutions(&puzzle).take(20).collect();
        let mut paused = solve::solutions(&puzzle);
        let mut found = Vec::new();
        while found.len() < 20 {
            match paused.advance(nodes) {
                Advance::Found => found.extend(paused.latest()),
                Advance::Exhausted => break,
                Advance::Paused => {}
            }
        }
        prop_assert_eq!(found, whole);
    }
}

#[test]
fn verdicts() {
    let unique = grid("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    assert_eq!(solve::verdict(&unique), Verdict::Unique(grid(SOLVED)));
    assert!(solve::is_unique(&unique));
    assert!(!solve::is_minimal(&unique));

    let solved = grid(SOLVED);
    assert_eq!(solve::verdict(&solved), Verdict::Unique(solved));

    // Two digits that may be swapped in two rows and two columns.
    let open = solved.masked(!CellSet::from_iter([(3, 5), (3, 8), (4, 5), (4, 8)].map(|(r, c)| Cell::at(r, c))));
    assert_eq!(solve::count_solutions(&open, 10), 2);
    assert!(matches!(solve::verdict(&open), Verdict::Multiple([a, b]) if a != b && a.is_solved() && b.is_solved()));

    let mut clash = Grid::EMPTY;
    clash.set(Cell::at(0, 0), Digit::new(1));
    clash.set(Cell::at(0, 8), Digit::new(1));
    assert_eq!(solve::verdict(&clash), Verdict::None);
    // Locally legal, yet r1c9 has no digit left.
    assert_eq!(solve::count_solutions(&grid(&format!("12345678.........9{}", ".".repeat(63))), 5), 0);
}

#[test]
fn a_minimal_puzzle_is_recognised() {
    // A 17-clue puzzle of Gordon Royle's list.
    let puzzle = grid("000000010400000000020000000000050407008000300001090000300400200050100000000806000");
    assert!(solve::is_minimal(&puzzle));
    assert_eq!(solve::redundant_given(&puzzle), None);
    let solution = solve::solve(&puzzle).expect("unique");
    let spare = Cell::at(0, 0);
    let mut more = puzzle;
    more.set(spare, solution.get(spare));
    assert!(!solve::is_minimal(&more));
    assert_eq!(solve::redundant_given(&more), Some(spare));
}

#[test]
fn limits_and_watchers_stop_the_empty_grid() {
    let count = solve::count_watched(&Grid::EMPTY, 5000, &mut |_| ControlFlow::Continue(()));
    assert_eq!((count.found, count.end), (5000, End::Limit));
    let mut calls = 0;
    let count = solve::count_watched(&Grid::EMPTY, u64::MAX, &mut |_| {
        calls += 1;
        if calls == 10 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert_eq!((count.end, calls), (End::Stopped, 10));
    assert!(count.nodes >= 10_000 && count.nodes < 20_000, "{count:?}");
    assert_eq!(solve::count_solutions(&Grid::EMPTY, 0), 0);
}
