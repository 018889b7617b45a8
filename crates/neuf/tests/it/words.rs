//! Every technique in words, on boards where it is known to apply.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::ops::ControlFlow;
use std::path::Path;

use neuf::logic::{Rung, Step, Technique, find};
use neuf::words::steps::{Notation, Teller};
use neuf::words::{Language, STEPS, Words};

use crate::logic::{examples, written};

/// More words are too many for a sentence. A sign that stands alone is none.
const MOST_WORDS: usize = 25;

/// The examples with the step that each is an example of.
fn steps() -> Vec<(Technique, Step)> {
    let mut steps = Vec::new();
    for (technique, board, _, conclusion, line) in examples() {
        let mut meant = None;
        let _ = find(&board, technique, &mut |step| {
            if written(&step) == conclusion {
                meant = Some(step);
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        steps.push((technique, meant.unwrap_or_else(|| panic!("not found: {line}"))));
    }
    steps
}

/// `data/golden/steps-en.txt` and `steps-fr.txt`: of the first example of each technique, the five rungs.
#[test]
fn every_technique_is_told_in_every_language() {
    let steps = steps();
    for language in Language::ALL {
        let words = Words::new(language, &[&STEPS]);
        let teller = words.teller(Notation::Local);
        let mut text =
            String::from("# What is said of an example of each technique. UPDATE_GOLDENS=1 writes it anew.\n");
        for technique in Technique::all() {
            let Some((_, step)) = steps.iter().find(|(other, _)| *other == technique) else {
                panic!("{technique} has no example in data/techniques")
            };
            let _ = writeln!(text, "\n{technique}");
            for rung in Rung::ALL {
                for sentence in teller.rung(rung, step) {
                    let _ = writeln!(text, "{} {sentence}", rung as usize + 1);
                }
            }
        }
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../data/golden/steps-{language}.txt"));
        if std::env::var_os("UPDATE_GOLDENS").is_some() {
            fs::write(&path, &text).unwrap();
        }
        let golden = fs::read_to_string(&path).unwrap_or_default();
        for (number, (ours, theirs)) in text.lines().zip(golden.lines()).enumerate() {
            assert_eq!(ours, theirs, "{}:{}", path.display(), number + 1);
        }
        assert_eq!(text.lines().count(), golden.lines().count(), "{}", path.display());
    }
}

#[test]
fn sentences_are_short_and_whole() {
    let mut seen = BTreeSet::new();
    for (technique, board, ..) in examples() {
        // Many more than the examples: whatever the techniques find there first.
        let mut found = Vec::new();
        let _ = find(&board, technique, &mut |step| {
            found.push(step);
            if found.len() < 8 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        for language in Language::ALL {
            let words = Words::new(language, &[&STEPS]);
            for step in &found {
                for notation in Notation::ALL {
                    check(&words.teller(notation), step, language);
                }
                seen.insert((technique, step.chains.len(), step.parts.len(), step.eliminations.len()));
            }
        }
    }
    assert!(seen.len() > 100, "{}", seen.len());
}

fn check(teller: &Teller, step: &Step, language: Language) {
    let technique = step.technique;
    for rung in Rung::ALL {
        let sentences = teller.rung(rung, step);
        assert!(!sentences.is_empty(), "{language}: {technique}: nothing on rung {rung:?}");
        for sentence in sentences.iter().chain(&[format!("{}.", teller.brief(step))]) {
            let at = || format!("{language}: {technique}: {sentence}");
            let words = sentence.split([' ', '\u{a0}']).filter(|word| word.chars().any(char::is_alphanumeric)).count();
            assert!(words <= MOST_WORDS || !sentences.contains(sentence), "{words} words: {}", at());
            assert!(sentence.ends_with('.') || sentence.ends_with('?'), "{}", at());
            // A phrase is missing where two signs or spaces meet; a variable that is not there shows its name.
            for gap in ["  ", " ,", " .", "( ", "()", ", ,", "$", "{", "}", "-or", "-digits", "-count"] {
                assert!(!sentence.contains(gap), "{gap:?}: {}", at());
            }
            let plain = [" :", " ;", " ?", " !", "« ", " »", "'"];
            assert!(language == Language::En || !plain.iter().any(|sign| sentence.contains(sign)), "{}", at());
            for word in ["obvious", "clearly", "simply", "just ", "bravo", "évident", "clairement"] {
                assert!(!sentence.to_lowercase().contains(word), "{word}: {}", at());
            }
        }
    }
    // Nothing of the conclusion is shown before the reason, but for singles, whose place is the house.
    let look = teller.look(step);
    if step.placements.is_empty() {
        let done = teller.conclusion(step).join(" ");
        assert!(!look.contains(&done), "{technique}: {look}");
    }
}
