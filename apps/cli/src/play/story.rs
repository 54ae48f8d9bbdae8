//! What people are told: who plays, what happened, how it ended.

use super::session::Session;
use super::shown::Shown;
use super::texts::{self, Book, say};
use anyhow::Result;
use record::GameEvent;
use std::io::{BufRead, Write};
use tabletop::{Seat, SetUp, Viewer};

impl<G: Shown, R: BufRead, W: Write> Session<'_, G, R, W> {
    /// Tells a seat what happened since it was last told, as far as it may know.
    pub(super) fn tell(&mut self, seat: Seat, view: &G::View) -> Result<()> {
        let end = self.progress.sealed_from.unwrap_or(self.log.len());
        let start = std::mem::replace(&mut self.told[seat], end);
        let mut lines = self.story(Some(seat), view, start, end);
        if let Some(last) = &self.last[seat] {
            lines.extend(G::news(last, view, self.texts));
        }
        if !lines.is_empty() {
            self.console.gap()?;
            self.console.lines(&lines)?;
        }
        Ok(())
    }

    /// What happened, as somebody sees it who knows what `reader` did: a line for each deal, and one for all that a
    /// seat did in a row.
    fn story(&self, reader: Option<Seat>, view: &G::View, start: usize, end: usize) -> Vec<String> {
        let texts = self.texts;
        let mut lines = Vec::new();
        let mut row: Option<Row> = None;
        for event in self.log.get(start..end).unwrap_or_default() {
            match event {
                GameEvent::Action(seat, _) if reader == Some(*seat) => {}
                GameEvent::Action(seat, action) => {
                    let said = G::action(view, *action, texts);
                    match &mut row {
                        Some(row) if row.seat == *seat => row.actions.push(said),
                        _ => {
                            lines.extend(row.take().map(|row| row.line(texts)));
                            row = Some(Row { seat: *seat, actions: vec![said] });
                        }
                    }
                }
                GameEvent::Deal(deal) => {
                    if let Some(line) = G::dealt(view, deal, texts) {
                        lines.extend(row.take().map(|row| row.line(texts)));
                        lines.push(line);
                    }
                }
            }
        }
        lines.extend(row.take().map(|row| row.line(texts)));
        lines
    }

    pub(super) fn greet(&mut self) -> Result<()> {
        let texts = self.texts;
        let set_up = self.game().set_up();
        let (players, options) = (set_up.players(), set_up.options());
        let events = self.progress.events;
        self.console.heading(G::TITLE)?;
        if !options.is_empty() {
            self.console.line(&say!(texts, "start-options", options = options))?;
        }
        for seat in Seat::all(players) {
            let line = match (self.company.level(seat), self.wishes.people.len()) {
                (Some(level), _) => say!(texts, "start-bot", seat = seat, level = texts::level(level, texts)),
                (None, 1) => say!(texts, "start-you", seat = seat),
                (None, _) => say!(texts, "start-person", seat = seat),
            };
            self.console.line(&line)?;
        }
        if let Some(path) = &self.wishes.file {
            self.console.line(&say!(texts, "start-file", file = path.display()))?;
        }
        if events > 0 {
            self.console.line(&say!(texts, "start-resumed", count = events))?;
        }
        self.console.lines(G::welcome(texts))?;
        self.console.line(&say!(texts, "start-help"))?;
        Ok(())
    }

    pub(super) fn finish(&mut self) -> Result<()> {
        self.keep()?;
        let reader = self.wishes.people.first().filter(|_| self.wishes.people.len() == 1);
        let viewer = reader.map_or(Viewer::Spectator, Viewer::Seat);
        let view = self.game().view(viewer);
        let told = reader.or(self.at).map_or(0, |seat| self.told[seat]);
        let lines = self.story(reader, &view, told, self.log.len());
        self.console.gap()?;
        self.console.lines(lines)?;
        self.console.heading(&say!(self.texts, "game-over"))?;
        self.console.lines(G::result(&view, self.texts))?;
        if let Some(path) = &self.wishes.file {
            self.console.line(&say!(self.texts, "result-check", file = path.display()))?;
        }
        Ok(())
    }

    pub(super) fn leave(&mut self) -> Result<()> {
        self.keep()?;
        let line = match &self.wishes.file {
            Some(path) if !self.unsaved => say!(self.texts, "quit-saved", file = path.display()),
            _ => say!(self.texts, "quit-unsaved"),
        };
        self.console.line(&line)?;
        Ok(())
    }
}

/// What a seat did in a row.
struct Row {
    seat: Seat,
    actions: Vec<String>,
}

impl Row {
    fn line(self, texts: &Book) -> String {
        let actions = self.actions.join(&say!(texts, "between"));
        say!(texts, "seat-chose", seat = self.seat, actions = actions)
    }
}
