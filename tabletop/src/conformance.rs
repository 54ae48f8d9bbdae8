//! The laws that every game must keep, checked over many games of random legal play.

use crate::{Due, Game};
use std::ops::Range;

/// What a game's pool holds.
pub type Item<G> = <<G as Game>::Due as Due>::Item;

/// What the suite needs to know about a game.
#[derive(Clone, Debug)]
pub struct Suite<G: Game> {
    /// Every number of players with every option.
    pub set_ups: Vec<G::SetUp>,
    /// The seeds of the games to play with each set-up.
    pub seeds: Range<u64>,
    /// No game has more events, deals and actions, than this.
    pub bound: usize,
    /// Actions of all sorts, most of them not legal at a given moment: all that are not must be refused.
    pub universe: fn(&G::SetUp) -> Vec<G::Action>,
    /// Every card, wherever it is, in any order: the same from the start to the end.
    pub census: fn(&G) -> Vec<Item<G>>,
}
