//! What stands beside the board: what was played, what is discarded, what is still out.

use super::desk::Desk;
use super::names::{self, sign};
use super::spoken;
use crate::kit::draw::drawn;
use crate::kit::log;
use crate::parts::Icon;
use crate::say;
use leptos::prelude::*;
use pyramids::{Action, Card, Colour, Counts, Floor};
use std::sync::Arc;
use tabletop::Seat;

/// The parts that are in the rail on a wide screen, and in a sheet on a narrow one.
pub fn side(desk: Desk) -> [AnyView; 3] {
    let say = Arc::new(move |seat, action: &str| match action.parse() {
        Ok(action) => said(desk, seat, action),
        Err(_) => action.to_owned(),
    });
    [
        log::last_turns(desk.play, desk.log, say),
        drawn(move || discarded(desk)),
        drawn(move || still_out(desk)),
    ]
}

/// An action in the log.
fn said(desk: Desk, seat: Seat, action: Action) -> String {
    match action {
        // Whose pyramid it is needs to be said only where it is another's.
        Action::Start { card, seat: owner } | Action::Build { card, seat: owner, .. } if owner == seat => {
            names::card(card)
        }
        Action::Start { card, seat: owner } | Action::Build { card, seat: owner, .. } => {
            let card = names::card(card);
            if desk.is_own(owner) {
                say!("py-log-at-own", card = card)
            } else {
                say!("py-log-at", card = card, name = desk.play.name(owner))
            }
        }
        Action::Swap(_) | Action::End | Action::Discard(_) => {
            desk.view.with(|view| spoken::action(desk.play, view, action))
        }
    }
}

/// What is discarded, kind by kind.
fn discarded(desk: Desk) -> AnyView {
    let kinds: Vec<AnyView> =
        desk.view.with(|view| view.discards.iter().map(|(card, count)| kind(card, count)).collect());
    let none = kinds.is_empty().then(|| say!("py-discards-none"));
    view! {
        <section>
            <h2>{say!("py-discards")}</h2>
            <p class="sub">{none}</p>
            <ul class="py-kinds">{kinds}</ul>
        </section>
    }
    .into_any()
}

fn kind(card: Card, count: u8) -> AnyView {
    let short = card.floor().map_or_else(|| say!("py-top-short"), |floor| floor.to_string());
    let short = if count > 1 { format!("{short} ×{count}") } else { short };
    view! {
        <li class="py-kind num">
            <Icon name=sign(card.colour())/>
            <span aria-hidden="true">{short}</span>
            <span class="sr">{say!("py-kind", card = names::card(card), count = count)}</span>
        </li>
    }
    .into_any()
}

/// What only the seats that hold it have seen: in the pile and in other hands together.
fn still_out(desk: Desk) -> AnyView {
    let (unseen, most) = desk.view.with(|view| {
        let floors = view.set_up.deck().cards().iter().filter_map(|(card, _)| card.floor());
        (view.unseen(), floors.map(Floor::stones).max())
    });
    let sizes: Vec<Floor> = Floor::all().filter(|floor| Some(floor.stones()) <= most).collect();
    let heads: Vec<AnyView> =
        sizes.iter().map(|floor| view! { <th scope="col">{floor.to_string()}</th> }.into_any()).collect();
    let rows: Vec<AnyView> = Colour::ALL.iter().map(|colour| out_row(*colour, &sizes, &unseen)).collect();
    view! {
        <section>
            <h2>{say!("unseen-cards")}</h2>
            <table class="py-out num">
                <caption class="sr">{say!("py-out-why")}</caption>
                <thead>
                    <tr>
                        <td></td>
                        {heads}
                        <th scope="col">
                            <Icon name="topstone"/>
                            <span class="sr">{say!("py-top-short")}</span>
                        </th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </section>
    }
    .into_any()
}

fn out_row(colour: Colour, sizes: &[Floor], unseen: &Counts) -> AnyView {
    let kinds = sizes.iter().map(|floor| Card::floor_of(colour, *floor)).chain([Card::top_stone_of(colour)]);
    let cells: Vec<AnyView> = kinds
        .map(|card| {
            let count = unseen.of(card);
            let class = if count == 0 { "zero" } else { "" };
            view! { <td class=class>{count.to_string()}</td> }.into_any()
        })
        .collect();
    view! {
        <tr>
            <th scope="row">
                <Icon name=sign(colour)/>
                <span class="sr">{say!("py-colour", colour = names::gap(colour))}</span>
            </th>
            {cells}
        </tr>
    }
    .into_any()
}
