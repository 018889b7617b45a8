//! The changes under which a Sudoku stays the same Sudoku: renaming digits, moving rows within a band and bands as
//! wholes, likewise columns and stacks, and transposing. There are 2 · 6⁸ · 9! = 1,218,998,108,160 of them.

use std::fmt;

use crate::grid::{Cell, CellSet, Digit, Grid};

/// One of these changes.
///
/// ```
/// use neuf::grid::Grid;
/// use neuf::symmetry::Transform;
///
/// let grid: Grid = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let turned = Transform::TRANSPOSE.apply(&grid);
/// assert!(turned.to_line().starts_with("56.847...3.9...6.."));
/// assert_eq!(Transform::TRANSPOSE.inverse().apply(&turned), grid);
/// # Ok::<(), neuf::grid::LineError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Transform(Parts);

/// What a [`Transform`] does, in the order in which it does it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Parts {
    /// Whether rows become columns first.
    pub transpose: bool,
    /// For each row of the result, 0 to 8, the row that comes to stand there.
    pub rows: [u8; 9],
    /// For each column of the result, 0 to 8, the column that comes to stand there.
    pub columns: [u8; 9],
    /// What the digits 1 to 9 become.
    pub digits: [Digit; 9],
}

/// The parts would not keep a Sudoku a Sudoku.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TransformError {
    /// The rows are not 0 to 8 in some order that keeps the rows of a band together.
    Rows([u8; 9]),
    /// The columns are not 0 to 8 in some order that keeps the columns of a stack together.
    Columns([u8; 9]),
    /// Two digits would become one.
    Digits([Digit; 9]),
}

impl fmt::Display for TransformError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TransformError::Rows(found) => {
                write!(f, "rows {found:?}: expected 0 to 8, each once, with the rows of a band side by side")
            }
            TransformError::Columns(found) => {
                write!(f, "columns {found:?}: expected 0 to 8, each once, with the columns of a stack side by side")
            }
            TransformError::Digits(found) => write!(f, "digits {found:?}: expected 1 to 9, each once"),
        }
    }
}

impl std::error::Error for TransformError {}

const IN_ORDER: [u8; 9] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

impl Parts {
    /// The parts that change nothing: to be updated, as in `Parts { transpose: true, ..Parts::IDENTITY }`.
    pub const IDENTITY: Parts = Parts { transpose: false, rows: IN_ORDER, columns: IN_ORDER, digits: Digit::ALL };
}

impl Transform {
    /// Changes nothing.
    pub const IDENTITY: Transform = Transform(Parts::IDENTITY);
    /// Makes rows columns: mirrors in the diagonal from r1c1 to r9c9.
    pub const TRANSPOSE: Transform = Transform(Parts { transpose: true, ..Parts::IDENTITY });

    /// The transform with these parts.
    ///
    /// # Errors
    /// An order that tears a band or stack apart or is no order at all, or digits that are not all different.
    pub fn from_parts(parts: Parts) -> Result<Transform, TransformError> {
        if !keeps_chutes(&parts.rows) {
            return Err(TransformError::Rows(parts.rows));
        }
        if !keeps_chutes(&parts.columns) {
            return Err(TransformError::Columns(parts.columns));
        }
        let mut digits = parts.digits;
        digits.sort_unstable();
        if digits != Digit::ALL {
            return Err(TransformError::Digits(parts.digits));
        }
        Ok(Transform(parts))
    }

    /// Its parts.
    pub const fn parts(&self) -> &Parts {
        &self.0
    }

    /// One of all transforms, each as likely as any other.
    ///
    /// `below(n)` must give a number from 0 to n - 1, each equally likely. It is called 25 times, always with the
    /// same sequence of n, so the same numbers give the same transform for ever: 2 for transposing; 3 2 for the
    /// order of the bands and thrice 3 2 for the rows in each; the same for stacks and columns; 9 to 2 for the digits.
    pub fn random(below: &mut impl FnMut(u32) -> u32) -> Transform {
        let transpose = below(2) == 1;
        let rows = random_lines(below);
        let columns = random_lines(below);
        let mut digits = Digit::ALL;
        shuffle(&mut digits, below);
        Transform(Parts { transpose, rows, columns, digits })
    }

    /// The grid after the change.
    pub fn apply(&self, grid: &Grid) -> Grid {
        let mut result = Grid::EMPTY;
        for cell in Cell::all() {
            result.set(cell, grid.get(self.source(cell)).map(|digit| self.apply_digit(digit)));
        }
        result
    }

    /// Where `cell` comes to stand.
    pub fn apply_cell(&self, cell: Cell) -> Cell {
        self.inverse().source(cell)
    }

    /// Where `cells` come to stand.
    pub fn apply_cells(&self, cells: CellSet) -> CellSet {
        let inverse = self.inverse();
        cells.iter().map(|cell| inverse.source(cell)).collect()
    }

    /// What `digit` becomes.
    pub const fn apply_digit(&self, digit: Digit) -> Digit {
        self.0.digits[digit.index()]
    }

    /// The transform that undoes this one.
    pub fn inverse(&self) -> Transform {
        let (rows, columns) = (inverted(&self.0.rows), inverted(&self.0.columns));
        // Undone in the opposite order, transposing would come last; pushed to the front it swaps rows and columns.
        let (rows, columns) = if self.0.transpose { (columns, rows) } else { (rows, columns) };
        let mut digits = Digit::ALL;
        for from in Digit::ALL {
            digits[self.apply_digit(from).index()] = from;
        }
        Transform(Parts { transpose: self.0.transpose, rows, columns, digits })
    }

    /// This transform followed by `next`: `a.then(&b).apply(&grid) == b.apply(&a.apply(&grid))`.
    pub fn then(&self, next: &Transform) -> Transform {
        let (first, next) = (&self.0, &next.0);
        let (rows, columns) =
            if next.transpose { (&first.columns, &first.rows) } else { (&first.rows, &first.columns) };
        Transform(Parts {
            transpose: first.transpose != next.transpose,
            rows: next.rows.map(|row| rows[row as usize]),
            columns: next.columns.map(|column| columns[column as usize]),
            digits: first.digits.map(|digit| next.digits[digit.index()]),
        })
    }

    /// Which cell comes to stand in `cell`.
    const fn source(&self, cell: Cell) -> Cell {
        let (row, column) = (self.0.rows[cell.row()] as usize, self.0.columns[cell.column()] as usize);
        if self.0.transpose { Cell::at(column, row) } else { Cell::at(row, column) }
    }
}

impl Default for Transform {
    fn default() -> Transform {
        Transform::IDENTITY
    }
}

impl fmt::Debug for Transform {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Transform").field(&self.0).finish()
    }
}

/// Whether `order` is 0 to 8, each once, with 0 1 2, 3 4 5 and 6 7 8 each side by side in one third.
fn keeps_chutes(order: &[u8; 9]) -> bool {
    let mut seen = [false; 9];
    order.iter().enumerate().all(|(i, &line)| {
        line < 9 && line / 3 == order[i / 3 * 3] / 3 && !std::mem::replace(&mut seen[line as usize], true)
    })
}

fn inverted(order: &[u8; 9]) -> [u8; 9] {
    let mut inverse = [0; 9];
    for (to, &from) in order.iter().enumerate() {
        inverse[from as usize] = to as u8;
    }
    inverse
}

fn random_lines(below: &mut impl FnMut(u32) -> u32) -> [u8; 9] {
    let mut chutes = [0, 1, 2];
    shuffle(&mut chutes, below);
    let mut lines = [0; 9];
    for (third, chute) in lines.chunks_exact_mut(3).zip(chutes) {
        third.copy_from_slice(&[3 * chute, 3 * chute + 1, 3 * chute + 2]);
        shuffle(third, below);
    }
    lines
}

/// Fisher and Yates' shuffle, from the back.
fn shuffle<T>(items: &mut [T], below: &mut impl FnMut(u32) -> u32) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(last as u32 + 1) as usize);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::super::Symmetry;
    use super::super::testing::{any_grid, any_transform};
    use super::*;

    proptest! {
        #[test]
        fn composition_and_inverse_keep_their_word(
            a in any_transform(), b in any_transform(), c in any_transform(), grid in any_grid(),
        ) {
            prop_assert_eq!(a.then(&b).apply(&grid), b.apply(&a.apply(&grid)));
            prop_assert_eq!(a.then(&b).then(&c), a.then(&b.then(&c)));
            prop_assert_eq!(a.then(&a.inverse()), Transform::IDENTITY);
            prop_assert_eq!(a.inverse().then(&a), Transform::IDENTITY);
            prop_assert_eq!(a.then(&b).inverse(), b.inverse().then(&a.inverse()));
            prop_assert_eq!(a.then(&Transform::IDENTITY), a);
            prop_assert_eq!(Transform::from_parts(*a.parts()), Ok(a));
        }

        #[test]
        fn cells_and_digits_go_where_the_grid_puts_them(a in any_transform(), grid in any_grid()) {
            let moved = a.apply(&grid);
            for cell in Cell::all() {
                prop_assert_eq!(moved.get(a.apply_cell(cell)), grid.get(cell).map(|digit| a.apply_digit(digit)));
            }
            prop_assert_eq!(a.apply_cells(grid.filled()), moved.filled());
        }

        #[test]
        fn houses_stay_houses(a in any_transform()) {
            for cell in Cell::all() {
                prop_assert_eq!(a.apply_cells(cell.peers()), a.apply_cell(cell).peers());
            }
        }
    }

    #[test]
    fn the_motions_of_the_square_are_transforms() {
        let back = [8, 7, 6, 5, 4, 3, 2, 1, 0];
        let motion = |parts| Transform::from_parts(parts).unwrap();
        let generators = [
            (Symmetry::Horizontal, motion(Parts { rows: back, ..Parts::IDENTITY })),
            (Symmetry::Vertical, motion(Parts { columns: back, ..Parts::IDENTITY })),
            (Symmetry::Rot180, motion(Parts { rows: back, columns: back, ..Parts::IDENTITY })),
            (Symmetry::Diagonal, Transform::TRANSPOSE),
            (Symmetry::Antidiagonal, motion(Parts { transpose: true, rows: back, columns: back, ..Parts::IDENTITY })),
        ];
        for (symmetry, motion) in generators {
            for cell in Cell::all() {
                let moved: CellSet = [cell, motion.apply_cell(cell)].into_iter().collect();
                assert_eq!(moved, symmetry.orbit(cell), "{symmetry} {cell}");
            }
        }
        let quarter = motion(Parts { transpose: true, columns: back, ..Parts::IDENTITY });
        assert_eq!(quarter.apply_cell(Cell::at(0, 1)), Cell::at(1, 8));
    }

    #[test]
    fn random_reaches_everything_and_asks_as_stated() {
        // Every choice once for a part while the others stay 0: all orders of the rows, 6⁴, all different.
        let mut orders = BTreeSet::new();
        for number in 0..1296 {
            let (mut rest, mut asked) = (number, Vec::new());
            let transform = Transform::random(&mut |n| {
                asked.push(n);
                if !(2..10).contains(&asked.len()) {
                    return 0;
                }
                let digit = rest % n;
                rest /= n;
                digit
            });
            assert_eq!(asked, [2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]);
            assert_eq!(Transform::from_parts(*transform.parts()), Ok(transform));
            orders.insert(transform.parts().rows);
        }
        assert_eq!(orders.len(), 1296);
    }

    #[test]
    fn bad_parts_are_refused() {
        let torn = [0, 1, 3, 2, 4, 5, 6, 7, 8];
        let error = Transform::from_parts(Parts { rows: torn, ..Parts::IDENTITY }).unwrap_err();
        assert_eq!(
            error.to_string(),
            "rows [0, 1, 3, 2, 4, 5, 6, 7, 8]: expected 0 to 8, each once, with the rows of a band side by side"
        );
        for bad in [[0; 9], [0, 1, 2, 3, 4, 5, 6, 7, 9], torn] {
            let parts = Parts { columns: bad, ..Parts::IDENTITY };
            assert_eq!(Transform::from_parts(parts), Err(TransformError::Columns(bad)));
        }
        let ones = [Digit::ALL[0]; 9];
        let parts = Parts { digits: ones, ..Parts::IDENTITY };
        assert_eq!(Transform::from_parts(parts), Err(TransformError::Digits(ones)));
    }
}
