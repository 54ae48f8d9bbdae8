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
    /// No card.
    pub const NONE: Self = Self { len: 0, cards: [Card::BLANK; N] };

    /// These cards, given in any order; none if there are too many.
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

    /// Whether there is such a card.
    #[inline]
    pub fn contains(&self, card: Card) -> bool {
        self.as_slice().contains(&card)
    }

    /// The first card that `other` has more often than this list, if there is one.
    pub fn lacks<const M: usize>(&self, other: &Cards<M>) -> Option<Card> {
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

/// Calls `each` with every choice of `least` to `most` of the ascending `cards`, each once even where cards are equal.
pub(crate) fn choices(cards: &[Card], least: u8, most: u8, mut each: impl FnMut(Handful)) {
    extend(Handful::NONE, cards, least, most, &mut each);
}

fn extend(chosen: Handful, mut rest: &[Card], least: u8, most: u8, each: &mut impl FnMut(Handful)) {
    if chosen.len() >= least {
        each(chosen);
    }
    if chosen.len() >= most {
        return;
    }
    let mut before = None;
    while let Some((card, after)) = rest.split_first() {
        // The first of equal cards stands for all of them, because the others follow it.
        if before != Some(card) {
            let mut more = chosen;
            if more.insert(*card) {
                extend(more, after, least, most, each);
            }
        }
        before = Some(card);
        rest = after;
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
        assert_eq!(hand.lacks::<4>(&cards("rT rT")), None);
        assert_eq!(hand.lacks::<4>(&cards("rT rT rT")), "rT".parse().ok());
        assert_eq!(hand.lacks::<4>(&cards("bT")), "bT".parse().ok());
    }

    #[test]
    fn every_choice_comes_once() {
        let mut found = Vec::new();
        choices(cards::<7>("rT rT yT").as_slice(), 0, 2, |chosen| found.push(chosen.to_string()));
        assert_eq!(found, ["", "rT", "rT rT", "rT yT", "yT"]);
        found.clear();
        choices(cards::<7>("r2 r2 r2 b3").as_slice(), 2, 2, |chosen| found.push(chosen.to_string()));
        assert_eq!(found, ["r2 r2", "r2 b3"]);
    }
}
