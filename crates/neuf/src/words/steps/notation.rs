//! Cells, digits, houses and lists of them, as a sentence has them.

use crate::grid::{Cell, CellSet, Digit, DigitSet, House, HouseKind};
use crate::logic::Candidate;
use crate::words::{Language, Words};

use super::Teller;

/// How cells are called.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Notation {
    /// Row and column with the initials of the language: `r4c5`, in French `L4C5`.
    #[default]
    Local,
    /// Row and column with the English initials in every language: `r4c5`.
    Rc,
    /// A letter for the column and a number for the row, as on a chessboard seen from above: `E4`.
    Letters,
}

/// More cells than these are drawn together: `r4c579`.
const FEW: usize = 3;

impl Notation {
    /// All of them.
    pub const ALL: [Notation; 3] = [Notation::Local, Notation::Rc, Notation::Letters];

    /// Its name, for options: `local`, `rc`, `letters`.
    pub const fn name(self) -> &'static str {
        match self {
            Notation::Local => "local",
            Notation::Rc => "rc",
            Notation::Letters => "letters",
        }
    }
}

impl std::fmt::Display for Notation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.name())
    }
}

/// The text is not the name of a notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseNotationError(String);

impl std::fmt::Display for ParseNotationError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "found {:?}, expected local, rc or letters", self.0)
    }
}

impl std::error::Error for ParseNotationError {}

impl std::str::FromStr for Notation {
    type Err = ParseNotationError;

    fn from_str(text: &str) -> Result<Notation, ParseNotationError> {
        let found = Notation::ALL.into_iter().find(|notation| notation.name() == text);
        found.ok_or_else(|| ParseNotationError(text.chars().take(20).collect()))
    }
}

impl Teller<'_> {
    /// `r4c5`, `L4C5` or `E4`.
    pub fn cell(&self, cell: Cell) -> String {
        self.block(CellSet::only(cell))
    }

    /// `r4c5, r4c7 and r5c5`, or `r4c57 and r5c579`: many cells are drawn together by rows, or by columns where that
    /// is shorter.
    pub fn cells(&self, cells: CellSet) -> String {
        self.joined("list-all", &self.blocks(cells))
    }

    /// The same with "or".
    pub(super) fn cells_or(&self, cells: CellSet) -> String {
        self.joined("list-any", &self.blocks(cells))
    }

    /// `3, 5 and 7`.
    pub(super) fn digits(&self, digits: DigitSet) -> String {
        self.joined("list-all", &digits.iter().map(|digit| digit.to_string()).collect::<Vec<_>>())
    }

    /// `3, 5 or 7`.
    pub(super) fn digits_or(&self, digits: DigitSet) -> String {
        self.joined("list-any", &digits.iter().map(|digit| digit.to_string()).collect::<Vec<_>>())
    }

    /// A phrase with one house or several: `in row 4`, `rows 2, 5 and 7`, `of row 2 and box 4`. `how` is the beginning
    /// of the key: `house`, `in` or `of`.
    pub(super) fn houses(&self, how: &str, houses: &[House]) -> String {
        self.houses_listed("list-all", how, houses)
    }

    /// The same with "or": `in row 4 or box 2`.
    pub(super) fn houses_or(&self, how: &str, houses: &[House]) -> String {
        self.houses_listed("list-any", how, houses)
    }

    fn houses_listed(&self, list: &str, how: &str, houses: &[House]) -> String {
        let name = |house: &House| match house.kind() {
            HouseKind::Row => "row",
            HouseKind::Column => "column",
            HouseKind::Box => "box",
        };
        let Some(first) = houses.first() else { return String::new() };
        let number = |house: &House| (house.number() + 1).to_string();
        if let [one] = houses {
            return self.words.get(&format!("{how}-one-{}", name(one)), &[("number", number(one).into())]);
        }
        if houses.iter().all(|house| house.kind() == first.kind()) {
            let numbers = self.joined(list, &houses.iter().map(number).collect::<Vec<_>>());
            return self.words.get(&format!("{how}-many-{}", name(first)), &[("numbers", numbers.into())]);
        }
        // Houses of several kinds: those of one kind are named together.
        let mut parts: Vec<Vec<House>> = Vec::new();
        for &house in houses {
            match parts.iter_mut().find(|part| part[0].kind() == house.kind()) {
                Some(part) => part.push(house),
                None => parts.push(vec![house]),
            }
        }
        // Of the prepositions, French repeats « de ».
        let is_repeated = how == "of" && self.words.language() == Language::Fr;
        let phrases: Vec<String> = parts
            .iter()
            .enumerate()
            .map(|(i, part)| self.houses_listed(list, if i == 0 || is_repeated { how } else { "house" }, part))
            .collect();
        self.joined(list, &phrases)
    }

    /// `5 from r4c1 and r4c2, and 7 from r5c6`.
    pub(super) fn struck(&self, candidates: &[Candidate]) -> String {
        self.parts("struck-part", candidates)
    }

    /// `5 in r4c1 and r4c2, and 7 in r5c6`.
    pub(super) fn in_cells(&self, candidates: &[Candidate]) -> String {
        self.parts("in-part", candidates)
    }

    fn parts(&self, key: &str, candidates: &[Candidate]) -> String {
        let part = |(digits, cells)| {
            let args = [("digits", self.digits(digits).into()), ("cells", self.cells(cells).into())];
            self.words.get(key, &args)
        };
        self.joined("list-parts", &by_digit(candidates).into_iter().map(part).collect::<Vec<_>>())
    }

    /// Cells as one word: `r4c57`, `r4c5|r5c6`.
    pub(super) fn group(&self, cells: CellSet) -> String {
        let is_line = |line: fn(Cell) -> usize| {
            cells.first().is_some_and(|first| cells.iter().all(|cell| line(cell) == line(first)))
        };
        if is_line(Cell::row) || is_line(Cell::column) {
            return self.block(cells);
        }
        self.blocks(cells).join("|")
    }

    /// `5 in r4c1 and 7 in r5c6`.
    pub(super) fn placed(&self, candidates: &[Candidate]) -> String {
        let parts: Vec<String> = candidates
            .iter()
            .map(|one| {
                let args = [("digit", one.digit.to_string().into()), ("cell", self.cell(one.cell).into())];
                self.words.get("placed-part", &args)
            })
            .collect();
        self.joined("list-parts", &parts)
    }

    fn joined(&self, key: &str, parts: &[String]) -> String {
        joined(self.words, key, parts)
    }

    /// The cells one by one if they are few, else in blocks: by rows or by columns, whichever takes fewer.
    fn blocks(&self, cells: CellSet) -> Vec<String> {
        if cells.len() <= FEW {
            return cells.iter().map(|cell| self.cell(cell)).collect();
        }
        let lines = |line: fn(Cell) -> usize| -> Vec<CellSet> {
            let all = (0..9).map(|index| cells.iter().filter(|&cell| line(cell) == index).collect::<CellSet>());
            all.filter(|block| !block.is_empty()).collect()
        };
        let (rows, columns) = (lines(Cell::row), lines(Cell::column));
        let fewer = if columns.len() < rows.len() { columns } else { rows };
        fewer.into_iter().map(|block| self.block(block)).collect()
    }

    /// Cells of one row or one column together: `r4c579`.
    fn block(&self, cells: CellSet) -> String {
        let figures = |line: fn(Cell) -> usize| -> String {
            let mut lines: Vec<usize> = cells.iter().map(line).collect();
            lines.sort_unstable();
            lines.dedup();
            lines.iter().map(|line| (line + 1).to_string()).collect()
        };
        let (rows, columns) = (figures(Cell::row), figures(Cell::column));
        match (self.notation, self.words.language()) {
            (Notation::Letters, _) => {
                let letters: String = columns.bytes().map(|figure| char::from(figure - b'1' + b'A')).collect();
                letters + &rows
            }
            (Notation::Local, Language::Fr) => format!("L{rows}C{columns}"),
            _ => format!("r{rows}c{columns}"),
        }
    }
}

/// `a, b and c` by the text under `key`, which joins two.
fn joined(words: &Words, key: &str, parts: &[String]) -> String {
    match parts.split_last() {
        None => String::new(),
        Some((last, [])) => last.clone(),
        Some((last, first)) => words.get(key, &[("first", first.join(", ").into()), ("last", last.into())]),
    }
}

/// The cells that lose each digit; digits that go from the same cells are named together.
fn by_digit(candidates: &[Candidate]) -> Vec<(DigitSet, CellSet)> {
    let mut parts: Vec<(DigitSet, CellSet)> = Vec::new();
    for digit in Digit::ALL {
        let of = candidates.iter().filter(|one| one.digit == digit);
        let cells: CellSet = of.map(|one| one.cell).collect();
        if cells.is_empty() {
            continue;
        }
        match parts.iter_mut().find(|part| part.1 == cells) {
            Some(part) => part.0.insert(digit),
            None => parts.push((DigitSet::only(digit), cells)),
        }
    }
    parts
}
