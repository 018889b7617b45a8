//! Three almost locked sets: two that share a digit, each with a restricted common with the third.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use super::sets::{Set, attackers, between, links, sets};
use crate::logic::bits::ones_of;
use crate::logic::find::Found;
use crate::logic::{Board, Cause, Role, Step, Technique};

/// Wings, those with fewest cells together first.
///
/// They are sought from what they strike out: if that were there, two sets would go without it, and each would take
/// another digit from the third, which would be short of one.
pub(crate) fn xy_wing(board: &Board, found: Found<'_>) -> ControlFlow<()> {
    let sets = sets(board);
    let links = links(&sets);
    let attackers = attackers(&sets);
    let mut wings = BTreeSet::new();
    let mut reached: Vec<Vec<(u8, u16)>> = vec![Vec::new(); sets.len()];
    let mut touched: Vec<u16> = Vec::new();
    for (target, attacked) in attackers.iter().enumerate() {
        let z = target % 9;
        for &a in attacked {
            for &(pivot, restricted) in &links[usize::from(a)] {
                let reached = &mut reached[usize::from(pivot)];
                if reached.is_empty() {
                    touched.push(pivot);
                }
                reached.extend(ones_of(restricted & !(1 << z)).map(|x| (x as u8, a)));
            }
        }
        for pivot in touched.drain(..) {
            let reached = &mut reached[usize::from(pivot)];
            if let Some((size, a, b, x, y)) = smallest(&sets, reached) {
                wings.insert((size + sets[usize::from(pivot)].len(), a, b, pivot, x, y));
            }
            reached.clear();
        }
    }
    for (_, a, b, pivot, x, y) in wings {
        let [a, b, pivot] = [a, b, pivot].map(|index| &sets[usize::from(index)]);
        found(step(a, b, pivot, usize::from(x), usize::from(y)))?;
    }
    ControlFlow::Continue(())
}

/// Of the sets that each take a digit from a third, two that share no cell and take different ones, with as few cells
/// as can be: how many cells, the two sets, their digits.
fn smallest(sets: &[Set], reached: &[(u8, u16)]) -> Option<(u32, u16, u16, u8, u8)> {
    let mut best: Option<(u32, u16, u16, u8, u8)> = None;
    for (at, &(y, b)) in reached.iter().enumerate() {
        let second = &sets[usize::from(b)];
        // They are in order of size: nothing that follows has fewer cells.
        if best.is_some_and(|best| second.len() >= best.0) {
            break;
        }
        for &(x, a) in &reached[..at] {
            let first = &sets[usize::from(a)];
            let size = first.len() + second.len();
            if best.is_some_and(|best| size >= best.0) {
                break;
            }
            if x != y && first.cells & second.cells == 0 {
                best = Some((size, a, b, x, y));
            }
        }
    }
    best
}

fn step(a: &Set, b: &Set, pivot: &Set, x: usize, y: usize) -> Step {
    let mut step = Step::new(Technique::AlsXyWing)
        .with_part(Role::First, a.cells, a.digits)
        .with_part(Role::Second, b.cells, b.digits)
        .with_part(Role::Third, pivot.cells, pivot.digits)
        .with_part(Role::Restricted, a.places[x] | pivot.places[x], 1 << x)
        .with_part(Role::Restricted, b.places[y] | pivot.places[y], 1 << y);
    for z in ones_of(a.digits & b.digits & !(1 << x | 1 << y)) {
        let gone = a.seen[z] & b.seen[z];
        if gone == 0 {
            continue;
        }
        step = step.striking(gone, z).with_chain([
            (a.places[z], z, false, Cause::Assumption),
            (a.places[x], x, true, a.cause()),
            (pivot.places[x], x, false, between(a.places[x], pivot.places[x])),
            (pivot.places[y], y, true, pivot.cause()),
            (b.places[y], y, false, between(pivot.places[y], b.places[y])),
            (b.places[z], z, true, b.cause()),
        ]);
    }
    step
}
