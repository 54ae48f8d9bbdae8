//! What every bot can do, and which bots a game has.

use crate::{Advice, Level, SearchLimits};
use tabletop::{Game, Ranking, Seat};

/// A player at one seat. It knows what it was shown and its own seed, nothing else. The same views, seed and budget in
/// nodes give the same choices.
///
/// [`Playable::bot`] makes the bots of this crate. A bot of your own needs two functions:
///
/// ```
/// use bots::{Advice, Bot, SearchLimits};
/// use pyramids::{Action, Pyramids, View};
/// use tabletop::View as _;
///
/// struct FirstAction;
///
/// impl Bot<Pyramids> for FirstAction {
///     fn choose(&mut self, view: &View, _limits: &SearchLimits<'_>) -> Option<Action> {
///         view.legal_actions().first().copied()
///     }
///
///     fn advise(&mut self, _: &View, _: &[Action], _: &SearchLimits<'_>) -> Advice<Action> {
///         Advice::NONE
///     }
/// }
/// ```
pub trait Bot<G: Game>: Send {
    /// Tells the bot that something has happened; the view is what the seat sees now. Call it after every deal, action and
    /// signal, so that the bot can draw conclusions. A bot that is not told everything still plays, but worse.
    fn see(&mut self, _view: &G::View) {}

    /// The asides that the seat wants to say now, in order. Empty if it has said everything. Ask every seat before each
    /// choice, make its asides with [`Game::act`], and show the new views to all bots with [`Bot::see`].
    fn say(&mut self, _view: &G::View) -> Vec<G::Action> {
        Vec::new()
    }

    /// A legal action. `None` unless the view waits for the viewer's seat.
    fn choose(&mut self, view: &G::View, limits: &SearchLimits<'_>) -> Option<G::Action>;

    /// Evaluates the choices, including all actions of `also`, even if the bot would not consider them. Empty unless the
    /// view waits for the viewer's seat. Has no influence on later choices.
    fn advise(&mut self, view: &G::View, also: &[G::Action], limits: &SearchLimits<'_>) -> Advice<G::Action>;

    /// Evaluates exactly these turns, which come from [`Bot::advise`], all in the same worlds and without reasons. No turn
    /// is dropped and nothing is picked, so the figures are not flattered by luck. Empty if the bot can't try one of them.
    fn measure(&mut self, _: &G::View, _: &[Vec<G::Action>], _: &SearchLimits<'_>) -> Advice<G::Action> {
        Advice::NONE
    }
}

/// A game with bots. Here they play a whole game:
///
/// ```
/// use bots::{Bot, Level, Playable, SearchLimits, Verdict};
/// use pyramids::{Pyramids, SetUp};
/// use tabletop::{Game, Seat, Seeded, Viewer, Waiting, draw};
///
/// let set_up = SetUp::new(3)?;
/// let mut bots: Vec<_> = Seat::all(3).map(|seat| Pyramids::bot(Level::Casual, &set_up, seat, 7)).collect();
/// let (mut game, mut luck) = (Pyramids::new(set_up), Seeded::new(1));
/// let outcome = loop {
///     // After every event each bot sees what its seat can see now.
///     for (seat, bot) in Seat::all(3).zip(&mut bots) {
///         bot.see(&game.view(Viewer::Seat(seat)));
///     }
///     if let Some(due) = game.due() {
///         game.deal(&draw(due, &mut luck))?;
///     } else if let Waiting::Seats(seats) = game.waiting() {
///         let seat = seats.first().ok_or("no seat")?;
///         let bot = &mut bots[usize::from(seat.number())];
///         let choice = bot.choose(&game.view(Viewer::Seat(seat)), &SearchLimits::DEFAULT);
///         game.act(seat, choice.ok_or("no choice")?)?;
///     } else if let Some(outcome) = game.outcome() {
///         break outcome;
///     }
/// };
/// let Verdict::Ranking(ranking) = Pyramids::verdict(&outcome) else { return Err("a game without teams".into()) };
/// assert_eq!(ranking.scores.len(), 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Playable: Game {
    /// The bots of the game.
    type Bot: Bot<Self>;

    /// Every reason that the bots can give: its key and the names of its arguments.
    const REASONS: &'static [(&'static str, &'static [&'static str])];

    /// Makes the bot of this level for a seat.
    fn bot(level: Level, set_up: &Self::SetUp, seat: Seat, seed: u64) -> Self::Bot;

    /// What an outcome means for the players.
    fn verdict(outcome: &Self::Outcome) -> Verdict;
}

/// What an outcome means for the players.
///
/// ```
/// use bots::{Playable, Verdict};
/// use the_game::{Left, TheGame};
///
/// // The Game is won or lost by the whole team, and won only if every card is placed.
/// let is_won = |outcome| matches!(TheGame::verdict(&outcome), Verdict::Team { left: 0 });
/// assert!(is_won(Left(0)) && !is_won(Left(3)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// All players win or lose as a team.
    Team {
        /// The cards not placed; 0 is a win.
        left: u8,
    },
    /// The players are ranked.
    Ranking(Ranking),
}
