//! `neuf rate`.

use std::fmt::Write as _;
use std::process::ExitCode;

use anyhow::Result;
use neuf::grid::Grid;
use neuf::logic::{Board, Uniqueness, path};
use neuf::puzzle::format::Entry;
use neuf::rate::explainer::{self, Difficulty, Options, Refusal};
use neuf::rate::{Grade, Rating, hodoku, neuf as own};
use neuf::solve::batch;

use crate::args::{self, Scale};
use crate::each::{Answer, each};
use crate::output::Output;
use crate::position::NoPosition;
use crate::say::Voice;
use crate::template::{Field, Piece, Template};

pub fn run(args: &args::Rate, voice: &mut Voice) -> Result<ExitCode> {
    let scale = args.scale.unwrap_or(Scale::Se);
    let options = [(args.max.is_some(), "--max"), (args.pearl, "--pearl"), (args.diamond, "--diamond")];
    let foreign = match scale {
        Scale::Se => &[][..],
        Scale::Hodoku => &options[..],
        Scale::Neuf => &options[1..],
    };
    if let Some((_, option)) = foreign.iter().find(|(is_given, _)| *is_given) {
        let other = format!("--scale {scale}");
        return Err(voice.refusal("usage-conflict", &[("option", (*option).into()), ("other", other.into())]));
    }
    let template = args.format.clone().unwrap_or(Template::Line);
    let mut output = Output::open(args.output.output.as_deref(), args.output.force, voice)?;
    if template == Template::Csv {
        output.write(header(scale), voice)?;
    }
    let work = |entries: &[&Entry]| rate(entries, args, scale);
    let (mut number, mut left_out) = (0_u64, 0_u64);
    let mut line = String::new();
    let outcome = each(&args.input, &mut output, voice, work, |output, voice, place, entry, found| {
        number += 1;
        match found {
            Found::Numbers(numbers) => {
                line.clear();
                write_line(&template, &Rated { puzzle: &entry.givens, number, numbers }, &mut line);
                output.write(&line, voice)?;
                Ok(Answer::Yes)
            }
            Found::LeftOut => {
                left_out += 1;
                Ok(Answer::Yes)
            }
            Found::Refused(refusal) => {
                voice.error_at(&place.to_string(), &refusal.sentence(&entry.givens, voice));
                Ok(Answer::No)
            }
        }
    })?;
    output.finish(voice)?;
    if left_out > 0 {
        voice.note(&voice.text("note-left-out", &[("count", left_out.into())]));
    }
    Ok(outcome.code())
}

/// What came of a puzzle.
enum Found {
    Numbers(Numbers),
    /// It is harder than was asked for, or no pearl, or no diamond.
    LeftOut,
    Refused(NoPosition),
}

/// A puzzle's numbers on one of the scales.
enum Numbers {
    Se(Difficulty),
    Hodoku(hodoku::Assessment),
    Neuf(Rating),
}

fn rate(entries: &[&Entry], args: &args::Rate, scale: Scale) -> Vec<Found> {
    let puzzles: Vec<Grid> = entries.iter().map(|entry| entry.givens).collect();
    // Proved side by side, which takes a fraction of what one by one would.
    let counts = if args.unproved { vec![1; puzzles.len()] } else { batch::counts(&puzzles, 2) };
    let of = |(puzzle, count): (&Grid, u32)| match (count, scale) {
        (0, _) => Found::Refused(NoPosition::NoSolution),
        (1, Scale::Se) => by_explainer(puzzle, args),
        (1, Scale::Neuf) => match own::rate(puzzle) {
            Ok(rating) if args.max.is_some_and(|max| rating > max) => Found::LeftOut,
            Ok(rating) => Found::Numbers(Numbers::Neuf(rating)),
            Err(refusal) => Found::Refused(refused(&refusal)),
        },
        (1, Scale::Hodoku) => {
            let is_proved = !args.unproved || neuf::solve::is_unique(puzzle);
            let uniqueness = if is_proved { Uniqueness::Proved } else { Uniqueness::Unknown };
            let path = path(&Board::new(puzzle), &hodoku::settings(uniqueness));
            Found::Numbers(Numbers::Hodoku(hodoku::assess(&path)))
        }
        _ => Found::Refused(NoPosition::Several),
    };
    puzzles.iter().zip(counts).map(of).collect()
}

fn by_explainer(puzzle: &Grid, args: &args::Rate) -> Found {
    // Whether there is one solution was asked before.
    let options = Options { max: args.max, pearl: args.pearl, diamond: args.diamond, unproved: true };
    match explainer::rate(puzzle, &options) {
        Ok(rated) if rated.stopped.is_some() || !is_wanted(&rated.difficulty, args) => Found::LeftOut,
        Ok(rated) => Found::Numbers(Numbers::Se(rated.difficulty)),
        Err(refusal) => Found::Refused(refused(&refusal)),
    }
}

fn refused(refusal: &Refusal) -> NoPosition {
    match refusal {
        Refusal::NoSolution => NoPosition::NoSolution,
        Refusal::SeveralSolutions => NoPosition::Several,
    }
}

/// Of a puzzle rated to its end: where no step is left, its rating is the highest, which no step was.
fn is_wanted(difficulty: &Difficulty, args: &args::Rate) -> bool {
    args.max.is_none_or(|max| difficulty.er <= max)
        && (!args.pearl || difficulty.is_pearl())
        && (!args.diamond || difficulty.is_diamond())
}

struct Rated<'a> {
    puzzle: &'a Grid,
    number: u64,
    numbers: Numbers,
}

impl Rated<'_> {
    fn write(&self, field: Field, out: &mut String) {
        let _ = match (field, &self.numbers) {
            (Field::Puzzle, _) => write!(out, "{}", self.puzzle),
            (Field::Number, _) => write!(out, "{}", self.number),
            (Field::Clues, _) => write!(out, "{}", self.puzzle.count()),
            (Field::Rating, Numbers::Se(difficulty)) => write!(out, "{}", difficulty.er),
            (Field::Pearl, Numbers::Se(difficulty)) => write!(out, "{}", difficulty.ep),
            (Field::Diamond, Numbers::Se(difficulty)) => write!(out, "{}", difficulty.ed),
            (Field::Level, Numbers::Se(difficulty)) => write!(out, "{}", Grade::of(difficulty.er)),
            (Field::Rating, Numbers::Hodoku(assessment)) => write!(out, "{}", assessment.score),
            (Field::Rating, Numbers::Neuf(rating)) => write!(out, "{rating}"),
            (Field::Level, Numbers::Neuf(rating)) => write!(out, "{}", Grade::of(*rating)),
            (Field::Pearl | Field::Diamond, Numbers::Hodoku(_) | Numbers::Neuf(_)) => Ok(()),
            (Field::Level, Numbers::Hodoku(assessment)) => write!(out, "{}", assessment.level.name()),
        };
    }
}

fn header(scale: Scale) -> &'static str {
    match scale {
        Scale::Se => "puzzle,er,ep,ed,grade\n",
        Scale::Hodoku => "puzzle,score,level\n",
        Scale::Neuf => "puzzle,rating,grade\n",
    }
}

fn write_line(template: &Template, rated: &Rated, line: &mut String) {
    use Field as F;
    let mut put = |pieces: &[(&str, Option<Field>)]| {
        for &(text, field) in pieces {
            line.push_str(text);
            if let Some(field) = field {
                rated.write(field, line);
            }
        }
    };
    match (template, &rated.numbers) {
        (Template::Line, Numbers::Se(_)) => {
            put(&[("", Some(F::Puzzle)), (" ED=", Some(F::Rating)), ("/", Some(F::Pearl)), ("/", Some(F::Diamond))])
        }
        (Template::Line, Numbers::Hodoku(_)) => put(&[
            ("", Some(F::Puzzle)),
            (" #", Some(F::Number)),
            (" ", Some(F::Level)),
            (" (", Some(F::Rating)),
            (")", None),
        ]),
        (Template::Line, Numbers::Neuf(_)) => put(&[("", Some(F::Puzzle)), (" ", Some(F::Rating))]),
        (Template::Jsonl, Numbers::Neuf(_)) => put(&[
            ("{\"puzzle\":\"", Some(F::Puzzle)),
            ("\",\"rating\":", Some(F::Rating)),
            (",\"grade\":\"", Some(F::Level)),
            ("\"}", None),
        ]),
        (Template::Jsonl, Numbers::Se(_)) => put(&[
            ("{\"puzzle\":\"", Some(F::Puzzle)),
            ("\",\"er\":", Some(F::Rating)),
            (",\"ep\":", Some(F::Pearl)),
            (",\"ed\":", Some(F::Diamond)),
            (",\"grade\":\"", Some(F::Level)),
            ("\"}", None),
        ]),
        (Template::Jsonl, Numbers::Hodoku(_)) => put(&[
            ("{\"puzzle\":\"", Some(F::Puzzle)),
            ("\",\"score\":", Some(F::Rating)),
            (",\"level\":\"", Some(F::Level)),
            ("\"}", None),
        ]),
        (Template::Csv, Numbers::Se(_)) => put(&[
            ("", Some(F::Puzzle)),
            (",", Some(F::Rating)),
            (",", Some(F::Pearl)),
            (",", Some(F::Diamond)),
            (",", Some(F::Level)),
        ]),
        (Template::Csv, Numbers::Hodoku(_) | Numbers::Neuf(_)) => {
            put(&[("", Some(F::Puzzle)), (",", Some(F::Rating)), (",", Some(F::Level))]);
        }
        (Template::Pieces(pieces), _) => {
            for piece in pieces {
                match piece {
                    Piece::Text(text) => put(&[(text, None)]),
                    Piece::Field(field) => put(&[("", Some(*field))]),
                }
            }
        }
    }
    line.push('\n');
}
