//! One puzzle as asked: complete grids are dug out, near misses improved by exchanges, until one fits.

use std::ops::ControlFlow;

use crate::grid::{CellSet, Grid};
use crate::solve;

use super::desk::{Desk, at_once, desk_of_lanes, in_lanes};
use super::dig::{Dug, ask_without, dig};
use super::exchange::{Clues, exchange};
use super::low::{Walk, is_low};
use super::pattern::PatternSearch;
use super::{ClueRange, Fill, Impossible, Request, Rng, fast_grid, uniform_grid};

/// A puzzle that is as asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Made {
    /// The puzzle.
    pub puzzle: Grid,
    /// Its only solution.
    pub solution: Grid,
    /// Steps it took.
    pub steps: u64,
}

/// How far a search has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Steps done.
    pub steps: u64,
    /// The puzzle with one solution that comes nearest to the number of clues asked for.
    pub best: Option<Grid>,
}

/// Why there is no puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure {
    /// There can't be one.
    Impossible(Impossible),
    /// The effort was spent.
    Spent(Progress),
    /// The watcher stopped it.
    Stopped(Progress),
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (why, Progress { steps, best }) = match self {
            Failure::Impossible(reason) => return reason.fmt(f),
            Failure::Spent(progress) => ("no such puzzle was found", progress),
            Failure::Stopped(progress) => ("the search was stopped", progress),
        };
        write!(f, "{why} in {steps} steps")?;
        match best {
            Some(best) => write!(f, "; the nearest has {} clues: {best}", best.count()),
            None => Ok(()),
        }
    }
}

impl std::error::Error for Failure {}

/// Puzzle `index` of `seed`: depends on these and `request` alone, whatever the platform. `watch` is called after each
/// step (0.1 to a few ms) and may stop the search.
///
/// ```
/// use std::ops::ControlFlow;
/// use neuf::generate::{Level, Request, puzzle};
///
/// let request = Request::from(Level::Hard);
/// let made = puzzle(&request, 7, 0, &mut |_| ControlFlow::Continue(())).unwrap();
/// assert!(Level::Hard.clues().contains(made.puzzle.count()));
/// ```
///
/// # Errors
/// See [`Failure`].
pub fn puzzle(
    request: &Request,
    seed: u64,
    index: u64,
    watch: &mut dyn FnMut(&Progress) -> ControlFlow<()>,
) -> Result<Made, Failure> {
    request.check().map_err(Failure::Impossible)?;
    let orbits = request.orbits();
    let rng = Rng::new(seed, index);
    if !is_low(request) {
        return at_once(async |desk| search(desk, request, &orbits, rng, watch).await);
    }
    // One search that asks much at a time.
    let desk = desk_of_lanes();
    let (mut search, mut made) = (Some(search(&desk, request, &orbits, rng, watch)), None);
    in_lanes(
        &desk,
        1,
        |_| search.take(),
        |end| {
            made = Some(end);
            ControlFlow::Continue(())
        },
    );
    made.expect("every search comes to an end")
}

/// A puzzle as asked, from these random numbers. `orbits` are those of the request.
pub(super) async fn search(
    desk: &Desk,
    request: &Request,
    orbits: &[CellSet],
    rng: Rng,
    watch: impl FnMut(&Progress) -> ControlFlow<()>,
) -> Result<Made, Failure> {
    Search { desk, request, orbits, rng, progress: Progress { steps: 0, best: None }, watch }.run().await
}

struct Search<'a, W> {
    desk: &'a Desk,
    request: &'a Request,
    /// The sets that stand or fall together.
    orbits: &'a [CellSet],
    rng: Rng,
    progress: Progress,
    watch: W,
}

/// Exchanges without getting better after which a puzzle is given up. Measured: 20 to 100 make no difference.
const ROUNDS: u32 = 30;

impl<W: FnMut(&Progress) -> ControlFlow<()>> Search<'_, W> {
    async fn run(&mut self) -> Result<Made, Failure> {
        if is_low(self.request) {
            let mut walk = Walk::new(self.request);
            loop {
                let clues = walk.step(self.desk, &mut self.rng).await;
                if let Some(made) = self.judge(&clues, false).await? {
                    return Ok(made);
                }
            }
        }
        let room = self.orbits.iter().fold(CellSet::EMPTY, |all, &orbit| all | orbit);
        let exact = self.request.pattern.is_some_and(|pattern| pattern.exact);
        let near = self.near();
        loop {
            let solution = match self.request.fill {
                Fill::Fast => fast_grid(&mut self.rng),
                Fill::Uniform => uniform_grid(&mut self.rng),
            };
            let Some(full) = self.fill(room, solution).await? else { continue };
            if exact {
                if let Some(made) = self.judge(&full, false).await? {
                    return Ok(made);
                }
                continue;
            }
            let wanted = self.wanted();
            let most = usize::from(wanted.max);
            let (mut clues, is_minimal) = self.dig(&full, wanted, most + near).await;
            if let Some(made) = self.judge(&clues, is_minimal).await? {
                return Ok(made);
            }
            let mut rounds = 0;
            while rounds < ROUNDS && clues.cells.len() > most && clues.cells.len() <= most + near {
                rounds += 1;
                let mut is_minimal = false;
                if let Some(changed) = self.exchange(&clues).await {
                    let dug = self.dig(&changed, wanted, changed.cells.len()).await;
                    if dug.0.cells.len() < clues.cells.len() {
                        rounds = 0;
                    }
                    (clues, is_minimal) = dug;
                }
                if let Some(made) = self.judge(&clues, is_minimal).await? {
                    return Ok(made);
                }
            }
        }
    }

    /// How many clues above the number wanted are worth exchanging. Where all orbits but the centre have four or
    /// eight cells, a new grid is quicker than an exchange (measured: 20 ms against 120 for expert with rot90).
    fn near(&self) -> usize {
        let smallest = self.orbits.iter().map(|orbit| orbit.len()).filter(|&n| n > 1).min();
        match (self.orbits.iter().filter(|orbit| orbit.len() == 1).count(), smallest) {
            (2.., _) => 2,
            (_, Some(2)) => 4,
            _ => 0,
        }
    }

    /// The clues wanted of the next grid: the range, its lower end drawn at random so that a level has puzzles of all
    /// its numbers. Minimal puzzles are dug out to the end.
    fn wanted(&mut self) -> ClueRange {
        let ClueRange { min, max } = self.request.clues;
        let (min, max) = (min.max(17), max.min(81));
        let low = if self.request.minimal { 17 } else { min + self.rng.below(u32::from(max - min) + 1) as u8 };
        ClueRange { min: low, max }
    }

    /// All cells that may hold clues, filled so that they leave one solution; `None` if that did not work out.
    async fn fill(&mut self, room: CellSet, solution: Grid) -> Result<Option<Clues>, Failure> {
        if room == CellSet::ALL {
            return Ok(Some(Clues { cells: room, solution }));
        }
        let mut search = PatternSearch::new(self.desk, room, solution).await;
        loop {
            if let Some(clues) = search.found() {
                return Ok(Some(clues));
            }
            if search.is_stuck() {
                return Ok(None);
            }
            search.step(self.desk, &mut self.rng).await;
            self.step()?;
        }
    }

    /// What digging leaves, and whether it is known to be minimal.
    async fn dig(&mut self, clues: &Clues, wanted: ClueRange, give_up_above: usize) -> (Clues, bool) {
        let Dug { cells, is_minimal } = dig(self.desk, clues, self.orbits, wanted, give_up_above, &mut self.rng).await;
        (Clues { cells, solution: clues.solution }, is_minimal)
    }

    /// One orbit out, another of at most its size in.
    async fn exchange(&mut self, clues: &Clues) -> Option<Clues> {
        let inside: Vec<CellSet> = self.orbits.iter().copied().filter(|orbit| orbit.is_subset(clues.cells)).collect();
        let out = self.rng.pick(&inside)?;
        let others: Vec<CellSet> = self.orbits.iter().copied().filter(|orbit| orbit.len() <= out.len()).collect();
        exchange(self.desk, clues, out, &others, &mut self.rng).await
    }

    /// Counts a step, and takes the clues if they are as asked.
    async fn judge(&mut self, clues: &Clues, is_minimal: bool) -> Result<Option<Made>, Failure> {
        let count = clues.cells.len();
        let range = self.request.clues;
        if range.contains(count) && (!self.request.minimal || is_minimal || needs_all(self.desk, clues).await) {
            self.progress.steps += 1;
            let puzzle = clues.puzzle();
            debug_assert_eq!(solve::verdict(&puzzle), solve::Verdict::Unique(clues.solution));
            return Ok(Some(Made { puzzle, solution: clues.solution, steps: self.progress.steps }));
        }
        let distance =
            |count: usize| usize::from(range.min).saturating_sub(count) + count.saturating_sub(usize::from(range.max));
        if self.progress.best.is_none_or(|best| distance(count) < distance(best.count())) {
            self.progress.best = Some(clues.puzzle());
        }
        self.step().map(|()| None)
    }

    fn step(&mut self) -> Result<(), Failure> {
        self.progress.steps += 1;
        if (self.watch)(&self.progress).is_break() {
            return Err(Failure::Stopped(self.progress));
        }
        if self.progress.steps >= self.request.effort {
            return Err(Failure::Spent(self.progress));
        }
        Ok(())
    }
}

/// Whether every clue is needed.
pub(super) async fn needs_all(desk: &Desk, clues: &Clues) -> bool {
    let ask = |cell| ask_without(desk, &clues.solution, clues.cells - CellSet::only(cell), CellSet::only(cell));
    if desk.is_parallel() {
        for answer in clues.cells.iter().map(ask).collect::<Vec<_>>() {
            if answer.await.found == 0 {
                return false;
            }
        }
    } else {
        for cell in clues.cells.iter() {
            if ask(cell).await.found == 0 {
                return false;
            }
        }
    }
    true
}
