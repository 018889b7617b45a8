//! The puzzle of a first visit, on the board before the engine is there.

use neuf::grid::Grid;

use crate::browser;
use crate::origin::{Origin, Puzzle};

/// Puzzle 0 of this seed, of the level and symmetry that the maker offers first. A test makes it again.
const SEED: u64 = 9;
const PUZZLE: &str = "..537..4.724..8.6.3....9.5.49.15.7...8.....9...3.94.12.5.6....8.4.9..635.3..859..";
const SOLUTION: &str = "965372841724518369318469257492156783581237496673894512259643178847921635136785924";

/// The puzzle.
pub fn puzzle() -> Puzzle {
    let origin = Origin { seed: Some(SEED), timestamp: browser::timestamp(), ..Origin::default() };
    Puzzle { givens: grid(PUZZLE), solution: Some(grid(SOLUTION)), origin }
}

fn grid(line: &str) -> Grid {
    line.parse().unwrap_or(Grid::EMPTY)
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use neuf::generate;

    use super::*;
    use crate::settings::Maker;

    #[test]
    fn the_first_puzzle_is_what_its_seed_makes() {
        let request = Maker::default().request();
        let made = generate::puzzle(&request, SEED, 0, &mut |_| ControlFlow::Continue(())).expect("it was made before");
        assert_eq!((made.puzzle, made.solution), (grid(PUZZLE), grid(SOLUTION)));
    }
}
