//! The command line in the person's language: help texts, and what is wrong with what was typed.

use std::error::Error as _;
use std::ffi::OsString;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command, CommandFactory};
use neuf::words::{Language, Words};

use crate::args::{BadValue, Cli};

/// The language asked for with `--lang`, else by the environment. What is wrong with `--lang` itself is said
/// when the whole line is parsed.
pub fn language(args: &[OsString]) -> Language {
    let mut asked = None;
    let mut args = args.iter().filter_map(|arg| arg.to_str());
    while let Some(arg) = args.next() {
        match arg.strip_prefix("--lang") {
            Some("") => asked = args.next(),
            Some(value) if value.starts_with('=') => asked = Some(&value[1..]),
            _ if arg == "--" => break,
            _ => {}
        }
    }
    if let Some(language) = asked.and_then(Language::of_locale) {
        return language;
    }
    // The first of these that is set and not empty decides, as for every program of the system.
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
    Language::negotiate(locale.as_deref())
}

/// The command line with every text of its help.
pub fn command(words: &Words) -> Command {
    let template = format!("{{about}}\n\n{} {{usage}}\n\n{{all-args}}{{after-help}}", words.get("heading-usage", &[]));
    dress(Cli::command(), "neuf", &template, words).after_help(words.get("after-help", &[]))
}

fn dress(command: Command, name: &str, template: &str, words: &Words) -> Command {
    command
        .about(words.get(&format!("about-{name}"), &[]))
        .help_template(template.to_owned())
        .subcommand_value_name(words.get("value-command", &[]))
        .subcommand_help_heading(words.get("heading-commands", &[]))
        .mut_args(|arg| dress_arg(arg, name, words))
        .mut_subcommands(|sub| {
            let name = sub.get_name().to_owned();
            dress(sub, &name, template, words)
        })
}

fn dress_arg(arg: Arg, command: &str, words: &Words) -> Arg {
    let id = arg.get_id().as_str().replace('_', "-");
    let own = format!("help-{command}-{id}");
    let key = if words.has(&own) { own } else { format!("help-{id}") };
    let mut help = words.get(&key, &[]);
    let values: Vec<String> = arg.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
    let takes_value = arg.get_action().takes_values();
    if takes_value && !values.is_empty() {
        help = format!("{help} [{}]", values.join(", "));
    }
    let heading = match () {
        () if arg.is_positional() => "heading-arguments",
        () if command == "neuf" => "heading-global",
        () => "heading-options",
    };
    let arg = arg.help(help).help_heading(words.get(heading, &[]));
    if takes_value {
        // Both are in the help text where they matter: the generator says them in English.
        let arg = arg.hide_possible_values(true).hide_default_value(true);
        arg.value_name(words.get(&format!("value-{id}"), &[]))
    } else {
        arg
    }
}

/// What is wrong with what was typed, and how to mend it, in one sentence.
pub fn usage_error(error: &clap::Error, args: &[OsString], words: &Words) -> String {
    let text = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => bare(text).to_owned(),
        Some(ContextValue::Strings(texts)) => alternatives(texts.iter().map(|text| bare(text)), words),
        Some(ContextValue::StyledStr(text)) => text.to_string(),
        _ => String::new(),
    };
    let command = command_name(args);
    let arg = text(ContextKind::InvalidArg);
    let value = text(ContextKind::InvalidValue);
    let say = |key: &str, args: &[(&str, &str)]| {
        let args: Vec<_> = args.iter().map(|&(name, value)| (name, value.into())).collect();
        words.get(key, &args)
    };
    let or_suggestion = |key: &str, suggestion: String, args: &[(&str, &str)]| match suggestion.is_empty() {
        true => say(key, args),
        false => say(&format!("{key}-near"), &[args, &[("near", &suggestion)]].concat()),
    };
    match error.kind() {
        ErrorKind::InvalidValue if value.is_empty() => {
            say("usage-no-value", &[("option", &arg), ("command", &command)])
        }
        ErrorKind::InvalidValue => {
            let all = text(ContextKind::ValidValue);
            let near = text(ContextKind::SuggestedValue);
            or_suggestion("usage-value", near, &[("option", &arg), ("value", &value), ("all", &all)])
        }
        ErrorKind::ValueValidation => {
            let wanted = match error.source().and_then(|source| source.downcast_ref::<BadValue>()) {
                Some(BadValue::Number { least, most: u64::MAX }) => {
                    words.get("wants-least", &[("least", least.to_string().into())])
                }
                Some(BadValue::Number { least, most }) => {
                    words.get("wants-number", &[("least", least.to_string().into()), ("most", most.to_string().into())])
                }
                Some(BadValue::Clues) => words.get("wants-clues", &[]),
                Some(BadValue::Ratings) => words.get("wants-ratings", &[]),
                Some(BadValue::Rating) => words.get("wants-rating", &[]),
                Some(BadValue::Template) => words.get("wants-template", &[]),
                Some(BadValue::Timestamp | BadValue::Name) | None => words.get("wants-timestamp", &[]),
            };
            say("usage-bad-value", &[("option", &arg), ("value", &value), ("wanted", &wanted)])
        }
        ErrorKind::UnknownArgument => {
            or_suggestion("usage-option", text(ContextKind::SuggestedArg), &[("option", &arg), ("command", &command)])
        }
        ErrorKind::InvalidSubcommand => {
            let (name, near) = (text(ContextKind::InvalidSubcommand), text(ContextKind::SuggestedSubcommand));
            or_suggestion("usage-command", near, &[("name", &name)])
        }
        ErrorKind::ArgumentConflict => match text(ContextKind::PriorArg) {
            prior if prior == arg || prior.is_empty() => say("usage-twice", &[("option", &arg)]),
            prior => say("usage-conflict", &[("option", &arg), ("other", &prior)]),
        },
        ErrorKind::TooManyValues => say("usage-no-value-wanted", &[("option", &arg), ("value", &value)]),
        ErrorKind::MissingRequiredArgument => say("usage-missing", &[("option", &arg), ("command", &command)]),
        ErrorKind::InvalidUtf8 => say("usage-utf8", &[("command", &command)]),
        _ => say("usage-other", &[("command", &command)]),
    }
}

/// `--seed <SEED>` → `--seed`.
fn bare(arg: &str) -> &str {
    if arg.starts_with('-') { arg.split([' ', '=', '[']).next().unwrap_or(arg) } else { arg }
}

/// `a, b or c`.
pub fn alternatives<'a>(all: impl Iterator<Item = &'a str>, words: &Words) -> String {
    list("list-or", all, words)
}

/// `a, b or c`, or whatever word is under `key`.
pub fn list<'a>(key: &str, all: impl Iterator<Item = &'a str>, words: &Words) -> String {
    let all: Vec<&str> = all.collect();
    match all.split_last() {
        None => String::new(),
        Some((last, [])) => (*last).to_owned(),
        Some((last, first)) => words.get(key, &[("first", first.join(", ").into()), ("last", (*last).into())]),
    }
}

/// `neuf generate`, as far as it was typed.
fn command_name(args: &[OsString]) -> String {
    let known = Cli::command();
    let name = args.iter().skip(1).filter_map(|arg| arg.to_str()).find(|arg| known.find_subcommand(arg).is_some());
    name.map_or("neuf".to_owned(), |name| format!("neuf {name}"))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use neuf::words::CLI;

    use super::*;

    fn parse(line: &str, language: Language) -> String {
        let words = Words::new(language, &[&CLI]);
        let args: Vec<OsString> = line.split(' ').map(OsString::from).collect();
        let error = command(&words).try_get_matches_from(&args).unwrap_err();
        usage_error(&error, &args, &words)
    }

    #[test]
    fn the_command_line_is_well_formed() {
        let words = Words::new(Language::En, &[&CLI]);
        command(&words).debug_assert();
    }

    #[test]
    fn every_command_and_option_has_its_texts() {
        for language in Language::ALL {
            let words = Words::new(language, &[&CLI]);
            for command in [command(&words)].iter().chain(command(&words).get_subcommands()) {
                let name = command.get_name();
                let about = command.get_about().map(ToString::to_string).unwrap_or_default();
                assert!(!about.is_empty() && !about.starts_with("about-"), "{language}: {name}: {about}");
                for arg in command.get_arguments() {
                    let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
                    assert!(!help.is_empty() && !help.starts_with("help-"), "{language}: {name}: {help}");
                    for value in arg.get_value_names().unwrap_or_default() {
                        assert!(!value.starts_with("value-"), "{language}: {name}: {value}");
                    }
                }
            }
        }
    }

    /// The names of all texts of the command.
    fn keys() -> BTreeSet<&'static str> {
        let is_key = |key: &&str| key.chars().all(|char| char.is_ascii_lowercase() || char == '-') && !key.is_empty();
        CLI.text(Language::En)
            .lines()
            .filter_map(|line| line.split_once(" =").map(|(key, _)| key))
            .filter(is_key)
            .collect()
    }

    /// The sources of the command, without their tests.
    fn sources() -> Vec<String> {
        let files = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/src")).unwrap();
        let paths = files.map(|file| file.unwrap().path());
        let sources = paths.filter(|path| path.extension().is_some_and(|ending| ending == "rs"));
        let texts = sources.map(|path| std::fs::read_to_string(path).unwrap());
        texts.map(|text| text.split("#[cfg(test)]\nmod tests").next().unwrap().to_owned()).collect()
    }

    /// Every text in quotes in the sources of the command.
    fn literals() -> BTreeSet<String> {
        sources().iter().flat_map(|source| source.split('"')).map(str::to_owned).collect()
    }

    /// The keys that are looked up by their names.
    fn said() -> BTreeSet<String> {
        let calls = [".text(", ".get(", "refusal(", "say(", "or_suggestion(", "list("];
        let mut said = BTreeSet::new();
        for source in sources() {
            for call in calls {
                let arguments = source.split(call).skip(1).filter_map(|rest| rest.trim_start().strip_prefix('"'));
                said.extend(arguments.filter_map(|rest| rest.split('"').next()).map(str::to_owned));
            }
        }
        said
    }

    #[test]
    fn every_text_is_used_and_every_text_used_is_there() {
        let (keys, literals) = (keys(), literals());
        assert!(keys.len() > 100);
        // These are put together at run time; another test looks at them.
        let is_made_up = |key: &str| ["about-", "help-", "value-", "man-"].iter().any(|start| key.starts_with(start));
        let ends = ["-near"];
        for key in &keys {
            let stem = ends.iter().find_map(|end| key.strip_suffix(end)).unwrap_or(key);
            assert!(is_made_up(key) || literals.contains(stem), "{key} is never said");
        }
        let words = Words::new(Language::En, &[&CLI]);
        for key in said() {
            assert!(words.has(&key), "{key} is in no catalogue");
        }
    }

    #[test]
    fn mistakes_are_told_in_one_sentence() {
        let mut told = String::new();
        for line in [
            "neuf generate --dificulty easy",
            "neuf generate --difficulty esay",
            "neuf generate --difficulty 7",
            "neuf generate --difficulty",
            "neuf generate --clues many",
            "neuf generate --clues 30 --difficulty easy",
            "neuf generate --rating hard",
            "neuf generate --rating 3.0 --difficulty hard",
            "neuf generate --grade fiendsh",
            "neuf generate --pearl --diamond",
            "neuf generate --requires x-wing,xy-chian",
            "neuf generate --seed 1 --seed 2",
            "neuf generate --count 0",
            "neuf generate --threads many",
            "neuf generate --minimal=yes",
            "neuf generate --timestamp noon",
            "neuf generate file",
            "neuf genrate",
            "neuf xyzzy",
            "neuf completions",
            "neuf solve --wibble",
            "neuf --lang de generate",
            "neuf serve --port 70000",
            "neuf rate --max hard",
            "neuf rate --format %y",
            "neuf explain --path best",
            "neuf hint --rung 6",
        ] {
            told += &format!("{line}\n");
            for language in Language::ALL {
                told += &format!("  {}\n", parse(line, language));
            }
        }
        insta::assert_snapshot!("mistakes", told);
    }

    #[test]
    fn the_language_is_the_one_asked_for() {
        let asked = |line: &str| language(&line.split(' ').map(OsString::from).collect::<Vec<_>>());
        assert_eq!(asked("neuf --lang fr solve"), Language::Fr);
        assert_eq!(asked("neuf solve --lang=fr x"), Language::Fr);
        assert_eq!(asked("neuf solve --lang en --lang=fr_CA"), Language::Fr);
        assert_eq!(asked("neuf --lang en solve"), Language::En);
    }
}
