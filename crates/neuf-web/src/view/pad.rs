//! The keys: digits, tools, and what can be done with the whole board.

use neuf::grid::Digit;
use neuf::play::{Game, Input, Tool};

use crate::desk::Desk;
use crate::dom::{El, button, drawing, el};
use crate::say;
use crate::study::Study;
use crate::view::{hint, parts};

pub fn pad(desk: Desk, study: Study) -> El {
    let group = |class: &str, key| {
        el("div", class).attr("role", "group").attr_of("aria-label", move || Some(desk.text(key, &[])))
    };
    let tools = [Tool::Digit, Tool::Corner, Tool::Centre].map(|tool| tool_key(desk, tool));
    let icon = drawing("0 0 24 24", &[("", "M9 5h11v14H9l-6-7zM12.5 9.5l5 5m0-5l-5 5")]);
    let erase = parts::called(desk, "key erase", "erase", "erase", icon, move || desk.act(Input::Erase));
    let is_solvable = |game: &Game| game.solution().is_some();
    let actions = [
        action(desk, "undo", Input::Undo, Game::can_undo),
        action(desk, "redo", Input::Redo, Game::can_redo),
        action(desk, "check", Input::Check, is_solvable),
        action(desk, "solution", Input::Reveal, is_solvable),
        parts::plain(desk, "key", "hint", "hint", move || hint::open(study)),
    ];
    el("div", "pad")
        .class_if("three", move || desk.settings.with(|settings| settings.two_marks))
        // A key pressed with the pointer leaves the focus on the grid, so that typing can go on.
        .on("mousedown", |event| event.prevent_default())
        .with([
            group("keys", "digits").with(Digit::ALL.map(|digit| digit_key(desk, digit))),
            group("tools", "tools").with(tools).with([erase]),
            group("actions", "actions").with(actions),
        ])
}

fn digit_key(desk: Desk, digit: Digit) -> El {
    let left = move || desk.game.with(|game| game.remaining()[digit.index()]);
    let name = move || desk.text("key-digit", &[("digit", digit.to_string().into()), ("count", left().into())]);
    let shown = el("span", "").attr("aria-hidden", "true").class_if("done", move || left() == 0);
    let count = el("small", "").says(move || left().to_string());
    let shown = shown.with([el("span", "").text(&digit.to_string()), count]);
    button("key digits", "").with([shown, parts::unseen(name)]).click(move || desk.act(Input::Digit(digit)))
}

fn tool_key(desk: Desk, tool: Tool) -> El {
    let style = move || desk.game.with(|game| game.habits().marks);
    button("key tool", "")
        .says(move || desk.text(say::tool_key(tool, style()), &[]))
        .tells("aria-pressed", move || desk.game.with(|game| game.tool() == tool))
        .hidden_if(move || !style().tools().contains(&tool))
        .click(move || desk.act(Input::Choose(tool)))
}

/// A button that has nothing to do stays where it is and can be reached: it answers why.
fn action(desk: Desk, key: &'static str, input: Input, is_able: fn(&Game) -> bool) -> El {
    parts::plain(desk, "key", key, key, move || desk.act(input))
        .marks("aria-disabled", move || !desk.game.with(is_able))
}
