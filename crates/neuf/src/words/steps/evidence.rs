//! The evidence of a step as the phrases that templates put together.

use crate::grid::{CellSet, DigitSet, House};
use crate::logic::{Candidate, Family, Role, Step};
use crate::words::Arg;

use super::Teller;

impl Teller<'_> {
    /// What a template may say of `step`.
    pub(super) fn pool(&self, step: &Step) -> Vec<(&'static str, Arg<'static>)> {
        let mut pool: Vec<(&'static str, Arg<'static>)> = Vec::with_capacity(60);
        let digits = pattern_digits(step);
        let cells = step.cells(Role::Pattern);
        let mut put = |name, text: String| pool.push((name, Arg::from(text)));

        put("digit", digits.first().map(|digit| digit.to_string()).unwrap_or_default());
        put("digits", self.digits(digits));
        put("cells", self.cells(cells));
        put("cells-or", self.cells_or(cells));
        for (name, houses) in [("house", &step.houses), ("cover", &step.covers)] {
            let is_house = name == "house";
            let first = houses.get(..1).unwrap_or_default();
            let pick = |of_house, of_cover| if is_house { of_house } else { of_cover };
            put(pick("house", "cover"), self.houses("house", first));
            put(pick("in-house", "in-cover"), self.houses("in", first));
            put(pick("of-house", "of-cover"), self.houses("of", first));
            put(pick("houses", "covers"), self.houses("house", houses));
            put(pick("in-houses", "in-covers"), self.houses("in", houses));
        }
        put("of-houses", self.houses("of", &step.houses));
        let placed = step.placements.first();
        put("cell", placed.map(|one| self.cell(one.cell)).unwrap_or_default());
        put("value", placed.map(|one| one.digit.to_string()).unwrap_or_default());
        let beside: Vec<House> = beside(step).into_iter().collect();
        put("beside", self.houses("house", &beside));
        put("in-beside", self.houses("in", &beside));

        put("fins", self.cells(step.cells(Role::Fin)));
        put("pivot", self.cells(step.cells(Role::Pivot)));
        put("pivot-digits", self.digits_or(step.digits(Role::Pivot)));
        let mut wings = step.parts.iter().filter(|part| part.role == Role::Wing);
        for (name, shared) in [("wing-1", "shared-1"), ("wing-2", "shared-2")] {
            let wing = wings.next();
            put(name, wing.map(|part| self.cells(part.cells)).unwrap_or_default());
            let common = wing.map(|part| part.digits & step.digits(Role::Pivot)).unwrap_or_default();
            put(shared, self.digits(without(common, digits_of(&step.eliminations))));
        }
        put("wings", self.cells(step.cells(Role::Wing)));
        put("wings-or", self.cells_or(step.cells(Role::Wing)));
        put("extra", self.cells(step.cells(Role::Extra)));
        put("extra-or", self.cells_or(step.cells(Role::Extra)));
        put("extras", self.in_cells(&extras(step)));
        put("extra-digits", self.digits(step.digits(Role::Extra)));
        put("extra-digits-or", self.digits_or(step.digits(Role::Extra)));
        put("locked", self.cells(step.cells(Role::Locked)));
        put("locked-or", self.cells_or(step.cells(Role::Locked)));
        put("locked-digits", self.digits(step.digits(Role::Locked)));
        put("other-digits", self.digits(without(digits, step.digits(Role::Locked))));
        for (role, name, names) in [
            (Role::First, "first", "first-digits"),
            (Role::Second, "second", "second-digits"),
            (Role::Third, "third", "third-digits"),
        ] {
            put(name, self.cells(step.cells(role)));
            put(names, self.digits(step.digits(role)));
        }
        put("fourth", self.cells(step.cells(Role::Fourth)));
        put("restricted", self.digits(step.digits(Role::Restricted)));
        let mut restricted = step.parts.iter().filter(|part| part.role == Role::Restricted);
        for name in ["restricted-1", "restricted-2"] {
            put(name, restricted.next().map(|part| self.digits(part.digits)).unwrap_or_default());
        }
        put("excluders-or", self.cells_or(step.cells(Role::Excluder)));
        put("struck-in", self.in_cells(&step.eliminations));
        put("excluders", self.cells(step.cells(Role::Excluder)));
        put("ends", self.cells(ends(step)));
        put("ends-or", self.cells_or(ends(step)));
        put("targets", self.cells(targets(step)));
        put("target-digits", self.digits(digits_of(&step.eliminations)));
        put("target-digits-or", self.digits_or(digits_of(&step.eliminations)));
        put("way", way(step).to_owned());
        let starts = || step.chains.iter().filter_map(|chain| chain.links.first());
        put("start-cells-or", self.cells_or(starts().fold(CellSet::EMPTY, |all, link| all | link.cells)));
        put("start-digits-or", self.digits_or(starts().map(|link| link.digit).collect()));
        put("links", self.links(step).join("\n"));
        put("end", self.end(step).join("\n"));
        put("path", self.path(step));
        put("seen", self.cells(all_cells(step)));
        put("of-houses-or", self.houses_or("of", &step.houses));
        put("in-covers-or", self.houses_or("in", &step.covers));
        put("of-covers", self.houses("of", &step.covers));
        put("struck", self.struck(&step.eliminations));
        put("set-digits", self.digits(set_digits(step)));
        for (name, role) in [
            ("cell-count", Role::Pattern),
            ("fin-count", Role::Fin),
            ("extra-count", Role::Extra),
            ("first-count", Role::First),
            ("second-count", Role::Second),
        ] {
            pool.push((name, step.cells(role).len().into()));
        }
        pool.push(("restricted-count", step.digits(Role::Restricted).len().into()));
        pool
    }

    /// Whereabouts the pattern is, as roughly as the first rung wants it.
    pub(super) fn place(&self, step: &Step) -> String {
        let in_houses = |houses: &[House]| self.houses("in", houses);
        match step.technique.family() {
            // A fish is seen in its lines, and so are two strong links.
            Family::Fish | Family::SingleDigit if !step.houses.is_empty() => return in_houses(&step.houses),
            // The eye is to find the last place of a digit by itself, or the pattern that leaves it.
            Family::Single | Family::Direct | Family::LockedCandidates | Family::Subset if !step.houses.is_empty() => {
                return in_houses(&step.houses[..1]);
            }
            _ => {}
        }
        let is_chain = matches!(step.technique.family(), Family::Chain | Family::Forcing);
        if let Some(link) = step.chains.first().and_then(|chain| chain.links.first())
            && let Some(cell) = link.cells.first()
            && is_chain
        {
            return self.region("place-from", House::box_(cell.box_index()));
        }
        let cells = all_cells(step);
        let mut boxes: Vec<House> = cells.iter().map(|cell| House::box_(cell.box_index())).collect();
        boxes.sort_unstable();
        boxes.dedup();
        match boxes[..] {
            [] => String::new(),
            [_] | [_, _] => in_houses(&boxes),
            _ if step.technique.family() == Family::Uniqueness && cells.len() > 8 => self.words.get("place-grid", &[]),
            _ => {
                // The box with most of it.
                let held = |house: &House| (house.cells() & cells).len();
                let most = boxes.iter().copied().rev().max_by_key(held).unwrap_or(boxes[0]);
                self.region("place-around", most)
            }
        }
    }

    /// The cells of the first chain in its order: `r1c1–r1c5–r4c5`.
    fn path(&self, step: &Step) -> String {
        let mut path: Vec<CellSet> = Vec::new();
        for link in step.chains.first().iter().flat_map(|chain| &chain.links) {
            if path.last() != Some(&link.cells) {
                path.push(link.cells);
            }
        }
        path.into_iter().map(|cells| self.group(cells)).collect::<Vec<_>>().join("–")
    }

    fn region(&self, key: &str, house: House) -> String {
        let args = [("house", self.houses("house", &[house]).into()), ("of-house", self.houses("of", &[house]).into())];
        self.words.get(key, &args)
    }
}

/// The digits that the second rung names.
pub(super) fn digits(step: &Step) -> DigitSet {
    let pattern = pattern_digits(step);
    match step.technique.family() {
        Family::Exclusion | Family::AlmostLockedSet | Family::Forcing | Family::Chain => {
            let done = digits_of(&step.eliminations) | digits_of(&step.placements);
            if step.placements.is_empty() { done } else { digits_of(&step.placements) }
        }
        _ => pattern,
    }
}

/// The digits of the pattern, or of what is concluded where none is named.
fn pattern_digits(step: &Step) -> DigitSet {
    let pattern = step.digits(Role::Pattern);
    if !pattern.is_empty() {
        return pattern;
    }
    let all = step.parts.iter().fold(DigitSet::EMPTY, |all, part| all | part.digits);
    if all.is_empty() { digits_of(&step.placements) | digits_of(&step.eliminations) } else { all }
}

pub(super) fn digits_of(candidates: &[Candidate]) -> DigitSet {
    candidates.iter().map(|one| one.digit).collect()
}

fn without(digits: DigitSet, others: DigitSet) -> DigitSet {
    digits.iter().filter(|&digit| !others.contains(digit)).collect()
}

fn targets(step: &Step) -> CellSet {
    step.eliminations.iter().map(|one| one.cell).collect()
}

/// The cells that the evidence is in.
fn all_cells(step: &Step) -> CellSet {
    let parts = step.parts.iter().fold(CellSet::EMPTY, |all, part| all | part.cells);
    step.chains.iter().flat_map(|chain| &chain.links).fold(parts, |all, link| all | link.cells)
}

/// The two ends of the first chain.
fn ends(step: &Step) -> CellSet {
    let links = step.chains.first().map(|chain| &chain.links[..]).unwrap_or_default();
    [links.first(), links.last()].into_iter().flatten().fold(CellSet::EMPTY, |all, link| all | link.cells)
}

/// The candidates too many of a uniqueness pattern.
fn extras(step: &Step) -> Vec<Candidate> {
    let parts = step.parts.iter().filter(|part| part.role == Role::Extra);
    parts.flat_map(|part| candidates_of(part.cells, part.digits)).collect()
}

fn candidates_of(cells: CellSet, digits: DigitSet) -> impl Iterator<Item = Candidate> {
    cells.iter().flat_map(move |cell| digits.iter().map(move |digit| Candidate { cell, digit }))
}

/// What a subset uses up that a uniqueness pattern takes part in: the digits of its own cells and of the pattern's.
fn set_digits(step: &Step) -> DigitSet {
    step.digits(Role::Extra) | step.digits(Role::Locked)
}

/// The house in which direct locked candidates leave one place.
fn beside(step: &Step) -> Option<House> {
    step.covers.get(1).copied()
}

/// Of colours: whether one of them is false as a whole, or something else sees two.
fn way(step: &Step) -> &'static str {
    let targets = targets(step);
    let is_whole = [Role::First, Role::Second].into_iter().any(|role| step.cells(role) == targets);
    if is_whole { "wrap" } else { "trap" }
}
