//! The order of everything that chance still brings. All candidates are tried in the same order.

use super::completion_table::TURNS;
use super::seat_state::turns_left;
use ::silver_gold::{Card, Item, Shape, SilverGold};
use tabletop::{Due as _, Game, Luck, shuffle};

/// The order of all cards that are still to be turned up.
#[derive(Clone, Debug)]
pub(super) struct World {
    /// The shapes of the expedition cards, those of the last turn first.
    shapes: [Shape; TURNS],
    /// Pyramid cards of the pile are turned up in this order.
    cards: Vec<Card>,
}

impl World {
    pub(super) fn new(game: &SilverGold, luck: &mut impl Luck) -> Self {
        let mut shapes = [Shape::I2; TURNS];
        let each = game.set_up().deck().expeditions();
        let later = SilverGold::ROUNDS.saturating_sub(game.round());
        let rounds = std::iter::repeat_n(each, usize::from(later)).chain([game.expeditions_left()]);
        let mut places = shapes.iter_mut();
        for pool in rounds {
            let count = |shape| usize::from(pool.of(shape));
            let mut pool: Vec<Shape> =
                Shape::ALL.into_iter().flat_map(|shape| std::iter::repeat_n(shape, count(shape))).collect();
            shuffle(&mut pool, luck);
            // SGP-8: one expedition card of each round is not used.
            for (place, shape) in places.by_ref().zip(pool.into_iter().skip(1)) {
                *place = shape;
            }
        }
        let mut cards: Vec<Card> = Card::all().collect();
        shuffle(&mut cards, luck);
        Self { shapes, cards }
    }

    /// Deals what is due. Returns `false` if nothing is.
    #[inline]
    pub(super) fn deal(&self, game: &mut SilverGold) -> bool {
        let Some(mut due) = game.due() else { return false };
        match due.clone().take(0) {
            Some(Item::Expedition(_)) => {
                let left = game.expeditions_left();
                let next = turns_left(game).checked_sub(1).and_then(|place| self.shapes.get(place).copied());
                let before =
                    Shape::ALL.into_iter().take_while(|shape| next.is_some_and(|next| *shape != next));
                let unit = before.map(|shape| u32::from(left.of(shape))).sum();
                due.take(unit);
            }
            Some(Item::Card(_)) => {
                let mut pile = game.draw_pile();
                for _ in 0..due.count() {
                    let Some(card) = self.cards.iter().find(|card| pile.contains(**card)) else { break };
                    due.take(pile.iter().take_while(|lower| lower < card).count() as u32);
                    pile = pile.without(*card);
                }
            }
            None => return false,
        }
        game.deal(&due.finish()).is_ok()
    }
}
