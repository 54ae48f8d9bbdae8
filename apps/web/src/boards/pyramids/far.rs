//! Places for the selected card that are off the screen, as chips over the hand.

use super::desk::Desk;
use super::names::{self, sign};
use super::plot;
use super::target::Target;
use crate::kit::draw::{classes, click, drawn, text};
use crate::parts::Icon;
use crate::say;
use leptos::prelude::*;

/// The chips.
pub fn far(desk: Desk) -> AnyView {
    drawn(move || {
        let chips: Vec<AnyView> = desk.far.get().into_iter().map(|target| chip(desk, target)).collect();
        if chips.is_empty() {
            return ().into_any();
        }
        view! {
            <ul class="py-far" aria-label=say!("py-far")>
                {chips}
            </ul>
        }
        .into_any()
    })
}

fn chip(desk: Desk, target: Target) -> AnyView {
    let pyramid =
        desk.view.with(|view| target.number.and_then(|number| view.table.pyramid(target.seat, number)));
    let name = plot::name(desk, target.seat);
    let (short, label, icon) = match pyramid {
        Some(pyramid) => (
            say!("py-far-pyramid", name = name.as_str(), floors = names::floors(pyramid)),
            say!("py-far-label", name = name.as_str(), pyramid = names::pyramid(pyramid)),
            sign(pyramid.colour()),
        ),
        None => {
            (say!("py-far-new", name = name.as_str()), say!("py-new-label", name = name.as_str()), "plus")
        }
    };
    let class = text(move || classes(&[("py-farchip", true), ("aim", desk.is_aim(target))]));
    view! {
        <li>
            <button
                type="button"
                class=class
                aria-label=label
                data-target=target.to_string()
                data-drop=target.to_string()
                data-legal=""
                on:click=click(move || desk.put(target))
            >
                <Icon name=icon/>
                <span>{short}</span>
            </button>
        </li>
    }
    .into_any()
}
