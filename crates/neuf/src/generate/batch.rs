//! Many puzzles as asked, made side by side: the questions of all searches together fill the lanes of the batch solver.

use std::cell::RefCell;
use std::ops::ControlFlow;

use super::desk::{desk_of_lanes, in_lanes};
use super::low::is_low;
use super::search::search;
use super::turns::Turns;
use super::{Failure, Made, Progress, Request, Rng};

/// Someone who orders puzzles of a seed.
pub trait Orders {
    /// The index of the next puzzle to begin; `None` if there is none at present. Then it is asked again after some
    /// answers, and if none `is_busy` (no puzzle is being made), that is the end.
    fn next(&mut self, is_busy: bool) -> Option<u64>;

    /// What came of an index. They come in any order. `Break` ends everything at once.
    fn made(&mut self, index: u64, outcome: Result<Made, Failure>) -> ControlFlow<()>;

    /// Called after each step of a search. `Break` stops that one: it ends as [`Failure::Stopped`].
    fn watch(&mut self, index: u64, progress: &Progress) -> ControlFlow<()> {
        let _ = (index, progress);
        ControlFlow::Continue(())
    }
}

/// Searches kept going at a time unless told otherwise: enough that the lanes seldom wait.
pub const AT_A_TIME: usize = 128;

/// Makes puzzles as ordered, up to `at_a_time` side by side. What comes of an index is what
/// [`puzzle`](super::puzzle) makes of it; making many takes a fraction of the time.
pub fn orders(request: &Request, seed: u64, at_a_time: usize, orders: &mut dyn Orders) {
    let desk = desk_of_lanes();
    let check = request.check();
    let orbits = if check.is_ok() { request.orbits() } else { Vec::new() };
    let customer = RefCell::new(orders);
    let (customer, orbits) = (&customer, &orbits[..]);
    let make = |index| {
        let desk = &desk;
        async move {
            let watch = |progress: &Progress| customer.borrow_mut().watch(index, progress);
            let made = match check {
                Ok(()) => search(desk, request, orbits, Rng::new(seed, index), watch).await,
                Err(reason) => Err(Failure::Impossible(reason)),
            };
            (index, made)
        }
    };
    // A walk asks much at a time by itself: few of them, and the first one ends sooner.
    let at_a_time = if is_low(request) { at_a_time.min(2) } else { at_a_time };
    in_lanes(
        &desk,
        at_a_time.max(1),
        |is_busy| customer.borrow_mut().next(is_busy).map(make),
        |(index, made)| customer.borrow_mut().made(index, made),
    );
}

/// Makes `count` puzzles, the first of index `first`, and gives them to `take` in their order, until it breaks. `watch` is called
/// after each step of a search, with its index, and may stop everything.
///
/// ```
/// use std::ops::ControlFlow;
/// use neuf::generate::{Level, Request, puzzle, puzzles};
///
/// let request = Request::from(Level::Hard);
/// let mut made = Vec::new();
/// puzzles(&request, 7, 0, 20, &mut |index, outcome| {
///     made.push((index, outcome.unwrap()));
///     ControlFlow::Continue(())
/// }, &mut |_, _| ControlFlow::Continue(()));
/// assert_eq!(made.len(), 20);
/// assert_eq!(made[3], (3, puzzle(&request, 7, 3, &mut |_| ControlFlow::Continue(())).unwrap()));
/// ```
pub fn puzzles(
    request: &Request,
    seed: u64,
    first: u64,
    count: u64,
    take: &mut dyn FnMut(u64, Result<Made, Failure>) -> ControlFlow<()>,
    watch: &mut dyn FnMut(u64, &Progress) -> ControlFlow<()>,
) {
    struct InOrder<'a> {
        first: u64,
        /// How many are still to be begun.
        left: u64,
        turns: Turns<Result<Made, Failure>>,
        take: &'a mut dyn FnMut(u64, Result<Made, Failure>) -> ControlFlow<()>,
        watch: &'a mut dyn FnMut(u64, &Progress) -> ControlFlow<()>,
    }
    impl Orders for InOrder<'_> {
        fn next(&mut self, _: bool) -> Option<u64> {
            // How far the others may run ahead of the one that is waited for.
            let may_begin = self.left > 0 && self.turns.open() < 8 * AT_A_TIME as u64;
            may_begin.then(|| {
                self.left -= 1;
                self.first.wrapping_add(self.turns.begin())
            })
        }
        fn made(&mut self, index: u64, outcome: Result<Made, Failure>) -> ControlFlow<()> {
            let first = self.first;
            let take = |number, outcome| (self.take)(first.wrapping_add(number), outcome);
            self.turns.put(index.wrapping_sub(first), outcome, take)
        }
        fn watch(&mut self, index: u64, progress: &Progress) -> ControlFlow<()> {
            (self.watch)(index, progress)
        }
    }
    let mut customer = InOrder { first, left: count, turns: Turns::new(), take, watch };
    orders(request, seed, AT_A_TIME, &mut customer);
}
