//! The text of a whole game: write, parse, replay, verify the deal.
//!
//! A record is UTF-8 text with one thing a line: tags, an empty line, events, the result.
//! ```text
//! [Game "the-game"]
//! [Format "1"]
//! [Players "2"]
//!
//! deal 0 4 17 23 48 61 77 90   # what chance brought
//! 0 keen 2                     # what seat 0 chose
//! result *                     # the game is not over
//! ```
//! A [`Record`] is that text taken apart, with the events still text: it knows no rules. [`replay`] plays it by the
//! rules of its game and refuses the first line that does not hold; [`verify`] also draws every deal again from the
//! revealed seed. [`RecordBuilder`] writes a record while a game is played. [`fair`] is the drawing itself.
//!
//! # The text, beyond what the notation says
//! - In a tag's value `\"` stands for `"` and `\\` for `\`; there is no other escape and no control character.
//! - A tag's name is a letter, then letters, digits and `_`. A tag that is known here stands only once; others are
//!   kept as they are, where they are.
//! - `#` starts a comment everywhere except in a tag's value. Comments, empty lines, spaces at the end of a line and
//!   `\r\n` are read but not written. A byte-order mark at the start is skipped.
//! - A text has at most [`MAX_BYTES`] bytes, a line at most [`MAX_LINE`] characters.
//!
//! | tag | value |
//! | --- | --- |
//! | `Game`, `Format`, `Players` | always there |
//! | `Options` | left out when there are none |
//! | `Seats` | one [`SeatName`] a seat, joined by `;` |
//! | `Deck` | the deck's name; always there where the game has decks |
//! | `DeckChecksum` | `sha256:` of the deck's text; always written, but a record made by hand may leave it out |
//! | `DeckFile` | where a deck of one's own was read from; a hint for people |
//! | `Commitment` | `sha256:` of the server's secret |
//! | `Seed` | the secret itself, 64 hexadecimal digits, once it is revealed |
//! | `Mix` | what each seat added, hexadecimal, joined by `;`; left out when nobody added anything |

mod digest;
mod error;
pub mod fair;
mod header;
mod hex;
mod name;
mod parse;
mod replay;
mod tag;
mod text;
mod verify;
mod write;

pub use digest::Digest;
pub use error::RecordError;
pub use header::{Header, SeatName};
pub use name::GameName;
pub use replay::{Played, Replay, Step, replay};
pub use tag::Tag;
pub use text::{Event, Line, Record};
pub use verify::{Deals, Promise, Verified, resume, verify};
pub use write::RecordBuilder;

/// The types that [`match_game!`] names.
#[doc(hidden)]
pub mod games {
    pub use pyramids::Pyramids;
    pub use silver_gold::SilverGold;
    pub use the_game::TheGame;
}

/// No record has more bytes than this: 1 MiB.
pub const MAX_BYTES: usize = 1 << 20;

/// No line of a record has more characters than this.
pub const MAX_LINE: usize = 4096;
