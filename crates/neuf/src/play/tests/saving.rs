#![cfg(feature = "serde")]

use super::*;

fn saved(game: &Game) -> String {
    serde_json::to_string(game).expect("plain data")
}

fn loaded(text: &str) -> Result<Game, String> {
    serde_json::from_str(text).map_err(|error| error.to_string())
}

#[test]
fn everything_comes_back() {
    let mut game = game();
    mark(&mut game, "r1c3 r1c4", 2);
    place(&mut game, "r1c3", 4);
    place(&mut game, "r1c4", 2);
    game.apply(Input::Undo);
    place(&mut game, "r1c4", 6);
    game.apply(Input::Undo);
    game.apply(Input::Choose(Tool::Centre));
    game.apply(Input::Tick(61_000));
    game.apply(Input::Pause);
    let mut back = loaded(&saved(&game)).expect("what was written");
    assert_eq!(back.grid(), game.grid());
    assert_eq!(marks(&back, "r1c4"), "2");
    assert_eq!(back.solution(), game.solution());
    assert_eq!((back.tool(), back.elapsed(), back.is_paused()), (Tool::Centre, 61_000, true));
    assert_eq!(back.history.nodes().len(), 4);
    back.apply(Input::Redo);
    assert_eq!(back.digit(cell("r1c4")), Some(digit(6)), "redo follows the branch left last");
    assert_eq!(saved(&loaded(&saved(&back)).expect("what was written")), saved(&back));
}

#[test]
fn an_entry_takes_few_bytes() {
    let mut game = game();
    let empty = saved(&game).len();
    solve(&mut game);
    let each = (saved(&game).len() - empty) / game.history.nodes().len();
    assert!(each < 60, "{each} bytes an entry");
}

#[test]
fn a_damaged_record_is_refused_with_a_reason() {
    let mut game = game();
    place(&mut game, "r1c3", 4);
    let text = saved(&game);
    assert!(text.contains("[[0,14,\"4\",2,[[2,4]]]],\"at\":1,\"tip\":1"), "{text}");
    for (what, from, to, reason) in [
        ("version", "\"version\":1", "\"version\":2", "the game is of version 2, expected 1"),
        ("parent", "[[0,14", "[[1,14", "entry 1 is made on entry 1, which comes later"),
        ("deed", "[[0,14", "[[0,10", "entry 1 makes no sense"),
        ("deed", "[[0,14", "[[0,999", "entry 1 makes no sense"),
        ("selection", "\"4\",2", "\"xyz\",2", "entry 1 makes no sense"),
        ("selection", "\"4\",2", "\"ffffffffffffffffffffffff\",2", "entry 1 makes no sense"),
        ("cursor", "\"4\",2", "\"4\",81", "entry 1 makes no sense"),
        ("a given changed", "[[2,4]]", "[[0,4]]", "entry 1 makes no sense"),
        ("a cell twice", "[[2,4]]", "[[2,4],[2,5]]", "entry 1 makes no sense"),
        ("no such digit", "[[2,4]]", "[[2,15]]", "entry 1 makes no sense"),
        ("no such bits", "[[2,4]]", "[[2,4294967295]]", "entry 1 makes no sense"),
        ("at", "\"at\":1", "\"at\":2", "the board stands at entry 2"),
        ("tip", "\"tip\":1", "\"tip\":0", "the board stands at entry 1 on the way to 0"),
        ("tool", "\"tools\":[0", "\"tools\":[9", "there is no such tool"),
        ("givens", "\"givens\":\"5", "\"givens\":\"", "found 80 characters"),
    ] {
        assert!(text.contains(from), "{what}: {text}");
        let damaged = text.replacen(from, to, 1);
        let error = loaded(&damaged).expect_err(what);
        assert!(error.contains(reason), "{what}: {error}");
    }
    for cut in 0..text.len() {
        assert!(loaded(&text[..cut]).is_err());
    }
}
