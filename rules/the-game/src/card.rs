//! The number cards and sets of them.

tabletop::number! {
    /// A number card (TG-2).
    ///
    /// ```
    /// use the_game::Card;
    ///
    /// assert_eq!(Card::all().count(), usize::from(Card::COUNT));
    /// let fire: Vec<u8> = Card::all().filter(|card| card.is_fire()).map(Card::number).collect();
    /// assert_eq!(fire, [22, 33, 44, 55, 66, 77]);
    /// ```
    pub struct Card(2 to 99);
    /// The number on the card.
    pub fn number;
}

impl Card {
    /// The number of cards.
    pub const COUNT: u8 = Self::MOST - Self::LEAST + 1;

    /// Whether it is one of the six fire cards (TG-21).
    pub const fn is_fire(self) -> bool {
        matches!(self.0, 22 | 33 | 44 | 55 | 66 | 77)
    }
}

/// A set of number cards.
///
/// ```
/// use the_game::{Card, Cards};
///
/// let hand: Cards = [60, 4, 17].into_iter().filter_map(Card::new).collect();
/// assert_eq!(hand.iter().map(Card::number).collect::<Vec<_>>(), [4, 17, 60]);
/// assert_eq!(Cards::ALL.minus(hand).len(), 95);
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cards(u128);

tabletop::bit_set!(Cards of Card, |card| card.0, |number| Card::new(number));

impl Cards {
    /// All number cards.
    pub const ALL: Self = Self(((1 << Card::COUNT) - 1) << Card::LEAST);
}

/// A set of cards to be taken one by one, each by its place. It keeps its counts while it shrinks, because dealing takes
/// much of the time of a simulation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pool {
    bits: [u64; 2],
    sums: [u64; 2],
    len: u8,
}

impl Pool {
    #[inline]
    pub(crate) const fn new(cards: Cards) -> Self {
        let (low, high) = (cards.0 as u64, (cards.0 >> 64) as u64);
        let (low_sums, high_sums) = (byte_sums(low), byte_sums(high));
        let len = (low_sums >> 56) as u8 + (high_sums >> 56) as u8;
        Self { bits: [low, high], sums: [low_sums, high_sums], len }
    }

    #[inline]
    pub(crate) const fn cards(&self) -> Cards {
        let [low, high] = self.bits;
        Cards((high as u128) << 64 | low as u128)
    }

    #[inline]
    pub(crate) const fn len(&self) -> u8 {
        self.len
    }

    /// Takes out the card with this place in the ascending order, counted from 0.
    #[inline]
    pub(crate) fn take(&mut self, place: u32) -> Option<Card> {
        if place >= u32::from(self.len) {
            return None;
        }
        self.len -= 1;
        let place = u64::from(place);
        let [low_sums, _] = self.sums;
        let low_ones = low_sums >> 56;
        let half = usize::from(place >= low_ones);
        let place = place - (low_ones & (half as u64).wrapping_neg());
        let (Some(bits), Some(sums)) = (self.bits.get_mut(half), self.sums.get_mut(half)) else {
            return None;
        };

        // The high bit stays set in each byte up to which at most `place` ones lie: the wanted one lies above those.
        let passed = (place.wrapping_mul(ONES) | (0x80 * ONES)).wrapping_sub(*sums);
        let start = (passed >> 7 & ONES).wrapping_mul(ONES) >> 56 << 3 & 63;
        let within = place.wrapping_sub((*sums << 8) >> start & 0xff);
        *sums = sums.wrapping_sub(ONES << start);
        let byte = *bits >> start & 0xff;
        let position = NTH_IN_BYTE.get((within << 8 | byte) as usize).copied().unwrap_or_default();
        let position = start as u8 + position;
        *bits &= !(1 << (position & 63));
        Some(Card(half as u8 * 64 + position))
    }
}

/// A one in each byte.
const ONES: u64 = 0x0101_0101_0101_0101;

/// In each byte: how many one bits there are in it and in those below.
#[inline]
const fn byte_sums(bits: u64) -> u64 {
    let pairs = bits - (bits >> 1 & (0x55 * ONES));
    let fours = (pairs & (0x33 * ONES)) + (pairs >> 2 & (0x33 * ONES));
    ((fours + (fours >> 4)) & (0x0f * ONES)).wrapping_mul(ONES)
}

/// The position of the one bit with each place (the high byte of the index) in each byte (the low one).
static NTH_IN_BYTE: [u8; 8 * 256] = {
    let mut table = [0; 8 * 256];
    let mut rest: &mut [u8] = &mut table;
    let mut index: u32 = 0;
    while let [position, others @ ..] = rest {
        let (mut byte, mut place) = (index & 0xff, index >> 8);
        while place > 0 && byte != 0 {
            byte &= byte - 1;
            place -= 1;
        }
        *position = if byte == 0 { 0 } else { byte.trailing_zeros() as u8 };
        rest = others;
        index += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tg_2_there_are_98_cards_from_2_to_99() {
        assert_eq!(Cards::ALL.len(), 98);
        let numbers: Vec<u8> = Cards::ALL.iter().map(Card::number).collect();
        assert_eq!(numbers, (2..=99).collect::<Vec<_>>());
        assert_eq!([0, 1, 100, 255].map(Card::new), [None; 4]);
    }

    #[test]
    fn the_nth_card_is_the_nth_in_order() {
        let set: Cards = [2, 3, 40, 63, 64, 65, 80, 99].into_iter().filter_map(Card::new).collect();
        for (place, card) in set.iter().enumerate() {
            assert_eq!(Pool::new(set).take(place as u32), Some(card));
        }
        assert_eq!(Pool::new(set).take(8), None);
        assert_eq!(Pool::new(Cards::NONE).take(0), None);
    }
}
