//! Nine words for ratings.

use std::fmt;
use std::str::FromStr;

use super::{Rating, RatingRange};

/// How hard a puzzle is, in a word: by its rating alone, whatever its number of clues.
///
/// | grade | rating | what it takes at most |
/// | --- | --- | --- |
/// | beginner | to 1.2 | a digit with one place in a box |
/// | gentle | to 1.5 | a digit with one place in a row or column |
/// | moderate | to 2.5 | cells with one candidate, singles behind locked candidates or a pair |
/// | tricky | to 3.4 | locked candidates, pairs, X-wing |
/// | tough | to 4.4 | triples, swordfish, XY- and XYZ-wing |
/// | cunning | to 6.2 | unique rectangles and loops, quads, BUG, aligned pairs |
/// | fierce | to 7.4 | chains and loops of middle length |
/// | fiendish | to 8.4 | long chains, cases of a cell or house |
/// | diabolical | above | inferences that join: forcing nets |
///
/// The bounds are where Sudoku Explainer's scale passes from one family of techniques to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Grade {
    /// To 1.2.
    Beginner,
    /// 1.3 to 1.5.
    Gentle,
    /// 1.6 to 2.5.
    Moderate,
    /// 2.6 to 3.4.
    Tricky,
    /// 3.5 to 4.4.
    Tough,
    /// 4.5 to 6.2.
    Cunning,
    /// 6.3 to 7.4.
    Fierce,
    /// 7.5 to 8.4.
    Fiendish,
    /// 8.5 and more.
    Diabolical,
}

/// Each grade with its name and the tenths it ends at.
const TABLE: [(Grade, &str, u16); 9] = [
    (Grade::Beginner, "beginner", 12),
    (Grade::Gentle, "gentle", 15),
    (Grade::Moderate, "moderate", 25),
    (Grade::Tricky, "tricky", 34),
    (Grade::Tough, "tough", 44),
    (Grade::Cunning, "cunning", 62),
    (Grade::Fierce, "fierce", 74),
    (Grade::Fiendish, "fiendish", 84),
    (Grade::Diabolical, "diabolical", 200),
];

impl Grade {
    /// All grades, from beginner to diabolical.
    pub fn all() -> impl DoubleEndedIterator<Item = Grade> + ExactSizeIterator + Clone {
        TABLE.iter().map(|row| row.0)
    }

    /// The grade of a puzzle with this rating.
    pub fn of(rating: Rating) -> Grade {
        Grade::all().find(|grade| rating <= grade.ratings().max).unwrap_or(Grade::Diabolical)
    }

    /// The ratings it stands for.
    pub const fn ratings(self) -> RatingRange {
        let index = self as usize;
        RatingRange::tenths(if index == 0 { 10 } else { TABLE[index - 1].2 + 1 }, TABLE[index].2)
    }

    /// Its name: `beginner`, `gentle` and so on.
    pub const fn name(self) -> &'static str {
        TABLE[self as usize].1
    }
}

impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The text is not the name of a grade.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseGradeError(String);

impl fmt::Display for ParseGradeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a grade: write ", self.0)?;
        for (index, grade) in Grade::all().enumerate() {
            f.write_str(if index == 0 {
                ""
            } else if index < 8 {
                ", "
            } else {
                " or "
            })?;
            f.write_str(grade.name())?;
        }
        Ok(())
    }
}

impl std::error::Error for ParseGradeError {}

impl FromStr for Grade {
    type Err = ParseGradeError;

    fn from_str(text: &str) -> Result<Grade, ParseGradeError> {
        Grade::all().find(|grade| grade.name() == text).ok_or_else(|| ParseGradeError(text.chars().take(20).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rating_has_one_grade() {
        for tenths in 10..=200 {
            let rating = Rating::tenths(tenths);
            let grades: Vec<Grade> = Grade::all().filter(|grade| grade.ratings().contains(rating)).collect();
            assert_eq!(grades, [Grade::of(rating)], "{rating}");
        }
        for (index, grade) in Grade::all().enumerate() {
            assert_eq!(grade as usize, index);
            assert_eq!(grade.name().parse(), Ok(grade));
        }
        assert_eq!(Grade::of(Rating::tenths(44)), Grade::Tough);
        assert!("hard".parse::<Grade>().unwrap_err().to_string().ends_with("fiendish or diabolical"));
    }
}
