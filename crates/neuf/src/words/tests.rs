//! Both languages must say the same things.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

use super::*;

const PARTS: [(&str, &Catalogue); 4] = [("common", &COMMON), ("cli", &CLI), ("steps", &STEPS), ("page", &PAGE)];

/// Every message and attribute of a catalogue, with the variables it uses.
pub(super) fn keys(text: &'static str) -> BTreeMap<String, BTreeSet<String>> {
    let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let mut keys = BTreeMap::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else {
            assert!(!matches!(entry, Entry::Junk { .. }), "{entry:?}");
            continue;
        };
        let mut variables = BTreeSet::new();
        let value = message.value.as_ref().unwrap_or_else(|| panic!("{}: no text", message.id.name));
        of_pattern(value, &mut variables);
        assert!(message.attributes.is_empty(), "{}: attributes are not looked up", message.id.name);
        assert!(keys.insert(message.id.name.to_owned(), variables).is_none(), "{} twice", message.id.name);
    }
    keys
}

fn of_pattern(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            of_expression(expression, variables);
        }
    }
}

fn of_expression(expression: &Expression<&str>, variables: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => of_inline(inline, variables),
        Expression::Select { selector, variants } => {
            of_inline(selector, variables);
            variants.iter().for_each(|variant| of_pattern(&variant.value, variables));
        }
    }
}

fn of_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => of_expression(expression, variables),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        other => panic!("the catalogues use variables only: {other:?}"),
    }
}

#[test]
fn both_languages_have_the_same_keys_and_variables() {
    for (name, part) in PARTS {
        let [en, fr] = [keys(part.en), keys(part.fr)];
        assert!(!en.is_empty());
        for key in en.keys().chain(fr.keys()) {
            // A sentence of a step chooses among many phrases, with or without an article: another test looks at these.
            let is_free = name == "steps" && en.contains_key(key) && fr.contains_key(key);
            assert!(is_free || en.get(key) == fr.get(key), "{name}.ftl: {key}: {:?}, {:?}", en.get(key), fr.get(key));
        }
    }
}

#[test]
fn every_part_loads_beside_the_common_one() {
    for language in Language::ALL {
        for (_, part) in &PARTS[1..] {
            let words = Words::new(language, &[part]);
            assert!(keys(part.text(language)).keys().all(|key| words.has(key)));
        }
    }
}

#[test]
fn no_isolation_marks_and_numbers_in_groups() {
    let en = Words::new(Language::En, &[]);
    let fr = Words::new(Language::Fr, &[]);
    assert_eq!(en.get("clues", &[("count", 1.into())]), "1 clue");
    assert_eq!(en.get("clues", &[("count", 24.into())]), "24 clues");
    assert_eq!(en.get("clues", &[("count", 1234.into())]), "1234 clues");
    assert_eq!(en.get("clues", &[("count", 1234567.into())]), "1,234,567 clues");
    assert_eq!(fr.get("clues", &[("count", 1.into())]), "1 indice");
    assert_eq!(fr.get("clues", &[("count", 1234567.into())]), "1\u{202f}234\u{202f}567 indices");
    assert_eq!(fr.get("clues", &[("count", 10000.into())]), "10\u{202f}000 indices");
}

#[test]
fn french_spaces_are_no_break_spaces() {
    for (name, part) in PARTS {
        for (number, line) in part.fr.lines().enumerate() {
            let at = |text: &str| format!("fr/{name}.ftl:{}: {text}: {line}", number + 1);
            assert!(!line.contains("« ") && !line.contains(" »"), "{}", at("a plain space within quotes"));
            assert!(!line.contains('\''), "{}", at("a straight apostrophe"));
            for mark in [" ;", " ?", " !"] {
                assert!(!line.contains(mark), "{}", at("a plain space before a high mark"));
            }
            if !line.starts_with('#') {
                assert!(!line.contains(" :"), "{}", at("a plain space before a colon"));
            }
        }
    }
}

#[test]
fn an_unknown_key_shows_itself() {
    assert_eq!(Words::new(Language::En, &[]).get("no-such-key", &[]), "no-such-key");
}

#[test]
fn locales_are_understood() {
    for (locales, expected) in [
        (&["fr_CA.UTF-8"][..], Language::Fr),
        (&["fr"], Language::Fr),
        (&["FR-ch"], Language::Fr),
        (&["C", "fr_FR"], Language::En),
        (&["de_DE.UTF-8", "fr_FR@euro"], Language::Fr),
        (&["de:fr:en"], Language::Fr),
        (&["de-CH, fr;q=0.9, en;q=0.8"], Language::Fr),
        (&["", "de"], Language::En),
        (&["french"], Language::En),
        (&[], Language::En),
    ] {
        assert_eq!(Language::negotiate(locales.iter().copied()), expected, "{locales:?}");
    }
    assert_eq!("fr_FR".parse(), Ok(Language::Fr));
    assert_eq!("de".parse::<Language>().unwrap_err().to_string(), "found \"de\", expected en or fr");
}

#[test]
fn variants_are_chosen_by_number_plural_and_word() {
    let source = "key = { $n ->\n    [0] none\n    [one] one { $n }\n   *[other] { $n ->\n        [12] a dozen\n       *[other] many{\"\\u00A0\"}{ $n }\n    }\n } of { $what ->\n    [clue] clues\n   *[other] { $what }\n }";
    let resource = fluent_syntax::parser::parse_runtime(source).unwrap();
    let Entry::Message(message) = &resource.body[0] else { panic!("a message") };
    let pattern = message.value.as_ref().unwrap();
    let say = |language, n: i64, what: &'static str| {
        resolve::text(pattern, language, &[("n", n.into()), ("what", what.into())])
    };
    assert_eq!(say(Language::En, 0, "clue"), "none of clues");
    assert_eq!(say(Language::En, 1, "cell"), "one 1 of cell");
    assert_eq!(say(Language::En, 12, "clue"), "a dozen of clues");
    assert_eq!(say(Language::Fr, -12345, "clue"), "many\u{a0}-12\u{202f}345 of clues");
    assert_eq!(resolve::text(pattern, Language::Fr, &[]), "many\u{a0}n of what");
}
