//! The canonical form: of all grids that are the same up to a [`Transform`], the one whose line of 81 characters comes
//! first, blanks before digits (the "min-lex" form).
//!
//! The search builds the form row by row, the first row first. It keeps every way to choose the rows so far that gives
//! the smallest rows ([`Partial`]), tries every row that may come next with each, and keeps the best again. Three
//! things hold the number of ways down:
//!
//! - digits are named in the order in which they appear, so names are never tried;
//! - the order of columns that look alike so far is left open until a row tells them apart;
//! - equal rows are taken in their given order only, and so are equal bands.
//!
//! What is left are ways that really differ: at the end exactly the grid's own symmetries, not counting those that only
//! move equal rows or columns. Puzzles rarely have more than a few dozen at any row. The most that a search for bad
//! cases found were 7,776 (three rows of nine clues in three bands) where the rules are kept, 20,736 where they are
//! broken: some milliseconds. There can never be more than the 3,359,232 positions.

use super::full;
use super::partial::{Orders, Partial};
use super::view::{Views, bits};
use super::{Parts, Transform};
use crate::grid::{Cell, Digit, Grid};

/// The first, by its line with blanks before digits, of all grids that are the same as `grid` up to a [`Transform`].
///
/// Two grids are the same exactly if their canonical forms are equal. Any filling has one: puzzles with one solution,
/// several or none, full grids, the empty grid, grids that break the rules. `docs/SAMENESS.md` says how to find the form
/// with other tools.
///
/// ```
/// use neuf::grid::Grid;
/// use neuf::symmetry::canonical;
///
/// let grid: Grid = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// assert_eq!(
///     canonical(&grid).to_line(),
///     "........1.....2.34156...27......8.......51..232974......16..9....34..7..28.91.45."
/// );
/// # Ok::<(), neuf::grid::LineError>(())
/// ```
pub fn canonical(grid: &Grid) -> Grid {
    search(grid).form
}

/// The canonical form with a transform that leads to it. Where several do, which one is fixed but arbitrary.
///
/// ```
/// use neuf::grid::Grid;
/// use neuf::symmetry::canonical_with;
///
/// let grid: Grid = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let (form, transform) = canonical_with(&grid);
/// assert_eq!(transform.apply(&grid), form);
/// assert_eq!(transform.inverse().apply(&form), grid);
/// # Ok::<(), neuf::grid::LineError>(())
/// ```
pub fn canonical_with(grid: &Grid) -> (Grid, Transform) {
    let found = search(grid);
    (found.form, found.transform())
}

/// In how many of its 2 · 6⁸ positions, transposed or not, `grid` looks as it does now but for the names of the digits:
/// 1 for a grid without any symmetry of its own, 3,359,232 for the empty grid.
pub fn automorphisms(grid: &Grid) -> u32 {
    let found = search(grid);
    let [rows, columns] = &found.views.views;
    found.ways.len() as u32 * rows.idle_moves() * columns.idle_moves()
}

/// Whether some [`Transform`] makes `a` into `b`.
pub fn is_isomorphic(a: &Grid, b: &Grid) -> bool {
    digit_counts(a) == digit_counts(b) && canonical(a) == canonical(b)
}

/// How often each digit appears, in ascending order: the same for grids that are the same.
fn digit_counts(grid: &Grid) -> [u8; 9] {
    let mut counts = [0; 9];
    for digit in Cell::all().filter_map(|cell| grid.get(cell)) {
        counts[digit.index()] += 1;
    }
    counts.sort_unstable();
    counts
}

/// What a search found.
struct Found {
    views: Views,
    form: Grid,
    /// Every way to the form, but for those that differ in the order of equal rows or columns only.
    ways: Vec<Partial>,
}

impl Found {
    fn transform(&self) -> Transform {
        let way = &self.ways[0];
        let mut digits = Digit::ALL;
        let mut unnamed = usize::from(way.next) - 1;
        for digit in Digit::ALL {
            let label = (way.labels >> (4 * digit.get()) & 15) as usize;
            digits[digit.index()] = match label {
                1..=9 => Digit::from_index(label - 1),
                // Digits that do not appear take the names left over.
                _ => {
                    unnamed += 1;
                    Digit::from_index(unnamed - 1)
                }
            };
        }
        let parts = Parts { transpose: way.view == 1, rows: way.rows, columns: way.columns(), digits };
        Transform::from_parts(parts).expect("bands and stacks were kept together and labels given once")
    }
}

fn search(grid: &Grid) -> Found {
    let views = Views::of(grid);
    let mut keys = [0; 9];
    let mut ways = vec![Partial::start(0), Partial::start(1)];
    let mut depth = 0;
    if views.lawful {
        if views.views[0].rows.iter().all(|row| row.filled == 0x1ff) {
            (keys[0], keys[1], ways) = full::first_two_rows(&views);
            depth = 2;
        } else {
            (keys[0], ways) = first_row(&views);
            depth = 1;
        }
    }
    let mut spare = Vec::with_capacity(ways.len().max(32));
    let mut picks = Vec::new();
    while depth < 9 {
        keys[depth] = if views.lawful {
            next_row(&views, depth, &ways, &mut spare, &mut picks)
        } else {
            next_row_unlawful(&views, depth, &ways, &mut spare)
        };
        (ways, spare) = (spare, ways);
        depth += 1;
    }
    Found { views, form: form(&keys), ways }
}

/// The grid whose rows, labels in nibbles, are `keys`.
fn form(keys: &[u64; 9]) -> Grid {
    let mut grid = Grid::EMPTY;
    for cell in Cell::all() {
        let label = keys[cell.row()] >> (32 - 4 * cell.column()) & 15;
        grid.set(cell, Digit::new(label as u8));
    }
    grid
}

/// The smallest first row and all ways to it. Since all digits are new, only where they stand counts.
fn first_row(views: &Views) -> (u64, Vec<Partial>) {
    let smallest = |view: usize, row: usize| SMALLEST[views.views[view].rows[row].filled as usize];
    let lines = || (0..2).flat_map(|view| (0..9).map(move |row| (view, row)));
    let best = lines().map(|(view, row)| smallest(view, row)).min().unwrap_or(0);
    let mut key = 0;
    let mut found = Vec::with_capacity(32);
    for view in 0..2 {
        let start = Partial::start(view as u8);
        for row in bits(start.choices(0, &views.views[view])) {
            if smallest(view, row) == best {
                start.successors(0, row, &views.views[view], Orders::Smallest, &mut |shown, next| {
                    key = shown;
                    found.push(next);
                });
            }
        }
    }
    (key, found)
}

/// For each set of filled cells of a row (bit `c` for column `c`) a number that is smaller if the smallest row with this
/// set, all digits being new, is smaller: its filled cells, the first column as the highest bit.
const SMALLEST: [u16; 512] = {
    let mut table = [0; 512];
    let mut filled = 0;
    while filled < 512 {
        let mut counts = [0, 0, 0, 0];
        let mut stack = 0;
        while stack < 3 {
            counts[(filled >> (3 * stack) & 7u16).count_ones() as usize] += 1;
            stack += 1;
        }
        // The emptiest stack first, in each the blanks first.
        let mut count = 0;
        while count < 4 {
            let mut i = 0;
            while i < counts[count] {
                table[filled as usize] = table[filled as usize] << 3 | ((1 << count) - 1);
                i += 1;
            }
            count += 1;
        }
        filled += 1;
    }
    table
};

/// The smallest row number `depth`. Replaces `found` by all ways to it from `ways` to the rows before. No row may
/// repeat a digit. What was in `picks` is of no account.
fn next_row(
    views: &Views,
    depth: usize,
    ways: &[Partial],
    found: &mut Vec<Partial>,
    picks: &mut Vec<(usize, usize)>,
) -> u64 {
    let mut best = u64::MAX;
    for (i, way) in ways.iter().enumerate() {
        let view = &views.views[way.view as usize];
        for row in bits(way.choices(depth, view)) {
            let shown = way.smallest(&view.rows[row]);
            if shown < best {
                best = shown;
                picks.clear();
            }
            if shown == best {
                picks.push((i, row));
            }
        }
    }
    found.clear();
    for &(i, row) in picks.iter() {
        let view = &views.views[ways[i].view as usize];
        ways[i].successors(depth, row, view, Orders::Smallest, &mut |shown, next| {
            debug_assert_eq!(shown, best);
            found.push(next);
        });
    }
    best
}

/// The same for grids that break the rules.
fn next_row_unlawful(views: &Views, depth: usize, ways: &[Partial], found: &mut Vec<Partial>) -> u64 {
    let mut best = u64::MAX;
    found.clear();
    for way in ways {
        let view = &views.views[way.view as usize];
        // The rows of the other view are the columns of this one.
        let columns = &views.views[1 - way.view as usize];
        for row in bits(way.choices(depth, view)) {
            way.successors(depth, row, view, Orders::All, &mut |shown, next| {
                if shown <= best && columns.takes_copies_in_order(view.rows[row].filled, &next.places) {
                    if shown < best {
                        best = shown;
                        found.clear();
                    }
                    found.push(next);
                }
            });
        }
    }
    best
}
