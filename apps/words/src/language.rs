//! The languages.

use std::fmt::{self, Display};
use std::str::FromStr;

/// A language of the page and the terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// English.
    En,
    /// Greek.
    El,
    /// Polish.
    Pl,
    /// Italian.
    It,
    /// German.
    De,
}

impl Language {
    /// All languages, in the order in which they are offered.
    pub const ALL: [Self; 5] = [Self::En, Self::El, Self::Pl, Self::It, Self::De];

    /// As in `lang="…"`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::El => "el",
            Self::Pl => "pl",
            Self::It => "it",
            Self::De => "de",
        }
    }

    /// What its speakers call it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::El => "Ελληνικά",
            Self::Pl => "Polski",
            Self::It => "Italiano",
            Self::De => "Deutsch",
        }
    }

    /// The language of a tag such as `de-AT` or of a locale such as `de_AT.UTF-8`, if it is one of ours.
    #[must_use]
    pub fn of(tag: &str) -> Option<Self> {
        let primary = tag.split(['-', '_', '.', '@']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(primary))
    }

    /// The language of the first setting that is not empty, of `LC_ALL`, `LC_MESSAGES` and `LANG` in this order. English if it is none of
    /// ours.
    #[must_use]
    pub fn of_settings(settings: impl IntoIterator<Item = String>) -> Self {
        let setting = settings.into_iter().find(|setting| !setting.is_empty());
        setting.and_then(|setting| Self::of(&setting)).unwrap_or(Self::En)
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Self, UnknownLanguage> {
        Self::ALL.into_iter().find(|language| language.code() == code).ok_or(UnknownLanguage)
    }
}

/// A code is none of a language of ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownLanguage;

impl Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("unknown language; choose ")?;
        f.write_str(&Language::ALL.map(Language::code).join(", "))
    }
}

impl std::error::Error for UnknownLanguage {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_names_a_language() {
        assert_eq!(Language::of("de-AT"), Some(Language::De));
        assert_eq!(Language::of("EL"), Some(Language::El));
        assert_eq!(Language::of("fr"), None);
        assert_eq!("pl".parse(), Ok(Language::Pl));
        assert_eq!("pl-PL".parse::<Language>(), Err(UnknownLanguage));
    }

    #[test]
    fn the_language_follows_the_settings_of_the_system() {
        let language = |settings: [&str; 3]| Language::of_settings(settings.map(str::to_owned));
        assert_eq!(language(["el_GR.UTF-8", "de_DE", "it"]), Language::El);
        assert_eq!(language(["", "pl", "it"]), Language::Pl);
        assert_eq!(language(["", "", "it_IT@euro"]), Language::It);
        assert_eq!(language(["C", "", "de_DE"]), Language::En);
        assert_eq!(language(["", "", ""]), Language::En);
    }
}
