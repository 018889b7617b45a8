//! What is left to choose once the first band, the first stack and box 5 stand: see the drawing in [`super`].

use super::tables::{
    DEALS, DEALS_DOWN, Deal, EACH, FIRST_COLUMNS, FIRST_ROWS, Lines, NONE, ORDERED, STEPS, Spaced, WAYS, Ways, joined,
    parts, third,
};

/// How many first bands there are, and first stacks, with their lines in order.
pub(super) const BANDS: u32 = 56 * 1296;

/// How many ways there are to deal the digits of box 4's rows and, unless there is none, to arrange box 5.
pub(super) const MIDDLES: u32 = 56 * 8;

/// Boxes 6 and 8, each with eight ways to arrange it.
pub(super) struct Choices {
    /// The ways after which box 9 comes off. Bit m + 8 n stands for way m of box 6 and way n of box 8; bit i of each
    /// says which way row i of box 6 or column i of box 8 is arranged.
    pub(super) fits: u64,
    rows6: [Line; 3],
    columns8: [Line; 3],
    /// All that is settled: 0 for the columns of boxes 6 and 9 and the rows of boxes 8 and 9.
    boxes: Boxes,
}

/// The rows and the columns of the digits in each box.
pub(super) struct Boxes {
    pub(super) rows: [Lines; 9],
    pub(super) columns: [Lines; 9],
}

impl Choices {
    /// The first band with number `band` and the first stack with number `stack` (both below [`BANDS`]), the middle with
    /// number `middle` (below [`MIDDLES`]). `None` if some line of box 5, 6 or 8 cannot be arranged.
    #[inline(always)]
    pub(super) fn new(band: u32, stack: u32, middle: u32) -> Option<Choices> {
        let (h2, [v2, v3]) = beside(&DEALS, band);
        let (v4, [h4, h7]) = beside(&DEALS_DOWN, stack);

        // A digit's place in its row of box 4 is its column.
        let [a, b, c] = parts(v4);
        let places = [0, a, b, a | b, c, a | c, b | c, EACH];
        let [d, e, f] = parts(h4);
        let [i, j, k] = STEPS[(middle % 56) as usize];
        let one = [d & places[usize::from(i & 7)], e & places[usize::from(j & 7)], f & places[usize::from(k & 7)]];
        let two = [d ^ one[0], e ^ one[1], f ^ one[2]];
        let rows5 = [one[2] | two[1], one[0] | two[2], one[1] | two[0]];
        let rows6 = [two[2] | one[1], two[0] | one[2], two[1] | one[0]];
        let (h5, h6) = (joined(rows5), joined(rows6));

        let rows5 = Line::three(rows5, v2)?;
        let rows6 = Line::three(rows6, v3)?;
        let v5 = arranged(&rows5, middle / 56);
        let v8 = third(v2, v5);
        let columns8 = Line::three(parts(v8), h7)?;
        Some(Choices {
            fits: fits(&rows6, &columns8),
            rows6,
            columns8,
            boxes: Boxes {
                rows: [FIRST_ROWS, h2, third(FIRST_ROWS, h2), h4, h5, h6, h7, 0, 0],
                columns: [FIRST_COLUMNS, v2, v3, v4, v5, 0, third(FIRST_COLUMNS, v4), v8, 0],
            },
        })
    }

    /// All boxes, 6 and 8 in way `way`, a bit of [`fits`](Self::fits).
    #[inline(always)]
    pub(super) fn take(self, way: u32) -> Boxes {
        let Boxes { mut rows, mut columns } = self.boxes;
        columns[5] = arranged(&self.rows6, way & 7);
        columns[8] = third(columns[2], columns[5]);
        rows[7] = arranged(&self.columns8, way >> 3);
        rows[8] = third(rows[6], rows[7]);
        Boxes { rows, columns }
    }
}

/// The band, or stack, with this number: the lines along of the next box, and the lines across of both.
#[inline(always)]
pub(super) fn beside(deals: &[Deal; 56], number: u32) -> (Lines, [Lines; 2]) {
    let deal = &deals[(number / 1296) as usize];
    let ordered = |three: u8, order: u32| ORDERED[usize::from(three)][(order % 6) as usize];
    let [[a, b, c], [d, e, f]] = deal.threes;
    let next = ordered(a, 0) | ordered(b, number) | ordered(c, number / 6);
    let after = ordered(d, 0) | ordered(e, number / 36) | ordered(f, number / 216);
    (deal.next, [next, after])
}

/// A line of a box whose digits have lines across to keep out of.
#[derive(Clone, Copy)]
pub(super) struct Line {
    /// The places of the three digits in [`Lines`], ascending.
    at: [u32; 3],
    ways: Ways,
}

impl Line {
    /// The three lines of a box, or `None` if one of them cannot be arranged.
    #[inline(always)]
    pub(super) fn three([a, b, c]: [Spaced; 3], forbidden: Lines) -> Option<[Line; 3]> {
        let lines = [Line::new(a, forbidden), Line::new(b, forbidden), Line::new(c, forbidden)];
        if (lines[0].ways | lines[1].ways | lines[2].ways) & NONE != 0 { None } else { Some(lines) }
    }

    #[inline(always)]
    fn new(digits: Spaced, forbidden: Lines) -> Line {
        let second = digits & digits.wrapping_sub(1);
        let at = [lowest(digits), lowest(second), lowest(second & second.wrapping_sub(1))];
        let index = forbidden >> at[0] & 3 | (forbidden >> at[1] & 3) << 2 | (forbidden >> at[2] & 3) << 4;
        Line { at, ways: WAYS[index as usize] }
    }

    /// The line across of digit `k` in way 0 or 1.
    #[inline(always)]
    fn across(&self, k: usize, way: u32) -> u32 {
        self.ways >> (6 * way + 2 * k as u32) & 3
    }

    /// The line across that way 0 or 1 leaves to digit `k` for the third box.
    #[inline(always)]
    fn left(&self, k: usize, way: u32) -> u32 {
        self.across(k, way + 2)
    }
}

/// The place of the first digit of a set that has one.
#[inline(always)]
fn lowest(digits: Spaced) -> u32 {
    // The bit above says that there is one, which spares the processor a check.
    (digits | 1 << 31).trailing_zeros()
}

/// The lines across of a box whose line `i` is arranged as bit `i` of `way` says.
#[inline(always)]
fn arranged(lines: &[Line; 3], way: u32) -> Lines {
    let mut across = 0;
    for (i, line) in lines.iter().enumerate() {
        for k in 0..3 {
            across |= line.across(k, way >> i & 1) << line.at[k];
        }
    }
    across
}

/// Of the eight ways of box 6, as bits, those whose bit `i` is 0 and those whose bit `i` is 1.
const WITH: [[u32; 2]; 3] = [[0x55, 0xAA], [0x33, 0xCC], [0x0F, 0xF0]];

/// The ways after which every cell of box 9 has a digit, as in [`Choices::fits`]. As each of its rows and columns gets
/// three digits, the first two rows tell: for a way of box 8 there is
///
/// ```text
/// bits  0–7   8–15  16–23   the ways of box 6 after which a digit stands in the 1st, 2nd, 3rd column of row 1
///      24–31 32–39  40–47   of row 2
/// ```
#[inline(always)]
pub(super) fn fits(rows6: &[Line; 3], columns8: &[Line; 3]) -> u64 {
    // For each digit (by its place in `Lines`) the ways of box 6 that leave it the 1st, 2nd, 3rd column.
    let mut columns = [0u32; 32];
    for (line, with) in rows6.iter().zip(WITH) {
        for k in 0..3 {
            columns[line.at[k] as usize] = with[0] << (8 * line.left(k, 0)) | with[1] << (8 * line.left(k, 1));
        }
    }
    // What each way of each column of box 8 brings to the cells of box 9.
    let mut brought = [[0u64; 2]; 3];
    for (brought, line) in brought.iter_mut().zip(columns8) {
        for k in 0..3 {
            let columns = u64::from(columns[line.at[k] as usize]);
            brought[0] |= columns << (24 * line.left(k, 0));
            brought[1] |= columns << (24 * line.left(k, 1));
        }
    }
    let mut fits = 0;
    for way in 0..8 {
        let cells = brought[0][way & 1] | brought[1][way >> 1 & 1] | brought[2][way >> 2];
        let both = cells & cells >> 24;
        fits |= (both & both >> 8 & both >> 16 & 0xFF) << (8 * way);
    }
    fits
}
