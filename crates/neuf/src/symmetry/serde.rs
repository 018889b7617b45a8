//! How symmetry is written as data: a class by its name, a puzzle's id as its 16
//! characters.

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

use super::{PuzzleId, Symmetry};

impl Serialize for Symmetry {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Symmetry {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Symmetry, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(Error::custom)
    }
}

impl Serialize for PuzzleId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for PuzzleId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PuzzleId, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_are_written_by_name() {
        assert_eq!(serde_json::to_string(&Symmetry::BothDiagonals).expect("plain data"), "\"both-diagonals\"");
        for symmetry in Symmetry::ALL {
            let text = serde_json::to_string(&symmetry).expect("plain data");
            assert_eq!(serde_json::from_str::<Symmetry>(&text).expect("what was written"), symmetry);
        }
        assert!(serde_json::from_str::<Symmetry>("\"rot45\"").is_err());
    }

    #[test]
    fn ids_are_written_as_text() {
        let text = "\"0123456789-_abcd\"";
        let id: PuzzleId = serde_json::from_str(text).expect("an id");
        assert_eq!(serde_json::to_string(&id).expect("plain data"), text);
        assert!(serde_json::from_str::<PuzzleId>("\"0123\"").is_err());
    }
}
