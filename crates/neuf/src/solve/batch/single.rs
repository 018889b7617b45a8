//! No lanes at all: tasks one after the other, by the scalar solver. What there is where no vectors are.

use crate::grid::Grid;
use crate::solve::{Advance, Solutions, solutions, solutions_within};

use super::{Effort, Puzzles, Task, Work};

#[derive(Default)]
pub(super) struct Single {
    pub effort: Effort,
}

impl Single {
    /// Answers all of `work`.
    pub fn run(&mut self, work: &mut dyn Work) {
        loop {
            if let Some(Puzzles { grids, first_ticket, limit, show }) = work.puzzles(1) {
                let Some(grid) = grids.first() else { return };
                let search = solutions(grid);
                self.answer(work, search, limit, show, first_ticket);
            } else if let Some(Task { candidates, limit, show, ticket }) = work.next() {
                self.answer(work, solutions_within(&candidates), limit, show, ticket);
            } else {
                return;
            }
        }
    }

    fn answer(&mut self, work: &mut dyn Work, mut search: Solutions, limit: u32, show: bool, ticket: u32) {
        let mut found = 0;
        while found < limit.max(1) && search.advance(u64::MAX) == Advance::Found {
            found += 1;
            if show {
                let solution: Grid = search.latest().expect("one was found");
                work.solution(ticket, &solution);
            }
        }
        // A node is a sweep of one state; all but the first come in pairs, the sides of a guess.
        self.effort.sweeps += search.nodes();
        self.effort.lane_sweeps += search.nodes();
        self.effort.guesses += search.nodes() / 2;
        work.done(ticket, found);
    }
}
