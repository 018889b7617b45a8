//! Puts the page together: the state, the views, and what goes on beside them.

use neuf::play::Input;
use neuf::play::keys::{self, Command, Stroke};
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;

use crate::browser;
use crate::desk::Desk;
use crate::dom::{follow, listen};
use crate::engine::Engine;
use crate::settings::{Contrast, Theme};
use crate::view;

/// How often the clock looks at the time, in milliseconds.
const TICK: i32 = 250;
/// A longer gap between two looks means that the machine slept, and is not time played.
const ASLEEP: f64 = 2000.0;

/// Replaces the skeleton by the page.
pub fn start() {
    let desk = Desk::open();
    let body = browser::document().body().expect("a page has a body");
    follow_settings(desk);
    let parts = view::page(desk, Engine::new());
    if let Some(skeleton) = browser::document().get_element_by_id("skeleton") {
        skeleton.remove();
    }
    for part in parts {
        let _ = body.append_child(&part.0);
    }
    keep_time(desk);
    hear(desk);
}

/// Keeps the language, the colours and the title of the document as the settings say.
fn follow_settings(desk: Desk) {
    let root = browser::document().document_element().expect("a document has a root");
    // The system's wishes may change while the page is open.
    let wish = |query: &str| {
        let list = browser::window().match_media(query).ok().flatten();
        if let Some(list) = &list {
            listen(list, "change", |_| ());
        }
        move || list.as_ref().is_some_and(|list| list.matches())
    };
    let (system_dark, system_more) = (wish("(prefers-color-scheme: dark)"), wish("(prefers-contrast: more)"));
    let mut last = None;
    follow(move || {
        let (theme, contrast) = desk.settings.with(|settings| (settings.theme, settings.contrast));
        let dark = theme == Theme::Dark || theme == Theme::Auto && system_dark();
        let more = contrast == Contrast::More || system_more();
        let now = (desk.language(), dark, more);
        if last.replace(now) == Some(now) {
            return;
        }
        let _ = root.set_attribute("lang", desk.language().tag());
        let _ = root.set_attribute("data-theme", if dark { "dark" } else { "light" });
        let _ = if more { root.set_attribute("data-contrast", "more") } else { root.remove_attribute("data-contrast") };
        browser::document().set_title(&desk.text("title", &[]));
    });
}

/// Feeds the clock while the page is in sight.
fn keep_time(desk: Desk) {
    let mut last = browser::uptime();
    browser::every(TICK, move || {
        let now = browser::uptime();
        let passed = now - std::mem::replace(&mut last, now);
        browser::is_watched() && passed < ASLEEP && desk.tick(passed as u32)
    });
}

/// Keys that work wherever the focus is, and the moments when the page may vanish.
fn hear(desk: Desk) {
    listen(&browser::window(), "keydown", move |event| {
        let event: KeyboardEvent = event.unchecked_into();
        let ctrl = event.ctrl_key() || event.meta_key();
        if event.default_prevented() || browser::is_typing() || !ctrl {
            return;
        }
        let stroke = Stroke { key: &event.key(), shift: event.shift_key(), ctrl, ..Stroke::default() };
        if let Some(Command::Input(input @ (Input::Undo | Input::Redo))) = keys::command(stroke) {
            event.prevent_default();
            desk.act(input);
        }
    });
    for name in ["pagehide", "visibilitychange"] {
        listen(&browser::window(), name, move |_| desk.keep());
    }
}
