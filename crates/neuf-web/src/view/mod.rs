//! What is on the page. One file, one part of it; all state is in the desk and the workshop.

mod about;
mod board;
mod help;
mod hint;
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
use crate::study::Study;

/// The whole page: what comes into the body, in this order. The board and its keys are there at once; the panels, which
/// nobody can use so soon, come in a task of their own, so that no task is long.
pub fn page(desk: Desk, engine: Engine) -> Vec<El> {
    let skip = el("a", "skip").attr("href", "#board").says(desk.label("skip")).on("click", move |event| {
        event.prevent_default();
        browser::focus_cell(desk.cursor());
    });
    let study = Study::new(desk, engine);
    let stage = el("div", "stage").with([board::board(desk, study), live::status_line(desk)]);
    // A hint takes the place of the keys as long as it is shown: nothing else moves.
    let under = el("div", "under").class_if("hinting", move || study.is_open());
    let main = el("main", "play").with([stage, under.with([pad::pad(desk, study), hint::hint(desk, study)])]);
    let side = el("div", "side");
    let dialogs = el("div", "");
    let (panels, windows) = (side.clone(), dialogs.clone());
    browser::after(0, move || {
        panels.with([maker::maker(desk, engine), own::own(desk, engine)]);
        browser::after(0, move || drop(windows.with([preferences::preferences(desk), help::help(desk)])));
    });
    let app = el("div", "app").with([skip, top::top(desk), main, about::about(desk, study), side]);
    let [polite, assertive] = live::regions(desk);
    vec![app, polite, assertive, dialogs]
}
