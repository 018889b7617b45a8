//! What must hold for any bytes. Each target is used twice: by cargo-fuzz (`fuzz_targets/`) and by the
//! bounded run on the stable compiler (`tests/bounded.rs`).

use neuf::grid::{Candidates, Cell, CellSet, Digit, DigitSet, Grid};
use neuf::play::{Content, Direction, Game, Input, Reach, Step, Tool};
use neuf::puzzle::format::{self, Format, Loss};
use neuf::puzzle::{Entry, Position};
use neuf::solve::batch::{Lanes, Task, Width, Work};
use neuf::solve::{self, Advance, Verdict, plain};
use neuf::symmetry::{Transform, canonical, canonical_with, id, is_isomorphic};

/// A target, by its name.
pub type Target = (&'static str, fn(&[u8]));

/// All of them.
pub const TARGETS: [Target; 9] = [
    ("line", line),
    ("text", text),
    ("rewrite", rewrite),
    ("count", count),
    ("lanes", lanes),
    ("quick", quick),
    ("place", place),
    ("play", play),
    ("same", same),
];

/// A line is refused in words or becomes a grid that is written and read back as itself.
pub fn line(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    match text.parse::<Grid>() {
        Ok(grid) => {
            assert_eq!(grid.to_line().parse(), Ok(grid));
            assert_eq!(grid.line_with('0').parse(), Ok(grid));
            assert_eq!(Grid::from_numbers(&grid.to_numbers()), Some(grid));
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// Any text is read to its end in any format: every puzzle or error stands on a line of the text, in order.
pub fn text(data: &[u8]) {
    let (first, rest) = data.split_first().unwrap_or((&0, &[]));
    let text = String::from_utf8_lossy(rest);
    let lines = text.lines().count();
    // The first byte chooses the format, or that it is found out.
    let format = Format::ALL.get(usize::from(*first) % (Format::ALL.len() + 1)).copied();
    let mut last = 0;
    for result in format::entries(text.lines(), format) {
        let line = match &result {
            Ok(entry) => entry.position.line,
            Err(error) => {
                assert!(!error.to_string().is_empty());
                error.line
            }
        };
        assert!((last.max(1)..=lines.max(1)).contains(&line), "line {line} after {last} of {lines}");
        last = line;
    }
}

/// What was read is written in every format and read again: all comes back but what is announced as lost.
pub fn rewrite(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    for entry in format::entries(text.lines(), None).flatten().take(4) {
        for format in Format::ALL {
            let mut written = String::new();
            format::write(&entry, format, &mut written);
            let read: Vec<_> = format::entries(written.lines(), Some(format)).collect();
            let [Ok(read)] = &read[..] else { panic!("{format}: {written:?} reads as {read:?}") };
            let losses = format::losses(&entry, format);
            assert_eq!(without(read, &losses), without(&entry, &losses), "{format}, {losses:?}: {written:?}");
        }
    }
}

fn without(entry: &Entry, losses: &[Loss]) -> Entry {
    let mut left = Entry { position: Position::default(), ..entry.clone() };
    for loss in losses {
        match loss {
            Loss::Placed => left.placed = Grid::EMPTY,
            Loss::Candidates => left.candidates = None,
            Loss::Solution => left.meta.solution = None,
            Loss::Note => left.note.clear(),
            Loss::Named(name) => {
                let meta = &mut left.meta;
                match name.as_str() {
                    "title" => meta.title = None,
                    "author" => meta.author = None,
                    "description" => meta.description = None,
                    "comment" => meta.comment = None,
                    "date" => meta.date = None,
                    "source" => meta.source = None,
                    "level" => meta.level = None,
                    "url" => meta.url = None,
                    _ => meta.extra.retain(|(known, _)| known != name),
                }
            }
        }
    }
    left
}

/// The solver counts what its plain twin counts, and its solutions are solutions.
pub fn count(data: &[u8]) {
    let grid = part_of_a_solved_grid(data);
    let found = solve::count_solutions(&grid, 20);
    assert_eq!(found, plain::count_solutions(&grid, 20), "{}", grid.to_line());
    for solution in solve::solutions(&grid).take(20) {
        assert!(solution.is_solved() && grid.is_part_of(&solution), "{}", grid.to_line());
    }
    // Any filling at all: no panic, and no solution where givens clash.
    let any = any_grid(data);
    let found = solve::count_solutions(&any, 2);
    assert!(any.first_conflict().is_none() || found == 0, "{}", any.to_line());
}

/// The quick search for one puzzle counts what the enumeration finds, and shows the same solutions.
pub fn quick(data: &[u8]) {
    const LIMIT: usize = 20;
    for grid in [part_of_a_solved_grid(data), any_grid(data)] {
        let mut solutions = solve::solutions(&grid);
        let mut found = Vec::new();
        let all = loop {
            if found.len() == LIMIT {
                break true;
            }
            match solutions.advance(20_000) {
                Advance::Found => found.extend(solutions.latest()),
                Advance::Exhausted => break true,
                // A wide search without an end: nothing to compare.
                Advance::Paused => break false,
            }
        };
        if all {
            assert_eq!(solve::count_solutions(&grid, LIMIT as u64), found.len() as u64, "{}", grid.to_line());
            assert_eq!(solve::solve(&grid).as_ref(), found.first(), "{}", grid.to_line());
            let verdict = match found[..] {
                [] => Verdict::None,
                [only] => Verdict::Unique(only),
                [first, second, ..] => Verdict::Multiple([first, second]),
            };
            assert_eq!(solve::verdict(&grid), verdict, "{}", grid.to_line());
        }
    }
}

/// Digits placed one by one never clash, and a whole grid's conflicts are those of its pairs of cells.
pub fn place(data: &[u8]) {
    let mut placed = Grid::EMPTY;
    for pair in data.chunks_exact(2) {
        let cell = Cell::new(usize::from(pair[0]) % 81).expect("below 81");
        let digit = Digit::new(pair[1] % 9 + 1).expect("from 1 to 9");
        let before = placed;
        match placed.place(cell, digit) {
            Ok(()) => assert_eq!(placed.get(cell), Some(digit)),
            Err(error) => {
                assert_eq!(placed, before, "a refused digit changes nothing");
                assert!(!error.to_string().is_empty());
                let mut forced = before;
                forced.set(cell, Some(digit));
                assert!(before.get(cell).is_some() || forced.first_conflict().is_some(), "{error}");
            }
        }
        assert!(placed.first_conflict().is_none(), "{}", placed.to_line());
    }
    let any = any_grid(data);
    assert_eq!(any.conflicts().len(), conflicting_pairs(&any), "{}", any.to_line());
    match any.first_conflict() {
        Some(first) => assert!(any.conflicts().contains(&first), "{first} in {}", any.to_line()),
        None => assert!(any.conflicts().is_empty(), "{}", any.to_line()),
    }
}

/// Whatever a player does: conflicts are those of the grid, a saved game is the same game, and all can be undone
/// and done again.
pub fn play(data: &[u8]) {
    let givens: Grid =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().expect("a grid");
    let (first, rest) = data.split_first().unwrap_or((&0, &[]));
    let mut game = Game::new(givens, solve::solve(&givens).filter(|_| first % 2 == 0));
    for pair in rest.chunks_exact(2).take(200) {
        let before = contents(&game);
        let change = game.apply(input(pair[0], usize::from(pair[1])));
        for cell in Cell::all() {
            assert!(before[cell.index()] == game.content(cell) || change.cells.contains(cell), "{cell} changed unseen");
        }
    }
    assert!(givens.is_part_of(&game.grid()));
    let meeting: CellSet = game.grid().conflicts().iter().flat_map(|conflict| conflict.cells).collect();
    assert_eq!(game.conflicts(), meeting);

    let saved = serde_json::to_string(&game).expect("a game can be saved");
    let mut loaded: Game = serde_json::from_str(&saved).expect("what was saved can be loaded");
    assert_eq!(contents(&loaded), contents(&game));
    assert_eq!(serde_json::to_string(&loaded).expect("a game can be saved"), saved);

    let before = contents(&loaded);
    let mut steps = 0;
    while loaded.can_undo() {
        loaded.apply(Input::Undo);
        steps += 1;
    }
    assert!(Cell::all().all(|cell| loaded.content(cell) == Content::default()));
    for _ in 0..steps {
        assert!(loaded.can_redo());
        loaded.apply(Input::Redo);
    }
    assert_eq!(contents(&loaded), before);
}

/// A grid moved about is the same grid: one form, one id, and the way back.
pub fn same(data: &[u8]) {
    let (choices, rest) = data.split_at(data.len().min(25));
    let mut choices = choices.iter();
    let transform = Transform::random(&mut |end| u32::from(choices.next().copied().unwrap_or(0)) % end);
    let grid = any_grid(rest);
    let moved = transform.apply(&grid);
    assert_eq!(transform.inverse().apply(&moved), grid);
    let (form, to_form) = canonical_with(&grid);
    assert_eq!(to_form.apply(&grid), form);
    assert_eq!(canonical(&moved), form, "{}", grid.to_line());
    assert_eq!(canonical(&form), form, "{}", grid.to_line());
    assert_eq!(id(&moved), id(&grid));
    assert!(is_isomorphic(&grid, &moved));
    // One digit more or less is another grid.
    if let Some(cell) = grid.filled().first() {
        let mut other = moved;
        other.set(transform.apply_cell(cell), None);
        assert!(!is_isomorphic(&grid, &other) && id(&other) != id(&grid));
    }
}

fn contents(game: &Game) -> Vec<Content> {
    Cell::all().map(|cell| game.content(cell)).collect()
}

fn input(kind: u8, which: usize) -> Input {
    let cell = Cell::new(which % 81).expect("below 81");
    let digit = Digit::new((which % 9) as u8 + 1).expect("from 1 to 9");
    let direction = [Direction::Up, Direction::Down, Direction::Left, Direction::Right][which % 4];
    let tool = [Tool::Digit, Tool::Corner, Tool::Centre][which % 3];
    match kind % 24 {
        0 => Input::Press(cell, Reach::Only),
        1 => Input::Drag(cell),
        2 => Input::Release,
        3 => Input::PressAgain(cell),
        4 => Input::Move(Step::One(direction)),
        5 => Input::Extend(Step::One(direction)),
        6 => Input::Go(cell),
        7 => Input::SelectAll,
        8 => Input::SelectOthers,
        9 => Input::SelectBox,
        10..=13 => Input::Digit(digit),
        14 | 15 => Input::DigitWith(tool, digit),
        16 => Input::Erase,
        17 => Input::EraseAll,
        18 => Input::SwapMarks,
        19 => Input::Choose(tool),
        20 => Input::Undo,
        21 => Input::Redo,
        22 => [Input::UndoMistakes, Input::Check, Input::Pause][which % 3],
        // Rare, for it ends the game.
        _ if which > 240 => Input::Reveal,
        _ => Input::Tick(which as u32),
    }
}

/// Pairs of equal digits in a house, once for each house that holds both; from the numbers of rows, columns and boxes
/// alone.
fn conflicting_pairs(grid: &Grid) -> usize {
    let numbers = grid.to_numbers();
    let houses = |cell: usize| [cell / 9, cell % 9, cell / 27 * 3 + cell % 9 / 3];
    let shared = |a: usize, b: usize| houses(a).iter().zip(houses(b)).filter(|&(&a, b)| a == b).count();
    let equal = |a: usize, b: usize| numbers[a] != 0 && numbers[a] == numbers[b];
    (0..81).flat_map(|b| (0..b).map(move |a| (a, b))).filter(|&(a, b)| equal(a, b)).map(|(a, b)| shared(a, b)).sum()
}

/// A byte a cell, 0 to 9; cells without a byte are empty.
fn any_grid(data: &[u8]) -> Grid {
    let mut numbers = [0; 81];
    for (number, byte) in numbers.iter_mut().zip(data) {
        *number = byte % 10;
    }
    Grid::from_numbers(&numbers).expect("numbers from 0 to 9")
}

/// A puzzle with 24 givens or more, for the plain twin is slow on sparse ones: the first eleven bytes
/// choose cells of a solved grid, the others change up to three digits, mostly into puzzles that break late.
fn part_of_a_solved_grid(data: &[u8]) -> Grid {
    const SOLVED: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    let solved: Grid = SOLVED.parse().expect("a grid");
    let bit = |i: usize| data.get(i / 8).is_some_and(|byte| byte >> (i % 8) & 1 == 1);
    let mut kept: CellSet = Cell::all().filter(|cell| bit(cell.index())).collect();
    for cell in Cell::all() {
        if kept.len() < 24 {
            kept.insert(cell);
        }
    }
    let mut grid = solved.masked(kept);
    for change in data.get(11..).unwrap_or_default().chunks_exact(2).take(3) {
        let cell = Cell::new(usize::from(change[0]) % 81).expect("below 81");
        if grid.get(cell).is_some() {
            grid.set(cell, Digit::new(change[1] % 9 + 1));
        }
    }
    grid
}

/// Lanes of every kind find as many solutions as the scalar solver, whatever the pencil marks, and show only true ones.
pub fn lanes(data: &[u8]) {
    struct Survey<'a> {
        tasks: &'a [Candidates],
        asked: usize,
        found: Vec<Option<u32>>,
    }
    const LIMIT: u32 = 3;
    impl Work for Survey<'_> {
        fn next(&mut self) -> Option<Task> {
            let candidates = self.tasks.get(self.asked)?.clone();
            self.asked += 1;
            Some(Task { candidates, limit: LIMIT, show: true, ticket: self.asked as u32 - 1 })
        }
        fn solution(&mut self, ticket: u32, solution: &Grid) {
            let task = &self.tasks[ticket as usize];
            assert!(solution.is_solved());
            assert!(Cell::all().all(|cell| task.get(cell).contains(solution.get(cell).expect("solved"))));
        }
        fn done(&mut self, ticket: u32, found: u32) {
            assert_eq!(self.found[ticket as usize].replace(found), None);
        }
    }
    // Two bytes a cell: nine bits of candidates, or all of them where the second byte is high, as it is in few texts; so
    // a text of digits and dots becomes a puzzle of one byte a cell.
    let text = data.iter().all(|byte| byte.is_ascii());
    let marks = |chunk: &[u8]| match (text, chunk[0], chunk.last()) {
        (true, digit @ b'1'..=b'9', _) => DigitSet::only(Digit::from_index((digit - b'1').into())),
        (false, low, Some(&high @ ..128)) => DigitSet::from_bits((u16::from(low) | u16::from(high) << 8) & 0x1ff),
        _ => DigitSet::ALL,
    };
    let size = if text { 1 } else { 2 };
    let tasks: Vec<Candidates> = data
        .chunks(81 * size)
        .take(40)
        .map(|chunk| {
            let mut candidates = Candidates::ALL;
            for (cell, chunk) in Cell::all().zip(chunk.chunks(size)) {
                candidates.set(cell, marks(chunk));
            }
            candidates
        })
        .collect();
    let expected: Vec<_> =
        tasks.iter().map(|task| Some(solve::solutions_within(task).take(LIMIT as usize).count() as u32)).collect();
    for width in Width::ALL.into_iter().filter(|width| width.is_available()) {
        let mut survey = Survey { tasks: &tasks, asked: 0, found: vec![None; tasks.len()] };
        Lanes::with(width).expect("available").run(&mut survey);
        assert_eq!(survey.found, expected, "{width:?}");
    }
}
