//! Sameness against an exhaustive twin, and against what is known.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use neuf::grid::{Cell, CellSet, Digit, Grid};
use neuf::solve;
use neuf::symmetry::{Transform, automorphisms, canonical, canonical_with, id, is_isomorphic};
use proptest::prelude::*;

/// How many positions there are: 2 · 6⁸.
const POSITIONS: u32 = 3_359_232;

const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// All 1,296 orders of nine lines that keep the lines of a band or stack together.
fn line_orders() -> Vec<[usize; 9]> {
    let mut orders = Vec::new();
    for chutes in ORDERS {
        for code in 0..216 {
            let within = [ORDERS[code / 36], ORDERS[code / 6 % 6], ORDERS[code % 6]];
            orders.push(std::array::from_fn(|i| 3 * chutes[i / 3] + within[i / 3][i % 3]));
        }
    }
    orders
}

/// The twin: tries all 2 · 6⁸ positions, naming the digits as they appear. Gives the smallest and how many give it.
fn exhaustive(grid: &Grid) -> (Grid, u32) {
    let orders = line_orders();
    let mut best = [10; 81];
    let mut ways = 0;
    for turned in [*grid, Transform::TRANSPOSE.apply(grid)] {
        let numbers = turned.to_numbers();
        for rows in &orders {
            for columns in &orders {
                let (mut names, mut next) = ([0; 10], 1);
                let mut smaller = false;
                let mut larger = false;
                for (i, best) in best.iter_mut().enumerate() {
                    let number = numbers[9 * rows[i / 9] + columns[i % 9]] as usize;
                    if number > 0 && names[number] == 0 {
                        names[number] = next;
                        next += 1;
                    }
                    smaller |= names[number] < *best;
                    larger = !smaller && names[number] > *best;
                    if larger {
                        break;
                    }
                    *best = names[number];
                }
                if smaller {
                    ways = 0;
                }
                ways += u32::from(!larger);
            }
        }
    }
    (Grid::from_numbers(&best).expect("names are 1 to 9"), ways)
}

fn agrees_with_the_twin(grid: &Grid) {
    assert_eq!((canonical(grid), automorphisms(grid)), exhaustive(grid), "{grid}");
}

fn grid(line: &str) -> Grid {
    line.parse().expect("81 characters")
}

fn drawn(digit: impl Fn(usize, usize) -> usize) -> Grid {
    let mut grid = Grid::EMPTY;
    for cell in Cell::all() {
        grid.set(cell, Digit::new(digit(cell.row(), cell.column()) as u8));
    }
    grid
}

fn read(path: &Path) -> Vec<Grid> {
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    text.lines().filter(|line| !line.starts_with('#')).map(grid).collect()
}

fn data(name: &str) -> Vec<Grid> {
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/puzzles").join(name))
}

/// Numbers "below n" from a stream that starts at `seed` (SplitMix64, by the published constants).
fn below_from(seed: u64) -> impl FnMut(u32) -> u32 {
    let mut state = seed;
    move |n| {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((((z ^ (z >> 31)) >> 32) * u64::from(n)) >> 32) as u32
    }
}

fn any_transform() -> impl Strategy<Value = Transform> {
    any::<u64>().prop_map(|seed| Transform::random(&mut below_from(seed)))
}

fn any_cell() -> impl Strategy<Value = Cell> {
    (0..81usize).prop_map(|index| Cell::new(index).expect("below 81"))
}

/// Any digits anywhere, up to `digits` different ones: mostly breaks the rules.
fn scattered() -> impl Strategy<Value = Grid> {
    (1..10u8).prop_flat_map(|digits| {
        proptest::collection::vec((any_cell(), 1..=digits), 0..81).prop_map(|placed| {
            let mut grid = Grid::EMPTY;
            for (cell, digit) in placed {
                grid.set(cell, Digit::new(digit));
            }
            grid
        })
    })
}

/// Digits placed one by one where the rules allow it, each spread by the same few transforms as long as the rules
/// allow that too: sparse and often full of symmetries.
fn spread(most: usize) -> impl Strategy<Value = Grid> {
    let placed = proptest::collection::vec((any_cell(), 1..10u8), 0..most);
    let gauges = proptest::collection::vec((any_transform(), any::<[bool; 4]>()), 0..3);
    (placed, gauges).prop_map(|(placed, gauges)| {
        let transforms: Vec<Transform> = gauges.iter().map(|(transform, keep)| tamed(transform, keep)).collect();
        let mut grid = Grid::EMPTY;
        for (cell, digit) in placed {
            let mut after = grid;
            let mut queue = vec![(cell, Digit::new(digit).expect("1 to 9"))];
            let mut lawful = true;
            while let Some((cell, digit)) = queue.pop() {
                if after.get(cell) == Some(digit) {
                    continue;
                }
                lawful &= after.place(cell, digit).is_ok();
                if !lawful {
                    break;
                }
                queue.extend(transforms.iter().map(|t| (t.apply_cell(cell), t.apply_digit(digit))));
            }
            if lawful {
                grid = after;
            }
        }
        grid
    })
}

/// The transform with some of its parts taken out.
fn tamed(transform: &Transform, [transpose, rows, columns, digits]: &[bool; 4]) -> Transform {
    let (mut parts, still) = (*transform.parts(), *Transform::IDENTITY.parts());
    if *transpose {
        parts.transpose = false;
    }
    if *rows {
        parts.rows = still.rows;
    }
    if *columns {
        parts.columns = parts.rows;
    }
    if *digits {
        parts.digits = still.digits;
    }
    Transform::from_parts(parts).expect("parts of transforms")
}

fn keeps_its_word(grid: &Grid, moved_by: &Transform) {
    let (form, transform) = canonical_with(grid);
    assert_eq!(transform.apply(grid), form, "{grid}");
    assert_eq!(canonical(grid), form, "{grid}");
    assert_eq!(canonical(&form), form, "{grid}");
    let moved = moved_by.apply(grid);
    assert_eq!(canonical(&moved), form, "{grid} moved by {moved_by:?}");
    assert_eq!(automorphisms(&moved), automorphisms(grid), "{grid} moved by {moved_by:?}");
    assert_eq!(id(&moved), id(grid));
    assert!(is_isomorphic(grid, &moved));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn scattered_digits_keep_their_form(grid in scattered(), transform in any_transform()) {
        keeps_its_word(&grid, &transform);
    }

    #[test]
    fn sparse_and_symmetric_puzzles_keep_their_form(grid in spread(14), transform in any_transform()) {
        keeps_its_word(&grid, &transform);
    }

    #[test]
    fn dense_puzzles_keep_their_form(grid in spread(200), transform in any_transform()) {
        keeps_its_word(&grid, &transform);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(5))]

    #[test]
    fn the_twin_agrees_on_scattered_digits(grid in scattered()) {
        agrees_with_the_twin(&grid);
    }

    #[test]
    fn the_twin_agrees_on_symmetric_puzzles(grid in spread(14)) {
        agrees_with_the_twin(&grid);
    }

    #[test]
    fn the_twin_agrees_on_dense_puzzles(grid in spread(200)) {
        agrees_with_the_twin(&grid);
    }
}

#[test]
fn the_twin_agrees_on_known_puzzles_and_full_grids() {
    for name in ["17_clue.txt", "minimal_random.txt", "easy_singles.txt", "serg_multiple.txt"] {
        let puzzle = data(name)[0];
        agrees_with_the_twin(&puzzle);
        let full = solve::solve(&puzzle).expect("it has a solution");
        agrees_with_the_twin(&full);
        // Nearly full.
        agrees_with_the_twin(&full.masked(!puzzle.cells_of(Digit::ALL[3])));
        agrees_with_the_twin(&full.masked(!CellSet::only(Cell::at(4, 7))));
    }
}

/// The full grid with the most automorphisms, 648, and two more grids whose second row is 456 789 and some order of
/// 123 at best.
#[test]
fn full_grids_with_automorphisms() {
    let shifted = |shift: [usize; 9]| drawn(move |row, column| (column + shift[row]) % 9 + 1);
    let most = grid("123456789456789123789123456231564897564897231897231564312645978645978312978312645");
    assert_eq!(automorphisms(&most), 648);
    assert_eq!(canonical(&most), most);
    for full in [most, shifted([0, 3, 6, 1, 4, 7, 2, 5, 8]), shifted([0, 3, 6, 2, 5, 8, 1, 4, 7])] {
        assert!(full.is_solved());
        agrees_with_the_twin(&full);
    }
}

/// Every full grid's form begins 123456789, 456 or 457.
#[test]
fn forms_of_full_grids_begin_alike() {
    for puzzle in data("minimal_random.txt") {
        let full = solve::solve(&puzzle).expect("unique");
        let form = canonical(&full).to_line();
        assert!(form.starts_with("12345678945"), "{form}");
        assert!(matches!(&form[9..15], "456789" | "457189"), "{form}");
    }
}

/// Inputs with many ways to the same rows. Their automorphisms can be told by reasoning.
#[test]
fn nothing_runs_away() {
    let cases: [(Grid, u32); 11] = [
        (Grid::EMPTY, POSITIONS),
        (drawn(|_, _| 1), POSITIONS),
        // A clue can stand in any of 81 cells.
        (drawn(|row, column| usize::from(row == 4 && column == 4)), POSITIONS / 81),
        // A row of nine clues can be any of 18 lines.
        (drawn(|row, column| if row == 3 { column + 1 } else { 0 }), POSITIONS / 18),
        // Each row or box its own digit: only transposing tells the former from columns, nothing the latter.
        (drawn(|row, _| row + 1), POSITIONS / 2),
        (drawn(|_, column| column + 1), POSITIONS / 2),
        (drawn(|row, column| row / 3 * 3 + column / 3 + 1), POSITIONS),
        // One digit solved: 6⁶ · 8 positions are those of rooks in different boxes, 46,656 in all.
        (drawn(|row, column| usize::from(row / 3 + 3 * (row % 3) == column)), POSITIONS / 46_656),
        // Boxes on a diagonal, each with nine rooks' places of its own digits: 6 orders of boxes, 6 in each, transposed.
        (drawn(|row, column| if row == column { row + 1 } else { 0 }), 6 * 6 * 6 * 6 * 2),
        // Two full rows in two bands, every digit in both: what one does the other must follow. Found by the twin.
        (drawn(|row, column| if row % 3 == 0 && row < 6 { (column + row) % 9 + 1 } else { 0 }), 864),
        (drawn(|row, column| if row % 3 == 0 { (column + row + row / 3) % 9 + 1 } else { 0 }), 48),
    ];
    for (i, (grid, expected)) in cases.iter().enumerate() {
        assert_eq!(automorphisms(grid), *expected, "case {i}: {grid}");
        keeps_its_word(grid, &Transform::random(&mut below_from(i as u64)));
    }
    agrees_with_the_twin(&cases[9].0);
    agrees_with_the_twin(&cases[10].0);
    // Of the grids with many ways, those found by search to have the most: 7,776 for lawful ones, 20,736 for others.
    agrees_with_the_twin(&grid("567891234..................678912345..................345678912.................."));
    agrees_with_the_twin(&grid("999999999444444444333333333666666666111111111.........345459254888888888777777777"));
}

/// All patterns of up to three clues: a form stands for POSITIONS / automorphisms patterns, and together the forms must
/// stand for all of them. Both too many and too few forms would upset the sum.
#[test]
fn forms_stand_for_all_patterns() {
    for (clues, patterns) in [(1, 81), (2, 3_240), (3, 85_320)] {
        let mut forms = BTreeMap::new();
        let mut chosen: Vec<usize> = (0..clues).collect();
        let mut seen = 0;
        loop {
            seen += 1;
            let pattern: CellSet = chosen.iter().filter_map(|&index| Cell::new(index)).collect();
            let pattern = drawn(|row, column| usize::from(pattern.contains(Cell::at(row, column))));
            *forms.entry(canonical(&pattern)).or_insert(0) += 1;
            // The next choice in order.
            let Some(last) = (0..clues).rev().find(|&i| chosen[i] < 81 - clues + i) else { break };
            chosen[last] += 1;
            for i in last + 1..clues {
                chosen[i] = chosen[i - 1] + 1;
            }
        }
        assert_eq!(seen, patterns);
        for (form, count) in forms {
            assert_eq!(POSITIONS / automorphisms(&form), count, "{form}");
        }
    }
}

/// Three rows can be filled in 416 essentially different ways (Felgenhauer and Jarvis 2005, Russell).
#[test]
fn there_are_416_bands() {
    let mut forms = BTreeSet::new();
    // Up to the names of the digits the first box is 123 456 789. Each row of the second box takes three of the six
    // digits of the other two; the third box has what is left. Columns can be sorted by their first cell. The first row
    // of the second box can be made to hold two or three of 4 5 6 by exchanging boxes or rows, and then to be 456, 457
    // or 459 by moving the columns of the first box and renaming.
    let triples: Vec<[usize; 3]> = (1..=9)
        .flat_map(|a| (1..=9).flat_map(move |b| (1..=9).map(move |c| [a, b, c])))
        .filter(|[a, b, c]| a != b && a != c && b != c)
        .collect();
    let row_of = |digit: usize| (digit - 1) / 3;
    let set = |triple: &[usize; 3]| triple.iter().fold(0u16, |set, digit| set | 1 << digit);
    let rows: Vec<Vec<[usize; 3]>> =
        (0..3).map(|row| triples.iter().copied().filter(|t| t.iter().all(|&d| row_of(d) != row)).collect()).collect();
    for first in &[[4, 5, 6], [4, 5, 7], [4, 5, 9]] {
        for second in rows[1].iter().filter(|t| set(t) & set(first) == 0) {
            for third in rows[2].iter().filter(|t| set(t) & (set(first) | set(second)) == 0) {
                let missing = |row: usize, there: &[usize; 3]| -> Vec<usize> {
                    (1..=9).filter(|d| row_of(*d) != row && !there.contains(d)).collect()
                };
                let last = [missing(0, first), missing(1, second), missing(2, third)];
                for orders in ORDERS.iter().flat_map(|b| ORDERS.iter().map(move |c| [[0, 1, 2], *b, *c])) {
                    let band = drawn(|row, column| match (row, column / 3) {
                        (3.., _) => 0,
                        (_, 0) => 3 * row + column + 1,
                        (_, 1) => [first, second, third][row][column % 3],
                        _ => last[row][orders[row][column % 3]],
                    });
                    forms.insert(canonical(&band));
                }
            }
        }
    }
    assert_eq!(forms.len(), 416);
}

/// All 17-clue puzzles are different, 49,158 of them; without the full set at hand, those of ours.
#[test]
fn ids_tell_the_17_clue_puzzles_apart() {
    let whole = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/solver/data/17_clue.txt");
    let (puzzles, count) = if whole.exists() { (read(&whole), 49_158) } else { (data("17_clue.txt"), 300) };
    let mut below = below_from(17);
    let mut ids = BTreeSet::new();
    for puzzle in &puzzles {
        let name = id(puzzle);
        assert_eq!(id(&Transform::random(&mut below).apply(puzzle)), name, "{puzzle}");
        ids.insert(name);
    }
    assert_eq!(ids.len(), count);
}

#[test]
fn other_puzzles_are_not_the_same() {
    let puzzles = data("17_clue.txt");
    for pair in puzzles.windows(2) {
        assert!(!is_isomorphic(&pair[0], &pair[1]));
        // One digit more.
        let mut other = pair[0];
        let empty = (!other.filled()).first().expect("17 clues");
        other.set(empty, Digit::new(1));
        assert!(!is_isomorphic(&pair[0], &other));
    }
}
