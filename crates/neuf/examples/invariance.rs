//! How far Neuf's rating lies from Sudoku Explainer's, and that it does not change where a puzzle is turned or renamed.
//!
//!     cargo run --release -p neuf --example invariance -- [PUZZLES [MORPHS]]
//!
//! Takes PUZZLES (500 unless stated) rows of data/ratings/reference.csv rated 10.3 or less, spread over the ratings, and MORPHS
//! (5) random isomorphs of each. Prints by band how many changes either rating shows over the isomorphs, and by how much
//! Neuf's differs from Sudoku Explainer's of the puzzle itself.

use std::collections::BTreeMap;
use std::env;

use neuf::generate::Rng;
use neuf::grid::Grid;
use neuf::rate::explainer::{self, Options};
use neuf::rate::{Rating, neuf as neuf_rating};
use neuf::symmetry::Transform;

const REFERENCE: &str = include_str!("../../../data/ratings/reference.csv");

#[derive(Default)]
struct Band {
    puzzles: u32,
    equal: u32,
    within: u32,
    lower: u32,
    higher: u32,
    most: u16,
    changes: [u32; 2],
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut numbers = env::args().skip(1).map(|arg| arg.parse::<usize>());
    let (wanted, morphs) = (numbers.next().unwrap_or(Ok(500))?, numbers.next().unwrap_or(Ok(5))?);
    let mut rows: BTreeMap<Rating, Vec<Grid>> = BTreeMap::new();
    for line in REFERENCE.lines().skip(1) {
        let mut fields = line.split(',');
        let (Some(puzzle), Some(er)) = (fields.next(), fields.next()) else { continue };
        let er: Rating = er.parse()?;
        if er <= "10.3".parse()? {
            rows.entry(er).or_default().push(puzzle.parse()?);
        }
    }
    // As many of each rating as it takes, while there are any.
    let mut each = 0;
    while rows.values().map(|puzzles| puzzles.len().min(each)).sum::<usize>() < wanted && each < 1000 {
        each += 1;
    }
    let mut rng = Rng::new(1, 0);
    let se = |puzzle: &Grid| explainer::rate(puzzle, &Options::default()).map(|rated| rated.difficulty.er);
    let mut bands: BTreeMap<&str, Band> = BTreeMap::new();
    for (er, puzzle) in rows.iter().flat_map(|(er, puzzles)| puzzles.iter().take(each).map(move |puzzle| (*er, puzzle)))
    {
        let band = bands.entry(name(er)).or_default();
        let own = neuf_rating::rate(puzzle)?;
        band.puzzles += 1;
        let difference = own.to_tenths().abs_diff(er.to_tenths());
        band.equal += u32::from(difference == 0);
        band.within += u32::from(difference <= 1);
        band.lower += u32::from(own < er);
        band.higher += u32::from(own > er);
        band.most = band.most.max(difference);
        for _ in 0..morphs {
            let morph = Transform::random(&mut |below| rng.below(below)).apply(puzzle);
            band.changes[0] += u32::from(neuf_rating::rate(&morph)? != own);
            band.changes[1] += u32::from(se(&morph)? != er);
        }
    }
    println!("band       puzzles  equal  within 0.1  lower  higher  most  changes over {morphs} isomorphs: Neuf, SE");
    for (name, band) in bands {
        let Band { puzzles, equal, within, lower, higher, most, changes: [own, se] } = band;
        let most = f64::from(most) / 10.0;
        println!(
            "{name:<10} {puzzles:>7}  {equal:>5}  {within:>10}  {lower:>5}  {higher:>6}  {most:>4.1}  {own}, {se}"
        );
    }
    Ok(())
}

/// Each band's name and the tenths it ends at.
const BANDS: [(&str, u16); 8] = [
    (" 1.0–2.5", 25),
    (" 2.6–4.4", 44),
    (" 4.5–6.2", 62),
    (" 6.5–7.4", 74),
    (" 7.5–8.4", 84),
    (" 8.5–8.9", 89),
    (" 9.0–9.4", 94),
    (" 9.5–10.3", 103),
];

fn name(er: Rating) -> &'static str {
    BANDS.iter().find(|(_, end)| er.to_tenths() <= *end).map_or("harder", |(name, _)| name)
}
