//! Sentences for steps made by hand, and what holds for every template.

use std::collections::BTreeSet;

use super::*;
use crate::grid::{Cell, CellSet, Digit, DigitSet, House};
use crate::logic::{Cause, Chain, Link, Part, Role};
use crate::words::tests::keys;
use crate::words::{Language, STEPS};

fn words(language: Language) -> Words {
    Words::new(language, &[&STEPS])
}

fn cells(text: &str) -> CellSet {
    text.split(' ').map(|cell| cell.parse::<Cell>().unwrap()).collect()
}

fn digits(text: &str) -> DigitSet {
    text.chars().filter_map(Digit::from_char).collect()
}

fn candidates(text: &str) -> Vec<Candidate> {
    let one = |text: &str| {
        let (cell, digit) = text.split_once('=').unwrap();
        Candidate { cell: cell.parse().unwrap(), digit: Digit::from_char(digit.chars().next().unwrap()).unwrap() }
    };
    text.split(' ').map(one).collect()
}

fn part(role: Role, at: &str, of: &str) -> Part {
    Part { role, cells: cells(at), digits: digits(of) }
}

/// `r1c1 5 on` from the link before, for this cause.
fn link(at: &str, digit: char, on: bool, because: &[usize], cause: Cause) -> Link {
    Link { cells: cells(at), digit: Digit::from_char(digit).unwrap(), on, because: because.to_vec(), cause }
}

fn row(number: usize) -> Cause {
    Cause::House { house: House::row(number - 1) }
}

fn column(number: usize) -> Cause {
    Cause::House { house: House::column(number - 1) }
}

fn naked_pair() -> Step {
    Step {
        houses: vec![House::row(3)],
        parts: vec![part(Role::Pattern, "r4c5 r4c7", "37")],
        eliminations: candidates("r4c1=3 r4c2=7 r4c9=3"),
        ..Step::new(Technique::NakedPair)
    }
}

fn aic() -> Step {
    let links = vec![
        link("r2c3", '5', false, &[], Cause::Assumption),
        link("r2c8 r2c9", '5', true, &[0], row(2)),
        link("r7c8", '5', false, &[1], column(8)),
        link("r7c8", '4', true, &[2], Cause::Cell),
    ];
    Step {
        chains: vec![Chain { links, is_loop: false }],
        eliminations: candidates("r7c3=5 r2c3=4"),
        ..Step::new(Technique::GroupedAic)
    }
}

#[test]
fn the_ladder_of_a_naked_pair() {
    let said = |language, notation| {
        let words = words(language);
        Rung::ALL.map(|rung| words.teller(notation).rung(rung, &naked_pair()).join(" "))
    };
    assert_eq!(
        said(Language::En, Notation::Local),
        [
            "A pair, triple or quad in row 4.",
            "Naked pair: 3 and 7.",
            "Look at r4c5 and r4c7 in row 4.",
            "In row 4, the only candidates of r4c5 and r4c7 are 3 and 7. As the two cells take both digits, no other cell \
             of row 4 can hold them. This strikes 3 from r4c1 and r4c9, and 7 from r4c2.",
            "Strike 3 from r4c1 and r4c9, and 7 from r4c2.",
        ]
    );
    assert_eq!(
        said(Language::Fr, Notation::Local),
        [
            "Une paire, un triplet ou un quadruplet dans la ligne 4.",
            "Paire nue\u{a0}: 3 et 7.",
            "Regardez L4C5 et L4C7 dans la ligne 4.",
            "Dans la ligne 4, L4C5 et L4C7 n’ont pour candidats que 3 et 7. Comme les deux cases prennent les deux \
             chiffres, aucune autre case de la ligne 4 ne peut les contenir. Cela raye 3 de L4C1 et L4C9, et 7 de L4C2.",
            "Rayez 3 de L4C1 et L4C9, et 7 de L4C2.",
        ]
    );
    assert_eq!(said(Language::En, Notation::Letters)[4], "Strike 3 from A4 and I4, and 7 from B4.");
    assert_eq!(said(Language::Fr, Notation::Rc)[2], "Regardez r4c5 et r4c7 dans la ligne 4.");
}

#[test]
fn a_chain_is_told_link_by_link() {
    for (language, expected) in [
        (
            Language::En,
            [
                "Suppose that 5 is not in r2c3.",
                "In row 2, as 5 is not in r2c3, it is in r2c8 or r2c9.",
                "In column 8, as 5 is in r2c8 or r2c9, it is not in r7c8.",
                "In r7c8, as it is not 5, only 4 is left.",
                "So 5 is in r2c3, or else 4 is in r7c8.",
                "What contradicts both ends of the chain goes.",
                "This strikes 4 from r2c3, and 5 from r7c3.",
            ],
        ),
        (
            Language::Fr,
            [
                "Supposons que le 5 ne soit pas en L2C3.",
                "Dans la ligne 2, comme le 5 n’est pas en L2C3, il est en L2C8 ou L2C9.",
                "Dans la colonne 8, comme le 5 est en L2C8 ou L2C9, il n’est pas en L7C8.",
                "En L7C8, comme ce n’est pas 5, il ne reste que le 4.",
                "Le 5 est donc en L2C3, ou sinon le 4 en L7C8.",
                "Ce qui contredit les deux bouts de la chaîne disparaît.",
                "Cela raye 4 de L2C3, et 5 de L7C3.",
            ],
        ),
    ] {
        assert_eq!(words(language).teller(Notation::Local).reason(&aic()), expected);
    }
}

#[test]
fn cells_are_listed_or_drawn_together() {
    let words = words(Language::En);
    let said = |text: &str, notation| words.teller(notation).cells(cells(text));
    assert_eq!(said("r1c1", Notation::Local), "r1c1");
    assert_eq!(said("r1c1 r1c2 r4c4", Notation::Local), "r1c1, r1c2 and r4c4");
    assert_eq!(said("r1c1 r1c2 r1c7 r4c4", Notation::Local), "r1c127 and r4c4");
    assert_eq!(said("r1c2 r4c2 r7c2 r4c4", Notation::Local), "r147c2 and r4c4");
    assert_eq!(said("r1c2 r4c2 r7c2 r4c4", Notation::Letters), "B147 and D4");
    assert_eq!(said("r1c1 r1c2 r1c7 r1c9", Notation::Letters), "ABGI1");
}

/// The names of the variables that a sentence may have, by the beginning of its key.
#[test]
fn templates_use_what_there_is() {
    let words = words(Language::En);
    let teller = words.teller(Notation::Local);
    let pool: BTreeSet<&str> = teller.pool(&Step::new(Technique::XWing)).iter().map(|(name, _)| *name).collect();
    let of_link = ["digit", "cells", "cells-or", "count"];
    let of_cause = [
        "by-cells",
        "by-cells-or",
        "by-count",
        "by-digits",
        "by-digits-or",
        "in-house",
        "set",
        "technique",
        "digits",
        "by-digit-count",
        "set-count",
    ];
    let of_end = ["other-digit", "other-cells-or"];
    let mut seen = 0;
    for language in Language::ALL {
        for (key, variables) in keys(STEPS.text(language)) {
            let allowed = |name: &str| match key.split('-').next().unwrap() {
                "look" => pool.contains(name),
                "why" if !["why-placed", "why-struck"].contains(&key.as_str()) => pool.contains(name),
                "link" if key == "link-strikes" => of_link.contains(&name) || name == "struck",
                "link" => of_link.contains(&name) || of_cause.contains(&name),
                "end" => of_link.contains(&name) || of_end.contains(&name),
                _ => ["placed", "struck", "done", "first", "last", "number", "numbers", "family", "place", "technique"]
                    .iter()
                    .chain(&["digits", "digit", "cell", "cells", "count", "house", "of-house"])
                    .any(|other| *other == name),
            };
            for name in &variables {
                assert!(allowed(name), "{language}: {key}: {name}");
                seen += 1;
            }
        }
    }
    assert!(seen > 500, "{seen}");
}

#[test]
fn every_technique_and_family_has_its_texts() {
    for language in Language::ALL {
        let words = words(language);
        let mut names = BTreeSet::new();
        for technique in Technique::all() {
            let family = family_key(technique.family());
            for key in [
                format!("technique-{technique}"),
                format!("why-{technique}"),
                format!("family-{family}"),
                format!("a-{family}"),
            ] {
                assert!(words.has(&key), "{language}: {key}");
            }
            let looks = [format!("look-{technique}"), format!("look-{family}")];
            assert!(looks.iter().any(|key| words.has(key)), "{language}: {technique}: where to look");
            assert!(names.insert(words.technique(technique)), "{language}: {technique}: the name of another");
        }
    }
}

/// Keys that nothing looks up are left over from something.
#[test]
fn every_text_is_looked_up() {
    let known =
        ["technique-", "why-", "look-", "family-", "a-", "house-", "in-", "of-", "link-", "end-", "list-", "place-"];
    for key in keys(STEPS.text(Language::En)).keys() {
        let of_technique = ["technique-", "why-", "look-"].iter().find_map(|start| key.strip_prefix(start));
        if let Some(rest) = of_technique {
            let is_family = Technique::all().any(|technique| family_key(technique.family()) == rest);
            assert!(is_family || rest.parse::<Technique>().is_ok() || ["placed", "struck"].contains(&rest), "{key}");
        }
        let others = ["struck-part", "placed-part", "brief", "do-", "hint-", "health-"];
        assert!(known.iter().chain(&others).any(|start| key.starts_with(start)), "{key}");
    }
}

#[test]
fn the_health_of_a_board_is_told() {
    let health = Health { wrong: candidates("r4c5=5 r5c5=7"), missing: candidates("r1c1=1") };
    let en = words(Language::En);
    let teller = en.teller(Notation::Local);
    assert_eq!(
        teller.health(&health),
        ["2 digits contradict the solution.", "A candidate that the solution needs is struck out."]
    );
    assert_eq!(teller.wrong(&health), ["Wrong: 5 in r4c5, and 7 in r5c5.", "Struck out in error: 1 in r1c1."]);
    assert_eq!(teller.health(&Health::default()), [""; 0]);
    let fr = words(Language::Fr);
    assert_eq!(fr.teller(Notation::Local).health(&health)[0], "2 chiffres contredisent la solution.");
    assert_eq!(fr.no_step(), "Neuf ne connaît pas de pas logique ici.");
    assert_eq!(en.next_needs(Technique::FinnedXWing), "No step with your techniques. The next needs: Finned X-Wing.");
}
