//! Puts the built page into the program: each file as it is and compressed, with its tag for caches.
//!
//! The page is the folder named by `NEUF_PAGE`, else `dist` in the target folder. Without one, `neuf serve` says how
//! to get it.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=NEUF_PAGE");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    let page = match env::var_os("NEUF_PAGE") {
        Some(folder) => Some(PathBuf::from(folder)),
        // The target folder is somewhere above OUT_DIR, how far depends on the way cargo was called.
        None => out.ancestors().map(|folder| folder.join("dist")).find(|folder| folder.join("index.html").exists()),
    };
    let mut files = Vec::new();
    if let Some(page) = page.filter(|page| page.join("index.html").exists()) {
        println!("cargo::rerun-if-changed={}", page.display());
        list(&page, &page, &mut files)?;
        files.sort();
    }
    println!("cargo::rustc-env=NEUF_PAGE_BUILT={}", if files.is_empty() { "no" } else { "yes" });
    let mut code = String::from("static PAGE: &[File] = &[\n");
    for (i, (name, path)) in files.iter().enumerate() {
        println!("cargo::rerun-if-changed={}", path.display());
        let content = fs::read(path)?;
        let packed = compressed(&content)?;
        let copies = [(format!("{i}.plain"), Some(&content)), (format!("{i}.gz"), packed.as_ref())];
        for (copy, content) in &copies {
            if let Some(content) = content {
                fs::write(out.join(copy), content)?;
            }
        }
        let include = |copy: &str| format!("include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{copy}\"))");
        let packed = packed.is_some().then(|| format!("Some({})", include(&copies[1].0)));
        writeln!(
            code,
            "    File {{ name: {name:?}, tag: \"\\\"{}\\\"\", plain: {}, gzip: {} }},",
            tag(&content),
            include(&copies[0].0),
            packed.as_deref().unwrap_or("None"),
        )
        .expect("a string takes everything");
    }
    code.push_str("];\n");
    fs::write(out.join("page.rs"), code)
}

/// Names, as in addresses, and paths of all files below `folder`.
fn list(top: &Path, folder: &Path, files: &mut Vec<(String, PathBuf)>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            list(top, &path, files)?;
        } else if let Some(name) = path.strip_prefix(top).ok().and_then(Path::to_str) {
            files.push((name.replace('\\', "/"), path));
        }
    }
    Ok(())
}

/// `None` when it would not be much smaller.
fn compressed(content: &[u8]) -> io::Result<Option<Vec<u8>>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content)?;
    let packed = encoder.finish()?;
    Ok((packed.len() < content.len() / 10 * 9).then_some(packed))
}

fn tag(content: &[u8]) -> String {
    Sha256::digest(content).iter().take(12).map(|byte| format!("{byte:02x}")).collect()
}
