//! Reads messages from their texts, and those parts of them that name their kind in a field.
//!
//! What serde makes of an enum with a tag, or of a flattened field, first keeps all that it reads in values of its own. That is slow
//! and large, and the JSON of a game could not be kept as it stands. So the fields of all kinds are read into one struct, which is then
//! taken apart.

use crate::{
    ChatLine, ChatText, CommandId, Message, Millis, Missing, News, PlayerName, Presence, Reason, SeatPlan,
    SeatView, Sitter, TableId,
};
use serde::Deserialize;
use serde::de::Error as _;
use std::collections::BTreeMap;

#[derive(Deserialize)]
struct Tagged {
    r#type: Kind,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    View,
    Update,
    Legal,
    Done,
    InStep,
    Refused,
    Presence,
    Rematch,
    Gone,
    Outdated,
    Stopping,
    Pong,
}

/// Reads a message.
pub fn read(text: &str) -> Result<Message, serde_json::Error> {
    let Tagged { r#type: kind } = serde_json::from_str(text)?;
    match kind {
        Kind::View => serde_json::from_str(text).map(Message::View),
        Kind::Update => serde_json::from_str(text).map(Message::Update),
        _ => {
            let flat: FlatMessage = serde_json::from_str(text)?;
            flat.message(kind).map_err(serde_json::Error::custom)
        }
    }
}

/// The fields of all messages that have no view.
#[derive(Deserialize)]
struct FlatMessage {
    number: Option<u64>,
    actions: Option<Vec<String>>,
    id: Option<CommandId>,
    key: Option<String>,
    #[serde(default)]
    arguments: BTreeMap<String, String>,
    text: Option<String>,
    here: Option<Vec<u8>>,
    spectators: Option<u32>,
    table: Option<TableId>,
    version: Option<u32>,
    retry: Option<u32>,
    now: Option<Millis>,
}

impl FlatMessage {
    fn message(self, kind: Kind) -> Result<Message, Missing> {
        let number = self.number.ok_or(Missing("number"));
        let reason = || {
            let (key, text) = (self.key.ok_or(Missing("key"))?, self.text.ok_or(Missing("text"))?);
            Ok(Reason { key, arguments: self.arguments, text })
        };
        Ok(match kind {
            Kind::Legal => {
                Message::Legal { number: number?, actions: self.actions.ok_or(Missing("actions"))? }
            }
            Kind::Done => Message::Done { id: self.id.ok_or(Missing("id"))?, number: number? },
            Kind::InStep => Message::InStep { number: number? },
            Kind::Refused => Message::Refused { id: self.id, reason: reason()? },
            Kind::Presence => Message::Presence(Presence {
                here: self.here.ok_or(Missing("here"))?,
                spectators: self.spectators.ok_or(Missing("spectators"))?,
            }),
            Kind::Rematch => Message::Rematch { table: self.table.ok_or(Missing("table"))? },
            Kind::Gone => Message::Gone { reason: reason()? },
            Kind::Outdated => Message::Outdated { version: self.version.ok_or(Missing("version"))? },
            Kind::Stopping => Message::Stopping { retry: self.retry.ok_or(Missing("retry"))? },
            Kind::Pong => Message::Pong { now: self.now.ok_or(Missing("now"))? },
            Kind::View | Kind::Update => return Err(Missing("number")),
        })
    }
}

/// The fields of all news.
#[derive(Deserialize)]
pub(crate) struct FlatNews {
    what: What,
    seat: Option<u8>,
    deal: Option<String>,
    count: Option<u8>,
    action: Option<String>,
    why: Option<String>,
    name: Option<PlayerName>,
    text: Option<ChatText>,
    at: Option<Millis>,
    result: Option<String>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum What {
    Sat,
    Left,
    Started,
    Deal,
    Backs,
    Action,
    Chosen,
    TakenBack,
    UndoAsked,
    UndoRefused,
    StandIn,
    Returned,
    Chat,
    Over,
    Closed,
}

impl TryFrom<FlatNews> for News {
    type Error = Missing;

    fn try_from(flat: FlatNews) -> Result<Self, Missing> {
        let seat = flat.seat.ok_or(Missing("seat"));
        Ok(match flat.what {
            What::Sat => Self::Sat { seat: seat? },
            What::Left => Self::Left { seat: seat? },
            What::Started => Self::Started,
            What::Deal => Self::Deal { deal: flat.deal.ok_or(Missing("deal"))? },
            What::Backs => Self::Backs { seat: seat?, count: flat.count.ok_or(Missing("count"))? },
            What::Action => Self::Action { seat: seat?, action: flat.action.ok_or(Missing("action"))? },
            What::Chosen => Self::Chosen { seat: seat? },
            What::TakenBack => Self::TakenBack { seat: seat?, action: flat.action },
            What::UndoAsked => Self::UndoAsked { seat: seat? },
            What::UndoRefused => Self::UndoRefused { seat: seat? },
            What::StandIn => Self::StandIn { seat: seat?, why: flat.why.ok_or(Missing("why"))? },
            What::Returned => Self::Returned { seat: seat? },
            What::Chat => Self::Chat(ChatLine {
                seat: seat?,
                name: flat.name.ok_or(Missing("name"))?,
                text: flat.text.ok_or(Missing("text"))?,
                at: flat.at.ok_or(Missing("at"))?,
            }),
            What::Over => Self::Over { result: flat.result.ok_or(Missing("result"))? },
            What::Closed => Self::Closed,
        })
    }
}

/// The fields of all kinds of seats.
#[derive(Deserialize)]
pub(crate) struct FlatSeat {
    kind: SitterKind,
    name: Option<PlayerName>,
    level: Option<String>,
    #[serde(default)]
    host: bool,
    #[serde(default)]
    stand_in: bool,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum SitterKind {
    Open,
    Person,
    Bot,
}

impl TryFrom<FlatSeat> for Sitter {
    type Error = Missing;

    fn try_from(flat: FlatSeat) -> Result<Self, Missing> {
        Ok(match flat.kind {
            SitterKind::Open => Self::Open,
            SitterKind::Person => Self::Person { name: flat.name.ok_or(Missing("name"))? },
            SitterKind::Bot => Self::Bot { level: flat.level.ok_or(Missing("level"))? },
        })
    }
}

impl TryFrom<FlatSeat> for SeatView {
    type Error = Missing;

    fn try_from(flat: FlatSeat) -> Result<Self, Missing> {
        let (host, stand_in) = (flat.host, flat.stand_in);
        Ok(Self { sitter: flat.try_into()?, host, stand_in })
    }
}

/// The fields of all plans of a seat.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct FlatPlan {
    kind: PlanKind,
    level: Option<String>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum PlanKind {
    Open,
    Bot,
}

impl TryFrom<FlatPlan> for SeatPlan {
    type Error = Missing;

    fn try_from(flat: FlatPlan) -> Result<Self, Missing> {
        Ok(match flat.kind {
            PlanKind::Open => Self::Open,
            PlanKind::Bot => Self::Bot { level: flat.level.ok_or(Missing("level"))? },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_message_is_read_as_it_was_written() {
        let table = r#"{"id":"0123456789bcdefg","game":"the-game","options":"","public":true,"spectators":true,"phase":"open","seats":[{"kind":"person","name":"Ada","host":true},{"kind":"open"}],"you":{"host":false},"commitment":"sha256:0"}"#;
        for text in [
            format!(r#"{{"type":"view","number":3,"id":"a","table":{table},"view":{{"b":[1,{{}}]}},"now":5}}"#),
            format!(r#"{{"type":"view","number":3,"table":{table},"now":5}}"#),
            format!(r#"{{"type":"update","number":4,"news":[{{"what":"sat","seat":1}}],"table":{table}}}"#),
            r#"{"type":"update","number":4,"id":"x","time":{"bank":[1],"until":[null]},"changed":{"b":null}}"#
                .to_owned(),
            format!(r#"{{"type":"view","number":3,"table":{table},"view":{{}},"take_back":"ask","now":5}}"#),
            r#"{"type":"update","number":4,"take_back":"no","changed":{"b":1}}"#.to_owned(),
            r#"{"type":"update","number":4,"view":{"b":"\"}"}}"#.to_owned(),
            r#"{"type":"legal","number":4,"actions":["12>A1"]}"#.to_owned(),
            r#"{"type":"done","id":"a","number":4}"#.to_owned(),
            r#"{"type":"in-step","number":4}"#.to_owned(),
            r#"{"type":"refused","id":"a","key":"k","text":"No."}"#.to_owned(),
            r#"{"type":"presence","here":[0],"spectators":2}"#.to_owned(),
            r#"{"type":"rematch","table":"0123456789bcdefg"}"#.to_owned(),
            r#"{"type":"gone","key":"k","arguments":{"a":"1"},"text":"Gone."}"#.to_owned(),
            r#"{"type":"outdated","version":2}"#.to_owned(),
            r#"{"type":"stopping","retry":100}"#.to_owned(),
            r#"{"type":"pong","now":7}"#.to_owned(),
        ] {
            assert_eq!(serde_json::to_string(&read(&text).expect(&text)).unwrap(), text);
        }
        for bad in ["", "[]", r#"{"type":"other"}"#, r#"{"type":"update"}"#, r#"{"number":4}"#] {
            assert!(read(bad).is_err(), "{bad}");
        }
    }
}
