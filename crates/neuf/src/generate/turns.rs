//! Results that come in any order, taken in the order of their numbers.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

/// Numbers given out, and results whose turn to be taken has not come.
pub(super) struct Turns<T> {
    begun: u64,
    taken: u64,
    waiting: BTreeMap<u64, T>,
}

impl<T> Turns<T> {
    pub fn new() -> Turns<T> {
        Turns { begun: 0, taken: 0, waiting: BTreeMap::new() }
    }

    /// How many numbers are given out and not taken: what to bound so that few results wait.
    pub fn open(&self) -> u64 {
        self.begun - self.taken
    }

    /// How many results were taken.
    pub fn taken(&self) -> u64 {
        self.taken
    }

    /// The next number, from 0.
    pub fn begin(&mut self) -> u64 {
        self.begun += 1;
        self.begun - 1
    }

    /// Gives `take` this result and those that waited for it, as far as their turn has come, until it breaks.
    pub fn put(&mut self, number: u64, result: T, mut take: impl FnMut(u64, T) -> ControlFlow<()>) -> ControlFlow<()> {
        self.waiting.insert(number, result);
        while let Some(result) = self.waiting.remove(&self.taken) {
            self.taken += 1;
            take(self.taken - 1, result)?;
        }
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_taken_in_turn() {
        let mut turns = Turns::new();
        for number in 0..6 {
            assert_eq!(turns.begin(), number);
        }
        let mut taken = Vec::new();
        for number in [2, 0, 5, 1, 3, 4] {
            let mut take = |number, result| {
                assert_eq!(number * 10, result);
                taken.push(number);
                ControlFlow::Continue(())
            };
            assert!(turns.put(number, number * 10, &mut take).is_continue());
        }
        assert_eq!(taken, [0, 1, 2, 3, 4, 5]);
        assert_eq!((turns.open(), turns.taken()), (0, 6));
        turns.begin();
        assert!(turns.put(6, 60, |_, _| ControlFlow::Break(())).is_break());
    }
}
