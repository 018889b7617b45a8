//! A piece of a JSON text that knows where it stands.

use std::borrow::Cow;
use std::fmt;

use serde_core::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;

use super::super::super::{Expected, Found, Kind, ParseError};
use super::super::cells::At;

/// The members of an object in their order.
pub(super) struct Members<'a>(pub(super) Vec<(Cow<'a, str>, &'a RawValue)>);

impl<'de: 'a, 'a> Deserialize<'de> for Members<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Members<'a>, D::Error> {
        struct InOrder;
        impl<'de> Visitor<'de> for InOrder {
            type Value = Members<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Members<'de>, A::Error> {
                let mut members = Vec::new();
                while let Some(name) = map.next_key::<String>()? {
                    members.push((Cow::Owned(name), map.next_value()?));
                }
                Ok(Members(members))
            }
        }
        deserializer.deserialize_map(InOrder)
    }
}

/// A value and where it stands.
#[derive(Clone, Copy)]
pub(super) struct Part<'a> {
    /// All that was read, and where it begins.
    pub(super) whole: &'a str,
    pub(super) start: At,
    /// The value, which is a piece of it.
    pub(super) json: &'a str,
}

impl<'a> Part<'a> {
    pub(super) fn at(&self) -> At {
        let passed = self.json.as_ptr() as usize - self.whole.as_ptr() as usize;
        place(&self.whole[..passed], self.start)
    }

    pub(super) fn inner(&self, raw: &'a RawValue) -> Part<'a> {
        Part { json: raw.get(), ..*self }
    }

    pub(super) fn kind(&self) -> Kind {
        match self.json.as_bytes().first() {
            Some(b'{') => Kind::Object,
            Some(b'[') => Kind::List,
            Some(b'"') => Kind::Text,
            Some(b't' | b'f') => Kind::Bool,
            Some(b'n') => Kind::Null,
            _ => Kind::Number,
        }
    }

    pub(super) fn parse<T: Deserialize<'a>>(&self) -> Result<T, ParseError> {
        serde_json::from_str(self.json).map_err(|error| self.syntax(&error))
    }

    pub(super) fn list(&self) -> Result<Vec<Part<'a>>, ParseError> {
        let raw: Vec<&'a RawValue> = self.parse()?;
        Ok(raw.into_iter().map(|raw| self.inner(raw)).collect())
    }

    /// What serde_json stopped at.
    fn syntax(&self, error: &serde_json::Error) -> ParseError {
        let mut passed = 0;
        for line in self.json.split_inclusive('\n').take(error.line() - 1) {
            passed += line.len();
        }
        passed += error.column().saturating_sub(1);
        if error.is_eof() {
            passed = self.json.trim_end().len();
        }
        let passed = (0..=passed.min(self.json.len())).rev().find(|&i| self.json.is_char_boundary(i)).unwrap_or(0);
        let at = place(&self.json[..passed], self.at());
        let found = self.json[passed..].chars().next().map_or(Found::EndOfLine, Found::char);
        at.error(found, Expected::Json)
    }

    pub(super) fn error<T>(&self, found: Found, expected: Expected) -> Result<T, ParseError> {
        Err(self.at().error(found, expected))
    }
}

/// Where one stands after passing over a text that begins at `at`.
pub(super) fn place(passed: &str, at: At) -> At {
    match passed.rfind('\n') {
        None => At { line: at.line, column: at.column + passed.chars().count() },
        Some(end) => {
            let lines = passed.bytes().filter(|&byte| byte == b'\n').count();
            At { line: at.line + lines, column: 1 + passed[end + 1..].chars().count() }
        }
    }
}
