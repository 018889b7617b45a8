use proptest::prelude::*;

use super::*;

#[test]
fn undo_and_redo_bring_the_selection_back() {
    let mut game = game();
    assert_eq!(game.apply(Input::Undo).announcement, Some(Announcement::NothingToUndo));
    mark(&mut game, "r1c3 r1c4", 2);
    place(&mut game, "r5c5", 5);
    select(&mut game, "r9c9");
    let change = game.apply(Input::Undo);
    assert_eq!(change.announcement, Some(Announcement::Undone(Deed::Placed(digit(5)), cells("r5c5"))));
    assert_eq!(game.selection().cells, cells("r5c5"));
    assert_eq!(game.selection().cursor, cell("r5c5"));
    game.apply(Input::Undo);
    assert_eq!(game.selection().cells, cells("r1c3 r1c4"));
    assert!(!game.can_undo());
    for _ in 0..2 {
        assert!(matches!(game.apply(Input::Redo).announcement, Some(Announcement::Redone(..))));
    }
    assert_eq!(game.digit(cell("r5c5")), Some(digit(5)));
    assert_eq!(game.apply(Input::Redo).announcement, Some(Announcement::NothingToRedo));
}

#[test]
fn another_entry_starts_a_branch_and_forgets_nothing() {
    let mut game = game();
    place(&mut game, "r1c3", 4);
    place(&mut game, "r1c4", 6);
    game.apply(Input::Undo);
    place(&mut game, "r1c4", 2);
    assert_eq!(game.history.nodes().len(), 3);
    game.apply(Input::Undo);
    game.apply(Input::Redo);
    assert_eq!(game.digit(cell("r1c4")), Some(digit(2)), "redo follows the branch left last");
}

/// Any input but time and selection by pointer, which the tests of selection cover.
fn inputs() -> impl Strategy<Value = Vec<Input>> {
    let one = prop_oneof![
        6 => (0..81usize).prop_map(|i| Input::Go(Cell::new(i).expect("0 to 80"))),
        1 => (0..81usize).prop_map(|i| Input::PressAgain(Cell::new(i).expect("0 to 80"))),
        2 => Just(Input::Extend(Step::One(Direction::Right))),
        6 => (1..=9u8).prop_map(|value| Input::Digit(digit(value))),
        3 => (1..=9u8).prop_map(|value| Input::DigitWith(Tool::Centre, digit(value))),
        3 => (1..=9u8).prop_map(|value| Input::DigitWith(Tool::Corner, digit(value))),
        2 => Just(Input::Erase),
        1 => Just(Input::EraseAll),
        1 => Just(Input::SwapMarks),
        1 => Just(Input::NextTool),
        4 => Just(Input::Undo),
        3 => Just(Input::Redo),
        1 => Just(Input::UndoMistakes),
        1 => Just(Input::Check),
        1 => Just(Input::Reveal),
        1 => Just(Input::SelectBox),
    ];
    proptest::collection::vec(one, 0..60)
}

/// What a player sees of the board.
fn seen(game: &Game) -> ([Content; 81], CellSet) {
    (game.contents, game.conflicts)
}

proptest! {
    #[test]
    fn every_entry_can_be_undone_and_redone(inputs in inputs(), marks in 0..2) {
        let mut game = game();
        if marks == 1 {
            game.set_habits(Habits { marks: MarkStyle::CornerAndCentre, ..game.habits() });
        }
        for input in inputs {
            let before = seen(&game);
            let change = game.apply(input);
            prop_assert_eq!(game.conflicts, game.find_conflicts());
            for cell in Cell::all() {
                prop_assert!(!game.is_given(cell) || game.content(cell).is_empty());
                let differs = before.0[cell.index()] != game.content(cell)
                    || before.1.contains(cell) != game.conflicts().contains(cell);
                prop_assert!(!differs || change.cells.contains(cell), "{} changed unsaid by {:?}", cell, input);
            }
            if change.entry && !matches!(input, Input::Undo | Input::Redo | Input::UndoMistakes) {
                let after = seen(&game);
                game.apply(Input::Undo);
                prop_assert_eq!(&seen(&game), &before);
                game.apply(Input::Redo);
                prop_assert_eq!(&seen(&game), &after);
            } else if !change.entry {
                prop_assert_eq!(&seen(&game), &before);
            }
        }
    }

    #[cfg(feature = "serde")]
    #[test]
    fn a_game_survives_being_saved(inputs in inputs()) {
        let mut game = game();
        for input in inputs {
            game.apply(input);
        }
        let text = serde_json::to_string(&game).expect("plain data");
        let mut back: Game = serde_json::from_str(&text).expect("what was written");
        for input in [None, Some(Input::Undo), Some(Input::Redo), Some(Input::Redo), Some(Input::Redo)] {
            if let Some(input) = input {
                prop_assert_eq!(game.apply(input).announcement, back.apply(input).announcement);
            }
            prop_assert_eq!(seen(&back), seen(&game));
            prop_assert_eq!(back.history.at(), game.history.at());
        }
        while game.apply(Input::Undo).entry {
            prop_assert!(back.apply(Input::Undo).entry);
            prop_assert_eq!(seen(&back), seen(&game));
        }
        prop_assert!(!back.can_undo());
    }
}
