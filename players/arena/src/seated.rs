//! The players of the games of a plan, and the programs that play one game after the other.

use crate::bot_protocol::{Answer, Command, NewGame, Setting};
use crate::program::{Program, invalid, not_started, unexpected};
use crate::{ArenaGame, EntryKind, Forfeit, Plan, Player, ThinkingBudget};
use bots::{Bot, SearchLimits};
use std::collections::BTreeMap;
use std::time::Duration;
use tabletop::{Seat, SetUp, View};

/// The player of an entry in one seat, with its budget for each choice.
#[derive(Debug)]
pub(crate) enum SeatedPlayer<G: ArenaGame> {
    Bot(G::Bot, Option<ThinkingBudget>),
    Program(Program, Option<ThinkingBudget>),
    /// A program that could not be started.
    Missing(Forfeit),
}

impl<G: ArenaGame> Player<G> for SeatedPlayer<G> {
    fn see(&mut self, view: &G::View) -> Result<(), Forfeit> {
        match self {
            Self::Bot(bot, _) => bot.see(view),
            Self::Program(program, _) => program.tell(&Command::View(protocol::view_json(view))),
            Self::Missing(forfeit) => return Err(forfeit.clone()),
        }
        Ok(())
    }

    fn say(&mut self, view: &G::View) -> Result<Vec<G::Action>, Forfeit> {
        match self {
            Self::Bot(bot, _) => Ok(bot.say(view)),
            Self::Program(program, _) => {
                let command = "signals";
                program.tell(&Command::Signals);
                match program.answer(command, Duration::ZERO)? {
                    Answer::Signals(said) => said.iter().map(|action| read::<G>(command, action)).collect(),
                    other => Err(unexpected(command, &other)),
                }
            }
            Self::Missing(forfeit) => Err(forfeit.clone()),
        }
    }

    fn choose(&mut self, view: &G::View) -> Result<G::Action, Forfeit> {
        match self {
            Self::Bot(bot, budget) => {
                let choice = match budget {
                    None => bot.choose(view, &SearchLimits::DEFAULT),
                    Some(budget) => bot.choose(view, &SearchLimits::within(&budget.start(None))),
                };
                choice.ok_or_else(Forfeit::no_choice)
            }
            Self::Program(program, budget) => {
                let command = "go";
                let legal = view.legal_actions().iter().map(ToString::to_string).collect();
                program.tell(&Command::Legal(legal));
                program.tell(&Command::Go(*budget));
                let extra =
                    if let Some(ThinkingBudget::Time(time)) = budget { *time } else { Duration::ZERO };
                match program.answer(command, extra)? {
                    Answer::Choice(action) => read::<G>(command, &action),
                    other => Err(unexpected(command, &other)),
                }
            }
            Self::Missing(forfeit) => Err(forfeit.clone()),
        }
    }

    fn finish(&mut self, view: &G::View) {
        if let (Self::Program(program, _), Some(outcome)) = (self, view.outcome()) {
            program.tell(&Command::Over(outcome.to_string()));
        }
    }
}

fn read<G: ArenaGame>(command: &str, action: &str) -> Result<G::Action, Forfeit> {
    action.parse().map_err(|error: tabletop::TextError| invalid(command, action, error))
}

/// The players of one thread.
#[derive(Debug)]
pub(crate) struct PlayerPool<'a, G: ArenaGame> {
    plan: &'a Plan<G>,
    /// Programs that wait for their next game, by entry.
    idle: BTreeMap<usize, Vec<Program>>,
}

impl<'a, G: ArenaGame> PlayerPool<'a, G> {
    pub(crate) fn new(plan: &'a Plan<G>) -> Self {
        Self { plan, idle: BTreeMap::new() }
    }

    /// The player of an entry for a new game.
    pub(crate) fn take(&mut self, entry: usize, seat: Seat, seed: u64) -> SeatedPlayer<G> {
        let plan = self.plan;
        let Some(one) = plan.schedule.entries.get(entry) else {
            return SeatedPlayer::Missing(not_started("no such entry"));
        };
        let budget = one.budget.or(plan.budget);
        match &one.kind {
            EntryKind::Bot(level) => SeatedPlayer::Bot(G::bot(*level, &plan.set_up, seat, seed), budget),
            EntryKind::Program(words) => {
                let idle = self.idle.get_mut(&entry).and_then(Vec::pop);
                let program = idle.map_or_else(|| Program::start(words, plan.patience), Ok);
                match program.and_then(|program| self.begin(program, seat, seed)) {
                    Ok(program) => SeatedPlayer::Program(program, budget),
                    Err(forfeit) => SeatedPlayer::Missing(forfeit),
                }
            }
        }
    }

    fn begin(&self, mut program: Program, seat: Seat, seed: u64) -> Result<Program, Forfeit> {
        let set_up = &self.plan.set_up;
        program.tell(&Command::Option(Setting::Signals(self.plan.has_signals())));
        program.tell(&Command::NewGame(NewGame {
            game: G::NAME.to_owned(),
            players: set_up.players(),
            options: set_up.options(),
            seat: seat.number(),
            seed,
            deck: set_up.deck_info().filter(|deck| !deck.shipped).map(|deck| deck.text),
        }));
        match program.answer("newgame", Duration::ZERO)? {
            Answer::Ready => Ok(program),
            other => Err(unexpected("newgame", &other)),
        }
    }

    /// Takes a player back after its game. A program waits for the next game, unless it forfeited this one: then it is told
    /// why and ended.
    pub(crate) fn put_back(&mut self, entry: usize, player: SeatedPlayer<G>, forfeit: Option<&str>) {
        if let SeatedPlayer::Program(program, _) = player {
            match forfeit {
                Some(reason) => program.tell(&Command::Bad(reason.to_owned())),
                None => self.idle.entry(entry).or_default().push(program),
            }
        }
    }
}
