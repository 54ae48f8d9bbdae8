//! The written form of a view, and of its parts that are not written field by field.

use crate::{Card, Counts, Hand, Pyramid, Table, View};
use std::collections::BTreeMap;
use tabletop::{Seat, serde_as, serde_fields};

serde_fields! {
    View: viewer, dealer, turn, step, hand, hand_sizes, draw_pile, discards, table
}

serde_as!(Card, |card, serializer| serializer.serialize_str(card.name()), |name: String| name.parse().ok());

serde_as!(Hand, |hand, serializer| serializer.collect_seq(hand.as_slice()), |cards: Vec<Card>| {
    Self::new(cards.iter().copied()).filter(|_| cards.is_sorted())
});

serde_as!(Counts, |counts, serializer| serializer.collect_map(counts.iter()), |entries: BTreeMap<
    Card,
    u8,
>| {
    let mut counts = Self::NONE;
    let counted = entries.into_iter().all(|(card, count)| count > 0 && counts.add(card, count));
    counted.then_some(counts)
});

serde_as!(Pyramid, |pyramid, serializer| serializer.collect_seq(pyramid.cards()), |cards: Vec<Card>| {
    let (base, rest) = cards.split_first()?;
    rest.iter().try_fold(Self::start(*base)?, |pyramid, card| pyramid.with(*card))
});

/// A pyramid and in front of whom it stands.
#[derive(serde::Serialize, serde::Deserialize)]
struct Owned {
    seat: Seat,
    cards: Pyramid,
}

serde_as!(
    Table,
    |table, serializer| {
        let owned = table.standing().map(|standing| Owned { seat: standing.seat, cards: standing.pyramid });
        serializer.collect_seq(owned)
    },
    |list: Vec<Owned>| {
        let mut table = Self::empty();
        list.into_iter().all(|owned| table.start(owned.seat, owned.cards)).then_some(table)
    }
);
