//! A game as data, so that it survives the program: the puzzle and every entry. What is on the board is not stored
//! but follows from the entries, so that a record cannot contradict itself.

use serde::{Deserialize, Serialize, de, ser};

use super::history::{History, Node};
use super::{Content, Deed, Game, Tool, Used};
use crate::grid::{Cell, CellSet, Digit, Grid};
use crate::logic::Rung;

/// The version written, and the newest that is understood.
const VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
struct Record {
    version: u32,
    givens: Grid,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    solution: Option<Grid>,
    entries: Vec<Entry>,
    /// The entry the board stands at.
    at: usize,
    /// The entry that redo leads to in the end.
    tip: usize,
    /// Milliseconds played.
    elapsed: u64,
    #[serde(default)]
    paused: bool,
    /// The tool chosen, and the mark tool used last.
    tools: [u8; 2],
    /// The hints that were looked at: entries there were, technique, rung.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    hints: Vec<(usize, String, u8)>,
}

/// Parent, deed (see [`deed_to_number`]), selection (hexadecimal bits), cursor, and for each cell that changed its
/// number and what is in it now (see [`Content::to_bits`]). Short, because a record holds hundreds of them.
#[derive(Serialize, Deserialize)]
struct Entry(usize, u16, String, u8, Vec<(u8, u32)>);

impl Serialize for Game {
    fn serialize<S: ser::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let entry = |node: &Node| {
            let cells = node.cells.iter().map(|(cell, _, after)| (cell.index() as u8, after.to_bits())).collect();
            let selected = format!("{:x}", node.selected.bits());
            Entry(node.parent, deed_to_number(node.deed), selected, node.cursor.index() as u8, cells)
        };
        let mut ahead = self.history.clone();
        while ahead.redo().is_some() {}
        let record = Record {
            version: VERSION,
            givens: self.givens,
            solution: self.solution,
            entries: self.history.nodes().iter().map(entry).collect(),
            at: self.history.at(),
            tip: ahead.at(),
            elapsed: self.elapsed,
            paused: self.paused,
            tools: [self.tool, self.last_mark].map(tool_to_number),
            hints: self
                .hints
                .iter()
                .map(|used| (used.entries, used.technique.name().to_owned(), used.rung as u8))
                .collect(),
        };
        record.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Game {
    fn deserialize<D: de::Deserializer<'de>>(deserializer: D) -> Result<Game, D::Error> {
        restore(Record::deserialize(deserializer)?).map_err(de::Error::custom)
    }
}

fn restore(record: Record) -> Result<Game, String> {
    if record.version != VERSION {
        return Err(format!("the game is of version {}, expected {VERSION}", record.version));
    }
    let mut game = Game::new(record.givens, record.solution);
    let mut history = History::default();
    for (i, entry) in record.entries.into_iter().enumerate() {
        let number = i + 1;
        if entry.0 > i {
            return Err(format!("entry {number} is made on entry {}, which comes later", entry.0));
        }
        stand(&mut game, &mut history, entry.0);
        let node = node_of(&game, entry).ok_or_else(|| format!("entry {number} makes no sense"))?;
        for &(cell, _, after) in &node.cells {
            game.contents[cell.index()] = after;
        }
        history.push(node);
    }
    let (count, at, tip) = (history.nodes().len(), record.at, record.tip);
    if at > count || tip > count || (at > 0 && !history.path_to(tip).contains(&at)) {
        return Err(format!("the board stands at entry {at} on the way to {tip}, of {count}"));
    }
    stand(&mut game, &mut history, tip);
    while history.at() != at {
        step_back(&mut game, &mut history);
    }
    if let Some(node) = history.nodes().get(at.wrapping_sub(1)) {
        game.selection.set(node.selected, node.cursor);
    }
    game.history = history;
    game.conflicts = game.find_conflicts();
    game.elapsed = record.elapsed;
    game.paused = record.paused;
    let [tool, last_mark] = record.tools.map(tool_of_number);
    game.tool = tool.ok_or("there is no such tool")?;
    game.last_mark = last_mark.filter(|&tool| tool != Tool::Digit).ok_or("there is no such mark tool")?;
    // A technique that this version doesn't know is passed over.
    let used = |(entries, technique, rung): (usize, String, u8)| {
        Some(Used { entries, technique: technique.parse().ok()?, rung: *Rung::ALL.get(usize::from(rung))? })
    };
    game.hints = record.hints.into_iter().filter_map(used).collect();
    Ok(game)
}

/// Brings the board from where the history stands to entry `number`.
fn stand(game: &mut Game, history: &mut History, number: usize) {
    if history.at() == number {
        return;
    }
    let goal = history.path_to(number);
    while history.at() != 0 && !goal.contains(&history.at()) {
        step_back(game, history);
    }
    let done = goal.iter().position(|&step| step == history.at()).map_or(0, |i| i + 1);
    for &step in &goal[done..] {
        for &(cell, _, after) in &history.nodes()[step - 1].cells {
            game.contents[cell.index()] = after;
        }
    }
    history.stand_at(number);
}

fn step_back(game: &mut Game, history: &mut History) {
    if let Some(node) = history.undo() {
        for &(cell, before, _) in &node.cells {
            game.contents[cell.index()] = before;
        }
    }
}

/// The entry as a node on the board as it stands; `None` if it is not one that a game makes.
fn node_of(game: &Game, Entry(_, deed, selected, cursor, cells): Entry) -> Option<Node> {
    let bits = u128::from_str_radix(&selected, 16).ok()?;
    let changes = cells.into_iter().map(|(cell, bits)| {
        let cell = Cell::new(cell.into()).filter(|&cell| !game.is_given(cell))?;
        Some((cell, game.content(cell), Content::from_bits(bits)?))
    });
    let node = Node {
        parent: 0,
        deed: deed_of_number(deed)?,
        selected: CellSet::from_bits(bits),
        cursor: Cell::new(cursor.into())?,
        cells: changes.collect::<Option<_>>()?,
        next: None,
    };
    (node.selected.bits() == bits && node.changed().len() == node.cells.len()).then_some(node)
}

/// Tens: what was done. Units: the digit, 0 if there is none.
fn deed_to_number(deed: Deed) -> u16 {
    let (kind, digit) = match deed {
        Deed::Erased => (0, None),
        Deed::Placed(digit) => (1, Some(digit)),
        Deed::Removed(digit) => (2, Some(digit)),
        Deed::Marked(tool, digit) => (if tool == Tool::Corner { 3 } else { 5 }, Some(digit)),
        Deed::Unmarked(tool, digit) => (if tool == Tool::Corner { 4 } else { 6 }, Some(digit)),
        Deed::Swapped => (7, None),
        Deed::Revealed => (8, None),
        Deed::Hinted => (9, None),
    };
    kind * 10 + digit.map_or(0, |digit| u16::from(digit.get()))
}

fn deed_of_number(number: u16) -> Option<Deed> {
    let digit = Digit::new((number % 10) as u8);
    match (number / 10, digit) {
        (0, None) => Some(Deed::Erased),
        (1, Some(digit)) => Some(Deed::Placed(digit)),
        (2, Some(digit)) => Some(Deed::Removed(digit)),
        (3, Some(digit)) => Some(Deed::Marked(Tool::Corner, digit)),
        (4, Some(digit)) => Some(Deed::Unmarked(Tool::Corner, digit)),
        (5, Some(digit)) => Some(Deed::Marked(Tool::Centre, digit)),
        (6, Some(digit)) => Some(Deed::Unmarked(Tool::Centre, digit)),
        (7, None) => Some(Deed::Swapped),
        (8, None) => Some(Deed::Revealed),
        (9, None) => Some(Deed::Hinted),
        _ => None,
    }
}

fn tool_to_number(tool: Tool) -> u8 {
    match tool {
        Tool::Digit => 0,
        Tool::Corner => 1,
        Tool::Centre => 2,
    }
}

fn tool_of_number(number: u8) -> Option<Tool> {
    [Tool::Digit, Tool::Corner, Tool::Centre].into_iter().find(|&tool| tool_to_number(tool) == number)
}
