//! What the player to move may choose, and why anything else is refused.

use crate::cards::Subset;
use crate::{Action, Card, Hand, Handful, Number, Pyramid, Pyramids, Refusal, Standing, Step, Table};
use tabletop::{Luck, Seat, Waiting};

/// The choice that the player to move must make, with everything that decides what is legal. The state and that
/// player's view both ask here.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice<'a> {
    pub(crate) players: u8,
    pub(crate) turn: Seat,
    pub(crate) step: Step,
    /// How many cards the draw pile holds.
    pub(crate) draw_pile: u8,
    /// The hand of the player to move.
    pub(crate) hand: &'a Hand,
    pub(crate) table: &'a Table,
}

impl Choice<'_> {
    /// Calls `each` once with every legal action.
    #[inline]
    pub(crate) fn for_each(&self, mut each: impl FnMut(Action)) {
        match self.step {
            // PY-6: four cards are played at most.
            Step::Play { left: 0, .. } => each(Action::End),
            Step::Play { .. } | Step::LastRound { .. } => {
                each(Action::End);
                self.swaps().for_each(|cards| each(Action::Swap(self.hand.choose(cards))));
                self.for_each_play(each);
            }
            Step::Discard => self.discards().for_each(|cards| each(Action::Discard(self.hand.choose(cards)))),
            Step::Dealer | Step::Deal(_) | Step::Draw | Step::Redraw(_) | Step::Over => {}
        }
    }

    /// PY-5: one to four top stones, before the first play.
    #[inline]
    fn swaps(&self) -> impl Iterator<Item = Subset> {
        let may_exchange = self.may_exchange();
        self.hand.subsets(move |card| may_exchange && card.is_top_stone(), 1, self.most_exchanged())
    }

    /// PY-7: exactly the surplus.
    #[inline]
    fn discards(&self) -> impl Iterator<Item = Subset> {
        self.hand.subsets(|_| true, self.surplus(), self.surplus())
    }

    #[inline]
    fn for_each_play(&self, mut each: impl FnMut(Action)) {
        let hand = self.hand.kinds();
        // PY-8: only floors start a pyramid, in front of any player.
        for card in hand.floors().iter() {
            for seat in Seat::all(self.players) {
                each(Action::Start { card, seat });
            }
        }
        // PY-13: one's own and others' pyramids alike.
        for Standing { seat, number, pyramid } in self.table.standing() {
            for card in pyramid.accepts().intersection(hand).iter() {
                each(Action::Build { card, seat, number });
            }
        }
    }

    const fn may_exchange(&self) -> bool {
        matches!(self.step, Step::Play { exchange: true, .. })
    }

    /// One of the legal actions, each with the same chance. It counts them without making them.
    #[inline]
    pub(crate) fn random_action(&self, luck: &mut impl Luck) -> Option<Action> {
        match self.step {
            Step::Play { left: 0, .. } => (luck.below(1) == 0).then_some(Action::End),
            Step::Play { .. } | Step::LastRound { .. } => self.random_play(luck),
            Step::Discard => {
                let number = luck.below(self.discards().count() as u32);
                self.discards().nth(number as usize).map(|cards| Action::Discard(self.hand.choose(cards)))
            }
            Step::Dealer | Step::Deal(_) | Step::Draw | Step::Redraw(_) | Step::Over => None,
        }
    }

    #[inline]
    fn random_play(&self, luck: &mut impl Luck) -> Option<Action> {
        let hand = self.hand.kinds();
        let players = u32::from(self.players);
        let swaps = self.swaps().count() as u32;
        let starts = u32::from(hand.floors().len()) * players;
        let builds: u32 = hand.iter().map(|card| u32::from(self.table.accepting(card))).sum();
        let Some(number) = luck.below(1 + swaps + starts + builds).checked_sub(1) else {
            return Some(Action::End);
        };
        let Some(number) = number.checked_sub(swaps) else {
            return self.swaps().nth(number as usize).map(|cards| Action::Swap(self.hand.choose(cards)));
        };
        let Some(mut number) = number.checked_sub(starts) else {
            let card = hand.floors().iter().nth((number / players) as usize)?;
            let seat = Seat::all(self.players).nth((number % players) as usize)?;
            return Some(Action::Start { card, seat });
        };
        for card in hand.iter() {
            let count = u32::from(self.table.accepting(card));
            if number < count {
                let Standing { seat, number, .. } = self.table.nth_accepting(card, number)?;
                return Some(Action::Build { card, seat, number });
            }
            number -= count;
        }
        None
    }

    /// PY-5: up to 4, never more than the draw pile holds.
    const fn most_exchanged(&self) -> u8 {
        if self.draw_pile < Pyramids::EXCHANGE { self.draw_pile } else { Pyramids::EXCHANGE }
    }

    /// PY-7: what the player must discard before the turn is over.
    const fn surplus(&self) -> u8 {
        self.hand.len().saturating_sub(Pyramids::HAND)
    }

    fn turn_of(&self, seat: Seat) -> Result<(), Refusal> {
        match self.step.waiting(self.turn) {
            Waiting::Seats(seats) if seats.contains(seat) => Ok(()),
            _ if seat.number() >= self.players => Err(Refusal::NoSuchSeat { seat }),
            Waiting::Seats(_) => Err(Refusal::NotYourTurn { turn: self.turn }),
            Waiting::Dealer => Err(Refusal::DealFirst),
            Waiting::Nobody => Err(Refusal::GameOver),
        }
    }

    /// Whether `seat` is in its playing step, or in the last round.
    pub(crate) fn playing(&self, seat: Seat) -> Result<(), Refusal> {
        self.turn_of(seat)?;
        if self.step == Step::Discard {
            return Err(Refusal::DiscardFirst { surplus: self.surplus() });
        }
        Ok(())
    }

    /// Whether `seat` may play this card in front of `owner`.
    #[inline]
    fn playing_card(&self, seat: Seat, card: Card, owner: Seat) -> Result<(), Refusal> {
        self.playing(seat)?;
        // PY-6: four cards are played at most.
        if matches!(self.step, Step::Play { left: 0, .. }) {
            return Err(Refusal::NoPlaysLeft);
        }
        if !self.hand.contains(card) {
            return Err(Refusal::NotInHand { card });
        }
        if owner.number() >= self.players {
            return Err(Refusal::NoSuchSeat { seat: owner });
        }
        Ok(())
    }

    pub(crate) fn swap(&self, seat: Seat, cards: &Handful) -> Result<(), Refusal> {
        self.playing(seat)?;
        if !self.may_exchange() {
            return Err(Refusal::NoExchangeNow);
        }
        if cards.is_empty() {
            return Err(Refusal::NothingToExchange);
        }
        if let Some(card) = cards.iter().find(|card| !card.is_top_stone()) {
            return Err(Refusal::NotATopStone { card });
        }
        self.holds(cards)?;
        if cards.len() > self.most_exchanged() {
            return Err(Refusal::DrawPileTooSmall { draw_pile: self.draw_pile, given: cards.len() });
        }
        Ok(())
    }

    /// The pyramid that the card starts.
    #[inline]
    pub(crate) fn start(&self, seat: Seat, card: Card, owner: Seat) -> Result<Pyramid, Refusal> {
        self.playing_card(seat, card, owner)?;
        Pyramid::start(card).ok_or(Refusal::TopStoneStartsNothing { card })
    }

    /// The pyramid with the card on it, and its place on the table.
    #[inline]
    pub(crate) fn build(
        &self,
        seat: Seat,
        card: Card,
        owner: Seat,
        number: Number,
    ) -> Result<(usize, Pyramid), Refusal> {
        self.playing_card(seat, card, owner)?;
        let Some((place, pyramid)) = self.table.find(owner, number) else {
            let started = self.table.started(owner);
            return Err(Refusal::NoSuchPyramid { seat: owner, number, started });
        };
        match pyramid.with(card) {
            Some(higher) => Ok((place, higher)),
            None => Err(misfit(pyramid, card, owner, number)),
        }
    }

    pub(crate) fn discard(&self, seat: Seat, cards: &Handful) -> Result<(), Refusal> {
        self.turn_of(seat)?;
        if self.step != Step::Discard {
            return Err(Refusal::NothingToDiscard);
        }
        let surplus = self.surplus();
        if cards.len() != surplus {
            return Err(Refusal::WrongSurplus { surplus, given: cards.len() });
        }
        self.holds(cards)
    }

    fn holds(&self, cards: &Handful) -> Result<(), Refusal> {
        self.hand.first_missing(cards).map_or(Ok(()), |card| Err(Refusal::NotInHand { card }))
    }
}

/// Why a card can't go on a pyramid that does not accept it.
fn misfit(pyramid: Pyramid, card: Card, seat: Seat, number: Number) -> Refusal {
    match pyramid.highest_floor() {
        Some(below) if !pyramid.is_complete() => {
            if card.colour() != pyramid.colour() {
                Refusal::OtherColour { card, colour: pyramid.colour() }
            } else if card.is_top_stone() {
                Refusal::TopStoneTooEarly { card, below }
            } else {
                Refusal::FloorDoesNotFit { card, below }
            }
        }
        _ => Refusal::Complete { seat, number },
    }
}
