//! Draws again what a viewer can't know.

use crate::legal::is_stuck;
use crate::{Cards, Due, Keen, Step, TheGame};
use tabletop::{Luck, Seat, SetUp as _, Viewer};

impl TheGame {
    /// Draws the hands of the others, the draw pile and sealed answers again, and the cards under the tops if they
    /// are hidden.
    pub(crate) fn redeal_hidden(&mut self, viewer: Viewer, luck: &mut impl Luck) {
        let others = Seat::all(self.set_up.players()).filter(|seat| !viewer.is(*seat));
        let mut hidden = others.fold(self.draw_pile, |cards, seat| cards.union(self.hands[seat].cards()));
        if self.set_up.placed_hidden() {
            hidden = hidden.union(self.placed.minus(self.tops.cards()));
        }
        let sizes = self.hands;
        self.deal_hidden(hidden, viewer, |seat| sizes[seat].len(), self.draw_pile.len(), luck);
    }

    /// Deals the hidden cards to the other seats and the draw pile, and draws sealed answers. The other cards that nobody
    /// holds lie in the piles.
    pub(crate) fn deal_hidden(
        &mut self,
        mut hidden: Cards,
        viewer: Viewer,
        hand_size: impl Fn(Seat) -> u8,
        draw_pile: u8,
        luck: &mut impl Luck,
    ) {
        let players = self.set_up.players();
        let others = || Seat::all(players).filter(|seat| !viewer.is(*seat));
        // The seat to move goes first: the game would be over if its hand were stuck.
        let to_move = others().find(|seat| self.step == Step::Turn(*seat));
        if let Some(seat) = to_move {
            let cards = self.draw_playable(hidden, hand_size(seat), luck);
            hidden = hidden.minus(cards);
            self.hands[seat] = cards.iter().collect();
        }
        for seat in others().filter(|seat| Some(*seat) != to_move) {
            let cards = draw(hidden, hand_size(seat), luck);
            hidden = hidden.minus(cards);
            self.hands[seat] = cards.iter().collect();
        }
        self.draw_pile = draw(hidden, draw_pile, luck);
        let held =
            Seat::all(players).fold(self.draw_pile, |cards, seat| cards.union(self.hands[seat].cards()));
        self.placed = Cards::ALL.minus(held);
        self.guess_keen(viewer, luck);
    }

    /// Draws a hand with which the seat to move is not stuck (TG-15).
    fn draw_playable(&self, hidden: Cards, count: u8, luck: &mut impl Luck) -> Cards {
        /// Enough tries to find a hand almost surely, even if only one card in a hundred fits.
        const TRIES: u32 = 2_000;
        let fits = |cards: Cards| !is_stuck(cards.iter().collect(), self.tops, self.placed_now, self.minimum);
        for _ in 0..TRIES {
            let cards = draw(hidden, count, luck);
            if fits(cards) {
                return cards;
            }
        }
        // All tries failed: one card that fits, and any others.
        let one = |card| Cards::NONE.with(card);
        let fitting = hidden.iter().map(one).find(|card| fits(*card)).unwrap_or_default();
        fitting.union(draw(hidden.minus(fitting), count.saturating_sub(fitting.len()), luck))
    }

    /// Draws the sealed answers of the others, each answer with the same chance (TG-6).
    fn guess_keen(&mut self, viewer: Viewer, luck: &mut impl Luck) {
        if self.step != Step::Keen {
            return;
        }
        for seat in self.keen_said().iter().filter(|seat| !viewer.is(*seat)) {
            self.keen[seat] = Keen::random(luck);
        }
    }
}

/// Draws up to `count` of the cards.
fn draw(cards: Cards, count: u8, luck: &mut impl Luck) -> Cards {
    tabletop::draw(Due::new(Seat::FIRST, count.min(cards.len()), cards), luck).cards
}
