//! Cards that come from the draw pile.

use crate::card::{Card, Cards, Pool};
use tabletop::Seat;

/// Cards that a seat gets.
///
/// ```
/// use the_game::Deal;
///
/// let deal: Deal = "deal 1 4 17 60".parse()?;
/// assert_eq!((deal.seat.number(), deal.cards.len()), (1, 3));
/// // A deal has one text, in which the cards ascend.
/// let error = "deal 1 17 4 60".parse::<Deal>().unwrap_err();
/// assert_eq!(error.to_string(), "column 11: expected the cards in ascending order, each once");
/// # Ok::<(), tabletop::TextError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deal {
    /// The seat.
    pub seat: Seat,
    /// The cards.
    pub cards: Cards,
}

/// A deal that is due. All cards of the draw pile have the same chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    pub(crate) seat: Seat,
    count: u8,
    pool: Pool,
    drawn: Cards,
}

impl Due {
    #[inline]
    pub(crate) const fn new(seat: Seat, count: u8, draw_pile: Cards) -> Self {
        Self { seat, count, pool: Pool::new(draw_pile), drawn: Cards::NONE }
    }

    /// The seat that gets the cards.
    pub const fn seat(&self) -> Seat {
        self.seat
    }
}

impl tabletop::Due for Due {
    type Deal = Deal;
    type Item = Card;

    #[inline]
    fn count(&self) -> u32 {
        u32::from(self.count)
    }

    #[inline]
    fn total(&self) -> u32 {
        u32::from(self.pool.len())
    }

    fn weights(&self) -> Vec<(Card, u32)> {
        self.pool.cards().iter().map(|card| (card, 1)).collect()
    }

    #[inline]
    fn take(&mut self, unit: u32) -> Option<Card> {
        if self.count == 0 {
            return None;
        }
        let card = self.pool.take(unit)?;
        self.count -= 1;
        self.drawn = self.drawn.with(card);
        Some(card)
    }

    #[inline]
    fn finish(self) -> Deal {
        Deal { seat: self.seat, cards: self.drawn }
    }
}
