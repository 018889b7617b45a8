//! Neuf against the `sudoku` crate and the recorded counts, on the sets of `data/`.

use std::fs;
use std::path::{Path, PathBuf};

use neuf::grid::Grid;
use neuf_peers::{Puzzle, counts_by_neuf, read_file};

fn data() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../data")
}

fn sets() -> Vec<PathBuf> {
    let mut sets: Vec<PathBuf> = fs::read_dir(data().join("puzzles"))
        .expect("data/puzzles")
        .map(|entry| entry.expect("an entry").path())
        .collect();
    sets.sort();
    assert!(sets.len() >= 10, "{sets:?}");
    sets
}

#[test]
fn counts_agree() {
    for set in sets() {
        let puzzles = read_file(&set).expect("a set");
        let grids: Vec<Grid> = puzzles.iter().map(|puzzle| puzzle.neuf).collect();
        for (puzzle, many) in puzzles.iter().zip(counts_by_neuf(&grids, 100)) {
            let peer = puzzle.count_by_peer(100);
            assert_eq!((puzzle.count_by_neuf(100), many as usize), (peer, peer), "{}", puzzle.neuf.to_line());
        }
    }
}

/// Each puzzle with single givens taken away: the ones that stay unique and the ones that do not.
#[test]
fn verdicts_agree_on_puzzles_with_a_given_less() {
    for set in sets() {
        let mut all = Vec::new();
        for puzzle in read_file(&set).expect("a set").into_iter().step_by(10) {
            for cell in puzzle.neuf.filled().iter() {
                let mut less = puzzle.neuf;
                less.set(cell, None);
                let less = Puzzle::read(&less.to_line()).expect("a puzzle");
                assert_eq!(less.count_by_neuf(2), less.count_by_peer(2), "{}", less.neuf.to_line());
                all.push(less);
            }
        }
        let grids: Vec<Grid> = all.iter().map(|puzzle| puzzle.neuf).collect();
        for (puzzle, many) in all.iter().zip(counts_by_neuf(&grids, 2)) {
            assert_eq!(many as usize, puzzle.count_by_peer(2), "{}", puzzle.neuf.to_line());
        }
    }
}

#[test]
fn solutions_agree() {
    for set in sets() {
        for puzzle in read_file(&set).expect("a set") {
            if let Some(solution) = puzzle.peer.solution().filter(|_| puzzle.count_by_peer(2) == 1) {
                let ours = neuf::solve::solve(&puzzle.neuf).expect("a solution");
                assert_eq!(ours.to_numbers(), solution.to_bytes(), "{}", puzzle.neuf.to_line());
            }
        }
    }
}

#[test]
fn recorded_counts_are_what_both_count() {
    let text = fs::read_to_string(data().join("counts.txt")).expect("data/counts.txt");
    let mut lines = 0;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let (puzzle, count) = line.split_once(';').expect("puzzle;count");
        let puzzle = Puzzle::read(puzzle).expect("a puzzle");
        let count: usize = count.parse().expect("a count");
        assert_eq!(puzzle.count_by_neuf(1000), count, "{line}");
        assert_eq!(puzzle.count_by_peer(1000), count, "{line}");
        lines += 1;
    }
    assert!(lines > 200);
}
