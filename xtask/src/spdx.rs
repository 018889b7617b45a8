//! Licence expressions such as `(MIT OR Apache-2.0) AND Unicode-3.0`.

/// Whether the expression can be met with allowed licences alone. `OR` is a choice, `AND` asks for
/// both, an old-style `/` reads as `OR`; `X WITH exception` is looked up as a whole. What cannot be
/// read is not allowed.
pub fn allows(expression: &str, allowed: &[&str]) -> bool {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut parser = Parser { words: &words, allowed };
    parser.either() == Some(true) && parser.words.is_empty()
}

struct Parser<'a> {
    words: &'a [&'a str],
    allowed: &'a [&'a str],
}

impl Parser<'_> {
    fn next(&mut self) -> Option<&str> {
        let (first, rest) = self.words.split_first()?;
        self.words = rest;
        Some(first)
    }

    fn skip(&mut self, word: &str) -> bool {
        let found = self.words.first() == Some(&word);
        if found {
            self.words = &self.words[1..];
        }
        found
    }

    fn either(&mut self) -> Option<bool> {
        let mut answer = self.both()?;
        while self.skip("OR") {
            answer |= self.both()?;
        }
        Some(answer)
    }

    fn both(&mut self) -> Option<bool> {
        let mut answer = self.one()?;
        while self.skip("AND") {
            answer &= self.one()?;
        }
        Some(answer)
    }

    fn one(&mut self) -> Option<bool> {
        if self.skip("(") {
            let answer = self.either()?;
            return self.skip(")").then_some(answer);
        }
        let mut name = self.next().filter(|name| !["AND", "OR", "WITH", ")"].contains(name))?.to_owned();
        if self.skip("WITH") {
            name = format!("{name} WITH {}", self.next()?);
        }
        Some(self.allowed.contains(&name.as_str()))
    }
}

#[cfg(test)]
mod tests {
    use super::allows;

    const ALLOWED: [&str; 3] = ["MIT", "Apache-2.0", "Zlib"];

    #[test]
    fn a_choice_needs_one_and_a_sum_needs_all() {
        for good in [
            "MIT",
            "MIT OR GPL-3.0",
            "GPL-3.0 OR MIT",
            "MIT/Apache-2.0",
            "(MIT OR X) AND Zlib",
            "X OR (MIT AND (Zlib OR Y))",
            "X WITH y OR MIT",
        ] {
            assert!(allows(good, &ALLOWED), "{good}");
        }
        for bad in [
            "AGPL-3.0",
            "MIT AND GPL-3.0",
            "X OR Y AND MIT",
            "MIT WITH something",
            "",
            "(MIT",
            "MIT)",
            "MIT Zlib",
            "MIT OR",
            "WITH",
        ] {
            assert!(!allows(bad, &ALLOWED), "{bad}");
        }
    }
}
