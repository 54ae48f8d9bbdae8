//! The end: how many cards are left, where they are, and what that means.

use super::spoken::who;
use super::still_out::numbers;
use crate::kit::draw::{disabled, drawn, flag, text, words};
use crate::play::Play;
use crate::say;
use leptos::prelude::*;
use std::sync::Arc;
use tabletop::SetUp as _;
use the_game::{Card, Cards, Left, View};

/// A result in a sentence.
pub(super) fn verdict(left: Left) -> String {
    if left.is_win() {
        say!("tg-over-win")
    } else if left.is_excellent() {
        say!("tg-over-excellent", count = left.0)
    } else {
        say!("tg-over-left", count = left.0)
    }
}

/// What a result can be worth (TG-17).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Grade {
    Win,
    Excellent,
    Other,
}

impl Grade {
    const ALL: [Self; 3] = [Self::Win, Self::Excellent, Self::Other];

    const fn of(left: Left) -> Self {
        if left.is_win() {
            Self::Win
        } else if left.is_excellent() {
            Self::Excellent
        } else {
            Self::Other
        }
    }

    /// As numbers of cards.
    const fn range(self) -> &'static str {
        match self {
            Self::Win => "0",
            Self::Excellent => "1–9",
            Self::Other => "10–98",
        }
    }

    fn words(self) -> String {
        match self {
            Self::Win => say!("tg-grade-win"),
            Self::Excellent => say!("tg-grade-excellent"),
            Self::Other => say!("tg-grade-other"),
        }
    }
}

/// Why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Why {
    /// Every card was placed (TG-16).
    Placed,
    /// A fire was not covered (TG-22).
    Fire,
    /// Nothing fitted, and the minimum was not reached (TG-15).
    Stuck,
}

impl Why {
    fn of(view: &View) -> Self {
        if view.left() == 0 {
            Self::Placed
        } else if !view.burning.is_empty() && view.placed_now >= view.minimum {
            Self::Fire
        } else {
            Self::Stuck
        }
    }

    fn words(self, view: &View) -> String {
        match self {
            Self::Placed => say!("tg-why-placed"),
            Self::Fire => say!("tg-why-fire", piles = super::asked::names(view.burning)),
            Self::Stuck => say!("tg-why-stuck", minimum = view.minimum, placed = view.placed_now),
        }
    }
}

/// The cards that nobody placed, as far as the viewer knows: the own hand, and all others together.
fn unplaced(view: &View) -> (Cards, Option<Cards>) {
    let own = view.hand.unwrap_or_default();
    (own, view.placed.map(|placed| Cards::ALL.minus(placed).minus(own)))
}

/// The result, explained line by line.
pub(super) fn result(play: Play, view: Signal<Arc<View>>) -> AnyView {
    let left = move || view.with(|view| Left(view.left()));
    let grade = move |grade: Grade| {
        let here = move || Grade::of(left()) == grade;
        view! {
            <li class:here=flag(here) aria-current=disabled(here)>
                <b class="num">{grade.range()}</b>
                <span>{text(move || grade.words())}</span>
            </li>
        }
        .into_any()
    };
    let placed = move || Card::COUNT - left().0;
    let hidden = text(move || {
        let others = view.with(|view| unplaced(view).1).filter(|cards| !cards.is_empty());
        others.map(|cards| say!("tg-over-unplaced", cards = numbers(cards))).unwrap_or_default()
    });
    view! {
        <section class="tg-end" data-left=text(move || left().0.to_string())>
            <h2>{text(move || verdict(left()))}</h2>
            <p>{text(move || view.with(|view| Why::of(view).words(view)))}</p>
            <div class="bar" aria-hidden="true">
                <i style:width=text(move || {
                    format!("{}%", u32::from(placed()) * 100 / u32::from(Card::COUNT))
                })></i>
            </div>
            <p class="sub small num">
                {text(move || say!("tg-over-placed", count = placed(), all = Card::COUNT))}
            </p>
            <table>
                <caption class="sr">{words("tg-over-table")}</caption>
                <thead>
                    <tr>
                        <th scope="col">{words("tg-over-where")}</th>
                        <th scope="col">{words("cards")}</th>
                        <th scope="col">{words("tg-over-cards")}</th>
                    </tr>
                </thead>
                <tbody>{drawn(move || view.with(|view| rows(play, view)))}</tbody>
                <tfoot>{drawn(move || vec![row(say!("tg-over-sum"), left().0, String::new())])}</tfoot>
            </table>
            <p class="sub small">{hidden}</p>
            <ul class="grades" aria-label=words("tg-grades")>
                {Grade::ALL.map(grade).into_iter().collect::<Vec<_>>()}
            </ul>
        </section>
    }
    .into_any()
}

/// One line for each hand, and one for the draw pile.
fn rows(play: Play, view: &View) -> Vec<AnyView> {
    let players = view.set_up.players();
    let (own, others) = unplaced(view);
    // With an empty draw pile and one other hand it is clear what that hand is.
    let clear = others.filter(|_| view.draw_pile == 0 && players == 2);
    let hand = |(seat, count): (tabletop::Seat, &u8)| {
        let known = if view.viewer.is(seat) { Some(own) } else { clear };
        row(who(play, view, seat), *count, known.map(numbers).unwrap_or_default())
    };
    let pile = row(say!("tg-draw-pile"), view.draw_pile, String::new());
    view.hand_sizes.iter().map(hand).chain([pile]).collect()
}

fn row(name: String, count: u8, cards: String) -> AnyView {
    view! {
        <tr>
            <th scope="row">{name}</th>
            <td class="num">{count.to_string()}</td>
            <td class="num">{cards}</td>
        </tr>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::super::sample::{script, view};
    use super::*;

    #[test]
    fn grades_are_those_of_the_rules() {
        let grades = [0, 1, 9, 10, 98].map(|left| Grade::of(Left(left)));
        assert_eq!(grades, [Grade::Win, Grade::Excellent, Grade::Excellent, Grade::Other, Grade::Other]);
    }

    #[test]
    fn fire_loses_and_so_does_being_stuck() {
        let hand = "deal 0 4 17 23 48 61 77 90 91";
        let fire = [hand, "0 77>D1", "0 4>A1", "0 end", "deal 0 50 51", "0 17>A1", "0 23>A1", "0 end"];
        assert_eq!(Why::of(&view(&script(1, "fire", &fire), 0)), Why::Fire);
        let stuck = ["deal 0 2 3 4 5 6 97 98 99", "0 99>A1", "0 98>A2", "0 97>D1", "0 2>D2", "0 end"];
        let game = script(1, "", &stuck);
        assert_eq!(Why::of(&view(&game, 0)), Why::Stuck);
    }

    #[test]
    fn own_cards_are_known_and_others_where_the_table_shows_them() {
        let lines = ["deal 0 4 17 23 48 61 77 90 91", "0 4>A1"];
        let (own, others) = unplaced(&view(&script(1, "", &lines), 0));
        assert_eq!((own.len(), others.map(Cards::len)), (7, Some(90)));
        assert_eq!(unplaced(&view(&script(1, "played=off", &lines), 0)).1, None);
    }
}
