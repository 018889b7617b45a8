//! One technique on one board: every step there is, in a fixed order.

use std::ops::ControlFlow;

use super::{
    Board, Step, Technique, aligned, als, avoidable, bug, chain, coloring, fish, forcing, franken, locked, rectangle,
    single, single_digit, subset, sue_de_coq, unique_loop, wing,
};

/// Who is given the steps that are found. It says when to stop.
pub(crate) type Found<'a> = &'a mut dyn FnMut(Step) -> ControlFlow<()>;

/// Looks for `technique` on `board` and gives each step that would change it to `found`, always in the same order,
/// until told to stop. The same conclusion may come several times, with other evidence.
///
/// The techniques of [`Family::Uniqueness`](super::Family::Uniqueness) take for granted that the puzzle has one
/// solution: whoever asks for them has to know.
pub fn find(board: &Board, technique: Technique, found: &mut dyn FnMut(Step) -> ControlFlow<()>) -> ControlFlow<()> {
    use Technique as T;
    let mut found = |mut step: Step| {
        if !step.changes(board) {
            return ControlFlow::Continue(());
        }
        step.eliminations.sort_unstable();
        step.eliminations.dedup();
        found(step)
    };
    let found: Found<'_> = &mut found;
    match technique {
        T::FullHouse => single::full_house(board, found),
        T::HiddenSingle => single::hidden_single(board, found),
        T::NakedSingle => single::naked_single(board, found),
        T::DirectPointing | T::DirectClaiming => single::direct_locked(board, technique, found),
        T::DirectHiddenPair => single::direct_hidden(board, technique, 2, found),
        T::DirectHiddenTriple => single::direct_hidden(board, technique, 3, found),
        T::LockedPair => locked::subset(board, technique, 2, found),
        T::LockedTriple => locked::subset(board, technique, 3, found),
        T::Pointing | T::Claiming => locked::candidates(board, technique, found),
        T::NakedPair => subset::naked(board, technique, 2, found),
        T::NakedTriple => subset::naked(board, technique, 3, found),
        T::NakedQuad => subset::naked(board, technique, 4, found),
        T::HiddenPair => subset::hidden(board, technique, 2, found),
        T::HiddenTriple => subset::hidden(board, technique, 3, found),
        T::HiddenQuad => subset::hidden(board, technique, 4, found),
        T::XWing => fish::basic(board, technique, 2, found),
        T::Swordfish => fish::basic(board, technique, 3, found),
        T::Jellyfish => fish::basic(board, technique, 4, found),
        T::FinnedXWing => fish::finned(board, technique, 2, fish::Fins::Finned, found),
        T::FinnedSwordfish => fish::finned(board, technique, 3, fish::Fins::Finned, found),
        T::FinnedJellyfish => fish::finned(board, technique, 4, fish::Fins::Finned, found),
        T::SashimiXWing => fish::finned(board, technique, 2, fish::Fins::Sashimi, found),
        T::SashimiSwordfish => fish::finned(board, technique, 3, fish::Fins::Sashimi, found),
        T::SashimiJellyfish => fish::finned(board, technique, 4, fish::Fins::Sashimi, found),
        T::FrankenXWing => franken::franken(board, technique, 2, franken::Fins::None, found),
        T::FrankenSwordfish => franken::franken(board, technique, 3, franken::Fins::None, found),
        T::FinnedFrankenXWing => franken::franken(board, technique, 2, franken::Fins::Some, found),
        T::FinnedFrankenSwordfish => franken::franken(board, technique, 3, franken::Fins::Some, found),
        T::Skyscraper | T::TwoStringKite | T::TurbotFish => single_digit::two_links(board, technique, found),
        T::EmptyRectangle => single_digit::empty_rectangle(board, found),
        T::RemotePair => wing::remote_pair(board, found),
        T::WWing => wing::w_wing(board, found),
        T::XYWing => wing::xy_wing(board, found),
        T::XYZWing => wing::xyz_wing(board, found),
        T::UniqueRectangle1
        | T::UniqueRectangle2
        | T::UniqueRectangle3
        | T::UniqueRectangle4
        | T::UniqueRectangle5
        | T::UniqueRectangle6
        | T::HiddenRectangle => rectangle::unique(board, technique, found),
        T::AvoidableRectangle1 | T::AvoidableRectangle2 => avoidable::avoidable(board, technique, found),
        T::UniqueLoop1 | T::UniqueLoop2 | T::UniqueLoop3 | T::UniqueLoop4 => {
            unique_loop::unique_loop(board, technique, found)
        }
        T::BugPlusOne | T::Bug2 | T::Bug3 | T::Bug4 => bug::bug(board, technique, found),
        T::SimpleColors => coloring::simple(board, found),
        T::MultiColors => coloring::multi(board, found),
        T::SueDeCoq => sue_de_coq::sue_de_coq(board, found),
        T::XChain | T::XYChain | T::Aic | T::XLoop | T::XYLoop | T::NiceLoop | T::GroupedAic | T::GroupedNiceLoop => {
            chain::find(board, technique, found)
        }
        T::AlsXz => als::xz(board, found),
        T::AlsXyWing => als::xy_wing(board, found),
        T::AlsChain => als::chain(board, found),
        T::AlignedPairExclusion => aligned::pair(board, found),
        T::AlignedTripleExclusion => aligned::triple(board, found),
        T::Nishio
        | T::CellForcingChain
        | T::HouseForcingChain
        | T::ContradictionChain
        | T::VerityChain
        | T::CellForcingNet
        | T::HouseForcingNet
        | T::ContradictionNet
        | T::VerityNet => forcing::find(board, technique, found),
    }
}
