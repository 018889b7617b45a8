//! What the page weighs on its way to a reader, and what it may weigh.

use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::shell::dist;

/// What a part of the page may weigh, in bytes after `gzip -9`.
struct Budget {
    part: &'static str,
    contains: fn(&str) -> bool,
    bytes: usize,
}

const BUDGETS: [Budget; 5] = [
    Budget { part: "html and css", contains: |name| name.ends_with(".html") || name.ends_with(".css"), bytes: 30_000 },
    Budget {
        part: "the interface (web.js, web_bg.wasm)",
        contains: |name| name == "web.js" || name == "web_bg.wasm",
        // 150,000, and 15,000 for hints: the ladder, the position they start from, what they say in two languages.
        bytes: 165_000,
    },
    // Solving, making, eighty techniques, the rater, sentences in two languages: loaded in a worker after the first paint.
    Budget { part: "the engine (neuf_bg.wasm)", contains: |name| name == "neuf_bg.wasm", bytes: 400_000 },
    Budget { part: "its twin (plain/neuf_bg.wasm)", contains: |name| name == "plain/neuf_bg.wasm", bytes: 400_000 },
    // A browser fetches one of the two engines. This counts the usual one.
    Budget { part: "everything that is fetched", contains: |name| !name.starts_with("plain/"), bytes: 600_000 },
];

/// Prints the sizes of the built page; one over its budget is an error.
pub fn check() -> Result<()> {
    let mut files = Vec::new();
    weigh(&dist(), "", &mut files)?;
    files.sort();
    for (name, raw, packed) in &files {
        println!("{name:<28} {raw:>9} {packed:>9}");
    }
    let mut over = Vec::new();
    for Budget { part, contains, bytes } in BUDGETS {
        let parts: Vec<_> = files.iter().filter(|(name, ..)| contains(name)).collect();
        ensure!(!parts.is_empty(), "{part}: there is no such file in {}", dist().display());
        let packed: usize = parts.iter().map(|(.., packed)| packed).sum();
        println!("{part:<38} {packed:>9} of {bytes} bytes");
        if packed > bytes {
            over.push(format!("{part}: {packed} bytes packed, {bytes} allowed"));
        }
    }
    ensure!(over.is_empty(), "too large: {}", over.join("; "));
    Ok(())
}

/// Appends name, bytes and packed bytes of every file below `folder`.
fn weigh(folder: &Path, prefix: &str, files: &mut Vec<(String, usize, usize)>) -> Result<()> {
    for entry in fs::read_dir(folder).with_context(|| format!("there is no page in {}", folder.display()))? {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            weigh(&entry.path(), &format!("{name}/"), files)?;
        } else {
            let bytes = fs::read(entry.path())?;
            let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
            gzip.write_all(&bytes)?;
            files.push((name, bytes.len(), gzip.finish()?.len()));
        }
    }
    Ok(())
}
