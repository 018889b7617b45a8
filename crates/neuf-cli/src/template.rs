//! How the line of a rated puzzle is written: `neuf rate --format`.

use crate::args::BadValue;

/// How the line of a rated puzzle is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Template {
    /// As lists of puzzles usually have it on this scale.
    Line,
    /// An object a line.
    Jsonl,
    /// A row, below a header.
    Csv,
    /// These pieces, one after the other.
    Pieces(Vec<Piece>),
}

/// A piece of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// As it was typed.
    Text(String),
    /// What a `%` and a letter stand for.
    Field(Field),
}

/// A value of a rated puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// `%g`: the puzzle.
    Puzzle,
    /// `%n`: which it is, from 1.
    Number,
    /// `%c`: how many clues it has.
    Clues,
    /// `%r`: its rating, or HoDoKu's score.
    Rating,
    /// `%p`: the pearl rating; on Sudoku Explainer's scale only.
    Pearl,
    /// `%d`: the diamond rating; on Sudoku Explainer's scale only.
    Diamond,
    /// `%l`: the grade or level in a word.
    Level,
}

impl Field {
    fn of_letter(letter: char) -> Option<Field> {
        Some(match letter {
            'g' => Field::Puzzle,
            'n' => Field::Number,
            'c' => Field::Clues,
            'r' => Field::Rating,
            'p' => Field::Pearl,
            'd' => Field::Diamond,
            'l' => Field::Level,
            _ => return None,
        })
    }
}

/// Reads `line`, `jsonl`, `csv`, or a text with fields: `%g ED=%r/%p/%d`. `%%` is a percent sign, `\t` a tab, `\n` a new
/// line.
pub fn template(text: &str) -> Result<Template, BadValue> {
    match text {
        "line" => return Ok(Template::Line),
        "jsonl" => return Ok(Template::Jsonl),
        "csv" => return Ok(Template::Csv),
        _ if !text.contains('%') => return Err(BadValue::Template),
        _ => {}
    }
    let mut pieces = Vec::new();
    let mut plain = String::new();
    let mut chars = text.chars().peekable();
    while let Some(char) = chars.next() {
        match char {
            '%' => match chars.next() {
                Some('%') => plain.push('%'),
                letter => {
                    let field = letter.and_then(Field::of_letter).ok_or(BadValue::Template)?;
                    if !plain.is_empty() {
                        pieces.push(Piece::Text(std::mem::take(&mut plain)));
                    }
                    pieces.push(Piece::Field(field));
                }
            },
            '\\' if chars.next_if_eq(&'t').is_some() => plain.push('\t'),
            '\\' if chars.next_if_eq(&'n').is_some() => plain.push('\n'),
            _ => plain.push(char),
        }
    }
    if !plain.is_empty() {
        pieces.push(Piece::Text(plain));
    }
    Ok(Template::Pieces(pieces))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn templates_are_read() {
        let text = |text: &str| Piece::Text(text.to_owned());
        assert_eq!(template("csv"), Ok(Template::Csv));
        assert_eq!(
            template("%g\\tED=%r 100 %%\\x"),
            Ok(Template::Pieces(vec![
                Piece::Field(Field::Puzzle),
                text("\tED="),
                Piece::Field(Field::Rating),
                text(" 100 %\\x"),
            ]))
        );
        for wrong in ["", "xml", "%", "%g %", "%y", "% g"] {
            assert_eq!(template(wrong), Err(BadValue::Template), "{wrong}");
        }
    }
}
