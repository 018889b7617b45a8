//! Which key does what, as data.
//!
//! There are two families. Digits, movement and tools go by the key's *position* (`KeyboardEvent.code`): the digit
//! row writes digits on a French keyboard without Shift, and W A S D lie under the same fingers everywhere. What is
//! remembered by its letter, such as Ctrl+Z, goes by the *letter* (`KeyboardEvent.key`). Where one key is claimed by
//! both, the position wins, and Alt with the letter reaches the other meaning.

use super::{Direction, Input, Step, Tool};
use crate::grid::Digit;

/// A key that was pressed, as a browser reports it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stroke<'a> {
    /// Where the key is: `KeyW`, `Digit1`, `Numpad4`.
    pub code: &'a str,
    /// What it means in the layout: `z`, `&`, `ArrowLeft`.
    pub key: &'a str,
    /// Whether Shift is held.
    pub shift: bool,
    /// Whether Ctrl, or Command, is held.
    pub ctrl: bool,
    /// Whether Alt is held.
    pub alt: bool,
    /// Whether NumLock is on.
    pub num_lock: bool,
}

/// What a key asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// An input to the game.
    Input(Input),
    /// Something about hints.
    Hint(HintKey),
    /// Clear the selection; if there is none, close what is open.
    Escape,
    /// Show the list of keys.
    Help,
}

/// What a key asks of hints.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintKey {
    /// A hint, or one rung more of it.
    Next,
    /// The whole step at once.
    Full,
    /// Another step as easy.
    Another,
    /// To the next element of the step shown.
    Forward,
    /// To the element before.
    Back,
    /// Do what is shown.
    Apply,
}

/// One row of the table of keys.
#[derive(Clone, Copy, Debug)]
pub struct Binding {
    /// The key.
    pub on: On,
    /// What must be held with it.
    pub held: Held,
    /// What it does.
    pub command: Command,
}

/// How a binding finds its key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum On {
    /// By its position.
    Code(&'static str),
    /// By what it means; letters in lower case.
    Key(&'static str),
}

/// What is held with a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// Nothing.
    Nothing,
    /// Shift.
    Shift,
    /// Ctrl or Command.
    Ctrl,
    /// Both.
    CtrlShift,
    /// Shift or not: signs that need Shift on some keyboards only.
    Any,
}

impl Held {
    fn matches(self, shift: bool, ctrl: bool) -> bool {
        match self {
            Held::Nothing => !shift && !ctrl,
            Held::Shift => shift && !ctrl,
            Held::Ctrl => !shift && ctrl,
            Held::CtrlShift => shift && ctrl,
            Held::Any => !ctrl,
        }
    }
}

/// What a key asks for; `None` if it is not ours and should be left to the browser.
pub fn command(stroke: Stroke) -> Option<Command> {
    if let Some(command) = digit(stroke) {
        return Some(command);
    }
    // Ctrl with Alt is how some systems report AltGr, which types characters.
    if stroke.ctrl && stroke.alt {
        return None;
    }
    let letter = stroke.key.to_lowercase();
    let found = BINDINGS.iter().filter(|binding| binding.held.matches(stroke.shift, stroke.ctrl));
    if stroke.alt {
        // Alt reaches the letters that a position has taken, and nothing else: Alt with an arrow is the browser's.
        let single = |binding: &&Binding| matches!(binding.on, On::Key(key) if key == letter && key.len() == 1);
        return found.clone().find(single).map(|binding| binding.command);
    }
    let by_code = found.clone().find(|binding| matches!(binding.on, On::Code(code) if code == stroke.code));
    by_code
        .or_else(|| found.clone().find(|binding| matches!(binding.on, On::Key(key) if key == letter)))
        .map(|binding| binding.command)
}

/// The digit row and the keypad, by position.
fn digit(stroke: Stroke) -> Option<Command> {
    let position = stroke.code.strip_prefix("Digit").or_else(|| stroke.code.strip_prefix("Numpad"))?;
    let mut characters = position.chars();
    let (character, None) = (characters.next()?, characters.next()) else { return None };
    let mut shift = stroke.shift;
    if stroke.code.starts_with("Numpad") && stroke.key.len() > 1 {
        // A navigation name. With NumLock on it means that Shift is held, which systems then hide; with NumLock
        // off the key is an arrow like any other.
        if !stroke.num_lock {
            return None;
        }
        shift = true;
    }
    if character == '0' {
        return (!stroke.ctrl && !stroke.alt).then_some(Command::Input(Input::Erase));
    }
    let digit = Digit::from_char(character)?;
    Some(Command::Input(match (shift, stroke.ctrl, stroke.alt) {
        (false, false, false) => Input::Digit(digit),
        (true, false, false) => Input::DigitWith(Tool::Corner, digit),
        (false, true, false) | (false, false, true) => Input::DigitWith(Tool::Centre, digit),
        _ => return None,
    }))
}

const fn on(on: On, held: Held, input: Input) -> Binding {
    Binding { on, held, command: Command::Input(input) }
}

const fn hint(on: On, held: Held, key: HintKey) -> Binding {
    Binding { on, held, command: Command::Hint(key) }
}

/// All keys but the digits.
pub const BINDINGS: &[Binding] = {
    use Direction::{Down, Left, Right, Up};
    use Held::{Any, Ctrl, CtrlShift, Nothing, Shift};
    use On::{Code, Key};
    &[
        // By position.
        on(Code("KeyW"), Nothing, Input::Move(Step::One(Up))),
        on(Code("KeyA"), Nothing, Input::Move(Step::One(Left))),
        on(Code("KeyS"), Nothing, Input::Move(Step::One(Down))),
        on(Code("KeyD"), Nothing, Input::Move(Step::One(Right))),
        on(Code("KeyZ"), Nothing, Input::Choose(Tool::Digit)),
        on(Code("KeyX"), Nothing, Input::Choose(Tool::Corner)),
        on(Code("KeyC"), Nothing, Input::Choose(Tool::Centre)),
        // By what they mean.
        on(Key("arrowup"), Nothing, Input::Move(Step::One(Up))),
        on(Key("arrowleft"), Nothing, Input::Move(Step::One(Left))),
        on(Key("arrowdown"), Nothing, Input::Move(Step::One(Down))),
        on(Key("arrowright"), Nothing, Input::Move(Step::One(Right))),
        on(Key("arrowup"), Ctrl, Input::Move(Step::Empty(Up))),
        on(Key("arrowleft"), Ctrl, Input::Move(Step::Empty(Left))),
        on(Key("arrowdown"), Ctrl, Input::Move(Step::Empty(Down))),
        on(Key("arrowright"), Ctrl, Input::Move(Step::Empty(Right))),
        on(Key("arrowup"), Shift, Input::Extend(Step::One(Up))),
        on(Key("arrowleft"), Shift, Input::Extend(Step::One(Left))),
        on(Key("arrowdown"), Shift, Input::Extend(Step::One(Down))),
        on(Key("arrowright"), Shift, Input::Extend(Step::One(Right))),
        on(Key("arrowup"), CtrlShift, Input::Extend(Step::Edge(Up))),
        on(Key("arrowleft"), CtrlShift, Input::Extend(Step::Edge(Left))),
        on(Key("arrowdown"), CtrlShift, Input::Extend(Step::Edge(Down))),
        on(Key("arrowright"), CtrlShift, Input::Extend(Step::Edge(Right))),
        on(Key("home"), Nothing, Input::Move(Step::Edge(Left))),
        on(Key("end"), Nothing, Input::Move(Step::Edge(Right))),
        on(Key("home"), Ctrl, Input::Move(Step::First)),
        on(Key("end"), Ctrl, Input::Move(Step::Last)),
        on(Key("pageup"), Nothing, Input::Move(Step::BoxUp)),
        on(Key("pagedown"), Nothing, Input::Move(Step::BoxDown)),
        on(Key("a"), Ctrl, Input::SelectAll),
        on(Key("a"), CtrlShift, Input::SelectNone),
        on(Key("i"), Ctrl, Input::SelectOthers),
        on(Key("r"), Shift, Input::SelectRow),
        on(Key("c"), Shift, Input::SelectColumn),
        on(Key("b"), Shift, Input::SelectBox),
        on(Key(" "), Nothing, Input::NextTool),
        on(Key(" "), Shift, Input::PreviousTool),
        on(Key("delete"), Nothing, Input::Erase),
        on(Key("backspace"), Nothing, Input::Erase),
        on(Key("delete"), Shift, Input::EraseAll),
        on(Key("."), Any, Input::SwapMarks),
        on(Key("z"), Ctrl, Input::Undo),
        on(Key("y"), Ctrl, Input::Redo),
        on(Key("z"), CtrlShift, Input::Redo),
        on(Key("p"), Nothing, Input::Pause),
        hint(Key("h"), Nothing, HintKey::Next),
        hint(Key("h"), Shift, HintKey::Full),
        hint(Key("j"), Nothing, HintKey::Another),
        hint(Key("n"), Nothing, HintKey::Forward),
        hint(Key("n"), Shift, HintKey::Back),
        hint(Key("enter"), Nothing, HintKey::Apply),
        Binding { on: Key("escape"), held: Nothing, command: Command::Escape },
        Binding { on: Key("?"), held: Any, command: Command::Help },
    ]
};
