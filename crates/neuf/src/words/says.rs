//! What the engine says as data, in words.

use crate::generate::{Impossible, ParsePatternError};
use crate::grid::{Conflict, House, HouseKind};
use crate::puzzle::format::{Expected, Found, Kind, Loss, MAX_LINE, ParseError};

use super::Words;

impl Words {
    /// `row 4`.
    pub fn house(&self, house: House) -> String {
        let key = match house.kind() {
            HouseKind::Row => "house-row",
            HouseKind::Column => "house-column",
            HouseKind::Box => "house-box",
        };
        self.get(key, &[("number", (house.number() + 1).into())])
    }

    /// `row 4 holds 5 twice, in r4c1 and r4c8`.
    pub fn conflict(&self, conflict: &Conflict) -> String {
        let [a, b] = conflict.cells.map(|cell| cell.to_string());
        let args = [
            ("house", self.house(conflict.house).into()),
            ("digit", conflict.digit.to_string().into()),
            ("a", a.into()),
            ("b", b.into()),
        ];
        self.get("conflict", &args)
    }

    /// What is wrong with a text and how to mend it, in one sentence without the place:
    /// `found 80 cells, expected the 81 of a grid: add 1`.
    pub fn parse_error(&self, error: &ParseError) -> String {
        let mend = match (&error.found, error.expected) {
            (&Found::Cells(found), Expected::Line) => self.mend(found, 81),
            (&Found::Cells(found), Expected::Row) => self.mend(found, 9),
            (&Found::Rows(found), _) | (&Found::Groups(found), Expected::Groups) => self.mend(found, 9),
            (&Found::Groups(found), Expected::AllGroups) => self.mend(found, 81),
            _ => String::new(),
        };
        let args = [
            ("found", self.found(&error.found).into()),
            ("expected", self.get(expected_key(error.expected), &[]).into()),
            ("mend", mend.into()),
        ];
        self.get("parse-error", &args)
    }

    /// `the note`.
    pub fn loss(&self, loss: &Loss) -> String {
        match loss {
            Loss::Placed => self.get("loss-placed", &[]),
            Loss::Candidates => self.get("loss-candidates", &[]),
            Loss::Solution => self.get("loss-solution", &[]),
            Loss::Note => self.get("loss-note", &[]),
            Loss::Named(name) => self.get("loss-named", &[("name", name.into())]),
        }
    }

    /// Why no puzzle can be as asked.
    pub fn impossible(&self, reason: &Impossible) -> String {
        match *reason {
            Impossible::EmptyRange { clues } => {
                self.get("impossible-empty-range", &[("clues", clues.to_string().into())])
            }
            Impossible::TooFew { most } => self.get("impossible-too-few", &[("most", most.into())]),
            Impossible::TooMany { fewest } => self.get("impossible-too-many", &[("fewest", fewest.into())]),
            Impossible::PatternTooSmall { cells, fewest } => {
                self.get("impossible-pattern-too-small", &[("cells", cells.into()), ("fewest", fewest.into())])
            }
            Impossible::PatternSize { cells, clues } => {
                self.get("impossible-pattern-size", &[("cells", cells.into()), ("clues", clues.to_string().into())])
            }
            Impossible::PatternNotSymmetric { symmetry } => {
                self.get("impossible-pattern-not-symmetric", &[("symmetry", symmetry.to_string().into())])
            }
            Impossible::OpenLines { lines: [a, b] } => {
                self.get("impossible-open-lines", &[("a", self.house(a).into()), ("b", self.house(b).into())])
            }
            Impossible::NoSuchSum { symmetry, clues } => {
                let args = [("symmetry", symmetry.to_string().into()), ("clues", clues.to_string().into())];
                self.get("impossible-no-such-sum", &args)
            }
            Impossible::NoneKnown { symmetry, fewest } => {
                let args = [("symmetry", symmetry.to_string().into()), ("fewest", fewest.into())];
                self.get("impossible-none-known", &args)
            }
            Impossible::MinimalTooMany { fewest } => {
                self.get("impossible-minimal-too-many", &[("fewest", fewest.into())])
            }
            Impossible::NothingToSolve => self.get("impossible-nothing-to-solve", &[]),
            Impossible::EmptyRatings { rating } => {
                self.get("impossible-empty-ratings", &[("rating", rating.to_string().into())])
            }
            Impossible::NoSuchRating { rating } => {
                self.get("impossible-no-such-rating", &[("rating", rating.to_string().into())])
            }
            Impossible::NoneSoHard { rating, hardest } => {
                let args = [("rating", rating.to_string().into()), ("hardest", hardest.to_string().into())];
                self.get("impossible-none-so-hard", &args)
            }
            Impossible::WantedAndNot { technique } => {
                self.get("impossible-wanted-and-not", &[("technique", technique.name().into())])
            }
            Impossible::NeverUsed { technique } => {
                self.get("impossible-never-used", &[("technique", technique.name().into())])
            }
            Impossible::NeedsASingle { technique } => {
                self.get("impossible-needs-a-single", &[("technique", technique.name().into())])
            }
            Impossible::NoFullHouse => self.get("impossible-no-full-house", &[]),
            Impossible::SinglesSuffice { rating, technique } => {
                let args = [("rating", rating.to_string().into()), ("technique", technique.name().into())];
                self.get("impossible-singles-suffice", &args)
            }
            Impossible::OnlySingles { rating } => {
                self.get("impossible-only-singles", &[("rating", rating.to_string().into())])
            }
        }
    }

    /// What is wrong with a drawn mask.
    pub fn pattern_error(&self, error: &ParsePatternError) -> String {
        match *error {
            ParsePatternError::Length(found) => self.get("pattern-length", &[("found", found.into())]),
            ParsePatternError::Char(char, line, column) => {
                let args = [
                    ("char", char.escape_debug().to_string().into()),
                    ("line", line.to_string().into()),
                    ("column", column.to_string().into()),
                ];
                self.get("pattern-char", &args)
            }
        }
    }

    /// How many to add or take out.
    fn mend(&self, found: usize, expected: usize) -> String {
        let key = if found < expected { "mend-add" } else { "mend-remove" };
        self.get(key, &[("count", found.abs_diff(expected).into())])
    }

    fn found(&self, found: &Found) -> String {
        let shown = |char: char| char.escape_debug().to_string();
        match found {
            Found::Char(char) => self.get("found-char", &[("char", shown(*char).into())]),
            Found::NotText => self.get("found-not-text", &[]),
            Found::LongLine => self.get("found-long-line", &[("most", MAX_LINE.into())]),
            Found::LongRecord => self.get("found-long-record", &[("most", MAX_LINE.into())]),
            Found::Return => self.get("found-return", &[]),
            Found::EndOfLine => self.get("found-end-of-line", &[]),
            Found::EndOfText => self.get("found-end-of-text", &[]),
            Found::Cells(count) => self.get("found-cells", &[("count", (*count).into())]),
            Found::Rows(count) => self.get("found-rows", &[("count", (*count).into())]),
            Found::Groups(count) => self.get("found-groups", &[("count", (*count).into())]),
            Found::RowOrRule(char) => self.get("found-row-or-rule", &[("char", shown(*char).into())]),
            Found::Second => self.get("found-second", &[]),
            Found::Text(text) => self.get("found-piece", &[("text", text.escape_debug().to_string().into())]),
            Found::NoPuzzle => self.get("found-no-puzzle", &[]),
            Found::Both(a, b) => self.get("found-both", &[("a", a.into()), ("b", b.into())]),
            Found::Kind(kind) => self.get(kind_key(*kind), &[]),
            Found::Clash { cell, given, found } => {
                let (cell, given) = (cell.to_string(), given.to_string());
                let key = if found.is_some() { "found-clash" } else { "found-clash-blank" };
                let found = found.map(|digit| digit.to_string()).unwrap_or_default();
                self.get(key, &[("cell", cell.into()), ("given", given.into()), ("digit", found.into())])
            }
        }
    }
}

const fn kind_key(kind: Kind) -> &'static str {
    match kind {
        Kind::Null => "found-null",
        Kind::Bool => "found-bool",
        Kind::Number => "found-number",
        Kind::Text => "found-text",
        Kind::List => "found-list",
        Kind::Object => "found-object",
    }
}

const fn expected_key(expected: Expected) -> &'static str {
    match expected {
        Expected::Puzzle => "expected-puzzle",
        Expected::OnePuzzle => "expected-one-puzzle",
        Expected::Cell => "expected-cell",
        Expected::PlacedDigit => "expected-placed-digit",
        Expected::Separator => "expected-separator",
        Expected::Line => "expected-line",
        Expected::Row => "expected-row",
        Expected::Rows => "expected-rows",
        Expected::Groups => "expected-groups",
        Expected::Candidate => "expected-candidate",
        Expected::ClearRules => "expected-clear-rules",
        Expected::Text => "expected-text",
        Expected::ShortLine => "expected-short-line",
        Expected::LineEnd => "expected-line-end",
        Expected::Section => "expected-section",
        Expected::PuzzleFirst => "expected-puzzle-first",
        Expected::SameGivens => "expected-same-givens",
        Expected::StateLine => "expected-state-line",
        Expected::Json => "expected-json",
        Expected::JsonPuzzle => "expected-json-puzzle",
        Expected::PuzzleName => "expected-puzzle-name",
        Expected::OneName => "expected-one-name",
        Expected::JsonCell => "expected-json-cell",
        Expected::FromZero => "expected-from-zero",
        Expected::JsonRow => "expected-json-row",
        Expected::JsonText => "expected-json-text",
        Expected::AllGroups => "expected-all-groups",
        Expected::EndOfField => "expected-end-of-field",
        Expected::NoMoreFields => "expected-no-more-fields",
        Expected::ClosingQuote => "expected-closing-quote",
    }
}

#[cfg(test)]
mod tests {
    use crate::generate::ClueRange;
    use crate::grid::{Cell, Digit};
    use crate::logic::Technique;
    use crate::rate::Rating;
    use crate::symmetry::Symmetry;
    use crate::words::Language;

    use super::*;

    /// The engine's own English is the reference; the catalogue may go on where it ends.
    fn says(language: Language, ours: &str, reference: &str) {
        match language {
            Language::En => assert!(ours.starts_with(reference), "{ours}\n{reference}"),
            // Every key exists and nothing is missing in it.
            Language::Fr => assert!(!ours.contains('$') && ours.contains(' '), "{ours}"),
        }
        assert!(!ours.contains("found-") && !ours.contains("expected-") && !ours.contains("impossible-"), "{ours}");
    }

    #[test]
    fn parse_errors_are_told_as_the_engine_tells_them() {
        let [five, six] = [5, 6].map(|digit| Digit::new(digit).unwrap());
        let clash = |found| Found::Clash { cell: Cell::at(3, 4), given: five, found };
        let all_found = [
            Found::Char('é'),
            Found::Char('\''),
            Found::NotText,
            Found::Return,
            Found::EndOfLine,
            Found::EndOfText,
            Found::Cells(1),
            Found::Cells(80),
            Found::Cells(82),
            Found::Rows(8),
            Found::Groups(10),
            Found::RowOrRule('-'),
            Found::Second,
            Found::Text("[Games]".to_owned()),
            Found::NoPuzzle,
            Found::Both("puzzle".to_owned(), "quizzes".to_owned()),
            clash(Some(six)),
            clash(None),
        ];
        let kinds = [Kind::Null, Kind::Bool, Kind::Number, Kind::Text, Kind::List, Kind::Object].map(Found::Kind);
        let all_expected = [
            Expected::Puzzle,
            Expected::OnePuzzle,
            Expected::Cell,
            Expected::PlacedDigit,
            Expected::Separator,
            Expected::Line,
            Expected::Row,
            Expected::Rows,
            Expected::Groups,
            Expected::Candidate,
            Expected::ClearRules,
            Expected::Text,
            Expected::ShortLine,
            Expected::LineEnd,
            Expected::Section,
            Expected::PuzzleFirst,
            Expected::SameGivens,
            Expected::StateLine,
            Expected::Json,
            Expected::JsonPuzzle,
            Expected::PuzzleName,
            Expected::OneName,
            Expected::JsonCell,
            Expected::FromZero,
            Expected::JsonRow,
            Expected::JsonText,
            Expected::AllGroups,
            Expected::EndOfField,
            Expected::NoMoreFields,
            Expected::ClosingQuote,
        ];
        for language in Language::ALL {
            let words = Words::new(language, &[]);
            for found in all_found.iter().chain(&kinds) {
                for expected in all_expected {
                    let error = ParseError { line: 1, column: 1, found: found.clone(), expected };
                    let reference = error.to_string();
                    says(language, &words.parse_error(&error), reference.strip_prefix("line 1, column 1: ").unwrap());
                }
            }
        }
        // The numbers of bytes are grouped here.
        let long = |found| ParseError { line: 1, column: 1, found, expected: Expected::ShortLine };
        let words = Words::new(Language::En, &[]);
        assert!(words.parse_error(&long(Found::LongLine)).starts_with("found a line of more than 1,048,576 bytes"));
        assert!(words.parse_error(&long(Found::LongRecord)).starts_with("found a record of more than 1,048,576 bytes"));
    }

    #[test]
    fn what_is_impossible_is_told_as_the_engine_tells_it() {
        let (clues, symmetry) = (ClueRange { min: 18, max: 19 }, Symmetry::Full);
        let (rating, technique) = ("1.3..1.4".parse().expect("a range"), Technique::XWing);
        for language in Language::ALL {
            let words = Words::new(language, &[]);
            for reason in [
                Impossible::EmptyRange { clues },
                Impossible::TooFew { most: 16 },
                Impossible::TooMany { fewest: 82 },
                Impossible::PatternTooSmall { cells: 20, fewest: 25 },
                Impossible::PatternSize { cells: 20, clues },
                Impossible::PatternNotSymmetric { symmetry },
                Impossible::OpenLines { lines: [House::row(0), House::row(2)] },
                Impossible::NoSuchSum { symmetry, clues },
                Impossible::NoneKnown { symmetry, fewest: 20 },
                Impossible::MinimalTooMany { fewest: 41 },
                Impossible::NothingToSolve,
                Impossible::EmptyRatings { rating },
                Impossible::NoSuchRating { rating },
                Impossible::NoneSoHard { rating, hardest: Rating::tenths(119) },
                Impossible::WantedAndNot { technique },
                Impossible::NeverUsed { technique: Technique::DirectPointing },
                Impossible::NeedsASingle { technique: Technique::NakedSingle },
                Impossible::NoFullHouse,
                Impossible::SinglesSuffice { rating, technique },
                Impossible::OnlySingles { rating },
            ] {
                says(language, &words.impossible(&reason), &reason.to_string());
            }
            for error in [ParsePatternError::Length(80), ParsePatternError::Char('!', 2, 3)] {
                says(language, &words.pattern_error(&error), &error.to_string());
            }
        }
    }

    #[test]
    fn conflicts_are_told_as_the_engine_tells_them() {
        let grid = "55.......5......................................................................."
            .parse::<crate::grid::Grid>()
            .unwrap();
        let words = Words::new(Language::En, &[]);
        for conflict in grid.conflicts() {
            assert_eq!(words.conflict(&conflict), conflict.to_string());
        }
        for loss in [Loss::Placed, Loss::Candidates, Loss::Solution, Loss::Note, Loss::Named("level".to_owned())] {
            assert_eq!(words.loss(&loss), loss.to_string());
        }
    }
}
