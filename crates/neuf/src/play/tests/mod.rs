//! The game played through its inputs.

mod entry;
mod hints;
mod history;
mod keyboard;
mod saving;
mod select;

use super::*;
use crate::grid::{Candidates, Cell, CellSet, Digit, DigitSet, Grid};

const PUZZLE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

fn game() -> Game {
    Game::new(grid(PUZZLE), Some(grid(SOLUTION)))
}

fn grid(line: &str) -> Grid {
    line.parse().expect("81 characters")
}

fn digit(value: u8) -> Digit {
    Digit::new(value).expect("1 to 9")
}

fn cell(name: &str) -> Cell {
    name.parse().expect("a cell")
}

fn cells(names: &str) -> CellSet {
    names.split_whitespace().map(cell).collect()
}

/// Selects the cells and nothing else.
fn select(game: &mut Game, names: &str) {
    game.apply(Input::SelectNone);
    for name in names.split_whitespace() {
        game.apply(Input::Press(cell(name), Reach::Toggle));
        game.apply(Input::Release);
    }
}

/// Writes a digit in the cells with a tool.
fn write(game: &mut Game, names: &str, tool: Tool, value: u8) -> Change {
    select(game, names);
    game.apply(Input::DigitWith(tool, digit(value)))
}

fn place(game: &mut Game, name: &str, value: u8) -> Change {
    write(game, name, Tool::Digit, value)
}

fn mark(game: &mut Game, names: &str, value: u8) -> Change {
    write(game, names, Tool::Centre, value)
}

/// The centre marks of a cell, as text.
fn marks(game: &Game, name: &str) -> String {
    game.content(cell(name)).centre.iter().map(Digit::to_char).collect()
}

/// Fills in the solution cell by cell.
fn solve(game: &mut Game) -> Change {
    let solution = grid(SOLUTION);
    let mut last = Change::default();
    for cell in Cell::all().filter(|&cell| game.digit(cell).is_none()).collect::<Vec<_>>() {
        game.apply(Input::Go(cell));
        last = game.apply(Input::Digit(solution.get(cell).expect("a full grid")));
    }
    last
}
