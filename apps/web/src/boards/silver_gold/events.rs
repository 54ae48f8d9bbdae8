//! What everybody should hear of: completed pyramids and bonuses, found by comparing two views.

use crate::play::Play;
use crate::say;
use silver_gold::{Bonuses, Card, Colour, View};
use tabletop::{Seat, SetUp as _, View as _};

/// Something worth telling everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A seat has completed a pyramid, its `nth` of the colour.
    Completed {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
        /// Its colour.
        colour: Colour,
        /// How many of the colour the seat has now.
        nth: usize,
    },
    /// A seat has won a bonus.
    Bonus {
        /// Who.
        seat: Seat,
        /// Of which colour.
        colour: Colour,
        /// How many points.
        points: i32,
    },
}

impl Event {
    /// How soon a viewer wants to hear of it.
    fn rank(self, view: &View) -> u8 {
        let (seat, later) = match self {
            Self::Completed { seat, .. } => (seat, 1),
            Self::Bonus { seat, .. } => (seat, 0),
        };
        later + if view.viewer().is(seat) { 0 } else { 2 }
    }
}

/// What happened between two views of the same game; nothing if it went backwards. What happened to the viewer comes first, and bonuses
/// before pyramids.
#[must_use]
pub fn between(old: &View, new: &View) -> Vec<Event> {
    let mut events = Vec::new();
    for seat in Seat::all(new.set_up.players()) {
        let before = old.completed(seat).count();
        for (place, card) in new.completed(seat).enumerate().skip(before) {
            let colour = new.colour(card);
            let nth = new.completed(seat).take(place + 1).filter(|card| new.colour(*card) == colour).count();
            events.push(Event::Completed { seat, card, colour, nth });
        }
    }
    for colour in Colour::ALL {
        let both = old.bonuses.of(colour).into_iter().zip(new.bonuses.of(colour)).zip(Bonuses::BOXES);
        for ((before, after), points) in both {
            if let (None, Some(seat)) = (before, after) {
                events.push(Event::Bonus { seat, colour, points });
            }
        }
    }
    let mut sorted = Vec::with_capacity(events.len());
    for rank in 0..4 {
        sorted.extend(events.iter().filter(|event| event.rank(new) == rank));
    }
    sorted
}

/// An event as a sentence.
#[must_use]
pub fn told(play: Play, view: &View, event: Event) -> String {
    let you = |seat| if view.viewer().is(seat) { "yes" } else { "no" };
    match event {
        Event::Completed { seat, card, colour, nth } => say!(
            "sg-event-completed",
            you = you(seat),
            name = play.name(seat),
            number = card.number(),
            colour = colour.name(),
            nth = nth
        ),
        Event::Bonus { seat, colour, points } => say!(
            "sg-event-bonus",
            you = you(seat),
            name = play.name(seat),
            colour = colour.name(),
            points = points
        ),
    }
}
