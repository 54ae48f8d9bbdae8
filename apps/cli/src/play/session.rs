//! One game at one terminal: who is to choose, what they are told, what can be taken back.

use super::company::Company;
use super::console::Console;
use super::save::{self, Dealt};
use super::shown::{Pictures, Shown};
use super::texts::{self, Book, say};
use anyhow::{Context, Result};
use arena::{ThinkingBudget, Threads};
use bots::{Bot, Level, SearchLimits};
use record::{GameEvent, RecordBuilder, ReplayStep};
use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};
use tabletop::{Game, PerSeat, Seat, Seats, SetUp, Viewer, Waiting, draw};

/// How a person wants to play.
#[derive(Debug)]
pub(crate) struct Wishes {
    /// Seats of people.
    pub(crate) people: Seats,
    /// The bots at the other seats.
    pub(crate) bots: PerSeat<Option<Level>>,
    /// Whether sealed choices are final at once, without asking.
    pub(crate) quick: bool,
    /// How chambers are shown.
    pub(crate) pictures: Pictures,
    /// How much a hint is thought about.
    pub(crate) hint: ThinkingBudget,
    /// The record that is kept up to date.
    pub(crate) file: Option<PathBuf>,
}

/// A game that is being played.
pub(crate) struct Session<'a, G: Shown, R, W> {
    pub(super) dealt: Dealt<G>,
    pub(super) wishes: Wishes,
    pub(super) console: Console<R, W>,
    pub(super) texts: &'a Book,
    pub(super) progress: Progress,
    pub(super) company: Company<G>,
    /// What happened since this session started.
    pub(super) log: Vec<GameEvent<G>>,
    /// How much of the log each seat has been told.
    pub(super) told: PerSeat<usize>,
    /// What each seat saw when it was last asked.
    pub(super) last: PerSeat<Option<G::View>>,
    undo: Vec<Undo<G>>,
    /// Whether a choice has become final.
    pub(super) settled: bool,
    /// Who sits at the terminal.
    pub(super) at: Option<Seat>,
    pub(super) unsaved: bool,
}

/// How far the game has come; what is needed besides the game itself to go on from a record as if nothing had
/// happened.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Progress {
    /// Deals and actions so far.
    pub(super) events: u32,
    /// Who chose last, if nothing was dealt since.
    acting: Option<Seat>,
    /// Where in the log the choices start that are sealed still.
    pub(super) sealed_from: Option<usize>,
}

impl Progress {
    fn note<G: Game>(&mut self, event: &GameEvent<G>) {
        self.events += 1;
        match event {
            GameEvent::Deal(_) => self.acting = None,
            GameEvent::Action(_, action) if G::is_aside(*action) => {}
            GameEvent::Action(seat, _) => self.acting = Some(*seat),
        }
    }
}

/// The game before a choice that can be taken back.
struct Undo<G: Game> {
    seat: Seat,
    builder: RecordBuilder<G>,
    progress: Progress,
    log: usize,
    events: usize,
    action: String,
}

/// How it goes on after somebody typed something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Flow {
    /// The game is another now, or what was typed is done with.
    On,
    /// The person leaves.
    Quit,
}

impl<'a, G: Shown, R: BufRead, W: Write> Session<'a, G, R, W> {
    pub(crate) fn new(dealt: Dealt<G>, wishes: Wishes, console: Console<R, W>, texts: &'a Book) -> Self {
        let company = Company::new(wishes.bots, &dealt.secret);
        let mut session = Self {
            dealt,
            wishes,
            console,
            texts,
            progress: Progress::default(),
            company,
            log: Vec::new(),
            told: PerSeat::default(),
            last: PerSeat::from_fn(|_| None),
            undo: Vec::new(),
            settled: false,
            at: None,
            unsaved: true,
        };
        session.note_seals();
        session
    }

    /// Takes into account what happened before this session.
    pub(crate) fn after(mut self, steps: &[ReplayStep<G>]) -> Self {
        let later = steps.iter().skip(1).map(|step| step.before.clone());
        let now = (!steps.is_empty()).then(|| self.game().clone());
        later.chain(now).for_each(|game| self.company.note(game));
        steps.iter().for_each(|step| self.progress.note(&step.event));
        self
    }

    /// Plays until the game is over or the person leaves.
    pub(crate) fn play(&mut self) -> Result<()> {
        if let Some(path) = self.wishes.file.clone() {
            // A path that can't be written to is better known before the game than after it.
            self.write(&path).with_context(|| path.display().to_string())?;
        }
        self.greet()?;
        loop {
            if self.game().waiting() == Waiting::Nobody {
                return self.finish();
            }
            self.hear()?;
            match self.game().waiting() {
                Waiting::Dealer => self.deal()?,
                Waiting::Nobody => {}
                Waiting::Seats(seats) => {
                    // People choose before bots, so that they can take back what is sealed.
                    match seats.iter().find(|seat| self.wishes.people.contains(*seat)) {
                        Some(seat) => {
                            if self.person(seat)? == Flow::Quit {
                                return self.leave();
                            }
                        }
                        None => seats.first().map_or(Ok(()), |seat| self.bot(seat))?,
                    }
                }
            }
        }
    }

    pub(super) fn game(&self) -> &G {
        self.dealt.builder.game()
    }

    pub(super) fn view(&self, seat: Seat) -> G::View {
        self.game().view(Viewer::Seat(seat))
    }

    fn note_seals(&mut self) {
        self.progress.sealed_from = match self.progress.sealed_from {
            from if !self.game().is_sealed() => from.and(None),
            None => Some(self.log.len()),
            from => from,
        };
    }

    fn deal(&mut self) -> Result<()> {
        let due = self.game().due().context("the game waits for a deal that it does not name")?;
        let deal = draw(due, &mut self.dealt.dealer);
        self.dealt.builder.deal(&deal)?;
        self.happened(GameEvent::Deal(deal));
        self.settle();
        Ok(())
    }

    /// Lets bots say what they want to say, until all are silent. While a person goes on with a turn they wait: what they
    /// say would make final what could be taken back.
    fn hear(&mut self) -> Result<()> {
        let goes_on = |seat| self.wishes.people.contains(seat) && self.game().waiting().is_for(seat);
        if self.progress.acting.is_some_and(goes_on) {
            return Ok(());
        }
        // Two bots that answer each other for ever must not keep a person waiting.
        for _ in 0..4 {
            let mut silent = true;
            for seat in Seat::all(self.game().set_up().players()) {
                let view = self.view(seat);
                let said = self.company.bot(seat).map(|bot| bot.say(&view)).unwrap_or_default();
                for action in said {
                    self.act(seat, action)
                        .with_context(|| format!("the bot at seat {seat} said: {action}"))?;
                    silent = false;
                }
            }
            if silent {
                return Ok(());
            }
            self.settle();
        }
        Ok(())
    }

    /// A bot chooses.
    fn bot(&mut self, seat: Seat) -> Result<()> {
        let thinks = matches!(self.company.level(seat), Some(Level::Expert | Level::Master));
        if thinks {
            // Who does not want to wait any longer loses nothing.
            self.keep()?;
            let line = say!(self.texts, "bot-thinking", seat = seat);
            self.console.passing(&line)?;
        } else {
            self.company.call_anew(seat);
        }
        let view = self.view(seat);
        let limits = SearchLimits { budget: None, executor: &Threads::all() };
        let action = self.company.bot(seat).and_then(|bot| bot.choose(&view, &limits));
        if thinks {
            self.console.passed()?;
        }
        let action = action.with_context(|| format!("the bot at seat {seat} has nothing to choose"))?;
        self.act(seat, action).with_context(|| format!("the bot at seat {seat} chose: {action}"))?;
        self.settle();
        Ok(())
    }

    /// A seat's action, which may be refused.
    fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), G::Refusal> {
        self.dealt.builder.act(seat, action)?;
        self.happened(GameEvent::Action(seat, action));
        Ok(())
    }

    fn happened(&mut self, event: GameEvent<G>) {
        self.progress.note(&event);
        self.log.push(event);
        self.company.note(self.dealt.builder.game().clone());
        self.unsaved = true;
        self.note_seals();
    }

    /// Nothing so far can be taken back any more.
    fn settle(&mut self) {
        self.settled |= !self.undo.is_empty();
        self.undo.clear();
    }

    /// A person's action; `None` if it was refused, which the person is told.
    pub(super) fn choose(&mut self, seat: Seat, action: G::Action) -> Result<Option<Flow>> {
        let was_sealed = self.game().is_sealed();
        let said = G::action(&self.view(seat), action, self.texts);
        if self.undo.last().is_some_and(|undo| undo.seat != seat) {
            self.settle();
        }
        let before = Undo {
            seat,
            builder: self.dealt.builder.clone(),
            progress: self.progress,
            log: self.log.len(),
            events: self.company.events(),
            action: said.clone(),
        };
        if let Err(refusal) = self.act(seat, action) {
            let why = texts::refusal(&refusal, self.texts);
            self.console.refuse(&why)?;
            return Ok(None);
        }
        let depth = self.undo.len();
        self.undo.push(before);
        self.console.line(&say!(self.texts, "you-chose", action = said))?;
        let more_to_seal = self.game().is_sealed() && self.game().waiting().is_for(seat);
        if !was_sealed || more_to_seal || G::is_aside(action) {
            return Ok(Some(Flow::On));
        }
        let flow = if self.wishes.quick { Flow::On } else { self.confirm(seat)? };
        // Unless it was taken back it is final: the others' choices may be open from here on.
        if self.undo.len() > depth {
            self.settle();
        }
        Ok(Some(flow))
    }

    /// Takes back the last choice of the seat; says why if that is not possible. Whether anything was taken back.
    pub(super) fn take_back(&mut self, seat: Seat) -> Result<bool> {
        let Some(undo) = self.undo.pop_if(|undo| undo.seat == seat) else {
            let why = match self.undo.is_empty() && !self.settled {
                true => say!(self.texts, "table-nothing-to-undo"),
                false => say!(self.texts, "table-final"),
            };
            self.console.refuse(&why)?;
            return Ok(false);
        };
        self.dealt.builder = undo.builder;
        self.progress = undo.progress;
        self.log.truncate(undo.log);
        self.company.forget_after(undo.events);
        self.unsaved = true;
        self.console.line(&say!(self.texts, "undo-done", action = undo.action))?;
        Ok(true)
    }

    /// Asks a person for a choice.
    fn person(&mut self, seat: Seat) -> Result<Flow> {
        if self.hand_over(seat)? == Flow::Quit {
            return Ok(Flow::Quit);
        }
        self.keep()?;
        let view = self.view(seat);
        self.tell(seat, &view)?;
        self.last[seat] = Some(view.clone());
        self.ask(seat, &view)
    }

    /// Lets another person come to the terminal, who must not see what the last one saw.
    fn hand_over(&mut self, seat: Seat) -> Result<Flow> {
        if self.at == Some(seat) || self.wishes.people.len() < 2 {
            self.at = Some(seat);
            return Ok(Flow::On);
        }
        self.console.hide()?;
        self.console.gap()?;
        self.console.heading(&say!(self.texts, "hand-over", seat = seat))?;
        self.at = Some(seat);
        self.keep()?;
        match self.console.ask()? {
            Some(typed) if !matches!(typed.as_str(), "quit" | "exit") => Ok(Flow::On),
            _ => Ok(Flow::Quit),
        }
    }

    /// Brings the record up to date, if there is one.
    pub(super) fn keep(&mut self) -> Result<()> {
        if let Some(path) = self.wishes.file.clone().filter(|_| self.unsaved)
            && let Err(error) = self.write(&path)
        {
            let line = say!(self.texts, "save-failed", file = path.display(), error = error);
            self.console.refuse(&line)?;
        }
        Ok(())
    }

    pub(super) fn write(&mut self, path: &Path) -> std::io::Result<()> {
        save::write(path, &self.dealt.builder.text())?;
        self.unsaved = false;
        Ok(())
    }
}
