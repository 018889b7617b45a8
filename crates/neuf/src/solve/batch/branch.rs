//! Where to guess: in the band or stack with the fewest configurations, a digit that has few there.
//!
//! A digit takes one minirow in each row of a band, one in each box: six permutations at most, its *configurations*.
//! The choice is that of tdoku (T. Dillon, 2020): fewest configurations summed over the digits, then a digit with two.

use super::states::States;
use super::vector::Vector;

/// Minirow of rows 0, 1 and 2 of each configuration.
const PERMUTATIONS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// Two sides of a guess for one digit: not in `others` (so in `here`), or not in `here`. Together they are everything.
#[derive(Clone, Copy)]
pub(super) struct Split {
    /// Cells of one minirow.
    pub here: [u8; 3],
    /// Cells of the other minirows of that row that are possible.
    others: [u8; 6],
    len: u8,
}

impl Split {
    #[inline(always)]
    pub fn others(&self) -> &[u8] {
        &self.others[..usize::from(self.len)]
    }
}

/// By band (0 to 2) or stack (3 to 5) and the set of configurations: a row with as few possible minirows as there are,
/// but at least two.
pub(super) static SPLITS: [[Split; 64]; 6] = {
    let mut table = [[Split { here: [0; 3], others: [0; 6], len: 0 }; 64]; 6];
    let mut group = 0;
    while group < 6 {
        let mut set = 0;
        while set < 64 {
            table[group][set] = split(group, set);
            set += 1;
        }
        group += 1;
    }
    table
};

const fn split(group: usize, set: usize) -> Split {
    let (mut best_row, mut best_parts, mut best_count) = (0, 0u8, 9);
    let mut row = 0;
    while row < 3 {
        let mut parts = 0u8;
        let mut i = 0;
        while i < 6 {
            if set >> i & 1 == 1 {
                parts |= 1 << PERMUTATIONS[i][row];
            }
            i += 1;
        }
        let count = parts.count_ones();
        if count >= 2 && count < best_count {
            best_row = row;
            best_parts = parts;
            best_count = count;
        }
        row += 1;
    }
    let mut split = Split { here: [0; 3], others: [0; 6], len: 0 };
    let (mut part, mut is_first) = (0, true);
    while part < 3 {
        if best_parts >> part & 1 == 1 {
            let mut t = 0;
            while t < 3 {
                let cell = cell(group, best_row, part, t) as u8;
                if is_first {
                    split.here[t] = cell;
                } else {
                    split.others[split.len as usize] = cell;
                    split.len += 1;
                }
                t += 1;
            }
            is_first = false;
        }
        part += 1;
    }
    split
}

/// Cell `t` of minirow `part` of a row of a band; for stacks, rows and columns change places.
const fn cell(group: usize, row: usize, part: usize, t: usize) -> usize {
    let (line, across) = (group % 3 * 3 + row, part * 3 + t);
    if group < 3 { line * 9 + across } else { across * 9 + line }
}

/// What [`choose`] says of each lane.
#[repr(C, align(64))]
pub(super) struct Choices {
    /// `8 n + group` for the band or stack with the fewest configurations, n; 0xffff if all digits have just one
    /// everywhere.
    pub keys: [u16; 32],
    /// The digit, as its bit.
    pub digits: [u16; 32],
    /// Its configurations there, bit i for the i-th.
    pub configurations: [u16; 32],
}

/// Chooses for all lanes. Only for states that a sweep left unchanged.
#[inline(always)]
pub(super) fn choose<V: Vector>(states: &States<V>, choices: &mut Choices) {
    let zero = V::splat(0);
    let c = &states.0;
    let mut best = V::splat(u16::MAX);
    let (mut digits, mut configurations) = (zero, zero);
    for group in 0..6 {
        let (first, step, next) = if group < 3 { (group * 27, 1, 9) } else { ((group - 3) * 3, 9, 1) };
        let mut o = [[zero; 3]; 3];
        for (row, o) in o.iter_mut().enumerate() {
            for (part, o) in o.iter_mut().enumerate() {
                let i = first + row * next + part * 3 * step;
                *o = c[i].or3(c[i + step], c[i + 2 * step]);
            }
        }
        let f = PERMUTATIONS.map(|[p, q, s]| o[0][p].and3(o[1][q], o[2][s]));
        let (mut n, mut once, mut twice, mut thrice, mut more) = (zero, zero, zero, zero, zero);
        for f in f {
            n = n.add(f.count());
            more = more.or_and(thrice, f);
            thrice = thrice.or_and(twice, f);
            twice = twice.or_and(once, f);
            once = once.or(f);
        }
        let (two, three) = (twice.without(thrice), thrice.without(more));
        let split = more.or_better(three).or_better(two);
        let digit = split.and(zero.sub(split));
        let mut set = zero;
        for (i, f) in f.into_iter().enumerate() {
            set = set.or(V::splat(1 << i).if_common(f, digit));
        }
        // Nine configurations: nothing to split.
        let key = V::splat(u16::MAX).replaced_if_less(V::splat(9), n, n.shift_left_3().or(V::splat(group as u16)));
        digits = digits.replaced_if_less(key, best, digit);
        configurations = configurations.replaced_if_less(key, best, set);
        best = best.min(key);
    }
    best.store(&mut choices.keys);
    digits.store(&mut choices.digits);
    configurations.store(&mut choices.configurations);
}
