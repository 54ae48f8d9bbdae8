//! What the terminal says, in the words of the crate `words`.

use bots::{Level, Reason};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use tabletop::{Seat, View};

pub(crate) use words::{Book, Language};

/// `say!(texts, "key", seat = 1, card = card)`: the sentence with this key.
macro_rules! say {
    ($texts:expr, $key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $texts.say_named($key, [$((stringify!($name), $value.to_string().as_str())),*])
    };
}
pub(crate) use say;

/// Reads the language of a flag.
pub(crate) fn language() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::ALL.map(Language::code)).try_map(|code| code.parse::<Language>())
}

/// The texts of the language that is asked for, or else of that of the system.
pub(crate) fn book(given: Option<Language>) -> Book {
    let settings = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
    Book::terminal(given.unwrap_or_else(|| Language::of_settings(settings)))
}

/// Why something was refused.
pub(crate) fn refusal(refusal: &impl tabletop::Refusal, texts: &Book) -> String {
    named(refusal.key(), &refusal.arguments(), texts)
}

/// Why a choice is good.
pub(crate) fn reason(reason: &Reason, texts: &Book) -> String {
    let said = |(name, text): &(&'static str, String)| {
        let seat = if *name == "seat" { text.parse().ok().and_then(Seat::new) } else { None };
        (*name, seat.map_or_else(|| text.clone(), |seat| self::seat(seat, texts)))
    };
    named(reason.key, &reason.arguments.iter().map(said).collect::<Vec<_>>(), texts)
}

fn named(key: &str, gaps: &[(&'static str, String)], texts: &Book) -> String {
    texts.say_named(key, gaps.iter().map(|(name, text)| (*name, text.as_str())))
}

/// What a seat is called.
pub(crate) fn seat(seat: Seat, texts: &Book) -> String {
    say!(texts, "seat-name", number = seat)
}

/// What a seat is called by this viewer: "You", or its name.
pub(crate) fn who(view: &impl View, seat: Seat, texts: &Book) -> String {
    if view.viewer().is(seat) { say!(texts, "you") } else { self::seat(seat, texts) }
}

/// How well a bot plays.
pub(crate) fn level(level: Level, texts: &Book) -> String {
    texts.say(&format!("level-{level}"), &[])
}
