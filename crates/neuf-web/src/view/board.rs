//! The board: a real grid of real cells, one of which takes the focus.

use neuf::draw::VIEW_BOX;
use neuf::grid::{Cell, CellSet, Digit, DigitSet};
use neuf::play::keys::{self, Command, Stroke};
use neuf::play::{Game, Input, MarkStyle, Press, Reach};
use neuf::words::Language;
use wasm_bindgen::JsCast;
use web_sys::{KeyboardEvent, PointerEvent};

use crate::browser;
use crate::desk::Desk;
use crate::dom::{self, El, Var, el, follow};
use crate::say;
use crate::settings::Settings;
use crate::study::{Mark, Study};
use crate::view::help;

/// While dragging, a cell is entered within this part of its side from its middle, so that a diagonal is easy.
const DISC: f64 = 0.42;
/// A second press counts as such within this many milliseconds and pixels of the first.
const AGAIN_TIME: f64 = 350.0;
const AGAIN_WAY: f64 = 10.0;

/// What a cell looks like.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Face {
    digit: Option<Digit>,
    given: bool,
    revealed: bool,
    centre: DigitSet,
    corner: DigitSet,
    selected: bool,
    peer: bool,
    same: bool,
    bad: bool,
    wrong: bool,
    cursor: bool,
    /// Whether centre marks stand in a line, there being corner marks as well.
    line: bool,
    /// The mark of the digit that is looked at.
    lit: Option<Digit>,
    /// What a hint has struck out, where no mark says so.
    struck: DigitSet,
    /// What the hint that is shown has here.
    mark: Mark,
}

/// All faces, from the game and what the reader wants to see.
fn faces(game: &Game, settings: &Settings, study: Study) -> Vec<Face> {
    let selection = game.selection();
    let single = (selection.cells.len() == 1).then(|| selection.cells.first()).flatten();
    let looked_at = single.and_then(|cell| game.digit(cell)).filter(|_| settings.show_same);
    let peers = single.filter(|_| settings.show_peers).map_or(CellSet::EMPTY, Cell::peers);
    let same = looked_at.map_or(CellSet::EMPTY, |digit| game.grid().cells_of(digit));
    let bad = if settings.show_conflicts { game.conflicts() } else { CellSet::EMPTY };
    let two_marks = game.habits().marks == MarkStyle::CornerAndCentre;
    let face = |cell: Cell| {
        let content = game.content(cell);
        Face {
            digit: game.digit(cell),
            given: game.is_given(cell),
            revealed: content.revealed,
            centre: content.centre,
            corner: if two_marks { content.corner } else { DigitSet::EMPTY },
            selected: selection.cells.contains(cell),
            peer: peers.contains(cell),
            same: same.contains(cell),
            bad: bad.contains(cell),
            wrong: game.shown_wrong().contains(cell),
            cursor: selection.cursor == cell,
            line: two_marks,
            struck: if content.centre.is_empty() { content.struck } else { DigitSet::EMPTY },
            mark: study.mark(cell),
            lit: looked_at.filter(|&digit| content.centre.contains(digit) || content.corner.contains(digit)),
        }
    };
    Cell::all().map(face).collect()
}

pub fn board(desk: Desk, study: Study) -> El {
    let label = move || {
        let (clues, empty) = desk.game.with(|game| (game.givens().count(), game.empty()));
        Some(desk.text("board", &[("clues", clues.into()), ("empty", empty.into())]))
    };
    let cells: Vec<CellView> = Cell::all().map(CellView::new).collect();
    let rows = (0..9).map(|row| {
        let cells = (0..9).map(|column| cells[9 * row + column].element.clone());
        el("div", "row").attr("role", "row").attr("aria-rowindex", &(row + 1).to_string()).with(cells)
    });
    let board = el("div", "board")
        .attr("id", "board")
        .attr("role", "grid")
        .attr("aria-rowcount", "9")
        .attr("aria-colcount", "9")
        .attr("aria-multiselectable", "true")
        .attr_of("aria-label", label)
        .class_if("many", move || desk.game.with(|game| game.selection().cells.len() > 1))
        .with(rows)
        .with([picture(study)]);
    // One follower for all cells: they are looked at together, and only those that differ are drawn.
    let mut drawn: Vec<Option<(Face, Language)>> = vec![None; Cell::COUNT];
    follow(move || {
        let language = desk.language();
        let faces = desk.game.with(|game| desk.settings.with(|settings| faces(game, settings, study)));
        for ((view, face), last) in cells.iter().zip(faces).zip(&mut drawn) {
            if *last != Some((face, language)) {
                view.draw(desk, face);
                *last = Some((face, language));
            }
        }
    });
    let pointer: &'static Var<Pointer> = Box::leak(Box::default());
    board
        .on("keydown", move |event| on_key(desk, study, event.unchecked_ref()))
        .on("pointerdown", move |event| on_down(desk, pointer, event.unchecked_ref()))
        .on("pointermove", move |event| on_move(desk, pointer, event.unchecked_ref()))
        .on("pointerup", move |event| on_up(desk, pointer, event.unchecked_ref()))
        .on("pointercancel", move |event| on_up(desk, pointer, event.unchecked_ref()))
        .on("focusin", move |_| on_focus(desk))
}

/// What is drawn over the cells for a hint. Those who listen are told in words.
fn picture(study: Study) -> El {
    let svg = dom::drawing(VIEW_BOX, &[]).attr("class", "picture").attr("id", "picture");
    let element = svg.0.clone();
    let mut drawn = String::new();
    follow(move || {
        let now = study.picture();
        if now != drawn {
            element.set_inner_html(&now);
            drawn = now;
        }
    });
    svg
}

/// The element of a cell.
struct CellView {
    cell: Cell,
    element: El,
    name: El,
    /// What is drawn of it: the digit or the marks.
    inside: El,
}

impl CellView {
    fn new(cell: Cell) -> CellView {
        // The name is text of the cell, not a label: what is drawn may be read in another order.
        let (name, inside) = (el("span", "unseen"), el("span", "inside").attr("aria-hidden", "true"));
        let element = el("div", "cell")
            .attr("id", &browser::cell_id(cell.index()))
            .attr("role", "gridcell")
            .attr("aria-colindex", &(cell.column() + 1).to_string())
            .with([name.clone(), inside.clone()]);
        CellView { cell, element, name, inside }
    }

    fn draw(&self, desk: Desk, face: Face) {
        let flag = |name: &str, on: bool| {
            let _ = if on { self.element.0.set_attribute(name, "true") } else { self.element.0.remove_attribute(name) };
        };
        flag("aria-readonly", face.given);
        flag("aria-invalid", face.bad || face.wrong);
        let _ = self.element.0.set_attribute("class", &class(face));
        let _ = self.element.0.set_attribute("aria-selected", if face.selected { "true" } else { "false" });
        let _ = self.element.0.set_attribute("tabindex", if face.cursor { "0" } else { "-1" });
        let name = desk.game.with(|game| say::cell_name(desk.words(), game, self.cell));
        self.name.0.set_text_content(Some(&say::hinted_name(desk.words(), name, face.mark)));
        self.inside.0.set_text_content(None);
        self.inside.clone().with(inside(face));
    }
}

fn class(face: Face) -> String {
    let names = [
        (!face.given && face.digit.is_some(), " pen"),
        (face.peer, " peer"),
        (face.same, " same"),
        (face.bad, " bad"),
        (face.wrong, " wrong"),
        (face.revealed, " shown"),
        (face.selected, " selected"),
    ];
    let mut class = "cell".to_owned();
    names.into_iter().filter(|(on, _)| *on).for_each(|(_, name)| class.push_str(name));
    class
}

/// The digit, or the marks.
fn inside(face: Face) -> Vec<El> {
    if let Some(digit) = face.digit {
        return vec![el("span", "digit").text(&digit.to_string())];
    }
    let mark = |digit: Digit, place: String| {
        let class = if face.lit == Some(digit) { format!("{place} lit") } else { place };
        el("span", &class).text(&digit.to_string())
    };
    if face.line {
        let corner = face.corner.iter().enumerate().map(|(i, digit)| mark(digit, format!("k{}", i + 1)));
        let line: String = face.centre.iter().map(Digit::to_char).collect();
        let class = if face.centre.len() > 5 { "centre long" } else { "centre" };
        return vec![el("span", "marks").with(corner), el("span", class).with([el("span", "").text(&line)])];
    }
    if face.centre.is_empty() {
        let struck = face.struck.iter().map(|digit| mark(digit, format!("m{digit} struck")));
        return if face.struck.is_empty() { Vec::new() } else { vec![el("span", "marks").with(struck)] };
    }
    vec![el("span", "marks").with(face.centre.iter().map(|digit| mark(digit, format!("m{digit}"))))]
}

/// Keys on the grid.
fn on_key(desk: Desk, study: Study, event: &KeyboardEvent) {
    let stroke = Stroke {
        code: &event.code(),
        key: &event.key(),
        shift: event.shift_key(),
        ctrl: event.ctrl_key() || event.meta_key(),
        alt: event.alt_key(),
        num_lock: event.get_modifier_state("NumLock"),
    };
    let Some(command) = keys::command(stroke) else { return };
    event.prevent_default();
    match command {
        Command::Input(input) => desk.act(input),
        Command::Hint(key) => study.key(key),
        Command::Escape if study.is_open() => study.press(Press::Close),
        Command::Escape => desk.act(Input::SelectNone),
        Command::Help => help::open(),
    }
}

/// The pointer, between its events.
#[derive(Clone, Copy, Default)]
struct Pointer {
    /// The pointer that is down, and the cell it was last in.
    down: Option<(i32, Cell)>,
    /// The last press: where, and when.
    last: Option<(Cell, f64, f64, f64)>,
}

fn on_down(desk: Desk, pointer: &'static Var<Pointer>, event: &PointerEvent) {
    // A second finger is the browser's: it ends what the first was doing.
    if !event.is_primary() {
        pointer.update(|pointer| pointer.down = None);
        desk.act(Input::Release);
        return;
    }
    if event.button() != 0 {
        return;
    }
    let Some(cell) = cell_at(event, 0.5) else { return };
    let (x, y, now) = (f64::from(event.client_x()), f64::from(event.client_y()), browser::uptime());
    let again = pointer.with(|pointer| {
        pointer.last.is_some_and(|(last, at_x, at_y, at)| {
            last == cell && now - at < AGAIN_TIME && (x - at_x).hypot(y - at_y) < AGAIN_WAY
        })
    });
    let reach = match (event.ctrl_key() || event.meta_key(), event.shift_key(), event.alt_key()) {
        (true, _, _) => Reach::Toggle,
        (_, true, _) => Reach::Rectangle,
        (_, _, true) => Reach::Remove,
        _ => Reach::Only,
    };
    pointer.set(Pointer { down: Some((event.pointer_id(), cell)), last: (!again).then_some((cell, x, y, now)) });
    desk.act(if again && reach == Reach::Only { Input::PressAgain(cell) } else { Input::Press(cell, reach) });
    // Capture keeps a drag that leaves the board; without it the drag just ends at the edge.
    if let Some(board) = event.current_target().and_then(|target| target.dyn_into::<web_sys::Element>().ok()) {
        let _ = board.set_pointer_capture(event.pointer_id());
    }
    event.prevent_default();
    browser::focus_cell(cell.index());
}

fn on_move(desk: Desk, pointer: &'static Var<Pointer>, event: &PointerEvent) {
    let Some((id, last)) = pointer.with(|pointer| pointer.down) else { return };
    if id != event.pointer_id() {
        return;
    }
    let Some(cell) = cell_at(event, DISC).filter(|&cell| cell != last) else { return };
    pointer.update(|pointer| *pointer = Pointer { down: Some((id, cell)), last: None });
    desk.act(Input::Drag(cell));
}

fn on_up(desk: Desk, pointer: &'static Var<Pointer>, event: &PointerEvent) {
    if pointer.with(|pointer| pointer.down).is_some_and(|(id, _)| id == event.pointer_id()) {
        pointer.update(|pointer| pointer.down = None);
        desk.act(Input::Release);
    }
}

/// The cell under the pointer, if it is within `reach` of the cell's side from its middle.
fn cell_at(event: &PointerEvent, reach: f64) -> Option<Cell> {
    let board: web_sys::Element = event.current_target()?.dyn_into().ok()?;
    let area = board.get_bounding_client_rect();
    let border = f64::from(board.client_left());
    let side = (area.width() - 2.0 * border) / 9.0;
    let place = |at: f64, start: f64| {
        let cells = (at - start - border) / side;
        let index = cells.floor().clamp(0.0, 8.0);
        let inside = (cells - index - 0.5).abs() <= 0.5;
        (index as usize, (cells - index - 0.5), inside)
    };
    let (column, across, in_column) = place(f64::from(event.client_x()), area.left());
    let (row, down, in_row) = place(f64::from(event.client_y()), area.top());
    let near = reach >= 0.5 || across.hypot(down) <= reach;
    (in_column && in_row && near).then(|| Cell::at(row, column))
}

/// Arriving by keyboard with nothing selected selects the cell that has the focus.
fn on_focus(desk: Desk) {
    let (nothing, cursor) = desk.game.with(|game| (game.selection().cells.is_empty(), game.selection().cursor));
    let here =
        browser::document().active_element().is_some_and(|element| element.id() == browser::cell_id(cursor.index()));
    if nothing && here && browser::matches_focus_visible(cursor.index()) {
        desk.act(Input::Go(cursor));
    }
}
