//! What each cell holds.

use std::fmt;
use std::str::FromStr;

use super::house::common_house;
use super::{Cell, CellSet, Digit, DigitSet, House};

/// 81 cells, each empty or holding a digit. Any filling is a `Grid`, rule-breaking ones too: see
/// [`Grid::place`] and [`Grid::conflicts`].
///
/// ```
/// use neuf::grid::{Cell, Digit, Grid};
///
/// let mut grid: Grid = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let five = Digit::new(5).unwrap();
/// let refused = grid.place(Cell::at(0, 2), five).unwrap_err();
/// assert_eq!(refused.to_string(), "5 cannot go in r1c3: r1c1 in row 1 holds it");
/// # Ok::<(), neuf::grid::LineError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Grid([Option<Digit>; 81]);

/// The rules forbid the digit there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlaceError {
    /// Where it was to go.
    pub cell: Cell,
    /// The digit.
    pub digit: Digit,
    /// What it meets.
    pub obstacle: Obstacle,
}

/// Why a digit was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Obstacle {
    /// The cell itself holds another digit.
    Filled(Digit),
    /// Another cell of a house holds the digit.
    Met {
        /// The house both cells lie in.
        house: House,
        /// The cell that holds the digit.
        cell: Cell,
    },
}

impl fmt::Display for PlaceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} cannot go in {}: ", self.digit, self.cell)?;
        match self.obstacle {
            Obstacle::Filled(digit) => write!(f, "it holds {digit}"),
            Obstacle::Met { house, cell } => write!(f, "{cell} in {house} holds it"),
        }
    }
}

impl std::error::Error for PlaceError {}

/// Two cells of a house that hold the same digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Conflict {
    /// The house.
    pub house: House,
    /// The digit that stands there twice.
    pub digit: Digit,
    /// The two cells, in reading order.
    pub cells: [Cell; 2],
}

impl fmt::Display for Conflict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b] = self.cells;
        write!(f, "{} holds {} twice, in {a} and {b}", self.house, self.digit)
    }
}

impl Grid {
    /// No digit anywhere.
    pub const EMPTY: Grid = Grid([None; 81]);

    /// The digit in `cell`.
    #[inline]
    pub const fn get(&self, cell: Cell) -> Option<Digit> {
        self.0[cell.index()]
    }

    /// Writes `digit` (or empties the cell), whatever the rules say.
    #[inline]
    pub fn set(&mut self, cell: Cell, digit: Option<Digit>) {
        self.0[cell.index()] = digit;
    }

    /// Writes `digit` if the rules allow it. Placing the digit that the cell already holds changes nothing.
    ///
    /// # Errors
    /// The cell holds another digit, or a house of it already holds `digit`. The grid is left as it was.
    pub fn place(&mut self, cell: Cell, digit: Digit) -> Result<(), PlaceError> {
        let obstacle = match self.get(cell) {
            Some(other) if other != digit => Some(Obstacle::Filled(other)),
            _ => cell
                .houses()
                .into_iter()
                .flat_map(|house| house.cells().iter().map(move |other| (house, other)))
                .find(|&(_, other)| other != cell && self.get(other) == Some(digit))
                .map(|(house, cell)| Obstacle::Met { house, cell }),
        };
        match obstacle {
            Some(obstacle) => Err(PlaceError { cell, digit, obstacle }),
            None => {
                self.set(cell, Some(digit));
                Ok(())
            }
        }
    }

    /// The cells that hold a digit.
    pub fn filled(&self) -> CellSet {
        Cell::all().filter(|&cell| self.get(cell).is_some()).collect()
    }

    /// The cells that hold `digit`.
    pub fn cells_of(&self, digit: Digit) -> CellSet {
        Cell::all().filter(|&cell| self.get(cell) == Some(digit)).collect()
    }

    /// How many cells hold a digit, 0 to 81.
    pub fn count(&self) -> usize {
        self.0.iter().flatten().count()
    }

    /// The digits that no peer of `cell` holds. What the cell itself holds makes no difference.
    pub fn allowed(&self, cell: Cell) -> DigitSet {
        !cell.peers().iter().filter_map(|peer| self.get(peer)).collect::<DigitSet>()
    }

    /// Every pair of equal digits in a house, with that house: rows first, then columns, then boxes. A pair that
    /// shares a row (or column) and a box is listed under both.
    pub fn conflicts(&self) -> Vec<Conflict> {
        let mut conflicts = Vec::new();
        for house in House::all() {
            let cells: Vec<Cell> = house.cells().iter().collect();
            for (i, &a) in cells.iter().enumerate() {
                let Some(digit) = self.get(a) else { continue };
                for &b in &cells[i + 1..] {
                    if self.get(b) == Some(digit) {
                        conflicts.push(Conflict { house, digit, cells: [a, b] });
                    }
                }
            }
        }
        conflicts
    }

    /// The first pair of equal digits that share a house, in reading order of the second; `None` if the rules
    /// are kept. Cheaper than [`Grid::conflicts`].
    pub fn first_conflict(&self) -> Option<Conflict> {
        let mut seen = [CellSet::EMPTY; 9];
        for cell in Cell::all() {
            let Some(digit) = self.get(cell) else { continue };
            let twins = seen[digit.index()] & cell.peers();
            if let Some(twin) = twins.first() {
                let house = common_house(twin, cell).expect("peers share a house");
                return Some(Conflict { house, digit, cells: [twin, cell] });
            }
            seen[digit.index()].insert(cell);
        }
        None
    }

    /// Whether all cells are filled and no rule is broken.
    pub fn is_solved(&self) -> bool {
        self.count() == 81 && self.first_conflict().is_none()
    }

    /// The grid with only the digits in `cells`.
    pub fn masked(&self, cells: CellSet) -> Grid {
        let mut grid = Grid::EMPTY;
        for cell in cells.iter() {
            grid.set(cell, self.get(cell));
        }
        grid
    }

    /// Whether every digit of this grid stands in `other` at the same place.
    pub fn is_part_of(&self, other: &Grid) -> bool {
        Cell::all().all(|cell| self.get(cell).is_none() || self.get(cell) == other.get(cell))
    }

    /// 81 characters in reading order, `.` for an empty cell. `Display` gives the same.
    pub fn to_line(&self) -> String {
        self.line_with('.')
    }

    /// 81 characters in reading order, `blank` for an empty cell.
    pub fn line_with(&self, blank: char) -> String {
        self.0.iter().map(|digit| digit.map_or(blank, Digit::to_char)).collect()
    }

    /// The digits as numbers in reading order, 0 for an empty cell.
    pub fn to_numbers(&self) -> [u8; 81] {
        self.0.map(|digit| digit.map_or(0, Digit::get))
    }

    /// The grid of these numbers in reading order, 0 for an empty cell; `None` if one is above 9.
    pub fn from_numbers(numbers: &[u8; 81]) -> Option<Grid> {
        let mut grid = Grid::EMPTY;
        for (cell, &number) in Cell::all().zip(numbers) {
            if number > 9 {
                return None;
            }
            grid.set(cell, Digit::new(number));
        }
        Some(grid)
    }
}

impl Default for Grid {
    fn default() -> Grid {
        Grid::EMPTY
    }
}

/// 81 characters, `.` for an empty cell. The alternate form `{:#}` draws the grid over thirteen lines.
impl fmt::Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !f.alternate() {
            return f.pad(&self.to_line());
        }
        const RULE: &str = "+-------+-------+-------+";
        for row in 0..9 {
            if row % 3 == 0 {
                writeln!(f, "{RULE}")?;
            }
            for column in 0..9 {
                let shown = self.get(Cell::at(row, column)).map_or('.', Digit::to_char);
                write!(f, "{}{shown} ", if column % 3 == 0 { "| " } else { "" })?;
            }
            writeln!(f, "|")?;
        }
        write!(f, "{RULE}")
    }
}

impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text was not 81 characters of digits and blanks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineError {
    /// Another number of characters than 81.
    Length(usize),
    /// This character, at this column (1 to 81), is neither a digit nor a blank.
    Char(char, usize),
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LineError::Length(found) => write!(f, "found {found} characters, expected the 81 of a grid"),
            LineError::Char(found, column) => {
                write!(f, "column {column}: found {found:?}, expected a digit 1 to 9 or a blank 0 . * _ - x X ?")
            }
        }
    }
}

impl std::error::Error for LineError {}

/// Whether `char` stands for an empty cell in one of the usual notations: `0 . * _ - x X ?`.
pub const fn is_blank(char: char) -> bool {
    matches!(char, '0' | '.' | '*' | '_' | '-' | 'x' | 'X' | '?')
}

/// Reads 81 characters: digits 1 to 9 and any of the blanks `0 . * _ - x X ?`. `puzzle::format` reads all other
/// layouts.
impl FromStr for Grid {
    type Err = LineError;

    fn from_str(text: &str) -> Result<Grid, LineError> {
        let mut grid = Grid::EMPTY;
        let mut count = 0;
        for (i, char) in text.chars().enumerate() {
            count += 1;
            let digit = Digit::from_char(char);
            if digit.is_none() && !is_blank(char) {
                return Err(LineError::Char(char, i + 1));
            }
            if let Some(cell) = Cell::new(i) {
                grid.set(cell, digit);
            }
        }
        if count == Cell::COUNT { Ok(grid) } else { Err(LineError::Length(count)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    fn digit(value: u8) -> Digit {
        Digit::new(value).expect("1 to 9")
    }

    #[test]
    fn place_says_what_it_meets() {
        let mut grid: Grid = LINE.parse().unwrap();
        let refused = |grid: &mut Grid, row, column, value| {
            let before = *grid;
            let text = grid.place(Cell::at(row, column), digit(value)).unwrap_err().to_string();
            assert_eq!(*grid, before);
            text
        };
        assert_eq!(refused(&mut grid, 0, 2, 7), "7 cannot go in r1c3: r1c5 in row 1 holds it");
        assert_eq!(refused(&mut grid, 8, 0, 4), "4 cannot go in r9c1: r5c1 in column 1 holds it");
        assert_eq!(refused(&mut grid, 2, 0, 3), "3 cannot go in r3c1: r1c2 in box 1 holds it");
        assert_eq!(refused(&mut grid, 0, 0, 4), "4 cannot go in r1c1: it holds 5");
        grid.place(Cell::at(0, 0), digit(5)).unwrap();
        grid.place(Cell::at(0, 2), digit(4)).unwrap();
        assert_eq!(grid.get(Cell::at(0, 2)), Some(digit(4)));
    }

    #[test]
    fn conflicts_name_every_pair_and_house() {
        let mut grid = Grid::EMPTY;
        for (row, column) in [(0, 0), (0, 1), (0, 8), (5, 1)] {
            grid.set(Cell::at(row, column), Some(digit(7)));
        }
        let found: Vec<String> = grid.conflicts().iter().map(Conflict::to_string).collect();
        assert_eq!(
            found,
            [
                "row 1 holds 7 twice, in r1c1 and r1c2",
                "row 1 holds 7 twice, in r1c1 and r1c9",
                "row 1 holds 7 twice, in r1c2 and r1c9",
                "column 2 holds 7 twice, in r1c2 and r6c2",
                "box 1 holds 7 twice, in r1c1 and r1c2",
            ]
        );
        assert_eq!(grid.first_conflict(), Some(grid.conflicts()[0]));
        assert_eq!(LINE.parse::<Grid>().unwrap().conflicts(), []);
    }

    #[test]
    fn lines_round_trip() {
        let grid: Grid = LINE.parse().unwrap();
        assert_eq!(grid.to_string(), LINE);
        assert_eq!(Grid::from_numbers(&grid.to_numbers()), Some(grid));
        for blank in "0.*_-xX?".chars() {
            assert_eq!(grid.line_with(blank).parse(), Ok(grid));
        }
        assert_eq!("12".parse::<Grid>(), Err(LineError::Length(2)));
        assert_eq!(LINE.replacen('5', "é", 1).parse::<Grid>(), Err(LineError::Char('é', 1)));
    }

    #[test]
    fn the_drawing_has_thirteen_lines() {
        let drawn = format!("{:#}", LINE.parse::<Grid>().unwrap());
        assert_eq!(drawn.lines().count(), 13);
        assert_eq!(drawn.lines().nth(1), Some("| 5 3 . | . 7 . | . . . |"));
    }
}
