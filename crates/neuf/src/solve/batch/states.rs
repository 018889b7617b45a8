//! Where states stand: side by side in lanes, and on slabs while they wait.
//!
//! ```text
//!                lane 0   lane 1   …   lane L-1
//!  r1c1          u16      u16          u16           bit d - 1: digit d may stand there
//!  r1c2          u16      u16          u16           bits 9 to 15 are 0
//!  …
//!  r9c9          u16      u16          u16
//! ```
#![allow(unsafe_code)]

use super::vector::{ALL, LaneSet, Vector};

/// As many states as a vector has lanes; see the drawing.
#[derive(Clone)]
#[repr(C, align(64))]
pub(super) struct States<V>(pub [V; 81]);

impl<V: Vector> States<V> {
    #[inline(always)]
    pub fn filled(value: u16) -> States<V> {
        States([V::splat(value); 81])
    }

    #[inline(always)]
    pub fn get(&self, cell: usize, lane: usize) -> u16 {
        assert!(cell < 81 && lane < V::LANES);
        // SAFETY: a vector is `[u16; LANES]` in memory, and the place lies within the 81 vectors, as just checked.
        unsafe { *(&raw const self.0).cast::<u16>().add(cell * V::LANES + lane) }
    }

    #[inline(always)]
    pub fn at(&mut self, cell: usize, lane: usize) -> &mut u16 {
        assert!(cell < 81 && lane < V::LANES);
        // SAFETY: as in `get`.
        unsafe { &mut *(&raw mut self.0).cast::<u16>().add(cell * V::LANES + lane) }
    }

    /// The states of lane `from` of `self` go to lane `to` of `other`.
    #[inline(always)]
    pub fn copy(&self, from: usize, other: &mut States<V>, to: usize) {
        for cell in 0..81 {
            *other.at(cell, to) = self.get(cell, from);
        }
    }

    /// The state of lane `from` goes to lane `to` as well.
    #[inline(always)]
    pub fn copy_within(&mut self, from: usize, to: usize) {
        for cell in 0..81 {
            *self.at(cell, to) = self.get(cell, from);
        }
    }
}

/// Moves states between the lanes and in from `second`, each lane from where `gather` says.
#[inline(always)]
pub(super) fn rearrange<V: Vector>(states: &mut States<V>, second: &States<V>, gather: impl Fn(V, V) -> V) {
    for (state, &second) in states.0.iter_mut().zip(&second.0) {
        *state = gather(*state, second);
    }
}

/// Puzzles as numbers, 0 for an empty cell, each padded to a multiple of 32.
pub(super) type Rows = [[u8; 96]; 32];

/// States of grids given as numbers, one number at a time.
#[inline(always)]
pub(super) fn open<V: Vector>(rows: &Rows, states: &mut States<V>) {
    for (lane, row) in rows.iter().take(V::LANES).enumerate() {
        for (cell, &number) in row.iter().take(81).enumerate() {
            *states.at(cell, lane) = OPEN[usize::from(number & 15)];
        }
    }
}

/// States of grids given as numbers, by vectors of 16 bytes, for at most 16 lanes. `interleave` alternates the bytes of
/// two vectors (two vectors' worth, the first halves first), `widen` turns the numbers of a cell, one a lane, into what
/// it may hold.
#[inline(always)]
pub(super) fn open_by_bytes<V: Vector, B: Copy>(
    rows: &Rows,
    states: &mut States<V>,
    load: impl Fn(&[u8; 16]) -> B,
    interleave: impl Fn(B, B) -> [B; 2],
    widen: impl Fn(B) -> V,
) {
    for first in (0..96).step_by(16) {
        let mut matrix: [B; 16] =
            std::array::from_fn(|i| load(rows[i][first..first + 16].try_into().expect("16 bytes")));
        // Four times the first half interleaved with the second: byte 16 i + j moves to 16 j + i.
        for _ in 0..4 {
            let mut next = matrix;
            for i in 0..8 {
                [next[2 * i], next[2 * i + 1]] = interleave(matrix[i], matrix[i + 8]);
            }
            matrix = next;
        }
        for (state, column) in states.0.iter_mut().skip(first).zip(matrix) {
            *state = widen(column);
        }
    }
}

/// What a cell may hold, by its number.
pub(super) const OPEN: [u16; 32] = {
    let mut table = [ALL; 32];
    let mut digit = 1;
    while digit <= 9 {
        table[digit] = 1 << (digit - 1);
        digit += 1;
    }
    table
};

/// Names a state on a slab.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Entry(u32);

impl Entry {
    pub const NONE: Entry = Entry(u32::MAX);
}

/// States that wait for a lane, kept on slabs of as many as there are lanes. The states of a job form a chain, last in,
/// first out.
pub(super) struct Slabs<V> {
    slabs: Vec<Slab<V>>,
    /// Slabs with nothing on them.
    empty: Vec<usize>,
    /// The slab that is being filled.
    current: usize,
}

struct Slab<V> {
    states: Box<States<V>>,
    used: LaneSet,
    below: [Entry; 32],
}

impl<V: Vector> Slabs<V> {
    #[inline(always)]
    pub fn new() -> Slabs<V> {
        let mut slabs = Slabs { slabs: Vec::new(), empty: Vec::new(), current: 0 };
        slabs.current = slabs.blank();
        slabs
    }

    #[inline(always)]
    fn blank(&mut self) -> usize {
        if let Some(slab) = self.empty.pop() {
            return slab;
        }
        self.slabs.push(Slab { states: Box::new(States::filled(0)), used: 0, below: [Entry::NONE; 32] });
        self.slabs.len() - 1
    }

    /// Turns to a slab with room for `count` more; returns it with its free places.
    #[inline(always)]
    pub fn room(&mut self, count: u32) -> LaneSet {
        let everywhere = LaneSet::MAX >> (32 - V::LANES);
        let mut free = everywhere & !self.slabs[self.current].used;
        if free.count_ones() < count {
            self.current = self.blank();
            free = everywhere;
        }
        free
    }

    /// The states of the slab that [`Slabs::room`] turned to.
    #[inline(always)]
    pub fn current(&mut self) -> &mut States<V> {
        &mut self.slabs[self.current].states
    }

    /// Takes a place of the current slab, on top of `below`.
    #[inline(always)]
    pub fn take(&mut self, place: usize, below: Entry) -> Entry {
        let slab = &mut self.slabs[self.current];
        slab.used |= 1 << place;
        slab.below[place] = below;
        Entry((self.current * V::LANES + place) as u32)
    }

    #[inline(always)]
    pub fn states(&self, entry: Entry) -> (&States<V>, usize) {
        let (slab, place) = (entry.0 as usize / V::LANES, entry.0 as usize % V::LANES);
        (&self.slabs[slab].states, place)
    }

    /// Frees the place of `entry`; returns the one below.
    #[inline(always)]
    pub fn release(&mut self, entry: Entry) -> Entry {
        let (slab, place) = (entry.0 as usize / V::LANES, entry.0 as usize % V::LANES);
        let number = slab;
        let slab = &mut self.slabs[slab];
        slab.used &= !(1 << place);
        if slab.used == 0 && number != self.current {
            self.empty.push(number);
        }
        slab.below[place]
    }
}
