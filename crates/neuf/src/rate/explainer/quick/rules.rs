//! Producers 2, 3 and 5 to 14, each doing all it can at once. Each answers whether it did anything.

use super::state::{Rule, State};
use crate::logic::HOUSE_CELLS;
use crate::logic::bits::{HOUSES, PEERS, bit, ones, ones_of};
use crate::rate::explainer::order::{CROSSING, cells_at};
use crate::rate::explainer::wings::bivalue;

/// By positions in a box: the row (0–2) or column (3–5) of the box that has them all, if they are two or three; else 6.
const IN_LINE: [u8; 512] = {
    let mut table = [6; 512];
    let mut places = 0u16;
    while places < 512 {
        let mut line = 0;
        while line < 6 {
            let mask = if line < 3 { 0b111 << (3 * line) } else { 0b001_001_001 << (line - 3) };
            if places & !mask == 0 && places.count_ones() >= 2 {
                table[places as usize] = line as u8;
            }
            line += 1;
        }
        places += 1;
    }
    table
};

/// The line of a box whose part of it has number `line` in [`IN_LINE`].
fn line_of(house: usize, line: u8) -> usize {
    let (number, line) = (house - 18, usize::from(line));
    if line < 3 { number / 3 * 3 + line } else { 9 + number % 3 * 3 + line - 3 }
}

/// 1.7
pub(super) fn direct_pointing(state: &mut State) -> bool {
    let mut any = false;
    for digit in ones_of(state.digits(Rule::Pointing)) {
        for house in 18..27 {
            let line = IN_LINE[usize::from(state.board.places[house][digit])];
            if line == 6 {
                continue;
            }
            let line = line_of(house, line);
            for other in (18..27).filter(|&other| other != house && CROSSING[other][line] != 0) {
                let all = state.board.places[other][digit];
                let rest = all & !CROSSING[other][line];
                if rest != all && rest.is_power_of_two() {
                    state.place(HOUSE_CELLS[other][rest.trailing_zeros() as usize].into(), digit);
                    any = true;
                }
            }
        }
    }
    any
}

/// 2.6
pub(super) fn pointing(state: &mut State) -> bool {
    let mut any = false;
    for digit in ones_of(state.digits(Rule::Pointed)) {
        for house in 18..27 {
            let line = IN_LINE[usize::from(state.board.places[house][digit])];
            if line != 6 {
                any |= state.strike(HOUSES[line_of(house, line)] & !HOUSES[house], digit);
            }
        }
    }
    any
}

/// 2.8
pub(super) fn claiming(state: &mut State) -> bool {
    let mut any = false;
    for digit in ones_of(state.digits(Rule::Claimed)) {
        for line in 0..18 {
            let places = state.board.places[line][digit];
            // The third of the line that has the first place.
            let third = 0b111 << (places.trailing_zeros() / 3 * 3);
            if places.count_ones() >= 2 && places & !third == 0 {
                let first = usize::from(HOUSE_CELLS[line][places.trailing_zeros() as usize]);
                let house = 18 + first / 27 * 3 + first % 9 / 3;
                any |= state.strike(HOUSES[house] & !HOUSES[line], digit);
            }
        }
    }
    any
}

/// The houses that changed since `rule` looked, one after the other.
fn houses(state: &mut State, rule: Rule, mut look: impl FnMut(&mut State, usize) -> bool) -> bool {
    let mut any = false;
    for house in ones(state.houses(rule).into()) {
        any |= look(state, house);
    }
    any
}

/// Sets of `SIZE` among `masks` (those of the indices in `among`) that together have as many bits: indices and bits.
fn sets<const SIZE: usize>(masks: &[u16; 9], among: u16, mut each: impl FnMut(u16, u16) -> bool) -> bool {
    for a in ones_of(among) {
        let after_a = among & (0x1ff << a << 1);
        for b in ones_of(after_a) {
            let two = masks[a] | masks[b];
            if two.count_ones() as usize > SIZE {
                continue;
            }
            if SIZE == 2 {
                if each(1 << a | 1 << b, two) {
                    return true;
                }
                continue;
            }
            for c in ones_of(after_a & (0x1ff << b << 1)) {
                let three = two | masks[c];
                if three.count_ones() as usize == SIZE && each(1 << a | 1 << b | 1 << c, three) {
                    return true;
                }
            }
        }
    }
    false
}

/// The indices of masks with 2 to `most` bits.
#[inline]
fn few(masks: &[u16; 9], most: u32) -> u16 {
    let fit = |&index: &usize| (2..=most).contains(&masks[index].count_ones());
    (0..9).filter(fit).fold(0, |all, index| all | 1 << index)
}

/// 2.0 and 2.5
pub(super) fn direct_hidden<const SIZE: usize>(state: &mut State, rule: Rule) -> bool {
    houses(state, rule, |state, house| {
        if usize::from(state.empties[house]) <= SIZE {
            return false;
        }
        let places = state.board.places[house];
        let among = few(&places, SIZE as u32);
        if (among.count_ones() as usize) < SIZE {
            return false;
        }
        let mut single = None;
        sets::<SIZE>(&places, among, |digits, cells| {
            let left = |digit: usize| places[digit] & !cells;
            let fit = |&digit: &usize| left(digit) != places[digit] && left(digit).is_power_of_two();
            single = ones_of(!digits & 0x1ff).find(fit).map(|digit| (digit, left(digit)));
            single.is_some()
        });
        if let Some((digit, place)) = single {
            state.place(HOUSE_CELLS[house][place.trailing_zeros() as usize].into(), digit);
            // There may be more.
            state.give_back(rule, 1 << house);
        }
        single.is_some()
    })
}

/// 3.0 and 3.6
pub(super) fn naked<const SIZE: usize>(state: &mut State, rule: Rule) -> bool {
    houses(state, rule, |state, house| {
        if usize::from(state.empties[house]) < 2 * SIZE {
            return false;
        }
        let cells = HOUSE_CELLS[house].map(|cell| state.board.candidates[usize::from(cell)]);
        let among = few(&cells, SIZE as u32);
        if (among.count_ones() as usize) < SIZE {
            return false;
        }
        let mut any = false;
        sets::<SIZE>(&cells, among, |positions, digits| {
            let rest = cells_at(house, !positions & 0x1ff);
            for digit in ones_of(digits) {
                any |= state.strike(rest, digit);
            }
            false
        });
        any
    })
}

/// 3.4 and 4.0
pub(super) fn hidden<const SIZE: usize>(state: &mut State, rule: Rule) -> bool {
    houses(state, rule, |state, house| {
        if usize::from(state.empties[house]) <= 2 * SIZE {
            return false;
        }
        let places = state.board.places[house];
        let among = few(&places, SIZE as u32);
        if (among.count_ones() as usize) < SIZE {
            return false;
        }
        let mut any = false;
        sets::<SIZE>(&places, among, |digits, positions| {
            let set = cells_at(house, positions);
            for digit in ones_of(!digits & 0x1ff) {
                any |= state.strike(set, digit);
            }
            false
        });
        any
    })
}

/// 3.2 and 3.8
pub(super) fn fish<const SIZE: usize>(state: &mut State, rule: Rule) -> bool {
    let mut any = false;
    for digit in ones_of(state.digits(rule)) {
        if usize::from(state.placed[digit]) + 2 * SIZE > 9 {
            continue;
        }
        for base in [9, 0] {
            let lines: [u16; 9] = std::array::from_fn(|line| state.board.places[base + line][digit]);
            let among = few(&lines, SIZE as u32);
            if (among.count_ones() as usize) < SIZE {
                continue;
            }
            sets::<SIZE>(&lines, among, |based, cover| {
                let of = |first: usize, lines: u16| ones_of(lines).fold(0, |all, line| all | HOUSES[first + line]);
                any |= state.strike(of(9 - base, cover) & !of(base, based), digit);
                false
            });
        }
    }
    any
}

/// 4.2
pub(super) fn xy_wing(state: &mut State) -> bool {
    if !state.is_news(Rule::XYWing) {
        return false;
    }
    let pairs = bivalue(&state.board);
    let mut any = false;
    for pivot in ones(pairs) {
        let own = state.board.candidates[pivot];
        for first in ones(pairs & PEERS[pivot]) {
            let one = state.board.candidates[first];
            let (x, z) = (own & one, one & !own);
            // The first wing has the pivot's lower digit, so that each wing is met once.
            if !x.is_power_of_two() || z == 0 || own.count_ones() != 2 || x > own & !x {
                continue;
            }
            let digit = z.trailing_zeros() as usize;
            let victims = state.board.cells[digit] & PEERS[first];
            if victims == 0 {
                continue;
            }
            for second in ones(pairs & PEERS[pivot]) {
                if state.board.candidates[second] == own & !x | z {
                    any |= state.strike(victims & PEERS[second] & !bit(pivot), digit);
                }
            }
        }
    }
    any
}

/// 4.4
pub(super) fn xyz_wing(state: &mut State) -> bool {
    if !state.is_news(Rule::XYZWing) {
        return false;
    }
    let pairs = bivalue(&state.board);
    let mut any = false;
    for pivot in ones(state.board.empty) {
        let own = state.board.candidates[pivot];
        if own.count_ones() != 3 {
            continue;
        }
        for first in ones(pairs & PEERS[pivot]) {
            let one = state.board.candidates[first];
            if one & !own != 0 {
                continue;
            }
            for second in ones(pairs & PEERS[pivot] & (u128::MAX << first << 1)) {
                let two = state.board.candidates[second];
                let z = one & two;
                if two & !own == 0 && z.is_power_of_two() {
                    let seen = PEERS[pivot] & PEERS[first] & PEERS[second];
                    any |= state.strike(seen, z.trailing_zeros() as usize);
                }
            }
        }
    }
    any
}
