//! Which languages there are, and which one a person asked for.

use std::fmt;
use std::str::FromStr;

/// A language that every text exists in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Language {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}

impl Language {
    /// All of them; the first is the one used when nobody asks for another.
    pub const ALL: [Language; 2] = [Language::En, Language::Fr];

    /// Its tag: `en`, `fr`.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Fr => "fr",
        }
    }

    /// Its name in the language itself.
    pub const fn name(self) -> &'static str {
        match self {
            Language::En => "English",
            Language::Fr => "Français",
        }
    }

    /// The language of one locale name, as a system (`fr_CA.UTF-8`, `fr_FR@euro`) or a browser (`fr-CH`) writes it.
    /// `C` and `POSIX` are English. `None` if there are no texts in it.
    pub fn of_locale(locale: &str) -> Option<Language> {
        let primary = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
        if matches!(primary, "C" | "POSIX") {
            return Some(Language::En);
        }
        Language::ALL.into_iter().find(|language| language.tag().eq_ignore_ascii_case(primary))
    }

    /// The first of these locale names that there are texts for; English if there is none. A name may also be a
    /// list as in `LANGUAGE` (`fr:en`) or in HTTP (`fr;q=0.9, en`), its order being that of preference.
    pub fn negotiate<'a>(locales: impl IntoIterator<Item = &'a str>) -> Language {
        let mut names = locales.into_iter().flat_map(|list| list.split([':', ',']));
        names.find_map(|name| Language::of_locale(name.split(';').next()?.trim())).unwrap_or_default()
    }
}

/// Prints the tag.
impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// The text names no language that there are texts in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage(String);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "found {:?}, expected en or fr", self.0)
    }
}

impl std::error::Error for UnknownLanguage {}

/// Reads a tag or a locale name.
impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(text: &str) -> Result<Language, UnknownLanguage> {
        Language::of_locale(text).ok_or_else(|| UnknownLanguage(text.to_owned()))
    }
}
