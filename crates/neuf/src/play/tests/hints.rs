use super::*;
use crate::logic::{Candidate, Rung, Technique};

fn candidate(name: &str, value: u8) -> Candidate {
    Candidate { cell: cell(name), digit: digit(value) }
}

fn digits(values: &[u8]) -> DigitSet {
    values.iter().map(|&value| digit(value)).collect()
}

/// Marks every empty cell with what no peer holds.
fn mark_all(game: &mut Game) {
    for one in (!game.grid().filled()).iter() {
        for value in game.grid().allowed(one).iter() {
            mark(game, &one.to_string(), value.get());
        }
    }
}

#[test]
fn a_hint_is_one_entry() {
    let mut game = game();
    mark(&mut game, "r1c4 r1c6", 2);
    let before = game.clone();
    let change = game.follow(&[candidate("r1c3", 4)], &[candidate("r1c4", 2), candidate("r1c6", 6)]);
    assert!(change.entry && change.selection);
    assert_eq!(game.digit(cell("r1c3")), Some(digit(4)));
    assert_eq!(marks(&game, "r1c4"), "");
    assert_eq!(marks(&game, "r1c6"), "2");
    assert_eq!(game.content(cell("r1c6")).struck, digits(&[6]));
    let Some(Announcement::Done { deed: Deed::Hinted, cells: meant, .. }) = change.announcement else {
        panic!("{change:?}");
    };
    assert_eq!(meant, cells("r1c3 r1c4 r1c6"));
    game.apply(Input::Undo);
    assert_eq!(game.contents, before.contents);
    game.apply(Input::Redo);
    assert_eq!(game.content(cell("r1c6")).struck, digits(&[6]));
    // Nothing new, no entry; a given stays.
    let change = game.follow(&[candidate("r1c1", 9)], &[candidate("r1c6", 6)]);
    assert!(!change.entry);
    assert_eq!(game.digit(cell("r1c1")), Some(digit(5)));
}

#[test]
fn a_mark_takes_back_what_was_struck_and_erasing_too() {
    let mut game = game();
    game.follow(&[], &[candidate("r1c3", 1), candidate("r1c4", 2)]);
    assert!(!game.candidates().get(cell("r1c3")).contains(digit(1)));
    mark(&mut game, "r1c3", 1);
    assert!(game.candidates().get(cell("r1c3")).contains(digit(1)));
    select(&mut game, "r1c4");
    game.apply(Input::Erase);
    assert!(game.content(cell("r1c4")).is_empty());
    assert!(game.candidates().get(cell("r1c4")).contains(digit(2)));
}

#[test]
fn marks_exclude_once_every_empty_cell_has_some() {
    let mut game = game();
    mark(&mut game, "r1c3", 4);
    let open = Candidates::of(game.givens());
    assert_eq!(game.candidates(), open, "notes exclude nothing");
    let mut full = super::game();
    mark_all(&mut full);
    assert_eq!(full.candidates(), open);
    mark(&mut full, "r1c3", 1);
    assert_eq!(full.candidates().get(cell("r1c3")), digits(&[2, 4]));
    assert!(full.health().unwrap().is_good());
}

#[test]
fn what_is_wrong_is_told_and_can_be_passed_over_or_undone() {
    let mut game = game();
    mark_all(&mut game);
    mark(&mut game, "r1c3", 4);
    let health = game.health().unwrap();
    assert_eq!((health.wrong.len(), health.missing), (0, vec![candidate("r1c3", 4)]));
    let (grid, candidates) = game.position(Trust::Right);
    assert_eq!((grid, candidates.get(cell("r1c3")).contains(digit(4))), (game.grid(), true));
    place(&mut game, "r1c3", 2);
    assert_eq!(game.health().unwrap().wrong, [candidate("r1c3", 2)]);
    let (grid, candidates) = game.position(Trust::Right);
    assert_eq!(grid, *game.givens());
    assert!(candidates.get(cell("r1c3")).contains(digit(4)));
    assert_eq!(game.position(Trust::All).0, game.grid());
    // First the digit is undone, asked again the mark.
    game.apply(Input::UndoMistakes);
    assert_eq!((game.digit(cell("r1c3")), game.health().unwrap().missing.len()), (None, 1));
    game.apply(Input::UndoMistakes);
    assert!(game.health().unwrap().is_good());
    assert_eq!(Game::new(*game.givens(), None).health(), None);
}

#[test]
fn the_hints_used_are_kept() {
    let mut game = game();
    game.note_hint(Technique::NakedPair, Rung::Nudge);
    game.note_hint(Technique::NakedPair, Rung::Look);
    game.note_hint(Technique::NakedPair, Rung::Name);
    game.note_hint(Technique::XWing, Rung::Nudge);
    game.follow(&[candidate("r1c3", 4)], &[]);
    game.note_hint(Technique::XWing, Rung::Nudge);
    let used: Vec<_> = game.hints().iter().map(|used| (used.entries, used.technique, used.rung)).collect();
    let wanted =
        [(0, Technique::NakedPair, Rung::Look), (0, Technique::XWing, Rung::Nudge), (1, Technique::XWing, Rung::Nudge)];
    assert_eq!(used, wanted);
    #[cfg(feature = "serde")]
    {
        let back: Game = serde_json::from_str(&serde_json::to_string(&game).unwrap()).unwrap();
        assert_eq!(back.hints(), game.hints());
        assert_eq!(back, game);
    }
}

#[test]
fn the_ladder_goes_down_rung_by_rung() {
    let mut ladder = Ladder::default();
    let next = Press::Next { sick: false };
    assert_eq!(ladder.press(next), Act::Seek);
    assert_eq!(ladder.press(next), Act::Nothing, "it is being looked for");
    assert_eq!(ladder.press(Press::Found { steps: 1 }), Act::Show);
    for rung in [Rung::Nudge, Rung::Name, Rung::Look, Rung::Reason] {
        assert_eq!(ladder.rung(), Some(rung));
        let last = rung == Rung::Reason;
        assert_eq!(ladder.press(next), if last { Act::Apply(0) } else { Act::Show });
    }
    assert_eq!(ladder, Ladder::Away);
    assert_eq!(ladder.press(Press::Apply), Act::Nothing);
    assert_eq!(ladder.press(Press::Close), Act::Nothing);
}

#[test]
fn the_ladder_can_be_jumped_left_and_cycled() {
    let mut ladder = Ladder::default();
    assert_eq!(ladder.press(Press::Full { sick: false }), Act::Seek);
    ladder.press(Press::Found { steps: 1 });
    assert_eq!(ladder.rung(), Some(Rung::Reason));
    assert_eq!(ladder.press(Press::Full { sick: false }), Act::Nothing);
    // Another one: all of the kind are looked for once, then they go round.
    assert_eq!(ladder.press(Press::Another), Act::SeekAlike);
    assert_eq!(ladder.press(Press::Next { sick: false }), Act::Nothing);
    assert_eq!(ladder.press(Press::Found { steps: 3 }), Act::Show);
    let mut seen = Vec::new();
    for _ in 0..4 {
        let Ladder::Step { at, rung, .. } = ladder else { panic!("{ladder:?}") };
        seen.push((at, rung));
        assert_eq!(ladder.press(Press::Another), Act::Show);
    }
    assert_eq!(seen, [1, 2, 0, 1].map(|at| (at, Rung::Reason)));
    assert_eq!(ladder.press(Press::Apply), Act::Apply(2));

    let mut ladder = Ladder::default();
    ladder.press(Press::Next { sick: false });
    ladder.press(Press::Found { steps: 1 });
    ladder.press(Press::Another);
    ladder.press(Press::Found { steps: 1 });
    assert_eq!(ladder, Ladder::Step { at: 0, known: 1, all: true, rung: Rung::Nudge }, "the only one of its kind");
    assert_eq!(ladder.press(Press::Close), Act::Clear);
    assert_eq!(ladder.press(Press::Found { steps: 1 }), Act::Nothing, "too late");
}

#[test]
fn what_is_wrong_comes_before_any_hint() {
    let mut ladder = Ladder::default();
    assert_eq!(ladder.press(Press::Full { sick: true }), Act::Show);
    assert_eq!(ladder, Ladder::Sick { goal: Goal::Full });
    assert_eq!(ladder.press(Press::Ignore), Act::Seek);
    assert_eq!(ladder.press(Press::Found { steps: 0 }), Act::Show);
    assert_eq!(ladder, Ladder::Nothing);
    assert_eq!(ladder.press(Press::Next { sick: false }), Act::Seek);
}
