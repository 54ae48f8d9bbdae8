//! What stands in front of one seat.

use super::caption::Caption;
use super::desk::{Desk, Lot};
use super::draw::{Drawing, Ghost, short};
use super::follow;
use super::names::{self, sign, tint};
use super::target::Target;
use crate::kit::draw::{attribute, classes, click, disabled, flag, icon, keyed, text, when, words};
use crate::parts::Icon;
use crate::say;
use leptos::prelude::*;
use pyramids::{Card, Number, Pyramid};
use tabletop::Seat;

/// A seat's plot: its name and how it stands, then its pyramids. `place` is its place among the others; the own plot has none.
pub fn plot(desk: Desk, seat: Seat, place: Option<u8>) -> AnyView {
    let pyramids = move || desk.view.with(|view| view.table.pyramids(seat).collect::<Vec<Pyramid>>());
    let fit = Memo::new(move |_| desk.plots().fit(place, &pyramids()));
    let class = text(move || {
        let turn = desk.view.with(|view| view.to_move() == Some(seat));
        classes(&[("py-plot", true), ("me", place.is_none()), ("turn", turn), ("away", is_away(desk, seat))])
    });
    let column = text(move || match place {
        Some(place) => format!("span {}", desk.plots().span(place)),
        None => "1 / -1".to_owned(),
    });
    let site = text(move || {
        let fit = fit.get();
        classes(&[("py-site", true), ("wraps", fit.lines > 1), ("scrolls", fit.scrolls)])
    });
    let started = move || u16::from(desk.view.with(|view| view.table.started(seat)));
    let each = keyed(
        move || (1..=started()).collect(),
        move |number| {
            let number = u8::try_from(number).ok().and_then(Number::new);
            number
                .map(|number| standing(desk, seat, number, Signal::derive(move || fit.get().size)))
                .into_any()
        },
    );
    let none = when(
        move || started() == 0,
        || view! { <span class="none">{words("py-plot-empty")}</span> }.into_any(),
    );
    // An empty plot takes a card as a whole.
    let ground = Target { seat, number: None };
    let drop =
        attribute(move || (started() == 0 && desk.lot(ground, None).legal).then(|| ground.to_string()));
    view! {
        <section
            class=class
            id=plot_id(seat)
            data-drop=drop
            data-seat=seat.number().to_string()
            aria-label=text(move || summary(desk, seat))
            style:grid-column=column
        >
            {who(desk, seat)}
            <div class=site on:scroll=move |_| follow::look(desk)>
                {each}
                {none}
            </div>
        </section>
    }
    .into_any()
}

/// The `id` of a plot in the page.
pub fn plot_id(seat: Seat) -> String {
    format!("py-plot-{seat}")
}

/// A seat's name, with "you" at the own.
pub fn name(desk: Desk, seat: Seat) -> String {
    let name = desk.play.name(seat);
    // Whoever has given no name is called "You" already.
    let tells = name == say!("you");
    if desk.play.is_you(seat) && !tells { say!("seat-you", name = name) } else { name }
}

/// How a seat stands, in a sentence.
pub fn summary(desk: Desk, seat: Seat) -> String {
    let (points, complete, cards) =
        desk.view.with(|view| (view.score(seat), view.table.complete(seat), view.hand_sizes[seat]));
    say!("py-plot", name = name(desk, seat), points = points, complete = complete, cards = cards)
}

/// Whether a person should sit there and does not.
fn is_away(desk: Desk, seat: Seat) -> bool {
    let here = desk
        .play
        .presence
        .with(|presence| presence.as_ref().is_none_or(|presence| presence.here.contains(&seat.number())));
    !here && desk.play.bot_level(seat).is_none() && !desk.is_own(seat)
}

/// The line with the name.
fn who(desk: Desk, seat: Seat) -> AnyView {
    let what = text(move || {
        let (complete, cards) = desk.view.with(|view| (view.table.complete(seat), view.hand_sizes[seat]));
        match (is_away(desk, seat), desk.is_own(seat)) {
            (true, _) => say!("seat-away"),
            (false, true) => say!("py-what-own", complete = complete),
            (false, false) => say!("py-what", complete = complete, cards = cards),
        }
    });
    let icon = Signal::derive(move || {
        let turn = desk.view.with(|view| view.to_move() == Some(seat));
        match (is_away(desk, seat), turn, desk.play.bot_level(seat).is_some()) {
            (true, ..) => "away",
            (_, true, true) => "thinking",
            (_, false, true) => "bot",
            (_, _, false) => "person",
        }
    });
    let name = text(move || name(desk, seat));
    let points = text(move || desk.view.with(|view| view.score(seat)).to_string());
    view! {
        <div class="py-who">
            <span class="py-cartouche" title=name>
                <Icon name=icon class="s"/>
                <b>{name}</b>
            </span>
            <span class="pt num" aria-hidden="true">{points}</span>
            <span class="what" aria-hidden="true">{what}</span>
            {start(desk, seat)}
        </div>
    }
    .into_any()
}

/// The button that starts a pyramid in front of a seat.
fn start(desk: Desk, seat: Seat) -> AnyView {
    let ground = Target { seat, number: None };
    let lot = Memo::new(move |_| desk.lot(ground, None));
    let class = text(move || {
        let Lot { aim, advised, .. } = lot.get();
        classes(&[("py-new", true), ("aim", aim), ("advised", advised)])
    });
    view! {
        <button
            type="button"
            class=class
            id=ground.id()
            hidden=flag(move || !lot.get().legal)
            data-start=seat.number().to_string()
            data-target=ground.to_string()
            data-drop=attribute(move || lot.get().legal.then(|| ground.to_string()))
            data-legal=flag(move || lot.get().legal)
            on:click=click(move || desk.put(ground))
        >
            <span class="sr">{text(move || say!("py-new-label", name = name(desk, seat)))}</span>
            <Icon name="plus"/>
            <span aria-hidden="true">{words("py-new")}</span>
        </button>
    }
    .into_any()
}

/// One pyramid: a place for cards where the selected one fits.
fn standing(desk: Desk, seat: Seat, number: Number, size: Signal<f64>) -> Option<AnyView> {
    let target = Target { seat, number: Some(number) };
    let first = desk.view.with_untracked(|view| view.table.pyramid(seat, number))?;
    // One that is taken back is drawn until it is gone.
    let pyramid = move || desk.view.with(|view| view.table.pyramid(seat, number)).unwrap_or(first);
    let lot = Memo::new(move |_| desk.lot(target, Some(pyramid())));
    let moves = desk.settled.get_value();
    let drawing = Memo::new(move |before: Option<&Drawing>| {
        let pyramid = pyramid();
        let ghost = lot.get().coming.filter(|card| pyramid.with(*card).is_some()).map(ghost);
        Drawing::next(before, pyramid, ghost, size.get(), moves)
    });
    let caption = move || {
        let (pyramid, coming) = (pyramid(), lot.get().coming);
        desk.view.with(|view| Caption::of(view, pyramid, coming.and_then(|card| pyramid.with(card))))
    };
    let class = text(move || {
        let (pyramid, Lot { legal, fits, aim, sent, advised, .. }) = (pyramid(), lot.get());
        classes(&[
            ("py-pyramid", true),
            ("done", pyramid.is_complete()),
            ("great", pyramid.is_complete() && pyramid.is_great()),
            ("legal", legal),
            ("fits", fits),
            ("aim", aim),
            ("sent", sent),
            ("advised", advised),
        ])
    });
    let great = when(move || caption().great, || icon("great"));
    let colour = first.colour();
    let stack = view! {
        <svg
            class=format!("py-stack {}", tint(colour))
            aria-hidden="true"
            width=text(move || short(drawing.get().width()))
            height=text(move || short(drawing.get().height()))
            viewBox=text(move || drawing.get().view_box())
            inner_html=text(move || drawing.get().markup())
        ></svg>
    };
    let button = view! {
        <button
            type="button"
            class=class
            id=target.id()
            tabindex=text(move || if lot.get().legal { "0" } else { "-1" }.to_owned())
            aria-disabled=disabled(move || !lot.get().legal)
            data-pyramid=target.to_string()
            data-target=target.to_string()
            data-drop=attribute(move || lot.get().legal.then(|| target.to_string()))
            data-legal=flag(move || lot.get().legal)
            on:click=click(move || desk.put(target))
        >
            <span class="sr">{text(move || label(desk, seat, pyramid(), lot.get()))}</span>
            <span class="py-lot" aria-hidden="true">
                {stack}
                <span class="py-cap num">
                    <Icon name=sign(colour)/>
                    <span class=text(move || classes(&[("gain", caption().preview)]))>{text(move || caption().text())}</span>
                    {great}
                </span>
            </span>
        </button>
    };
    Some(button.into_any())
}

fn ghost(card: Card) -> Ghost {
    card.floor().map_or(Ghost::Top, |floor| Ghost::Floor(floor.stones()))
}

/// All about a pyramid, and what the selected card would make of it.
fn label(desk: Desk, seat: Seat, pyramid: Pyramid, lot: Lot) -> String {
    desk.view.with(|view| {
        let (state, named) = (names::state(view, pyramid), names::pyramid(pyramid));
        let told = if desk.is_own(seat) {
            say!("py-label-own", pyramid = named, state = state)
        } else {
            say!("py-label", pyramid = named, state = state, name = desk.play.name(seat))
        };
        let higher = lot.coming.filter(|_| lot.legal).and_then(|card| Some((card, pyramid.with(card)?)));
        match higher {
            Some((card, higher)) => {
                let after = names::state(view, higher);
                say!("py-label-fits", label = told, card = names::card(card), state = after)
            }
            None => told,
        }
    })
}
