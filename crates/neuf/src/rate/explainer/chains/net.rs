//! Weak and strong links between the candidates of a board that nothing is struck from meanwhile.

use super::field::{Field, SEEN};
use super::found::Links;
use crate::logic::bits::{ones, ones_of};
use crate::logic::{CELL_HOUSES, HOUSE_CELLS};

/// A set of candidates by their numbers in the net.
pub(super) type Row<const W: usize> = [u64; W];

/// The net of one board for one choice of links. Candidates are numbered cell by cell, digits ascending.
///
/// ```text
///  weak[a]     what goes if a is there             step[a]   what is there, two links on: weak, then strong
///  strong[a]   what is there if a goes             hops[a]   the same in order, each with the candidate between
/// ```
pub(super) struct Net<const W: usize> {
    /// By number: 9 × cell + digit.
    pub candidates: Vec<u16>,
    pub weak: Vec<Row<W>>,
    pub strong: Vec<Row<W>>,
    pub step: Vec<Row<W>>,
    weak_ends: Vec<u32>,
    weak_list: Vec<u16>,
    strong_list: Vec<([u16; 4], u8)>,
    hop_ends: Vec<u32>,
    hop_list: Vec<(u16, u16)>,
}

#[inline]
pub(super) fn has<const W: usize>(row: &Row<W>, n: usize) -> bool {
    row[n / 64] >> (n % 64) & 1 == 1
}

#[inline]
pub(super) fn put<const W: usize>(row: &mut Row<W>, n: usize) {
    row[n / 64] |= 1 << (n % 64);
}

#[inline]
pub(super) fn meet<const W: usize>(a: &Row<W>, b: &Row<W>) -> bool {
    a.iter().zip(b).fold(0, |all, (a, b)| all | a & b) != 0
}

#[inline]
pub(super) fn each<const W: usize>(row: &Row<W>, mut of: impl FnMut(usize)) {
    for (i, &word) in row.iter().enumerate() {
        let mut word = word;
        while word != 0 {
            of(i * 64 + word.trailing_zeros() as usize);
            word &= word - 1;
        }
    }
}

impl<const W: usize> Net<W> {
    /// # Panics
    /// If the board has more than 64 × `W` candidates.
    pub fn new(field: &Field, links: Links) -> Net<W> {
        let (x, y) = (links != Links::Y, links != Links::X);
        let mut number = [0u16; 729];
        let mut candidates = Vec::with_capacity(64 * W);
        for cell in 0..81 {
            for digit in ones_of(field.candidates[cell]) {
                number[cell * 9 + digit] = candidates.len() as u16;
                candidates.push((cell * 9 + digit) as u16);
            }
        }
        let n = candidates.len();
        assert!(n <= 64 * W, "the net is too small");
        let mut net = Net {
            candidates,
            weak: vec![[0; W]; n],
            strong: vec![[0; W]; n],
            step: vec![[0; W]; n],
            weak_ends: Vec::with_capacity(n + 1),
            weak_list: Vec::with_capacity(16 * n),
            strong_list: Vec::with_capacity(n),
            hop_ends: Vec::with_capacity(n + 1),
            hop_list: Vec::with_capacity(16 * n),
        };
        net.weak_ends.push(0);
        for a in 0..n {
            let (cell, digit) = (usize::from(net.candidates[a]) / 9, usize::from(net.candidates[a]) % 9);
            let others = field.candidates[cell] & !(1 << digit);
            let mut strong = ([0; 4], 0);
            let mut add_strong = |b: u16| {
                if !strong.0[..usize::from(strong.1)].contains(&b) {
                    strong.0[usize::from(strong.1)] = b;
                    strong.1 += 1;
                }
            };
            if y {
                net.weak_list.extend(ones_of(others).map(|other| number[cell * 9 + other]));
                if others.count_ones() == 1 {
                    add_strong(number[cell * 9 + others.trailing_zeros() as usize]);
                }
            }
            for seen in SEEN[cell] {
                net.weak_list.extend(ones(seen & field.cells[digit]).map(|other| number[other * 9 + digit]));
            }
            if x {
                for (house, position) in CELL_HOUSES[cell] {
                    let there = field.places[usize::from(house)][digit] & !(1 << position);
                    if there.count_ones() == 1 {
                        let other = HOUSE_CELLS[usize::from(house)][there.trailing_zeros() as usize];
                        add_strong(number[usize::from(other) * 9 + digit]);
                    }
                }
            }
            for &b in &net.weak_list[net.weak_ends[a] as usize..] {
                put(&mut net.weak[a], usize::from(b));
            }
            for &b in &strong.0[..usize::from(strong.1)] {
                put(&mut net.strong[a], usize::from(b));
            }
            net.weak_ends.push(net.weak_list.len() as u32);
            net.strong_list.push(strong);
        }
        net.hop_ends.push(0);
        for a in 0..n {
            for i in net.weak_ends[a]..net.weak_ends[a + 1] {
                let between = net.weak_list[i as usize];
                let (strong, count) = net.strong_list[usize::from(between)];
                for &to in &strong[..usize::from(count)] {
                    net.hop_list.push((between, to));
                    put(&mut net.step[a], usize::from(to));
                }
            }
            net.hop_ends.push(net.hop_list.len() as u32);
        }
        net
    }

    pub fn len(&self) -> usize {
        self.candidates.len()
    }

    /// What goes if `a` is there, in order.
    pub fn weak_list(&self, a: usize) -> &[u16] {
        &self.weak_list[self.weak_ends[a] as usize..self.weak_ends[a + 1] as usize]
    }

    /// What is there if `a` goes, in order.
    pub fn strong_list(&self, a: usize) -> &[u16] {
        let (list, count) = &self.strong_list[a];
        &list[..usize::from(*count)]
    }

    /// What is there two links on from `a`, in order: the candidate between, and the one that is there.
    pub fn hops(&self, a: usize) -> &[(u16, u16)] {
        &self.hop_list[self.hop_ends[a] as usize..self.hop_ends[a + 1] as usize]
    }

    /// What is there two links on from any of `from`.
    #[inline]
    pub fn spread(&self, from: &Row<W>) -> Row<W> {
        let mut all = [0; W];
        each(from, |a| {
            for (all, word) in all.iter_mut().zip(&self.step[a]) {
                *all |= word;
            }
        });
        all
    }
}
