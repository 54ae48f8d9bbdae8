//! What chance brings, and what it must bring next.

use crate::state::Position;
use crate::{Card, Cards, Expeditions, Refusal, Shape, SilverGold, Step};
use std::fmt;
use tabletop::Seat;

/// What chance brought.
///
/// ```
/// use silver_gold::{Deal, Shape};
///
/// assert_eq!("expedition V3".parse(), Ok(Deal::Expedition(Shape::V3)));
/// let deal: Deal = "draw 1 20".parse()?;
/// assert!(matches!(deal, Deal::Draw { seat, card } if (seat.number(), card.number()) == (1, 20)));
/// # Ok::<(), tabletop::TextError>(())
/// ```
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

/// What chance must bring next: cards of the draw pile, or an expedition card of those not yet used in the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    /// The step of the game, which says what the cards are for.
    step: Step,
    count: u8,
    /// The cards that can be drawn; none if an expedition card is due.
    draw_pile: Cards,
    drawn: Cards,
    /// The expedition cards that can be drawn; none if pyramid cards are due.
    expeditions: Expeditions,
    turned_up: Option<Shape>,
}

impl Due {
    /// What the step of a position demands of chance.
    #[inline]
    pub(crate) fn new(position: &Position) -> Option<Self> {
        let count = match position.step {
            Step::Deal(_) => SilverGold::HAND,
            Step::Display => SilverGold::DISPLAY,
            Step::Draw(_) => 1,
            // SGP-20, SGP-22: as many as the display lacks and the draw pile has.
            Step::Refill => {
                SilverGold::DISPLAY.saturating_sub(position.display.len()).min(position.draw_pile.len())
            }
            Step::Expedition => {
                let expeditions = position.expeditions_left;
                return Some(Self { expeditions, ..Self::cards(Step::Expedition, 1, Cards::NONE) });
            }
            Step::Keep | Step::Mark | Step::Take(_) | Step::Over => return None,
        };
        Some(Self::cards(position.step, count, position.draw_pile))
    }

    /// Cards of the draw pile.
    #[inline]
    pub(crate) fn cards(step: Step, count: u8, draw_pile: Cards) -> Self {
        let expeditions = Expeditions::default();
        Self { step, count, draw_pile, drawn: Cards::NONE, expeditions, turned_up: None }
    }

    /// How the deal that is due starts.
    fn start(&self) -> String {
        match self.step {
            Step::Deal(seat) => format!("deal {seat}"),
            Step::Display => "display".to_owned(),
            Step::Draw(seat) => format!("draw {seat}"),
            Step::Expedition => "expedition".to_owned(),
            _ => "refill".to_owned(),
        }
    }

    /// Refuses a deal that is not due.
    pub(crate) fn check(&self, deal: &Deal) -> Result<(), Refusal> {
        let cards = match (self.step, *deal) {
            (Step::Deal(due), Deal::Hand { seat, cards }) if due == seat => cards,
            (Step::Display, Deal::Display(cards)) | (Step::Refill, Deal::Refill(cards)) => cards,
            (Step::Draw(due), Deal::Draw { seat, card }) if due == seat => Cards::one(card),
            (Step::Expedition, Deal::Expedition(shape)) if self.expeditions.of(shape) > 0 => return Ok(()),
            (Step::Expedition, Deal::Expedition(shape)) => return Err(Refusal::NoExpedition { shape }),
            _ => return Err(Refusal::WrongDeal { due: self.start(), given: deal.to_string() }),
        };
        if let Some(card) = cards.minus(self.draw_pile).first() {
            return Err(Refusal::NotInDrawPile { card });
        }
        if cards.len() != self.count {
            return Err(Refusal::WrongCount { due: self.count, given: cards.len() });
        }
        Ok(())
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
        match self.step {
            Step::Expedition => self.expeditions.total().into(),
            _ => self.draw_pile.len().into(),
        }
    }

    fn weights(&self) -> Vec<(Item, u32)> {
        let cards = self.draw_pile.iter().map(|card| (Item::Card(card), 1));
        let shapes = Shape::ALL.map(|shape| (Item::Expedition(shape), u32::from(self.expeditions.of(shape))));
        cards.chain(shapes.into_iter().filter(|(_, weight)| *weight > 0)).collect()
    }

    #[inline]
    fn take(&mut self, unit: u32) -> Option<Item> {
        let count = self.count.checked_sub(1)?;
        let item = if self.step == Step::Expedition {
            let shape = self.expeditions.nth(u8::try_from(unit).ok()?)?;
            self.expeditions.take(shape);
            self.turned_up = Some(shape);
            Item::Expedition(shape)
        } else {
            let card = self.draw_pile.nth(unit)?;
            self.draw_pile = self.draw_pile.without(card);
            self.drawn = self.drawn.with(card);
            Item::Card(card)
        };
        self.count = count;
        Some(item)
    }

    /// A drawing that was cut short makes a deal that the game refuses.
    #[inline]
    fn finish(self) -> Deal {
        let deal = match self.step {
            Step::Deal(seat) => Some(Deal::Hand { seat, cards: self.drawn }),
            Step::Display => Some(Deal::Display(self.drawn)),
            Step::Draw(seat) => self.drawn.first().map(|card| Deal::Draw { seat, card }),
            Step::Expedition => self.turned_up.map(Deal::Expedition),
            _ => None,
        };
        deal.unwrap_or(Deal::Refill(self.drawn))
    }
}
