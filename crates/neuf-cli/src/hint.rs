//! `neuf hint`: the next step from where a puzzle stands, told as far as was asked.

use std::process::ExitCode;

use anyhow::Result;
use neuf::logic::{Rung, Settings, Step, Technique, all, next};
use neuf::puzzle::format::Entry;

use crate::args;
use crate::each::{Answer, each, singly};
use crate::explain::Line;
use crate::output::Output;
use crate::position::{NoPosition, Position};
use crate::say::Voice;

pub fn run(args: &args::Hint, voice: &mut Voice) -> Result<ExitCode> {
    let mut output = Output::open(args.output.output.as_deref(), args.output.force, voice)?;
    let rung = args.rung.map_or(Rung::Nudge, |number| {
        Rung::ALL[usize::try_from(number - 1).unwrap_or_default().min(Rung::ALL.len() - 1)]
    });
    let mut is_nudged = false;
    let work = singly(|entry: &Entry| look(entry, args));
    let outcome = each(&args.input, &mut output, voice, work, |output, voice, place, entry, found| {
        let teller = voice.words.teller(args.notation.unwrap_or_default());
        let (lines, answer) = match found {
            Found::Refused(why) => {
                voice.error_at(&place.to_string(), &why.sentence(&entry.givens, voice));
                return Ok(Answer::No);
            }
            Found::Wrong(position) => {
                let mut lines = teller.health(&position.health);
                if rung >= Rung::Look {
                    lines.extend(teller.wrong(&position.health));
                }
                (lines, Answer::No)
            }
            Found::Full => (vec![voice.text("explain-full", &[])], Answer::Yes),
            Found::Nothing(None) => (vec![voice.words.no_step()], Answer::No),
            Found::Nothing(Some(technique)) => (vec![voice.words.next_needs(technique)], Answer::No),
            Found::Steps(steps) if args.json => {
                let puzzle = entry.filled().to_string();
                let line = |(index, step): (usize, &Step)| {
                    serde_json::to_string(&Line { puzzle: &puzzle, number: index + 1, rating: None, step }).ok()
                };
                (steps.iter().enumerate().filter_map(line).collect(), Answer::Yes)
            }
            Found::Steps(steps) if args.all => (steps.iter().map(|step| teller.brief(step)).collect(), Answer::Yes),
            Found::Steps(steps) => {
                is_nudged |= rung < Rung::Do;
                (steps.iter().flat_map(|step| teller.rung(rung, step)).collect(), Answer::Yes)
            }
        };
        for line in lines {
            output.write(&format!("{line}\n"), voice)?;
        }
        Ok(answer)
    })?;
    output.finish(voice)?;
    if is_nudged && args.rung.is_none() {
        voice.note(&voice.text("note-rung", &[]));
    }
    Ok(outcome.code())
}

/// What there is to say of a puzzle.
enum Found {
    Refused(NoPosition),
    /// Something contradicts the solution, which is said before any step.
    Wrong(Box<Position>),
    /// Every cell is filled.
    Full,
    /// No step; with fewer techniques than all, the one that is needed.
    Nothing(Option<Technique>),
    Steps(Vec<Step>),
}

fn look(entry: &Entry, args: &args::Hint) -> Found {
    let position = match Position::of(entry) {
        Ok(position) => position,
        Err(why) => return Found::Refused(why),
    };
    if !position.health.is_good() {
        return Found::Wrong(Box::new(position));
    }
    if position.board.is_full() {
        return Found::Full;
    }
    let every = Settings::new(position.uniqueness);
    let chosen = match args.techniques.is_empty() {
        true => every.clone(),
        false => Settings { order: args.techniques.clone(), ..every.clone() },
    };
    let steps: Vec<Step> = match args.all {
        true => all(&position.board, &chosen),
        false => next(&position.board, &chosen).into_iter().collect(),
    };
    if !steps.is_empty() {
        return Found::Steps(steps);
    }
    let needed = (!args.techniques.is_empty()).then(|| next(&position.board, &every)).flatten();
    Found::Nothing(needed.map(|step| step.technique))
}
