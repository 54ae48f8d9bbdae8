//! What everybody at the table knows about one hand.

use the_game::{Card, Cards};

/// What is known about one hand, judged by itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct HandKnowledge {
    /// For each card of the hand, oldest first, what it may be. A newer card may be everything that an older one may be.
    slots: Vec<Cards>,
    /// The hand holds at least one card of each of these sets.
    one_of: Vec<Cards>,
}

impl HandKnowledge {
    /// What each card of the hand may be, oldest first.
    pub(super) fn slots(&self) -> &[Cards] {
        &self.slots
    }

    /// Sets of which the hand holds at least one card each.
    pub(super) fn one_of(&self) -> &[Cards] {
        &self.one_of
    }

    /// The hand has `size` cards. Nothing is known about new ones.
    pub(super) fn resize(&mut self, size: usize) {
        self.slots.drain(..self.slots.len().saturating_sub(size));
        self.slots.resize(size, Cards::ALL);
    }

    /// The hand holds none of these cards.
    pub(super) fn rule_out(&mut self, cards: Cards) {
        for set in self.slots.iter_mut().chain(&mut self.one_of) {
            *set = set.minus(cards);
        }
    }

    /// The card that the hand is known to hold, for each set that has only one left.
    pub(super) fn certain(&self) -> Cards {
        self.one_of.iter().filter(|set| set.len() == 1).fold(Cards::NONE, |all, set| all.union(*set))
    }

    /// Forgets which cards must be in the hand if no hand fits.
    pub(super) fn settle(&mut self) {
        if !self.is_possible() {
            self.one_of.clear();
        }
    }

    /// The hand holds at least one of these cards.
    pub(super) fn require(&mut self, cards: Cards) {
        if !cards.is_empty() && !self.one_of.iter().any(|known| cards.contains_all(*known)) {
            self.one_of.retain(|known| !known.contains_all(cards));
            self.one_of.push(cards);
        }
    }

    /// The hand's owner has placed a card. It was the oldest that it can have been: this leaves open all that is possible.
    pub(super) fn place(&mut self, card: Card) {
        self.one_of.retain(|set| !set.contains(card));
        let slot = self.slots.iter().position(|slot| slot.contains(card)).unwrap_or_default();
        if slot < self.slots.len() {
            self.slots.remove(slot);
        }
    }

    /// Whether some hand fits everything that is known.
    pub(super) fn is_possible(&self) -> bool {
        is_possible(&self.slots, &self.one_of)
    }

    /// Whether some hand that fits everything that is known holds this card.
    pub(super) fn may_hold(&self, card: Card) -> bool {
        may_hold(&self.slots, &self.one_of, card)
    }
}

fn is_possible(slots: &[Cards], one_of: &[Cards]) -> bool {
    one_of.first().is_none_or(|set| set.iter().any(|card| may_hold(slots, one_of, card)))
}

fn may_hold(slots: &[Cards], one_of: &[Cards], card: Card) -> bool {
    // Newer slots may be more cards, so the oldest slot that fits leaves most to the others.
    let Some(slot) = slots.iter().position(|slot| slot.contains(card)) else { return false };
    let unmet: Vec<Cards> = one_of.iter().copied().filter(|set| !set.contains(card)).collect();
    if unmet.is_empty() {
        return true;
    }
    let others: Vec<Cards> =
        slots.iter().enumerate().filter(|(other, _)| *other != slot).map(|(_, cards)| *cards).collect();
    is_possible(&others, &unmet)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(numbers: &[u8]) -> Cards {
        numbers.iter().copied().filter_map(Card::new).collect()
    }

    fn possible(knowledge: &HandKnowledge) -> Cards {
        Cards::ALL.iter().filter(|card| knowledge.may_hold(*card)).collect()
    }

    #[test]
    fn a_new_card_may_be_anything() {
        let mut hand = HandKnowledge::default();
        hand.resize(2);
        hand.rule_out(cards(&[50, 51]));
        assert!(!hand.may_hold(Card::new(50).unwrap()));
        hand.place(Card::new(60).unwrap());
        hand.resize(2);
        assert_eq!(possible(&hand), Cards::ALL);
        // Only the new card can have been 50, so the old one is left.
        hand.place(Card::new(50).unwrap());
        assert_eq!(possible(&hand), Cards::ALL.minus(cards(&[50, 51])));
    }

    #[test]
    fn a_small_hand_meets_all_that_was_said() {
        let mut hand = HandKnowledge::default();
        hand.resize(1);
        hand.require(cards(&[51, 52, 53]));
        assert_eq!(possible(&hand), cards(&[51, 52, 53]));
        hand.require(cards(&[53, 54, 55]));
        assert_eq!(possible(&hand), cards(&[53]));
        hand.require(cards(&[56, 57, 58]));
        assert!(!hand.is_possible());
        hand.resize(2);
        assert_eq!(possible(&hand), cards(&[53, 56, 57, 58]));
        hand.place(Card::new(53).unwrap());
        assert_eq!(possible(&hand), cards(&[56, 57, 58]));
    }
}
