//! What a master would do in a person's place.

use super::numbers::{amount, percent};
use super::prompt::Menu;
use super::session::Session;
use super::shown::Shown;
use super::texts::{Book, say};
use crate::text::joined;
use anyhow::Result;
use arena::Threads;
use arena::analysis::{AnalysisLimits, Evaluation, Jury, MeasuredChoice, is_sure};
use bots::Playable;
use std::io::{BufRead, Write};
use tabletop::Seat;

/// At most so many choices are named.
const MOST: usize = 3;

/// At most so many reasons are told for one choice.
const REASONS: usize = 3;

impl<G: Shown + Playable, R: BufRead, W: Write> Session<'_, G, R, W> {
    /// Tells the best choices, by what the seat itself can know.
    pub(super) fn hint(&mut self, seat: Seat, view: &G::View, menu: &Menu<G::Action>) -> Result<()> {
        let texts = self.texts;
        if menu.count() < 2 {
            return Ok(self.console.line(&say!(texts, "nothing-else"))?);
        }
        self.console.passing(&say!(texts, "hint-thinking"))?;
        let mut jury = Jury::<G>::new(self.game().set_up(), seat, 0);
        self.company.views(seat).for_each(|seen| jury.see(&seen));
        let limits = AnalysisLimits { budget: self.wishes.hint, threads: Threads::all(), stop: None };
        let Evaluation { choices, nodes } = jury.evaluate(view, &[], MOST, &limits);
        self.console.passed()?;
        // By a rule of thumb alone it is only known which is best.
        let told = if nodes > 0 { MOST } else { 1 };
        for choice in choices.iter().take(told) {
            self.console.line(&choice_line::<G>(choice, nodes > 0, view, menu, texts))?;
            for reason in choice.reasons.iter().take(REASONS) {
                self.console.line(&format!("  {}", G::reason(reason, texts)))?;
            }
        }
        if let [_, second, ..] = choices.as_slice()
            && nodes > 0
        {
            self.console.line(&verdict_line::<G>(second, texts))?;
        }
        Ok(())
    }
}

/// A choice with its number, the rest of the turn, and what to expect if it was tried out.
fn choice_line<G: Shown>(
    choice: &MeasuredChoice<G::Action>,
    tried: bool,
    view: &G::View,
    menu: &Menu<G::Action>,
    texts: &Book,
) -> String {
    let actions = choice.turn.iter().map(|action| G::action(view, *action, texts));
    let turn = joined(actions, &say!(texts, "between"));
    let number = choice.turn.first().and_then(|action| menu.number(*action)).unwrap_or_default();
    let (win, result) = (percent(choice.value.win, texts), amount(choice.value.result, texts));
    match G::COOPERATIVE {
        _ if !tried => say!(texts, "hint-thumb", number = number, turn = turn),
        true => say!(texts, "hint-together", number = number, turn = turn, win = win, result = result),
        false => say!(texts, "hint-apart", number = number, turn = turn, win = win, result = result),
    }
}

/// How much better the first is than the second, if that is known.
fn verdict_line<G: Shown>(second: &MeasuredChoice<G::Action>, texts: &Book) -> String {
    let (win, result) = (second.cost.win, second.cost.result);
    let sure = win.mean > 0.0 && is_sure(win) || win.mean >= 0.0 && result.mean > 0.0 && is_sure(result);
    let (win, result) = (percent(win, texts), amount(result, texts));
    match (sure, G::COOPERATIVE) {
        (true, true) => say!(texts, "hint-better-together", win = win, result = result),
        (true, false) => say!(texts, "hint-better-apart", win = win, result = result),
        (false, true) => say!(texts, "hint-unsure-together", win = win, result = result),
        (false, false) => say!(texts, "hint-unsure-apart", win = win, result = result),
    }
}
