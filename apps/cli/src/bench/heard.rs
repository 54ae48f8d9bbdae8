//! As much of the server's messages as the load needs, read with little limits.

use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;
use std::borrow::Cow;
use the_game::{PilesWire, StepName, ViewWire};

/// A message.
#[derive(Deserialize)]
pub(super) struct Heard<'t> {
    #[serde(rename = "type")]
    pub(super) kind: &'t str,
    pub(super) number: Option<u64>,
    #[serde(borrow)]
    pub(super) id: Option<&'t str>,
    /// An object in messages about a table, a text in a rematch.
    #[serde(borrow)]
    pub(super) table: Option<&'t RawValue>,
    pub(super) view: Option<Box<ViewWire>>,
    pub(super) changed: Option<Box<Changes>>,
    /// Why something was refused.
    #[serde(borrow)]
    pub(super) text: Option<Cow<'t, str>>,
}

/// A table beside its game.
#[derive(Deserialize)]
pub(super) struct Table<'t> {
    pub(super) id: &'t str,
    pub(super) phase: &'t str,
    #[serde(borrow)]
    seats: Vec<Chair<'t>>,
    pub(super) you: You,
}

#[derive(Deserialize)]
struct Chair<'t> {
    kind: &'t str,
}

#[derive(Deserialize)]
pub(super) struct You {
    pub(super) seat: Option<u8>,
}

impl Table<'_> {
    /// Whether nobody can sit down any more.
    pub(super) fn is_full(&self) -> bool {
        self.seats.iter().all(|chair| chair.kind != "open")
    }
}

/// What changed of a game. The inner option is empty where a field is gone.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct Changes {
    step: Option<StepName>,
    #[serde(deserialize_with = "told")]
    turn: Option<Option<u8>>,
    #[serde(deserialize_with = "told")]
    hand: Option<Option<Vec<u8>>>,
    hand_sizes: Option<Vec<u8>>,
    draw_pile: Option<u8>,
    tops: Option<PilesWire<u8>>,
    #[serde(deserialize_with = "told")]
    placed: Option<Option<Vec<u8>>>,
    placed_now: Option<u8>,
    minimum: Option<u8>,
    #[serde(deserialize_with = "told")]
    burning: Option<Option<Vec<String>>>,
    #[serde(deserialize_with = "told")]
    keen_said: Option<Option<Vec<u8>>>,
    keen: Option<Vec<Option<u8>>>,
    signals: Option<Vec<PilesWire<Option<String>>>>,
    #[serde(deserialize_with = "told")]
    left: Option<Option<u8>>,
}

/// A field that is there, be it `null`.
fn told<'de, T: Deserialize<'de>, D: Deserializer<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

impl Changes {
    /// Puts the changes into a game.
    pub(super) fn apply(self, view: &mut ViewWire) {
        fn put<T>(field: &mut T, value: Option<T>) {
            if let Some(value) = value {
                *field = value;
            }
        }
        put(&mut view.step, self.step);
        put(&mut view.turn, self.turn);
        put(&mut view.hand, self.hand);
        put(&mut view.hand_sizes, self.hand_sizes);
        put(&mut view.draw_pile, self.draw_pile);
        put(&mut view.tops, self.tops);
        put(&mut view.placed, self.placed);
        put(&mut view.placed_now, self.placed_now);
        put(&mut view.minimum, self.minimum);
        put(&mut view.burning, self.burning.map(Option::unwrap_or_default));
        put(&mut view.keen_said, self.keen_said.map(Option::unwrap_or_default));
        put(&mut view.keen, self.keen);
        put(&mut view.signals, self.signals);
        put(&mut view.left, self.left);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{Game, Seat, Seeded, SetUp, Viewer, Waiting, draw};
    use the_game::{Changed, TheGame};

    #[test]
    fn changes_lead_from_every_view_to_the_next() {
        for (seed, options) in [(1, ""), (2, "fire"), (3, "played=off"), (4, "fire minimum=3")] {
            let mut luck = Seeded::new(seed);
            let mut game = TheGame::new(the_game::SetUp::parse(3, options, None).unwrap());
            let viewers = [Viewer::Seat(Seat::new(1).unwrap()), Viewer::Spectator];
            let views = |game: &TheGame| viewers.map(|viewer| game.view(viewer));
            loop {
                let before = views(&game);
                match game.waiting() {
                    Waiting::Nobody => break,
                    Waiting::Dealer => game.deal(&draw(game.due().unwrap(), &mut luck)).unwrap(),
                    Waiting::Seats(seats) => {
                        let seat = seats.first().unwrap();
                        game.act(seat, game.random_action(seat, &mut luck).unwrap()).unwrap();
                    }
                }
                for (before, after) in before.iter().zip(&views(&game)) {
                    let changed = serde_json::to_string(&Changed { before, after }).unwrap();
                    let text = format!(r#"{{"type":"update","number":2,"id":"x1","changed":{changed}}}"#);
                    let heard: Heard<'_> = serde_json::from_str(&text).unwrap();
                    assert_eq!((heard.kind, heard.number, heard.id), ("update", Some(2), Some("x1")));
                    let mut patched = ViewWire::from(before);
                    heard.changed.unwrap().apply(&mut patched);
                    assert_eq!(patched, ViewWire::from(after));
                }
            }
        }
    }

    #[test]
    fn tables_and_rematches_are_told_apart() {
        let text = r#"{"type":"view","number":1,"table":{"id":"0123456789bcdefg","game":"the-game","phase":"open","seats":[{"kind":"person","name":"A\"b"},{"kind":"open"}],"you":{"host":false}},"now":3}"#;
        let heard: Heard<'_> = serde_json::from_str(text).unwrap();
        let table: Table<'_> = serde_json::from_str(heard.table.unwrap().get()).unwrap();
        assert!(!table.is_full() && table.you.seat.is_none());
        let heard: Heard<'_> =
            serde_json::from_str(r#"{"type":"rematch","table":"0123456789bcdefg"}"#).unwrap();
        let table: &str = serde_json::from_str(heard.table.unwrap().get()).unwrap();
        assert_eq!(table, "0123456789bcdefg");
        let text = r#"{"type":"refused","id":"x","key":"k","text":"No \"so\"."}"#;
        assert_eq!(serde_json::from_str::<Heard<'_>>(text).unwrap().text.unwrap(), "No \"so\".");
    }
}
