//! The search: one state a lane, all lanes in step.
//!
//! Each round: lanes that fell idle get something to do, then one sweep, then its outcome is read.
//!
//! - A lane that gets no further **waits** to be split in two. One side stays, the other goes to a free lane (a *fork*) or
//!   onto a slab.
//! - A puzzle with many solutions would be split into all lanes at once, most of it in vain if two solutions are enough.
//!   So a job that has met no dead ends yet is gone about depth first: it keeps few lanes, the other sides go onto
//!   slabs. A job that has met some is hard: all of its tree must be seen, in any order, and it forks freely.
//! - A free lane takes, in this order: a fork, a state from the slabs of a job that has lost a lane, a fresh task.

#![allow(unsafe_code)]

use crate::grid::{Cell, Digit, Grid};

use super::branch::{Choices, SPLITS, Split};
use super::rules::{Outcome, Scratch};
use super::states::{Entry, Rows, Slabs, States};
use super::vector::{ALL, LaneSet, Vector};
use super::{Puzzles, Task, Work};

/// Dead ends from which on a job forks freely.
const HARD: u32 = 8;
/// So many lanes may wait for a free one.
const PATIENCE: u32 = 6;

/// A task being worked at.
#[derive(Clone, Copy)]
struct Job {
    ticket: u32,
    limit: u32,
    found: u32,
    /// States of it in lanes and on slabs.
    alive: u32,
    dead_ends: u32,
    show: bool,
    /// Its chain on the slabs.
    top: Entry,
}

/// Work counted, for tests and tuning.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// Times that all lanes drew conclusions.
    pub sweeps: u64,
    /// Lanes that had something to do, summed over the sweeps.
    pub lane_sweeps: u64,
    /// Guesses: states split in two.
    pub guesses: u64,
}

pub(super) struct Kernel<V: Vector> {
    states: States<V>,
    scratch: Scratch<V>,
    choices: Choices,
    lanes: Lanes,
    jobs: Vec<Job>,
    unused_jobs: Vec<u32>,
    /// Jobs that lost a lane while they have states on slabs, once for each.
    ready: Vec<u32>,
    slabs: Slabs<V>,
    fresh: Fresh<V>,
    moves: Moves<V>,
    pub effort: Effort,
}

/// What each lane does.
struct Lanes {
    active: LaneSet,
    /// Could not get further: to be split.
    waiting: LaneSet,
    /// Waiting, and it has been chosen how to split.
    chosen: LaneSet,
    job: [u32; 32],
    group: [u8; 32],
    set: [u8; 32],
    digit: [u16; 32],
}

/// Tasks that no lane has begun.
struct Fresh<V> {
    states: Box<States<V>>,
    jobs: [u32; 32],
    len: usize,
    rows: Box<Rows>,
}

/// Changes of place, done together just before a sweep.
struct Moves<V> {
    from: [u16; 32],
    any: bool,
    /// Some come from the fresh states, which must stay as they are till then.
    uses_fresh: bool,
    /// Candidates to be taken away on arrival, all zero between the moves.
    edits: States<V>,
    /// Where they are not zero: cell, lane.
    edited: [(u8, u8); 32 * 9],
    edited_len: usize,
}

/// The members of a set, lowest first.
#[inline(always)]
fn each(mut set: LaneSet) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let lane = set.trailing_zeros() as usize;
            set &= set - 1;
            lane
        })
    })
}

/// Takes the lowest member out.
#[inline(always)]
fn pop(set: &mut LaneSet) -> usize {
    let lane = set.trailing_zeros() as usize;
    *set &= *set - 1;
    lane
}

const STAY: [u16; 32] = {
    let mut from = [0; 32];
    let mut i = 0;
    while i < 32 {
        from[i] = i as u16;
        i += 1;
    }
    from
};

impl<V: Vector> Moves<V> {
    /// Takes `digit` from `cells` of what arrives in lane `to`.
    #[inline(always)]
    fn edit(&mut self, cells: &[u8], digit: u16, to: usize) {
        for &cell in cells {
            *self.edits.at(cell.into(), to) = digit;
            self.edited[self.edited_len] = (cell, to as u8);
            self.edited_len += 1;
        }
        self.any = true;
    }

    /// Does what was noted.
    #[inline(always)]
    fn one_by_one(&self, states: &mut States<V>, fresh: &States<V>) {
        for (to, &from) in self.from.iter().enumerate().take(V::LANES) {
            let from = usize::from(from);
            if from >= V::LANES {
                fresh.copy(from - V::LANES, states, to);
            } else if from != to {
                states.copy_within(from, to);
            }
        }
        for &(cell, lane) in &self.edited[..self.edited_len] {
            let (cell, lane) = (cell.into(), lane.into());
            *states.at(cell, lane) &= !self.edits.get(cell, lane);
        }
    }

    #[inline(always)]
    fn clear(&mut self) {
        if !self.any {
            return;
        }
        for &(cell, lane) in &self.edited[..self.edited_len] {
            *self.edits.at(cell.into(), lane.into()) = 0;
        }
        self.edited_len = 0;
        self.from = STAY;
        (self.any, self.uses_fresh) = (false, false);
    }
}

impl<V: Vector> Kernel<V> {
    #[inline(always)]
    pub fn new() -> Kernel<V> {
        Kernel {
            states: States::filled(ALL),
            scratch: Scratch::new(),
            choices: Choices { keys: [0; 32], digits: [0; 32], configurations: [0; 32] },
            lanes: Lanes {
                active: 0,
                waiting: 0,
                chosen: 0,
                job: [0; 32],
                group: [0; 32],
                set: [0; 32],
                digit: [0; 32],
            },
            jobs: Vec::new(),
            unused_jobs: Vec::new(),
            ready: Vec::new(),
            slabs: Slabs::new(),
            fresh: Fresh { states: Box::new(States::filled(0)), jobs: [0; 32], len: 0, rows: Box::new([[0; 96]; 32]) },
            moves: Moves {
                from: STAY,
                any: false,
                uses_fresh: false,
                edits: States::filled(0),
                edited: [(0, 0); 32 * 9],
                edited_len: 0,
            },
            effort: Effort::default(),
        }
    }

    /// Answers all of `work`.
    #[inline(always)]
    pub fn run(&mut self, work: &mut dyn Work) {
        // Whether there may be a task: not again after a no, until an answer has been given.
        let mut ask = true;
        loop {
            self.split();
            self.fill(work, &mut ask);
            if self.lanes.active == 0 {
                debug_assert!(self.ready.is_empty() && self.fresh.len == 0);
                return;
            }
            let (states, scratch, moves) = (&mut self.states, &mut self.scratch, &mut self.moves);
            // SAFETY: a kernel of `V` runs only where the processor has what `V` needs (`Lanes::with`).
            let outcome = unsafe {
                if moves.any && V::REARRANGES {
                    V::rearrange_and_sweep(states, &self.fresh.states, &moves.from, &moves.edits, scratch)
                } else {
                    moves.one_by_one(states, &self.fresh.states);
                    V::sweep(states, scratch)
                }
            };
            moves.clear();
            self.effort.sweeps += 1;
            self.effort.lane_sweeps += u64::from(self.lanes.active.count_ones());
            self.read(&outcome, work, &mut ask);
        }
    }

    /// Splits waiting lanes as far as there is room for the other sides.
    #[inline(never)]
    fn split(&mut self) {
        let lanes = &mut self.lanes;
        if lanes.waiting == 0 {
            return;
        }
        let new = lanes.waiting & !lanes.chosen;
        if new != 0 {
            // SAFETY: as in `run`.
            unsafe { V::choose(&self.states, &mut self.choices) };
            for lane in each(new) {
                let key = self.choices.keys[lane];
                assert!(key != u16::MAX, "a settled state with one configuration a digit is solved");
                lanes.group[lane] = (key & 7) as u8;
                lanes.set[lane] = self.choices.configurations[lane] as u8;
                lanes.digit[lane] = self.choices.digits[lane];
            }
            lanes.chosen |= new;
        }
        let everywhere = LaneSet::MAX >> (32 - V::LANES);
        let mut free = everywhere & !lanes.active;
        let mut push: LaneSet = 0;
        for lane in each(lanes.waiting) {
            let job = &mut self.jobs[lanes.job[lane] as usize];
            if job.dead_ends < HARD {
                push |= 1 << lane;
            } else if free != 0 {
                let to = pop(&mut free);
                lanes.waiting &= !(1 << lane);
                lanes.active |= 1 << to;
                lanes.job[to] = lanes.job[lane];
                job.alive += 1;
                self.effort.guesses += 1;
                let (split, digit) =
                    (&SPLITS[usize::from(lanes.group[lane])][usize::from(lanes.set[lane])], lanes.digit[lane]);
                self.moves.from[to] = lane as u16;
                self.moves.edit(split.others(), digit, lane);
                self.moves.edit(&split.here, digit, to);
            }
        }
        let left = lanes.waiting & !push;
        if left.count_ones() >= PATIENCE || left == lanes.active {
            push |= left;
        }
        if push != 0 {
            self.push(push);
        }
        self.lanes.chosen &= self.lanes.waiting;
    }

    /// Splits lanes, the other sides going onto a slab.
    #[inline(never)]
    fn push(&mut self, push: LaneSet) {
        let mut room = self.slabs.room(push.count_ones());
        let mut from = STAY;
        let mut places = [0; 32];
        for lane in each(push) {
            let place = pop(&mut room);
            from[place] = (V::LANES + lane) as u16;
            places[lane] = place;
        }
        if V::REARRANGES {
            // SAFETY: as in `run`.
            unsafe { V::rearrange(self.slabs.current(), &self.states, &from) };
        } else {
            for lane in each(push) {
                self.states.copy(lane, self.slabs.current(), places[lane]);
            }
        }
        for lane in each(push) {
            let lanes = &self.lanes;
            let job = &mut self.jobs[lanes.job[lane] as usize];
            let (split, digit): (&Split, u16) =
                (&SPLITS[usize::from(lanes.group[lane])][usize::from(lanes.set[lane])], lanes.digit[lane]);
            for cell in split.here {
                *self.slabs.current().at(cell.into(), places[lane]) &= !digit;
            }
            job.top = self.slabs.take(places[lane], job.top);
            job.alive += 1;
            self.moves.edit(split.others(), digit, lane);
        }
        self.effort.guesses += u64::from(push.count_ones());
        self.lanes.waiting &= !push;
    }

    /// Gives free lanes something to do.
    #[inline(never)]
    fn fill(&mut self, work: &mut dyn Work, ask: &mut bool) {
        let everywhere = LaneSet::MAX >> (32 - V::LANES);
        let mut free = everywhere & !self.lanes.active;
        while free != 0
            && let Some(number) = self.ready.pop()
        {
            let job = &mut self.jobs[number as usize];
            if job.top == Entry::NONE {
                continue;
            }
            let to = pop(&mut free);
            let (states, place) = self.slabs.states(job.top);
            states.copy(place, &mut self.states, to);
            job.top = self.slabs.release(job.top);
            self.lanes.job[to] = number;
            self.lanes.active |= 1 << to;
        }
        while free != 0 {
            if self.fresh.len == 0 {
                if *ask && !self.moves.uses_fresh {
                    self.load(work);
                    *ask = self.fresh.len > 0;
                }
                if self.fresh.len == 0 {
                    break;
                }
            }
            self.fresh.len -= 1;
            let to = pop(&mut free);
            self.moves.from[to] = (V::LANES + self.fresh.len) as u16;
            (self.moves.any, self.moves.uses_fresh) = (true, true);
            self.lanes.job[to] = self.fresh.jobs[self.fresh.len];
            self.lanes.active |= 1 << to;
        }
    }

    /// Fetches tasks. Only when all fresh ones are gone.
    #[inline(never)]
    fn load(&mut self, work: &mut dyn Work) {
        if let Some(Puzzles { grids, first_ticket, limit, show }) = work.puzzles(V::LANES) {
            debug_assert!(grids.len() <= V::LANES);
            for (row, grid) in self.fresh.rows.iter_mut().zip(grids) {
                row[..81].copy_from_slice(&grid.to_numbers());
            }
            self.fresh.len = grids.len();
            for i in 0..grids.len() {
                self.fresh.jobs[i] = self.begin(first_ticket + i as u32, limit, show);
            }
            // SAFETY: as in `run`.
            unsafe { V::open(&self.fresh.rows, &mut self.fresh.states) };
            return;
        }
        while self.fresh.len < V::LANES
            && let Some(Task { candidates, limit, show, ticket }) = work.next()
        {
            self.fresh.jobs[self.fresh.len] = self.begin(ticket, limit, show);
            for cell in Cell::all() {
                *self.fresh.states.at(cell.index(), self.fresh.len) = candidates.get(cell).bits();
            }
            self.fresh.len += 1;
        }
    }

    /// A job with one state.
    #[inline(always)]
    fn begin(&mut self, ticket: u32, limit: u32, show: bool) -> u32 {
        let job = Job { ticket, limit: limit.max(1), found: 0, alive: 1, dead_ends: 0, show, top: Entry::NONE };
        if let Some(number) = self.unused_jobs.pop() {
            self.jobs[number as usize] = job;
            return number;
        }
        self.jobs.push(job);
        self.jobs.len() as u32 - 1
    }

    /// Reads what a sweep came to.
    #[inline(never)]
    fn read(&mut self, outcome: &Outcome, work: &mut dyn Work, ask: &mut bool) {
        let active = self.lanes.active;
        self.lanes.waiting |= active & !outcome.changed;
        for lane in each(active & (outcome.dead | outcome.solved)) {
            if self.lanes.active >> lane & 1 == 0 {
                // Its job ended in another lane.
                continue;
            }
            self.lanes.active &= !(1 << lane);
            let number = self.lanes.job[lane];
            let job = &mut self.jobs[number as usize];
            job.alive -= 1;
            if outcome.dead >> lane & 1 == 1 {
                job.dead_ends += 1;
            } else {
                job.found += 1;
                if job.show {
                    work.solution(job.ticket, &solution(&self.states, lane));
                }
                if job.found == job.limit {
                    self.stop(number);
                }
            }
            let job = &self.jobs[number as usize];
            if job.alive == 0 {
                let (ticket, found) = (job.ticket, job.found);
                self.unused_jobs.push(number);
                work.done(ticket, found);
                *ask = true;
            } else if job.top != Entry::NONE {
                self.ready.push(number);
            }
        }
        self.lanes.waiting &= self.lanes.active;
        self.lanes.chosen &= self.lanes.active;
    }

    /// Drops all states of a job.
    #[inline(never)]
    fn stop(&mut self, number: u32) {
        let job = &mut self.jobs[number as usize];
        while job.top != Entry::NONE {
            job.top = self.slabs.release(job.top);
            job.alive -= 1;
        }
        if job.alive > 0 {
            for lane in each(self.lanes.active) {
                if self.lanes.job[lane] == number {
                    self.lanes.active &= !(1 << lane);
                    job.alive -= 1;
                }
            }
        }
        self.ready.retain(|&ready| ready != number);
    }
}

/// The solved state of a lane.
#[inline(always)]
fn solution<V: Vector>(states: &States<V>, lane: usize) -> Grid {
    let mut grid = Grid::EMPTY;
    for cell in Cell::all() {
        let digit = states.get(cell.index(), lane).trailing_zeros() as usize;
        grid.set(cell, Some(Digit::from_index(digit)));
    }
    grid
}
