//! The ladder of hints: what a press shows, what has to be asked for. It knows nothing of steps but their number.
//!
//! ```text
//!  Away ──press──► Asked ──steps──► Step: Nudge ─► Name ─► Look ─► Reason ──press──► done, Away
//!    │                └──none──► Nothing                    ▲
//!    └──press, something is wrong──► Sick ──ignore──► Asked │ another: the next step, from the top
//! ```

use crate::logic::Rung;

/// Where the player stands on the ladder.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ladder {
    /// No hint is shown.
    #[default]
    Away,
    /// Something contradicts the solution, which is said before any hint.
    Sick {
        /// The hint that was asked for.
        goal: Goal,
    },
    /// A step is being looked for.
    Asked {
        /// What is shown of it when it comes.
        goal: Goal,
    },
    /// A step is shown.
    Step {
        /// Which of the steps that are known.
        at: usize,
        /// How many are known.
        known: usize,
        /// Whether these are all of the same kind.
        all: bool,
        /// How much is shown.
        rung: Rung,
    },
    /// More steps of the same kind are being looked for, while one is shown.
    More {
        /// The rung of the one that is shown.
        rung: Rung,
    },
    /// There is no step.
    Nothing,
}

/// How far down a hint goes at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// To the first rung.
    Nudge,
    /// To the reason.
    Full,
}

impl Goal {
    fn rung(self) -> Rung {
        match self {
            Goal::Nudge => Rung::Nudge,
            Goal::Full => Rung::Reason,
        }
    }
}

/// What the player wants of hints, or what became known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press {
    /// A hint; one rung more.
    Next {
        /// Whether something contradicts the solution now.
        sick: bool,
    },
    /// Straight to the reason.
    Full {
        /// Whether something contradicts the solution now.
        sick: bool,
    },
    /// A hint whatever is wrong.
    Ignore,
    /// Another step as easy as this.
    Another,
    /// What the step shown says is to be done.
    Apply,
    /// No more of it.
    Close,
    /// The first step, or all of its kind, arrived.
    Found {
        /// How many steps.
        steps: usize,
    },
}

/// What has to be done after a press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Nothing.
    Nothing,
    /// Show what there is now, and tell it.
    Show,
    /// Look for the easiest step.
    Seek,
    /// Look for all steps of the kind that is shown.
    SeekAlike,
    /// Do what this step says.
    Apply(usize),
    /// Take the hint away.
    Clear,
}

impl Ladder {
    /// Takes one press.
    pub fn press(&mut self, press: Press) -> Act {
        match press {
            Press::Next { sick } => self.next(Goal::Nudge, sick),
            Press::Full { sick } => self.next(Goal::Full, sick),
            Press::Ignore => match *self {
                Ladder::Sick { goal } => {
                    *self = Ladder::Asked { goal };
                    Act::Seek
                }
                _ => Act::Nothing,
            },
            Press::Another => self.another(),
            Press::Apply => match *self {
                Ladder::Step { at, .. } => {
                    *self = Ladder::Away;
                    Act::Apply(at)
                }
                _ => Act::Nothing,
            },
            Press::Close => match std::mem::take(self) {
                Ladder::Away => Act::Nothing,
                _ => Act::Clear,
            },
            Press::Found { steps } => self.found(steps),
        }
    }

    fn next(&mut self, goal: Goal, sick: bool) -> Act {
        match *self {
            Ladder::Away | Ladder::Nothing | Ladder::Sick { .. } if sick => {
                *self = Ladder::Sick { goal };
                Act::Show
            }
            Ladder::Away | Ladder::Nothing | Ladder::Sick { .. } => {
                *self = Ladder::Asked { goal };
                Act::Seek
            }
            Ladder::Step { at, known, all, rung } => match (goal, rung) {
                (Goal::Nudge, Rung::Reason | Rung::Do) => {
                    *self = Ladder::Away;
                    Act::Apply(at)
                }
                (Goal::Full, Rung::Reason | Rung::Do) => Act::Nothing,
                _ => {
                    let next = if goal == Goal::Full { Rung::Reason } else { Rung::ALL[rung as usize + 1] };
                    *self = Ladder::Step { at, known, all, rung: next };
                    Act::Show
                }
            },
            Ladder::Asked { .. } => {
                *self = Ladder::Asked { goal };
                Act::Nothing
            }
            Ladder::More { .. } => Act::Nothing,
        }
    }

    fn another(&mut self) -> Act {
        match *self {
            Ladder::Step { all: false, rung, .. } => {
                *self = Ladder::More { rung };
                Act::SeekAlike
            }
            Ladder::Step { at, known, rung, .. } => {
                *self = Ladder::Step { at: (at + 1) % known.max(1), known, all: true, rung: again(rung) };
                Act::Show
            }
            _ => Act::Nothing,
        }
    }

    fn found(&mut self, steps: usize) -> Act {
        match *self {
            Ladder::Asked { .. } | Ladder::More { .. } if steps == 0 => {
                *self = Ladder::Nothing;
                Act::Show
            }
            Ladder::Asked { goal } => {
                *self = Ladder::Step { at: 0, known: steps, all: false, rung: goal.rung() };
                Act::Show
            }
            // The first of them is the one that was shown.
            Ladder::More { rung } => {
                *self = Ladder::Step { at: 1 % steps, known: steps, all: true, rung: again(rung) };
                Act::Show
            }
            _ => Act::Nothing,
        }
    }

    /// How much is shown of a step, if one is.
    pub fn rung(self) -> Option<Rung> {
        match self {
            Ladder::Step { rung, .. } | Ladder::More { rung } => Some(rung),
            _ => None,
        }
    }
}

/// Another step begins at the top, unless the whole step before it was wanted.
fn again(rung: Rung) -> Rung {
    if rung >= Rung::Reason { Rung::Reason } else { Rung::Nudge }
}
