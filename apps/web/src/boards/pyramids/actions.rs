//! The buttons under the hand.

use super::desk::{Asked, Desk};
use super::spoken;
use crate::kit::draw::{click, disabled, drawn, flag, text};
use crate::parts::Icon;
use crate::play::Hint;
use crate::say;
use leptos::prelude::*;

/// Take back, hint, exchange while it is possible, and the one large button.
pub fn actions(desk: Desk) -> AnyView {
    let take_back = text(move || take_back(desk));
    let hint = text(|| say!("hint"));
    let open = text(move || desk.play.hint.with(|hint| (*hint != Hint::None).to_string()));
    let does = text(move || does(desk).to_owned());
    // The two buttons of an exchange need the room on a phone.
    let is_exchanging = move || desk.asked() == Asked::Swap;
    view! {
        <div class="actions">
            <button
                type="button"
                class="btn ico"
                data-do="take-back"
                aria-label=take_back
                title=take_back
                aria-disabled=disabled(move || !desk.play.may_take_back.get())
                hidden=flag(is_exchanging)
                on:click=click(move || desk.take_back())
            >
                <Icon name="undo" class="l"/>
            </button>
            <button
                type="button"
                class="btn ico"
                data-do="hint"
                aria-label=hint
                title=hint
                aria-disabled=disabled(move || desk.asked() == Asked::Nothing)
                hidden=flag(is_exchanging)
                aria-expanded=open
                on:click=click(move || desk.ask_hint())
            >
                <Icon name="hint" class="l"/>
            </button>
            {drawn(move || exchange(desk))}
            <button
                type="button"
                class="btn primary"
                data-do=does
                aria-disabled=disabled(move || desk.primary().is_none())
                on:click=click(move || desk.press())
            >
                {text(move || words(desk))}
            </button>
        </div>
    }
    .into_any()
}

/// The button that begins or stops the choice of top stones. Whoever may exchange has it, also with no top stone in hand: what others
/// could see over a shoulder says nothing about the hand.
fn exchange(desk: Desk) -> AnyView {
    if !desk.now.with(|now| now.may_exchange) {
        return ().into_any();
    }
    let (does, says) = match desk.exchanging.get() {
        true => ("cancel-exchange", say!("py-do-cancel")),
        false => ("exchange", say!("py-do-exchange")),
    };
    view! { <button type="button" class="btn" data-do=does on:click=click(move || desk.exchange())>{says}</button> }.into_any()
}

/// What can be taken back, or that nothing can.
fn take_back(desk: Desk) -> String {
    if !desk.play.may_take_back.get() {
        return say!("nothing-back");
    }
    let own = desk.now.with(|now| now.own);
    match desk.log.with(|log| log.last(own)) {
        Some(action) => {
            say!("py-take-back", action = desk.view.with(|view| spoken::action(desk.play, view, action)))
        }
        None => say!("take-back"),
    }
}

/// What the large button says.
fn words(desk: Desk) -> String {
    let picked = desk.chosen.with(|chosen| chosen.picks.len());
    match desk.asked() {
        Asked::Nothing => match desk.view.with(|view| view.to_move()) {
            Some(seat) if !desk.is_own(seat) => say!("waiting-for", names = desk.play.name(seat)),
            _ => say!("py-do-wait-all"),
        },
        Asked::Swap => say!("py-do-swap", count = picked),
        Asked::Play(_) | Asked::Last => say!("py-do-end"),
        Asked::Discard(surplus) => say!("py-do-discard", picked = picked, surplus = surplus),
    }
}

/// The name of what the large button does, for tests.
fn does(desk: Desk) -> &'static str {
    match desk.asked() {
        Asked::Nothing => "wait",
        Asked::Swap => "exchange-these",
        Asked::Play(_) | Asked::Last => "end-turn",
        Asked::Discard(_) => "discard",
    }
}
