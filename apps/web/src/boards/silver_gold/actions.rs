//! The buttons at the bottom: take back, hint, one square, and the one that makes the choice.

use super::desk::Desk;
use super::heading::asked;
use crate::kit::draw::{click, disabled, each, pressed, text, when, words};
use crate::parts::Icon;
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
    let can_undo = move || desk.play.may_take_back.get() || desk.has_choice();
    let undo_title = text(move || if can_undo() { say!("take-back") } else { say!("nothing-back") });
    let asks = move || desk.wanted.get().is_some_and(|wanted| wanted != Wanted::Pass);
    let hint = words("hint");
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
    view! {
        <div class="actions">
            <button
                class="btn ico"
                data-do="take-back"
                aria-label=words("take-back")
                title=undo_title
                aria-disabled=disabled(move || !can_undo())
                on:click=click(move || desk.undo())
            >
                <Icon name="undo" class="l"/>
            </button>
            <button
                class="btn ico"
                data-do="hint"
                aria-label=hint
                title=hint
                aria-disabled=disabled(move || !asks())
                on:click=click(move || desk.ask_hint())
            >
                <Icon name="hint" class="l"/>
            </button>
            {when(move || desk.may_switch.get(), one_square)}
            <button
                class="btn primary"
                data-do="seal"
                aria-disabled=disabled(move || desk.ready.get().is_none())
                on:click=click(move || desk.seal())
            >
                <span>{text(move || main_label(&desk))}</span>
            </button>
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
