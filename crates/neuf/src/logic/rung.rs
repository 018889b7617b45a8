//! How much of a hint is told.

/// How much of a hint is told: each rung says more than the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Rung {
    /// What family of techniques, and whereabouts.
    Nudge,
    /// Which technique, and which digits.
    Name,
    /// Where to look. Nothing of the conclusion.
    Look,
    /// Why, one sentence per inference.
    Reason,
    /// What to write and what to strike out.
    Do,
}

impl Rung {
    /// All of them, in order.
    pub const ALL: [Rung; 5] = [Rung::Nudge, Rung::Name, Rung::Look, Rung::Reason, Rung::Do];
}
