//! Ranges of ratings.

use std::fmt;
use std::str::FromStr;

use super::Rating;

/// From `min` to `max`, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct RatingRange {
    /// The least, 1.0 or more.
    pub min: Rating,
    /// The most, `min` to 20.0.
    pub max: Rating,
}

impl RatingRange {
    /// Every rating.
    pub const ANY: RatingRange = RatingRange { min: Rating::tenths(10), max: Rating::UNSOLVED };

    /// From so many tenths to so many.
    pub(crate) const fn tenths(min: u16, max: u16) -> RatingRange {
        RatingRange { min: Rating::tenths(min), max: Rating::tenths(max) }
    }

    /// Whether `rating` is in it.
    pub fn contains(self, rating: Rating) -> bool {
        self.min <= rating && rating <= self.max
    }

    /// Whether no rating is in it.
    pub fn is_empty(self) -> bool {
        self.min > self.max
    }
}

/// `7.1`, or `7.1..7.3`.
impl fmt::Display for RatingRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.min == self.max { write!(f, "{}", self.min) } else { write!(f, "{}..{}", self.min, self.max) }
    }
}

/// The text is no range of ratings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseRatingRangeError(String);

impl fmt::Display for ParseRatingRangeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:?} is not a rating from 1.0 to 20.0: write one such as 7.1, or a range such as 7.1..7.3, ..2.5 or 4.5..",
            self.0
        )
    }
}

impl std::error::Error for ParseRatingRangeError {}

/// Reads `7.1`, `7.1..7.3`, `..2.5` and `4.5..`. Whether the first is at most the second is not looked at.
impl FromStr for RatingRange {
    type Err = ParseRatingRangeError;

    fn from_str(text: &str) -> Result<RatingRange, ParseRatingRangeError> {
        let error = || ParseRatingRangeError(text.chars().take(20).collect());
        let end = |text: &str, open: Rating| match text.trim() {
            "" => Ok(open),
            text => text.parse().map_err(|_| error()),
        };
        match text.split_once("..") {
            Some((min, max)) if min.trim().is_empty() && max.trim().is_empty() => Err(error()),
            Some((min, max)) => Ok(RatingRange {
                min: end(min, RatingRange::ANY.min)?,
                max: end(max.trim_start_matches('='), RatingRange::ANY.max)?,
            }),
            None => text.parse().map(|rating| RatingRange { min: rating, max: rating }).map_err(|_| error()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_read_and_written() {
        for (text, min, max) in
            [("7.1", 71, 71), ("7.1..7.3", 71, 73), ("..2.5", 10, 25), ("4.5..", 45, 200), ("1..=2", 10, 20)]
        {
            assert_eq!(text.parse(), Ok(RatingRange::tenths(min, max)), "{text}");
        }
        assert_eq!(RatingRange::tenths(71, 73).to_string().parse(), Ok(RatingRange::tenths(71, 73)));
        for wrong in ["", "..", "a..b", "0.1..2", "7.1...7.3"] {
            assert!(wrong.parse::<RatingRange>().is_err(), "{wrong}");
        }
    }
}
