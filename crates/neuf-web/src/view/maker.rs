//! The panel that makes puzzles.

use neuf::generate::{Impossible, Level};
use neuf::symmetry::Symmetry;
use wasm_bindgen::JsCast;

use crate::browser;
use crate::desk::Desk;
use crate::dom::{self, El, Var, button, drawing, el, follow};
use crate::engine::Engine;
use crate::export;
use crate::origin::Puzzle;
use crate::say::{self, capital};
use crate::settings::Maker;
use crate::view::about::level_name;
use crate::view::parts;
use crate::workshop::{BATCH, Outcome, Work, Workshop};

/// How often the time of something under way is shown anew, in milliseconds.
const SHOWN: i32 = 500;
/// The workers start this long after the page is drawn, in milliseconds.
const WARM: i32 = 50;

pub fn maker(desk: Desk, engine: Engine) -> El {
    let shop = Workshop::new(desk, engine);
    browser::after(WARM, move || {
        engine.warm_up();
        shop.prepare();
    });
    browser::every(SHOWN, move || shop.work.with(Option::is_some));
    let idle = move || shop.work.with(Option::is_none);
    // Whether there can be such a puzzle is asked only when the request changes.
    let known: &'static Var<Option<(Maker, Option<Impossible>)>> = Box::leak(Box::default());
    let refusal = move || {
        let maker = desk.settings.with(|settings| settings.maker.clone());
        if known.with(|known| known.as_ref().is_none_or(|(asked, _)| *asked != maker)) {
            let refusal = maker.request().check().err();
            known.set(Some((maker, refusal)));
        }
        known.with(|known| known.as_ref().and_then(|(_, refusal)| *refusal))
    };
    let cannot = move || !idle() || refusal().is_some() || desk.settings.with(|settings| settings.maker.is_seed_bad());
    let refused = move || refusal().map(|reason| say::impossible(desk.words(), &reason)).unwrap_or_default();
    let able = move |act: fn(Workshop)| {
        move || {
            if !cannot() {
                act(shop);
            }
        }
    };
    let batch = move || desk.text("make-batch", &[("count", BATCH.into())]);
    let buttons = el("div", "buttons").with([
        parts::plain(desk, "key go", "make-one", "make-one", able(Workshop::make_one)).marks("aria-disabled", cannot),
        button("key", "make-batch").says(batch).click(able(Workshop::make_batch)).marks("aria-disabled", cannot),
        parts::plain(desk, "key", "cancel", "cancel", move || shop.cancel()).hidden_if(idle),
    ]);
    el("section", "panel").attr("id", "make").attr("aria-labelledby", "make-title").with([
        el("h2", "").attr("id", "make-title").says(desk.label("make-title")),
        levels(desk),
        symmetries(desk),
        details(desk, shop),
        buttons,
        parts::note("refusal", refused, || true),
        bar(desk, shop),
        parts::note("progress", move || going(desk, shop), || false),
        parts::note("outcome", move || ended(desk, shop), move || shop.outcome.with(is_trouble)),
        results(desk, shop),
    ])
}

fn levels(desk: Desk) -> El {
    let option = |level: Level| {
        let clues = level.clues();
        let range = move || desk.text("clue-range", &[("min", clues.min.into()), ("max", clues.max.into())]);
        let inside = vec![el("span", "").says(move || level_name(desk, level)), el("small", "").says(range)];
        let chosen = move || desk.settings.with(|settings| settings.maker.level == level);
        let choose = move || desk.set(|settings| settings.maker.level = level);
        parts::choice("level", level.name(), None, inside, chosen, choose)
    };
    parts::choices(desk, "level", "choices two", Level::ALL.map(option))
}

fn symmetries(desk: Desk) -> El {
    let name = move |symmetry: Symmetry| capital(&desk.text(&format!("symmetry-{}", symmetry.name()), &[]));
    let chosen = move || desk.settings.with(|settings| settings.maker.symmetry);
    let option = |symmetry: Symmetry| {
        let choose = move || desk.set(|settings| settings.maker.symmetry = symmetry);
        let inside = vec![icon(symmetry)];
        let called: Box<dyn Fn() -> String> = Box::new(move || name(symmetry));
        parts::choice("symmetry", symmetry.name(), Some(called), inside, move || chosen() == symmetry, choose)
    };
    let note = el("p", "note").attr("aria-hidden", "true").says(move || name(chosen()));
    parts::choices(desk, "symmetry", "choices ten", Symmetry::ALL.map(option)).with([note])
}

/// A square with the lines it is mirrored in, or the turn that leaves it as it is.
fn icon(symmetry: Symmetry) -> El {
    const SQUARE: &str =
        "M6.5 4h15A2.5 2.5 0 0 1 24 6.5v15a2.5 2.5 0 0 1-2.5 2.5h-15A2.5 2.5 0 0 1 4 21.5v-15A2.5 2.5 0 0 1 6.5 4z";
    const UPRIGHT: &str = "M14 4v20";
    const LEVEL: &str = "M4 14h20";
    const FALLING: &str = "M5 5l18 18";
    const RISING: &str = "M5 23L23 5";
    const HALF: &str = "M14 8.5a5.5 5.5 0 0 1 0 11H9.5m2.5-2.5-2.5 2.5 2.5 2.5";
    const QUARTER: &str = "M9.5 8.5H14a5.5 5.5 0 0 1 5.5 5.5v4.5m-2.5-2.5 2.5 2.5 2.5-2.5";
    let (class, lines): (&str, &[&str]) = match symmetry {
        Symmetry::None => ("axis", &[]),
        Symmetry::Rot180 => ("axis turn", &[HALF]),
        Symmetry::Rot90 => ("axis turn", &[QUARTER]),
        Symmetry::Horizontal => ("axis", &[LEVEL]),
        Symmetry::Vertical => ("axis", &[UPRIGHT]),
        Symmetry::Hv => ("axis", &[UPRIGHT, LEVEL]),
        Symmetry::Diagonal => ("axis", &[FALLING]),
        Symmetry::Antidiagonal => ("axis", &[RISING]),
        Symmetry::BothDiagonals => ("axis", &[FALLING, RISING]),
        Symmetry::Full => ("axis", &[UPRIGHT, LEVEL, FALLING, RISING]),
    };
    drawing("0 0 28 28", &[("", SQUARE), (class, &lines.concat())])
}

fn details(desk: Desk, shop: Workshop) -> El {
    let bad = move || desk.settings.with(|settings| settings.maker.is_seed_bad());
    let minimal = parts::switch(
        desk,
        "minimal",
        "minimal",
        move || desk.settings.with(|settings| settings.maker.minimal),
        move |on| desk.set(|settings| settings.maker.minimal = on),
    );
    let field = el("input", "")
        .attr("type", "text")
        .attr("id", "seed")
        .attr("inputmode", "numeric")
        .attr("autocomplete", "off")
        .attr("aria-describedby", "seed-hint")
        .attr("value", &desk.settings.with(|settings| settings.maker.seed.clone()))
        .marks("aria-invalid", bad);
    let input: web_sys::HtmlInputElement = field.0.clone().unchecked_into();
    let field = field.on("input", move |_| shop.set_seed(input.value()));
    let seed = el("label", "field").with([el("span", "label").says(desk.label("seed")), field]);
    let hint = parts::note("seed-hint", move || desk.text(if bad() { "seed-bad" } else { "seed-hint" }, &[]), bad);
    el("details", "")
        .with([el("summary", "").says(desk.label("details")), el("div", "fields").with([minimal, seed, hint])])
}

/// How much of what is under way is done.
fn bar(desk: Desk, shop: Workshop) -> El {
    let of_work =
        move |number: fn(&Work) -> u64| shop.work.with(|work| work.as_ref().map(|work| number(work).to_string()));
    el("progress", "")
        .attr_of("aria-label", move || Some(desk.text("make-title", &[])))
        .attr_of("max", move || of_work(|work| work.total))
        .attr_of("value", move || of_work(|work| work.done))
        .hidden_if(move || shop.work.with(Option::is_none))
}

fn going(desk: Desk, shop: Workshop) -> String {
    let Some(work) = shop.work.get() else { return String::new() };
    let time = say::clock(((browser::uptime() - work.began) / 1000.0) as u64);
    if work.total == 1 {
        return desk.text("making-one", &[("steps", work.steps.into()), ("time", time.into())]);
    }
    desk.text("making-batch", &[("done", work.done.into()), ("total", work.total.into()), ("time", time.into())])
}

fn ended(desk: Desk, shop: Workshop) -> String {
    shop.outcome.with(|outcome| outcome.as_ref().map(|outcome| say::outcome(desk.words(), outcome)).unwrap_or_default())
}

fn is_trouble(outcome: &Option<Outcome>) -> bool {
    matches!(outcome, Some(Outcome::Impossible(_) | Outcome::Spent | Outcome::Trouble(_)))
}

/// The puzzles of the batch. Each can be played as soon as it is there.
fn results(desk: Desk, shop: Workshop) -> El {
    let label = move || Some(desk.text("found", &[]));
    let list = el("ul", "found").attr("tabindex", "0").attr_of("aria-label", label);
    let element = list.0.clone();
    let (mut drawn, mut current) = ((0, desk.language()), None);
    follow(move || {
        shop.found.with(|found| {
            let renewed = found.len() < drawn.0 || desk.language() != drawn.1;
            if renewed {
                element.set_text_content(None);
                drawn = (0, desk.language());
            }
            El(element.clone()).with(found[drawn.0..].iter().map(|puzzle| chip(desk, puzzle)));
            drawn.0 = found.len();
            // The one on the board is marked.
            let now = desk.game.with(|game| found.iter().position(|puzzle| puzzle.givens == *game.givens()));
            if now != current || renewed {
                for (at, value) in [(current, None), (now, Some("true"))] {
                    let item = at.and_then(|at| element.children().item(at as u32));
                    if let Some(button) = item.and_then(|item| item.first_element_child()) {
                        dom::set(&button, "aria-current", value);
                    }
                }
                current = now;
            }
        });
    });
    let json = move || {
        browser::download("neuf.json", "application/json", &shop.found.with(|found| export::json_of_many(found)));
    };
    let text =
        move || browser::download("neuf.txt", "text/plain", &shop.found.with(|found| export::text_of_many(found)));
    let buttons = el("div", "buttons").with([
        parts::plain(desk, "key", "batch-json", "as-json", json),
        parts::plain(desk, "key", "batch-text", "as-text", text),
    ]);
    el("div", "").hidden_if(move || shop.found.with(Vec::is_empty)).with([list, buttons])
}

fn chip(desk: Desk, puzzle: &Puzzle) -> El {
    let index = puzzle.origin.index.to_string();
    let count = puzzle.givens.count();
    let clues = desk.text("clues", &[("count", count.into())]);
    let name = desk.text("found-one", &[("index", (&index).into()), ("clues", clues.into())]);
    let shown = |tag, text: &str| el(tag, "").attr("aria-hidden", "true").text(text);
    let inside = [el("span", "unseen").text(&name), shown("span", &index), shown("small", &count.to_string())];
    let puzzle = puzzle.clone();
    el("li", "").with([button("key", "").with(inside).click(move || desk.start(puzzle.clone()))])
}
