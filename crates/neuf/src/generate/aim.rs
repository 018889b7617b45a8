//! How far a puzzle is from the difficulty asked for, and which way lies nearer.

use crate::grid::Grid;
use crate::logic::{self, Board, Family, Settings, Technique, Uniqueness};
use crate::rate::explainer::{self, Difficulty, Options, Rated};
use crate::rate::{Rating, RatingRange};

use super::{Gem, Request};

/// What a look at a puzzle comes to.
#[derive(Clone, Copy, Debug)]
pub(super) enum Look {
    /// It is as hard as asked.
    Fits(Option<Difficulty>),
    /// It isn't.
    Misses(Miss),
}

/// How a puzzle misses what is asked for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Miss {
    /// How far it is: comparable with other misses of the same request.
    pub distance: u32,
    /// What would bring it nearer.
    pub way: Way,
    /// Its rating, if it is known.
    pub rating: Option<Rating>,
}

/// Which puzzles are nearer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// Those with more clues.
    Easier,
    /// Those with fewer.
    Harder,
    /// Just others.
    Other,
}

/// What is asked of the difficulty.
pub(super) struct Aim<'a> {
    request: &'a Request,
    rating: Option<RatingRange>,
    settings: Settings,
}

/// A distance that is never reached.
const FAR: u32 = 999;
/// The distance of each technique that is missing.
const MISSING: u32 = 20;

impl<'a> Aim<'a> {
    /// `None` if nothing is asked of the difficulty.
    pub fn of(request: &'a Request) -> Option<Aim<'a>> {
        let rating = request.rating.or((request.gem != Gem::None).then_some(RatingRange::ANY));
        let settings = Settings::new(Uniqueness::Proved);
        (rating.is_some() || request.has_path()).then_some(Aim { request, rating, settings })
    }

    /// Looks at a puzzle with one solution.
    pub fn look(&self, puzzle: &Grid) -> Look {
        let difficulty = match self.rating.map(|rating| self.rate(puzzle, rating)) {
            None => None,
            Some(Look::Fits(difficulty)) => difficulty,
            Some(Look::Misses(mut miss)) => {
                miss.distance += self.path_at_most();
                return Look::Misses(miss);
            }
        };
        match self.follow(puzzle) {
            None => Look::Fits(difficulty),
            Some(miss) => Look::Misses(Miss { rating: difficulty.map(|difficulty| difficulty.er), ..miss }),
        }
    }

    fn rate(&self, puzzle: &Grid, range: RatingRange) -> Look {
        let gem = self.request.gem;
        // With no upper end, that it is above the lower one is all there is to know.
        let is_open = range.max >= Rating::UNSOLVED && gem == Gem::None;
        let max = if is_open { Rating::tenths(range.min.to_tenths().saturating_sub(1)) } else { range.max };
        let Ok(Rated { difficulty, stopped }) =
            explainer::rate(puzzle, &Options { max: Some(max), ..Options::default() })
        else {
            debug_assert!(false, "{puzzle} has one solution");
            return Look::Misses(Miss { distance: FAR, way: Way::Other, rating: None });
        };
        let Difficulty { er, ep, ed } = difficulty;
        // Where no step is found at all, it did not stop: it is as hard as can be.
        let is_harder = stopped.is_some() || er > max;
        if is_open && is_harder {
            return Look::Fits(None);
        }
        let (way, off) = match () {
            () if is_harder => (Way::Easier, tenths_between(range.max, er)),
            () if er < range.min => (Way::Harder, tenths_between(er, range.min)),
            () => match gem {
                Gem::None => return Look::Fits(Some(difficulty)),
                Gem::Pearl if difficulty.is_pearl() => return Look::Fits(Some(difficulty)),
                Gem::Diamond if difficulty.is_diamond() => return Look::Fits(Some(difficulty)),
                Gem::Pearl => (Way::Other, tenths_between(ep, er)),
                Gem::Diamond => (Way::Other, tenths_between(ed, er)),
            },
        };
        // Where it stopped it has no rating yet.
        Look::Misses(Miss { distance: off, way, rating: Some(er).filter(|_| !is_harder) })
    }

    /// What the path can add to a distance.
    fn path_at_most(&self) -> u32 {
        let Request { requires, first_needs, ends_with, .. } = self.request;
        let wanted = requires.len() + usize::from(first_needs.is_some()) + usize::from(ends_with.is_some());
        MISSING * wanted as u32
    }

    /// How the path misses what is asked of it, if it does.
    fn follow(&self, puzzle: &Grid) -> Option<Miss> {
        let Request { requires, forbids, only_techniques, first_needs, ends_with, .. } = self.request;
        if !self.request.has_path() {
            return None;
        }
        let is_single = |technique: Technique| technique.family() == Family::Single;
        let may_use = |technique: Technique| {
            !forbids.contains(&technique)
                && (is_single(technique) || only_techniques.as_ref().is_none_or(|only| only.contains(&technique)))
        };
        let mut missing = requires.clone();
        let (mut first, mut last) = (None, None);
        let mut steps = logic::steps(&Board::new(puzzle), &self.settings);
        let miss = |distance, way| Some(Miss { distance, way, rating: None });
        loop {
            let before = steps.board().empty();
            let Some(step) = steps.next() else { break };
            let technique = step.technique;
            if !may_use(technique) {
                return miss(before.len() as u32 + self.path_at_most(), Way::Easier);
            }
            if !is_single(technique) {
                if first.is_none() && first_needs.is_some_and(|wanted| wanted != technique) {
                    return miss(self.path_at_most(), Way::Other);
                }
                first = first.or(Some(technique));
                last = Some(technique);
            }
            missing.remove(&technique);
        }
        let empty = steps.board().empty();
        let lacks = missing.len()
            + usize::from(first_needs.is_some() && first.is_none())
            + usize::from(ends_with.is_some() && last != *ends_with);
        if !empty.is_empty() {
            return miss(empty.len() as u32 + MISSING * lacks as u32, Way::Easier);
        }
        let way = if last.is_none() { Way::Harder } else { Way::Other };
        if lacks > 0 { miss(MISSING * lacks as u32, way) } else { None }
    }
}

fn tenths_between(less: Rating, more: Rating) -> u32 {
    u32::from(more.to_tenths().saturating_sub(less.to_tenths()))
}
