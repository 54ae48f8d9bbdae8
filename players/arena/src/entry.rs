//! Who takes part: the text of a line-up.

use crate::Limit;
use bots::{Level, UnknownLevel};
use std::fmt;
use std::str::FromStr;

/// Somebody who takes part, under a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The name in results: short, with no control characters. Entries with the same name are the same.
    pub name: String,
    /// Who it is.
    pub player: Player,
    /// How much it may think about a choice, if not what holds for all.
    pub limit: Option<Limit>,
}

/// Who takes part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Player {
    /// A bot of this project.
    Bot(Level),
    /// A program that speaks the bot protocol: its path and arguments; never empty.
    Program(Vec<String>),
}

/// Why a line-up can't be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EntryError {
    /// No such bot.
    #[error(transparent)]
    Level(#[from] UnknownLevel),
    /// No such budget.
    #[error(transparent)]
    Limit(#[from] UnknownLimit),
    /// Nothing between two commas.
    #[error("a seat is empty: expected a bot's name or `exec:PROGRAM`")]
    Empty,
    /// A quote that is not closed.
    #[error("`{0}` has a quote that is not closed")]
    Quote(String),
    /// A name that can't be shown.
    #[error("`{0}` is no name: expected 1 to 40 letters, digits and signs other than `,=*@\"'`")]
    Name(String),
    /// A number of seats that no table has.
    #[error("`{0}` is no number of seats: expected `*` and 1 to 6")]
    Times(String),
    /// Two entries of one name that are not the same.
    #[error("two different bots are called `{0}`: give one another name, as in `mine=exec:…`")]
    SameName(String),
}

/// There is no such budget.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no budget: expected nodes=N, or time=MS in milliseconds, with a number above 0")]
pub struct UnknownLimit(String);

impl FromStr for Limit {
    type Err = UnknownLimit;

    fn from_str(text: &str) -> Result<Self, UnknownLimit> {
        /// More than a day in milliseconds.
        const MOST: u64 = 100_000_000;
        let number = |digits: &str| digits.parse().ok().filter(|number| (1..=MOST).contains(number));
        let limit = match text.split_once('=') {
            Some(("nodes", digits)) => number(digits).map(Self::Nodes),
            Some(("time", digits)) => {
                number(digits).map(|time| Self::Time(std::time::Duration::from_millis(time)))
            }
            _ => None,
        };
        limit.ok_or_else(|| UnknownLimit(text.chars().take(40).collect()))
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

impl Entry {
    /// Whether it can be started at all; whether it then answers is for the games to show.
    pub fn check(&self) -> Result<(), crate::Fault> {
        match &self.player {
            Player::Bot(_) => Ok(()),
            Player::Program(words) => crate::program::Program::try_out(words),
        }
    }

    /// Reads a line-up: entries separated by commas, each `LEVEL`, `LEVEL@nodes=N`, `LEVEL@time=MS`,
    /// `exec:PROGRAM ARGUMENTS` or one of these after `NAME=`, and at its end `*N` for N seats. Quotes keep commas and
    /// spaces together.
    pub fn line_up(text: &str) -> Result<Vec<Self>, EntryError> {
        let mut all: Vec<Self> = Vec::new();
        for part in split(text, |c| c == ',')? {
            let (part, times) = times(part.trim())?;
            let entry: Self = part.parse()?;
            if all.iter().any(|other| other.name == entry.name && *other != entry) {
                return Err(EntryError::SameName(entry.name));
            }
            all.extend(std::iter::repeat_n(entry, times));
        }
        Ok(all)
    }
}

/// Takes `*N` off the end.
fn times(part: &str) -> Result<(&str, usize), EntryError> {
    let Some((before, after)) = part.rsplit_once('*') else { return Ok((part, 1)) };
    if part.contains("exec:") && after.parse::<u8>().is_err() {
        return Ok((part, 1));
    }
    match after.parse() {
        Ok(times @ 1..=6) => Ok((before.trim_end(), times)),
        _ => Err(EntryError::Times(short(part))),
    }
}

impl FromStr for Entry {
    type Err = EntryError;

    fn from_str(text: &str) -> Result<Self, EntryError> {
        if text.is_empty() {
            return Err(EntryError::Empty);
        }
        let exec = text.find("exec:").unwrap_or(text.len());
        let at = text.find('@').unwrap_or(text.len());
        let (name, rest) = match text.find('=').filter(|equals| *equals < exec && *equals < at) {
            Some(equals) => {
                let (name, rest) = text.split_at_checked(equals).unwrap_or((text, ""));
                (Some(name), rest.strip_prefix('=').unwrap_or(rest))
            }
            None => (None, text),
        };
        let (player, limit) = match rest.strip_prefix("exec:") {
            Some(command) => {
                let words = split(command, char::is_whitespace)?;
                let words: Vec<String> =
                    words.into_iter().filter(|word| !word.is_empty()).map(unquoted).collect();
                if words.is_empty() {
                    return Err(EntryError::Empty);
                }
                (Player::Program(words), None)
            }
            None => match rest.split_once('@') {
                Some((level, limit)) => (Player::Bot(level.parse()?), Some(limit.parse()?)),
                None => (Player::Bot(rest.parse()?), None),
            },
        };
        let name = match (name, &player) {
            (Some(name), _) => checked(name)?,
            (None, Player::Bot(_)) => rest.to_owned(),
            (None, Player::Program(words)) => file_name(words),
        };
        Ok(Self { name, player, limit })
    }
}

fn checked(name: &str) -> Result<String, EntryError> {
    let fits = |c: char| !c.is_control() && !",=*@\"'".contains(c);
    if name.trim() == name && (1..=40).contains(&name.chars().count()) && name.chars().all(fits) {
        return Ok(name.to_owned());
    }
    Err(EntryError::Name(short(name)))
}

/// The name of a program that was given none: the file of the last word that looks like one, as in `simple_bot.py`.
fn file_name(words: &[String]) -> String {
    let file = |word: &&String| !word.starts_with('-') && word.contains(['.', '/', '\\']);
    let word = words.iter().rfind(file).or(words.first());
    let word = word.map_or("", |word| word.rsplit(['/', '\\']).next().unwrap_or(word));
    let name: String = word.chars().filter(|c| !c.is_control() && !",=*@\"'".contains(*c)).take(40).collect();
    if name.is_empty() { "program".to_owned() } else { name }
}

fn short(text: &str) -> String {
    text.chars().take(40).collect()
}

/// Splits a text at characters outside quotes.
fn split(text: &str, at: impl Fn(char) -> bool) -> Result<Vec<&str>, EntryError> {
    let mut quote = None;
    let parts = text.split(|c: char| {
        match quote {
            Some(open) if c == open => quote = None,
            None if c == '"' || c == '\'' => quote = Some(c),
            _ => {}
        }
        quote.is_none() && at(c)
    });
    let parts = parts.collect();
    if quote.is_some() { Err(EntryError::Quote(short(text))) } else { Ok(parts) }
}

/// The text without the quotes in it.
fn unquoted(text: &str) -> String {
    let mut quote = None;
    let keep = |c: &char| match quote {
        Some(open) if *c == open => {
            quote = None;
            false
        }
        None if *c == '"' || *c == '\'' => {
            quote = Some(*c);
            false
        }
        _ => true,
    };
    text.chars().filter(keep).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> Vec<String> {
        Entry::line_up(text).unwrap().into_iter().map(|entry| entry.name).collect()
    }

    #[test]
    fn a_line_up_is_read() {
        assert_eq!(names("master,casual"), ["master", "casual"]);
        assert_eq!(names("master*3"), ["master"; 3]);
        assert_eq!(names("master@nodes=50, casual*2"), ["master@nodes=50", "casual", "casual"]);
        assert_eq!(names("strong=master@time=20,master"), ["strong", "master"]);
        let mine = Entry::line_up("mine=exec:python3 'my bots/a,b.py' --x=1*2,exec:./bot").unwrap();
        let words = ["python3", "my bots/a,b.py", "--x=1"].map(str::to_owned).to_vec();
        assert_eq!(mine[1].player, Player::Program(words));
        assert_eq!((mine.len(), mine[0].name.as_str(), mine[2].name.as_str()), (3, "mine", "bot"));
        assert_eq!(names("exec:python3 examples/simple_bot.py -v"), ["simple_bot.py"]);
        assert_eq!(names("exec:bin/benben engine --level casual"), ["benben"]);
        let limit = Entry::line_up("master@time=20").unwrap()[0].limit;
        assert_eq!(limit, Some(Limit::Time(std::time::Duration::from_millis(20))));
    }

    #[test]
    fn what_is_no_line_up_is_refused() {
        let cases = [
            ("", "a seat is empty: expected a bot's name or `exec:PROGRAM`"),
            ("master,", "a seat is empty: expected a bot's name or `exec:PROGRAM`"),
            ("exec:", "a seat is empty: expected a bot's name or `exec:PROGRAM`"),
            ("boss", "there is no bot `boss`; there are: random, novice, casual, policy, expert, master"),
            ("master*0", "`master*0` is no number of seats: expected `*` and 1 to 6"),
            ("master*x", "`master*x` is no number of seats: expected `*` and 1 to 6"),
            (
                "master@fast",
                "`fast` is no budget: expected nodes=N, or time=MS in milliseconds, with a number above 0",
            ),
            ("exec:'a", "`exec:'a` has a quote that is not closed"),
            ("=master", "`` is no name: expected 1 to 40 letters, digits and signs other than `,=*@\"'`"),
            (
                "casual=master,casual",
                "two different bots are called `casual`: give one another name, as in `mine=exec:…`",
            ),
        ];
        for (text, message) in cases {
            assert_eq!(Entry::line_up(text).unwrap_err().to_string(), message, "{text}");
        }
    }
}
