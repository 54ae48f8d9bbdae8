//! Drawing anew what a viewer can't know.

use crate::apply::extend;
use crate::board::Board;
use crate::legal::Choice;
use crate::state::{Chain, Phase, Table};
use crate::{Action, Cards, Due, Pair, SetUp, Shape, SilverGold, Squares};
use tabletop::{Luck, PerSeat, Seat, Seats, Viewer};

impl SilverGold {
    /// Hidden are the others' four cards and what they keep, and the marks of those who are done before all are.
    pub(crate) fn redeal_hidden(&mut self, viewer: Viewer, luck: &mut impl Luck) {
        let (set_up, table) = (&self.set_up, &mut self.table);
        let players = set_up.seats();
        match &mut table.phase {
            Phase::Deal { next, hands } => {
                let dealt = Seats::all(next.number());
                table.pile = deal_hands(hands, dealt, viewer, luck);
            }
            Phase::Keep { hands, kept } => {
                let done = Seat::all(players).filter(|seat| kept[*seat].is_some()).collect();
                table.pile = deal_hands(hands, Seats::all(players), viewer, luck);
                keep_any(hands, kept, done, viewer, luck);
            }
            Phase::Mark { chains, .. } => {
                let done = Seat::all(players).filter(|seat| chains[*seat] == Chain::Done).collect();
                table.mark_any(set_up, done, viewer, luck);
            }
            _ => {}
        }
    }
}

/// Deals four cards to each seat of `dealt` except the viewer's, and tells what is left.
pub(crate) fn deal_hands(
    hands: &mut PerSeat<Cards>,
    dealt: Seats,
    viewer: Viewer,
    luck: &mut impl Luck,
) -> Cards {
    let known = viewer.seat().filter(|seat| dealt.contains(*seat));
    let mut pile = Cards::ALL.minus(known.map_or(Cards::NONE, |seat| hands[seat]));
    for seat in dealt.iter().filter(|seat| !viewer.is(*seat)) {
        if let crate::Deal::Hand { cards, .. } = tabletop::draw(Due::hand(seat, pile), luck) {
            hands[seat] = cards;
            pile = pile.minus(cards);
        }
    }
    pile
}

/// Each seat of `done` except the viewer's keeps two of its cards, whichever.
pub(crate) fn keep_any(
    hands: &PerSeat<Cards>,
    kept: &mut PerSeat<Option<Pair>>,
    done: Seats,
    viewer: Viewer,
    luck: &mut impl Luck,
) {
    for seat in done.iter().filter(|seat| !viewer.is(*seat)) {
        let first = hands[seat].nth(luck.below(4));
        let other = first.and_then(|first| hands[seat].without(first).nth(luck.below(3)));
        kept[seat] = first.zip(other).and_then(|(first, other)| Pair::new(first, other));
    }
}

impl Table {
    /// Each seat except the viewer's marks anew: those of `done` a whole chain of whatever is legal, the others, of
    /// whom nobody knows whether they have begun, nothing yet.
    pub(crate) fn mark_any(&mut self, set_up: &SetUp, done: Seats, viewer: Viewer, luck: &mut impl Luck) {
        let Phase::Mark { shape, before, chains } = &mut self.phase else { return };
        for seat in Seat::all(set_up.seats()).filter(|seat| !viewer.is(*seat)) {
            self.boards[seat] = before[seat];
            chains[seat] = Chain::Mark;
            if done.contains(seat) {
                mark_chain(set_up, &mut self.boards[seat], *shape, self.round, luck);
                chains[seat] = Chain::Done;
            }
        }
    }
}

/// Marks whatever is legal until nothing more is due.
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
