//! Ratings: the job of Sudoku Explainer's numbers.

use serde::{Deserialize, Serialize};

use super::study::Answer;
use crate::grid::Grid;
use crate::rate::explainer::{self, Options, Refusal, Stop};
use crate::rate::{Grade, Rating};

/// Which puzzle is rated, and how far.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RateQuestion {
    /// The puzzle.
    pub puzzle: Grid,
    /// Stop at a step harder than this.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max: Option<Rating>,
    /// Stop as soon as the puzzle is no pearl.
    #[serde(default)]
    pub pearl: bool,
    /// Stop as soon as the puzzle is no diamond.
    #[serde(default)]
    pub diamond: bool,
    /// Rate a puzzle with no or several solutions too.
    #[serde(default)]
    pub unproved: bool,
}

/// A puzzle's numbers on Sudoku Explainer's scale.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rated {
    /// The rating of the hardest step.
    pub er: Rating,
    /// Of the hardest step up to the first digit; 0 if none was placed.
    pub ep: Rating,
    /// Of the first step; 0 if there was none.
    pub ed: Rating,
    /// The word for it.
    pub grade: Grade,
    /// Why it stopped before the end, if it did: the numbers are then those up to there.
    pub stopped: Option<Stop>,
}

/// Rates a puzzle.
pub(super) fn rate(question: &RateQuestion) -> Answer {
    let RateQuestion { puzzle, max, pearl, diamond, unproved } = *question;
    match explainer::rate(&puzzle, &Options { max, pearl, diamond, unproved }) {
        Ok(explainer::Rated { difficulty, stopped }) => {
            let explainer::Difficulty { er, ep, ed } = difficulty;
            Answer::Rated(Rated { er, ep, ed, grade: Grade::of(er), stopped })
        }
        Err(because) => Answer::Unrated { several: because == Refusal::SeveralSolutions },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::job::study::{Study, run};

    const PUZZLE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    fn ask(job: &str) -> Answer {
        let answer = run(&serde_json::from_str::<Study>(job).unwrap());
        let json = serde_json::to_string(&answer).unwrap();
        assert_eq!(serde_json::from_str::<Answer>(&json).unwrap(), answer, "{json}");
        answer
    }

    #[test]
    fn a_puzzle_is_rated_as_the_rater_does() {
        let Answer::Rated(rated) = ask(&format!(r#"{{"job":"rate","puzzle":"{PUZZLE}"}}"#)) else { panic!() };
        let wanted = explainer::rate(&PUZZLE.parse().unwrap(), &Options::default()).unwrap().difficulty;
        assert_eq!((rated.er, rated.ep, rated.ed), (wanted.er, wanted.ep, wanted.ed));
        assert_eq!((rated.grade, rated.stopped), (Grade::of(wanted.er), None));
    }

    #[test]
    fn what_has_no_rating_is_told() {
        let empty = ".".repeat(81);
        assert_eq!(ask(&format!(r#"{{"job":"rate","puzzle":"{empty}"}}"#)), Answer::Unrated { several: true });
        let none = PUZZLE.replacen('.', "4", 1).replacen("..", "4.", 1);
        assert_eq!(ask(&format!(r#"{{"job":"rate","puzzle":"{none}"}}"#)), Answer::Unrated { several: false });
    }
}
