//! Hints for the game on the board, and what its puzzle takes: asked of the engine, kept until the board changes.
//!
//! ```text
//!  press ──► Ladder (neuf::play) ──► Act ──► seek: a job for the worker ──► Found ──► Ladder …
//!                                       └──► show, apply, clear
//! ```

use neuf::grid::{Candidates, Cell, CellSet, Digit, DigitSet, Grid};
use neuf::job::study::{HintQuestion, PathQuestion, Which};
use neuf::logic::{Candidate, Health, Rung, Technique};
use neuf::play::keys::HintKey;
use neuf::play::{Act, Input, Ladder, Press, Trust};
use neuf::words::Language;
use wasm_bindgen::JsValue;

use crate::browser;
use crate::desk::Desk;
use crate::dom::{Var, follow};
use crate::engine::{self, Engine, Message, Ticket};
use crate::say;

/// When hints and ratings are made ready, in milliseconds after the page is drawn.
const WARM: i32 = 1500;

/// Hints and difficulty. Copies are the same.
#[derive(Clone, Copy)]
pub struct Study(&'static State);

/// The state of them.
pub struct State {
    desk: Desk,
    engine: Engine,
    pub ladder: Var<Ladder>,
    /// The steps that are known, from the board as it was then.
    hints: Var<Vec<Hint>>,
    /// What they start from.
    trust: Var<Trust>,
    position: Var<Option<Position>>,
    /// Where in the reason the reader is.
    pub at: Var<Option<usize>>,
    /// Whether what is wrong is shown.
    is_shown: Var<bool>,
    /// Whether the page has settled, so that what nobody asked for can be worked on.
    is_settled: Var<bool>,
    rated: Var<Option<(Grid, Option<Rated>)>>,
    /// The job for the rating.
    rating: Var<Option<(Grid, Ticket)>>,
    known: Var<Option<Known>>,
    /// The job for what the puzzle takes.
    walking: Var<Option<(Grid, Language, Ticket)>>,
}

/// A board as hints see it.
type Position = (Language, Grid, Grid, Candidates);

/// A step, as the worker shows it.
#[derive(Clone, Debug)]
pub struct Hint {
    technique: Technique,
    cells: CellSet,
    placements: Vec<Candidate>,
    eliminations: Vec<Candidate>,
    look: String,
    picture: String,
    /// Nudge, name and look.
    pub said: [String; 3],
    /// The sentences of the reason, each with the cell it comes to.
    pub reason: Vec<(String, Option<Cell>)>,
}

/// What a puzzle takes.
#[derive(Clone, Debug, PartialEq)]
struct Known {
    givens: Grid,
    language: Language,
    techniques: Vec<(String, u32)>,
    solved: bool,
    /// HoDoKu's level and score.
    hodoku: Option<(String, u64)>,
}

/// Sudoku Explainer's numbers, in tenths, and the word for them.
#[derive(Clone, Debug, PartialEq)]
pub struct Rated {
    pub numbers: [u64; 3],
    pub grade: String,
}

/// What a hint shows in a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mark {
    /// It is one of those to look at.
    pub look: bool,
    /// What is struck out.
    pub out: DigitSet,
    /// What is placed.
    pub put: Option<Digit>,
}

impl std::ops::Deref for Study {
    type Target = State;

    fn deref(&self) -> &State {
        self.0
    }
}

impl Study {
    /// No hint is shown.
    pub fn new(desk: Desk, engine: Engine) -> Study {
        let study = Study(Box::leak(Box::new(State {
            desk,
            engine,
            ladder: Var::default(),
            hints: Var::default(),
            trust: Var::new(Trust::All),
            position: Var::default(),
            at: Var::default(),
            is_shown: Var::default(),
            is_settled: Var::default(),
            rated: Var::default(),
            rating: Var::default(),
            known: Var::default(),
            walking: Var::default(),
        })));
        // A hint is for the board that it was asked on, and in the language of then.
        follow(move || {
            let now = || Some(study.here());
            if study.is_open() && study.position.with(|position| *position != now()) {
                study.press(Press::Close);
            }
            study.rate();
            study.walk();
        });
        browser::after(WARM, move || {
            engine.warm_up_for_hints();
            study.is_settled.set(true);
        });
        study
    }

    fn here(self) -> Position {
        let language = self.desk.language();
        self.desk.game.with(|game| (language, *game.givens(), game.grid(), game.candidates()))
    }

    /// Whether something is shown of a hint.
    pub fn is_open(self) -> bool {
        self.ladder.with(|ladder| *ladder != Ladder::Away)
    }

    /// What contradicts the solution now.
    pub fn health(self) -> Health {
        self.desk.game.with(|game| game.health()).unwrap_or_default()
    }

    /// A hint, or one rung more.
    pub fn next(self) {
        self.press(Press::Next { sick: !self.health().is_good() });
    }

    /// The whole step at once.
    pub fn full(self) {
        self.press(Press::Full { sick: !self.health().is_good() });
    }

    /// A key.
    pub fn key(self, key: HintKey) {
        match key {
            HintKey::Next => self.next(),
            HintKey::Full => self.full(),
            HintKey::Another => self.press(Press::Another),
            HintKey::Apply => self.press(Press::Apply),
            HintKey::Forward => self.step(1),
            HintKey::Back => self.step(-1),
        }
    }

    /// Takes a press and does what follows from it.
    pub fn press(self, press: Press) {
        match self.ladder.update(|ladder| ladder.press(press)) {
            Act::Nothing => {}
            Act::Show => self.show(),
            Act::Seek => {
                self.trust.set(if press == Press::Ignore { Trust::Right } else { Trust::All });
                self.seek(Which::Next);
            }
            Act::SeekAlike => self.seek(Which::Alike),
            Act::Apply(at) => self.apply(at),
            Act::Clear => self.clear(),
        }
    }

    fn seek(self, which: Which) {
        let game = &self.desk.game;
        let (placed, candidates) = game.with(|game| game.position(self.trust.get()));
        let question = HintQuestion {
            puzzle: game.with(|game| *game.givens()),
            placed,
            candidates: Some(candidates),
            which,
            language: Some(self.desk.language()),
            ..HintQuestion::default()
        };
        self.position.set(Some(self.here()));
        self.at.set(None);
        let told = move |message: Message| match message {
            Message::Answer(answer) => {
                let steps = engine::list(&answer, "steps");
                self.hints.set(steps.iter().filter_map(|step| Hint::read(&step)).collect());
                self.press(Press::Found { steps: self.hints.with(Vec::len) });
            }
            Message::Error(_) => {
                self.hints.set(Vec::new());
                self.press(Press::Found { steps: 0 });
            }
            Message::Item(_) | Message::Progress(_) => {}
        };
        let ticket = self.engine.hint(&question, Box::new(told));
        if ticket.is_none() {
            self.press(Press::Close);
        }
    }

    /// Tells what is shown now, and keeps in mind that it was.
    fn show(self) {
        self.position.set(Some(self.here()));
        self.at.set(None);
        self.is_shown.set(false);
        if let (Some(hint), Some(rung)) = (self.hint(), self.ladder.get().rung()) {
            self.desk.game.update(|game| game.note_hint(hint.technique, rung));
            self.desk.keep();
        }
        let text = self.lines().into_iter().map(|(text, _)| text).collect::<Vec<_>>().join(" ");
        self.desk.speak(text, false);
    }

    /// Does what the step says.
    fn apply(self, at: usize) {
        let Some(hint) = self.hints.with(|hints| hints.get(at).cloned()) else { return };
        let change = self.desk.game.update(|game| {
            game.note_hint(hint.technique, Rung::Do);
            game.follow(&hint.placements, &hint.eliminations)
        });
        self.clear();
        self.desk.changed(change);
    }

    fn clear(self) {
        self.hints.set(Vec::new());
        self.at.set(None);
        self.is_shown.set(false);
        self.ladder.set(Ladder::Away);
    }

    /// Shows which cells are wrong.
    pub fn show_wrong(self) {
        self.is_shown.set(true);
        let text = self.lines().into_iter().map(|(text, _)| text).collect::<Vec<_>>().join(" ");
        self.desk.speak(text, false);
    }

    /// Goes back to before what is wrong.
    pub fn undo_wrong(self) {
        self.clear();
        self.desk.act(Input::UndoMistakes);
    }

    /// The step that is shown.
    pub fn hint(self) -> Option<Hint> {
        let at = match self.ladder.get() {
            Ladder::Step { at, .. } => at,
            Ladder::More { .. } => 0,
            _ => return None,
        };
        self.hints.with(|hints| hints.get(at).cloned())
    }

    /// What is said now, a sentence a line, with the cell it comes to.
    pub fn lines(self) -> Vec<(String, Option<Cell>)> {
        let plain = |text: String| vec![(text, None)];
        match self.ladder.get() {
            Ladder::Away => Vec::new(),
            Ladder::Asked { .. } => plain(self.desk.text("hint-seeking", &[])),
            Ladder::Nothing => plain(self.desk.text("hint-nothing", &[])),
            Ladder::Sick { .. } => {
                let health = self.health();
                let said = |[count, which]: [&'static str; 2], candidates: &[Candidate]| {
                    let cells: CellSet = candidates.iter().map(|one| one.cell).collect();
                    let places = say::places(self.desk.words(), cells);
                    let text = match self.is_shown.get() {
                        true => self.desk.text(which, &[("places", places.into())]),
                        false => self.desk.text(count, &[("count", candidates.len().into())]),
                    };
                    (!candidates.is_empty()).then_some((text, None))
                };
                [
                    said(["hint-wrong", "hint-wrong-cells"], &health.wrong),
                    said(["hint-missing", "hint-missing-cells"], &health.missing),
                ]
                .into_iter()
                .flatten()
                .collect()
            }
            Ladder::Step { rung, .. } | Ladder::More { rung } => match (self.hint(), rung) {
                (Some(hint), Rung::Reason | Rung::Do) => hint.reason,
                (Some(hint), _) => plain(hint.said[rung as usize].clone()),
                (None, _) => Vec::new(),
            },
        }
    }

    /// To the next sentence of the reason, or the one before; the cursor goes where it leads.
    fn step(self, by: isize) {
        let lines = self.lines();
        if lines.is_empty() {
            return;
        }
        let count = lines.len() as isize;
        let now = self.at.get().map_or(if by > 0 { 0 } else { count - 1 }, |at| (at as isize + by).rem_euclid(count));
        self.at.set(Some(now as usize));
        let (text, cell) = &lines[now as usize];
        if let Some(cell) = cell {
            self.desk.act(Input::Go(*cell));
        }
        self.desk.speak(text.clone(), false);
    }

    /// What is drawn over the board.
    pub fn picture(self) -> String {
        match self.ladder.get() {
            Ladder::Sick { .. } if self.is_shown.get() => {
                let health = self.health();
                let cells: CellSet = health.wrong.iter().chain(&health.missing).map(|one| one.cell).collect();
                neuf::draw::areas(cells)
            }
            Ladder::Step { rung, .. } | Ladder::More { rung } => match (self.hint(), rung) {
                (Some(hint), Rung::Look) => hint.look,
                (Some(hint), Rung::Reason | Rung::Do) => hint.picture,
                _ => String::new(),
            },
            _ => String::new(),
        }
    }

    /// What a hint shows in a cell.
    pub fn mark(self, cell: Cell) -> Mark {
        let Some(rung) = self.ladder.get().rung().filter(|&rung| rung >= Rung::Look) else { return Mark::default() };
        let at = if let Ladder::Step { at, .. } = self.ladder.get() { at } else { 0 };
        self.hints.with(|hints| {
            let Some(hint) = hints.get(at) else { return Mark::default() };
            let told = rung >= Rung::Reason;
            let here = |candidates: &[Candidate]| -> DigitSet {
                candidates.iter().filter(|one| told && one.cell == cell).map(|one| one.digit).collect()
            };
            Mark { look: hint.cells.contains(cell), out: here(&hint.eliminations), put: here(&hint.placements).first() }
        })
    }

    /// Has the puzzle rated, if it is not and nothing else is to be done.
    fn rate(self) {
        let givens = self.desk.game.with(|game| *game.givens());
        let is_known = self.rated.with(|rated| rated.as_ref().is_some_and(|(of, _)| *of == givens));
        let is_coming = self
            .rating
            .with(|rating| rating.is_some_and(|(of, ticket)| of == givens && self.engine.is_under_way(ticket)));
        if is_known || is_coming || !self.is_settled.get() {
            return;
        }
        let told = move |message: Message| {
            let answer = match message {
                Message::Answer(answer) => answer,
                Message::Error(_) => JsValue::UNDEFINED,
                Message::Item(_) | Message::Progress(_) => return,
            };
            let tenths = |name| Some((engine::field(&answer, name)?.as_f64()? * 10.0).round() as u64);
            let read = || {
                let grade = engine::field(&answer, "grade")?.as_string()?;
                Some(Rated { numbers: [tenths("er")?, tenths("ep")?, tenths("ed")?], grade })
            };
            self.rated.set(Some((givens, read())));
        };
        let ticket = self.engine.rate(&givens, Box::new(told));
        self.rating.set(ticket.map(|ticket| (givens, ticket)));
    }

    /// The puzzle's numbers; nothing if it has none, or they are not known yet.
    pub fn rated(self) -> Option<Rated> {
        let givens = self.desk.game.with(|game| *game.givens());
        self.rated.with(|rated| rated.as_ref().filter(|(of, _)| *of == givens).and_then(|(_, rated)| rated.clone()))
    }

    /// HoDoKu's level and score, if they are known.
    pub fn hodoku(self) -> Option<(String, u64)> {
        self.of_this(|known| known.hodoku.clone()).flatten()
    }

    /// Has the way through the puzzle looked for, if it is not known and nothing else is to be done.
    fn walk(self) {
        let (givens, language) = (self.desk.game.with(|game| *game.givens()), self.desk.language());
        let is_known = self.known.with(|known| known.as_ref().is_some_and(|known| known.is_of(&givens, language)));
        let is_coming = self.walking.with(|walking| {
            walking.is_some_and(|(of, in_which, ticket)| {
                of == givens && in_which == language && self.engine.is_under_way(ticket)
            })
        });
        if is_known || is_coming || !self.is_settled.get() {
            return;
        }
        let told = move |message: Message| {
            let answer = match message {
                Message::Answer(answer) => answer,
                // Asked again, it would fail again.
                Message::Error(_) => JsValue::UNDEFINED,
                Message::Item(_) | Message::Progress(_) => return,
            };
            let names = engine::list(&answer, "techniques");
            let technique = |one: JsValue| {
                let count = engine::whole(&one, "count")?;
                Some((engine::field(&one, "name")?.as_string()?, count as u32))
            };
            let techniques = names.iter().filter_map(technique).collect();
            let solved = engine::field(&answer, "solved").is_some_and(|solved| solved.is_truthy());
            let hodoku = engine::field(&answer, "hodoku");
            let hodoku =
                hodoku.and_then(|it| Some((engine::field(&it, "level")?.as_string()?, engine::whole(&it, "score")?)));
            self.known.set(Some(Known { givens, language, techniques, solved, hodoku }));
        };
        let question = PathQuestion { puzzle: givens, language: Some(language), ..PathQuestion::default() };
        let ticket = self.engine.path(&question, Box::new(told));
        self.walking.set(ticket.map(|ticket| (givens, language, ticket)));
    }

    /// The techniques that the puzzle takes, the hardest first; none if they are not known yet.
    pub fn techniques(self) -> Vec<(String, u32)> {
        self.of_this(|known| known.techniques.clone()).unwrap_or_default()
    }

    /// Whether the techniques do not solve it.
    pub fn is_stuck(self) -> bool {
        self.of_this(|known| !known.solved).unwrap_or_default()
    }

    fn of_this<T>(self, look: impl FnOnce(&Known) -> T) -> Option<T> {
        let (givens, language) = (self.desk.game.with(|game| *game.givens()), self.desk.language());
        self.known.with(|known| known.as_ref().filter(|known| known.is_of(&givens, language)).map(look))
    }
}

impl Known {
    fn is_of(&self, givens: &Grid, language: Language) -> bool {
        self.givens == *givens && self.language == language
    }
}

impl Hint {
    /// The hint in a worker's answer: see `neuf.d.ts`.
    fn read(hint: &JsValue) -> Option<Hint> {
        let text = |object: &JsValue, name: &str| engine::field(object, name)?.as_string();
        let cell = |cell: JsValue| cell.as_string()?.parse::<Cell>().ok();
        let candidate = |one: JsValue| {
            let digit = Digit::new(engine::whole(&one, "digit")? as u8)?;
            Some(Candidate { cell: cell(engine::field(&one, "cell")?)?, digit })
        };
        let step = engine::field(hint, "step")?;
        let said = engine::field(hint, "said")?;
        let sentence = |one: JsValue| Some((text(&one, "text")?, engine::field(&one, "cell").and_then(cell)));
        Some(Hint {
            technique: text(&step, "technique")?.parse().ok()?,
            cells: engine::list(hint, "cells").iter().filter_map(cell).collect(),
            placements: engine::list(&step, "placements").iter().filter_map(candidate).collect(),
            eliminations: engine::list(&step, "eliminations").iter().filter_map(candidate).collect(),
            look: text(hint, "look")?,
            picture: text(hint, "reason")?,
            said: [text(&said, "nudge")?, text(&said, "name")?, text(&said, "look")?],
            reason: engine::list(&said, "reason").iter().filter_map(sentence).collect(),
        })
    }
}
