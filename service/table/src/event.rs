//! What the log of a table consists of.

use protocol::http::NewTable;
use protocol::{ChatText, CommandId, GuestId, InviteKey, Millis, PlayerName, SeatPlan, TableId};
use serde::{Deserialize, Serialize};

/// One change of a table, as it stands in the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// When it happened.
    pub at: Millis,
    /// Which request did it, if a client did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<CommandId>,
    /// What happened.
    #[serde(flatten)]
    pub event: Event,
}

impl Entry {
    /// The text in the log.
    #[must_use]
    pub fn text(&self) -> String {
        // An entry is plain data with text for keys: writing it can't fail.
        let text = match &self.event {
            Event::Acted { seat, action, deals } => {
                let Self { at, id, .. } = self;
                serde_json::to_string(&Acted {
                    at: *at,
                    id: id.as_ref(),
                    event: "acted",
                    seat: *seat,
                    action,
                    deals,
                })
            }
            _ => serde_json::to_string(self),
        };
        text.unwrap_or_default()
    }
}

/// The entry that nearly all are, which is written faster than in general.
#[derive(Serialize)]
struct Acted<'e> {
    at: Millis,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<&'e CommandId>,
    event: &'static str,
    seat: u8,
    action: &'e str,
    #[serde(skip_serializing_if = "<[String]>::is_empty")]
    deals: &'e [String],
}

/// What happened at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// The table was made.
    Created(Box<Opening>),
    /// Somebody took a seat.
    Sat {
        /// Which one.
        seat: u8,
        /// Who.
        guest: GuestId,
        /// What they are called.
        name: PlayerName,
        /// What they add to the shuffle.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        mix: String,
    },
    /// A seat adds something else to the shuffle.
    Mixed {
        /// Which one.
        seat: u8,
        /// What.
        mix: String,
    },
    /// A player is called something else.
    Named {
        /// In which seat.
        seat: u8,
        /// The new name.
        name: PlayerName,
    },
    /// Somebody got up, before the game.
    Left {
        /// From which seat.
        seat: u8,
    },
    /// The host said who may sit in a seat.
    Planned {
        /// Which one.
        seat: u8,
        /// Who.
        plan: SeatPlan,
    },
    /// The host removed a player, who stays away.
    Removed {
        /// From which seat.
        seat: u8,
    },
    /// The game started, with these deals.
    Started {
        /// As in a record.
        deals: Vec<String>,
    },
    /// A seat chose or said something, and what chance brought then.
    Acted {
        /// Which seat.
        seat: u8,
        /// As in a record.
        action: String,
        /// As in a record.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        deals: Vec<String>,
    },
    /// A seat took back its last choice.
    TookBack {
        /// Which seat.
        seat: u8,
    },
    /// A seat asked to take back its last choice, after which the turn had passed.
    UndoAsked {
        /// Which seat.
        seat: u8,
    },
    /// A seat answered.
    UndoAnswered {
        /// Which seat.
        seat: u8,
        /// What.
        agree: bool,
    },
    /// Somebody said something freely.
    Chatted {
        /// From which seat.
        seat: u8,
        /// What.
        text: ChatText,
    },
    /// A bot plays for a person.
    StoodIn {
        /// In which seat.
        seat: u8,
        /// Why.
        why: Why,
    },
    /// The person plays again.
    Returned {
        /// In which seat.
        seat: u8,
    },
    /// The next game is at another table.
    Rematched {
        /// Who asked for it.
        seat: u8,
        /// Which one.
        next: TableId,
    },
    /// The table was closed without a game.
    Closed,
    /// The server was down for so many milliseconds, which nobody is charged for.
    Resumed {
        /// For how long.
        down: Millis,
    },
}

/// How a table was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opening {
    /// Its id.
    pub table: TableId,
    /// Game, options, seats and the rest.
    pub plan: NewTable,
    /// Who made it.
    pub host: GuestId,
    /// What invite links hold.
    pub invite: InviteKey,
    /// The secret from which the deals follow, in hexadecimal digits.
    pub secret: String,
    /// Who sits there from the beginning: seat, guest, name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seated: Vec<(u8, GuestId, PlayerName)>,
}

impl Opening {
    /// The text of the first entry of a log.
    #[must_use]
    pub fn entry(&self, at: Millis) -> String {
        serde_json::to_string(&Created { at, event: "created", opening: self }).unwrap_or_default()
    }

    /// Reads the first entry of a log: how the table was made, and when. For those who need no other entry, and none of the code that
    /// reads one.
    #[must_use]
    pub fn read(entry: &str) -> Option<(Millis, Self)> {
        let Made { at } = serde_json::from_str(entry).ok()?;
        Some((at, serde_json::from_str(entry).ok()?))
    }
}

/// The first entry.
#[derive(Serialize)]
struct Created<'e> {
    at: Millis,
    event: &'static str,
    #[serde(flatten)]
    opening: &'e Opening,
}

#[derive(Deserialize)]
struct Made {
    at: Millis,
}

/// Why a bot plays for a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// They got up.
    Left,
    /// They were not connected for longer than the table allows.
    Absent,
    /// Their time was up.
    Time,
}

impl Why {
    /// The word in messages.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Absent => "absent",
            Self::Time => "time",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_is_written_as_every_entry_is() {
        for (id, deals) in [(None, vec![]), (Some("x1".parse().unwrap()), vec!["deal 0 12".to_owned()])] {
            let event = Event::Acted { seat: 1, action: "12>A1".to_owned(), deals };
            let entry = Entry { at: 7, id, event };
            assert_eq!(entry.text(), serde_json::to_string(&entry).unwrap());
        }
    }
}
