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
use std::mem;
use std::ops::ControlFlow;
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
        let mut waiting = BTreeMap::new();
        let mut next = 0;
        for (number, result) in receiver {
            waiting.insert(number, result);
            while let Some(result) = waiting.remove(&next) {
                next += 1;
                if take(result).is_break() {
                    return;
                }
                permits.give();
            }
        }
    });
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
    use std::sync::atomic::{AtomicUsize, Ordering};

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
