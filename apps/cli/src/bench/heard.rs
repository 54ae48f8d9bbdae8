//! As much of the server's messages as the load needs, read with little limits.

use anyhow::{Context, Result};
use protocol::read_view;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::borrow::Cow;
use std::collections::BTreeMap;
use tabletop::{Seat, Seats, View as _};
use the_game::{Action, SetUp, Step, TheGame};

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
    pub(super) view: Option<View>,
    pub(super) changed: Option<View>,
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

/// The fields of a view, unread: only the seat that chooses needs them.
#[derive(Deserialize, Serialize)]
#[serde(transparent)]
pub(super) struct View(BTreeMap<String, Box<RawValue>>);

impl View {
    /// Puts changed fields in the place of the old ones.
    pub(super) fn change(&mut self, mut changed: Self) {
        self.0.append(&mut changed.0);
    }

    /// Whether the game waits for the seat to choose something.
    pub(super) fn waits_for(&self, seat: Seat) -> Result<bool> {
        Ok(match self.field("step")? {
            Step::Keen => !self.field::<Seats>("keen_said")?.contains(seat),
            Step::Turn(turn) => turn == seat,
            Step::Deal(_) | Step::Refill(_) | Step::Over => false,
        })
    }

    /// What the seat may choose.
    pub(super) fn legal_actions(&self, set_up: &SetUp) -> Result<Vec<Action>> {
        Ok(read_view::<TheGame>(&serde_json::to_string(self)?, set_up)?.legal_actions())
    }

    fn field<T: DeserializeOwned>(&self, name: &str) -> Result<T> {
        let value = self.0.get(name).with_context(|| format!("a view without `{name}`"))?;
        Ok(serde_json::from_str(value.get())?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::{Changes, view_json};
    use tabletop::{Game, Seeded, SetUp as _, Viewer, Waiting, draw};

    #[test]
    fn changes_lead_from_every_choice_to_the_next() {
        for (seed, options) in [(1, ""), (2, "fire"), (3, "played=off"), (4, "fire minimum=3")] {
            let mut luck = Seeded::new(seed);
            let set_up = SetUp::parse(3, options, None).unwrap();
            let mut game = TheGame::new(set_up);
            let seat = Seat::new(1).unwrap();
            let mut before = game.view(Viewer::Seat(seat));
            let mut known: View = serde_json::from_str(&view_json(&before)).unwrap();
            let mut choices = 0;
            loop {
                match game.waiting() {
                    Waiting::Nobody => break,
                    Waiting::Dealer => game.deal(&draw(game.due().unwrap(), &mut luck)).unwrap(),
                    Waiting::Seats(seats) => {
                        let seat = seats.first().unwrap();
                        game.act(seat, game.random_action(seat, &mut luck).unwrap()).unwrap();
                    }
                }
                let after = game.view(Viewer::Seat(seat));
                let changed = serde_json::to_string(&Changes { before: &before, after: &after }).unwrap();
                let text = format!(r#"{{"type":"update","number":2,"id":"x1","changed":{changed}}}"#);
                let heard: Heard<'_> = serde_json::from_str(&text).unwrap();
                assert_eq!((heard.kind, heard.number, heard.id), ("update", Some(2), Some("x1")));
                known.change(heard.changed.unwrap());
                assert_eq!(known.waits_for(seat).unwrap(), game.waiting().is_for(seat));
                assert_eq!(known.legal_actions(&set_up).unwrap(), after.legal_actions());
                choices += usize::from(game.waiting().is_for(seat));
                before = after;
            }
            assert!(choices > 2);
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
