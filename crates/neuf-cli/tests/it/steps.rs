//! `neuf rate`, `neuf explain`, `neuf hint`.

use std::fs;

use crate::{CONTRADICTORY, LOOSE, PUZZLE, SOLUTION, UNSOLVABLE, arg, folder, good, neuf, neuf_with};

/// Needs a locked pair and a W-wing.
const HARDER: &str = "9...6583.......4....19......67.21..3....8..6.3.....2...9..7.6....6...........35.7";

#[test]
fn rate_gives_a_line_for_each_puzzle_with_one_solution() {
    let input = format!("{PUZZLE}\n{UNSOLVABLE}\nnonsense\n{CONTRADICTORY}\n{LOOSE}\n{PUZZLE} # again\n");
    let run = neuf_with(&["rate"], input.as_bytes());
    assert_eq!(run.code, 2);
    assert_eq!(run.out, format!("{PUZZLE} ED=1.2/1.2/1.2\n").repeat(2));
    let places: Vec<&str> = run.err.lines().map(|line| line.split(": ").next().unwrap()).collect();
    assert_eq!(places, ["stdin:2", "stdin:3:1", "stdin:4", "stdin:5"], "{}", run.err);
    assert!(run.err.contains("row 1 holds 5 twice, in r1c1 and r1c2"), "{}", run.err);
    assert!(run.err.ends_with("there are several solutions\n"), "{}", run.err);
    // As Sudoku Explainer does: nobody asks how many solutions there are.
    assert_eq!(neuf_with(&["rate", "--unproved", "-f", "%n"], LOOSE.as_bytes()).out, "1\n");
}

#[test]
fn rate_writes_as_asked() {
    let rated = |args: &[&str]| good(&[&["rate"], args].concat(), PUZZLE);
    assert_eq!(
        rated(&["--format", "%n: %g has %c clues, %r/%p/%d %l\\t100 %%"]),
        format!("1: {PUZZLE} has 30 clues, 1.2/1.2/1.2 beginner\t100 %\n")
    );
    assert_eq!(rated(&["-f", "csv"]), format!("puzzle,er,ep,ed,grade\n{PUZZLE},1.2,1.2,1.2,beginner\n"));
    assert_eq!(
        rated(&["-f", "jsonl"]),
        format!("{{\"puzzle\":\"{PUZZLE}\",\"er\":1.2,\"ep\":1.2,\"ed\":1.2,\"grade\":\"beginner\"}}\n")
    );
    // Full houses count 4, naked singles 4, hidden singles 14.
    assert_eq!(rated(&["--scale", "hodoku"]), format!("{PUZZLE} #1 easy (204)\n"));
    assert_eq!(rated(&["--scale", "hodoku", "-f", "csv"]), format!("puzzle,score,level\n{PUZZLE},204,easy\n"));
    assert_eq!(
        rated(&["--scale", "hodoku", "-f", "jsonl"]),
        format!("{{\"puzzle\":\"{PUZZLE}\",\"score\":204,\"level\":\"easy\"}}\n")
    );
    assert_eq!(rated(&["--scale", "neuf"]), format!("{PUZZLE} 1.2\n"));
    assert_eq!(rated(&["--scale", "neuf", "-f", "csv"]), format!("puzzle,rating,grade\n{PUZZLE},1.2,beginner\n"));
    assert_eq!(rated(&["--scale", "neuf", "--max", "1.0", "-q"]), "");
    let run = neuf(&["rate", "--scale", "neuf", "--diamond"]);
    assert_eq!((run.code, run.err.lines().count()), (2, 1), "{}", run.err);
    let run = neuf(&["rate", "--scale", "hodoku", "--pearl"]);
    assert_eq!((run.code, run.err.lines().count()), (2, 1), "{}", run.err);
}

#[test]
fn rate_leaves_out_what_is_harder() {
    let file = folder("rate").join("puzzles.txt");
    fs::write(&file, format!("{HARDER}\n{PUZZLE}\n{HARDER}\n")).unwrap();
    let run = neuf(&["rate", "--max", "2.0", "-f", "%n", arg(&file)]);
    assert_eq!((run.code, run.out.as_str()), (0, "2\n"));
    assert_eq!(run.err, "neuf: 2 puzzles are left out: they are not as asked for\n");
    // The first step of both is a single of 1.2: the easier one is a diamond.
    assert_eq!(neuf(&["rate", "--diamond", "-f", "%n", arg(&file)]).out, "2\n");
    assert_eq!(neuf(&["rate", "--pearl", "-q", "-f", "%n", arg(&file)]).out, "2\n");
    // The number of threads changes nothing.
    let lines = format!("{HARDER}\n{PUZZLE}\n").repeat(100);
    let one = good(&["rate", "--threads", "1", "-f", "%n %r"], &lines);
    assert_eq!(good(&["rate", "--threads", "3", "-f", "%n %r"], &lines), one);
    assert_eq!(one.lines().count(), 200);
}

#[test]
fn explain_tells_every_step() {
    for language in ["en", "fr"] {
        let told = good(&["--lang", language, "explain"], HARDER);
        insta::assert_snapshot!(format!("explain-{language}"), told);
    }
    let brief = good(&["explain", "--brief", "--notation", "letters"], HARDER);
    assert!(brief.contains("1. Hidden single: write 3 in D5\n"), "{brief}");
    let drawn = good(&["explain", "--grid"], PUZZLE);
    assert!(drawn.contains("| 5   3    124    | 26   7   2468 |"), "{drawn}");
    let rated = good(&["explain", "--path", "se", "--brief"], PUZZLE);
    assert!(rated.contains("1. Hidden single (1.2): write ") || rated.contains("(1.2)\n"), "{rated}");
    assert!(rated.contains("ED=1.2/1.2/1.2"), "{rated}");
}

#[test]
fn explained_steps_lead_to_the_solution_as_json_too() {
    let lines = good(&["explain", "--json"], PUZZLE);
    assert_eq!(lines.lines().count(), 51);
    let mut grid: Vec<char> = PUZZLE.chars().collect();
    for (index, line) in lines.lines().enumerate() {
        let line: serde_json::Value = serde_json::from_str(line).unwrap();
        assert_eq!((&line["puzzle"], &line["number"]), (&PUZZLE.into(), &(index + 1).into()));
        for placed in line["step"]["placements"].as_array().unwrap() {
            let cell: neuf::grid::Cell = placed["cell"].as_str().unwrap().parse().unwrap();
            grid[cell.index()] = char::from_digit(placed["digit"].as_u64().unwrap() as u32, 10).unwrap();
        }
    }
    assert_eq!(grid.into_iter().collect::<String>(), SOLUTION);
}

#[test]
fn what_the_techniques_do_not_do_is_said() {
    let run = neuf_with(&["explain", "--techniques", "full-house,naked-single", "-b"], HARDER.as_bytes());
    assert_eq!(run.code, 1);
    assert!(
        run.out.contains("No step with your techniques. The next needs: Hidden single. 53 cells are left empty."),
        "{}",
        run.out
    );
    let run = neuf_with(&["hint", "--techniques", "x-wing"], HARDER.as_bytes());
    assert_eq!((run.code, run.out.as_str()), (1, "No step with your techniques. The next needs: Hidden single.\n"));
    let run = neuf(&["hint", "--techniques", "x-wing,x-ray"]);
    assert_eq!((run.code, run.err.lines().count()), (2, 1), "{}", run.err);
    for args in [&["explain"][..], &["hint"]] {
        for (puzzle, why) in [(LOOSE, "there are several solutions"), (UNSOLVABLE, "there is no solution")] {
            let run = neuf_with(args, puzzle.as_bytes());
            assert_eq!((run.code, run.out.as_str()), (1, ""));
            assert!(run.err.contains(why), "{}", run.err);
        }
    }
}

#[test]
fn a_hint_is_told_rung_by_rung() {
    let rungs = ["1", "2", "3", "4", "5"].map(|rung| good(&["hint", "--rung", rung], HARDER));
    assert_eq!(
        rungs.concat(),
        "A single in box 5.\n\
         Hidden single: 3.\n\
         Look for the places left for 3 in box 5.\n\
         In box 5, the only cell left for 3 is r5c4, so 3 goes there.\n\
         Write 3 in r5c4.\n"
    );
    let run = neuf_with(&["hint"], HARDER.as_bytes());
    assert_eq!((run.out.as_str(), run.err.as_str()), (rungs[0].as_str(), "neuf: --rung 2 to 5 says more\n"));
    let all = good(&["hint", "--all"], HARDER);
    assert!(all.starts_with("Hidden single: write 3 in r5c4\n") && all.lines().count() > 5, "{all}");
    let json = good(&["hint", "--all", "--json"], HARDER);
    assert_eq!(json.lines().count(), all.lines().count());
    assert_eq!(good(&["hint"], SOLUTION), "Every cell is filled.\n");
}

#[test]
fn a_hint_starts_where_the_player_is() {
    // Simple Sudoku's state: 1 is written in r1c3, where the solution has 4, and 4 is struck out there.
    let grid: String = PUZZLE
        .as_bytes()
        .chunks(9)
        .map(|row| {
            format!(
                "|{}|\n",
                row.chunks(3).map(|third| std::str::from_utf8(third).unwrap()).collect::<Vec<_>>().join("|")
            )
        })
        .collect();
    let state = |line: &str| format!("*-----------*\n{grid}*-----------*\n{line}\n");
    let run = neuf_with(&["hint", "--from", "ss"], state("I021").as_bytes());
    assert_eq!((run.code, run.out.as_str()), (1, "1 digit contradicts the solution.\n"), "{}", run.err);
    let run = neuf_with(&["hint", "--from", "ss", "--rung", "3"], state("I021").as_bytes());
    assert_eq!(run.out, "1 digit contradicts the solution.\nWrong: 1 in r1c3.\n");
    let run = neuf_with(&["hint", "--from", "ss"], state("E02004").as_bytes());
    assert_eq!(run.out, "A candidate that the solution needs is struck out.\n", "{}", run.err);
    let run = neuf_with(&["explain", "--from", "ss"], state("I021").as_bytes());
    assert_eq!((run.code, run.out.as_str()), (1, ""));
    assert!(run.err.contains("1 digit contradicts the solution."), "{}", run.err);
}

#[test]
fn pencil_marks_alone_are_a_position() {
    // Without its givens' other digits the grid has several solutions: the marks leave one.
    let drawn = good(&["explain", "--grid"], HARDER);
    let grids: Vec<&str> = drawn.split("\n\n").collect();
    let grid: String =
        grids[1].lines().filter(|line| line.starts_with(['+', '|'])).map(|line| format!("{line}\n")).collect();
    let run = neuf_with(&["hint", "-q"], grid.replace(['(', ')'], " ").as_bytes());
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{grid}");
    assert!(run.out.starts_with("A single in "), "{}", run.out);
}
