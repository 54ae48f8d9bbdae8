//! What chance brings, and what it must bring next.

use crate::{Card, Counts, Dealt};
use tabletop::{Seat, Seats};

/// What chance brought.
///
/// ```
/// use pyramids::Deal;
///
/// let deal: Deal = "draw 0 r2 r2".parse()?;
/// assert!(matches!(deal, Deal::Draw { cards, .. } if cards.len() == 2));
/// // A deal has one text, in which the cards ascend.
/// assert!("draw 0 gT r2".parse::<Deal>().is_err());
/// # Ok::<(), tabletop::TextError>(())
/// ```
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

/// What chance must bring next: the dealer, or cards of the draw pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    /// The deal, as far as it is drawn.
    deal: Deal,
    /// How many items must still be drawn.
    count: u8,
    /// The seats that can be drawn; none if cards are due.
    seats: Seats,
    /// The cards that can be drawn; none if the dealer is due.
    draw_pile: Counts,
}

impl Due {
    pub(crate) const fn dealer(players: u8) -> Self {
        let deal = Deal::Dealer(Seat::FIRST);
        Self { deal, count: 1, seats: Seats::all(players), draw_pile: Counts::NONE }
    }

    pub(crate) const fn hand(seat: Seat, count: u8, draw_pile: Counts) -> Self {
        Self { deal: Deal::Hand { seat, cards: Dealt::NONE }, count, seats: Seats::NONE, draw_pile }
    }

    pub(crate) const fn draw(seat: Seat, count: u8, draw_pile: Counts) -> Self {
        Self { deal: Deal::Draw { seat, cards: Dealt::NONE }, count, seats: Seats::NONE, draw_pile }
    }
}

impl tabletop::Due for Due {
    type Deal = Deal;
    type Item = Item;

    #[inline]
    fn count(&self) -> u32 {
        self.count.into()
    }

    #[inline]
    fn total(&self) -> u32 {
        match self.deal {
            Deal::Dealer(_) => self.seats.len().into(),
            _ => self.draw_pile.total().into(),
        }
    }

    fn weights(&self) -> Vec<(Item, u32)> {
        let seats = self.seats.iter().map(|seat| (Item::Seat(seat), 1));
        seats.chain(self.draw_pile.iter().map(|(card, count)| (Item::Card(card), count.into()))).collect()
    }

    #[inline]
    fn take(&mut self, unit: u32) -> Option<Item> {
        let count = self.count.checked_sub(1)?;
        let item = match &mut self.deal {
            Deal::Dealer(dealer) => {
                *dealer = self.seats.iter().nth(unit as usize)?;
                self.seats = self.seats.without(*dealer);
                Item::Seat(*dealer)
            }
            Deal::Hand { cards, .. } | Deal::Draw { cards, .. } => {
                let card = self.draw_pile.nth(u8::try_from(unit).ok()?)?;
                self.draw_pile.remove(card);
                cards.insert(card);
                Item::Card(card)
            }
        };
        self.count = count;
        Some(item)
    }

    #[inline]
    fn finish(self) -> Deal {
        self.deal
    }
}
