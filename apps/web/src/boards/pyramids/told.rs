//! The board in words, for those who can't see it.

use super::desk::{Asked, Desk};
use super::names::{self, sentence};
use super::picks::Held;
use super::plot;
use super::target::{Target, others};
use crate::kit::draw::text;
use crate::kit::voice::voice;
use crate::say;
use leptos::prelude::*;
use pyramids::{Card, View};
use tabletop::Seat;

/// What is on the table, and, as it changes, where the selected card may go.
pub fn told(desk: Desk) -> AnyView {
    let chosen = text(move || {
        let (selected, picks) = desk.chosen.with(|chosen| (chosen.selected, chosen.picks.clone()));
        match selected {
            Some(held) => desk.view.with(|view| fitting(desk, view, held.card)),
            None if picks.is_empty() => String::new(),
            None => say!("py-told-picked", cards = names::cards(picks.iter().map(|held| held.card))),
        }
    });
    voice(move || desk.view.with(|view| lines(desk, view)), chosen)
}

/// "Green 3 selected. Fits on your green pyramid 6, 5; on Marek's green 4; or starts a new one."
fn fitting(desk: Desk, view: &View, card: Card) -> String {
    let targets = desk.targets();
    let on = |target: &Target| {
        let pyramid = view.table.pyramid(target.seat, target.number?)?;
        let (colour, floors) = (names::gap(pyramid.colour()), names::floors(pyramid));
        Some(if desk.is_own(target.seat) {
            say!("py-told-on-own", colour = colour, floors = floors)
        } else {
            say!("py-told-on", colour = colour, floors = floors, name = desk.play.name(target.seat))
        })
    };
    let mut places: Vec<String> = targets.iter().filter_map(on).collect();
    let card = sentence(&names::card(card));
    if targets.iter().any(|target| target.number.is_none()) {
        if places.is_empty() {
            return say!("py-told-starts", card = card);
        }
        places.push(say!("py-told-new"));
    }
    match (places.is_empty(), desk.asked()) {
        (_, Asked::Nothing) => say!("card-selected", card = card),
        (true, _) => say!("py-told-nowhere", card = card),
        (false, _) => say!("py-told-fits", card = card, places = places.join(&say!("between"))),
    }
}

/// Seat by seat what stands there, then what the viewer holds and may do.
fn lines(desk: Desk, view: &View) -> Vec<String> {
    let now = desk.now.get();
    let mut lines = vec![say!("py-pile", count = view.draw_pile)];
    lines.extend(
        now.own.into_iter().chain(others(now.own, now.players)).map(|seat| standing(desk, view, seat)),
    );
    if !now.hand.is_empty() {
        lines.push(say!("hand-told", cards = names::cards(now.hand.iter().map(|held| held.card))));
    }
    let first = |held: &&Held| held.nth == 0 && now.is_useful(**held);
    let useful: Vec<Card> = now.hand.iter().filter(first).map(|held| held.card).collect();
    if now.asked != Asked::Nothing && !useful.is_empty() {
        lines.push(say!("py-told-legal", cards = names::cards(useful)));
    }
    lines
}

fn standing(desk: Desk, view: &View, seat: Seat) -> String {
    let each: Vec<String> = view
        .table
        .pyramids(seat)
        .map(|pyramid| {
            let state = names::state(view, pyramid);
            say!("py-label-own", pyramid = names::pyramid(pyramid), state = state)
        })
        .collect();
    let head = plot::summary(desk, seat);
    if each.is_empty() { head + "." } else { format!("{head}: {}.", each.join(&say!("between"))) }
}
