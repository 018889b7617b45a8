//! What the grid on the board is, ways to take it along, and the games left unfinished.

use neuf::generate::Level;
use neuf::rate::Rating;
use neuf::symmetry::Symmetry;

use crate::browser;
use crate::desk::{Desk, Shelved, Status};
use crate::dom::{El, button, el, follow};
use crate::export;
use crate::origin::{Origin, Puzzle};
use crate::say::{self, capital};
use crate::study::Study;
use crate::view::parts;

pub fn about(desk: Desk, study: Study) -> El {
    let clues = move || desk.game.with(|game| game.givens().count());
    let count = move || {
        let count = clues().to_string();
        let minimal = desk.origin.with(|origin| origin.minimal);
        if minimal { desk.text("minimal-too", &[("what", count.into())]) } else { count }
    };
    let symmetry = move || {
        let symmetry = desk.game.with(|game| Symmetry::of(game.givens().filled()));
        capital(&desk.text(&format!("symmetry-{}", symmetry.name()), &[]))
    };
    let proof = move || {
        let unique = desk.game.with(|game| game.solution().is_some());
        let key = match (unique, desk.origin.with(|origin| origin.several)) {
            (true, _) => "proof-unique",
            (false, true) => "proof-several",
            (false, false) => "proof-none",
        };
        desk.text(key, &[])
    };
    let seed = move || {
        let (seed, index) = desk.origin.with(|origin| (origin.seed.unwrap_or_default(), origin.index));
        desk.text("seed-and-number", &[("seed", seed.to_string().into()), ("index", index.to_string().into())])
    };
    let level = move || {
        let level = er(desk, study).and_then(|er| Level::of(clues(), er));
        level.map_or_else(|| desk.text("level-none", &[]), |level| level_name(desk, level))
    };
    let rating = fact(desk, "fact-rating", move || {
        let Some(rated) = study.rated() else { return String::new() };
        let [er, ep, ed] = rated.numbers.map(|tenths| number(desk, tenths));
        let grade = desk.text(&format!("grade-{}", rated.grade), &[]);
        desk.text("rating", &[("er", er.into()), ("ep", ep.into()), ("ed", ed.into()), ("grade", grade.into())])
    })
    .attr("id", "rating")
    .hidden_if(move || study.rated().is_none());
    let hodoku = fact(desk, "fact-hodoku", move || {
        let Some((level, score)) = study.hodoku() else { return String::new() };
        let level = desk.text(&format!("hodoku-{level}"), &[]);
        desk.text("hodoku", &[("level", level.into()), ("score", score.into())])
    })
    .attr("id", "hodoku")
    .hidden_if(move || study.hodoku().is_none());
    let used = move || desk.game.with(|game| game.hints().len());
    let hints =
        fact(desk, "fact-hints", move || used().to_string()).attr("id", "hints-used").hidden_if(move || used() == 0);
    let facts = el("dl", "facts").with([
        fact(desk, "fact-level", level).hidden_if(move || er(desk, study).is_none()),
        rating,
        hodoku,
        fact(desk, "fact-clues", count),
        fact(desk, "fact-symmetry", symmetry),
        fact(desk, "fact-proof", proof),
        hints,
        fact(desk, "fact-seed", seed).hidden_if(move || desk.origin.with(|origin| origin.seed.is_none())),
    ]);
    el("aside", "about").attr_of("aria-label", move || Some(desk.text("about", &[]))).with([
        el("h2", "").says(desk.label("about")),
        facts,
        needs(desk, study),
        take(desk, study),
        shelf(desk),
    ])
}

/// The techniques that the puzzle takes, the hardest first.
fn needs(desk: Desk, study: Study) -> El {
    let list = el("ul", "needs");
    let element = list.0.clone();
    let mut drawn = None;
    follow(move || {
        let now = study.techniques();
        if drawn.as_ref() != Some(&now) {
            element.set_text_content(None);
            let item = |(name, count): &(String, u32)| {
                let count = desk.text("times", &[("count", (*count).into())]);
                el("li", "").with([el("span", "").text(name), el("small", "").text(&count)])
            };
            El(element.clone()).with(now.iter().map(item));
            drawn = Some(now);
        }
    });
    let title = el("h2", "").says(desk.label("needs"));
    let stuck = parts::note(
        "stuck",
        move || if study.is_stuck() { desk.text("needs-more", &[]) } else { String::new() },
        || false,
    );
    el("div", "").attr("id", "needs").hidden_if(move || study.techniques().is_empty()).with([title, list, stuck])
}

/// A number of tenths with its decimal sign.
fn number(desk: Desk, tenths: u64) -> String {
    desk.text("decimal", &[("whole", (tenths / 10).into()), ("tenths", (tenths % 10).into())])
}

fn fact(desk: Desk, key: &'static str, value: impl Fn() -> String + 'static) -> El {
    el("div", "").with([el("dt", "").says(desk.label(key)), el("dd", "").says(value)])
}

/// The rating of the puzzle on the board, if it is known.
fn er(desk: Desk, study: Study) -> Option<Rating> {
    let rated = study.rated().and_then(|rated| u16::try_from(rated.numbers[0]).ok()).map(Rating::tenths);
    rated.or_else(|| desk.origin.with(|origin| origin.rating))
}

/// Taking the puzzle along.
fn take(desk: Desk, study: Study) -> El {
    let puzzle = move || Puzzle {
        givens: desk.game.with(|game| *game.givens()),
        solution: desk.game.with(|game| game.solution().copied()),
        origin: Origin { rating: er(desk, study), ..desk.origin.get() },
    };
    let copy = move || {
        browser::copy(&puzzle().givens.to_line(), move |done| {
            desk.tell(if done { Status::Text("status-copied") } else { Status::Trouble("status-not-copied") });
        });
    };
    let json = move || browser::download("neuf.json", "application/json", &export::json(&puzzle()));
    let drawn = move || browser::download("neuf.txt", "text/plain", &export::text(&puzzle()));
    el("div", "buttons").attr("role", "group").attr_of("aria-label", move || Some(desk.text("export", &[]))).with([
        parts::plain(desk, "key", "copy-line", "copy-line", copy),
        parts::plain(desk, "key", "export-json", "as-json", json),
        parts::plain(desk, "key", "export-text", "as-text", drawn),
    ])
}

/// The games left unfinished.
fn shelf(desk: Desk) -> El {
    let list = el("ul", "games");
    let element = list.0.clone();
    let mut last = None;
    follow(move || {
        let now = (desk.shelf.get(), desk.language());
        if last.as_ref() != Some(&now) {
            element.set_text_content(None);
            El(element.clone()).with(now.0.iter().map(|game| shelved(desk, game)));
            last = Some(now);
        }
    });
    el("div", "").hidden_if(move || desk.shelf.with(Vec::is_empty)).with([el("h2", "").says(desk.label("games")), list])
}

fn shelved(desk: Desk, &Shelved { id, clues, empty, seconds }: &Shelved) -> El {
    let puzzle = desk.text("clues", &[("count", clues.into())]);
    let empty = desk.text("cells", &[("count", empty.into())]);
    let what = desk.text("game-shelved", &[("clues", puzzle.into()), ("empty", empty.into())]);
    let time = desk.text("game-time", &[("time", say::clock(seconds).into())]);
    let inside = [el("span", "").text(&what), el("small", "").text(&time)];
    el("li", "").with([button("key", "").with(inside).click(move || desk.resume(id))])
}

/// A level, as a title.
pub fn level_name(desk: Desk, level: Level) -> String {
    capital(&desk.text(&format!("level-{}", level.name()), &[]))
}
