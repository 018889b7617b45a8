//! Long inputs, pipes that close, line endings.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::Stdio;

use crate::{PUZZLE, SOLUTION, UNSOLVABLE, arg, command, folder, good, neuf_with};

#[test]
fn a_closed_pipe_is_no_mistake() {
    let file = folder("closed-pipe").join("puzzles.txt");
    fs::write(&file, format!("{PUZZLE}\n").repeat(20_000)).unwrap();
    for args in [
        &["generate", "--difficulty", "easy", "--count", "1000000", "--seed", "1"][..],
        &["solve", arg(&file)],
        &["check", arg(&file)],
        &["count", arg(&file)],
        &["convert", "--to", "csv", arg(&file)],
    ] {
        let mut child = command(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        out.read_line(&mut line).unwrap();
        assert!(line.ends_with('\n'));
        drop(out);
        let mut err = String::new();
        child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
        assert_eq!((child.wait().unwrap().code(), err.as_str()), (Some(0), ""), "{args:?}");
    }
}

#[test]
fn a_closed_pipe_ends_the_command_though_more_input_may_come() {
    let mut child = command(&["solve", "--threads", "3"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    drop(child.stdout.take());
    writeln!(stdin, "{PUZZLE}").unwrap();
    // Standard input is still open.
    assert_eq!(child.wait().unwrap().code(), Some(0));
    drop(stdin);
}

#[test]
fn each_line_is_answered_when_it_comes() {
    let mut child = command(&["solve", "-"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    for _ in 0..3 {
        writeln!(stdin, "{PUZZLE}").unwrap();
        let mut line = String::new();
        out.read_line(&mut line).unwrap();
        assert_eq!(line.trim_end(), SOLUTION);
    }
    // Nor does it wait for the rest of the next line.
    write!(stdin, "{PUZZLE}\n{}", &PUZZLE[..30]).unwrap();
    let mut line = String::new();
    out.read_line(&mut line).unwrap();
    assert_eq!(line.trim_end(), SOLUTION);
    writeln!(stdin, "{}", &PUZZLE[30..]).unwrap();
    drop(stdin);
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn line_endings_and_marks_make_no_difference() {
    let lines = format!("{PUZZLE}\n{PUZZLE}\n");
    let expected = format!("{SOLUTION}\n{SOLUTION}\n");
    for input in [lines.clone(), lines.replace('\n', "\r\n"), format!("\u{feff}{lines}"), lines.trim_end().to_owned()] {
        assert_eq!(good(&["solve"], &input), expected, "{input:?}");
    }
    let rows: String = (0..9).map(|row| format!("{}\r\n", &PUZZLE[row * 9..row * 9 + 9])).collect();
    assert_eq!(good(&["solve"], &rows), format!("{SOLUTION}\n"));
}

#[test]
fn an_input_without_a_puzzle_is_a_mistake() {
    for input in ["", "\n\n", "# nothing here\n"] {
        for args in [&["solve"][..], &["check"], &["count"], &["canon"], &["convert", "--to", "sdm"]] {
            let run = neuf_with(args, input.as_bytes());
            assert_eq!((run.code, run.out.as_str(), run.err.as_str()), (2, "", "stdin: there is no puzzle in it\n"));
        }
    }
}

#[test]
fn the_order_is_kept_with_any_number_of_threads() {
    // Every third line cannot be solved, every seventh not be read.
    let line = |i: usize| match i {
        _ if i.is_multiple_of(7) => "nonsense".to_owned(),
        _ if i.is_multiple_of(3) => UNSOLVABLE.to_owned(),
        _ => format!("{} {i}", &PUZZLE),
    };
    let input: String = (1..=5000).map(|i| line(i) + "\n").collect();
    let one = neuf_with(&["check", "--threads", "1"], input.as_bytes());
    assert_eq!(one.code, 2);
    assert_eq!(one.err.lines().count(), 5000 / 7);
    for (line, i) in one.err.lines().zip(1..) {
        assert!(line.starts_with(&format!("stdin:{}:", i * 7)), "{line}");
    }
    for threads in ["2", "5"] {
        let many = neuf_with(&["check", "--threads", threads], input.as_bytes());
        assert_eq!((many.out, many.err, many.code), (one.out.clone(), one.err.clone(), one.code));
    }
}

/// The most memory the running process ever had, in KiB.
#[cfg(target_os = "linux")]
fn peak(child: &std::process::Child) -> u64 {
    let status = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
    let line = status.lines().find(|line| line.starts_with("VmHWM:")).expect("the kernel tells it");
    line.split_whitespace().nth(1).unwrap().parse().unwrap()
}

#[cfg(target_os = "linux")]
#[test]
fn a_long_stream_takes_little_memory() {
    const LINES: usize = 100_000;
    const MOST: u64 = 100 * 1024;
    let line = format!("{PUZZLE} with some words behind it\n");
    for args in [&["check", "-"][..], &["rate", "-"], &["convert", "--to", "jsonl", "-"]] {
        let mut child = command(args).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let line = line.clone();
        let feeder = std::thread::spawn(move || {
            for _ in 0..LINES {
                stdin.write_all(line.as_bytes()).unwrap();
            }
            stdin
        });
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        for _ in 0..LINES - 1 {
            lines.next().expect("a line for each").unwrap();
        }
        // The end of the input is still open, so that the process is still there.
        let peak = peak(&child);
        drop(feeder.join().unwrap());
        assert!(peak < MOST, "{args:?}: {peak} KiB");
        lines.next().expect("the last line").unwrap();
        assert_eq!(child.wait().unwrap().code(), Some(0));
    }
    // A single line of 10 MB takes none either.
    let mut child =
        command(&["check", "-"]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    for _ in 0..10 {
        stdin.write_all(&vec![b'1'; 1 << 20]).unwrap();
    }
    writeln!(stdin, "\n{PUZZLE}").unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    assert_eq!(line, "unique\n");
    let peak = peak(&child);
    assert!(peak < MOST, "{peak} KiB");
    drop(stdin);
    assert_eq!(child.wait().unwrap().code(), Some(2));
}
