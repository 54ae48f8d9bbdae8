//! The buttons under the hand.

use super::desk::{Asked, Desk};
use super::spoken;
use crate::kit::actions::{Main, hint, take_back};
use crate::kit::draw::{click, text, when};
use crate::say;
use leptos::prelude::*;

/// Take back, hint, exchange while it is possible, and the main button.
pub fn actions(desk: Desk) -> AnyView {
    // The two buttons of an exchange need the room on a phone.
    let tools = move || {
        let undo = take_back(
            text(move || label(desk)),
            move || desk.play.may_take_back.get(),
            move || desk.take_back(),
        );
        let hint = hint(desk.play, move || desk.asked() == Asked::Nothing);
        view! { {undo} {hint} }.into_any()
    };
    // Everyone who may exchange has this button, also with no top stone in hand: what others could see over a shoulder says nothing
    // about the hand.
    let exchange = move || {
        let does = Signal::derive(move || if desk.exchanging.get() { "cancel-exchange" } else { "exchange" });
        let says =
            text(move || if desk.exchanging.get() { say!("py-do-cancel") } else { say!("py-do-exchange") });
        view! {
            <button type="button" class="btn" data-do=does on:click=click(move || desk.exchange())>
                {says}
            </button>
        }
        .into_any()
    };
    let main = Main {
        does: Signal::derive(move || does(desk)),
        class: Signal::stored(""),
        label: text(move || says(desk)).into_any(),
        can: Signal::derive(move || desk.primary().is_some()),
        why: Signal::stored(String::new()),
        press: Box::new(move || desk.press()),
    };
    view! {
        <div class="actions">
            {when(move || desk.asked() != Asked::Swap, tools)}
            {when(move || desk.now.with(|now| now.may_exchange), exchange)}
            {main.draw()}
        </div>
    }
    .into_any()
}

/// What can be taken back.
fn label(desk: Desk) -> String {
    let own = desk.now.with(|now| now.own);
    let last = desk.log.with(|log| log.last(own?)?.parse().ok());
    match last {
        Some(action) => {
            say!("py-take-back", action = desk.view.with(|view| spoken::action(desk.play, view, action)))
        }
        None => say!("take-back"),
    }
}

/// What the large button says.
fn says(desk: Desk) -> String {
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
