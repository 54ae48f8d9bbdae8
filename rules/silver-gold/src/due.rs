//! What chance must bring, and whether a deal is that.

use crate::{Card, Cards, Deal, Expeditions, Refusal, Shape};
use std::fmt;
use tabletop::Seat;

/// What chance can bring.
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
    Cards { kind: Kind, pile: Cards, drawn: Cards },
    Expedition { left: Expeditions, drawn: Option<Shape> },
}

/// What chance must bring next: cards of the pile, or an expedition card of those not yet used in the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    pool: Pool,
    count: u8,
}

impl Due {
    /// SGP-6: cards that a player chooses from, and cards of the display.
    pub(crate) const FOUR: u8 = 4;

    const fn cards(kind: Kind, pile: Cards, count: u8) -> Self {
        Self { pool: Pool::Cards { kind, pile, drawn: Cards::NONE }, count }
    }

    pub(crate) const fn hand(seat: Seat, pile: Cards) -> Self {
        Self::cards(Kind::Hand(seat), pile, Self::FOUR)
    }

    pub(crate) const fn display(pile: Cards) -> Self {
        Self::cards(Kind::Display, pile, Self::FOUR)
    }

    pub(crate) const fn draw(seat: Seat, pile: Cards) -> Self {
        Self::cards(Kind::Draw(seat), pile, 1)
    }

    /// SGP-20, SGP-22: as many as the display lacks and the pile has.
    pub(crate) fn refill(pile: Cards, display: Cards) -> Self {
        Self::cards(Kind::Refill, pile, Self::FOUR.saturating_sub(display.len()).min(pile.len()))
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

    /// Why the deal is not what is due, if it is not.
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
            Pool::Cards { kind: due, pile, .. } if due == kind => {
                if let Some(card) = cards.minus(pile).lowest() {
                    return Err(Refusal::NotInPile { card });
                }
                if cards.len() != self.count {
                    return Err(Refusal::WrongCount { given: cards.len(), due: self.count });
                }
                Ok(())
            }
            _ => Err(self.other(deal)),
        }
    }

    fn other(&self, deal: &Deal) -> Refusal {
        Refusal::OtherDeal { given: deal.to_string(), due: self.start() }
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
            Pool::Cards { pile, .. } => pile.len(),
            Pool::Expedition { left, .. } => left.total(),
        })
    }

    fn weights(&self) -> Vec<(Item, u32)> {
        match self.pool {
            Pool::Cards { pile, .. } => pile.iter().map(|card| (Item::Card(card), 1)).collect(),
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
            Pool::Cards { pile, drawn, .. } => {
                let card = pile.nth(unit)?;
                *pile = pile.without(card);
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
