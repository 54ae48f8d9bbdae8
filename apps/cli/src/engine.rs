//! `benben engine`: the bots for other programs, by the bot protocol.

mod session;

use ::arena::ThinkingBudget;
use ::arena::bot_protocol::{Answer, Command, MAX_LINE, Setting, VERSION};
use anyhow::Result;
use bots::Level;
use clap::Args;
use session::{Session, start};
use std::io::{self, BufRead, Read, Write};
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

/// Speak the bot protocol on standard input and output
///
/// For the arena of someone else, or your own program: it sends what a seat sees, the bot answers with its choice.
/// docs/bot-protocol.md describes every line.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  benben engine --level expert
  printf 'hello 1\\nquit\\n' | benben engine")]
pub(crate) struct Arguments {
    /// How well bots play: random, novice, casual, policy, expert or master
    #[arg(short, long, value_name = "LEVEL", default_value_t = Level::Master)]
    level: Level,
}

/// How long the thinking may take to end once nobody waits for it.
const FAREWELL: Duration = Duration::from_secs(1);

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    let stop = Arc::new(AtomicBool::new(false));
    let (commands, received) = channel();
    let (done, ended) = channel();
    let mut engine = Engine::new(arguments.level, Arc::clone(&stop));
    std::thread::spawn(move || {
        let _ = done.send(engine.serve(&received));
    });
    let mut input = io::stdin().lock();
    // Reading goes on while the other thread thinks, so that it can be stopped.
    loop {
        match read_command(&mut input)? {
            None | Some(Ok(Command::Quit)) => break,
            Some(Ok(Command::Stop)) => stop.store(true, Ordering::Relaxed),
            Some(command) => {
                if let Ok(Command::Go(_)) = command {
                    stop.store(false, Ordering::Relaxed);
                }
                if commands.send(command).is_err() {
                    break;
                }
            }
        }
    }
    stop.store(true, Ordering::Relaxed);
    drop(commands);
    match ended.recv_timeout(FAREWELL) {
        Ok(result) => Ok(result?),
        Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => Ok(()),
    }
}

/// The next line, or what is wrong with it; nothing at the end.
fn read_command(input: &mut impl BufRead) -> io::Result<Option<Result<Command, String>>> {
    loop {
        let mut bytes = Vec::new();
        input.by_ref().take(MAX_LINE as u64 + 1).read_until(b'\n', &mut bytes)?;
        if bytes.is_empty() {
            return Ok(None);
        }
        if bytes.len() > MAX_LINE {
            // The rest of the line goes too, so that the next is read from its start.
            while !bytes.ends_with(b"\n") && !bytes.is_empty() {
                bytes.clear();
                input.by_ref().take(MAX_LINE as u64).read_until(b'\n', &mut bytes)?;
            }
            return Ok(Some(Err(format!("a line of more than {MAX_LINE} bytes"))));
        }
        let Ok(line) = std::str::from_utf8(&bytes) else {
            return Ok(Some(Err("this is not UTF-8 text".to_owned())));
        };
        if !line.trim().is_empty() {
            return Ok(Some(
                line.parse().map_err(|error: ::arena::bot_protocol::LineError| error.to_string()),
            ));
        }
    }
}

/// The side that thinks.
struct Engine {
    level: Level,
    budget: Option<ThinkingBudget>,
    signals: bool,
    threads: NonZeroUsize,
    stop: Arc<AtomicBool>,
    session: Option<Box<dyn Session>>,
}

impl Engine {
    fn new(level: Level, stop: Arc<AtomicBool>) -> Self {
        Self { level, budget: None, signals: true, threads: NonZeroUsize::MIN, stop, session: None }
    }

    /// Answers commands until there are no more.
    fn serve(&mut self, commands: &Receiver<Result<Command, String>>) -> io::Result<()> {
        let mut out = io::stdout().lock();
        for command in commands {
            let answers = match command.and_then(|command| self.answer(command)) {
                Ok(answers) => answers,
                Err(problem) => vec![Answer::Error(problem)],
            };
            for answer in answers {
                writeln!(out, "{answer}")?;
            }
            out.flush()?;
        }
        Ok(())
    }

    fn answer(&mut self, command: Command) -> Result<Vec<Answer>, String> {
        let before = || "there is no game yet: send `newgame` first".to_owned();
        match command {
            Command::Hello(VERSION) => {
                let name = format!("name benben {}", env!("CARGO_PKG_VERSION"));
                return Ok(vec![Answer::Id(name), Answer::Hello(VERSION)]);
            }
            Command::Hello(other) => {
                return Err(format!("this speaks version {VERSION} of the protocol, not {other}"));
            }
            Command::Option(setting) => self.set(&setting),
            Command::NewGame(game) => {
                self.session = None;
                self.session = Some(start(&game, self.level)?);
                return Ok(vec![Answer::Ready]);
            }
            Command::View(json) => self.session.as_mut().ok_or_else(before)?.see(&json)?,
            Command::Signals => {
                let session = self.session.as_mut().ok_or_else(before)?;
                let said = if self.signals { session.say()? } else { Vec::new() };
                return Ok(vec![Answer::Signals(said)]);
            }
            Command::Go(budget) => {
                let session = self.session.as_mut().ok_or_else(before)?;
                let choice = session.choose(budget.or(self.budget), self.threads, &self.stop)?;
                return Ok(vec![Answer::Choice(choice)]);
            }
            // The bot knows by itself what is legal, and nothing more is to be done after a game.
            Command::Legal(_) | Command::Bad(_) | Command::Over(_) | Command::Stop | Command::Quit => {}
        }
        Ok(Vec::new())
    }

    fn set(&mut self, setting: &Setting) {
        match setting {
            Setting::Level(level) => self.level = *level,
            Setting::Budget(budget) => self.budget = *budget,
            Setting::Signals(signals) => self.signals = *signals,
            Setting::Threads(count) => {
                self.threads = NonZeroUsize::new(usize::from(*count)).unwrap_or(NonZeroUsize::MIN);
            }
            Setting::Unknown(_) => {}
        }
    }
}
