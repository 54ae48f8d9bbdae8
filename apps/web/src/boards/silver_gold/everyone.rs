//! Everybody's cards and scores.

use super::desk::Desk;
use super::picture::{mini, tag};
use super::score;
use crate::kit::draw::{drawn, each, flag, memo, text, words};
use crate::parts::Sheet;
use crate::say;
use leptos::prelude::*;
use silver_gold::Card;
use tabletop::{Seat, SetUp as _};

/// The cards in work of a seat and the pyramids that it has completed.
fn cards(desk: Desk, seat: Seat) -> AnyView {
    let held = memo(move || desk.view.get().held(seat));
    let done = memo(move || desk.view.get().completed(seat).collect::<Vec<Card>>());
    let minis = drawn(move || {
        each(held.get().into_iter().flatten(), |held| mini(desk.view, held.card, held.marked)).into_any()
    });
    let tags = drawn(move || each(done.get(), |card| tag(desk.view, card)).into_any());
    view! {
        <div class="sg-minis">{minis}</div>
        <p class="sg-done" class:none=flag(move || done.with(Vec::is_empty))>
            <span class="small sub">{text(move || say!("sg-completed", count = done.with(Vec::len)))}</span>
            {tags}
        </p>
    }
    .into_any()
}

/// The others' cards, for the rail of a wide screen.
pub fn others(desk: Desk) -> AnyView {
    let shown = desk.shown_seat;
    let other = move |seat: Seat| {
        view! {
            <section class="sg-other">
                <h3>
                    {text(move || desk.play.name(seat))}
                    <span class="num">
                        {text(move || score::signed(desk.view.get().points(seat).total()))}
                    </span>
                </h3>
                {cards(desk, seat)}
            </section>
        }
        .into_any()
    };
    drawn(move || {
        let shown = shown.get();
        let players = desk.view.get_untracked().set_up.players();
        each(Seat::all(players).filter(|seat| *seat != shown), other).into_any()
    })
    .into_any()
}

/// Everybody's cards and score cards, on demand.
pub fn everyone(desk: Desk, open: RwSignal<bool>) -> AnyView {
    let of = move |seat: Seat| {
        let title = text(move || desk.play.name(seat));
        let sheet = score::Sheet {
            view: desk.view,
            seat: Signal::stored(seat),
            outlook: Signal::stored(None),
            title,
        };
        view! {
            <section>
                <h3>{title}</h3>
                {cards(desk, seat)}
                {sheet.draw()}
            </section>
        }
        .into_any()
    };
    let all = move || each(Seat::all(desk.view.get_untracked().set_up.players()), of);
    view! {
        <Sheet open title=words("sg-everyone")>
            <div class="sg-everyone">{all()}</div>
        </Sheet>
    }
    .into_any()
}
