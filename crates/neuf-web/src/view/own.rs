//! A puzzle of one's own: pasted or typed in any format, checked, played.

use neuf::grid::{Cell, Grid};
use neuf::job::Job;
use neuf::play::Input;
use neuf::puzzle::ParseError;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::HtmlTextAreaElement;

use crate::browser;
use crate::desk::Desk;
use crate::dom::{El, Var, el};
use crate::engine::{self, Engine, Message, Ticket, Urgency};
use crate::origin::{Origin, Puzzle};
use crate::say::capital;
use crate::view::parts;

/// What is known of the text.
#[derive(Clone, Debug, PartialEq)]
enum Verdict {
    Checking,
    Nothing,
    Checked(Checked),
    Unreadable(ParseError),
    Trouble(String),
}

/// What the engine says of a puzzle it could read.
#[derive(Clone, Debug, PartialEq)]
struct Checked {
    givens: Grid,
    placed: Grid,
    /// How many solutions there are; not all are counted.
    solutions: u64,
    /// One of them.
    solution: Option<Grid>,
    minimal: bool,
}

impl Verdict {
    /// The verdict in a worker's answer.
    fn of(answer: &JsValue) -> Option<Verdict> {
        if engine::field(answer, "answer")?.as_string()? == "unreadable" {
            let text = js_sys::JSON::stringify(answer).ok()?.as_string()?;
            return serde_json::from_str(&text).ok().map(Verdict::Unreadable);
        }
        let grid = |object: &JsValue, name: &str| engine::field(object, name)?.as_string()?.parse::<Grid>().ok();
        let solution = engine::field(answer, "examples").and_then(|examples| grid(&examples, "0"));
        Some(Verdict::Checked(Checked {
            givens: grid(answer, "puzzle")?,
            placed: grid(answer, "placed")?,
            solutions: engine::whole(answer, "solutions")?,
            solution,
            minimal: engine::field(answer, "minimal").is_some_and(|minimal| minimal.is_truthy()),
        }))
    }

    /// The puzzle, if it can be played: one without a solution can't.
    fn playable(&self) -> Option<&Checked> {
        match self {
            Verdict::Checked(checked) if checked.solutions > 0 => Some(checked),
            _ => None,
        }
    }

    fn is_bad(&self) -> bool {
        match self {
            Verdict::Checked(checked) => checked.solutions != 1,
            Verdict::Unreadable(_) | Verdict::Trouble(_) => true,
            Verdict::Checking | Verdict::Nothing => false,
        }
    }
}

pub fn own(desk: Desk, engine: Engine) -> El {
    let verdict: &'static Var<Option<Verdict>> = Box::leak(Box::default());
    let is = move |is: fn(&Verdict) -> bool| verdict.with(|verdict| verdict.as_ref().is_some_and(is));
    let bad = move || is(Verdict::is_bad);
    let field = el("textarea", "")
        .attr("id", "own-text")
        .attr("rows", "6")
        .attr("spellcheck", "false")
        .attr("autocomplete", "off")
        .attr("autocapitalize", "off")
        .attr("aria-describedby", "own-verdict")
        .marks("aria-invalid", bad)
        .on("input", move |_| verdict.set(None));
    let area: HtmlTextAreaElement = field.0.clone().unchecked_into();
    let label = el("label", "field").with([el("span", "label").says(desk.label("own-label")), field]);
    let said = move || verdict.with(|verdict| verdict.as_ref().map(|verdict| verdict_text(desk, verdict)));
    let mut asked = None;
    let check = move || {
        if let Some(earlier) = asked.take() {
            engine.cancel(earlier);
        }
        asked = judge(desk, engine, verdict, area.clone());
    };
    let play = move || {
        if let Some(checked) = verdict.get().as_ref().and_then(Verdict::playable) {
            start(desk, checked);
        }
    };
    let unplayable = move || !is(|verdict| verdict.playable().is_some());
    el("section", "panel").attr("id", "own").attr("aria-labelledby", "own-title").with([
        el("h2", "").attr("id", "own-title").says(desk.label("own-title")),
        label,
        parts::note("own-verdict", move || said().unwrap_or_default(), bad),
        el("div", "buttons").with([
            parts::plain(desk, "key", "own-check", "own-check", check),
            parts::plain(desk, "key go", "own-play", "own-play", play).hidden_if(unplayable),
        ]),
    ])
}

/// Has the text judged.
fn judge(
    desk: Desk,
    engine: Engine,
    verdict: &'static Var<Option<Verdict>>,
    area: HtmlTextAreaElement,
) -> Option<Ticket> {
    let text = area.value();
    let settle = move |found: Verdict| {
        desk.speak(verdict_text(desk, &found), false);
        if let Verdict::Unreadable(error) = &found {
            show_place(&area, error);
        }
        verdict.set(Some(found));
    };
    if text.trim().is_empty() {
        settle(Verdict::Nothing);
        return None;
    }
    verdict.set(Some(Verdict::Checking));
    let told = move |message: Message| match message {
        Message::Item(_) | Message::Progress(_) => {}
        Message::Answer(answer) => settle(Verdict::of(&answer).unwrap_or(Verdict::Trouble(String::new()))),
        Message::Error(error) => settle(Verdict::Trouble(error)),
    };
    engine.run(&Job::Check { text }, Urgency::Asked, Box::new(told))
}

fn start(desk: Desk, checked: &Checked) {
    let origin = Origin {
        minimal: checked.minimal,
        several: checked.solutions > 1,
        timestamp: browser::timestamp(),
        ..Origin::default()
    };
    let solution = checked.solution.filter(|_| checked.solutions == 1);
    desk.start(Puzzle { givens: checked.givens, solution, origin });
    // The digits that somebody had placed already are written again, as entries.
    for cell in Cell::all() {
        if let Some(digit) = checked.placed.get(cell) {
            desk.act(Input::Go(cell));
            desk.act(Input::Digit(digit));
        }
    }
    browser::focus_cell(desk.cursor());
}

fn verdict_text(desk: Desk, verdict: &Verdict) -> String {
    match verdict {
        Verdict::Checking => desk.text("own-checking", &[]),
        Verdict::Nothing => desk.text("own-nothing", &[]),
        Verdict::Trouble(reason) => desk.text("engine-trouble", &[("reason", reason.into())]),
        Verdict::Unreadable(error) => {
            let what = desk.words().parse_error(error);
            let (line, column) = (error.line.to_string(), error.column.to_string());
            desk.text("own-error", &[("line", line.into()), ("column", column.into()), ("what", what.into())])
        }
        Verdict::Checked(checked) => checked_text(desk, checked),
    }
}

fn checked_text(desk: Desk, checked: &Checked) -> String {
    let conflicts = checked.givens.conflicts();
    if let Some((conflict, more)) = conflicts.split_first() {
        let conflict = capital(&desk.words().conflict(conflict));
        return match more.len() {
            0 => desk.text("own-conflict", &[("conflict", conflict.into())]),
            count => desk.text("own-more", &[("conflict", conflict.into()), ("count", count.into())]),
        };
    }
    let key = match (checked.solutions, checked.minimal) {
        (0, _) => "own-none",
        (1, true) => "own-unique-minimal",
        (1, false) => "own-unique",
        _ => "own-several",
    };
    let clues = desk.text("clues", &[("count", checked.givens.count().into())]);
    desk.text(key, &[("clues", clues.into())])
}

/// Selects the character that was not understood, so that it can be seen and replaced.
fn show_place(field: &HtmlTextAreaElement, error: &ParseError) {
    let text = field.value();
    let mut before = 0;
    for (number, line) in text.split('\n').enumerate() {
        if number + 1 == error.line {
            let units = |text: &str| text.encode_utf16().count() as u32;
            let at = line.char_indices().nth(error.column.saturating_sub(1)).map_or(line.len(), |(at, _)| at);
            let width = line[at..].chars().next().map_or(0, |char| char.len_utf16() as u32);
            let start = before + units(&line[..at]);
            let _ = field.set_selection_range(start, start + width);
            return;
        }
        before += line.encode_utf16().count() as u32 + 1;
    }
}
