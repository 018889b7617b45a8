//! Two almost locked sets with a restricted common, or two of them.

use std::ops::ControlFlow;

use super::sets::{Set, between, sets};
use crate::logic::bits::ones_of;
use crate::logic::find::Found;
use crate::logic::{Board, Role, Step, Technique};

/// Pairs of sets that share no cell, those with fewest cells together first.
pub(crate) fn xz(board: &Board, found: Found<'_>) -> ControlFlow<()> {
    let sets = sets(board);
    // By number of cells: which sets have it.
    let mut ranges = [(0, 0); 10];
    for (index, set) in sets.iter().enumerate() {
        let range = &mut ranges[set.len() as usize];
        *range = if range.1 == 0 { (index, index + 1) } else { (range.0, index + 1) };
    }
    for total in 2..=16usize {
        for fewer in total.saturating_sub(8).max(1)..=total / 2 {
            let (a, b) = (ranges[fewer], ranges[total - fewer]);
            for i in a.0..a.1 {
                for j in b.0.max(i + 1)..b.1 {
                    if (sets[i].digits & sets[j].digits).count_ones() >= 2
                        && let Some(step) = step(&sets[i], &sets[j])
                    {
                        found(step)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// What the two sets come to, if anything.
fn step(a: &Set, b: &Set) -> Option<Step> {
    let restricted = a.restricted(b);
    let (common, both) = (a.digits & b.digits, a.cells | b.cells);
    let x = ones_of(restricted).next()?;
    let y = ones_of(restricted).nth(1);
    // What sees a digit in both sets, one of which holds it.
    let seen = |digit: usize| a.seen[digit] & b.seen[digit] & !both;
    let of_either = ones_of(common & !(1 << x)).filter(|&z| seen(z) != 0);
    let mut step = Step::new(Technique::AlsXz);
    if let Some(y) = y {
        let rest = !(1 << x | 1 << y);
        let locked = ones_of(a.digits & rest).map(|digit| (a.seen[digit], digit));
        let locked = locked.chain(ones_of(b.digits & rest).map(|digit| (b.seen[digit], digit)));
        for (cells, digit) in locked.chain([(seen(x), x), (seen(y), y)]) {
            step = step.striking(cells, digit);
        }
    } else {
        for z in of_either.clone() {
            step = step.striking(seen(z), z);
        }
    }
    if step.eliminations.is_empty() {
        return None;
    }
    step = step.with_part(Role::First, a.cells, a.digits).with_part(Role::Second, b.cells, b.digits);
    for digit in [Some(x), y].into_iter().flatten() {
        step = step.with_part(Role::Restricted, a.places[digit] | b.places[digit], 1 << digit);
    }
    // From a set without one digit to the other set that holds the same.
    let chain = |step: Step, x: usize, z: usize, last: usize| {
        step.with_chain([
            (a.places[z], z, false, crate::logic::Cause::Assumption),
            (a.places[x], x, true, a.cause()),
            (b.places[x], x, false, between(a.places[x], b.places[x])),
            (b.places[last], last, true, b.cause()),
        ])
    };
    match y {
        Some(y) => {
            step = chain(step, y, x, x);
            step.chains[0].is_loop = true;
        }
        None => {
            for z in of_either {
                step = chain(step, x, z, z);
            }
        }
    }
    Some(step)
}
