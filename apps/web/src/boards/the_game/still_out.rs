//! Which cards are still out: the numbers 2 to 99 at a glance.

use super::desk::Desk;
use crate::kit::draw::{text, words};
use crate::say;
use leptos::prelude::*;
use the_game::{Card, Cards, View};

/// The numbers of some cards, runs of three and more joined: "2, 5–9, 12".
pub(super) fn numbers(cards: Cards) -> String {
    let mut runs: Vec<(u8, u8)> = Vec::new();
    for number in cards.iter().map(Card::number) {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == number => *last = number,
            _ => runs.push((number, number)),
        }
    }
    let run = |(first, last): (u8, u8)| match last - first {
        0 => first.to_string(),
        1 => format!("{first}, {last}"),
        _ => format!("{first}–{last}"),
    };
    runs.into_iter().map(run).collect::<Vec<_>>().join(", ")
}

/// How a card is marked: struck through if it was played, framed if the viewer holds it.
fn mark(view: &View, card: Card) -> &'static str {
    if view.hand.is_some_and(|hand| hand.contains(card)) {
        "mine"
    } else if view.placed.is_some_and(|placed| placed.contains(card)) {
        "out"
    } else {
        ""
    }
}

/// The grid of all numbers: played ones struck through, own ones framed. Nothing where the table does not show what was played.
pub(super) fn still_out(desk: Desk) -> Option<AnyView> {
    let cell = move |card: Card| {
        let mark = Memo::new(move |_| desk.view.with(|view| mark(view, card)));
        view! { <span class=mark>{card.to_string()}</span> }.into_any()
    };
    let told = text(move || {
        desk.view.with(|view| {
            let placed = view.placed.unwrap_or_default();
            say!(
                "tg-out-told",
                cards = numbers(Cards::ALL.minus(placed).minus(view.hand.unwrap_or_default()))
            )
        })
    });
    let legend = if desk.me().is_some() { "tg-out-legend" } else { "tg-out-legend-all" };
    desk.view.with_untracked(|view| view.placed)?;
    let grid = view! {
        <section class="tg-unseen">
            <h3>{words("unseen-cards")}</h3>
            <p class="sr">{told}</p>
            <div class="tg-numbers num" aria-hidden="true">
                <i></i>
                <i></i>
                {Cards::ALL.iter().map(cell).collect::<Vec<_>>()}
            </div>
            <p class="small sub" aria-hidden="true">
                {words(legend)}
            </p>
        </section>
    };
    Some(grid.into_any())
}

#[cfg(test)]
mod tests {
    use super::super::sample::{script, view};
    use super::*;

    #[test]
    fn runs_are_joined() {
        let cards =
            |numbers: &[u8]| numbers.iter().filter_map(|number| Card::new(*number)).collect::<Cards>();
        assert_eq!(numbers(cards(&[2, 3, 5, 6, 7, 9])), "2, 3, 5–7, 9");
        assert_eq!(numbers(Cards::ALL), "2–99");
        assert_eq!(numbers(Cards::NONE), "");
    }

    #[test]
    fn a_card_is_out_held_or_played() {
        let lines = ["deal 0 4 17 23 48 61 77 90 91", "0 4>A1"];
        let mark = |options, number| mark(&view(&script(1, options, &lines), 0), Card::new(number).unwrap());
        assert_eq!([mark("", 4), mark("", 17), mark("", 50)], ["out", "mine", ""]);
        assert_eq!(mark("played=off", 4), "");
    }
}
