//! Choosing cards: two of four at the start, and a new one for a completed pyramid.

use super::art;
use super::desk::Desk;
use super::picture::{caption, mini, picture};
use crate::kit::draw::{click, disabled, drawn, each, flag, memo, pressed, text, when, words};
use crate::parts::Icon;
use crate::say;
use leptos::prelude::*;
use silver_gold::{Action, Card, Cards, Squares, brings_bonus};

/// Four cards, of which two are kept; also what is seen while the others choose.
pub fn keep(desk: Desk) -> AnyView {
    let cards = memo(move || desk.view.get().hand.unwrap_or(Cards::NONE));
    let open = flag(move || !desk.legal.get().is_empty());
    let choice_of = move |card: Card| {
        let picked = flag(move || match desk.view.get().kept {
            Some(pair) => pair.set().contains(card),
            None => desk.kept.with(|kept| kept.contains(&card)),
        });
        choice(desk, card, picked, open, Box::new(move || desk.pick(card)))
    };
    view! { <div class="sg-choice">{drawn(move || each(cards.get().iter(), choice_of))}</div> }.into_any()
}

/// The display and the pile, to take a card from; below them the card that stays.
pub fn take(desk: Desk) -> AnyView {
    let cards = memo(move || desk.view.get().display);
    let is = move |action: Action| desk.taken.get() == Some(action);
    let take = move |action: Action| {
        if desk.is_free() {
            desk.taken.set(Some(action));
        }
    };
    let choice_of = move |card: Card| {
        let picked = flag(move || is(Action::Take(card)));
        choice(desk, card, picked, flag(|| true), Box::new(move || take(Action::Take(card))))
    };
    let pile = move || {
        view! {
            <button
                class="sg-pick"
                data-card="pile"
                data-legal=""
                aria-pressed=pressed(move || is(Action::TakePile))
                on:click=click(move || take(Action::TakePile))
            >
                <span class="face">
                    <svg class="card" viewBox=art::CARD_BOX aria-hidden="true"><g inner_html=art::back()></g></svg>
                    <span class="tag"><Icon name="check"/></span>
                </span>
                <span class="sg-cap">
                    <b>{words("sg-from-pile")}</b>
                    <span class="sub small">{text(move || say!("sg-in-pile", count = desk.view.get().draw_pile))}</span>
                </span>
            </button>
        }
        .into_any()
    };
    let staying = move || {
        let minis = drawn(move || {
            each(desk.held().into_iter().flatten(), |held| mini(desk.view, held.card, held.marked))
        });
        view! {
            <div class="sg-staying">
                <span class="label">{words("sg-your-card")}</span>
                {minis}
            </div>
        }
        .into_any()
    };
    view! {
        <div class="sg-choice take">
            {drawn(move || each(cards.get().iter(), choice_of))}
            {when(move || desk.legal.with(|legal| legal.contains(&Action::TakePile)), pile)}
        </div>
        {when(move || desk.held().iter().any(Option::is_some), staying)}
    }
    .into_any()
}

/// The bonus that one more pyramid of this card's colour would win, in words.
fn bonus(desk: &Desk, card: Card) -> Option<String> {
    let (view, seat) = (desk.view.get(), desk.own.get()?);
    let colour = view.colour(card);
    let mut count: u8 = 1;
    for other in view.completed(seat).chain(view.held(seat).into_iter().flatten().map(|held| held.card)) {
        count += u8::from(view.colour(other) == colour);
    }
    let points = view.bonuses.free(colour)?;
    brings_bonus(count).then(|| say!("sg-wins-bonus", points = points))
}

/// A card that can be picked.
fn choice(desk: Desk, card: Card, picked: Signal<bool>, open: Signal<bool>, pick: Box<dyn Fn()>) -> AnyView {
    let picks = click(move || {
        if open.get_untracked() {
            pick();
        }
    });
    let chip = drawn(move || match bonus(&desk, card) {
        Some(text) => view! { <span class="chip gold">{text}</span> }.into_any(),
        None => ().into_any(),
    });
    view! {
        <button
            class="sg-pick"
            class:other=flag(move || !open.get() && !picked.get())
            data-card=card.to_string()
            data-legal=flag(move || open.get())
            aria-pressed=pressed(move || picked.get())
            aria-disabled=disabled(move || !open.get())
            on:click=picks
        >
            <span class="face">
                {picture(desk.view, card, Squares::NONE)}
                <span class="tag"><Icon name="check"/></span>
            </span>
            <span class="sg-cap">{caption(desk.view, card)} {chip}</span>
        </button>
    }
    .into_any()
}
