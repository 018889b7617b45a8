//! What the command tells the person, on standard error, in their language.

use std::fmt;
use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};
use neuf::words::{Arg, Words};

/// A mistake in the input or in what was asked for: a sentence that is ready to be shown.
#[derive(Debug)]
pub struct Refusal(pub String);

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Refusal {}

/// Says things, and shows how far a long job is.
pub struct Voice {
    pub words: Words,
    quiet: bool,
    bar: ProgressBar,
}

impl Voice {
    pub fn new(words: Words, quiet: bool) -> Voice {
        Voice { words, quiet, bar: ProgressBar::hidden() }
    }

    /// A text of the catalogue.
    pub fn text(&self, key: &str, args: &[(&str, Arg)]) -> String {
        self.words.get(key, args)
    }

    /// The error with a text of the catalogue.
    pub fn refusal(&self, key: &str, args: &[(&str, Arg)]) -> anyhow::Error {
        Refusal(self.text(key, args)).into()
    }

    /// The error for something the system would not do to a file.
    pub fn io_refusal(&self, key: &str, path: &Path, error: &io::Error) -> anyhow::Error {
        let cause = self.cause(error);
        self.refusal(key, &[("file", path.display().to_string().into()), ("cause", cause.into())])
    }

    /// Why the system would not, in the person's language where the catalogue knows the reason.
    pub fn cause(&self, error: &io::Error) -> String {
        let key = match error.kind() {
            io::ErrorKind::NotFound => "cause-not-found",
            io::ErrorKind::PermissionDenied => "cause-permission",
            io::ErrorKind::StorageFull => "cause-full",
            io::ErrorKind::ReadOnlyFilesystem => "cause-read-only",
            io::ErrorKind::IsADirectory => "cause-directory",
            io::ErrorKind::NotADirectory => "cause-not-a-directory",
            io::ErrorKind::AddrInUse => "cause-in-use",
            _ => return error.to_string(),
        };
        self.text(key, &[])
    }

    /// Something that went wrong.
    pub fn error(&self, text: &str) {
        self.line(&format!("neuf: {text}"));
    }

    /// Something wrong at a place of the input: `FILE:LINE:COLUMN: sentence`.
    pub fn error_at(&self, place: &str, text: &str) {
        self.line(&format!("{place}: {text}"));
    }

    /// Something good to know; not said with `--quiet`.
    pub fn note(&self, text: &str) {
        if !self.quiet {
            self.line(&format!("neuf: {text}"));
        }
    }

    /// Something good to know about a place of the input.
    pub fn note_at(&self, place: &str, text: &str) {
        if !self.quiet {
            self.line(&format!("{place}: {text}"));
        }
    }

    /// Shows a bar from here on, if a person is looking.
    pub fn start_bar(&mut self, total: u64, done: u64) {
        self.show_bar(total, "{pos}/{len}  {rate}  {left}  {msg}");
        // What an earlier run did says nothing about the speed of this one.
        self.bar.set_position(done);
        self.bar.reset_eta();
    }

    /// The same for the bytes of the input.
    pub fn start_bar_of_bytes(&mut self, total: u64) {
        self.show_bar(total, "{percent} %  {left}");
    }

    fn show_bar(&mut self, total: u64, figures: &str) {
        if self.quiet || !io::stderr().is_terminal() {
            return;
        }
        self.bar = ProgressBar::with_draw_target(Some(total), ProgressDrawTarget::stderr());
        if let Ok(style) = ProgressStyle::with_template(&format!("{{bar:30}} {figures}")) {
            let rate = |state: &ProgressState, out: &mut dyn fmt::Write| {
                let _ = write!(out, "{:.0}/s", state.per_sec());
            };
            let label = self.text("bar-left", &[]);
            let left = move |state: &ProgressState, out: &mut dyn fmt::Write| {
                // Before the first step nobody knows.
                if state.per_sec() > 0.0 {
                    let _ = write!(out, "{label} {}", clock(state.eta()));
                }
            };
            self.bar.set_style(style.progress_chars("█▉▊▋▌▍▎▏ ").with_key("rate", rate).with_key("left", left));
        }
        self.bar.enable_steady_tick(Duration::from_millis(250));
    }

    /// The bar, to be moved; hidden when nobody looks.
    pub fn bar(&self) -> &ProgressBar {
        &self.bar
    }

    /// Takes the bar away.
    pub fn end_bar(&self) {
        self.bar.finish_and_clear();
    }

    fn line(&self, text: &str) {
        // A closed standard error is no reason to stop.
        self.bar.suspend(|| {
            let _ = writeln!(io::stderr(), "{text}");
        });
    }
}

/// `5 s`, `2:05`, `1:02:05`.
fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (0, 0, s) => format!("{s} s"),
        (0, m, s) => format!("{m}:{s:02}"),
        (h, m, s) => format!("{h}:{m:02}:{s:02}"),
    }
}
