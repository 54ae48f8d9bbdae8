//! What a player can choose and what chance can bring.

use crate::{Card, Counts, Dealt, Deck, Handful};
use std::num::NonZeroU8;
use tabletop::Seat;

/// A pyramid's number in front of a seat, in the order they were started: from 1 to [`Deck::MOST_CARDS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Number(NonZeroU8);

impl Number {
    /// The first pyramid's number.
    pub const FIRST: Self = Self(NonZeroU8::MIN);

    /// This number, if a pyramid can have it.
    #[must_use]
    #[inline]
    pub const fn new(number: u8) -> Option<Self> {
        match NonZeroU8::new(number) {
            Some(some) if number <= Deck::MOST_CARDS => Some(Self(some)),
            _ => None,
        }
    }

    /// The number itself.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0.get()
    }
}

/// A player's choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// `swap rT yT`: exchanges these top stones for as many cards from the pile (PY-5).
    Swap(Handful),
    /// `r5@2`: a floor starts a pyramid in front of a seat (PY-8).
    Start {
        /// The card from hand.
        card: Card,
        /// In front of whom.
        seat: Seat,
    },
    /// `r4@2.1`: a card goes on a seat's pyramid (PY-10, PY-11).
    Build {
        /// The card from hand.
        card: Card,
        /// In front of whom the pyramid stands.
        seat: Seat,
        /// The pyramid's number there.
        number: Number,
    },
    /// `end`: no more plays in this turn (PY-6).
    End,
    /// `discard r2 y3`: gives up the surplus (PY-7).
    Discard(Handful),
}

/// What chance brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Deal {
    /// `dealer 2`: the dealer is drawn (PY-3).
    Dealer(Seat),
    /// `deal 0 r2 r3 y5 gT bT`: a first hand (PY-3).
    Hand {
        /// Whose hand.
        seat: Seat,
        /// The hand.
        cards: Dealt,
    },
    /// `draw 0 r2 gT`: cards from the pile, at the start of a turn (PY-4) or for exchanged top stones (PY-5).
    Draw {
        /// Who draws.
        seat: Seat,
        /// What was drawn.
        cards: Dealt,
    },
}

/// One thing that can be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Item {
    /// The seat that is to be the dealer.
    Seat(Seat),
    /// A card of the pile.
    Card(Card),
}

/// What chance must bring next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due(Pool);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pool {
    Dealer { players: u8, drawn: Option<Seat> },
    Cards { first_hand: bool, seat: Seat, left: u8, pile: Counts, drawn: Dealt },
}

impl Due {
    pub(crate) const fn dealer(players: u8) -> Self {
        Self(Pool::Dealer { players, drawn: None })
    }

    pub(crate) const fn first_hand(seat: Seat, left: u8, pile: Counts) -> Self {
        Self(Pool::Cards { first_hand: true, seat, left, pile, drawn: Dealt::NONE })
    }

    pub(crate) const fn draw(seat: Seat, left: u8, pile: Counts) -> Self {
        Self(Pool::Cards { first_hand: false, seat, left, pile, drawn: Dealt::NONE })
    }
}

impl tabletop::Due for Due {
    type Deal = Deal;
    type Item = Item;

    fn count(&self) -> u32 {
        match self.0 {
            Pool::Dealer { drawn, .. } => u32::from(drawn.is_none()),
            Pool::Cards { left, .. } => left.into(),
        }
    }

    fn total(&self) -> u32 {
        match &self.0 {
            Pool::Dealer { players, drawn } => u32::from(*players) - u32::from(drawn.is_some()),
            Pool::Cards { pile, .. } => pile.total().into(),
        }
    }

    fn weights(&self) -> Vec<(Item, u32)> {
        match &self.0 {
            Pool::Dealer { players, drawn } => {
                let left = Seat::all(*players).filter(|seat| Some(*seat) != *drawn);
                left.map(|seat| (Item::Seat(seat), 1)).collect()
            }
            Pool::Cards { pile, .. } => {
                pile.iter().map(|(card, count)| (Item::Card(card), count.into())).collect()
            }
        }
    }

    #[inline]
    fn take(&mut self, unit: u32) -> Option<Item> {
        let unit = u8::try_from(unit).ok()?;
        match &mut self.0 {
            Pool::Dealer { drawn: Some(_), .. } => None,
            Pool::Dealer { players, drawn } => {
                let seat = Seat::new(unit).filter(|_| unit < *players)?;
                *drawn = Some(seat);
                Some(Item::Seat(seat))
            }
            Pool::Cards { left, pile, drawn, .. } => {
                let fewer = left.checked_sub(1)?;
                let card = pile.nth(unit)?;
                *left = fewer;
                pile.remove(card);
                drawn.insert(card);
                Some(Item::Card(card))
            }
        }
    }

    #[inline]
    fn finish(self) -> Deal {
        match self.0 {
            Pool::Dealer { drawn, .. } => Deal::Dealer(drawn.unwrap_or_default()),
            Pool::Cards { first_hand: true, seat, drawn, .. } => Deal::Hand { seat, cards: drawn },
            Pool::Cards { seat, drawn, .. } => Deal::Draw { seat, cards: drawn },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_is_small() {
        assert!(size_of::<Action>() <= 8, "{}", size_of::<Action>());
    }
}
