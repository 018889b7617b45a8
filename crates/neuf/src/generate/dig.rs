//! Taking clues away while the solution stays the only one.
//!
//! The clues (or orbits of a symmetry) go in random order, each if the solution stays the only one, as
//! `plainly` in the tests does it. Few of those tests are made, though. What is known of the grid's unavoidable
//! sets tells for most of them that they would fail; the others are supposed to succeed, and that is tested for many
//! at once: if what is left has one solution, so had everything on the way; if it has a second one, that is a new
//! unavoidable set, and the supposing begins again behind the last test that succeeded.
//!
//! ```text
//!  order     ● ● ● ● ● ○ ● ● ○ ○ ● ○ ● ○ ○      ● goes  ○ stays, being the last in a known set
//!                    ▲             ▲
//!             proved so far   the next question: is the solution the only one without all ● up to here?
//! ```

use crate::grid::{Candidates, Cell, CellSet, Digit, DigitSet, Grid};

use super::desk::{Desk, Pending};
use super::exchange::Clues;
use super::unavoidable::{Marks, difference, simple_sets};
use super::{ClueRange, Rng};

/// What is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Dug {
    pub cells: CellSet,
    /// Whether it is plain that no clue can go. If not, it may still be so.
    pub is_minimal: bool,
}

/// Asks for solutions other than `solution` that agree with it on `kept`, given that it is the only one that agrees
/// with it on `kept` and the cell `removed` together.
pub(super) fn ask_without<'a>(desk: &'a Desk, solution: &Grid, kept: CellSet, removed: CellSet) -> Pending<'a> {
    let mut candidates = with(solution, kept);
    // Any other solution differs there.
    let cell = removed.first().expect("a cell");
    candidates.set(cell, DigitSet::ALL - digits_of(solution, cell));
    desk.ask(candidates, 1, true)
}

/// What is left to each cell by the digits of `solution` in `kept`, before any rule is applied.
fn with(solution: &Grid, kept: CellSet) -> Candidates {
    let mut candidates = Candidates::ALL;
    for cell in kept.iter() {
        candidates.set(cell, digits_of(solution, cell));
    }
    candidates
}

fn digits_of(solution: &Grid, cell: Cell) -> DigitSet {
    DigitSet::only(solution.get(cell).unwrap_or(Digit::ALL[0]))
}

/// Removes orbits from the clues in random order as long as the solution stays unique, down to a number of clues in
/// `wanted`; stops at the first such number from which it cannot or need not go lower. The result has more clues than
/// wanted if the removals run out first, or if it becomes plain that more than `give_up_above` will remain.
///
/// The clues must have one solution. `orbits` are the sets that may go, each as a whole.
pub(super) async fn dig(
    desk: &Desk,
    clues: &Clues,
    orbits: &[CellSet],
    wanted: ClueRange,
    give_up_above: usize,
    rng: &mut Rng,
) -> Dug {
    let solution = &clues.solution;
    let mut order: Vec<CellSet> = orbits.iter().copied().filter(|orbit| orbit.is_subset(clues.cells)).collect();
    rng.shuffle(&mut order);
    order.reverse();
    let mut plan = Plan::new(clues.cells, order, wanted, give_up_above);
    // What is wanted may be reached long before any clue has to stay.
    let mut has_simple_sets = false;
    let mut proved = Stage { at: 0, kept: clues.cells, clues: clues.cells.len(), held: 0, stuck: 0 };
    let mut stride = FIRST_STRIDE;
    loop {
        let supposed = plan.suppose(proved, stride);
        if supposed.clues == proved.clues {
            return Dug { cells: supposed.kept, is_minimal: plan.is_single && supposed.stuck == supposed.clues };
        }
        let removed = proved.kept - supposed.kept;
        let answer = if proved.clues - supposed.clues == 1 {
            ask_without(desk, solution, supposed.kept, removed).await
        } else {
            desk.ask(with(solution, supposed.kept), 2, true).await
        };
        let second = answer.solutions.iter().find(|&other| other != solution);
        match second {
            None => {
                proved = supposed;
                stride = (proved.clues.saturating_sub(SOME_STAY) / 2).max(1);
            }
            Some(other) => {
                plan.learn(difference(solution, other, &plan.marks));
                if !has_simple_sets {
                    has_simple_sets = true;
                    let marks = plan.marks;
                    simple_sets(solution, &marks, |set| plan.learn(set));
                }
                stride = (stride / 2).max(1);
            }
        }
        desk.recycle(answer);
    }
}

/// How many orbits are supposed to go before the first question: from 36 clues on it is more likely than not that one
/// has to stay. Measured: with 30 to 50, the questions are as many.
const FIRST_STRIDE: usize = 45;

/// After a question half of the clues above this number are supposed to go, after one that failed half as many as
/// before, and one at least. Measured: 24 questions for a minimal puzzle; 21 if the number is not halved, which are
/// harder to answer.
const SOME_STAY: usize = 25;

/// The order in which orbits are tried, and what is known.
struct Plan {
    order: Vec<CellSet>,
    /// How many cells each has, and whether all have one.
    sizes: Vec<u8>,
    is_single: bool,
    /// For each place of the order the sizes of sums of the orbits from there on: bit n is set if n clues can be
    /// removed.
    sums: Vec<u128>,
    wanted: ClueRange,
    give_up_above: usize,
    /// For each cell the bit of its orbit's place in the order, [`FIXED`] for a clue that never goes, 0 for a cell
    /// without a clue.
    marks: Marks,
    /// For each place the last of the unavoidable sets whose last orbit it is, as an index into `known` plus 1.
    last: Vec<u16>,
    /// The sets, by the places of their orbits, with the index plus 1 of another that ends at the same place.
    known: Vec<(u128, u16)>,
}

/// The mark of a clue in no orbit.
const FIXED: u128 = 1 << 127;

/// How far the removals have come.
#[derive(Clone, Copy)]
struct Stage {
    /// The place in the order.
    at: usize,
    kept: CellSet,
    /// How many these are.
    clues: usize,
    /// The places of the orbits that stay to the end.
    held: u128,
    /// How many clues stay because there would be a second solution.
    stuck: usize,
}

impl Stage {
    fn is_over(&self, plan: &Plan) -> bool {
        self.at >= plan.order.len() || self.stuck > plan.give_up_above || self.clues <= usize::from(plan.wanted.min)
    }
}

impl Plan {
    fn new(cells: CellSet, order: Vec<CellSet>, wanted: ClueRange, give_up_above: usize) -> Plan {
        let mut sums = vec![1u128; order.len() + 1];
        let mut marks = [0; 81];
        for cell in cells.iter() {
            marks[cell.index()] = FIXED;
        }
        let sizes: Vec<u8> = order.iter().map(|orbit| orbit.len() as u8).collect();
        let is_single = sizes.iter().all(|&size| size == 1);
        for (i, &orbit) in order.iter().enumerate().rev() {
            sums[i] = sums[i + 1] | sums[i + 1] << sizes[i];
            for cell in orbit.iter() {
                marks[cell.index()] = 1 << i;
            }
        }
        let last = vec![0; order.len()];
        let known = Vec::with_capacity(192);
        Plan { order, sizes, is_single, sums, wanted, give_up_above, marks, last, known }
    }

    /// Notes an unavoidable set, by the marks of its cells.
    fn learn(&mut self, set: u128) {
        // A clue that never goes does for the whole set.
        if set & FIXED == 0 && set != 0 {
            let last = &mut self.last[127 - set.leading_zeros() as usize];
            self.known.push((set, *last));
            *last = self.known.len() as u16;
        }
    }

    /// Goes on from a stage, supposing that whatever is not known to stay goes, until `stride` orbits are gone or
    /// there are no more to try.
    fn suppose(&self, from: Stage, stride: usize) -> Stage {
        let mut stage = from;
        let mut gone = 0;
        while gone < stride && !stage.is_over(self) {
            let (orbit, size) = (self.order[stage.at], usize::from(self.sizes[stage.at]));
            stage.at += 1;
            // An odd clue out must not go if the number wanted could then not be hit any more.
            if !self.can_reach(stage.clues - size, stage.at) {
                stage.held |= 1 << (stage.at - 1);
            } else if self.is_stuck(stage.at - 1, stage.held) {
                stage.held |= 1 << (stage.at - 1);
                // What can't go now can't go later either.
                stage.stuck += size;
            } else {
                stage.kept = stage.kept - orbit;
                stage.clues -= size;
                gone += 1;
            }
        }
        stage
    }

    /// Whether the orbit at `place` is the last hope of a known set: the earlier ones are gone but for `held`.
    fn is_stuck(&self, place: usize, held: u128) -> bool {
        let mut next = self.last[place];
        while next != 0 {
            let (set, other) = self.known[usize::from(next) - 1];
            if set & held == 0 {
                return true;
            }
            next = other;
        }
        false
    }

    /// Whether removing some of the orbits from `place` on from a puzzle of `clues` clues can lead to a number wanted.
    fn can_reach(&self, clues: usize, place: usize) -> bool {
        let (min, max) = (usize::from(self.wanted.min), usize::from(self.wanted.max));
        if clues <= max {
            return clues >= min;
        }
        let goals = u128::MAX >> (127 - (max - min));
        self.sums[place] >> (clues - max) & goals != 0
    }
}

#[cfg(test)]
mod tests {
    use super::super::desk::at_once;
    use super::*;
    use crate::generate::fast_grid;
    use crate::solve::plain;
    use crate::symmetry::Symmetry;

    /// The slow twin: one orbit after the other, each tested by counting solutions.
    fn plainly(clues: &Clues, orbits: &[CellSet], wanted: ClueRange, give_up_above: usize, rng: &mut Rng) -> CellSet {
        let mut order: Vec<CellSet> = orbits.iter().copied().filter(|orbit| orbit.is_subset(clues.cells)).collect();
        rng.shuffle(&mut order);
        let (mut kept, mut stuck) = (clues.cells, 0);
        while let Some(orbit) = order.pop() {
            let left = kept.len() - orbit.len();
            let sums = order.iter().fold(1u128, |sums, orbit| sums | sums << orbit.len());
            let reaches = |goal: u8| left.checked_sub(goal.into()).is_some_and(|out| sums >> out & 1 == 1);
            let is_in_range = wanted.contains(left);
            if kept.len() <= usize::from(wanted.min) || !(is_in_range || (wanted.min..=wanted.max).any(reaches)) {
                continue;
            }
            if plain::count_solutions(&clues.solution.masked(kept - orbit), 2) == 1 {
                kept = kept - orbit;
            } else {
                stuck += orbit.len();
                if stuck > give_up_above {
                    return kept;
                }
            }
        }
        kept
    }

    #[test]
    fn few_questions_come_to_what_testing_one_by_one_does() {
        let any = |min, max| ClueRange { min, max };
        for i in 0..150 {
            let solution = fast_grid(&mut Rng::new(31, i));
            let symmetry = Symmetry::ALL[i as usize % Symmetry::ALL.len()];
            let wanted = [any(17, 81), any(45, 50), any(25, 34), any(28, 28), any(17, 24)][i as usize % 5];
            let give_up = if i % 3 == 0 { 26 } else { 81 };
            let orbits = symmetry.orbits();
            let all = Clues { cells: CellSet::ALL, solution };
            let cells = plainly(&all, &orbits, wanted, give_up, &mut Rng::new(32, i));
            let dug = at_once(async |desk| dig(desk, &all, &orbits, wanted, give_up, &mut Rng::new(32, i)).await);
            assert_eq!(dug.cells, cells, "{symmetry} {wanted} {i}");
            // From there on in another order, and only with some of the orbits.
            let (fewer, any) = (&orbits[i as usize % 9..], any(17, 81));
            let clues = Clues { cells, solution };
            let left = plainly(&clues, fewer, any, 81, &mut Rng::new(33, i));
            let again = at_once(async |desk| dig(desk, &clues, fewer, any, 81, &mut Rng::new(33, i)).await);
            assert_eq!(again.cells, left, "{symmetry} {wanted} {i} again");
            for dug in [dug, again].iter().filter(|dug| dug.is_minimal) {
                for cell in dug.cells.iter() {
                    let less = solution.masked(dug.cells - CellSet::only(cell));
                    assert_eq!(plain::count_solutions(&less, 2), 2, "{cell} {i}");
                }
            }
            assert!(dug.is_minimal || (symmetry, wanted.min, give_up) != (Symmetry::None, 17, 81), "{i}");
        }
    }
}
