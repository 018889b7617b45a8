//! A file that was interrupted, however rudely, becomes the file it would have been.

use std::fs;
use std::path::Path;
use std::process::Stdio;

use crate::{arg, command, folder, good, neuf};

/// Starts the command and ends it with SIGKILL as soon as `part` is longer than `bytes`. `false` if the command
/// was quicker.
fn killed(args: &[&str], part: &Path, bytes: u64) -> bool {
    let mut child = command(args).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    loop {
        if child.try_wait().unwrap().is_some() {
            return false;
        }
        if fs::metadata(part).is_ok_and(|data| data.len() > bytes) {
            child.kill().unwrap();
            child.wait().unwrap();
            return true;
        }
        std::thread::yield_now();
    }
}

fn killed_and_resumed(name: &str, format: &str, more: &[&str]) {
    let folder = folder(name);
    let whole = folder.join(format!("whole.{format}"));
    let file = folder.join(format!("file.{format}"));
    let part = folder.join(format!("file.{format}.part"));
    let journal = folder.join(format!("file.{format}.part.json"));
    let args = ["generate", "--count", "4000", "--seed", "7", "--timestamp", "2030-01-31T12:00:00Z", "-o"];
    let args = [more, &args[..]].concat();
    let args: Vec<&str> = [&args[more.len()..args.len() - 1], more, &["-o"]].concat();
    good(&[&args[..], &[arg(&whole)]].concat(), "");
    let length = fs::metadata(&whole).unwrap().len();

    assert!(killed(&[&args[..], &[arg(&file)]].concat(), &part, 0), "a run too short to be killed");
    let mut kills = 1;
    for round in 1..4 {
        assert!(!file.exists());
        let run = neuf(&[&args[..], &[arg(&file)]].concat());
        assert_eq!(run.code, 2);
        assert!(run.err.contains("--resume"), "{}", run.err);
        let resume = ["generate", "--resume", arg(&file), "--threads", ["1", "2", "3"][round % 3]];
        if !killed(&resume, &part, length * round as u64 / 4) {
            break;
        }
        kills += 1;
    }
    assert!(kills >= 2, "the resumed runs were too short to be killed");
    let run = neuf(&["generate", "--resume", arg(&file)]);
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(fs::read(&file).unwrap() == fs::read(&whole).unwrap(), "{name}: not the same file");
    assert!(!part.exists() && !journal.exists());

    let run = neuf(&["generate", "--resume", arg(&file)]);
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.err.contains("complete already"), "{}", run.err);
}

#[test]
fn lines_are_the_same() {
    killed_and_resumed("resume-csv", "csv", &[]);
}

#[test]
fn a_json_list_is_the_same() {
    killed_and_resumed("resume-json", "json", &["--difficulty", "hard"]);
}

#[test]
fn what_was_left_out_before_is_left_out_after() {
    killed_and_resumed("resume-unique", "txt", &["--unique-up-to-symmetry", "--difficulty", "hard"]);
}

/// A file that was begun and not finished.
fn begun(name: &str) -> std::path::PathBuf {
    let file = folder(name).join("file.txt");
    let args = ["generate", "--count", "4000", "--seed", "7", "-o", arg(&file)];
    assert!(killed(&args, &file.with_extension("txt.part"), 0));
    file
}

#[test]
fn other_arguments_must_agree() {
    let file = begun("resume-agree");
    let run = neuf(&["generate", "--resume", arg(&file), "--seed", "8"]);
    assert_eq!(run.code, 2);
    assert_eq!(run.err.lines().count(), 1);
    assert!(run.err.contains("--seed says 8") && run.err.contains("begun with 7"), "{}", run.err);
    let run = neuf(&["generate", "--resume", arg(&file), "-o", "other.txt"]);
    assert_eq!(run.code, 2, "{}", run.err);
    let args = ["generate", "--count", "4000", "--seed", "7", "-o", arg(&file), "--resume", arg(&file)];
    assert_eq!(neuf(&args).code, 0);
    assert_eq!(fs::read_to_string(&file).unwrap().lines().count(), 4000);
}

#[test]
fn force_starts_over() {
    let file = begun("resume-force");
    good(&["generate", "--count", "3", "--seed", "1", "-o", arg(&file), "--force"], "");
    assert_eq!(fs::read_to_string(&file).unwrap(), good(&["generate", "--count", "3", "--seed", "1"], ""));
    assert_eq!(fs::read_dir(file.parent().unwrap()).unwrap().count(), 1);
}

#[test]
fn there_must_be_something_to_resume() {
    let folder = folder("resume-nothing");
    let file = folder.join("file.txt");
    let run = neuf(&["generate", "--resume", arg(&file)]);
    assert_eq!((run.code, run.err.lines().count()), (2, 1), "{}", run.err);
    // With the arguments at hand there is: a run that was killed before it wrote anything.
    let run = neuf(&["generate", "--count", "3", "--seed", "1", "--resume", arg(&file)]);
    assert_eq!(run.code, 0, "{}", run.err);
    assert_eq!(fs::read_to_string(&file).unwrap().lines().count(), 3);
}

#[test]
fn a_damaged_journal_is_a_mistake() {
    let file = begun("resume-damaged");
    let journal = file.with_extension("txt.part.json");
    let text = fs::read_to_string(&journal).unwrap();
    for damaged in ["", "{}", &text[..text.len() / 2], &text.replace("\"version\": \"", "\"version\": \"9")] {
        fs::write(&journal, damaged).unwrap();
        let run = neuf(&["generate", "--resume", arg(&file)]);
        assert_eq!((run.code, run.err.lines().count()), (2, 1), "{}", run.err);
    }
    fs::write(&journal, &text).unwrap();
    fs::write(file.with_extension("txt.part"), "").unwrap();
    let run = neuf(&["generate", "--resume", arg(&file)]);
    let is_whole = !text.contains("\"bytes\": 0,");
    assert_eq!(run.code, if is_whole { 2 } else { 0 }, "{}", run.err);
}

#[cfg(unix)]
#[test]
fn an_interruption_keeps_what_is_done() {
    let folder = folder("resume-interrupted");
    let (file, whole) = (folder.join("file.jsonl"), folder.join("whole.jsonl"));
    let args = ["generate", "--count", "4000", "--seed", "7", "--timestamp", "none", "-o"];
    good(&[&args[..], &[arg(&whole)]].concat(), "");
    let mut child = command(&[&args[..], &[arg(&file)]].concat()).stderr(Stdio::piped()).spawn().unwrap();
    while !fs::metadata(folder.join("file.jsonl.part")).is_ok_and(|data| data.len() > 0) {
        assert!(child.try_wait().unwrap().is_none(), "a run too short to be interrupted");
        std::thread::yield_now();
    }
    let signalled = std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(signalled.success());
    let output = child.wait_with_output().unwrap();
    let err = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), err.lines().count()), (Some(130), 1), "{err}");
    assert!(err.starts_with("neuf: stopped after ") && err.contains("--resume"), "{err}");
    assert!(!file.exists());
    assert_eq!(neuf(&["generate", "--resume", arg(&file)]).code, 0);
    assert!(fs::read(&file).unwrap() == fs::read(&whole).unwrap());
}
