//! What allowed actions and deals change. Nothing here can fail: everything was checked before.

use crate::board::Board;
use crate::score::bonuses_due;
use crate::state::{Chain, Phase, Table};
use crate::{Action, Card, Cards, Deal, Due, SetUp, SilverGold, Squares};
use tabletop::{PerSeat, Seat};

impl SilverGold {
    #[inline]
    pub(crate) fn apply_action(&mut self, seat: Seat, action: Action) {
        let (set_up, table) = (&self.set_up, &mut self.table);
        match action {
            Action::Keep(pair) => {
                if let Phase::Keep { kept, .. } = &mut table.phase {
                    kept[seat] = Some(pair);
                }
                table.end_keeping(set_up);
            }
            Action::Mark { card, squares } => table.mark(set_up, seat, card, squares),
            Action::Extra { card, square } => table.mark(set_up, seat, card, Squares::one(square)),
            Action::Pass => {
                table.set_chain(seat, Chain::Done);
                table.end_marking(set_up);
            }
            Action::Take(card) => {
                table.display = table.display.without(card);
                table.take(set_up, seat, card);
            }
            Action::TakePile => {
                if let Phase::Take { shape, seat } = table.phase {
                    table.phase = Phase::Draw { shape, seat };
                }
            }
        }
    }

    #[inline]
    pub(crate) fn apply_deal(&mut self, deal: Deal) {
        let (set_up, table) = (&self.set_up, &mut self.table);
        match deal {
            Deal::Hand { seat, cards } => table.hand(set_up, seat, cards),
            Deal::Display(cards) => {
                table.display = cards;
                table.pile = table.pile.minus(cards);
                table.phase = Phase::Expedition;
            }
            Deal::Expedition(shape) => {
                table.left.take(shape);
                table.phase = Phase::Mark { shape, before: table.boards, chains: PerSeat::default() };
            }
            Deal::Draw { seat, card } => {
                table.pile = table.pile.without(card);
                table.take(set_up, seat, card);
            }
            Deal::Refill(cards) => {
                table.display = table.display.or(cards);
                table.pile = table.pile.minus(cards);
                table.next_to_take(set_up);
            }
        }
    }
}

impl Table {
    /// SGP-6: a seat gets its four cards; after the last everybody chooses.
    fn hand(&mut self, set_up: &SetUp, seat: Seat, cards: Cards) {
        let Phase::Deal { hands, .. } = &self.phase else { return };
        let mut hands = *hands;
        hands[seat] = cards;
        self.pile = self.pile.minus(cards);
        let next = seat.next(set_up.seats());
        self.phase = match next {
            Seat::FIRST => Phase::Keep { hands, kept: PerSeat::default() },
            _ => Phase::Deal { next, hands },
        };
    }

    /// SGP-6: once all have chosen, the cards given back go into the pile.
    fn end_keeping(&mut self, set_up: &SetUp) {
        let Phase::Keep { hands, kept } = &self.phase else { return };
        if Seat::all(set_up.seats()).any(|seat| kept[seat].is_none()) {
            return;
        }
        for seat in Seat::all(set_up.seats()) {
            let Some(pair) = kept[seat] else { continue };
            self.pile = self.pile.or(hands[seat].minus(pair.set()));
            pair.cards().into_iter().for_each(|card| self.boards[seat].add(card));
        }
        self.phase = Phase::Display;
    }

    #[inline]
    pub(crate) fn set_chain(&mut self, seat: Seat, chain: Chain) {
        if let Phase::Mark { chains, .. } = &mut self.phase {
            chains[seat] = chain;
        }
    }

    /// SGP-10, SGP-14: the seat's next marks.
    #[inline]
    fn mark(&mut self, set_up: &SetUp, seat: Seat, card: Card, squares: Squares) {
        let Phase::Mark { chains, .. } = &mut self.phase else { return };
        let chain = &mut chains[seat];
        *chain = extend(*chain, set_up, &mut self.boards[seat], self.round, card, squares);
        if *chain == Chain::Done {
            self.end_marking(set_up);
        }
    }

    /// SGP-20: once all are done, the completed cards are put aside.
    #[inline]
    pub(crate) fn end_marking(&mut self, set_up: &SetUp) {
        let Phase::Mark { shape, chains, .. } = &self.phase else { return };
        if Seat::all(set_up.seats()).any(|seat| chains[seat] != Chain::Done) {
            return;
        }
        let shape = *shape;
        let mut any = false;
        for seat in Seat::all(set_up.seats()) {
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
            self.phase = Phase::Refill { shape };
            self.next_to_take(set_up);
        } else {
            self.next_expedition(set_up);
        }
    }

    /// SGP-20: the seat gets a card; the display waits until it has all of its cards.
    fn take(&mut self, set_up: &SetUp, seat: Seat, card: Card) {
        let Some(shape) = self.phase.shape() else { return };
        let board = &mut self.boards[seat];
        board.add(card);
        board.to_take = board.to_take.saturating_sub(1);
        if board.to_take > 0 && self.something_to_take() {
            self.phase = Phase::Take { shape, seat };
            return;
        }
        self.boards[seat].to_take = 0;
        self.phase = Phase::Refill { shape };
        // SGP-22: an empty pile does not refill the display.
        if self.pile.is_empty() || self.display.len() >= Due::FOUR {
            self.next_to_take(set_up);
        }
    }

    const fn something_to_take(&self) -> bool {
        !self.display.is_empty() || !self.pile.is_empty()
    }

    /// SGP-21: the lowest completed number takes next; after the last come the bonuses.
    fn next_to_take(&mut self, set_up: &SetUp) {
        let Phase::Refill { shape } = self.phase else { return };
        let waits = |seat: &Seat| self.boards[*seat].to_take > 0;
        let next = Seat::all(set_up.seats())
            .filter(waits)
            .min_by_key(|seat| self.boards[*seat].lowest_reached())
            // SGP-22: with nothing to take, players go on with the cards they have.
            .filter(|_| self.something_to_take());
        match next {
            Some(seat) => self.phase = Phase::Take { shape, seat },
            None => {
                self.award_bonuses(set_up);
                self.next_expedition(set_up);
            }
        }
    }

    /// SGP-24: of several bonuses of one colour the lower pyramid number goes first.
    fn award_bonuses(&mut self, set_up: &SetUp) {
        let deck = set_up.cards();
        let mut due = [None; 2 * SetUp::MOST as usize];
        let mut places = due.iter_mut();
        for seat in Seat::all(set_up.seats()) {
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
        self.phase = Phase::Expedition;
        if self.left.total() > 1 {
            return;
        }
        if self.round == SilverGold::ROUNDS {
            self.phase = Phase::Over;
        } else {
            self.round += 1;
            self.left = set_up.cards().expeditions();
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
