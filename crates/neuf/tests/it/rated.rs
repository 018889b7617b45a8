//! Puzzles made to a rating have it, as the path that takes every step says.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use neuf::generate::{self, ClueRange, Failure, Gem, Impossible, Level, Made, Request};
use neuf::logic::{self, Board, End, Family, Settings, Technique, Uniqueness};
use neuf::rate::explainer::{self, Options};
use neuf::rate::{Grade, Rating, RatingRange};
use neuf::solve;
use neuf::symmetry::Symmetry;

fn range(text: &str) -> RatingRange {
    text.parse().expect("a range of ratings")
}

fn rated(text: &str) -> Request {
    Request { rating: Some(range(text)), ..Request::default() }
}

fn make(request: &Request, seed: u64, index: u64) -> Made {
    generate::puzzle(request, seed, index, &mut |_| ControlFlow::Continue(())).expect("a puzzle")
}

/// Proves by other ways than the search's that a puzzle is as asked.
fn prove(request: &Request, made: &Made) {
    let puzzle = &made.puzzle;
    assert_eq!(solve::verdict(puzzle), solve::Verdict::Unique(made.solution), "{puzzle}");
    assert!(request.clues.contains(puzzle.count()) && request.symmetry.holds(puzzle.filled()), "{puzzle}");
    assert!(!request.minimal || solve::redundant_given(puzzle).is_none(), "{puzzle}");
    let path = explainer::path(puzzle, &Options::default()).expect("one solution");
    let numbers = path.difficulty;
    assert!(request.rating.is_none_or(|range| range.contains(numbers.er)), "{puzzle}: {numbers}");
    assert!(made.difficulty.is_none_or(|stated| stated == numbers), "{puzzle}: {numbers}");
    assert_eq!(made.rated(), numbers);
    // What the gems are, spelled out a second time.
    let first_digit = path.steps.iter().position(|step| !step.step.placements.is_empty()).expect("a digit is found");
    let hardest = |steps: &[explainer::RatedStep]| steps.iter().map(|step| step.rating).max();
    match request.gem {
        Gem::None => {}
        Gem::Pearl => assert_eq!(hardest(&path.steps), hardest(&path.steps[..=first_digit]), "{puzzle}"),
        Gem::Diamond => assert_eq!(hardest(&path.steps), hardest(&path.steps[..1]), "{puzzle}"),
    }
    let asks_of_path = !request.requires.is_empty()
        || !request.forbids.is_empty()
        || request.only_techniques.is_some()
        || request.first_needs.is_some()
        || request.ends_with.is_some();
    if asks_of_path {
        let path = logic::path(&Board::new(puzzle), &Settings::new(Uniqueness::Proved));
        assert_eq!(path.end, End::Solved, "{puzzle}");
        let used: BTreeSet<Technique> = path.steps.iter().map(|step| step.technique).collect();
        let others: Vec<Technique> = path
            .steps
            .iter()
            .map(|step| step.technique)
            .filter(|technique| technique.family() != Family::Single)
            .collect();
        assert!(request.requires.is_subset(&used) && request.forbids.is_disjoint(&used), "{puzzle}: {used:?}");
        if let Some(only) = &request.only_techniques {
            assert!(others.iter().all(|technique| only.contains(technique)), "{puzzle}: {used:?}");
        }
        assert!(request.first_needs.is_none_or(|wanted| others.first() == Some(&wanted)), "{puzzle}: {others:?}");
        assert!(request.ends_with.is_none_or(|wanted| others.last() == Some(&wanted)), "{puzzle}: {others:?}");
    }
}

fn set(techniques: &[Technique]) -> BTreeSet<Technique> {
    techniques.iter().copied().collect()
}

/// Every kind of request, alone and with others.
fn requests() -> Vec<(Request, u64)> {
    use Technique as T;
    let few = ClueRange { min: 22, max: 30 };
    let half_turn = |text| Request { symmetry: Symmetry::Rot180, ..rated(text) };
    vec![
        (half_turn("1.2"), 6),
        (half_turn("1.5"), 6),
        (half_turn("2.0..2.3"), 4),
        (half_turn("2.6..3.4"), 4),
        (rated("3.0..4.4"), 3),
        (Request { symmetry: Symmetry::Diagonal, clues: few, ..rated("1.7..2.5") }, 3),
        (Request { minimal: true, ..rated("2.6..2.8") }, 3),
        (Request { symmetry: Symmetry::Full, clues: ClueRange { min: 30, max: 40 }, ..rated("1.5..2.5") }, 2),
        (Request { clues: ClueRange::exactly(26), ..rated("4.2") }, 2),
        (Request::from(Grade::Tricky), 3),
        (Request { gem: Gem::Diamond, ..rated("1.2..2.5") }, 2),
        (Request { gem: Gem::Pearl, clues: ClueRange { min: 25, max: 45 }, ..Request::from(Grade::Gentle) }, 2),
        (Request { requires: set(&[T::Pointing, T::NakedPair]), ..Request::default() }, 2),
        (Request { forbids: set(&[T::NakedSingle]), clues: few, ..Request::default() }, 2),
        (Request { only_techniques: Some(set(&[T::Pointing, T::Claiming])), ..rated("2.6..2.8") }, 2),
        (Request { only_techniques: Some(set(&[])), clues: few, ..rated("2.3") }, 2),
        (Request { first_needs: Some(T::NakedPair), ends_with: Some(T::Pointing), ..Request::default() }, 1),
    ]
}

#[test]
fn what_is_made_is_as_hard_as_asked() {
    for (request, count) in requests() {
        for index in 0..count {
            prove(&request, &make(&request, 61, index));
        }
    }
}

#[test]
fn side_by_side_it_is_the_same() {
    for (request, count) in requests() {
        let mut expected = 0;
        let mut take = |index, outcome: Result<Made, Failure>| {
            assert_eq!(outcome.expect("a puzzle"), make(&request, 61, index), "{request:?}");
            expected += 1;
            ControlFlow::Continue(())
        };
        generate::puzzles(&request, 61, 0, count, &mut take, &mut |_, _| ControlFlow::Continue(()));
        assert_eq!(expected, count);
    }
}

#[test]
fn levels_are_clues_and_ratings() {
    for level in Level::ALL {
        for index in 0..10 {
            let made = make(&Request::from(level), 62, index);
            let er = made.rated().er;
            assert_eq!(Level::of(made.puzzle.count(), er), Some(level), "{}", made.puzzle);
            assert_eq!(Level::of_puzzle(&made.puzzle), Some(level), "{}", made.puzzle);
        }
    }
    // Few clues and easy, many clues and hard: no level.
    let easy = make(&Request { clues: ClueRange { min: 25, max: 34 }, ..rated("..2.5") }, 62, 0);
    assert_eq!(Level::of_puzzle(&easy.puzzle), None);
    let hard = make(&Request { clues: ClueRange { min: 35, max: 44 }, ..rated("2.6..") }, 62, 0);
    assert_eq!(Level::of_puzzle(&hard.puzzle), None);
    assert_eq!(Level::of_clues(hard.puzzle.count()), Some(Level::Medium));
    assert_eq!(Level::of(81, Rating::ZERO), None);
}

#[test]
fn a_search_in_vain_names_the_nearest() {
    // With 60 clues nearly all is found by singles.
    let request = Request { clues: ClueRange::exactly(60), effort: 200, ..rated("5.0..6.2") };
    assert_eq!(request.check(), Ok(()));
    match generate::puzzle(&request, 1, 0, &mut |_| ControlFlow::Continue(())) {
        Err(Failure::Spent(progress)) => {
            assert_eq!(progress.steps, 200);
            let best = progress.best.expect("a puzzle on the way");
            assert_eq!(best.count(), 60);
            let er = explainer::path(&best, &Options::default()).expect("one solution").difficulty.er;
            assert_eq!(progress.rating, Some(er));
            let told = Failure::Spent(progress).to_string();
            assert!(told.contains(&format!("has 60 clues and is rated {er}: {best}")), "{told}");
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_cannot_be_so_hard_is_refused_with_the_reason() {
    use Technique as T;
    let refused = |request: Request| request.check().expect_err("impossible").to_string();
    assert_eq!(refused(rated("3.0..2.0")), "the range 3.0..2.0 holds no rating: write the smaller number first");
    assert_eq!(refused(rated("1.3..1.4")), "no step is rated 1.3..1.4, so no puzzle is: ask for a wider range");
    assert_eq!(refused(rated("6.4")), "no step is rated 6.4, so no puzzle is: ask for a wider range");
    assert!(refused(rated("12.5..")).contains("the hardest known is rated 11.9"));
    assert!(refused(Request { clues: ClueRange::exactly(81), ..rated("1.0..2.0") }).contains("no step to be rated"));
    let wanted = |technique| Request { requires: set(&[technique]), ..Request::default() };
    assert!(refused(Request { forbids: set(&[T::XWing]), ..wanted(T::XWing) }).contains("asked for and ruled out"));
    let only = Some(set(&[T::Pointing]));
    assert!(refused(Request { only_techniques: only.clone(), ..wanted(T::XWing) }).contains("ruled out"));
    assert_eq!(Request { only_techniques: only, ..wanted(T::NakedSingle) }.check(), Ok(()));
    assert!(refused(wanted(T::DirectPointing)).contains("not of a solving path"));
    assert!(refused(Request { ends_with: Some(T::NakedSingle), ..Request::default() }).contains("is a single"));
    assert!(refused(Request { forbids: set(&[T::FullHouse]), ..Request::default() }).contains("full-house"));
    assert_eq!(
        Request { rating: Some(range("1.2..1.5")), ..wanted(T::XWing) }.check(),
        Err(Impossible::SinglesSuffice { rating: range("1.2..1.5"), technique: T::XWing })
    );
    let singles = |text| Request { only_techniques: Some(set(&[])), ..rated(text) };
    assert_eq!(singles("2.5..3.0").check(), Err(Impossible::OnlySingles { rating: range("2.5..3.0") }));
    assert_eq!(singles("2.3..3.0").check(), Ok(()));
    for grade in Grade::all() {
        assert_eq!(Request::from(grade).check(), Ok(()));
    }
    // Every step there is has a rating that may be asked for.
    for index in 0..200 {
        let request = Request { clues: ClueRange { min: 17, max: 40 }, ..Request::default() };
        let puzzle = make(&request, 63, index).puzzle;
        for step in explainer::path(&puzzle, &Options::default()).expect("one solution").steps {
            let rating = RatingRange { min: step.rating, max: step.rating };
            assert_eq!(Request { rating: Some(rating), ..Request::default() }.check(), Ok(()));
        }
    }
}
