//! Rates by processor time, in rounds that take turns.

use std::time::Duration;

use cpu_time::ThreadTime;

/// A round is long enough that the clock's steps and the cold start do not count.
const ROUND: Duration = Duration::from_millis(100);

/// Median rates, in pieces a second of this thread's processor time. Each contestant is a number of pieces and something
/// that does so many; every round begins with another one, since whoever comes second finds a warmer machine.
pub fn rates(rounds: usize, contestants: &mut [(usize, &mut dyn FnMut())]) -> Vec<f64> {
    let mut all = vec![Vec::new(); contestants.len()];
    for round in 0..rounds {
        for turn in 0..contestants.len() {
            let who = (round + turn) % contestants.len();
            let (pieces, work) = &mut contestants[who];
            all[who].push(rate(*pieces, work));
        }
    }
    all.into_iter().map(median).collect()
}

fn rate(pieces: usize, work: &mut dyn FnMut()) -> f64 {
    let start = ThreadTime::now();
    let mut passes = 0;
    let mut took = Duration::ZERO;
    while took < ROUND {
        work();
        passes += 1;
        took = start.elapsed();
    }
    (passes * pieces) as f64 / took.as_secs_f64()
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
