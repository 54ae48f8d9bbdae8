//! Plays one game.

use crate::{ArenaGame, Forfeit, Player};
use bots::Verdict;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tabletop::{Ranking, Seat, Seats, SetUp as _, Viewer, Waiting};

/// How a game ended. This is also its form in a file of games ([`crate::State`]).
///
/// ```
/// use arena::Ending;
/// use tabletop::{Ranking, Seat, Seats};
///
/// let describe = |ending: &Ending| match ending {
///     Ending::Left(left) => format!("{left} cards left"),
///     Ending::Ranking(ranking) => format!("{ranking}"),
///     Ending::Forfeited { seat, reason, .. } => format!("seat {seat} {reason}"),
///     Ending::Aborted(reason) => format!("no result: {reason}"),
/// };
/// let ranking = Ranking { scores: vec![90, 80], winners: Seats::one(Seat::FIRST) };
/// assert_eq!(describe(&Ending::Ranking(ranking)), "90 80 winners=0");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ending {
    /// A cooperative game was played to its end. The number of cards left, 0 in a win.
    Left(u8),
    /// A game without teams was played to its end.
    Ranking(#[serde(serialize_with = "write_ranking", deserialize_with = "read_ranking")] Ranking),
    /// A player failed and lost the game.
    Forfeited {
        /// The seat of the player.
        seat: Seat,
        /// Why the player failed, in one line.
        reason: String,
        /// In a cooperative game, the cards left.
        left: Option<u8>,
    },
    /// The game itself failed, for this reason in one line. It counts for nobody.
    Aborted(String),
}

fn write_ranking<S: Serializer>(ranking: &Ranking, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(ranking)
}

fn read_ranking<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Ranking, D::Error> {
    String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
}

/// The result of one game.
///
/// ```
/// use arena::{Ending, GameResult, ThinkingTime};
/// use tabletop::{Ranking, Seat, Seats};
///
/// let ranking = Ranking { scores: vec![80, 90, 90], winners: Seats::all(3).without(Seat::FIRST) };
/// let game = GameResult { ending: Ending::Ranking(ranking), thinking: vec![ThinkingTime::default(); 3] };
/// assert_eq!(game.win_shares(), [0.0, 0.5, 0.5]);
/// assert_eq!(game.cards_left(), None);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// How the game ended.
    pub ending: Ending,
    /// The choices of each seat and the time they took.
    pub thinking: Vec<ThinkingTime>,
}

/// The choices of a seat and the time they took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ThinkingTime {
    /// The number of choices.
    pub choices: u32,
    /// The time of all choices together.
    pub time: Duration,
}

impl GameResult {
    /// Each seat's share of the win. Empty if the game is cooperative or was aborted. After a forfeit the other seats share
    /// the win equally, because nobody knows who would have won.
    #[must_use]
    pub fn win_shares(&self) -> Vec<f64> {
        let players = self.thinking.len() as u8;
        let winners = match &self.ending {
            Ending::Ranking(ranking) => ranking.winners,
            Ending::Forfeited { seat, left: None, .. } => Seats::all(players).without(*seat),
            _ => return Vec::new(),
        };
        Seat::all(players).map(|seat| win_share(winners, seat)).collect()
    }

    /// The points of a seat. None if the game is cooperative, was forfeited or aborted.
    pub(crate) fn points(&self, seat: usize) -> Option<f64> {
        let Ending::Ranking(ranking) = &self.ending else { return None };
        ranking.scores.get(seat).copied().map(f64::from)
    }

    /// The number of the seat that forfeited the game, and why it did.
    pub(crate) fn forfeit(&self) -> Option<(usize, &str)> {
        let Ending::Forfeited { seat, reason, .. } = &self.ending else { return None };
        Some((seat.number().into(), reason))
    }

    /// The cards left in a cooperative game, and whether the team won it. A forfeited game is lost.
    #[must_use]
    pub fn cards_left(&self) -> Option<(u8, bool)> {
        match &self.ending {
            Ending::Left(left) => Some((*left, *left == 0)),
            Ending::Forfeited { left, .. } => left.map(|left| (left, false)),
            Ending::Ranking(_) | Ending::Aborted(_) => None,
        }
    }
}

/// The share of the win of one seat. The winners share it equally.
pub(crate) fn win_share(winners: Seats, seat: Seat) -> f64 {
    if winners.contains(seat) { 1.0 / f64::from(winners.len()) } else { 0.0 }
}

/// The number of times that each seat may signal before a choice. The second time it can answer the others.
const SIGNAL_ROUNDS: u32 = 3;

/// The most signals of a seat at a time, two for each pile.
const MAX_SIGNALS: usize = 8;

/// A game and its players.
struct Match<'a, G, P> {
    game: G,
    players: &'a mut [P],
    thinking: Vec<ThinkingTime>,
}

/// Plays a game until it ends, a player fails or `stop` is set. In the last case it returns nothing. `players` has one
/// player for each seat, otherwise the game is aborted. `deal` draws the cards that are due. With `signals`, players may
/// signal before every choice.
pub fn play<G: ArenaGame, P: Player<G>>(
    set_up: &G::SetUp,
    players: &mut [P],
    mut deal: impl FnMut(G::Due) -> G::Deal,
    signals: bool,
    stop: &AtomicBool,
) -> Option<GameResult> {
    let (seats, expected) = (players.len(), set_up.players());
    let thinking = vec![ThinkingTime::default(); expected.into()];
    if seats != usize::from(expected) {
        let reason = format!("there are {seats} players for a game with {expected} seats");
        return Some(GameResult { ending: aborted(&reason), thinking });
    }
    let mut running = Match { game: G::new(set_up.clone()), players, thinking };
    while !stop.load(Ordering::Relaxed) {
        if let Err(ending) = running.step(&mut deal, signals) {
            // A program that was killed together with the arena has not failed.
            let counts =
                matches!(ending, Ending::Left(_) | Ending::Ranking(_)) || !stop.load(Ordering::Relaxed);
            return counts.then_some(GameResult { ending, thinking: running.thinking });
        }
    }
    None
}

impl<G: ArenaGame, P: Player<G>> Match<'_, G, P> {
    /// Plays the next event. Fails with the ending if the game is over.
    fn step(&mut self, deal: &mut impl FnMut(G::Due) -> G::Deal, signals: bool) -> Result<(), Ending> {
        match self.game.waiting() {
            Waiting::Nobody => {
                let outcome =
                    self.game.outcome().ok_or_else(|| aborted("the game is over without a result"))?;
                for (player, seat) in self.players.iter_mut().zip(Seat::all(Seat::LIMIT)) {
                    player.finish(&self.game.view(Viewer::Seat(seat)));
                }
                return Err(match G::verdict(&outcome) {
                    Verdict::Team { left } => Ending::Left(left),
                    Verdict::Ranking(ranking) => Ending::Ranking(ranking),
                });
            }
            Waiting::Dealer => {
                let dealt = deal(self.game.due().ok_or_else(|| aborted("no deal is due"))?);
                let refused = |refusal| aborted(&format!("the deal `{dealt}` is refused: {refusal}"));
                self.game.deal(&dealt).map_err(refused)?;
            }
            Waiting::Seats(seats) => {
                if signals {
                    self.signal()?;
                }
                let seat = seats.first().ok_or_else(|| aborted("the game waits for no seat"))?;
                self.choose(seat).map_err(|forfeit| forfeited(&self.game, seat, &forfeit))?;
            }
        }
        self.show()
    }

    fn choose(&mut self, seat: Seat) -> Result<(), Forfeit> {
        let view = self.game.view(Viewer::Seat(seat));
        let index = usize::from(seat.number());
        let player = self.players.get_mut(index).ok_or_else(Forfeit::no_choice)?;
        let start = Instant::now();
        let choice = player.choose(&view);
        if let Some(thinking) = self.thinking.get_mut(index) {
            thinking.choices += 1;
            thinking.time += start.elapsed();
        }
        let choice = choice?;
        self.act(seat, choice, false)
            .map_err(|reason| Forfeit(format!("illegal choice `{choice}`: {reason}")))
    }

    /// Lets every player signal, and answer the signals of others.
    fn signal(&mut self) -> Result<(), Ending> {
        for _ in 0..SIGNAL_ROUNDS {
            let mut quiet = true;
            for (index, seat) in Seat::all(self.players.len() as u8).enumerate() {
                let Some(player) = self.players.get_mut(index) else { continue };
                let signals = player.say(&self.game.view(Viewer::Seat(seat)));
                let signals = signals.map_err(|forfeit| forfeited(&self.game, seat, &forfeit))?;
                for signal in signals.into_iter().take(MAX_SIGNALS) {
                    self.act(seat, signal, true).map_err(|reason| {
                        let forfeit = Forfeit(format!("said `{signal}`: {reason}"));
                        forfeited(&self.game, seat, &forfeit)
                    })?;
                    self.show()?;
                    quiet = false;
                }
            }
            if quiet {
                break;
            }
        }
        Ok(())
    }

    /// Does the action that a player answered with. It must be a signal exactly if the player was asked for signals.
    fn act(&mut self, seat: Seat, action: G::Action, asked_for_signals: bool) -> Result<(), String> {
        match (G::is_aside(action), asked_for_signals) {
            (true, false) => Err("this is a signal, not a choice".to_owned()),
            (false, true) => Err("this is a choice, not a signal".to_owned()),
            _ => self.game.act(seat, action).map_err(|refusal| refusal.to_string()),
        }
    }

    /// Shows every player what its seat sees.
    fn show(&mut self) -> Result<(), Ending> {
        for (player, seat) in self.players.iter_mut().zip(Seat::all(Seat::LIMIT)) {
            let view = self.game.view(Viewer::Seat(seat));
            player.see(&view).map_err(|forfeit| forfeited(&self.game, seat, &forfeit))?;
        }
        Ok(())
    }
}

fn forfeited<G: ArenaGame>(game: &G, seat: Seat, forfeit: &Forfeit) -> Ending {
    let left = G::cards_left(&game.view(Viewer::Seat(seat)));
    Ending::Forfeited { seat, reason: one_line(&forfeit.to_string()), left }
}

fn aborted(reason: &str) -> Ending {
    Ending::Aborted(one_line(reason))
}

/// A text that fits a line: control characters become spaces.
fn one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).take(300).collect()
}
