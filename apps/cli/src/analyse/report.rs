//! The analysis for people.

use super::Told;
use crate::play::numbers::{amount, change, change_percent, number, percent};
use crate::play::shown::Shown;
use crate::play::texts::say;
use crate::text::{Table, WIDTH, joined, wrap};
use arena::analysis::{AnalysedChoice, TurningPoint, TurningPointKind};
use std::io::{self, Write};
use tabletop::Seat;

/// So many mistakes are told in full.
const MOST: usize = 12;

/// At most so many reasons are told for one choice.
const REASONS: usize = 2;

/// Lines to be written, some of them headings.
#[derive(Debug, Default)]
pub(super) struct Report(Vec<(bool, String)>);

impl Report {
    fn heading(&mut self, text: &str) {
        self.0.push((false, String::new()));
        self.0.push((true, text.to_owned()));
    }

    fn text(&mut self, text: &str, indent: usize) {
        let text = wrap(&format!("{:indent$}{text}", ""), WIDTH);
        self.0.extend(text.lines().map(|line| (false, line.to_owned())));
    }

    fn table(&mut self, table: &Table) {
        self.0.extend(table.lines().map(|line| (false, line)));
    }

    /// Writes all lines, with headings bold where that can be shown.
    pub(super) fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        let bold = anstyle::Style::new().bold();
        for (heading, line) in &self.0 {
            match heading {
                true => writeln!(out, "{bold}{line}{bold:#}")?,
                false => writeln!(out, "{line}")?,
            }
        }
        Ok(())
    }
}

impl<G: Shown> Told<'_, G> {
    pub(super) fn report(&self) -> Report {
        let texts = self.texts;
        let mut report = Report(vec![(true, G::TITLE.to_owned())]);
        self.open(&mut report);
        report.heading(&say!(texts, "an-course"));
        report.table(&self.course());
        self.mistakes(&mut report);
        self.turning(&mut report);
        self.summary(&mut report);
        report
    }

    /// Who played, and what was looked at.
    fn open(&self, report: &mut Report) {
        let texts = self.texts;
        let header = self.record.header();
        for (seat, name) in Seat::all(header.players).zip(&header.seats) {
            report.text(&say!(texts, "an-name", seat = seat, name = name), 0);
        }
        let weighed = self.analysis.choices.iter().filter(|choice| choice.comparison.is_some()).count();
        let rest = self.analysis.choices.len() - weighed;
        let line = say!(texts, "an-weighed", weighed = weighed, rest = rest, budget = self.budget);
        report.text(&line, 0);
        if self.analysis.stopped {
            report.text(&say!(texts, "an-stopped"), 0);
        } else if !self.analysis.over {
            report.text(&say!(texts, "an-unfinished"), 0);
        }
        report.text(&say!(texts, "an-error"), 0);
    }

    /// The course of the game: a row for each turn with something to choose.
    fn course(&self) -> Table {
        let texts = self.texts;
        let mut rows = Table::new(
            ">>>>>>><",
            [
                say!(texts, "turn"),
                say!(texts, "an-seat"),
                say!(texts, "an-win"),
                say!(texts, "luck"),
                say!(texts, "an-cost"),
                "±".to_owned(),
                self.unit(),
                say!(texts, "an-played"),
            ],
        );
        for turn in self.analysis.choices.chunk_by(|a, b| a.turn == b.turn) {
            let mut comparisons = turn.iter().filter_map(|choice| choice.comparison.as_ref());
            let (Some(first), Some(choice)) = (comparisons.next(), turn.first()) else { continue };
            let cost = comparisons.fold(first.cost, |cost, comparison| cost.plus(comparison.cost));
            let luck = first.since.filter(|since| since.happened);
            let mistake = turn.iter().any(is_mistake);
            let played = joined(turn.iter().map(|choice| choice.played), " ");
            rows.row([
                choice.turn.to_string(),
                choice.seat.to_string(),
                number(first.best_value.win.mean * 100.0, 1, texts),
                luck.map(|luck| change(luck.amount.win.mean * 100.0, 1, texts)).unwrap_or_default(),
                number(cost.win.mean * 100.0, 1, texts),
                cost.win.error.map_or("?".to_owned(), |error| number(error * 100.0, 1, texts)),
                number(cost.result.mean, 1, texts),
                format!("{}{played}", if mistake { "! " } else { "" }),
            ]);
        }
        rows
    }

    fn mistakes(&self, report: &mut Report) {
        let texts = self.texts;
        let all = self.analysis.choices.iter().filter(|choice| is_mistake(choice));
        let mut mistakes: Vec<_> =
            all.filter_map(|choice| Some((choice, choice.comparison.as_ref()?))).collect();
        if mistakes.is_empty() {
            report.heading(&say!(texts, "an-no-mistakes"));
            return;
        }
        mistakes.sort_by(|(_, a), (_, b)| {
            let (a, b) = (&a.cost, &b.cost);
            b.win.mean.total_cmp(&a.win.mean).then(b.result.mean.total_cmp(&a.result.mean))
        });
        report.heading(&say!(texts, "an-mistakes"));
        let more = mistakes.len().saturating_sub(MOST);
        for (choice, comparison) in mistakes.into_iter().take(MOST) {
            let action = G::action(&choice.view, choice.played, texts);
            report
                .text(&say!(texts, "an-mistake", turn = choice.turn, seat = choice.seat, action = action), 0);
            let best = comparison.best.iter().map(|action| G::action(&choice.view, *action, texts));
            report.text(&say!(texts, "better", what = joined(best, &say!(texts, "between"))), 2);
            let (win, result) = (percent(comparison.cost.win, texts), amount(comparison.cost.result, texts));
            let lost = match G::COOPERATIVE {
                true => say!(texts, "an-lost-together", win = win, result = result),
                false => say!(texts, "an-lost-apart", win = win, result = result),
            };
            report.text(&lost, 2);
            for reason in comparison.reasons.iter().take(REASONS) {
                report.text(&G::reason(reason, texts), 2);
            }
        }
        if more > 0 {
            report.text(&say!(texts, "an-more-mistakes", count = more), 0);
        }
    }

    fn turning(&self, report: &mut Report) {
        let points = self.analysis.turning_points();
        if points.is_empty() {
            return;
        }
        report.heading(&say!(self.texts, "an-turning"));
        for point in points {
            report.text(&self.turning_line(&point), 0);
        }
    }

    /// A turning point in words.
    pub(super) fn turning_line(&self, point: &TurningPoint) -> String {
        let texts = self.texts;
        let by = change_percent(point.change, texts);
        let choice = point.choice.and_then(|number| self.analysis.choices.get(number));
        match (choice, point.kind, point.seat) {
            (Some(choice), TurningPointKind::Choice, _) => {
                let action = G::action(&choice.view, choice.played, texts);
                let (turn, seat) = (choice.turn, choice.seat);
                say!(texts, "an-turning-choice", turn = turn, seat = seat, action = action, change = by)
            }
            (Some(choice), TurningPointKind::Luck, _) => {
                let (turn, seat) = (choice.turn, choice.seat);
                say!(texts, "an-turning-luck", turn = turn, seat = seat, change = by)
            }
            (None, _, Some(seat)) => say!(texts, "an-turning-end-seat", seat = seat, change = by),
            (None, _, None) => say!(texts, "an-turning-end", change = by),
        }
    }

    fn summary(&self, report: &mut Report) {
        let texts = self.texts;
        report.heading(&say!(texts, "an-summary"));
        report.table(&self.seat_summaries());
        report.0.push((false, String::new()));
        report.table(&self.breakdowns());
        report.0.push((false, String::new()));
        report.text(&say!(texts, "an-note"), 0);
    }

    /// What a choice costs besides winning.
    fn unit(&self) -> String {
        match G::COOPERATIVE {
            true => say!(self.texts, "cards"),
            false => say!(self.texts, "points"),
        }
    }

    /// What each seat made of its choices.
    fn seat_summaries(&self) -> Table {
        let texts = self.texts;
        let mut rows = Table::new(
            ">",
            [
                say!(texts, "an-seat"),
                say!(texts, "choices"),
                say!(texts, "an-count-mistakes"),
                say!(texts, "an-lost"),
                self.unit(),
            ],
        );
        for seat in Seat::all(self.record.header().players) {
            let summary = self.analysis.summary(seat);
            if summary.evaluated > 0 {
                rows.row([
                    seat.to_string(),
                    summary.evaluated.to_string(),
                    summary.mistakes.to_string(),
                    percent(summary.cost.win, texts),
                    amount(summary.cost.result, texts),
                ]);
            }
        }
        rows
    }

    /// Where the chance to win came from and where it went.
    fn breakdowns(&self) -> Table {
        let texts = self.texts;
        let mut rows = Table::new(
            ">",
            [
                String::new(),
                say!(texts, "an-start"),
                say!(texts, "luck"),
                say!(texts, "an-revised"),
                say!(texts, "choices"),
                say!(texts, "an-end"),
            ],
        );
        for breakdown in &self.analysis.breakdowns {
            rows.row([
                match breakdown.seat {
                    Some(seat) => say!(texts, "an-account-seat", seat = seat),
                    None => say!(texts, "account-all"),
                },
                percent(breakdown.start.win, texts),
                change_percent(breakdown.luck.win, texts),
                change_percent(breakdown.revision.win, texts),
                change_percent(-breakdown.cost.win, texts),
                percent(breakdown.end.win, texts),
            ]);
        }
        rows
    }
}

/// Whether a choice is called a mistake.
pub(super) fn is_mistake<G: Shown>(choice: &AnalysedChoice<G>) -> bool {
    choice.comparison.as_ref().is_some_and(|comparison| comparison.mistake)
}
