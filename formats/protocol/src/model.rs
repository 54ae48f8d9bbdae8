//! A table as a client knows it.

use crate::{
    ChatLine, Message, News, Phase, Presence, Snapshot, TableId, TableView, TakeBack, Update, ViewFields,
};
use std::sync::Arc;

/// A table as a client knows it, put together from the messages of the server.
///
/// ```
/// use protocol::{MessageEffect, Model, read};
///
/// let mut model = Model::default();
/// // Nothing is known of the table yet, so the client has to ask for all of it.
/// let effect = model.apply(&read(r#"{"type":"update","number":5}"#)?);
/// assert_eq!(effect, MessageEffect::Gap { since: None });
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Model {
    /// The number of the last message; 0 before the first.
    pub number: u64,
    /// The table without the game. None before the first [`Message::View`].
    pub table: Option<Arc<TableView>>,
    /// The game, once it has started.
    pub view: Option<Arc<ViewFields>>,
    /// Whether the client's last choice can be taken back.
    pub take_back: TakeBack,
    /// The chat, oldest line first.
    pub chat: Vec<ChatLine>,
    /// Who is connected, if the server has said so.
    pub presence: Option<Presence>,
    /// The legal actions of the seat, if the client asked for them.
    pub legal: Option<Vec<String>>,
    /// The table of the next game.
    pub rematch: Option<TableId>,
    /// The number of updates that were already known.
    pub repeats: u64,
    /// The number of gaps in the updates.
    pub gaps: u64,
    /// Whether the client has asked for missing updates and waits for them.
    behind: bool,
}

/// The effect of a message on a [`Model`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MessageEffect {
    /// The model has taken it in.
    Applied,
    /// It was already known, or the server will send it again because an earlier update is missing.
    Ignored,
    /// An earlier update is missing. The client has to ask for it with [`crate::Request::Sync`].
    Gap {
        /// The number of the last known message, if there is one.
        since: Option<u64>,
    },
    /// It does not concern the model.
    Unrelated,
}

impl Model {
    /// The number of the last known message, if there is one.
    #[must_use]
    pub fn since(&self) -> Option<u64> {
        self.table.as_ref().map(|_| self.number)
    }

    /// The seat of the client.
    #[must_use]
    pub fn seat(&self) -> Option<u8> {
        self.table.as_ref()?.you.seat
    }

    /// Notes that a new connection was made, so that missing updates have to be asked for again.
    pub const fn reconnected(&mut self) {
        self.behind = false;
    }

    /// Takes in a message.
    pub fn apply(&mut self, message: &Message) -> MessageEffect {
        match message {
            Message::View(Snapshot { number, table, view, take_back, chat, .. }) => {
                self.view = view.clone().map(Arc::new);
                self.number = *number;
                self.table = Some(Arc::new(table.as_ref().clone()));
                self.take_back = *take_back;
                self.chat.clone_from(chat);
                self.legal = None;
                self.rematch.clone_from(&table.next);
                self.behind = false;
                MessageEffect::Applied
            }
            Message::Update(Update { number, news, table, time, take_back, view, changed, .. }) => {
                let Some(known) = &mut self.table else { return self.gap() };
                if *number <= self.number {
                    self.repeats += 1;
                    return MessageEffect::Ignored;
                }
                // Changes are of no use to a client that does not know the view before them.
                let lacks = changed.is_some() && view.is_none() && self.view.is_none();
                if *number != self.number + 1 || lacks {
                    return self.gap();
                }
                if let Some(table) = table {
                    *known = Arc::new(table.as_ref().clone());
                } else if time.is_some() {
                    Arc::make_mut(known).time.clone_from(time);
                }
                self.take_back = take_back.unwrap_or(self.take_back);
                if view.is_some() {
                    self.view = view.clone().map(Arc::new);
                }
                if let (Some(view), Some(changed)) = (&mut self.view, changed) {
                    Arc::make_mut(view).change(changed);
                }
                self.chat.extend(news.iter().filter_map(|news| match news {
                    News::Chat(line) => Some(line.clone()),
                    _ => None,
                }));
                self.number = *number;
                self.legal = None;
                self.behind = false;
                MessageEffect::Applied
            }
            Message::Legal { number, actions } if *number == self.number && !self.behind => {
                self.legal = Some(actions.clone());
                MessageEffect::Applied
            }
            Message::Legal { .. } => MessageEffect::Ignored,
            Message::InStep { number } if self.since() == Some(*number) => {
                self.behind = false;
                MessageEffect::Applied
            }
            // The client has missed messages from before it knew anything, or its number belongs to something else.
            Message::InStep { .. } => {
                self.table = None;
                self.gap()
            }
            Message::Presence(presence) => {
                self.presence = Some(presence.clone());
                MessageEffect::Applied
            }
            Message::Rematch { table } => {
                self.rematch = Some(table.clone());
                MessageEffect::Applied
            }
            Message::Done { .. }
            | Message::Refused { .. }
            | Message::Gone { .. }
            | Message::Outdated { .. }
            | Message::Stopping { .. }
            | Message::Pong { .. } => MessageEffect::Unrelated,
        }
    }

    /// Notes that an update is missing. The client asks for it only once.
    fn gap(&mut self) -> MessageEffect {
        if self.behind {
            return MessageEffect::Ignored;
        }
        self.behind = true;
        self.gaps += 1;
        // A client that does not know the view needs a snapshot, not later updates.
        let known = self
            .table
            .as_ref()
            .is_some_and(|table| self.view.is_some() || matches!(table.phase, Phase::Open | Phase::Closed));
        MessageEffect::Gap { since: self.since().filter(|_| known) }
    }
}

#[cfg(test)]
mod tests {
    use super::MessageEffect::{Applied, Gap, Ignored, Unrelated};
    use super::*;
    use crate::read;
    use serde_json::{Value, json};

    const TABLE: &str = r#""table":{"id":"0123456789bcdefg","game":"the-game","options":"","public":true,"spectators":true,"phase":"playing","seats":[],"you":{"seat":1,"host":false},"commitment":"sha256:0"}"#;

    fn apply(model: &mut Model, text: &str) -> MessageEffect {
        model.apply(&read(text).unwrap())
    }

    fn update(model: &mut Model, number: u64) -> MessageEffect {
        apply(model, &format!(r#"{{"type":"update","number":{number},"changed":{{"n":{number}}}}}"#))
    }

    /// A model that has seen everything up to 4.
    fn at_four() -> Model {
        let mut model = Model::default();
        let text = format!(r#"{{"type":"view","number":4,{TABLE},"view":{{"n":4,"old":[1]}},"now":5}}"#);
        assert_eq!(apply(&mut model, &text), Applied);
        model
    }

    fn view(model: &Model) -> Value {
        serde_json::to_value(model.view.as_deref().unwrap()).unwrap()
    }

    #[test]
    fn updates_change_what_they_tell_of() {
        let mut model = at_four();
        assert_eq!((model.since(), model.seat()), (Some(4), Some(1)));
        let text = r#"{"type":"update","number":5,"news":[{"what":"chat","seat":0,"name":"Ada","text":"hi","at":9}],"time":{"bank":[1],"until":[2]},"changed":{"old":null,"new":{"a":1}}}"#;
        assert_eq!(apply(&mut model, text), Applied);
        assert_eq!(view(&model), json!({"n": 4, "old": null, "new": {"a": 1}}));
        assert_eq!((model.number, model.chat.len()), (5, 1));
        assert_eq!(model.table.as_ref().unwrap().time.as_ref().unwrap().bank, [1]);
        assert_eq!(apply(&mut model, r#"{"type":"update","number":6,"view":{"whole":1}}"#), Applied);
        assert_eq!(view(&model), json!({"whole": 1}));
        assert_eq!((model.repeats, model.gaps), (0, 0));
    }

    #[test]
    fn taking_back_stays_as_it_was_until_an_update_changes_it() {
        let mut model = at_four();
        assert_eq!(model.take_back, TakeBack::No);
        assert_eq!(apply(&mut model, r#"{"type":"update","number":5,"take_back":"ask"}"#), Applied);
        assert_eq!(update(&mut model, 6), Applied);
        assert_eq!(model.take_back, TakeBack::Ask);
        // What is ignored changes nothing.
        assert_eq!(apply(&mut model, r#"{"type":"update","number":6,"take_back":"no"}"#), Ignored);
        assert_eq!(model.take_back, TakeBack::Ask);
        assert_eq!(apply(&mut model, r#"{"type":"update","number":7,"take_back":"no"}"#), Applied);
        assert_eq!(model.take_back, TakeBack::No);
        let text = format!(r#"{{"type":"view","number":7,{TABLE},"view":{{}},"take_back":"free","now":5}}"#);
        assert_eq!(apply(&mut model, &text), Applied);
        assert_eq!(model.take_back, TakeBack::Free);
        apply(&mut model, &format!(r#"{{"type":"view","number":7,{TABLE},"view":{{}},"now":5}}"#));
        assert_eq!(model.take_back, TakeBack::No);
    }

    #[test]
    fn what_is_known_is_ignored() {
        let mut model = at_four();
        assert_eq!(update(&mut model, 4), Ignored);
        assert_eq!(update(&mut model, 1), Ignored);
        assert_eq!((view(&model), model.repeats), (json!({"n": 4, "old": [1]}), 2));
        assert_eq!(update(&mut model, 5), Applied);
    }

    #[test]
    fn a_gap_is_asked_for_once_and_closed() {
        let mut model = at_four();
        assert_eq!(update(&mut model, 6), Gap { since: Some(4) });
        assert_eq!(update(&mut model, 7), Ignored);
        assert_eq!((model.number, model.gaps), (4, 1));
        for number in [5, 6, 7] {
            assert_eq!(update(&mut model, number), Applied);
        }
        assert_eq!(update(&mut model, 9), Gap { since: Some(7) });
        let text = format!(r#"{{"type":"view","number":9,{TABLE},"view":{{"n":9}},"now":5}}"#);
        assert_eq!(apply(&mut model, &text), Applied);
        assert_eq!(update(&mut model, 10), Applied);
        assert_eq!(view(&model), json!({"n": 10}));
    }

    #[test]
    fn without_a_view_everything_is_asked_for() {
        let mut model = Model::default();
        assert_eq!(update(&mut model, 1), Gap { since: None });
        // The table is known, its game is not.
        let mut model = Model::default();
        apply(&mut model, &format!(r#"{{"type":"view","number":4,{TABLE},"now":5}}"#));
        assert_eq!(update(&mut model, 5), Gap { since: None });
    }

    #[test]
    fn a_view_replaces_all_even_with_a_lower_number() {
        let mut model = at_four();
        apply(&mut model, r#"{"type":"legal","number":4,"actions":["end"]}"#);
        apply(&mut model, &format!(r#"{{"type":"view","number":2,{TABLE},"now":5}}"#));
        assert_eq!((model.number, model.view.is_none(), model.legal), (2, true, None));
    }

    #[test]
    fn legal_actions_belong_to_their_number() {
        let mut model = at_four();
        assert_eq!(apply(&mut model, r#"{"type":"legal","number":4,"actions":["end"]}"#), Applied);
        assert_eq!(model.legal.as_deref(), Some(&["end".to_owned()][..]));
        assert_eq!(update(&mut model, 5), Applied);
        assert_eq!(model.legal, None);
        assert_eq!(apply(&mut model, r#"{"type":"legal","number":4,"actions":["end"]}"#), Ignored);
        assert_eq!(model.legal, None);
    }

    #[test]
    fn in_step_is_checked() {
        let mut model = at_four();
        assert_eq!(apply(&mut model, r#"{"type":"in-step","number":4}"#), Applied);
        assert_eq!(apply(&mut model, r#"{"type":"in-step","number":5}"#), Gap { since: None });
    }

    #[test]
    fn the_rest_is_beside_the_count() {
        let mut model = at_four();
        apply(&mut model, r#"{"type":"presence","here":[0,1],"spectators":2}"#);
        assert_eq!(model.presence, Some(Presence { here: vec![0, 1], spectators: 2 }));
        apply(&mut model, r#"{"type":"rematch","table":"zzzzzzzzzzzzzzzz"}"#);
        assert_eq!(model.rematch.as_ref().unwrap().as_str(), "zzzzzzzzzzzzzzzz");
        assert_eq!(apply(&mut model, r#"{"type":"pong","now":1}"#), Unrelated);
        assert_eq!(model.number, 4);
    }
}
