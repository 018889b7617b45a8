//! Where the puzzles come from: files and standard input, read in batches of whatever is there.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use neuf::puzzle::format::{Entry, Expected, Format, Found, MAX_LINE, ParseError, Reader};

use crate::args::Input;
use crate::say::Voice;

const BUFFER: usize = 1 << 17;

/// How many puzzles make a batch. Puzzles that are quickly done come in large ones, which keep all lanes of the solver
/// busy and make the handing over cheap; of puzzles that take long a few must do, so that the answers flow.
#[derive(Clone)]
pub struct Pace(Arc<AtomicUsize>);

impl Pace {
    const LEAST: usize = 32;
    /// Some hundred kilobytes.
    const MOST: usize = 1024;
    /// A batch that takes less may be larger, one that takes four times as long should be smaller.
    const SHORT: Duration = Duration::from_millis(50);

    fn new() -> Pace {
        Pace(Arc::new(AtomicUsize::new(Pace::LEAST)))
    }

    fn size(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }

    /// A batch of so many puzzles took so long.
    pub fn note(&self, puzzles: usize, took: Duration) {
        let size = self.size();
        if took > Pace::SHORT * 4 {
            self.0.store((size / 2).max(Pace::LEAST), Ordering::Relaxed);
        } else if took < Pace::SHORT && puzzles >= size {
            self.0.store((size * 2).min(Pace::MOST), Ordering::Relaxed);
        }
    }
}

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
    /// The whole of the file has none.
    Empty,
    File(PathBuf, io::Error),
}

impl Trouble {
    /// The line that has it.
    pub fn line(&self) -> Option<usize> {
        match self {
            Trouble::Text(error) => Some(error.line),
            Trouble::Empty | Trouble::File(..) => None,
        }
    }
}

/// Every puzzle of the files, one file after the other.
pub struct Batches {
    files: std::vec::IntoIter<PathBuf>,
    from: Option<Format>,
    stdin: String,
    current: Option<Current>,
    pace: Pace,
}

struct Current {
    name: Arc<str>,
    path: PathBuf,
    source: BufReader<Box<dyn Read + Send>>,
    reader: Reader,
    line: Vec<u8>,
    /// Why it is no text, to be told instead of reading it.
    noise: Option<Result<Entry, Trouble>>,
    /// Whether nothing came out of it yet.
    is_empty: bool,
}

impl Batches {
    pub fn new(input: &Input, voice: &Voice) -> Batches {
        let files = input.files.clone().into_iter();
        Batches { files, from: input.from, stdin: voice.text("stdin", &[]), current: None, pace: Pace::new() }
    }

    /// What decides about the size of the batches to come.
    pub fn pace(&self) -> Pace {
        self.pace.clone()
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
        let mut source = BufReader::with_capacity(BUFFER, source);
        // What cannot be read at all is told when its first line is wanted.
        let beginning = source.fill_buf().unwrap_or_default();
        let noise = noise(beginning).map(|(line, column)| {
            Err(Trouble::Text(ParseError { line, column, found: Found::NotText, expected: Expected::Text }))
        });
        Ok(Current { name, path, source, reader: Reader::new(self.from), line: Vec::new(), noise, is_empty: true })
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
            let is_end = current.fill(&mut batch, self.pace.size());
            current.is_empty &= batch.items.is_empty();
            if is_end {
                if current.is_empty {
                    batch.items.push(Err(Trouble::Empty));
                }
                self.current = None;
            }
            if !batch.items.is_empty() {
                return Some(batch);
            }
        }
    }
}

impl Current {
    /// Reads on until the batch has `size` puzzles, or some and no whole line is waiting. `true` at the end of the file.
    fn fill(&mut self, batch: &mut Batch, size: usize) -> bool {
        if let Some(noise) = self.noise.take() {
            batch.items.push(noise);
            return true;
        }
        loop {
            while let Some(ready) = self.reader.take() {
                batch.items.push(ready.map_err(Trouble::Text));
            }
            // The rest of a line may be long in coming.
            let is_waiting = || self.source.buffer().contains(&b'\n');
            if batch.items.len() >= size || (!batch.items.is_empty() && !is_waiting()) {
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

/// The place of the first byte that no text has. A picture or an archive would otherwise give an error a line.
fn noise(bytes: &[u8]) -> Option<(usize, usize)> {
    // Tabs, line ends, form feeds, and the mark that old systems put at the end of a text.
    let is_text = |&byte: &u8| byte >= b' ' && byte != 0x7f || matches!(byte, b'\t' | b'\n' | b'\r' | 0x0c | 0x1a);
    let at = bytes.iter().position(|byte| !is_text(byte))?;
    let before = &bytes[..at];
    let line = before.iter().filter(|&&byte| byte == b'\n').count() + 1;
    let start = before.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
    Some((line, String::from_utf8_lossy(&before[start..]).chars().count() + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn noise_is_told_from_text() {
        assert_eq!(noise("53..7\t\r\nété 五\u{feff}\u{c}\u{1a}".as_bytes()), None);
        assert_eq!(noise(b"ab\nc\0d"), Some((2, 2)));
        assert_eq!(noise("é\u{7}".as_bytes()), Some((1, 2)));
        assert_eq!(noise(b"5\x003\x00"), Some((1, 2)));
        // Latin letters in an old encoding do no harm in a remark.
        assert_eq!(noise(b"123 caf\xe9"), None);
    }
}
