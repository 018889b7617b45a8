//! Steps in words: what a technique is called, and a hint in five rungs, each saying more than the one before.
//!
//! ```text
//!  Step ──► pool: its evidence as phrases ──► the technique's template in steps.ftl ──► sentences
//!             (evidence.rs, chain.rs)             one line of it, one sentence
//! ```
//!
//! There is one template per technique and language, and nothing else than the step goes into it. Sentences name the
//! house before the cell and the reason before the conclusion, and have at most 25 words.

mod chain;
mod evidence;
mod notation;

#[cfg(test)]
mod tests;

use crate::grid::CellSet;
use crate::logic::{Candidate, Family, Health, Rung, Step, Technique};

use super::Words;

pub use notation::{Notation, ParseNotationError};

impl Words {
    /// What a technique is called: `X-Wing`, `Naked pair`. The catalogue [`STEPS`](super::STEPS) must be loaded, for this
    /// and all that follows.
    pub fn technique(&self, technique: Technique) -> String {
        self.get(&format!("technique-{technique}"), &[])
    }

    /// What a family of techniques is called: `Fish`.
    pub fn family(&self, family: Family) -> String {
        self.get(&format!("family-{}", family_key(family)), &[])
    }

    /// The one who tells steps with cells called in this way.
    pub fn teller(&self, notation: Notation) -> Teller<'_> {
        Teller { words: self, notation }
    }

    /// What is said when the techniques of a player's choice find nothing: the technique that the next step takes.
    pub fn next_needs(&self, technique: Technique) -> String {
        self.get("hint-next-needs", &[("technique", self.technique(technique).into())])
    }

    /// What is said when no technique finds anything.
    pub fn no_step(&self) -> String {
        self.get("hint-none", &[])
    }
}

/// Tells steps in sentences.
#[derive(Clone, Copy)]
pub struct Teller<'w> {
    words: &'w Words,
    notation: Notation,
}

impl Teller<'_> {
    /// The sentences of one rung: one each, but for the reason and, where much is struck out, what to do.
    pub fn rung(&self, rung: Rung, step: &Step) -> Vec<String> {
        match rung {
            Rung::Nudge => vec![self.nudge(step)],
            Rung::Name => vec![self.name(step)],
            Rung::Look => vec![self.look(step)],
            Rung::Reason => self.reason(step),
            Rung::Do => self.conclusion(step),
        }
    }

    /// The first rung: `A single in box 4.`
    pub fn nudge(&self, step: &Step) -> String {
        let family = self.words.get(&format!("a-{}", family_key(step.technique.family())), &[]);
        let place = self.place(step);
        self.sentence("hint-nudge", &[("family", family.into()), ("place", place.into())])
    }

    /// The second rung: `Naked pair: 3 and 7.`
    pub fn name(&self, step: &Step) -> String {
        let digits = self.digits(evidence::digits(step));
        let args = [("technique", self.words.technique(step.technique).into()), ("digits", digits.into())];
        self.sentence("hint-name", &args)
    }

    /// The third rung: `Look at r4c5 and r4c7.`
    pub fn look(&self, step: &Step) -> String {
        let own = format!("look-{}", step.technique);
        let key = if self.words.has(&own) { own } else { format!("look-{}", family_key(step.technique.family())) };
        self.lines(&key, step).join(" ")
    }

    /// The fourth rung: one sentence per inference, the last being what is struck out or written.
    pub fn reason(&self, step: &Step) -> Vec<String> {
        let mut sentences = self.lines(&format!("why-{}", step.technique), step);
        if !matches!(step.technique.family(), Family::Single | Family::Direct) {
            sentences.extend(self.done("why", step));
        }
        sentences
    }

    /// The fifth rung: `Strike 3 from r4c1, and 7 from r4c2.`
    pub fn conclusion(&self, step: &Step) -> Vec<String> {
        self.done("do", step)
    }

    /// One line for a list of steps: `Naked pair: r4c5 and r4c7 = 3 and 7; strike 3 from r4c1.`
    pub fn brief(&self, step: &Step) -> String {
        let done = match step.placements.is_empty() {
            true => self.words.get("brief-struck", &[("struck", self.struck(&step.eliminations).into())]),
            false => self.words.get("brief-placed", &[("placed", self.placed(&step.placements).into())]),
        };
        let args = [("technique", self.words.technique(step.technique).into()), ("done", done.into())];
        self.words.get("brief", &args)
    }

    /// What is wrong with a board, before any hint; nothing if all is well. `2 digits contradict the solution.`
    pub fn health(&self, health: &Health) -> Vec<String> {
        let said = |key: &str, which: &[Candidate]| {
            let cells: CellSet = which.iter().map(|one| one.cell).collect();
            let args = [("count", which.len().into()), ("cells", self.cells(cells).into())];
            (!which.is_empty()).then(|| self.sentence(key, &args))
        };
        [said("health-wrong", &health.wrong), said("health-missing", &health.missing)].into_iter().flatten().collect()
    }

    /// Which cells are wrong: the second press on "check". `Wrong: 5 in r4c5. Struck out in error: 7 in r5c5.`
    pub fn wrong(&self, health: &Health) -> Vec<String> {
        let said = |key: &str, which: &[Candidate]| {
            (!which.is_empty()).then(|| self.sentence(key, &[("placed", self.placed(which).into())]))
        };
        [said("health-which", &health.wrong), said("health-which-missing", &health.missing)]
            .into_iter()
            .flatten()
            .collect()
    }

    /// What is written and struck out, in one sentence, or in several where there is much of it.
    fn done(&self, how: &str, step: &Step) -> Vec<String> {
        let mut sentences = Vec::new();
        if !step.placements.is_empty() {
            let placed = self.placed(&step.placements);
            sentences.push(self.sentence(&format!("{how}-placed"), &[("placed", placed.into())]));
        }
        if step.eliminations.is_empty() {
            return sentences;
        }
        let struck = |candidates: &[Candidate]| {
            self.sentence(&format!("{how}-struck"), &[("struck", self.struck(candidates).into())])
        };
        let whole = struck(&step.eliminations);
        if words_in(&whole) <= MOST_WORDS {
            sentences.push(whole);
            return sentences;
        }
        // A sentence for each digit.
        for digit in evidence::digits_of(&step.eliminations).iter() {
            let of: Vec<Candidate> = step.eliminations.iter().copied().filter(|one| one.digit == digit).collect();
            sentences.push(struck(&of));
        }
        sentences
    }

    /// The sentences of a template: its lines that are not empty.
    fn lines(&self, key: &str, step: &Step) -> Vec<String> {
        let pool = self.pool(step);
        let args: Vec<_> = pool.iter().map(|(name, value)| (*name, value.clone())).collect();
        let text = self.words.get(key, &args);
        text.lines().map(str::trim).filter(|line| !line.is_empty()).map(capitalised).collect()
    }

    fn sentence(&self, key: &str, args: &[(&str, super::Arg)]) -> String {
        capitalised(&self.words.get(key, args))
    }
}

/// No sentence has more words.
pub(super) const MOST_WORDS: usize = 25;

/// How many words a sentence has. A sign that stands alone is none.
pub(super) fn words_in(sentence: &str) -> usize {
    sentence.split([' ', '\u{a0}']).filter(|word| word.chars().any(char::is_alphanumeric)).count()
}

/// With a capital letter, unless it begins with a cell: `r4c5`.
fn capitalised(sentence: &str) -> String {
    let mut chars = sentence.chars();
    match chars.next() {
        Some(first) if !chars.as_str().starts_with(|next: char| next.is_ascii_digit()) => {
            first.to_uppercase().chain(chars).collect()
        }
        _ => sentence.to_owned(),
    }
}

/// As in the catalogue and in JSON.
const fn family_key(family: Family) -> &'static str {
    match family {
        Family::Single => "single",
        Family::Direct => "direct",
        Family::LockedCandidates => "locked-candidates",
        Family::Subset => "subset",
        Family::Fish => "fish",
        Family::SingleDigit => "single-digit",
        Family::Wing => "wing",
        Family::Uniqueness => "uniqueness",
        Family::Coloring => "coloring",
        Family::Chain => "chain",
        Family::AlmostLockedSet => "almost-locked-set",
        Family::Exclusion => "exclusion",
        Family::Forcing => "forcing",
    }
}
