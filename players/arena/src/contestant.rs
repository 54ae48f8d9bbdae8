//! Who sits in a seat: a bot of ours or a program of someone else.

use crate::Limit;
use bots::{Bot, SearchLimits};
use std::time::Duration;
use tabletop::Game;

/// A player of whom nothing is certain: it may fail at any time.
pub trait Contestant<G: Game> {
    /// Something has happened; this is what the seat sees now.
    fn see(&mut self, view: &G::View) -> Result<(), Fault>;

    /// What the seat wants to say now; nothing if all has been said.
    fn say(&mut self, view: &G::View) -> Result<Vec<G::Action>, Fault>;

    /// Makes a choice; called only when the view waits for the seat.
    fn choose(&mut self, view: &G::View) -> Result<G::Action, Fault>;

    /// The game has ended.
    fn over(&mut self, _view: &G::View) -> Result<(), Fault> {
        Ok(())
    }
}

/// Why a contestant loses a game before its end.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// It chose what is not legal.
    #[error("illegal choice `{choice}`: {reason}")]
    Illegal {
        /// What it chose, as text.
        choice: String,
        /// Why that is refused.
        reason: String,
    },
    /// It chose nothing.
    #[error("made no choice")]
    Nothing,
    /// It said what can't be said.
    #[error("said `{said}`: {reason}")]
    Said {
        /// What it said, as text.
        said: String,
        /// Why that is refused.
        reason: String,
    },
    /// It could not be started.
    #[error("could not be started: {0}")]
    Start(String),
    /// It ended or closed its output.
    #[error("{0}")]
    Gone(String),
    /// It took too long.
    #[error("no answer to `{asked}` within {} s", limit.as_secs_f64())]
    Late {
        /// What it was asked.
        asked: &'static str,
        /// How long it had.
        limit: Duration,
    },
    /// Its answer can't be read.
    #[error("answered `{asked}` with `{answer}`: {reason}")]
    Nonsense {
        /// What it was asked.
        asked: &'static str,
        /// The start of its answer.
        answer: String,
        /// What is wrong with it.
        reason: String,
    },
    /// It says itself that it can't go on.
    #[error("gave up: {0}")]
    GaveUp(String),
}

/// A bot of this project in a seat.
#[derive(Debug)]
pub struct Inside<B> {
    bot: B,
    limit: Option<Limit>,
}

impl<B> Inside<B> {
    /// The bot, which may think so much about a choice, or as much as its level says.
    pub const fn new(bot: B, limit: Option<Limit>) -> Self {
        Self { bot, limit }
    }
}

impl<G: Game, B: Bot<G>> Contestant<G> for Inside<B> {
    fn see(&mut self, view: &G::View) -> Result<(), Fault> {
        self.bot.see(view);
        Ok(())
    }

    fn say(&mut self, view: &G::View) -> Result<Vec<G::Action>, Fault> {
        Ok(self.bot.say(view))
    }

    fn choose(&mut self, view: &G::View) -> Result<G::Action, Fault> {
        let choice = match self.limit {
            None => self.bot.choose(view, &SearchLimits::DEFAULT),
            Some(limit) => self.bot.choose(view, &SearchLimits::within(&limit.start(None))),
        };
        choice.ok_or(Fault::Nothing)
    }
}
