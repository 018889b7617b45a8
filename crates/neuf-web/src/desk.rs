//! The state of the page: the game on the board, the settings, what is being said. Views look at it and hand it
//! inputs; nothing else changes a game.

use std::cell::OnceCell;

use neuf::play::{Announcement, Change, Game, Input};
use neuf::words::{self, Arg, Language, Words};

use crate::browser;
use crate::dom::Var;
use crate::origin::{Origin, Puzzle};
use crate::say;
use crate::settings::{self, Settings};
use crate::starter;
use crate::storage::{self, Kept};

/// Announcements that follow one another faster than this, in milliseconds, are told as one.
const BURST: u64 = 150;
/// The clock is stored at least this often, in seconds.
const CLOCK_STORED: u64 = 10;

/// The state of the page. Copies are the same page.
#[derive(Clone, Copy)]
pub struct Desk(&'static State);

/// What a desk holds.
pub struct State {
    pub game: Var<Game>,
    pub origin: Var<Origin>,
    pub settings: Var<Settings>,
    /// What the line below the board says.
    pub status: Var<Option<Status>>,
    /// What is told to those who listen: politely, and at once.
    pub polite: Var<String>,
    pub assertive: Var<String>,
    /// Unfinished games other than the one on the board.
    pub shelf: Var<Vec<Shelved>>,
    /// Whether the browser stores the game.
    pub is_kept: Var<bool>,
    /// The languages the browser asks for, and the one in use.
    browser: Vec<String>,
    language: Var<Language>,
    /// The number under which the game is stored.
    id: Var<u32>,
    /// What tells this page from others that are open.
    writer: String,
    last_said: Var<u64>,
    words: [OnceCell<Words>; Language::ALL.len()],
}

/// What the line below the board says.
#[derive(Clone, Debug, PartialEq)]
pub enum Status {
    /// What came of an input.
    Said(Announcement),
    /// A text of the catalogue.
    Text(&'static str),
    /// A text of the catalogue that tells of a trouble.
    Trouble(&'static str),
}

impl Status {
    /// Whether it was about what was selected, and has no meaning after that.
    fn is_fleeting(&self) -> bool {
        use Announcement::{Filled, Given, NothingSelected, NothingToErase};
        matches!(self, Status::Said(Filled | Given | NothingSelected | NothingToErase))
    }
}

/// An unfinished game, for the list of them.
#[derive(Clone, Debug, PartialEq)]
pub struct Shelved {
    pub id: u32,
    pub clues: usize,
    pub empty: usize,
    pub seconds: u64,
}

impl std::ops::Deref for Desk {
    type Target = State;

    fn deref(&self) -> &State {
        self.0
    }
}

impl Desk {
    /// The page as it was left, or a first puzzle.
    pub fn open() -> Desk {
        let settings = Settings::from_text(&storage::read_text(settings::KEY).unwrap_or_default());
        let damaged = storage::is_current_damaged();
        let (id, mut kept) = storage::current().unwrap_or_else(|| {
            let puzzle = starter::puzzle();
            let game = Game::new(puzzle.givens, puzzle.solution);
            (storage::new_id(), Kept { changed: browser::now(), origin: puzzle.origin, game })
        });
        kept.game.set_habits(settings.habits());
        let desk = Desk(Box::leak(Box::new(State {
            game: Var::new(kept.game),
            origin: Var::new(kept.origin),
            settings: Var::new(settings),
            status: Var::new(damaged.then_some(Status::Trouble("status-damaged"))),
            polite: Var::default(),
            assertive: Var::default(),
            shelf: Var::default(),
            is_kept: Var::new(true),
            language: Var::default(),
            browser: browser::languages(),
            id: Var::new(id),
            writer: browser::random().to_string(),
            last_said: Var::default(),
            words: [const { OnceCell::new() }; Language::ALL.len()],
        })));
        desk.choose_language();
        storage::take(id, &desk.writer);
        desk.keep();
        desk.look_at_shelf();
        desk
    }

    /// The language in use.
    pub fn language(self) -> Language {
        self.0.language.get()
    }

    fn choose_language(self) {
        self.0.language.set(self.settings.with(|settings| settings.language(&self.0.browser)));
    }

    /// The words of the language in use, read when first asked for.
    pub fn words(self) -> &'static Words {
        let language = self.language();
        let at = Language::ALL.iter().position(|&other| other == language).unwrap_or(0);
        self.0.words[at].get_or_init(|| Words::new(language, &[&words::PAGE]))
    }

    /// A text of the catalogue in the language in use.
    pub fn text(self, key: &str, args: &[(&str, Arg)]) -> String {
        self.words().get(key, args)
    }

    /// A text of the catalogue as a function of the state: it changes with the language.
    pub fn label(self, key: &'static str) -> impl Fn() -> String + Copy + 'static {
        move || self.text(key, &[])
    }

    /// Hands an input to the game, keeps what changed, and says what there is to say.
    pub fn act(self, input: Input) {
        let change = self.game.update(|game| game.apply(input));
        self.changed(change);
    }

    /// Keeps what changed in the game, and says what there is to say.
    pub fn changed(self, change: Change) {
        let Change { selection, entry, announcement, .. } = change;
        if entry {
            self.keep();
        }
        if selection {
            browser::follow_cursor(self.cursor());
        }
        if let Some(announcement) = announcement {
            self.announce(announcement);
        } else if entry || selection && self.status.with(|status| status.as_ref().is_some_and(Status::is_fleeting)) {
            self.status.set(None);
        }
    }

    /// The number of the cell that the keys are on.
    pub fn cursor(self) -> usize {
        self.game.with(|game| game.selection().cursor.index())
    }

    fn announce(self, announcement: Announcement) {
        let style = self.game.with(|game| game.habits().marks);
        self.speak(say::announcement(self.words(), style, &announcement), announcement.is_urgent());
        self.status.set(say::is_shown(&announcement).then_some(Status::Said(announcement)));
    }

    /// Tells those who listen. What follows within a burst is added to what was said; the same text again is made
    /// to differ, or it would not be spoken.
    pub fn speak(self, text: String, urgent: bool) {
        let now = browser::now();
        let burst = now.saturating_sub(self.last_said.get()) < BURST;
        self.last_said.set(now);
        let region = if urgent { &self.0.assertive } else { &self.0.polite };
        region.update(|said| {
            *said = match said.strip_prefix(text.as_str()) {
                Some("") => format!("{text}\u{a0}"),
                Some("\u{a0}") => text,
                _ if burst && !said.is_empty() => {
                    self.text("and-also", &[("a", said.as_str().into()), ("b", text.into())])
                }
                _ => text,
            };
        });
    }

    /// Shows a text below the board and tells it.
    pub fn tell(self, status: Status) {
        if let Status::Text(key) | Status::Trouble(key) = status {
            self.speak(self.text(key, &[]), matches!(status, Status::Trouble(_)));
        }
        self.status.set(Some(status));
    }

    /// Puts a puzzle on the board. The game that was there is kept.
    pub fn start(self, puzzle: Puzzle) {
        self.keep();
        let game = Game::new(puzzle.givens, puzzle.solution);
        self.put(storage::new_id(), Kept { changed: browser::now(), origin: puzzle.origin, game });
    }

    /// Puts a kept game back on the board; the one that was there is kept.
    pub fn resume(self, id: u32) {
        self.keep();
        match storage::game(id) {
            Some(kept) => self.put(id, kept),
            None => self.tell(Status::Trouble("status-damaged")),
        }
    }

    fn put(self, id: u32, mut kept: Kept) {
        kept.game.set_habits(self.settings.with(Settings::habits));
        storage::take(id, &self.writer);
        self.id.set(id);
        self.origin.set(kept.origin);
        self.game.set(kept.game);
        self.keep();
        storage::tidy(id);
        self.look_at_shelf();
        self.tell(Status::Text("status-started"));
    }

    /// Stores the game on the board.
    pub fn keep(self) {
        let kept = Kept { changed: browser::now(), origin: self.origin.get(), game: self.game.get() };
        let is_kept = self.id.update(|id| storage::keep(id, &kept, &self.writer));
        if self.is_kept.update(|was| std::mem::replace(was, is_kept)) && !is_kept {
            self.speak(self.text("status-not-kept", &[]), true);
        }
    }

    /// Reads the list of unfinished games anew.
    fn look_at_shelf(self) {
        let here = self.id.get();
        let unfinished = storage::games()
            .into_iter()
            .filter(|(id, kept)| *id != here && kept.game.is_begun() && !kept.game.is_complete());
        let shelved = unfinished.map(|(id, kept)| Shelved {
            id,
            clues: kept.game.givens().count(),
            empty: kept.game.empty(),
            seconds: kept.game.elapsed() / 1000,
        });
        self.shelf.set(shelved.collect());
    }

    /// The time played, in whole seconds.
    pub fn seconds(self) -> u64 {
        self.game.with(Game::elapsed) / 1000
    }

    /// So many milliseconds went by with the board in sight. Whether another second is full.
    pub fn tick(self, milliseconds: u32) -> bool {
        let before = self.seconds();
        self.game.update(|game| game.apply(Input::Tick(milliseconds)));
        let seconds = self.seconds();
        if seconds != before && seconds.is_multiple_of(CLOCK_STORED) {
            self.keep();
        }
        seconds != before
    }

    /// Changes settings and keeps them.
    pub fn set(self, change: impl FnOnce(&mut Settings)) {
        self.settings.update(change);
        self.choose_language();
        self.settings.with(|settings| {
            storage::write_text(settings::KEY, &settings.to_text());
            self.game.update(|game| game.set_habits(settings.habits()));
        });
    }
}
