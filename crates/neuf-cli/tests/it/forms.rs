//! The forms that others call: they must work exactly as written.

use std::fs;

use neuf::grid::Grid;
use neuf::solve;
use neuf::symmetry::Symmetry;

use crate::{CONTRADICTORY, LOOSE, PUZZLE, SOLUTION, UNSOLVABLE, arg, folder, good, neuf, neuf_with};

#[test]
fn generate_gives_one_puzzle_a_line() {
    let line = "generate --difficulty expert --count 100 --seed 5 --threads 2 --symmetry rot180 --format line";
    let args: Vec<&str> = line.split(' ').collect();
    let out = good(&args, "");
    assert_eq!(out.lines().count(), 100);
    for line in out.lines() {
        let puzzle: Grid = line.parse().expect("81 characters");
        assert!((17..=24).contains(&puzzle.count()), "{line}");
        assert!(solve::plain::count_solutions(&puzzle, 2) == 1, "{line}");
        assert!(Symmetry::Rot180.holds(puzzle.filled()), "{line}");
    }
    // The number of threads changes nothing.
    for threads in ["1", "3"] {
        let mut args = args.clone();
        args[8] = threads;
        assert_eq!(good(&args, ""), out);
    }
}

#[test]
fn every_symmetry_is_known_by_its_name() {
    for name in "none rot180 rot90 horizontal vertical hv diagonal antidiagonal both-diagonals full".split(' ') {
        let out = good(&["generate", "--difficulty", "medium", "--seed", "1", "--symmetry", name], "");
        let puzzle: Grid = out.trim_end().parse().expect("81 characters");
        assert!(name.parse::<Symmetry>().expect(name).holds(puzzle.filled()), "{name}");
    }
}

#[test]
fn a_seed_means_the_same_puzzles_for_ever() {
    let goldens = include_str!("../../../../data/golden/levels.txt");
    let mut seen = 0;
    for golden in goldens.lines().filter(|line| !line.starts_with('#')) {
        let [level, symmetry, index, puzzle] = golden.split(';').collect::<Vec<_>>()[..] else { panic!("{golden}") };
        let args = ["generate", "--seed", "1", "--difficulty", level, "--symmetry", symmetry, "--first", index];
        assert_eq!(good(&args, ""), format!("{puzzle}\n"), "{golden}");
        seen += 1;
    }
    assert_eq!(seen, 4 * 10 * 3);
}

#[test]
fn a_part_of_a_series_is_the_same_part() {
    let all = good(&["generate", "--seed", "9", "--count", "20"], "");
    let part = good(&["generate", "--seed", "9", "--first", "5", "--count", "10"], "");
    assert_eq!(part.lines().collect::<Vec<_>>(), all.lines().collect::<Vec<_>>()[5..15]);
}

#[test]
fn clues_are_met_exactly() {
    let out = good(&["generate", "--clues", "22", "--count", "10", "--seed", "3"], "");
    assert!(out.lines().all(|line| line.parse::<Grid>().unwrap().count() == 22));
    let out = good(&["generate", "--clues", "26..28", "--count", "20", "--seed", "3"], "");
    assert!(out.lines().all(|line| (26..=28).contains(&line.parse::<Grid>().unwrap().count())));
}

#[test]
fn minimal_puzzles_are_minimal() {
    let out = good(&["generate", "--minimal", "--difficulty", "expert", "--count", "10", "--seed", "3"], "");
    assert!(out.lines().all(|line| solve::is_minimal(&line.parse().unwrap())));
}

#[test]
fn a_pattern_is_kept_to() {
    let folder = folder("pattern");
    let file = folder.join("pattern.txt");
    let ring = "xxxxxxxxx\nxxxxxxxxx\nxx.....xx\nxx.....xx\nxx.....xx\nxx.....xx\nxx.....xx\nxxxxxxxxx\nxxxxxxxxx\n";
    fs::write(&file, ring).unwrap();
    let inside: Vec<bool> = ring.chars().filter(|char| *char != '\n').map(|char| char == 'x').collect();
    let out = good(&["generate", "--pattern", arg(&file), "--count", "3", "--seed", "3"], "");
    assert_eq!(out.lines().count(), 3);
    for line in out.lines() {
        assert!(line.chars().zip(&inside).all(|(char, inside)| char == '.' || *inside), "{line}");
    }
}

#[test]
fn what_is_impossible_is_said_before_it_starts() {
    let run = neuf(&["generate", "--clues", "17..19", "--symmetry", "full", "--seed", "1"]);
    assert_eq!((run.code, run.out.as_str()), (2, ""));
    assert_eq!(run.err.lines().count(), 1, "{}", run.err);
    assert!(run.err.starts_with("neuf: "), "{}", run.err);
}

#[test]
fn without_a_seed_it_is_reported() {
    let run = neuf(&["generate"]);
    assert_eq!(run.code, 0);
    let seed = run.err.trim_end().strip_prefix("neuf: the seed is ").expect("a note");
    assert_eq!(good(&["generate", "--seed", seed], ""), run.out);
}

#[test]
fn no_two_puzzles_are_the_same_up_to_symmetry() {
    // Few places for clues, hence few puzzles: some come twice.
    let args = ["generate", "--seed", "2", "--count", "30", "--clues", "24"];
    let out = good(&[&args[..], &["--unique-up-to-symmetry"]].concat(), "");
    let mut ids: Vec<String> = out.lines().map(|line| neuf::symmetry::id(&line.parse().unwrap()).to_string()).collect();
    ids.sort();
    ids.dedup();
    assert_eq!(ids.len(), 30);
}

#[test]
fn solve_gives_one_solution_a_line() {
    let input = format!("{PUZZLE}\n{UNSOLVABLE}\nnonsense\n{CONTRADICTORY}\n{PUZZLE} # again\n");
    let run = neuf_with(&["solve", "--format", "line", "-"], input.as_bytes());
    assert_eq!(run.code, 2);
    assert_eq!(run.out, format!("{SOLUTION}\n{SOLUTION}\n"));
    let places: Vec<&str> = run.err.lines().map(|line| line.split(": ").next().unwrap()).collect();
    assert_eq!(places, ["stdin:2", "stdin:3:1", "stdin:4"], "{}", run.err);
    assert!(run.err.contains("row 1 holds 5 twice, in r1c1 and r1c2"), "{}", run.err);

    let file = folder("solve").join("puzzles.txt");
    fs::write(&file, format!("{PUZZLE}\n{UNSOLVABLE}\n")).unwrap();
    let run = neuf(&["solve", "--format", "line", arg(&file)]);
    assert_eq!((run.code, run.out.as_str()), (1, format!("{SOLUTION}\n").as_str()));
    assert_eq!(run.err.lines().count(), 1);
    assert!(run.err.starts_with(&format!("{}:2: ", file.display())), "{}", run.err);
}

#[test]
fn solve_gives_as_many_solutions_as_asked_for() {
    let all = good(&["solve", "--limit", "1000"], LOOSE);
    let count = all.lines().count();
    assert!(count > 1);
    assert_eq!(good(&["count"], LOOSE), format!("{count}\n"));
    assert_eq!(
        good(&["solve", "--limit", "2"], LOOSE).lines().collect::<Vec<_>>(),
        all.lines().take(2).collect::<Vec<_>>()
    );
}

#[test]
fn check_gives_a_word_a_line() {
    let file = folder("check").join("puzzles.txt");
    fs::write(&file, format!("{PUZZLE}\n{UNSOLVABLE}\n{LOOSE}\n")).unwrap();
    let run = neuf(&["check", "--threads", "1", arg(&file)]);
    assert_eq!((run.code, run.out.as_str(), run.err.as_str()), (1, "unique\nnone\nmultiple\n", ""));
    assert_eq!(good(&["check", "--threads", "1"], PUZZLE), "unique\n");

    let count = good(&["count"], LOOSE);
    let run = neuf(&["check", "--how-many", "1000", arg(&file)]);
    assert_eq!(run.out, format!("unique 1\nnone 0\nmultiple {count}"));
}

#[test]
fn check_names_the_conflicts() {
    let run = neuf_with(&["check"], CONTRADICTORY.as_bytes());
    assert_eq!((run.code, run.out.as_str()), (1, "none\n"));
    assert_eq!(run.err.lines().count(), 1);
    assert!(run.err.starts_with("stdin:1: row 1 holds 5 twice, in r1c1 and r1c2"), "{}", run.err);
    let run = neuf_with(&["check", "--verbose"], CONTRADICTORY.as_bytes());
    assert_eq!(
        run.err,
        "stdin:1: row 1 holds 5 twice, in r1c1 and r1c2\nstdin:1: box 1 holds 5 twice, in r1c1 and r1c2\n"
    );
    let run = neuf_with(&["--lang", "fr", "check"], CONTRADICTORY.as_bytes());
    assert!(run.err.starts_with("stdin:1: ligne 1\u{a0}: le 5 s’y trouve deux fois, en r1c1 et r1c2"), "{}", run.err);
}

#[test]
fn count_stops_at_the_limit() {
    let empty = ".".repeat(81);
    let file = folder("count").join("puzzles.txt");
    fs::write(&file, format!("{empty}\n{PUZZLE}\n{CONTRADICTORY}\n")).unwrap();
    assert_eq!(good(&["count", "--limit", "1000", arg(&file)], ""), "1000\n1\n0\n");
}

#[test]
fn canon_is_the_same_for_the_same_puzzle() {
    let mirrored: String = PUZZLE.chars().rev().collect();
    let out = good(&["canon", "--id"], &format!("{PUZZLE}\n{mirrored}\n{LOOSE}\n"));
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines[0], lines[1]);
    assert_ne!(lines[0], lines[2]);
    let (line, id) = lines[0].split_once(' ').expect("the identifier after the line");
    assert_eq!((line.len(), id.len()), (81, 16));
    assert_eq!(good(&["canon", "-"], PUZZLE), format!("{line}\n"));
}

#[test]
fn vicinity_prints_the_puzzles_near() {
    let near = |args: &[&str], input: &str| good(&[&["vicinity"], args].concat(), input);
    let one = near(&[], PUZZLE);
    let clues = |line: &str| line.bytes().filter(|byte| byte.is_ascii_digit()).count();
    assert!(one.lines().count() > 100 && one.lines().all(|line| clues(line) == clues(PUZZLE)));
    assert!(good(&["check"], &one).lines().all(|word| word == "unique"));
    // Two clues out are many choices, shared out to the threads.
    let two = near(&["--minus", "2", "--threads", "3"], PUZZLE);
    assert_eq!(two, near(&["--minus", "2", "--threads", "1"], PUZZLE));
    assert!(two.lines().all(|line| clues(line) == clues(PUZZLE) - 1));
    // Only the minimal ones, and none that is the same as another.
    let puzzle = good(&["generate", "--minimal", "--seed", "3"], "");
    let minimal = near(&["--minimal", "-u"], &format!("{puzzle}{puzzle}"));
    let all = near(&[], &puzzle);
    let forms = good(&["canon"], &minimal);
    assert!(minimal.lines().count() > 5 && minimal.lines().all(|line| all.contains(line)));
    assert!(minimal.lines().count() < all.lines().count());
    assert_eq!(forms.lines().collect::<std::collections::BTreeSet<_>>().len(), minimal.lines().count());
    // Nothing is near a puzzle with nine clues; a bad line is told and passed over.
    let run = neuf_with(&["vicinity"], UNSOLVABLE.as_bytes());
    assert_eq!((run.code, run.out.as_str()), (1, ""), "{}", run.err);
    let run = neuf_with(&["vicinity", "--minus", "0", "--plus", "0"], format!("{PUZZLE}\nrubbish\n").as_bytes());
    assert_eq!((run.code, run.out), (2, format!("{PUZZLE}\n")), "{}", run.err);
    assert!(run.err.starts_with("stdin:2:1: "), "{}", run.err);
}
