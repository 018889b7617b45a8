use std::collections::HashSet;

use proptest::prelude::*;

use super::{Lanes, Puzzles, Task, Width, Work, verdicts};
use crate::grid::{Candidates, Cell, Digit, DigitSet, Grid};
use crate::solve::{Solutions, State, Verdict, count_solutions, verdict};

/// Asks all the same, remembers all that is said.
struct Survey {
    tasks: Vec<Candidates>,
    limit: u32,
    asked: usize,
    shown: Vec<Vec<Grid>>,
    found: Vec<Option<u32>>,
}

impl Survey {
    fn new(tasks: Vec<Candidates>, limit: u32) -> Survey {
        let (shown, found) = (vec![Vec::new(); tasks.len()], vec![None; tasks.len()]);
        Survey { tasks, limit, asked: 0, shown, found }
    }
}

impl Work for Survey {
    fn next(&mut self) -> Option<Task> {
        let candidates = self.tasks.get(self.asked)?.clone();
        self.asked += 1;
        Some(Task { candidates, limit: self.limit, show: true, ticket: self.asked as u32 - 1 })
    }

    fn solution(&mut self, ticket: u32, solution: &Grid) {
        let ticket = ticket as usize;
        assert_eq!(self.found[ticket], None, "a solution after the answer");
        self.shown[ticket].push(*solution);
    }

    fn done(&mut self, ticket: u32, found: u32) {
        assert_eq!(self.found[ticket as usize].replace(found), None, "two answers");
    }
}

fn widths() -> impl Iterator<Item = Width> {
    Width::ALL.into_iter().filter(|width| width.is_available())
}

/// The answers of every width are those of the scalar solver, and what is shown are different solutions.
fn agree(tasks: &[Candidates], limit: u32) {
    for width in widths() {
        let mut survey = Survey::new(tasks.to_vec(), limit);
        Lanes::with(width).unwrap().run(&mut survey);
        for (i, task) in tasks.iter().enumerate() {
            let expected = Solutions::from_state(State::of_candidates(task)).take(limit as usize).count();
            assert_eq!(survey.found[i], Some(expected as u32), "{width:?}\n{task}");
            let shown = &survey.shown[i];
            assert_eq!(shown.len(), expected, "{width:?}");
            assert_eq!(shown.iter().collect::<HashSet<_>>().len(), expected, "{width:?}: one was shown twice");
            for solution in shown {
                assert!(solution.is_solved());
                assert!(Cell::all().all(|cell| task.get(cell).contains(solution.get(cell).unwrap())), "{width:?}");
            }
        }
    }
}

fn sample(set: &str) -> Vec<Grid> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/puzzles");
    let text = std::fs::read_to_string(format!("{path}/{set}.txt")).unwrap();
    text.lines().filter_map(|line| line.get(..81)?.parse().ok()).collect()
}

#[test]
fn the_sample_sets() {
    for set in ["17_clue", "easy_singles", "minimal_random", "hardest_1905_se11", "serg_multiple", "altered_clues"] {
        let puzzles = sample(set);
        assert!(puzzles.len() >= 10, "{set}");
        let tasks: Vec<Candidates> = puzzles.iter().map(Candidates::open).collect();
        for limit in [1, 2, 5] {
            agree(&tasks, limit);
        }
    }
}

/// All that lanes do, on two puzzles: little enough for Miri (CONTRIBUTING.md).
#[test]
fn a_few_guesses() {
    let tasks = [
        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
        ".....6....59.....82....8....45........3........6..3.54...325..6..................",
    ];
    agree(&tasks.map(|task| Candidates::open(&task.parse().unwrap())), 2);
}

/// Handed out in one piece or one by one, with all clues or with what they leave: it is the same.
#[test]
fn puzzles_by_the_piece() {
    struct Piece<'a>(&'a [Grid], usize, Vec<u32>);
    impl Work for Piece<'_> {
        fn next(&mut self) -> Option<Task> {
            panic!("puzzles come by the piece")
        }
        fn puzzles(&mut self, most: usize) -> Option<Puzzles<'_>> {
            let first = self.1;
            // Never a full load, so that all numbers of lanes get to be idle.
            self.1 = self.0.len().min(first + most.min(first % 7 + 1));
            let grids = &self.0[first..self.1];
            Some(Puzzles { grids, first_ticket: first as u32, limit: 3, show: false })
        }
        fn done(&mut self, ticket: u32, found: u32) {
            self.2[ticket as usize] = found;
        }
    }
    let mut puzzles = sample("serg_multiple");
    puzzles.extend(sample("minimal_random"));
    puzzles.push(Grid::EMPTY);
    let expected: Vec<u32> = puzzles.iter().map(|puzzle| count_solutions(puzzle, 3) as u32).collect();
    for width in widths() {
        let mut piece = Piece(&puzzles, 0, vec![9; puzzles.len()]);
        Lanes::with(width).unwrap().run(&mut piece);
        assert_eq!(piece.2, expected, "{width:?}");
    }
}

#[test]
fn clashing_givens_have_no_solution() {
    let mut tasks = Vec::new();
    for (a, b) in [(0, 8), (0, 72), (0, 10), (40, 49), (80, 79)] {
        let mut grid = Grid::EMPTY;
        grid.set(Cell::new(a).unwrap(), Digit::new(7));
        grid.set(Cell::new(b).unwrap(), Digit::new(7));
        tasks.push(Candidates::open(&grid));
    }
    let mut hole = Candidates::ALL;
    hole.set(Cell::at(4, 4), DigitSet::EMPTY);
    tasks.push(hole);
    agree(&tasks, 2);
}

#[test]
fn one_task_uses_all_lanes_and_large_counts_are_exact() {
    let mut puzzle = sample("17_clue")[0];
    // Two clues fewer: some thousands of solutions.
    for cell in puzzle.filled().iter().take(2) {
        puzzle.set(cell, None);
    }
    let expected = count_solutions(&puzzle, 1_000_000) as u32;
    assert!(expected > 1000, "{expected}");
    for width in widths() {
        let mut survey = Survey::new(vec![Candidates::open(&puzzle)], 1_000_000);
        let mut lanes = Lanes::with(width).unwrap();
        lanes.run(&mut survey);
        assert_eq!(survey.found, [Some(expected)]);
        let effort = lanes.effort();
        let busy = effort.lane_sweeps as f64 / (effort.sweeps * width.lanes() as u64) as f64;
        assert!(busy > 0.8, "{width:?}: {busy}");
    }
    agree(&[Candidates::ALL], 20_000);
}

/// The search is as clever as it was: what the hardest set takes, in guesses a puzzle.
#[test]
fn guesses() {
    let tasks: Vec<Candidates> = sample("hardest_1905_se11").iter().map(Candidates::open).collect();
    for width in widths().filter(|width| *width != Width::Single) {
        let mut survey = Survey::new(tasks.clone(), 2);
        let mut lanes = Lanes::with(width).unwrap();
        lanes.run(&mut survey);
        let guesses = lanes.effort().guesses as f64 / tasks.len() as f64;
        assert!((40.0..80.0).contains(&guesses), "{width:?}: {guesses}");
    }
}

#[test]
fn verdicts_are_the_same() {
    let mut puzzles = sample("altered_clues");
    puzzles.extend(sample("minimal_random").into_iter().take(20));
    let several = verdicts(&puzzles);
    assert_eq!(several, puzzles.iter().map(verdict).collect::<Vec<_>>());
    assert!(several.contains(&Verdict::None));
    assert!(several.iter().any(|verdict| matches!(verdict, Verdict::Multiple(_))));
    assert_eq!(verdicts(&[]), []);
}

/// New questions that come up with the answers, few at a time, and lanes used again.
#[test]
fn questions_that_follow_from_answers() {
    struct Chain {
        puzzles: Vec<Grid>,
        open: Vec<usize>,
        answers: Vec<u32>,
    }
    impl Work for Chain {
        fn next(&mut self) -> Option<Task> {
            let i = self.open.pop()?;
            Some(Task { candidates: Candidates::open(&self.puzzles[i]), limit: 2, show: false, ticket: i as u32 })
        }
        fn done(&mut self, ticket: u32, found: u32) {
            let i = ticket as usize;
            self.answers[i] = found;
            if i + 3 < self.puzzles.len() {
                self.open.push(i + 3);
            }
        }
    }
    let puzzles = sample("serg_multiple");
    let expected: Vec<u32> = puzzles.iter().map(|puzzle| count_solutions(puzzle, 2) as u32).collect();
    for width in widths() {
        let mut lanes = Lanes::with(width).unwrap();
        for _ in 0..2 {
            let mut chain = Chain { puzzles: puzzles.clone(), open: vec![0, 1, 2], answers: vec![9; puzzles.len()] };
            lanes.run(&mut chain);
            assert_eq!(chain.answers, expected, "{width:?}");
        }
    }
}

fn solved() -> impl Strategy<Value = Grid> {
    any::<u64>().prop_map(|seed| {
        // The first solution after a few random clues of a diagonal of boxes, which always go together.
        let mut grid = Grid::EMPTY;
        for (i, box_) in [0usize, 4, 8].into_iter().enumerate() {
            let shift = (seed >> (8 * i)) as usize % 9;
            for j in 0..9 {
                let cell = Cell::at(box_ / 3 * 3 + j / 3, box_ % 3 * 3 + j % 3);
                grid.set(cell, Some(Digit::from_index((j * 4 + shift) % 9)));
            }
        }
        crate::solve::solve(&grid).expect("boxes of a diagonal do not see each other")
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(30))]

    /// Random pencil marks: of each cell the digit of a solution, or not, and some others.
    #[test]
    fn random_pencil_marks(
        solution in solved(),
        marks in prop::collection::vec((0u16..512, 0u16..512, 0u8..100), 81 * 20),
        density in 0u8..100,
        lies in 0u8..4,
    ) {
        let tasks: Vec<Candidates> = marks
            .chunks(81)
            .map(|marks| {
                let mut candidates = Candidates::ALL;
                for (cell, &(a, b, chance)) in Cell::all().zip(marks) {
                    let truth = DigitSet::only(solution.get(cell).unwrap());
                    let marks = DigitSet::from_bits(if chance < density { a | b } else { a & b });
                    candidates.set(cell, if chance < lies { marks } else { marks | truth });
                }
                candidates
            })
            .collect();
        agree(&tasks, 3);
    }

    /// Clues at random, lawful or not.
    #[test]
    fn random_clues(numbers in prop::collection::vec(0u8..40, 81 * 20)) {
        let tasks: Vec<Candidates> = numbers
            .chunks(81)
            .map(|numbers| {
                let mut grid = Grid::EMPTY;
                for (cell, &number) in Cell::all().zip(numbers) {
                    grid.set(cell, Digit::new(number));
                }
                Candidates::open(&grid)
            })
            .collect();
        agree(&tasks, 2);
    }
}
