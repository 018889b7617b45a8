//! Where things are, and running other programs.

use std::env;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail, ensure};

use crate::tally::Tally;

/// The repository's folder.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is in the workspace").to_path_buf()
}

/// Where builds go; `CARGO_TARGET_DIR` lets fresh clones share what is already compiled.
pub fn target() -> PathBuf {
    match env::var_os("CARGO_TARGET_DIR") {
        // Cargo reads a relative folder from where it is called, and calls xtask there too.
        Some(folder) => env::current_dir().unwrap_or_else(|_| root()).join(folder),
        None => root().join("target"),
    }
}

/// Where the built page lies.
pub fn dist() -> PathBuf {
    target().join("dist")
}

/// Cargo as it called us, in the repository's folder.
pub fn cargo() -> Command {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root()).env("CARGO_TARGET_DIR", target());
    cargo
}

/// Runs a program to its end; an exit code other than 0 is an error.
pub fn run(command: &mut Command) -> Result<()> {
    say(command);
    let status = command.status().with_context(|| format!("cannot start {}", shown(command)))?;
    ensure!(status.success(), "{}: {status}", shown(command));
    Ok(())
}

/// Runs a program of tests, passes on what it prints and counts the tests it tells of.
pub fn run_tests(command: &mut Command) -> Result<Tally> {
    say(command);
    let mut child =
        command.stdout(Stdio::piped()).spawn().with_context(|| format!("cannot start {}", shown(command)))?;
    let mut tally = Tally::default();
    let output = BufReader::new(child.stdout.take().expect("a pipe"));
    for line in output.split(b'\n') {
        let line = line?;
        let line = String::from_utf8_lossy(&line);
        println!("{line}");
        tally.read_line(&line);
    }
    let status = child.wait()?;
    if !status.success() && tally.failed == 0 {
        bail!("{}: {status}, after {tally}", shown(command));
    }
    if status.success() && tally.passed + tally.failed == 0 {
        bail!("{}: ran no test", shown(command));
    }
    Ok(tally)
}

/// What a program prints on its standard output, without the white space around it.
pub fn output(command: &mut Command) -> Result<String> {
    let output =
        command.stderr(Stdio::inherit()).output().with_context(|| format!("cannot start {}", shown(command)))?;
    ensure!(output.status.success(), "{}: {}", shown(command), output.status);
    Ok(String::from_utf8(output.stdout)?.trim().to_owned())
}

/// Whether a program can be started and succeeds; its output is thrown away.
pub fn succeeds(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

/// Installs Debian packages where that is possible without asking; else says what to type.
pub fn apt_install(what: &str, packages: &[&str]) -> Result<()> {
    let root = output(Command::new("id").arg("-u")).is_ok_and(|id| id == "0");
    if !root || !succeeds(Command::new("apt-get").arg("--version")) {
        let packages = packages.join(" ");
        bail!("{what} is missing; type this, then try again: sudo apt-get install -y {packages}");
    }
    println!("installing {what}");
    let apt = || {
        let mut apt = Command::new("apt-get");
        apt.env("DEBIAN_FRONTEND", "noninteractive");
        apt
    };
    run(apt().args(["update", "-qq"]))?;
    run(apt().args(["install", "-y", "-qq", "--no-install-recommends"]).args(packages))
}

fn say(command: &Command) {
    println!("$ {}", shown(command));
}

fn shown(command: &Command) -> String {
    let name = Path::new(command.get_program()).file_name().unwrap_or(command.get_program());
    let words = std::iter::once(name).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}
