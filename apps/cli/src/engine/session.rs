//! One game that the engine plays in.

use ::arena::bot_protocol::NewGame;
use ::arena::{ArenaGame, ThinkingBudget, Threads};
use bots::{Bot, Executor, Level, Sample, SearchLimits};
use protocol::read_view;
use record::{GameName, match_game};
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};
use tabletop::{Seat, SetUp, Viewer};

/// A seat in a game of some kind. What is wrong is said in one line.
pub(super) trait Session: Send {
    /// Something has happened; this is what the seat sees now.
    fn see(&mut self, json: &str) -> Result<(), String>;

    /// What the seat wants to say.
    fn say(&mut self) -> Result<Vec<String>, String>;

    /// A legal action.
    fn choose(
        &mut self,
        budget: Option<ThinkingBudget>,
        threads: NonZeroUsize,
        stop: &AtomicBool,
    ) -> Result<String, String>;
}

/// Takes a seat in a new game.
pub(super) fn start(game: &NewGame, level: Level) -> Result<Box<dyn Session>, String> {
    let name: GameName = game.game.parse().map_err(|_| {
        let names = GameName::ALL.map(GameName::as_str).join(", ");
        format!("there is no game `{}`; there are: {names}", short(&game.game))
    })?;
    match_game!(name, G => start_game::<G>(game, level))
}

fn short(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).take(40).collect()
}

fn start_game<G: ArenaGame>(game: &NewGame, level: Level) -> Result<Box<dyn Session>, String> {
    let NewGame { players, options, seat, seed, deck, .. } = game;
    let set_up = G::SetUp::parse(*players, options, deck.as_deref()).map_err(|error| error.to_string())?;
    let seat = Seat::new(*seat)
        .filter(|seat| seat.is_at(*players))
        .ok_or_else(|| format!("there is no seat {seat} at a table of {players}: they count from 0"))?;
    let bot = G::bot(level, &set_up, seat, *seed);
    Ok(Box::new(InGame::<G> { set_up, seat, bot, view: None }))
}

struct InGame<G: ArenaGame> {
    set_up: G::SetUp,
    seat: Seat,
    bot: G::Bot,
    view: Option<G::View>,
}

const NO_VIEW: &str = "it is not known what the seat sees now: send `view` first";

impl<G: ArenaGame> Session for InGame<G> {
    fn see(&mut self, json: &str) -> Result<(), String> {
        // Something has happened, so what was seen before is out of date whatever comes of this.
        self.view = None;
        let view = read_view::<G>(json, &self.set_up).map_err(|error| format!("view: {error}"))?;
        if tabletop::View::viewer(&view) != Viewer::Seat(self.seat) {
            return Err(format!("view: this is not what seat {} sees", self.seat));
        }
        self.bot.see(&view);
        self.view = Some(view);
        Ok(())
    }

    fn say(&mut self) -> Result<Vec<String>, String> {
        let view = self.view.as_ref().ok_or(NO_VIEW)?;
        Ok(self.bot.say(view).iter().map(ToString::to_string).collect())
    }

    fn choose(
        &mut self,
        budget: Option<ThinkingBudget>,
        threads: NonZeroUsize,
        stop: &AtomicBool,
    ) -> Result<String, String> {
        let view = self.view.as_ref().ok_or(NO_VIEW)?;
        let executor = Cancellable { threads: Threads(threads), stop };
        let choice = match budget {
            None => self.bot.choose(view, &SearchLimits { budget: None, executor: &executor }),
            Some(budget) => self
                .bot
                .choose(view, &SearchLimits { budget: Some(&budget.start(Some(stop))), executor: &executor }),
        };
        choice.map(|action| action.to_string()).ok_or_else(|| "the seat has nothing to choose now".to_owned())
    }
}

/// Threads whose search `stop` cancels.
struct Cancellable<'a> {
    threads: Threads,
    stop: &'a AtomicBool,
}

impl Executor for Cancellable<'_> {
    fn run(&self, jobs: usize, job: &(dyn Fn(usize) -> Sample + Sync)) -> Vec<Sample> {
        self.threads.run(jobs, job)
    }

    fn is_cancelled(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}
