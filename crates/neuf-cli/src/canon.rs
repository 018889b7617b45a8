//! `neuf canon`.

use std::process::ExitCode;

use anyhow::Result;
use neuf::puzzle::format::Entry;
use neuf::symmetry;

use crate::args;
use crate::each::{Answer, each, singly};
use crate::output::Output;
use crate::say::Voice;

pub fn run(args: &args::Canon, voice: &mut Voice) -> Result<ExitCode> {
    let mut output = Output::open(args.output.output.as_deref(), args.output.force, voice)?;
    // The identifier stands where a note would, so that the lines can be read again.
    let line = |entry: &Entry| {
        let canonical = symmetry::canonical(&entry.givens);
        if args.id { format!("{canonical} {}\n", symmetry::id(&canonical)) } else { format!("{canonical}\n") }
    };
    let outcome = each(&args.input, &mut output, voice, singly(line), |output, voice, _, _, line| {
        output.write(&line, voice)?;
        Ok(Answer::Yes)
    })?;
    output.finish(voice)?;
    Ok(outcome.code())
}
