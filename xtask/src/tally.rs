//! Counts of tests, as their runners print them.

use std::fmt;
use std::ops::AddAssign;

/// How many tests passed and failed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub passed: u64,
    pub failed: u64,
}

impl Tally {
    /// Adds what a line of a test runner tells; any other line changes nothing.
    ///
    /// Read are the summaries of `cargo test` (`test result: ok. 3 passed; 0 failed; …`), of our own
    /// scripts (`3 passed, 0 failed`) and of Node's runner (`ℹ pass 3`, `ℹ fail 0`).
    pub fn read_line(&mut self, line: &str) {
        let words: Vec<&str> = line.split([' ', ';', ',']).filter(|word| !word.is_empty()).collect();
        match words[..] {
            ["test", "result:", _, passed, "passed", failed, "failed", ..] | [passed, "passed", failed, "failed"] => {
                self.passed += number(passed);
                self.failed += number(failed);
            }
            ["ℹ" | "#", "pass", passed] => self.passed += number(passed),
            ["ℹ" | "#", "fail", failed] => self.failed += number(failed),
            // A test that was cut short did not pass.
            ["ℹ" | "#", "cancelled", cancelled] => self.failed += number(cancelled),
            _ => (),
        }
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.passed += other.passed;
        self.failed += other.failed;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

fn number(word: &str) -> u64 {
    word.parse().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn summaries_are_added_and_the_rest_is_ignored() {
        let mut tally = Tally::default();
        for line in [
            "running 5 tests",
            "test grid::tests::peers ... ok",
            "test result: FAILED. 4 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s",
            "20 passed, 2 failed",
            "ℹ tests 310",
            "ℹ pass 300",
            "ℹ fail 30",
            "ℹ cancelled 1",
            "3 puzzles passed, none failed",
        ] {
            tally.read_line(line);
        }
        assert_eq!(tally, Tally { passed: 324, failed: 34 });
    }
}
