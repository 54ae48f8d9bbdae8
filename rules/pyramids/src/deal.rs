//! What chance brings, and what it must bring next.

use crate::{Card, Counts, Dealt};
use tabletop::Seat;

/// What chance brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Deal {
    /// `dealer 2`: the dealer is drawn (PY-3).
    Dealer(Seat),
    /// `deal 0 r2 r3 y5 gT bT`: a first hand (PY-3).
    Hand {
        /// The seat.
        seat: Seat,
        /// The hand.
        cards: Dealt,
    },
    /// `draw 0 r2 gT`: cards from the draw pile, at the start of a turn (PY-4) or for exchanged top stones (PY-5).
    Draw {
        /// The seat.
        seat: Seat,
        /// The cards drawn.
        cards: Dealt,
    },
}

/// One thing that can be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Item {
    /// The seat that is to be the dealer.
    Seat(Seat),
    /// A card of the draw pile.
    Card(Card),
}

/// What chance must bring next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due(Pool);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pool {
    Dealer { players: u8, drawn: Option<Seat> },
    Cards { first_hand: bool, seat: Seat, left: u8, draw_pile: Counts, drawn: Dealt },
}

impl Due {
    pub(crate) const fn dealer(players: u8) -> Self {
        Self(Pool::Dealer { players, drawn: None })
    }

    pub(crate) const fn first_hand(seat: Seat, left: u8, draw_pile: Counts) -> Self {
        Self(Pool::Cards { first_hand: true, seat, left, draw_pile, drawn: Dealt::NONE })
    }

    pub(crate) const fn draw(seat: Seat, left: u8, draw_pile: Counts) -> Self {
        Self(Pool::Cards { first_hand: false, seat, left, draw_pile, drawn: Dealt::NONE })
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
            Pool::Cards { draw_pile, .. } => draw_pile.total().into(),
        }
    }

    fn weights(&self) -> Vec<(Item, u32)> {
        match &self.0 {
            Pool::Dealer { players, drawn } => {
                let left = Seat::all(*players).filter(|seat| Some(*seat) != *drawn);
                left.map(|seat| (Item::Seat(seat), 1)).collect()
            }
            Pool::Cards { draw_pile, .. } => {
                draw_pile.iter().map(|(card, count)| (Item::Card(card), count.into())).collect()
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
            Pool::Cards { left, draw_pile, drawn, .. } => {
                let fewer = left.checked_sub(1)?;
                let card = draw_pile.nth(unit)?;
                *left = fewer;
                draw_pile.remove(card);
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
