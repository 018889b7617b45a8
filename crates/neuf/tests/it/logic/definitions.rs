//! Techniques against their definitions, spelled out as loops over everything there could be.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use neuf::generate::Rng;
use neuf::grid::{Cell, CellSet, Digit, DigitSet, House};
use neuf::logic::{Board, Candidate, Settings, Technique, Uniqueness, find, next};

use super::minimal;

/// What fish of up to `size` sets strike out, by definition: the base sets share no place of the digit, and each of their
/// places is in a cover set or seen by what is struck out, which is in a cover set and no base set.
fn fish_by_definition(board: &Board, digit: Digit, size: usize, boxes: bool) -> CellSet {
    let all = board.cells_of(digit);
    let places = |house: &House| house.cells() & all;
    let mut struck = CellSet::EMPTY;
    for rows in [true, false] {
        let sets = |rows: bool| -> Vec<House> {
            let lines = (0..9).map(move |i| if rows { House::row(i) } else { House::column(i) });
            let boxes = (0..9).filter(|_| boxes).map(House::box_);
            lines.chain(boxes).filter(|house| places(house).len() > 1).collect()
        };
        let (bases, covers) = (sets(rows), sets(!rows));
        for base in choices(&bases, size) {
            let union = base.iter().fold(CellSet::EMPTY, |union, house| union | places(house));
            if union.len() != base.iter().map(|house| places(house).len()).sum::<usize>() {
                continue;
            }
            for cover in choices(&covers, size) {
                let covered = cover.iter().fold(CellSet::EMPTY, |covered, house| covered | house.cells());
                let fins = union - covered;
                let seen = fins.iter().fold(CellSet::ALL, |seen, fin| seen & fin.peers());
                struck |= (all & covered & seen) - union;
            }
        }
    }
    struck
}

fn choices(houses: &[House], size: usize) -> Vec<Vec<House>> {
    let mut chosen = vec![Vec::new()];
    for _ in 0..size {
        chosen = chosen
            .into_iter()
            .flat_map(|some: Vec<House>| {
                let last = some.last().copied();
                houses
                    .iter()
                    .filter(move |house| Some(**house) > last)
                    .map(move |&house| [&some[..], &[house]].concat())
            })
            .collect();
    }
    chosen
}

fn struck(board: &Board, techniques: &[Technique], digit: Digit) -> CellSet {
    let mut struck = CellSet::EMPTY;
    for &technique in techniques {
        let _ = find(board, technique, &mut |step| {
            step.eliminations.iter().filter(|one| one.digit == digit).for_each(|one| struck.insert(one.cell));
            ControlFlow::Continue(())
        });
    }
    struck
}

/// Boards without singles, some of whose candidates were struck out at random, so that there are fish enough.
fn thinned(seed: u64, mut look: impl FnMut(&Board)) {
    use Technique as T;
    let order = vec![T::NakedSingle, T::HiddenSingle];
    let settings = Settings { order, uniqueness: Uniqueness::Unknown };
    for index in 0..250 {
        let (puzzle, solution) = minimal(seed, index);
        let mut rng = Rng::new(seed, 1000 + index);
        let mut board = Board::new(&puzzle);
        for cell in board.empty().iter() {
            for digit in board.candidates(cell).iter() {
                if solution.get(cell) != Some(digit) && rng.below(40) == 0 {
                    board.eliminate(cell, digit);
                }
            }
        }
        boards_from(board, &settings, &mut look);
    }
}

fn boards_from(mut board: Board, settings: &Settings, look: &mut impl FnMut(&Board)) {
    while let Some(step) = next(&board, settings) {
        board.apply(&step);
    }
    look(&board);
}

#[test]
fn fish_are_those_of_the_definition() {
    use Technique as T;
    let sizes = [
        &[T::Pointing, T::Claiming][..],
        &[T::XWing, T::FinnedXWing, T::SashimiXWing],
        &[T::Swordfish, T::FinnedSwordfish, T::SashimiSwordfish],
        &[T::Jellyfish, T::FinnedJellyfish, T::SashimiJellyfish],
    ];
    let mut met = [0; 5];
    thinned(5, |board| {
        for digit in Digit::ALL {
            let mut by_definition = CellSet::EMPTY;
            let mut found = CellSet::EMPTY;
            for size in 1..=4 {
                by_definition |= fish_by_definition(board, digit, size, false);
                found |= struck(board, sizes[size - 1], digit);
                // Of locked candidates only those in a box are fish of one line: both kinds together are more.
                assert!(by_definition.is_subset(found), "{digit}, {size}: {}", board.grid().to_line());
                met[size] += struck(board, sizes[size - 1], digit).len();
            }
            let pointing = struck(board, sizes[0], digit);
            assert_eq!(found - pointing, by_definition - pointing, "{digit}: {}", board.grid().to_line());
        }
    });
    assert!(met[1..].iter().all(|&struck| struck > 100), "{met:?}");
}

#[test]
fn franken_fish_are_those_of_the_definition() {
    use Technique as T;
    let sizes = [
        &[T::Pointing, T::Claiming][..],
        &[T::XWing, T::FinnedXWing, T::SashimiXWing, T::FrankenXWing, T::FinnedFrankenXWing],
        &[T::Swordfish, T::FinnedSwordfish, T::SashimiSwordfish, T::FrankenSwordfish, T::FinnedFrankenSwordfish],
    ];
    let mut met = [0; 4];
    thinned(6, |board| {
        for digit in Digit::ALL.into_iter().filter(|digit| board.cells_of(*digit).len() > 8).take(3) {
            let mut by_definition = CellSet::EMPTY;
            let mut found = CellSet::EMPTY;
            for size in 1..=3 {
                by_definition |= fish_by_definition(board, digit, size, true);
                found |= struck(board, sizes[size - 1], digit);
                assert_eq!(found, by_definition, "{digit}, {size}: {}", board.grid().to_line());
                met[size] += found.len();
            }
        }
    });
    assert!(met[1..].iter().all(|&struck| struck > 100), "{met:?}");
}

/// Every candidate that a technique strikes out somewhere.
fn all_struck(board: &Board, techniques: &[Technique]) -> BTreeSet<Candidate> {
    let mut struck = BTreeSet::new();
    for &technique in techniques {
        let _ = find(board, technique, &mut |step| {
            struck.extend(step.eliminations);
            ControlFlow::Continue(())
        });
    }
    struck
}

/// The candidates of `digits` in `cells` that are on the board.
fn on(board: &Board, cells: CellSet, digits: DigitSet) -> impl Iterator<Item = Candidate> {
    digits
        .iter()
        .flat_map(move |digit| (cells & board.cells_of(digit)).iter().map(move |cell| Candidate { cell, digit }))
}

fn seen_by_all(cells: CellSet) -> CellSet {
    cells.iter().fold(CellSet::ALL, |seen, cell| seen & cell.peers())
}

fn digits_in(board: &Board, cells: CellSet) -> DigitSet {
    cells.iter().fold(DigitSet::EMPTY, |digits, cell| digits | board.candidates(cell))
}

/// Each `size` of `cells`.
fn sets(cells: CellSet, size: usize) -> Vec<CellSet> {
    let mut chosen = vec![CellSet::EMPTY];
    for _ in 0..size {
        let larger = |set: CellSet| {
            let last = set.iter().last();
            cells.iter().filter(move |cell| Some(*cell) > last).map(move |cell| set | CellSet::only(cell))
        };
        chosen = chosen.into_iter().flat_map(larger).collect();
    }
    chosen
}

/// Whether the two cells are the only places of the digit in some house.
fn are_linked(board: &Board, a: Cell, b: Cell, digit: Digit) -> bool {
    let both = CellSet::only(a) | CellSet::only(b);
    a != b && House::all().any(|house| house.cells() & board.cells_of(digit) == both)
}

#[test]
fn subsets_and_locked_candidates_are_those_of_the_definition() {
    use Technique as T;
    let mut met = BTreeSet::new();
    thinned(9, |board| {
        for (size, naked, hidden) in
            [(2, T::NakedPair, T::HiddenPair), (3, T::NakedTriple, T::HiddenTriple), (4, T::NakedQuad, T::HiddenQuad)]
        {
            let (mut in_naked, mut in_hidden) = (BTreeSet::new(), BTreeSet::new());
            for house in House::all() {
                for set in sets(house.cells() & board.empty(), size) {
                    let digits = digits_in(board, set);
                    if digits.len() == size {
                        in_naked.extend(on(board, seen_by_all(set), digits));
                    }
                    // Nothing else in the house holds the others.
                    let hidden = digits - digits_in(board, (house.cells() & board.empty()) - set);
                    if hidden.len() == size {
                        in_hidden.extend(on(board, set, !hidden));
                    }
                }
            }
            assert_eq!(all_struck(board, &[naked]), in_naked, "{naked}: {}", board.grid().to_line());
            assert_eq!(all_struck(board, &[hidden]), in_hidden, "{hidden}: {}", board.grid().to_line());
            met.extend([(naked, !in_naked.is_empty()), (hidden, !in_hidden.is_empty())]);
        }
        let mut locked = BTreeSet::new();
        for (one, other) in House::all().flat_map(|one| House::all().map(move |other| (one, other))) {
            let crossing = one.cells() & other.cells();
            for digit in Digit::ALL.into_iter().filter(|_| one != other && crossing.len() == 3) {
                let places = board.cells_of(digit) & one.cells();
                if !places.is_empty() && places.is_subset(other.cells()) {
                    locked.extend(on(board, other.cells() - one.cells(), DigitSet::only(digit)));
                }
            }
        }
        assert_eq!(all_struck(board, &[T::Pointing, T::Claiming]), locked, "{}", board.grid().to_line());
        met.insert((T::Pointing, !locked.is_empty()));
    });
    assert_eq!(met.iter().filter(|(_, any)| *any).count(), 7, "{met:?}");
}

#[test]
fn wings_are_those_of_the_definition() {
    let mut met = [0; 3];
    thinned(10, |board| {
        let two: CellSet = board.empty().iter().filter(|&cell| board.candidates(cell).len() == 2).collect();
        let (mut xy, mut xyz, mut w) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
        for set in sets(two, 2) {
            let [a, b] = set.iter().collect::<Vec<_>>()[..] else { unreachable!() };
            let (of_a, of_b) = (board.candidates(a), board.candidates(b));
            for pivot in (seen_by_all(set) & board.empty()).iter() {
                let of_pivot = board.candidates(pivot);
                let common = of_a & of_b;
                if common.len() == 1 && of_pivot == (of_a | of_b) - common {
                    xy.extend(on(board, seen_by_all(set), common));
                }
                if common.len() == 1 && of_pivot == of_a | of_b {
                    xyz.extend(on(board, seen_by_all(set) & pivot.peers(), common));
                }
            }
            if of_a != of_b || a.peers().contains(b) {
                continue;
            }
            for digit in of_a.iter() {
                let places = board.cells_of(digit) - set;
                let linked = places.iter().any(|c| {
                    let ends =
                        |d: &Cell| c.peers().contains(a) && d.peers().contains(b) && are_linked(board, c, *d, digit);
                    places.iter().any(|d| ends(&d))
                });
                if linked {
                    w.extend(on(board, seen_by_all(set), of_a - DigitSet::only(digit)));
                }
            }
        }
        let found =
            [Technique::XYWing, Technique::XYZWing, Technique::WWing].map(|technique| all_struck(board, &[technique]));
        met.iter_mut().zip(&found).for_each(|(met, found)| *met += found.len());
        assert_eq!(found, [xy, xyz, w], "{}", board.grid().to_line());
    });
    assert!(met.iter().all(|&struck| struck > 50), "{met:?}");
}

#[test]
fn two_strong_links_are_those_of_the_definition() {
    use Technique as T;
    let mut met = 0;
    thinned(11, |board| {
        let (mut struck, mut surely) = (BTreeSet::new(), BTreeSet::new());
        for digit in Digit::ALL {
            let places = board.cells_of(digit);
            let pairs: Vec<(Cell, Cell)> = places
                .iter()
                .flat_map(|a| places.iter().map(move |b| (a, b)))
                .filter(|&(a, b)| are_linked(board, a, b, digit))
                .collect();
            for &(end, a) in &pairs {
                for &(b, other_end) in pairs.iter().filter(|(b, _)| a.peers().contains(*b)) {
                    let cells: CellSet = [end, a, b, other_end].into_iter().collect();
                    if cells.len() == 4 {
                        let seen = (end.peers() & other_end.peers()) - cells;
                        struck.extend(on(board, seen, DigitSet::only(digit)));
                        // Four corners of a rectangle may be an X-wing, which is none of the three.
                        let rows: BTreeSet<usize> = cells.iter().map(Cell::row).collect();
                        let columns: BTreeSet<usize> = cells.iter().map(Cell::column).collect();
                        if rows.len() + columns.len() > 4 {
                            surely.extend(on(board, seen, DigitSet::only(digit)));
                        }
                    }
                }
            }
        }
        let found = all_struck(board, &[T::Skyscraper, T::TwoStringKite, T::TurbotFish]);
        assert!(found.is_subset(&struck) && surely.is_subset(&found), "{}", board.grid().to_line());
        met += found.len();
    });
    assert!(met > 100, "{met}");
}
