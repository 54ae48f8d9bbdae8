//! The written form of a view, and of its parts that are not written field by field.

use crate::{Card, Cards, Keen, PerPile, Pile, Piles, Tops, View};
use tabletop::{serde_as, serde_fields};

serde_fields! {
    View: viewer, step, hand, hand_sizes, draw_pile, tops, placed, placed_now, minimum, burning, keen_said, keen,
    signals, outcome
}

serde_as!(
    Cards,
    |cards, serializer| serializer.collect_seq(cards.iter().map(Card::number)),
    |numbers: Vec<u8>| {
        let ascending = numbers.is_sorted_by(|one, next| one < next);
        numbers.into_iter().map(Card::new).collect::<Option<Self>>().filter(|_| ascending)
    }
);

serde_as!(Keen, |keen, serializer| serializer.serialize_u8(keen.much()), |much: u8| Self::new(much));

serde_as!(Piles, |piles, serializer| serializer.collect_seq(piles.iter()), |list: Vec<Pile>| list
    .is_sorted_by(|one, next| one < next)
    .then(|| list.into_iter().collect()));

serde_as!(
    Tops,
    |tops, serializer| PerPile::from_fn(|pile| tops.on(pile)).serialize(serializer),
    |numbers: PerPile<u8>| {
        let mut tops = Self::START;
        let mut place = |pile| {
            if numbers[pile] != tops.on(pile) {
                tops.place(Card::new(numbers[pile])?, pile);
            }
            Some(())
        };
        Pile::ALL.into_iter().try_for_each(&mut place).map(|()| tops)
    }
);
