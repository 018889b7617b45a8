//! The few things asked of the browser directly.

use wasm_bindgen::prelude::*;
use web_sys::{Document, HtmlElement, Window};

use crate::dom;

/// The window.
pub fn window() -> Window {
    web_sys::window().expect("a page has a window")
}

thread_local! {
    static DOCUMENT: Document = window().document().expect("a window has a document");
}

/// The document.
pub fn document() -> Document {
    DOCUMENT.with(Document::clone)
}

/// Milliseconds since 1970.
pub fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// Milliseconds since the page was opened, never going back.
pub fn uptime() -> f64 {
    window().performance().map_or_else(js_sys::Date::now, |performance| performance.now())
}

/// The moment as ISO 8601 in UTC.
pub fn timestamp() -> String {
    js_sys::Date::new_0().to_iso_string().into()
}

/// A random number below 2^32.
pub fn random() -> u32 {
    (js_sys::Math::random() * 4_294_967_296.0) as u32
}

/// The languages the reader's browser asks for, best first.
pub fn languages() -> Vec<String> {
    window().navigator().languages().iter().filter_map(|language| language.as_string()).collect()
}

/// Whether the reader can be looking at the page.
pub fn is_watched() -> bool {
    document().visibility_state() == web_sys::VisibilityState::Visible && document().has_focus().unwrap_or(true)
}

/// The id of a cell's element.
pub fn cell_id(cell: usize) -> String {
    format!("cell{cell}")
}

/// Moves the focus to a cell.
pub fn focus_cell(cell: usize) {
    focus(&cell_id(cell));
}

/// Moves the focus to an element.
pub fn focus(id: &str) {
    if let Some(element) = document().get_element_by_id(id).and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
}

/// Moves the focus to a cell if it is on another one.
pub fn follow_cursor(cell: usize) {
    let focused = document().active_element();
    if focused.is_some_and(|element| element.id().starts_with("cell") && element.id() != cell_id(cell)) {
        focus_cell(cell);
    }
}

/// Whether a cell has the focus.
pub fn is_on_board() -> bool {
    document().active_element().is_some_and(|element| element.id().starts_with("cell"))
}

/// Whether keys are being typed into a field.
pub fn is_typing() -> bool {
    document().active_element().is_some_and(|element| {
        matches!(element.tag_name().as_str(), "TEXTAREA" | "SELECT")
            || element.tag_name() == "INPUT" && element.get_attribute("type").is_none_or(|kind| kind == "text")
    })
}

/// Offers a text as a file. There is nothing to tell if the browser does not take it: it asks the reader itself.
pub fn download(name: &str, kind: &str, text: &str) {
    let _ = try_download(name, kind, text);
}

fn try_download(name: &str, kind: &str, text: &str) -> Result<(), JsValue> {
    let options = web_sys::BlobPropertyBag::new();
    options.set_type(kind);
    let blob = web_sys::Blob::new_with_str_sequence_and_options(&js_sys::Array::of1(&text.into()), &options)?;
    let url = web_sys::Url::create_object_url_with_blob(&blob)?;
    let link: web_sys::HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&url);
    link.set_download(name);
    link.click();
    web_sys::Url::revoke_object_url(&url)
}

/// Puts a text on the clipboard; `done` is told whether that worked.
pub fn copy(text: &str, done: impl FnOnce(bool) + Copy + 'static) {
    // Away from HTTPS and localhost there is no clipboard.
    let clipboard = js_sys::Reflect::get(&window().navigator(), &"clipboard".into());
    if clipboard.is_ok_and(|clipboard| clipboard.is_undefined()) {
        return done(false);
    }
    let then = |worked: bool| {
        Closure::once(move |_: JsValue| {
            done(worked);
            dom::refresh();
        })
    };
    let (copied, refused) = (then(true), then(false));
    let _ = window().navigator().clipboard().write_text(text).then2(&copied, &refused);
    copied.forget();
    refused.forget();
}

/// Calls `act` every so many milliseconds, for good; where it says so, the page is brought up to date.
pub fn every(milliseconds: i32, mut act: impl FnMut() -> bool + 'static) {
    let closure = Closure::<dyn FnMut()>::new(move || {
        if act() {
            dom::refresh();
        }
    });
    let callback = closure.as_ref().unchecked_ref();
    let _ = window().set_interval_with_callback_and_timeout_and_arguments_0(callback, milliseconds);
    closure.forget();
}

/// Calls `act` once after so many milliseconds, then brings the page up to date.
pub fn after(milliseconds: i32, act: impl FnOnce() + 'static) {
    let closure = Closure::once_into_js(move || {
        act();
        dom::refresh();
    });
    let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(closure.unchecked_ref(), milliseconds);
}

/// Whether a cell has the focus and got it by keyboard.
pub fn matches_focus_visible(cell: usize) -> bool {
    document()
        .get_element_by_id(&cell_id(cell))
        .is_some_and(|element| element.matches(":focus-visible").unwrap_or(false))
}
