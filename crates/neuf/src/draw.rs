//! A step as a picture: what of a board is lit, which candidates play which role, what is linked, what is struck out.
//!
//! The picture is the inside of an SVG element with the view box [`VIEW_BOX`]: a cell is 10 wide, the nine places of its
//! candidates are those where a telephone has its digits. It has classes and no colours; who shows it brings a style.
//!
//! ```text
//!  .house .cover        outlines: solid for the houses a pattern is seen in, dashed for those it reaches
//!  .area                a cell to look at
//!  .on1 … .on4, .off    a candidate: filled, each role with a shape of its own; hollow: supposed away in a chain
//!  .strong .weak .net   a link: solid, dashed, dotted (joins several causes, or a whole step)
//!  .out                 a candidate that is struck out: a hollow circle, crossed
//!  .in                  a digit that is placed: a ring around it, large
//! ```

use std::fmt::{self, Write as _};

use crate::grid::{Cell, CellSet, Digit, House, HouseKind};
use crate::logic::{Board, Candidate, Cause, Chain, Family, Role, Step};

/// The view box of the pictures.
pub const VIEW_BOX: &str = "0 0 90 90";

/// A chain with more links than this is drawn with thin lines and without its middle's candidates.
const MANY: usize = 40;
/// From the centre of a candidate to where its links end.
const REACH: f64 = 1.55;

/// What there is to see before the conclusion is told: the cells of the pattern, and none of the conclusion's unless
/// the pattern holds them as well. For a digit with one place in a house that is the house.
pub fn look(step: &Step) -> String {
    let mut picture = Picture::default();
    picture.houses(step);
    picture.0 + &areas(cells_to_look_at(step))
}

/// Cells to look at.
pub fn areas(cells: CellSet) -> String {
    let mut picture = Picture::default();
    for cell in cells.iter() {
        picture.area(cell);
    }
    picture.0
}

/// The cells that [`look`] lights.
pub fn cells_to_look_at(step: &Step) -> CellSet {
    let single = matches!(step.technique.family(), Family::Single | Family::Direct);
    if single && !step.houses.is_empty() {
        return step.houses.iter().fold(CellSet::EMPTY, |cells, house| cells | house.cells());
    }
    if !step.parts.is_empty() {
        return step.parts.iter().fold(CellSet::EMPTY, |cells, part| cells | part.cells);
    }
    let net = step.chains.len() > 1 || step.chains.iter().any(|chain| chain.links.len() > MANY);
    let shown = |chain: &Chain| if net { chain.links.first() } else { None }.map(|link| link.cells);
    let whole = |chain: &Chain| chain.links.iter().fold(CellSet::EMPTY, |cells, link| cells | link.cells);
    step.chains.iter().fold(CellSet::EMPTY, |cells, chain| cells | shown(chain).unwrap_or_else(|| whole(chain)))
}

/// Everything: candidates by role, links, what is struck out and placed. `board` is the one that the step was found on.
pub fn reason(step: &Step, board: &Board) -> String {
    let mut picture = Picture::default();
    picture.houses(step);
    let lit = step.parts.iter().fold(CellSet::EMPTY, |cells, part| cells | part.cells);
    let whole_house = step.parts.iter().any(|part| part.cells.len() > 8);
    for cell in lit.iter().filter(|_| !whole_house) {
        picture.area(cell);
    }
    for chain in &step.chains {
        picture.links(chain);
    }
    // What is struck out or placed is drawn as that, whatever else it is.
    let concluded = |one: &Candidate| step.eliminations.contains(one) || step.placements.contains(one);
    let mut drawn: Vec<Candidate> = Vec::new();
    let mut draw = |picture: &mut Picture, one: Candidate, class: &str| {
        if !concluded(&one) && !drawn.contains(&one) {
            drawn.push(one);
            picture.candidate(one, class);
        }
    };
    for part in &step.parts {
        for cell in part.cells.iter() {
            for digit in (part.digits & board.candidates(cell)).iter() {
                draw(&mut picture, Candidate { cell, digit }, class_of(part.role));
            }
        }
    }
    for chain in &step.chains {
        for (at, link) in chain.links.iter().enumerate() {
            let end = at == 0 || at + 1 == chain.links.len();
            for cell in link.cells.iter().filter(|_| end || chain.links.len() <= MANY) {
                draw(&mut picture, Candidate { cell, digit: link.digit }, if link.on { "on1" } else { "off" });
            }
        }
    }
    for &one in &step.eliminations {
        picture.struck(one);
    }
    for &one in &step.placements {
        picture.placed(one);
    }
    picture.0
}

/// Which of four shapes shows a role.
fn class_of(role: Role) -> &'static str {
    match role {
        Role::Pattern | Role::First | Role::Wing => "on1",
        Role::Second | Role::Pivot | Role::Locked | Role::Excluder => "on2",
        Role::Fin | Role::Extra | Role::Third => "on3",
        Role::Restricted | Role::Fourth => "on4",
    }
}

#[derive(Default)]
struct Picture(String);

impl Picture {
    fn add(&mut self, element: fmt::Arguments) {
        let _ = self.0.write_fmt(element);
    }

    fn houses(&mut self, step: &Step) {
        for (houses, class) in [(&step.covers, "cover"), (&step.houses, "house")] {
            for &house in houses {
                let (x, y, width, height) = bounds(house);
                self.add(format_args!(
                    r#"<rect class="{class}" x="{}" y="{}" width="{}" height="{}" rx="1"/>"#,
                    N(x + 0.6),
                    N(y + 0.6),
                    N(width - 1.2),
                    N(height - 1.2)
                ));
            }
        }
    }

    fn area(&mut self, cell: Cell) {
        let (x, y) = corner(cell);
        self.add(format_args!(r#"<rect class="area" x="{x}" y="{y}" width="10" height="10"/>"#));
    }

    fn digit(&mut self, x: f64, y: f64, digit: Digit) {
        self.add(format_args!(r#"<text x="{}" y="{}">{digit}</text>"#, N(x), N(y)));
    }

    fn candidate(&mut self, one: Candidate, class: &str) {
        let (x, y) = place(one.cell, one.digit);
        self.add(format_args!(r#"<g class="{class}">"#));
        match class {
            "on2" => self.add(format_args!(
                r#"<rect x="{}" y="{}" width="2.8" height="2.8" rx=".3"/>"#,
                N(x - 1.4),
                N(y - 1.4)
            )),
            "on3" => self.add(format_args!(r#"<path d="M{} {}l1.9 1.9-1.9 1.9-1.9-1.9z"/>"#, N(x), N(y - 1.9))),
            "on4" => self.add(format_args!(r#"<path d="M{} {}h1.7l1 1.5-1 1.5h-1.7l-1-1.5z"/>"#, x - 0.85, y - 1.5)),
            _ => self.add(format_args!(r#"<circle cx="{}" cy="{}" r="1.5"/>"#, N(x), N(y))),
        }
        self.digit(x, y, one.digit);
        self.add(format_args!("</g>"));
    }

    fn struck(&mut self, one: Candidate) {
        let (x, y) = place(one.cell, one.digit);
        self.add(format_args!(r#"<g class="out"><circle cx="{}" cy="{}" r="1.5"/>"#, N(x), N(y)));
        self.digit(x, y, one.digit);
        self.add(format_args!(r#"<path d="M{} {}l3.2-3.2"/></g>"#, N(x - 1.6), N(y + 1.6)));
    }

    fn placed(&mut self, one: Candidate) {
        let (x, y) = corner(one.cell);
        let (x, y) = (x as f64 + 5.0, y as f64 + 5.0);
        self.add(format_args!(r#"<g class="in"><circle cx="{}" cy="{}" r="4.1"/>"#, N(x), N(y)));
        self.digit(x, y, one.digit);
        self.add(format_args!("</g>"));
    }

    /// Each link to what it was found from first; a loop is closed.
    fn links(&mut self, chain: &Chain) {
        let many = chain.links.len() > MANY;
        let count = chain.links.len();
        for (at, link) in chain.links.iter().enumerate() {
            let closing = (at == 0 && chain.is_loop && count > 1).then_some(count - 1);
            // A net joins several causes; with many links only the first of each is drawn.
            let causes = link.because.iter().copied().take(if many { 1 } else { link.because.len() });
            for from in causes.chain(closing) {
                let Some(source) = chain.links.get(from) else { continue };
                let simple = link.because.len() < 2 && !matches!(link.cause, Cause::Nested { .. });
                let class = match (source.on, link.on) {
                    _ if !simple => "net",
                    (false, true) => "strong",
                    (true, false) => "weak",
                    _ => "net",
                };
                let (a, b) = (middle(source.cells, source.digit), middle(link.cells, link.digit));
                self.link(a, b, if many { format!("{class} thin") } else { class.to_owned() });
            }
        }
    }

    /// A bow from `a` to `b`, lest it run through what lies between, with a head.
    fn link(&mut self, a: (f64, f64), b: (f64, f64), class: String) {
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        let length = dx.hypot(dy);
        if length < 2.0 * REACH {
            return;
        }
        let bend = if length < 8.0 { 0.0 } else { (length * 0.08).min(3.0) };
        let control = ((a.0 + b.0) / 2.0 - dy / length * bend, (a.1 + b.1) / 2.0 + dx / length * bend);
        let towards = |from: (f64, f64), to: (f64, f64), way: f64| {
            let length = (to.0 - from.0).hypot(to.1 - from.1);
            (from.0 + (to.0 - from.0) / length * way, from.1 + (to.1 - from.1) / length * way)
        };
        let (start, end) = (towards(a, control, REACH), towards(b, control, REACH + 0.2));
        self.add(format_args!(
            r#"<path class="{class}" d="M{} {}Q{} {} {} {}"/>"#,
            N(start.0),
            N(start.1),
            N(control.0),
            N(control.1),
            N(end.0),
            N(end.1)
        ));
        // The head: a triangle whose point is the end.
        let base = towards(end, control, 1.3);
        let (px, py) = (-(end.1 - base.1) * 0.45, (end.0 - base.0) * 0.45);
        self.add(format_args!(
            r#"<path class="head" d="M{} {}L{} {} {} {}z"/>"#,
            N(end.0),
            N(end.1),
            N(base.0 + px),
            N(base.1 + py),
            N(base.0 - px),
            N(base.1 - py)
        ));
    }
}

/// A number with two decimals at the most. Written by hand: the usual printing of fractions weighs as much as ten
/// techniques.
struct N(f64);

impl fmt::Display for N {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hundredths = (self.0 * 100.0).round() as i32;
        let (whole, part) = (hundredths.unsigned_abs() / 100, hundredths.unsigned_abs() % 100);
        let sign = if hundredths < 0 { "-" } else { "" };
        match (part, part % 10) {
            (0, _) => write!(f, "{sign}{whole}"),
            (_, 0) => write!(f, "{sign}{whole}.{}", part / 10),
            _ => write!(f, "{sign}{whole}.{part:02}"),
        }
    }
}

/// The upper left corner of a cell.
fn corner(cell: Cell) -> (usize, usize) {
    (10 * cell.column(), 10 * cell.row())
}

/// The centre of a candidate: the cell has a margin of 4 % and three by three places.
fn place(cell: Cell, digit: Digit) -> (f64, f64) {
    let (x, y) = corner(cell);
    let at = |place: usize| 0.4 + 9.2 * (place as f64 + 0.5) / 3.0;
    (x as f64 + at(digit.index() % 3), y as f64 + at(digit.index() / 3))
}

/// The middle of a digit's candidates in some cells.
fn middle(cells: CellSet, digit: Digit) -> (f64, f64) {
    let count = cells.len().max(1) as f64;
    let sum = cells.iter().map(|cell| place(cell, digit)).fold((0.0, 0.0), |sum, at| (sum.0 + at.0, sum.1 + at.1));
    (sum.0 / count, sum.1 / count)
}

/// Left, top, width, height of a house.
fn bounds(house: House) -> (f64, f64, f64, f64) {
    let at = house.number() as f64;
    match house.kind() {
        HouseKind::Row => (0.0, 10.0 * at, 90.0, 10.0),
        HouseKind::Column => (10.0 * at, 0.0, 10.0, 90.0),
        HouseKind::Box => (30.0 * (at % 3.0), 30.0 * (at / 3.0).floor(), 30.0, 30.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::{DigitSet, Grid};
    use crate::logic::{Link, Part, Technique};

    fn candidate(text: &str) -> Candidate {
        let (cell, digit) = text.split_once('=').unwrap();
        Candidate { cell: cell.parse().unwrap(), digit: Digit::new(digit.parse().unwrap()).unwrap() }
    }

    fn cells(names: &str) -> CellSet {
        names.split(' ').map(|name| name.parse::<Cell>().unwrap()).collect()
    }

    fn count(picture: &str, what: &str) -> usize {
        picture.matches(what).count()
    }

    /// Tags are closed in the order they were opened, attributes are quoted.
    fn assert_well_formed(picture: &str) {
        let mut open = Vec::new();
        for piece in picture.split('<').skip(1) {
            let (tag, _) = piece.split_once('>').unwrap_or_else(|| panic!("{piece}"));
            assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
            let name = tag.trim_start_matches('/').split([' ', '/']).next().unwrap();
            if tag.starts_with('/') {
                assert_eq!(open.pop(), Some(name));
            } else if !tag.ends_with('/') {
                open.push(name);
            }
        }
        assert!(open.is_empty(), "{open:?}");
        assert!(!picture.contains("NaN") && !picture.contains("inf"), "{picture}");
    }

    #[test]
    fn numbers_have_two_decimals_at_the_most() {
        for (number, text) in [(0.0, "0"), (1.5, "1.5"), (-1.005, "-1"), (2.05, "2.05"), (-0.4, "-0.4"), (88.999, "89")]
        {
            assert_eq!(N(number).to_string(), text);
        }
    }

    #[test]
    fn a_pattern_shows_its_roles_and_what_follows() {
        let board = Board::new(&Grid::EMPTY);
        let five = DigitSet::only(Digit::new(5).unwrap());
        let step = Step {
            houses: vec![House::row(1), House::row(6)],
            covers: vec![House::column(2), House::column(7)],
            parts: vec![
                Part { role: Role::Pattern, cells: cells("r2c3 r2c8 r7c3 r7c8"), digits: five },
                Part { role: Role::Fin, cells: cells("r7c9"), digits: five },
            ],
            eliminations: vec![candidate("r9c8=5"), candidate("r8c8=5")],
            ..Step::new(Technique::FinnedXWing)
        };
        let look = look(&step);
        assert_well_formed(&look);
        assert_eq!(["house", "cover", "area"].map(|class| count(&look, &format!("\"{class}\""))), [2, 2, 5]);
        assert!(!look.contains("out") && !look.contains("text"), "the result is hidden");
        let reason = reason(&step, &board);
        assert_well_formed(&reason);
        assert_eq!(["on1", "on3", "out", "in"].map(|class| count(&reason, &format!("\"{class}\""))), [4, 1, 2, 0]);
        assert_eq!(count(&reason, "<text"), 7);
    }

    #[test]
    fn what_is_not_on_the_board_is_not_drawn() {
        let mut board = Board::new(&Grid::EMPTY);
        board.eliminate(Cell::at(0, 0), Digit::new(1).unwrap());
        let digits = [1, 2].into_iter().filter_map(Digit::new).collect();
        let step = Step {
            parts: vec![Part { role: Role::Pattern, cells: cells("r1c1 r1c2"), digits }],
            ..Step::new(Technique::NakedPair)
        };
        assert_eq!(count(&reason(&step, &board), "\"on1\""), 3);
    }

    #[test]
    fn a_single_hides_its_cell_until_it_is_told() {
        let board = Board::new(&Grid::EMPTY);
        let five = DigitSet::only(Digit::new(5).unwrap());
        let step = Step {
            houses: vec![House::box_(3)],
            parts: vec![Part { role: Role::Pattern, cells: cells("r5c2"), digits: five }],
            placements: vec![candidate("r5c2=5")],
            ..Step::new(Technique::HiddenSingle)
        };
        assert_eq!(cells_to_look_at(&step), House::box_(3).cells());
        let reason = reason(&step, &board);
        assert_eq!((count(&reason, "\"in\""), count(&reason, "\"on1\"")), (1, 0), "drawn once, as placed");
    }

    #[test]
    fn chains_have_strong_and_weak_links_and_a_loop_is_closed() {
        let link = |name: &str, on: bool, because: &[usize]| Link {
            cells: cells(name),
            digit: Digit::new(5).unwrap(),
            on,
            because: because.to_vec(),
            cause: Cause::Cell,
        };
        let links = vec![
            link("r2c3", true, &[]),
            link("r2c8", false, &[0]),
            link("r7c8 r7c9", true, &[1]),
            link("r7c3", false, &[2]),
        ];
        let mut step = Step {
            chains: vec![Chain { links, is_loop: false }],
            eliminations: vec![candidate("r7c3=5")],
            ..Step::new(Technique::XChain)
        };
        let board = Board::new(&Grid::EMPTY);
        let picture = reason(&step, &board);
        assert_well_formed(&picture);
        let counts =
            |picture: &str| ["strong", "weak", "on1", "off", "out"].map(|c| count(picture, &format!("\"{c}\"")));
        assert_eq!(counts(&picture), [1, 2, 3, 1, 1]);
        step.chains[0].is_loop = true;
        step.eliminations.clear();
        assert_eq!(counts(&reason(&step, &board)), [2, 2, 3, 2, 0]);
        assert_eq!(cells_to_look_at(&step), cells("r2c3 r2c8 r7c8 r7c9 r7c3"));
        // A net joins causes.
        step.chains[0].links[3].because = vec![0, 2];
        assert_eq!(count(&reason(&step, &board), "\"net\""), 2);
    }
}
