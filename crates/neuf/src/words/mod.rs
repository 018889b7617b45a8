//! The words a person reads, in their language: one catalogue for the command and the page.
//!
//! The texts are Fluent files, `i18n/<language>/*.ftl`, built into the program. A front end names the parts it
//! needs; the others cost it nothing.
//!
//! ```
//! use neuf::words::{Language, Words};
//!
//! let words = Words::new(Language::Fr, &[]);
//! assert_eq!(words.get("level-medium", &[]), "moyen");
//! assert_eq!(words.get("house-box", &[("number", 4.into())]), "bloc 4");
//! ```

mod language;
mod resolve;
mod says;
pub mod steps;

use std::borrow::Cow;
use std::collections::BTreeMap;

use fluent_syntax::ast::{Entry, Pattern};

pub use language::{Language, UnknownLanguage};

/// A part of the catalogue: the same keys in every language.
#[derive(Clone, Copy, Debug)]
pub struct Catalogue {
    en: &'static str,
    fr: &'static str,
}

impl Catalogue {
    /// The Fluent text in one language.
    pub const fn text(&self, language: Language) -> &'static str {
        match language {
            Language::En => self.en,
            Language::Fr => self.fr,
        }
    }
}

macro_rules! catalogue {
    ($file:literal) => {
        Catalogue {
            en: include_str!(concat!("../../../../i18n/en/", $file)),
            fr: include_str!(concat!("../../../../i18n/fr/", $file)),
        }
    };
}

/// What every front end says: levels, symmetries, houses, conflicts, errors. Always loaded.
pub const COMMON: Catalogue = catalogue!("common.ftl");
/// What only the command says.
pub const CLI: Catalogue = catalogue!("cli.ftl");
/// What is said of techniques and steps: [`steps`].
pub const STEPS: Catalogue = catalogue!("steps.ftl");
/// What only the page says.
pub const PAGE: Catalogue = catalogue!("page.ftl");

/// A value that goes into a text.
///
/// Numbers choose the plural form and are printed with the language's thousands separator from 10,000 on; pass a
/// string where digits must stay as they are (a seed, a line number).
#[derive(Clone, Debug, PartialEq)]
pub enum Arg<'a> {
    /// Printed as it is.
    Text(Cow<'a, str>),
    /// A count.
    Number(i64),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Arg<'a> {
        Arg::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Arg<'a> {
        Arg::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Arg::Text(Cow::Owned(text))
    }
}

macro_rules! number {
    ($($kind:ty)*) => {$(
        impl From<$kind> for Arg<'_> {
            fn from(number: $kind) -> Self {
                // Beyond 2^63 the plural is the same as at 2^63.
                Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }
    )*};
}
number!(u8 u16 u32 u64 usize i32 i64);

/// The texts of one language.
pub struct Words {
    language: Language,
    texts: BTreeMap<&'static str, Pattern<&'static str>>,
}

impl Words {
    /// The common texts in `language`, and those of `parts`.
    ///
    /// # Panics
    /// If a catalogue is not well-formed Fluent or defines a key twice. The catalogues are part of the program
    /// and a test reads each one.
    pub fn new(language: Language, parts: &[&Catalogue]) -> Words {
        let mut texts = BTreeMap::new();
        for part in [&COMMON].into_iter().chain(parts.iter().copied()) {
            let Ok(resource) = fluent_syntax::parser::parse_runtime(part.text(language)) else {
                panic!("the {language} catalogue is not Fluent");
            };
            for entry in resource.body {
                let Entry::Message(message) = entry else { continue };
                let Some(text) = message.value else { continue };
                let twin = texts.insert(message.id.name, text);
                assert!(twin.is_none(), "the {language} catalogue has {} twice", message.id.name);
            }
        }
        Words { language, texts }
    }

    /// The language of the texts.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a text under `key`.
    pub fn has(&self, key: &str) -> bool {
        self.texts.contains_key(key)
    }

    /// The text under `key` with `args` put in. A key that is in no catalogue comes back as it is, and so does the
    /// name of a variable that was not given: a person then sees a name instead of nothing. Tests keep either from
    /// happening.
    pub fn get(&self, key: &str, args: &[(&str, Arg)]) -> String {
        match self.texts.get(key) {
            Some(text) => resolve::text(text, self.language, args),
            None => key.to_owned(),
        }
    }
}

#[cfg(test)]
mod tests;
