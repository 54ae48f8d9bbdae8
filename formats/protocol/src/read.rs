//! Reads messages from their texts.

use crate::Message;
use serde::Deserialize;
use std::borrow::Cow;

#[derive(Deserialize)]
struct Kind<'t> {
    #[serde(rename = "type", borrow)]
    kind: Cow<'t, str>,
}

/// Reads a message. Serde can't keep the JSON of a game as it stands inside an enum that names its variant in a field, so
/// the two messages that hold a game are read as structs.
pub fn read(text: &str) -> Result<Message, serde_json::Error> {
    match serde_json::from_str::<Kind<'_>>(text)?.kind.as_ref() {
        "view" => serde_json::from_str(text).map(Message::View),
        "update" => serde_json::from_str(text).map(Message::Update),
        _ => serde_json::from_str(text),
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
