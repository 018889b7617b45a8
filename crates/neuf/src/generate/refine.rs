//! From a puzzle that is too hard or too easy to one that is not: a walk from neighbour to neighbour.
//!
//! A neighbour has an orbit of clues exchanged for another, of the same grid or not; or one more, which makes a puzzle
//! easier; or one fewer, which makes it harder. Ratings are rugged: below chains, a neighbour is hardly more likely to have
//! the rating wanted than any other puzzle (measured), so a walk is given up soon and begins at the nearest of some
//! grids. Up among the chains there is a slope, and the walk climbs it. A step away from the aim is taken now and then,
//! the further the more seldom.
//!
//! From a puzzle that fits to another one the way is short: [`Search::ramble`].

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use crate::grid::CellSet;

use super::aim::{Miss, Way};
use super::exchange::Clues;
use super::search::{Judged, Search};
use super::{ClueRange, Failure, Made, Progress};

/// Looks without getting nearer after which other grids are taken.
const PATIENCE: u32 = 60;

/// Steps away from a puzzle that is kept, each of which changes two clues or more with half-turn symmetry: as many as
/// there are orbits.
const MOVES: u32 = 14;

/// A step that leads away by this much is taken every second time, one by twice as much every fourth time.
const HALF: u32 = 1;

impl<W: FnMut(&Progress) -> ControlFlow<()>> Search<'_, W> {
    /// Walks on from a puzzle that misses the difficulty asked for.
    pub async fn refine(&mut self, clues: Clues, miss: Miss, wanted: ClueRange) -> Result<Option<Made>, Failure> {
        let (mut here, mut miss) = (clues, miss);
        let (mut nearest, mut idle) = (miss.distance, 0);
        let mut seen = BTreeSet::from([clues.puzzle()]);
        while idle < PATIENCE {
            idle += 1;
            let Some((next, is_minimal)) = self.neighbour(&here, miss.way, wanted).await else { continue };
            if !seen.insert(next.puzzle()) {
                continue;
            }
            match self.judge(&next, is_minimal).await? {
                Judged::Made(made) => return Ok(Some(made)),
                Judged::Misses(other) => {
                    if other.distance < nearest {
                        (nearest, idle) = (other.distance, 0);
                    }
                    let heads = self.rng.below(1 << 16).trailing_zeros().min(16);
                    if other.distance <= miss.distance + HALF * heads {
                        (here, miss) = (next, other);
                    }
                }
                Judged::Other => {}
            }
        }
        Ok(None)
    }

    /// Walks away from a puzzle of the rating asked for, from fit to fit. `None` if it loses its way.
    pub async fn ramble(&mut self, start: Clues) -> Result<Option<Made>, Failure> {
        let wanted = ClueRange { min: self.request.clues.min.max(17), max: self.request.clues.max.min(81) };
        let (mut here, mut last, mut moves, mut idle) = (start, None, 0, 0);
        let mut seen = BTreeSet::from([start.puzzle()]);
        while moves < MOVES {
            idle += 1;
            if idle > PATIENCE {
                return Ok(None);
            }
            let Some((next, is_minimal)) = self.neighbour(&here, Way::Other, wanted).await else { continue };
            if seen.insert(next.puzzle())
                && let Judged::Made(made) = self.judge(&next, is_minimal).await?
            {
                (here, last, idle) = (next, Some(made), 0);
                moves += 1;
            }
        }
        Ok(last)
    }

    /// A puzzle close by; `None` if the dice chose what can't be.
    pub async fn neighbour(&mut self, clues: &Clues, way: Way, wanted: ClueRange) -> Option<(Clues, bool)> {
        let (next, is_minimal) = match (self.rng.below(4), way) {
            (0, Way::Easier) => self.more(clues, wanted).await?,
            (0, Way::Harder) => self.fewer(clues, CellSet::EMPTY, wanted).await?,
            (0 | 1, _) => self.swap(clues, wanted).await?,
            _ => (self.exchange(clues).await?, false),
        };
        if self.request.minimal && !is_minimal {
            return Some(self.dig(&next, ClueRange { min: 17, max: wanted.max }, 81).await);
        }
        Some((next, is_minimal))
    }

    /// An orbit of the same grid for another.
    async fn swap(&mut self, clues: &Clues, wanted: ClueRange) -> Option<(Clues, bool)> {
        let (more, orbit) = self.with_one(clues)?;
        self.fewer(&more, orbit, wanted).await
    }

    /// An orbit more, and others fewer if that were too many clues.
    async fn more(&mut self, clues: &Clues, wanted: ClueRange) -> Option<(Clues, bool)> {
        let (more, orbit) = self.with_one(clues)?;
        if more.cells.len() <= usize::from(wanted.max) {
            return Some((more, false));
        }
        self.fewer(&more, orbit, wanted).await
    }

    /// The clues with one more orbit of the same grid, and that one.
    fn with_one(&mut self, clues: &Clues) -> Option<(Clues, CellSet)> {
        let outside: Vec<CellSet> =
            self.orbits.iter().copied().filter(|&orbit| (orbit & clues.cells).is_empty()).collect();
        let orbit = self.rng.pick(&outside)?;
        Some((Clues { cells: clues.cells | orbit, solution: clues.solution }, orbit))
    }

    /// An orbit fewer, or as many as there are too many, but not those of `kept`.
    async fn fewer(&mut self, clues: &Clues, kept: CellSet, wanted: ClueRange) -> Option<(Clues, bool)> {
        let inside: Vec<CellSet> = self
            .orbits
            .iter()
            .copied()
            .filter(|&orbit| orbit.is_subset(clues.cells) && (orbit & kept).is_empty())
            .collect();
        let out = self.rng.pick(&inside)?;
        let count = clues.cells.len();
        let most = count.min(usize::from(wanted.max));
        let least = (count - out.len()).min(most).max(usize::from(wanted.min));
        let range = ClueRange { min: least as u8, max: most as u8 };
        let (fewer, is_minimal) = self.dig_out(clues, &inside, range).await;
        (fewer.cells != clues.cells && fewer.cells.len() <= most).then_some((fewer, is_minimal))
    }
}
