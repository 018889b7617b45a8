//! Walks the paths of puzzles with every technique on: `paths FILE [EVERY]`. FILE has a puzzle at the start of each line, and
//! whatever comes after a comma as its band (a rating, say). Says by band how many were solved, and by technique how
//! often it was looked for, how often it was of use and how long looking took on average and at worst.

use std::collections::BTreeMap;
use std::process::ExitCode;
use std::time::{Duration, Instant};
use std::{env, fs};

use neuf::grid::Grid;
use neuf::logic::{Board, Settings, Technique, Uniqueness, first};
use neuf::solve::solutions;

#[derive(Default)]
struct Use {
    asked: u32,
    used: u32,
    time: Duration,
    worst: Duration,
}

fn main() -> ExitCode {
    let mut arguments = env::args().skip(1);
    let Some(text) = arguments.next().and_then(|file| fs::read_to_string(file).ok()) else {
        eprintln!("paths FILE [EVERY]");
        return ExitCode::FAILURE;
    };
    let every = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(1);
    let settings = Settings::new(Uniqueness::Proved);
    let mut bands: BTreeMap<String, (u32, u32)> = BTreeMap::new();
    let mut uses: BTreeMap<Technique, Use> = BTreeMap::new();
    let mut longest = Duration::ZERO;
    for line in text.lines().step_by(every) {
        let (puzzle, rest) = line.split_once(',').unwrap_or((line, ""));
        let Ok(grid) = puzzle.parse::<Grid>() else { continue };
        let band = rest.split(',').next().unwrap_or_default().to_owned();
        let Some(solution) = solutions(&grid).next() else { continue };
        let mut board = Board::new(&grid);
        loop {
            let start = Instant::now();
            let step = settings.techniques().find_map(|technique| {
                let start = Instant::now();
                let step = first(&board, technique);
                let time = start.elapsed();
                let one = uses.entry(technique).or_default();
                one.asked += 1;
                one.used += u32::from(step.is_some());
                one.time += time;
                one.worst = one.worst.max(time);
                step
            });
            longest = longest.max(start.elapsed());
            let Some(step) = step else { break };
            if !step.agrees_with(&solution) || !step.chains.is_empty() && !step.holds_on(&board) {
                eprintln!("{line}: {step:?}");
                return ExitCode::FAILURE;
            }
            board.apply(&step);
        }
        let (all, solved) = bands.entry(band).or_default();
        *all += 1;
        if board.is_full() {
            *solved += 1;
        } else {
            println!("not solved {line}");
        }
    }
    for (technique, one) in &uses {
        let mean = one.time.as_secs_f64() / f64::from(one.asked) * 1e3;
        let worst = one.worst.as_secs_f64() * 1e3;
        println!("{technique:26} {:8} {:8} {mean:9.3} {worst:9.3} ms", one.asked, one.used);
    }
    for (band, (all, solved)) in &bands {
        println!("{band:6} {solved:5} of {all:5}");
    }
    println!("longest step {:.3} ms", longest.as_secs_f64() * 1e3);
    ExitCode::SUCCESS
}
