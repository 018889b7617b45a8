//! What follows from the rules, for all lanes at once.
//!
//! A *minirow* is the three cells that a row shares with a box, a *minicolumn* the three that a column does. One sweep:
//!
//! 1. naked singles: a cell with one digit takes it from its peers;
//! 2. for each house the digits that have a single place in it (hidden singles), from "some" and "at least two" of each
//!    minirow;
//! 3. locked candidates of the nine minirows of each band and the nine minicolumns of each stack, and the two counts
//!    that tdoku's author described: a minirow with only three digits left holds them; one into which three digits
//!    are forced holds nothing else.
//!
//! 2 and 3 look at what 1 left; nothing is repeated within a sweep.

use super::states::States;
use super::vector::{ALL, LaneSet, Vector};

/// What a sweep came to.
pub(super) struct Outcome {
    /// Some house lacks a digit or some cell has none: no solution.
    pub dead: LaneSet,
    /// Candidates were taken away.
    pub changed: LaneSet,
    /// Every digit has exactly one place in every house, each cell one digit: the states are solutions now.
    pub solved: LaneSet,
}

/// Repeats a block with a constant 0, 1, 2.
macro_rules! thrice {
    ($i:ident => $body:block) => {{
        {
            const $i: usize = 0;
            $body
        }
        {
            const $i: usize = 1;
            $body
        }
        {
            const $i: usize = 2;
            $body
        }
    }};
}

/// Draws conclusions once.
#[inline(always)]
pub(super) fn sweep<V: Vector>(
    states: &mut States<V>,
    scratch: &mut Scratch<V>,
    moves: Option<(&States<V>, &States<V>)>,
    gather: impl Fn(V, V) -> V,
) -> Outcome {
    let zero = V::splat(0);
    let all = V::splat(ALL);
    let c = &mut states.0;
    let mut changed = zero;
    // Naked singles.
    let mut columns = [zero; 9];
    for band in 0..3 {
        let mut boxes = [zero; 3];
        thrice!(R => {
            let mut row = zero;
            let r = band * 3 + R;
            thrice!(J => {
                let i = r * 9 + J * 3;
                if let Some((second, edits)) = moves {
                    thrice!(T => {
                        c[i + T] = gather(c[i + T], second.0[i + T]).without(edits.0[i + T]);
                    });
                }
                let s = [c[i].if_single(), c[i + 1].if_single(), c[i + 2].if_single()];
                thrice!(T => {
                    columns[J * 3 + T] = columns[J * 3 + T].or(s[T]);
                });
                let m = s[0].or3(s[1], s[2]);
                row = row.or(m);
                boxes[J] = boxes[J].or(m);
            });
            scratch.rows[r] = row;
        });
        thrice!(R => {
            thrice!(J => {
                scratch.seen[(band * 3 + R) * 3 + J] = scratch.rows[band * 3 + R].or(boxes[J]);
            });
        });
    }
    // Minirows and minicolumns.
    let mut alive = all;
    let mut solved = all;
    for band in 0..3 {
        let (mut across, mut twice) = ([[zero; 3]; 3], [zero; 3]);
        thrice!(J => {
            let mut n = [[zero; 3]; 3];
            thrice!(R => {
                thrice!(T => {
                    let i = (band * 3 + R) * 9 + J * 3 + T;
                    let x = c[i];
                    // Nothing is left of a single, which sees itself: it stays.
                    n[R][T] = x.or_better(x.only(scratch.seen[(band * 3 + R) * 3 + J], columns[J * 3 + T]));
                    c[i] = n[R][T];
                });
            });
            let mut t = [zero; 3];
            thrice!(R => {
                across[R][J] = n[R][0].or3(n[R][1], n[R][2]);
                t[R] = n[R][0].majority(n[R][1], n[R][2]);
                twice[R] = twice[R].or(t[R]);
            });
            thrice!(T => {
                scratch.down[J][T][band] = n[0][T].or3(n[1][T], n[2][T]);
                scratch.down_twice[J][T][band] = n[0][T].majority(n[1][T], n[2][T]);
            });
            let (o0, o1, o2) = (across[0][J], across[1][J], across[2][J]);
            let any = o0.or3(o1, o2);
            let once = any.without(t[0].or3(t[1], t[2]).or(o0.majority(o1, o2)));
            alive = alive.and(any);
            solved = solved.and(once);
            scratch.boxes[band * 3 + J] = once;
        });
        thrice!(R => {
            let [o0, o1, o2] = across[R];
            let any = o0.or3(o1, o2);
            let once = any.without(twice[R].or(o0.majority(o1, o2)));
            alive = alive.and(any);
            solved = solved.and(once);
            thrice!(J => {
                scratch.seen[(band * 3 + R) * 3 + J] = once.or(scratch.boxes[band * 3 + J]);
            });
        });
        minirows(&across, &mut scratch.gone_across[band]);
    }
    for stack in 0..3 {
        thrice!(T => {
            let [o0, o1, o2] = scratch.down[stack][T];
            let [t0, t1, t2] = scratch.down_twice[stack][T];
            let any = o0.or3(o1, o2);
            let once = any.without(t0.or3(t1, t2).or(o0.majority(o1, o2)));
            alive = alive.and(any);
            solved = solved.and(once);
            columns[stack * 3 + T] = once;
        });
        minirows(&scratch.down[stack], &mut scratch.gone_down[stack]);
    }
    // Update.
    let mut least = all;
    for band in 0..3 {
        thrice!(R => {
            let r = band * 3 + R;
            thrice!(J => {
                let once = scratch.seen[r * 3 + J];
                let gone = scratch.gone_across[band][R][J];
                thrice!(T => {
                    let i = r * 9 + J * 3 + T;
                    let x = c[i];
                    let only_here = x.and_or(once, columns[J * 3 + T]);
                    let y = x.or_better(only_here);
                    let n = y.only(gone, scratch.gone_down[J][T][band]);
                    changed = changed.or_xor(x, n);
                    least = least.min(n);
                    c[i] = n;
                });
            });
        });
    }
    let everywhere = LaneSet::MAX >> (32 - V::LANES);
    let some = least.nonzero();
    Outcome {
        dead: alive.xor(all).nonzero() | !some & everywhere,
        changed: changed.nonzero(),
        solved: everywhere & !solved.xor(all).nonzero() & some,
    }
}

/// Between the passes of a sweep.
#[repr(C, align(64))]
pub(super) struct Scratch<V> {
    rows: [V; 9],
    seen: [V; 27],
    boxes: [V; 9],
    down: [[[V; 3]; 3]; 3],
    down_twice: [[[V; 3]; 3]; 3],
    gone_across: [[[V; 3]; 3]; 3],
    gone_down: [[[V; 3]; 3]; 3],
}

impl<V: Vector> Scratch<V> {
    #[inline(always)]
    pub fn new() -> Scratch<V> {
        let z = V::splat(0);
        Scratch {
            rows: [z; 9],
            seen: [z; 27],
            boxes: [z; 9],
            down: [[[z; 3]; 3]; 3],
            down_twice: [[[z; 3]; 3]; 3],
            gone_across: [[[z; 3]; 3]; 3],
            gone_down: [[[z; 3]; 3]; 3],
        }
    }
}

/// Locked candidates of a band (or stack) and the two counts of minirows: what is gone from each.
#[inline(always)]
fn minirows<V: Vector>(o: &[[V; 3]; 3], gone: &mut [[V; 3]; 3]) {
    let zero = V::splat(0);
    let (mut in_line, mut in_box) = ([[zero; 3]; 3], [[zero; 3]; 3]);
    thrice!(R => {
        thrice!(J => {
            let full = o[R][J].if_at_most_3();
            in_line[R][J] = o[R][J].only(o[R][(J + 1) % 3], o[R][(J + 2) % 3]).or(full);
            in_box[R][J] = o[R][J].only(o[(R + 1) % 3][J], o[(R + 2) % 3][J]).or(full);
        });
    });
    thrice!(R => {
        thrice!(J => {
            let x = in_box[R][(J + 1) % 3].or3(in_box[R][(J + 2) % 3], in_line[(R + 1) % 3][J]).or(in_line[(R + 2) % 3][J]);
            let forced = in_line[R][J].or(in_box[R][J]);
            gone[R][J] = x.or_without(forced.has_3(), forced);
        });
    });
}
