//! Any contestant in a seat, and the programs that sit there again and again.

use crate::program::{Program, unexpected};
use crate::protocol::{Answer, Command, NewGame, Setting, shown};
use crate::{Contestant, Contested, Fault, Inside, Limit, Plan, Player};
use std::collections::BTreeMap;
use std::time::Duration;
use tabletop::{Seat, SetUp, View};

/// Any contestant in a seat.
#[derive(Debug)]
pub(crate) enum Sitting<G: Contested> {
    Inside(Inside<G::Bot>),
    Outside {
        program: Program,
        limit: Option<Limit>,
    },
    /// A program that could not be started.
    Absent(Fault),
}

impl<G: Contested> Contestant<G> for Sitting<G> {
    fn see(&mut self, view: &G::View) -> Result<(), Fault> {
        match self {
            Self::Inside(inside) => inside.see(view),
            Self::Outside { program, .. } => {
                program.tell(&view_line::<G>(view));
                Ok(())
            }
            Self::Absent(fault) => Err(fault.clone()),
        }
    }

    fn say(&mut self, view: &G::View) -> Result<Vec<G::Action>, Fault> {
        match self {
            Self::Inside(inside) => inside.say(view),
            Self::Outside { program, .. } => {
                let asked = "signals";
                program.tell(&Command::Signals);
                match program.answer(asked, Duration::ZERO)? {
                    Answer::Signals(said) => said.iter().map(|action| read::<G>(asked, action)).collect(),
                    other => Err(unexpected(asked, &other)),
                }
            }
            Self::Absent(fault) => Err(fault.clone()),
        }
    }

    fn choose(&mut self, view: &G::View) -> Result<G::Action, Fault> {
        match self {
            Self::Inside(inside) => inside.choose(view),
            Self::Outside { program, limit } => {
                let asked = "go";
                let legal = view.legal_actions().iter().map(ToString::to_string).collect();
                program.tell(&Command::Legal(legal));
                program.tell(&Command::Go(*limit));
                let extra = if let Some(Limit::Time(time)) = limit { *time } else { Duration::ZERO };
                match program.answer(asked, extra)? {
                    Answer::Choice(action) => read::<G>(asked, &action),
                    other => Err(unexpected(asked, &other)),
                }
            }
            Self::Absent(fault) => Err(fault.clone()),
        }
    }

    fn over(&mut self, view: &G::View) -> Result<(), Fault> {
        if let (Self::Outside { program, .. }, Some(outcome)) = (self, view.outcome()) {
            program.tell(&Command::Over(outcome.to_string()));
        }
        Ok(())
    }
}

fn view_line<G: Contested>(view: &G::View) -> Command {
    Command::View(::protocol::view_json(view))
}

fn read<G: Contested>(asked: &'static str, action: &str) -> Result<G::Action, Fault> {
    let unread = |error: tabletop::TextError| Fault::Nonsense {
        asked,
        answer: shown(action),
        reason: error.to_string(),
    };
    action.parse().map_err(unread)
}

/// Who sits at the tables of one thread.
#[derive(Debug)]
pub(crate) struct Company<'a, G: Contested> {
    plan: &'a Plan<G>,
    /// Programs that wait for their next game, by entry.
    idle: BTreeMap<usize, Vec<Program>>,
}

impl<'a, G: Contested> Company<'a, G> {
    pub(crate) fn new(plan: &'a Plan<G>) -> Self {
        Self { plan, idle: BTreeMap::new() }
    }

    /// The contestant of an entry for a new game.
    pub(crate) fn sit(&mut self, entry: usize, seat: Seat, seed: u64) -> Sitting<G> {
        let plan = self.plan;
        let Some(one) = plan.schedule.entries.get(entry) else { return Sitting::Absent(Fault::Nothing) };
        let limit = one.limit.or(plan.limit);
        match &one.player {
            Player::Bot(level) => {
                Sitting::Inside(Inside::new(G::bot(*level, &plan.set_up, seat, seed), limit))
            }
            Player::Program(words) => {
                let idle = self.idle.get_mut(&entry).and_then(Vec::pop);
                let program = idle.map_or_else(|| Program::start(words, plan.patience), Ok);
                match program.and_then(|program| self.begin(program, seat, seed)) {
                    Ok(program) => Sitting::Outside { program, limit },
                    Err(fault) => Sitting::Absent(fault),
                }
            }
        }
    }

    fn begin(&self, mut program: Program, seat: Seat, seed: u64) -> Result<Program, Fault> {
        let Plan { set_up, signals, .. } = self.plan;
        let signals = *signals && G::SIGNALS && set_up.players() > 1;
        program.tell(&Command::Option(Setting::Signals(signals)));
        program.tell(&Command::NewGame(NewGame {
            game: G::NAME.to_owned(),
            players: set_up.players(),
            options: set_up.options(),
            seat: seat.number(),
            seed,
            deck: set_up.deck().filter(|deck| !deck.shipped).map(|deck| deck.text),
        }));
        match program.answer("newgame", Duration::ZERO)? {
            Answer::Ready => Ok(program),
            other => Err(unexpected("newgame", &other)),
        }
    }

    /// The game is over: programs wait for the next one, but who failed is ended.
    pub(crate) fn rise(&mut self, entry: usize, sitting: Sitting<G>, failed: Option<&str>) {
        if let Sitting::Outside { program, .. } = sitting {
            match failed {
                Some(reason) => program.tell(&Command::Bad(reason.to_owned())),
                None => self.idle.entry(entry).or_default().push(program),
            }
        }
    }
}
