//! The viewer's hand: cards to tap, or to drag to a plot.

use super::card::Face;
use super::desk::{Asked, Desk};
use super::names;
use super::picks::Held;
use super::target::Target;
use crate::kit::draw::{classes, click, flag, icon, keyed, text, when, words};
use crate::say;
use leptos::prelude::*;

/// The hand.
pub fn hand(desk: Desk) -> AnyView {
    let class = text(move || {
        let (count, asked) = desk.now.with(|now| (now.hand.len(), now.asked));
        classes(&[("hand", true), ("many", count > 6), ("waits", asked == Asked::Nothing)])
    });
    let cards = keyed(
        move || desk.now.with(|now| now.hand.iter().map(|held| held.key()).collect()),
        move |key| Held::of_key(key).map(|held| in_hand(desk, held)).into_any(),
    );
    let none = when(
        move || desk.now.with(|now| now.hand.is_empty()),
        || view! { <p class="none">{words("py-hand-empty")}</p> }.into_any(),
    );
    view! {
        <div class=class role="group" aria-label=words("hand")>
            {cards}
            {none}
        </div>
        {desk.drag.draw(|key| Held::of_key(key).map(|held| view! { <Face card=held.card/> }).into_any())}
    }
    .into_any()
}

/// One card of the hand.
fn in_hand(desk: Desk, held: Held) -> AnyView {
    let is_chosen =
        move || desk.chosen.with(|chosen| chosen.selected == Some(held) || chosen.picks.contains(&held));
    let is_useful = move || desk.now.with(|now| now.is_useful(held));
    let deals = desk.settled.get_value();
    let class = text(move || {
        // Of equal cards the first one goes.
        let gone = desk.sent.get();
        classes(&[
            ("hcard", true),
            ("sel", is_chosen()),
            ("no", !is_useful()),
            ("gone", gone.is_some_and(|(card, _)| held == Held { card, nth: 0 })),
            ("deals", deals),
            ("lifted", desk.drag.carried() == Some(held.key())),
        ])
    });
    let label = text(move || {
        let card = names::card(held.card);
        match (desk.asked(), is_useful()) {
            (Asked::Nothing, _) | (_, true) => card,
            (Asked::Swap, false) => say!("py-card-kept", card = card),
            (_, false) => say!("py-card-fits-nowhere", card = card),
        }
    });
    let advised =
        when(move || is_advised(desk, held), || view! { <span class="tag">{icon("hint")}</span> }.into_any());
    view! {
        <button
            type="button"
            class=class
            id=held.id()
            aria-label=label
            aria-pressed=text(move || is_chosen().to_string())
            data-card=held.card.to_string()
            data-legal=flag(move || is_useful() && desk.asked() != Asked::Nothing)
            on:click=click(move || desk.tap(held))
            on:pointerdown=move |event| desk.drag.take(held.key(), &event)
        >
            <Face card=held.card/>
            {advised}
        </button>
    }
    .into_any()
}

/// Whether a bot advises to take this card now.
fn is_advised(desk: Desk, held: Held) -> bool {
    use pyramids::Action;
    match desk.advised() {
        Some(Action::Swap(cards) | Action::Discard(cards)) => {
            // Of equal cards the first ones stand for all.
            usize::from(held.nth) < cards.iter().filter(|card| *card == held.card).count()
        }
        Some(action) => Target::of(action).is_some_and(|(card, _)| held == Held { card, nth: 0 }),
        None => false,
    }
}
