//! Plays one game.

use crate::{ArenaGame, Forfeit, Player};
use bots::Verdict;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tabletop::{Seat, Viewer, Waiting};

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// It was played to its end.
    Finished(Verdict),
    /// A player failed and lost the game.
    Forfeited {
        /// The seat of the player.
        seat: Seat,
        /// What happened, in one line.
        reason: String,
        /// In a cooperative game, the cards left.
        left: Option<u8>,
    },
    /// The game itself failed. No player is to blame, and the game counts for nobody.
    Aborted {
        /// What happened, in one line.
        reason: String,
    },
}

/// The result of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// How it ended.
    pub ending: Ending,
    /// For each seat its choices and the time they took.
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
        let seats = self.thinking.len();
        let shares = |share: f64, wins: &dyn Fn(Seat) -> bool| {
            Seat::all(seats as u8).map(|seat| if wins(seat) { share } else { 0.0 }).collect()
        };
        match &self.ending {
            Ending::Finished(Verdict::Ranking(ranking)) => {
                shares(1.0 / f64::from(ranking.winners.len().max(1)), &|seat| ranking.winners.contains(seat))
            }
            Ending::Forfeited { seat: failed, left: None, .. } => {
                shares(1.0 / seats.saturating_sub(1).max(1) as f64, &|seat| seat != *failed)
            }
            _ => Vec::new(),
        }
    }

    /// The cards left in a cooperative game, and whether the team won it. A forfeited game is lost.
    #[must_use]
    pub fn cards_left(&self) -> Option<(u8, bool)> {
        match &self.ending {
            Ending::Finished(Verdict::Team { left }) => Some((*left, *left == 0)),
            Ending::Forfeited { left, .. } => left.map(|left| (left, false)),
            Ending::Finished(Verdict::Ranking(_)) | Ending::Aborted { .. } => None,
        }
    }
}

/// How often each seat may signal before a choice is made: enough for an answer.
const SIGNAL_ROUNDS: u32 = 3;

/// The most signals of a seat at a time: each pile twice.
const MAX_SIGNALS: usize = 8;

/// Why a game stops before its end.
enum Stop {
    Forfeit(Seat, Forfeit),
    Abort(String),
}

/// A game and its players.
struct Match<'a, G, P> {
    game: G,
    players: &'a mut [P],
    thinking: Vec<ThinkingTime>,
}

/// Plays a game until it ends, a player fails or `stop` is set; in the last case there is no result. `players` has one
/// player for each seat, and `deal` draws what is due. With `signals`, players may signal before every choice.
pub fn play<G: ArenaGame, P: Player<G>>(
    set_up: &G::SetUp,
    players: &mut [P],
    mut deal: impl FnMut(G::Due) -> G::Deal,
    signals: bool,
    stop: &AtomicBool,
) -> Option<GameResult> {
    let thinking = vec![ThinkingTime::default(); players.len()];
    let mut running = Match { game: G::new(set_up.clone()), players, thinking };
    let ending = loop {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        match running.step(&mut deal, signals) {
            Ok(None) => {}
            Ok(Some(verdict)) => break Ending::Finished(verdict),
            // A program that was killed together with the arena has not failed.
            Err(_) if stop.load(Ordering::Relaxed) => return None,
            Err(Stop::Forfeit(seat, forfeit)) => {
                let left = G::cards_left(&running.game.view(Viewer::Seat(seat)));
                break Ending::Forfeited { seat, reason: one_line(&forfeit.to_string()), left };
            }
            Err(Stop::Abort(reason)) => break Ending::Aborted { reason: one_line(&reason) },
        }
    };
    Some(GameResult { ending, thinking: running.thinking })
}

impl<G: ArenaGame, P: Player<G>> Match<'_, G, P> {
    /// Plays the next event. Returns the verdict if the game is over.
    fn step(
        &mut self,
        deal: &mut impl FnMut(G::Due) -> G::Deal,
        signals: bool,
    ) -> Result<Option<Verdict>, Stop> {
        let abort = |reason: &str| Stop::Abort(reason.to_owned());
        match self.game.waiting() {
            Waiting::Nobody => {
                let outcome =
                    self.game.outcome().ok_or_else(|| abort("the game is over without a result"))?;
                for (player, seat) in self.players.iter_mut().zip(Seat::all(Seat::LIMIT)) {
                    player.finish(&self.game.view(Viewer::Seat(seat)));
                }
                return Ok(Some(G::verdict(&outcome)));
            }
            Waiting::Dealer => {
                let due = self.game.due().ok_or_else(|| abort("no deal is due"))?;
                let dealt = deal(due);
                self.game
                    .deal(&dealt)
                    .map_err(|refusal| Stop::Abort(format!("the deal `{dealt}` is refused: {refusal}")))?;
            }
            Waiting::Seats(seats) => {
                if signals {
                    self.signal()?;
                }
                let seat = seats.first().ok_or_else(|| abort("the game waits for no seat"))?;
                self.choose(seat).map_err(|forfeit| Stop::Forfeit(seat, forfeit))?;
            }
        }
        self.show()?;
        Ok(None)
    }

    fn choose(&mut self, seat: Seat) -> Result<(), Forfeit> {
        let view = self.game.view(Viewer::Seat(seat));
        let index = usize::from(seat.number());
        let player = self.players.get_mut(index).ok_or(Forfeit::NoChoice)?;
        let start = Instant::now();
        let choice = player.choose(&view);
        if let Some(thinking) = self.thinking.get_mut(index) {
            thinking.choices += 1;
            thinking.time += start.elapsed();
        }
        let choice = choice?;
        let illegal = |reason: String| Forfeit::IllegalChoice { choice: choice.to_string(), reason };
        if G::is_aside(choice) {
            return Err(illegal("this is a signal, not a choice".to_owned()));
        }
        self.game.act(seat, choice).map_err(|refusal| illegal(refusal.to_string()))
    }

    /// Lets every player signal, and answer the signals of others.
    fn signal(&mut self) -> Result<(), Stop> {
        for _ in 0..SIGNAL_ROUNDS {
            let mut quiet = true;
            for seat in Seat::all(self.players.len() as u8) {
                let Some(player) = self.players.get_mut(usize::from(seat.number())) else { continue };
                let forfeit = |forfeit| Stop::Forfeit(seat, forfeit);
                let signals = player.say(&self.game.view(Viewer::Seat(seat))).map_err(forfeit)?;
                for signal in signals.into_iter().take(MAX_SIGNALS) {
                    self.send(seat, signal).map_err(forfeit)?;
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

    fn send(&mut self, seat: Seat, signal: G::Action) -> Result<(), Forfeit> {
        let illegal = |reason: String| Forfeit::IllegalSignal { signal: signal.to_string(), reason };
        if !G::is_aside(signal) {
            return Err(illegal("this is a choice, not a signal".to_owned()));
        }
        self.game.act(seat, signal).map_err(|refusal| illegal(refusal.to_string()))
    }

    /// Shows every player what its seat sees.
    fn show(&mut self) -> Result<(), Stop> {
        for (player, seat) in self.players.iter_mut().zip(Seat::all(Seat::LIMIT)) {
            let view = self.game.view(Viewer::Seat(seat));
            player.see(&view).map_err(|forfeit| Stop::Forfeit(seat, forfeit))?;
        }
        Ok(())
    }
}

/// A text that fits a line: control characters become spaces.
fn one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).take(300).collect()
}
