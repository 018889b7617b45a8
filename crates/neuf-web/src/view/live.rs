//! What is said: to the eye below the board, to the ear in two live regions.

use neuf::play::{Announcement, Check, Input};

use crate::desk::{Desk, Status};
use crate::dom::{El, el};
use crate::say;
use crate::view::parts;

/// The line below the board.
pub fn status_line(desk: Desk) -> El {
    let alert = move || {
        desk.status.with(|status| {
            matches!(status, Some(Status::Trouble(_) | Status::Said(Announcement::Checked(Check::Cells(_)))))
        })
    };
    // After a check that found mistakes, the way back to before them.
    let flawless = move || {
        desk.status.with(|status| match status {
            Some(Status::Said(Announcement::Checked(check))) => matches!(check, Check::Count { wrong: 0, .. }),
            _ => true,
        })
    };
    let back = parts::plain(desk, "", "undo-mistakes", "undo-mistakes", move || desk.act(Input::UndoMistakes));
    let text = el("span", "").attr("id", "status").says(move || status(desk));
    el("p", "status").class_if("alert", alert).with([text, back.hidden_if(flawless)])
}

fn status(desk: Desk) -> String {
    match desk.status.get() {
        Some(Status::Said(Announcement::Completed)) => {
            let key = if desk.game.with(|game| game.was_revealed()) { "status-filled" } else { "status-completed" };
            desk.text(key, &[("time", say::clock(desk.seconds()).into())])
        }
        Some(Status::Said(announcement)) => {
            say::announcement(desk.words(), desk.game.with(|game| game.habits().marks), &announcement)
        }
        Some(Status::Text(key) | Status::Trouble(key)) => desk.text(key, &[]),
        None if !desk.is_kept.get() => desk.text("status-not-kept", &[]),
        None if desk.game.with(|game| game.is_paused()) => desk.text("said-paused", &[]),
        None => desk.text("status-empty", &[("count", desk.game.with(|game| game.empty()).into())]),
    }
}

/// The live regions: results wait their turn, conflicts and the end of the game do not.
pub fn regions(desk: Desk) -> [El; 2] {
    let region = |id: &str, role: &str| el("div", "unseen").attr("id", id).attr("role", role).attr("aria-live", id);
    [
        region("polite", "status").says(move || desk.polite.get()),
        region("assertive", "alert").says(move || desk.assertive.get()),
    ]
}
