//! Where the lines go: standard output, or a file that is written beside and renamed when it is whole.

use std::ffi::OsString;
use std::fmt;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, IsTerminal, Stdout, Write};
use std::path::{Path, PathBuf};

use anyhow::Result;
use neuf::puzzle::format::Format;

use crate::interrupt;
use crate::say::Voice;

const BUFFER: usize = 1 << 16;

/// Whoever read our output has enough. Not a mistake: the command ends, quietly.
#[derive(Debug)]
pub struct ClosedPipe;

impl fmt::Display for ClosedPipe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("closed pipe")
    }
}

impl std::error::Error for ClosedPipe {}

/// A place to write to.
pub enum Output {
    /// Standard output.
    Stdout(BufWriter<Stdout>),
    /// A file.
    File(PartFile),
}

impl Output {
    /// Standard output, or the file at `path`.
    ///
    /// # Errors
    /// The file cannot be made, or what an earlier run left unfinished is in the way (`force` removes it).
    pub fn open(path: Option<&Path>, force: bool, voice: &Voice) -> Result<Output> {
        let Some(path) = path else {
            return Ok(Output::Stdout(BufWriter::with_capacity(BUFFER, io::stdout())));
        };
        let file = PartFile::create(path, force, voice)?;
        interrupt::set_unfinished(file.part.as_deref());
        Ok(Output::File(file))
    }

    /// Whether a person sees it while it is written.
    pub fn is_seen(&self) -> bool {
        matches!(self, Output::Stdout(writer) if writer.get_ref().is_terminal())
    }

    /// Writes `text`, sooner or later.
    pub fn write(&mut self, text: &str, voice: &Voice) -> Result<()> {
        match self {
            Output::Stdout(writer) => writer.write_all(text.as_bytes()).map_err(|error| of_stdout(&error, voice)),
            Output::File(file) => file.write(text, voice),
        }
    }

    /// Hands on what was written so far.
    pub fn flush(&mut self, voice: &Voice) -> Result<()> {
        match self {
            Output::Stdout(writer) => writer.flush().map_err(|error| of_stdout(&error, voice)),
            Output::File(file) => file.flush(voice),
        }
    }

    /// The last of it is written; a file gets its name.
    pub fn finish(mut self, voice: &Voice) -> Result<()> {
        self.flush(voice)?;
        match self {
            Output::Stdout(_) => Ok(()),
            Output::File(file) => file.finish(voice),
        }
    }
}

fn of_stdout(error: &io::Error, voice: &Voice) -> anyhow::Error {
    match error.kind() {
        io::ErrorKind::BrokenPipe => ClosedPipe.into(),
        _ => voice.refusal("error-stdout", &[("cause", voice.cause(error).into())]),
    }
}

/// A file under construction. It is called `NAME.part` until it is whole, so that nobody takes a half for the whole.
pub struct PartFile {
    writer: BufWriter<File>,
    path: PathBuf,
    /// `None` for a device or a pipe, which is written to directly.
    part: Option<PathBuf>,
    /// Bytes written, those in the buffer included.
    bytes: u64,
}

impl PartFile {
    /// Begins a file anew.
    pub fn create(path: &Path, force: bool, voice: &Voice) -> Result<PartFile> {
        let path = &resolved(path);
        let cannot = |error: &io::Error| voice.io_refusal("error-write", path, error);
        match fs::metadata(path) {
            Ok(data) if data.is_dir() => return Err(cannot(&io::ErrorKind::IsADirectory.into())),
            Ok(data) if !data.is_file() => {
                let file = OpenOptions::new().write(true).open(path).map_err(|error| cannot(&error))?;
                return Ok(PartFile { writer: BufWriter::new(file), path: path.clone(), part: None, bytes: 0 });
            }
            _ => {}
        }
        let part = with_ending(path, ".part");
        let mut options = OpenOptions::new();
        options.write(true);
        if force {
            options.create(true).truncate(true)
        } else {
            options.create_new(true)
        };
        match options.open(&part) {
            Ok(file) => Ok(PartFile {
                writer: BufWriter::with_capacity(BUFFER, file),
                path: path.clone(),
                part: Some(part),
                bytes: 0,
            }),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                Err(voice.refusal("error-part", &[("part", part.display().to_string().into())]))
            }
            Err(error) => Err(cannot(&error)),
        }
    }

    /// Goes on with the file as it was when it had `bytes` bytes.
    pub fn go_on(path: &Path, bytes: u64, voice: &Voice) -> Result<PartFile> {
        let part = with_ending(path, ".part");
        let cannot = |error: &io::Error| voice.io_refusal("error-write", &part, error);
        let mut options = OpenOptions::new();
        let mut file = options.write(true).create(bytes == 0).open(&part).map_err(|error| cannot(&error))?;
        let length = file.metadata().map_err(|error| cannot(&error))?.len();
        if length < bytes {
            return Err(voice.refusal("error-part-short", &[("part", part.display().to_string().into())]));
        }
        file.set_len(bytes)
            .and_then(|()| io::Seek::seek(&mut file, io::SeekFrom::End(0)))
            .map_err(|error| cannot(&error))?;
        Ok(PartFile { writer: BufWriter::with_capacity(BUFFER, file), path: path.to_owned(), part: Some(part), bytes })
    }

    /// Bytes written so far.
    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    pub fn write(&mut self, text: &str, voice: &Voice) -> Result<()> {
        self.bytes += text.len() as u64;
        self.writer.write_all(text.as_bytes()).map_err(|error| self.cannot(&error, voice))
    }

    /// Hands everything to the system.
    pub fn flush(&mut self, voice: &Voice) -> Result<()> {
        self.writer.flush().map_err(|error| self.cannot(&error, voice))
    }

    /// Everything is on the disk: what a checkpoint counts on.
    pub fn sync(&mut self, voice: &Voice) -> Result<()> {
        self.flush(voice)?;
        match self.part {
            Some(_) => self.writer.get_ref().sync_data().map_err(|error| self.cannot(&error, voice)),
            None => Ok(()),
        }
    }

    /// Gives the whole file its name.
    pub fn finish(mut self, voice: &Voice) -> Result<()> {
        self.sync(voice)?;
        if let Some(part) = &self.part {
            fs::rename(part, &self.path).map_err(|error| self.cannot(&error, voice))?;
            interrupt::set_unfinished(None);
        }
        Ok(())
    }

    fn cannot(&self, error: &io::Error, voice: &Voice) -> anyhow::Error {
        match error.kind() {
            io::ErrorKind::BrokenPipe => ClosedPipe.into(),
            _ => voice.io_refusal("error-write", &self.path, error),
        }
    }
}

/// What a link points to: a link stays a link, and its target is replaced.
pub fn resolved(path: &Path) -> PathBuf {
    fs::canonicalize(path).unwrap_or_else(|_| path.to_owned())
}

/// `NAME` → `NAME.part`.
pub fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    name.into()
}

/// The format that the ending of a file's name stands for.
pub fn format_of(path: Option<&Path>) -> Option<Format> {
    match path?.extension()?.to_str()?.to_ascii_lowercase().as_str() {
        "txt" => Some(Format::Line),
        "ndjson" => Some(Format::Jsonl),
        ending => ending.parse().ok(),
    }
}
