//! How long puzzles of a rating take to make, and how much sooner they come than by making any puzzles and keeping those
//! that fit: `cargo run --release -p neuf --example bands -- [COUNT [SAMPLES [BAND]]]`.
//!
//! For each band COUNT puzzles with half-turn symmetry are made (100 unless stated) and rated again, step by step. SAMPLES
//! puzzles of the same symmetry, dug out without a view to the rating, are rated to see how many of them fit.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use neuf::generate::{self, ClueRange, Request};
use neuf::rate::RatingRange;
use neuf::rate::explainer::{self, Options};
use neuf::symmetry::Symmetry;

const BANDS: [&str; 20] = [
    "1.2", "1.5", "1.7", "2.0", "2.3", "2.5", "2.6", "2.8", "3.0", "3.2", "3.4", "3.6..4.0", "4.2", "4.4..5.0",
    "5.2..5.4", "5.6..6.2", "6.6", "7.1..7.3", "8.3..8.5", "9.0",
];

fn main() {
    let mut args = std::env::args().skip(1);
    let mut number = |default| args.next().map_or(default, |text| text.parse().expect("a number"));
    let (count, samples): (u64, u64) = (number(100), number(100_000));
    let only = args.next();
    let bands = BANDS.iter().copied().filter(|&band| only.as_deref().is_none_or(|only| only == band));
    println!("| rating | in the band | ms each | steps each | one in | filtering, ms each | times as fast |");
    println!("| --- | --: | --: | --: | --: | --: | --: |");
    for band in bands {
        let range: RatingRange = band.parse().expect("a range");
        let request = Request { symmetry: Symmetry::Rot180, rating: Some(range), ..Request::default() };
        let (mut fit, mut steps) = (0, 0);
        let begun = Instant::now();
        let mut made = Vec::new();
        let mut take = |_, outcome: Result<generate::Made, generate::Failure>| {
            match outcome {
                Ok(one) => made.push(one),
                Err(failure) => eprintln!("{band}: {failure}"),
            }
            ControlFlow::Continue(())
        };
        generate::puzzles(&request, 1, 0, count, &mut take, &mut |_, _| ControlFlow::Continue(()));
        let time = begun.elapsed();
        for one in &made {
            steps += one.steps;
            let path = explainer::path(&one.puzzle, &Options::default()).expect("one solution");
            let symmetric = Symmetry::Rot180.holds(one.puzzle.filled());
            fit += u64::from(range.contains(path.difficulty.er) && symmetric);
        }
        let (hits, sampled, filtering) = filter(range, samples);
        let per = |time: Duration, n: u64| time.as_secs_f64() * 1e3 / n.max(1) as f64;
        let (ours, theirs) = (per(time, count), per(filtering, hits));
        let more = if hits == 0 { "> " } else { "" };
        println!(
            "| {band} | {fit} of {count} | {ours:.2} | {:.0} | {more}{:.0} | {more}{theirs:.2} | {more}{:.1} |",
            steps as f64 / count as f64,
            sampled as f64 / hits.max(1) as f64,
            theirs / ours
        );
    }
}

/// Puzzles dug out at random: how many fit, of how many, in what time. It ends early when enough of them fit.
fn filter(range: RatingRange, samples: u64) -> (u64, u64, Duration) {
    let request = Request { symmetry: Symmetry::Rot180, clues: ClueRange { min: 17, max: 32 }, ..Request::default() };
    let options = Options { max: Some(range.max), ..Options::default() };
    let (mut hits, mut sampled) = (0, 0);
    let begun = Instant::now();
    let mut take = |_, outcome: Result<generate::Made, generate::Failure>| {
        let puzzle = outcome.expect("a puzzle").puzzle;
        let rated = explainer::rate(&puzzle, &options).expect("it is not refused");
        sampled += 1;
        hits += u64::from(rated.stopped.is_none() && range.contains(rated.difficulty.er));
        if hits < 200 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    generate::puzzles(&request, 2, 0, samples, &mut take, &mut |_, _| ControlFlow::Continue(()));
    (hits, sampled, begun.elapsed())
}
