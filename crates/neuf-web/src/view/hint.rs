//! The hint, in the place of the keys: what is said on this rung, and where to go from here.

use neuf::logic::Rung;
use neuf::play::keys::{self, Command, Stroke};
use neuf::play::{Ladder, Press};
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;

use crate::browser;
use crate::desk::Desk;
use crate::dom::{self, El, el, follow};
use crate::study::Study;
use crate::view::parts;

const ID: &str = "hint-next";

/// Asks for a hint by its button, which the hint then hides: the focus goes on to the hint.
pub fn open(study: Study) {
    study.next();
    browser::after(0, || {
        if !browser::is_on_board() {
            browser::focus(ID);
        }
    });
}

pub fn hint(desk: Desk, study: Study) -> El {
    let rung = move || study.ladder.get().rung();
    let is_sick = move || matches!(study.ladder.get(), Ladder::Sick { .. });
    let is_asked = move || matches!(study.ladder.get(), Ladder::Asked { .. });
    let is_told = move || rung().is_some_and(|rung| rung >= Rung::Reason);
    // The technique is named from the second rung on.
    let title = move || match (study.hint(), rung()) {
        (Some(hint), Some(rung)) if rung > Rung::Name => hint.said[1].clone(),
        _ => desk.text("hint", &[]),
    };
    let next_key = move || match rung() {
        Some(Rung::Nudge) => "hint-to-name",
        Some(Rung::Name) => "hint-to-look",
        Some(Rung::Look) => "hint-to-reason",
        Some(_) => "hint-do",
        None if is_sick() => "hint-ignore",
        None if is_asked() => "hint",
        None => "close",
    };
    let go = move || match rung() {
        Some(_) => study.next(),
        None if is_sick() => study.press(Press::Ignore),
        None if is_asked() => {}
        None => close(desk, study),
    };
    let of = move || match study.ladder.get() {
        Ladder::Step { at, known, all: true, .. } => {
            desk.text("hint-of", &[("at", (at + 1).into()), ("count", known.into())])
        }
        _ => String::new(),
    };
    let cross = el("span", "").attr("aria-hidden", "true").text("✕");
    let head = el("div", "head").with([
        el("h2", "").attr("id", "hint-title").says(title),
        el("small", "").says(of),
        parts::called(desk, "quiet", "hint-close", "close", cross, move || close(desk, study)),
    ]);
    let buttons = el("div", "buttons").with([
        parts::plain(desk, "key", "hint-show", "hint-show", move || study.show_wrong()).hidden_if(move || !is_sick()),
        parts::plain(desk, "key", "hint-undo", "undo-mistakes", move || study.undo_wrong())
            .hidden_if(move || !is_sick()),
        dom::button("key go", ID).says(move || desk.text(next_key(), &[])).marks("aria-disabled", is_asked).click(go),
        parts::plain(desk, "key", "hint-full", "hint-full", move || study.full())
            .hidden_if(move || rung().is_none() || is_told()),
        parts::plain(desk, "key", "hint-another", "hint-another", move || study.press(Press::Another))
            .hidden_if(move || rung().is_none()),
    ]);
    el("section", "hint")
        .attr("id", "hint-panel")
        .attr("aria-labelledby", "hint-title")
        .hidden_if(move || !study.is_open())
        .with([head, sentences(study), buttons])
        .on("keydown", move |event| on_key(desk, study, event.unchecked_ref()))
}

/// What is said: one sentence, or the reason as a list, in which the one being read is marked.
fn sentences(study: Study) -> El {
    let list = el("ol", "said").attr("id", "hint-said");
    let element = list.0.clone();
    let mut drawn = (Vec::new(), None);
    follow(move || {
        let now = (study.lines(), study.at.get());
        if now == drawn {
            return;
        }
        element.set_text_content(None);
        let item = |(at, (text, _)): (usize, &(String, Option<_>))| {
            let item = el("li", "").text(text);
            if now.1 == Some(at) { item.attr("aria-current", "true") } else { item }
        };
        El(element.clone()).with(now.0.iter().enumerate().map(item));
        if let Some(item) = now.1.and_then(|at| element.children().item(at as u32)) {
            item.scroll_into_view_with_bool(false);
        }
        drawn = now;
    });
    list.class_if("many", move || study.lines().len() > 1)
}

/// Takes the hint away; the keys are back.
fn close(desk: Desk, study: Study) {
    study.press(Press::Close);
    browser::focus_cell(desk.cursor());
}

/// The keys of hints work in the hint as well; Enter is left to its buttons.
fn on_key(desk: Desk, study: Study, event: &KeyboardEvent) {
    let stroke = Stroke {
        code: &event.code(),
        key: &event.key(),
        shift: event.shift_key(),
        ctrl: event.ctrl_key() || event.meta_key(),
        alt: event.alt_key(),
        num_lock: false,
    };
    match keys::command(stroke) {
        Some(Command::Hint(key)) if event.key() != "Enter" => study.key(key),
        Some(Command::Escape) => close(desk, study),
        _ => return,
    }
    event.prevent_default();
}
