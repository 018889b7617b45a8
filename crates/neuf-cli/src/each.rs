//! The frame of every command that does something to each puzzle of its input.

use std::fmt;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::process::ExitCode;
use std::sync::Arc;
use std::thread;
use std::time::Instant;

use anyhow::Result;
use neuf::puzzle::format::Entry;

use crate::args::Input;
use crate::input::{Batch, Batches, Trouble};
use crate::interrupt;
use crate::ordered::ordered;
use crate::output::Output;
use crate::say::Voice;

/// Where a puzzle stands. Prints as `FILE:LINE`.
#[derive(Clone)]
pub struct Place {
    pub name: Arc<str>,
    pub line: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.name, self.line)
    }
}

/// What a command says of a puzzle: the exit code knows these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    Yes,
    No,
}

/// How it went with all puzzles together.
#[derive(Clone, Copy, Debug, Default)]
pub struct Outcome {
    pub no: bool,
    pub bad: bool,
}

impl Outcome {
    pub fn code(self) -> ExitCode {
        match self {
            Outcome { bad: true, .. } => ExitCode::from(2),
            Outcome { no: true, .. } => ExitCode::from(1),
            _ => ExitCode::SUCCESS,
        }
    }
}

/// Work that is done on each puzzle by itself, as [`each`] wants it.
pub fn singly<R>(work: impl Fn(&Entry) -> R + Sync) -> impl Fn(&[&Entry]) -> Vec<R> + Sync {
    move |entries| entries.iter().map(|entry| work(entry)).collect()
}

/// Does `work` on all puzzles, many at a time (a result for each, in order), on as many threads as wished, and gives
/// the results to `take` in order. What cannot be read is reported and passed over.
pub fn each<R: Send>(
    input: &Input,
    output: &mut Output,
    voice: &mut Voice,
    work: impl Fn(&[&Entry]) -> Vec<R> + Sync,
    mut take: impl FnMut(&mut Output, &Voice, &Place, Entry, R) -> Result<Answer>,
) -> Result<Outcome> {
    interrupt::end(interrupt::remove_unfinished)?;
    let batches = Batches::new(input, voice);
    if !output.is_seen()
        && let Some(total) = Batches::total(input)
    {
        voice.start_bar_of_bytes(total);
    }
    let pace = batches.pace();
    let work = |batch: Batch| {
        let start = Instant::now();
        let entries: Vec<&Entry> = batch.items.iter().filter_map(|item| item.as_ref().ok()).collect();
        let results = work(&entries);
        assert_eq!(results.len(), entries.len(), "a result for each puzzle");
        pace.note(entries.len(), start.elapsed());
        (batch, results)
    };
    let mut outcome = Outcome::default();
    let mut complaints = Complaints::default();
    let voice = &*voice;
    ordered(threads(input.threads), batches, work, |(Batch { name, items, bytes }, results)| {
        let mut results = results.into_iter();
        let whole = || {
            for item in items {
                match item {
                    Ok(entry) => {
                        let Some(result) = results.next() else { break };
                        let place = Place { name: Arc::clone(&name), line: entry.position.line };
                        outcome.no |= take(output, voice, &place, entry, result)? == Answer::No;
                    }
                    Err(trouble) => {
                        outcome.bad = true;
                        complaints.tell(&name, &trouble, voice);
                    }
                }
            }
            voice.bar().inc(bytes);
            // Whoever waits for an answer to what was typed so far gets it now.
            output.flush(voice)
        };
        if let Err(error) = whole() {
            // A thread may be waiting for input that never comes: nobody waits for it.
            std::process::exit(i32::from(crate::fail(&error, voice)));
        }
        ControlFlow::Continue(())
    });
    voice.end_bar();
    Ok(outcome)
}

/// As many threads as asked for, or as there are processors.
pub fn threads(asked: Option<u64>) -> usize {
    let all = || thread::available_parallelism().map_or(1, NonZeroUsize::get);
    asked.and_then(|number| usize::try_from(number).ok()).unwrap_or_else(all)
}

/// Says what cannot be read.
#[derive(Default)]
pub struct Complaints {
    /// The line told last: it can be broken in many ways, and the first is told.
    told: Option<(Arc<str>, usize)>,
}

impl Complaints {
    pub fn tell(&mut self, name: &Arc<str>, trouble: &Trouble, voice: &Voice) {
        let place = trouble.line().map(|line| (Arc::clone(name), line));
        if place.is_none() || place != self.told {
            match trouble {
                Trouble::Text(error) => {
                    let place = format!("{name}:{}:{}", error.line, error.column);
                    voice.error_at(&place, &voice.words.parse_error(error));
                }
                Trouble::Empty => voice.error_at(name, &voice.text("no-puzzle", &[])),
                Trouble::File(path, error) => voice.error(&voice.io_refusal("error-read", path, error).to_string()),
            }
        }
        self.told = place;
    }
}
