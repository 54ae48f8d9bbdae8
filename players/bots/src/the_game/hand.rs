//! A hand in one machine word, so that playouts compare all its cards with a pile at once.

use the_game::{Card, Cards};

/// At most eight cards, one in each byte, ascending from the lowest byte; bytes above the last are 0. Numbers end
/// at 99, so the high bit of each byte is free to tell for which cards a comparison holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Hand(pub(super) u64);

const ONES: u64 = 0x0101_0101_0101_0101;
const FLAGS: u64 = 0x80 * ONES;

impl Hand {
    /// The most cards that a hand can hold, that of one player (TG-4).
    pub(super) const MOST: u8 = 8;

    pub(super) const NONE: Self = Self(0);

    #[inline]
    pub(super) const fn len(self) -> u8 {
        8 - (self.0.leading_zeros() / 8) as u8
    }

    #[inline]
    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(super) const fn contains(self, card: u8) -> bool {
        FLAGS.wrapping_sub(self.0 ^ (card as u64).wrapping_mul(ONES)) & FLAGS != 0
    }

    /// The flags of the cards above a number.
    #[inline]
    const fn above(self, number: u8) -> u64 {
        (self.0 | FLAGS).wrapping_sub((number as u64 + 1).wrapping_mul(ONES)) & FLAGS
    }

    /// How many cards are above a number.
    #[inline]
    pub(super) const fn count_above(self, number: u8) -> u8 {
        ((self.above(number) >> 7).wrapping_mul(ONES) >> 56) as u8
    }

    /// The lowest card above a number, or 0.
    #[inline]
    pub(super) const fn next_above(self, number: u8) -> u8 {
        let flags = self.above(number);
        if flags == 0 { 0 } else { (self.0 >> (flags.trailing_zeros() & 56)) as u8 }
    }

    /// The highest card below a number, or 0.
    #[inline]
    pub(super) const fn next_below(self, number: u8) -> u8 {
        let lower = self.len() - self.count_above(number - 1);
        if lower == 0 { 0 } else { (self.0 >> (8 * (lower - 1) as u32)) as u8 }
    }

    /// The hand without this card, which must be in it.
    #[inline]
    pub(super) const fn without(self, card: u8) -> Self {
        let low = self.low_bytes(card);
        Self(self.0 & low | self.0 >> 8 & !low)
    }

    /// The hand with this card, which must not be in it. There is no room for a ninth card.
    #[inline]
    pub(super) const fn with(self, card: u8) -> Self {
        let low = self.low_bytes(card);
        Self(self.0 & low | (self.0 & !low) << 8 | low.wrapping_add(1).wrapping_mul(card as u64))
    }

    /// All bits of the bytes of the cards below a number.
    #[inline]
    const fn low_bytes(self, number: u8) -> u64 {
        let lower = (self.len() - self.count_above(number - 1)) as u32;
        if lower == 8 { u64::MAX } else { (1 << (8 * lower)) - 1 }
    }

    /// How many pairs of cards are ten apart.
    #[inline]
    pub(super) fn pairs(self) -> u8 {
        self.iter().map(|card| u8::from(self.contains(card + 10))).sum()
    }

    /// How many other cards of the hand are ten apart from this one.
    #[inline]
    pub(super) const fn pairs_of(self, card: u8) -> u8 {
        self.contains(card + 10) as u8 + (card > 11 && self.contains(card - 10)) as u8
    }

    #[inline]
    pub(super) fn iter(self) -> impl Iterator<Item = u8> {
        self.0.to_le_bytes().into_iter().take_while(|card| *card != 0)
    }
}

impl FromIterator<u8> for Hand {
    fn from_iter<I: IntoIterator<Item = u8>>(cards: I) -> Self {
        cards.into_iter().fold(Self::NONE, Self::with)
    }
}

impl From<Cards> for Hand {
    fn from(cards: Cards) -> Self {
        cards.iter().map(Card::number).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{Luck, Seeded};

    #[test]
    fn a_hand_answers_as_a_plain_list_does() {
        let mut luck = Seeded::new(3);
        for round in 0..2_000u32 {
            let mut cards = std::collections::BTreeSet::new();
            while cards.len() < (round % 9) as usize {
                cards.insert(2 + luck.below(98) as u8);
            }
            let hand: Hand = cards.iter().copied().collect();
            assert_eq!(hand.iter().collect::<Vec<_>>(), cards.iter().copied().collect::<Vec<_>>());
            assert_eq!(usize::from(hand.len()), cards.len());
            for number in 1..=100 {
                assert_eq!(usize::from(hand.count_above(number)), cards.range(number + 1..).count());
                assert_eq!(hand.next_above(number), cards.range(number + 1..).next().copied().unwrap_or(0));
                assert_eq!(hand.next_below(number), cards.range(..number).next_back().copied().unwrap_or(0));
                assert_eq!(hand.contains(number), cards.contains(&number));
            }
            for card in &cards {
                assert_eq!(hand.without(*card).with(*card), hand);
                assert_eq!(hand.without(*card).iter().count(), cards.len() - 1);
            }
            let pairs = cards.iter().filter(|card| cards.contains(&(**card + 10))).count();
            assert_eq!(usize::from(hand.pairs()), pairs);
        }
    }
}
