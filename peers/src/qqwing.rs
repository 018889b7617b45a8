//! qqwing, a program of its own: timed only where it is installed.

use std::io;
use std::process::{Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use nix::sys::resource::{UsageWho, getrusage};

const PUZZLES: usize = 100;

/// Minimal puzzles that qqwing makes in a second of processor time; `None` where there is no qqwing.
pub fn rate(rounds: usize) -> Result<Option<f64>> {
    let before = children()?;
    for _ in 0..rounds {
        let mut command = Command::new("qqwing");
        command.args(["--generate", &PUZZLES.to_string(), "--one-line"]).stdout(Stdio::null());
        match command.status() {
            Ok(status) => ensure!(status.success(), "qqwing ended with {status}"),
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error).context("cannot run qqwing"),
        }
    }
    Ok(Some((rounds * PUZZLES) as f64 / (children()? - before).as_secs_f64()))
}

/// Processor time of the programs that were run and have ended.
fn children() -> Result<Duration> {
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN).context("the system does not tell the time of a program")?;
    let time = usage.user_time() + usage.system_time();
    Ok(Duration::from_micros(time.tv_sec() as u64 * 1_000_000 + time.tv_usec() as u64))
}
