//! How likely a search is to find what is asked for, said before it begins.

use crate::rate::{Rating, RatingRange};
use crate::symmetry::Symmetry;

use super::start::starts;
use super::{Gem, Request};

/// What to expect of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Outlook {
    /// Of so many puzzles dug out with this symmetry, about one is rated as asked.
    pub one_in: u64,
    /// Whether none of the puzzles counted was, so that there are fewer still.
    pub or_fewer: bool,
    /// Steps that a search takes, about.
    pub steps: u64,
}

/// For classes of symmetry the number of puzzles counted, and the number with each rating.
const RARITY: &str = include_str!("../../../../data/ratings/rarity.txt");

/// Steps from a puzzle that is kept to the one that is handed out: every fourth to tenth neighbour fits.
const FROM_START: u64 = 150;

/// What to expect, from counts of random puzzles; `None` if no rating is asked for. What else is asked for, techniques, a
/// pattern, a range of clues, makes it less likely; that is not counted.
pub fn outlook(request: &Request) -> Option<Outlook> {
    let range = request.rating.filter(|range| *range != RatingRange::ANY)?;
    let (all, fit) = counts(request.symmetry, range)?;
    let one_in = all.div_ceil(fit.max(1));
    let steps = if starts(request).is_empty() || request.gem != Gem::None { one_in } else { one_in.min(FROM_START) };
    Some(Outlook { one_in, or_fewer: fit == 0, steps })
}

/// How many puzzles were counted, and how many of them are in the range.
fn counts(symmetry: Symmetry, range: RatingRange) -> Option<(u64, u64)> {
    let mut fields = RARITY.lines().find_map(|line| {
        let mut fields = line.split(';');
        (fields.next()? == class(symmetry).name()).then_some(fields)
    })?;
    let all = fields.next()?.parse().ok()?;
    let mut fit = 0;
    for pair in fields.next()?.split(',') {
        let (rating, count) = pair.split_once(':')?;
        let rating: Rating = rating.parse().ok()?;
        fit += if range.contains(rating) { count.parse().unwrap_or(0) } else { 0 };
    }
    Some((all, fit))
}

/// The class that was counted for all of its kind: what matters is how many cells stand or fall together.
fn class(symmetry: Symmetry) -> Symmetry {
    match symmetry {
        Symmetry::None => Symmetry::None,
        Symmetry::Rot180 | Symmetry::Horizontal | Symmetry::Vertical | Symmetry::Diagonal | Symmetry::Antidiagonal => {
            Symmetry::Rot180
        }
        Symmetry::Rot90 | Symmetry::Hv | Symmetry::BothDiagonals => Symmetry::Rot90,
        Symmetry::Full => Symmetry::Full,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rare_ratings_are_told_from_common_ones() {
        let of = |symmetry, text: &str| {
            let rating = Some(text.parse().expect("a range"));
            outlook(&Request { rating, symmetry, ..Request::default() }).expect("counted")
        };
        for symmetry in Symmetry::ALL {
            let (common, rare) = (of(symmetry, "1.2..2.3"), of(symmetry, "5.2..5.4"));
            assert!(common.one_in < 10 && rare.one_in > 100, "{symmetry}: {common:?} {rare:?}");
            assert!(common.steps <= common.one_in && rare.steps <= rare.one_in);
            assert!(of(symmetry, "11.5..").or_fewer);
        }
        assert_eq!(outlook(&Request::default()), None);
    }
}
