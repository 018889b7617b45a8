//! What the command says of itself, in both languages.

use crate::{command, good, neuf};

const COMMANDS: [&str; 13] = [
    "generate",
    "solve",
    "check",
    "count",
    "canon",
    "vicinity",
    "rate",
    "explain",
    "hint",
    "convert",
    "serve",
    "completions",
    "man",
];

fn all_help(language: &str) -> String {
    let mut text = good(&["--lang", language, "--help"], "");
    for command in COMMANDS {
        text += &format!("\n######## neuf {command}\n\n{}", good(&["--lang", language, command, "--help"], ""));
    }
    text
}

#[test]
fn help_in_english() {
    insta::assert_snapshot!("help-en", all_help("en"));
}

#[test]
fn help_in_french() {
    insta::assert_snapshot!("help-fr", all_help("fr"));
}

#[test]
fn the_language_is_that_of_the_system() {
    let err = |name: &str, value: &str| {
        let output = command(&["nonsense"]).env(name, value).output().unwrap();
        assert_eq!(output.status.code(), Some(2));
        String::from_utf8(output.stderr).unwrap()
    };
    assert!(err("LANG", "fr_FR.UTF-8").contains("il n’y a pas de commande"));
    assert!(err("LC_ALL", "fr").contains("il n’y a pas de commande"));
    assert!(err("LC_MESSAGES", "de_DE.UTF-8").contains("there is no command"));
}

#[test]
fn without_a_command_there_is_help() {
    let run = neuf(&[]);
    assert_eq!((run.code, run.out.as_str()), (2, ""));
    assert!(run.err.contains("generate"), "{}", run.err);
    assert_eq!(good(&["--version"], ""), format!("neuf {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn a_mistake_is_one_sentence() {
    for args in
        [&["generate", "--cluse", "22"][..], &["generate", "--clues", "5"], &["slove"], &["solve", "--limit", "0"]]
    {
        let run = neuf(args);
        assert_eq!((run.code, run.out.as_str(), run.err.lines().count()), (2, "", 1), "{}", run.err);
        assert!(run.err.starts_with("neuf: "), "{}", run.err);
    }
}

#[test]
fn shells_and_man_know_the_command() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = good(&["completions", shell], "");
        assert!(script.contains("generate") && script.contains("both-diagonals"), "{shell}");
    }
    for language in ["en", "fr"] {
        let pages = [&["man"][..], &["man", "generate"]].map(|page| good(&[&["--lang", language], page].concat(), ""));
        insta::assert_snapshot!(format!("man-{language}"), pages.join("\n"));
    }
    let folder = crate::folder("man");
    good(&["man", "--dir", crate::arg(&folder)], "");
    assert_eq!(std::fs::read_dir(folder).unwrap().count(), COMMANDS.len() + 1);
    let run = neuf(&["man", "nothing"]);
    assert_eq!((run.code, run.err.lines().count()), (2, 1), "{}", run.err);
}
