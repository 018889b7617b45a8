//! `neuf check` and `neuf count`.

use std::fmt::Write as _;
use std::process::ExitCode;

use anyhow::Result;
use neuf::grid::Grid;
use neuf::puzzle::format::Entry;
use neuf::solve::count_solutions;

use crate::args;
use crate::each::{Answer, Place, each};
use crate::output::Output;
use crate::say::Voice;

/// Where a count ends when nothing is said: some millions of solutions a second are found.
const COUNT_LIMIT: u64 = 1_000_000;

pub fn run(args: &args::Check, voice: &mut Voice) -> Result<ExitCode> {
    let mut output = Output::open(args.output.output.as_deref(), args.output.force, voice)?;
    let limit = args.how_many.unwrap_or(2);
    let count = |entry: &Entry| count_solutions(&entry.givens, limit);
    let outcome = each(&args.input, &mut output, voice, count, |output, voice, place, entry, count| {
        let mut line = String::from(match count {
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
    let count = |entry: &Entry| count_solutions(&entry.givens, limit);
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
