//! The command as a person meets it: the built program, run.

mod convert;
mod files;
mod forms;
mod help;
mod malformed;
mod resume;
mod serve;
mod steps;
mod streams;

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::thread;

/// One solution.
pub const PUZZLE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
pub const SOLUTION: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
/// No solution, though no rule is broken yet: r1c9 can hold nothing.
pub const UNSOLVABLE: &str = "12345678..................9......................................................";
/// Several solutions.
pub const LOOSE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5.........";
/// Two fives in the first row.
pub const CONTRADICTORY: &str = "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// What a run of the command gave.
#[derive(Debug)]
pub struct Run {
    pub code: i32,
    pub out: String,
    pub err: String,
}

/// The command in English, whatever the language of the machine.
pub fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_neuf"));
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(name);
    }
    command.args(args);
    command
}

/// Runs the command with nothing on standard input.
pub fn neuf(args: &[&str]) -> Run {
    neuf_with(args, b"")
}

/// Runs the command with `input` on standard input.
pub fn neuf_with(args: &[&str], input: &[u8]) -> Run {
    let mut child = command(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let mut stdin = child.stdin.take().expect("piped");
    let input = input.to_vec();
    // The command may end without reading all of it.
    let feeder = thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("the command ends");
    feeder.join().expect("the feeder ends");
    Run {
        code: output.status.code().expect("an exit code"),
        out: String::from_utf8(output.stdout).expect("text"),
        err: String::from_utf8(output.stderr).expect("text"),
    }
}

/// Runs the command and expects that all goes well and nothing is said.
pub fn good(args: &[&str], input: &str) -> String {
    let run = neuf_with(args, input.as_bytes());
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{args:?}");
    run.out
}

/// An empty folder for the test of this name.
pub fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder for the test");
    folder
}

/// The path of a file as an argument.
pub fn arg(path: &std::path::Path) -> &str {
    path.to_str().expect("a path that is text")
}
