//! How puzzles dug out at random are rated, and puzzles of rare ratings: writes `data/ratings/rarity.txt` and
//! `data/ratings/starts.txt`. `cargo run --release -p neuf --example rarity -- [SAMPLES [KEPT]]`, in the repository.
//!
//! SAMPLES puzzles (100,000 unless stated) of each class of symmetry are rated. Of those with half-turn symmetry, the first
//! KEPT (4 unless stated) of each rating that few have are kept.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::ops::ControlFlow;

use neuf::generate::{self, ClueRange, Request};
use neuf::grid::Grid;
use neuf::rate::Rating;
use neuf::rate::explainer::{self, Options};
use neuf::symmetry::Symmetry;

fn main() -> std::io::Result<()> {
    let mut args = std::env::args().skip(1);
    let mut number = |default| args.next().map_or(default, |text| text.parse().expect("a number"));
    let (samples, kept) = (number(100_000), number(4));
    let mut rarity = String::from(
        "# symmetry;puzzles;rating:count,…: how puzzles dug out to the end are rated. Made by \
                                   examples/rarity.rs.\n",
    );
    let mut starts = String::from(
        "# rating;puzzle: half-turn symmetry, ratings that few puzzles have. Made by examples/rarity.rs.\n",
    );
    let classes = [(Symmetry::None, 1), (Symmetry::Rot180, 2), (Symmetry::Rot90, 1), (Symmetry::Full, 1)];
    for (symmetry, times) in classes {
        let all = samples * times;
        let mut ratings: BTreeMap<Rating, (u64, Vec<Grid>)> = BTreeMap::new();
        let most = if symmetry == Symmetry::Full { 40 } else { 32 };
        let request = Request { symmetry, clues: ClueRange { min: 17, max: most }, ..Request::default() };
        let mut take = |_, outcome: Result<generate::Made, generate::Failure>| {
            let puzzle = outcome.expect("a puzzle").puzzle;
            let er = explainer::rate(&puzzle, &Options::default()).expect("one solution").difficulty.er;
            let (count, first) = ratings.entry(er).or_default();
            *count += 1;
            if first.len() < kept as usize {
                first.push(puzzle);
            }
            ControlFlow::Continue(())
        };
        generate::puzzles(&request, 3, 0, all, &mut take, &mut |_, _| ControlFlow::Continue(()));
        let counts: Vec<String> = ratings.iter().map(|(rating, (count, _))| format!("{rating}:{count}")).collect();
        writeln!(rarity, "{symmetry};{all};{}", counts.join(",")).expect("a String takes all");
        if symmetry == Symmetry::Rot180 {
            for (rating, (_, first)) in &ratings {
                if generate::is_rare(*rating) {
                    for puzzle in first {
                        writeln!(starts, "{rating};{puzzle}").expect("a String takes all");
                    }
                }
            }
        }
        eprintln!("{symmetry}: {}", counts.join(" "));
    }
    fs::write("data/ratings/rarity.txt", rarity)?;
    fs::write("data/ratings/starts.txt", starts)
}
