//! The four piles: tops, what they say to the shown card, fire and signals.

use super::answer::{Answer, signed};
use super::desk::Desk;
use super::face::face;
use super::gauge::gauge;
use super::{hint, spoken, talk};
use crate::kit::draw::{attribute, disabled, drawn, flag, icon, memo, text, when, words};
use leptos::prelude::*;
use the_game::{Action, Phrase, Pile};

/// The four piles.
pub(super) fn piles(desk: Desk) -> AnyView {
    view! { <div class="tg-piles">{Pile::ALL.map(|pile| pile_button(desk, pile)).into_iter().collect::<Vec<_>>()}</div> }.into_any()
}

/// A pile's top and what came there last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Cover {
    top: u8,
    /// What lies below it, as far as it was seen.
    under: Option<u8>,
    /// Whether the top was just placed, and not uncovered again.
    placed: bool,
    /// How many cards were left in the game.
    left: u8,
}

impl Cover {
    /// What is seen of a pile after a change.
    const fn after(before: Option<Self>, top: u8, left: u8) -> Self {
        match before {
            None => Self { top, under: None, placed: false, left },
            Some(before) if before.top == top => Self { left, ..before },
            Some(before) if left > before.left => Self { top, under: None, placed: false, left },
            Some(before) => Self { top, under: Some(before.top), placed: true, left },
        }
    }
}

/// One pile.
fn pile_button(desk: Desk, pile: Pile) -> AnyView {
    let cover = Memo::new_with_compare(
        move |before: Option<&Cover>| {
            let left = desk.view.with(|view| view.left());
            Cover::after(before.copied(), desk.top(pile), left)
        },
        |before, now| before.map(|cover| cover.top) != now.map(|cover| cover.top),
    );
    let answer = memo(move || {
        let (card, top) = (desk.shown()?, desk.top(pile));
        Some((desk.fits.with(|fits| Answer::of(fits, card, pile, top)), signed(card, top)))
    });
    let said = move |wanted: fn(Answer) -> bool| {
        answer.with(|answer| answer.as_ref().is_some_and(|(answer, _)| wanted(*answer)))
    };
    let burns = move || desk.view.with(|view| view.burning.contains(pile));
    let legal = move || desk.chosen.get().is_some_and(|card| desk.may(Action::Place(card, pile)));
    view! {
        <button
            class="tg-pile"
            class:accepts=flag(move || desk.is_turn() && said(|answer| answer != Answer::No))
            class:trick=flag(move || desk.is_turn() && said(|answer| answer == Answer::Trick))
            class:refuses=flag(move || said(|answer| answer == Answer::No))
            class:burning=flag(burns)
            class:pulls=flag(move || desk.drag.over().is_some_and(|over| over == pile.to_string()))
            class:hinted=flag(move || hint::first(desk).is_some_and(|(_, to)| to == pile))
            data-pile=pile.to_string()
            data-legal=flag(legal)
            data-drop=attribute(move || legal().then(|| pile.to_string()))
            aria-disabled=disabled(move || !legal() && !desk.may_talk())
            on:click=move |_| desk.press(pile)
        >
            <span class="sr">{text(move || spoken::pile_label(desk, pile))}</span>
            <span class="tg-top" aria-hidden="true">
                {drawn(move || Some(top(desk, cover.get())))}
                {when(burns, || view! { <span class="tg-burn">{icon("fire")}</span> }.into_any())}
            </span>
            <span class="info" aria-hidden="true">
                <span class="dir">
                    {icon(if pile.is_ascending() { "up" } else { "down" })} <span>{pile.to_string()}</span>
                    <span class="w-only from">
                        {words(if pile.is_ascending() { "tg-from-1" } else { "tg-from-100" })}
                    </span>
                </span>
                {drawn(move || answer.get().map(|(answer, step)| chip(answer, step)))}
                {drawn(move || fire_chip(desk, pile))}
                {drawn(move || signals(desk, pile))}
            </span>
            {gauge(desk, pile)}
        </button>
    }
    .into_any()
}

/// The faces on a pile: the top, and below it what it covers, so that nothing is empty while it comes.
fn top(desk: Desk, cover: Cover) -> AnyView {
    let fire = desk.view.with_untracked(|view| view.set_up.fire());
    let flight = desk.flight.get_untracked().filter(|flight| flight.card.number() == cover.top);
    let under = cover.under.map(|number| view! { <span class="under">{face(number, fire)}</span> });
    view! {
        {under}
        <span
            class=if cover.placed { "upper placed" } else { "upper" }
            style=("--from", flight.map(|flight| flight.start()))
        >
            {face(cover.top, fire)}
        </span>
    }
    .into_any()
}

/// What the pile says to the shown card: in words where there is room, else the signed step.
fn chip(answer: Answer, step: String) -> AnyView {
    let class = match answer {
        Answer::Trick => "chip gold",
        Answer::No => "chip line",
        Answer::Jump { .. } if answer.is_far() => "chip bad",
        Answer::Jump { .. } => "chip",
    };
    let short = match answer {
        Answer::No => icon("close"),
        Answer::Trick | Answer::Jump { .. } => step.into_any(),
    };
    view! {
        <span class=class>
            {(answer == Answer::Trick).then(|| icon("trick"))}
            <span class="w-only">{text(move || spoken::answer_words(answer))}</span> <span class="n-only num">{short}</span>
        </span>
    }
    .into_any()
}

/// Whether the pile must be covered now, or by the next player.
fn fire_chip(desk: Desk, pile: Pile) -> Option<AnyView> {
    let (now, next) = desk.view.with(|view| {
        let now = view.burning.contains(pile);
        (now, !now && view.set_up.fire() && view.tops.on_fire().contains(pile))
    });
    let (class, key, short) = match (now, next) {
        (true, _) => ("chip fire", "tg-cover", "!"),
        (false, true) => ("chip line tg-ember", "tg-burns-next", "…"),
        (false, false) => return None,
    };
    let chip = view! {
        <span class=class>
            {icon("fire")} <span class="w-only">{words(key)}</span> <span class="n-only">{short}</span>
        </span>
    };
    Some(chip.into_any())
}

/// What the seats have said about the pile: each phrase once, with those who said it.
fn signals(desk: Desk, pile: Pile) -> Vec<AnyView> {
    let said = |phrase: Phrase| {
        let names = desk.view.with(|view| {
            let said = view.signals.iter();
            let by = said.filter(|(_, said)| said[pile] == Some(phrase));
            by.map(|(seat, _)| spoken::who(desk.play, view, seat)).collect::<Vec<_>>().join(", ")
        });
        let line = view! {
            <span class="tg-signal">
                {icon(talk::icon(phrase))}
                <span>
                    <i>{names.clone()}</i>
                    <span class="w-only">{text(move || format!(" {}", talk::short(phrase)))}</span>
                </span>
            </span>
        };
        (!names.is_empty()).then(|| line.into_any())
    };
    Phrase::ALL.into_iter().filter_map(said).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_new_top_was_placed_and_an_uncovered_one_was_not() {
        let first = Cover::after(None, 1, 98);
        assert_eq!((first.under, first.placed), (None, false));
        let placed = Cover::after(Some(first), 23, 97);
        assert_eq!((placed.top, placed.under, placed.placed), (23, Some(1), true));
        let other = Cover::after(Some(placed), 23, 96);
        assert_eq!((other.under, other.placed), (Some(1), true));
        let back = Cover::after(Some(other), 1, 97);
        assert_eq!((back.top, back.under, back.placed), (1, None, false));
    }
}
