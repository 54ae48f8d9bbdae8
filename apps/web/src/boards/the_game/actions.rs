//! The buttons below the hand.

use super::desk::Desk;
use crate::kit::draw::{disabled, drawn, each, flag, large_icon, text, when, words};
use crate::play::Hint;
use crate::say;
use leptos::prelude::*;
use the_game::Action;

/// Take back, hint, talk, end turn.
pub(super) fn actions(desk: Desk) -> AnyView {
    let talk = move || {
        view! {
            <button
                class="btn ico only-narrow"
                data-do="talk"
                aria-label=words("tg-talk")
                title=words("tg-talk")
                on:click=move |_| desk.open_talk(None)
            >
                {large_icon("leave")}
            </button>
        }
        .into_any()
    };
    view! {
        <div class="actions">
            {take_back(desk)} {hint_button(desk)} {when(move || desk.may_talk(), talk)} {end_turn(desk)}
        </div>
    }
    .into_any()
}

/// Takes back the last card, or the sealed answer.
pub(super) fn take_back(desk: Desk) -> AnyView {
    let label =
        text(move || if desk.play.may_take_back.get() { say!("take-back") } else { say!("nothing-back") });
    view! {
        <button
            class="btn ico"
            data-do="take-back"
            aria-label=label
            title=label
            aria-disabled=disabled(move || !desk.play.may_take_back.get())
            on:click=move |_| desk.play.take_back()
        >
            {large_icon("undo")}
        </button>
    }
    .into_any()
}

/// Asks a bot for advice.
pub(super) fn hint_button(desk: Desk) -> AnyView {
    let thinks = move || desk.play.hint.with(|hint| *hint == Hint::Thinking);
    view! {
        <button
            class="btn ico"
            data-do="hint"
            aria-label=words("hint")
            title=words("hint")
            aria-disabled=disabled(move || desk.legal.with(Vec::is_empty) || thinks())
            on:click=move |_| desk.ask_hint()
        >
            {large_icon("hint")}
        </button>
    }
    .into_any()
}

/// What ending the turn would mean now.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ending {
    /// Not the viewer's turn.
    Waits,
    /// So many cards are missing.
    Short(u8),
    /// The turn ends.
    Ends,
    /// The game is lost, and the press before said so.
    Loses { warned: bool },
}

/// Ends the turn. It says why it can't, and asks twice where the game would be lost.
fn end_turn(desk: Desk) -> AnyView {
    let ending = move || {
        if !desk.may(Action::End) {
            let short = desk.view.with(|view| view.minimum.saturating_sub(view.placed_now));
            return if desk.is_turn() && short > 0 { Ending::Short(short) } else { Ending::Waits };
        }
        if desk.ending_loses() { Ending::Loses { warned: desk.warned.get() } } else { Ending::Ends }
    };
    let label = text(move || match ending() {
        Ending::Waits | Ending::Short(_) | Ending::Ends => say!("tg-end-turn"),
        Ending::Loses { warned: false } => say!("tg-end-lose"),
        Ending::Loses { warned: true } => say!("tg-end-again"),
    });
    let why = text(move || match ending() {
        Ending::Short(count) => say!("tg-end-short", count = count),
        Ending::Waits => say!("not-your-turn"),
        Ending::Ends | Ending::Loses { .. } => String::new(),
    });
    let closed = move || matches!(ending(), Ending::Waits | Ending::Short(_));
    let press = move |_| {
        if untrack(closed) {
            desk.told.set(why.get_untracked());
        } else {
            desk.end();
        }
    };
    let pips = move || {
        let turn = desk.is_turn();
        let (placed, minimum) = desk.view.with(|view| (view.placed_now, if turn { view.minimum } else { 0 }));
        let pip = |step: u8| view! { <i class=if step < placed { "on" } else { "" }></i> }.into_any();
        each(0..minimum, pip)
    };
    view! {
        <button
            class="btn primary"
            class:lose=flag(move || matches!(ending(), Ending::Loses { .. }))
            class:warned=flag(move || ending() == Ending::Loses { warned: true })
            data-do="end-turn"
            data-legal=flag(move || !closed())
            aria-disabled=disabled(closed)
            title=why
            on:click=press
        >
            <span class="tg-pips" aria-hidden="true">
                {drawn(pips)}
            </span>
            <span>{label}</span>
            <span class="sr">{why}</span>
        </button>
    }
    .into_any()
}
