//! The engine as JavaScript sees it: a job goes in as JSON, the answer comes out as JSON.
//!
//! A thin shell around [`neuf::job`]. `js/worker.js` runs it in a Web Worker; `js/neuf.d.ts` says in TypeScript's
//! words what jobs and answers look like.

#[cfg(feature = "measure")]
mod measure;

use std::ops::ControlFlow;

use neuf::job::{self, Answer, Event, Job};
use neuf::rate::Rating;
use serde::Serialize;
use wasm_bindgen::prelude::*;

/// News of a search comes after each of its steps, thousands a second; a reader wants a few, so many milliseconds
/// apart.
const BETWEEN_NEWS: f64 = 40.0;

/// Does a job and returns its answer.
///
/// On the way `tell` is called with `"item"` and the JSON of a puzzle that is ready, or with `"progress"` and the JSON
/// of how far the search for the next one is, at most every 40 ms. If it returns `false` the job stops, and its answer
/// tells of what was done until then; if it throws, so does this function.
///
/// A job that cannot be read is an `Error` with one sentence. What comes of a job that can, a puzzle text with a
/// mistake for instance, is in the answer.
#[wasm_bindgen]
pub fn run(job: &str, tell: &js_sys::Function) -> Result<String, JsValue> {
    let mut thrown = None;
    let answer = perform(job, js_sys::Date::now, &mut |kind, json| match tell.call2(
        &JsValue::NULL,
        &kind.into(),
        &json.into(),
    ) {
        Ok(go_on) if go_on == JsValue::FALSE => ControlFlow::Break(()),
        Ok(_) => ControlFlow::Continue(()),
        Err(error) => {
            thrown = Some(error);
            ControlFlow::Break(())
        }
    });
    match thrown {
        Some(error) => Err(error),
        None => answer.map_err(|error| JsError::new(&error).into()),
    }
}

/// The version of Neuf.
#[wasm_bindgen]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}

#[derive(Serialize)]
struct Progress {
    index: u64,
    steps: u64,
    nearest: Option<u8>,
    rating: Option<Rating>,
}

/// `run` without JavaScript: the clock gives milliseconds, `tell` takes the kind of news and its JSON.
fn perform(
    job: &str,
    clock: impl Fn() -> f64,
    tell: &mut dyn FnMut(&'static str, String) -> ControlFlow<()>,
) -> Result<String, String> {
    // The tag says which kind it is.
    #[derive(serde::Deserialize)]
    struct Tag {
        job: String,
    }
    let unreadable = |error: serde_json::Error| format!("the job cannot be read: {error}");
    let tag: Tag = serde_json::from_str(job).map_err(unreadable)?;
    if matches!(tag.job.as_str(), "rate" | "hint" | "path") {
        serde_json::from_str(job).map(|study| json(&job::study::run(&study))).map_err(unreadable)
    } else {
        serde_json::from_str(job).map(|job| json(&make(&job, &clock, tell))).map_err(unreadable)
    }
}

/// A job that makes puzzles, its news thinned.
fn make(job: &Job, clock: &impl Fn() -> f64, tell: &mut dyn FnMut(&'static str, String) -> ControlFlow<()>) -> Answer {
    let mut last = clock();
    job::run(job, &mut |event| match event {
        Event::Made(record) => tell("item", json(&*record)),
        Event::Searching { index, steps, nearest, rating } => {
            let now = clock();
            // A clock that was set back does not silence the news for good.
            if (last..last + BETWEEN_NEWS).contains(&now) {
                return ControlFlow::Continue(());
            }
            last = now;
            tell("progress", json(&Progress { index, steps, nearest, rating }))
        }
    })
}

fn json(data: &impl Serialize) -> String {
    serde_json::to_string(data).expect("plain data becomes JSON")
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    type News = Vec<(&'static str, String)>;

    fn told(job: &str, stop_after: usize) -> (Result<String, String>, News) {
        let (time, mut news) = (Cell::new(0.0), News::new());
        let clock = || {
            time.set(time.get() + 1.0);
            time.get()
        };
        let answer = perform(job, clock, &mut |kind, json| {
            news.push((kind, json));
            if news.len() < stop_after { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        (answer, news)
    }

    fn items(news: &News) -> usize {
        news.iter().filter(|(kind, _)| *kind == "item").count()
    }

    #[test]
    fn puzzles_come_as_items_and_can_be_stopped() {
        let job = r#"{"job":"generate","request":{"clues":{"min":25,"max":34}},"seed":1,"count":5}"#;
        let (answer, news) = told(job, usize::MAX);
        assert_eq!(answer.unwrap(), r#"{"answer":"generated","made":5,"failure":null}"#);
        assert_eq!(items(&news), 5);
        assert!(news.iter().all(|(_, json)| json.starts_with(r#"{""#)));

        let (answer, news) = told(job, 2);
        assert_eq!(news.len(), 2);
        assert!(answer.unwrap().contains(r#""refusal":"stopped""#));
    }

    #[test]
    fn news_of_a_search_is_thinned() {
        let request = r#"{"clues":{"min":17,"max":17},"symmetry":"rot180","effort":2000}"#;
        let job = format!(r#"{{"job":"generate","request":{request},"seed":1}}"#);
        let (answer, news) = told(&job, usize::MAX);
        assert!(answer.unwrap().contains(r#""refusal":"spent""#));
        assert!((10..=2000 / 39).contains(&news.len()), "{} of 2000 steps told", news.len());
    }

    #[test]
    fn a_job_that_cannot_be_read_is_one_sentence() {
        for job in
            ["", "{}", "[1]", r#"{"job":"fly"}"#, r#"{"job":"check"}"#, r#"{"job":"solve","text":"","limit":-1}"#]
        {
            let error = told(job, usize::MAX).0.unwrap_err();
            assert!(error.starts_with("the job cannot be read: ") && !error.contains('\n'), "{error}");
        }
    }

    #[test]
    fn hints_are_told_in_words_and_drawn() {
        let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        for (language, conclusion) in [("en", "Write "), ("fr", "Écri")] {
            let job = format!(r#"{{"job":"hint","puzzle":"{puzzle}","language":"{language}"}}"#);
            let answer = told(&job, usize::MAX).0.unwrap();
            assert!(answer.starts_with(r#"{"answer":"hinted","health":{"wrong":[],"missing":[]},"steps":[{"step":"#));
            assert!(answer.contains(conclusion) && answer.contains("<rect"), "{answer}");
        }
    }

    #[test]
    fn a_text_that_is_no_puzzle_is_an_answer() {
        let (answer, _) = told(r#"{"job":"check","text":"12"}"#, usize::MAX);
        assert!(answer.unwrap().starts_with(r#"{"answer":"unreadable","line":1"#));
    }
}
