//! A hand: at most eight cards in one machine word, so that one operation compares all of them with a pile.

use crate::{Card, Cards, Pile, Tops};
use std::fmt;

/// The cards in a seat's hand. Each lies in one byte, ascending from the lowest byte; bytes above the last are 0.
///
/// Numbers end at 99, so the high bit of each byte is free. It serves as a flag: a comparison of all cards with one
/// number is a single subtraction that leaves the flag set in each byte for which it holds.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub(crate) struct Hand(u64);

/// A one in each byte.
const ONES: u64 = 0x0101_0101_0101_0101;
/// The flag of each byte.
const FLAGS: u64 = 0x80 * ONES;

impl Hand {
    /// How many cards there are.
    #[inline]
    pub(crate) const fn len(self) -> u8 {
        8 - (self.0.leading_zeros() / 8) as u8
    }

    /// Whether there is no card.
    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this card is in the hand.
    #[inline]
    pub(crate) const fn contains(self, card: Card) -> bool {
        self.equal(card.number()) != 0
    }

    /// The hand without this card, which must be in it.
    #[inline]
    pub(crate) const fn without(self, card: Card) -> Self {
        let lower = self.lower_bytes(card.number());
        Self(self.0 & lower | self.0 >> 8 & !lower)
    }

    /// The hand with this card, which must not be in it. There is no room for a ninth card.
    #[inline]
    pub(crate) const fn with(self, card: Card) -> Self {
        let lower = self.lower_bytes(card.number());
        let place = lower.wrapping_add(1);
        Self(self.0 & lower | (self.0 & !lower) << 8 | place.wrapping_mul(card.number() as u64))
    }

    /// The hand with these cards, which must not be in it.
    #[inline]
    pub(crate) fn with_all(self, cards: Cards) -> Self {
        if !self.is_empty() {
            return cards.iter().fold(self, Self::with);
        }
        // A first hand: the cards come in ascending order, so each has its place.
        let numbers = cards.iter().map(|card| u64::from(card.number()));
        Self(numbers.zip((0..64).step_by(8)).fold(0, |hand, (number, shift)| hand | number << shift))
    }

    /// The flags of the cards that fit a pile with this top (TG-7 to TG-9).
    #[inline]
    pub(crate) const fn fitting(self, pile: Pile, top: u8) -> Flags {
        Flags(if pile.is_ascending() {
            // No card has the number 1, which stands for every number that is too low.
            self.above(top) | self.equal(if top > 11 { top - 10 } else { 1 })
        } else {
            self.below(top) | self.equal(top + 10)
        })
    }

    /// The flags of the cards that fit some pile.
    #[inline]
    pub(crate) fn fitting_any(self, tops: Tops) -> Flags {
        let [a1, a2, d1, d2] = Pile::ALL.map(|pile| self.fitting(pile, tops.on(pile)));
        Flags(a1.0 | a2.0 | d1.0 | d2.0)
    }

    /// The flagged card with this place among the flagged ones, ascending and counted from 0.
    #[inline]
    pub(crate) const fn nth(self, flags: Flags, place: u32) -> Option<Card> {
        // The flag stays set in each byte up to which at most `place` flags lie: the wanted card lies above those.
        let passed = ((place as u64).wrapping_mul(ONES) | FLAGS).wrapping_sub(flags.sums()) & FLAGS;
        let byte = Flags(passed).len();
        Card::new((self.0 >> ((8 * byte) & 63)) as u8)
    }

    /// The lowest flagged card. Its flag is cleared.
    #[inline]
    pub(crate) const fn pop(self, flags: &mut Flags) -> Option<Card> {
        if flags.is_empty() {
            return None;
        }
        let byte = flags.0.trailing_zeros() & 56;
        flags.0 &= flags.0 - 1;
        Card::new((self.0 >> byte) as u8)
    }

    /// The cards, ascending.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Card> {
        self.0.to_le_bytes().into_iter().map_while(Card::new)
    }

    /// The cards as a set.
    pub(crate) fn cards(self) -> Cards {
        self.iter().collect()
    }

    /// The flags of the cards above a number.
    #[inline]
    const fn above(self, number: u8) -> u64 {
        (self.0 | FLAGS).wrapping_sub((number as u64 + 1).wrapping_mul(ONES)) & FLAGS
    }

    /// The flags of the cards below a number.
    #[inline]
    const fn below(self, number: u8) -> u64 {
        let or_empty = (number as u64 + 0x7f).wrapping_mul(ONES).wrapping_sub(self.0);
        or_empty & self.above(0)
    }

    /// The flags of the cards with this number, which is not 0.
    #[inline]
    const fn equal(self, number: u8) -> u64 {
        FLAGS.wrapping_sub(self.0 ^ (number as u64).wrapping_mul(ONES)) & FLAGS
    }

    /// All bits of the bytes of the cards below a number, which are the lowest ones.
    #[inline]
    const fn lower_bytes(self, number: u8) -> u64 {
        let below = self.below(number);
        below | below.wrapping_sub(below >> 7)
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::default(), Self::with)
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Card::number)).finish()
    }
}

/// Some of the cards of a hand: the flag is set in the byte of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Flags(u64);

impl Flags {
    /// How many cards are flagged.
    #[inline]
    pub(crate) const fn len(self) -> u32 {
        (self.sums() >> 56) as u32
    }

    /// Whether no card is flagged.
    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// In each byte: how many flags there are in it and in those below.
    const fn sums(self) -> u64 {
        (self.0 >> 7).wrapping_mul(ONES)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{Luck, Seeded};

    fn some_cards(luck: &mut Seeded, count: u8) -> Cards {
        let mut cards = Cards::NONE;
        while cards.len() < count {
            cards = cards.with(Card::new(2 + luck.below(98) as u8).unwrap());
        }
        cards
    }

    #[test]
    fn a_hand_is_a_sorted_set_of_cards() {
        let mut luck = Seeded::new(1);
        for round in 0..2_000u32 {
            let cards = some_cards(&mut luck, (round % 9) as u8);
            let mut order: Vec<Card> = cards.iter().collect();
            tabletop::shuffle(&mut order, &mut luck);
            let hand: Hand = order.iter().copied().collect();
            assert_eq!(hand, Hand::default().with_all(cards));
            assert_eq!(hand.iter().collect::<Vec<_>>(), cards.iter().collect::<Vec<_>>());
            assert_eq!((hand.len(), hand.is_empty()), (cards.len(), cards.is_empty()));
            for card in Cards::ALL.iter() {
                assert_eq!(hand.contains(card), cards.contains(card), "{hand:?} {card}");
            }
            for card in order {
                assert_eq!(hand.without(card).cards(), cards.without(card));
            }
        }
    }

    #[test]
    fn all_cards_are_compared_at_once() {
        let mut luck = Seeded::new(2);
        for round in 0..400u32 {
            let cards = some_cards(&mut luck, (round % 9) as u8);
            let hand: Hand = cards.iter().collect();
            for (pile, top) in
                [Pile::A1, Pile::D1].into_iter().flat_map(|pile| (1..=100).map(move |top| (pile, top)))
            {
                let expected: Vec<Card> = cards.iter().filter(|card| pile.accepts(top, *card)).collect();
                let flags = hand.fitting(pile, top);
                let found: Vec<Card> = (0..flags.len()).filter_map(|place| hand.nth(flags, place)).collect();
                assert_eq!(found, expected, "{hand:?} {pile} {top}");
                assert_eq!(flags.is_empty(), expected.is_empty());
            }
        }
    }
}
