//! Steps are sound, say what is there, and do not depend on which way the grid lies.

mod definitions;

use std::collections::BTreeSet;
use std::fs;
use std::ops::ControlFlow;
use std::path::Path;

use neuf::generate::{Rng, fast_grid};
use neuf::grid::{Candidates, Cell, CellSet, Digit, DigitSet, Grid};
use neuf::logic::{Board, Candidate, Cause, End, Family, Settings, Step, Technique, Uniqueness, all, find, next, path};
use neuf::solve::{is_unique, solutions, solve};

/// A puzzle with one solution, none of whose clues could go, and its solution.
fn minimal(seed: u64, index: u64) -> (Grid, Grid) {
    let rng = &mut Rng::new(seed, index);
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

/// Calls `look` on the boards of a path on which no single is left, and on the last one.
fn boards(puzzle: &Grid, settings: &Settings, mut look: impl FnMut(&Board)) {
    let mut board = Board::new(puzzle);
    loop {
        let step = next(&board, settings);
        if step.as_ref().is_none_or(|step| step.technique.family() != Family::Single) {
            look(&board);
        }
        let Some(step) = step else { return };
        board.apply(&step);
    }
}

/// Techniques that take milliseconds at most.
fn is_quick(technique: Technique) -> bool {
    !matches!(technique.family(), Family::Chain | Family::AlmostLockedSet | Family::Exclusion | Family::Forcing)
}

/// Everything that is true of every step, on the board it was found on.
fn prove(board: &Board, step: &Step, solution: &Grid) {
    let technique = step.technique;
    assert!(step.agrees_with(solution), "{technique} contradicts the solution: {step:?}");
    assert!(step.changes(board), "{technique} changes nothing: {step:?}");
    let has = |cells: CellSet, digits: DigitSet| cells.iter().any(|cell| !(board.candidates(cell) & digits).is_empty());
    let avoidable = matches!(technique, Technique::AvoidableRectangle1 | Technique::AvoidableRectangle2);
    for part in &step.parts {
        assert!(avoidable || has(part.cells, part.digits), "{technique}: {part:?} is not on the board");
    }
    for one in step.placements.iter().chain(&step.eliminations) {
        assert!(has(CellSet::only(one.cell), DigitSet::only(one.digit)), "{technique}: no {one} on the board");
    }
    assert!(step.eliminations.is_sorted(), "{technique}: {step:?}");
    for chain in &step.chains {
        for link in &chain.links {
            assert!(has(link.cells, DigitSet::only(link.digit)), "{technique}: {link:?} is not on the board");
        }
    }
    if !step.chains.is_empty() {
        assert!(step.holds_on(board), "{technique} does not follow from its evidence: {step:?}");
    }
    if matches!(technique.family(), Family::SingleDigit | Family::Wing) {
        prove_chains(board, step);
    }
    assert!(step.chains.is_empty() || step.holds_on(board), "{technique}: the chains don't prove it: {step:?}");
}

/// Each link follows from the one before by the rule it names, and the last is on: so the first or the last is, and what
/// is struck out sees both.
fn prove_chains(board: &Board, step: &Step) {
    for chain in &step.chains {
        let (first, last) = (&chain.links[0], &chain.links[chain.links.len() - 1]);
        assert!(!first.on && first.cause == Cause::Assumption && first.because.is_empty(), "{step:?}");
        assert!(last.on, "{step:?}");
        for (index, two) in chain.links.windows(2).enumerate() {
            let (from, to) = (&two[0], &two[1]);
            assert_eq!(to.because, [index], "{step:?}");
            assert_ne!(from.on, to.on, "{step:?}");
            let both = from.cells | to.cells;
            match to.cause {
                Cause::Cell => {
                    assert_eq!((from.cells, from.cells.len()), (to.cells, 1), "{step:?}");
                    let candidates = board.candidates(from.cells.first().unwrap());
                    let named = DigitSet::only(from.digit) | DigitSet::only(to.digit);
                    assert!(candidates == named || from.on && named.len() == 2, "{step:?}");
                }
                Cause::House { house } => {
                    assert_eq!(from.digit, to.digit, "{step:?}");
                    assert!(both.is_subset(house.cells()) && (from.cells & to.cells).is_empty(), "{step:?}");
                    let places = board.cells_of(from.digit) & house.cells();
                    assert!(from.on || places.is_subset(both), "{step:?}");
                }
                ref cause => panic!("{cause:?} in {step:?}"),
            }
        }
        let ends = first.cells | last.cells;
        if first.digit == last.digit {
            let sees = |one: &&Candidate| ends.iter().all(|end| one.cell.peers().contains(end));
            let struck: Vec<_> = step.eliminations.iter().filter(|one| one.digit == first.digit).collect();
            assert!(step.technique == Technique::EmptyRectangle || struck.iter().all(sees), "{step:?}");
        }
    }
}

fn puzzles(file: &str) -> Vec<Grid> {
    let name = format!("{}/../../data/puzzles/{file}.txt", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(name).unwrap();
    text.lines().filter(|line| !line.starts_with('#')).map(|line| line.parse().unwrap()).collect()
}

#[test]
fn every_step_agrees_with_the_solution() {
    let usual = Settings::new(Uniqueness::Proved);
    let order: Vec<Technique> = Technique::all().filter(|&technique| is_quick(technique)).collect();
    let quick = Settings { order, ..usual };
    let mut met = BTreeSet::new();
    for index in 0..2000 {
        let (puzzle, solution) = minimal(2, index);
        boards(&puzzle, &quick, |board| {
            for step in all(board, &quick) {
                prove(board, &step, &solution);
                met.insert(step.technique);
            }
        });
    }
    assert!(met.len() > 45, "{} of {} techniques were met", met.len(), quick.order.len());
}

#[test]
fn every_step_on_the_way_of_hard_puzzles_agrees_with_the_solution() {
    let everything = Settings { order: Technique::all().collect(), uniqueness: Uniqueness::Proved };
    for file in ["17_clue", "magictour_top1465", "hard_generated", "hardest_110626", "hardest_1905_se11"] {
        for puzzle in puzzles(file).into_iter().step_by(60) {
            let solution = solve(&puzzle).unwrap();
            boards(&puzzle, &everything, |board| {
                all(board, &everything).iter().for_each(|step| prove(board, step, &solution));
            });
        }
    }
}

/// Where nothing is known of the number of solutions, a step has to agree with all there are.
#[test]
fn steps_agree_with_every_solution_of_several() {
    let order = Technique::all().filter(|technique| technique.family() != Family::Uniqueness).collect();
    let settings = Settings { order, uniqueness: Uniqueness::Unknown };
    let mut met = 0;
    for puzzle in puzzles("serg_multiple").into_iter().step_by(6) {
        let solutions: Vec<Grid> = solutions(&puzzle).take(200).collect();
        let usual = Settings::new(Uniqueness::Unknown);
        assert!(usual.techniques().all(|technique| technique.family() != Family::Uniqueness));
        if solutions.len() == 200 {
            continue;
        }
        let mut board = Board::new(&puzzle);
        while let Some(step) = next(&board, &settings) {
            for solution in &solutions {
                assert!(step.agrees_with(solution), "{puzzle}: {step:?}");
            }
            met += 1;
            board.apply(&step);
        }
        assert!(!board.is_full(), "{puzzle}");
    }
    assert!(met > 100, "{met}");
}

/// Puzzles on which other programs went wrong: an avoidable rectangle without a second solution, hints that never came to an
/// end, more solutions than one.
#[test]
fn puzzles_of_reported_mistakes_are_walked_through() {
    let everything = Settings { order: Technique::all().collect(), uniqueness: Uniqueness::Proved };
    for (line, is_one) in [
        ("1549----------41---6-75---9-1---8---69---7-4---5----37-8-----1-----3--68------5--", true),
        ("6..27.49...9.8..3.73...6..2.473.8.653..4...799....7.....3...9.7.7256.3....47.2.5.", false),
        ("000007004000006003860200000509082000640000080000000700000000042010030000703000009", true),
        ("...73.4.......4.1......28.33.9...14.5.......2.64...3.98.32......7.6.......5.71...", true),
        ("49675.8..21869375..5.48..69......................................................", false),
        ("895.....7..79...6...65..3.....34.6.9.....81...2.....4..7...5.....8......9..6....5", false),
    ] {
        let puzzle: Grid = line.parse().unwrap();
        assert_eq!(is_unique(&puzzle), is_one, "{line}");
        let Some(solution) = solve(&puzzle).filter(|_| is_one) else {
            // Whatever is found, it comes to an end.
            path(&Board::new(&puzzle), &everything);
            continue;
        };
        let mut board = Board::new(&puzzle);
        while let Some(step) = next(&board, &everything) {
            prove(&board, &step, &solution);
            board.apply(&step);
        }
        assert!(board.is_full(), "{line}");
    }
}

/// Singles are looked at as well: every board of a path, with all that is there.
#[test]
fn singles_agree_with_the_solution() {
    let singles = [Family::Single, Family::Direct, Family::LockedCandidates, Family::Subset];
    let order = Technique::all().filter(|technique| singles.contains(&technique.family())).collect();
    let settings = Settings { order, uniqueness: Uniqueness::Unknown };
    for index in 0..300 {
        let (puzzle, solution) = minimal(3, index);
        let mut board = Board::new(&puzzle);
        while let Some(step) = next(&board, &settings) {
            all(&board, &settings).iter().for_each(|step| prove(&board, step, &solution));
            board.apply(&step);
        }
    }
}

/// What a technique concludes, as candidates placed or struck out, step by step, in an order of its own.
fn conclusions(board: &Board, technique: Technique, turned: bool) -> BTreeSet<(Vec<Candidate>, Vec<Candidate>)> {
    let turn = |one: &Candidate| Candidate { cell: if turned { transposed(one.cell) } else { one.cell }, ..*one };
    let sorted = |list: &[Candidate]| {
        let mut list: Vec<Candidate> = list.iter().map(turn).collect();
        list.sort();
        list
    };
    let mut conclusions = BTreeSet::new();
    let _ = find(board, technique, &mut |step| {
        conclusions.insert((sorted(&step.placements), sorted(&step.eliminations)));
        ControlFlow::Continue(())
    });
    conclusions
}

fn transposed(cell: Cell) -> Cell {
    Cell::at(cell.column(), cell.row())
}

fn transposed_grid(grid: &Grid) -> Grid {
    let mut turned = Grid::default();
    Cell::all().for_each(|cell| turned.set(transposed(cell), grid.get(cell)));
    turned
}

/// The candidates of the empty cells, and the digits of the others.
fn candidates(board: &Board) -> Candidates {
    let mut candidates = Candidates::of(board.grid());
    board.empty().iter().for_each(|cell| candidates.set(cell, board.candidates(cell)));
    candidates
}

#[test]
fn a_board_turned_over_has_the_same_steps_turned_over() {
    let quick: Vec<Technique> = Technique::all().filter(|&technique| is_quick(technique)).collect();
    let usual = Settings { order: quick.clone(), uniqueness: Uniqueness::Proved };
    for index in 0..150 {
        let (puzzle, _) = minimal(4, index);
        boards(&puzzle, &usual, |board| {
            let mut turned = Candidates::ALL;
            let known = candidates(board);
            Cell::all().for_each(|cell| turned.set(transposed(cell), known.get(cell)));
            let turned = Board::with(&transposed_grid(&puzzle), &transposed_grid(board.grid()), &turned);
            for &technique in &quick {
                assert_eq!(
                    conclusions(board, technique, false),
                    conclusions(&turned, technique, true),
                    "{technique} on {puzzle}\n{board:?}",
                    board = board.grid().to_line()
                );
            }
        });
    }
}

#[test]
fn nothing_is_proposed_that_is_done() {
    let settings = Settings::new(Uniqueness::Proved);
    let (puzzle, solution) = minimal(7, 1);
    let full = Board::with(&puzzle, &solution, &Candidates::of(&solution));
    assert_eq!(all(&full, &settings), []);
    assert_eq!(path(&full, &settings).end, End::Solved);

    // A step that was done, candidates struck out and all, is not found again.
    boards(&puzzle, &settings, |board| {
        let Some(step) = next(board, &settings) else { return };
        let mut after = board.clone();
        after.apply(&step);
        assert!(!all(&after, &settings).iter().any(|again| again.eliminations == step.eliminations), "{step:?}");
    });
}

#[test]
fn a_broken_board_is_no_danger() {
    let everything = Settings { order: Technique::all().collect(), uniqueness: Uniqueness::Proved };
    for line in
        [".".repeat(81), "1".repeat(81), "5".repeat(9) + &".".repeat(72), "12345678.........9".repeat(9)[..81].into()]
    {
        let board = Board::new(&line.parse().unwrap());
        path(&board, &everything);
        all(&board, &everything);
    }
    // Candidates that no solution has.
    for index in 0..20 {
        let (puzzle, solution) = minimal(8, index);
        let mut rng = Rng::new(8, 100 + index);
        let mut board = Board::new(&puzzle);
        for cell in board.empty().iter().filter(|_| rng.below(8) == 0) {
            solution.get(cell).into_iter().for_each(|digit| board.eliminate(cell, digit));
        }
        let path = path(&board, &everything);
        assert!(path.steps.len() < 1000);
    }
}

/// `data/techniques/README.md` says how the lines are made.
pub fn examples() -> Vec<(Technique, Board, Grid, Vec<String>, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/techniques");
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let mut examples = Vec::new();
    for file in files.iter().filter(|file| file.extension().is_some_and(|extension| extension == "txt")) {
        let text = fs::read_to_string(file).unwrap();
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let fields: Vec<&str> = line.split(';').collect();
            let [technique, givens, grid, struck, conclusion] = fields[..] else { panic!("{line}") };
            let (givens, grid): (Grid, Grid) = (givens.parse().unwrap(), grid.parse().unwrap());
            assert!(givens.is_part_of(&grid), "{line}");
            let mut board = Board::with(&givens, &grid, &Candidates::of(&grid));
            for (cell, digit) in struck.split_whitespace().flat_map(struck_out) {
                assert!(board.candidates(cell).contains(digit), "{line}: {cell} cannot hold {digit} in any case");
                board.eliminate(cell, digit);
            }
            let conclusion = conclusion.split_whitespace().map(String::from).collect();
            examples.push((technique.parse().unwrap(), board, givens, conclusion, line.to_string()));
        }
    }
    examples
}

/// `r1c2<>34` is two.
fn struck_out(text: &str) -> Vec<(Cell, Digit)> {
    let (cell, digits) = text.split_once("<>").expect(text);
    digits.chars().map(|digit| (cell.parse().unwrap(), Digit::from_char(digit).expect(text))).collect()
}

/// `r1c2=3` for what is placed, `r1c2<>34` for what is struck out.
pub fn written(step: &Step) -> Vec<String> {
    let mut texts: Vec<String> = step.placements.iter().map(Candidate::to_string).collect();
    for one in &step.eliminations {
        let start = format!("{}<>", one.cell);
        match texts.last_mut() {
            Some(last) if last.starts_with(&start) => last.push(one.digit.to_char()),
            _ => texts.push(format!("{start}{}", one.digit)),
        }
    }
    texts
}

#[test]
fn each_technique_is_found_where_it_is_known_to_be() {
    let examples = examples();
    for (technique, board, givens, conclusion, line) in &examples {
        let solution = solve(givens).unwrap();
        assert!(is_unique(givens), "{line}");
        let mut found = Vec::new();
        let _ = find(board, *technique, &mut |step| {
            prove(board, &step, &solution);
            found.push(written(&step));
            ControlFlow::Continue(())
        });
        assert!(found.contains(conclusion), "{line}\nfound {found:?}");
    }
    let without: Vec<Technique> =
        Technique::all().filter(|technique| examples.iter().all(|(other, ..)| other != technique)).collect();
    assert_eq!(without, []);
}
