//! Files that cannot be read or written.

use std::fs;

use crate::{PUZZLE, SOLUTION, arg, folder, good, neuf, neuf_with};

/// One sentence, exit code 2, nothing on standard output.
fn refused(args: &[&str], part_of_the_sentence: &str) {
    let run = neuf_with(args, PUZZLE.as_bytes());
    assert_eq!((run.code, run.out.as_str(), run.err.lines().count()), (2, "", 1), "{args:?}: {}", run.err);
    assert!(run.err.starts_with("neuf: ") && run.err.contains(part_of_the_sentence), "{args:?}: {}", run.err);
}

#[test]
fn a_folder_that_is_not_there_or_is_no_folder() {
    let folder = folder("no-folder");
    let file = folder.join("file");
    fs::write(&file, "").unwrap();
    for command in
        [&["generate", "--seed", "1"][..], &["solve"], &["check"], &["count"], &["canon"], &["convert", "--to", "sdk"]]
    {
        for (path, sentence) in [
            (folder.join("none/file.txt"), "no such file or folder"),
            (file.join("file.txt"), "no folder"),
            (folder.clone(), "it is a folder"),
        ] {
            refused(&[command, &["-o", arg(&path)]].concat(), sentence);
        }
    }
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_one_sentence() {
    for command in [&["generate", "--seed", "1", "--count", "2000"][..], &["solve"]] {
        refused(&[command, &["-o", "/dev/full"]].concat(), "the disk is full");
    }
}

#[test]
fn a_missing_input_does_not_keep_the_others_back() {
    let folder = folder("missing");
    let file = folder.join("file.txt");
    fs::write(&file, PUZZLE).unwrap();
    let run = neuf(&["solve", arg(&folder.join("none.txt")), arg(&file)]);
    assert_eq!((run.code, run.out.as_str()), (2, format!("{SOLUTION}\n").as_str()));
    assert_eq!(run.err, format!("neuf: cannot read {}: no such file or folder\n", folder.join("none.txt").display()));
    let run = neuf(&["solve", arg(&folder)]);
    assert_eq!((run.code, run.err.lines().count()), (2, 1), "{}", run.err);
}

#[test]
fn the_ending_of_the_file_says_the_format() {
    let folder = folder("endings");
    for (name, start) in
        [("a.csv", "puzzle,solution,"), ("a.json", "["), ("a.jsonl", "{"), ("a.sdm", ""), ("a.txt", "")]
    {
        let file = folder.join(name);
        good(&["generate", "--seed", "1", "--count", "3", "-o", arg(&file)], "");
        let text = fs::read_to_string(&file).unwrap();
        assert!(text.starts_with(start), "{name}: {text}");
        // What was written can be read.
        assert_eq!(good(&["check", arg(&file)], ""), "unique\n".repeat(3), "{name}");
    }
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 5, "something unfinished was left");
}

#[test]
fn an_unfinished_file_is_not_overwritten_unasked() {
    let folder = folder("unfinished");
    let file = folder.join("file.txt");
    fs::write(folder.join("file.txt.part"), "mine").unwrap();
    for command in [&["generate", "--seed", "1"][..], &["solve"]] {
        refused(&[command, &["-o", arg(&file)]].concat(), "--force");
        assert_eq!(fs::read_to_string(folder.join("file.txt.part")).unwrap(), "mine");
    }
    good(&["solve", "--force", "-o", arg(&file)], PUZZLE);
    assert_eq!(fs::read_to_string(&file).unwrap(), format!("{SOLUTION}\n"));
    assert!(!folder.join("file.txt.part").exists());
}

#[test]
fn records_say_all_there_is() {
    let args = ["generate", "--difficulty", "hard", "--symmetry", "rot90", "--seed", "5", "--first", "3"];
    let out = good(&[&args[..], &["--format", "jsonl", "--timestamp", "2030-01-31T12:00:00Z"]].concat(), "");
    let record: serde_json::Value = serde_json::from_str(&out).unwrap();
    let puzzle: neuf::grid::Grid = record["puzzle"].as_str().unwrap().parse().unwrap();
    assert_eq!(record["solution"].as_str().unwrap(), neuf::solve::solve(&puzzle).unwrap().to_line());
    assert_eq!(record["clues"], puzzle.count());
    assert_eq!(record["difficulty"], "hard");
    assert_eq!(record["symmetry"], "rot90");
    assert_eq!((&record["seed"], &record["index"]), (&5.into(), &3.into()));
    assert_eq!(record["timestamp"], "2030-01-31T12:00:00Z");
    assert_eq!(record["version"], env!("CARGO_PKG_VERSION"));
    // Without a word about it: now for JSON, none for CSV, which then is the same every time.
    let now = good(&[&args[..], &["--format", "json"]].concat(), "");
    let now: serde_json::Value = serde_json::from_str(&now).unwrap();
    let record = now.get(0).unwrap_or(&now);
    assert!(record["timestamp"].as_str().unwrap().ends_with('Z'), "{record}");
    let csv = good(&[&args[..], &["--format", "csv"]].concat(), "");
    assert_eq!(csv, good(&[&args[..], &["--format", "csv"]].concat(), ""));
    assert!(!csv.contains("timestamp"), "{csv}");
}
