//! Why a table does not do what it is asked.

use protocol::Reason;
use std::collections::BTreeMap;
use tabletop::{Refusal, SetUpError, TextError};

/// Why a table does not do what it is asked. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// The set-up is not possible.
    #[error("{0}")]
    SetUp(SetUpError),
    /// There is no such bot.
    #[error("there is no bot `{0}`; there are: novice, casual, expert, master")]
    Level(String),
    /// The clock's numbers are out of bounds.
    #[error(
        "a clock has 5 to 3600 seconds a choice and at most 36,000 in the bank, or 1 to 30 days; patience is at least 10 s"
    )]
    Clock,
    /// The deck is too long.
    #[error("a deck has at most {} KiB of text", protocol::MAX_DECK / 1024)]
    DeckSize,
    /// The table is not open to this guest.
    #[error("this table is not public: ask its host for the invite link")]
    NotInvited,
    /// The guest was removed.
    #[error("the host has removed you from this table")]
    Banned,
    /// Nobody may watch.
    #[error("this table allows no spectators")]
    NoSpectators,
    /// The guest has no seat.
    #[error("you have no seat at this table: sit down first")]
    NoSeat,
    /// The guest has a seat already.
    #[error("you have a seat already: get up first")]
    Seated,
    /// There is no such seat.
    #[error("there is no seat {0} at this table: seats count from 0")]
    UnknownSeat(u8),
    /// The host can't be removed by the host.
    #[error("this is your own seat: leave it instead")]
    OwnSeat,
    /// There is nobody to remove.
    #[error("no person sits there: who may sit in the seat can be changed before the game")]
    NoPerson,
    /// The seat is not free, or none is.
    #[error("that seat is not free: take another one")]
    Taken,
    /// Only the host may do this.
    #[error("only the host may do this")]
    NotHost,
    /// The game has not started.
    #[error("the game has not started yet")]
    NotStarted,
    /// The game has started.
    #[error("the game has started already")]
    Started,
    /// The game is not over.
    #[error("the game is not over yet")]
    NotOver,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The table is closed.
    #[error("this table is closed")]
    Closed,
    /// Not every seat is taken.
    #[error("seat {0} is free still: wait for somebody, or put a bot there")]
    FreeSeat(u8),
    /// What a seat adds is not well formed.
    #[error("what you add to the shuffle must be at most 32 bytes in lower-case hexadecimal digits")]
    Mix,
    /// The choice rests on an old view.
    #[error("something has happened since: look at the table as it is now and choose again")]
    Stale,
    /// A bot plays in the seat.
    #[error("a bot plays for you: return to your seat first")]
    StandIn,
    /// There is nothing to return to.
    #[error("no bot plays for you")]
    NoStandIn,
    /// The action can't be read.
    #[error("`{action}` is no action of this game: {error}")]
    Unread {
        /// What was sent.
        action: String,
        /// What is wrong with it.
        error: TextError,
    },
    /// The rules do not allow it.
    #[error("{text}")]
    Rules {
        /// The name of the sentence.
        key: &'static str,
        /// What stands in its gaps.
        arguments: Vec<(&'static str, String)>,
        /// The sentence in English.
        text: String,
    },
    /// Too much was said about piles.
    #[error("enough has been said in this game: no more signals")]
    Signals,
    /// There is nothing to take back.
    #[error("you have made no choice that could be taken back")]
    NothingToUndo,
    /// The choice is final.
    #[error("this choice is final: somebody else has chosen since, or something has come to light")]
    Final,
    /// The turn has passed: the others must agree.
    #[error("the turn has passed: ask the others to agree")]
    AskFirst,
    /// Nobody needs to agree.
    #[error("you can take this back without asking")]
    NoNeedToAsk,
    /// Somebody has asked already.
    #[error("there is a question to be answered first")]
    Asked,
    /// Nobody has asked.
    #[error("nobody asks to take anything back")]
    NotAsked,
    /// No free talk during this game.
    #[error("no free talk during The Game: use the signals on the piles")]
    NoChat,
    /// No new names during this game.
    #[error("names stay as they are during The Game: change yours when it is over")]
    NoRename,
    /// The log is as long as it may get.
    #[error("so much has happened at this table that only the game itself goes on")]
    Full,
    /// Another table follows already.
    #[error("the next game is at another table already")]
    Rematched,
}

impl Refused {
    /// A refusal of the rules.
    pub(crate) fn by_rules(refusal: &impl Refusal) -> Self {
        Self::Rules { key: refusal.key(), arguments: refusal.arguments(), text: refusal.to_string() }
    }

    /// The name of the sentence.
    #[must_use]
    pub const fn key(&self) -> &'static str {
        match self {
            Self::SetUp(_) => "table-set-up",
            Self::Level(_) => "table-level",
            Self::Clock => "table-clock",
            Self::DeckSize => "table-deck-size",
            Self::NotInvited => "table-not-invited",
            Self::Banned => "table-banned",
            Self::NoSpectators => "table-no-spectators",
            Self::NoSeat => "table-no-seat",
            Self::Seated => "table-seated",
            Self::UnknownSeat(_) => "table-unknown-seat",
            Self::OwnSeat => "table-own-seat",
            Self::NoPerson => "table-no-person",
            Self::Taken => "table-taken",
            Self::NotHost => "table-not-host",
            Self::NotStarted => "table-not-started",
            Self::Started => "table-started",
            Self::NotOver => "table-not-over",
            Self::Over => "table-over",
            Self::Closed => "table-closed",
            Self::FreeSeat(_) => "table-free-seat",
            Self::Mix => "table-mix",
            Self::Stale => "table-stale",
            Self::StandIn => "table-stand-in",
            Self::NoStandIn => "table-no-stand-in",
            Self::Unread { .. } => "table-unread",
            Self::Rules { key, .. } => key,
            Self::Signals => "table-signals",
            Self::NothingToUndo => "table-nothing-to-undo",
            Self::Final => "table-final",
            Self::AskFirst => "table-ask-first",
            Self::NoNeedToAsk => "table-no-need-to-ask",
            Self::Asked => "table-asked",
            Self::NotAsked => "table-not-asked",
            Self::NoChat => "table-no-chat",
            Self::NoRename => "table-no-rename",
            Self::Full => "table-full",
            Self::Rematched => "table-rematched",
        }
    }

    /// The reason as clients get it.
    #[must_use]
    pub fn reason(&self) -> Reason {
        let pair = |key: &str, value: String| (key.to_owned(), value);
        let arguments = match self {
            Self::SetUp(error) => BTreeMap::from([pair("problem", error.to_string())]),
            Self::Level(level) => BTreeMap::from([pair("level", level.clone())]),
            Self::FreeSeat(seat) | Self::UnknownSeat(seat) => {
                BTreeMap::from([pair("seat", seat.to_string())])
            }
            Self::Unread { action, error } => {
                BTreeMap::from([pair("action", action.clone()), pair("problem", error.to_string())])
            }
            Self::Rules { arguments, .. } => {
                arguments.iter().map(|(key, value)| pair(key, value.clone())).collect()
            }
            _ => BTreeMap::new(),
        };
        Reason { key: self.key().to_owned(), arguments, text: self.to_string() }
    }
}
