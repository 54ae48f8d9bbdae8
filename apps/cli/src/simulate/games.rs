//! What is counted in each game.

use super::figures::Figures;
use pyramids::{Pyramids, Step};
use silver_gold::SilverGold;
use tabletop::{Game, Seat, SetUp};
use the_game::{Action, Card, Left, TheGame};

/// A game of which something is worth counting.
pub(crate) trait Simulated: Game {
    /// A seat is about to choose; `noted` is a number that is kept until the game is over, 0 at its start.
    fn choice(&self, _action: Self::Action, _noted: &mut i64) {}

    /// The game is over.
    fn count(&self, noted: i64, figures: &mut Figures);
}

impl Simulated for TheGame {
    /// Placements and ends of a turn.
    #[inline]
    fn choice(&self, action: Action, noted: &mut i64) {
        *noted += i64::from(matches!(action, Action::Place(..) | Action::End));
    }

    fn count(&self, noted: i64, figures: &mut Figures) {
        figures.number("turn_actions", "placements and ends", noted);
        let Some(left) = self.outcome() else { return };
        let Left(cards) = left;
        figures.number("left", "cards left", cards);
        figures.game("wins", "won", left.is_win());
        figures.game("excellent", "fewer than ten left", left.is_excellent());
        figures.by_number("distribution", "games by cards left", cards, Card::COUNT);
    }
}

impl Simulated for SilverGold {
    fn count(&self, _: i64, figures: &mut Figures) {
        if let Some(ranking) = self.outcome() {
            figures.ranking(&ranking);
        }
        for seat in Seat::all(self.set_up().players()) {
            figures.number("completed", "pyramids completed, a seat", self.completed(seat).len());
            figures.number("lost_to_skulls", "points lost to skulls, a seat", self.points(seat).skull);
        }
    }
}

impl Simulated for Pyramids {
    /// Whether it is the last round.
    #[inline]
    fn choice(&self, _: pyramids::Action, noted: &mut i64) {
        *noted = i64::from(matches!(self.step(), Step::LastRound { .. }));
    }

    fn count(&self, noted: i64, figures: &mut Figures) {
        if let Some(ranking) = self.outcome() {
            figures.ranking(&ranking);
        }
        figures.game("sixth_pyramid", "ended with a sixth pyramid", noted == 0);
        figures.game("last_round", "ended with the last round", noted == 1);
        for seat in Seat::all(self.set_up().players()) {
            let pyramids = self.table().pyramids(seat);
            let count = |kind: fn(&pyramids::Pyramid) -> bool| pyramids.clone().filter(kind).count() as i64;
            figures.number("complete", "complete pyramids, a seat", count(|pyramid| pyramid.is_complete()));
            figures.number("open", "open pyramids, a seat", count(|pyramid| !pyramid.is_complete()));
            let great = count(|pyramid| pyramid.is_complete() && pyramid.is_great());
            figures.number("great", "Great Pyramids, a seat", great);
        }
    }
}
