//! What a single step is rated, whoever found it.

use crate::grid::HouseKind;
use crate::logic::{Chain, Role, Step, Technique};
use crate::rate::Rating;

/// What Sudoku Explainer's scale says of one step; `None` for techniques that it doesn't have: fish with fins or boxes, locked
/// sets that are almost so, colours, links of groups (empty rectangles too), and the rectangles that other programs
/// count as types 6, hidden and avoidable.
///
/// It is the technique that is rated. What the reference takes in the same place of a path can be something else: the
/// first that its own order comes to.
pub fn rating_of(step: &Step) -> Option<Rating> {
    use Technique as T;
    let tenths = match step.technique {
        T::FullHouse => 10,
        T::HiddenSingle if step.houses.first().is_some_and(|house| house.kind() == HouseKind::Box) => 12,
        T::HiddenSingle => 15,
        T::DirectPointing => 17,
        T::DirectClaiming => 19,
        T::DirectHiddenPair => 20,
        T::NakedSingle => 23,
        T::DirectHiddenTriple => 25,
        T::Pointing => 26,
        T::Claiming => 28,
        T::LockedPair | T::NakedPair => 30,
        T::XWing => 32,
        T::HiddenPair => 34,
        T::LockedTriple | T::NakedTriple => 36,
        T::Swordfish => 38,
        T::HiddenTriple => 40,
        T::XYWing => 42,
        T::XYZWing => 44,
        T::UniqueRectangle1 | T::UniqueRectangle2 | T::UniqueRectangle4 | T::UniqueRectangle5 => 45,
        T::UniqueRectangle3 => 45 + beside(step),
        T::UniqueLoop1 | T::UniqueLoop2 | T::UniqueLoop4 => looped(step),
        T::UniqueLoop3 => looped(step) + beside(step),
        T::NakedQuad => 50,
        T::Jellyfish => 52,
        T::HiddenQuad => 54,
        T::BugPlusOne => 56,
        T::Bug2 | T::Bug4 => 57,
        T::Bug3 => 57 + beside(step),
        T::AlignedPairExclusion => 62,
        T::AlignedTripleExclusion => 75,
        T::XLoop | T::XYLoop => 65 + longer(step),
        T::Skyscraper | T::TwoStringKite | T::TurbotFish => 66,
        T::XChain => 66 + longer(step),
        T::RemotePair | T::WWing | T::XYChain | T::Aic | T::NiceLoop => 70 + longer(step),
        T::Nishio => 75 + longer(step),
        T::CellForcingChain | T::HouseForcingChain => 80 + longer(step),
        T::ContradictionChain
        | T::VerityChain
        | T::CellForcingNet
        | T::HouseForcingNet
        | T::ContradictionNet
        | T::VerityNet => 85 + 5 * u16::from(step.nesting) + longer(step),
        T::UniqueRectangle6
        | T::HiddenRectangle
        | T::AvoidableRectangle1
        | T::AvoidableRectangle2
        | T::EmptyRectangle
        | T::FinnedXWing
        | T::SashimiXWing
        | T::FinnedSwordfish
        | T::SashimiSwordfish
        | T::FinnedJellyfish
        | T::SashimiJellyfish
        | T::SueDeCoq
        | T::SimpleColors
        | T::MultiColors
        | T::GroupedAic
        | T::GroupedNiceLoop
        | T::AlsXz
        | T::AlsXyWing
        | T::AlsChain
        | T::FrankenXWing
        | T::FrankenSwordfish
        | T::FinnedFrankenXWing
        | T::FinnedFrankenSwordfish => return None,
    };
    Some(Rating::tenths(tenths))
}

/// Tenths for a loop of so many cells: 6, 8, more.
fn looped(step: &Step) -> u16 {
    match step.cells(Role::Pattern).len() {
        0..=4 => 45,
        5..=6 => 46,
        7..=8 => 47,
        _ => 50,
    }
}

/// Tenths for the subset that a rectangle, loop or grave makes with other cells: one less than the subset has cells, two
/// less where it is a hidden one, of the two digits themselves.
fn beside(step: &Step) -> u16 {
    let others = step.cells(Role::Locked).len() as u16;
    let hidden = !(step.digits(Role::Locked) & step.digits(Role::Pattern)).is_empty();
    if hidden { others.saturating_sub(1) } else { others }
}

/// Tenths for the length of a step's chains.
fn longer(step: &Step) -> u16 {
    added(step.chains.iter().map(nodes).sum())
}

/// How many nodes a chain has for the reference, which lets it begin and end in the candidate that it proves or strikes out.
fn nodes(chain: &Chain) -> usize {
    let links = chain.links.len();
    let from_end_to_end = match (chain.links.first(), chain.links.last()) {
        (Some(first), Some(last)) => (first.cells, first.digit) != (last.cells, last.digit),
        _ => false,
    };
    // Off at one end, on at the other: what sees both is struck out, and is a node at both ends.
    let shows = from_end_to_end && !chain.is_loop && chain.links[0].because.is_empty() && !chain.links[0].on;
    if shows && chain.links[links - 1].on { links + 2 } else { links }
}

/// Tenths for so many nodes: one for each threshold 4, 6, 8, 12, 16, 24, … that their number less two is above.
fn added(nodes: usize) -> u16 {
    let (mut tenths, mut threshold) = (0, 4);
    while nodes > threshold + 2 {
        tenths += 1;
        threshold = if threshold.is_power_of_two() { threshold / 2 * 3 } else { threshold / 3 * 4 };
    }
    tenths
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tenths_by_the_number_of_nodes() {
        for (nodes, tenths) in
            [(3, 0), (6, 0), (7, 1), (8, 1), (9, 2), (10, 2), (11, 3), (14, 3), (15, 4), (18, 4), (19, 5), (26, 5)]
        {
            assert_eq!(added(nodes), tenths, "{nodes}");
        }
        for (nodes, tenths) in
            [(27, 6), (50, 7), (66, 8), (98, 9), (130, 10), (131, 11), (258, 12), (386, 13), (514, 14)]
        {
            assert_eq!(added(nodes), tenths, "{nodes}");
        }
    }
}
