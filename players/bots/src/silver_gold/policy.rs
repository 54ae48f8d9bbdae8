//! The best choice by an evaluation alone, without search.

use super::desk::{Desk, Facts, Moment};
use super::worth::Lore;
use ::silver_gold::{Action, Card, Cards, Held, SilverGold, Squares};
use tabletop::{Game, Seat};

/// What somebody makes of a desk: the points that it promises.
pub(super) trait Judge: Sync {
    fn lore(&self) -> &Lore;

    fn worth(&self, desk: &Desk, facts: &[Option<Facts>; 2], owed: u8, moment: &Moment) -> f64;
}

impl Judge for Lore {
    fn lore(&self) -> &Lore {
        self
    }

    #[inline]
    fn worth(&self, desk: &Desk, facts: &[Option<Facts>; 2], owed: u8, moment: &Moment) -> f64 {
        self.worth(desk, facts, owed, moment)
    }
}

/// A desk before a choice, with what is the same for all choices.
pub(super) struct Eye<'a, J> {
    judge: &'a J,
    pub(super) moment: Moment,
    pub(super) desk: Desk,
    facts: [Option<Facts>; 2],
    /// Extra squares still due, the one in question too.
    owed: u8,
    /// The cards that the top of the pile may be.
    pile: Cards,
}

impl<'a, J: Judge> Eye<'a, J> {
    /// `owed` extra squares are due, none before the mark.
    #[inline]
    pub(super) fn new(judge: &'a J, game: &SilverGold, seat: Seat, owed: u8) -> Self {
        let moment = Moment::of(game);
        let desk = Desk::of(game, seat, &judge.lore().atlas, &moment);
        let facts = judge.lore().facts(&desk, &moment);
        Self { judge, moment, desk, facts, owed, pile: game.draw_pile() }
    }

    /// What the action makes of the desk.
    #[inline]
    pub(super) fn after(&self, action: Action) -> f64 {
        match action {
            Action::TakePile => {
                let sum: f64 = self.pile.iter().map(|card| self.worth(&self.with_cards(&[card]))).sum();
                sum / f64::from(self.pile.len().max(1))
            }
            _ => self.worth(&self.outlook(action)),
        }
    }

    #[inline]
    fn worth(&self, outlook: &Outlook) -> f64 {
        self.judge.worth(&outlook.desk, &outlook.facts, outlook.owed, &self.moment)
    }

    /// The desk after the action, as far as it can be told.
    #[inline]
    pub(super) fn outlook(&self, action: Action) -> Outlook {
        match action {
            Action::Mark { card, squares } => self.marked(card, squares),
            Action::Extra { card, square } => self.marked(card, Squares::one(square)),
            Action::Keep(pair) => self.with_cards(&pair.cards()),
            Action::Take(card) => self.with_cards(&[card]),
            Action::TakePile | Action::Pass => self.with_cards(&[]),
        }
    }

    #[inline]
    fn marked(&self, card: Card, squares: Squares) -> Outlook {
        let place = self.desk.place(card);
        let map = self.judge.lore().atlas.of(card);
        let (mut desk, mut facts) = (self.desk, self.facts);
        let owed = self.owed.saturating_sub(1) + desk.mark(place, squares, map, &self.moment);
        if let (Some(facts), Some(Some(held))) = (facts.get_mut(place), desk.held.get(place)) {
            *facts = Some(Facts::of(map, held.marked, &self.moment));
        }
        Outlook { desk, facts, owed }
    }

    /// With these cards in places that are empty.
    fn with_cards(&self, cards: &[Card]) -> Outlook {
        let (mut desk, mut facts) = (self.desk, self.facts);
        let empty = desk.held.iter_mut().zip(&mut facts).filter(|(held, _)| held.is_none());
        for ((held, facts), card) in empty.zip(cards) {
            *held = Some(Held { card: *card, marked: Squares::NONE });
            *facts = Some(Facts::of(self.judge.lore().atlas.of(*card), Squares::NONE, &self.moment));
        }
        Outlook { desk, facts, owed: self.owed }
    }
}

/// A desk after an action.
pub(super) struct Outlook {
    pub(super) desk: Desk,
    pub(super) facts: [Option<Facts>; 2],
    /// Extra squares that are due then.
    pub(super) owed: u8,
}

/// The best action by the judge; none unless the game waits for the seat.
#[inline]
pub(super) fn best<J: Judge>(judge: &J, game: &SilverGold, seat: Seat, owed: u8) -> Option<Action> {
    best_of(judge, game, seat, owed).map(|(action, _)| action)
}

/// What the best action makes of the desk, before the mark.
pub(super) fn best_worth<J: Judge>(judge: &J, game: &SilverGold, seat: Seat) -> f64 {
    best_of(judge, game, seat, 0).map_or(0.0, |(_, worth)| worth)
}

/// The best few actions before the mark, best first.
pub(super) fn best_few<const FEW: usize>(
    judge: &impl Judge,
    game: &SilverGold,
    seat: Seat,
) -> [Option<Action>; FEW] {
    let mut few: [Option<(Action, f64)>; FEW] = [None; FEW];
    let eye = Eye::new(judge, game, seat, 0);
    game.for_each_legal(seat, |action| {
        let mut carried = Some((action, eye.after(action)));
        for place in &mut few {
            if place.is_none_or(|(_, worth)| carried.is_some_and(|(_, more)| more > worth)) {
                std::mem::swap(place, &mut carried);
            }
        }
    });
    few.map(|place| place.map(|(action, _)| action))
}

#[inline]
fn best_of<J: Judge>(judge: &J, game: &SilverGold, seat: Seat, owed: u8) -> Option<(Action, f64)> {
    let eye = Eye::new(judge, game, seat, owed);
    let mut best: Option<(Action, f64)> = None;
    game.for_each_legal(seat, |action| {
        // The best of four is hardly ever worse than one unseen, and to weigh the whole pile takes long.
        if action == Action::TakePile && !game.display().is_empty() {
            return;
        }
        let worth = eye.after(action);
        if best.is_none_or(|(_, most)| worth > most) {
            best = Some((action, worth));
        }
    });
    best
}
