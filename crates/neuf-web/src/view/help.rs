//! The list of keys.

use crate::desk::Desk;
use crate::dom::{El, el};
use crate::view::window;

/// Keys, as printed, and the texts that say what they do. Letters that go by position are printed for a QWERTY and
/// for an AZERTY keyboard.
const KEYS: &[(&[&str], &str)] = &[
    (&["1", "…", "9"], "help-digit"),
    (&["Shift 1 … 9"], "help-corner"),
    (&["Ctrl 1 … 9", "Alt 1 … 9"], "help-centre"),
    (&["Delete", "0"], "help-erase"),
    (&["Shift Delete"], "help-erase-all"),
    (&["←", "↑", "→", "↓"], "help-move"),
    (&["W A S D", "Z Q S D"], "help-move-letters"),
    (&["Ctrl ← ↑ → ↓"], "help-next-empty"),
    (&["Home", "End"], "help-row-ends"),
    (&["PageUp", "PageDown"], "help-boxes"),
    (&["Shift ← ↑ → ↓"], "help-extend"),
    (&["Shift R", "C", "B"], "help-house"),
    (&["Ctrl A", "Ctrl Shift A", "Ctrl I"], "help-select"),
    (&["Z X C", "W X C"], "help-tools"),
    (&["Space"], "help-next-tool"),
    (&["."], "help-swap"),
    (&["Ctrl Z"], "undo"),
    (&["Ctrl Y", "Ctrl Shift Z"], "redo"),
    (&["H"], "help-hint"),
    (&["Shift H"], "help-hint-full"),
    (&["J"], "help-hint-another"),
    (&["N", "Shift N"], "help-hint-walk"),
    (&["Enter"], "help-hint-do"),
    (&["P"], "help-pause"),
    (&["Esc"], "help-escape"),
    (&["?"], "help-help"),
];

const ID: &str = "help";

/// Shows the list.
pub fn open() {
    window::open(ID);
}

pub fn help(desk: Desk) -> El {
    let row = |(keys, what): &(&[&str], &'static str)| {
        let key = |key: &&str| [el("kbd", "").text(key), el("span", "").text(" ")];
        let head = el("th", "").attr("scope", "row").with(keys.iter().flat_map(key));
        el("tr", "").with([head, el("td", "").says(desk.label(what))])
    };
    let table = el("table", "list").with([el("tbody", "").with(KEYS.iter().map(row))]);
    let note = |key| el("p", "note").says(desk.label(key));
    window::window(desk, ID, "help", vec![table, note("help-pointer"), note("help-browser")])
}
