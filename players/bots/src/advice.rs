//! What a bot thinks of the choices at a view.

use crate::Estimate;

/// The choices that a bot looked at.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice<A> {
    /// Best first.
    pub choices: Vec<Judged<A>>,
    /// How many playouts it took.
    pub nodes: u64,
}

impl<A> Advice<A> {
    /// No advice: the seat has nothing to choose.
    pub const NONE: Self = Self { choices: Vec::new(), nodes: 0 };
}

/// One choice and what to expect of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged<A> {
    /// The choice, and after it what the bot would do in the rest of the turn as far as it can be planned. Never empty.
    pub turn: Vec<A>,
    /// What the search goes by, in the game's own unit; more is better. Compare within one advice only.
    pub value: f64,
    /// The chance to win, shared wins in part.
    pub win: Estimate,
    /// Together: cards left (fewer is better). Apart: points ahead of the best other seat (more is better).
    pub result: Estimate,
    /// Why, most telling first.
    pub reasons: Vec<Reason>,
}

/// A reason in words, for a translator: the name of a sentence, unique among all games, and what stands in its gaps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// `the-game-reason-trick`.
    pub key: &'static str,
    /// Cards, piles and numbers, in the notation of the game.
    pub arguments: Vec<(&'static str, String)>,
}
