//! Texts with bounds, checked when they are made or read.

use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

/// A text that was refused, with a description of a valid one.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected {0}")]
pub struct BadText(pub &'static str);

/// The letters of ids. Letters that could spell words or look like others are left out.
const LETTERS: &[u8; 32] = b"0123456789bcdefghjkmnpqrstuvwxyz";

/// The text of these bytes, five bits a letter. Bits at the end that do not fill a letter are dropped.
fn spelled(bytes: &[u8]) -> String {
    let bit = |index: usize| bytes.get(index / 8).map_or(0, |byte| usize::from(byte >> (7 - index % 8)) & 1);
    let letter = |letter: usize| (0..5).fold(0, |value, offset| value << 1 | bit(letter * 5 + offset));
    (0..bytes.len() * 8 / 5).filter_map(|at| LETTERS.get(letter(at))).map(|byte| char::from(*byte)).collect()
}

/// Defines text types: their documentation, the check of a text and what a text that fails it should have been.
macro_rules! texts {
    ($($(#[$doc:meta])* $name:ident: $check:expr, $expected:literal;)+) => {$(
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(into = "String", try_from = "Cow<'_, str>")]
        pub struct $name(Arc<str>);

        impl $name {
            /// The text.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl FromStr for $name {
            type Err = BadText;

            fn from_str(text: &str) -> Result<Self, BadText> {
                let check: fn(&str) -> bool = $check;
                if check(text) { Ok(Self(text.into())) } else { Err(BadText($expected)) }
            }
        }

        impl TryFrom<Cow<'_, str>> for $name {
            type Error = BadText;

            fn try_from(text: Cow<'_, str>) -> Result<Self, BadText> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(text: $name) -> Self {
                text.as_str().to_owned()
            }
        }
    )+};
}

/// Ids that are made at random, each from this number of bytes.
macro_rules! random {
    ($($name:ident: $bytes:literal),+) => {$(
        impl $name {
            /// The text made of these random bytes.
            #[must_use]
            pub fn new(random: [u8; $bytes]) -> Self {
                Self(spelled(&random).into())
            }
        }
    )+};
}

/// Texts that may be shown: they are printed as they are, also in logs.
macro_rules! open {
    ($($name:ident),+) => {$(
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Debug::fmt(self.as_str(), f)
            }
        }
    )+};
}

/// Texts that grant access: `Debug` hides them, so that they do not get into a log by accident.
macro_rules! secret {
    ($($name:ident),+) => {$(
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(concat!(stringify!($name), "(..)"))
            }
        }
    )+};
}

texts! {
    /// A table: 16 letters and digits, made at random.
    TableId: |text| is_spelled(text, 16), "the id of a table: 16 letters and digits";
    /// A guest: 25 letters and digits, made at random. Known to the server and, signed, to the guest's own browser.
    GuestId: |text| is_spelled(text, 25), "the id of a guest: 25 letters and digits";
    /// The key of an invite link to a table: 25 letters and digits, made at random.
    InviteKey: |text| is_spelled(text, 25), "the key of an invite link: 25 letters and digits";
    /// The id that a client gives to a request, so that a repeated one is recognised: 1 to 40 of `A-Z a-z 0-9 _ -`.
    CommandId: is_command, "an id of 1 to 40 letters, digits, `_` or `-`";
    /// The name of a player: 1 to 24 characters without control characters, marks that change the direction of writing, `;`,
    /// `"` and `\`, and without a space at either end. Only bots have `bot:` at the start.
    PlayerName: is_name,
        "a name of 1 to 24 characters without `;`, `\"`, `\\`, `bot:` at the start, and spaces at either end";
    /// A line of the chat: 1 to 300 characters on one line, without a space at either end.
    ChatText: |text| is_line(text, 300), "1 to 300 characters on one line, with no space at either end";
}

open!(TableId, CommandId, PlayerName, ChatText);
secret!(GuestId, InviteKey);
random!(CommandId: 10, TableId: 10, GuestId: 16, InviteKey: 16);

impl TableId {
    /// The text, shared.
    #[must_use]
    pub fn shared(&self) -> Arc<str> {
        Arc::clone(&self.0)
    }
}

fn is_spelled(text: &str, letters: usize) -> bool {
    text.len() == letters && text.bytes().all(|byte| LETTERS.contains(&byte))
}

fn is_command(text: &str) -> bool {
    matches!(text.len(), 1..=40)
        && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-'))
}

fn is_name(text: &str) -> bool {
    is_line(text, 24) && !text.contains([';', '"', '\\']) && !text.to_ascii_lowercase().starts_with("bot:")
}

/// Whether this is one line of 1 to `most` visible characters without a space at either end.
fn is_line(text: &str, most: usize) -> bool {
    let hidden = |letter: char| {
        letter.is_control()
            || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    (1..=most).contains(&text.chars().count()) && text.trim() == text && !text.contains(hidden)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_spelled_and_read_back() {
        let table = TableId::new([0xff, 0, 1, 2, 3, 4, 5, 6, 7, 8]);
        assert_eq!(table.as_str().len(), 16);
        assert_eq!(table.as_str().parse(), Ok(table.clone()));
        assert_eq!(serde_json::to_string(&table).unwrap(), format!("\"{table}\""));
        assert_ne!(GuestId::new([1; 16]), GuestId::new([2; 16]));
        assert_eq!(GuestId::new([7; 16]).as_str().parse(), Ok(GuestId::new([7; 16])));
        assert!("short".parse::<TableId>().is_err());
        assert!("ABCDEFGHIJKLMNOP".parse::<TableId>().is_err());
    }

    #[test]
    fn what_lets_somebody_in_is_not_printed() {
        assert_eq!(format!("{:?}", GuestId::new([1; 16])), "GuestId(..)");
        assert_eq!(format!("{:?}", InviteKey::new([1; 16])), "InviteKey(..)");
    }

    #[test]
    fn names_and_chat_are_bounded() {
        for good in ["Ada", "Ζωή", "Łukasz 2", "<b>Eve</b>", &"x".repeat(24)] {
            assert!(good.parse::<PlayerName>().is_ok(), "{good}");
        }
        for bad in
            ["", " Ada", "a;b", "a\"b", "a\\b", "a\nb", "Bot:x", "\u{202e}adA", "a\u{200b}", &"x".repeat(25)]
        {
            assert!(bad.parse::<PlayerName>().is_err(), "{bad:?}");
        }
        assert!("hello; \"you\"".parse::<ChatText>().is_ok());
        assert!("x".repeat(301).parse::<ChatText>().is_err());
        assert!(serde_json::from_str::<ChatText>("\"two\\nlines\"").is_err());
        assert!("ab-C_9".parse::<CommandId>().is_ok());
        assert!("a b".parse::<CommandId>().is_err());
    }
}
