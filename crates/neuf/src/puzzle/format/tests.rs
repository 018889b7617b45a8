//! Texts as people have them, and texts that are broken.

use super::*;
use crate::grid::{Cell, Digit, Grid};

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
