//! The engine in its workers: jobs go out, messages come back, and the page never waits.
//!
//! Two workers make. One works, the other is warm: a job that is cancelled takes its worker with it, and the next starts at
//! once. What is made ahead of being asked for gives way to what is. A third is kept for hints, which never wait for
//! anything else.

use std::cell::RefCell;

use js_sys::{JSON, Object, Reflect};
use neuf::grid::Grid;
use neuf::job::Job;
use neuf::job::study::{HintQuestion, PathQuestion};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::dom;

/// Those that make, and the one for hints.
const MAKERS: usize = 2;
const WORKERS: usize = MAKERS + 1;
const STUDY: usize = MAKERS;

/// Hands out jobs. Copies are the same engine.
#[derive(Clone, Copy)]
pub struct Engine(&'static RefCell<State>);

#[derive(Default)]
struct State {
    slots: [Option<Slot>; WORKERS],
    jobs: u32,
}

struct Slot {
    worker: Worker,
    call: Option<Call>,
    _listeners: [Closure<dyn FnMut(JsValue)>; 2],
}

struct Call {
    job: u32,
    urgency: Urgency,
    told: Box<dyn FnMut(Message)>,
}

/// Whether somebody waits for a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Urgency {
    /// Somebody asked for it.
    Asked,
    /// It is made ahead of being asked for.
    Ahead,
}

/// What a worker says about a job: the objects that `neuf.d.ts` describes.
#[derive(Debug)]
pub enum Message {
    /// A puzzle that is ready.
    Item(JsValue),
    /// How far the search for the next one is.
    Progress(JsValue),
    /// The end of it.
    Answer(JsValue),
    /// The end of it, with a sentence.
    Error(String),
}

/// A job under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ticket(u32);

impl Engine {
    /// No worker runs yet.
    pub fn new() -> Engine {
        Engine(Box::leak(Box::default()))
    }

    /// Starts the worker for hints, if it does not run yet.
    pub fn warm_up_for_hints(self) {
        if self.with(|state| state.slots[STUDY].is_none()) {
            self.start(STUDY);
        }
    }

    /// Starts the workers that make, as far as they do not run yet.
    pub fn warm_up(self) {
        for at in 0..MAKERS {
            if self.with(|state| state.slots[at].is_none()) {
                self.start(at);
            }
        }
    }

    /// Starts a job; `told` hears every message about it, the last being an answer or an error. `None` if all workers
    /// are busy with jobs that somebody waits for.
    pub fn run(self, job: &Job, urgency: Urgency, told: Box<dyn FnMut(Message)>) -> Option<Ticket> {
        self.send(&serde_json::to_string(job).ok()?, None, urgency, told)
    }

    /// Starts a hint, in the worker kept for them. Of one that is still under way nothing more is heard.
    pub fn hint(self, question: &HintQuestion, told: Box<dyn FnMut(Message)>) -> Option<Ticket> {
        let text = serde_json::to_string(question).ok()?;
        self.send(&tagged("hint", &text), Some(STUDY), Urgency::Asked, told)
    }

    /// Starts to look for the way through a puzzle, ahead of being asked for.
    pub fn path(self, question: &PathQuestion, told: Box<dyn FnMut(Message)>) -> Option<Ticket> {
        let text = serde_json::to_string(question).ok()?;
        self.send(&tagged("path", &text), None, Urgency::Ahead, told)
    }

    /// Starts to rate a puzzle, ahead of being asked for.
    pub fn rate(self, puzzle: &Grid, told: Box<dyn FnMut(Message)>) -> Option<Ticket> {
        let text = format!(r#"{{"job":"rate","puzzle":"{puzzle}"}}"#);
        self.send(&text, None, Urgency::Ahead, told)
    }

    fn send(self, job: &str, place: Option<usize>, urgency: Urgency, told: Box<dyn FnMut(Message)>) -> Option<Ticket> {
        let slot_with = |wanted: &dyn Fn(Option<Urgency>) -> bool| {
            self.with(|state| {
                let at =
                    |slot: &Option<Slot>| slot.as_ref().and_then(|slot| slot.call.as_ref()).map(|call| call.urgency);
                state.slots[..MAKERS].iter().position(|slot| wanted(at(slot)))
            })
        };
        let at = match slot_with(&|busy| busy.is_none()) {
            _ if place.is_some() => place?,
            Some(at) => at,
            None if urgency == Urgency::Ahead => return None,
            None => {
                let at = slot_with(&|busy| busy == Some(Urgency::Ahead))?;
                self.stop(at);
                at
            }
        };
        if self.with(|state| state.slots[at].is_none()) {
            self.start(at);
        }
        self.with(|state| {
            let text = job;
            state.jobs += 1;
            let job = state.jobs;
            let slot = state.slots[at].as_mut()?;
            let message = Object::new();
            Reflect::set(&message, &"id".into(), &job.into()).ok()?;
            Reflect::set(&message, &"job".into(), &JSON::parse(text).ok()?).ok()?;
            slot.worker.post_message(&message).ok()?;
            slot.call = Some(Call { job, urgency, told });
            Some(Ticket(job))
        })
    }

    /// Ends a job at once; nothing more is heard of it. Another worker takes the place of the one that did it.
    pub fn cancel(self, ticket: Ticket) {
        let busy_with = |slot: &Option<Slot>| slot.as_ref().and_then(|slot| slot.call.as_ref()).map(|call| call.job);
        let at = self.with(|state| state.slots.iter().position(|slot| busy_with(slot) == Some(ticket.0)));
        if let Some(at) = at {
            self.stop(at);
            self.start(at);
        }
    }

    /// Whether a job is still under way: one that was made ahead may have given way to another.
    pub fn is_under_way(self, ticket: Ticket) -> bool {
        let is_it = |slot: &Slot| slot.call.as_ref().is_some_and(|call| call.job == ticket.0);
        self.with(|state| state.slots.iter().flatten().any(is_it))
    }

    fn stop(self, at: usize) {
        if let Some(slot) = self.with(|state| state.slots[at].take()) {
            slot.worker.terminate();
        }
    }

    fn start(self, at: usize) {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        options.set_name(if at == STUDY { "study" } else { "make" });
        let Ok(worker) = Worker::new_with_options("./worker.js", &options) else { return };
        let on_message = Closure::<dyn FnMut(JsValue)>::new(move |event: JsValue| {
            let data = event.unchecked_ref::<MessageEvent>().data();
            if let Some((job, message)) = read(&data) {
                let last = matches!(message, Message::Answer(_) | Message::Error(_));
                self.hear(at, Some(job), message);
                // News may come by the hundred; the end of a job is shown even if nobody looks.
                if last { dom::refresh() } else { dom::refresh_soon() }
            }
        });
        let on_error = Closure::<dyn FnMut(JsValue)>::new(move |event: JsValue| {
            let what = Reflect::get(&event, &"message".into()).ok().and_then(|what| what.as_string());
            self.hear(at, None, Message::Error(what.unwrap_or_default()));
            dom::refresh();
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        let slot = Slot { worker, call: None, _listeners: [on_message, on_error] };
        self.with(|state| state.slots[at] = Some(slot));
    }

    /// Passes a message on to whoever waits for it. The call is taken out meanwhile, since the listener may well
    /// start or cancel jobs.
    fn hear(self, at: usize, job: Option<u32>, message: Message) {
        let is_meant = |call: &Call| job.is_none_or(|job| call.job == job);
        let Some(mut call) = self.with(|state| state.slots[at].as_mut()?.call.take_if(|call| is_meant(call))) else {
            return;
        };
        if matches!(message, Message::Answer(_) | Message::Error(_)) {
            return (call.told)(message);
        }
        // Still under way: the place stays taken while the listener works.
        let (job, urgency) = (call.job, call.urgency);
        let busy = Call { job, urgency, told: Box::new(|_| ()) };
        self.with(|state| {
            if let Some(slot) = state.slots[at].as_mut() {
                slot.call = Some(busy);
            }
        });
        (call.told)(message);
        self.with(|state| {
            let place = state.slots[at].as_mut().and_then(|slot| slot.call.as_mut()).filter(|place| place.job == job);
            if let Some(place) = place {
                *place = call;
            }
        });
    }

    fn with<T>(self, f: impl FnOnce(&mut State) -> T) -> T {
        f(&mut self.0.borrow_mut())
    }
}

/// The JSON of an object with the name of a job added.
fn tagged(job: &str, object: &str) -> String {
    format!(r#"{{"job":"{job}",{}"#, &object[1..])
}

/// `{id, item}`, `{id, progress}`, `{id, result}` or `{id, error}`.
fn read(data: &JsValue) -> Option<(u32, Message)> {
    let job = field(data, "id")?.as_f64()? as u32;
    let message = None
        .or_else(|| field(data, "item").map(Message::Item))
        .or_else(|| field(data, "progress").map(Message::Progress))
        .or_else(|| field(data, "result").map(Message::Answer))
        .or_else(|| field(data, "error")?.as_string().map(Message::Error))?;
    Some((job, message))
}

/// A field of an object, if it has it.
pub fn field(object: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(object, &name.into()).ok().filter(|value| !value.is_undefined())
}

/// A list of an object; an empty one if it has none.
pub fn list(object: &JsValue, name: &str) -> js_sys::Array {
    field(object, name).and_then(|list| list.dyn_into().ok()).unwrap_or_default()
}

/// A whole number of an object: a number, or the text of one that a number could not hold.
pub fn whole(object: &JsValue, name: &str) -> Option<u64> {
    let value = field(object, name)?;
    match value.as_f64() {
        Some(number) => Some(number as u64),
        None => value.as_string()?.parse().ok(),
    }
}
