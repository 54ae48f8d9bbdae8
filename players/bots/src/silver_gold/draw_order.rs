//! The order of all cards that are still to be turned up. All candidates are tried in the same order.

use super::completion_table::TURNS;
use super::seat_state::turns_left;
use ::silver_gold::{Card, Deal, Shape, SilverGold, Step};
use tabletop::{Due as _, Game, Luck, shuffle};

/// The order of all cards that are still to be turned up.
#[derive(Clone, Debug)]
pub(super) struct DrawOrder {
    /// The shapes of the expedition cards, those of the last turn first.
    shapes: [Shape; TURNS],
    /// The pyramid cards of the draw pile are turned up in this order.
    cards: Vec<Card>,
}

impl DrawOrder {
    pub(super) fn new(game: &SilverGold, luck: &mut impl Luck) -> Self {
        let mut shapes = [Shape::I2; TURNS];
        let each = game.set_up().deck().expeditions();
        let later = SilverGold::ROUNDS.saturating_sub(game.round());
        let rounds = std::iter::repeat_n(each, usize::from(later)).chain([game.expeditions_left()]);
        let mut slots = shapes.iter_mut();
        for pool in rounds {
            let count = |shape| usize::from(pool.of(shape));
            let mut pool: Vec<Shape> =
                Shape::ALL.into_iter().flat_map(|shape| std::iter::repeat_n(shape, count(shape))).collect();
            shuffle(&mut pool, luck);
            // SGP-8: one expedition card of each round is not used.
            for (shape, slot) in pool.into_iter().skip(1).zip(slots.by_ref()) {
                *slot = shape;
            }
        }
        let mut cards: Vec<Card> = Card::all().collect();
        shuffle(&mut cards, luck);
        Self { shapes, cards }
    }

    /// Deals what is due. Returns `false` if nothing is due or the order has no card for it.
    #[inline]
    pub(super) fn deal(&self, game: &mut SilverGold) -> bool {
        let Some(mut due) = game.due() else { return false };
        if game.step() == Step::Expedition {
            let next = turns_left(game).checked_sub(1).and_then(|index| self.shapes.get(index));
            // A look-ahead deals shapes of its own, after which no card with the next shape of this order may be left.
            return next.is_some_and(|shape| game.deal(&Deal::Expedition(*shape)).is_ok());
        }
        let mut pile = game.draw_pile();
        for _ in 0..due.count() {
            let Some(card) = self.cards.iter().find(|card| pile.contains(**card)) else { break };
            due.take(pile.iter().take_while(|lower| lower < card).count() as u32);
            pile = pile.without(*card);
        }
        let dealt = game.deal(&due.finish());
        debug_assert_eq!(dealt, Ok(()), "the order has every card of the pile");
        dealt.is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::silver_gold::SetUp;
    use tabletop::Seeded;

    /// How many expedition cards are turned up in one round.
    const ROUND: usize = TURNS / SilverGold::ROUNDS as usize;

    #[test]
    fn sgp_8_an_order_has_the_expedition_cards_of_each_round() {
        let game = SilverGold::new(SetUp::new(2).unwrap());
        let each = game.set_up().deck().expeditions();
        // How often each shape is the first one of the last round.
        let mut first = [0; Shape::ALL.len()];
        for seed in 0..400 {
            let order = DrawOrder::new(&game, &mut Seeded::new(seed));
            for round in order.shapes.chunks(ROUND) {
                for shape in Shape::ALL {
                    let count = round.iter().filter(|other| **other == shape).count();
                    assert!(count <= usize::from(each.of(shape)), "{round:?}");
                }
            }
            first[order.shapes[ROUND - 1] as usize] += 1;
        }
        let all: u8 = Shape::ALL.into_iter().map(|shape| each.of(shape)).sum();
        for (shape, found) in Shape::ALL.into_iter().zip(first) {
            let expected = 400.0 * f64::from(each.of(shape)) / f64::from(all);
            assert!((f64::from(found) - expected).abs() < 4.0 * expected.sqrt(), "{shape}: {found} of 400");
        }
    }
}
