//! Game records: write, parse and replay the text of a game, and verify its deals.
//!
//! A record is text. It holds the set-up, every deal, every choice and the result, and a person can read it.
//!
//! # Writing a record
//!
//! [`RecordBuilder`] plays the game while it writes.
//!
//! ```
//! use record::RecordBuilder;
//! use tabletop::{Game, Seat, Seeded};
//! use the_game::{SetUp, TheGame};
//!
//! let mut builder = RecordBuilder::<TheGame>::new(SetUp::new(1)?);
//! builder.deal_due(&mut Seeded::new(1))?;
//! let action = builder.game().legal_actions(Seat::FIRST)[0];
//! builder.act(Seat::FIRST, action)?;
//! println!("{}", builder.text());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Reading and replaying a record
//!
//! [`replay`] refuses the first line that breaks the rules.
//!
//! ```
//! use record::{Record, replay};
//! use the_game::{Pile, TheGame};
//!
//! let text = "[Game \"the-game\"]\n[Format \"1\"]\n[Players \"1\"]\n\ndeal 0 2 3 4 5 6 7 8 9\n0 9>A1\nresult *\n";
//! let record: Record = text.parse()?;
//! let game: TheGame = replay(&record, None)?.finish()?;
//! assert_eq!(game.tops().on(Pile::A1), 9);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Deals that nobody rigged
//!
//! The dealer commits to a secret before the game and reveals it afterwards. Every deal follows from the secret and
//! from what the players add to it ([`fair`]), so [`verify`] can draw all deals again.
//!
//! ```
//! use pyramids::{Pyramids, SetUp};
//! use record::fair::{FairDealer, Secret};
//! use record::{Deals, RecordBuilder, verify};
//!
//! let secret = Secret::new([7; 32]); // a real one is random
//! let mut builder = RecordBuilder::<Pyramids>::new(SetUp::new(2)?);
//! builder.commit(secret.commitment(), |_| Default::default());
//! let mut dealer = FairDealer::new(&secret, builder.mix());
//! while builder.deal_due(&mut dealer)? {}
//! builder.reveal(&secret);
//! let verified = verify::<Pyramids>(&builder.text().parse()?, None)?;
//! assert_eq!(verified.deals, Deals::Checked { count: 4, committed: true });
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
