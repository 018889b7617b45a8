//! Digits 1 to 9 and sets of them.

use std::fmt;
use std::num::NonZeroU8;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub};

/// A digit from 1 to 9.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Digit(NonZeroU8);

impl Digit {
    /// The nine digits in ascending order.
    pub const ALL: [Digit; 9] = {
        let mut all = [Digit(NonZeroU8::MIN); 9];
        let mut i = 0;
        while i < 9 {
            all[i] = Digit(NonZeroU8::new(i as u8 + 1).expect("1 to 9"));
            i += 1;
        }
        all
    };

    /// The digit with this value, or `None` unless it is 1 to 9.
    #[inline]
    pub const fn new(value: u8) -> Option<Digit> {
        match NonZeroU8::new(value) {
            Some(value) if value.get() <= 9 => Some(Digit(value)),
            _ => None,
        }
    }

    /// The digit with this index.
    ///
    /// # Panics
    /// If `index` is not 0 to 8.
    #[inline]
    pub const fn from_index(index: usize) -> Digit {
        Digit::ALL[index]
    }

    /// The digit that a character shows, or `None` if it is not `1` to `9`.
    pub const fn from_char(char: char) -> Option<Digit> {
        match char {
            '1'..='9' => Digit::new(char as u8 - b'0'),
            _ => None,
        }
    }

    /// Its value, 1 to 9.
    #[inline]
    pub const fn get(self) -> u8 {
        self.0.get()
    }

    /// Its index, 0 to 8, for tables.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The character that shows it.
    pub const fn to_char(self) -> char {
        (b'0' + self.0.get()) as char
    }
}

impl fmt::Display for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl fmt::Debug for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of digits.
///
/// ```text
///  bit   8 7 6 5 4 3 2 1 0
///  digit 9 8 7 6 5 4 3 2 1      bits 9 to 15 are always 0
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct DigitSet(u16);

impl DigitSet {
    /// No digit.
    pub const EMPTY: DigitSet = DigitSet(0);
    /// All nine.
    pub const ALL: DigitSet = DigitSet(0x1ff);

    /// The set with these bits (see the drawing above); higher bits are dropped.
    #[inline]
    pub const fn from_bits(bits: u16) -> DigitSet {
        DigitSet(bits & 0x1ff)
    }

    /// Its bits, 0 to 0x1ff.
    #[inline]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// The set of this one digit.
    #[inline]
    pub const fn only(digit: Digit) -> DigitSet {
        DigitSet(1 << digit.index())
    }

    /// How many digits it holds, 0 to 9.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it holds none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether it holds `digit`.
    #[inline]
    pub const fn contains(self, digit: Digit) -> bool {
        self.0 >> digit.index() & 1 == 1
    }

    /// Puts `digit` in.
    #[inline]
    pub fn insert(&mut self, digit: Digit) {
        self.0 |= 1 << digit.index();
    }

    /// Takes `digit` out.
    #[inline]
    pub fn remove(&mut self, digit: Digit) {
        self.0 &= !(1 << digit.index());
    }

    /// Puts `digit` in if it was out, takes it out if it was in.
    #[inline]
    pub fn toggle(&mut self, digit: Digit) {
        self.0 ^= 1 << digit.index();
    }

    /// Its smallest digit.
    #[inline]
    pub const fn first(self) -> Option<Digit> {
        if self.0 == 0 { None } else { Some(Digit::ALL[self.0.trailing_zeros() as usize]) }
    }

    /// Its digit, if it holds exactly one.
    #[inline]
    pub const fn single(self) -> Option<Digit> {
        if self.0.is_power_of_two() { self.first() } else { None }
    }

    /// Its digits in ascending order.
    pub fn iter(self) -> impl ExactSizeIterator<Item = Digit> + Clone {
        DigitIter(self.0)
    }
}

#[derive(Clone)]
struct DigitIter(u16);

impl Iterator for DigitIter {
    type Item = Digit;

    #[inline]
    fn next(&mut self) -> Option<Digit> {
        let digit = DigitSet(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(digit)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let n = self.0.count_ones() as usize;
        (n, Some(n))
    }
}

impl ExactSizeIterator for DigitIter {}

impl FromIterator<Digit> for DigitSet {
    fn from_iter<I: IntoIterator<Item = Digit>>(digits: I) -> DigitSet {
        digits.into_iter().fold(DigitSet::EMPTY, |set, digit| set | DigitSet::only(digit))
    }
}

impl BitOr for DigitSet {
    type Output = DigitSet;
    #[inline]
    fn bitor(self, other: DigitSet) -> DigitSet {
        DigitSet(self.0 | other.0)
    }
}

impl BitOrAssign for DigitSet {
    #[inline]
    fn bitor_assign(&mut self, other: DigitSet) {
        self.0 |= other.0;
    }
}

impl BitAnd for DigitSet {
    type Output = DigitSet;
    #[inline]
    fn bitand(self, other: DigitSet) -> DigitSet {
        DigitSet(self.0 & other.0)
    }
}

impl BitAndAssign for DigitSet {
    #[inline]
    fn bitand_assign(&mut self, other: DigitSet) {
        self.0 &= other.0;
    }
}

/// The digits of the first that are not in the second.
impl Sub for DigitSet {
    type Output = DigitSet;
    #[inline]
    fn sub(self, other: DigitSet) -> DigitSet {
        DigitSet(self.0 & !other.0)
    }
}

/// The digits that are not in it.
impl Not for DigitSet {
    type Output = DigitSet;
    #[inline]
    fn not(self) -> DigitSet {
        DigitSet(!self.0 & 0x1ff)
    }
}

impl fmt::Debug for DigitSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_one_to_nine() {
        assert_eq!(Digit::new(0), None);
        assert_eq!(Digit::new(10), None);
        assert_eq!(Digit::ALL.map(Digit::get), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
        for digit in Digit::ALL {
            assert_eq!(Digit::from_char(digit.to_char()), Some(digit));
            assert_eq!(Digit::from_index(digit.index()), digit);
        }
        assert_eq!(Digit::from_char('0'), None);
    }

    #[test]
    fn sets_do_set_algebra() {
        let odd: DigitSet = Digit::ALL.into_iter().filter(|d| d.get() % 2 == 1).collect();
        let small: DigitSet = Digit::ALL.into_iter().filter(|d| d.get() < 4).collect();
        let digits = |set: DigitSet| set.iter().map(Digit::get).collect::<Vec<_>>();
        assert_eq!(digits(odd & small), [1, 3]);
        assert_eq!(digits(odd | small), [1, 2, 3, 5, 7, 9]);
        assert_eq!(digits(odd - small), [5, 7, 9]);
        assert_eq!(digits(!odd), [2, 4, 6, 8]);
        assert_eq!((odd & small).single(), None);
        assert_eq!(DigitSet::only(Digit::ALL[6]).single(), Digit::new(7));
        assert_eq!(DigitSet::EMPTY.first(), None);
        assert_eq!(odd.iter().len(), 5);
    }
}
