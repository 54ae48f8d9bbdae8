//! Signals: what may be said about piles (TG-18).

use super::desk::Desk;
use crate::kit::draw::{self, drawn, pressed, text, when};
use crate::parts::{Icon, Sheet};
use crate::say;
use leptos::prelude::*;
use the_game::{Phrase, Pile};

/// A phrase in full.
pub(super) fn words(phrase: Phrase) -> String {
    match phrase {
        Phrase::Leave => say!("tg-say-leave"),
        Phrase::NoJump => say!("tg-say-nojump"),
        Phrase::Good => say!("tg-say-good"),
        Phrase::Here => say!("tg-say-here"),
    }
}

/// A phrase in a word or two, behind a name.
pub(super) fn short(phrase: Phrase) -> String {
    match phrase {
        Phrase::Leave => say!("tg-said-leave"),
        Phrase::NoJump => say!("tg-said-nojump"),
        Phrase::Good => say!("tg-said-good"),
        Phrase::Here => say!("tg-said-here"),
    }
}

/// The icon of a phrase.
pub(super) const fn icon(phrase: Phrase) -> &'static str {
    match phrase {
        Phrase::Leave => "leave",
        Phrase::NoJump => "nojump",
        Phrase::Good => "good",
        Phrase::Here => "here",
    }
}

/// Every phrase about every pile, one tap each.
pub(super) fn talk_panel(desk: Desk) -> AnyView {
    let cell = move |phrase: Phrase, pile: Pile| {
        let own = move || desk.own_word(pile) == Some(phrase);
        let arrow = if pile.is_ascending() { "up" } else { "down" };
        view! {
            <button
                class="cell"
                data-say=format!("{pile} {}", phrase.name())
                aria-pressed=pressed(own)
                aria-label=text(move || say!("tg-say-about", pile = pile.to_string(), phrase = words(phrase)))
                on:click=move |_| desk.talk(pile, Some(phrase))
            >
                <Icon name=Signal::derive(move || if own() { "check" } else { arrow })/>
                {pile.to_string()}
            </button>
        }
        .into_any()
    };
    let line = move |phrase: Phrase| {
        view! {
            <li>
                <span class="what">{draw::icon(icon(phrase))} {text(move || words(phrase))}</span>
                <span class="cells">{Pile::ALL.map(|pile| cell(phrase, pile)).into_iter().collect::<Vec<_>>()}</span>
            </li>
        }
        .into_any()
    };
    view! { <ul class="tg-talk">{Phrase::ALL.map(line).into_iter().collect::<Vec<_>>()}</ul> }.into_any()
}

/// What can be said about one pile.
fn pile_talk(desk: Desk, pile: Pile) -> AnyView {
    let line = move |phrase: Phrase| {
        view! {
            <button
                class="btn"
                data-say=format!("{pile} {}", phrase.name())
                aria-pressed=pressed(move || desk.own_word(pile) == Some(phrase))
                on:click=move |_| desk.talk(pile, Some(phrase))
            >
                {draw::large_icon(icon(phrase))}
                <span>{text(move || words(phrase))}</span>
            </button>
        }
        .into_any()
    };
    let clear = move || {
        view! {
            <button class="btn quiet" data-say=format!("{pile} clear") on:click=move |_| desk.talk(pile, None)>
                {draw::large_icon("clear")}
                <span>{draw::words("tg-say-clear")}</span>
            </button>
        }
        .into_any()
    };
    view! {
        <div class="tg-phrases">
            {Phrase::ALL.map(line).into_iter().collect::<Vec<_>>()} {when(move || desk.own_word(pile).is_some(), clear)}
        </div>
    }
    .into_any()
}

/// The sheet in which something is said, about one pile or any.
pub(super) fn talk_sheet(desk: Desk) -> AnyView {
    let title = text(move || match desk.about.get() {
        Some(pile) => say!("tg-talk-pile", pile = pile.to_string()),
        None => say!("tg-talk"),
    });
    view! {
        <Sheet open=desk.talking title>
            {drawn(move || {
                Some(desk.about.get().map_or_else(|| talk_panel(desk), |pile| pile_talk(desk, pile)))
            })}
        </Sheet>
    }
    .into_any()
}
