//! The entries of a tournament, and the text of a line-up.

use crate::{BudgetError, Forfeit, ThinkingBudget};
use bots::{Level, UnknownLevel};
use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

/// A bot or a program that takes part, under a name. Its text is that of a line-up with one seat: see [`Entry::line_up`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The name in results: short, without control characters. Entries with the same name are equal.
    pub name: String,
    /// The bot or program.
    pub kind: EntryKind,
    /// Its own budget for each choice, if it has one. The text of a program can't have one.
    pub budget: Option<ThinkingBudget>,
}

/// A bot or a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EntryKind {
    /// A bot of this project.
    Bot(Level),
    /// A program that speaks the bot protocol: its path and arguments, never empty.
    Program(Vec<String>),
}

/// Why a line-up can't be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EntryError {
    /// A bot has an unknown level.
    #[error(transparent)]
    Level(#[from] UnknownLevel),
    /// A budget can't be read.
    #[error(transparent)]
    ThinkingBudget(#[from] BudgetError),
    /// A seat is empty.
    #[error("a seat is empty: expected a bot's name or `exec:PROGRAM`")]
    Empty,
    /// A quote is not closed.
    #[error("`{0}` has a quote that is not closed")]
    Quote(String),
    /// A name has characters that it can't have.
    #[error("`{0}` is not a valid name: expected 1 to 40 letters, digits and signs other than `,=*@\"'`")]
    Name(String),
    /// A number of seats is not from 1 to 6.
    #[error("`{0}` is not a number of seats: expected `*` and 1 to 6")]
    Times(String),
    /// Two different entries have the same name.
    #[error("two different bots are called `{0}`: give one another name, as in `mine=exec:…`")]
    SameName(String),
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, kind, budget } = self;
        if *name != default_name(kind, *budget) {
            write!(f, "{name}=")?;
        }
        match kind {
            EntryKind::Bot(level) => f.write_str(&bot_text(*level, *budget)),
            EntryKind::Program(words) => {
                let words: Vec<_> = words.iter().map(|word| quoted(word)).collect();
                write!(f, "exec:{}", words.join(" "))
            }
        }
    }
}

/// The name of an entry without a name of its own.
fn default_name(kind: &EntryKind, budget: Option<ThinkingBudget>) -> String {
    match kind {
        EntryKind::Bot(level) => bot_text(*level, budget),
        EntryKind::Program(words) => file_name(words),
    }
}

fn bot_text(level: Level, budget: Option<ThinkingBudget>) -> String {
    budget.map_or_else(|| level.to_string(), |budget| format!("{level}@{budget}"))
}

impl Entry {
    /// Checks that a program can be started. It need not answer.
    pub fn check(&self) -> Result<(), Forfeit> {
        match &self.kind {
            EntryKind::Bot(_) => Ok(()),
            EntryKind::Program(words) => crate::program::Program::check(words),
        }
    }

    /// Parses a line-up: entries separated by commas. An entry is `LEVEL`, `LEVEL@nodes=N`, `LEVEL@time=MS` or
    /// `exec:PROGRAM ARGUMENTS`, with an optional `NAME=` before it and `*N` for N seats after it. Quotes protect commas and
    /// spaces.
    ///
    /// ```
    /// let seats = arena::Entry::line_up("strong=master@nodes=5000,casual*2")?;
    /// assert_eq!(seats.iter().map(|entry| entry.name.as_str()).collect::<Vec<_>>(), ["strong", "casual", "casual"]);
    /// # Ok::<(), arena::EntryError>(())
    /// ```
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

/// Splits `*N` off the end.
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
        // The `=` of a budget or of an argument gives no name.
        let (name, rest) = match text.split_once('=') {
            Some((name, rest)) if !name.contains('@') && !name.contains("exec:") => (Some(name), rest),
            _ => (None, text),
        };
        let (kind, budget) = match rest.strip_prefix("exec:") {
            Some(command) => {
                let words = split(command, char::is_whitespace)?.into_iter();
                let words: Vec<String> = words.filter(|word| !word.is_empty()).map(unquoted).collect();
                if words.is_empty() {
                    return Err(EntryError::Empty);
                }
                (EntryKind::Program(words), None)
            }
            None => match rest.split_once('@') {
                Some((level, budget)) => (EntryKind::Bot(level.parse()?), Some(budget.parse()?)),
                None => (EntryKind::Bot(rest.parse()?), None),
            },
        };
        let name = name.map_or_else(|| Ok(default_name(&kind, budget)), checked)?;
        Ok(Self { name, kind, budget })
    }
}

/// Whether a name can have this character.
fn fits_name(c: char) -> bool {
    !c.is_control() && !",=*@\"'".contains(c)
}

fn checked(name: &str) -> Result<String, EntryError> {
    let is_valid =
        name.trim() == name && (1..=40).contains(&name.chars().count()) && name.chars().all(fits_name);
    if is_valid { Ok(name.to_owned()) } else { Err(EntryError::Name(short(name))) }
}

/// The default name of a program: the file name of the last word that looks like a path, as in `simple_bot.py`.
fn file_name(words: &[String]) -> String {
    let file = |word: &&String| !word.starts_with('-') && word.contains(['.', '/', '\\']);
    let word = words.iter().rfind(file).or(words.first());
    let word = word.map_or("", |word| word.rsplit(['/', '\\']).next().unwrap_or(word));
    let name: String = word.chars().filter(|c| fits_name(*c)).take(40).collect();
    if name.is_empty() { "program".to_owned() } else { name }
}

fn short(text: &str) -> String {
    text.chars().take(40).collect()
}

/// Splits a text at matching characters outside quotes.
fn split(text: &str, at: impl Fn(char) -> bool) -> Result<Vec<&str>, EntryError> {
    let mut open = None;
    let parts = text.split(|c: char| !is_quote(&mut open, c) && open.is_none() && at(c)).collect();
    if open.is_some() { Err(EntryError::Quote(short(text))) } else { Ok(parts) }
}

/// Removes the quotes from a text.
fn unquoted(text: &str) -> String {
    let mut open = None;
    text.chars().filter(|c| !is_quote(&mut open, *c)).collect()
}

/// A word of a command, with quotes if it needs them.
fn quoted(word: &str) -> Cow<'_, str> {
    let needs_quotes = |c: char| c.is_whitespace() || ",*'\"".contains(c);
    if word.is_empty() || word.contains(needs_quotes) {
        // A quote in quotes of the other kind.
        Cow::Owned(format!("'{}'", word.replace('\'', r#"'"'"'"#)))
    } else {
        Cow::Borrowed(word)
    }
}

/// Whether the next character opens or closes a quote. `open` is the quote that is open.
fn is_quote(open: &mut Option<char>, c: char) -> bool {
    match open {
        Some(quote) if c == *quote => *open = None,
        None if c == '"' || c == '\'' => *open = Some(c),
        _ => return false,
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> Vec<String> {
        Entry::line_up(text).unwrap().into_iter().map(|entry| entry.name).collect()
    }

    #[test]
    fn a_line_up_is_parsed() {
        assert_eq!(names("master,casual"), ["master", "casual"]);
        assert_eq!(names("master*3"), ["master"; 3]);
        assert_eq!(names("master@nodes=50, casual*2"), ["master@nodes=50", "casual", "casual"]);
        assert_eq!(names("strong=master@time=20,master"), ["strong", "master"]);
        let mine = Entry::line_up("mine=exec:python3 'my bots/a,b.py' --x=1*2,exec:./bot").unwrap();
        let words = ["python3", "my bots/a,b.py", "--x=1"].map(str::to_owned).to_vec();
        assert_eq!(mine[1].kind, EntryKind::Program(words));
        assert_eq!((mine.len(), mine[0].name.as_str(), mine[2].name.as_str()), (3, "mine", "bot"));
        assert_eq!(names("exec:python3 examples/simple_bot.py -v"), ["simple_bot.py"]);
        assert_eq!(names("exec:bin/benben engine --level casual"), ["benben"]);
        let budget = Entry::line_up("master@time=20").unwrap()[0].budget;
        assert_eq!(budget, Some(ThinkingBudget::Time(std::time::Duration::from_millis(20))));
    }

    #[test]
    fn the_text_of_an_entry_reads_back() {
        for text in [
            "master",
            "master@nodes=50",
            "strong=master@time=20",
            "exec:./bot --x=1",
            "mine=exec:python3 'my bots/a,b.py' '1*2' '' 'it'\"'\"'s' '\"'",
        ] {
            let [entry] = Entry::line_up(text).unwrap().try_into().unwrap();
            assert_eq!(entry.to_string(), text);
        }
        let [entry] = Entry::line_up("master@nodes=050").unwrap().try_into().unwrap();
        assert_eq!(entry.to_string(), "master@nodes=50");
    }

    #[test]
    fn a_text_that_is_not_a_line_up_is_refused() {
        let cases = [
            ("", "a seat is empty: expected a bot's name or `exec:PROGRAM`"),
            ("master,", "a seat is empty: expected a bot's name or `exec:PROGRAM`"),
            ("exec:", "a seat is empty: expected a bot's name or `exec:PROGRAM`"),
            ("boss", "there is no bot `boss`; there are: random, novice, casual, policy, expert, master"),
            ("master*0", "`master*0` is not a number of seats: expected `*` and 1 to 6"),
            ("master*x", "`master*x` is not a number of seats: expected `*` and 1 to 6"),
            (
                "master@fast",
                "`fast` is not a budget: expected nodes=N, or time=MS in milliseconds, with a number above 0",
            ),
            ("exec:'a", "`exec:'a` has a quote that is not closed"),
            (
                "=master",
                "`` is not a valid name: expected 1 to 40 letters, digits and signs other than `,=*@\"'`",
            ),
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
