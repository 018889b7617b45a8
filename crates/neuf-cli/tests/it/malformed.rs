//! A thousand inputs that are wrong, each told in one sentence.

use std::fs;
use std::path::Path;

use neuf::generate::Rng;

use crate::{PUZZLE, arg, folder, neuf, neuf_with};

/// The sorts of damage.
const SORTS: u32 = 12;

fn below(rng: &mut Rng, limit: usize) -> usize {
    rng.below(u32::try_from(limit).unwrap()) as usize
}

/// An input with one thing wrong.
fn damaged(sort: u32, rng: &mut Rng) -> Vec<u8> {
    let chars: Vec<char> = PUZZLE.chars().collect();
    let rows =
        |rows: usize| -> String { (0..rows).map(|row| format!("{}\n", &PUZZLE[row * 9..row * 9 + 9])).collect() };
    match sort {
        // Truncated.
        0 => PUZZLE[..1 + below(rng, 79)].into(),
        // One character short, one too long.
        1 => PUZZLE[1..].into(),
        2 => format!("{PUZZLE}{}", below(rng, 10)).into(),
        // A character that is neither a digit nor a blank, somewhere.
        3 => {
            let mut chars = chars;
            chars[below(rng, 81)] = ['a', 'O', '$', 'é', '五', '!', '/', '\u{200b}'][below(rng, 8)];
            chars.into_iter().collect::<String>().into()
        }
        // Any bytes.
        4 => {
            let mut bytes: Vec<u8> = (0..1 + below(rng, 3000)).map(|_| below(rng, 256) as u8).collect();
            bytes.push(0);
            bytes
        }
        // A digit twice in a row.
        5 => {
            let row = below(rng, 9);
            let mut chars = chars;
            (chars[row * 9], chars[row * 9 + 1 + below(rng, 8)]) = ('7', '7');
            chars.into_iter().collect::<String>().into()
        }
        // Rows missing at the end.
        6 => rows(1 + below(rng, 8)).into(),
        // A row too short.
        7 => {
            let mut text = rows(9);
            text.remove(10 * below(rng, 9) + below(rng, 9));
            text.into()
        }
        // JSON that stops too soon.
        8 => {
            let text = format!("{{\"puzzle\": \"{PUZZLE}\"}}");
            text[..1 + below(rng, text.len() - 1)].into()
        }
        // JSON without a puzzle, or with something else in its place.
        9 => {
            ["{}", "{\"grid\": 5}", "{\"puzzle\": \"12\"}", "{\"puzzle\": [1, 2]}", "[[1, 2, 3]]", "{\"puzzle\": null}"]
                [below(rng, 6)]
            .into()
        }
        // Text in another encoding.
        10 => PUZZLE.encode_utf16().flat_map(u16::to_le_bytes).collect(),
        // A table whose puzzle is too short.
        _ => format!("puzzle,note\n{},x\n", &PUZZLE[..80 - below(rng, 70)]).into(),
    }
}

fn told_in_one_sentence(args: &[&str], input: &[u8], what: &str) {
    let run = neuf_with(args, input);
    let input = String::from_utf8_lossy(&input[..input.len().min(400)]);
    assert!(run.code == 1 || run.code == 2, "{what}: {args:?}: exit code {}: {input}", run.code);
    assert_eq!(run.err.lines().count(), 1, "{what}: {args:?}: {input}\n{}", run.err);
    assert!(run.err.starts_with("stdin:") && run.err.len() < 400, "{what}: {args:?}: {input}\n{}", run.err);
    assert!(!run.err.contains("panicked"), "{what}: {args:?}: {input}\n{}", run.err);
}

#[test]
fn a_thousand_malformed_inputs() {
    let mut rng = Rng::new(20_300_131, 0);
    for number in 0..1000 {
        let sort = number % SORTS;
        let input = damaged(sort, &mut rng);
        let commands = [
            &["check"][..],
            &["solve"],
            &["check", "--lang", "fr"],
            &["count"],
            &["canon"],
            &["vicinity", "--minus", "0"],
            &["convert", "--to", "csv"],
        ];
        // Only these two have something against a contradiction.
        let known = if sort == 5 { 3 } else { commands.len() };
        told_in_one_sentence(commands[below(&mut rng, known)], &input, &format!("input {number} of sort {sort}"));
    }
}

#[test]
fn a_line_of_ten_million_characters() {
    for args in [&["check"][..], &["solve"], &["convert", "--to", "line"]] {
        told_in_one_sentence(args, &vec![b'.'; 10_000_000], "a long line");
        told_in_one_sentence(
            args,
            &[b"{\"puzzle\": \"".to_vec(), vec![b'1'; 10_000_000]].concat(),
            "a long text in JSON",
        );
    }
}

#[test]
fn a_pattern_can_be_wrong_too() {
    let folder = folder("malformed-pattern");
    let file = folder.join("pattern");
    let refused = |path: &Path| {
        let run = neuf(&["generate", "--seed", "1", "--pattern", arg(path)]);
        assert_eq!((run.code, run.out.as_str(), run.err.lines().count()), (2, "", 1), "{}", run.err);
    };
    let mut rng = Rng::new(20_300_131, 1);
    for sort in [0, 1, 2, 4, 6, 7, 10] {
        for _ in 0..5 {
            fs::write(&file, damaged(sort, &mut rng)).unwrap();
            refused(&file);
        }
    }
    fs::write(&file, vec![b'.'; 10_000_000]).unwrap();
    refused(&file);
    refused(&folder);
    refused(&folder.join("none"));
}
