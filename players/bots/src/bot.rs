//! What every bot can do, and which bots a game has.

use crate::{Advice, Level, SearchLimits};
use tabletop::{Game, Ranking, Seat};

/// A player at one seat. It knows what it was shown and its own seed, nothing else: the same views, seed and budget in
/// nodes give the same choices.
pub trait Bot<G: Game>: Send {
    /// Something has happened; this is what the seat sees now. Called after every deal, action and signal, so that
    /// the bot can draw conclusions. A bot that is not told everything still plays, only with less to go by.
    fn see(&mut self, _view: &G::View) {}

    /// What the seat wants to say now: asides in the order in which they are to be said, none if all has been said.
    fn say(&mut self, _view: &G::View) -> Vec<G::Action> {
        Vec::new()
    }

    /// A legal action; none unless the view waits for the viewer's seat.
    fn choose(&mut self, view: &G::View, limits: &SearchLimits<'_>) -> Option<G::Action>;

    /// What the choices are worth, best first, with `also` among them even if the bot would not have looked at them.
    /// Empty unless the view waits for the viewer's seat. Changes nothing that a later choice depends on.
    fn advise(&mut self, view: &G::View, also: &[G::Action], limits: &SearchLimits<'_>) -> Advice<G::Action>;
}

/// A game with bots.
pub trait Playable: Game {
    /// The bots of the game.
    type Bot: Bot<Self>;

    /// Every reason that the bots can give: its key and the names of its arguments.
    const REASONS: &'static [(&'static str, &'static [&'static str])];

    /// The bot of this level for a seat.
    fn bot(level: Level, set_up: &Self::SetUp, seat: Seat, seed: u64) -> Self::Bot;

    /// What the end of a game means for those who played.
    fn verdict(outcome: &Self::Outcome) -> Verdict;
}

/// What the end of a game means for those who played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// All win or lose together; so many cards were left, none in a win.
    Together {
        /// Cards not placed.
        left: u8,
    },
    /// Each played for themselves.
    Apart(Ranking),
}
