//! The hand: cards to tap, to drag, or to walk through by keyboard.

use super::answer::Answer;
use super::desk::Desk;
use super::face::face;
use super::hint;
use crate::kit::draw::{click, drawn, each, flag, icon, memo, pressed, text, when, words};
use crate::say;
use leptos::ev::PointerEvent;
use leptos::prelude::*;
use the_game::{Card, Pile, Step};

/// A card in hand, and how many others came with it before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Held {
    card: Card,
    order: usize,
}

/// The hand now, after what it was before: new cards come one after the other.
fn dealt(before: &[Held], now: &[Card]) -> Vec<Held> {
    let mut new = 0;
    let held = |card: &Card| {
        before.iter().find(|held| held.card == *card).copied().unwrap_or_else(|| {
            new += 1;
            Held { card: *card, order: new - 1 }
        })
    };
    now.iter().map(held).collect()
}

/// The viewer's hand, with a slot for each card that was placed this turn.
pub(super) fn hand(desk: Desk) -> AnyView {
    let held =
        Memo::new(move |before: Option<&Vec<Held>>| dealt(before.map_or(&[], Vec::as_slice), &desk.hand()));
    let (size, fire) = desk.view.with_untracked(|view| (view.set_up.hand_size(), view.set_up.fire()));
    let slots = move || {
        let turn = desk.view.with(|view| view.viewer.seat().is_some_and(|me| view.step == Step::Turn(me)));
        if turn { usize::from(size).saturating_sub(held.with(Vec::len)) } else { 0 }
    };
    let slot = |_| view! { <span class="slot" aria-hidden="true"></span> }.into_any();
    view! {
        <div
            class="hand"
            class:off=flag(move || !desk.is_turn())
            role="group"
            aria-label=words("hand")
            data-size=size.to_string()
        >
            <For each=move || held.get() key=|held| held.card let:held>
                {hand_card(desk, held)}
            </For>
            {drawn(move || each(0..slots(), slot))}
        </div>
        {desk.drag.draw(move |number| face(u8::try_from(number).unwrap_or_default(), fire))}
    }
    .into_any()
}

/// One card of the hand.
fn hand_card(desk: Desk, held: Held) -> AnyView {
    let card = held.card;
    let fire = desk.view.with_untracked(|view| view.set_up.fire());
    let chosen = move || desk.chosen.get() == Some(card);
    let fits = memo(move || desk.fits.with(|fits| fits.iter().any(|(other, _)| *other == card)));
    let trick = memo(move || {
        let on = |pile| desk.fits.with(|fits| Answer::of(fits, card, pile, desk.top(pile)));
        Pile::ALL.into_iter().any(|pile| on(pile) == Answer::Trick)
    });
    let label = move || match (fits.get(), trick.get()) {
        (false, _) => say!("tg-card-no", card = card.number()),
        (true, true) => say!("tg-card-trick", card = card.number()),
        (true, false) => say!("tg-card", card = card.number()),
    };
    let press = move || desk.choose(if untrack(chosen) { None } else { Some(card) });
    let over = move |event: PointerEvent| {
        if event.pointer_type() == "mouse" && !desk.play.still.get_untracked() && !desk.drag.is_on() {
            desk.pointed.set(Some(card));
        }
    };
    let leave = move |_| {
        if desk.pointed.get_untracked() == Some(card) {
            desk.pointed.set(None);
        }
    };
    view! {
        <button
            class="hcard"
            class:sel=flag(chosen)
            class:no=flag(move || !fits.get())
            class:lifted=flag(move || desk.drag.carried() == Some(card.number().into()))
            class:hinted=flag(move || hint::first(desk).is_some_and(|(first, _)| first == card))
            data-card=card.to_string()
            data-legal=flag(move || !desk.targets(card).is_empty())
            aria-pressed=pressed(chosen)
            aria-label=text(label)
            style=("--order", held.order.to_string())
            on:click=click(press)
            on:dblclick=move |_| confirm(desk, card)
            on:pointerdown=move |event| desk.drag.take(card.number().into(), &event)
            on:pointerenter=over
            on:pointerleave=leave
        >
            {face(card.number(), fire)}
            {when(move || trick.get(), || view! { <span class="tag">{icon("trick")}</span> }.into_any())}
        </button>
    }
    .into_any()
}

/// Places a card if there is just one pile for it.
pub(super) fn confirm(desk: Desk, card: Card) {
    if let [pile] = untrack(|| desk.targets(card))[..] {
        desk.place(card, pile);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn new_cards_come_one_after_the_other() {
        let cards =
            |numbers: &[u8]| numbers.iter().filter_map(|number| Card::new(*number)).collect::<Vec<_>>();
        let first = dealt(&[], &cards(&[5, 23, 90]));
        assert_eq!(first.iter().map(|held| held.order).collect::<Vec<_>>(), [0, 1, 2]);
        let next = dealt(&first, &cards(&[5, 7, 60, 90]));
        assert_eq!(next.iter().map(|held| held.order).collect::<Vec<_>>(), [0, 0, 1, 2]);
    }
}
