//! Producer 15: unique rectangles and loops.
//!
//! The search is the reference's own, quirk and all: the digits that cells of the loop hold besides the two are gathered
//! over all neighbours looked at, taken or not. So some loops are missed, which ones depends on which way up the puzzle is.

use super::hint::Hint;
use super::order::{cells_at, combinations, empties};
use super::wings::bivalue;
use crate::logic::bits::{HOUSES, PEERS, bit, ones, ones_of, seen_by_all};
use crate::logic::{Board, CELL_HOUSES, HOUSE_CELLS, Role, Step, Technique};

/// The easiest loop; of equals that of the lowest type, then the first found.
pub(super) fn loops(board: &Board) -> Option<Hint> {
    let mut first = Kept::First(None);
    search(board, &mut first);
    first.hint(board)
}

/// The rating of the easiest loops, and all they strike out, by digit. Here no loop is missed.
pub(super) fn easiest(board: &Board) -> Option<(f64, [u128; 9])> {
    let mut all = Kept::All(f64::INFINITY, [0; 9]);
    search(board, &mut all);
    match all {
        Kept::All(rating, struck) if rating < f64::INFINITY => Some((rating, struck)),
        _ => None,
    }
}

/// What is kept of the loops found.
enum Kept {
    /// The easiest; of equals that of the lowest type, then the first: rating, type, loop.
    First(Option<(f64, u8, Found)>),
    /// The lowest rating and all that loops so rated strike out.
    All(f64, [u128; 9]),
}

impl Kept {
    /// Nothing that is rated higher is kept.
    fn limit(&self) -> f64 {
        match self {
            Kept::First(best) => best.as_ref().map_or(f64::INFINITY, |best| best.0),
            Kept::All(rating, _) => *rating,
        }
    }

    fn is_first(&self) -> bool {
        matches!(self, Kept::First(_))
    }

    fn hint(self, board: &Board) -> Option<Hint> {
        match self {
            Kept::First(Some((rating, _, found))) => Some(Hint::new(rating, found.step(board))),
            _ => None,
        }
    }
}

fn search(board: &Board, best: &mut Kept) {
    let pairs = bivalue(board);
    for start in ones(pairs) {
        let deadly = board.candidates[start];
        let [a, b] = both(deadly);
        let cells = board.cells[a] & board.cells[b];
        if cells.count_ones() < 4 {
            continue;
        }
        let core = core(cells);
        if core & bit(start) == 0 {
            continue;
        }
        let earlier = core & pairs & (bit(start) - 1);
        let longest = (core & pairs & !earlier).count_ones() as usize + 2;
        let few = longest >= 4;
        let alike = alike(board, core, pairs, start);
        if few || alike != 0 {
            let longest = if alike == 0 { longest } else { 18 };
            let mut search = Search {
                longest,
                board,
                deadly,
                cells,
                core,
                pairs,
                earlier,
                few,
                alike,
                way: Vec::new(),
                best: &mut *best,
            };
            search.way.reserve(18);
            search.extend(start, 3, Way::default());
        }
    }
}

/// The digits that three or more of `cells` hold besides the two, and nothing else, where these with the cells that hold the
/// two alone can make a loop through `start`.
fn alike(board: &Board, cells: u128, pairs: u128, start: usize) -> u16 {
    let deadly = board.candidates[start];
    let (mut once, mut twice, mut more) = (0, 0, 0);
    for extra in ones(cells).map(|cell| board.candidates[cell] & !deadly).filter(|extra| extra.is_power_of_two()) {
        more |= twice & extra;
        twice |= once & extra;
        once |= extra;
    }
    let fit = |&digit: &usize| {
        let only = |&cell: &usize| board.candidates[cell] & !deadly & !(1 << digit) == 0;
        let core = core(ones(cells).filter(only).fold(0, |all, cell| all | bit(cell)));
        core & bit(start) != 0 && (core & !pairs).count_ones() >= 3
    };
    ones_of(more).filter(fit).fold(0, |all, digit| all | 1 << digit)
}

fn both(digits: u16) -> [usize; 2] {
    [digits.trailing_zeros() as usize, 15 - digits.leading_zeros() as usize]
}

/// Those of `cells` that can be in a loop: each sees another in two of its houses.
fn core(mut cells: u128) -> u128 {
    loop {
        let fit = |cell: usize| {
            CELL_HOUSES[cell].iter().filter(|(house, _)| cells & HOUSES[usize::from(*house)] & !bit(cell) != 0).count()
                >= 2
        };
        let left = ones(cells).filter(|&cell| fit(cell)).fold(0, |all, cell| all | bit(cell));
        if left == cells {
            return cells;
        }
        cells = left;
    }
}

/// A loop has two cells at most that hold others, or they all hold one other digit, the same. The first kind is found
/// whichever of its cells is the start, so that a cell that was a start before, for the same two digits, is left out.
struct Search<'a> {
    board: &'a Board,
    deadly: u16,
    /// The cells that hold both digits, and those of them that can be in a loop.
    cells: u128,
    core: u128,
    pairs: u128,
    /// Starts before.
    earlier: u128,
    /// Whether a loop of the first kind may be found.
    few: bool,
    /// No loop has more cells.
    longest: usize,
    /// The digits for which one of the second kind may be, with three cells or more.
    alike: u16,
    way: Vec<usize>,
    best: &'a mut Kept,
}

/// How far the way has come.
#[derive(Clone, Copy, Default)]
struct Way {
    cells: u128,
    /// The houses of its even and of its odd places, and their cells.
    seen: [u32; 2],
    closed: [u128; 2],
    /// How many cells hold others, and what.
    rich: u32,
    extras: u16,
    /// The others of all neighbours looked at so far: of this cell and those on the way here.
    looked_at: u16,
    /// Whether a start from before is on it.
    earlier: bool,
}

/// A loop and what follows from it.
struct Found {
    technique: Technique,
    way: Vec<usize>,
    deadly: u16,
    /// The cells that hold others.
    roof: u128,
    /// The others.
    extras: u16,
    /// A house, the cells of a subset in it, its digits.
    subset: Option<(usize, u128, u16)>,
    /// The digit that is locked in the roof, and where.
    locked: Option<(usize, usize)>,
    struck: Vec<(u128, usize)>,
}

/// What a loop of so many cells is rated at least.
fn base(length: usize) -> f64 {
    match length {
        0..=4 => 4.5,
        5..=6 => 4.6,
        7..=8 => 4.7,
        _ => 5.0,
    }
}

impl Search<'_> {
    /// Adds `cell`, which was come to in a house of `kind` (0 box, 1 row, 2 column), and tries every way on.
    ///
    /// No deeper than 18, as no house is visited twice at places of the same parity.
    fn extend(&mut self, cell: usize, kind: usize, mut way: Way) {
        let houses = CELL_HOUSES[cell].map(|(house, _)| usize::from(house));
        let parity = self.way.len() % 2;
        let start = if self.way.is_empty() { bit(cell) } else { bit(self.way[0]) };
        for house in houses {
            way.seen[parity] |= 1 << house;
            way.closed[parity] |= HOUSES[house];
        }
        way.cells |= bit(cell);
        let length = self.way.len() + 1;
        let closes = length >= 4 && way.seen[0] == way.seen[1];
        let goes_on = length < self.longest && self.best.limit() >= base(length + 1);
        let mut open = if goes_on { self.core & !way.closed[1 - parity] & !way.cells } else { 0 };
        if self.alike == 0 {
            if way.rich >= 2 {
                open &= self.pairs;
            }
            if length + 1 == self.longest {
                open &= PEERS[start.trailing_zeros() as usize];
            }
        }
        if open & PEERS[cell] == 0 && !closes {
            return;
        }
        self.way.push(cell);
        for (kind, house) in houses.into_iter().enumerate().filter(|&(other, _)| other != kind) {
            // Where no loop has many cells that hold others, what was looked at besides doesn't matter.
            let looked_at = if self.alike == 0 { open } else { self.cells & !way.cells };
            let near = HOUSES[house] & (looked_at | if closes { start } else { 0 });
            for next in ones(near & !bit(cell)) {
                if bit(next) == start {
                    self.judge();
                    continue;
                }
                let extra = self.board.candidates[next] & !self.deadly;
                way.looked_at |= extra;
                let looked_at = if self.best.is_first() { way.looked_at } else { way.extras | extra };
                if open & bit(next) == 0 || extra != 0 && way.rich >= 2 && !looked_at.is_power_of_two() {
                    continue;
                }
                let on = Way {
                    rich: way.rich + u32::from(extra != 0),
                    extras: way.extras | extra,
                    earlier: way.earlier || self.earlier & bit(next) != 0,
                    ..way
                };
                let few = self.few && on.rich <= 2 && !on.earlier;
                let one = on.extras & on.extras.wrapping_sub(1) == 0;
                let alike = one && if on.extras == 0 { self.alike != 0 } else { self.alike & on.extras != 0 };
                if few || alike {
                    self.extend(next, kind, on);
                }
            }
        }
        self.way.pop();
    }

    /// What follows from the loop.
    fn judge(&mut self) {
        let base = base(self.way.len());
        if self.best.limit() < base {
            return;
        }
        let [a, b] = both(self.deadly);
        let roof: Vec<usize> = self.way.iter().copied().filter(|&cell| self.pairs & bit(cell) == 0).collect();
        let extras = roof.iter().fold(0, |all, &cell| all | self.board.candidates[cell] & !self.deadly);
        match roof[..] {
            [] => {}
            [cell] => {
                self.offer(base, 1, || Found { struck: vec![(bit(cell), a), (bit(cell), b)], ..Found::default() })
            }
            _ if extras.is_power_of_two() => self.same_extra(base, &roof, extras),
            [first, second] => self.subsets(base, first, second, extras),
            _ => {}
        }
        if let [first, second] = roof[..] {
            self.locked(base, first, second);
        }
    }

    /// Keeps what `found` gives if nothing kept is as easy.
    fn offer(&mut self, rating: f64, kind: u8, found: impl FnOnce() -> Found) {
        match self.best {
            Kept::First(Some(best)) if (best.0, best.1) <= (rating, kind) => return,
            Kept::First(_) => {}
            Kept::All(lowest, struck) => {
                if rating < *lowest - 0.05 {
                    *struck = [0; 9];
                }
                if rating < *lowest + 0.05 {
                    *lowest = lowest.min(rating);
                    for (cells, digit) in found().struck {
                        struck[digit] |= self.board.cells[digit] & cells;
                    }
                }
                return;
            }
        }
        use Technique as T;
        let rectangle = [T::UniqueRectangle1, T::UniqueRectangle2, T::UniqueRectangle3, T::UniqueRectangle4];
        let longer = [T::UniqueLoop1, T::UniqueLoop2, T::UniqueLoop3, T::UniqueLoop4];
        let techniques = if self.way.len() == 4 { rectangle } else { longer };
        let roof = self.way.iter().filter(|&&cell| self.pairs & bit(cell) == 0).fold(0, |all, &cell| all | bit(cell));
        let extras = ones(roof).fold(0, |all, cell| all | self.board.candidates[cell] & !self.deadly);
        let technique = techniques[usize::from(kind) - 1];
        let (way, deadly) = (self.way.clone(), self.deadly);
        *self.best = Kept::First(Some((rating, kind, Found { technique, way, deadly, roof, extras, ..found() })));
    }

    /// Type 2: one of the cells that hold one other digit, the same, holds it.
    fn same_extra(&mut self, base: f64, roof: &[usize], extras: u16) {
        let digit = extras.trailing_zeros() as usize;
        let seen = seen_by_all(roof.iter().fold(0, |all, &cell| all | bit(cell)));
        let struck = self.board.cells[digit] & seen;
        if struck != 0 {
            self.offer(base, 2, || Found { struck: vec![(struck, digit)], ..Found::default() });
        }
    }

    /// Type 3: of two cells one holds one of the others, which makes a subset with further cells of a house.
    fn subsets(&mut self, base: f64, first: usize, second: usize, extras: u16) {
        let in_both = extras & self.board.candidates[first] & self.board.candidates[second];
        for size in extras.count_ones() as usize..=4 {
            for (house, p) in CELL_HOUSES[first].map(|(house, p)| (usize::from(house), p)) {
                let Some(q) = (0..9).find(|&q| usize::from(HOUSE_CELLS[house][q]) == second) else { continue };
                let empty = empties(self.board, house) as usize;
                if 2 * size <= empty {
                    self.naked(base, house, [1 << p, 1 << q], size, extras, in_both);
                }
                if 2 * size < empty {
                    self.hidden(base, house, [1 << p, 1 << q], size, extras);
                }
            }
        }
    }

    fn naked(&mut self, base: f64, house: usize, roof: [u16; 2], size: usize, extras: u16, in_both: u16) {
        let rating = base + 0.1 * (size - 1) as f64;
        let digits_at = |p: usize| self.board.candidates[usize::from(HOUSE_CELLS[house][p])];
        for &positions in combinations(size) {
            if positions & roof[0] == 0 || positions & roof[1] != 0 {
                continue;
            }
            let others = positions & !roof[0];
            let digits = ones_of(others).fold(0, |digits, p| digits | digits_at(p));
            if (digits | extras).count_ones() as usize != size
                || (digits | in_both).count_ones() as usize != size
                || ones_of(others).any(|p| digits_at(p).count_ones() < 2)
            {
                continue;
            }
            let digits = digits | extras;
            let rest = cells_at(house, !positions & !roof[1] & 0x1ff);
            let struck: Vec<_> = strikes(self.board, rest, digits);
            if !struck.is_empty() {
                let subset = Some((house, cells_at(house, others), digits));
                self.offer(rating, 3, || Found { subset, struck, ..Found::default() });
                if self.best.is_first() {
                    return;
                }
            }
        }
    }

    fn hidden(&mut self, base: f64, house: usize, roof: [u16; 2], size: usize, extras: u16) {
        let rating = base + 0.1 * (size - 2) as f64;
        let places = &self.board.places[house];
        // The digits that may join the two, and every choice of them in order.
        let pool = !extras & !self.deadly & 0x1ff;
        if pool == 0 {
            return;
        }
        let chosen = (0..512u16).filter(|chosen| chosen & !pool == 0 && chosen.count_ones() as usize == size - 2);
        let deadly = self.deadly;
        for digits in chosen.map(|chosen| chosen | deadly) {
            if ones_of(digits).any(|digit| places[digit] & !roof[1] == 0) {
                continue;
            }
            let positions = ones_of(digits).fold(0, |all, digit| all | places[digit]) & !roof[1];
            if positions.count_ones() as usize != size {
                continue;
            }
            let set = cells_at(house, positions & !roof[0]);
            let struck = strikes(self.board, set, !digits & 0x1ff);
            if !struck.is_empty() {
                let subset = Some((house, set, digits));
                self.offer(rating, 3, || Found { subset, struck, ..Found::default() });
                if self.best.is_first() {
                    return;
                }
            }
        }
    }

    /// Type 4: one of the two digits has no other place in a house, so the other goes.
    fn locked(&mut self, base: f64, first: usize, second: usize) {
        let roof = bit(first) | bit(second);
        let locked_in = |digit: usize| {
            let all = CELL_HOUSES[first].map(|(house, _)| usize::from(house)).into_iter();
            let mut both = all.filter(|&house| roof & !HOUSES[house] == 0);
            both.find(|&house| self.board.cells[digit] & HOUSES[house] & !roof == 0)
        };
        let [a, b] = both(self.deadly);
        let found = locked_in(a).map(|house| (a, house, b)).or_else(|| locked_in(b).map(|house| (b, house, a)));
        if let Some((digit, house, other)) = found {
            self.offer(base, 4, || Found {
                locked: Some((digit, house)),
                struck: vec![(roof, other)],
                ..Found::default()
            });
        }
    }
}

/// Those of `digits` that are in `cells`.
fn strikes(board: &Board, cells: u128, digits: u16) -> Vec<(u128, usize)> {
    ones_of(digits).map(|digit| (board.cells[digit] & cells, digit)).filter(|&(cells, _)| cells != 0).collect()
}

impl Default for Found {
    fn default() -> Found {
        Found {
            technique: Technique::UniqueRectangle1,
            way: Vec::new(),
            deadly: 0,
            roof: 0,
            extras: 0,
            subset: None,
            locked: None,
            struck: Vec::new(),
        }
    }
}

impl Found {
    fn step(self, board: &Board) -> Step {
        let cells = self.way.iter().fold(0, |all, &cell| all | bit(cell));
        let mut step = Step::new(self.technique);
        if self.way.len() == 4 {
            let lines = |house: usize| cells & HOUSES[house] != 0;
            step = step.with_houses((0..18).filter(|&house| lines(house)));
        }
        step = step.with_part(Role::Pattern, cells, self.deadly);
        step = step.with_part(Role::Extra, self.roof, self.extras);
        if let Some((house, set, digits)) = self.subset {
            step = step.with_covers([house]).with_part(Role::Locked, set, digits);
        }
        if let Some((digit, house)) = self.locked {
            step = step.with_covers([house]).with_part(Role::Locked, self.roof, 1 << digit);
        }
        self.struck.into_iter().fold(step, |step, (cells, digit)| step.striking(board.cells[digit] & cells, digit))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rate::explainer::{Options, path};

    /// The search as it is told: no way is left out, and loops are judged when they are closed.
    fn plain(board: &Board) -> Option<Hint> {
        let mut best = Kept::First(None);
        let pairs = bivalue(board);
        for start in ones(pairs) {
            let deadly = board.candidates[start];
            let cells = board.cells[both(deadly)[0]] & board.cells[both(deadly)[1]];
            let search = Search {
                board,
                deadly,
                cells,
                core: cells,
                pairs,
                earlier: 0,
                few: true,
                longest: 81,
                alike: 0,
                way: Vec::new(),
                best: &mut best,
            };
            Plain { search, start }.extend(start, 3, 2, 0);
        }
        best.hint(board)
    }

    struct Plain<'a> {
        search: Search<'a>,
        start: usize,
    }

    impl Plain<'_> {
        fn extend(&mut self, cell: usize, kind: usize, budget: i32, mut looked_at: u16) {
            self.search.way.push(cell);
            let houses = CELL_HOUSES[cell].map(|(house, _)| usize::from(house));
            for (kind, house) in houses.into_iter().enumerate().filter(|&(other, _)| other != kind) {
                for next in ones(HOUSES[house] & self.search.cells) {
                    if next == self.start && self.search.way.len() >= 4 {
                        if self.is_valid() {
                            self.search.judge();
                        }
                    } else if !self.search.way.contains(&next) {
                        let extra = self.search.board.candidates[next] & !self.search.deadly;
                        looked_at |= extra;
                        if extra == 0 || looked_at.is_power_of_two() || budget > 0 {
                            self.extend(next, kind, budget - i32::from(extra != 0), looked_at);
                        }
                    }
                }
            }
            self.search.way.pop();
        }

        fn is_valid(&self) -> bool {
            let mut seen = [0u32; 2];
            for (place, &cell) in self.search.way.iter().enumerate() {
                for (house, _) in CELL_HOUSES[cell] {
                    if seen[place % 2] >> house & 1 == 1 {
                        return false;
                    }
                    seen[place % 2] |= 1 << house;
                }
            }
            seen[0] == seen[1]
        }
    }

    #[test]
    fn the_search_finds_what_the_plain_one_does() {
        let mut found = 0;
        let rows = include_str!("../../../../../data/ratings/reference.csv").lines().skip(1);
        for row in rows.filter(|row| row.split(',').nth(1).is_some_and(|er| ("4.5".."6.5").contains(&er))) {
            let puzzle = row[..81].parse().unwrap();
            let mut board = Board::new(&puzzle);
            for step in path(&puzzle, &Options::default()).unwrap().steps {
                let (ours, expected) = (loops(&board), plain(&board));
                found += usize::from(expected.is_some());
                let text = |hint: Option<Hint>| format!("{hint:?}");
                assert_eq!(text(ours), text(expected), "{puzzle}");
                board.apply(&step.step);
            }
        }
        assert!(found > 500, "{found}");
    }
}
