//! What is on the page. One file, one part of it; all state is in the desk and the workshop.

mod about;
mod board;
mod help;
mod live;
mod maker;
mod own;
mod pad;
mod parts;
mod preferences;
mod top;
mod window;

use crate::browser;
use crate::desk::Desk;
use crate::dom::{El, el};
use crate::engine::Engine;

/// The whole page: what comes into the body, in this order. The board and its keys are there at once; the panels, which
/// nobody can use so soon, come in a task of their own, so that no task is long.
pub fn page(desk: Desk, engine: Engine) -> Vec<El> {
    let skip = el("a", "skip").attr("href", "#board").says(desk.label("skip")).on("click", move |event| {
        event.prevent_default();
        browser::focus_cell(desk.cursor());
    });
    let stage = el("div", "stage").with([board::board(desk), live::status_line(desk)]);
    let main = el("main", "play").with([stage, pad::pad(desk)]);
    let side = el("div", "side");
    let dialogs = el("div", "");
    let (panels, windows) = (side.clone(), dialogs.clone());
    browser::after(0, move || {
        panels.with([maker::maker(desk, engine), own::own(desk, engine)]);
        browser::after(0, move || drop(windows.with([preferences::preferences(desk), help::help(desk)])));
    });
    let app = el("div", "app").with([skip, top::top(desk), main, about::about(desk), side]);
    let [polite, assertive] = live::regions(desk);
    vec![app, polite, assertive, dialogs]
}
