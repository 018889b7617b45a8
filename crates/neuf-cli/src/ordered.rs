//! Work done on several threads, its results taken in the order of the work.
//!
//! ```text
//!   jobs ──► a worker, a worker, …  ──► results out of order ──► put in order ──► taken
//!            each needs a permit to fetch a job; the permit comes back when the result is taken
//! ```
//!
//! The permits bound how far the fastest worker can run ahead of the result that is waited for, and with it the
//! memory.

use std::collections::BTreeMap;
use std::iter::Enumerate;
use std::mem;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

/// How many results may wait for their turn, for each worker.
const AHEAD: usize = 4;

/// Does `work` on each of `jobs` and gives the results to `take` in the order of the jobs, until there are no more
/// or `take` breaks. `take` runs on the calling thread; with one thread, everything does.
pub fn ordered<J: Send, R: Send>(
    threads: usize,
    mut jobs: impl Iterator<Item = J> + Send,
    work: impl Fn(J) -> R + Sync,
    mut take: impl FnMut(R) -> ControlFlow<()>,
) {
    if threads <= 1 {
        let _ = jobs.try_for_each(|job| take(work(job)));
        return;
    }
    let permits = Permits::new(threads * AHEAD);
    let jobs = Mutex::new(jobs.enumerate());
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..threads {
            let (sender, permits, jobs, work) = (sender.clone(), &permits, &jobs, &work);
            scope.spawn(move || {
                let closing = CloseOnDrop(permits);
                while permits.take() {
                    let Some((number, job)) = lock(jobs).next() else { break };
                    if sender.send((number, work(job))).is_err() {
                        break;
                    }
                }
                // No panic: the permits are for those still at work.
                permits.give();
                mem::forget(closing);
            });
        }
        drop(sender);
        let _closing = CloseOnDrop(&permits);
        let mut queue = Queue::new();
        for (number, result) in receiver {
            if queue.put(number, result, |result| take(result).map_continue(|()| permits.give())).is_break() {
                return;
            }
        }
    });
}

/// What a worker that does several jobs side by side has to do with.
pub trait Desk<J, R> {
    /// A job to begin. `None` if there is none at present; waits for one if the worker is not busy with others, so
    /// that then `None` is the end.
    fn fetch(&mut self, is_busy: bool) -> Option<(usize, J)>;

    /// Hands over the result of the job with this number. Breaks when no more is wanted.
    fn give(&mut self, number: usize, result: R) -> ControlFlow<()>;

    /// Whether no more is wanted.
    fn is_closed(&self) -> bool;
}

/// As [`ordered`], with workers that do up to `side_by_side` jobs at a time each: `work` is called once a thread.
pub fn ordered_crowd<J: Send, R: Send>(
    threads: usize,
    side_by_side: usize,
    jobs: impl Iterator<Item = J> + Send,
    work: impl Fn(&mut dyn Desk<J, R>) + Sync,
    mut take: impl FnMut(R) -> ControlFlow<()>,
) {
    let ahead = AHEAD * side_by_side;
    if threads <= 1 {
        work(&mut OwnDesk { jobs: jobs.enumerate(), begun: 0, ahead, queue: Queue::new(), take, is_closed: false });
        return;
    }
    let permits = Permits::new(threads * ahead);
    let is_closed = AtomicBool::new(false);
    let jobs = Mutex::new(jobs.enumerate());
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..threads {
            let mut desk = SharedDesk { sender: sender.clone(), permits: &permits, jobs: &jobs, is_closed: &is_closed };
            let work = &work;
            scope.spawn(move || {
                let closing = CloseOnDrop(desk.permits);
                work(&mut desk);
                // No panic: the permits are for those still at work.
                desk.permits.give();
                mem::forget(closing);
            });
        }
        drop(sender);
        let _closing = CloseOnDrop(&permits);
        let mut queue = Queue::new();
        for (number, result) in receiver {
            if queue.put(number, result, |result| take(result).map_continue(|()| permits.give())).is_break() {
                is_closed.store(true, Ordering::Relaxed);
                return;
            }
        }
    });
}

/// The desk of a worker on the calling thread.
struct OwnDesk<J: Iterator, R, T> {
    jobs: Enumerate<J>,
    begun: usize,
    ahead: usize,
    queue: Queue<R>,
    take: T,
    is_closed: bool,
}

impl<J: Iterator, R, T: FnMut(R) -> ControlFlow<()>> Desk<J::Item, R> for OwnDesk<J, R, T> {
    fn fetch(&mut self, _: bool) -> Option<(usize, J::Item)> {
        let may_begin = !self.is_closed && self.begun < self.queue.next + self.ahead;
        let job = if may_begin { self.jobs.next() } else { None };
        self.begun += usize::from(job.is_some());
        job
    }

    fn give(&mut self, number: usize, result: R) -> ControlFlow<()> {
        let flow = self.queue.put(number, result, &mut self.take);
        self.is_closed |= flow.is_break();
        flow
    }

    fn is_closed(&self) -> bool {
        self.is_closed
    }
}

/// The desk of a worker among others.
struct SharedDesk<'a, J, R> {
    sender: mpsc::Sender<(usize, R)>,
    permits: &'a Permits,
    jobs: &'a Mutex<Enumerate<J>>,
    is_closed: &'a AtomicBool,
}

impl<J: Iterator, R> Desk<J::Item, R> for SharedDesk<'_, J, R> {
    fn fetch(&mut self, is_busy: bool) -> Option<(usize, J::Item)> {
        // One that is waited for may be among those that this worker is busy with: it must not wait for others then.
        let may_begin = if is_busy { self.permits.try_take() } else { self.permits.take() };
        let job = if may_begin { lock(self.jobs).next() } else { None };
        if may_begin && job.is_none() {
            self.permits.give();
        }
        job
    }

    fn give(&mut self, number: usize, result: R) -> ControlFlow<()> {
        if self.sender.send((number, result)).is_err() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    fn is_closed(&self) -> bool {
        self.is_closed.load(Ordering::Relaxed)
    }
}

/// Results that wait for their turn.
struct Queue<R> {
    /// The number whose turn it is.
    next: usize,
    waiting: BTreeMap<usize, R>,
}

impl<R> Queue<R> {
    fn new() -> Queue<R> {
        Queue { next: 0, waiting: BTreeMap::new() }
    }

    /// Takes a result, and gives on those whose turn has come.
    fn put(&mut self, number: usize, result: R, mut take: impl FnMut(R) -> ControlFlow<()>) -> ControlFlow<()> {
        self.waiting.insert(number, result);
        while let Some(result) = self.waiting.remove(&self.next) {
            self.next += 1;
            take(result)?;
        }
        ControlFlow::Continue(())
    }
}

/// A number of permits, until closed.
struct Permits {
    left: Mutex<Option<usize>>,
    changed: Condvar,
}

impl Permits {
    fn new(number: usize) -> Permits {
        Permits { left: Mutex::new(Some(number)), changed: Condvar::new() }
    }

    /// Waits for a permit; `false` when there will be none.
    fn take(&self) -> bool {
        let wait = self.changed.wait_while(lock(&self.left), |left| *left == Some(0));
        match wait.unwrap_or_else(PoisonError::into_inner).as_mut() {
            Some(left) => {
                *left -= 1;
                true
            }
            None => false,
        }
    }

    /// Takes a permit if one is there.
    fn try_take(&self) -> bool {
        match lock(&self.left).as_mut() {
            Some(left) if *left > 0 => {
                *left -= 1;
                true
            }
            _ => false,
        }
    }

    fn give(&self) {
        if let Some(left) = lock(&self.left).as_mut() {
            *left += 1;
        }
        self.changed.notify_one();
    }

    fn close(&self) {
        *lock(&self.left) = None;
        self.changed.notify_all();
    }
}

/// When either side is gone, by a panic or because it has enough, the others must not wait for it.
struct CloseOnDrop<'a>(&'a Permits);

impl Drop for CloseOnDrop<'_> {
    fn drop(&mut self) {
        self.0.close();
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicUsize;

    use super::*;

    #[test]
    fn results_come_in_order_and_never_far_behind() {
        for threads in [1, 2, 5] {
            let (begun, mut taken) = (AtomicUsize::new(0), Vec::new());
            let work = |job: usize| {
                begun.fetch_add(1, Ordering::SeqCst);
                // Some jobs take much longer than others.
                (0..(job * 7919) % 13 * 2000).fold(job, |sum, i| std::hint::black_box(sum ^ i ^ i)) * 2
            };
            ordered(threads, 0..1000, work, |result| {
                assert!(begun.load(Ordering::SeqCst) <= taken.len() + threads * AHEAD + 1);
                taken.push(result);
                ControlFlow::Continue(())
            });
            assert_eq!(taken, (0..1000).map(|job| job * 2).collect::<Vec<_>>());
        }
    }

    /// A worker that begins whatever it is given room for and does what it began last first.
    fn last_first(side_by_side: usize) -> impl Fn(&mut dyn Desk<usize, usize>) {
        move |desk| {
            let mut begun: Vec<(usize, usize)> = Vec::new();
            loop {
                while begun.len() < side_by_side
                    && let Some(job) = desk.fetch(!begun.is_empty())
                {
                    begun.push(job);
                }
                let Some((number, job)) = begun.pop() else { return };
                assert_eq!(number, job);
                if desk.give(number, job * 2).is_break() || desk.is_closed() {
                    return;
                }
            }
        }
    }

    #[test]
    fn crowds_give_results_in_order_and_stop_when_there_is_enough() {
        for threads in [1, 2, 5] {
            for side_by_side in [1, 7] {
                let mut taken = Vec::new();
                let all = |result| {
                    taken.push(result);
                    ControlFlow::Continue(())
                };
                ordered_crowd(threads, side_by_side, 0..1000, last_first(side_by_side), all);
                assert_eq!(taken, (0..1000).map(|job| job * 2).collect::<Vec<_>>());
                let mut taken = 0;
                let ten = |_| {
                    taken += 1;
                    if taken == 10 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
                };
                ordered_crowd(threads, side_by_side, 0.., last_first(side_by_side), ten);
                assert_eq!(taken, 10);
            }
        }
    }

    #[test]
    fn it_stops_when_there_is_enough() {
        for threads in [1, 3] {
            let mut taken = 0;
            ordered(
                threads,
                0_u64..,
                |job| job,
                |_| {
                    taken += 1;
                    if taken == 10 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
                },
            );
            assert_eq!(taken, 10);
        }
    }

    #[test]
    fn a_panic_of_a_worker_reaches_the_caller() {
        for threads in [1, 3] {
            let run = || ordered(threads, 0..1000, |job| assert_ne!(job, 77), |()| ControlFlow::Continue(()));
            assert!(std::panic::catch_unwind(run).is_err());
        }
    }
}
