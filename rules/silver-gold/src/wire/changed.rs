//! Only what changed of a view.

use super::{boards, bonuses, completed, left, marking, numbers, step};
use crate::View;
use serde::ser::{Serialize, SerializeMap, Serializer};
use tabletop::{Seat, Seats};

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
            step: _,
            expedition,
            round,
            expeditions_left: expeditions,
            display,
            draw_pile,
            boards: on_boards,
            completed: aside,
            bonuses: won,
            done,
            hand,
            kept,
            marking: marks,
        } = after;
        let mut map = serializer.serialize_map(None)?;
        if before.viewer != *viewer {
            map.serialize_entry("seat", &viewer.seat().map(Seat::number))?;
        }
        let ((old_step, old_turn), (step, turn)) = (step(before), step(after));
        if old_step != step {
            map.serialize_entry("step", &step)?;
        }
        if old_turn != turn {
            map.serialize_entry("turn", &turn)?;
        }
        if before.expedition != *expedition {
            map.serialize_entry("expedition", &expedition.map(|shape| shape.to_string()))?;
        }
        if before.round != *round {
            map.serialize_entry("round", round)?;
        }
        if before.expeditions_left != *expeditions {
            map.serialize_entry("expeditions_left", &left(after))?;
        }
        if before.display != *display {
            map.serialize_entry("display", &numbers(*display))?;
        }
        if before.draw_pile != *draw_pile {
            map.serialize_entry("draw_pile", draw_pile)?;
        }
        if before.boards != *on_boards {
            map.serialize_entry("boards", &boards(after))?;
        }
        if before.completed != *aside {
            map.serialize_entry("completed", &completed(after))?;
        }
        if before.bonuses != *won {
            map.serialize_entry("bonuses", &bonuses(after))?;
        }
        if before.done != *done {
            let done = (*done != Seats::NONE).then(|| done.iter().map(Seat::number).collect::<Vec<_>>());
            map.serialize_entry("done", &done)?;
        }
        if before.hand != *hand {
            map.serialize_entry("hand", &hand.map(numbers))?;
        }
        if before.kept != *kept {
            map.serialize_entry("kept", &kept.map(|pair| numbers(pair.set())))?;
        }
        if before.marking != *marks {
            map.serialize_entry("marking", &marking(after))?;
        }
        map.end()
    }
}
