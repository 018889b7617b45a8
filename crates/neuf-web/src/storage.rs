//! The browser's storage: settings, and every game as it is played.
//!
//! ```text
//!  neuf.settings     lines of name=value
//!  neuf.game.<id>    Kept: a game, and where it comes from
//!  neuf.writer.<id>  the open page that writes there
//!  neuf.current      the id of the game on the board
//!  neuf.seen         what paint.js draws before the program is there
//!  neuf.ready        puzzles prepared for the next requests
//! ```
//!
//! Storage may be forbidden or full, and a record may be damaged: the page then works all the same, and says so.

use std::cmp::Reverse;

use neuf::play::Game;

use crate::origin::Origin;

const GAME: &str = "neuf.game.";
const WRITER: &str = "neuf.writer.";
const CURRENT: &str = "neuf.current";
const SEEN: &str = "neuf.seen";

/// How many finished games are kept. Unfinished ones are never thrown away.
const FINISHED: usize = 20;

/// A game as stored.
pub struct Kept {
    /// When it was last changed, in milliseconds since 1970.
    pub changed: u64,
    pub origin: Origin,
    pub game: Game,
}

impl Kept {
    /// When it was changed, its origin; on the next line the game.
    fn to_text(&self) -> Option<String> {
        let game = serde_json::to_string(&self.game).ok()?;
        Some(format!("{} {}\n{game}", self.changed, self.origin.to_line()))
    }

    fn from_text(text: &str) -> Option<Kept> {
        let (head, game) = text.split_once('\n')?;
        let (changed, origin) = head.split_once(' ')?;
        Some(Kept {
            changed: changed.parse().ok()?,
            origin: Origin::from_line(origin)?,
            game: serde_json::from_str(game).ok()?,
        })
    }
}

/// Reads a text.
pub fn read_text(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Writes a text; whether that worked.
pub fn write_text(key: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(key, text).is_ok())
}

/// The game that was left, with its id.
pub fn current() -> Option<(u32, Kept)> {
    let id = read_text(CURRENT)?.parse().ok()?;
    Some((id, game(id)?))
}

/// Whether the game that was left is there but cannot be read.
pub fn is_current_damaged() -> bool {
    read_text(CURRENT).is_some_and(|id| read_text(&format!("{GAME}{id}")).is_some()) && current().is_none()
}

/// A stored game.
pub fn game(id: u32) -> Option<Kept> {
    Kept::from_text(&read_text(&format!("{GAME}{id}"))?)
}

/// All stored games that can be read, the one changed last first.
pub fn games() -> Vec<(u32, Kept)> {
    let mut games: Vec<(u32, Kept)> = ids().into_iter().filter_map(|id| Some((id, game(id)?))).collect();
    games.sort_unstable_by_key(|(id, kept)| (Reverse(kept.changed), *id));
    games
}

/// An id that no stored game has, damaged ones included.
pub fn new_id() -> u32 {
    ids().into_iter().max().map_or(1, |id| id.saturating_add(1))
}

/// Lets `writer`, one open page, write the game `id` from now on.
pub fn take(id: u32, writer: &str) {
    write_text(&format!("{WRITER}{id}"), writer);
    write_text(CURRENT, &id.to_string());
}

/// Stores a game under `id` and makes it the current one; whether that worked. If another page has taken the game
/// meanwhile, this one goes on under a new id, to which `id` is changed, so that neither writes over the other.
pub fn keep(id: &mut u32, kept: &Kept, writer: &str) -> bool {
    if read_text(&format!("{WRITER}{id}")).is_none_or(|there| there != writer) {
        *id = new_id();
        take(*id, writer);
    }
    let done = kept.to_text().is_some_and(|text| write_text(&format!("{GAME}{id}"), &text));
    let game = &kept.game;
    write_text(SEEN, &format!("{}{}", game.givens(), game.grid()));
    done
}

/// Throws away the oldest finished games, and those never begun, but not the current one.
pub fn tidy(current: u32) {
    let Some(storage) = storage() else { return };
    let mut finished = 0;
    for (id, kept) in games() {
        if kept.game.is_complete() {
            finished += 1;
        }
        let idle = !kept.game.is_begun() || (kept.game.is_complete() && finished > FINISHED);
        if idle && id != current {
            let _ = storage.remove_item(&format!("{GAME}{id}"));
            let _ = storage.remove_item(&format!("{WRITER}{id}"));
        }
    }
}

fn ids() -> Vec<u32> {
    let Some(storage) = storage() else { return Vec::new() };
    let count = storage.length().unwrap_or(0);
    let keys = (0..count).filter_map(|i| storage.key(i).ok().flatten());
    keys.filter_map(|key| key.strip_prefix(GAME)?.parse().ok()).collect()
}

fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok().flatten()
}
