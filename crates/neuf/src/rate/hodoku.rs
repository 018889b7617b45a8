//! Levels and scores as HoDoKu 2.2 gives them with its default settings.
//!
//! Each technique has a level and a score. A puzzle's score is the sum over the steps of its path, one for one; its level
//! is the highest of its steps', raised while the score is above what the level allows.
//!
//! Neuf's path is not HoDoKu's step for step: of several steps of one technique HoDoKu may prefer another, and then the
//! number of steps may differ, and with it the score. Of 703 puzzles that Sudoku Explainer rates 1.2 to 7.2, 690 have the
//! level that HoDoKu gives, 335 the score as well; the median difference is 0.6 % of the score.

use self::Level as L;
use crate::logic::{End, Path, Settings, Technique, Uniqueness};

/// A level of HoDoKu's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Level {
    /// Singles.
    Easy,
    /// Locked candidates and subsets of two or three.
    Medium,
    /// Fish, wings, single-digit patterns, uniqueness.
    Hard,
    /// Larger fish with fins, chains, almost locked sets.
    Unfair,
    /// Forcing chains, nets, and what none of the techniques solves.
    Extreme,
}

impl Level {
    /// All, the easiest first.
    pub const ALL: [Level; 5] = [L::Easy, L::Medium, L::Hard, L::Unfair, L::Extreme];

    /// Its name: `easy`.
    pub const fn name(self) -> &'static str {
        match self {
            L::Easy => "easy",
            L::Medium => "medium",
            L::Hard => "hard",
            L::Unfair => "unfair",
            L::Extreme => "extreme",
        }
    }

    /// The highest score a puzzle of this level has; one with more is of the next level. `None` for the last.
    pub const fn most(self) -> Option<u32> {
        match self {
            L::Easy => Some(800),
            L::Medium => Some(1000),
            L::Hard => Some(1600),
            L::Unfair => Some(1800),
            L::Extreme => None,
        }
    }
}

/// What one step of a technique counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Techniques are tried in the order of this number.
    pub index: u16,
    /// A puzzle that needs it is at least of this level.
    pub level: Level,
    /// What each step adds to the score.
    pub score: u32,
}

/// Added to the score of a puzzle that no technique solves: HoDoKu then tries digits.
pub const BRUTE_FORCE: u32 = 10_000;

const NAKED_SINGLE: u32 = 4;

/// What `technique` counts; `None` for what HoDoKu lacks: direct techniques, unique loops, BUGs of more than one cell,
/// aligned exclusion.
///
/// HoDoKu has one entry each for what Neuf tells apart: AICs and continuous loops are nice loops there, cell, house and
/// contradiction chains are forcing chains.
pub const fn entry(technique: Technique) -> Option<Entry> {
    use Technique as T;
    let (index, level, score) = match technique {
        T::FullHouse => (100, L::Easy, 4),
        T::NakedSingle => (200, L::Easy, NAKED_SINGLE),
        T::HiddenSingle => (300, L::Easy, 14),
        T::LockedPair => (1000, L::Medium, 40),
        T::LockedTriple => (1100, L::Medium, 60),
        T::Pointing => (1200, L::Medium, 50),
        T::Claiming => (1210, L::Medium, 50),
        T::NakedPair => (1300, L::Medium, 60),
        T::NakedTriple => (1400, L::Medium, 80),
        T::HiddenPair => (1500, L::Medium, 70),
        T::HiddenTriple => (1600, L::Medium, 100),
        T::NakedQuad => (2000, L::Hard, 120),
        T::HiddenQuad => (2100, L::Hard, 150),
        T::XWing => (2200, L::Hard, 140),
        T::Swordfish => (2300, L::Hard, 150),
        T::Jellyfish => (2400, L::Hard, 160),
        T::RemotePair => (2800, L::Hard, 110),
        T::BugPlusOne => (2900, L::Hard, 100),
        T::Skyscraper => (3000, L::Hard, 130),
        T::TwoStringKite => (3100, L::Hard, 150),
        T::TurbotFish => (3120, L::Hard, 120),
        T::EmptyRectangle => (3170, L::Hard, 120),
        T::WWing => (3200, L::Hard, 150),
        T::XYWing => (3300, L::Hard, 160),
        T::XYZWing => (3400, L::Hard, 180),
        T::UniqueRectangle1 => (3500, L::Hard, 100),
        T::UniqueRectangle2 => (3600, L::Hard, 100),
        T::UniqueRectangle3 => (3700, L::Hard, 100),
        T::UniqueRectangle4 => (3800, L::Hard, 100),
        T::UniqueRectangle5 => (3900, L::Hard, 100),
        T::UniqueRectangle6 => (4000, L::Hard, 100),
        T::HiddenRectangle => (4010, L::Hard, 100),
        T::AvoidableRectangle1 => (4020, L::Hard, 100),
        T::AvoidableRectangle2 => (4030, L::Hard, 100),
        T::FinnedXWing => (4100, L::Hard, 130),
        T::SashimiXWing => (4200, L::Hard, 150),
        T::FinnedSwordfish => (4300, L::Unfair, 200),
        T::SashimiSwordfish => (4400, L::Unfair, 240),
        T::FinnedJellyfish => (4500, L::Unfair, 250),
        T::SashimiJellyfish => (4600, L::Unfair, 260),
        T::SueDeCoq => (5300, L::Unfair, 250),
        T::SimpleColors => (5330, L::Hard, 150),
        T::MultiColors => (5360, L::Hard, 200),
        T::XChain => (5400, L::Unfair, 260),
        T::XYChain => (5500, L::Unfair, 260),
        T::Aic | T::XLoop | T::XYLoop | T::NiceLoop => (5600, L::Unfair, 280),
        T::GroupedAic | T::GroupedNiceLoop => (5650, L::Unfair, 300),
        T::AlsXz => (5700, L::Unfair, 300),
        T::AlsXyWing => (5800, L::Unfair, 320),
        T::AlsChain => (5900, L::Unfair, 340),
        T::FrankenXWing => (6100, L::Unfair, 300),
        T::FrankenSwordfish => (6200, L::Unfair, 350),
        T::FinnedFrankenXWing => (6700, L::Unfair, 390),
        T::FinnedFrankenSwordfish => (6800, L::Unfair, 410),
        T::Nishio | T::CellForcingChain | T::HouseForcingChain | T::ContradictionChain | T::VerityChain => {
            (8500, L::Extreme, 500)
        }
        T::CellForcingNet | T::HouseForcingNet | T::ContradictionNet | T::VerityNet => (8600, L::Extreme, 700),
        T::DirectPointing
        | T::DirectClaiming
        | T::DirectHiddenPair
        | T::DirectHiddenTriple
        | T::UniqueLoop1
        | T::UniqueLoop2
        | T::UniqueLoop3
        | T::UniqueLoop4
        | T::Bug2
        | T::Bug3
        | T::Bug4
        | T::AlignedPairExclusion
        | T::AlignedTripleExclusion => return None,
    };
    Some(Entry { index, level, score })
}

/// The techniques that HoDoKu has, in the order in which it tries them.
pub fn order() -> Vec<Technique> {
    let mut order: Vec<(u16, Technique)> =
        Technique::all().filter_map(|technique| Some((entry(technique)?.index, technique))).collect();
    order.sort();
    order.into_iter().map(|(_, technique)| technique).collect()
}

/// The settings for a path to be [assessed](assess).
pub fn settings(uniqueness: Uniqueness) -> Settings {
    Settings { order: order(), uniqueness }
}

/// A puzzle's level and score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct Assessment {
    /// The level.
    pub level: Level,
    /// The score.
    pub score: u32,
}

/// What `path`, found with [`settings`], counts. Steps of techniques that HoDoKu lacks count nothing. A path that ends
/// before the solution is extreme, with [`BRUTE_FORCE`] added.
pub fn assess(path: &Path) -> Assessment {
    let entries = path.steps.iter().filter_map(|step| entry(step.technique));
    let (mut level, mut score) = entries
        .fold((Level::Easy, 0u32), |(level, score), entry| (level.max(entry.level), score.saturating_add(entry.score)));
    if path.end == End::Stuck {
        (level, score) = (Level::Extreme, score.saturating_add(BRUTE_FORCE));
    }
    Assessment { level: raised(level, score), score }
}

/// The first level from `level` on that allows `score`.
fn raised(level: Level, score: u32) -> Level {
    Level::ALL
        .into_iter()
        .find(|&other| other >= level && other.most().is_none_or(|most| score <= most))
        .unwrap_or(level)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logic::{Board, path};

    fn assessed(line: &str) -> Assessment {
        assess(&path(&Board::new(&line.parse().unwrap()), &settings(Uniqueness::Proved)))
    }

    #[test]
    fn a_score_is_the_sum_of_the_steps() {
        // One row short of full: eight full houses, or rather nine of 4 each.
        let solved = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
        let row = format!(".........{}", &solved[9..]);
        assert_eq!(assessed(&row), Assessment { level: Level::Easy, score: 36 });
        assert_eq!(assessed(solved), Assessment { level: Level::Easy, score: 0 });
        // Nothing to be found on an empty grid.
        assert_eq!(assessed(&".".repeat(81)), Assessment { level: Level::Extreme, score: BRUTE_FORCE });
    }

    #[test]
    fn a_high_score_raises_the_level() {
        for (level, score, expected) in [
            (L::Easy, 800, L::Easy),
            (L::Easy, 801, L::Medium),
            (L::Easy, 1801, L::Extreme),
            (L::Hard, 900, L::Hard),
            (L::Hard, 1601, L::Unfair),
            (L::Extreme, 0, L::Extreme),
        ] {
            assert_eq!(raised(level, score), expected, "{} {score}", level.name());
        }
    }

    #[test]
    fn naked_singles_come_before_hidden_ones() {
        let order = order();
        assert_eq!(
            order[..4],
            [Technique::FullHouse, Technique::NakedSingle, Technique::HiddenSingle, Technique::LockedPair]
        );
        assert!(order.windows(2).all(|two| entry(two[0]).map(|e| e.index) <= entry(two[1]).map(|e| e.index)));
    }
}
