//! The symmetry of clue patterns: which turns and mirrorings of the square leave a set of cells as it is.

use std::fmt;
use std::str::FromStr;

use crate::grid::{Cell, CellSet};

/// A class of symmetry of the square: one of the ten subgroups of its eight turns and mirrorings.
///
/// ```
/// use neuf::grid::{Cell, CellSet};
/// use neuf::symmetry::Symmetry;
///
/// let orbit: CellSet = [Cell::at(0, 1), Cell::at(8, 7)].into_iter().collect();
/// assert_eq!(Symmetry::Rot180.orbit(Cell::at(0, 1)), orbit);
/// assert!(Symmetry::Rot180.holds(orbit) && !Symmetry::Rot90.holds(orbit));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Symmetry {
    /// None asked for.
    #[default]
    None,
    /// A half turn.
    Rot180,
    /// A quarter turn, hence also a half turn.
    Rot90,
    /// Mirrored in the horizontal axis: row 1 answers to row 9.
    Horizontal,
    /// Mirrored in the vertical axis: column 1 answers to column 9.
    Vertical,
    /// Mirrored in both axes, hence also a half turn.
    Hv,
    /// Mirrored in the diagonal from r1c1 to r9c9.
    Diagonal,
    /// Mirrored in the diagonal from r1c9 to r9c1.
    Antidiagonal,
    /// Mirrored in both diagonals, hence also a half turn.
    BothDiagonals,
    /// All eight turns and mirrorings.
    Full,
}

impl Symmetry {
    /// The ten classes, in the order of the enum.
    pub const ALL: [Symmetry; 10] = [
        Symmetry::None,
        Symmetry::Rot180,
        Symmetry::Rot90,
        Symmetry::Horizontal,
        Symmetry::Vertical,
        Symmetry::Hv,
        Symmetry::Diagonal,
        Symmetry::Antidiagonal,
        Symmetry::BothDiagonals,
        Symmetry::Full,
    ];

    /// Its name, as [`Display`](fmt::Display) writes and [`FromStr`] reads it.
    pub const fn name(self) -> &'static str {
        match self {
            Symmetry::None => "none",
            Symmetry::Rot180 => "rot180",
            Symmetry::Rot90 => "rot90",
            Symmetry::Horizontal => "horizontal",
            Symmetry::Vertical => "vertical",
            Symmetry::Hv => "hv",
            Symmetry::Diagonal => "diagonal",
            Symmetry::Antidiagonal => "antidiagonal",
            Symmetry::BothDiagonals => "both-diagonals",
            Symmetry::Full => "full",
        }
    }

    /// The cells that stand or fall with `cell`, itself included: 1, 2, 4 or 8 of them.
    pub fn orbit(self, cell: Cell) -> CellSet {
        self.motions().iter().map(|motion| motion.apply(cell)).collect()
    }

    /// All orbits, in reading order of their first cells. Together they are the 81 cells.
    pub fn orbits(self) -> Vec<CellSet> {
        Cell::all()
            .map(|cell| (cell, self.orbit(cell)))
            .filter(|(cell, orbit)| orbit.first() == Some(*cell))
            .map(|(_, orbit)| orbit)
            .collect()
    }

    /// Whether every turn and mirroring of the class carries `cells` to itself.
    pub fn holds(self, cells: CellSet) -> bool {
        self.motions().iter().all(|motion| motion.leaves(cells))
    }

    /// The largest class that [`holds`](Symmetry::holds) for `cells`. It is unique: the motions that leave a set as
    /// it is form a group, and the ten classes are all the groups there are.
    pub fn of(cells: CellSet) -> Symmetry {
        Symmetry::ALL
            .into_iter()
            .filter(|symmetry| symmetry.holds(cells))
            .max_by_key(|symmetry| symmetry.motions().len())
            .expect("the class of none holds for all sets")
    }

    /// Its turns and mirrorings; standing still is one of them.
    const fn motions(self) -> &'static [Motion] {
        use Motion::*;
        match self {
            Symmetry::None => &[Still],
            Symmetry::Rot180 => &[Still, HalfTurn],
            Symmetry::Rot90 => &[Still, QuarterTurn, HalfTurn, ThreeQuarterTurn],
            Symmetry::Horizontal => &[Still, InHorizontal],
            Symmetry::Vertical => &[Still, InVertical],
            Symmetry::Hv => &[Still, InHorizontal, InVertical, HalfTurn],
            Symmetry::Diagonal => &[Still, InDiagonal],
            Symmetry::Antidiagonal => &[Still, InAntidiagonal],
            Symmetry::BothDiagonals => &[Still, InDiagonal, InAntidiagonal, HalfTurn],
            Symmetry::Full => {
                &[Still, QuarterTurn, HalfTurn, ThreeQuarterTurn, InHorizontal, InVertical, InDiagonal, InAntidiagonal]
            }
        }
    }
}

/// One of the eight turns and mirrorings of the square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Motion {
    Still,
    /// Clockwise, as all turns here.
    QuarterTurn,
    HalfTurn,
    ThreeQuarterTurn,
    InHorizontal,
    InVertical,
    InDiagonal,
    InAntidiagonal,
}

impl Motion {
    /// Where `cell` goes.
    const fn apply(self, cell: Cell) -> Cell {
        let (row, column) = (cell.row(), cell.column());
        match self {
            Motion::Still => cell,
            Motion::QuarterTurn => Cell::at(column, 8 - row),
            Motion::HalfTurn => Cell::at(8 - row, 8 - column),
            Motion::ThreeQuarterTurn => Cell::at(8 - column, row),
            Motion::InHorizontal => Cell::at(8 - row, column),
            Motion::InVertical => Cell::at(row, 8 - column),
            Motion::InDiagonal => Cell::at(column, row),
            Motion::InAntidiagonal => Cell::at(8 - column, 8 - row),
        }
    }

    /// Whether it carries `cells` to itself.
    fn leaves(self, cells: CellSet) -> bool {
        cells.iter().all(|cell| cells.contains(self.apply(cell)))
    }
}

impl fmt::Display for Symmetry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The text was not the name of a class of symmetry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseSymmetryError(String);

impl fmt::Display for ParseSymmetryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a symmetry: write one of", self.0)?;
        Symmetry::ALL.iter().try_for_each(|symmetry| write!(f, " {symmetry}"))
    }
}

impl std::error::Error for ParseSymmetryError {}

impl FromStr for Symmetry {
    type Err = ParseSymmetryError;

    fn from_str(text: &str) -> Result<Symmetry, ParseSymmetryError> {
        Symmetry::ALL
            .into_iter()
            .find(|symmetry| symmetry.name() == text)
            .ok_or_else(|| ParseSymmetryError(text.chars().take(40).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A set of cells as nine lines, turned line by line: a second way to apply each motion.
    type Drawing = [[bool; 9]; 9];

    fn drawn(cells: CellSet) -> Drawing {
        let mut drawing = [[false; 9]; 9];
        for cell in cells.iter() {
            drawing[cell.row()][cell.column()] = true;
        }
        drawing
    }

    fn upside_down(mut drawing: Drawing) -> Drawing {
        drawing.reverse();
        drawing
    }

    fn mirror_written(mut drawing: Drawing) -> Drawing {
        drawing.iter_mut().for_each(|line| line.reverse());
        drawing
    }

    fn flipped(drawing: Drawing) -> Drawing {
        std::array::from_fn(|row| std::array::from_fn(|column| drawing[column][row]))
    }

    /// The maps that make up each class, on drawings.
    fn maps(symmetry: Symmetry) -> Vec<fn(Drawing) -> Drawing> {
        match symmetry {
            Symmetry::None => vec![],
            Symmetry::Rot180 => vec![|d| upside_down(mirror_written(d))],
            Symmetry::Rot90 => vec![|d| mirror_written(flipped(d))],
            Symmetry::Horizontal => vec![upside_down],
            Symmetry::Vertical => vec![mirror_written],
            Symmetry::Hv => vec![upside_down, mirror_written],
            Symmetry::Diagonal => vec![flipped],
            Symmetry::Antidiagonal => vec![|d| mirror_written(upside_down(flipped(d)))],
            Symmetry::BothDiagonals => vec![flipped, |d| mirror_written(upside_down(flipped(d)))],
            Symmetry::Full => vec![flipped, mirror_written],
        }
    }

    /// Whether applying the maps of the class to the drawing changes nothing.
    fn holds_when_drawn(symmetry: Symmetry, cells: CellSet) -> bool {
        maps(symmetry).into_iter().all(|map| map(drawn(cells)) == drawn(cells))
    }

    #[test]
    fn orbits_part_the_board_and_hold() {
        let sizes = [81, 41, 21, 45, 45, 25, 45, 45, 25, 15];
        for (symmetry, size) in Symmetry::ALL.into_iter().zip(sizes) {
            let orbits = symmetry.orbits();
            assert_eq!(orbits.len(), size, "{symmetry}");
            assert_eq!(orbits.iter().map(|orbit| orbit.len()).sum::<usize>(), 81);
            assert_eq!(orbits.iter().fold(CellSet::EMPTY, |all, &orbit| all | orbit), CellSet::ALL);
            assert!(orbits.is_sorted_by_key(|orbit| orbit.first()));
            for orbit in orbits {
                assert!(symmetry.holds(orbit) && holds_when_drawn(symmetry, orbit), "{symmetry} {orbit:?}");
                // Smallest: no part of it holds.
                for cell in orbit.iter() {
                    assert_eq!(symmetry.orbit(cell), orbit);
                    assert!(orbit.len() == 1 || !symmetry.holds(orbit - CellSet::only(cell)), "{symmetry}");
                }
            }
        }
    }

    #[test]
    fn the_largest_class_is_found() {
        for symmetry in Symmetry::ALL {
            // Three lopsided cells, completed: nothing larger than the class itself.
            let cells = [Cell::at(0, 1), Cell::at(0, 3), Cell::at(1, 5)];
            let set = cells.into_iter().fold(CellSet::EMPTY, |set, cell| set | symmetry.orbit(cell));
            assert_eq!(Symmetry::of(set), symmetry);
            for other in Symmetry::ALL {
                assert_eq!(other.holds(set), holds_when_drawn(other, set), "{other} of a set with {symmetry}");
            }
        }
        assert_eq!(Symmetry::of(CellSet::EMPTY), Symmetry::Full);
        assert_eq!(Symmetry::of(CellSet::only(Cell::at(4, 4))), Symmetry::Full);
        assert_eq!(Symmetry::of(CellSet::only(Cell::at(0, 4))), Symmetry::Vertical);
        assert_eq!(Symmetry::of(CellSet::only(Cell::at(4, 0))), Symmetry::Horizontal);
        assert_eq!(Symmetry::of(CellSet::only(Cell::at(0, 0))), Symmetry::Diagonal);
        assert_eq!(Symmetry::of(CellSet::only(Cell::at(0, 8))), Symmetry::Antidiagonal);
        assert_eq!(Symmetry::of(CellSet::only(Cell::at(0, 1))), Symmetry::None);
    }

    #[test]
    fn names_round_trip() {
        for symmetry in Symmetry::ALL {
            assert_eq!(symmetry.to_string().parse(), Ok(symmetry));
        }
        assert_eq!(
            "rot45".parse::<Symmetry>().unwrap_err().to_string(),
            "\"rot45\" is not a symmetry: write one of none rot180 rot90 horizontal vertical hv diagonal antidiagonal \
             both-diagonals full"
        );
    }
}
