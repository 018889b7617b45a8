//! What neither rustfmt nor clippy looks at: the order of the engine's modules, the length of
//! files, leftovers, and whether the data says where it came from.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use crate::shell::root;

/// A file that needs more lines is two files.
const MOST_LINES: usize = 800;

/// Endings of the files that people write.
const WRITTEN: [&str; 11] = ["rs", "toml", "md", "mjs", "js", "ts", "css", "html", "ftl", "sh", "json"];

/// Marks of work put off. Put together here, or this file would find itself.
const LEFTOVERS: [&str; 7] = [
    concat!("TO", "DO"),
    concat!("FIX", "ME"),
    concat!("XX", "X:"),
    concat!("todo", "!("),
    concat!("unimplemented", "!("),
    concat!("dbg", "!("),
    concat!("#[", "ignore"),
];

/// Looks at the whole repository; everything found is told in one error.
pub fn check() -> Result<()> {
    let root = root();
    let mut files = Vec::new();
    list(&root, &mut files)?;
    files.sort();
    let mut found = Vec::new();
    for file in &files {
        let name = file.strip_prefix(&root)?.to_string_lossy().into_owned();
        let text = fs::read_to_string(file).with_context(|| format!("cannot read {name}"))?;
        found.extend(look_at_text(&name, &text));
    }
    found.extend(look_at_engine(&root.join("crates/neuf/src"))?);
    found.extend(look_at_data(&root.join("data"))?);
    ensure!(found.is_empty(), "{} things to tidy:\n  {}", found.len(), found.join("\n  "));
    println!("{} files, tidy", files.len());
    Ok(())
}

/// Every file that people write, but not what was built or installed.
fn list(folder: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = entry.path();
        if entry.file_type()?.is_dir() {
            if !["target", "node_modules", ".git", "corpus", "artifacts"].contains(&name.as_str()) {
                list(&path, files)?;
            }
        } else if path.extension().is_some_and(|ending| WRITTEN.iter().any(|&w| w == ending)) {
            files.push(path);
        }
    }
    Ok(())
}

fn look_at_text(name: &str, text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let lines = text.lines().count();
    if lines > MOST_LINES && !name.ends_with("package-lock.json") {
        found.push(format!("{name}: {lines} lines, {MOST_LINES} at most"));
    }
    for (i, line) in text.lines().enumerate() {
        for leftover in LEFTOVERS {
            if line.contains(leftover) {
                found.push(format!("{name}:{}: {leftover}", i + 1));
            }
        }
    }
    found
}

/// The modules of the engine are listed in `lib.rs` in the order of dependence: each may use those
/// before it. Documentation and tests may point forward.
fn look_at_engine(src: &Path) -> Result<Vec<String>> {
    let lib = fs::read_to_string(src.join("lib.rs"))?;
    let modules = declared_modules(&lib);
    let mut found = Vec::new();
    for (i, module) in modules.iter().enumerate() {
        let mut files = Vec::new();
        let folder = src.join(module);
        if folder.is_dir() {
            list(&folder, &mut files)?;
        }
        let file = src.join(format!("{module}.rs"));
        if file.exists() {
            files.push(file);
        }
        files.sort();
        for file in files {
            let text = fs::read_to_string(&file)?;
            let name = file.strip_prefix(src)?.to_string_lossy().into_owned();
            for (line, used) in used_modules(&text) {
                if modules[i + 1..].contains(&used) {
                    found.push(format!(
                        "crates/neuf/src/{name}:{line}: uses `{used}`, which comes after `{module}` in lib.rs"
                    ));
                }
            }
        }
    }
    Ok(found)
}

fn declared_modules(lib: &str) -> Vec<String> {
    let module = |line: &str| {
        let line = line.strip_prefix("pub ").or(line.strip_prefix("pub(crate) ")).unwrap_or(line);
        Some(line.strip_prefix("mod ")?.strip_suffix(';')?.to_owned())
    };
    lib.lines().filter_map(module).collect()
}

/// The modules named behind `crate::`, alone or in braces, with their lines.
fn used_modules(text: &str) -> Vec<(usize, String)> {
    let code = without_comments_and_tests(text);
    let mut used = Vec::new();
    for (at, _) in code.match_indices("crate::") {
        let line = code[..at].matches('\n').count() + 1;
        let rest = &code[at + "crate::".len()..];
        if let Some(list) = rest.strip_prefix('{') {
            let mut depth = 0;
            for (i, part) in list.char_indices() {
                match part {
                    '{' => depth += 1,
                    '}' if depth == 0 => break,
                    '}' => depth -= 1,
                    _ if depth == 0 && starts_a_name(&list[..i], part) => used.push((line, first_name(&list[i..]))),
                    _ => (),
                }
            }
        } else {
            used.push((line, first_name(rest)));
        }
    }
    used
}

/// Whether `next` begins an item of a list in braces, of which `before` is already read.
fn starts_a_name(before: &str, next: char) -> bool {
    let before = before.trim_end();
    (next.is_alphabetic() || next == '_') && (before.is_empty() || before.ends_with(','))
}

fn first_name(text: &str) -> String {
    text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect()
}

/// Blanks out comment lines and the `#[cfg(test)]` modules at the end of a file; lines keep their numbers.
fn without_comments_and_tests(text: &str) -> String {
    let end = text.find("\n#[cfg(test)]\nmod ").unwrap_or(text.len());
    let keep = |line: &str| !line.trim_start().starts_with("//");
    text[..end].lines().map(|line| if keep(line) { line } else { "" }).collect::<Vec<_>>().join("\n")
}

/// Each file of `data/` is named in its README, which says where it came from.
fn look_at_data(data: &Path) -> Result<Vec<String>> {
    let readme = fs::read_to_string(data.join("README.md")).context("data/README.md")?;
    let mut found = Vec::new();
    let mut folders = vec![data.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            if entry.file_type()?.is_dir() {
                folders.push(entry.path());
            } else if name != "README.md" && !readme.contains(&name) {
                found.push(format!("data/README.md does not say where {name} came from"));
            }
        }
    }
    found.sort();
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn uses_are_found_alone_in_lists_and_in_the_middle_of_code() {
        let text = "\
use crate::grid::Cell;
// crate::comment
use crate::{puzzle::{Puzzle, text}, solve as s,
    play};
fn f() { crate::words::get() }

#[cfg(test)]
mod tests { use crate::job; }
";
        let used: Vec<String> = used_modules(text).into_iter().map(|(line, name)| format!("{line} {name}")).collect();
        assert_eq!(used, ["1 grid", "3 puzzle", "3 solve", "3 play", "5 words"]);
    }

    #[test]
    fn modules_are_read_in_their_order() {
        assert_eq!(declared_modules("//! mod no;\npub mod grid;\nmod puzzle;\n\nfn f() {}\n"), ["grid", "puzzle"]);
    }

    #[test]
    fn long_files_and_leftovers_are_told() {
        let long = "x\n".repeat(MOST_LINES + 1);
        assert_eq!(look_at_text("a.rs", &long), ["a.rs: 801 lines, 800 at most"]);
        let left = format!("fn f() {{ {} }}", LEFTOVERS[3]);
        assert_eq!(look_at_text("b.rs", &left), [format!("b.rs:1: {}", LEFTOVERS[3])]);
        assert!(look_at_text("c.rs", "fn f() {}\n").is_empty());
    }
}
