//! The interface of a player, and its failures.

use tabletop::Game;

/// A player in one seat of one game. It may fail at any time: an error or an illegal action forfeits its game. A panic is not
/// caught.
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
///     fn choose(&mut self, view: &View) -> Result<Action, Forfeit> {
///         view.legal_actions().first().copied().ok_or_else(Forfeit::no_choice)
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
    fn see(&mut self, _view: &G::View) -> Result<(), Forfeit> {
        Ok(())
    }

    /// Asks for signals. Returns none if the player has nothing new to say.
    fn say(&mut self, _view: &G::View) -> Result<Vec<G::Action>, Forfeit> {
        Ok(Vec::new())
    }

    /// Asks for a choice. The view waits for the seat.
    fn choose(&mut self, view: &G::View) -> Result<G::Action, Forfeit>;

    /// Shows the player the end of the game.
    fn finish(&mut self, _view: &G::View) {}
}

/// Players of different types can sit at one table.
impl<G: Game, P: Player<G> + ?Sized> Player<G> for Box<P> {
    fn see(&mut self, view: &G::View) -> Result<(), Forfeit> {
        (**self).see(view)
    }

    fn say(&mut self, view: &G::View) -> Result<Vec<G::Action>, Forfeit> {
        (**self).say(view)
    }

    fn choose(&mut self, view: &G::View) -> Result<G::Action, Forfeit> {
        (**self).choose(view)
    }

    fn finish(&mut self, view: &G::View) {
        (**self).finish(view);
    }
}

/// Why a player forfeits a game, in a few words after its name: `made no choice`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Forfeit(pub String);

impl Forfeit {
    /// The player made no choice.
    #[must_use]
    pub fn no_choice() -> Self {
        Self("made no choice".to_owned())
    }
}
