//! The display: the cards that can be taken for a completed pyramid.

use super::desk::Desk;
use super::picture::{caption, picture};
use super::spoken;
use crate::kit::draw::{click, drawn, each, memo, text, words};
use crate::parts::Sheet;
use crate::say;
use leptos::prelude::*;
use silver_gold::{Card, Squares};

/// The display in small; each card opens large.
pub fn display(desk: Desk) -> AnyView {
    let cards = memo(move || desk.view.get().display);
    let open = RwSignal::new(false);
    let small = move |card: Card| {
        let label = text(move || spoken::pyramid(&desk.view.get(), card));
        view! {
            <button
                class="sg-mini"
                data-card=card.to_string()
                aria-label=label
                on:click=click(move || open.set(true))
            >
                {picture(desk.view, card, Squares::NONE)}
            </button>
        }
        .into_any()
    };
    let large = move |card: Card| {
        view! {
            <div class="sg-pick">
                {picture(desk.view, card, Squares::NONE)} <span class="sg-cap">{caption(desk.view, card)}</span>
            </div>
        }
        .into_any()
    };
    view! {
        <div class="sg-disp">
            <span class="label">
                {words("sg-display")}
                <span class="in-pile">
                    {text(move || say!("sg-in-pile", count = desk.view.get().draw_pile))}
                </span>
            </span>
            {drawn(move || each(cards.get().iter(), small))}
        </div>
        <Sheet open title=words("sg-display")>
            <p class="sub">{words("sg-display-help")}</p>
            <div class="sg-choice">{drawn(move || each(cards.get().iter(), large))}</div>
        </Sheet>
    }
    .into_any()
}
