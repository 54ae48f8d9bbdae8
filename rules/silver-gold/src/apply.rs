//! What allowed actions and deals change. Nothing here can fail: everything was checked before.

use crate::board::Board;
use crate::score::bonuses_due;
use crate::state::{Chain, Position};
use crate::{Action, Card, Cards, Deal, SetUp, SilverGold, Squares, Step};
use tabletop::{Seat, SetUp as _};

impl SilverGold {
    #[inline]
    pub(crate) fn apply_action(&mut self, seat: Seat, action: Action) {
        let (set_up, position) = (&self.set_up, &mut self.position);
        match action {
            Action::Keep(pair) => {
                position.kept[seat] = Some(pair);
                position.end_keeping(set_up);
            }
            Action::Mark { card, squares } => position.mark(set_up, seat, card, squares),
            Action::Extra { card, square } => position.mark(set_up, seat, card, Squares::one(square)),
            Action::Pass => {
                position.chains[seat] = Chain::Done;
                position.end_marking(set_up);
            }
            Action::Take(card) => {
                position.display = position.display.without(card);
                position.take(set_up, seat, card);
            }
            Action::TakePile => position.step = Step::Draw(seat),
        }
    }

    #[inline]
    pub(crate) fn apply_deal(&mut self, deal: Deal) {
        let (set_up, position) = (&self.set_up, &mut self.position);
        match deal {
            Deal::Hand { seat, cards } => position.hand(set_up, seat, cards),
            Deal::Display(cards) => {
                position.display = cards;
                position.draw_pile = position.draw_pile.minus(cards);
                position.step = Step::Expedition;
            }
            Deal::Expedition(shape) => {
                position.expeditions_left.take(shape);
                position.expedition = Some(shape);
                position.before = position.boards;
                position.step = Step::Mark;
            }
            Deal::Draw { seat, card } => {
                position.draw_pile = position.draw_pile.without(card);
                position.take(set_up, seat, card);
            }
            Deal::Refill(cards) => {
                position.display = position.display.union(cards);
                position.draw_pile = position.draw_pile.minus(cards);
                position.next_to_take(set_up);
            }
        }
    }
}

impl Position {
    /// SGP-6: a seat gets its four cards; after the last everybody chooses.
    fn hand(&mut self, set_up: &SetUp, seat: Seat, cards: Cards) {
        self.hands[seat] = cards;
        self.draw_pile = self.draw_pile.minus(cards);
        let next = seat.next(set_up.players());
        self.step = if next == Seat::FIRST { Step::Keep } else { Step::Deal(next) };
    }

    /// SGP-6: once all have chosen, the cards given back go into the draw pile.
    fn end_keeping(&mut self, set_up: &SetUp) {
        if Seat::all(set_up.players()).any(|seat| self.kept[seat].is_none()) {
            return;
        }
        for seat in Seat::all(set_up.players()) {
            let Some(pair) = self.kept[seat] else { continue };
            self.draw_pile = self.draw_pile.union(self.hands[seat].minus(pair.set()));
            pair.cards().into_iter().for_each(|card| self.boards[seat].add(card));
        }
        (self.hands, self.kept) = Default::default();
        self.step = Step::Display;
    }

    /// SGP-10, SGP-14: the seat's next marks.
    #[inline]
    fn mark(&mut self, set_up: &SetUp, seat: Seat, card: Card, squares: Squares) {
        let chain = &mut self.chains[seat];
        *chain = extend(*chain, set_up, &mut self.boards[seat], self.round, card, squares);
        if *chain == Chain::Done {
            self.end_marking(set_up);
        }
    }

    /// SGP-20: once all are done, the completed cards are put aside.
    #[inline]
    pub(crate) fn end_marking(&mut self, set_up: &SetUp) {
        if Seat::all(set_up.players()).any(|seat| self.chains[seat] != Chain::Done) {
            return;
        }
        (self.before, self.chains) = Default::default();
        let mut any = false;
        for seat in Seat::all(set_up.players()) {
            let board = &mut self.boards[seat];
            for card in board.reached.into_iter().flatten() {
                any = true;
                board.to_take += 1;
                for place in &mut board.held {
                    place.take_if(|held| held.card == card);
                }
                self.completed.add(seat, card);
            }
        }
        if any {
            self.next_to_take(set_up);
        } else {
            self.next_expedition(set_up);
        }
    }

    /// SGP-20: the seat gets a card; the display waits until it has all of its cards.
    fn take(&mut self, set_up: &SetUp, seat: Seat, card: Card) {
        let board = &mut self.boards[seat];
        board.add(card);
        board.to_take = board.to_take.saturating_sub(1);
        if board.to_take > 0 && self.something_to_take() {
            self.step = Step::Take(seat);
            return;
        }
        self.boards[seat].to_take = 0;
        self.step = Step::Refill;
        // SGP-22: an empty pile does not refill the display.
        if self.draw_pile.is_empty() || self.display.len() >= SilverGold::DISPLAY {
            self.next_to_take(set_up);
        }
    }

    const fn something_to_take(&self) -> bool {
        !self.display.is_empty() || !self.draw_pile.is_empty()
    }

    /// SGP-21: the lowest completed number takes next; after the last come the bonuses.
    fn next_to_take(&mut self, set_up: &SetUp) {
        let waits = |seat: &Seat| self.boards[*seat].to_take > 0;
        let next = Seat::all(set_up.players())
            .filter(waits)
            .min_by_key(|seat| self.boards[*seat].lowest_reached())
            // SGP-22: with nothing to take, players go on with the cards they have.
            .filter(|_| self.something_to_take());
        match next {
            Some(seat) => self.step = Step::Take(seat),
            None => {
                self.award_bonuses(set_up);
                self.next_expedition(set_up);
            }
        }
    }

    /// SGP-24: of several bonuses of one colour the lower pyramid number goes first.
    fn award_bonuses(&mut self, set_up: &SetUp) {
        let deck = set_up.deck();
        let mut due = [None; 2 * *SetUp::PLAYERS.end() as usize];
        let mut places = due.iter_mut();
        for seat in Seat::all(set_up.players()) {
            let board = &mut self.boards[seat];
            for card in bonuses_due(deck, board.reached, self.completed.of(seat)).into_iter().flatten() {
                if let Some(place) = places.next() {
                    *place = Some((card, seat));
                }
            }
            (board.reached, board.to_take) = ([None; 2], 0);
        }
        due.sort_unstable();
        for (card, seat) in due.into_iter().flatten() {
            self.bonuses.award(deck.colour(card), seat);
        }
    }

    /// SGP-8: in a round one expedition card is not used; then all come back, until the last round is over.
    #[inline]
    fn next_expedition(&mut self, set_up: &SetUp) {
        (self.step, self.expedition) = (Step::Expedition, None);
        if self.expeditions_left.total() > 1 {
            return;
        }
        if self.round == SilverGold::ROUNDS {
            self.step = Step::Over;
        } else {
            self.round += 1;
            self.expeditions_left = set_up.deck().expeditions();
        }
    }
}

/// Marks the squares on the board and tells how the seat's chain goes on.
#[inline]
pub(crate) fn extend(
    chain: Chain,
    set_up: &SetUp,
    board: &mut Board,
    round: u8,
    card: Card,
    squares: Squares,
) -> Chain {
    let before = match chain {
        Chain::Extra(owed) => owed.saturating_sub(1),
        Chain::Mark | Chain::Done => 0,
    };
    let owed = before + board.mark(set_up, card, squares, round);
    // SGP-14: when no square can be marked, all extras still owed are lost.
    if owed > 0 && board.has_extra(set_up) { Chain::Extra(owed) } else { Chain::Done }
}
