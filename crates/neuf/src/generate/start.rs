//! Puzzles of rare ratings to begin with.
//!
//! Some ratings are so rare that one puzzle in many thousands has them: a hidden quad or a jellyfish is seldom needed where
//! nothing harder is. But puzzles of one rating lie together: of those that differ from such a puzzle in one orbit of
//! clues, every third to tenth has the same rating (measured). So a few puzzles of each rare rating are kept, in
//! `data/ratings/starts.txt`, each found by the program `examples/rarity.rs`. A search turns one of them about and walks
//! away from it, from fit to fit, until little of it is left.

use crate::grid::{Digit, Grid};
use crate::rate::{Rating, RatingRange};
use crate::solve::{self, Verdict};
use crate::symmetry::{Parts, Symmetry, Transform};

use super::exchange::Clues;
use super::{Request, Rng};

/// A rating and a puzzle with half-turn symmetry a line.
const STARTS: &str = include_str!("../../../../data/ratings/starts.txt");

/// The ratings that are soon found from anywhere: one in 300 puzzles has them, or they lie among those of chains, where a walk
/// climbs.
const COMMON: [(u16, u16); 9] =
    [(10, 23), (25, 28), (30, 30), (34, 34), (42, 42), (44, 46), (56, 56), (62, 62), (65, 84)];

/// All that is kept.
pub(super) fn all() -> impl Iterator<Item = (Rating, Grid)> {
    STARTS.lines().filter_map(|line| {
        let (rating, puzzle) = line.split_once(';')?;
        Some((rating.parse().ok()?, puzzle.parse().ok()?))
    })
}

/// The puzzles to begin with for a request; none where it is quicker to begin anywhere.
pub(super) fn starts(request: &Request) -> Vec<Grid> {
    let Some(range) = request.rating.filter(|&range| are_rare(range)) else { return Vec::new() };
    let is_free = request.pattern.is_none() && matches!(request.symmetry, Symmetry::None | Symmetry::Rot180);
    all()
        .filter(|(rating, puzzle)| is_free && range.contains(*rating) && request.clues.contains(puzzle.count()))
        .map(|(_, puzzle)| puzzle)
        .collect()
}

/// Whether few puzzles dug out at random, of half-turn symmetry, have this rating: one in 300 or fewer.
pub fn is_rare(rating: Rating) -> bool {
    are_rare(RatingRange { min: rating, max: rating })
}

/// Whether all ratings of a range are rare.
fn are_rare(range: RatingRange) -> bool {
    COMMON.iter().all(|&(least, most)| Rating::tenths(most) < range.min || range.max < Rating::tenths(least))
}

/// The same puzzle with other digits, rows and columns, its half-turn symmetry kept.
pub(super) fn turned(puzzle: &Grid, rng: &mut Rng) -> Option<Clues> {
    let mut digits = Digit::ALL;
    rng.shuffle(&mut digits);
    let transpose = rng.below(2) == 1;
    let parts = Parts { transpose, rows: lines(rng), columns: lines(rng), digits };
    let puzzle = Transform::from_parts(parts).ok()?.apply(puzzle);
    match solve::verdict(&puzzle) {
        Verdict::Unique(solution) => Some(Clues { cells: puzzle.filled(), solution }),
        _ => None,
    }
}

/// An order of rows or columns that a half-turn turns into itself.
fn lines(rng: &mut Rng) -> [u8; 9] {
    let mut outer = [0, 1, 2];
    rng.shuffle(&mut outer);
    let [a, b, c] = outer;
    let d = if rng.below(2) == 1 { 3 } else { 5 };
    let order = [a, b, c, d, 4, 8 - d, 8 - c, 8 - b, 8 - a];
    if rng.below(2) == 1 { order.map(|line| 8 - line) } else { order }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rate::explainer::{self, Options};

    #[test]
    fn what_is_kept_is_as_it_says() {
        let mut rng = Rng::new(1, 0);
        let mut count = 0;
        for (rating, puzzle) in all() {
            assert!(is_rare(rating), "{rating}");
            assert_eq!(explainer::rate(&puzzle, &Options::default()).expect("one solution").difficulty.er, rating);
            let turned = turned(&puzzle, &mut rng).expect("one solution");
            assert!(Symmetry::Rot180.holds(puzzle.filled()) && Symmetry::Rot180.holds(turned.cells), "{puzzle}");
            assert!(crate::symmetry::is_isomorphic(&puzzle, &turned.puzzle()), "{puzzle}");
            count += 1;
        }
        assert_eq!(count, STARTS.lines().filter(|line| !line.starts_with('#')).count());
    }
}
