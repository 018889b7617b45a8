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

/// On a busy machine a run may be over before this process gets its turn to kill it: then it is tried again.
const ATTEMPTS: usize = 30;

fn killed_and_resumed(name: &str, format: &str, more: &[&str]) {
    let folder = folder(name);
    let whole = folder.join(format!("whole.{format}"));
    let file = folder.join(format!("file.{format}"));
    let part = folder.join(format!("file.{format}.part"));
    let making = ["generate", "--count", "4000", "--seed", "7", "--timestamp", "2030-01-31T12:00:00Z"];
    let making = [&making[..], more, &["-o"]].concat();
    good(&[&making[..], &[arg(&whole)]].concat(), "");
    let length = fs::metadata(&whole).unwrap().len();

    let killed_thrice = (0..ATTEMPTS).any(|_| {
        let _ = fs::remove_file(&file);
        let mut kills = usize::from(killed(&[&making[..], &[arg(&file)]].concat(), &part, 0));
        for round in 1..3 {
            if file.exists() {
                break;
            }
            let run = neuf(&[&making[..], &[arg(&file)]].concat());
            assert_eq!(run.code, 2, "an unfinished file is not overwritten");
            assert!(run.err.contains("--resume"), "{}", run.err);
            let resume = ["generate", "--resume", arg(&file), "--threads", ["1", "2", "3"][round]];
            kills += usize::from(killed(&resume, &part, length * round as u64 / 4));
        }
        let run = neuf(&["generate", "--resume", arg(&file)]);
        assert_eq!(run.code, 0, "{}", run.err);
        assert!(fs::read(&file).unwrap() == fs::read(&whole).unwrap(), "{name}: not the same file");
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 2, "something is left over");
        // It counts if the last run had something to go on with.
        kills == 3 && !run.err.contains("after puzzle 0 of")
    });
    assert!(killed_thrice, "the runs were always too short to be killed");

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
    killed_and_resumed("resume-json", "json", &["--difficulty", "hard", "--unique-up-to-symmetry"]);
}

#[test]
fn what_was_left_out_before_is_left_out_after() {
    killed_and_resumed("resume-unique", "txt", &["--unique-up-to-symmetry", "--difficulty", "hard"]);
}

/// A file that was begun and not finished.
fn begun(name: &str) -> std::path::PathBuf {
    let file = folder(name).join("file.txt");
    let args = ["generate", "--count", "4000", "--seed", "7", "-o", arg(&file)];
    let is_killed = (0..ATTEMPTS).any(|_| killed(&args, &file.with_extension("txt.part"), 0));
    assert!(is_killed, "the runs were always too short to be killed");
    let _ = fs::remove_file(&file);
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
    let interrupted = (0..ATTEMPTS).find_map(|_| {
        let _ = fs::remove_file(&file);
        let mut child = command(&[&args[..], &[arg(&file)]].concat()).stderr(Stdio::piped()).spawn().unwrap();
        while !fs::metadata(folder.join("file.jsonl.part")).is_ok_and(|data| data.len() > 0) {
            if child.try_wait().unwrap().is_some() {
                return None;
            }
            std::thread::yield_now();
        }
        let kill = std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
        let output = child.wait_with_output().unwrap();
        (kill.success() && output.status.code() != Some(0)).then_some(output)
    });
    let output = interrupted.expect("a run long enough to be interrupted");
    let err = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), err.lines().count()), (Some(130), 1), "{err}");
    assert!(err.starts_with("neuf: stopped after ") && err.contains("--resume"), "{err}");
    assert!(!file.exists());
    assert_eq!(neuf(&["generate", "--resume", arg(&file)]).code, 0);
    assert!(fs::read(&file).unwrap() == fs::read(&whole).unwrap());
}
