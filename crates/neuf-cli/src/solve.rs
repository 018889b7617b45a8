//! `neuf solve`.

use std::process::ExitCode;

use anyhow::Result;
use neuf::grid::Grid;
use neuf::puzzle::format::{Entry, Format, Writer};
use neuf::solve::batch::{Lanes, Puzzles, Task, Work};
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
    let outcome = each(&args.input, &mut output, voice, search, |output, voice, place, entry, found| {
        let mut write = |solution: Grid| {
            text.clear();
            writer.push(&solved(&entry, solution, format), &mut text);
            output.write(&text, voice)
        };
        match found {
            Found::None => {
                voice.error_at(&place.to_string(), &why_not(&entry.givens, voice));
                return Ok(Answer::No);
            }
            Found::Only(solution) => write(solution)?,
            Found::Several(first, rest) => {
                write(first)?;
                // There can be more than fit into memory: they are found while they are written.
                let more = usize::try_from(limit - 1).unwrap_or(usize::MAX);
                rest.take(more).try_for_each(write)?;
            }
        }
        Ok(Answer::Yes)
    })?;
    text.clear();
    writer.finish(&mut text);
    output.write(&text, voice)?;
    output.finish(voice)?;
    Ok(outcome.code())
}

/// What is known of a puzzle before its solutions are written.
enum Found {
    None,
    Only(Grid),
    /// The first solution, and those that follow.
    Several(Grid, Solutions),
}

/// Finds the only solution of each puzzle that has one.
fn search(entries: &[&Entry]) -> Vec<Found> {
    struct Search {
        puzzles: Vec<Grid>,
        next: usize,
        /// Of each puzzle a solution.
        some: Vec<Option<Grid>>,
        found: Vec<u32>,
    }
    impl Work for Search {
        fn next(&mut self) -> Option<Task> {
            None
        }
        fn puzzles(&mut self, most: usize) -> Option<Puzzles<'_>> {
            let first = self.next;
            self.next = self.puzzles.len().min(first + most);
            let grids = &self.puzzles[first..self.next];
            Some(Puzzles { grids, first_ticket: first as u32, limit: 2, show: true })
        }
        fn solution(&mut self, ticket: u32, solution: &Grid) {
            self.some[ticket as usize] = Some(*solution);
        }
        fn done(&mut self, ticket: u32, found: u32) {
            self.found[ticket as usize] = found;
        }
    }
    let puzzles: Vec<Grid> = entries.iter().map(|entry| entry.givens).collect();
    let (some, found) = (vec![None; puzzles.len()], vec![0; puzzles.len()]);
    let mut work = Search { puzzles, next: 0, some, found };
    Lanes::new().run(&mut work);
    let of = |(puzzle, (found, some)): (&Grid, (&u32, &Option<Grid>))| match (found, some) {
        (1, Some(only)) => Found::Only(*only),
        (0, _) => Found::None,
        // Of several solutions those are written that come first on every machine.
        _ => {
            let mut solutions = solve::solutions(puzzle);
            solutions.next().map_or(Found::None, |first| Found::Several(first, solutions))
        }
    };
    work.puzzles.iter().zip(work.found.iter().zip(&work.some)).map(of).collect()
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
