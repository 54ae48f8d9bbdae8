//! The buttons below the hand.

use super::desk::Desk;
use crate::kit::actions::{Main, hint, take_back};
use crate::kit::draw::{drawn, each, large_icon, text, when, words};
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
    view! { <div class="actions">{tools(desk)} {when(move || desk.may_talk(), talk)} {end_turn(desk)}</div> }
        .into_any()
}

/// Take back the last card or the sealed answer; hint.
pub(super) fn tools(desk: Desk) -> [AnyView; 2] {
    [
        take_back(words("take-back"), move || desk.play.may_take_back.get(), move || desk.play.take_back()),
        hint(desk.play, move || desk.legal.with(Vec::is_empty)),
    ]
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
    let class = Signal::derive(move || match ending() {
        Ending::Loses { warned: true } => "lose warned",
        Ending::Loses { warned: false } => "lose",
        Ending::Waits | Ending::Short(_) | Ending::Ends => "",
    });
    let press = move || {
        if desk.may(Action::End) {
            desk.end();
        } else {
            desk.told.set(why.get());
        }
    };
    let pips = move || {
        let turn = desk.is_turn();
        let (placed, minimum) = desk.view.with(|view| (view.placed_now, if turn { view.minimum } else { 0 }));
        each(0..minimum, |step| view! { <i class=if step < placed { "on" } else { "" }></i> }.into_any())
    };
    let label = view! {
        <span class="tg-pips" aria-hidden="true">
            {drawn(pips)}
        </span>
        <span>{label}</span>
    };
    Main {
        does: Signal::stored("end-turn"),
        class,
        label: label.into_any(),
        can: Signal::derive(move || desk.may(Action::End)),
        why,
        press: Box::new(press),
    }
    .draw()
}
