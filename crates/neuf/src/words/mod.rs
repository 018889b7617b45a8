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

use std::borrow::Cow;
use std::fmt::Write as _;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};

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
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The common texts in `language`, and those of `parts`.
    ///
    /// # Panics
    /// If a catalogue is not well-formed Fluent or defines a key twice. The catalogues are part of the program
    /// and a test reads each one.
    pub fn new(language: Language, parts: &[&Catalogue]) -> Words {
        let tag = language.tag().parse().expect("a language tag");
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // The marks keep right-to-left names apart from the text around; terminals print them as rubbish.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(match language {
            Language::En => |value, _| group(value, ','),
            Language::Fr => |value, _| group(value, '\u{202f}'),
        }));
        for part in [&COMMON].into_iter().chain(parts.iter().copied()) {
            let resource = FluentResource::try_new(part.text(language).to_owned())
                .unwrap_or_else(|(_, errors)| panic!("the {language} catalogue: {errors:?}"));
            bundle.add_resource(resource).unwrap_or_else(|errors| panic!("the {language} catalogue: {errors:?}"));
        }
        Words { language, bundle }
    }

    /// The language of the texts.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a text under `key`.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The text under `key` with `args` put in. A key that is in no catalogue comes back as it is, and so does a
    /// variable that was not given: a person then sees a name instead of nothing. Tests keep either from happening.
    pub fn get(&self, key: &str, args: &[(&str, Arg)]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return key.to_owned();
        };
        let mut values = FluentArgs::with_capacity(args.len());
        for (name, value) in args {
            match value {
                Arg::Text(text) => values.set(*name, FluentValue::from(text.as_ref())),
                Arg::Number(number) => values.set(*name, FluentValue::from(*number)),
            }
        }
        let mut errors: Vec<FluentError> = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&values), &mut errors);
        debug_assert!(errors.is_empty(), "{key}: {errors:?}");
        text.into_owned()
    }
}

/// Prints whole numbers of five digits and more in groups of three.
fn group(value: &FluentValue, separator: char) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let digits = format!("{:.0}", number.value.abs());
    if number.value.fract() != 0.0 || digits.len() < 5 {
        return None;
    }
    let mut text = String::from(if number.value < 0.0 { "-" } else { "" });
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(separator);
        }
        let _ = text.write_char(digit);
    }
    Some(text)
}

#[cfg(test)]
mod tests;
