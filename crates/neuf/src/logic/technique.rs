//! The one table of techniques.

use std::fmt;
use std::str::FromStr;

/// A technique. The order is that in which people are usually taught them, and in which a path tries them unless
/// told otherwise: HoDoKu's, with what HoDoKu lacks put where its difficulty belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(into = "&'static str", try_from = "String")
)]
pub enum Technique {
    /// The last empty cell of a house.
    FullHouse,
    /// A digit with one place left in a house.
    HiddenSingle,
    /// A cell with one candidate left.
    NakedSingle,
    /// Locked candidates in a box that leave a digit one place in another box.
    DirectPointing,
    /// Locked candidates in a line that leave a digit one place in another line.
    DirectClaiming,
    /// A hidden pair that leaves another digit one place in the house.
    DirectHiddenPair,
    /// A hidden triple that leaves another digit one place in the house.
    DirectHiddenTriple,
    /// A naked pair where a box and a line cross: it acts on both.
    LockedPair,
    /// A naked triple where a box and a line cross: it acts on both.
    LockedTriple,
    /// A digit's places in a box are in one line.
    Pointing,
    /// A digit's places in a line are in one box.
    Claiming,
    /// Two cells of a house with the same two candidates.
    NakedPair,
    /// Two digits with the same two places in a house.
    HiddenPair,
    /// Three cells of a house that hold three digits.
    NakedTriple,
    /// Three digits with three places in a house.
    HiddenTriple,
    /// Four cells of a house that hold four digits.
    NakedQuad,
    /// Four digits with four places in a house.
    HiddenQuad,
    /// A digit's places in two lines are in two crossing lines.
    XWing,
    /// A digit's places in three lines are in three crossing lines.
    Swordfish,
    /// A digit's places in four lines are in four crossing lines.
    Jellyfish,
    /// A chain of cells with the same two candidates.
    RemotePair,
    /// All cells but one have two candidates, and each digit two places: type 1.
    BugPlusOne,
    /// Two lines with two places of a digit each, one pair of them in line.
    Skyscraper,
    /// A row and a column with two places of a digit each, one of each in one box.
    TwoStringKite,
    /// Two strong links of a digit, joined by a weak one, neither of the two above.
    TurbotFish,
    /// A box whose places of a digit lie in one row and one column, and a strong link.
    EmptyRectangle,
    /// Two cells with the same two candidates, joined by a strong link of one of them.
    WWing,
    /// A pivot and two ends with two candidates each.
    XYWing,
    /// A pivot with three candidates and two ends with two.
    XYZWing,
    /// One corner has other candidates.
    UniqueRectangle1,
    /// Two corners side by side have one other candidate, the same.
    UniqueRectangle2,
    /// The other candidates of two corners make a naked subset with other cells.
    UniqueRectangle3,
    /// One of the two digits is locked in two corners.
    UniqueRectangle4,
    /// Two corners across, or three, have one other candidate, the same.
    UniqueRectangle5,
    /// Two corners across have others, and one of the two digits is an X-wing.
    UniqueRectangle6,
    /// One corner has two candidates; strong links of one digit from the corner across.
    HiddenRectangle,
    /// Three corners were filled in by the player.
    AvoidableRectangle1,
    /// Two corners were filled in, the other two share a third digit.
    AvoidableRectangle2,
    /// An X-wing but for candidates in one box.
    FinnedXWing,
    /// A finned X-wing that would not be one without its fins.
    SashimiXWing,
    /// A swordfish but for candidates in one box.
    FinnedSwordfish,
    /// A finned swordfish that would not be one without its fins.
    SashimiSwordfish,
    /// A jellyfish but for candidates in one box.
    FinnedJellyfish,
    /// A finned jellyfish that would not be one without its fins.
    SashimiJellyfish,
    /// Cells where a box and a line cross, with a set in each that shares no digit with the other.
    SueDeCoq,
    /// The places of a digit, linked in pairs, in two colours.
    SimpleColors,
    /// Two such pairs of colours that see each other.
    MultiColors,
    /// A loop of six cells or more; one has other candidates.
    UniqueLoop1,
    /// Cells of the loop have one other candidate, the same.
    UniqueLoop2,
    /// The other candidates of two cells of the loop make a subset with other cells.
    UniqueLoop3,
    /// One of the two digits is locked in two cells of the loop.
    UniqueLoop4,
    /// The cells of a BUG with three candidates have one odd digit, the same.
    Bug2,
    /// The odd digits of a BUG's cells make a subset with other cells.
    Bug3,
    /// Two cells of a BUG share a digit that is locked in them.
    Bug4,
    /// Strong and weak links of one digit in turn; one end is true.
    XChain,
    /// Cells with two candidates, each linked to the next; one end is true.
    XYChain,
    /// Strong and weak links in turn, in cells and houses; one end is true.
    Aic,
    /// A continuous loop of one digit.
    XLoop,
    /// A continuous loop of cells with two candidates.
    XYLoop,
    /// A continuous loop in cells and houses.
    NiceLoop,
    /// An AIC with several cells of a box and line as one link.
    GroupedAic,
    /// A continuous loop with such groups.
    GroupedNiceLoop,
    /// Two almost locked sets with a restricted common digit.
    AlsXz,
    /// Two almost locked sets, each linked to a third.
    AlsXyWing,
    /// Four almost locked sets or more, linked one to the next.
    AlsChain,
    /// Two cells: no combination that leaves another cell without a digit.
    AlignedPairExclusion,
    /// The same with three cells.
    AlignedTripleExclusion,
    /// An X-wing with a box among its base or cover sets.
    FrankenXWing,
    /// A swordfish with boxes among its base or cover sets.
    FrankenSwordfish,
    /// A Franken X-wing with fins.
    FinnedFrankenXWing,
    /// A Franken swordfish with fins.
    FinnedFrankenSwordfish,
    /// A candidate that leads to a contradiction by places of its digit alone.
    Nishio,
    /// Whatever a cell holds, the same follows.
    CellForcingChain,
    /// Wherever a house holds a digit, the same follows.
    HouseForcingChain,
    /// A candidate, or its absence, from which something and its opposite follow.
    ContradictionChain,
    /// The same follows from a candidate and from its absence.
    VerityChain,
    /// Whatever a cell holds, the same follows, by inferences that join.
    CellForcingNet,
    /// Wherever a house holds a digit, the same follows, by inferences that join.
    HouseForcingNet,
    /// Something and its opposite follow, by inferences that join.
    ContradictionNet,
    /// The same follows from a candidate and from its absence, by inferences that join.
    VerityNet,
}

/// A group of related techniques.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Family {
    /// One digit, one cell.
    Single,
    /// Sudoku Explainer's singles that become one by a pattern whose eliminations are not kept.
    Direct,
    /// Where a box and a line cross.
    LockedCandidates,
    /// Naked and hidden pairs, triples, quads.
    Subset,
    /// One digit in lines (and boxes) that cross.
    Fish,
    /// One digit and two strong links.
    SingleDigit,
    /// A few cells of two or three candidates.
    Wing,
    /// What would leave two solutions.
    Uniqueness,
    /// One digit, two colours.
    Coloring,
    /// Strong and weak links in turn.
    Chain,
    /// Cells with one digit more than they are.
    AlmostLockedSet,
    /// Combinations that leave another cell without a digit.
    Exclusion,
    /// What follows from every alternative, or a contradiction.
    Forcing,
}

/// Each technique with its name, for files and options, and its family.
const TABLE: [(Technique, &str, Family); 80] = {
    use Family as F;
    use Technique as T;
    [
        (T::FullHouse, "full-house", F::Single),
        (T::HiddenSingle, "hidden-single", F::Single),
        (T::NakedSingle, "naked-single", F::Single),
        (T::DirectPointing, "direct-pointing", F::Direct),
        (T::DirectClaiming, "direct-claiming", F::Direct),
        (T::DirectHiddenPair, "direct-hidden-pair", F::Direct),
        (T::DirectHiddenTriple, "direct-hidden-triple", F::Direct),
        (T::LockedPair, "locked-pair", F::LockedCandidates),
        (T::LockedTriple, "locked-triple", F::LockedCandidates),
        (T::Pointing, "pointing", F::LockedCandidates),
        (T::Claiming, "claiming", F::LockedCandidates),
        (T::NakedPair, "naked-pair", F::Subset),
        (T::HiddenPair, "hidden-pair", F::Subset),
        (T::NakedTriple, "naked-triple", F::Subset),
        (T::HiddenTriple, "hidden-triple", F::Subset),
        (T::NakedQuad, "naked-quad", F::Subset),
        (T::HiddenQuad, "hidden-quad", F::Subset),
        (T::XWing, "x-wing", F::Fish),
        (T::Swordfish, "swordfish", F::Fish),
        (T::Jellyfish, "jellyfish", F::Fish),
        (T::RemotePair, "remote-pair", F::Wing),
        (T::BugPlusOne, "bug-plus-one", F::Uniqueness),
        (T::Skyscraper, "skyscraper", F::SingleDigit),
        (T::TwoStringKite, "two-string-kite", F::SingleDigit),
        (T::TurbotFish, "turbot-fish", F::SingleDigit),
        (T::EmptyRectangle, "empty-rectangle", F::SingleDigit),
        (T::WWing, "w-wing", F::Wing),
        (T::XYWing, "xy-wing", F::Wing),
        (T::XYZWing, "xyz-wing", F::Wing),
        (T::UniqueRectangle1, "unique-rectangle-1", F::Uniqueness),
        (T::UniqueRectangle2, "unique-rectangle-2", F::Uniqueness),
        (T::UniqueRectangle3, "unique-rectangle-3", F::Uniqueness),
        (T::UniqueRectangle4, "unique-rectangle-4", F::Uniqueness),
        (T::UniqueRectangle5, "unique-rectangle-5", F::Uniqueness),
        (T::UniqueRectangle6, "unique-rectangle-6", F::Uniqueness),
        (T::HiddenRectangle, "hidden-rectangle", F::Uniqueness),
        (T::AvoidableRectangle1, "avoidable-rectangle-1", F::Uniqueness),
        (T::AvoidableRectangle2, "avoidable-rectangle-2", F::Uniqueness),
        (T::FinnedXWing, "finned-x-wing", F::Fish),
        (T::SashimiXWing, "sashimi-x-wing", F::Fish),
        (T::FinnedSwordfish, "finned-swordfish", F::Fish),
        (T::SashimiSwordfish, "sashimi-swordfish", F::Fish),
        (T::FinnedJellyfish, "finned-jellyfish", F::Fish),
        (T::SashimiJellyfish, "sashimi-jellyfish", F::Fish),
        (T::SueDeCoq, "sue-de-coq", F::AlmostLockedSet),
        (T::SimpleColors, "simple-colors", F::Coloring),
        (T::MultiColors, "multi-colors", F::Coloring),
        (T::UniqueLoop1, "unique-loop-1", F::Uniqueness),
        (T::UniqueLoop2, "unique-loop-2", F::Uniqueness),
        (T::UniqueLoop3, "unique-loop-3", F::Uniqueness),
        (T::UniqueLoop4, "unique-loop-4", F::Uniqueness),
        (T::Bug2, "bug-2", F::Uniqueness),
        (T::Bug3, "bug-3", F::Uniqueness),
        (T::Bug4, "bug-4", F::Uniqueness),
        (T::XChain, "x-chain", F::Chain),
        (T::XYChain, "xy-chain", F::Chain),
        (T::Aic, "aic", F::Chain),
        (T::XLoop, "x-loop", F::Chain),
        (T::XYLoop, "xy-loop", F::Chain),
        (T::NiceLoop, "nice-loop", F::Chain),
        (T::GroupedAic, "grouped-aic", F::Chain),
        (T::GroupedNiceLoop, "grouped-nice-loop", F::Chain),
        (T::AlsXz, "als-xz", F::AlmostLockedSet),
        (T::AlsXyWing, "als-xy-wing", F::AlmostLockedSet),
        (T::AlsChain, "als-chain", F::AlmostLockedSet),
        (T::AlignedPairExclusion, "aligned-pair-exclusion", F::Exclusion),
        (T::AlignedTripleExclusion, "aligned-triple-exclusion", F::Exclusion),
        (T::FrankenXWing, "franken-x-wing", F::Fish),
        (T::FrankenSwordfish, "franken-swordfish", F::Fish),
        (T::FinnedFrankenXWing, "finned-franken-x-wing", F::Fish),
        (T::FinnedFrankenSwordfish, "finned-franken-swordfish", F::Fish),
        (T::Nishio, "nishio", F::Forcing),
        (T::CellForcingChain, "cell-forcing-chain", F::Forcing),
        (T::HouseForcingChain, "house-forcing-chain", F::Forcing),
        (T::ContradictionChain, "contradiction-chain", F::Forcing),
        (T::VerityChain, "verity-chain", F::Forcing),
        (T::CellForcingNet, "cell-forcing-net", F::Forcing),
        (T::HouseForcingNet, "house-forcing-net", F::Forcing),
        (T::ContradictionNet, "contradiction-net", F::Forcing),
        (T::VerityNet, "verity-net", F::Forcing),
    ]
};

impl Technique {
    /// How many there are.
    pub const COUNT: usize = TABLE.len();

    /// All of them, in their order.
    pub fn all() -> impl DoubleEndedIterator<Item = Technique> + ExactSizeIterator + Clone {
        TABLE.iter().map(|row| row.0)
    }

    /// Its name: `x-wing`.
    pub const fn name(self) -> &'static str {
        TABLE[self as usize].1
    }

    /// What it is related to.
    pub const fn family(self) -> Family {
        TABLE[self as usize].2
    }
}

impl fmt::Display for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl From<Technique> for &'static str {
    fn from(technique: Technique) -> &'static str {
        technique.name()
    }
}

/// The text is not the name of a technique.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseTechniqueError(String);

impl fmt::Display for ParseTechniqueError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not the name of a technique: write one such as x-wing", self.0)
    }
}

impl std::error::Error for ParseTechniqueError {}

impl FromStr for Technique {
    type Err = ParseTechniqueError;

    fn from_str(text: &str) -> Result<Technique, ParseTechniqueError> {
        Technique::all()
            .find(|technique| technique.name() == text)
            .ok_or_else(|| ParseTechniqueError(text.chars().take(40).collect()))
    }
}

impl TryFrom<String> for Technique {
    type Error = ParseTechniqueError;

    fn try_from(text: String) -> Result<Technique, ParseTechniqueError> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_in_order_and_names_are_read() {
        for (index, technique) in Technique::all().enumerate() {
            assert_eq!(technique as usize, index);
            assert_eq!(technique.name().parse(), Ok(technique));
        }
        assert!("X-Wing ".parse::<Technique>().is_err());
    }
}
