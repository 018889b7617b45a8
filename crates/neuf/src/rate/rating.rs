//! A rating on Sudoku Explainer's scale.

use std::fmt;
use std::str::FromStr;

/// A rating on Sudoku Explainer's scale in tenths, as it is printed: 1.0 is a last empty cell, 1.2 a hidden single in a
/// box, 11.9 the hardest Sudoku known, and 20.0 stands for no step found.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Rating(u16);

impl Rating {
    /// Nothing rated.
    pub const ZERO: Rating = Rating(0);

    /// No step was found.
    pub const UNSOLVED: Rating = Rating(200);

    /// The rating of this many tenths: 71 is 7.1.
    pub const fn tenths(tenths: u16) -> Rating {
        Rating(tenths)
    }

    /// How many tenths it is.
    pub const fn to_tenths(self) -> u16 {
        self.0
    }
}

impl From<Rating> for f64 {
    fn from(rating: Rating) -> f64 {
        f64::from(rating.0) / 10.0
    }
}

impl fmt::Display for Rating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}.{}", self.0 / 10, self.0 % 10))
    }
}

impl fmt::Debug for Rating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is no rating.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseRatingError(String);

impl fmt::Display for ParseRatingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a rating: write one from 1.0 to 20.0, such as 7.1", self.0)
    }
}

impl std::error::Error for ParseRatingError {}

/// Reads `7`, `7.1` or `7,1`.
impl FromStr for Rating {
    type Err = ParseRatingError;

    fn from_str(text: &str) -> Result<Rating, ParseRatingError> {
        let error = || ParseRatingError(text.chars().take(20).collect());
        let (whole, tenth) = text.trim().split_once(['.', ',']).unwrap_or((text.trim(), "0"));
        let number = |text: &str, most: u16| match text.parse::<u16>() {
            Ok(number) if number <= most && text.bytes().all(|byte| byte.is_ascii_digit()) => Ok(number),
            _ => Err(error()),
        };
        let rating = number(whole, 20)? * 10 + number(tenth, 9)?;
        if (10..=200).contains(&rating) && tenth.len() == 1 { Ok(Rating(rating)) } else { Err(error()) }
    }
}

/// As a number: `7.1`.
#[cfg(feature = "serde")]
impl serde::Serialize for Rating {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(f64::from(*self))
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Rating {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Rating, D::Error> {
        let number = f64::deserialize(deserializer)?;
        // Rounded by hand: writing it out would bring all of the printing of fractions into a program.
        let tenths = (number * 10.0).round();
        match (0.0..=200.0).contains(&tenths) {
            true => Ok(Rating(tenths as u16)),
            false => Err(serde::de::Error::custom("expected a rating from 1.0 to 20.0")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_are_read_and_written() {
        for (text, tenths) in [("1.0", 10), ("7.1", 71), ("7,1", 71), ("11", 110), (" 20.0 ", 200)] {
            assert_eq!(text.parse(), Ok(Rating::tenths(tenths)), "{text}");
        }
        assert_eq!(Rating::tenths(105).to_string(), "10.5");
        for wrong in ["", "x", "0.5", "20.1", "7.15", "7.", "-1", "+7", "7.1.1", "21"] {
            assert!(wrong.parse::<Rating>().is_err(), "{wrong}");
        }
    }
}
