//! The sentences of every language, from the Fluent files in `apps/cli/locales`, which are compiled in.

use bots::{Level, Reason};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use std::fmt::{self, Display};
use std::str::FromStr;
use unic_langid::LanguageIdentifier;

/// A language that people can play in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Language {
    /// English
    En,
    /// Ελληνικά
    El,
    /// Polski
    Pl,
    /// Italiano
    It,
    /// Deutsch
    De,
}

impl Language {
    pub(crate) const ALL: [Self; 5] = [Self::En, Self::El, Self::Pl, Self::It, Self::De];

    pub(crate) const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::El => "el",
            Self::Pl => "pl",
            Self::It => "it",
            Self::De => "de",
        }
    }

    /// The Fluent files: what all games share, then one file a game.
    pub(crate) const fn sources(self) -> [&'static str; 6] {
        macro_rules! files {
            ($code:literal) => {
                [
                    include_str!(concat!("../../locales/", $code, "/play.ftl")),
                    include_str!(concat!("../../locales/", $code, "/analyse.ftl")),
                    include_str!(concat!("../../locales/", $code, "/reasons.ftl")),
                    include_str!(concat!("../../locales/", $code, "/the-game.ftl")),
                    include_str!(concat!("../../locales/", $code, "/silver-gold.ftl")),
                    include_str!(concat!("../../locales/", $code, "/pyramids.ftl")),
                ]
            };
        }
        match self {
            Self::En => files!("en"),
            Self::El => files!("el"),
            Self::Pl => files!("pl"),
            Self::It => files!("it"),
            Self::De => files!("de"),
        }
    }

    /// The language that is asked for, or else that of the system.
    pub(crate) fn wanted(given: Option<Self>) -> Self {
        let settings = ["LC_ALL", "LC_MESSAGES", "LANG"].map(|name| std::env::var(name).ok());
        given.unwrap_or_else(|| Self::of_settings(settings))
    }

    /// The language of the first of these settings that is given: as in `LC_ALL`, `LC_MESSAGES`, `LANG`. English if it
    /// is none of ours.
    pub(crate) fn of_settings(settings: impl IntoIterator<Item = Option<String>>) -> Self {
        let setting = settings.into_iter().flatten().find(|setting| !setting.is_empty()).unwrap_or_default();
        let code = setting.split(['_', '.', '-', '@']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|language| language.code() == code).unwrap_or(Self::En)
    }
}

/// The sentences of one language.
pub(crate) struct Texts {
    bundle: FluentBundle<FluentResource>,
}

impl Texts {
    pub(crate) fn new(language: Language) -> Self {
        let identifier = LanguageIdentifier::from_str(language.code()).unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![identifier]);
        // Terminals would show the marks that keep mixed directions of writing apart; none of ours goes right to left.
        bundle.set_use_isolating(false);
        for source in language.sources() {
            // A test reads every file without an error.
            let resource =
                FluentResource::try_new(source.to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Self { bundle }
    }

    /// The sentence with this key. Numbers among the arguments follow the plural rules of the language. A key without
    /// a sentence, of which a test finds none, stands for itself.
    pub(crate) fn get(&self, key: &str, arguments: &[(&'static str, &dyn Display)]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return key.to_owned();
        };
        let mut values = FluentArgs::with_capacity(arguments.len());
        for (name, value) in arguments {
            let text = value.to_string();
            let value = match text.parse::<i32>() {
                Ok(number) if number.to_string() == text => FluentValue::from(number),
                _ => FluentValue::from(text),
            };
            values.set(*name, value);
        }
        self.bundle.format_pattern(pattern, Some(&values), &mut Vec::new()).into_owned()
    }

    /// Why something was refused.
    pub(crate) fn refusal(&self, refusal: &impl tabletop::Refusal) -> String {
        self.told(refusal.key(), &refusal.arguments())
    }

    /// Why a choice is good.
    pub(crate) fn reason(&self, reason: &Reason) -> String {
        self.told(reason.key, &reason.arguments)
    }

    fn told(&self, key: &str, arguments: &[(&'static str, String)]) -> String {
        let arguments: Vec<(&'static str, &dyn Display)> =
            arguments.iter().map(|(name, value)| (*name, value as &dyn Display)).collect();
        self.get(key, &arguments)
    }

    /// How well a bot plays.
    pub(crate) fn level(&self, level: Level) -> String {
        match level {
            Level::Random => say!(self, "level-random"),
            Level::Novice => say!(self, "level-novice"),
            Level::Casual => say!(self, "level-casual"),
            Level::Policy => say!(self, "level-policy"),
            Level::Expert => say!(self, "level-expert"),
            Level::Master => say!(self, "level-master"),
        }
    }
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Texts({:?})", self.bundle.locales)
    }
}

/// `say!(texts, "key", seat = 1, card = card)`: the sentence with this key.
macro_rules! say {
    ($texts:expr, $key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $texts.get($key, &[$((stringify!($name), &$value as &dyn std::fmt::Display)),*])
    };
}
pub(crate) use say;
