//! Only what changed of a view.

use super::{StepWire, discards, hand, hand_sizes, pyramids};
use crate::View;
use serde::ser::{Serialize, SerializeMap, Serializer};
use tabletop::Seat;

/// What two views of one viewer differ in: the fields of the later one's [`ViewWire`](super::ViewWire), `null` where one is gone.
#[derive(Clone, Copy, Debug)]
pub struct Changed<'v> {
    /// What is known already.
    pub before: &'v View,
    /// What it is now.
    pub after: &'v View,
}

impl Serialize for Changed<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { before, after } = *self;
        // Named, so that no field is forgotten.
        let View {
            viewer,
            set_up: _,
            dealer,
            turn,
            step,
            hand: held,
            hand_sizes: sizes,
            draw_pile,
            discards: gone,
            table,
        } = after;
        let mut map = serializer.serialize_map(None)?;
        if before.viewer != *viewer {
            map.serialize_entry("seat", &viewer.seat().map(Seat::number))?;
        }
        if before.dealer != *dealer {
            map.serialize_entry("dealer", &dealer.map(Seat::number))?;
        }
        if before.turn != *turn {
            map.serialize_entry("turn", &turn.number())?;
        }
        let (old, new) = (StepWire::from(before.step), StepWire::from(*step));
        if old.name != new.name {
            map.serialize_entry("step", &new.name)?;
        }
        let parts = [
            ("deal_to", old.deal_to, new.deal_to),
            ("redraw", old.redraw, new.redraw),
            ("plays_left", old.plays_left, new.plays_left),
            ("ends_with", old.ends_with, new.ends_with),
        ];
        for (name, _, new) in parts.into_iter().filter(|(_, old, new)| old != new) {
            map.serialize_entry(name, &new)?;
        }
        if old.exchange != new.exchange {
            map.serialize_entry("exchange", &new.exchange)?;
        }
        if before.hand != *held {
            map.serialize_entry("hand", &hand(after))?;
        }
        if before.hand_sizes != *sizes {
            map.serialize_entry("hand_sizes", &hand_sizes(after))?;
        }
        if before.draw_pile != *draw_pile {
            map.serialize_entry("draw_pile", draw_pile)?;
        }
        if before.discards != *gone {
            map.serialize_entry("discards", &discards(after))?;
        }
        if before.table != *table {
            map.serialize_entry("pyramids", &pyramids(after))?;
        }
        map.end()
    }
}
