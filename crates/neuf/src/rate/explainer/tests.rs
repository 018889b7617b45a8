//! Step by step against the reference's own paths.

use super::*;
use crate::grid::{CellSet, Digit};
use crate::logic::{Candidate, Cause, Chain, Link};

/// A step that the reference took.
struct Recorded {
    name: String,
    rating: Rating,
    complexity: u32,
    placements: Vec<Candidate>,
    eliminations: Vec<Candidate>,
}

/// `r1c2=3` or `r1c2<>34`.
fn candidates(text: &str) -> Vec<Candidate> {
    let (cell, digits) = text.split_once("<>").or_else(|| text.split_once('=')).unwrap();
    digits
        .chars()
        .map(|digit| Candidate { cell: cell.parse().unwrap(), digit: Digit::from_char(digit).unwrap() })
        .collect()
}

fn recorded() -> Vec<(Grid, Vec<Recorded>)> {
    let file = include_str!("../../../../../data/ratings/paths.jsonl");
    let read = |line: &str| {
        let path: serde_json::Value = serde_json::from_str(line).unwrap();
        let steps = path["steps"].as_array().unwrap().iter().map(|step| {
            let mut eliminations: Vec<Candidate> = step["eliminate"]
                .as_array()
                .map_or(Vec::new(), |all| all.iter().flat_map(|text| candidates(text.as_str().unwrap())).collect());
            eliminations.sort_unstable();
            Recorded {
                name: step["technique"].as_str().unwrap().to_string(),
                rating: step["rating"].to_string().parse().unwrap(),
                complexity: step["complexity"].as_u64().unwrap_or(0) as u32,
                placements: step["place"].as_str().map_or(Vec::new(), candidates),
                eliminations,
            }
        });
        (path["puzzle"].as_str().unwrap().parse().unwrap(), steps.collect())
    };
    file.lines().map(read).collect()
}

/// The reference's word for a technique without chains.
fn name(step: &Step) -> &'static str {
    use Technique as T;
    match step.technique {
        T::FullHouse | T::HiddenSingle => "Hidden Single",
        T::NakedSingle => "Naked Single",
        T::DirectPointing => "Direct Pointing",
        T::DirectHiddenPair => "Direct Hidden Pair",
        T::DirectHiddenTriple => "Direct Hidden Triplet",
        T::Pointing => "Pointing",
        T::Claiming => "Claiming",
        T::NakedPair => "Naked Pair",
        T::HiddenPair => "Hidden Pair",
        T::NakedTriple => "Naked Triplet",
        T::HiddenTriple => "Hidden Triplet",
        T::NakedQuad => "Naked Quad",
        T::HiddenQuad => "Hidden Quad",
        T::XWing => "X-Wing",
        T::Swordfish => "Swordfish",
        T::Jellyfish => "Jellyfish",
        T::XYWing => "XY-Wing",
        T::XYZWing => "XYZ-Wing",
        T::UniqueRectangle1 | T::UniqueLoop1 => "type 1",
        T::UniqueRectangle2 | T::UniqueLoop2 => "type 2",
        T::UniqueRectangle3 | T::UniqueLoop3 => "type 3",
        T::UniqueRectangle4 | T::UniqueLoop4 => "type 4",
        T::BugPlusOne => "BUG type 1",
        T::Bug2 => "BUG type 2",
        T::Bug3 => "BUG type 3",
        T::Bug4 => "BUG type 4",
        T::AlignedPairExclusion => "Aligned Pair Exclusion",
        T::AlignedTripleExclusion => "Aligned Triplet Exclusion",
        _ => "a chain",
    }
}

#[test]
fn each_step_is_the_references() {
    let (mut compared, mut chains) = (0, 0);
    for (puzzle, steps) in recorded() {
        let mut memory = Memory::new(f64::MAX);
        let mut board = Board::new(&puzzle);
        for (number, step) in steps.iter().enumerate() {
            let found = {
                memory.touch();
                next(&board, &mut memory).map(|next| next.hint(&board, &mut memory))
            };
            if step.complexity == 0 {
                let found = found.unwrap_or_else(|| panic!("{puzzle} {}: {} was not found", number + 1, step.name));
                let mut eliminations = found.step.eliminations.clone();
                eliminations.sort_unstable();
                let place = format!("{puzzle} {}: {} {:?}", number + 1, step.name, found.step);
                assert!(step.name.ends_with(name(&found.step)), "{place}");
                assert_eq!(printed(found.rating), step.rating, "{place}");
                assert_eq!(rating_of(&found.step), Some(step.rating), "{place}");
                assert_eq!(eliminations, step.eliminations, "{place}");
                assert_eq!(found.step.placements, step.placements, "{place}");
                compared += 1;
            } else {
                let found = found.unwrap_or_else(|| panic!("{puzzle} {}: {} was not found", number + 1, step.name));
                let place = format!("{puzzle} {}: {} {:?}", number + 1, step.name, found.step);
                assert_eq!((printed(found.rating), found.complexity), (step.rating, step.complexity), "{place}");
                assert!(found.step.holds_on(&board), "{place}");
                // The reference lists what placing a digit strikes from its cell too.
                let mut after = board.clone();
                after.apply(&found.step);
                let mut expected = board.clone();
                step.eliminations.iter().for_each(|one| expected.eliminate(one.cell, one.digit));
                step.placements.iter().for_each(|one| expected.place(one.cell, one.digit));
                assert!(after == expected, "{place}");
                chains += 1;
            }
            for one in &step.eliminations {
                board.eliminate(one.cell, one.digit);
            }
            for one in &step.placements {
                board.place(one.cell, one.digit);
            }
        }
    }
    assert!(compared > 4000 && chains > 400, "{compared} {chains}");
}

/// Rows `puzzle,er,ep,ed,…` of the reference.
fn rows() -> impl Iterator<Item = (Grid, Rating, String)> {
    include_str!("../../../../../data/ratings/reference.csv").lines().skip(1).map(|line| {
        let fields: Vec<&str> = line.split(',').collect();
        (fields[0].parse().unwrap(), fields[1].parse().unwrap(), fields[1..4].join("/"))
    })
}

#[test]
fn numbers_without_chains_are_the_references() {
    let mut count = 0;
    for (puzzle, er, expected) in rows().filter(|row| row.1 < Rating::tenths(65)) {
        let path = path(&puzzle, &Options::default()).unwrap();
        assert_eq!(path.difficulty.to_string(), expected, "{puzzle}");
        let rated = rate(&puzzle, &Options::default()).unwrap();
        assert_eq!(rated.difficulty.to_string(), expected, "{puzzle}");
        assert!(is_at_most(&puzzle, er) && !is_at_most(&puzzle, Rating::tenths(er.to_tenths() - 1)), "{puzzle}");
        count += 1;
    }
    assert_eq!(count, 2078);
}

#[test]
fn a_puzzle_without_exactly_one_solution_is_refused() {
    let empty = Grid::EMPTY;
    assert_eq!(rate(&empty, &Options::default()).unwrap_err(), Refusal::SeveralSolutions);
    let mut wrong = empty;
    wrong.set(crate::grid::Cell::at(0, 0), Digit::new(1));
    wrong.set(crate::grid::Cell::at(0, 1), Digit::new(1));
    assert_eq!(rate(&wrong, &Options::default()).unwrap_err(), Refusal::NoSolution);
    let any = Options { unproved: true, ..Options::default() };
    // Three digits that can be turned in three rows and columns: no step is there to be found.
    let turned: String = (0..81)
        .map(|cell| (cell / 9, cell % 9))
        .map(|(r, c)| if r < 3 && c % 3 == 0 { '.' } else { Digit::from_index((3 * r + r / 3 + c) % 9).to_char() })
        .collect();
    let turned = turned.parse().unwrap();
    assert_eq!(rate(&turned, &Options::default()).unwrap_err(), Refusal::SeveralSolutions);
    assert_eq!(rate(&turned, &any).unwrap().difficulty.to_string(), "20.0/0.0/0.0");
}

#[test]
fn it_stops_on_request() {
    let (puzzle, ..) = rows().find(|row| row.2 == "4.5/1.2/1.2").unwrap();
    let stop = |options| rate(&puzzle, &options).unwrap().stopped;
    assert_eq!(stop(Options::default()), None);
    assert_eq!(stop(Options { max: Some(Rating::tenths(45)), ..Options::default() }), None);
    assert_eq!(stop(Options { max: Some(Rating::tenths(44)), ..Options::default() }), Some(Stop::Harder));
    assert_eq!(stop(Options { pearl: true, ..Options::default() }), Some(Stop::NotPearl));
    assert_eq!(stop(Options { diamond: true, ..Options::default() }), Some(Stop::NotDiamond));
}

#[test]
fn steps_of_chains_are_rated_by_their_length() {
    // A skyscraper, a W-wing, an XY-chain of four cells, as the reference counts their nodes.
    let link = |on| Link {
        cells: CellSet::only(crate::grid::Cell::at(0, usize::from(on))),
        digit: Digit::ALL[0],
        on,
        because: Vec::new(),
        cause: Cause::Assumption,
    };
    let chain = |links: usize| Chain { links: (0..links).map(|index| link(index % 2 == 1)).collect(), is_loop: false };
    for (technique, links, tenths) in [
        (Technique::Skyscraper, 4, 66),
        (Technique::XChain, 6, 67),
        (Technique::WWing, 6, 71),
        (Technique::XYChain, 8, 72),
        (Technique::Aic, 10, 73),
    ] {
        let step = Step { chains: vec![chain(links)], ..Step::new(technique) };
        assert_eq!(rating_of(&step), Some(Rating::tenths(tenths)), "{technique}");
    }
    assert_eq!(rating_of(&Step::new(Technique::SueDeCoq)), None);
}

#[test]
fn numbers_are_those_of_the_steps() {
    let sets = [
        include_str!("../../../../../data/puzzles/minimal_random.txt"),
        include_str!("../../../../../data/puzzles/easy_singles.txt"),
        include_str!("../../../../../data/puzzles/17_clue.txt"),
    ];
    let mut count = 0;
    for puzzle in sets.iter().flat_map(|set| set.lines().filter_map(|line| line.parse::<Grid>().ok()).take(80)) {
        for options in [
            Options { max: Some(Rating::tenths(44)), ..Options::default() },
            Options { max: Some(Rating::tenths(20)), pearl: true, ..Options::default() },
            Options { max: Some(Rating::tenths(26)), diamond: true, ..Options::default() },
        ] {
            let (path, rated) = (path(&puzzle, &options).unwrap(), rate(&puzzle, &options).unwrap());
            // What is beyond the limit may need chains, which have tests of their own.
            assert_eq!((rated.difficulty, rated.stopped), (path.difficulty, path.stopped), "{puzzle}");
        }
        count += 1;
    }
    assert_eq!(count, 240);
}
