use super::*;

#[test]
fn a_press_selects_and_a_drag_adds() {
    let mut game = game();
    let change = game.apply(Input::Press(cell("r5c5"), Reach::Only));
    assert!(change.selection && change.announcement.is_none());
    let change = game.apply(Input::Drag(cell("r6c6")));
    assert_eq!(change.announcement, Some(Announcement::Selected(2)));
    game.apply(Input::Drag(cell("r7c7")));
    game.apply(Input::Release);
    assert!(!game.apply(Input::Drag(cell("r8c8"))).selection, "no drag without a press");
    assert_eq!(game.selection().cells, cells("r5c5 r6c6 r7c7"));
    game.apply(Input::Press(cell("r1c1"), Reach::Only));
    assert_eq!(game.selection().cells, cells("r1c1"));
}

#[test]
fn the_first_cell_of_a_ctrl_drag_decides() {
    let mut game = game();
    select(&mut game, "r1c1 r1c2 r1c3");
    game.apply(Input::Press(cell("r1c2"), Reach::Toggle));
    game.apply(Input::Drag(cell("r1c3")));
    game.apply(Input::Drag(cell("r1c4")));
    game.apply(Input::Release);
    assert_eq!(game.selection().cells, cells("r1c1"));
    game.apply(Input::Press(cell("r2c1"), Reach::Toggle));
    game.apply(Input::Drag(cell("r1c1")));
    assert_eq!(game.selection().cells, cells("r1c1 r2c1"));
    game.apply(Input::Press(cell("r1c1"), Reach::Remove));
    assert_eq!(game.selection().cells, cells("r2c1"));
}

#[test]
fn shift_selects_a_rectangle_from_the_anchor() {
    let mut game = game();
    game.apply(Input::Press(cell("r4c4"), Reach::Only));
    game.apply(Input::Release);
    game.apply(Input::Press(cell("r3c5"), Reach::Rectangle));
    assert_eq!(game.selection().cells, cells("r3c4 r3c5 r4c4 r4c5"));
    game.apply(Input::Press(cell("r4c3"), Reach::Rectangle));
    assert_eq!(game.selection().cells, cells("r4c3 r4c4"));
}

#[test]
fn a_second_press_selects_what_is_alike() {
    let mut game = game();
    game.apply(Input::PressAgain(cell("r1c1")));
    assert_eq!(game.selection().cells, grid(PUZZLE).cells_of(digit(5)));
    for name in ["r1c3", "r9c9", "r1c4"] {
        mark(&mut game, name, 2);
    }
    mark(&mut game, "r1c4", 6);
    game.apply(Input::PressAgain(cell("r1c3")));
    assert_eq!(game.selection().cells, cells("r1c3"), "r9c9 is given and took no mark, r1c4 has another");
    mark(&mut game, "r8c1", 2);
    game.apply(Input::PressAgain(cell("r1c3")));
    assert_eq!(game.selection().cells, cells("r1c3 r8c1"));
    game.apply(Input::PressAgain(cell("r5c5")));
    assert_eq!(game.selection().cells, cells("r5c5"));
}

#[test]
fn the_cursor_moves_and_stops_at_the_edge() {
    use Direction::{Down, Left, Right, Up};
    let mut game = game();
    for (from, step, to) in [
        ("r5c5", Step::One(Up), "r4c5"),
        ("r5c5", Step::One(Left), "r5c4"),
        ("r1c5", Step::One(Up), "r1c5"),
        ("r5c9", Step::One(Right), "r5c9"),
        ("r1c1", Step::Empty(Right), "r1c3"),
        ("r9c1", Step::Empty(Right), "r9c2"),
        ("r9c7", Step::Empty(Right), "r9c7"),
        ("r5c5", Step::Edge(Left), "r5c1"),
        ("r5c5", Step::Edge(Down), "r9c5"),
        ("r5c5", Step::First, "r1c1"),
        ("r5c5", Step::Last, "r9c9"),
        ("r5c5", Step::BoxUp, "r2c5"),
        ("r2c5", Step::BoxUp, "r2c5"),
        ("r6c5", Step::BoxDown, "r9c5"),
        ("r7c5", Step::BoxDown, "r7c5"),
    ] {
        game.apply(Input::Go(cell(from)));
        game.apply(Input::Move(step));
        assert_eq!(game.selection().cursor, cell(to), "{from} {step:?}");
        assert_eq!(game.selection().cells, cells(to), "{from} {step:?}");
    }
    game.apply(Input::Go(cell("r5c7")));
    game.apply(Input::Extend(Step::One(Right)));
    game.apply(Input::Extend(Step::Edge(Down)));
    assert_eq!(game.selection().cells, cells("r5c7 r5c8 r6c8 r7c8 r8c8 r9c8"));
}

#[test]
fn whole_houses_are_selected() {
    let mut game = game();
    game.apply(Input::Go(cell("r5c5")));
    for (input, count) in [
        (Input::SelectRow, 9),
        (Input::SelectOthers, 72),
        (Input::SelectColumn, 9),
        (Input::SelectBox, 9),
        (Input::SelectAll, 81),
    ] {
        assert_eq!(game.apply(input).announcement, Some(Announcement::Selected(count)), "{input:?}");
        assert_eq!(game.selection().cells.len(), count);
        assert_eq!(game.selection().cursor, cell("r5c5"));
    }
    game.apply(Input::SelectNone);
    assert!(game.selection().cells.is_empty());
}
