//! `neuf vicinity`: the puzzles near each puzzle, as they are found.

use std::collections::HashSet;
use std::ops::{ControlFlow, Range};
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::Result;
use neuf::generate::{self, vicinity_part};
use neuf::grid::Grid;
use neuf::symmetry::{self, PuzzleId};

use crate::args;
use crate::each::{Complaints, Outcome, threads};
use crate::input::{Batch, Batches, Trouble};
use crate::interrupt;
use crate::ordered::ordered;
use crate::output::Output;
use crate::say::Voice;

/// Choices of clues to take out that a thread searches in one go: some milliseconds with one clue to put in, some
/// hundred with two.
const CHOICES: u64 = 256;
const CHOICES_OF_MORE: u64 = 8;

/// A part of the vicinity of one puzzle, or why there is no puzzle.
struct Job {
    name: Arc<str>,
    work: Result<(Grid, Range<u64>), Trouble>,
    /// Bytes of input that are done with it.
    bytes: u64,
}

pub fn run(args: &args::Vicinity, voice: &mut Voice) -> Result<ExitCode> {
    let mut output = Output::open(args.output.output.as_deref(), args.output.force, voice)?;
    interrupt::end(interrupt::remove_unfinished)?;
    let change = generate::Vicinity {
        minus: args.minus.unwrap_or(1) as u8,
        plus: args.plus.unwrap_or(1) as u8,
        minimal: args.minimal,
    };
    let batches = Batches::new(&args.input, voice);
    if !output.is_seen()
        && let Some(total) = Batches::total(&args.input)
    {
        voice.start_bar_of_bytes(total);
    }
    let voice = &*voice;
    let work = |job: Job| {
        let (name, bytes) = (job.name, job.bytes);
        let found = job.work.map(|(puzzle, part)| {
            let mut found: Vec<(Grid, Option<PuzzleId>)> = Vec::new();
            let mut take = |near: Grid| {
                found.push((near, args.unique_up_to_symmetry.then(|| symmetry::id(&near))));
                ControlFlow::Continue(())
            };
            vicinity_part(&puzzle, &change, part, &mut take, &mut |_| ControlFlow::Continue(()));
            found
        });
        (name, found, bytes)
    };
    let mut outcome = Outcome { no: true, bad: false };
    let mut complaints = Complaints::default();
    let mut seen = HashSet::new();
    let jobs = batches.flat_map(|batch| jobs(batch, change));
    ordered(threads(args.input.threads), jobs, work, |(name, found, bytes)| {
        let whole = || {
            match found {
                Ok(found) => {
                    for (near, id) in found {
                        if id.is_none_or(|id| seen.insert(id)) {
                            outcome.no = false;
                            output.write(&format!("{near}\n"), voice)?;
                        }
                    }
                }
                Err(trouble) => {
                    outcome.bad = true;
                    complaints.tell(&name, &trouble, voice);
                }
            }
            voice.bar().inc(bytes);
            output.flush(voice)
        };
        if let Err(error) = whole() {
            // A thread may be waiting for input that never comes: nobody waits for it.
            std::process::exit(i32::from(crate::fail(&error, voice)));
        }
        ControlFlow::Continue(())
    });
    voice.end_bar();
    output.finish(voice)?;
    Ok(outcome.code())
}

/// What is to be done for a batch of puzzles.
fn jobs(batch: Batch, change: generate::Vicinity) -> impl Iterator<Item = Job> {
    let (name, last) = (batch.name, batch.items.len());
    let size = if change.plus < 2 { CHOICES } else { CHOICES_OF_MORE };
    let mut bytes = batch.bytes;
    batch.items.into_iter().enumerate().flat_map(move |(number, item)| {
        // The bytes of the whole batch count with its last puzzle.
        let bytes = if number + 1 == last { std::mem::take(&mut bytes) } else { 0 };
        let name = Arc::clone(&name);
        let (puzzle, trouble) = match item {
            Ok(entry) => (Some(entry.givens), None),
            Err(trouble) => (None, Some(trouble)),
        };
        let parts = puzzle.into_iter().flat_map(move |puzzle| {
            let choices = change.choices(&puzzle);
            (0..choices.max(1)).step_by(size as usize).map(move |begin| Ok((puzzle, begin..begin + size)))
        });
        let mut bytes = Some(bytes);
        let all = trouble.map(Err).into_iter().chain(parts);
        all.map(move |work| Job { name: Arc::clone(&name), work, bytes: bytes.take().unwrap_or(0) })
    })
}
