//! What nets prove together, the shortest proof first.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::ops::ControlFlow;

use super::net::{LITERALS, Literal, Net, Rules, candidate, is_on, literal};
use crate::grid::{CellSet, Digit};
use crate::logic::bits::{BOXES_FIRST, cell as cell_of, house as house_of, ones_of};
use crate::logic::board::HOUSE_CELLS;
use crate::logic::find::Found;
use crate::logic::{Board, Candidate, Cause, Chain, Step, Technique};

/// Gives the steps of `technique`, one of the family of forcing chains: those with fewest links first, and each
/// conclusion once.
pub(crate) fn find(board: &Board, technique: Technique, found: Found<'_>) -> ControlFlow<()> {
    use Technique as T;
    match technique {
        T::Nishio => give(board, technique, Rules::Digit, found).0,
        T::CellForcingChain | T::HouseForcingChain | T::ContradictionChain | T::VerityChain => {
            give(board, technique, Rules::Chain, found).0
        }
        T::CellForcingNet | T::HouseForcingNet => give(board, technique, Rules::Net, found).0,
        _ => {
            // Patterns within are for those whom nothing else helps.
            let (flow, any) = give(board, technique, Rules::Net, found);
            if any || flow.is_break() { flow } else { give(board, technique, Rules::Nested, found).0 }
        }
    }
}

/// What one of the techniques claims: its conclusion follows from each of the assumptions.
struct Claim {
    conclusion: Literal,
    /// Assumptions, and what follows from each.
    ways: Vec<(Literal, Literal)>,
    house: Option<usize>,
}

/// Also says whether there was any.
fn give(board: &Board, technique: Technique, rules: Rules, found: Found<'_>) -> (ControlFlow<()>, bool) {
    use Technique as T;
    let nets = Nets::new(board, technique, rules);
    let claims = match technique {
        T::CellForcingChain => nets.cells(board, 3),
        T::CellForcingNet => nets.cells(board, 2),
        T::HouseForcingChain => nets.houses(board, 3),
        T::HouseForcingNet => nets.houses(board, 2),
        T::VerityChain | T::VerityNet => nets.verities(),
        _ => nets.contradictions(),
    };
    let mut concluded = vec![false; LITERALS];
    let mut any = false;
    // By number of links: at first the fewest there can be, then how many there are.
    let mut queue: BinaryHeap<Reverse<(u32, bool, usize)>> =
        claims.iter().enumerate().map(|(index, claim)| Reverse((nets.at_least(claim), false, index))).collect();
    while let Some(Reverse((_, is_exact, index))) = queue.pop() {
        let claim = &claims[index];
        if concluded[usize::from(claim.conclusion)] {
            continue;
        }
        if !is_exact {
            queue.push(Reverse((nets.links(claim), true, index)));
            continue;
        }
        let Some(step) = nets.step(technique, rules, claim) else { continue };
        any = true;
        concluded[usize::from(claim.conclusion)] = true;
        if found(step).is_break() {
            return (ControlFlow::Break(()), any);
        }
    }
    (ControlFlow::Continue(()), any)
}

/// By literal: what follows from it.
struct Nets(Vec<Option<Net>>);

impl Nets {
    fn new(board: &Board, technique: Technique, rules: Rules) -> Nets {
        use Technique as T;
        let with_off = !matches!(
            technique,
            T::Nishio | T::CellForcingChain | T::CellForcingNet | T::HouseForcingChain | T::HouseForcingNet
        );
        let mut nets: Vec<Option<Net>> = std::iter::repeat_with(|| None).take(LITERALS).collect();
        for cell in 0..81 {
            for digit in ones_of(board.candidates[cell]) {
                for on in [true, false] {
                    let assumption = literal(cell, digit, on);
                    if on || with_off {
                        nets[usize::from(assumption)] = Some(Net::new(board, assumption, rules));
                    }
                }
            }
        }
        Nets(nets)
    }

    fn of(&self, assumption: Literal) -> Option<&Net> {
        self.0[usize::from(assumption)].as_ref()
    }

    /// What follows from each of `assumptions`, as far as it is about none of their candidates.
    fn common(&self, assumptions: &[Literal], house: Option<usize>, claims: &mut Vec<Claim>) {
        let mut common = [u64::MAX; LITERALS.div_ceil(64)];
        for &assumption in assumptions {
            let Some(net) = self.of(assumption) else { return };
            for (all, known) in common.iter_mut().zip(&net.known) {
                *all &= known;
            }
        }
        for (at, mut word) in common.into_iter().enumerate() {
            while word != 0 {
                let conclusion = (64 * at) as Literal + word.trailing_zeros() as Literal;
                word &= word - 1;
                if assumptions.iter().all(|assumption| assumption | 1 != conclusion | 1) {
                    let ways = assumptions.iter().map(|&assumption| (assumption, conclusion)).collect();
                    claims.push(Claim { conclusion, ways, house });
                }
            }
        }
    }

    /// What follows whatever a cell holds that has `fewest` candidates or more.
    fn cells(&self, board: &Board, fewest: u32) -> Vec<Claim> {
        let mut claims = Vec::new();
        for (cell, &digits) in board.candidates.iter().enumerate().filter(|(_, digits)| digits.count_ones() >= fewest) {
            let assumptions: Vec<Literal> = ones_of(digits).map(|digit| literal(cell, digit, true)).collect();
            self.common(&assumptions, None, &mut claims);
        }
        claims
    }

    /// What follows wherever a house holds a digit that has `fewest` places in it or more.
    fn houses(&self, board: &Board, fewest: u32) -> Vec<Claim> {
        let mut claims = Vec::new();
        for house in BOXES_FIRST {
            for (digit, places) in board.places[house].iter().enumerate() {
                if places.count_ones() >= fewest {
                    let cells = ones_of(*places).map(|position| HOUSE_CELLS[house][position]);
                    let assumptions: Vec<Literal> = cells.map(|cell| literal(cell.into(), digit, true)).collect();
                    self.common(&assumptions, Some(house), &mut claims);
                }
            }
        }
        claims
    }

    /// What follows from a candidate and from its absence.
    fn verities(&self) -> Vec<Claim> {
        let mut claims = Vec::new();
        for on in (1..LITERALS as Literal).step_by(2) {
            self.common(&[on, on ^ 1], None, &mut claims);
        }
        claims
    }

    /// Assumptions from which something and its opposite follow.
    fn contradictions(&self) -> Vec<Claim> {
        let mut claims = Vec::new();
        for assumption in 0..LITERALS as Literal {
            let Some(net) = self.of(assumption) else { continue };
            for &conflict in &net.conflicts {
                let ways = if conflict == assumption | 1 {
                    vec![(assumption, assumption ^ 1)]
                } else {
                    vec![(assumption, conflict), (assumption, conflict ^ 1)]
                };
                claims.push(Claim { conclusion: assumption ^ 1, ways, house: None });
            }
        }
        claims
    }

    fn at_least(&self, claim: &Claim) -> u32 {
        claim.ways.iter().filter_map(|&(from, to)| Some(self.of(from)?.at_least(to))).sum()
    }

    fn links(&self, claim: &Claim) -> u32 {
        claim.ways.iter().filter_map(|&(from, to)| Some(self.of(from)?.ancestors(to).len() as u32)).sum()
    }

    /// The claim with its evidence, unless that is not what `technique` is named for.
    fn step(&self, technique: Technique, rules: Rules, claim: &Claim) -> Option<Step> {
        let chains: Vec<Chain> = claim.ways.iter().filter_map(|&(from, to)| Some(self.of(from)?.chain(to))).collect();
        let fits = if rules == Rules::Chain {
            chains.iter().all(visits_once)
        } else {
            technique == Technique::Nishio || chains.iter().any(joins)
        };
        if !fits || !chains.iter().all(begins_with_assumption) {
            return None;
        }
        let mut step = Step::new(technique);
        let (cell, digit) = candidate(claim.conclusion);
        let conclusion = Candidate { cell: cell_of(cell), digit: Digit::from_index(digit) };
        if is_on(claim.conclusion) {
            step.placements.push(conclusion);
        } else {
            step.eliminations.push(conclusion);
        }
        step.houses.extend(claim.house.map(house_of));
        step.nesting = u8::from(rules == Rules::Nested && chains.iter().any(is_nested));
        step.chains = chains;
        Some(step)
    }
}

/// Whether it supposes anything. What a pattern within shows on the board as it is needs no assumption.
fn begins_with_assumption(chain: &Chain) -> bool {
    chain.links.first().is_some_and(|first| first.cause == Cause::Assumption)
}

/// Whether no candidate is in it twice, but for one that it begins and ends with.
fn visits_once(chain: &Chain) -> bool {
    let mut seen = [CellSet::EMPTY; 9];
    let closes = chain.links.len() > 1
        && chain.links.first().zip(chain.links.last()).is_some_and(|(a, b)| a.cells == b.cells && a.digit == b.digit);
    chain.links[usize::from(closes)..].iter().all(|link| {
        let seen = &mut seen[link.digit.index()];
        let new = (*seen & link.cells).is_empty();
        *seen |= link.cells;
        new
    })
}

/// Whether some link rests upon several others.
fn joins(chain: &Chain) -> bool {
    chain.links.iter().any(|link| link.because.len() > 1)
}

fn is_nested(chain: &Chain) -> bool {
    chain.links.iter().any(|link| matches!(link.cause, Cause::Nested { .. }))
}
