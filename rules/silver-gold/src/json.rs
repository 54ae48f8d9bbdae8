//! The written form of a view, and of its parts that are not written field by field.

use crate::score::Rounds;
use crate::state::Completed;
use crate::{Bonuses, Card, Cards, Colour, Expeditions, Pair, Shape, SilverGold, Squares, View};
use std::collections::BTreeMap;
use tabletop::{Scan, Seat, serde_as, serde_fields};

serde_fields! {
    View: viewer, step, expedition, round, expeditions_left, display, draw_pile, boards, completed, bonuses, done,
    hand, kept, marking
}

serde_as!(Card, |card, serializer| serializer.serialize_u8(card.number()), |number: u8| Self::new(number));

serde_as!(Cards as a list of Card);

serde_as!(Pair, |pair, serializer| pair.cards().serialize(serializer), |cards: [Card; 2]| {
    let [low, high] = cards;
    Self::new(low, high).filter(|_| low < high)
});

serde_as!(Squares, |squares, serializer| serializer.collect_str(squares), |text: String| {
    if text.is_empty() { Some(Self::NONE) } else { Scan::whole(&text, Self::read).ok() }
});

serde_as!(
    Expeditions,
    |cards, serializer| serializer.collect_map(Shape::ALL.map(|shape| (shape, cards.of(shape)))),
    |counts: BTreeMap<Shape, u8>| {
        Some(counts.into_iter().fold(Self::default(), |cards, (shape, count)| cards.with(shape, count)))
    }
);

serde_as!(
    Bonuses,
    |bonuses, serializer| {
        let winners = |colour| bonuses.of(colour).into_iter().flatten().collect::<Vec<Seat>>();
        serializer.collect_map(Colour::ALL.map(|colour| (colour, winners(colour))))
    },
    |winners: BTreeMap<Colour, Vec<Seat>>| {
        let mut bonuses = Self::default();
        for (colour, winners) in winners {
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

serde_as!(
    Rounds,
    |rounds, serializer| {
        serializer.collect_seq((1..=SilverGold::ROUNDS).filter(|round| rounds.has(*round)))
    },
    |list: Vec<u8>| {
        let rounds = 1..=SilverGold::ROUNDS;
        list.iter().all(|round| rounds.contains(round)).then(|| list.into_iter().collect())
    }
);
