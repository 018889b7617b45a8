//! The few pieces that views are made of.

use crate::desk::Desk;
use crate::dom::{El, button, el};

/// A button with a text of the catalogue.
pub fn plain(desk: Desk, class: &str, id: &str, key: &'static str, act: impl FnMut() + 'static) -> El {
    button(class, id).says(desk.label(key)).click(act)
}

/// A button that shows an icon and is called something.
pub fn called(desk: Desk, class: &str, id: &str, key: &'static str, icon: El, act: impl FnMut() + 'static) -> El {
    button(class, id).with([icon, unseen(desk.label(key))]).click(act)
}

/// A text for those who listen only.
pub fn unseen(text: impl Fn() -> String + 'static) -> El {
    el("span", "unseen").says(text)
}

/// One of several choices: a radio button that looks like a key. `name` is what it is called where `inside` is no text.
pub fn choice(
    group: &str,
    value: &str,
    name: Option<Box<dyn Fn() -> String>>,
    inside: Vec<El>,
    chosen: impl Fn() -> bool + 'static,
    mut choose: impl FnMut() + 'static,
) -> El {
    let mut radio =
        el("input", "").attr("type", "radio").attr("name", group).attr_if("value", value).checked_if(chosen);
    radio = radio.on("change", move |_| choose());
    let mut label = el("label", "choice");
    if let Some(name) = name {
        let name = std::rc::Rc::new(name);
        let title = name.clone();
        radio = radio.attr_of("aria-label", move || Some(name()));
        label = label.attr_of("title", move || Some(title()));
    }
    label.with([radio, el("span", "key").with(inside)])
}

/// Choices under a title.
pub fn choices(desk: Desk, title: &'static str, class: &str, options: impl IntoIterator<Item = El>) -> El {
    el("fieldset", "").with([el("legend", "").says(desk.label(title)), el("div", class).with(options)])
}

/// Something that is on or off.
pub fn switch(
    desk: Desk,
    id: &str,
    key: &'static str,
    on: impl Fn() -> bool + 'static,
    mut set: impl FnMut(bool) + 'static,
) -> El {
    let field = el("input", "").attr("type", "checkbox").attr_if("id", id).checked_if(on);
    let input: web_sys::HtmlInputElement = wasm_bindgen::JsCast::unchecked_into(field.0.clone());
    let field = field.on("change", move |_| set(input.checked()));
    el("label", "check").with([field, el("span", "").says(desk.label(key))])
}

/// A line of text that is there only when it has something to say.
pub fn note(id: &str, text: impl Fn() -> String + 'static, alert: impl Fn() -> bool + 'static) -> El {
    let text = std::rc::Rc::new(text);
    let same = text.clone();
    el("p", "note").attr_if("id", id).says(move || text()).hidden_if(move || same().is_empty()).class_if("alert", alert)
}
