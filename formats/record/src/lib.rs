//! Game records: write, parse and replay the text of a game, and verify its deals.
//!
//! [`RecordBuilder`] writes a record while a game is played. A [`Record`] is a record that was read; [`replay`] plays it by
//! the rules of its game, and [`verify`] also draws every deal again from the secret that the dealer has revealed:
//!
//! ```
//! use pyramids::{Pyramids, SetUp};
//! use record::fair::{FairDealer, Secret};
//! use record::{Deals, Record, RecordBuilder, verify};
//! use tabletop::{Game, Seeded, Waiting, draw};
//!
//! // Play a random game. `FairDealer` draws its deals from a secret.
//! let secret = Secret::new([7; 32]);
//! let mut builder = RecordBuilder::<Pyramids>::new(SetUp::new(2)?);
//! builder.commit(secret.commitment(), |_| Default::default());
//! let (mut dealer, mut luck) = (FairDealer::new(&secret, builder.mix()), Seeded::new(1));
//! while builder.game().outcome().is_none() {
//!     if let Some(due) = builder.game().due() {
//!         builder.deal(&draw(due, &mut dealer))?;
//!     } else if let Waiting::Seats(seats) = builder.game().waiting() {
//!         let seat = seats.first().ok_or("no seat")?;
//!         let action = builder.game().random_action(seat, &mut luck).ok_or("no action")?;
//!         builder.act(seat, action)?;
//!     }
//! }
//! builder.reveal(&secret);
//!
//! // Read it back, play it again and draw every deal again.
//! let record: Record = builder.text().parse()?;
//! let verified = verify::<Pyramids>(&record, None)?;
//! assert!(matches!(verified.deals, Deals::Checked { committed: true, .. }));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # The format
//! A record is UTF-8 text with one item a line: tags, an empty line, events, the result.
//! ```text
//! [Game "the-game"]
//! [Format "1"]
//! [Players "2"]
//!
//! deal 0 4 17 23 48 61 77 90   # a deal
//! 0 keen 2                     # a choice of seat 0
//! result *                     # the game is not over
//! ```
//! The events of a [`Record`] are still text. [`replay`] refuses the first line that breaks the rules of the game.
//!
//! - In the value of a tag `\"` stands for `"` and `\\` for `\`. There is no other escape and no control character.
//! - The name of a tag is a letter, then letters, digits and `_`. A known tag appears only once; unknown tags are kept.
//! - `#` starts a comment everywhere except in the value of a tag. Comments, empty lines, spaces at the end of a line, `\r\n`
//!   and a byte-order mark are read but not written.
//! - A record has at most [`MAX_BYTES`] bytes, a line at most [`MAX_LINE`] characters.
//!
//! | tag | value |
//! | --- | --- |
//! | `Game`, `Format`, `Players` | required |
//! | `Options` | omitted if there are none |
//! | `Seats` | one [`SeatName`] for each seat, joined by `;` |
//! | `Deck` | the name of the deck; required in games with decks |
//! | `DeckChecksum` | `sha256:` of the deck's text; always written, optional when read |
//! | `DeckFile` | the file of a custom deck; a hint for people |
//! | `Commitment` | `sha256:` of the dealer's secret |
//! | `Seed` | the secret itself once it is revealed, 64 hexadecimal digits |
//! | `Mix` | the contribution of each seat, hexadecimal, joined by `;`; omitted if all are empty |

mod builder;
mod digest;
mod error;
pub mod fair;
mod header;
mod hex;
mod name;
mod parse;
mod record;
mod replay;
mod tag;
mod verify;

pub use builder::RecordBuilder;
pub use digest::Digest;
pub use error::RecordError;
pub use header::{Header, SeatName};
pub use name::GameName;
pub use record::{Event, Line, Record};
pub use replay::{GameEvent, Replay, ReplayStep, replay};
pub use tag::Tag;
pub use verify::{Deals, Verified, resume, verify};

/// The types that [`match_game!`] names.
#[doc(hidden)]
pub mod games {
    pub use pyramids::Pyramids;
    pub use silver_gold::SilverGold;
    pub use the_game::TheGame;
}

/// The most bytes of a record: 1 MiB.
pub const MAX_BYTES: usize = 1 << 20;

/// The most characters of a line.
pub const MAX_LINE: usize = 4096;
