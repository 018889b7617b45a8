//! Generated puzzles are what was asked for, proved by other means than those that made them.

use std::fmt::Write as _;
use std::ops::ControlFlow;

use neuf::generate::{
    self, ClueRange, Failure, Fill, Impossible, Level, Made, Pattern, Request, Rng, fast_grid, uniform_grid,
};
use neuf::grid::{Cell, CellSet, Grid};
use neuf::solve::{self, plain};
use neuf::symmetry::Symmetry;

fn make(request: &Request, seed: u64, index: u64) -> Made {
    generate::puzzle(request, seed, index, &mut |_| ControlFlow::Continue(())).expect("a puzzle")
}

fn request(level: Level, symmetry: Symmetry) -> Request {
    Request { symmetry, ..Request::from(level) }
}

/// Where a turn or mirroring brings a row and column, each 0 to 8.
type Motion = fn(usize, usize) -> (usize, usize);

/// The turns and mirrorings of each class, spelled out a second time.
fn motions(symmetry: Symmetry) -> Vec<Motion> {
    let half: Motion = |r, c| (8 - r, 8 - c);
    let quarter: Motion = |r, c| (c, 8 - r);
    let top_bottom: Motion = |r, c| (8 - r, c);
    let left_right: Motion = |r, c| (r, 8 - c);
    let main: Motion = |r, c| (c, r);
    let other: Motion = |r, c| (8 - c, 8 - r);
    match symmetry {
        Symmetry::None => vec![],
        Symmetry::Rot180 => vec![half],
        Symmetry::Rot90 => vec![quarter],
        Symmetry::Horizontal => vec![top_bottom],
        Symmetry::Vertical => vec![left_right],
        Symmetry::Hv => vec![top_bottom, left_right],
        Symmetry::Diagonal => vec![main],
        Symmetry::Antidiagonal => vec![other],
        Symmetry::BothDiagonals => vec![main, other],
        Symmetry::Full => vec![quarter, main],
    }
}

fn prove(made: &Made, request: &Request, what: &str) {
    let cells = made.puzzle.filled();
    assert!(request.clues.contains(cells.len()), "{what}: {} clues", cells.len());
    if let Some(rating) = request.rating {
        assert!(rating.contains(made.rated().er), "{what}: {}", made.puzzle);
    }
    assert!(made.solution.is_solved() && made.puzzle.is_part_of(&made.solution), "{what}");
    assert_eq!(plain::count_solutions(&made.puzzle, 2), 1, "{what}: {}", made.puzzle);
    for motion in motions(request.symmetry) {
        for cell in cells.iter() {
            let (row, column) = motion(cell.row(), cell.column());
            assert!(cells.contains(Cell::at(row, column)), "{what}: {cell} has no image in {}", made.puzzle);
        }
    }
}

/// The same puzzles for ever, and the same in the browser, which reads this file too.
#[test]
fn puzzles_of_seed_1_are_golden() {
    let mut text = String::from("# level;symmetry;index;puzzle: seed 1. UPDATE_GOLDENS=1 writes it anew.\n");
    for level in Level::ALL {
        for symmetry in Symmetry::ALL {
            let request = request(level, symmetry);
            for index in 0..3 {
                let made = make(&request, 1, index);
                prove(&made, &request, &format!("{level} {symmetry} {index}"));
                writeln!(text, "{level};{symmetry};{index};{}", made.puzzle).expect("a String takes all");
            }
        }
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/golden/levels.txt");
    if std::env::var_os("UPDATE_GOLDENS").is_some() {
        std::fs::write(path, &text).expect("the golden file can be written");
    }
    let golden = std::fs::read_to_string(path).expect("the golden file");
    for (ours, theirs) in text.lines().zip(golden.lines()) {
        assert_eq!(ours, theirs);
    }
    assert_eq!(text.lines().count(), golden.lines().count());
}

/// Every level and symmetry, other seeds than the goldens. `NEUF_PROVE=200 cargo test --release -p neuf --test it
/// every_level` proves as many of each.
#[test]
fn every_level_and_symmetry_is_met() {
    let count = std::env::var("NEUF_PROVE").map_or(2, |count| count.parse().expect("NEUF_PROVE is a number"));
    for level in Level::ALL {
        for symmetry in Symmetry::ALL {
            let request = request(level, symmetry);
            for index in 0..count {
                prove(&make(&request, 12, index), &request, &format!("{level} {symmetry} {index}"));
            }
        }
    }
}

#[test]
fn levels_spread_over_their_band() {
    for level in [Level::Easy, Level::Medium, Level::Hard] {
        let counts: std::collections::BTreeSet<usize> =
            (0..200).map(|index| make(&Request::from(level), 2, index).puzzle.count()).collect();
        let ClueRange { min, max } = level.clues();
        assert!((min..=max).all(|clues| counts.contains(&usize::from(clues))), "{level}: {counts:?}");
    }
}

#[test]
fn a_number_of_clues_is_met_exactly() {
    for (clues, count) in [(81, 1), (80, 2), (40, 5), (24, 10), (23, 10), (22, 10), (21, 4), (20, 3), (19, 2), (18, 1)]
    {
        let request = Request { clues: ClueRange::exactly(clues), ..Request::default() };
        for index in 0..count {
            prove(&make(&request, 3, index), &request, &format!("{clues} clues"));
        }
    }
    // Odd numbers need the centre under these classes, and 26 needs its absence.
    for (symmetry, clues) in [(Symmetry::Rot180, 27), (Symmetry::Rot180, 26), (Symmetry::Full, 33), (Symmetry::Hv, 31)]
    {
        let request = Request { clues: ClueRange::exactly(clues), symmetry, ..Request::default() };
        for index in 0..4 {
            prove(&make(&request, 3, index), &request, &format!("{clues} clues {symmetry}"));
        }
    }
}

#[test]
fn minimal_puzzles_have_no_superfluous_clue() {
    for (symmetry, clues) in
        [(Symmetry::None, ClueRange::ANY), (Symmetry::None, Level::Hard.clues()), (Symmetry::Rot180, ClueRange::ANY)]
    {
        let request = Request { minimal: true, symmetry, clues, ..Request::default() };
        for index in 0..5 {
            let made = make(&request, 4, index);
            prove(&made, &request, "minimal");
            for cell in made.puzzle.filled().iter() {
                let mut less = made.puzzle;
                less.set(cell, None);
                assert_eq!(plain::count_solutions(&less, 2), 2, "{cell} of {}", made.puzzle);
            }
        }
    }
}

#[test]
fn patterns_are_kept() {
    // A ring and a cross, 36 cells.
    let drawn = "
        XXXXXXXXX
        X.......X
        X..X.X..X
        X...X...X
        X..X.X..X
        X.......X
        X.......X
        X.......X
        X.XXXXX.X";
    let within: Pattern = drawn.parse().expect("81 marks");
    let exact = Pattern { exact: true, ..within };
    for index in 0..3 {
        let request = Request { pattern: Some(exact), ..Request::default() };
        let made = make(&request, 5, index);
        prove(&made, &request, "exact pattern");
        assert_eq!(made.puzzle.filled(), exact.cells);

        let clues = ClueRange { min: 24, max: 29 };
        let request = Request { pattern: Some(within), clues, symmetry: Symmetry::Vertical, ..Request::default() };
        let made = make(&request, 5, index);
        prove(&made, &request, "within a pattern");
        assert!(made.puzzle.filled().is_subset(within.cells));
    }
    let framed = "+---+\n| X.X ...\t*#1 |\n".to_owned() + &"0".repeat(72);
    assert_eq!(framed.parse::<Pattern>().expect("81 marks").cells.len(), 5);
    let error = |text: &str| text.parse::<Pattern>().expect_err("no pattern").to_string();
    assert_eq!(
        error("X.\n.?"),
        "line 2, column 2: found '?', expected . for a cell without a clue or X for one that may have one"
    );
    assert!(error("XX").starts_with("found 2 marks, expected 81"));
}

#[test]
fn impossible_requests_are_refused_with_the_reason() {
    let refused = |request: Request| request.check().expect_err("impossible").to_string();
    let clues = |min, max| Request { clues: ClueRange { min, max }, ..Request::default() };
    assert_eq!(refused(clues(30, 20)), "the range 30..20 holds no number of clues: write the smaller number first");
    assert_eq!(refused(clues(10, 16)), "16 clues are too few: no puzzle with fewer than 17 has only one solution");
    assert_eq!(refused(clues(82, 90)), "82 clues are too many: there are 81 cells");
    assert_eq!(
        refused(Request { symmetry: Symmetry::Full, ..clues(30, 31) }),
        "no pattern with the symmetry full has 30..31 cells"
    );
    assert_eq!(
        refused(Request { symmetry: Symmetry::Rot90, ..clues(26, 27) }),
        "no pattern with the symmetry rot90 has 26..27 cells"
    );
    assert!(refused(Request { symmetry: Symmetry::Full, ..clues(17, 19) }).contains("is known"));
    assert!(refused(Request { minimal: true, ..clues(45, 50) }).contains("none of them superfluous"));

    let pattern = |cells: CellSet, exact| Request { pattern: Some(Pattern { cells, exact }), ..Request::default() };
    let rows = |rows: &[usize]| Cell::all().filter(|cell| rows.contains(&cell.row())).collect::<CellSet>();
    assert_eq!(
        pattern(rows(&[0, 3, 4, 5, 6, 7, 8]), false).check(),
        Err(Impossible::OpenLines { lines: [neuf::grid::House::row(1), neuf::grid::House::row(2)] })
    );
    assert!(refused(pattern(rows(&[0]), false)).contains("room for 9 clues"));
    assert!(
        refused(Request { symmetry: Symmetry::Rot180, ..pattern(!rows(&[0]), true) })
            .contains("does not have the symmetry rot180")
    );
    assert!(refused(Request { clues: ClueRange::exactly(30), ..pattern(!rows(&[0]), true) }).contains("72 cells"));
    for level in Level::ALL {
        for symmetry in Symmetry::ALL {
            assert_eq!(request(level, symmetry).check(), Ok(()));
        }
    }
}

#[test]
fn a_search_ends_when_its_effort_is_spent_or_it_is_stopped() {
    let request = Request { clues: ClueRange::exactly(17), effort: 60, ..Request::default() };
    match generate::puzzle(&request, 1, 0, &mut |_| ControlFlow::Continue(())) {
        Err(Failure::Spent(progress)) => {
            assert_eq!(progress.steps, 60);
            let best = progress.best.expect("a puzzle on the way");
            assert!(best.count() > 17 && solve::is_unique(&best));
        }
        other => panic!("{other:?}"),
    }
    let mut calls = 0;
    let outcome = generate::puzzle(&request, 1, 0, &mut |progress| {
        calls += 1;
        if progress.steps < 5 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    assert!(matches!(outcome, Err(Failure::Stopped(progress)) if progress.steps == 5 && calls == 5), "{outcome:?}");
    // No line is empty, so nothing refuses this mask beforehand; yet none of the puzzles with 17 clues fits it.
    let cells = Symmetry::Full.orbit(Cell::at(0, 1)) | Symmetry::Full.orbit(Cell::at(3, 2));
    let cells = cells | CellSet::only(Cell::at(4, 4));
    assert_eq!(cells.len(), 17);
    let request = Request { pattern: Some(Pattern { cells, exact: true }), effort: 100, ..Request::default() };
    assert_eq!(request.check(), Ok(()));
    let outcome = generate::puzzle(&request, 1, 0, &mut |_| ControlFlow::Continue(()));
    assert!(matches!(outcome, Err(Failure::Spent(progress)) if progress.steps == 100), "{outcome:?}");
}

/// Puzzles made side by side are those made one by one, whatever the order in which the lanes answer.
#[test]
fn a_batch_makes_the_same_puzzles() {
    let minimal = Request { minimal: true, ..Request::default() };
    let exact = Request { clues: ClueRange::exactly(22), ..Request::default() };
    let cells = Cell::all().filter(|cell| (cell.row() + cell.column()) % 3 != 1).collect();
    let drawn = Request { pattern: Some(Pattern { cells, exact: false }), ..Request::from(Level::Hard) };
    let uniform = Request { fill: Fill::Uniform, ..minimal.clone() };
    let few = Request { clues: ClueRange { min: 17, max: 19 }, minimal: true, ..Request::default() };
    let mut requests = vec![(minimal, 60), (exact, 6), (few, 3), (drawn, 6), (uniform, 6)];
    requests.extend(Level::ALL.map(|level| (Request::from(level), 40)));
    requests.extend([Symmetry::Rot180, Symmetry::Diagonal].map(|symmetry| (request(Level::Expert, symmetry), 6)));
    for (request, count) in requests {
        let (mut next, mut steps) = (1000, 0);
        generate::puzzles(
            &request,
            9,
            1000,
            count,
            &mut |index, outcome| {
                assert_eq!(index, next);
                next += 1;
                assert_eq!(outcome.expect("a puzzle"), make(&request, 9, index), "{request:?} {index}");
                ControlFlow::Continue(())
            },
            &mut |index, progress| {
                assert!((1000..1000 + count).contains(&index) && progress.steps > 0);
                steps += 1;
                ControlFlow::Continue(())
            },
        );
        assert_eq!(next, 1000 + count, "{request:?}");
        assert!(request.clues != ClueRange::exactly(22) || steps > 6);
    }
}

#[test]
fn a_batch_ends_when_it_is_told_to() {
    let go_on = &mut |_: u64, _: &generate::Progress| ControlFlow::Continue(());
    let mut taken = 0;
    let mut take_ten = |_, outcome: Result<Made, Failure>| {
        assert!(outcome.is_ok());
        taken += 1;
        if taken == 10 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    generate::puzzles(&Level::Expert.into(), 1, 0, u64::MAX, &mut take_ten, go_on);
    assert_eq!(taken, 10);
    // Spent, stopped and impossible come in their places.
    let spent = Request { clues: ClueRange::exactly(17), effort: 7, ..Request::default() };
    let stopped = Request { effort: 1_000_000, ..spent.clone() };
    let impossible = Request { clues: ClueRange::exactly(16), ..Request::default() };
    for request in [&spent, &stopped, &impossible] {
        let mut ends = 0;
        generate::puzzles(
            request,
            1,
            5,
            4,
            &mut |index, outcome| {
                assert_eq!(index, 5 + ends);
                ends += 1;
                match (outcome, request) {
                    (Err(Failure::Spent(progress)), request) if request == &spent => assert_eq!(progress.steps, 7),
                    (Err(Failure::Stopped(progress)), request) if request == &stopped => assert_eq!(progress.steps, 3),
                    (Err(Failure::Impossible(Impossible::TooFew { .. })), request) if request == &impossible => {}
                    other => panic!("{other:?}"),
                }
                ControlFlow::Continue(())
            },
            &mut |_, progress| {
                if progress.steps < 3 || request == &spent { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            },
        );
        assert_eq!(ends, 4);
    }
}

#[test]
fn complete_grids_are_complete_and_differ() {
    let draw = |fill: fn(&mut Rng) -> Grid| (0..100).map(|i| fill(&mut Rng::new(6, i))).collect::<Vec<Grid>>();
    for grids in [draw(fast_grid), draw(uniform_grid)] {
        assert!(grids.iter().all(Grid::is_solved));
        assert_eq!(grids.iter().collect::<std::collections::BTreeSet<_>>().len(), 100);
    }
    let request = Request { fill: Fill::Uniform, ..Request::from(Level::Medium) };
    prove(&make(&request, 6, 0), &request, "from a uniform grid");
}

/// The bound that `check` states for full symmetry is attained.
#[test]
fn a_puzzle_with_full_symmetry_has_20_clues() {
    let puzzle: Grid =
        "..3...2.....6.2...1...7...3.5.....6...2...4...4.....2.7...1...8...5.4.....8...3..".parse().expect("81");
    assert_eq!((puzzle.count(), Symmetry::of(puzzle.filled())), (20, Symmetry::Full));
    assert!(solve::is_unique(&puzzle));
    let request = |max| Request { symmetry: Symmetry::Full, clues: ClueRange { min: 17, max }, ..Request::default() };
    assert_eq!(request(20).check(), Ok(()));
    assert_eq!(request(19).check(), Err(Impossible::NoneKnown { symmetry: Symmetry::Full, fewest: 20 }));
}

/// The slow twin of `vicinity`: every choice of clues, counted with `count`.
fn plain_vicinity(puzzle: &Grid, change: &generate::Vicinity, count: fn(&Grid) -> u64) -> Vec<Grid> {
    let clues = |grid: &Grid| -> Vec<(Cell, neuf::grid::Digit)> {
        grid.filled().iter().filter_map(|cell| Some((cell, grid.get(cell)?))).collect()
    };
    let mut near = std::collections::BTreeSet::from([*puzzle]);
    for _ in 0..change.minus {
        let less = |grid: &Grid| -> Vec<Grid> {
            clues(grid).iter().map(|&(cell, _)| grid.masked(grid.filled() - CellSet::only(cell))).collect()
        };
        near = near.iter().flat_map(less).collect();
    }
    for _ in 0..change.plus {
        let more = |grid: &Grid| -> Vec<Grid> {
            let empty = Cell::all().filter(|&cell| grid.get(cell).is_none());
            let clues = empty.flat_map(|cell| grid.allowed(cell).iter().map(move |digit| (cell, digit)));
            let with = |(cell, digit)| {
                let mut more = *grid;
                more.set(cell, Some(digit));
                more
            };
            clues.map(with).collect()
        };
        near = near.iter().flat_map(more).collect();
    }
    let lost = |near: &Grid| clues(puzzle).iter().filter(|&&(cell, digit)| near.get(cell) != Some(digit)).count();
    let is_needed = |near: &Grid, cell| count(&near.masked(near.filled() - CellSet::only(cell))) != 1;
    near.into_iter()
        .filter(|near| lost(near) == usize::from(change.minus) && count(near) == 1)
        .filter(|near| !change.minimal || near.filled().iter().all(|cell| is_needed(near, cell)))
        .collect()
}

#[test]
fn a_vicinity_is_what_counting_finds() {
    use generate::{Vicinity, vicinity};
    let of = |puzzle: &Grid, change: &Vicinity| {
        let mut found = Vec::new();
        let mut take = |near| {
            found.push(near);
            ControlFlow::Continue(())
        };
        assert!(vicinity(puzzle, change, &mut take, &mut |_| ControlFlow::Continue(())));
        let count = found.len();
        found.sort_unstable();
        found.dedup();
        assert_eq!(count, found.len(), "some come twice");
        found
    };
    let minimal = make(&Request { minimal: true, ..Request::default() }, 21, 0).puzzle;
    let medium = make(&Request { clues: ClueRange::exactly(30), ..Request::default() }, 21, 0).puzzle;
    let dense = make(&Request { clues: ClueRange::exactly(75), ..Request::default() }, 21, 0).puzzle;
    let few: Grid =
        "000000010400000000020000000000050407008000300001090000300400200050100000000806000".parse().expect("81");
    let plainly = |grid: &Grid| plain::count_solutions(grid, 2);
    let quickly = |grid: &Grid| solve::count_solutions(grid, 2);
    let counts: [fn(&Grid) -> u64; 2] = [plainly, quickly];
    let mut any = 0;
    for (puzzle, minus, plus, count) in [
        (minimal, 1, 1, counts[1]),
        (medium, 1, 1, counts[1]),
        (medium, 1, 0, counts[0]),
        (medium, 0, 1, counts[0]),
        (medium, 0, 0, counts[0]),
        (few, 1, 1, counts[1]),
        (minimal, 2, 1, counts[1]),
        (dense, 1, 2, counts[1]),
        (dense, 0, 3, counts[1]),
        (dense, 2, 1, counts[1]),
    ] {
        for minimal in [false, true] {
            let change = Vicinity { minus, plus, minimal };
            let found = of(&puzzle, &change);
            assert_eq!(found, plain_vicinity(&puzzle, &change, count), "{puzzle} {change:?}");
            any += found.len();
        }
    }
    assert!(any > 1000, "{any}");
    // Nothing is near a puzzle with fewer clues than are to go.
    assert_eq!(of(&Grid::EMPTY, &Vicinity { minus: 1, plus: 1, minimal: false }), []);
    // It stops when it is told to.
    // In parts it is the same, in the same order.
    let change = Vicinity { minus: 2, plus: 1, minimal: false };
    let (mut whole, mut parts) = (Vec::new(), Vec::new());
    let mut take = |near| {
        whole.push(near);
        ControlFlow::Continue(())
    };
    assert!(vicinity(&minimal, &change, &mut take, &mut |_| ControlFlow::Continue(())));
    for begin in (0..change.choices(&minimal)).step_by(50) {
        let mut take = |near| {
            parts.push(near);
            ControlFlow::Continue(())
        };
        let part = begin..begin + 50;
        let go_on = &mut |_: &generate::Searched| ControlFlow::Continue(());
        assert!(generate::vicinity_part(&minimal, &change, part, &mut take, go_on));
    }
    assert_eq!(parts, whole);
    let change = Vicinity { minus: 2, plus: 2, minimal: true };
    let mut taken = 0;
    let mut take = |_| {
        taken += 1;
        if taken == 5 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    assert!(!vicinity(&minimal, &change, &mut take, &mut |_| ControlFlow::Continue(())));
    assert_eq!(taken, 5);
    assert!(!vicinity(&minimal, &change, &mut |_| ControlFlow::Continue(()), &mut |searched| {
        assert_eq!(searched.all, minimal.count() as u64 * (minimal.count() as u64 - 1) / 2);
        ControlFlow::Break(())
    }));
}
