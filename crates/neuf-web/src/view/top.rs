//! The top of the page: the name, the clock, the ways to everything else.

use neuf::play::Input;
use neuf::words::Language;

use crate::desk::Desk;
use crate::dom::{El, button, drawing, el};
use crate::say;
use crate::view::{help, parts, preferences};

pub fn top(desk: Desk) -> El {
    let logo = el("span", "logo").attr("aria-hidden", "true").with((0..9).map(|_| el("i", "")));
    let link = |class: &str, to: &str, key| el("a", class).attr("href", to).says(desk.label(key));
    let sliders = drawing(
        "0 0 24 24",
        &[(
            "",
            "M4 7h9.5m5 0H20M4 17h1.5m5 0H20M13.5 7a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M5.5 17a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0",
        )],
    );
    let question = el("span", "").attr("aria-hidden", "true").text("?");
    el("header", "top").with([
        el("h1", "brand").with([logo, el("span", "name").text("Neuf")]),
        el("nav", "")
            .attr_of("aria-label", move || Some(desk.text("parts", &[])))
            .with([link("quiet", "#make", "make"), link("quiet wide", "#own", "own")]),
        clock(desk),
        language(desk),
        parts::called(desk, "quiet wide", "open-help", "help", question, help::open),
        parts::called(desk, "quiet", "open-preferences", "preferences", sliders, preferences::open),
    ])
}

fn clock(desk: Desk) -> El {
    let time = move || say::clock(desk.seconds());
    button("quiet clock", "clock")
        .says(time)
        .attr_of("aria-label", move || Some(desk.text("clock", &[("time", time().into())])))
        .tells("aria-pressed", move || desk.game.with(|game| game.is_paused()))
        .hidden_if(move || desk.settings.with(|settings| !settings.show_clock))
        .click(move || desk.act(Input::Pause))
}

/// Goes over to the other language.
fn language(desk: Desk) -> El {
    let other = move || match desk.language() {
        Language::En => Language::Fr,
        Language::Fr => Language::En,
    };
    let tag = el("span", "").says(move || other().tag().to_uppercase());
    button("quiet", "language")
        .attr_of("lang", move || Some(other().tag().to_owned()))
        .with([tag, parts::unseen(move || format!(" {}", other().name()))])
        .click(move || {
            let language = other();
            desk.set(|settings| settings.language = Some(language));
        })
}
