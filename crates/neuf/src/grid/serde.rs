//! How the vocabulary is written as data: a grid as its 81 characters, a cell as `r1c1`, a digit as a number, a
//! set of digits as the text of its digits (`"124"`), a set of cells as a list, a house as `row 1`.

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

use super::{Candidates, Cell, CellSet, Digit, DigitSet, Grid, House};

impl Serialize for Grid {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.to_line())
    }
}

impl<'de> Deserialize<'de> for Grid {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Grid, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(Error::custom)
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cell, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(Error::custom)
    }
}

impl Serialize for House {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for House {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<House, D::Error> {
        let text = String::deserialize(deserializer)?;
        let house = House::all().find(|house| house.to_string() == text);
        house.ok_or_else(|| Error::custom(format!("{text:?} is not a house: expected row 1 to box 9")))
    }
}

impl Serialize for Digit {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.get())
    }
}

impl<'de> Deserialize<'de> for Digit {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Digit, D::Error> {
        let value = u8::deserialize(deserializer)?;
        Digit::new(value).ok_or_else(|| Error::custom(format!("{value} is not a digit: expected 1 to 9")))
    }
}

impl Serialize for DigitSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.iter().map(Digit::to_char).collect::<String>())
    }
}

impl<'de> Deserialize<'de> for DigitSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<DigitSet, D::Error> {
        let text = String::deserialize(deserializer)?;
        let digit = |char| {
            Digit::from_char(char).ok_or_else(|| Error::custom(format!("found {char:?}, expected digits 1 to 9")))
        };
        text.chars().map(digit).collect()
    }
}

impl Serialize for CellSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CellSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CellSet, D::Error> {
        Ok(Vec::<Cell>::deserialize(deserializer)?.into_iter().collect())
    }
}

impl Serialize for Candidates {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(Cell::all().map(|cell| self.get(cell)))
    }
}

impl<'de> Deserialize<'de> for Candidates {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Candidates, D::Error> {
        let cells = Vec::<DigitSet>::deserialize(deserializer)?;
        if cells.len() != Cell::COUNT {
            return Err(Error::custom(format!("found {} cells, expected 81", cells.len())));
        }
        let mut candidates = Candidates::ALL;
        for (cell, digits) in Cell::all().zip(cells) {
            candidates.set(cell, digits);
        }
        Ok(candidates)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_vocabulary_round_trips() {
        let grid: Grid = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
            .parse()
            .expect("81 characters");
        let text = serde_json::to_string(&(grid, Cell::at(3, 4), Digit::ALL[6], grid.filled())).expect("plain data");
        assert!(text.contains("\"r4c5\",7,[\"r1c1\""), "{text}");
        assert_eq!(
            serde_json::from_str::<(Grid, Cell, Digit, CellSet)>(&text).expect("what was written"),
            (grid, Cell::at(3, 4), Digit::ALL[6], grid.filled())
        );
        let candidates = Candidates::of(&grid);
        let text = serde_json::to_string(&candidates).expect("plain data");
        assert_eq!(serde_json::from_str::<Candidates>(&text).expect("what was written"), candidates);
        let text = serde_json::to_string(&House::box_(8)).expect("plain data");
        assert_eq!(serde_json::from_str::<House>(&text).expect("what was written"), House::box_(8));
        assert!(serde_json::from_str::<Digit>("0").is_err());
        assert!(serde_json::from_str::<Grid>("\"12\"").is_err());
    }
}
