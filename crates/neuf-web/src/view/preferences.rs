//! The settings.

use neuf::words::Language;

use crate::desk::Desk;
use crate::dom::{El, el};
use crate::settings::{Contrast, Settings, Theme};
use crate::view::{help, parts, window};

const ID: &str = "preferences";

/// Shows the settings.
pub fn open() {
    window::open(ID);
}

/// An option: the key of its name, whether it is chosen, and what choosing it does.
type Choice = (&'static str, fn(&Settings) -> bool, fn(&mut Settings));

const THEMES: [Choice; 3] = [
    ("theme-auto", |settings| settings.theme == Theme::Auto, |settings| settings.theme = Theme::Auto),
    ("theme-light", |settings| settings.theme == Theme::Light, |settings| settings.theme = Theme::Light),
    ("theme-dark", |settings| settings.theme == Theme::Dark, |settings| settings.theme = Theme::Dark),
];
const CONTRASTS: [Choice; 2] = [
    ("contrast-auto", |settings| settings.contrast == Contrast::Auto, |settings| settings.contrast = Contrast::Auto),
    ("contrast-more", |settings| settings.contrast == Contrast::More, |settings| settings.contrast = Contrast::More),
];
const MARKS: [Choice; 2] = [
    ("marks-candidates", |settings| !settings.two_marks, |settings| settings.two_marks = false),
    ("marks-corner-and-centre", |settings| settings.two_marks, |settings| settings.two_marks = true),
];
/// What is on or off: the key of its name, and where it is kept.
type Switch = (&'static str, fn(&mut Settings) -> &mut bool);

const AIDS: [Switch; 5] = [
    ("aid-conflicts", |settings| &mut settings.show_conflicts),
    ("aid-same", |settings| &mut settings.show_same),
    ("aid-peers", |settings| &mut settings.show_peers),
    ("aid-clean-up", |settings| &mut settings.clean_up),
    ("aid-clock", |settings| &mut settings.show_clock),
];

pub fn preferences(desk: Desk) -> El {
    let aids = el("fieldset", "").with([el("legend", "").says(desk.label("aids"))]).with(AIDS.map(|(key, field)| {
        let on = move || *field(&mut desk.settings.get());
        parts::switch(desk, "", key, on, move |on| desk.set(|settings| *field(settings) = on))
    }));
    let inside = el("div", "fields").with([
        languages(desk),
        group(desk, "theme", &THEMES),
        group(desk, "contrast", &CONTRASTS),
        group(desk, "marks", &MARKS),
        aids,
        parts::plain(desk, "key", "", "help", help::open),
    ]);
    window::window(desk, ID, "preferences", vec![inside])
}

fn group(desk: Desk, title: &'static str, options: &[Choice]) -> El {
    let option = |&(key, is, choose): &Choice| {
        let inside = vec![el("span", "").says(desk.label(key))];
        parts::choice(title, "", None, inside, move || desk.settings.with(is), move || desk.set(choose))
    };
    parts::choices(desk, title, "choices", options.iter().map(option))
}

/// The languages, each by its own name. What is chosen is what is spoken, asked for or not.
fn languages(desk: Desk) -> El {
    let option = |language: Language| {
        let inside = vec![el("span", "").attr("lang", language.tag()).text(language.name())];
        let choose = move || desk.set(|settings| settings.language = Some(language));
        parts::choice("language", language.tag(), None, inside, move || desk.language() == language, choose)
    };
    parts::choices(desk, "language", "choices", Language::ALL.map(option))
}
