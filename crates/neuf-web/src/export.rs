//! Puzzles as files, as the command writes them.

use neuf::generate::Level;
use neuf::grid::Grid;
use neuf::symmetry::Symmetry;

use crate::origin::Puzzle;

/// What JavaScript holds exactly; a larger number is written as text.
const SAFE: u64 = 1 << 53;

/// The names and values of a puzzle's JSON object. None of the texts needs escaping.
fn fields(puzzle: &Puzzle) -> Vec<(&'static str, String)> {
    let clues = puzzle.givens.count();
    let origin = &puzzle.origin;
    let quoted = |text: &str| format!("\"{text}\"");
    let whole = |number: u64| if number <= SAFE { number.to_string() } else { quoted(&number.to_string()) };
    let mut fields = vec![("puzzle", quoted(&puzzle.givens.to_line()))];
    fields.extend(puzzle.solution.map(|solution| ("solution", quoted(&solution.to_line()))));
    fields.push(("clues", clues.to_string()));
    fields.push((
        "difficulty",
        origin
            .rating
            .and_then(|rating| Level::of(clues, rating))
            .map_or("null".to_owned(), |level| quoted(level.name())),
    ));
    fields.push(("symmetry", quoted(Symmetry::of(puzzle.givens.filled()).name())));
    if let Some(seed) = origin.seed {
        fields.extend([("seed", whole(seed)), ("index", whole(origin.index))]);
    }
    fields.push(("timestamp", quoted(&origin.timestamp)));
    fields.push(("version", quoted(env!("CARGO_PKG_VERSION"))));
    fields
}

/// One puzzle as a JSON object, a value a line.
pub fn json(puzzle: &Puzzle) -> String {
    let lines: Vec<String> = fields(puzzle).iter().map(|(name, value)| format!("  \"{name}\": {value}")).collect();
    format!("{{\n{}\n}}\n", lines.join(",\n"))
}

/// Puzzles as a JSON array, one a line.
pub fn json_of_many(puzzles: &[Puzzle]) -> String {
    let object = |puzzle| {
        let values: Vec<String> = fields(puzzle).iter().map(|(name, value)| format!("\"{name}\":{value}")).collect();
        format!("{{{}}}", values.join(","))
    };
    format!("[\n{}\n]\n", puzzles.iter().map(object).collect::<Vec<_>>().join(",\n"))
}

/// One puzzle drawn, with its line below.
pub fn text(puzzle: &Puzzle) -> String {
    format!("{}\n\n{}\n", drawn(&puzzle.givens), puzzle.givens)
}

fn drawn(grid: &Grid) -> String {
    format!("{grid:#}")
}

/// Puzzles as lines of 81 characters.
pub fn text_of_many(puzzles: &[Puzzle]) -> String {
    puzzles.iter().map(|puzzle| format!("{}\n", puzzle.givens)).collect()
}

#[cfg(test)]
mod tests {
    use neuf::puzzle::format;
    use neuf::rate::Rating;

    use super::*;
    use crate::origin::Origin;

    fn puzzle(seed: Option<u64>) -> Puzzle {
        let line = "3..82..15578.9.....4...7.98.159.....8.67421.3.....167.93.2...6.....6.53165..18..7";
        let solution = "369824715578193246142657398715936482896742153423581679931275864287469531654318927";
        let origin = Origin {
            seed,
            timestamp: "2026-11-30T18:00:00.000Z".to_owned(),
            rating: Some(Rating::tenths(17)),
            ..Origin::default()
        };
        Puzzle { givens: line.parse().expect("a grid"), solution: solution.parse().ok(), origin }
    }

    #[test]
    fn what_is_written_is_json_that_the_engine_reads() {
        for puzzle in [puzzle(Some(9)), puzzle(Some(u64::MAX)), puzzle(None)] {
            let value: serde_json::Value = serde_json::from_str(&json(&puzzle)).expect("JSON");
            assert_eq!(value["clues"], 39);
            assert_eq!(value["difficulty"], "medium");
            assert_eq!(value["symmetry"], "rot180");
            assert_eq!(value["timestamp"], "2026-11-30T18:00:00.000Z");
            assert_eq!(value.get("seed").is_some(), puzzle.origin.seed.is_some());
            let entry = format::parse(&json(&puzzle)).expect("a puzzle");
            assert_eq!((entry.givens, entry.meta.solution), (puzzle.givens, puzzle.solution));
            let many: serde_json::Value =
                serde_json::from_str(&json_of_many(&[puzzle.clone(), puzzle.clone()])).expect("JSON");
            assert_eq!(many.as_array().map(Vec::len), Some(2));
            assert_eq!(many[1], value);
            assert_eq!(format::parse(&drawn(&puzzle.givens)).expect("a puzzle").givens, puzzle.givens);
        }
        assert_eq!(json(&puzzle(Some(u64::MAX))).matches("\"18446744073709551615\"").count(), 1);
        assert_eq!(text_of_many(&[puzzle(None)]).len(), 82);
    }
}
