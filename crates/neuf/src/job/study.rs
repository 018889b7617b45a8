//! Ratings, hints and whole paths: the jobs that take techniques.
//!
//! ```
//! use neuf::job::study::{Answer, Study, run};
//!
//! let study: Study = serde_json::from_str(
//!     r#"{"job": "hint", "puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"}"#,
//! )?;
//! let Answer::Hinted(hinted) = run(&study) else { panic!("a puzzle has a hint") };
//! assert!(hinted.health.is_good() && hinted.steps.len() == 1);
//! # Ok::<(), serde_json::Error>(())
//! ```

use std::collections::HashSet;
use std::ops::ControlFlow;

use serde::{Deserialize, Serialize};

use super::rate;
pub use super::rate::{RateQuestion, Rated};
use crate::draw;
use crate::grid::{Candidates, Cell, CellSet, Grid};
use crate::logic::{self, Board, End, Health, Settings, Step, Technique, Uniqueness};
use crate::rate::hodoku;
use crate::solve::{self, Verdict};
#[cfg(feature = "words")]
use crate::words::{Language, Words, steps::Notation, steps::Teller};

/// A question about a puzzle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "job", rename_all = "kebab-case")]
pub enum Study {
    /// Rate a puzzle.
    Rate(RateQuestion),
    /// Find the next steps from where a player stands.
    Hint(Box<HintQuestion>),
    /// Find the whole way through a puzzle.
    Path(PathQuestion),
}

/// What came of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "answer", rename_all = "kebab-case")]
pub enum Answer {
    /// The puzzle was rated.
    Rated(Rated),
    /// The puzzle has no rating: it has not one solution.
    Unrated {
        /// Whether it has several solutions, not none.
        several: bool,
    },
    /// Steps from where the player stands.
    Hinted(Box<Hinted>),
    /// The whole way.
    Walked(Box<Walked>),
}

/// Answers a question.
pub fn run(study: &Study) -> Answer {
    match study {
        Study::Rate(question) => rate::rate(question),
        Study::Hint(question) => Answer::Hinted(Box::new(hint(question))),
        Study::Path(question) => Answer::Walked(Box::new(path(question))),
    }
}

/// Where a player stands, and what is asked of a hint.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HintQuestion {
    /// The puzzle.
    pub puzzle: Grid,
    /// The digits placed. Givens may be among them.
    #[serde(default)]
    pub placed: Grid,
    /// What the empty cells may hold: all that the digits leave, unless stated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub candidates: Option<Candidates>,
    /// Which steps; the next, unless stated.
    #[serde(default)]
    pub which: Which,
    /// The techniques to be used, in this order. All of them from the easiest, unless stated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub techniques: Option<Vec<Technique>>,
    /// The language to tell the steps in. They are not told unless it is stated.
    #[cfg(feature = "words")]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<Language>,
    /// How the sentences call cells.
    #[cfg(feature = "words")]
    #[serde(default)]
    pub notation: Notation,
}

/// Which of the steps there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Which {
    /// The easiest one.
    #[default]
    Next,
    /// All of the easiest technique that has one; the next is the first of them.
    Alike,
    /// All of all techniques.
    All,
}

/// Where a path begins.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PathQuestion {
    /// The puzzle.
    pub puzzle: Grid,
    /// The techniques to be used, in this order. All of them from the easiest, unless stated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub techniques: Option<Vec<Technique>>,
    /// The language to name the techniques in. They are not named unless it is stated.
    #[cfg(feature = "words")]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<Language>,
    /// Whether the steps are wanted, not only how many there are of each technique.
    #[serde(default)]
    pub steps: bool,
}

/// Steps from where a player stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Hinted {
    /// What contradicts the solution, which should be said before anything else: steps from there are worth nothing.
    /// Nothing is said if the puzzle has no single solution.
    pub health: Health,
    /// The steps, none if there is nothing wrong but no technique finds one.
    pub steps: Vec<Hint>,
    /// If the techniques that were asked for find nothing: the one that does.
    pub needs: Option<Technique>,
}

/// A step, and ways to show it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Hint {
    /// The step.
    pub step: Step,
    /// The cells to look at before the conclusion is told.
    pub cells: CellSet,
    /// What is drawn then: see [`draw`].
    pub look: String,
    /// What is drawn with the reason.
    pub reason: String,
    /// The same in words, in the language asked for.
    pub said: Option<Said>,
}

/// A step in words, rung by rung.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Said {
    /// What kind of step, and whereabouts.
    pub nudge: String,
    /// Which technique, which digits.
    pub name: String,
    /// Where to look.
    pub look: String,
    /// Why, one sentence an inference.
    pub reason: Vec<Sentence>,
    /// What to do.
    pub conclusion: Vec<String>,
}

/// A sentence of a reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sentence {
    /// The sentence.
    pub text: String,
    /// The last cell that it names: what it comes to.
    pub cell: Option<Cell>,
}

/// A whole path.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Walked {
    /// The techniques it takes, the hardest first.
    pub techniques: Vec<Counted>,
    /// Whether it ends with every cell filled. If not, the techniques do not reach further.
    pub solved: bool,
    /// HoDoKu's level and score, which count a path by HoDoKu's techniques in its order; of a puzzle with one solution.
    pub hodoku: Option<Hodoku>,
    /// The steps, if they were asked for.
    pub steps: Option<Vec<Step>>,
}

/// A puzzle's level and score as HoDoKu gives them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hodoku {
    /// The level.
    pub level: hodoku::Level,
    /// The score.
    pub score: u32,
}

/// A technique, and how many steps of it a path has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counted {
    /// The technique.
    pub technique: Technique,
    /// How many steps.
    pub count: u32,
    /// What it is called in the language asked for.
    pub name: Option<String>,
}

/// A puzzle, and where a player stands in it.
struct Position {
    board: Board,
    solution: Option<Grid>,
}

impl Position {
    fn new(puzzle: &Grid, placed: &Grid, candidates: Option<&Candidates>) -> Position {
        let mut grid = *puzzle;
        for cell in Cell::all() {
            grid.set(cell, grid.get(cell).or(placed.get(cell)));
        }
        let implied = Candidates::of(&grid);
        let candidates = candidates.unwrap_or(&implied);
        let solution = match solve::verdict(puzzle) {
            Verdict::Unique(solution) => Some(solution),
            _ => None,
        };
        Position { board: Board::with(puzzle, &grid, candidates), solution }
    }

    fn settings(&self, techniques: Option<&Vec<Technique>>) -> Settings {
        let mut settings = Settings::new(match self.solution {
            Some(_) => Uniqueness::Proved,
            None => Uniqueness::Unknown,
        });
        if let Some(techniques) = techniques {
            settings.order.clone_from(techniques);
        }
        settings
    }
}

/// The steps from where a player stands.
fn hint(question: &HintQuestion) -> Hinted {
    let position = Position::new(&question.puzzle, &question.placed, question.candidates.as_ref());
    let board = &position.board;
    let settings = position.settings(question.techniques.as_ref());
    let health = position.solution.map(|solution| logic::health(board, &solution)).unwrap_or_default();
    let steps = match question.which {
        _ if !health.is_good() => Vec::new(),
        Which::Next => logic::next(board, &settings).into_iter().collect(),
        Which::Alike => alike(board, &settings),
        Which::All => logic::all(board, &settings),
    };
    let needs = (steps.is_empty() && health.is_good() && question.techniques.is_some())
        .then(|| logic::next(board, &position.settings(None)))
        .flatten()
        .map(|step| step.technique);
    #[cfg(feature = "words")]
    let words = question.language.map(|language| Words::new(language, &[&crate::words::STEPS]));
    let shown = |step: Step| Hint {
        cells: draw::cells_to_look_at(&step),
        look: draw::look(&step),
        reason: draw::reason(&step, board),
        #[cfg(feature = "words")]
        said: words.as_ref().map(|words| say(&words.teller(question.notation), &step)),
        #[cfg(not(feature = "words"))]
        said: None,
        step,
    };
    Hinted { health, needs, steps: steps.into_iter().map(shown).collect() }
}

/// All steps of the easiest technique that has one, each conclusion once.
fn alike(board: &Board, settings: &Settings) -> Vec<Step> {
    let Some(next) = logic::next(board, settings) else { return Vec::new() };
    let mut seen = HashSet::new();
    let mut steps = Vec::new();
    let _ = logic::find(board, next.technique, &mut |step| {
        let mut conclusion = (step.placements.clone(), step.eliminations.clone());
        conclusion.0.sort_unstable();
        conclusion.1.sort_unstable();
        if seen.insert(conclusion) {
            steps.push(step);
        }
        if steps.len() < MOST_ALIKE { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    steps
}

/// Nobody looks at more steps of one kind.
const MOST_ALIKE: usize = 50;

/// The whole way.
fn path(question: &PathQuestion) -> Walked {
    let position = Position::new(&question.puzzle, &Grid::EMPTY, None);
    let settings = position.settings(question.techniques.as_ref());
    let path = logic::path(&position.board, &settings);
    #[cfg(feature = "words")]
    let words = question.language.map(|language| Words::new(language, &[&crate::words::STEPS]));
    let mut techniques: Vec<Counted> = Vec::new();
    for &technique in settings.order.iter().rev() {
        let count = path.steps.iter().filter(|step| step.technique == technique).count() as u32;
        if count > 0 && techniques.iter().all(|known| known.technique != technique) {
            #[cfg(feature = "words")]
            let name = words.as_ref().map(|words| words.technique(technique));
            #[cfg(not(feature = "words"))]
            let name = None;
            techniques.push(Counted { technique, count, name });
        }
    }
    let solved = path.end == End::Solved;
    let hodoku = position.solution.map(|_| {
        let path = logic::path(&position.board, &hodoku::settings(Uniqueness::Proved));
        let hodoku::Assessment { level, score } = hodoku::assess(&path);
        Hodoku { level, score }
    });
    Walked { techniques, solved, hodoku, steps: question.steps.then_some(path.steps) }
}

#[cfg(feature = "words")]
fn say(teller: &Teller, step: &Step) -> Said {
    let reason = teller.reason(step).into_iter().map(|text| Sentence { cell: last_cell(teller, &text), text });
    Said {
        nudge: teller.nudge(step),
        name: teller.name(step),
        look: teller.look(step),
        reason: reason.collect(),
        conclusion: teller.conclusion(step),
    }
}

/// The cell that is named last in a sentence: by itself, or first in a block such as `r4c57`.
#[cfg(feature = "words")]
fn last_cell(teller: &Teller, text: &str) -> Option<Cell> {
    let place = |cell: Cell| text.rfind(&teller.cell(cell)).map(|at| (at, cell));
    Cell::all().filter_map(place).max_by_key(|&(at, _)| at).map(|(_, cell)| cell)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PUZZLE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    fn ask(job: &str) -> Answer {
        let answer = run(&serde_json::from_str(job).unwrap());
        let json = serde_json::to_string(&answer).unwrap();
        assert_eq!(serde_json::from_str::<Answer>(&json).unwrap(), answer, "{json}");
        answer
    }

    fn hinted(fields: &str) -> Hinted {
        match ask(&format!(r#"{{"job":"hint","puzzle":"{PUZZLE}"{fields}}}"#)) {
            Answer::Hinted(hinted) => *hinted,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn the_next_step_comes_with_its_pictures() {
        let Hinted { health, steps, needs } = hinted("");
        assert!(health.is_good() && steps.len() == 1 && needs.is_none());
        let Hint { step, cells, look, reason, said } = &steps[0];
        assert!(step.agrees_with(&solve::solve(&PUZZLE.parse().unwrap()).unwrap()));
        assert_eq!(*cells, draw::cells_to_look_at(step));
        assert!(look.starts_with("<rect") && reason.contains("class=\"in\""));
        assert_eq!(*said, None);
    }

    #[test]
    fn steps_alike_begin_with_the_next_and_all_begin_with_them() {
        let next = hinted("").steps;
        let alike = hinted(r#","which":"alike""#).steps;
        let all = hinted(r#","which":"all""#).steps;
        assert_eq!(alike[0], next[0]);
        assert!(alike.len() > 1 && alike.iter().all(|hint| hint.step.technique == next[0].step.technique));
        assert!(all.len() > alike.len());
        for hint in &alike {
            assert!(all.iter().any(|other| other.step.placements == hint.step.placements));
        }
    }

    #[test]
    fn what_is_placed_and_struck_out_counts() {
        // The solution but for two cells that hold each other's candidates.
        let solution = solve::solve(&PUZZLE.parse().unwrap()).unwrap();
        let mut placed = solution;
        placed.set(Cell::at(0, 2), None);
        let steps = hinted(&format!(r#","placed":"{placed}""#)).steps;
        assert_eq!(steps[0].step.technique, Technique::FullHouse);
        assert_eq!(steps[0].step.placements[0].cell, Cell::at(0, 2));

        let mut candidates = Candidates::of(&PUZZLE.parse().unwrap());
        let right = solution.get(Cell::at(0, 2)).unwrap();
        candidates.set(Cell::at(0, 2), candidates.get(Cell::at(0, 2)) - crate::grid::DigitSet::only(right));
        let candidates = serde_json::to_string(&candidates).unwrap();
        let sick = hinted(&format!(r#","candidates":{candidates}"#));
        assert_eq!(sick.health.missing.len(), 1);
        assert!(sick.steps.is_empty(), "no hint on a board that is wrong");
    }

    #[test]
    fn chosen_techniques_that_find_nothing_tell_which_would() {
        let Hinted { steps, needs, .. } = hinted(r#","techniques":["bug-plus-one"]"#);
        assert!(steps.is_empty());
        assert_eq!(needs, Some(hinted("").steps[0].step.technique));
    }

    #[test]
    fn a_path_counts_its_techniques() {
        let job = format!(r#"{{"job":"path","puzzle":"{PUZZLE}","steps":true}}"#);
        let Answer::Walked(walked) = ask(&job) else { panic!() };
        assert!(walked.solved);
        let total: u32 = walked.techniques.iter().map(|counted| counted.count).sum();
        assert_eq!(total as usize, walked.steps.unwrap().len());
        assert!(walked.techniques.is_sorted_by(|a, b| a.technique > b.technique), "the hardest first");
        assert!(walked.hodoku.is_some_and(|hodoku| hodoku.score > 0));
        assert!(serde_json::from_str::<Study>(r#"{"job":"path","puzzle":"12"}"#).is_err());
        let Answer::Walked(several) = ask(&format!(r#"{{"job":"path","puzzle":"{}"}}"#, Grid::EMPTY)) else { panic!() };
        assert_eq!((several.solved, several.hodoku), (false, None));
    }

    #[cfg(feature = "words")]
    #[test]
    fn steps_are_told_in_the_language_asked_for() {
        for (language, single) in [("en", "single"), ("fr", "Singleton")] {
            let said = hinted(&format!(r#","language":"{language}""#)).steps.remove(0).said.unwrap();
            assert!(said.name.contains(single), "{said:?}");
            assert!(!said.reason.is_empty() && said.reason.iter().all(|sentence| !sentence.text.contains('$')));
            let cell = hinted("").steps[0].step.placements[0].cell;
            assert_eq!(said.reason.last().unwrap().cell, Some(cell), "{said:?}");
        }
        let job = format!(r#"{{"job":"path","puzzle":"{PUZZLE}","language":"fr"}}"#);
        let Answer::Walked(walked) = ask(&job) else { panic!() };
        assert!(walked.techniques.iter().all(|counted| counted.name.is_some()));
    }
}
