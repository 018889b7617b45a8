//! A canonical form half made: some rows chosen, the columns ordered as far as those rows decide.
//!
//! Columns in which no chosen row holds a digit look alike, so their order is left open. They stand first in their
//! stack, since a blank is the smallest thing a row can show; stacks without any digit so far stand first of all.
//!
//! A row is written as nine nibbles, the first column highest, so that smaller numbers mean smaller rows:
//!
//! ```text
//! bits   32 28 24   20 16 12    8  4  0
//!         .  .  1    .  .  2    .  3  4      0 for a blank, else the digit's label
//!        └open┘      └open┘               e.g. after this first row: open = 0xff0_ff0_000
//! ```

use super::view::{Row, View, bits};

/// The nibble of a digit that has no label yet.
const FRESH: u64 = 15;

/// The columns of a view in the order of a form.
pub(super) type Columns = [u8; 9];

/// The rows chosen so far and what they settle.
#[derive(Clone, Copy)]
pub(super) struct Partial {
    /// Nibble `d` is the label of digit `d`, [`FRESH`] if it has none yet. Nibble 0 is 0: blank stays blank.
    pub(super) labels: u64,
    /// The columns whose order is open, a nibble each, in the layout of a row: two or three blank columns of a stack.
    /// If several stacks are all blank, their order is open too.
    pub(super) open: u64,
    /// For each column, the lowest bit of its nibble (32 for the first). The last seven are padding.
    pub(super) places: [u8; 16],
    /// The rows chosen so far, in order.
    pub(super) rows: [u8; 9],
    /// The same as a set.
    pub(super) used: u16,
    /// The label of the next new digit.
    pub(super) next: u8,
    /// Which view the rows are of.
    pub(super) view: u8,
}

/// Which orders [`Partial::successors`] tries.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Orders {
    /// Only those that give the smallest row. Right for rows without a repeated digit.
    Smallest,
    /// All. With repeated digits it cannot be foreseen which are smallest.
    All,
}

impl Partial {
    /// Nothing chosen, everything open.
    pub(super) const fn start(view: u8) -> Partial {
        Partial {
            labels: 0xff_ffff_fff0,
            open: 0xf_ffff_ffff,
            places: [32, 28, 24, 20, 16, 12, 8, 4, 0, 0, 0, 0, 0, 0, 0, 0],
            rows: [0; 9],
            used: 0,
            next: 1,
            view,
        }
    }

    /// The columns in order.
    pub(super) fn columns(&self) -> Columns {
        let mut columns = [0; 9];
        for column in 0..9 {
            columns[8 - self.places[column] as usize / 4] = column as u8;
        }
        columns
    }

    /// The rows that may come after the first `depth`, as a set.
    #[inline]
    pub(super) fn choices(&self, depth: usize, view: &View) -> u16 {
        let unused = !self.used & 0x1ff;
        let mut choices = 0;
        if depth.is_multiple_of(3) {
            for band in 0..3 {
                let rows = 0b111 << (3 * band);
                if unused & rows != 0 && view.equal_bands[band] & unused == 0 {
                    choices |= rows;
                }
            }
        } else {
            choices = unused & 0b111 << (self.rows[depth - 1] / 3 * 3);
        }
        for row in bits(choices) {
            if view.equal_rows[row] & unused != 0 {
                choices &= !(1 << row);
            }
        }
        choices
    }

    /// The smallest row that `row` can give, if it repeats no digit.
    #[inline]
    pub(super) fn smallest(&self, row: &Row) -> u64 {
        let mut shown = self.read(row);
        if shown & self.open != 0 {
            shown = sorted(shown, self.open);
        }
        // Number the new digits from the left.
        let mut fresh = shown & shown >> 1 & shown >> 2 & shown >> 3 & 0x1_1111_1111;
        let mut lack = FRESH - u64::from(self.next);
        while fresh != 0 {
            let top = 1 << (63 - fresh.leading_zeros());
            shown -= lack * top;
            lack -= 1;
            fresh ^= top;
        }
        shown
    }

    /// What `row` shows with the labels and the order as they are, new digits as [`FRESH`].
    #[inline]
    fn read(&self, row: &Row) -> u64 {
        let mut shown = 0;
        let mut filled = row.filled;
        while filled != 0 {
            let column = filled.trailing_zeros() as usize & 15;
            filled &= filled - 1;
            shown |= (self.labels >> row.shifts[column] & 15) << self.places[column];
        }
        shown
    }

    /// Takes `row` as number `depth`: calls `found` with what it shows and what it leads to, for each of the `orders`
    /// that it gives to the columns it opens up.
    pub(super) fn successors(
        &self,
        depth: usize,
        row: usize,
        view: &View,
        orders: Orders,
        found: &mut impl FnMut(u64, Partial),
    ) {
        let mut next = *self;
        next.choose(depth, row);
        let content = &view.rows[row];
        let shown = self.read(content);
        if shown & self.open == 0 {
            let key = next.label(content, &self.columns());
            return found(key, next);
        }
        let mut columns = self.columns();
        let ties = next.refine(shown, orders, &mut columns);
        permute(&mut columns, ties.list(), &mut |columns| {
            let mut next = next;
            next.arrange(columns);
            let key = next.label(content, columns);
            found(key, next);
        });
    }

    /// Takes `row` as number `depth`.
    pub(super) fn choose(&mut self, depth: usize, row: usize) {
        self.rows[depth] = row as u8;
        self.used |= 1 << row;
    }

    /// Puts the columns in this order.
    pub(super) fn arrange(&mut self, columns: &Columns) {
        for (i, &column) in columns.iter().enumerate() {
            self.places[column as usize & 15] = 32 - 4 * i as u8;
        }
    }

    /// Gives the new digits of `row` their labels, in the order of the columns. Returns what the row shows.
    pub(super) fn label(&mut self, row: &Row, columns: &Columns) -> u64 {
        let mut key = 0;
        for &column in columns {
            let shift = row.shifts[column as usize & 15];
            let mut label = self.labels >> shift & 15;
            if label == FRESH {
                label = u64::from(self.next);
                self.labels -= (FRESH - label) << shift;
                self.next += 1;
            }
            key = key << 4 | label;
        }
        key
    }

    /// Orders `columns` by a row that shows `shown` there, as far as they are open, and closes what it decides.
    /// Returns what is to be permuted.
    fn refine(&mut self, shown: u64, orders: Orders, columns: &mut Columns) -> Ties {
        let nibble = |word: u64, i: usize| word >> (32 - 4 * i) & 15;
        // A digit's weight: what decides its place among the open ones.
        let weight = |digit: u64| if orders == Orders::All { digit.min(1) } else { digit };
        let mut stacks: [Stack; 3] = std::array::from_fn(|s| {
            let mut cells: [(u64, u8); 3] =
                std::array::from_fn(|i| (weight(nibble(shown, 3 * s + i)), columns[3 * s + i]));
            let open = (3 * s..3 * s + 3).filter(|&i| nibble(self.open, i) != 0).count();
            cells[..open].sort_unstable();
            Stack { cells, open }
        });
        let blank = stacks.iter().filter(|stack| stack.open == 3).count();
        stacks[..blank].sort_by_key(Stack::weights);

        let mut ties = Ties::default();
        self.open = 0;
        for (s, stack) in stacks.iter().enumerate() {
            let still_open = stack.cells[..stack.open].iter().filter(|cell| cell.0 == 0).count();
            self.open = self.open << 12 | [0, 0, 0xff0, 0xfff][still_open];
            // Known digits differ, so that equals are all new.
            let mut start = 3 * s + still_open;
            for run in stack.cells[still_open..stack.open].chunk_by(|a, b| a.0 == b.0) {
                ties.add(Tie { start, count: run.len(), width: 1 });
                start += run.len();
            }
            for (i, cell) in stack.cells.iter().enumerate() {
                columns[3 * s + i] = cell.1;
            }
        }
        let mut start = 0;
        for run in stacks[..blank].chunk_by(|a, b| match orders {
            Orders::Smallest => a.weights() == b.weights(),
            Orders::All => (a.weights() == [0; 3]) == (b.weights() == [0; 3]),
        }) {
            if run[0].weights() != [0; 3] {
                ties.add(Tie { start, count: run.len(), width: 3 });
            }
            start += 3 * run.len();
        }
        ties
    }
}

/// A stack while its columns are ordered.
struct Stack {
    /// What each column shows, and which column it is.
    cells: [(u64, u8); 3],
    /// How many of them, from the first, were open.
    open: usize,
}

impl Stack {
    fn weights(&self) -> [u64; 3] {
        self.cells.map(|cell| cell.0)
    }
}

/// `count` columns (`width` 1) or stacks (`width` 3) from column `start` on that may stand in any order.
#[derive(Clone, Copy, Default)]
struct Tie {
    start: usize,
    count: usize,
    width: usize,
}

/// At most one tie of columns for each stack, then at most one of stacks.
#[derive(Default)]
struct Ties {
    ties: [Tie; 4],
    count: usize,
}

impl Ties {
    fn add(&mut self, tie: Tie) {
        if tie.count > 1 {
            self.ties[self.count] = tie;
            self.count += 1;
        }
    }

    fn list(&self) -> &[Tie] {
        &self.ties[..self.count]
    }
}

/// Calls `found` with every order of `columns` that the ties allow. A tie of stacks comes last in the list, so that it
/// moves stacks whose columns are in place.
fn permute(columns: &mut Columns, ties: &[Tie], found: &mut dyn FnMut(&Columns)) {
    const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [1, 0, 2], [0, 2, 1], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let Some((tie, others)) = ties.split_first() else { return found(columns) };
    let before = *columns;
    for order in &ORDERS[..if tie.count == 2 { 2 } else { 6 }] {
        for (to, from) in order[..tie.count].iter().enumerate() {
            for i in 0..tie.width {
                columns[tie.start + tie.width * to + i] = before[tie.start + tie.width * from + i];
            }
        }
        permute(columns, others, found);
    }
    *columns = before;
}

/// The smallest order of the open columns and stacks.
fn sorted(shown: u64, open: u64) -> u64 {
    let mut stacks = [shown >> 24, shown >> 12 & 0xfff, shown & 0xfff];
    let opens = [open >> 24, open >> 12 & 0xfff, open & 0xfff];
    for (stack, open) in stacks.iter_mut().zip(opens) {
        if open != 0 && *stack & open != 0 {
            let (mut a, mut b, mut c) = (*stack >> 8, *stack >> 4 & 15, *stack & 15);
            (a, b) = (a.min(b), a.max(b));
            if open == 0xfff {
                (b, c) = (b.min(c), b.max(c));
                (a, b) = (a.min(b), a.max(b));
            }
            *stack = a << 8 | b << 4 | c;
        }
    }
    let [mut a, mut b, mut c] = stacks;
    if opens[1] == 0xfff {
        (a, b) = (a.min(b), a.max(b));
        if opens[2] == 0xfff {
            (b, c) = (b.min(c), b.max(c));
            (a, b) = (a.min(b), a.max(b));
        }
    }
    a << 24 | b << 12 | c
}
