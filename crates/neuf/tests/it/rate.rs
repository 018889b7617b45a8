//! Ratings from outside.

use neuf::generate::Rng;
use neuf::grid::Grid;
use neuf::rate::explainer::Refusal;
use neuf::rate::{Rating, neuf as neuf_rating};
use neuf::symmetry::Transform;

const REFERENCE: &str = include_str!("../../../../data/ratings/reference.csv");

/// One puzzle of each rating up to `most`.
fn one_of_each(most: &str) -> Vec<(Rating, Grid)> {
    let most: Rating = most.parse().expect("a rating");
    let mut puzzles: Vec<(Rating, Grid)> = Vec::new();
    for line in REFERENCE.lines().skip(1) {
        let mut fields = line.split(',');
        let puzzle = fields.next().expect("a puzzle").parse().expect("a puzzle");
        let rating: Rating = fields.next().expect("a rating").parse().expect("a rating");
        if rating <= most && puzzles.iter().all(|(other, _)| *other != rating) {
            puzzles.push((rating, puzzle));
        }
    }
    puzzles
}

#[test]
fn neufs_rating_does_not_change_with_symmetry() {
    let mut rng = Rng::new(3, 0);
    let puzzles = one_of_each("9.0");
    assert!(puzzles.len() > 50);
    let mut equal = 0;
    for (rating, puzzle) in &puzzles {
        let own = neuf_rating::rate(puzzle).expect("one solution");
        for _ in 0..2 {
            let morph = Transform::random(&mut |below| rng.below(below)).apply(puzzle);
            assert_eq!(neuf_rating::rate(&morph), Ok(own), "{puzzle} as {morph}");
        }
        equal += usize::from(own == *rating);
    }
    // Most have Sudoku Explainer's rating too.
    assert!(equal * 10 > puzzles.len() * 8, "{equal} of {}", puzzles.len());
}

#[test]
fn a_loop_does_not_destroy_another() {
    // Sudoku Explainer takes one of two rectangles and loses the other.
    let puzzle: Grid =
        "..1.36..4.6.8....37...........3...8..2..9..6..7...2...........85....1.9.4..95.1..".parse().expect("a puzzle");
    assert_eq!(neuf_rating::rate(&puzzle).map(|rating| rating.to_string()), Ok("4.5".to_owned()));
    assert_eq!(neuf_rating::rate(&Grid::EMPTY), Err(Refusal::SeveralSolutions));
}
