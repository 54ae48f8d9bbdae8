//! A bot's advice: what it would do, why, and how much better that is.

use super::asked::action_words;
use super::desk::Desk;
use crate::kit::hint::{self, Advice};
use crate::play::Advised;
use crate::say;
use the_game::{Action, Card, Pile};

/// Where the chance to win is not better by this much, the cards left are told.
const TELLING: f64 = 0.01;

/// What this board knows of advice.
pub(super) const ADVICE: Advice<Desk> = Advice { turn, gap: |_, _| None, better, show: None };

/// The placement that the advice starts with, to be marked on the board.
pub(super) fn first(desk: Desk) -> Option<(Card, Pile)> {
    match hint::first(desk.play)? {
        Action::Place(card, pile) => Some((card, pile)),
        Action::Keen(_) | Action::End | Action::Say(..) => None,
    }
}

/// The advised turn in words.
fn turn(_: Desk, advised: &Advised) -> String {
    let said = |text: &String| text.parse().map_or_else(|_| text.clone(), action_words);
    advised.turn.iter().map(said).collect::<Vec<_>>().join(", ")
}

/// How the advice compares with the next best choice.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Better {
    /// There is nothing to compare by.
    Unknown,
    /// The chance to win, in percent, and that of the next best.
    Win(u8, Option<u8>),
    /// Cards left, in tenths rounded, and with the next best.
    Left(f64, Option<f64>),
}

impl Better {
    fn of(advised: &Advised) -> Self {
        let Advised { turn, win, result, next_best, .. } = advised;
        // Nothing is played out for the question who starts.
        if matches!(turn.first().and_then(|first| first.parse().ok()), Some(Action::Keen(_)) | None) {
            return Self::Unknown;
        }
        let percent = |chance: f64| (chance * 100.0).round().clamp(0.0, 100.0) as u8;
        let tenths = |cards: f64| (cards * 10.0).round() / 10.0;
        match next_best {
            // Where the next best wins more often, that was chance: they are about as good.
            Some((other, _)) if win - other >= TELLING => Self::Win(percent(*win), Some(percent(*other))),
            None if *win >= TELLING => Self::Win(percent(*win), None),
            _ => Self::Left(tenths(*result), next_best.map(|(_, other)| tenths(other))),
        }
    }
}

fn better(advised: &Advised) -> String {
    match Better::of(advised) {
        Better::Unknown => String::new(),
        Better::Win(win, None) => say!("hint-win", win = win),
        Better::Win(win, Some(next)) => say!("hint-win-next", win = win, next = next),
        Better::Left(left, None) => say!("tg-hint-left", left = left),
        Better::Left(left, Some(next)) if next <= left => say!("tg-hint-left-even", left = left),
        Better::Left(left, Some(next)) => say!("tg-hint-left-next", left = left, next = next),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn advised(turn: &str, win: f64, result: f64, next_best: Option<(f64, f64)>) -> Advised {
        Advised { turn: vec![turn.to_owned()], win, result, next_best, reasons: Vec::new() }
    }

    #[test]
    fn the_chance_to_win_is_told_where_it_differs() {
        let of = |turn, win, result, next| Better::of(&advised(turn, win, result, next));
        assert_eq!(of("23>A1", 0.424, 9.13, Some((0.38, 9.9))), Better::Win(42, Some(38)));
        assert_eq!(of("23>A1", 0.002, 9.13, Some((0.001, 9.98))), Better::Left(9.1, Some(10.0)));
        assert_eq!(of("98>D2", 0.31, 4.02, Some((0.41, 3.98))), Better::Left(4.0, Some(4.0)));
        assert_eq!(of("end", 0.0, 12.0, None), Better::Left(12.0, None));
        assert_eq!(of("keen 3", 0.0, 0.0, Some((0.0, 0.0))), Better::Unknown);
    }
}
