//! Texts as people have them, and texts that are broken.

use super::*;
use crate::grid::{Candidates, Cell, Digit, Grid};

const LINE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn grid() -> Grid {
    LINE.parse().expect("81 characters")
}

fn read(text: &str) -> Vec<Result<Entry, ParseError>> {
    entries(text.lines(), None).collect()
}

/// The givens as lines, errors as sentences.
fn summary(text: &str) -> Vec<String> {
    let told = |result: Result<Entry, ParseError>| match result {
        Ok(entry) => entry.givens.to_line(),
        Err(error) => error.to_string(),
    };
    read(text).into_iter().map(told).collect()
}

fn rows(line: &str) -> String {
    line.as_bytes().chunks(9).map(|row| String::from_utf8_lossy(row).into_owned() + "\n").collect()
}

fn framed(line: &str, top: &str, middle: &str) -> String {
    let mut text = format!("{top}\n");
    for (i, row) in line.as_bytes().chunks(9).enumerate() {
        if i == 3 || i == 6 {
            text += &format!("{middle}\n");
        }
        let boxes: Vec<String> = row.chunks(3).map(|three| String::from_utf8_lossy(three).into_owned()).collect();
        text += &format!("|{}|\n", boxes.join("|"));
    }
    text + top + "\n"
}

#[test]
fn lines_with_any_blank() {
    for blank in "0.*_-xX?".chars() {
        assert_eq!(summary(&grid().line_with(blank)), [LINE], "{blank}");
    }
    let mixed = LINE.replacen('.', "0", 3).replacen('.', "x", 3);
    assert_eq!(summary(&mixed), [LINE]);
    assert_eq!(summary(&format!("\u{feff}  {LINE}\t \r\n\r\n# a remark\r\n{LINE}")), [LINE, LINE]);
}

#[test]
fn notes_come_back() {
    for (tail, note) in [
        (" hard, ED=7.1", "hard, ED=7.1"),
        ("\t9.2\tid 5", "\t9.2\tid 5"),
        (";9.2;id", ";9.2;id"),
        (",solution", ",solution"),
        ("|x|", "|x|"),
        ("#one", "#one"),
        (" # two", " # two"),
        ("  three", "  three"),
    ] {
        let entry = parse(&format!("{LINE}{tail}  ")).expect(tail);
        assert_eq!(entry.note, note);
        let mut text = String::new();
        write(&entry, Format::Line, &mut text);
        assert_eq!(text, format!("{LINE}{tail}\n"));
    }
}

#[test]
fn placed_digits_stay_apart() {
    let text = LINE.replacen("53.", "5+3.", 1);
    let entry = parse(&text).unwrap();
    assert_eq!(entry.givens.count(), 29);
    assert_eq!(entry.placed.get(Cell::at(0, 1)), Digit::new(3));
    assert_eq!(entry.filled(), grid());
    let mut back = String::new();
    write(&entry, Format::Line, &mut back);
    assert_eq!(back.trim_end(), text);
}

#[test]
fn lines_in_pieces() {
    let pieces = |size: usize, separator: &str| {
        let pieces: Vec<&str> = LINE.as_bytes().chunks(size).map(|piece| std::str::from_utf8(piece).unwrap()).collect();
        pieces.join(separator)
    };
    for text in [
        pieces(9, " "),
        pieces(9, "-"),
        pieces(9, "|"),
        pieces(9, "/"),
        pieces(3, " "),
        pieces(1, " "),
        pieces(1, ","),
        pieces(1, ", "),
    ] {
        assert_eq!(summary(&text), [LINE], "{text}");
        assert_eq!(summary(&format!("{LINE}\n{text}")), [LINE, LINE], "{text}");
    }
}

#[test]
fn grids_in_any_frame() {
    let spaced = format!("{:#}", grid());
    let with_gaps: String = rows(LINE)
        .lines()
        .enumerate()
        .map(|(i, row)| format!("{row}\n{}", if i % 3 == 2 { "\n" } else { "" }))
        .collect();
    let double_spaced = rows(LINE).replace('\n', "\n\n");
    let dashes = rows(&grid().line_with('-'));
    for text in [
        rows(LINE),
        spaced,
        with_gaps,
        double_spaced,
        dashes,
        framed(LINE, "+---+---+---+", "+---+---+---+"),
        framed(LINE, "*-----------*", "|---+---+---|"),
        framed(LINE, ".---.---.---.", ":---+---+---:"),
        framed(LINE, "-------------", "-------------"),
        framed(LINE, "---------", "---------"),
        framed(LINE, "┌───┬───┬───┐", "├───┼───┼───┤").replace('|', "│"),
        framed(&grid().line_with('-'), "*-----------*", "|---+---+---|"),
        framed(&grid().line_with('0'), "=============", "============="),
    ] {
        assert_eq!(summary(&text), [LINE], "{text}");
        let twice = format!("{text}\n{text}");
        assert_eq!(summary(&twice), [LINE, LINE], "{twice}");
        let together = format!("{}\n{}\n", text.trim_end(), text.trim_end());
        if !text.contains("\n\n") {
            assert_eq!(summary(&together), [LINE, LINE], "{together}");
        }
    }
    assert_eq!(summary(&format!("Grid 01\n{}Grid 02\n{}", rows(LINE), rows(LINE))), [LINE, LINE]);
}

#[test]
fn json_in_the_shapes_people_have() {
    let numbers = |blank: &str, base: u8| -> Vec<String> {
        let shown = |n: u8| if n == 0 { blank.to_owned() } else { (n + base - 1).to_string() };
        grid().to_numbers().into_iter().map(shown).collect()
    };
    let flat = |blank, base| format!("[{}]", numbers(blank, base).join(","));
    let square = |blank, base| {
        let rows: Vec<String> = numbers(blank, base).chunks(9).map(|row| format!("[{}]", row.join(", "))).collect();
        format!("[\n  {}\n]", rows.join(",\n  "))
    };
    let texts: Vec<String> = LINE.chars().map(|char| format!("\"{char}\"")).collect();
    let letters: Vec<String> = texts.chunks(9).map(|row| format!("[{}]", row.join(","))).collect();
    let strings: Vec<String> = rows(LINE).lines().map(|row| format!("\"{row}\"")).collect();
    for json in [
        flat("0", 1),
        flat("null", 1),
        flat("-1", 1),
        flat("null", 0),
        flat("-1", 0),
        square("0", 1),
        square("null", 1),
        square("null", 0),
        format!("[{}]", texts.join(",")),
        format!("[{}]", letters.join(",")),
        format!("[{}]", strings.join(",")),
        format!("\"{LINE}\""),
        format!("\"{}\"", rows(LINE).replace('\n', "\\n")),
        format!("{{\"puzzle\":\"{LINE}\"}}"),
        format!("{{\"task\":{}}}", square("0", 1)),
        format!("{{\"grid\":{}}}", flat("null", 0)),
    ] {
        assert_eq!(summary(&json), [LINE], "{json}");
        assert_eq!(summary(&format!("{json}\n{json}")), [LINE, LINE], "{json}");
        assert_eq!(summary(&format!("[{json}, {json}]")), [LINE, LINE], "{json}");
        assert_eq!(summary(&format!("[\n{json},\n{json}\n]\n")), [LINE, LINE], "{json}");
    }
    assert_eq!(summary("[]"), [] as [&str; 0]);
}

#[test]
fn digits_count_from_0_only_where_that_is_certain() {
    // Neither 0 nor 9 occurs: null is the blank, and 1 is 1.
    let json = format!("[1,{}8]", "null,".repeat(79));
    assert_eq!(parse(&json).unwrap().givens.to_string(), format!("1{}8", ".".repeat(79)));
    let json = format!("[0,{}8]", "null,".repeat(79));
    assert_eq!(parse(&json).unwrap().givens.to_string(), format!("1{}9", ".".repeat(79)));
    // The solution shows it too.
    let solved = (0..81).map(|i| ((i % 9) as u8).to_string()).collect::<Vec<_>>().join(",");
    let json = format!("{{\"puzzle\":[1,{}8],\"solution\":[{solved}]}}", "null,".repeat(79));
    let entry = parse(&json).unwrap();
    assert_eq!(entry.givens.to_string(), format!("2{}9", ".".repeat(79)));
    assert_eq!(entry.meta.solution.unwrap().to_string(), "123456789".repeat(9));
    let json = format!("[0,{}9]", "null,".repeat(79));
    assert_eq!(
        parse(&json).unwrap_err().to_string(),
        "line 1, column 399: found '9', expected 0 to 8: digits are counted from 0 where null or -1 is a blank and 0 occurs"
    );
}

#[test]
fn json_objects_keep_what_they_say() {
    let json = format!(
        r#" {{"id": 7, "puzzle": "{LINE}", "author": "Zoé \"Z\"", "rating": 7.10, "tags": ["a b", 1 ],
            "seed": "18446744073709551615", "minimal": true, "solution": null, "note": "n", "level": 3}} "#
    );
    let entry = parse(&json).unwrap();
    assert_eq!(entry.meta.author.as_deref(), Some("Zoé \"Z\""));
    assert_eq!(
        entry.meta.extra,
        [
            ("id".to_owned(), Value::Integer(7)),
            ("rating".to_owned(), Value::Json("7.10".to_owned())),
            ("tags".to_owned(), Value::Json("[\"a b\",1]".to_owned())),
            ("seed".to_owned(), Value::Text("18446744073709551615".to_owned())),
            ("minimal".to_owned(), Value::Bool(true)),
            ("level".to_owned(), Value::Integer(3)),
        ]
    );
    let mut text = String::new();
    write(&entry, Format::Json, &mut text);
    assert_eq!(parse(&text).unwrap(), entry);
}

#[test]
fn a_broken_record_does_not_stop_the_next() {
    let good = format!("{{\"puzzle\":\"{LINE}\"}}");
    for bad in [
        format!("{{\"puzzle\":\"{}\"}}", &LINE[..80]),
        format!("{{\"puzzle\":\"{LINE}"),
        format!("{{\"puzzle\":\"{LINE}\""),
        format!("{{\"puzzle\":\"{LINE}\",}}"),
        format!("{{\"puzzle\":\"{LINE}\"]"),
        format!("{{\"puzzle\" \"{LINE}\"}}"),
        format!("{{\"puzle\":\"{LINE}\"}}"),
        String::from("{"),
        String::from("oops"),
        String::from("}"),
    ] {
        for text in [
            format!("{good}\n{bad}\n{good}\n"),
            format!("[\n{good},\n{bad},\n{good}\n]\n"),
            format!("[{good},\n{bad},\n{good}]\n"),
        ] {
            let results = summary(&text);
            assert_eq!(results.len(), 3, "{text} {results:?}");
            assert_eq!([&results[0], &results[2]], [LINE, LINE], "{text}");
            let line = if text.starts_with("[\n") { 3 } else { 2 };
            assert!(results[1].starts_with(&format!("line {line}, column ")), "{text} {results:?}");
        }
        let results = summary(&format!("[\n{bad},\n{good},\n{good}\n]"));
        if bad != "oops" && bad != "}" {
            assert_eq!((results.len(), &*results[1], &*results[2]), (3, LINE, LINE), "{bad} {results:?}");
        }
    }
    let pretty = format!("[\n  {{\n    \"puzzle\": \"{LINE}\n    \"level\": [\n      1\n    ]\n  }},\n  {good}\n]");
    assert_eq!(summary(&pretty), ["line 3, column 97: found the end of the line, expected valid JSON", LINE]);
}

#[test]
fn an_array_has_an_end() {
    let text = format!("[{{\"puzzle\":\"{LINE}\"}},\n{{\"puzzle\":\"12\"}},\n");
    let told = summary(&text);
    assert_eq!(told[0], LINE);
    assert_eq!(told[1], "line 2, column 14: found 2 cells, expected the 81 of a grid: add 79");
    assert_eq!(told[2], "line 2, column 17: found the end of the text, expected valid JSON");
    assert_eq!(told.len(), 3);
}

#[test]
fn what_is_no_text_is_told_once() {
    let told = summary(&format!("PNG\u{1}\ra\n\u{fffd}\n\u{0}\n{LINE}\n"));
    assert_eq!(told[0], "line 1, column 4: found bytes that are no text, expected text: save the file as UTF-8");
    assert_eq!(told[1..], [LINE]);
}

#[test]
fn tables_of_several_makers() {
    let solved = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    let zeros = LINE.replace('.', "0");
    for text in [
        format!("quizzes,solutions\n{zeros},{solved}\n"),
        format!("id,puzzle,solution,clues,difficulty\r\n1,{LINE},{solved},30,0.0\r\n"),
        format!("Puzzle,Solution,\n{LINE},{solved},\n"),
        format!("source,question,answer,rating\nx,{LINE},{solved},0\n"),
        format!("\"puzzle\";\"solution\"\n\"{LINE}\";\"{solved}\"\n"),
        format!("puzzle\tsolution\n{LINE}\t{solved}\n"),
    ] {
        let entry = parse(&text).expect(&text);
        assert_eq!(entry.givens, grid());
        assert_eq!(entry.meta.solution.map(|solution| solution.to_line()).as_deref(), Some(solved));
    }
    assert_eq!(summary(&format!("puzzle\n{LINE}\n{LINE}\n")), [LINE, LINE]);
    let text = format!("id,puzzle,comment,n\n07,{LINE},\"two\nlines, \"\"quoted\"\" \",-3\n\n#x\n8,{LINE},,\n");
    let read: Vec<Entry> = read(&text).into_iter().map(Result::unwrap).collect();
    assert_eq!(read[0].meta.comment.as_deref(), Some("two\nlines, \"quoted\" "));
    assert_eq!(read[0].meta.get("id"), Some(&Value::from("07")));
    assert_eq!(read[0].meta.get("n"), Some(&Value::from(-3)));
    assert_eq!((read[1].position.line, read[1].meta.comment.as_ref()), (6, None));
}

#[test]
fn sdk_files() {
    let text = format!("#ANeuf\n#D one\n#D two\n#LHard\n#zother\n{}", rows(LINE));
    let entry = parse(&text).unwrap();
    assert_eq!(entry.meta.author.as_deref(), Some("Neuf"));
    assert_eq!(entry.meta.description.as_deref(), Some("one\ntwo"));
    let state = LINE.replacen("53.", "534", 1);
    let text = format!("[Puzzle]\n{}[State]\n{}", rows(LINE), rows(&state));
    let entry = parse(&text).unwrap();
    assert_eq!((entry.givens, entry.placed.count()), (grid(), 1));
    assert_eq!(entry.placed.get(Cell::at(0, 2)), Digit::new(4));
    let mut back = String::new();
    write(&entry, Format::Sdk, &mut back);
    assert_eq!(back, text);
    assert_eq!(summary(&format!("{text}\n{text}{text}\n#Ax\n{}", rows(LINE))), [LINE; 4]);
    // The headers of one puzzle are not those of the next.
    let entries: Vec<Entry> = read(&format!("#AOne\n{0}\n{0}", rows(LINE))).into_iter().map(Result::unwrap).collect();
    assert_eq!((entries[0].meta.author.as_deref(), entries[1].meta.author.as_deref()), (Some("One"), None));
}

#[test]
fn ss_files() {
    let text = " *-----------*\n |53.|.7.|...|\n |6..|195|...|\n |.98|...|.6.|\n |---+---+---|\n |8..|.6.|..3|\n |4..|8.3|..1|\n |7..|.2.|..6|\n |---+---+---|\n |.6.|...|28.|\n |...|419|..5|\n |...|.8.|.79|\n *-----------*\n\nI024\nE03002\n";
    let entry = parse(text).unwrap();
    assert_eq!((entry.givens, entry.placed.to_string().find('4')), (grid(), Some(2)));
    let candidates = entry.candidates.as_ref().unwrap();
    assert_eq!(candidates.get(Cell::at(0, 3)).iter().map(Digit::to_char).collect::<String>(), "6");
    let mut back = String::new();
    write(&entry, Format::Ss, &mut back);
    assert_eq!(back, text);
    assert_eq!(
        read(&format!("{text}\n{text}{text}")),
        [
            Ok(Entry { position: Position { line: 2 }, ..entry.clone() }),
            Ok(Entry { position: Position { line: 19 }, ..entry.clone() }),
            Ok(Entry { position: Position { line: 35 }, ..entry }),
        ]
    );
}

#[test]
fn candidates_of_every_cell() {
    let implied = Candidates::of(&grid());
    let drawn = implied.to_string();
    let entry = parse(&drawn).unwrap();
    // A single candidate stands like a given: r5c5 can only be 5.
    assert_eq!(entry.givens.get(Cell::at(4, 4)), Digit::new(5));
    assert!(grid().is_part_of(&entry.givens));
    let fewer = drawn.replacen("124", "12", 1).replacen(" 14 ", " +4 ", 1);
    let entry = parse(&fewer).unwrap();
    assert_eq!(entry.placed.count(), 1, "{fewer}");
    assert_eq!(entry.candidates.as_ref().unwrap().get(Cell::at(0, 2)).len(), 2);
    let mut back = String::new();
    write(&entry, Format::Grid, &mut back);
    assert_eq!(Entry { position: Position { line: 2 }, ..entry }, parse(&back).unwrap(), "{back}");
    let sukaku: String = Cell::all()
        .map(|cell| Digit::ALL.map(|digit| if implied.get(cell).contains(digit) { digit.to_char() } else { '.' }))
        .map(|nine| nine.iter().collect::<String>())
        .collect();
    let entry = parse(&sukaku).unwrap();
    assert!(grid().is_part_of(&entry.givens));
}

/// The exact message of every class of broken text.
#[test]
fn messages() {
    let line = |from: &str, to: &str| LINE.replacen(from, to, 1);
    let grid_of = |i: usize, row: &str| {
        let mut lines: Vec<String> = rows(LINE).lines().map(str::to_owned).collect();
        lines[i] = row.to_owned();
        lines.join("\n")
    };
    let cases: Vec<(String, &str)> = vec![
        (
            "".into(),
            "line 1, column 1: found the end of the text, expected a puzzle: a line of 81 characters, nine rows of 9, JSON, or CSV whose header names a puzzle column",
        ),
        (
            "hello".into(),
            "line 1, column 1: found 'h', expected a puzzle: a line of 81 characters, nine rows of 9, JSON, or CSV whose header names a puzzle column",
        ),
        (LINE[..80].into(), "line 1, column 81: found 80 cells, expected the 81 of a grid: add 1"),
        (format!("{LINE}1"), "line 1, column 82: found 82 cells, expected the 81 of a grid: take 1 out"),
        (format!("  {} note", &LINE[..60]), "line 1, column 63: found 60 cells, expected the 81 of a grid: add 21"),
        (line("7", "a"), "line 1, column 5: found 'a', expected a digit 1 to 9 or a blank 0 . * _ - x X ?"),
        (
            format!("{LINE}a"),
            "line 1, column 82: found 'a', expected the end of the line, or a space , ; # or | before a note",
        ),
        (
            line("53.7", "5+.7").replacen("53", "5+", 1),
            "line 1, column 3: found '.', expected a digit 1 to 9 after the + of a placed digit",
        ),
        (
            "\u{0}\u{1}\u{2}".into(),
            "line 1, column 1: found bytes that are no text, expected text: save the file as UTF-8",
        ),
        ("\u{fffd}PNG".into(), "line 1, column 1: found bytes that are no text, expected text: save the file as UTF-8"),
        (
            "1".repeat(10_000_000),
            "line 1, column 1: found a line of more than 1048576 bytes, expected a shorter one: put each puzzle on a line of its own",
        ),
        ("1".repeat(1_000_000), "line 1, column 82: found 1000000 cells, expected the 81 of a grid: take 999919 out"),
        (
            format!("{LINE}\r{LINE}\r"),
            "line 1, column 82: found a carriage return in the line, expected line ends of Unix or Windows: save the file with one of them",
        ),
        ("1 ".repeat(100_000), "line 1, column 19: found 100000 cells, expected the 9 of a row: take 99991 out"),
        ("53..7".into(), "line 1, column 1: found 1 row, expected the 9 of a grid: add 8"),
        (grid_of(3, "8...6..3"), "line 4, column 9: found 8 cells, expected the 9 of a row: add 1"),
        (grid_of(3, "8...6...33"), "line 4, column 10: found 10 cells, expected the 9 of a row: take 1 out"),
        (grid_of(3, "8...6..e3"), "line 4, column 8: found 'e', expected a digit 1 to 9 or a blank 0 . * _ - x X ?"),
        (
            rows(LINE).lines().take(8).collect::<Vec<_>>().join("\n"),
            "line 8, column 1: found 8 rows, expected the 9 of a grid: add 1",
        ),
        (
            framed(LINE, "+---+---+---+", "|---+---+---|").lines().take(8).collect::<Vec<_>>().join("\n"),
            "line 8, column 1: found 6 rows, expected the 9 of a grid: add 3",
        ),
        (
            framed(LINE, "+---+---+---+", "|---+---+---|").lines().skip(3).collect::<Vec<_>>().join("\n"),
            "line 5, column 1: found 4 rows, expected the 9 of a grid: add 5",
        ),
        (
            framed(&line("53..", "53."), "*-----------*", "|---+---+---|"),
            "line 12, column 13: found 8 cells, expected the 9 of a row: add 1",
        ),
        (
            rows(&grid().line_with('-')).replacen("6--195---\n", "---------\n---------\n---------\n", 1),
            "line 2, column 1: found a line of '-' that may be an empty row or a rule between rows, expected only one of the two: write blanks as . or rules as ---+---+---",
        ),
        (format!("{LINE}\n{LINE}"), "line 2, column 1: found a second puzzle, expected exactly one puzzle"),
        ("[Help]".into(), "line 1, column 1: found \"[Help]\", expected [Puzzle] or [State]"),
        (
            format!("[State]\n{}", rows(LINE)),
            "line 1, column 1: found \"[State]\", expected the puzzle before the state of a game",
        ),
        (
            format!("[Puzzle]\n{}[State]\n{}", rows(LINE), rows(&line("53.", "54."))),
            "line 12, column 2: found 4 in r1c2, where the puzzle has 3, expected the digits of the puzzle again in the state of a game",
        ),
        (
            format!("{}\nI999", rows(LINE)),
            "line 11, column 1: found \"I999\", expected I and a cell 00 to 80 and its digit, or E and a cell and a candidate 001 to 009",
        ),
        (
            Candidates::of(&grid()).to_string().replacen("124", "122", 1),
            "line 1, column 7: found '2', expected each digit once in a group of candidates",
        ),
        (
            Candidates::of(&grid()).to_string().replacen(" 124", "124", 1),
            "line 1, column 31: found 8 groups, expected the 9 of a row of candidates: add 1",
        ),
        (
            format!("{{\"puzzle\":\"{}\"}}", &LINE[..80]),
            "line 1, column 92: found 80 cells, expected the 81 of a grid: add 1",
        ),
        (
            format!("{{\n \"puzzle\":\"{LINE}1\"}}"),
            "line 2, column 93: found 82 cells, expected the 81 of a grid: take 1 out",
        ),
        ("{\"a\":1}".into(), "line 1, column 1: found no name for the puzzle, expected a value or column named puzzle"),
        (
            format!("{{\"puzzle\":\"{LINE}\",\"grid\":\"{LINE}\"}}"),
            "line 1, column 102: found both \"puzzle\" and \"grid\", expected one of them: take the other out or rename it",
        ),
        (
            "{\"puzzle\":12}".into(),
            "line 1, column 11: found a number, expected a puzzle: a text of 81 characters or a list of 81 numbers or of nine rows",
        ),
        ("{\"puzzle\":[1,2]}".into(), "line 1, column 11: found 2 cells, expected the 81 of a grid: add 79"),
        ("[[1,2],[3]]".into(), "line 1, column 1: found 2 rows, expected the 9 of a grid: add 7"),
        (
            format!("[{}12]", "0,".repeat(80)),
            "line 1, column 162: found \"12\", expected a digit 1 to 9 or a blank 0, -1, null or \"\"",
        ),
        ("{\"puzzle\":".into(), "line 1, column 11: found the end of the line, expected valid JSON"),
        ("{\"puzzle\" 1}".into(), "line 1, column 11: found '1', expected valid JSON"),
        ("id,puzzle\n1".into(), "line 2, column 2: found the end of the line, expected the 81 of a grid"),
        (
            format!("id,puzzle\n1,{}", &LINE[..80]),
            "line 2, column 83: found 80 cells, expected the 81 of a grid: add 1",
        ),
        (
            format!("id,puzzle\n1,{LINE},3"),
            "line 2, column 85: found \"3\", expected no more fields than the header has columns",
        ),
        (format!("id,puzzle\n\"1,{LINE}"), "line 2, column 2: found the end of the text, expected a closing quote \""),
        (
            "puzzle,quizzes\n".into(),
            "line 1, column 8: found both \"puzzle\" and \"quizzes\", expected one of them: take the other out or rename it",
        ),
    ];
    let mut wrong = Vec::new();
    for (text, message) in &cases {
        let told = parse(text).map_or_else(|error| error.to_string(), |entry| format!("{entry:?}"));
        if told != *message {
            let start: String = text.chars().take(200).collect();
            wrong.push(format!("{start}\n  gives {told}\n  not   {message}"));
        }
        assert!(message.len() < 250, "{message}");
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}
