//! What is written is read again as it was, but for what is announced as lost; and any text is read to its end.

use neuf::grid::{Candidates, Cell, CellSet, DigitSet, Grid};
use neuf::puzzle::format::{self, Blank, Format, Loss, MAX_LINE, Reader, Writer, entries, losses};
use neuf::puzzle::{Entry, Found, Meta, Position, Value};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;

/// Any 81 cells, rule-breaking ones too.
fn grid() -> impl Strategy<Value = Grid> {
    let numbers = vec(prop_oneof![2 => Just(0), 1 => 1..=9u8], 81);
    numbers.prop_map(|numbers| {
        let numbers = <[u8; 81]>::try_from(numbers).expect("81 numbers");
        Grid::from_numbers(&numbers).expect("0 to 9")
    })
}

/// Words as people write them, and now and then any characters at all.
fn words() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => "[A-Za-z0-9éß.,;:#|\"'\\[\\]{}+=-]{1,8}( [a-z0-9,\"#]{1,8}){0,3}",
        1 => "[ \\n\\ta-z,;#|0-9.]{0,12}",
        1 => any::<String>(),
    ]
}

fn value() -> impl Strategy<Value = Value> {
    prop_oneof![
        words().prop_map(Value::Text),
        any::<i64>().prop_map(Value::Integer),
        (-100..100i64).prop_map(Value::Integer),
        any::<bool>().prop_map(Value::Bool),
        prop_oneof![
            Just("7.10".to_owned()),
            Just("null".to_owned()),
            Just("[1,{\"a\":\"b c\"}]".to_owned()),
            Just("[1, 2]".to_owned()),
            Just("5".to_owned()),
            words(),
        ]
        .prop_map(Value::Json),
    ]
}

fn meta() -> impl Strategy<Value = Meta> {
    let texts = vec(option::weighted(0.3, words()), 8);
    let name = prop_oneof![
        4 => "[a-z]{1,6}",
        1 => Just("level".to_owned()),
        1 => Just("Puzzle".to_owned()),
        1 => words(),
    ];
    (texts, option::weighted(0.3, grid()), vec((name, value()), 0..4)).prop_map(|(texts, solution, extra)| {
        let mut texts = texts.into_iter();
        let mut text = || texts.next().flatten();
        let mut meta = Meta {
            title: text(),
            author: text(),
            description: text(),
            comment: text(),
            date: text(),
            source: text(),
            level: text(),
            url: text(),
            solution,
            extra: Vec::new(),
        };
        for (name, value) in extra {
            meta.set(&name, value);
        }
        meta
    })
}

/// Any puzzle with all that may be said about it.
fn entry() -> impl Strategy<Value = Entry> {
    let marks = option::weighted(0.3, vec(0..0x200u16, 81));
    let few = option::weighted(0.3, vec((0..81usize, 0..9usize), 1..6));
    let note = prop_oneof![1 => Just(String::new()), 1 => words()];
    (grid(), grid(), any::<u128>(), marks, few, note, meta()).prop_map(
        |(givens, placed, mask, marks, few, note, meta)| {
            let placed = placed.masked(CellSet::from_bits(mask) - givens.filled());
            let mut entry = Entry { givens, placed, note, meta, ..Entry::default() };
            let implied = Candidates::of(&entry.filled());
            let mut candidates = implied.clone();
            if let Some(marks) = marks {
                for (cell, bits) in Cell::all().zip(marks) {
                    candidates.set(cell, DigitSet::from_bits(bits));
                }
            }
            for (cell, digit) in few.unwrap_or_default() {
                let cell = Cell::new(cell).expect("below 81");
                candidates.set(cell, candidates.get(cell) & !DigitSet::from_bits(1 << digit));
            }
            entry.candidates = (candidates != implied).then_some(candidates);
            entry
        },
    )
}

/// The entry without what is lost, and without its place in a text.
fn without(entry: &Entry, losses: &[Loss]) -> Entry {
    let mut left = Entry { position: Position::default(), ..entry.clone() };
    for loss in losses {
        match loss {
            Loss::Placed => left.placed = Grid::EMPTY,
            Loss::Candidates => left.candidates = None,
            Loss::Solution => left.meta.solution = None,
            Loss::Note => left.note.clear(),
            Loss::Named(name) => {
                let meta = &mut left.meta;
                meta.extra.retain(|(known, _)| known != name);
                match name.as_str() {
                    "title" => meta.title = None,
                    "author" => meta.author = None,
                    "description" => meta.description = None,
                    "comment" => meta.comment = None,
                    "date" => meta.date = None,
                    "source" => meta.source = None,
                    "level" => meta.level = None,
                    "url" => meta.url = None,
                    _ => {}
                }
            }
        }
    }
    left
}

fn write_all(writer: &mut Writer, entries: &[Entry]) -> String {
    let mut text = String::new();
    for entry in entries {
        writer.push(entry, &mut text);
    }
    writer.finish(&mut text);
    text
}

fn read_all(text: &str, format: Option<Format>) -> Result<Vec<Entry>, TestCaseError> {
    let read: Result<Vec<Entry>, _> = entries(text.lines(), format).collect();
    read.map_err(|error| TestCaseError::fail(format!("{error} in\n{text}")))
}

fn format() -> impl Strategy<Value = Format> {
    prop::sample::select(Format::ALL.to_vec())
}

/// One entry there and back.
fn through(entry: &Entry, format: Format) -> Result<Entry, TestCaseError> {
    let mut text = String::new();
    format::write(entry, format, &mut text);
    let mut read = read_all(&text, Some(format))?;
    prop_assert_eq!(read.len(), 1, "{} gives {:?}", text, read);
    Ok(read.remove(0))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn what_is_written_is_read_again(
        written in vec(entry(), 0..4), format in format(), zero in any::<bool>(), sniffed in any::<bool>()
    ) {
        let mut writer = Writer::new(format).with_blank(if zero { Blank::Zero } else { Blank::Dot });
        let text = write_all(&mut writer, &written);
        let read = read_all(&text, (!sniffed).then_some(format))?;
        prop_assert_eq!(read.len(), written.len(), "{}", text);
        for (read, written) in read.iter().zip(&written) {
            let losses = writer.losses(written);
            prop_assert_eq!(without(read, &losses), without(written, &losses), "{:?} {}", losses, text);
        }
    }

    #[test]
    fn a_detour_keeps_what_is_not_announced_as_lost(entry in entry(), a in format(), b in format()) {
        let here = through(&entry, a)?;
        let there = through(&here, b)?;
        let lost = losses(&here, b);
        for loss in losses(&there, a) {
            prop_assert!(lost.contains(&loss), "{:?} on the way back, {:?} before: {:?}", loss, lost, there);
        }
        let back = through(&there, a)?;
        prop_assert_eq!(without(&back, &lost), without(&here, &lost), "{} {} {:?}", a, b, lost);
    }

    #[test]
    fn any_text_is_read_to_its_end(text in any::<String>(), format in option::of(format())) {
        for result in entries(text.lines(), format) {
            if let Err(error) = result {
                prop_assert!((1..=text.lines().count()).contains(&error.line), "{}", error);
                prop_assert!(error.column >= 1 && error.to_string().len() < 300, "{}", error);
            }
        }
    }

    #[test]
    fn almost_right_texts_are_read_to_their_end(
        entry in entry(), format in format(), cuts in vec((any::<prop::sample::Index>(), any::<char>()), 1..5),
    ) {
        let mut chars: Vec<char> = write_all(&mut Writer::new(format), &[entry.clone(), entry]).chars().collect();
        for (index, char) in cuts {
            let at = index.index(chars.len());
            match char as u32 % 3 {
                0 => chars[at] = char,
                1 => chars.insert(at, char),
                _ => drop(chars.remove(at)),
            }
        }
        let text: String = chars.into_iter().collect();
        for result in entries(text.lines(), None) {
            if let Err(error) = result {
                prop_assert!((1..=text.lines().count()).contains(&error.line), "{}", error);
                prop_assert!(error.column >= 1 && error.to_string().len() < 300, "{}", error);
            }
        }
    }
}

#[test]
fn good_records_pass_however_many_are_bad() {
    let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let long = "1".repeat(MAX_LINE + 1);
    let mut reader = Reader::new(None);
    for number in 1..=100 {
        let text = match number % 5 {
            1 => line,
            2 => &line[..80],
            3 => &long,
            4 => "\u{0}\u{fffd}",
            _ => "",
        };
        reader.push(text);
        match (number % 5, reader.take()) {
            (1, Some(Ok(entry))) => assert_eq!((entry.position.line, entry.givens.count()), (number, 30)),
            (2, Some(Err(error))) => assert_eq!((error.line, error.found), (number, Found::Cells(80))),
            (3, Some(Err(error))) => assert_eq!((error.line, error.found), (number, Found::LongLine)),
            (4, Some(Err(error))) => assert_eq!((error.line, error.found), (number, Found::NotText)),
            (0, None) => {}
            (_, other) => panic!("line {number}: {other:?}"),
        }
        assert_eq!(reader.take(), None);
    }
    reader.finish();
    assert_eq!(reader.take(), None);
}

/// The examples for users are what they say: the same puzzle in every format.
#[test]
fn the_examples_in_the_docs_are_read() {
    let docs = include_str!("../../../../docs/FORMATS.md");
    let grid: Grid =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().expect("a line");
    let mut examples = 0;
    for block in docs.split("```puzzle\n").skip(1) {
        let text = block.split("```").next().expect("a block ends");
        for result in entries(text.lines(), None) {
            let entry = result.unwrap_or_else(|error| panic!("{error} in\n{text}"));
            assert!(grid.is_part_of(&entry.filled()), "{text}");
            examples += 1;
        }
    }
    assert_eq!(examples, 14);
}
