//! Where a puzzle comes from, and what is known of it. Stored as words on a line.

use neuf::grid::Grid;
use neuf::rate::Rating;

/// What stands where there is nothing.
const NOTHING: &str = "-";

/// Where a puzzle comes from, and what is known of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Origin {
    /// The seed that makes it again; nothing for a puzzle that somebody brought.
    pub seed: Option<u64>,
    /// Its number under that seed.
    pub index: u64,
    /// Whether it was proved that no clue can go.
    pub minimal: bool,
    /// Whether it was proved to have more than one solution.
    pub several: bool,
    /// When it was made or brought, as ISO 8601 in UTC.
    pub timestamp: String,
    /// Its rating, where that is known.
    pub rating: Option<Rating>,
}

/// A puzzle to play: the givens, the solution if there is exactly one, and where it comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    pub givens: Grid,
    pub solution: Option<Grid>,
    pub origin: Origin,
}

impl Origin {
    /// Seed, number, `minimal`, `several`, time, rating.
    pub fn to_line(&self) -> String {
        let seed = self.seed.map_or(NOTHING.to_owned(), |seed| seed.to_string());
        let minimal = if self.minimal { "minimal" } else { NOTHING };
        let several = if self.several { "several" } else { NOTHING };
        let rating = self.rating.map_or(NOTHING.to_owned(), |rating| rating.to_string());
        [&seed, &self.index.to_string(), minimal, several, &self.timestamp, &rating].join(" ")
    }

    /// Reads what [`Origin::to_line`] writes, or wrote before there were ratings; `None` for anything else.
    pub fn from_line(line: &str) -> Option<Origin> {
        let mut words = line.split(' ');
        let mut word = || words.next();
        let seed = match word()? {
            NOTHING => None,
            seed => Some(seed.parse().ok()?),
        };
        let index = word()?.parse().ok()?;
        let (minimal, several) = (word()? == "minimal", word()? == "several");
        let timestamp = word()?.to_owned();
        let rating = match word() {
            None | Some(NOTHING) => None,
            Some(rating) => Some(rating.parse().ok()?),
        };
        Some(Origin { seed, index, minimal, several, timestamp, rating })
    }
}

impl Puzzle {
    /// Givens, solution, origin.
    pub fn to_line(&self) -> String {
        let solution = self.solution.map_or(NOTHING.to_owned(), |solution| solution.to_line());
        [&self.givens.to_line(), &solution, &self.origin.to_line()].map(String::as_str).join(" ")
    }

    /// Reads what [`Puzzle::to_line`] writes; `None` for anything else.
    pub fn from_line(line: &str) -> Option<Puzzle> {
        let (givens, line) = line.split_once(' ')?;
        let (solution, origin) = line.split_once(' ')?;
        let solution = if solution == NOTHING { None } else { Some(solution.parse().ok()?) };
        Some(Puzzle { givens: givens.parse().ok()?, solution, origin: Origin::from_line(origin)? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn puzzles_come_back() {
        let givens: Grid = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
            .parse()
            .expect("a grid");
        let timestamp = "2026-11-30T18:00:00.000Z".to_owned();
        let made = Origin {
            seed: Some(u64::MAX),
            index: 41,
            minimal: true,
            several: false,
            timestamp,
            rating: Some(Rating::tenths(45)),
        };
        let brought = Origin { several: true, timestamp: made.timestamp.clone(), ..Origin::default() };
        for (origin, solution) in [(made, Some(givens)), (brought, None)] {
            let puzzle = Puzzle { givens, solution, origin };
            let line = puzzle.to_line();
            assert_eq!(Puzzle::from_line(&line), Some(puzzle));
            // Without the rating it is as it was written before there were any; without the time, nothing.
            let old = line.rsplit_once(' ').expect("several words").0;
            assert_eq!(Puzzle::from_line(old).map(|puzzle| puzzle.origin.rating), Some(None));
            assert_eq!(Puzzle::from_line(old.rsplit_once(' ').expect("several words").0), None);
        }
        for line in ["", "-", "- - -", "x y z 0 - - t", "1 2"] {
            assert_eq!(Puzzle::from_line(line), None, "{line}");
        }
    }
}
