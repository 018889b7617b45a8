//! What the game says, in words.

use neuf::generate::Impossible;
use neuf::grid::{Cell, CellSet, Digit, DigitSet};
use neuf::play::{Announcement, Check, Deed, Game, MarkStyle, Tool};
use neuf::words::Words;

use crate::study::Mark;
use crate::workshop::Outcome;

/// How many places are named before only their number is told.
const NAMED: usize = 4;

/// The text of an announcement. Tools are called what they are called in `style`.
pub fn announcement(words: &Words, style: MarkStyle, announcement: &Announcement) -> String {
    let plain = |key: &str| words.get(key, &[]);
    match announcement {
        Announcement::Done { deed, cells, cleaned, meets } => {
            let mut text = deed_text(words, *deed, *cells);
            let mut add = |clause: String| text = words.get("and-also", &[("a", (&text).into()), ("b", clause.into())]);
            if *cleaned > 0 {
                add(words.get("said-cleaned", &[("count", (*cleaned).into())]));
            }
            if !meets.is_empty() {
                add(words.get("said-meets", &[("places", places(words, *meets).into())]));
            }
            text
        }
        Announcement::Undone(deed, cells) => {
            words.get("said-undone", &[("what", deed_at(words, *deed, *cells).into())])
        }
        Announcement::Redone(deed, cells) => {
            words.get("said-redone", &[("what", deed_at(words, *deed, *cells).into())])
        }
        Announcement::NothingToUndo => plain("said-nothing-to-undo"),
        Announcement::NothingToRedo => plain("said-nothing-to-redo"),
        Announcement::Given => plain("said-given"),
        Announcement::Filled => plain("said-filled"),
        Announcement::NothingToErase => plain("said-nothing-to-erase"),
        Announcement::NothingSelected => plain("said-nothing-selected"),
        Announcement::Selected(count) => words.get("said-selected", &[("count", (*count).into())]),
        Announcement::Chosen(tool) => plain(tool_key(*tool, style)),
        Announcement::Checked(check) => checked(words, *check),
        Announcement::MistakesUndone(count) => words.get("said-mistakes-undone", &[("count", (*count).into())]),
        Announcement::Completed => plain("said-completed"),
        Announcement::Revealed => plain("said-revealed"),
        Announcement::NoSolution => plain("said-no-solution"),
        Announcement::Paused => plain("said-paused"),
        Announcement::Resumed => plain("said-resumed"),
    }
}

/// Whether an announcement is also shown below the board: those whose effect is not on the board to see.
pub fn is_shown(announcement: &Announcement) -> bool {
    !matches!(
        announcement,
        Announcement::Done { .. }
            | Announcement::Undone(..)
            | Announcement::Redone(..)
            | Announcement::Selected(_)
            | Announcement::Chosen(_)
            | Announcement::Resumed
    )
}

fn checked(words: &Words, check: Check) -> String {
    match check {
        Check::Count { wrong: 0, empty: 0 } => words.get("said-all-right", &[]),
        Check::Count { wrong: 0, empty } => words.get("said-right-so-far", &[("empty", empty.into())]),
        Check::Count { wrong, .. } => words.get("said-wrong", &[("count", wrong.into())]),
        Check::Cells(cells) => {
            let places = places(words, cells);
            words.get("said-wrong-cells", &[("count", cells.len().into()), ("places", places.into())])
        }
    }
}

fn deed_text(words: &Words, deed: Deed, cells: CellSet) -> String {
    let (key, digit) = match deed {
        Deed::Placed(digit) => ("said-placed", Some(digit)),
        Deed::Removed(digit) => ("said-removed", Some(digit)),
        Deed::Marked(_, digit) => ("said-marked", Some(digit)),
        Deed::Unmarked(_, digit) => ("said-unmarked", Some(digit)),
        Deed::Erased => ("said-erased", None),
        Deed::Swapped => ("said-swapped", None),
        Deed::Revealed => ("said-revealed", None),
        Deed::Hinted => ("said-hinted", None),
    };
    let digit = digit.map_or(String::new(), |digit| digit.to_string());
    words.get(key, &[("digit", digit.into()), ("count", cells.len().into())])
}

/// A deed with the place it was done at.
fn deed_at(words: &Words, deed: Deed, cells: CellSet) -> String {
    let what = deed_text(words, deed, cells);
    match (deed, cells.len()) {
        (Deed::Revealed, _) => what,
        (_, 1) => words.get("said-at", &[("what", what.into()), ("places", places(words, cells).into())]),
        _ => what,
    }
}

/// Cells by name; of many, only how many.
pub fn places(words: &Words, cells: CellSet) -> String {
    if cells.len() > NAMED {
        return words.get("cells", &[("count", cells.len().into())]);
    }
    let names: Vec<String> = cells.iter().map(|cell| place(words, cell)).collect();
    names.join(&words.get("place-separator", &[]))
}

/// A cell by its row and column.
pub fn place(words: &Words, cell: Cell) -> String {
    let args = [("row", (cell.row() + 1).into()), ("column", (cell.column() + 1).into())];
    words.get("place", &args)
}

/// What a cell is called: what is in it first, then where it is.
pub fn cell_name(words: &Words, game: &Game, cell: Cell) -> String {
    let content = game.content(cell);
    let digit = |digit: Digit, key: &str| words.get(key, &[("digit", digit.to_string().into())]);
    let what = match (game.givens().get(cell), content.digit) {
        (Some(given), _) => digit(given, "cell-given"),
        (None, Some(written)) if game.shown_wrong().contains(cell) => digit(written, "cell-wrong"),
        (None, Some(written)) if content.revealed => digit(written, "cell-shown"),
        (None, Some(written)) => digit(written, "cell-digit"),
        (None, None) => {
            let one_kind = game.habits().marks == MarkStyle::Candidates;
            let corner = if one_kind { DigitSet::EMPTY } else { content.corner };
            match (content.centre.is_empty(), corner.is_empty()) {
                (true, true) => words.get("cell-empty", &[]),
                (false, true) => words.get("cell-marks", &[("marks", list(content.centre).into())]),
                (true, false) => words.get("cell-corner", &[("marks", list(corner).into())]),
                (false, false) => {
                    words.get("cell-both", &[("corner", list(corner).into()), ("centre", list(content.centre).into())])
                }
            }
        }
    };
    let what = match (content.digit, content.struck.is_empty()) {
        (None, false) => words.get("cell-struck", &[("what", what.into()), ("digits", list(content.struck).into())]),
        _ => what,
    };
    words.get("cell-at", &[("what", what.into()), ("place", place(words, cell).into())])
}

/// Digits, one after the other.
fn list(digits: DigitSet) -> String {
    digits.iter().map(|digit| digit.to_string()).collect::<Vec<_>>().join(" ")
}

/// The name of a cell with what a hint shows there.
pub fn hinted_name(words: &Words, name: String, mark: Mark) -> String {
    let with = |key: &str, digits: String| words.get(key, &[("what", (&name).into()), ("digits", digits.into())]);
    match mark {
        Mark { put: Some(digit), .. } => with("cell-hint-put", digit.to_string()),
        Mark { out, .. } if !out.is_empty() => with("cell-hint-out", list(out)),
        Mark { look: true, .. } => with("cell-hint", String::new()),
        _ => name,
    }
}

/// The key of a tool's name. Where there is one kind of mark, it has no other name.
pub fn tool_key(tool: Tool, style: MarkStyle) -> &'static str {
    match (tool, style) {
        (Tool::Digit, _) => "tool-digit",
        (_, MarkStyle::Candidates) => "tool-marks",
        (Tool::Corner, _) => "tool-corner",
        (Tool::Centre, _) => "tool-centre",
    }
}

/// A time as minutes and seconds, with hours where there are some.
pub fn clock(seconds: u64) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes:02}:{seconds:02}") }
}

/// What came of making puzzles.
pub fn outcome(words: &Words, outcome: &Outcome) -> String {
    match outcome {
        Outcome::Made(count, spent) => {
            words.get("made-batch", &[("count", (*count).into()), ("time", duration(words, *spent).into())])
        }
        Outcome::Cancelled(count) => words.get("cancelled-batch", &[("count", (*count).into())]),
        Outcome::Impossible(reason) => impossible(words, reason),
        Outcome::Spent => words.get("spent", &[]),
        Outcome::Trouble(reason) => words.get("engine-trouble", &[("reason", reason.into())]),
    }
}

/// Why what is asked for cannot be made.
pub fn impossible(words: &Words, reason: &Impossible) -> String {
    let reason = capital(&words.impossible(reason));
    words.get("impossible", &[("reason", format!("{reason}.").into())])
}

/// A time in milliseconds, or in seconds with one decimal from the first second on.
fn duration(words: &Words, milliseconds: f64) -> String {
    if milliseconds < 1000.0 {
        return words.get("milliseconds", &[("count", (milliseconds.ceil() as u64).into())]);
    }
    let tenths = (milliseconds / 100.0).round() as u64;
    words.get("seconds", &[("whole", (tenths / 10).into()), ("tenths", (tenths % 10).into())])
}

/// The text with a capital at its beginning.
pub fn capital(text: &str) -> String {
    let mut characters = text.chars();
    match characters.next() {
        Some(first) => first.to_uppercase().chain(characters).collect(),
        None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use neuf::grid::Grid;
    use neuf::play::{Habits, Input};
    use neuf::words::{self, Language};

    use super::*;

    fn each_language(test: impl Fn(&Words)) {
        for language in Language::ALL {
            test(&Words::new(language, &[&words::PAGE]));
        }
    }

    /// A key that is in no catalogue comes back as it is; a text has spaces, capitals or dots.
    fn assert_is_text(text: &str) {
        let key = text.chars().all(|char| char.is_ascii_lowercase() || char == '-') && text.contains('-');
        assert!(!key && !text.is_empty() && !text.contains(['{', '}']), "{text:?}");
    }

    fn cells(names: &[&str]) -> CellSet {
        names.iter().filter_map(|name| name.parse::<Cell>().ok()).collect()
    }

    #[test]
    fn everything_can_be_said() {
        let five = Digit::ALL[4];
        let deeds = [
            Deed::Placed(five),
            Deed::Removed(five),
            Deed::Marked(Tool::Centre, five),
            Deed::Unmarked(Tool::Corner, five),
            Deed::Erased,
            Deed::Swapped,
            Deed::Revealed,
            Deed::Hinted,
        ];
        let (one, two) = (cells(&["r4c5"]), cells(&["r4c5", "r2c8"]));
        use Announcement::*;
        let mut all = Vec::new();
        for deed in deeds {
            for cells in [one, two, CellSet::ALL] {
                for (cleaned, meets) in [(0, CellSet::EMPTY), (1, CellSet::EMPTY), (4, two)] {
                    all.push(Done { deed, cells, cleaned, meets });
                }
                all.extend([Undone(deed, cells), Redone(deed, cells)]);
            }
        }
        all.extend([NothingToUndo, NothingToRedo, Given, Filled, NothingToErase, NothingSelected, Completed, Revealed]);
        all.extend([NoSolution, Paused, Resumed, Selected(7), MistakesUndone(1), MistakesUndone(3)]);
        all.extend([Tool::Digit, Tool::Corner, Tool::Centre].map(Chosen));
        all.extend([Checked(Check::Cells(one)), Checked(Check::Cells(two))]);
        for (wrong, empty) in [(0, 0), (0, 1), (0, 5), (1, 5), (2, 0)] {
            all.push(Checked(Check::Count { wrong, empty }));
        }
        each_language(|words| {
            for said in &all {
                for style in [MarkStyle::Candidates, MarkStyle::CornerAndCentre] {
                    assert_is_text(&announcement(words, style, said));
                }
            }
            for made in
                [Outcome::Made(50, 12.3), Outcome::Made(1, 12_345.0), Outcome::Cancelled(0), Outcome::Cancelled(3)]
            {
                assert_is_text(&outcome(words, &made));
            }
            assert_is_text(&outcome(words, &Outcome::Spent));
            assert_is_text(&outcome(words, &Outcome::Impossible(Impossible::TooFew { most: 3 })));
            assert_is_text(&outcome(words, &Outcome::Trouble("out of memory".to_owned())));
        });
    }

    #[test]
    fn a_message_is_built_from_what_changed() {
        let five = Digit::ALL[4];
        let done = Announcement::Done {
            deed: Deed::Placed(five),
            cells: cells(&["r4c5"]),
            cleaned: 4,
            meets: cells(&["r2c8"]),
        };
        let undone = Announcement::Undone(Deed::Placed(five), cells(&["r4c5"]));
        let said = |language, said| announcement(&Words::new(language, &[&words::PAGE]), MarkStyle::Candidates, said);
        assert_eq!(said(Language::En, &done), "5 placed; marks removed from 4 cells; conflict with row 2, column 8");
        assert_eq!(said(Language::En, &undone), "undone: 5 placed, row 4, column 5");
        assert_eq!(
            said(Language::Fr, &done),
            "5 posé\u{a0}; marques retirées de 4 cases\u{a0}; conflit\u{a0}: ligne 2, colonne 8"
        );
        assert_eq!(said(Language::Fr, &undone), "annulé\u{a0}: 5 posé, ligne 4, colonne 5");
    }

    #[test]
    fn a_cell_is_named_value_first() {
        let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let mut game = Game::new(line.parse::<Grid>().expect("a grid"), None);
        game.set_habits(Habits { marks: MarkStyle::CornerAndCentre, ..Habits::default() });
        for (cell, inputs) in [
            (Cell::at(0, 2), vec![Input::Digit(Digit::ALL[3])]),
            (
                Cell::at(0, 3),
                vec![Input::DigitWith(Tool::Centre, Digit::ALL[1]), Input::DigitWith(Tool::Centre, Digit::ALL[5])],
            ),
            (Cell::at(0, 5), vec![Input::DigitWith(Tool::Corner, Digit::ALL[7])]),
            (
                Cell::at(0, 6),
                vec![Input::DigitWith(Tool::Corner, Digit::ALL[0]), Input::DigitWith(Tool::Centre, Digit::ALL[8])],
            ),
        ] {
            game.apply(Input::Go(cell));
            for input in inputs {
                game.apply(input);
            }
        }
        let names = |language| {
            let words = Words::new(language, &[&words::PAGE]);
            [0, 1, 2, 3, 4, 5, 6].map(|column| cell_name(&words, &game, Cell::at(0, column)))
        };
        assert_eq!(
            names(Language::En),
            [
                "5, given, row 1, column 1",
                "3, given, row 1, column 2",
                "4, row 1, column 3",
                "marks 2 6, row 1, column 4",
                "7, given, row 1, column 5",
                "corner marks 8, row 1, column 6",
                "corner marks 1, centre marks 9, row 1, column 7",
            ]
        );
        assert_eq!(names(Language::Fr)[0], "5, donné, ligne 1, colonne 1");
        assert_eq!(names(Language::Fr)[3], "marques 2 6, ligne 1, colonne 4");
    }

    #[test]
    fn times_are_read_as_clocks() {
        assert_eq!(
            [0, 59, 60, 3599, 3600, 36_061].map(clock),
            ["00:00", "00:59", "01:00", "59:59", "1:00:00", "10:01:01"]
        );
    }

    #[test]
    fn every_text_of_the_page_is_used() {
        let sources = [
            include_str!("app.rs"),
            include_str!("desk.rs"),
            include_str!("say.rs"),
            include_str!("view/about.rs"),
            include_str!("view/board.rs"),
            include_str!("view/help.rs"),
            include_str!("view/hint.rs"),
            include_str!("study.rs"),
            include_str!("view/live.rs"),
            include_str!("view/maker.rs"),
            include_str!("view/mod.rs"),
            include_str!("view/own.rs"),
            include_str!("view/pad.rs"),
            include_str!("view/preferences.rs"),
            include_str!("view/top.rs"),
            include_str!("view/window.rs"),
        ];
        let keys = words::PAGE.text(Language::En).lines().filter_map(|line| {
            let (key, _) = line.split_once(" =")?;
            key.starts_with(|char: char| char.is_ascii_lowercase()).then_some(key)
        });
        let unused: Vec<&str> =
            keys.filter(|key| !sources.iter().any(|source| source.contains(&format!("\"{key}\"")))).collect();
        assert_eq!(unused, Vec::<&str>::new());
    }
}
