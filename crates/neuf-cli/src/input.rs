//! Where the puzzles come from: files and standard input, read in batches of whatever is there.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use neuf::puzzle::format::{Entry, Format, MAX_LINE, ParseError, Reader};

use crate::args::Input;
use crate::say::Voice;

/// Puzzles of a batch, at most: enough to make the handing over cheap, few enough for little memory.
const BATCH: usize = 64;
const BUFFER: usize = 1 << 16;

/// Some puzzles of one file, in order.
pub struct Batch {
    /// What to call the file.
    pub name: Arc<str>,
    pub items: Vec<Result<Entry, Trouble>>,
    /// Bytes read for it.
    pub bytes: u64,
}

/// Why there is no puzzle.
pub enum Trouble {
    Text(ParseError),
    File(PathBuf, io::Error),
}

impl Trouble {
    /// The line that has it.
    pub fn line(&self) -> Option<usize> {
        match self {
            Trouble::Text(error) => Some(error.line),
            Trouble::File(..) => None,
        }
    }
}

/// Every puzzle of the files, one file after the other.
pub struct Batches {
    files: std::vec::IntoIter<PathBuf>,
    from: Option<Format>,
    stdin: String,
    current: Option<Current>,
}

struct Current {
    name: Arc<str>,
    path: PathBuf,
    source: BufReader<Box<dyn Read + Send>>,
    reader: Reader,
    line: Vec<u8>,
}

impl Batches {
    pub fn new(input: &Input, voice: &Voice) -> Batches {
        let files = input.files.clone().into_iter();
        Batches { files, from: input.from, stdin: voice.text("stdin", &[]), current: None }
    }

    /// How many bytes all the files have together; `None` if that cannot be known before.
    pub fn total(input: &Input) -> Option<u64> {
        input
            .files
            .iter()
            .map(|path| fs::metadata(path).ok().filter(fs::Metadata::is_file).map(|data| data.len()))
            .sum()
    }

    fn open(&self, path: PathBuf) -> Result<Current, Trouble> {
        let (name, source): (Arc<str>, Box<dyn Read + Send>) = if path == Path::new("-") {
            (self.stdin.as_str().into(), Box::new(io::stdin()))
        } else {
            match File::open(&path) {
                Ok(file) => (path.display().to_string().into(), Box::new(file)),
                Err(error) => return Err(Trouble::File(path, error)),
            }
        };
        let source = BufReader::with_capacity(BUFFER, source);
        Ok(Current { name, path, source, reader: Reader::new(self.from), line: Vec::new() })
    }
}

impl Iterator for Batches {
    type Item = Batch;

    fn next(&mut self) -> Option<Batch> {
        loop {
            let Some(current) = &mut self.current else {
                let path = self.files.next()?;
                match self.open(path) {
                    Ok(current) => self.current = Some(current),
                    Err(trouble) => return Some(Batch { name: "".into(), items: vec![Err(trouble)], bytes: 0 }),
                }
                continue;
            };
            let mut batch = Batch { name: Arc::clone(&current.name), items: Vec::new(), bytes: 0 };
            if current.fill(&mut batch) {
                self.current = None;
            }
            if !batch.items.is_empty() {
                return Some(batch);
            }
        }
    }
}

impl Current {
    /// Reads on until the batch is full, or has something and nothing more is waiting. `true` at the end of the file.
    fn fill(&mut self, batch: &mut Batch) -> bool {
        loop {
            while let Some(ready) = self.reader.take() {
                batch.items.push(ready.map_err(Trouble::Text));
            }
            let is_waiting = !self.source.buffer().is_empty();
            if batch.items.len() >= BATCH || (!batch.items.is_empty() && !is_waiting) {
                return false;
            }
            match self.line() {
                Ok(0) => break,
                Ok(bytes) => batch.bytes += bytes,
                Err(error) => {
                    batch.items.push(Err(Trouble::File(self.path.clone(), error)));
                    return true;
                }
            }
            self.reader.push(&String::from_utf8_lossy(&self.line));
        }
        self.reader.finish();
        while let Some(ready) = self.reader.take() {
            batch.items.push(ready.map_err(Trouble::Text));
        }
        true
    }

    /// Reads a line; of one that is too long only as much as shows it. Returns its length in the file.
    fn line(&mut self) -> io::Result<u64> {
        self.line.clear();
        let most = MAX_LINE as u64 + 2;
        let mut bytes = (&mut self.source).take(most).read_until(b'\n', &mut self.line)? as u64;
        if bytes == most && !self.line.ends_with(b"\n") {
            bytes += self.source.skip_until(b'\n')? as u64;
        }
        Ok(bytes)
    }
}
