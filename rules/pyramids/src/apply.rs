//! What actions and deals change. Everything that can fail is checked before anything changes.

use crate::{Action, Card, Deal, Dealt, Handful, Pyramids, Refusal, Step};
use tabletop::{Seat, SetUp as _};

impl Pyramids {
    #[inline]
    pub(crate) fn apply_action(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let choice = self.choice();
        match action {
            Action::Start { card, seat: owner } => {
                let pyramid = choice.start(seat, card, owner)?;
                self.table.start(owner, pyramid);
                self.played(card);
            }
            Action::Build { card, seat: owner, number } => {
                let (place, pyramid) = choice.build(seat, card, owner, number)?;
                self.table.replace(place, pyramid);
                self.played(card);
                let sixth = pyramid.is_complete() && self.table.complete(owner) == Self::COMPLETE;
                // PY-14: the game ends at once, no matter who placed the last stone. PY-15: but not in the last round.
                if sixth && !matches!(self.step, Step::LastRound { .. }) {
                    self.step = Step::Over;
                }
            }
            Action::End => {
                choice.playing(seat)?;
                self.ended();
            }
            Action::Swap(cards) => {
                choice.swap(seat, &cards)?;
                self.discarded(&cards);
                self.step = Step::Redraw(cards.len());
            }
            Action::Discard(cards) => {
                choice.discard(seat, &cards)?;
                self.discarded(&cards);
                self.next_turn();
            }
        }
        Ok(())
    }

    /// A card has gone from the hand of the player to move to a pyramid.
    #[inline]
    fn played(&mut self, card: Card) {
        self.hands[self.turn].remove(card);
        if let Step::Play { left, exchange } = &mut self.step {
            *left -= 1;
            // PY-5: before the first card is played.
            *exchange = false;
        }
    }

    fn discarded(&mut self, cards: &Handful) {
        for card in cards.iter() {
            self.hands[self.turn].remove(card);
            self.discards.add(card, 1);
        }
    }

    fn ended(&mut self) {
        match self.step {
            Step::LastRound { ends_with } if self.turn == ends_with => self.step = Step::Over,
            Step::LastRound { .. } => self.turn = self.turn.next(self.set_up.players()),
            // PY-7: more than 5 cards in hand are too many.
            _ if self.hands[self.turn].len() > Self::HAND => self.step = Step::Discard,
            _ => self.next_turn(),
        }
    }

    fn next_turn(&mut self) {
        // PY-15: the last round ends with the player in whose turn the draw pile ran out.
        let ends_with = self.turn;
        self.step = if self.draw_pile.total() == 0 { Step::LastRound { ends_with } } else { Step::Draw };
        self.turn = self.turn.next(self.set_up.players());
    }

    #[inline]
    pub(crate) fn apply_deal(&mut self, deal: &Deal) -> Result<(), Refusal> {
        match (self.step, deal) {
            (Step::Dealer, Deal::Dealer(seat)) => self.take_dealer(*seat)?,
            (Step::Deal(due), Deal::Hand { seat, cards }) => {
                self.take_cards(due, Self::HAND, *seat, cards)?;
                let next = due.next(self.set_up.players());
                self.step = if next == Seat::FIRST { Step::Draw } else { Step::Deal(next) };
            }
            (Step::Draw, Deal::Draw { seat, cards }) => {
                self.take_cards(self.turn, Self::DRAW.min(self.draw_pile.total()), *seat, cards)?;
                self.step = Step::Play { left: Self::PLAYS, exchange: self.draw_pile.total() > 0 };
            }
            (Step::Redraw(count), Deal::Draw { seat, cards }) => {
                self.take_cards(self.turn, count, *seat, cards)?;
                // PY-5: a turn has one exchange at most.
                self.step = Step::Play { left: Self::PLAYS, exchange: false };
            }
            (Step::Dealer, _) => return Err(Refusal::WrongDeal { due: "dealer" }),
            (Step::Deal(_), _) => return Err(Refusal::WrongDeal { due: "deal" }),
            (Step::Draw | Step::Redraw(_), _) => return Err(Refusal::WrongDeal { due: "draw" }),
            _ => return Err(Refusal::NothingDue),
        }
        Ok(())
    }

    fn take_dealer(&mut self, dealer: Seat) -> Result<(), Refusal> {
        let players = self.set_up.players();
        if dealer.number() >= players {
            return Err(Refusal::NoSuchSeat { seat: dealer });
        }
        self.dealer = Some(dealer);
        // PY-3: the player left of the dealer starts.
        self.turn = dealer.next(players);
        self.step = Step::Deal(Seat::FIRST);
        Ok(())
    }

    /// Moves cards from the draw pile to the hand of `due`, if they are the deal that is due.
    #[inline]
    fn take_cards(&mut self, due: Seat, count: u8, seat: Seat, cards: &Dealt) -> Result<(), Refusal> {
        if seat != due {
            return Err(Refusal::WrongSeat { due, given: seat });
        }
        if cards.len() != count {
            return Err(Refusal::WrongCount { due: count, given: cards.len() });
        }
        let mut draw_pile = self.draw_pile;
        if let Some(card) = cards.iter().find(|card| !draw_pile.remove(*card)) {
            return Err(Refusal::NotInDrawPile { card });
        }
        self.draw_pile = draw_pile;
        for card in cards.iter() {
            self.hands[seat].insert(card);
        }
        Ok(())
    }
}
