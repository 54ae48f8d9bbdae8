//! All seats in one line, where their plots do not fit on one screen.

use super::desk::Desk;
use super::plot;
use super::screen;
use crate::kit::draw::{classes, click, drawn};
use crate::say;
use leptos::prelude::*;
use pyramids::Pyramids;
use tabletop::Seat;

/// With fewer seats the plots themselves show it all.
const FROM: u8 = 5;

/// A button a seat: its points and its complete pyramids. It leads to the plot.
pub fn race(desk: Desk) -> AnyView {
    drawn(move || {
        let players = desk.now.with(|now| now.players);
        if players < FROM {
            return ().into_any();
        }
        let runners: Vec<AnyView> = Seat::all(players).map(|seat| runner(desk, seat)).collect();
        view! {
            <nav class="py-race only-narrow" aria-label=say!("py-race")>
                <ul>{runners}</ul>
            </nav>
        }
        .into_any()
    })
}

fn runner(desk: Desk, seat: Seat) -> AnyView {
    let (points, complete, turn) =
        desk.view.with(|view| (view.score(seat), view.table.complete(seat), view.to_move() == Some(seat)));
    let go = move || {
        if let Some(plot) = screen::part(&plot::plot_id(seat)) {
            plot.scroll_into_view();
        }
    };
    let pips: Vec<AnyView> = (0..Pyramids::COMPLETE)
        .map(|pip| view! { <i class=if pip < complete { "full" } else { "" }></i> }.into_any())
        .collect();
    view! {
        <li>
            <button
                type="button"
                class=classes(&[("turn", turn), ("me", desk.is_own(seat))])
                data-go=seat.number().to_string()
                on:click=click(go)
            >
                <span class="sr">{plot::summary(desk, seat)}</span>
                <b aria-hidden="true">{desk.play.name(seat)}</b>
                <span class="pt num" aria-hidden="true">{points.to_string()}</span>
                <span class="py-pips" aria-hidden="true">{pips}</span>
            </button>
        </li>
    }
    .into_any()
}
