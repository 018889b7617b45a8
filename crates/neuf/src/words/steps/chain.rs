//! Chains and nets, link by link.

use crate::grid::{CellSet, DigitSet};
use crate::logic::{Candidate, Cause, Chain, Link, Step};
use crate::words::Arg;

use super::{MOST_WORDS, Teller, evidence, words_in};

impl Teller<'_> {
    /// A sentence for each inference of the chains of `step`.
    pub(super) fn links(&self, step: &Step) -> Vec<String> {
        let mut sentences = Vec::new();
        let mut told: Vec<&Link> = Vec::new();
        let mut start: Option<&Link> = None;
        for chain in &step.chains {
            // Chains of one assumption have beginnings in common: these are told once.
            if start != chain.links.first() {
                told.clear();
            }
            start = chain.links.first();
            self.chain(chain, &mut told, &mut sentences);
        }
        sentences
    }

    fn chain<'s>(&self, chain: &'s Chain, told: &mut Vec<&'s Link>, sentences: &mut Vec<String>) {
        let needed = needed(chain);
        let is_net = chain.links.iter().any(|link| link.because.len() > 1);
        for (index, link) in chain.links.iter().enumerate() {
            let is_told = |link: &Link| told.iter().any(|other| is_same(other, link));
            if !needed[index] || is_told(link) {
                continue;
            }
            // What one digit strikes out in a net is told together.
            let together: Vec<&Link> = match is_net && is_plain(link) {
                false => vec![link],
                true => {
                    let of_the_same = chain.links.iter().enumerate().skip(index).filter(|(other, of)| {
                        needed[*other] && is_plain(of) && of.because == link.because && !is_told(of)
                    });
                    of_the_same.map(|(_, of)| of).collect()
                }
            };
            match together[..] {
                [_, _, ..] => {
                    let by = &chain.links[link.because[0]];
                    let gone: Vec<Candidate> = together.iter().flat_map(|link| candidates(link)).collect();
                    sentences.extend(self.struck_by(by, &gone));
                }
                _ => sentences.push(self.link(chain, link)),
            }
            told.extend(together);
        }
    }

    /// One inference.
    fn link(&self, chain: &Chain, link: &Link) -> String {
        let by: Vec<&Link> = link.because.iter().filter_map(|&index| chain.links.get(index)).collect();
        let by_cells = by.iter().fold(CellSet::EMPTY, |all, link| all | link.cells);
        let by_digits: DigitSet = by.iter().map(|link| link.digit).collect();
        let mut args = self.of_link(link);
        args.extend([
            ("by-cells", Arg::from(self.cells(by_cells))),
            ("by-cells-or", self.cells_or(by_cells).into()),
            ("by-count", by_cells.len().into()),
            ("by-digit-count", by_digits.len().into()),
            ("by-digits", self.digits(by_digits).into()),
            ("by-digits-or", self.digits_or(by_digits).into()),
        ]);
        let cause = match &link.cause {
            Cause::Assumption => "assume",
            Cause::Cell => "cell",
            Cause::House { house } => {
                args.push(("in-house", self.houses("in", &[*house]).into()));
                "house"
            }
            Cause::Set { cells } => {
                args.push(("set", self.cells(*cells).into()));
                args.push(("set-count", cells.len().into()));
                "set"
            }
            Cause::Nested { step } => {
                args.push(("technique", self.words.technique(step.technique).into()));
                args.push(("digits", self.digits(evidence::digits(step)).into()));
                "nested"
            }
        };
        let on = if link.on { "on" } else { "off" };
        self.sentence(&format!("link-{cause}-{on}"), &args)
    }

    /// All that a digit strikes out, in one sentence or one for each digit.
    fn struck_by(&self, by: &Link, gone: &[Candidate]) -> Vec<String> {
        let say = |gone: &[Candidate]| {
            let mut args = self.of_link(by);
            args.push(("struck", self.struck(gone).into()));
            self.sentence("link-strikes", &args)
        };
        let whole = say(gone);
        if words_in(&whole) <= MOST_WORDS {
            return vec![whole];
        }
        let of = |digit| gone.iter().copied().filter(|one| one.digit == digit).collect::<Vec<_>>();
        evidence::digits_of(gone).iter().map(|digit| say(&of(digit))).collect()
    }

    /// What the chains of a step come to together.
    pub(super) fn end(&self, step: &Step) -> Vec<String> {
        let ends: Vec<(&Link, &Link)> =
            step.chains.iter().filter_map(|chain| Some((chain.links.first()?, chain.links.last()?))).collect();
        let said = |key: &str, link: &Link| self.sentence(key, &self.of_link(link));
        let on = |link: &Link| if link.on { "on" } else { "off" };
        match ends[..] {
            [] => Vec::new(),
            [(first, last)] if step.chains[0].is_loop => {
                vec![said("end-back", first), said("end-loop", last)]
            }
            [(first, last)] if is_opposite(first, last) => vec![said(&format!("end-itself-{}", on(last)), last)],
            [(first, last)] if !first.on && last.on => {
                let mut args = self.of_link(first);
                args.push(("other-digit", last.digit.to_string().into()));
                args.push(("other-cells-or", self.cells_or(last.cells).into()));
                let (one_of, either) = match first.digit == last.digit {
                    true => ("end-one-of-digit", "end-either-digit"),
                    false => ("end-one-of", "end-either"),
                };
                vec![self.sentence(one_of, &args), said(either, last)]
            }
            [(_, last)] => vec![said(&format!("end-so-{}", on(last)), last)],
            [(first, one), (_, other)] if is_opposite(one, other) => {
                vec![said("end-both", one), said(&format!("end-false-{}", on(first)), first)]
            }
            [(_, last), ..] => vec![said(&format!("end-every-{}", on(last)), last)],
        }
    }

    fn of_link(&self, link: &Link) -> Vec<(&'static str, Arg<'static>)> {
        vec![
            ("digit", link.digit.to_string().into()),
            ("cells", self.cells(link.cells).into()),
            ("cells-or", self.cells_or(link.cells).into()),
            ("count", link.cells.len().into()),
        ]
    }
}

/// Which links the last one rests upon.
fn needed(chain: &Chain) -> Vec<bool> {
    let mut needed = vec![false; chain.links.len()];
    if let Some(last) = needed.last_mut() {
        *last = true;
    }
    for index in (0..chain.links.len()).rev() {
        if needed[index] {
            for &because in chain.links[index].because.iter().filter(|&&because| because < index) {
                needed[because] = true;
            }
        }
    }
    needed
}

/// A candidate that goes because one digit is somewhere.
fn is_plain(link: &Link) -> bool {
    !link.on && link.because.len() == 1 && matches!(link.cause, Cause::Cell | Cause::House { .. })
}

fn is_same(one: &Link, other: &Link) -> bool {
    (one.cells, one.digit, one.on) == (other.cells, other.digit, other.on)
}

fn is_opposite(one: &Link, other: &Link) -> bool {
    (one.cells, one.digit, one.on) == (other.cells, other.digit, !other.on)
}

fn candidates(link: &Link) -> impl Iterator<Item = Candidate> {
    let digit = link.digit;
    link.cells.iter().map(move |cell| Candidate { cell, digit })
}
