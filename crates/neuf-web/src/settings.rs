//! What the reader chose, kept between visits as lines of `name=value`, which `boot.js` reads too.

use std::fmt::Write as _;

use neuf::generate::{Level, Request};
use neuf::play::{Habits, MarkStyle};
use neuf::symmetry::Symmetry;
use neuf::words::Language;

/// Where they are stored.
pub const KEY: &str = "neuf.settings";

/// Everything that can be set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Nothing: what the browser asks for.
    pub language: Option<Language>,
    pub theme: Theme,
    pub contrast: Contrast,
    /// Corner and centre marks rather than candidates.
    pub two_marks: bool,
    pub clean_up: bool,
    pub show_conflicts: bool,
    pub show_same: bool,
    pub show_peers: bool,
    pub show_clock: bool,
    pub maker: Maker,
}

/// The colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the system says.
    #[default]
    Auto,
    Light,
    Dark,
}

/// How strong the lines and letters are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Contrast {
    /// As the system says.
    #[default]
    Auto,
    More,
}

/// What was last asked of the maker of puzzles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Maker {
    pub level: Level,
    pub symmetry: Symmetry,
    pub minimal: bool,
    /// As typed; empty: one is drawn.
    pub seed: String,
    /// The seed drawn when none was typed.
    pub drawn: Option<u64>,
    /// The number of the next puzzle of the seed in use.
    pub next: u64,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            theme: Theme::Auto,
            contrast: Contrast::Auto,
            two_marks: false,
            clean_up: true,
            show_conflicts: true,
            show_same: true,
            show_peers: true,
            show_clock: true,
            maker: Maker::default(),
        }
    }
}

impl Default for Maker {
    fn default() -> Maker {
        Maker {
            level: Level::Medium,
            symmetry: Symmetry::Rot180,
            minimal: false,
            seed: String::new(),
            drawn: None,
            next: 0,
        }
    }
}

const THEMES: [(&str, Theme); 3] = [("auto", Theme::Auto), ("light", Theme::Light), ("dark", Theme::Dark)];
const CONTRASTS: [(&str, Contrast); 2] = [("auto", Contrast::Auto), ("more", Contrast::More)];

/// The switches by name.
#[allow(clippy::type_complexity)] // a table of two columns
const SWITCHES: [(&str, fn(&mut Settings) -> &mut bool); 7] = [
    ("two-marks", |settings| &mut settings.two_marks),
    ("clean-up", |settings| &mut settings.clean_up),
    ("show-conflicts", |settings| &mut settings.show_conflicts),
    ("show-same", |settings| &mut settings.show_same),
    ("show-peers", |settings| &mut settings.show_peers),
    ("show-clock", |settings| &mut settings.show_clock),
    ("minimal", |settings| &mut settings.maker.minimal),
];

impl Settings {
    /// Reads lines of `name=value`. What is missing, unknown or makes no sense is passed over.
    pub fn from_text(text: &str) -> Settings {
        let mut settings = Settings::default();
        for (name, value) in text.lines().filter_map(|line| line.split_once('=')) {
            settings.set(name, value);
        }
        settings
    }

    fn set(&mut self, name: &str, value: &str) {
        if let Some((_, field)) = SWITCHES.iter().find(|(switch, _)| *switch == name) {
            *field(self) = value == "true";
        }
        match name {
            "language" => self.language = value.parse().ok(),
            "theme" => replace(&mut self.theme, named(&THEMES, value)),
            "contrast" => replace(&mut self.contrast, named(&CONTRASTS, value)),
            "level" => replace(&mut self.maker.level, value.parse().ok()),
            "symmetry" => replace(&mut self.maker.symmetry, value.parse().ok()),
            "seed" => self.maker.seed = value.to_owned(),
            "drawn" => self.maker.drawn = value.parse().ok(),
            "next" => replace(&mut self.maker.next, value.parse().ok()),
            _ => {}
        }
    }

    /// Writes what [`Settings::from_text`] reads.
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        let mut line = |name: &str, value: &str| _ = writeln!(text, "{name}={value}");
        if let Some(language) = self.language {
            line("language", language.tag());
        }
        line("theme", name_of(&THEMES, self.theme));
        line("contrast", name_of(&CONTRASTS, self.contrast));
        for (name, field) in SWITCHES {
            line(name, if *field(&mut self.clone()) { "true" } else { "false" });
        }
        line("level", self.maker.level.name());
        line("symmetry", self.maker.symmetry.name());
        // A line break would begin another setting.
        line("seed", self.maker.seed.lines().next().unwrap_or_default());
        if let Some(drawn) = self.maker.drawn {
            line("drawn", &drawn.to_string());
        }
        line("next", &self.maker.next.to_string());
        text
    }

    /// How the player likes to play.
    pub fn habits(&self) -> Habits {
        let marks = if self.two_marks { MarkStyle::CornerAndCentre } else { MarkStyle::Candidates };
        Habits { marks, clean_up: self.clean_up }
    }

    /// The language to speak, `browser` being those the browser asks for, best first.
    pub fn language(&self, browser: &[String]) -> Language {
        self.language.unwrap_or_else(|| Language::negotiate(browser.iter().map(String::as_str)))
    }
}

impl Maker {
    /// What is asked for.
    pub fn request(&self) -> Request {
        Request { symmetry: self.symmetry, minimal: self.minimal, ..Request::from(self.level) }
    }

    /// The seed typed, or the one drawn; `None` if what is typed is no seed, or none was drawn yet.
    pub fn seed(&self) -> Option<u64> {
        let typed = self.seed.trim();
        if typed.is_empty() { self.drawn } else { typed.parse().ok() }
    }

    /// Whether something is typed that is no seed.
    pub fn is_seed_bad(&self) -> bool {
        !self.seed.trim().is_empty() && self.seed().is_none()
    }
}

fn replace<T>(old: &mut T, new: Option<T>) {
    if let Some(new) = new {
        *old = new;
    }
}

fn named<T: Copy>(table: &[(&str, T)], name: &str) -> Option<T> {
    table.iter().find(|(other, _)| *other == name).map(|(_, value)| *value)
}

fn name_of<T: PartialEq>(table: &[(&'static str, T)], value: T) -> &'static str {
    table.iter().find(|(_, other)| *other == value).map_or("", |(name, _)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_come_back() {
        let mut settings = Settings { language: Some(Language::Fr), theme: Theme::Dark, ..Settings::default() };
        settings.show_same = false;
        settings.maker = Maker {
            level: Level::Expert,
            symmetry: Symmetry::BothDiagonals,
            minimal: true,
            seed: "18446744073709551615".to_owned(),
            drawn: Some(7),
            next: 41,
        };
        assert_eq!(Settings::from_text(&settings.to_text()), settings);
        assert_eq!(settings.maker.seed(), Some(u64::MAX));
        assert_eq!(Settings::from_text(&Settings::default().to_text()), Settings::default());
    }

    #[test]
    fn what_makes_no_sense_is_passed_over() {
        let text = "theme=purple\nlevel=\nnonsense\n\nshow-peers=false\nlanguage=xx\nnext=-1\n{\"theme\":\"dark\"}";
        assert_eq!(Settings::from_text(text), Settings { show_peers: false, ..Settings::default() });
    }

    #[test]
    fn a_seed_is_a_whole_number() {
        for (typed, drawn, seed, bad) in [
            ("", None, None, false),
            (" ", Some(5), Some(5), false),
            ("7", Some(5), Some(7), false),
            ("x", Some(5), None, true),
            ("-1", None, None, true),
        ] {
            let maker = Maker { seed: typed.to_owned(), drawn, ..Maker::default() };
            assert_eq!((maker.seed(), maker.is_seed_bad()), (seed, bad), "{typed:?} {drawn:?}");
        }
    }
}
