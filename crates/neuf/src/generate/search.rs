//! One puzzle as asked: complete grids are dug out, near misses improved by exchanges, until one fits.

use std::ops::ControlFlow;

use crate::grid::{CellSet, Grid};
use crate::rate::Rating;
use crate::rate::explainer::{self, Difficulty, Options};
use crate::solve;

use super::aim::{Aim, Look, Miss};
use super::desk::{Desk, at_once, desk_of_lanes, in_lanes};
use super::dig::{Dug, ask_without, dig};
use super::exchange::{Clues, exchange};
use super::low::{Walk, is_low};
use super::pattern::PatternSearch;
use super::start::{starts, turned};
use super::{ClueRange, Fill, Impossible, Request, Rng, fast_grid, uniform_grid};

/// A puzzle that is as asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Made {
    /// The puzzle.
    pub puzzle: Grid,
    /// Its only solution.
    pub solution: Grid,
    /// Its numbers on Sudoku Explainer's scale, if the search came to know them.
    pub difficulty: Option<Difficulty>,
    /// Steps it took.
    pub steps: u64,
}

impl Made {
    /// Its three numbers, which are found now if the search did without.
    pub fn rated(&self) -> Difficulty {
        let rate = || explainer::rate(&self.puzzle, &Options::default()).map(|rated| rated.difficulty);
        // A puzzle that was made has one solution and is not refused.
        self.difficulty.or_else(|| rate().ok()).unwrap_or(Difficulty {
            er: Rating::ZERO,
            ep: Rating::ZERO,
            ed: Rating::ZERO,
        })
    }
}

/// How far a search has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Steps done.
    pub steps: u64,
    /// The puzzle with one solution that comes nearest to what is asked for, the number of clues before all.
    pub best: Option<Grid>,
    /// How that one is rated, if the search came to know it.
    pub rating: Option<Rating>,
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
        let (why, Progress { steps, best, rating }) = match self {
            Failure::Impossible(reason) => return reason.fmt(f),
            Failure::Spent(progress) => ("no such puzzle was found", progress),
            Failure::Stopped(progress) => ("the search was stopped", progress),
        };
        write!(f, "{why} in {steps} steps")?;
        match (best, rating) {
            (Some(best), Some(rating)) => {
                write!(f, "; the nearest has {} clues and is rated {rating}: {best}", best.count())
            }
            (Some(best), None) => write!(f, "; the nearest has {} clues: {best}", best.count()),
            (None, _) => Ok(()),
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
    let progress = Progress { steps: 0, best: None, rating: None };
    let aim = Aim::of(request);
    Search { desk, request, aim, orbits, rng, progress, start: None, grids: 0, farness: u32::MAX, watch }.run().await
}

/// A search under way.
pub(super) struct Search<'a, W> {
    pub desk: &'a Desk,
    pub request: &'a Request,
    /// What is asked of the difficulty, if anything is.
    pub aim: Option<Aim<'a>>,
    /// The sets that stand or fall together.
    pub orbits: &'a [CellSet],
    pub rng: Rng,
    progress: Progress,
    /// The nearest of the grids dug out since the last walk, with what was wanted of it, and how many these are.
    start: Option<(Clues, Miss, ClueRange)>,
    grids: u32,
    /// How far the nearest puzzle is from what is asked for.
    farness: u32,
    watch: W,
}

/// What a puzzle is found to be.
pub(super) enum Judged {
    /// As asked.
    Made(Made),
    /// As asked but for its difficulty.
    Misses(Miss),
    /// Not as asked.
    Other,
}

/// Grids dug out before the nearest of them is where a walk begins.
const GRIDS: u32 = 30;

/// Exchanges without getting better after which a puzzle is given up. Measured: 20 to 100 make no difference.
const ROUNDS: u32 = 30;

impl<W: FnMut(&Progress) -> ControlFlow<()>> Search<'_, W> {
    async fn run(&mut self) -> Result<Made, Failure> {
        if is_low(self.request) {
            let mut walk = Walk::new(self.request);
            loop {
                let clues = walk.step(self.desk, &mut self.rng).await;
                if let Judged::Made(made) = self.judge(&clues, false).await? {
                    return Ok(made);
                }
            }
        }
        let room = self.orbits.iter().fold(CellSet::EMPTY, |all, &orbit| all | orbit);
        let exact = self.request.pattern.is_some_and(|pattern| pattern.exact);
        let near = self.near();
        let starts = starts(self.request);
        loop {
            if !starts.is_empty()
                && let Some(start) = self.rng.pick(&starts)
                && let Some(clues) = turned(&start, &mut self.rng)
                && let Some(made) = self.ramble(clues).await?
            {
                return Ok(made);
            }
            let solution = match self.request.fill {
                Fill::Fast => fast_grid(&mut self.rng),
                Fill::Uniform => uniform_grid(&mut self.rng),
            };
            let Some(full) = self.fill(room, solution).await? else { continue };
            if exact {
                if let Judged::Made(made) = self.judge(&full, false).await? {
                    return Ok(made);
                }
                continue;
            }
            let wanted = self.wanted();
            let most = usize::from(wanted.max);
            let (mut clues, is_minimal) = self.dig(&full, wanted, most + near).await;
            if let Some(made) = self.judge_around(&clues, is_minimal, wanted).await? {
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
                if let Some(made) = self.judge_around(&clues, is_minimal, wanted).await? {
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
        // With no number asked for, the rating decides.
        let is_free = self.aim.is_some() && self.request.clues == ClueRange::ANY;
        let low =
            if self.request.minimal || is_free { 17 } else { min + self.rng.below(u32::from(max - min) + 1) as u8 };
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
    pub async fn dig(&mut self, clues: &Clues, wanted: ClueRange, give_up_above: usize) -> (Clues, bool) {
        let Dug { cells, is_minimal } = dig(self.desk, clues, self.orbits, wanted, give_up_above, &mut self.rng).await;
        (Clues { cells, solution: clues.solution }, is_minimal)
    }

    /// The same, where only some orbits may go.
    pub async fn dig_out(&mut self, clues: &Clues, orbits: &[CellSet], wanted: ClueRange) -> (Clues, bool) {
        let Dug { cells, is_minimal } = dig(self.desk, clues, orbits, wanted, 81, &mut self.rng).await;
        (Clues { cells, solution: clues.solution }, is_minimal)
    }

    /// One orbit out, another of at most its size in.
    pub async fn exchange(&mut self, clues: &Clues) -> Option<Clues> {
        let inside: Vec<CellSet> = self.orbits.iter().copied().filter(|orbit| orbit.is_subset(clues.cells)).collect();
        let out = self.rng.pick(&inside)?;
        let others: Vec<CellSet> = self.orbits.iter().copied().filter(|orbit| orbit.len() <= out.len()).collect();
        exchange(self.desk, clues, out, &others, &mut self.rng).await
    }

    /// Judges the clues, and if they are as asked but for the difficulty, looks for others around them.
    async fn judge_around(
        &mut self,
        clues: &Clues,
        is_minimal: bool,
        wanted: ClueRange,
    ) -> Result<Option<Made>, Failure> {
        match self.judge(clues, is_minimal).await? {
            Judged::Made(made) => Ok(Some(made)),
            Judged::Misses(miss) => {
                if self.start.is_none_or(|(_, start, _)| miss.distance < start.distance) {
                    self.start = Some((*clues, miss, wanted));
                }
                self.grids += 1;
                match self.start {
                    Some((clues, miss, wanted)) if self.grids >= GRIDS => {
                        (self.grids, self.start) = (0, None);
                        self.refine(clues, miss, wanted).await
                    }
                    _ => Ok(None),
                }
            }
            Judged::Other => Ok(None),
        }
    }

    /// Counts a step, and says what the clues are.
    pub async fn judge(&mut self, clues: &Clues, is_minimal: bool) -> Result<Judged, Failure> {
        let count = clues.cells.len();
        let ClueRange { min, max } = self.request.clues;
        let off = usize::from(min).saturating_sub(count) + count.saturating_sub(usize::from(max));
        let puzzle = clues.puzzle();
        let (mut farness, mut rating) = (off as u32 * 1000, None);
        let mut judged = Judged::Other;
        if off == 0 && (!self.request.minimal || is_minimal || needs_all(self.desk, clues).await) {
            match self.aim.as_ref().map_or(Look::Fits(None), |aim| aim.look(&puzzle)) {
                Look::Fits(difficulty) => {
                    self.progress.steps += 1;
                    debug_assert_eq!(solve::verdict(&puzzle), solve::Verdict::Unique(clues.solution));
                    let steps = self.progress.steps;
                    return Ok(Judged::Made(Made { puzzle, solution: clues.solution, difficulty, steps }));
                }
                Look::Misses(miss) => {
                    farness += miss.distance.min(999);
                    rating = miss.rating;
                    judged = Judged::Misses(miss);
                }
            }
        } else if off == 0 {
            farness += 999;
        }
        if self.progress.best.is_none() || farness < self.farness {
            self.farness = farness;
            self.progress.best = Some(puzzle);
            self.progress.rating = rating;
        }
        self.step().map(|()| judged)
    }

    pub fn step(&mut self) -> Result<(), Failure> {
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
