//! What chance brings, and what it must bring next.

use crate::{Card, Cards, Expeditions, Refusal, Shape, SilverGold};
use std::fmt;
use tabletop::Seat;

/// What chance brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deal {
    /// SGP-6: the four cards that a seat chooses from.
    Hand {
        /// The seat.
        seat: Seat,
        /// The cards.
        cards: Cards,
    },
    /// SGP-6: the first four cards of the display.
    Display(Cards),
    /// SGP-9: the expedition card turned up.
    Expedition(Shape),
    /// SGP-20: the card that a seat took from the draw pile.
    Draw {
        /// The seat.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// SGP-20: the cards that fill the display up.
    Refill(Cards),
}

/// One thing that can be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Item {
    /// A pyramid card.
    Card(Card),
    /// An expedition card with this shape.
    Expedition(Shape),
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(card) => card.fmt(f),
            Self::Expedition(shape) => shape.fmt(f),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Hand(Seat),
    Display,
    Draw(Seat),
    Refill,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pool {
    Cards { kind: Kind, draw_pile: Cards, drawn: Cards },
    Expedition { left: Expeditions, drawn: Option<Shape> },
}

/// What chance must bring next: cards of the draw pile, or an expedition card of those not yet used in the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    pool: Pool,
    count: u8,
}

impl Due {
    const fn cards(kind: Kind, draw_pile: Cards, count: u8) -> Self {
        Self { pool: Pool::Cards { kind, draw_pile, drawn: Cards::NONE }, count }
    }

    pub(crate) const fn hand(seat: Seat, draw_pile: Cards) -> Self {
        Self::cards(Kind::Hand(seat), draw_pile, SilverGold::HAND)
    }

    pub(crate) const fn display(draw_pile: Cards) -> Self {
        Self::cards(Kind::Display, draw_pile, SilverGold::DISPLAY)
    }

    pub(crate) const fn draw(seat: Seat, draw_pile: Cards) -> Self {
        Self::cards(Kind::Draw(seat), draw_pile, 1)
    }

    /// SGP-20, SGP-22: as many as the display lacks and the draw pile has.
    pub(crate) fn refill(draw_pile: Cards, display: Cards) -> Self {
        Self::cards(
            Kind::Refill,
            draw_pile,
            SilverGold::DISPLAY.saturating_sub(display.len()).min(draw_pile.len()),
        )
    }

    pub(crate) const fn expedition(left: Expeditions) -> Self {
        Self { pool: Pool::Expedition { left, drawn: None }, count: 1 }
    }

    /// How the deal that is due starts.
    fn start(&self) -> String {
        match self.pool {
            Pool::Cards { kind: Kind::Hand(seat), .. } => format!("deal {seat}"),
            Pool::Cards { kind: Kind::Display, .. } => "display".to_owned(),
            Pool::Cards { kind: Kind::Draw(seat), .. } => format!("draw {seat}"),
            Pool::Cards { kind: Kind::Refill, .. } => "refill".to_owned(),
            Pool::Expedition { .. } => "expedition".to_owned(),
        }
    }

    /// Refuses a deal that is not due.
    pub(crate) fn check(&self, deal: &Deal) -> Result<(), Refusal> {
        let (kind, cards) = match *deal {
            Deal::Hand { seat, cards } => (Kind::Hand(seat), cards),
            Deal::Display(cards) => (Kind::Display, cards),
            Deal::Draw { seat, card } => (Kind::Draw(seat), Cards::NONE.with(card)),
            Deal::Refill(cards) => (Kind::Refill, cards),
            Deal::Expedition(shape) => {
                return match self.pool {
                    Pool::Expedition { left, .. } if left.of(shape) > 0 => Ok(()),
                    Pool::Expedition { .. } => Err(Refusal::NoExpedition { shape }),
                    Pool::Cards { .. } => Err(self.other(deal)),
                };
            }
        };
        match self.pool {
            Pool::Cards { kind: due, draw_pile, .. } if due == kind => {
                if let Some(card) = cards.minus(draw_pile).lowest() {
                    return Err(Refusal::NotInDrawPile { card });
                }
                if cards.len() != self.count {
                    return Err(Refusal::WrongCount { due: self.count, given: cards.len() });
                }
                Ok(())
            }
            _ => Err(self.other(deal)),
        }
    }

    fn other(&self, deal: &Deal) -> Refusal {
        Refusal::WrongDeal { due: self.start(), given: deal.to_string() }
    }
}

impl tabletop::Due for Due {
    type Deal = Deal;
    type Item = Item;

    #[inline]
    fn count(&self) -> u32 {
        u32::from(self.count)
    }

    #[inline]
    fn total(&self) -> u32 {
        u32::from(match self.pool {
            Pool::Cards { draw_pile, .. } => draw_pile.len(),
            Pool::Expedition { left, .. } => left.total(),
        })
    }

    fn weights(&self) -> Vec<(Item, u32)> {
        match self.pool {
            Pool::Cards { draw_pile, .. } => draw_pile.iter().map(|card| (Item::Card(card), 1)).collect(),
            Pool::Expedition { left, .. } => Shape::ALL
                .into_iter()
                .filter(|shape| left.of(*shape) > 0)
                .map(|shape| (Item::Expedition(shape), u32::from(left.of(shape))))
                .collect(),
        }
    }

    #[inline]
    fn take(&mut self, unit: u32) -> Option<Item> {
        let count = self.count.checked_sub(1)?;
        let item = match &mut self.pool {
            Pool::Cards { draw_pile, drawn, .. } => {
                let card = draw_pile.nth(unit)?;
                *draw_pile = draw_pile.without(card);
                *drawn = drawn.with(card);
                Item::Card(card)
            }
            Pool::Expedition { left, drawn } => {
                let shape = left.nth(u8::try_from(unit).ok()?)?;
                left.take(shape);
                *drawn = Some(shape);
                Item::Expedition(shape)
            }
        };
        self.count = count;
        Some(item)
    }

    /// A drawing that was cut short makes a deal that the game refuses.
    #[inline]
    fn finish(self) -> Deal {
        const NOTHING: Deal = Deal::Refill(Cards::NONE);
        match self.pool {
            Pool::Cards { kind: Kind::Hand(seat), drawn, .. } => Deal::Hand { seat, cards: drawn },
            Pool::Cards { kind: Kind::Display, drawn, .. } => Deal::Display(drawn),
            Pool::Cards { kind: Kind::Draw(seat), drawn, .. } => {
                drawn.lowest().map_or(NOTHING, |card| Deal::Draw { seat, card })
            }
            Pool::Cards { kind: Kind::Refill, drawn, .. } => Deal::Refill(drawn),
            Pool::Expedition { drawn, .. } => drawn.map_or(NOTHING, Deal::Expedition),
        }
    }
}
