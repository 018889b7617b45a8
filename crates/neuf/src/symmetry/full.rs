//! The first two rows of the canonical form of a full grid.
//!
//! The first row is 123456789, whichever of the 18 lines is taken and in each of its 1,296 orders. Trying all of these
//! would be slow, so the columns are ordered by the second row: once the first stack and the order of its columns are
//! chosen, the second row names the columns that must come next.
//!
//! ```text
//!   row 1   1 2 3 │ 4 5 6 │ 7 8 9      What stands below 1 should be 4, so its column in row 1 is the fourth;
//!   row 2   4 5 6 │ …     │ …          below 2 best 5: in the same stack if it can be; below 3 best 6, else 7
//! ```

use super::partial::{Columns, Partial};
use super::view::{Row, Views};

/// The first two rows and all ways to them. The grid must be full and break no rule.
pub(super) fn first_two_rows(views: &Views) -> (u64, u64, Vec<Partial>) {
    let mut best = u64::MAX;
    let mut found = Vec::with_capacity(32);
    // 456 comes before 457: pairs that can only begin the second row with the latter are not looked at if there are others.
    for alike in [3, 2] {
        for (view, first, second) in pairs() {
            let rows = &views.views[view].rows;
            let pair = Pair::of(&rows[first], &rows[second]);
            for stack in 0..3 {
                for order in pair.orders(stack, alike) {
                    let Some((shown, columns)) = pair.shown(stack, *order, best) else { continue };
                    if shown < best {
                        best = shown;
                        found.clear();
                    }
                    let mut way = Partial::start(view as u8);
                    way.choose(0, first);
                    way.choose(1, second);
                    way.arrange(&columns);
                    way.open = 0;
                    way.label(&rows[first], &columns);
                    found.push(way);
                }
            }
        }
        if !found.is_empty() {
            break;
        }
    }
    (0x1_2345_6789, best, found)
}

/// Every view, every row in it, every other row of that row's band.
fn pairs() -> impl Iterator<Item = (usize, usize, usize)> {
    (0..2).flat_map(|view| {
        (0..9).flat_map(move |first| [1, 2].map(|step| (view, first, first / 3 * 3 + (first + step) % 3)))
    })
}

/// Two rows of a band.
struct Pair {
    /// For each column the column of row 1 that holds what row 2 holds here.
    above: [u8; 9],
}

impl Pair {
    fn of(first: &Row, second: &Row) -> Pair {
        let mut column_of = [0; 64];
        for column in 0..9 {
            column_of[first.shifts[column] as usize & 63] = column as u8;
        }
        Pair { above: std::array::from_fn(|column| column_of[second.shifts[column] as usize & 63]) }
    }

    /// The orders in which the columns of `stack` can come first, if `alike` of the digits that row 2 holds there are in
    /// one stack of row 1, none if they are not: all six for three, the two that begin with 4 5 for two.
    fn orders(&self, stack: usize, alike: usize) -> &'static [[usize; 3]] {
        const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [1, 0, 2], [0, 2, 1], [2, 0, 1], [1, 2, 0], [2, 1, 0]];
        let [a, b, c] = [0, 1, 2].map(|i| self.above[3 * stack + i] / 3);
        match (a == b, a == c, b == c, alike) {
            (true, true, true, 3) => &ORDERS,
            (true, false, false, 2) => &ORDERS[..2],
            (false, true, false, 2) => &ORDERS[2..4],
            (false, false, true, 2) => &ORDERS[4..],
            _ => &[],
        }
    }

    /// The smallest second row, in nibbles, with the columns of `stack` first in this `order`, one of
    /// [`orders`](Pair::orders); with the order of all columns. `None` if it is larger than `best`.
    fn shown(&self, stack: usize, order: [usize; 3], best: u64) -> Option<(u64, Columns)> {
        let above = |column: usize| self.above[column] as usize;
        // The digits of row 1 in `stack` are 1 2 3.
        let mut early = [0; 3];
        for (i, &offset) in order.iter().enumerate() {
            early[offset] = i as u64 + 1;
        }
        let [a, b, c] = order.map(|i| above(3 * stack + i));
        // The next stack is where 4 and 5 are; its third column is the one left over, 6. Columns of a stack add up to
        // three times the middle one.
        let second = a / 3;
        let second_columns = [a, b, 3 * (3 * second + 1) - a - b];
        let mut third_columns = [c; 3];
        // If 6 is not below 3, then 7 is.
        let mut placed = usize::from(c / 3 != second);
        let mut shown = if placed == 1 { 0x457 } else { 0x456 };
        for column in second_columns {
            let source = above(column);
            let digit = if source / 3 == stack {
                early[source % 3]
            } else {
                third_columns[placed] = source;
                placed += 1;
                6 + placed as u64
            };
            shown = shown << 4 | digit;
        }
        if shown > best >> 12 {
            return None;
        }
        for column in third_columns {
            let source = above(column);
            shown = shown << 4 | if source / 3 == stack { early[source % 3] } else { 6 };
        }
        let [d, e, f] = order.map(|i| 3 * stack + i);
        let [g, h, i] = second_columns;
        let [j, k, l] = third_columns;
        (shown <= best).then_some((shown, [d, e, f, g, h, i, j, k, l].map(|column| column as u8)))
    }
}
