//! Boards for tests of searches.

use super::{Board, Settings, Technique, Uniqueness, next};
use crate::grid::Grid;

/// Puzzles from easy to very hard.
pub(crate) const PUZZLES: [&str; 4] = [
    "..1.36..4.6.8....37...........3...8..2..9..6..7...2...........85....1.9.4..95.1..",
    "1.....7.9.56..9...7...3.5.4..4..8..531.2.....6.93.52..5.19......6.5..3....7.2....",
    "...4.....4.7..92..69..375...6..1..7.3......6..7.9.8....3.....1........9..1..7.8.3",
    ".2.45...94.67.....7.9.....4.1......5..492...7....1..3...12.89....8....5.9...6....",
];

/// The boards of the paths of some puzzles on which neither singles nor locked candidates are left.
pub(crate) fn boards(mut look: impl FnMut(&Board)) {
    for line in PUZZLES {
        let puzzle: Grid = line.parse().unwrap();
        let mut board = Board::new(&puzzle);
        let settings = Settings::new(Uniqueness::Proved);
        while let Some(step) = next(&board, &settings) {
            if step.technique > Technique::Claiming {
                look(&board);
            }
            board.apply(&step);
        }
        assert!(board.is_full(), "{line}");
    }
}
