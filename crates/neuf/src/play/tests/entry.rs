use super::*;

#[test]
fn a_digit_is_written_and_taken_away_by_the_same_key() {
    let mut game = game();
    let change = place(&mut game, "r1c3", 4);
    assert_eq!(game.digit(cell("r1c3")), Some(digit(4)));
    assert_eq!(change.cells, cells("r1c3"));
    assert!(change.entry);
    let done =
        Announcement::Done { deed: Deed::Placed(digit(4)), cells: cells("r1c3"), cleaned: 0, meets: CellSet::EMPTY };
    assert_eq!(change.announcement, Some(done));
    place(&mut game, "r1c3", 1);
    assert_eq!(game.digit(cell("r1c3")), Some(digit(1)));
    let change = game.apply(Input::Digit(digit(1)));
    assert_eq!(game.digit(cell("r1c3")), None);
    assert!(matches!(change.announcement, Some(Announcement::Done { deed: Deed::Removed(_), .. })));
}

#[test]
fn a_given_stays() {
    let mut game = game();
    for input in [Input::Digit(digit(9)), Input::DigitWith(Tool::Centre, digit(9)), Input::Erase, Input::EraseAll] {
        select(&mut game, "r1c1 r1c2");
        let before = game.clone();
        let change = game.apply(input);
        assert_eq!(change.announcement, Some(Announcement::Given), "{input:?}");
        assert!(!change.entry && change.cells.is_empty());
        assert_eq!(game.contents, before.contents);
    }
    game.apply(Input::SelectNone);
    assert_eq!(game.apply(Input::Digit(digit(9))).announcement, Some(Announcement::NothingSelected));
}

#[test]
fn a_digit_on_cells_that_share_a_house_is_a_mark() {
    let mut game = game();
    write(&mut game, "r1c3 r1c4", Tool::Digit, 2);
    assert_eq!((marks(&game, "r1c3"), marks(&game, "r1c4")), ("2".into(), "2".into()));
    write(&mut game, "r1c3 r2c8", Tool::Digit, 2);
    assert_eq!(game.digit(cell("r1c3")), Some(digit(2)));
    assert_eq!(game.digit(cell("r2c8")), Some(digit(2)));
    // A given in the selection is nobody's rival.
    write(&mut game, "r1c1 r1c6", Tool::Digit, 8);
    assert_eq!(game.digit(cell("r1c6")), Some(digit(8)));
}

#[test]
fn marks_are_added_to_all_unless_all_have_them() {
    let mut game = game();
    mark(&mut game, "r1c3", 2);
    mark(&mut game, "r1c3 r1c4", 2);
    assert_eq!((marks(&game, "r1c3"), marks(&game, "r1c4")), ("2".into(), "2".into()));
    mark(&mut game, "r1c3 r1c4", 2);
    assert_eq!((marks(&game, "r1c3"), marks(&game, "r1c4")), (String::new(), String::new()));
    place(&mut game, "r1c3", 4);
    assert_eq!(mark(&mut game, "r1c3", 2).announcement, Some(Announcement::Filled));
}

#[test]
fn the_candidates_style_has_one_kind_of_mark() {
    let mut game = game();
    write(&mut game, "r1c3", Tool::Corner, 1);
    assert_eq!(marks(&game, "r1c3"), "1");
    game.set_habits(Habits { marks: MarkStyle::CornerAndCentre, ..game.habits() });
    write(&mut game, "r1c3", Tool::Corner, 2);
    let content = game.content(cell("r1c3"));
    assert_eq!((content.corner, content.centre), (DigitSet::only(digit(2)), DigitSet::only(digit(1))));
    game.apply(Input::SwapMarks);
    let content = game.content(cell("r1c3"));
    assert_eq!((content.corner, content.centre), (DigitSet::only(digit(1)), DigitSet::only(digit(2))));
    for tool in [Tool::Corner, Tool::Centre, Tool::Digit] {
        assert_eq!(game.apply(Input::NextTool).announcement, Some(Announcement::Chosen(tool)));
    }
    assert_eq!(game.apply(Input::PreviousTool).announcement, Some(Announcement::Chosen(Tool::Centre)));
    game.set_habits(Habits::default());
    assert_eq!(game.apply(Input::Choose(Tool::Corner)).announcement, Some(Announcement::Chosen(Tool::Centre)));
}

#[test]
fn placing_a_digit_cleans_its_marks_in_the_same_entry() {
    let mut game = game();
    for name in ["r1c4", "r2c3", "r9c3", "r5c5"] {
        mark(&mut game, name, 4);
    }
    let change = place(&mut game, "r1c3", 4);
    assert!(matches!(change.announcement, Some(Announcement::Done { cleaned: 3, .. })), "{change:?}");
    assert_eq!(change.cells, cells("r1c3 r1c4 r2c3 r9c3"));
    assert_eq!(marks(&game, "r1c4") + &marks(&game, "r2c3") + &marks(&game, "r9c3"), "");
    assert_eq!(marks(&game, "r5c5"), "4");
    game.apply(Input::Undo);
    assert_eq!(marks(&game, "r1c4") + &marks(&game, "r2c3") + &marks(&game, "r9c3"), "444");
    game.set_habits(Habits { clean_up: false, ..game.habits() });
    place(&mut game, "r1c3", 4);
    assert_eq!(marks(&game, "r1c4"), "4");
}

#[test]
fn a_digit_in_conflict_cleans_nothing_until_the_conflict_goes() {
    let mut game = game();
    mark(&mut game, "r3c4", 2);
    place(&mut game, "r1c9", 2);
    let change = place(&mut game, "r1c4", 2);
    let Some(Announcement::Done { meets, cleaned: 0, .. }) = change.announcement else { panic!("{change:?}") };
    assert_eq!(meets, cells("r1c9"));
    assert_eq!(game.conflicts(), cells("r1c4 r1c9"));
    assert_eq!(change.cells, cells("r1c4 r1c9"));
    assert_eq!(marks(&game, "r3c4"), "2");
    select(&mut game, "r1c9");
    let change = game.apply(Input::Erase);
    assert!(matches!(change.announcement, Some(Announcement::Done { cleaned: 1, .. })), "{change:?}");
    assert_eq!(marks(&game, "r3c4"), "");
    assert_eq!(game.conflicts(), CellSet::EMPTY);
    game.apply(Input::Undo);
    assert_eq!(marks(&game, "r3c4"), "2");
}

#[test]
fn conflicts_with_givens_are_shown_and_urgent() {
    let mut game = game();
    let change = place(&mut game, "r1c3", 5);
    assert_eq!(game.digit(cell("r1c3")), Some(digit(5)), "what was typed stays");
    assert_eq!(game.conflicts(), cells("r1c1 r1c3"));
    assert!(change.announcement.expect("a conflict is told").is_urgent());
    assert!(!place(&mut game, "r1c3", 4).announcement.expect("an entry is told").is_urgent());
}

#[test]
fn erasing_goes_layer_by_layer() {
    let mut game = game();
    mark(&mut game, "r1c3", 1);
    place(&mut game, "r1c3", 4);
    mark(&mut game, "r1c4", 2);
    select(&mut game, "r1c3 r1c4");
    game.apply(Input::Erase);
    assert_eq!(game.digit(cell("r1c3")), None);
    assert_eq!((marks(&game, "r1c3"), marks(&game, "r1c4")), ("1".into(), "2".into()), "digits first");
    game.apply(Input::Erase);
    assert_eq!((marks(&game, "r1c3"), marks(&game, "r1c4")), (String::new(), String::new()));
    assert_eq!(game.apply(Input::Erase).announcement, Some(Announcement::NothingToErase));
    for _ in 0..2 {
        game.apply(Input::Undo);
    }
    game.apply(Input::Choose(Tool::Centre));
    game.apply(Input::Erase);
    assert_eq!(game.digit(cell("r1c3")), Some(digit(4)), "the layer of the tool first");
    assert_eq!(marks(&game, "r1c4"), "");
    game.apply(Input::Undo);
    game.apply(Input::EraseAll);
    assert!(game.content(cell("r1c3")).is_empty() && game.content(cell("r1c4")).is_empty());
}

#[test]
fn the_last_digit_completes_the_game() {
    let mut game = game();
    game.apply(Input::Tick(5000));
    let last = solve(&mut game);
    assert_eq!(last.announcement, Some(Announcement::Completed));
    assert!(game.is_complete() && !game.was_revealed());
    assert_eq!(game.remaining(), [0; 9]);
    game.apply(Input::Tick(5000));
    assert_eq!(game.elapsed(), 5000, "the clock stands when the board is full");
}

#[test]
fn a_full_board_with_a_mistake_is_not_complete() {
    let mut game = game();
    solve(&mut game);
    place(&mut game, "r1c3", 9);
    assert!(!game.is_complete() && game.empty() == 0);
    assert_eq!(game.remaining(), [0, 0, 0, 1, 0, 0, 0, 0, 0]);
}

#[test]
fn the_clock_runs_unless_it_is_stopped() {
    let mut game = game();
    game.apply(Input::Tick(1000));
    assert_eq!(game.apply(Input::Pause).announcement, Some(Announcement::Paused));
    game.apply(Input::Tick(1000));
    assert_eq!(game.apply(Input::Pause).announcement, Some(Announcement::Resumed));
    game.apply(Input::Tick(500));
    assert_eq!(game.elapsed(), 1500);
}

#[test]
fn a_check_says_how_many_then_which() {
    let mut game = game();
    place(&mut game, "r1c3", 1);
    place(&mut game, "r9c1", 3);
    let count = |empty| Some(Announcement::Checked(Check::Count { wrong: 1, empty }));
    assert_eq!(game.apply(Input::Check).announcement, count(49));
    assert_eq!(game.shown_wrong(), CellSet::EMPTY);
    let change = game.apply(Input::Check);
    assert_eq!(change.announcement, Some(Announcement::Checked(Check::Cells(cells("r1c3")))));
    assert_eq!(game.shown_wrong(), cells("r1c3"));
    // A change in between starts over.
    game.apply(Input::Undo);
    assert_eq!(game.apply(Input::Check).announcement, count(50));
    place(&mut game, "r1c3", 4);
    assert_eq!(game.shown_wrong(), CellSet::EMPTY);
    let fine = Some(Announcement::Checked(Check::Count { wrong: 0, empty: 50 }));
    assert_eq!(game.apply(Input::Check).announcement, fine);
    assert_eq!(game.apply(Input::Check).announcement, fine);
}

#[test]
fn mistakes_are_undone_in_one_go() {
    let mut game = game();
    place(&mut game, "r1c3", 4);
    place(&mut game, "r1c4", 2);
    mark(&mut game, "r1c6", 8);
    place(&mut game, "r2c2", 7);
    let change = game.apply(Input::UndoMistakes);
    assert_eq!(change.announcement, Some(Announcement::MistakesUndone(3)));
    assert_eq!(game.digit(cell("r1c3")), Some(digit(4)));
    assert_eq!(game.digit(cell("r1c4")), None);
    assert!(change.cells.contains(cell("r1c4")) && change.cells.contains(cell("r2c2")));
    assert!(game.can_redo());
    assert_eq!(game.apply(Input::UndoMistakes).announcement, Some(Announcement::NothingToUndo));
}

#[test]
fn the_solution_is_one_entry_and_leaves_a_trace() {
    let mut game = game();
    place(&mut game, "r1c3", 4);
    place(&mut game, "r1c4", 2);
    let change = game.apply(Input::Reveal);
    assert_eq!(change.announcement, Some(Announcement::Revealed));
    assert!(game.is_complete() && game.was_revealed());
    assert!(!game.content(cell("r1c3")).revealed, "a right digit stays the player's");
    assert!(game.content(cell("r1c4")).revealed && game.content(cell("r1c6")).revealed);
    game.apply(Input::Undo);
    assert_eq!(game.digit(cell("r1c4")), Some(digit(2)));
    assert!(game.was_revealed(), "undone, but seen");
}

#[test]
fn without_a_solution_nothing_is_checked_or_shown() {
    let mut game = Game::new(grid(PUZZLE), None);
    for input in [Input::Check, Input::Reveal, Input::UndoMistakes] {
        let change = game.apply(input);
        assert_eq!(change.announcement, Some(Announcement::NoSolution));
        assert!(!change.entry);
    }
    let mut other = grid(SOLUTION);
    other.set(cell("r1c3"), Some(digit(9)));
    assert_eq!(Game::new(grid(PUZZLE), Some(other)).solution(), None, "no solution of this puzzle");
}
