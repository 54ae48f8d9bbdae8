//! Cards picked for an exchange or a discard.

use pyramids::{Action, Card, Handful};

/// A card in a hand: which of those that look the same, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Held {
    /// The card.
    pub card: Card,
    /// How many that look the same come before it.
    pub nth: u8,
}

impl Held {
    /// The `id` of its button in the page.
    pub fn id(self) -> String {
        format!("py-card-{}-{}", self.card, self.nth)
    }

    /// A number of its own.
    pub fn key(self) -> u16 {
        let kind = Card::all().position(|card| card == self.card).unwrap_or_default();
        u16::try_from(kind).unwrap_or_default() << 8 | u16::from(self.nth)
    }

    /// The card with this number.
    pub fn of_key(key: u16) -> Option<Self> {
        let [kind, nth] = key.to_be_bytes();
        Card::all().nth(kind.into()).map(|card| Self { card, nth })
    }
}

/// The cards of a hand, each with its number among those that look the same.
pub fn held(hand: impl IntoIterator<Item = Card>) -> Vec<Held> {
    let mut all: Vec<Held> = Vec::new();
    for card in hand {
        let nth = all.iter().filter(|held| held.card == card).count();
        all.push(Held { card, nth: u8::try_from(nth).unwrap_or(u8::MAX) });
    }
    all
}

/// What the cards of an action are that gives up cards.
const fn given(action: &Action) -> Option<&Handful> {
    match action {
        Action::Swap(cards) | Action::Discard(cards) => Some(cards),
        Action::Start { .. } | Action::Build { .. } | Action::End => None,
    }
}

/// The legal action that gives up exactly these cards.
pub fn giving(legal: &[Action], picks: &[Held]) -> Option<Action> {
    let picked: Handful = Handful::new(picks.iter().map(|held| held.card))?;
    legal.iter().copied().find(|action| given(action) == Some(&picked))
}

/// Whether these cards can be among those that are given up.
fn possible(legal: &[Action], picks: &[Held]) -> bool {
    let Some(picked) = Handful::new(picks.iter().map(|held| held.card)) else { return false };
    legal.iter().filter_map(given).any(|cards| cards.first_missing(&picked).is_none())
}

/// Whether this card can ever be given up.
pub fn can_go(legal: &[Action], held: Held) -> bool {
    possible(legal, &[held])
}

/// The picks after a tap on a card: it is put back, or picked; where that is one too many, the first pick goes back for it.
pub fn tapped(legal: &[Action], picks: &[Held], held: Held) -> Vec<Held> {
    let mut after = picks.to_vec();
    if let Some(place) = after.iter().position(|pick| *pick == held) {
        after.remove(place);
        return after;
    }
    if !can_go(legal, held) {
        return after;
    }
    after.push(held);
    while !possible(legal, &after) && after.len() > 1 {
        after.remove(0);
    }
    after
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hand(text: &str) -> Vec<Held> {
        held(text.split(' ').map(|card| card.parse().unwrap()))
    }

    fn legal(texts: &[&str]) -> Vec<Action> {
        texts.iter().map(|text| text.parse().unwrap()).collect()
    }

    #[test]
    fn equal_cards_are_told_apart() {
        let hand = hand("r2 rT rT");
        assert_eq!(
            hand.iter().map(|held| held.id()).collect::<Vec<_>>(),
            ["py-card-r2-0", "py-card-rT-0", "py-card-rT-1"]
        );
    }

    #[test]
    fn every_card_has_a_number_of_its_own() {
        for held in held(Card::all().chain(Card::all())) {
            assert_eq!(Held::of_key(held.key()), Some(held));
        }
    }

    #[test]
    fn only_what_can_be_exchanged_is_picked() {
        let legal = legal(&["end", "r2@0", "swap rT", "swap rT rT", "swap rT yT", "swap yT"]);
        let hand = hand("r2 rT rT yT");
        let [floor, first, second, yellow] = hand[..] else { panic!() };
        assert!(!can_go(&legal, floor));
        assert_eq!(tapped(&legal, &[], floor), []);
        let two = tapped(&legal, &tapped(&legal, &[], first), second);
        assert_eq!(two, [first, second]);
        assert_eq!(giving(&legal, &two), "swap rT rT".parse().ok());
        assert_eq!(tapped(&legal, &two, first), [second]);
        // Three are too many here: the first goes back.
        assert_eq!(tapped(&legal, &two, yellow), [second, yellow]);
        assert_eq!(giving(&legal, &[]), None);
    }

    #[test]
    fn exactly_the_surplus_is_discarded() {
        let legal = legal(&["discard r2 r3", "discard r2 yT", "discard r3 yT"]);
        let hand = hand("r2 r3 yT");
        assert_eq!(giving(&legal, &hand[..1]), None);
        assert_eq!(giving(&legal, &hand[1..]), "discard r3 yT".parse().ok());
        assert_eq!(tapped(&legal, &hand[..2], hand[2]), &hand[1..]);
    }
}
