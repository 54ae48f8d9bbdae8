//! The buttons at the bottom: take back, hint, one square, and the one that makes the choice.

use super::desk::Desk;
use super::heading::{asked, missing};
use crate::kit::actions::{Main, hint, take_back};
use crate::kit::draw::{click, each, pressed, text, when, words};
use crate::say;
use leptos::prelude::*;
use silver_gold::{Action, Wanted};
use tabletop::{Seat, SetUp as _};

/// What the main button says.
fn main_label(desk: &Desk) -> String {
    match desk.wanted.get() {
        Some(Wanted::Keep) => say!("sg-do-keep", count = desk.kept.with(Vec::len)),
        Some(Wanted::Mark | Wanted::Extra) => {
            let shape = desk.view.get().expedition.map_or(1, silver_gold::Shape::size);
            say!("sg-do-mark", count = if desk.single.get() { 1 } else { shape })
        }
        Some(Wanted::Take) => match desk.taken.get() {
            Some(Action::Take(card)) => say!("sg-do-take", number = card.number()),
            Some(Action::TakePile) => say!("sg-said-take-pile"),
            _ => say!("sg-do-take-any"),
        },
        Some(Wanted::Pass) | None => asked(desk),
    }
}

/// The bar of those who play.
pub fn actions(desk: Desk) -> AnyView {
    let may_undo = move || desk.play.may_take_back.get() || desk.has_choice();
    let one_square = move || {
        view! {
            <button
                class="btn"
                data-do="one-square"
                aria-pressed=pressed(move || desk.single.get())
                on:click=click(move || desk.switch())
            >
                <span>{words("sg-one-square")}</span>
            </button>
        }
        .into_any()
    };
    let label = view! { <span>{text(move || main_label(&desk))}</span> };
    let main = Main {
        does: Signal::stored("seal"),
        class: Signal::stored(""),
        label: label.into_any(),
        can: Signal::derive(move || desk.ready.get().is_some()),
        why: text(move || if desk.ready.get().is_some() { String::new() } else { missing(&desk) }),
        press: Box::new(move || desk.seal()),
    };
    view! {
        <div class="actions">
            {take_back(words("take-back"), may_undo, move || desk.undo())}
            {hint(desk.play, move || !desk.may_ask_hint())}
            {when(move || desk.may_switch.get(), one_square)}
            {main.draw()}
        </div>
    }
    .into_any()
}

/// The bar of those who watch: whose cards they look at.
pub fn watching(desk: Desk) -> AnyView {
    let button = move |seat: Seat| {
        view! {
            <button
                class="btn"
                data-do=format!("watch-{seat}")
                aria-pressed=pressed(move || desk.watched.get() == seat)
                on:click=click(move || desk.watched.set(seat))
            >
                <span>{text(move || desk.play.name(seat))}</span>
            </button>
        }
        .into_any()
    };
    let players = desk.view.get_untracked().set_up.players();
    view! {
        <div class="actions sg-watch" role="group" aria-label=words("sg-watch")>
            {each(Seat::all(players), button)}
        </div>
    }
    .into_any()
}
