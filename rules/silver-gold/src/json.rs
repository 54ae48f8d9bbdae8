//! The written form of a view, and of its parts that are not written field by field.

use crate::state::Completed;
use crate::{Bonuses, Card, Cards, Colour, Expeditions, Pair, Shape, Squares, View};
use tabletop::serde::Deserialize;
use tabletop::{Entries, Scan, Seat, serde_as, serde_fields};

serde_fields! {
    View: viewer, step, expedition, round, expeditions_left, display, draw_pile, boards, completed, bonuses, done,
    hand, kept, marking
}

serde_as!(Card, |card, serializer| serializer.serialize_u8(card.number()), |number: u8| Self::new(number));

serde_as!(Cards, |cards, serializer| serializer.collect_seq(cards.iter()), |list: Vec<Card>| list
    .is_sorted_by(|one, next| one < next)
    .then(|| list.into_iter().collect()));

serde_as!(Pair, |pair, serializer| pair.cards().serialize(serializer), |cards: [Card; 2]| {
    let [low, high] = cards;
    Self::new(low, high).filter(|_| low < high)
});

serde_as!(Squares, |squares, serializer| serializer.collect_str(squares), |text: String| {
    let mut scan = Scan::new(&text);
    if scan.is_done() {
        return Some(Self::NONE);
    }
    let squares = Self::read(&mut scan).ok()?;
    scan.is_done().then_some(squares)
});

serde_as!(
    Expeditions,
    |cards, serializer| serializer.collect_map(Shape::ALL.map(|shape| (shape, cards.of(shape)))),
    |counts: Entries<Shape, u8>| {
        let with = |cards: Self, (shape, count)| cards.with(shape, count);
        Some(counts.0.into_iter().fold(Self::default(), with))
    }
);

serde_as!(
    Bonuses,
    |bonuses, serializer| {
        let winners = |colour| bonuses.of(colour).into_iter().flatten().collect::<Vec<Seat>>();
        serializer.collect_map(Colour::ALL.map(|colour| (colour, winners(colour))))
    },
    |winners: Entries<Colour, Vec<Seat>>| {
        let mut bonuses = Self::default();
        for (colour, winners) in winners.0 {
            for winner in winners {
                bonuses.free(colour)?;
                bonuses.award(colour, winner);
            }
        }
        Some(bonuses)
    }
);

/// A pyramid put aside.
#[derive(serde::Serialize, serde::Deserialize)]
struct Aside {
    seat: Seat,
    card: Card,
}

serde_as!(
    Completed,
    |completed, serializer| {
        serializer.collect_seq(completed.all().map(|(seat, card)| Aside { seat, card }))
    },
    |list: Vec<Aside>| {
        let mut completed = Self::default();
        for Aside { seat, card } in list {
            let is_new = Seat::all(Seat::LIMIT).all(|seat| !completed.of(seat).contains(card));
            is_new.then(|| completed.add(seat, card))?;
        }
        Some(completed)
    }
);

/// The rounds whose torches are lit, as a list.
pub(crate) mod rounds {
    use super::Deserialize;
    use tabletop::serde::{Deserializer, Serializer, de::Error};

    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
    pub(crate) fn serialize<S: Serializer>(torches: &u8, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq((1..=4).filter(|round| torches >> round & 1 != 0))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
        let rounds = Vec::<u8>::deserialize(deserializer)?;
        if rounds.iter().any(|round| !(1..=4).contains(round)) {
            return Err(D::Error::custom("rounds are 1 to 4"));
        }
        Ok(rounds.into_iter().fold(0, |torches, round| torches | 1 << round))
    }
}
