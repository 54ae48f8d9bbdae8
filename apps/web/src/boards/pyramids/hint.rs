//! What this board says of a bot's advice.

use super::desk::Desk;
use super::draw::short;
use super::names::sentence;
use super::spoken;
use crate::kit::hint::Advice;
use crate::play::Advised;
use crate::say;
use crate::words::{Language, language};
use leptos::prelude::*;

/// What this board knows of advice.
pub const ADVICE: Advice<Desk> = Advice { turn, gap: spoken::gap, better, show: None };

/// The turn it would take.
fn turn(desk: Desk, advice: &Advised) -> String {
    let steps = desk.view.with(|view| {
        let said = |action: &String| match action.parse() {
            Ok(action) => spoken::action(desk.play, view, action),
            Err(_) => action.clone(),
        };
        advice.turn.iter().map(said).collect::<Vec<_>>()
    });
    sentence(&steps.join("; ")) + "."
}

/// How sure it is, and how much better that is than the next best.
fn better(advice: &Advised) -> String {
    let percent = |chance: f64| (chance * 100.0).round();
    let win = percent(advice.win);
    let Some((next_win, next_result)) = advice.next_best else { return say!("hint-win", win = win) };
    let next = percent(next_win);
    // Where the next best wins as often or more, they are about as good.
    let chances =
        if next < win { say!("hint-win-next", win = win, next = next) } else { say!("hint-win", win = win) };
    let ahead = advice.result - next_result;
    if ahead < 0.05 {
        return chances;
    }
    format!("{chances} {}", say!("py-hint-ahead", points = decimal(ahead, language())))
}

/// A number with one decimal in the form of a language.
fn decimal(number: f64, language: Language) -> String {
    let text = short(number);
    if language == Language::En { text } else { text.replace('.', ",") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_decimal_has_the_form_of_its_language() {
        assert_eq!((decimal(1.84, Language::En), decimal(1.84, Language::De)), ("1.8".into(), "1,8".into()));
    }
}
