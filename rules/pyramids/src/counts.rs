//! Any number of cards without an order: a count for each kind.

use crate::{Card, Colour, Hand};
use std::fmt;
use tabletop::Luck;

/// The number of cards of each kind. There are never more than [`crate::Deck::MOST_CARDS`] in all.
///
/// ```
/// use pyramids::Deck;
///
/// let deck = Deck::shipped();
/// let top_stones = deck.cards().iter().filter(|(card, _)| card.is_top_stone());
/// let count: u8 = top_stones.map(|(_, count)| count).sum();
/// assert_eq!((count, deck.cards().total()), (28, 112));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Counts {
    of: [u8; Card::ROOM],
    total: u8,
}

impl Counts {
    /// No cards.
    pub const NONE: Self = Self { of: [0; Card::ROOM], total: 0 };

    /// The number of all cards.
    pub const fn total(&self) -> u8 {
        self.total
    }

    /// The number of cards of this kind.
    #[inline]
    pub fn of(&self, card: Card) -> u8 {
        self.of.get(card.index()).copied().unwrap_or_default()
    }

    /// Every kind that is there, ascending, with its number of cards.
    pub fn iter(&self) -> impl Iterator<Item = (Card, u8)> {
        Card::all().map(|card| (card, self.of(card))).filter(|(_, count)| *count > 0)
    }

    /// Every single card, ascending.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        self.iter().flat_map(|(card, count)| std::iter::repeat_n(card, usize::from(count)))
    }

    /// The card with this number, counted from 0 over all cards in ascending order.
    #[inline]
    pub(crate) fn nth(&self, mut number: u8) -> Option<Card> {
        for (colour, of) in Colour::ALL.into_iter().zip(self.of.chunks_exact(Card::LANE)) {
            let all = of.iter().sum();
            if number < all {
                for (card, count) in Card::of_colour(colour).zip(of) {
                    if number < *count {
                        return Some(card);
                    }
                    number -= count;
                }
            }
            number -= all;
        }
        None
    }

    /// Adds cards of a kind. Returns `false` and changes nothing if that would be too many to count.
    #[inline]
    pub(crate) fn add(&mut self, card: Card, more: u8) -> bool {
        match (self.of.get_mut(card.index()), self.total.checked_add(more)) {
            (Some(count), Some(total)) => {
                // No kind has more cards than there are of all kinds.
                *count += more;
                self.total = total;
                true
            }
            _ => false,
        }
    }

    /// Removes a card. Returns `false` and changes nothing if there is no such card.
    #[inline]
    pub(crate) fn remove(&mut self, card: Card) -> bool {
        match self.of.get_mut(card.index()) {
            Some(count) if *count > 0 => {
                *count -= 1;
                self.total -= 1;
                true
            }
            _ => false,
        }
    }

    /// Removes a hand of this size, each with the same chance; a smaller one if there are too few cards.
    pub(crate) fn remove_hand(&mut self, size: u8, luck: &mut impl Luck) -> Hand {
        let mut hand = Hand::NONE;
        for _ in 0..size.min(self.total) {
            let Some(card) = self.nth(luck.below(self.total.into()) as u8) else { break };
            self.remove(card);
            hand.insert(card);
        }
        hand
    }
}

impl Default for Counts {
    fn default() -> Self {
        Self::NONE
    }
}

impl Extend<Card> for Counts {
    fn extend<I: IntoIterator<Item = Card>>(&mut self, cards: I) {
        for card in cards {
            self.add(card, 1);
        }
    }
}

impl fmt::Debug for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_numbered_in_ascending_order() {
        let cards: Vec<Card> = "r2 r2 rT y3 bT".split(' ').map(|card| card.parse().unwrap()).collect();
        let mut counts = Counts::NONE;
        counts.extend(cards.iter().rev().copied());
        assert_eq!(counts.cards().collect::<Vec<_>>(), cards);
        for (number, card) in (0..).zip(&cards) {
            assert_eq!(counts.nth(number), Some(*card));
        }
        assert_eq!(counts.nth(5), None);
        assert!(counts.remove(cards[0]) && counts.remove(cards[0]) && !counts.remove(cards[0]));
        assert_eq!(counts.total(), 3);
    }
}
