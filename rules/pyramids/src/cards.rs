//! Short lists of cards: hands, and the cards of an exchange, a discard or a deal.

use crate::Card;
use crate::card::Kinds;

/// At most `N` cards, always ascending, so that equal cards make equal lists.
///
/// ```
/// use pyramids::Hand;
///
/// let cards = ["y3", "r5", "r5"].iter().map(|card| card.parse()).collect::<Result<Vec<_>, _>>()?;
/// let hand = Hand::new(cards).ok_or("too many cards for a hand")?;
/// assert_eq!(hand.to_string(), "r5 r5 y3");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cards<const N: usize> {
    len: u8,
    // Unused places are blank, so that equality of lists is equality of bytes.
    cards: [Card; N],
}

/// The cards of one action: as many as may be exchanged at once (PY-5), more than are ever discarded (PY-7).
pub type Handful = Cards<4>;

/// The cards of one deal: as many as a first hand has (PY-3).
pub type Dealt = Cards<5>;

/// A hand: 5 cards and the 2 drawn (PY-4, PY-7); an exchange changes nothing about the number.
pub type Hand = Cards<7>;

impl<const N: usize> Cards<N> {
    /// No cards.
    pub const NONE: Self = Self { len: 0, cards: [Card::BLANK; N] };

    /// A list of these cards, given in any order. `None` if there are too many.
    pub fn new(cards: impl IntoIterator<Item = Card>) -> Option<Self> {
        let mut all = Self::NONE;
        cards.into_iter().all(|card| all.insert(card)).then_some(all)
    }

    /// How many cards there are.
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether there is no card.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cards, ascending.
    #[inline]
    pub fn as_slice(&self) -> &[Card] {
        self.cards.get(..usize::from(self.len)).unwrap_or_default()
    }

    /// The cards, ascending.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Card> + Clone {
        self.as_slice().iter().copied()
    }

    /// Whether the list has this card.
    #[inline]
    pub fn contains(&self, card: Card) -> bool {
        self.as_slice().contains(&card)
    }

    /// The first card that `other` has more often than this list, if there is one.
    pub fn first_missing<const M: usize>(&self, other: &Cards<M>) -> Option<Card> {
        let mut rest = *self;
        other.iter().find(|card| !rest.remove(*card))
    }

    /// Adds a card. Returns `false` and changes nothing if there is no room.
    #[inline]
    pub(crate) fn insert(&mut self, card: Card) -> bool {
        let Some((free, before)) =
            self.cards.get_mut(..=usize::from(self.len)).and_then(<[Card]>::split_last_mut)
        else {
            return false;
        };
        let mut carried = card;
        for place in before {
            (*place, carried) = ((*place).min(carried), (*place).max(carried));
        }
        *free = carried;
        self.len += 1;
        true
    }

    /// Removes a card. Returns `false` and changes nothing if there is no such card.
    #[inline]
    pub(crate) fn remove(&mut self, card: Card) -> bool {
        if !self.contains(card) {
            return false;
        }
        let mut carried = Card::BLANK;
        for place in self.cards.iter_mut().take(usize::from(self.len)).rev() {
            std::mem::swap(place, &mut carried);
            if carried == card {
                break;
            }
        }
        self.len -= 1;
        true
    }

    /// Which kinds there are.
    #[inline]
    pub(crate) fn kinds(&self) -> Kinds {
        self.iter().collect()
    }
}

impl<const N: usize> Default for Cards<N> {
    fn default() -> Self {
        Self::NONE
    }
}

/// Some of the cards of a [`Hand`]: a bit for each of them, in its order.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Subset(u8);

impl Hand {
    /// Every choice of `least` to `most` of the cards that are `wanted`. Choices of equal cards come once.
    #[inline]
    pub(crate) fn subsets(
        &self,
        wanted: impl Fn(Card) -> bool,
        least: u8,
        most: u8,
    ) -> impl Iterator<Item = Subset> {
        let (mut all, mut repeated, mut before) = (0_u8, 0_u8, None);
        for (index, card) in self.as_slice().iter().enumerate() {
            if wanted(*card) {
                all |= 1 << index;
                repeated |= u8::from(before == Some(card)) << index;
            }
            before = Some(card);
        }
        // Subtracting `all` from a subset and masking gives the next subset, and nothing after the last one.
        let next = move |chosen: &u8| Some(chosen.wrapping_sub(all) & all).filter(|next| *next != 0);
        std::iter::successors(Some(0), next)
            // Of equal cards the first ones are chosen, because they stand for all of them.
            .filter(move |chosen| chosen & repeated & !(chosen << 1) == 0)
            .filter(move |chosen| (u32::from(least)..=most.into()).contains(&chosen.count_ones()))
            .map(Subset)
    }

    /// The cards of a subset. There are never more of them than an action takes.
    #[inline]
    pub(crate) fn choose(&self, Subset(chosen): Subset) -> Handful {
        let mut choice = Handful::NONE;
        let chosen = self.as_slice().iter().enumerate().filter(|(index, _)| chosen >> index & 1 != 0);
        for (free, (_, card)) in choice.cards.iter_mut().zip(chosen) {
            *free = *card;
            choice.len += 1;
        }
        choice
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards<const N: usize>(text: &str) -> Cards<N> {
        Cards::new(text.split_whitespace().map(|card| card.parse().unwrap())).unwrap()
    }

    #[test]
    fn cards_stay_sorted_and_equal_lists_are_equal() {
        let mut hand: Hand = cards("bT r5 r2 gT r5 y9");
        assert_eq!(hand.to_string(), "r2 r5 r5 y9 gT bT");
        assert!(hand.remove("r5".parse().unwrap()));
        assert!(!hand.remove("y2".parse().unwrap()));
        assert_eq!(hand, cards("r2 r5 y9 gT bT"));
        assert!(hand.remove("bT".parse().unwrap()) && hand.remove("r2".parse().unwrap()));
        assert_eq!(hand, cards("r5 y9 gT"));
    }

    #[test]
    fn no_more_cards_than_there_is_room_for() {
        let mut full: Handful = cards("r2 r3 r4 r5");
        let before = full;
        assert!(!full.insert("b2".parse().unwrap()));
        assert_eq!(full, before);
        assert_eq!(Handful::new(Card::all()), None);
    }

    #[test]
    fn what_a_hand_lacks_counts_equal_cards() {
        let hand: Hand = cards("rT rT yT");
        assert_eq!(hand.first_missing::<4>(&cards("rT rT")), None);
        assert_eq!(hand.first_missing::<4>(&cards("rT rT rT")), "rT".parse().ok());
        assert_eq!(hand.first_missing::<4>(&cards("bT")), "bT".parse().ok());
    }

    #[test]
    fn every_choice_comes_once() {
        let listed = |hand: &str, least, most| -> Vec<String> {
            let hand: Hand = cards(hand);
            let subsets = hand.subsets(|card| card != Card::BLANK, least, most);
            subsets.map(|subset| hand.choose(subset).to_string()).collect()
        };
        assert_eq!(listed("r2 rT rT yT", 0, 2), ["", "rT", "rT rT", "yT", "rT yT"]);
        assert_eq!(listed("r2 r3 r3 r3 b3", 2, 2), ["r3 r3", "r3 b3"]);
        assert_eq!(listed("", 1, 4), [""; 0]);
    }
}
