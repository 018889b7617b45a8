use super::driven::Driver;
use super::field::{Field, Fixed};
use super::found::{Found, Mode, Proof};
use super::plain::{self, Producer};
use super::{Workspace, simple};
use crate::grid::{Cell, Digit, Grid};
use crate::logic::{Board, Candidate};

/// A step of the reference's path.
pub(super) struct Recorded {
    pub producer: Option<Producer>,
    pub tenths: u32,
    pub complexity: usize,
    pub eliminate: Vec<Candidate>,
    pub place: Option<Candidate>,
}

fn candidates(text: &str) -> impl Iterator<Item = Candidate> {
    let (cell, digits) = text.split_once(['<', '=']).unwrap();
    let cell = cell.parse().unwrap();
    let digits = digits.chars().filter_map(|c| c.to_digit(10));
    digits.map(move |digit| Candidate { cell, digit: Digit::ALL[digit as usize - 1] })
}

/// Every step of the recorded paths with the board before it.
pub(super) fn recorded(mut each: impl FnMut(&str, &Board, &Recorded)) {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/ratings/paths.jsonl");
    for line in std::fs::read_to_string(path).unwrap().lines() {
        let all: serde_json::Value = serde_json::from_str(line).unwrap();
        let puzzle = all["puzzle"].as_str().unwrap();
        let mut board = Board::new(&puzzle.parse::<Grid>().unwrap());
        for step in all["steps"].as_array().unwrap() {
            let producer = match step["technique"].as_str().unwrap() {
                "Turbot Fish"
                | "Forcing Chain"
                | "Forcing X-Chain"
                | "Bidirectional X-Cycle"
                | "Bidirectional Y-Cycle"
                | "Bidirectional Cycle"
                | "Generalized X-Wing" => Some(Producer::Simple),
                "Nishio Forcing Chains" => Some(Producer::Nishio),
                "Cell Forcing Chains" | "Region Forcing Chains" => Some(Producer::Multiple),
                other if other.starts_with("Dynamic") => Some(Producer::Dynamic(0)),
                other => {
                    assert!(step.get("complexity").is_none(), "{other}");
                    None
                }
            };
            let one = Recorded {
                producer,
                tenths: (step["rating"].as_f64().unwrap() * 10.0).round() as u32,
                complexity: step["complexity"].as_u64().unwrap_or(0) as usize,
                eliminate: step["eliminate"]
                    .as_array()
                    .map_or(vec![], |all| all.iter().flat_map(|c| candidates(c.as_str().unwrap())).collect()),
                place: step["place"].as_str().and_then(|text| candidates(text).next()),
            };
            each(puzzle, &board, &one);
            for gone in &one.eliminate {
                board.eliminate(gone.cell, gone.digit);
            }
            if let Some(placed) = one.place {
                board.place(placed.cell, placed.digit);
            }
        }
    }
}

fn pair(one: &Candidate) -> (usize, usize) {
    (one.cell.index(), one.digit.index())
}

#[test]
fn the_plain_twin_takes_the_recorded_steps() {
    let order = [Producer::Simple, Producer::Nishio, Producer::Multiple, Producer::Dynamic(0), Producer::Dynamic(1)];
    let mut counts = [0; 5];
    recorded(|puzzle, board, step| {
        let Some(producer) = step.producer else { return };
        for (i, &earlier) in order.iter().enumerate() {
            let hints = plain::hints(board, earlier);
            let same =
                earlier == producer || matches!((earlier, producer), (Producer::Dynamic(_), Producer::Dynamic(_)));
            if !same || hints.is_empty() && i < 4 {
                assert!(hints.is_empty(), "{puzzle} {earlier:?}");
                continue;
            }
            let first = hints.first().unwrap();
            assert_eq!(first.complexity, step.complexity, "{puzzle}");
            assert_eq!((first.rating * 10.0).round() as u32, step.tenths, "{puzzle}");
            let mut gone = first.eliminations.clone();
            gone.sort();
            let mut expected: Vec<_> = step.eliminate.iter().map(pair).collect();
            expected.sort();
            assert_eq!((gone, first.place), (expected, step.place.as_ref().map(pair)), "{puzzle}");
            counts[i] += 1;
            return;
        }
        panic!("{producer:?}");
    });
    assert_eq!(counts.iter().sum::<i32>(), 471);
}

/// Boards of many sorts: hard puzzles with more or less of what is wrong struck out.
fn boards(count: usize, seed: u64, mut each: impl FnMut(&Board)) {
    let mut random = seed;
    let mut next = move || {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        random >> 11
    };
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/puzzles/hard_generated.txt");
    let text = std::fs::read_to_string(path).unwrap();
    let puzzles: Vec<Grid> =
        text.lines().filter(|line| !line.starts_with('#')).map(|line| line.parse().unwrap()).collect();
    for _ in 0..count {
        let puzzle = &puzzles[next() as usize % puzzles.len()];
        let solution = crate::solve::solve(puzzle).unwrap();
        let mut board = Board::new(puzzle);
        let (fill, strike) = (next() % 8, next() % 16);
        for cell in Cell::all() {
            if board.digit(cell).is_some() {
                continue;
            }
            if next() % 16 < fill {
                board.place(cell, solution.get(cell).unwrap());
                continue;
            }
            for digit in board.candidates(cell).iter() {
                if solution.get(cell) != Some(digit) && next() % 24 < strike {
                    board.eliminate(cell, digit);
                }
            }
        }
        each(&board);
    }
}

fn agrees(plain: Option<&std::rc::Rc<plain::Hint>>, fast: Option<Found>) {
    let Some(plain) = plain else {
        assert!(fast.is_none(), "{fast:?}");
        return;
    };
    let fast = fast.unwrap_or_else(|| panic!("none, but {:?} {}", plain.kind, plain.complexity));
    assert_eq!(
        (fast.rating, fast.complexity as usize, fast.key),
        (plain.rating, plain.complexity, plain.key),
        "{fast:?} {:?}",
        plain.kind
    );
    if plain.kind != plain::Kind::Cycle {
        let conclusion = match plain.place {
            Some((cell, digit)) => (cell * 9 + digit) * 2 + 1,
            None => (plain.eliminations[0].0 * 9 + plain.eliminations[0].1) * 2,
        };
        assert_eq!(usize::from(fast.conclusion), conclusion, "{fast:?} {:?}", plain.kind);
    }
}

#[test]
fn simple_chains_as_the_plain_twin() {
    let mut counts = [0; 3];
    let mut check = |board: &Board| {
        let plain = plain::hints(board, Producer::Simple);
        let fast = simple::find(&Field::new(board), 20.0);
        agrees(plain.first(), fast);
        counts[match fast.map(|f| f.proof) {
            None => 0,
            Some(Proof::Cycle { .. }) => 1,
            _ => 2,
        }] += 1;
    };
    boards(300, 1, &mut check);
    recorded(|_, board, step| {
        if step.tenths >= 45 {
            check(board)
        }
    });
    assert!(counts.iter().all(|&n| n > 20));
}

#[test]
fn simple_lists_as_the_plain_twin() {
    let mut start = None::<Board>;
    boards(200, 2, |board| {
        let start = start.get_or_insert_with(|| Board::new(board.grid()));
        *start = Board::new(board.grid());
        let plain = plain::hints(board, Producer::Simple);
        let fast = simple::list(&Field::new(board));
        let mut known = std::collections::BTreeSet::new();
        let mut i = 0;
        for hint in plain {
            let mut gone = [0u128; 9];
            hint.eliminations.iter().for_each(|&(c, d)| gone[d] |= 1 << c);
            if !known.insert(gone) {
                continue;
            }
            let one = &fast[i];
            i += 1;
            assert_eq!(one.gone, gone);
            assert_eq!((one.found.rating, one.found.complexity as usize), (hint.rating, hint.complexity));
            let mut needed = [0u128; 9];
            plain::needed(board, start, &hint).iter().for_each(|&(c, d)| needed[d] |= 1 << c);
            assert_eq!(one.needs.gone(&Field::new(board), &Field::new(start)), needed, "{:?}", one.found);
        }
        assert_eq!(i, fast.len());
    });
}

#[test]
fn driven_hints_as_the_plain_twin() {
    let mut driver = Driver::default();
    for (producer, mode, count) in [
        (Producer::Nishio, Mode::Nishio, 60),
        (Producer::Multiple, Mode::Multiple, 60),
        (Producer::Dynamic(0), Mode::Dynamic(0), 30),
        (Producer::Dynamic(1), Mode::Dynamic(1), 16),
        (Producer::Dynamic(2), Mode::Dynamic(2), 3),
        (Producer::Dynamic(3), Mode::Dynamic(3), 2),
    ] {
        let mut counts = [0; 2];
        let mut check = |board: &Board| {
            let plain = plain::hints(board, producer);
            let fast = driver.find(&Field::new(board), &Fixed::new(board), mode, 20.0);
            agrees(plain.first(), fast);
            counts[usize::from(fast.is_some())] += 1;
        };
        boards(count, 3, &mut check);
        assert!(counts[1] > 0, "{mode:?} {counts:?}");
    }
}

#[test]
fn evidence_holds() {
    let mut workspace = Workspace::new(f64::INFINITY);
    for (mode, count) in [
        (Mode::Simple, 200),
        (Mode::Nishio, 60),
        (Mode::Multiple, 60),
        (Mode::Dynamic(0), 30),
        (Mode::Dynamic(1), 16),
        (Mode::Dynamic(2), 3),
    ] {
        boards(count, 5, |board| {
            let Some(found) = workspace.find(board, mode) else { return };
            let hint = workspace.hint(board, &found);
            assert!(hint.step.holds_on(board), "{:?}", hint.step);
        });
    }
}

#[test]
fn nothing_is_found_on_loose_boards() {
    let mut grid = Grid::EMPTY;
    for digit in [None, Digit::new(5)] {
        grid.set(Cell::at(4, 4), digit);
        let board = Board::new(&grid);
        assert!(Field::new(&board).is_loose());
        let mut workspace = Workspace::new(f64::INFINITY);
        for mode in [Mode::Simple, Mode::Nishio, Mode::Multiple, Mode::Dynamic(0), Mode::Dynamic(1)] {
            assert!(workspace.find(&board, mode).is_none(), "{mode:?}");
        }
    }
    boards(100, 7, |board| assert!(!Field::new(board).is_loose()));
}

/// One row in ten of those that need chains, and the first of the hardest: 10.6 needs searches within of level 4.
#[test]
fn numbers_with_chains_are_the_references() {
    use crate::rate::explainer::{Options, rate};
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/ratings/reference.csv");
    let text = std::fs::read_to_string(path).unwrap();
    let rows = text.lines().skip(1).map(|line| line.split(',').collect::<Vec<_>>());
    let rated: Vec<_> = rows.map(|fields| (fields[1].parse::<f64>().unwrap(), fields)).collect();
    let chains = rated.iter().filter(|(er, _)| (6.45..10.45).contains(er)).step_by(10);
    let hardest = rated.iter().filter(|(er, _)| *er > 10.55).take(1);
    let mut count = 0;
    for (_, fields) in chains.chain(hardest) {
        let difficulty = rate(&fields[0].parse().unwrap(), &Options::default()).unwrap().difficulty;
        assert_eq!(difficulty.to_string(), fields[1..4].join("/"), "{}", fields[0]);
        count += 1;
    }
    assert!(count > 80, "{count}");
}
