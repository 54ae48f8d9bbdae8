//! The bot protocol: the lines between the arena and a bot in another program. `bot-protocol.md` in this package describes it.

use crate::ThinkingBudget;
use bots::Level;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The version of the protocol.
pub const VERSION: u32 = 1;

/// The most bytes of a line.
pub const MAX_LINE: usize = 1 << 20;

/// A line to the bot.
///
/// ```
/// use arena::ThinkingBudget;
/// use arena::bot_protocol::{Answer, Command};
///
/// assert_eq!("go nodes=500".parse(), Ok(Command::Go(Some(ThinkingBudget::Nodes(500)))));
/// assert_eq!(Answer::Choice("12>A1".to_owned()).to_string(), "choice 12>A1");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// `hello 1`: the first line. The bot answers with [`Answer::Hello`].
    Hello(u32),
    /// `option NAME VALUE`: a setting.
    Option(Setting),
    /// `newgame {…}`: a game begins. The bot answers with [`Answer::Ready`].
    NewGame(NewGame),
    /// `view {…}`: what the seat sees after an event, as the game's view in JSON.
    View(String),
    /// `legal […]`: the legal actions at the last view.
    Legal(Vec<String>),
    /// `signals`: asks for signals. The bot answers with [`Answer::Signals`].
    Signals,
    /// `go`, `go nodes=N` or `go time=MS`: asks for a choice. The bot answers with [`Answer::Choice`].
    Go(Option<ThinkingBudget>),
    /// `stop`: asks for the choice at once.
    Stop,
    /// `bad REASON`: the last answer was refused, and the game is forfeited.
    Bad(String),
    /// `over RESULT`: the game has ended.
    Over(String),
    /// `quit`: the last line.
    Quit,
}

/// An option of the bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Setting {
    /// `level NAME`: the level from the next game on.
    Level(Level),
    /// `budget usual`, `budget nodes=N` or `budget time=MS`: the budget for a `go` without one.
    Budget(Option<ThinkingBudget>),
    /// `signals on` or `signals off`: whether players may signal, from the next game on.
    Signals(bool),
    /// `threads N`: how many threads the bot may use.
    Threads(u16),
    /// An option that is not known here. It is ignored.
    Unknown(String),
}

/// The start of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewGame {
    /// The game's name.
    pub game: String,
    /// The number of players.
    pub players: u8,
    /// The options that differ from the default, as in a record.
    pub options: String,
    /// The bot's own seat, from 0.
    pub seat: u8,
    /// The seed for the bot's own randomness.
    pub seed: u64,
    /// The text of a deck that is not shipped.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck: Option<String>,
}

/// A line from the bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// `id NAME VALUE`: a name or the like, before its hello.
    Id(String),
    /// `hello 1`: it speaks this version.
    Hello(u32),
    /// `ready`: it is ready for the new game.
    Ready,
    /// `choice ACTION`: its choice.
    Choice(String),
    /// `signals […]`: its signals, in this order.
    Signals(Vec<String>),
    /// `info TEXT`: a message for people, at any time.
    Info(String),
    /// `error TEXT`: it can't go on.
    Error(String),
}

/// Why a line can't be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct LineError(pub String);

fn wrong<T>(problem: impl fmt::Display) -> Result<T, LineError> {
    Err(LineError(problem.to_string()))
}

/// The first word of a line and the rest.
fn word(line: &str) -> (&str, &str) {
    let line = line.trim();
    line.split_once(' ').map_or((line, ""), |(word, rest)| (word, rest.trim_start()))
}

fn number(text: &str) -> Result<u32, LineError> {
    text.parse().or_else(|_| wrong("expected the number of a version"))
}

fn list(text: &str) -> Result<Vec<String>, LineError> {
    serde_json::from_str(text).or_else(|error| wrong(format_args!("expected a list of texts: {error}")))
}

fn json(value: &impl Serialize) -> Result<String, fmt::Error> {
    serde_json::to_string(value).map_err(|_| fmt::Error)
}

impl FromStr for Command {
    type Err = LineError;

    fn from_str(line: &str) -> Result<Self, LineError> {
        let (word, rest) = word(line);
        Ok(match word {
            "hello" => Self::Hello(number(rest)?),
            "option" => Self::Option(rest.parse()?),
            "newgame" => Self::NewGame(serde_json::from_str(rest).or_else(wrong)?),
            "view" => Self::View(rest.to_owned()),
            "legal" => Self::Legal(list(rest)?),
            "signals" => Self::Signals,
            "go" if rest.is_empty() => Self::Go(None),
            "go" => Self::Go(Some(rest.parse().or_else(wrong)?)),
            "stop" => Self::Stop,
            "bad" => Self::Bad(rest.to_owned()),
            "over" => Self::Over(rest.to_owned()),
            "quit" => Self::Quit,
            other => return wrong(format_args!("there is no command `{}`", shown(other))),
        })
    }
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hello(version) => write!(f, "hello {version}"),
            Self::Option(setting) => write!(f, "option {setting}"),
            Self::NewGame(game) => write!(f, "newgame {}", json(game)?),
            Self::View(json) => write!(f, "view {json}"),
            Self::Legal(list) => write!(f, "legal {}", json(list)?),
            Self::Signals => f.write_str("signals"),
            Self::Go(None) => f.write_str("go"),
            Self::Go(Some(budget)) => write!(f, "go {budget}"),
            Self::Stop => f.write_str("stop"),
            Self::Bad(reason) => write!(f, "bad {reason}"),
            Self::Over(result) => write!(f, "over {result}"),
            Self::Quit => f.write_str("quit"),
        }
    }
}

impl FromStr for Setting {
    type Err = LineError;

    fn from_str(text: &str) -> Result<Self, LineError> {
        let (name, value) = word(text);
        Ok(match (name, value) {
            ("level", level) => Self::Level(level.parse().or_else(wrong)?),
            ("budget", "usual") => Self::Budget(None),
            ("budget", budget) => Self::Budget(Some(budget.parse().or_else(wrong)?)),
            ("signals", "on") => Self::Signals(true),
            ("signals", "off") => Self::Signals(false),
            ("signals", _) => return wrong("expected `on` or `off`"),
            ("threads", count) => match count.parse() {
                Ok(count @ 1..=1024) => Self::Threads(count),
                _ => return wrong("expected a number of threads, 1 to 1024"),
            },
            _ => Self::Unknown(text.to_owned()),
        })
    }
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level) => write!(f, "level {level}"),
            Self::Budget(None) => f.write_str("budget usual"),
            Self::Budget(Some(budget)) => write!(f, "budget {budget}"),
            Self::Signals(on) => write!(f, "signals {}", if *on { "on" } else { "off" }),
            Self::Threads(count) => write!(f, "threads {count}"),
            Self::Unknown(text) => f.write_str(text),
        }
    }
}

impl FromStr for Answer {
    type Err = LineError;

    fn from_str(line: &str) -> Result<Self, LineError> {
        let (word, rest) = word(line);
        Ok(match word {
            "id" => Self::Id(rest.to_owned()),
            "hello" => Self::Hello(number(rest)?),
            "ready" => Self::Ready,
            "choice" => Self::Choice(rest.to_owned()),
            "signals" => Self::Signals(list(rest)?),
            "info" => Self::Info(rest.to_owned()),
            "error" => Self::Error(rest.to_owned()),
            other => return wrong(format_args!("there is no answer `{}`", shown(other))),
        })
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Id(text) => write!(f, "id {text}"),
            Self::Hello(version) => write!(f, "hello {version}"),
            Self::Ready => f.write_str("ready"),
            Self::Choice(action) => write!(f, "choice {action}"),
            Self::Signals(list) => write!(f, "signals {}", json(list)?),
            Self::Info(text) => write!(f, "info {text}"),
            Self::Error(text) => write!(f, "error {text}"),
        }
    }
}

/// The start of an arbitrary text, fit for a line.
pub(crate) fn shown(text: &str) -> String {
    let plain = |c: char| if c.is_control() { '?' } else { c };
    let short: String = text.chars().take(60).map(plain).collect();
    if text.chars().nth(60).is_some() { format!("{short}…") } else { short }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_written_as_it_was_read() {
        let commands = [
            "hello 1",
            "option level master",
            "option budget usual",
            "option budget nodes=500",
            "option signals off",
            "option threads 4",
            "option colour red",
            r#"newgame {"game":"pyramids","players":2,"options":"open=count","seat":1,"seed":7}"#,
            r#"view {"seat":1}"#,
            r#"legal ["4>A1","end"]"#,
            "signals",
            "go",
            "go time=250",
            "stop",
            "bad illegal choice",
            "over left=3",
            "quit",
        ];
        for line in commands {
            assert_eq!(line.parse::<Command>().map(|command| command.to_string()).as_deref(), Ok(line));
        }
        let answers = [
            "id name simple bot",
            "hello 1",
            "ready",
            "choice keep 3 17",
            r#"signals ["say D2 leave"]"#,
            "info thinking",
            "error no such game",
        ];
        for line in answers {
            assert_eq!(line.parse::<Answer>().map(|answer| answer.to_string()).as_deref(), Ok(line));
        }
    }

    #[test]
    fn an_invalid_line_is_refused_with_the_reason() {
        let cases = [
            ("", "there is no command ``"),
            ("fly", "there is no command `fly`"),
            ("hello", "expected the number of a version"),
            (
                "go nodes=0",
                "`nodes=0` is not a budget: expected nodes=N, or time=MS in milliseconds, with a number above 0",
            ),
            ("option signals maybe", "expected `on` or `off`"),
            ("option threads 0", "expected a number of threads, 1 to 1024"),
        ];
        for (line, problem) in cases {
            assert_eq!(line.parse::<Command>(), Err(LineError(problem.to_owned())), "{line}");
        }
        assert!("newgame {}".parse::<Command>().is_err());
        assert!("signals 3".parse::<Answer>().is_err());
    }
}
