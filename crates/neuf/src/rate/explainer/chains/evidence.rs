//! What a hint shows: its chains, link by link.

use super::driven::{Driver, assumptions};
use super::field::{Field, Fixed};
use super::found::{Found, Links, Mode, Proof};
use super::net::Net;
use super::simple::{Search, reason};
use super::spread::{ADVANCED, IN_CELL, SUPPOSED, Spread};
use crate::grid::{Cell, CellSet, Digit, House};
use crate::logic::bits::ones;
use crate::logic::{Board, Candidate, Cause, Chain, Link, Step, Technique, find};

/// The step that `found` stands for, on the board it was found on. `driver` is free to be used.
pub(super) fn step(board: &Board, found: &Found, driver: &mut Driver) -> Step {
    let field = Field::new(board);
    let evidence = match found.proof {
        Proof::Cycle { .. } | Proof::Forcing { .. } => linked(&field, found),
        _ => driven(board, &field, found, driver),
    };
    conclude(found, evidence)
}

/// The step that `found` stands for, without evidence unless that says what is concluded.
pub(super) fn conclusion(board: &Board, found: &Found) -> Step {
    let step = match found.proof {
        Proof::Cycle { .. } => linked(&Field::new(board), found),
        _ => Step::new(technique(found)),
    };
    conclude(found, step)
}

fn linked(field: &Field, found: &Found) -> Step {
    match field.len() {
        0..=128 => simple::<2>(field, found),
        129..=256 => simple::<4>(field, found),
        _ => simple::<12>(field, found),
    }
}

fn conclude(found: &Found, mut step: Step) -> Step {
    if !matches!(found.proof, Proof::Cycle { .. }) {
        let all = if found.conclusion % 2 == 1 { &mut step.placements } else { &mut step.eliminations };
        all.push(candidate(found.conclusion / 2));
    }
    step
}

fn candidate(number: u16) -> Candidate {
    let number = usize::from(number);
    Candidate { cell: Cell::at(number / 81, number / 9 % 9), digit: Digit::ALL[number % 9] }
}

fn link(number: u16, on: bool, because: Vec<usize>, cause: Cause) -> Link {
    let Candidate { cell, digit } = candidate(number);
    Link { cells: CellSet::only(cell), digit, on, because, cause }
}

fn house(index: usize) -> House {
    match index {
        0..9 => House::row(index),
        9..18 => House::column(index - 9),
        _ => House::box_(index - 18),
    }
}

fn simple<const W: usize>(field: &Field, found: &Found) -> Step {
    let mut search = Search::<W>::new();
    let (links, mut way, mut gone) = match found.proof {
        Proof::Cycle { links, start, nth } => {
            let net = Net::<W>::new(field, links);
            let at = net.candidates.iter().position(|&one| one == start).unwrap_or(0);
            let (mut way, mut all) = (Vec::new(), [0; 9]);
            search.cycles(&net, field, at, found.complexity, |n, _, gone, around| {
                if n == usize::from(nth) {
                    way = around.iter().map(|&one| net.candidates[usize::from(one)]).collect();
                    all = *gone;
                }
                found.complexity
            });
            (links, way, all)
        }
        Proof::Forcing { links, from } => {
            let net = Net::<W>::new(field, links);
            let at = net.candidates.iter().position(|&one| one == from / 2).unwrap_or(0);
            let path = search.path(&net, at, from % 2 == 1);
            (links, path.iter().map(|&one| net.candidates[usize::from(one)]).collect(), [0; 9])
        }
        _ => return Step::new(Technique::Aic),
    };
    let is_loop = matches!(found.proof, Proof::Cycle { .. });
    // The ways were walked from their ends.
    way.reverse();
    let mut on = is_loop;
    if is_loop {
        way.pop();
    } else if found.conclusion & 1 == 0 {
        // What would rule out both ends of a chain is not a link of it.
        way.pop();
        if !way.is_empty() {
            way.remove(0);
        }
    }
    let in_cells = |from: usize| {
        let strong = way.iter().zip(way.iter().skip(1)).skip(from).step_by(2);
        strong.into_iter().all(|(a, b)| a / 9 == b / 9)
    };
    let technique = match (links, is_loop) {
        (Links::X, true) => Technique::XLoop,
        (Links::X, false) => Technique::XChain,
        (_, true)
            if links == Links::Y || in_cells(1) && way.first().zip(way.last()).is_some_and(|(a, b)| a / 9 == b / 9) =>
        {
            Technique::XYLoop
        }
        (_, true) => Technique::NiceLoop,
        (_, false) if in_cells(0) => Technique::XYChain,
        (_, false) => Technique::Aic,
    };
    let mut step = Step::new(technique);
    let mut chain = Chain { links: Vec::new(), is_loop };
    for (i, &one) in way.iter().enumerate() {
        let (because, cause) = match i.checked_sub(1) {
            None => (vec![], Cause::Assumption),
            Some(before) => match reason(field, way[before], one, on) {
                None => (vec![before], Cause::Cell),
                Some(index) => (vec![before], Cause::House { house: house(index) }),
            },
        };
        chain.links.push(link(one, on, because, cause));
        on = !on;
    }
    step.chains.push(chain);
    for (digit, cells) in gone.iter_mut().enumerate() {
        step.eliminations.extend(ones(*cells).map(|cell| candidate((cell * 9 + digit) as u16)));
    }
    step.eliminations.sort();
    step
}

/// What a hint is called; a simple one by its links, where these are known.
fn technique(found: &Found) -> Technique {
    let net = found.mode != Mode::Multiple;
    match found.proof {
        Proof::Contradiction { .. } if found.mode == Mode::Nishio => Technique::Nishio,
        Proof::Contradiction { .. } => Technique::ContradictionNet,
        Proof::Double { .. } => Technique::VerityNet,
        Proof::House { .. } if net => Technique::HouseForcingNet,
        Proof::House { .. } => Technique::HouseForcingChain,
        Proof::Cell { .. } if net => Technique::CellForcingNet,
        Proof::Cell { .. } => Technique::CellForcingChain,
        Proof::Forcing { .. } => Technique::Aic,
        Proof::Cycle { .. } => Technique::NiceLoop,
    }
}

fn driven(board: &Board, field: &Field, found: &Found, driver: &mut Driver) -> Step {
    let level = if let Mode::Dynamic(level) = found.mode { level } else { 0 };
    let mut step = Step::new(technique(found));
    step.nesting = level;
    if let Proof::House { house: index, .. } = found.proof {
        step.houses.push(house(usize::from(index)));
    }
    driver.count(field);
    for from in assumptions(field, found) {
        driver.draw(field, &Fixed::new(board), found.mode, from);
    }
    let mut within = Driver::default();
    for (at, root) in driver.roots(field, found) {
        step.chains.push(chain(board, &driver.spreads[at], root, &mut within));
    }
    step
}

/// All that `root` follows from, and itself.
fn chain(board: &Board, spread: &Spread, root: u16, within: &mut Driver) -> Chain {
    let mut nodes = Vec::new();
    spread.walk(root, |_, node| nodes.push(node));
    nodes.reverse();
    let mut links: Vec<Link> = Vec::new();
    for &number in &nodes {
        let node = &spread.nodes[usize::from(number)];
        let because = spread.parents(number).iter().filter_map(|parent| nodes.binary_search(parent).ok()).collect();
        let cause = match node.why {
            SUPPOSED => Cause::Assumption,
            IN_CELL => Cause::Cell,
            ADVANCED => Cause::Nested { step: Box::new(nested(board, spread, number, within)) },
            index => Cause::House { house: house(usize::from(index)) },
        };
        links.push(link(node.name / 2, node.name % 2 == 1, because, cause));
    }
    Chain { links, is_loop: false }
}

/// The step that struck out what `node` says.
fn nested(board: &Board, spread: &Spread, node: u16, within: &mut Driver) -> Step {
    let mut left = board.clone();
    let strike = |left: &mut Board, name: u16| {
        let Candidate { cell, digit } = candidate(name / 2);
        left.eliminate(cell, digit);
    };
    if let Some(hint) = spread.nested.get(usize::from(spread.nodes[usize::from(node)].nested)) {
        // On the board as it was left when the hint was found.
        for before in spread.nodes[..usize::from(hint.after)].iter().filter(|before| before.name % 2 == 0) {
            strike(&mut left, before.name);
        }
        return step(&left, &hint.found, within);
    }
    for &parent in spread.parents(node) {
        strike(&mut left, spread.nodes[usize::from(parent)].name);
    }
    let gone = candidate(spread.nodes[usize::from(node)].name / 2);
    let mut all: Option<Step> = None;
    for technique in [
        Technique::Pointing,
        Technique::Claiming,
        Technique::LockedPair,
        Technique::HiddenPair,
        Technique::NakedPair,
        Technique::XWing,
    ] {
        let _ = find(&left, technique, &mut |step| {
            if step.eliminations.contains(&gone) {
                all = Some(step);
                std::ops::ControlFlow::Break(())
            } else {
                std::ops::ControlFlow::Continue(())
            }
        });
        if all.is_some() {
            break;
        }
    }
    all.unwrap_or_else(|| Step::new(Technique::Pointing))
}
