//! A window over the page: the browser's own dialog, which keeps the focus inside and closes with Escape.

use wasm_bindgen::JsCast;
use web_sys::HtmlDialogElement;

use crate::browser;
use crate::desk::Desk;
use crate::dom::{El, el};
use crate::view::parts;

fn dialog(id: &str) -> Option<HtmlDialogElement> {
    browser::document().get_element_by_id(id)?.dyn_into().ok()
}

/// Opens the window with this id.
pub fn open(id: &str) {
    if let Some(dialog) = dialog(id).filter(|dialog| !dialog.open()) {
        let _ = dialog.show_modal();
    }
}

fn close(id: &str) {
    if let Some(dialog) = dialog(id) {
        dialog.close();
    }
}

/// A window, closed. `title` is the key of its title.
pub fn window(desk: Desk, id: &'static str, title: &'static str, inside: Vec<El>) -> El {
    let title_id = format!("{id}-title");
    let cross = el("span", "").attr("aria-hidden", "true").text("✕");
    let head = el("div", "head").with([
        el("h2", "").attr("id", &title_id).says(desk.label(title)),
        parts::called(desk, "quiet", "", "close", cross, move || close(id)),
    ]);
    let dialog = el("dialog", "").attr("id", id).attr("aria-labelledby", &title_id);
    // A press beside the window is on the dialog itself: it closes too.
    let dialog = dialog.on("click", move |event| {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        if target.is_some_and(|target| target.id() == id) {
            close(id);
        }
    });
    dialog.with([el("div", "inside").with([head]).with(inside)])
}
