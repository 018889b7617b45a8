//! Elements, built once, and what keeps them up to date.
//!
//! A view builds its elements when the page starts. Whatever can change is given as a function of the state, which is
//! asked again after each event; the document is touched only where the answer differs. With some 150 such functions
//! that is a fraction of a millisecond, and there is nothing to subscribe to and nothing to forget.
//!
//! ```text
//!  event ──► handler changes the state ──► refresh() ──► each follower looks, writes what differs
//! ```

use std::cell::{Cell, RefCell};

use wasm_bindgen::prelude::*;
use web_sys::{Element, Event};

use crate::browser;

thread_local! {
    static FOLLOWERS: RefCell<Vec<Box<dyn FnMut()>>> = const { RefCell::new(Vec::new()) };
    static REFRESHING: Cell<bool> = const { Cell::new(false) };
    static AWAITED: Cell<bool> = const { Cell::new(false) };
}

/// Runs `follower` now and after everything that happens from now on. It must not add followers itself: what it builds
/// anew is of texts that stay.
pub fn follow(mut follower: impl FnMut() + 'static) {
    follower();
    FOLLOWERS.with(|followers| followers.borrow_mut().push(Box::new(follower)));
}

/// Brings the page up to date. What a follower causes in turn is seen the next time.
pub fn refresh() {
    if REFRESHING.replace(true) {
        return;
    }
    FOLLOWERS.with(|followers| followers.borrow_mut().iter_mut().for_each(|follower| follower()));
    REFRESHING.set(false);
}

/// Brings the page up to date before the next frame, however often it is asked for until then.
pub fn refresh_soon() {
    if AWAITED.replace(true) {
        return;
    }
    let frame = Closure::once_into_js(|| {
        AWAITED.set(false);
        refresh();
    });
    let _ = browser::window().request_animation_frame(frame.unchecked_ref());
}

/// A value of the page's state. Single-threaded like the page.
#[derive(Default)]
pub struct Var<T>(RefCell<T>);

impl<T> Var<T> {
    /// A variable with this value.
    pub const fn new(value: T) -> Var<T> {
        Var(RefCell::new(value))
    }

    /// Looks at the value.
    pub fn with<R>(&self, look: impl FnOnce(&T) -> R) -> R {
        look(&self.0.borrow())
    }

    /// Changes the value.
    pub fn update<R>(&self, change: impl FnOnce(&mut T) -> R) -> R {
        change(&mut self.0.borrow_mut())
    }

    /// Replaces the value.
    pub fn set(&self, value: T) {
        self.0.replace(value);
    }

    /// A copy of the value.
    pub fn get(&self) -> T
    where
        T: Clone,
    {
        self.0.borrow().clone()
    }
}

/// A function of the state that gives a text.
pub type Text = Box<dyn Fn() -> String>;
/// A function of the state that says whether something is so.
pub type Flag = Box<dyn Fn() -> bool>;

/// An element being built.
#[derive(Clone)]
pub struct El(pub Element);

/// An element with its classes.
pub fn el(tag: &str, class: &str) -> El {
    let element = browser::document().create_element(tag).expect("a tag's name");
    El(element).attr_if("class", class)
}

/// A button.
pub fn button(class: &str, id: &str) -> El {
    el("button", class).attr("type", "button").attr_if("id", id)
}

/// A drawing made of paths, hidden from those who listen.
pub fn drawing(view_box: &str, paths: &[(&str, &str)]) -> El {
    const SVG: &str = "http://www.w3.org/2000/svg";
    let create = |tag: &str| El(browser::document().create_element_ns(Some(SVG), tag).expect("a tag's name"));
    let path = |(class, d): &(&str, &str)| create("path").attr_if("class", class).attr("d", d);
    create("svg").attr("viewBox", view_box).attr("aria-hidden", "true").with(paths.iter().map(path))
}

impl El {
    /// Sets an attribute.
    pub fn attr(self, name: &str, value: &str) -> El {
        set(&self.0, name, Some(value));
        self
    }

    /// Sets an attribute unless it is empty.
    pub fn attr_if(self, name: &str, value: &str) -> El {
        if value.is_empty() { self } else { self.attr(name, value) }
    }

    /// Puts a text in that stays.
    pub fn text(self, text: &str) -> El {
        self.0.set_text_content(Some(text));
        self
    }

    /// Puts children in, behind those there are.
    pub fn with(self, children: impl IntoIterator<Item = El>) -> El {
        for child in children {
            let _ = self.0.append_child(&child.0);
        }
        self
    }

    /// The text is what the state says.
    pub fn says(self, text: impl Fn() -> String + 'static) -> El {
        fn erased(element: Element, text: Text) {
            let mut last = None;
            follow(move || {
                let now = text();
                if last.as_ref() != Some(&now) {
                    element.set_text_content(Some(&now));
                    last = Some(now);
                }
            });
        }
        erased(self.0.clone(), Box::new(text));
        self
    }

    /// The attribute is what the state says; with `None` there is none.
    pub fn attr_of(self, name: &'static str, value: impl Fn() -> Option<String> + 'static) -> El {
        fn erased(element: Element, name: &'static str, value: Box<dyn Fn() -> Option<String>>) {
            let mut last = None;
            follow(move || {
                let now = value();
                if last.as_ref() != Some(&now) {
                    set(&element, name, now.as_deref());
                    last = Some(now);
                }
            });
        }
        erased(self.0.clone(), name, Box::new(value));
        self
    }

    /// The attribute is `true` while something is so, else missing.
    pub fn marks(self, name: &'static str, flag: impl Fn() -> bool + 'static) -> El {
        self.switches(Box::new(flag), move |element, on| set(element, name, on.then_some("true")))
    }

    /// The attribute is `true` or `false`.
    pub fn tells(self, name: &'static str, flag: impl Fn() -> bool + 'static) -> El {
        self.switches(Box::new(flag), move |element, on| set(element, name, Some(if on { "true" } else { "false" })))
    }

    /// The element is hidden while something is so.
    pub fn hidden_if(self, flag: impl Fn() -> bool + 'static) -> El {
        self.switches(Box::new(flag), |element, on| set(element, "hidden", on.then_some("")))
    }

    /// The element has the class while something is so.
    pub fn class_if(self, class: &'static str, flag: impl Fn() -> bool + 'static) -> El {
        self.switches(Box::new(flag), move |element, on| {
            let _ = element.class_list().toggle_with_force(class, on);
        })
    }

    /// A radio button or a box is checked while something is so.
    pub fn checked_if(self, flag: impl Fn() -> bool + 'static) -> El {
        self.switches(Box::new(flag), |element, on| {
            let _ = js_sys::Reflect::set(element, &"checked".into(), &on.into());
        })
    }

    fn switches(self, flag: Flag, apply: impl Fn(&Element, bool) + 'static) -> El {
        let element = self.0.clone();
        let mut last = None;
        follow(move || {
            let now = flag();
            if last != Some(now) {
                apply(&element, now);
                last = Some(now);
            }
        });
        self
    }

    /// Hears an event, after which the page is brought up to date. The listener lives as long as the page.
    pub fn on(self, event: &str, listener: impl FnMut(Event) + 'static) -> El {
        listen(&self.0, event, listener);
        self
    }

    /// Hears clicks.
    pub fn click(self, mut act: impl FnMut() + 'static) -> El {
        self.on("click", move |_| act())
    }
}

/// Hears an event of anything, after which the page is brought up to date. The listener lives as long as the page.
pub fn listen(target: &web_sys::EventTarget, event: &str, mut listener: impl FnMut(Event) + 'static) {
    fn erased(target: &web_sys::EventTarget, event: &str, listener: Box<dyn FnMut(Event)>) {
        let closure = Closure::wrap(listener);
        let _ = target.add_event_listener_with_callback(event, closure.as_ref().unchecked_ref());
        closure.forget();
    }
    let then_refresh = move |event| {
        listener(event);
        refresh();
    };
    erased(target, event, Box::new(then_refresh));
}

/// Sets an attribute, or removes it.
pub fn set(element: &Element, name: &str, value: Option<&str>) {
    let _ = match value {
        Some(value) => element.set_attribute(name, value),
        None => element.remove_attribute(name),
    };
}
