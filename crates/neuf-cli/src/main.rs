//! The command `neuf`: what is typed becomes calls of the engine, what they give becomes lines.
//!
//! The exit codes are decided here: 0 done (also when whoever reads our output has enough), 1 the answer is "no",
//! 2 a mistake in the input or in what was typed, 130 interrupted.

mod args;
mod canon;
mod check;
mod convert;
mod each;
mod explain;
mod generate;
mod hint;
mod input;
mod interrupt;
mod journal;
mod localize;
mod ordered;
mod output;
mod plan;
mod position;
mod rate;
mod say;
mod serve;
mod shell;
mod solve;
mod template;
mod vicinity;

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use anyhow::Result;
use clap::FromArgMatches;
use neuf::words::{CLI, STEPS, Words};

use crate::args::{Cli, Command};
use crate::output::ClosedPipe;
use crate::say::Voice;

/// A mistake in the input or in what was typed.
const MISTAKE: u8 = 2;

fn main() -> ExitCode {
    let args: Vec<OsString> = std::env::args_os().collect();
    let words = Words::new(localize::language(&args), &[&CLI, &STEPS]);
    let matches = localize::command(&words).try_get_matches_from(&args);
    let cli = match matches.and_then(|matches| Cli::from_arg_matches(&matches)) {
        Ok(cli) => cli,
        Err(error) => return not_run(&error, &args, words),
    };
    let mut voice = Voice::new(words, cli.quiet);
    run(&cli.command, &mut voice).unwrap_or_else(|error| ExitCode::from(fail(&error, &voice)))
}

/// Says what went wrong, leaves nothing half done, and gives the exit code.
fn fail(error: &anyhow::Error, voice: &Voice) -> u8 {
    voice.end_bar();
    interrupt::remove_unfinished();
    if error.is::<ClosedPipe>() {
        return 0;
    }
    voice.error(&format!("{error:#}"));
    MISTAKE
}

fn run(command: &Command, voice: &mut Voice) -> Result<ExitCode> {
    match command {
        Command::Generate(args) => generate::run(args, voice),
        Command::Solve(args) => solve::run(args, voice),
        Command::Check(args) => check::run(args, voice),
        Command::Count(args) => check::count(args, voice),
        Command::Canon(args) => canon::run(args, voice),
        Command::Vicinity(args) => vicinity::run(args, voice),
        Command::Rate(args) => rate::run(args, voice),
        Command::Explain(args) => explain::run(args, voice),
        Command::Hint(args) => hint::run(args, voice),
        Command::Convert(args) => convert::run(args, voice),
        Command::Serve(args) => serve::run(args, voice),
        Command::Completions(args) => shell::completions(args, voice),
        Command::Man(args) => shell::man(args, voice),
    }
}

/// Help was asked for, or something was typed wrongly.
fn not_run(error: &clap::Error, args: &[OsString], words: Words) -> ExitCode {
    use clap::error::ErrorKind;
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            let _ = write!(io::stdout(), "{error}");
            ExitCode::SUCCESS
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand | ErrorKind::MissingSubcommand => {
            let _ = write!(io::stderr(), "{error}");
            ExitCode::from(MISTAKE)
        }
        _ => {
            let sentence = localize::usage_error(error, args, &words);
            Voice::new(words, false).error(&sentence);
            ExitCode::from(MISTAKE)
        }
    }
}
