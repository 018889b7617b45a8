//! {-k+j}: all puzzles that come of a puzzle by taking k clues out and putting j others in.
//!
//! For every choice of clues to take out it is found out which clues, put in, leave one solution ([`additions`]), without
//! listing the solutions; with more than one to put in, all but the last are tried in order. The choices are searched
//! side by side.

use std::cell::RefCell;
use std::ops::{ControlFlow, Range};

use crate::grid::{Cell, CellSet, Digit, Grid};

use super::addition::additions;
use super::desk::{Desk, desk_of_lanes, in_lanes};
use super::exchange::{Clues, all_solutions};
use super::search::needs_all;
use super::turns::Turns;

/// Which puzzles near another are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vicinity {
    /// How many clues go, 0 to [`Vicinity::MOST`].
    pub minus: u8,
    /// How many others come, 0 to [`Vicinity::MOST`]: none of them is a clue that went, but one may stand where one did.
    pub plus: u8,
    /// Whether only puzzles without a superfluous clue are wanted.
    pub minimal: bool,
}

impl Vicinity {
    /// More clues are never exchanged: already with half of it on both sides, one puzzle may take years.
    pub const MOST: u8 = 8;

    /// How many choices of clues to take out of `puzzle` there are.
    pub fn choices(&self, puzzle: &Grid) -> u64 {
        let clues = puzzle.count();
        if usize::from(self.minus) > clues || self.minus.max(self.plus) > Vicinity::MOST {
            return 0;
        }
        Choices::new(clues, self.minus.into()).count()
    }
}

/// How far a search has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Searched {
    /// Choices of clues to take out that are done.
    pub done: u64,
    /// All that there are to do.
    pub all: u64,
}

/// Gives `take` the puzzles with one solution in the vicinity of `puzzle`, each once, until it breaks. Their order is
/// the same on every platform: by the clues that went, then by those that came. `watch` is called every few
/// milliseconds or less and may stop the search. True is returned if nobody stopped it.
///
/// Nothing is near if more clues are to go than there are, or more than [`Vicinity::MOST`] are to go or to come.
///
/// ```
/// use std::ops::ControlFlow;
/// use neuf::generate::{Vicinity, vicinity};
/// use neuf::grid::Grid;
///
/// let puzzle: Grid = "000000010400000000020000000000050407008000300001090000300400200050100000000806000".parse()?;
/// let change = Vicinity { minus: 1, plus: 1, minimal: true };
/// let mut found = Vec::new();
/// vicinity(&puzzle, &change, &mut |near| {
///     found.push(near);
///     ControlFlow::Continue(())
/// }, &mut |_| ControlFlow::Continue(()));
/// assert!(found.iter().all(|near| near.count() == 17 && *near != puzzle));
/// # Ok::<(), neuf::grid::LineError>(())
/// ```
pub fn vicinity(
    puzzle: &Grid,
    change: &Vicinity,
    take: &mut dyn FnMut(Grid) -> ControlFlow<()>,
    watch: &mut dyn FnMut(&Searched) -> ControlFlow<()>,
) -> bool {
    vicinity_part(puzzle, change, 0..change.choices(puzzle), take, watch)
}

/// As [`vicinity`], but only for some of the choices of clues to take out ([`Vicinity::choices`]), so that several can
/// share the work. Numbers of choices that do not exist are passed over.
pub fn vicinity_part(
    puzzle: &Grid,
    change: &Vicinity,
    part: Range<u64>,
    take: &mut dyn FnMut(Grid) -> ControlFlow<()>,
    watch: &mut dyn FnMut(&Searched) -> ControlFlow<()>,
) -> bool {
    let part = part.start..part.end.min(change.choices(puzzle));
    if part.is_empty() {
        return true;
    }
    let all = part.end - part.start;
    let clues: Vec<Cell> = puzzle.filled().iter().collect();
    let mut choices = Choices::new(clues.len(), change.minus.into());
    for _ in 0..part.start {
        choices.next();
    }
    let mut left = all;
    let desk = desk_of_lanes();
    let turns = RefCell::new(Turns::new());
    let is_stopped = std::cell::Cell::new(false);
    let watch = RefCell::new(watch);
    let step = || {
        let searched = Searched { done: turns.borrow().taken(), all };
        is_stopped.set(is_stopped.get() || (watch.borrow_mut())(&searched).is_break());
        is_stopped.get()
    };
    let (near, clues) = (Near { desk: &desk, puzzle, change, step: &step }, &clues);
    in_lanes(
        &desk,
        AT_A_TIME,
        |_| {
            if left == 0 || turns.borrow().open() >= 4 * AT_A_TIME as u64 || is_stopped.get() {
                return None;
            }
            left -= 1;
            let out: CellSet = choices.next()?.iter().map(|&i| clues[i]).collect();
            let number = turns.borrow_mut().begin();
            Some(async move { (number, near.without(out).await) })
        },
        |(number, found)| {
            let flow = turns.borrow_mut().put(number, found, |_, found| found.into_iter().try_for_each(&mut *take));
            is_stopped.set(is_stopped.get() || flow.is_break());
            if step() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        },
    );
    !is_stopped.get()
}

/// Choices searched side by side: enough that the lanes seldom wait.
const AT_A_TIME: usize = 96;

/// A clue.
type Clue = (Cell, Digit);

struct Near<'a, S> {
    desk: &'a Desk,
    puzzle: &'a Grid,
    change: &'a Vicinity,
    /// To be called often; true if the search is to stop.
    step: &'a S,
}

impl<S> Clone for Near<'_, S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S> Copy for Near<'_, S> {}

impl<S: Fn() -> bool> Near<'_, S> {
    /// The puzzles wanted that lack the clues in `out` and no other; incomplete if the search is to stop.
    async fn without(self, out: CellSet) -> Vec<Grid> {
        let left = self.puzzle.masked(self.puzzle.filled() - out);
        let mut found = Vec::new();
        if self.change.plus == 0
            && let Some([only]) = all_solutions(self.desk, &left, 1).await.as_deref()
        {
            self.keep(Vec::new(), left, only, &mut found).await;
        }
        // Clues put in so far, in their order.
        let mut open = vec![Vec::<Clue>::new()];
        while self.change.plus > 0
            && let Some(added) = open.pop()
        {
            if (self.step)() {
                return Vec::new();
            }
            let more = with(&left, &added);
            let additions = additions(self.desk, &more, CellSet::ALL).await;
            let may_come = |clue: Clue| {
                // The clues that went do not come again, and those that come do so in order.
                let went = out.contains(clue.0) && self.puzzle.get(clue.0) == Some(clue.1);
                !went && added.last().is_none_or(|&last| last < clue)
            };
            let to_come = usize::from(self.change.plus) - added.len();
            for &(cell, digit, solution) in &additions.only {
                if !may_come((cell, digit)) {
                    continue;
                }
                let mut added = added.clone();
                added.push((cell, digit));
                if to_come == 1 {
                    let puzzle = with(&left, &added);
                    self.keep(added, puzzle, &solution, &mut found).await;
                } else if !self.change.minimal {
                    // Whatever of the solution is put in besides leaves it the only one.
                    let rest: Vec<Clue> = Cell::all()
                        .filter(|&cell| more.get(cell).is_none())
                        .filter_map(|cell| Some((cell, solution.get(cell)?)))
                        .filter(|&clue| may_come(clue) && clue > (cell, digit))
                        .collect();
                    let mut choices = Choices::new(rest.len(), to_come - 1);
                    while let Some(choice) = choices.next() {
                        let mut added = added.clone();
                        added.extend(choice.iter().map(|&i| rest[i]));
                        found.push((added.clone(), with(&left, &added)));
                    }
                }
            }
            if to_come > 1 {
                open.extend(additions.several.iter().filter(|&&clue| may_come(clue)).map(|&clue| {
                    let mut added = added.clone();
                    added.push(clue);
                    added
                }));
            }
        }
        found.sort_unstable();
        found.into_iter().map(|(_, puzzle)| puzzle).collect()
    }

    async fn keep(&self, added: Vec<Clue>, puzzle: Grid, solution: &Grid, found: &mut Vec<(Vec<Clue>, Grid)>) {
        let clues = Clues { cells: puzzle.filled(), solution: *solution };
        // With 17 clues none is superfluous: there is no puzzle with 16 (McGuire, Tugemann and Civario, 2012).
        if !self.change.minimal || clues.cells.len() == 17 || needs_all(self.desk, &clues).await {
            found.push((added, puzzle));
        }
    }
}

fn with(puzzle: &Grid, clues: &[Clue]) -> Grid {
    let mut more = *puzzle;
    for &(cell, digit) in clues {
        more.set(cell, Some(digit));
    }
    more
}

/// All choices of some of the numbers below another, in order.
struct Choices {
    from: usize,
    choice: Vec<usize>,
    is_first: bool,
}

impl Choices {
    fn new(from: usize, size: usize) -> Choices {
        Choices { from, choice: (0..size).collect(), is_first: true }
    }

    /// How many there are.
    fn count(&self) -> u64 {
        (0..self.choice.len() as u64).fold(1, |count, i| count * (self.from as u64 - i) / (i + 1))
    }

    fn next(&mut self) -> Option<&[usize]> {
        if self.is_first {
            self.is_first = false;
            return (self.choice.len() <= self.from).then_some(&self.choice);
        }
        let size = self.choice.len();
        let at = (0..size).rev().find(|&i| self.choice[i] < self.from - size + i)?;
        self.choice[at] += 1;
        for i in at + 1..size {
            self.choice[i] = self.choice[i - 1] + 1;
        }
        Some(&self.choice)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_all_there_are() {
        for (from, size, count) in [(5, 0, 1), (5, 1, 5), (5, 3, 10), (5, 5, 1), (17, 2, 136)] {
            let mut choices = Choices::new(from, size);
            assert_eq!(choices.count(), count);
            let mut seen = std::collections::BTreeSet::new();
            while let Some(choice) = choices.next() {
                assert!(choice.is_sorted_by(|a, b| a < b) && choice.iter().all(|&i| i < from));
                assert!(seen.insert(choice.to_vec()));
            }
            assert_eq!(seen.len() as u64, count);
        }
        assert!(Choices::new(2, 3).next().is_none());
    }
}
