//! `neuf check` and `neuf count`.

use std::fmt::Write as _;
use std::process::ExitCode;

use anyhow::Result;
use neuf::grid::Grid;
use neuf::puzzle::format::Entry;
use neuf::solve::{batch, count_solutions};

use crate::args;
use crate::each::{Answer, Place, each};
use crate::output::Output;
use crate::say::Voice;

/// Where a count ends when nothing is said: some millions of solutions a second are found.
const COUNT_LIMIT: u64 = 1_000_000;

/// Counts end here among many; the few puzzles that have more solutions are counted on one by one.
const FEW: u32 = 1000;

pub fn run(args: &args::Check, voice: &mut Voice) -> Result<ExitCode> {
    let mut output = Output::open(args.output.output.as_deref(), args.output.force, voice)?;
    let limit = args.how_many.unwrap_or(2);
    let count = |entries: &[&Entry]| counts(entries, limit);
    let mut line = String::new();
    let outcome = each(&args.input, &mut output, voice, count, |output, voice, place, entry, count| {
        line.clear();
        line.push_str(match count {
            0 => "none",
            1 => "unique",
            _ => "multiple",
        });
        if args.how_many.is_some() {
            let more = if count == limit { "+" } else { "" };
            let _ = write!(line, " {count}{more}");
        }
        line.push('\n');
        output.write(&line, voice)?;
        if count == 0 {
            report_conflicts(&entry.givens, place, args.verbose, voice);
        }
        Ok(if count == 1 { Answer::Yes } else { Answer::No })
    })?;
    output.finish(voice)?;
    Ok(outcome.code())
}

fn report_conflicts(puzzle: &Grid, place: &Place, is_verbose: bool, voice: &Voice) {
    let conflicts = puzzle.conflicts();
    let shown = if is_verbose { conflicts.len() } else { conflicts.len().min(1) };
    for conflict in &conflicts[..shown] {
        let mut text = voice.words.conflict(conflict);
        if shown < conflicts.len() {
            text.push_str(&voice.text("more-conflicts", &[("count", (conflicts.len() - shown).into())]));
        }
        voice.error_at(&place.to_string(), &text);
    }
}

pub fn count(args: &args::Count, voice: &mut Voice) -> Result<ExitCode> {
    let mut output = Output::open(args.output.output.as_deref(), args.output.force, voice)?;
    let limit = args.limit.unwrap_or(COUNT_LIMIT);
    let count = |entries: &[&Entry]| counts(entries, limit);
    let outcome = each(&args.input, &mut output, voice, count, |output, voice, place, _, count| {
        if args.limit.is_none() && count == limit {
            voice.note_at(&place.to_string(), &voice.text("count-limit", &[("limit", limit.into())]));
        }
        output.write(&format!("{count}\n"), voice)?;
        Ok(Answer::Yes)
    })?;
    output.finish(voice)?;
    Ok(outcome.code())
}

/// The number of solutions of each puzzle, counted no further than `limit`.
fn counts(entries: &[&Entry], limit: u64) -> Vec<u64> {
    let puzzles: Vec<Grid> = entries.iter().map(|entry| entry.givens).collect();
    let few = u32::try_from(limit).map_or(FEW, |limit| limit.min(FEW));
    let count_on = |(puzzle, found): (&Grid, u32)| match u64::from(found) {
        found if found == u64::from(few) && found < limit => count_solutions(puzzle, limit),
        found => found,
    };
    puzzles.iter().zip(batch::counts(&puzzles, few)).map(count_on).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_those_of_one_puzzle_at_a_time() {
        let full = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
        let mut puzzles = vec![full.to_owned(), full.replace('5', "."), format!("55{}", &full[2..]), ".".repeat(81)];
        // More and more solutions: from a few to far more than are counted among many.
        puzzles.extend((1..=40).map(|blanks| ".".repeat(blanks) + &full[blanks..]));
        let entries: Vec<Entry> = puzzles.iter().map(|line| Entry::new(line.parse().expect("a puzzle"))).collect();
        let entries: Vec<&Entry> = entries.iter().collect();
        for limit in [0, 1, 2, 3, 999, 1000, 1001, 5000] {
            let one_by_one: Vec<u64> = entries.iter().map(|entry| count_solutions(&entry.givens, limit)).collect();
            assert_eq!(counts(&entries, limit), one_by_one, "limit {limit}");
        }
        let most = counts(&entries, 5000);
        assert!(most.contains(&0) && most.contains(&1) && most.contains(&5000));
        assert!(most.iter().any(|count| (1001..5000).contains(count)) && most.iter().any(|n| (2..1000).contains(n)));
    }
}
