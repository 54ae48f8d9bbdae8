//! What the arena asks of a player, and how a player can fail.

use std::time::Duration;
use tabletop::Game;

/// A player in one seat of one game. It may fail at any time.
///
/// ```
/// use arena::{DuplicateDealer, Ending, Forfeit, Player, play};
/// use pyramids::{Action, Pyramids, SetUp, View};
/// use std::sync::atomic::AtomicBool;
/// use tabletop::View as _;
///
/// struct FirstAction;
///
/// impl Player<Pyramids> for FirstAction {
///     fn see(&mut self, _: &View) -> Result<(), Forfeit> {
///         Ok(())
///     }
///
///     fn say(&mut self, _: &View) -> Result<Vec<Action>, Forfeit> {
///         Ok(Vec::new())
///     }
///
///     fn choose(&mut self, view: &View) -> Result<Action, Forfeit> {
///         view.legal_actions().first().copied().ok_or(Forfeit::NoChoice)
///     }
/// }
///
/// let (mut dealer, stop) = (DuplicateDealer::new(1), AtomicBool::new(false));
/// let mut players = [FirstAction, FirstAction];
/// let result = play(&SetUp::new(2)?, &mut players, |due| dealer.draw(due), false, &stop);
/// assert!(result.is_some_and(|result| matches!(result.ending, Ending::Ranking(_))));
/// # Ok::<(), tabletop::SetUpError>(())
/// ```
pub trait Player<G: Game> {
    /// Shows the player what its seat sees after an event.
    fn see(&mut self, view: &G::View) -> Result<(), Forfeit>;

    /// Asks for signals. Empty if the player has nothing new to say.
    fn say(&mut self, view: &G::View) -> Result<Vec<G::Action>, Forfeit>;

    /// Asks for a choice. Called only when the view waits for the seat.
    fn choose(&mut self, view: &G::View) -> Result<G::Action, Forfeit>;

    /// Shows the player the end of the game.
    fn finish(&mut self, _view: &G::View) {}
}

/// Why a player forfeits a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Forfeit {
    /// Its choice is not legal.
    #[error("illegal choice `{choice}`: {reason}")]
    IllegalChoice {
        /// The choice, as text.
        choice: String,
        /// Why the game refuses it.
        reason: String,
    },
    /// It made no choice.
    #[error("made no choice")]
    NoChoice,
    /// Its signal is not legal.
    #[error("said `{signal}`: {reason}")]
    IllegalSignal {
        /// The signal, as text.
        signal: String,
        /// Why the game refuses it.
        reason: String,
    },
    /// It could not be started.
    #[error("could not be started: {0}")]
    NotStarted(String),
    /// It ended, or closed its output.
    #[error("{0}")]
    Gone(String),
    /// It took too long.
    #[error("no answer to `{command}` within {} s", limit.as_secs_f64())]
    Timeout {
        /// The command it did not answer.
        command: &'static str,
        /// How long it had.
        limit: Duration,
    },
    /// Its answer can't be read.
    #[error("answered `{command}` with `{answer}`: {reason}")]
    InvalidAnswer {
        /// The command it answered.
        command: &'static str,
        /// The start of its answer.
        answer: String,
        /// What is wrong with it.
        reason: String,
    },
    /// It reported an error itself.
    #[error("gave up: {0}")]
    GaveUp(String),
}
