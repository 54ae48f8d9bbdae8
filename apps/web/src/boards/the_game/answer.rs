//! What a pile says to a card: how far it would jump, and whether that is the backwards trick.

use the_game::{Card, Pile};

/// A jump over more than this is a big one.
const FAR: u8 = 20;

/// What a pile says to a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// It fits, forwards.
    Jump {
        /// How far from the top.
        distance: u8,
    },
    /// It fits, exactly ten back (TG-9).
    Trick,
    /// It does not fit.
    No,
}

impl Answer {
    /// What `pile` with this top says to `card`, given where cards fit.
    pub(super) fn of(fits: &[(Card, Pile)], card: Card, pile: Pile, top: u8) -> Self {
        if !fits.contains(&(card, pile)) {
            return Self::No;
        }
        let forwards = if pile.is_ascending() { card.number() > top } else { card.number() < top };
        if forwards { Self::Jump { distance: card.number().abs_diff(top) } } else { Self::Trick }
    }

    /// Whether the jump is big enough to warn of.
    pub(super) const fn is_far(self) -> bool {
        matches!(self, Self::Jump { distance } if distance > FAR)
    }
}

/// The difference that a card makes on a pile, with its sign: `+7`, `−10`.
pub(super) fn signed(card: Card, top: u8) -> String {
    let sign = if card.number() > top { '+' } else { '−' };
    format!("{sign}{}", card.number().abs_diff(top))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(number: u8) -> Card {
        Card::new(number).unwrap()
    }

    #[test]
    fn forwards_is_a_jump_and_backwards_the_trick() {
        let fits = [(card(23), Pile::A1), (card(23), Pile::D1), (card(23), Pile::D2)];
        let said = |pile, top| Answer::of(&fits, card(23), pile, top);
        assert_eq!(said(Pile::A1, 33), Answer::Trick);
        assert_eq!(said(Pile::A1, 20), Answer::Jump { distance: 3 });
        assert_eq!(said(Pile::D1, 30), Answer::Jump { distance: 7 });
        assert_eq!(said(Pile::D2, 13), Answer::Trick);
        assert_eq!(said(Pile::A2, 38), Answer::No);
    }

    #[test]
    fn a_jump_over_twenty_is_far() {
        assert!(!Answer::Jump { distance: 20 }.is_far());
        assert!(Answer::Jump { distance: 21 }.is_far());
        assert!(!Answer::Trick.is_far() && !Answer::No.is_far());
    }

    #[test]
    fn differences_have_their_sign() {
        assert_eq!((signed(card(23), 33), signed(card(40), 33)), ("−10".into(), "+7".into()));
    }
}
