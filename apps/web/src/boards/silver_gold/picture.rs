//! Pyramid cards as pictures that nobody touches.

use super::art;
use super::spoken;
use crate::kit::draw::text;
use crate::parts::Icon;
use leptos::prelude::*;
use silver_gold::{Card, Squares, View};
use std::sync::Arc;

/// A pyramid card with its marks. It does not speak: what is around it does.
pub fn picture(view: Signal<Arc<View>>, card: Card, marked: Squares) -> AnyView {
    let face = view.with_untracked(|view| art::picture(card, view.colour(card), view.chamber(card), marked));
    view! {
        <svg class="card" viewBox=art::CARD_BOX aria-hidden="true"><g inner_html=face></g></svg>
    }
    .into_any()
}

/// A small card that says which one it is.
pub fn mini(view: Signal<Arc<View>>, card: Card, marked: Squares) -> AnyView {
    let label = text(move || spoken::pyramid(&view.get(), card));
    view! { <span class="sg-mini" role="img" aria-label=label>{picture(view, card, marked)}</span> }
        .into_any()
}

/// The name of a card, to stand below it.
pub fn caption(view: Signal<Arc<View>>, card: Card) -> AnyView {
    view! { <b>{text(move || spoken::pyramid(&view.get(), card))}</b> }.into_any()
}

/// The number of a pyramid with the sign of its colour.
pub fn tag(view: Signal<Arc<View>>, card: Card) -> AnyView {
    let colour = view.with_untracked(|view| view.colour(card));
    let label = text(move || spoken::pyramid(&view.get(), card));
    view! {
        <span class=format!("sg-tag sg-{colour}") role="img" aria-label=label>
            <Icon name=art::sign(colour)/>
            <span class="num">{card.to_string()}</span>
        </span>
    }
    .into_any()
}
