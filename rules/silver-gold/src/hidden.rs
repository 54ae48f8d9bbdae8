//! Draws again what a viewer can't know.

use crate::apply::extend;
use crate::board::Board;
use crate::legal::Choice;
use crate::state::{Chain, Position};
use crate::{Action, Cards, Deal, Due, Pair, SetUp, Shape, SilverGold, Squares, Step};
use tabletop::{Luck, Seat, Seats, SetUp as _, Viewer};

impl Position {
    /// Draws the hands of others, the cards that they keep, and the marks of the seats that are `done` again.
    pub(crate) fn redeal_hidden(
        &mut self,
        set_up: &SetUp,
        done: Seats,
        viewer: Viewer,
        luck: &mut impl Luck,
    ) {
        match self.step {
            Step::Deal(next) => self.deal_hands(Seats::all(next.number()), viewer, luck),
            Step::Keep => {
                self.deal_hands(Seats::all(set_up.players()), viewer, luck);
                self.keep_any(done, viewer, luck);
            }
            Step::Mark => self.mark_any(set_up, done, viewer, luck),
            _ => {}
        }
    }

    /// Deals four cards to each seat of `dealt` except the viewer's.
    fn deal_hands(&mut self, dealt: Seats, viewer: Viewer, luck: &mut impl Luck) {
        let known = viewer.seat().filter(|seat| dealt.contains(*seat));
        self.draw_pile = Cards::ALL.minus(known.map_or(Cards::NONE, |seat| self.hands[seat]));
        for seat in dealt.iter().filter(|seat| !viewer.is(*seat)) {
            let due = Due::cards(Step::Deal(seat), SilverGold::HAND, self.draw_pile);
            if let Deal::Hand { cards, .. } = tabletop::draw(due, luck) {
                self.hands[seat] = cards;
                self.draw_pile = self.draw_pile.minus(cards);
            }
        }
    }

    /// Each seat of `done` except the viewer's keeps two of its cards, each pair with the same chance.
    fn keep_any(&mut self, done: Seats, viewer: Viewer, luck: &mut impl Luck) {
        for seat in done.iter().filter(|seat| !viewer.is(*seat)) {
            let hand = self.hands[seat];
            let first = hand.nth(luck.below(4));
            let other = first.and_then(|first| hand.without(first).nth(luck.below(3)));
            self.kept[seat] = first.zip(other).and_then(|(first, other)| Pair::new(first, other));
        }
    }

    /// Every seat except the viewer's starts its marks again. The seats of `done` make random legal marks until no
    /// more are due. The others have marked nothing, because the viewer does not know whether they have begun.
    fn mark_any(&mut self, set_up: &SetUp, done: Seats, viewer: Viewer, luck: &mut impl Luck) {
        let Some(shape) = self.expedition else { return };
        for seat in Seat::all(set_up.players()).filter(|seat| !viewer.is(*seat)) {
            self.boards[seat] = self.before[seat];
            self.chains[seat] = Chain::Mark;
            if done.contains(seat) {
                mark_chain(set_up, &mut self.boards[seat], shape, self.round, luck);
                self.chains[seat] = Chain::Done;
            }
        }
    }
}

/// Makes random legal marks until no more are due.
fn mark_chain(set_up: &SetUp, board: &mut Board, shape: Shape, round: u8, luck: &mut impl Luck) {
    let mut chain = Chain::Mark;
    loop {
        let choice = match chain {
            Chain::Mark => Choice::Mark(board, shape),
            Chain::Extra(_) => Choice::Extra(board),
            Chain::Done => return,
        };
        let (card, squares) = match choice.random_action(set_up, luck) {
            Some(Action::Mark { card, squares }) => (card, squares),
            Some(Action::Extra { card, square }) => (card, Squares::one(square)),
            _ => return,
        };
        chain = extend(chain, set_up, board, round, card, squares);
    }
}
