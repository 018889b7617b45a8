//! How many of the reference's ratings Neuf finds, by band.
//!
//!     cargo run --release -p neuf --example ratings -- [--from 1.2] [--to 8.9] [--fast] [FILE...]
//!
//! Without a FILE the rows of data/ratings/reference.csv are taken; a file has lines of `puzzle,er,ep,ed`. Each is rated twice:
//! step by step and, `--fast` only so, by the numbers alone. Rows that differ are printed.

use std::collections::BTreeMap;
use std::env;
use std::time::{Duration, Instant};

use neuf::grid::Grid;
use neuf::rate::Rating;
use neuf::rate::explainer::{self, Options};

const REFERENCE: &str = include_str!("../../../data/ratings/reference.csv");

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let (mut from, mut to, mut fast, mut files) = (Rating::ZERO, Rating::UNSOLVED, false, Vec::new());
    let mut args = env::args().skip(1);
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--from" => from = args.next().ok_or("--from takes a rating")?.parse()?,
            "--to" => to = args.next().ok_or("--to takes a rating")?.parse()?,
            "--fast" => fast = true,
            _ => files.push(arg),
        }
    }
    let texts = if files.is_empty() {
        vec![REFERENCE.to_string()]
    } else {
        files.iter().map(std::fs::read_to_string).collect::<Result<Vec<_>, _>>()?
    };
    let mut bands: BTreeMap<Rating, Band> = BTreeMap::new();
    for line in texts.iter().flat_map(|text| text.lines()) {
        let mut fields = line.split(',');
        let Some(puzzle) = fields.next().and_then(|field| field.parse::<Grid>().ok()) else { continue };
        let expected: Vec<&str> = fields.take(3).collect();
        let [er, ..] = expected[..] else { continue };
        let er: Rating = er.parse()?;
        if er < from || er > to {
            continue;
        }
        let expected = expected.join("/");
        let band = bands.entry(er).or_default();
        band.rows += 1;
        let start = Instant::now();
        let rated = explainer::rate(&puzzle, &Options::default())?.difficulty;
        band.fast += start.elapsed();
        let mut found = vec![("numbers", rated)];
        if !fast {
            let start = Instant::now();
            found.push(("steps", explainer::path(&puzzle, &Options::default())?.difficulty));
            band.slow += start.elapsed();
        }
        if found.iter().all(|(_, found)| found.to_string() == expected) {
            band.equal += 1;
        }
        for (way, found) in found {
            if found.to_string() != expected {
                println!("{puzzle} {expected} but by {way} {found}");
            }
        }
    }
    println!("{:>5} {:>6} {:>6} {:>10} {:>12} {:>12}", "ER", "rows", "equal", "different", "numbers, µs", "steps, µs");
    let mut all = Band::default();
    for (er, band) in &bands {
        band.print(&er.to_string());
        all = Band {
            rows: all.rows + band.rows,
            equal: all.equal + band.equal,
            fast: all.fast + band.fast,
            slow: all.slow + band.slow,
        };
    }
    all.print("all");
    Ok(())
}

#[derive(Default)]
struct Band {
    rows: u32,
    equal: u32,
    fast: Duration,
    slow: Duration,
}

impl Band {
    fn print(&self, name: &str) {
        let each = |time: Duration| time.as_secs_f64() * 1e6 / f64::from(self.rows.max(1));
        let (rows, equal) = (self.rows, self.equal);
        println!(
            "{name:>5} {rows:>6} {equal:>6} {:>10} {:>12.1} {:>12.1}",
            rows - equal,
            each(self.fast),
            each(self.slow)
        );
    }
}
