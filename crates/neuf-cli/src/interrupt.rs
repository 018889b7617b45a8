//! Ctrl-C, and the signals that ask a program to end.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use anyhow::{Context, Result};

/// The exit code of a command that was interrupted, as shells give it.
pub const INTERRUPTED: u8 = 130;

static ASKED: AtomicBool = AtomicBool::new(false);
static UNFINISHED: Mutex<Option<PathBuf>> = Mutex::new(None);

/// From now on a first signal is only noted, see [`asked`]; a second one ends the program.
pub fn note() -> Result<()> {
    let handler = || {
        if ASKED.swap(true, Ordering::SeqCst) {
            std::process::exit(INTERRUPTED.into());
        }
    };
    ctrlc::set_handler(handler).context("cannot listen for Ctrl-C")
}

/// From now on a signal does `last` and ends the program.
pub fn end(last: impl Fn() + Send + 'static) -> Result<()> {
    let handler = move || {
        last();
        std::process::exit(INTERRUPTED.into());
    };
    ctrlc::set_handler(handler).context("cannot listen for Ctrl-C")
}

/// Whether a signal was noted.
pub fn asked() -> bool {
    ASKED.load(Ordering::Relaxed)
}

/// The file that [`remove_unfinished`] removes.
pub fn set_unfinished(path: Option<&Path>) {
    *unfinished() = path.map(Path::to_owned);
}

/// Removes the file that is being written, if there is one.
pub fn remove_unfinished() {
    if let Some(path) = unfinished().take() {
        let _ = fs::remove_file(path);
    }
}

fn unfinished() -> MutexGuard<'static, Option<PathBuf>> {
    UNFINISHED.lock().unwrap_or_else(PoisonError::into_inner)
}
