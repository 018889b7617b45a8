//! Where searches hand in their questions.
//!
//! A search is an `async fn` that asks a [`Desk`] and waits for the answer. [`at_once`] runs one search, every question
//! of which is answered by the scalar solver before it can wait. [`Crowd`] keeps many searches going and is the
//! [`Work`] of the batch solver: while one waits, the questions of the others fill the lanes. A search cannot tell the
//! two apart, and comes to the same end.
//!
//! ```text
//!            ┌────────────── Crowd ───────────────┐
//!  source ─► │ search 0 (part 0, part 1, …)       │ ── ask ──► Desk: questions ──► Lanes
//!            │ search 1                           │                                  │
//!    sink ◄─ │ …           polled when an answer  │ ◄─ ready ─ Desk: answers ◄───────┘
//!            └────────────────────────────────────┘
//! ```
//!
//! There is no other runtime: the wakers do nothing, since the desk itself notes whose answer has come.

use std::cell::{Cell as Flag, RefCell};
use std::collections::VecDeque;
use std::ops::ControlFlow;
use std::pin::{Pin, pin};
use std::task::{Context, Poll, Waker};

use crate::grid::{Candidates, Grid};
use crate::solve::batch::{Lanes, Task, Work};
use crate::solve::{Solutions, State};

/// A search, and which of its parts (`join`).
type Asker = (u32, u32);

/// Takes questions and gives answers; one for each run.
pub(super) struct Desk {
    /// Whether questions are answered at once, so that nothing ever waits.
    at_once: bool,
    /// Who is being polled.
    asker: Flag<Asker>,
    books: RefCell<Books>,
}

#[derive(Default)]
struct Books {
    /// Questions that no lane has taken yet.
    questions: VecDeque<Task>,
    /// What became of each question; its place here is its ticket.
    slots: Vec<Slot>,
    free: Vec<u32>,
    /// Searches that have an answer to take, in the order the answers came.
    ready: VecDeque<u32>,
    /// Room for solutions, to be used again.
    spare: Vec<Vec<Grid>>,
    /// For each search its parts that have an answer to take.
    parts: Vec<Vec<u32>>,
}

#[derive(Default)]
struct Slot {
    asker: Asker,
    /// Nobody waits for it any more.
    is_dropped: bool,
    answer: Answer,
    is_done: bool,
}

/// The answer to a question.
#[derive(Debug, Default)]
pub(super) struct Answer {
    /// The number of solutions, up to the limit.
    pub found: u32,
    /// The solutions, if they were to be shown.
    pub solutions: Vec<Grid>,
}

impl Desk {
    fn new(at_once: bool) -> Desk {
        Desk { at_once, asker: Flag::new((0, 0)), books: RefCell::default() }
    }

    /// Whether several questions asked at once are answered sooner than one by one.
    pub fn is_parallel(&self) -> bool {
        !self.at_once
    }

    /// Hands in a question: how many solutions are there, up to `limit`, and which, if they are to be shown? The search
    /// may go on before it waits for the answer.
    pub fn ask(&self, candidates: Candidates, limit: u32, show: bool) -> Pending<'_> {
        let mut books = self.books.borrow_mut();
        let ticket = books.free.pop().unwrap_or_else(|| {
            books.slots.push(Slot::default());
            books.slots.len() as u32 - 1
        });
        let solutions = if show { books.spare.pop().unwrap_or_default() } else { Vec::new() };
        let slot = &mut books.slots[ticket as usize];
        *slot =
            Slot { asker: self.asker.get(), is_dropped: false, answer: Answer { found: 0, solutions }, is_done: false };
        if self.at_once {
            let mut solutions = Solutions::from_state(State::of_candidates(&candidates));
            while slot.answer.found < limit
                && let Some(solution) = solutions.next()
            {
                slot.answer.found += 1;
                if show {
                    slot.answer.solutions.push(solution);
                }
            }
            slot.is_done = true;
        } else {
            books.questions.push_back(Task { candidates, limit, show, ticket });
        }
        Pending { desk: self, ticket }
    }

    /// Takes an answer back that is no longer needed, for the room it takes.
    pub fn recycle(&self, answer: Answer) {
        let mut solutions = answer.solutions;
        solutions.clear();
        if solutions.capacity() > 0 && solutions.capacity() <= 32 {
            self.books.borrow_mut().spare.push(solutions);
        }
    }

    /// The number of solutions of `puzzle`, counted no further than `limit`.
    pub async fn count(&self, puzzle: &Grid, limit: u32) -> u32 {
        self.ask(Candidates::open(puzzle), limit, false).await.found
    }

    /// The search that is being polled.
    pub fn search(&self) -> u32 {
        self.asker.get().0
    }

    /// A part of that search that has an answer to take.
    pub fn next_part(&self, search: u32) -> Option<usize> {
        let part = self.books.borrow_mut().parts.get_mut(search as usize)?.pop()?;
        Some(part as usize - 1)
    }

    /// From now on questions are those of a part.
    pub fn enter_part(&self, search: u32, part: usize) {
        self.asker.set((search, part as u32 + 1));
    }

    /// From now on questions are those of the search itself.
    pub fn leave_parts(&self, search: u32) {
        self.asker.set((search, 0));
    }

    fn note(&self, ticket: u32, found: u32) {
        let books = &mut *self.books.borrow_mut();
        let slot = &mut books.slots[ticket as usize];
        if slot.is_dropped {
            slot.answer = Answer::default();
            books.free.push(ticket);
            return;
        }
        slot.answer.found = found;
        slot.is_done = true;
        let (search, part) = slot.asker;
        books.ready.push_back(search);
        if part > 0 {
            books.parts[search as usize].push(part);
        }
    }
}

/// A question handed in.
pub(super) struct Pending<'a> {
    desk: &'a Desk,
    ticket: u32,
}

impl Future for Pending<'_> {
    type Output = Answer;

    fn poll(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Answer> {
        let slot = &mut self.desk.books.borrow_mut().slots[self.ticket as usize];
        if slot.is_done { Poll::Ready(std::mem::take(&mut slot.answer)) } else { Poll::Pending }
    }
}

impl Drop for Pending<'_> {
    fn drop(&mut self) {
        let books = &mut *self.desk.books.borrow_mut();
        let slot = &mut books.slots[self.ticket as usize];
        if slot.is_done {
            books.free.push(self.ticket);
        } else {
            slot.is_dropped = true;
        }
    }
}

/// Runs a search whose questions are answered at once.
pub(super) fn at_once<T>(search: impl AsyncFnOnce(&Desk) -> T) -> T {
    let desk = Desk::new(true);
    let search = pin!(search(&desk));
    match search.poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(end) => end,
        Poll::Pending => unreachable!("every answer is there when it is asked for"),
    }
}

/// Runs all searches that `source` gives, as many as `most` at a time, and tells `sink` what came of each, in the order
/// in which they end. `source` is told whether others are running; if none are and it gives none, that is the end, as
/// it is when `sink` breaks.
pub(super) fn in_lanes<'d, T, F: Future<Output = T> + 'd>(
    desk: &'d Desk,
    most: usize,
    source: impl FnMut(bool) -> Option<F>,
    sink: impl FnMut(T) -> ControlFlow<()>,
) {
    let mut crowd = Crowd { desk, most, source, sink, searches: Vec::new(), idle: Vec::new(), running: 0, over: false };
    Lanes::new().run(&mut crowd);
}

/// A desk for [`in_lanes`].
pub(super) fn desk_of_lanes() -> Desk {
    Desk::new(false)
}

struct Crowd<'d, F, N, S> {
    desk: &'d Desk,
    most: usize,
    source: N,
    sink: S,
    searches: Vec<Option<Pin<Box<F>>>>,
    /// Places in `searches` where none is.
    idle: Vec<u32>,
    running: usize,
    over: bool,
}

impl<T, F: Future<Output = T>, N: FnMut(bool) -> Option<F>, S: FnMut(T) -> ControlFlow<()>> Crowd<'_, F, N, S> {
    /// Lets a search go on until it waits or ends.
    fn poll(&mut self, number: u32) {
        // Two answers may have come before the search took the first, and then it took both.
        let Some(search) = &mut self.searches[number as usize] else { return };
        self.desk.asker.set((number, 0));
        if let Poll::Ready(end) = search.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
            self.searches[number as usize] = None;
            self.idle.push(number);
            self.running -= 1;
            if (self.sink)(end).is_break() {
                self.over = true;
                self.searches.clear();
            }
        }
    }

    /// Begins a search, if there is one to begin.
    fn begin(&mut self) -> Option<u32> {
        if self.running == self.most {
            return None;
        }
        let search = Box::pin((self.source)(self.running > 0)?);
        self.running += 1;
        let number = self.idle.pop().unwrap_or_else(|| {
            self.searches.push(None);
            self.searches.len() as u32 - 1
        });
        let parts = &mut self.desk.books.borrow_mut().parts;
        parts.resize_with(self.searches.len(), Vec::new);
        parts[number as usize].clear();
        self.searches[number as usize] = Some(search);
        Some(number)
    }
}

impl<T, F: Future<Output = T>, N: FnMut(bool) -> Option<F>, S: FnMut(T) -> ControlFlow<()>> Work
    for Crowd<'_, F, N, S>
{
    fn next(&mut self) -> Option<Task> {
        while !self.over {
            let (question, ready) = {
                let books = &mut *self.desk.books.borrow_mut();
                match books.questions.pop_front() {
                    // Nobody waits for it any more.
                    Some(question) if books.slots[question.ticket as usize].is_dropped => {
                        books.free.push(question.ticket);
                        continue;
                    }
                    question @ Some(_) => (question, None),
                    None => (None, books.ready.pop_front()),
                }
            };
            if question.is_some() {
                return question;
            }
            let number = ready.or_else(|| self.begin())?;
            self.poll(number);
        }
        None
    }

    fn solution(&mut self, ticket: u32, solution: &Grid) {
        self.desk.books.borrow_mut().slots[ticket as usize].answer.solutions.push(*solution);
    }

    fn done(&mut self, ticket: u32, found: u32) {
        self.desk.note(ticket, found);
    }
}
