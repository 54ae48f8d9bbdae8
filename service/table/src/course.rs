//! The course of one game: the position, how it came about, and the dealer.

use protocol::Wired;
use record::fair::{Contribution, FairDealer, Secret};
use record::{GameEvent, RecordBuilder, SeatName};
use tabletop::{Game, Seat, Seats, Waiting, draw};

/// No game has more things said in it than this, so that its record stays readable.
const MOST_SAID: u32 = 2_000;

/// The course of one game.
pub(crate) struct Course<G: Game> {
    pub(crate) game: G,
    dealer: FairDealer,
    /// Everything that happened, in the order in which it arrived, without what was taken back.
    history: Vec<GameEvent<G>>,
    /// Where the choices start that are sealed still.
    sealed_from: Option<usize>,
    /// How much of the history was sealed and has come to light: none of it can be taken back.
    opened: usize,
    said: u32,
    /// What is dealt instead of what the dealer draws, to make two games that differ in what is hidden.
    #[cfg(test)]
    script: std::collections::VecDeque<G::Deal>,
}

/// What an action brought.
pub(crate) struct Acted<G: Game> {
    /// Whether it is sealed still.
    pub(crate) sealed: bool,
    /// Whether it is the end of what the seat has to choose for now. A sealed choice in the middle is seen by nobody.
    pub(crate) complete: bool,
    /// Sealed choices that all can see now, in the order of the seats.
    pub(crate) revealed: Vec<(Seat, G::Action)>,
}

/// Whether a choice can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Undo {
    /// The seat has made no choice.
    Nothing,
    /// It would reveal something new, or has done so already.
    Final,
    /// It is not final yet. Where it stands in the history.
    Free(usize),
    /// Only the turn has passed. Where it stands in the history.
    Asking(usize),
}

/// A deal of the log is not the one that follows from the secret, or the rules refuse it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the deal `{0}` does not follow from the secret")]
pub(crate) struct WrongDeal(pub(crate) String);

impl<G: Wired> Course<G> {
    /// The game before the first deal.
    pub(crate) fn new(set_up: G::SetUp, secret: &Secret, mix: &[Contribution]) -> Self {
        Self {
            game: G::new(set_up),
            dealer: FairDealer::new(secret, mix),
            history: Vec::new(),
            sealed_from: None,
            opened: 0,
            said: 0,
            #[cfg(test)]
            script: std::collections::VecDeque::new(),
        }
    }

    /// Deals all that is due.
    pub(crate) fn deal(&mut self) -> Result<Vec<G::Deal>, G::Refusal> {
        let mut deals = Vec::new();
        while let Some(due) = self.game.due() {
            let deal = draw(due, &mut self.dealer);
            #[cfg(test)]
            let deal = self.script.pop_front().unwrap_or(deal);
            self.game.deal(&deal)?;
            self.history.push(GameEvent::Deal(deal.clone()));
            deals.push(deal);
        }
        if !deals.is_empty() {
            self.note_seals();
        }
        Ok(deals)
    }

    /// Deals all that is due again, which must be what the log says.
    pub(crate) fn deal_as(&mut self, logged: &[String]) -> Result<Vec<G::Deal>, WrongDeal> {
        let deals = self.deal().map_err(|refusal| WrongDeal(refusal.to_string()))?;
        if deals.len() != logged.len() {
            return Err(WrongDeal(logged.join(", ")));
        }
        match deals.iter().zip(logged).find(|(deal, text)| deal.to_string() != **text) {
            Some((_, text)) => Err(WrongDeal(text.clone())),
            None => Ok(deals),
        }
    }

    /// Whether no more may be said about piles.
    pub(crate) const fn is_silenced(&self) -> bool {
        self.said >= MOST_SAID
    }

    /// A seat chooses or says something. A refused action changes nothing.
    pub(crate) fn act(&mut self, seat: Seat, action: G::Action) -> Result<Acted<G>, G::Refusal> {
        self.game.act(seat, action)?;
        self.history.push(GameEvent::Action(seat, action));
        if G::is_aside(action) {
            self.said += 1;
            return Ok(Acted { sealed: false, complete: true, revealed: Vec::new() });
        }
        let Some(from) = self.sealed_from else {
            self.note_seals();
            return Ok(Acted { sealed: false, complete: true, revealed: Vec::new() });
        };
        if self.game.is_sealed() {
            let complete = !self.game.waiting().is_for(seat);
            return Ok(Acted { sealed: true, complete, revealed: Vec::new() });
        }
        let mut revealed: Vec<(Seat, G::Action)> = self.choices_since(from).collect();
        revealed.sort_by_key(|(seat, _)| *seat);
        self.sealed_from = None;
        self.opened = self.history.len();
        self.note_seals();
        Ok(Acted { sealed: false, complete: true, revealed })
    }

    fn choices_since(&self, from: usize) -> impl Iterator<Item = (Seat, G::Action)> {
        self.history.get(from..).unwrap_or_default().iter().filter_map(|played| match played {
            GameEvent::Action(seat, action) if !G::is_aside(*action) => Some((*seat, *action)),
            _ => None,
        })
    }

    fn note_seals(&mut self) {
        if self.sealed_from.is_none()
            && matches!(self.game.waiting(), Waiting::Seats(seats) if seats.len() > 1)
            && self.game.is_sealed()
        {
            self.sealed_from = Some(self.history.len());
        }
    }

    /// Who must choose.
    pub(crate) fn waiting(&self) -> Seats {
        match self.game.waiting() {
            Waiting::Seats(seats) => seats,
            Waiting::Dealer | Waiting::Nobody => Seats::NONE,
        }
    }

    /// Whether the last choice of the seat can be taken back.
    pub(crate) fn undo(&self, seat: Seat) -> Undo {
        let sealed = self.sealed_from.is_some();
        for (index, played) in self.history.iter().enumerate().rev() {
            match played {
                GameEvent::Action(_, action) if G::is_aside(*action) => {}
                GameEvent::Action(by, _) if *by == seat => {
                    let within = index >= self.sealed_from.unwrap_or(self.opened);
                    return match (within, sealed || self.waiting().contains(seat)) {
                        (false, _) => Undo::Final,
                        (true, true) => Undo::Free(index),
                        (true, false) => Undo::Asking(index),
                    };
                }
                GameEvent::Action(..) if sealed && self.sealed_from.is_some_and(|from| index >= from) => {}
                GameEvent::Action(..) | GameEvent::Deal(_) => {
                    let chose = |played: &GameEvent<G>| matches!(played, GameEvent::Action(by, action) if *by == seat && !G::is_aside(*action));
                    let before = self.history.iter().take(index).any(chose);
                    return if before { Undo::Final } else { Undo::Nothing };
                }
            }
        }
        Undo::Nothing
    }

    /// Takes back the choice at this place, behind which nothing was dealt. Whether it was sealed, and what it was.
    pub(crate) fn take_back(&mut self, index: usize) -> Result<(bool, Option<G::Action>), G::Refusal> {
        let mut game = G::new(self.game.set_up().clone());
        for (_, played) in self.history.iter().enumerate().filter(|(at, _)| *at != index) {
            match played {
                GameEvent::Deal(deal) => game.deal(deal)?,
                GameEvent::Action(seat, action) => game.act(*seat, *action)?,
            }
        }
        let sealed = self.sealed_from.is_some();
        self.game = game;
        let taken = if index < self.history.len() { Some(self.history.remove(index)) } else { None };
        let action = match taken {
            Some(GameEvent::Action(_, action)) => Some(action),
            _ => None,
        };
        Ok((sealed, action))
    }

    /// How many things have happened that are not taken back.
    pub(crate) fn len(&self) -> usize {
        self.history.len()
    }

    /// Calls `see` with the game after each thing that happened.
    pub(crate) fn relive(&self, mut see: impl FnMut(&G)) {
        let mut game = G::new(self.game.set_up().clone());
        for played in &self.history {
            let taken = match played {
                GameEvent::Deal(deal) => game.deal(deal),
                GameEvent::Action(seat, action) => game.act(*seat, *action),
            };
            if taken.is_err() {
                return;
            }
            see(&game);
        }
    }

    /// The record of the game so far.
    pub(crate) fn record(
        &self,
        secret: &Secret,
        reveal: bool,
        mix: impl FnMut(Seat) -> Contribution,
        name: impl FnMut(Seat) -> SeatName,
    ) -> Result<String, G::Refusal> {
        let mut builder = RecordBuilder::<G>::new(self.game.set_up().clone());
        builder.set_seats(name);
        builder.commit(secret.commitment(), mix);
        if reveal {
            builder.reveal(secret);
        }
        for played in &self.history {
            match played {
                GameEvent::Deal(deal) => builder.deal(deal)?,
                GameEvent::Action(seat, action) => builder.act(*seat, *action)?,
            }
        }
        Ok(builder.text())
    }
}

/// Sealed choices, and where they start in the history.
#[cfg(test)]
pub(crate) type Sealed<G> = (usize, Vec<(Seat, <G as Game>::Action)>);

#[cfg(test)]
impl<G: Wired> Course<G> {
    /// The same with these deals.
    pub(crate) fn scripted(mut self, deals: &[G::Deal]) -> Self {
        self.script = deals.iter().cloned().collect();
        self
    }

    /// What is sealed now, and where it starts.
    pub(crate) fn sealed(&self) -> Option<Sealed<G>> {
        self.sealed_from.map(|from| (from, self.choices_since(from).collect()))
    }

    pub(crate) fn choice_at(&self, index: usize) -> Option<G::Action> {
        match self.history.get(index) {
            Some(GameEvent::Action(_, action)) => Some(*action),
            _ => None,
        }
    }

    /// Everything that was dealt.
    pub(crate) fn deals(&self) -> Vec<G::Deal> {
        let deal = |played: &GameEvent<G>| match played {
            GameEvent::Deal(deal) => Some(deal.clone()),
            GameEvent::Action(..) => None,
        };
        self.history.iter().filter_map(deal).collect()
    }
}
