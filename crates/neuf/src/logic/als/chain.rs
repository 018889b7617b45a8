//! Four almost locked sets or more, each with a restricted common with the next.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use super::sets::{Set, attackers, between, links, sets};
use crate::logic::bits::ones_of;
use crate::logic::find::Found;
use crate::logic::{Board, Cause, Role, Step, Technique};

/// Chains of sets, the shortest first, then those with fewest cells.
///
/// They are sought from what they strike out: if that were there, a set would go without it and hold its other digits,
/// take one of them from the next set, and so on to a set that goes without it as well.
pub(crate) fn chain(board: &Board, found: Found<'_>) -> ControlFlow<()> {
    let sets = sets(board);
    let links = links(&sets);
    let attackers = attackers(&sets);
    let mut search = Search::new(&sets, &links);
    let mut chains = BTreeSet::new();
    for (target, attacked) in attackers.iter().enumerate() {
        if let Some(chain) = search.shortest(target % 9, attacked) {
            let size: u32 = chain.iter().map(|&(set, _)| sets[usize::from(set)].len()).sum();
            chains.insert((chain.len(), size, target % 9, chain));
        }
    }
    for (.., z, chain) in chains {
        found(step(&sets, z, &chain))?;
    }
    ControlFlow::Continue(())
}

/// Fewer sets go by other names.
const FEWEST: usize = 4;

/// Sets with the digit that each goes without, the digit struck out being that of the first.
type Path = Vec<(u16, u8)>;

struct Search<'a> {
    sets: &'a [Set],
    links: &'a [Vec<(u16, u16)>],
    /// By set: the digits it was found to go without.
    lost: Vec<u16>,
    /// By set: whether what is struck out would take its digit.
    attacked: Vec<bool>,
    queue: Vec<State>,
}

#[derive(Clone, Copy)]
struct State {
    set: u16,
    lost: u8,
    /// How many sets it is from the beginning, itself included.
    length: u16,
    from: u32,
}

impl<'a> Search<'a> {
    fn new(sets: &'a [Set], links: &'a [Vec<(u16, u16)>]) -> Search<'a> {
        let n = sets.len();
        Search { sets, links, lost: vec![0; n], attacked: vec![false; n], queue: Vec::new() }
    }

    fn shortest(&mut self, z: usize, attacked: &[u16]) -> Option<Path> {
        self.queue.clear();
        self.lost.fill(0);
        self.attacked.fill(false);
        for &set in attacked {
            self.attacked[usize::from(set)] = true;
            self.lost[usize::from(set)] = 1 << z;
            self.queue.push(State { set, lost: z as u8, length: 1, from: u32::MAX });
        }
        let mut done = 0;
        while done < self.queue.len() {
            let state = self.queue[done];
            for &(next, restricted) in &self.links[usize::from(state.set)] {
                let new = restricted & !(1 << state.lost) & !self.lost[usize::from(next)];
                if new == 0 {
                    continue;
                }
                let is_end = self.attacked[usize::from(next)] && new & !(1 << z) != 0;
                if is_end && usize::from(state.length) + 1 >= FEWEST {
                    for x in ones_of(new & !(1 << z)) {
                        let path = self.path(done, (next, x as u8));
                        if self.is_apart(&path) {
                            return Some(path);
                        }
                    }
                }
                self.lost[usize::from(next)] |= new;
                let state = State { set: next, lost: 0, length: state.length + 1, from: done as u32 };
                self.queue.extend(ones_of(new).map(|x| State { lost: x as u8, ..state }));
            }
            done += 1;
        }
        None
    }

    fn path(&self, mut at: usize, last: (u16, u8)) -> Path {
        let mut path = vec![last];
        while let Some(state) = self.queue.get(at) {
            path.push((state.set, state.lost));
            at = state.from as usize;
        }
        path.reverse();
        path
    }

    /// Whether no cell is in two of the sets.
    fn is_apart(&self, path: &Path) -> bool {
        let mut seen = 0;
        path.iter().all(|&(set, _)| {
            let cells = self.sets[usize::from(set)].cells;
            let new = seen & cells == 0;
            seen |= cells;
            new
        })
    }
}

fn step(sets: &[Set], z: usize, path: &Path) -> Step {
    let mut step = Step::new(Technique::AlsChain);
    let mut links: Vec<(u128, usize, bool, Cause)> = Vec::new();
    let mut before: Option<&Set> = None;
    for (at, &(set, lost)) in path.iter().enumerate() {
        let (set, lost) = (&sets[usize::from(set)], usize::from(lost));
        let next = path.get(at + 1).map_or(z, |&(_, digit)| usize::from(digit));
        let role = if at % 2 == 0 { Role::First } else { Role::Second };
        step = step.with_part(role, set.cells, set.digits);
        let cause = before.map_or(Cause::Assumption, |before| between(before.places[lost], set.places[lost]));
        links.push((set.places[lost], lost, false, cause));
        links.push((set.places[next], next, true, set.cause()));
        before = Some(set);
    }
    for pair in path.windows(2) {
        let ([a, b], digit) = ([pair[0].0, pair[1].0].map(usize::from), usize::from(pair[1].1));
        step = step.with_part(Role::Restricted, sets[a].places[digit] | sets[b].places[digit], 1 << digit);
    }
    let (first, last) = (&sets[usize::from(path[0].0)], &sets[usize::from(path[path.len() - 1].0)]);
    step.striking(first.seen[z] & last.seen[z], z).with_chain(links)
}
