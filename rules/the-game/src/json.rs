//! The written form of a view, and of its parts that are not written field by field.

use crate::{Card, Cards, Keen, PerPile, Pile, Piles, Tops, View};
use tabletop::{serde_as, serde_fields};

serde_fields! {
    View: viewer, step, hand, hand_sizes, draw_pile, tops, placed, placed_now, minimum, burning, keen_said, keen,
    signals, outcome
}

serde_as!(Card, |card, serializer| serializer.serialize_u8(card.number()), |number: u8| Self::new(number));

serde_as!(Cards as a list of Card);

serde_as!(Keen, |keen, serializer| serializer.serialize_u8(keen.number()), |number: u8| Self::new(number));

serde_as!(Piles as a list of Pile);

serde_as!(
    Tops,
    |tops, serializer| PerPile::from_fn(|pile| tops.on(pile)).serialize(serializer),
    |numbers: PerPile<u8>| {
        let mut tops = Self::START;
        for pile in Pile::ALL {
            if numbers[pile] != tops.on(pile) {
                tops.place(Card::new(numbers[pile])?, pile);
            }
        }
        Some(tops)
    }
);
