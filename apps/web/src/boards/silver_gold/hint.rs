//! What this board says of a bot's advice.

use super::desk::Desk;
use super::spoken;
use crate::kit::hint::{self, Advice};
use crate::play::Advised;
use crate::say;
use leptos::prelude::*;

/// What this board knows of advice.
pub const ADVICE: Advice<Desk> = Advice { turn, gap: |_, _| None, better, show: Some(show) };

/// The advised turn in words.
fn turn(desk: Desk, advised: &Advised) -> String {
    let view = desk.view.get();
    advised.turn.iter().map(|action| spoken::action(&view, action)).collect::<Vec<_>>().join(" → ")
}

/// Lays out the first choice of the turn.
fn show(desk: Desk, _: &Advised) {
    if let Some(action) = hint::first(desk.play) {
        desk.lay_out(action);
    }
}

/// How much better the advice is than the next best choice.
fn better(advised: &Advised) -> String {
    let percent = |chance: f64| (100.0 * chance).round();
    let win = percent(advised.win);
    match advised.next_best {
        None => say!("hint-win", win = win),
        Some((next, _)) if percent(next) < win => {
            say!("hint-win-next", win = win, next = percent(next))
        }
        Some((_, result)) => {
            let points = (10.0 * (advised.result - result)).round() / 10.0;
            if points > 0.0 {
                say!("sg-hint-points", win = win, points = points)
            } else {
                say!("sg-hint-equal", win = win)
            }
        }
    }
}
