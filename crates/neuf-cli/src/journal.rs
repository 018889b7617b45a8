//! What a run of `generate` must know to go on where it was stopped: `NAME.part.json` beside `NAME.part`.
//!
//! The puzzles of a run depend only on the seed and their number, so that the journal is small: what was asked for,
//! and how far the file is whole. It is replaced by renaming, never rewritten: at every moment one of its states is
//! on the disk.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::Result;
use serde::{Deserialize, Serialize};

use crate::output::with_ending;
use crate::plan::Plan;
use crate::say::Voice;

/// How far a run is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Checkpoint {
    /// Puzzles written.
    pub records: u64,
    /// The length of the file with them.
    pub bytes: u64,
    /// The number of the puzzle to try next, counted from the first of the run; more than `records` when some
    /// were left out.
    pub next: u64,
    /// How many were left out since the last that was not.
    pub repeats: u64,
}

/// The journal of a file under construction.
#[derive(Debug, Serialize, Deserialize)]
pub struct Journal {
    /// The version of the program that began it: another may make other puzzles.
    pub version: String,
    pub plan: Plan,
    pub checkpoint: Checkpoint,
    /// The file is whole and has only to be renamed.
    pub whole: bool,
    #[serde(skip)]
    path: PathBuf,
}

impl Journal {
    /// The journal of a new file at `output`; nothing is written yet.
    pub fn new(output: &Path, plan: &Plan) -> Journal {
        Journal {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            plan: plan.clone(),
            checkpoint: Checkpoint::default(),
            whole: false,
            path: Journal::path(output),
        }
    }

    fn path(output: &Path) -> PathBuf {
        with_ending(output, ".part.json")
    }

    /// The journal left by an earlier run that was to write `output`, if there is one.
    ///
    /// # Errors
    /// It cannot be read, or is of another version.
    pub fn read(output: &Path, voice: &Voice) -> Result<Option<Journal>> {
        let path = Journal::path(output);
        let text = match fs::read_to_string(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(voice.io_refusal("error-read", &path, &error)),
            Ok(text) => text,
        };
        let name = || path.display().to_string();
        let mut journal: Journal = serde_json::from_str(&text).map_err(|error| {
            voice.refusal("error-journal", &[("journal", name().into()), ("cause", error.to_string().into())])
        })?;
        if journal.version != env!("CARGO_PKG_VERSION") {
            let args = [
                ("journal", name().into()),
                ("theirs", (&journal.version).into()),
                ("ours", env!("CARGO_PKG_VERSION").into()),
            ];
            return Err(voice.refusal("error-journal-version", &args));
        }
        journal.path = path;
        Ok(Some(journal))
    }

    /// Puts the journal on the disk.
    pub fn save(&self, voice: &Voice) -> Result<()> {
        let new = with_ending(&self.path, ".new");
        let write = || {
            let mut file = File::create(&new)?;
            serde_json::to_writer_pretty(&mut file, self)?;
            file.write_all(b"\n")?;
            file.sync_data()?;
            fs::rename(&new, &self.path)
        };
        write().map_err(|error| {
            let _ = fs::remove_file(&new);
            voice.io_refusal("error-write", &self.path, &error)
        })
    }

    /// The file is there: the journal has done its work.
    pub fn remove(&self, voice: &Voice) -> Result<()> {
        match fs::remove_file(&self.path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                Err(voice.io_refusal("error-write", &self.path, &error))
            }
            _ => Ok(()),
        }
    }
}
