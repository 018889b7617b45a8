//! `neuf solve`.

use std::process::ExitCode;

use anyhow::Result;
use neuf::grid::Grid;
use neuf::puzzle::format::{Entry, Format, Writer};
use neuf::solve::{self, Solutions};

use crate::args;
use crate::each::{Answer, each};
use crate::output::{Output, format_of};
use crate::say::Voice;

pub fn run(args: &args::Solve, voice: &mut Voice) -> Result<ExitCode> {
    let format = args.format.or(format_of(args.output.output.as_deref())).unwrap_or(Format::Line);
    let limit = args.limit.unwrap_or(1);
    let mut output = Output::open(args.output.output.as_deref(), args.output.force, voice)?;
    let mut writer = Writer::new(format);
    let mut text = String::new();
    // A puzzle can have more solutions than fit into memory: the threads look for the first, the rest is found
    // while it is written.
    let first = |entry: &Entry| {
        let mut solutions = solve::solutions(&entry.givens);
        let first = solutions.next();
        (first, solutions)
    };
    let outcome = each(&args.input, &mut output, voice, first, |output, voice, place, entry, (first, rest)| {
        let Some(first) = first else {
            voice.error_at(&place.to_string(), &why_not(&entry.givens, voice));
            return Ok(Answer::No);
        };
        for solution in all(first, rest, limit) {
            text.clear();
            writer.push(&solved(&entry, solution, format), &mut text);
            output.write(&text, voice)?;
        }
        Ok(Answer::Yes)
    })?;
    text.clear();
    writer.finish(&mut text);
    output.write(&text, voice)?;
    output.finish(voice)?;
    Ok(outcome.code())
}

fn all(first: Grid, rest: Solutions, limit: u64) -> impl Iterator<Item = Grid> {
    let more = usize::try_from(limit - 1).unwrap_or(usize::MAX);
    std::iter::once(first).chain(rest.take(more))
}

/// The formats that keep records get the puzzle with its solution, the others the solution alone.
fn solved(entry: &Entry, solution: Grid, format: Format) -> Entry {
    match format {
        Format::Json | Format::Jsonl | Format::Csv => {
            let mut entry = entry.clone();
            entry.meta.solution = Some(solution);
            entry
        }
        _ => Entry::new(solution),
    }
}

fn why_not(puzzle: &Grid, voice: &Voice) -> String {
    match puzzle.first_conflict() {
        Some(conflict) => voice.words.conflict(&conflict),
        None => voice.text("no-solution", &[]),
    }
}
