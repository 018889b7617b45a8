//! From any format to any other.

use neuf::puzzle::format::Format;

use crate::{PUZZLE, SOLUTION, good, neuf_with};

#[test]
fn every_format_can_be_written_and_read_again() {
    let input = format!("{PUZZLE}\n{SOLUTION}\n");
    for format in Format::ALL {
        let text = good(&["convert", "--to", format.name(), "-"], &input);
        assert_eq!(good(&["convert", "--to", "line"], &text), input, "{format}");
        assert_eq!(good(&["convert", "--to", "line", "--from", format.name()], &text), input, "{format}");
    }
}

#[test]
fn what_is_left_out_is_said() {
    let run = neuf_with(&["convert", "--to", "sdk"], format!("{PUZZLE} from the paper\n{PUZZLE}\n").as_bytes());
    assert_eq!(run.code, 0);
    assert_eq!(run.err, "neuf: sdk cannot hold the note: left out of 1 puzzle\n");
    let run = neuf_with(&["convert", "--quiet", "--to", "sdk"], format!("{PUZZLE} from the paper\n").as_bytes());
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    let run = neuf_with(&["convert"], PUZZLE.as_bytes());
    assert_eq!((run.code, run.err.as_str()), (2, "neuf: neuf convert needs --to: neuf convert --help explains it\n"));
}

#[test]
fn a_bad_puzzle_does_not_keep_the_others_back() {
    let run = neuf_with(&["convert", "--to", "sdm"], format!("{PUZZLE}\n12345\n{SOLUTION}\n").as_bytes());
    assert_eq!((run.code, run.out), (2, format!("{PUZZLE}\n{SOLUTION}\n")));
    assert!(run.err.starts_with("stdin:2:") && run.err.lines().count() == 1, "{}", run.err);
}

#[test]
fn solutions_come_in_the_format_asked_for() {
    let csv = good(&["solve", "--format", "csv"], PUZZLE);
    assert_eq!(csv, format!("puzzle,solution\n{PUZZLE},{SOLUTION}\n"));
    let grid = good(&["solve", "--format", "grid"], PUZZLE);
    assert_eq!(good(&["convert", "--to", "line"], &grid), format!("{SOLUTION}\n"));
}
