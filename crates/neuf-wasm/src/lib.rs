//! The engine as JavaScript sees it: a job goes in as JSON, the answer comes out as JSON.
//!
//! `js/worker.js` runs it in a Web Worker; `js/neuf.d.ts` tells TypeScript what there is.

use neuf::grid::Grid;
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::*;

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Job {
    Conflicts { puzzle: String },
}

#[derive(Serialize)]
struct Conflicts {
    conflicts: Vec<String>,
}

/// Does a job and returns its answer. `progress` is called with the JSON of each message on the way.
/// A job that cannot be read or done is an `Error` with one sentence.
#[wasm_bindgen]
pub fn run(job: &str, _progress: &js_sys::Function) -> Result<String, JsError> {
    answer(job).map_err(|error| JsError::new(&error))
}

fn answer(job: &str) -> Result<String, String> {
    let job: Job = serde_json::from_str(job).map_err(|error| format!("the job cannot be read: {error}"))?;
    let Job::Conflicts { puzzle } = job;
    let grid: Grid = puzzle.parse().map_err(|error| format!("{error}"))?;
    let conflicts = grid.conflicts().iter().map(ToString::to_string).collect();
    serde_json::to_string(&Conflicts { conflicts }).map_err(|error| error.to_string())
}

/// The version of Neuf.
#[wasm_bindgen]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}
