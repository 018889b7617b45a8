use super::keys::{BINDINGS, Command, Held, HintKey, On, Stroke, command};
use super::*;

/// The positions of a keyboard and the letters on them, for the keys the tables below use.
fn letter(layout: &str, code: &str) -> &'static str {
    match (layout, code) {
        ("azerty", "KeyQ") => "a",
        ("azerty", "KeyA") => "q",
        ("azerty", "KeyW") => "z",
        ("azerty", "KeyZ") => "w",
        ("azerty", "Digit1") => "&",
        ("azerty", "Digit2") => "é",
        ("azerty", "Digit4") => "'",
        ("azerty", "Digit0") => "à",
        ("qwertz", "KeyY") => "z",
        ("qwertz", "KeyZ") => "y",
        ("dvorak", "KeyW") => ",",
        ("dvorak", "KeyS") => "o",
        ("dvorak", "KeyD") => "e",
        ("dvorak", "KeyZ") => ";",
        ("dvorak", "KeyX") => "q",
        ("dvorak", "KeyC") => "j",
        ("dvorak", "KeyE") => ".",
        ("dvorak", "Slash") => "z",
        (_, "Digit1") => "1",
        (_, "Digit2") => "2",
        (_, "Digit4") => "4",
        (_, "Digit0") => "0",
        (_, "KeyA") => "a",
        (_, "KeyC") => "c",
        (_, "KeyD") => "d",
        (_, "KeyQ") => "q",
        (_, "KeyS") => "s",
        (_, "KeyW") => "w",
        (_, "KeyX") => "x",
        (_, "KeyY") => "y",
        (_, "KeyZ") => "z",
        _ => panic!("{layout} {code}"),
    }
}

/// The position that has `wanted` on it.
fn code_of(layout: &str, wanted: &str) -> &'static str {
    ["KeyA", "KeyC", "KeyQ", "KeyS", "KeyW", "KeyX", "KeyY", "KeyZ", "Slash"]
        .into_iter()
        .find(|code| (*code != "Slash" || layout == "dvorak") && letter(layout, code) == wanted)
        .unwrap_or_else(|| panic!("{layout} {wanted}"))
}

fn play(game: &mut Game, stroke: Stroke) {
    if let Some(Command::Input(input)) = command(stroke) {
        game.apply(input);
    }
}

#[test]
fn the_same_fingers_give_the_same_board_on_every_layout() {
    let boards = ["qwerty", "azerty", "qwertz", "dvorak"].map(|layout| {
        let mut game = game();
        let by_position = |game: &mut Game, code: &'static str, shift: bool, ctrl: bool| {
            play(game, Stroke { code, key: letter(layout, code), shift, ctrl, ..Stroke::default() });
        };
        let by_letter = |game: &mut Game, wanted: &'static str, ctrl: bool| {
            play(game, Stroke { code: code_of(layout, wanted), key: wanted, ctrl, ..Stroke::default() });
        };
        game.apply(Input::Go(cell("r1c2")));
        by_position(&mut game, "KeyD", false, false); // r1c3
        by_position(&mut game, "Digit4", false, false);
        by_position(&mut game, "KeyD", false, false); // r1c4
        by_position(&mut game, "Digit1", true, false); // a corner mark, here the mark
        by_position(&mut game, "Digit2", false, true); // a centre mark
        by_position(&mut game, "KeyS", false, false); // r2c4, given
        by_position(&mut game, "KeyA", false, false); // r2c3
        by_position(&mut game, "KeyC", false, false); // the mark tool
        by_position(&mut game, "Digit1", false, false);
        by_position(&mut game, "KeyZ", false, false); // the digit tool
        by_position(&mut game, "Digit2", false, false);
        by_position(&mut game, "KeyW", false, false); // r1c3
        by_position(&mut game, "Digit0", false, false);
        by_letter(&mut game, "z", true); // undo: the 4 is back
        by_letter(&mut game, "z", true); // undo: the 2 is gone
        by_letter(&mut game, "y", true); // redo: and back
        (game.grid(), marks(&game, "r1c4"), marks(&game, "r2c3"), game.selection().cells)
    });
    assert!(boards.iter().all(|board| *board == boards[0]), "{boards:?}");
    assert_eq!(boards[0].0.get(cell("r1c3")), Some(digit(4)));
    assert_eq!(boards[0].0.get(cell("r2c3")), Some(digit(2)));
    assert_eq!((boards[0].1.as_str(), boards[0].2.as_str()), ("12", "1"));
}

#[test]
fn the_keypad_writes_digits_with_shift_too() {
    let stroke = |code, key, shift, num_lock| command(Stroke { code, key, shift, num_lock, ..Stroke::default() });
    let four = Input::Digit(digit(4));
    assert_eq!(stroke("Numpad4", "4", false, true), Some(Command::Input(four)));
    assert_eq!(stroke("Numpad4", "4", false, false), Some(Command::Input(four)), "a keyboard without NumLock");
    let corner = Input::DigitWith(Tool::Corner, digit(4));
    assert_eq!(stroke("Numpad4", "ArrowLeft", false, true), Some(Command::Input(corner)));
    let left = Input::Move(Step::One(Direction::Left));
    assert_eq!(stroke("Numpad4", "ArrowLeft", false, false), Some(Command::Input(left)));
    assert_eq!(stroke("Numpad0", "0", false, true), Some(Command::Input(Input::Erase)));
    assert_eq!(stroke("NumpadEnter", "Enter", false, true), Some(Command::Hint(HintKey::Apply)));
}

#[test]
fn a_letter_that_a_position_has_taken_is_reached_with_alt() {
    // On a Dvorak keyboard the full stop lies where E is; on a French one where the comma's neighbour is. Where
    // W is, Dvorak has a comma: the movement wins.
    let stroke = |code, key, alt| command(Stroke { code, key, alt, ..Stroke::default() });
    assert_eq!(stroke("KeyD", "p", false), Some(Command::Input(Input::Move(Step::One(Direction::Right)))));
    assert_eq!(stroke("KeyD", "p", true), Some(Command::Input(Input::Pause)));
    assert_eq!(stroke("ArrowLeft", "ArrowLeft", true), None, "Alt with an arrow is the browser's");
}

#[test]
fn what_is_not_ours_is_left_to_the_browser() {
    for (code, key, ctrl, alt) in [
        ("KeyT", "t", true, false),
        ("KeyR", "r", true, false),
        ("KeyW", "w", true, false),
        ("Tab", "Tab", false, false),
        ("Enter", "Enter", true, false),
        ("F5", "F5", false, false),
        ("Digit4", "{", true, true),
        ("Digit0", "0", true, false),
        ("KeyQ", "q", false, false),
        ("", "", false, false),
        ("Digit", "x", false, false),
        ("Digit10", "x", false, false),
    ] {
        assert_eq!(command(Stroke { code, key, ctrl, alt, ..Stroke::default() }), None, "{code} {key}");
    }
    // AZERTY: the key where W is prints Z, so Ctrl with it is undo and does not close the tab.
    let azerty = Stroke { code: "KeyW", key: "z", ctrl: true, ..Stroke::default() };
    assert_eq!(command(azerty), Some(Command::Input(Input::Undo)));
    let caps = Stroke { code: "KeyZ", key: "Z", ctrl: true, shift: true, ..Stroke::default() };
    assert_eq!(command(caps), Some(Command::Input(Input::Redo)));
}

#[test]
fn no_key_means_two_things() {
    for (i, a) in BINDINGS.iter().enumerate() {
        if let On::Key(key) = a.on {
            assert_eq!(key, key.to_lowercase());
        }
        for b in &BINDINGS[i + 1..] {
            let overlap = a.held == b.held
                || a.held == Held::Any && matches!(b.held, Held::Nothing | Held::Shift)
                || b.held == Held::Any && matches!(a.held, Held::Nothing | Held::Shift);
            assert!(!(a.on == b.on && overlap), "{a:?} and {b:?}");
        }
    }
}
