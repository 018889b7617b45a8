//! One technique on one board: every step there is, in a fixed order.

use std::ops::ControlFlow;

use super::{Board, Step, Technique};

/// Who is given the steps that are found. It says when to stop.
pub(crate) type Found<'a> = &'a mut dyn FnMut(Step) -> ControlFlow<()>;

/// Looks for `technique` on `board` and gives each step that would change it to `found`, always in the same order,
/// until told to stop. The same conclusion may come several times, with other evidence.
///
/// The techniques of [`Family::Uniqueness`](super::Family::Uniqueness) take for granted that the puzzle has one
/// solution: whoever asks for them has to know.
pub fn find(board: &Board, technique: Technique, found: &mut dyn FnMut(Step) -> ControlFlow<()>) -> ControlFlow<()> {
    use Technique as T;
    let mut found = |step: Step| if step.changes(board) { found(step) } else { ControlFlow::Continue(()) };
    let found: Found<'_> = &mut found;
    match technique {
        T::FullHouse
        | T::HiddenSingle
        | T::NakedSingle
        | T::DirectPointing
        | T::DirectClaiming
        | T::DirectHiddenPair
        | T::DirectHiddenTriple => nothing(board, found),
        T::LockedPair | T::LockedTriple | T::Pointing | T::Claiming => nothing(board, found),
        T::NakedPair | T::HiddenPair | T::NakedTriple | T::HiddenTriple | T::NakedQuad | T::HiddenQuad => {
            nothing(board, found)
        }
        T::XWing | T::Swordfish | T::Jellyfish => nothing(board, found),
        T::FinnedXWing
        | T::SashimiXWing
        | T::FinnedSwordfish
        | T::SashimiSwordfish
        | T::FinnedJellyfish
        | T::SashimiJellyfish => nothing(board, found),
        T::FrankenXWing | T::FrankenSwordfish | T::FinnedFrankenXWing | T::FinnedFrankenSwordfish => {
            nothing(board, found)
        }
        T::Skyscraper | T::TwoStringKite | T::TurbotFish | T::EmptyRectangle => nothing(board, found),
        T::RemotePair | T::WWing | T::XYWing | T::XYZWing => nothing(board, found),
        T::UniqueRectangle1
        | T::UniqueRectangle2
        | T::UniqueRectangle3
        | T::UniqueRectangle4
        | T::UniqueRectangle5
        | T::UniqueRectangle6
        | T::HiddenRectangle
        | T::AvoidableRectangle1
        | T::AvoidableRectangle2 => nothing(board, found),
        T::UniqueLoop1 | T::UniqueLoop2 | T::UniqueLoop3 | T::UniqueLoop4 => nothing(board, found),
        T::BugPlusOne | T::Bug2 | T::Bug3 | T::Bug4 => nothing(board, found),
        T::SimpleColors | T::MultiColors => nothing(board, found),
        T::SueDeCoq => nothing(board, found),
        T::XChain | T::XYChain | T::Aic | T::XLoop | T::XYLoop | T::NiceLoop | T::GroupedAic | T::GroupedNiceLoop => {
            nothing(board, found)
        }
        T::AlsXz | T::AlsXyWing | T::AlsChain => nothing(board, found),
        T::AlignedPairExclusion | T::AlignedTripleExclusion => nothing(board, found),
        T::Nishio
        | T::CellForcingChain
        | T::HouseForcingChain
        | T::ContradictionChain
        | T::VerityChain
        | T::CellForcingNet
        | T::HouseForcingNet
        | T::ContradictionNet
        | T::VerityNet => nothing(board, found),
    }
}

/// For techniques that are not written yet.
fn nothing(_: &Board, _: Found<'_>) -> ControlFlow<()> {
    ControlFlow::Continue(())
}
