//! What actions and deals change. Everything that can fail is checked before anything changes.

use crate::{Action, Card, Deal, Keen, Phrase, Pile, Refusal, Step, TheGame, legal};
use tabletop::{Due as _, Game, Seat, SetUp as _};

impl TheGame {
    pub(crate) fn apply_action(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        if seat.number() >= self.set_up.players() {
            return Err(Refusal::NoSuchSeat { seat });
        }
        match (self.step, action) {
            (Step::Over, _) => Err(Refusal::GameOver),
            (_, Action::Say(pile, phrase)) => self.say(seat, pile, phrase),
            (Step::Deal(_) | Step::Refill(_), _) => Err(Refusal::DealFirst),
            (Step::Keen, Action::Keen(keen)) => self.declare(seat, keen),
            (Step::Keen, _) => Err(Refusal::KeenFirst),
            (Step::Turn(_), Action::Keen(_)) => Err(Refusal::Started),
            (Step::Turn(turn), _) if turn != seat => Err(Refusal::NotYourTurn { turn }),
            (Step::Turn(_), Action::Place(card, pile)) => self.place(seat, card, pile),
            (Step::Turn(_), Action::End) => self.end(seat),
        }
    }

    fn say(&mut self, seat: Seat, pile: Pile, phrase: Option<Phrase>) -> Result<(), Refusal> {
        // TG-18: at any time from the first deal on.
        if self.step == Step::Deal(Seat::FIRST) {
            return Err(Refusal::DealFirst);
        }
        self.signals[seat][pile] = phrase;
        Ok(())
    }

    fn declare(&mut self, seat: Seat, keen: Keen) -> Result<(), Refusal> {
        if self.keen[seat].is_some() {
            return Err(Refusal::AlreadyChosen { seat });
        }
        self.keen[seat] = Some(keen);
        let players = self.set_up.players();
        if self.keen_said().len() == players {
            // TG-6: the keenest starts, ties go to the lowest seat.
            let keenest = Seat::all(players).rev().max_by_key(|seat| self.keen[*seat]);
            self.start_turn(keenest.unwrap_or(Seat::FIRST));
        }
        Ok(())
    }

    fn place(&mut self, seat: Seat, card: Card, pile: Pile) -> Result<(), Refusal> {
        if !self.hands[seat].contains(card) {
            return Err(Refusal::NotInHand { card });
        }
        let top = self.tops.on(pile);
        if !pile.accepts(top, card) {
            return Err(if pile.is_ascending() {
                Refusal::DoesNotFitAscending { card, pile, top }
            } else {
                Refusal::DoesNotFitDescending { card, pile, top }
            });
        }
        let hand = self.hands[seat].without(card);
        self.hands[seat] = hand;
        self.placed = self.placed.with(card);
        self.left -= 1;
        self.tops.place(card, pile);
        self.placed_now += 1;
        self.burning = self.burning.without(pile);
        // TG-16 goes first: the last card wins even if a pile burns (TG-22).
        if self.left == 0 || legal::is_stuck(hand, self.tops, self.placed_now, self.minimum) {
            self.step = Step::Over;
        }
        Ok(())
    }

    fn end(&mut self, seat: Seat) -> Result<(), Refusal> {
        if self.placed_now < self.minimum {
            return Err(Refusal::TooFew { minimum: self.minimum, placed: self.placed_now });
        }
        if !self.burning.is_empty() {
            // TG-22: lost at once, with nothing drawn.
            self.step = Step::Over;
            return Ok(());
        }
        if self.set_up.fire() {
            self.burning = self.tops.on_fire();
        }
        if self.draw_pile.is_empty() {
            self.next_turn(seat);
        } else {
            self.step = Step::Refill(seat);
        }
        Ok(())
    }

    pub(crate) fn apply_deal(&mut self, deal: &Deal) -> Result<(), Refusal> {
        let Some(due) = self.due() else { return Err(Refusal::NothingDue) };
        if deal.seat != due.seat() {
            return Err(Refusal::WrongSeat { due: due.seat(), given: deal.seat });
        }
        let (count, given) = (due.count() as u8, deal.cards.len());
        if given != count {
            return Err(Refusal::WrongCount { due: count, given });
        }
        if let Some(card) = deal.cards.minus(self.draw_pile).iter().next() {
            return Err(Refusal::NotInDrawPile { card });
        }
        self.draw_pile = self.draw_pile.minus(deal.cards);
        self.hands[deal.seat] = self.hands[deal.seat].with_all(deal.cards);
        match self.step {
            Step::Refill(seat) => self.next_turn(seat),
            _ => self.next_hand(deal.seat),
        }
        Ok(())
    }

    fn next_hand(&mut self, dealt: Seat) {
        let players = self.set_up.players();
        let next = dealt.next(players);
        if next != Seat::FIRST {
            self.step = Step::Deal(next);
        } else if players == 1 {
            self.start_turn(Seat::FIRST);
        } else {
            self.step = Step::Keen;
        }
    }

    fn next_turn(&mut self, last: Seat) {
        let players = self.set_up.players();
        let mut seat = last.next(players);
        // TG-14: seats without cards are skipped. Some seat has cards, or the game would be won.
        while self.hands[seat].is_empty() && seat != last {
            seat = seat.next(players);
        }
        self.start_turn(seat);
    }

    fn start_turn(&mut self, seat: Seat) {
        self.placed_now = 0;
        // TG-13: the minimum depends on whether the draw pile is empty when the turn starts.
        self.minimum = self.set_up.minimum(self.draw_pile.is_empty());
        self.step = if legal::is_stuck(self.hands[seat], self.tops, 0, self.minimum) {
            Step::Over
        } else {
            Step::Turn(seat)
        };
    }
}
