//! What is asked of the viewer, in one line, and a line below it that helps or tells what happened.

use super::desk::Desk;
use super::round::pips;
use crate::kit::draw::{click, flag, text, words};
use crate::parts::Icon;
use crate::play::Play;
use crate::say;
use leptos::prelude::*;
use silver_gold::{Shape, SilverGold, Step, View, Wanted};
use tabletop::{Seats, View as _, Waiting};

/// The names of these seats in a list.
#[must_use]
pub fn names(play: Play, seats: Seats) -> String {
    seats.iter().map(|seat| play.name(seat)).collect::<Vec<_>>().join(", ")
}

/// Whom the game waits for.
#[must_use]
pub fn awaited(view: &View) -> Seats {
    match view.waiting() {
        Waiting::Seats(seats) => seats,
        Waiting::Dealer | Waiting::Nobody => Seats::NONE,
    }
}

const fn mark_key(shape: Shape) -> &'static str {
    match shape {
        Shape::I2 => "sg-mark-i2",
        Shape::I3 => "sg-mark-i3",
        Shape::V3 => "sg-mark-v3",
        Shape::T4 => "sg-mark-t4",
        Shape::L4 => "sg-mark-l4",
        Shape::O4 => "sg-mark-o4",
    }
}

/// What is asked, or whom the game waits for.
#[must_use]
pub fn asked(desk: &Desk) -> String {
    let view = desk.view.get();
    match desk.wanted.get() {
        Some(Wanted::Keep) => say!("sg-ask-keep"),
        Some(Wanted::Mark) if desk.single.get() => say!("sg-ask-one"),
        Some(Wanted::Mark) => view.expedition.map_or_else(String::new, |shape| say!(mark_key(shape))),
        Some(Wanted::Extra) => say!("sg-ask-extra", count = view.extras_due()),
        Some(Wanted::Take) => say!("sg-ask-take"),
        Some(Wanted::Pass) => say!("sg-ask-pass"),
        None => match view.step {
            Step::Over => say!("game-over"),
            Step::Take(seat) | Step::Draw(seat) => say!("sg-takes", name = desk.play.name(seat)),
            _ if awaited(&view).is_empty() => say!("dealing"),
            _ => say!("waiting-for", names = names(desk.play, awaited(&view))),
        },
    }
}

/// What is still to be done before the choice can be made.
#[must_use]
pub fn missing(desk: &Desk) -> String {
    match desk.wanted.get() {
        Some(Wanted::Keep) => say!("sg-help-keep"),
        Some(Wanted::Take) => say!("sg-help-take"),
        Some(Wanted::Mark | Wanted::Extra) => say!("sg-help-place"),
        Some(Wanted::Pass) | None => String::new(),
    }
}

/// A word of help for the choice at hand.
fn help(desk: &Desk) -> String {
    let view = desk.view.get();
    match desk.wanted.get() {
        Some(Wanted::Keep) => say!("sg-help-keep"),
        Some(Wanted::Mark) if desk.single.get() && !desk.may_switch.get() => say!("sg-help-no-fit"),
        Some(Wanted::Mark | Wanted::Extra) if desk.single.get() => say!("sg-help-single"),
        Some(Wanted::Mark | Wanted::Extra) => say!("sg-help-mark"),
        Some(Wanted::Take) => say!("sg-help-take"),
        Some(Wanted::Pass) => String::new(),
        None if desk.own.get().is_some_and(|own| view.done.contains(own)) => say!("sg-help-sealed"),
        None => String::new(),
    }
}

/// The status line: the heading, the round, and the way to everybody's cards. `happened` is what just happened to all, if anything did.
pub fn heading(desk: Desk, happened: Signal<String>, everyone: RwSignal<bool>) -> AnyView {
    let is_news = move || !happened.with(String::is_empty) && desk.shown.get().is_none();
    let line = text(move || if is_news() { happened.get() } else { help(&desk) });
    let round = text(move || say!("sg-round", round = desk.view.get().round, rounds = SilverGold::ROUNDS));
    let label = words("sg-everyone");
    view! {
        <div class="status sg-status">
            <div class="sg-asked">
                <h2>{text(move || asked(&desk))}</h2>
                <p class="sub small" class:news=flag(is_news)>{line}</p>
            </div>
            <div class="sg-round">
                <span class="small sub">{round}</span>
                {pips(desk.view)}
            </div>
            <button
                class="btn ico"
                data-do="everyone"
                aria-label=label
                title=label
                on:click=click(move || everyone.set(true))
            >
                <Icon name="spectator" class="l"/>
            </button>
        </div>
    }
    .into_any()
}
