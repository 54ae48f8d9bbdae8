//! Only what changed of a view.

use super::{PilesWire, names, said, step};
use crate::{Card, Cards, Keen, View};
use serde::ser::{Serialize, SerializeMap, Serializer};
use tabletop::{PerSeat, Seat, Seats, SetUp as _};

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
        // Named, so that no field is forgotten.
        let View {
            viewer,
            set_up,
            step: _,
            hand,
            hand_sizes,
            draw_pile,
            tops,
            placed,
            placed_now,
            minimum,
            burning,
            keen_said,
            keen,
            signals,
            outcome,
        } = self.after;
        let (before, players) = (self.before, set_up.players());
        let mut map = serializer.serialize_map(None)?;
        if before.viewer != *viewer {
            map.serialize_entry("seat", &viewer.seat().map(Seat::number))?;
        }
        let ((old_step, old_turn), (step, turn)) = (step(before), step(self.after));
        if old_step != step {
            map.serialize_entry("step", &step)?;
        }
        if old_turn != turn {
            map.serialize_entry("turn", &turn)?;
        }
        if before.hand != *hand {
            map.serialize_entry("hand", &hand.map(Numbers))?;
        }
        if before.hand_sizes != *hand_sizes {
            map.serialize_entry("hand_sizes", &BySeat(hand_sizes, players, |size: &u8| *size))?;
        }
        if before.draw_pile != *draw_pile {
            map.serialize_entry("draw_pile", draw_pile)?;
        }
        if before.tops != *tops {
            map.serialize_entry("tops", &PilesWire::of(|pile| tops.on(pile)))?;
        }
        if before.placed != *placed {
            map.serialize_entry("placed", &placed.map(Numbers))?;
        }
        if before.placed_now != *placed_now {
            map.serialize_entry("placed_now", placed_now)?;
        }
        if before.minimum != *minimum {
            map.serialize_entry("minimum", minimum)?;
        }
        if before.burning != *burning {
            map.serialize_entry("burning", &(!burning.is_empty()).then(|| names(*burning)))?;
        }
        if before.keen_said != *keen_said {
            map.serialize_entry(
                "keen_said",
                &(*keen_said != Seats::NONE).then(|| super::numbers_of(*keen_said)),
            )?;
        }
        if before.keen != *keen {
            map.serialize_entry("keen", &BySeat(keen, players, |keen: &Option<Keen>| keen.map(Keen::much)))?;
        }
        if before.signals != *signals {
            map.serialize_entry("signals", &said(self.after))?;
        }
        if before.outcome != *outcome {
            map.serialize_entry("left", &outcome.map(|left| left.0))?;
        }
        map.end()
    }
}

/// The numbers of cards, ascending.
#[derive(Clone, Copy)]
struct Numbers(Cards);

impl Serialize for Numbers {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(Card::number))
    }
}

/// Something of each player.
struct BySeat<'v, T, F>(&'v PerSeat<T>, u8, F);

impl<T: Copy, W: Serialize, F: Fn(&T) -> W> Serialize for BySeat<'_, T, F> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter(self.1).map(|(_, value)| (self.2)(value)))
    }
}
