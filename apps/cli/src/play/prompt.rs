//! What a person can type, and what comes of it.

use super::session::{Flow, Session};
use super::shown::{Group, Shown};
use super::texts::{self, say};
use anyhow::Result;
use std::io::{BufRead, Write};
use std::path::PathBuf;
use tabletop::{Seat, TextError};

/// So many choices of a group are listed before the rest is only counted.
const FIRST: usize = 8;

/// So many choices are always listed.
const FEW: usize = 40;

/// The choices of a person, numbered from 1 across the groups.
pub(super) struct Menu<A>(Vec<Group<A>>);

impl<A: Copy + PartialEq> Menu<A> {
    pub(super) fn count(&self) -> usize {
        self.0.iter().map(|group| group.choices.len()).sum()
    }

    fn action(&self, number: usize) -> Option<A> {
        let mut choices = self.0.iter().flat_map(|group| &group.choices);
        choices.nth(number.checked_sub(1)?).map(|(action, _)| *action)
    }

    /// The number under which an action is listed.
    pub(super) fn number(&self, action: A) -> Option<usize> {
        let mut choices = self.0.iter().flat_map(|group| &group.choices);
        choices.position(|(listed, _)| *listed == action).map(|place| place + 1)
    }

    /// The lines of the menu: at most `most` choices a group, and only those that `wanted` wants, which sees the title
    /// and the label. `rest` says how many a group has besides, `between` stands between the choices of a group.
    fn lines(
        &self,
        most: usize,
        wanted: impl Fn(&str, &(A, String)) -> bool,
        rest: impl Fn(usize) -> String,
        between: &str,
    ) -> Vec<String> {
        let mut lines = Vec::new();
        let mut number = 0;
        for group in &self.0 {
            let title = group.title.as_deref().unwrap_or_default();
            let mut labels = Vec::new();
            for choice in &group.choices {
                number += 1;
                if wanted(title, choice) {
                    labels.push(format!("{number}. {}", choice.1));
                }
            }
            let hidden = labels.len().saturating_sub(most);
            labels.truncate(most);
            if hidden > 0 {
                labels.push(rest(hidden));
            }
            match &group.title {
                Some(title) if !labels.is_empty() => lines.push(format!("{title}: {}", labels.join(between))),
                _ => lines.append(&mut labels),
            }
        }
        lines
    }
}

impl<G: Shown, R: BufRead, W: Write> Session<'_, G, R, W> {
    /// Shows the table and the choices, and listens until one is made.
    pub(super) fn ask(&mut self, seat: Seat, view: &G::View) -> Result<Flow> {
        let menu = Menu(G::choices(view, self.texts));
        self.show(view, &menu)?;
        let mut warned = false;
        loop {
            let Some(typed) = self.console.ask()? else { return Ok(Flow::Quit) };
            let (word, rest) =
                typed.split_once(' ').map_or((typed.as_str(), ""), |(word, rest)| (word, rest.trim()));
            match word {
                "" => self.console.refuse(&say!(self.texts, "start-help"))?,
                "more" => self.list(&menu, "")?,
                "list" => self.list(&menu, rest)?,
                "view" => self.show(view, &menu)?,
                "hint" => self.hint(seat, view, &menu)?,
                "?" | "help" if !rest.is_empty() => self.explain(view, &menu, rest)?,
                _ if word.len() > 1 && word.starts_with('?') => {
                    self.explain(view, &menu, typed.trim_start_matches('?'))?;
                }
                "undo" => {
                    if self.take_back(seat)? {
                        return Ok(Flow::On);
                    }
                }
                "quit" | "exit" if self.wishes.file.is_none() && !warned => {
                    warned = true;
                    self.console.refuse(&say!(self.texts, "quit-warning"))?;
                }
                "quit" | "exit" => return Ok(Flow::Quit),
                _ if self.command(view, word, rest)? => {}
                _ => {
                    let Some(action) = self.read(&menu, &typed)? else { continue };
                    if let Some(flow) = self.choose(seat, action)? {
                        return Ok(flow);
                    }
                }
            }
        }
    }

    /// Asks whether a sealed choice is final.
    pub(super) fn confirm(&mut self, seat: Seat) -> Result<Flow> {
        let view = self.view(seat);
        self.console.line(&say!(self.texts, "confirm"))?;
        loop {
            let Some(typed) = self.console.ask()? else { return Ok(Flow::Quit) };
            let (word, rest) = typed.split_once(' ').unwrap_or((&typed, ""));
            match word {
                "" | "ok" => return Ok(Flow::On),
                "undo" if self.take_back(seat)? => return Ok(Flow::On),
                "undo" => {}
                "quit" | "exit" => return Ok(Flow::Quit),
                _ if self.command(&view, word, rest.trim())? => {}
                _ => self.console.refuse(&say!(self.texts, "confirm"))?,
            }
        }
    }

    /// A command that is the same at every prompt; whether it is one.
    fn command(&mut self, view: &G::View, word: &str, rest: &str) -> Result<bool> {
        match word {
            "?" | "help" => self.help()?,
            "show" => match G::details(view, rest, self.texts) {
                Some(lines) => self.console.lines(lines)?,
                None => self.console.refuse(&say!(self.texts, "show-nothing", what = rest))?,
            },
            "rules" => self.rules(rest)?,
            "save" => self.save(rest)?,
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn show(&mut self, view: &G::View, menu: &Menu<G::Action>) -> Result<()> {
        self.console.gap()?;
        self.console.lines(G::table(view, self.wishes.pictures, self.texts))?;
        self.console.heading(&G::question(view, self.texts))?;
        let most = if menu.count() > FEW { FIRST } else { FEW };
        let texts = self.texts;
        let lines = menu.lines(
            most,
            |_, _| true,
            |count| say!(texts, "choices-rest", count = count),
            &say!(texts, "between"),
        );
        self.console.lines(lines)?;
        if menu.0.iter().any(|group| group.choices.len() > most) {
            self.console.line(&say!(texts, "choices-more"))?;
        }
        Ok(())
    }

    /// All choices that have these words in them.
    fn list(&mut self, menu: &Menu<G::Action>, words: &str) -> Result<()> {
        let words: Vec<String> = words.split_whitespace().map(str::to_lowercase).collect();
        let wanted = |title: &str, (action, label): &(G::Action, String)| {
            let text = format!("{title} {label} {action}").to_lowercase();
            words.iter().all(|word| text.contains(word))
        };
        let lines = menu.lines(usize::MAX, wanted, |_| String::new(), &say!(self.texts, "between"));
        if lines.is_empty() {
            self.console.refuse(&say!(self.texts, "choices-none", words = words.join(" ")))?;
        }
        self.console.lines(lines)?;
        Ok(())
    }

    /// The action that was typed, as a number or as in records; nothing if it can't be read, which the person is told.
    fn read(&mut self, menu: &Menu<G::Action>, typed: &str) -> Result<Option<G::Action>> {
        if let Ok(number) = typed.parse::<usize>() {
            let action = menu.action(number);
            if action.is_none() {
                let line = say!(self.texts, "no-such-choice", number = number, count = menu.count());
                self.console.refuse(&line)?;
            }
            return Ok(action);
        }
        match typed.parse::<G::Action>() {
            Ok(action) => Ok(Some(action)),
            Err(TextError { column, .. }) => {
                let line = say!(self.texts, "unread", text = typed, column = column);
                self.console.refuse(&line)?;
                Ok(None)
            }
        }
    }

    fn explain(&mut self, view: &G::View, menu: &Menu<G::Action>, typed: &str) -> Result<()> {
        let Some(action) = self.read(menu, typed)? else { return Ok(()) };
        // Tried on a copy, which nobody sees: a choice that is not possible is explained by why not.
        let viewer = tabletop::View::viewer(view).seat().unwrap_or_default();
        if let Err(refusal) = self.game().clone().act(viewer, action) {
            let why = texts::refusal(&refusal, self.texts);
            return Ok(self.console.refuse(&why)?);
        }
        let title = format!("{} ({action})", G::action(view, action, self.texts));
        self.console.line(&title)?;
        self.console.lines(G::explain(view, action, self.texts))?;
        Ok(())
    }

    fn help(&mut self) -> Result<()> {
        let texts = self.texts;
        self.console.heading(&say!(texts, "help-title"))?;
        self.console.line(&say!(texts, "help-number"))?;
        self.console.line(&say!(texts, "help-notation", examples = G::EXAMPLES))?;
        self.console.lines(G::commands(texts))?;
        self.console.lines([
            say!(texts, "help-explain"),
            say!(texts, "help-list"),
            say!(texts, "help-view"),
            say!(texts, "help-hint"),
            say!(texts, "help-undo"),
            say!(texts, "help-save"),
            say!(texts, "help-rules", id = G::RULE),
            say!(texts, "help-quit"),
        ])?;
        Ok(())
    }

    fn rules(&mut self, id: &str) -> Result<()> {
        let sheet = crate::rules::sheet(G::GAME);
        if id.is_empty() {
            self.console.lines(sheet.lines())?;
            return Ok(());
        }
        match crate::rules::paragraph(sheet, id) {
            None => self.console.refuse(&say!(self.texts, "no-such-rule", id = id))?,
            Some(paragraph) => self.console.lines(paragraph.lines())?,
        }
        Ok(())
    }

    fn save(&mut self, name: &str) -> Result<()> {
        let texts = self.texts;
        let own = self.wishes.file.clone();
        let path = match (name, own.clone()) {
            ("", Some(path)) => path,
            ("", None) => return Ok(self.console.refuse(&say!(texts, "save-where"))?),
            (name, _) => PathBuf::from(name),
        };
        if own.as_ref() != Some(&path) && path.exists() {
            return Ok(self.console.refuse(&say!(texts, "save-exists", file = path.display()))?);
        }
        match self.write(&path) {
            Ok(()) => {
                self.console.line(&say!(texts, "saved", file = path.display()))?;
                self.wishes.file = Some(path);
            }
            Err(error) => {
                self.console.refuse(&say!(texts, "save-failed", file = path.display(), error = error))?;
            }
        }
        Ok(())
    }
}
