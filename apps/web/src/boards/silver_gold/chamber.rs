//! A pyramid card that is worked on: marks are inked, the choice is previewed, each square can be touched.

use super::art;
use super::desk::Desk;
use super::hands::spot_name;
use super::spoken::{self, SquareState};
use crate::kit::draw::{attribute, click, disabled, drawn, each, flag, memo, text, words};
use leptos::ev::{PointerEvent, WheelEvent};
use leptos::prelude::*;
use silver_gold::{Card, Chamber, Content, Square, Squares};

/// A wheel must turn so far before the shape does: a touchpad tells of every little bit.
const NOTCH: f64 = 60.0;

/// What a chamber shows of its card now.
#[derive(Clone, Copy)]
struct Shown {
    marked: Memo<Squares>,
    /// The marks that were not there before, which are inked one after the other.
    fresh: RwSignal<Squares>,
    /// Where the choice would go.
    preview: Memo<Squares>,
    /// What some legal choice covers.
    open: Memo<Squares>,
}

impl Shown {
    fn of(desk: Desk, card: Card) -> Self {
        let marked = memo(move || {
            let held = desk.held().into_iter().flatten().find(|held| held.card == card);
            held.map_or(Squares::NONE, |held| held.marked)
        });
        let preview = memo(move || {
            let place = desk.shown.get().filter(|place| place.card == card);
            place.map_or(Squares::NONE, |place| place.squares)
        });
        let open = memo(move || desk.places.with(|places| places.on(card)));
        let fresh = RwSignal::new(Squares::NONE);
        Effect::new(move |before: Option<Squares>| {
            let now = marked.get();
            fresh.set(now.minus(before.unwrap_or(now)));
            now
        });
        Self { marked, fresh, preview, open }
    }

    fn state(self, square: Square) -> SquareState {
        if self.marked.get().contains(square) {
            SquareState::Marked
        } else if self.preview.get().contains(square) {
            SquareState::Chosen
        } else if self.open.get().contains(square) {
            SquareState::Open
        } else {
            SquareState::Closed
        }
    }
}

/// A card of the shown seat, drawn, with a button on each of its squares.
pub fn chamber(desk: Desk, card: Card) -> AnyView {
    let shown = Shown::of(desk, card);
    let turned = StoredValue::new(0.0);
    let button = |square| square_button(desk, card, square, shown);
    view! {
        <div
            class="sg-card"
            role="group"
            aria-label=text(move || spoken::pyramid(&desk.view.get(), card))
            on:pointerleave=move |_| desk.leave()
            on:wheel=move |event| wheel(desk, turned, &event)
        >
            {drawing(desk, card, shown)}
            <div class="sg-squares">{each(Square::all(), button)}</div>
        </div>
    }
    .into_any()
}

/// The card as a picture whose marks and preview change in place.
fn drawing(desk: Desk, card: Card, shown: Shown) -> AnyView {
    let view = desk.view.get_untracked();
    let (face, colour): (Chamber, _) = (*view.chamber(card), view.colour(card));
    let Shown { marked, fresh, preview, open } = shown;
    let mark = |square: Square| {
        let turn = text(move || {
            let order = fresh.get().iter().position(|new| new == square).unwrap_or(0);
            order.to_string()
        });
        let on = flag(move || marked.get().contains(square));
        let path = text(move || art::cell(square, marked.get()));
        view! { <path class="sg-mk" class:on=on style:--turn=turn d=path></path> }.into_any()
    };
    let symbol = |(square, icon): (Square, &'static str)| {
        let (x, y, size) = art::symbol_place(square);
        let on = flag(move || marked.get().contains(square));
        let class = format!("sg-sy {icon}");
        view! { <use class=class class:on=on href=format!("#{icon}") x=x y=y width=size height=size></use> }
            .into_any()
    };
    let dot = |square: Square| {
        let (x, y) = art::dot_place(square);
        let on = flag(move || open.get().contains(square) && !preview.get().contains(square));
        view! { <circle class="sg-dot" class:on=on cx=x cy=y r="3.4"></circle> }.into_any()
    };
    let walls = face.squares(Content::Wall);
    let floor: Vec<Square> = Square::all().filter(|square| !walls.contains(*square)).collect();
    let symbols = floor.iter().filter_map(|square| Some((*square, art::icon(face.content(*square))?)));
    let area = text(move || art::corridor(preview.get()));
    view! {
        <svg class="card" viewBox=art::CARD_BOX aria-hidden="true">
            <g inner_html=art::base(card, colour, &face)></g>
            {each(floor.iter().copied(), mark)}
            <g class="sg-ghost" class:on=flag(move || !preview.get().is_empty())>
                <path class="sg-glow" d=area></path>
                <path class="sg-hatch" d=area></path>
                <path class="sg-edge" d=text(move || art::outline(preview.get()))></path>
            </g>
            {each(symbols, symbol)}
            {each(floor.iter().copied(), dot)}
        </svg>
    }
    .into_any()
}

/// The wheel turns the shape.
fn wheel(desk: Desk, turned: StoredValue<f64>, event: &WheelEvent) {
    if desk.shown.get_untracked().is_none() || event.ctrl_key() {
        return;
    }
    event.prevent_default();
    let far = turned.get_value() + event.delta_y().abs();
    turned.set_value(if far < NOTCH { far } else { 0.0 });
    if far >= NOTCH {
        desk.turn();
    }
}

/// What is touched: one square.
fn square_button(desk: Desk, card: Card, square: Square, shown: Shown) -> AnyView {
    let content = desk.view.get_untracked().chamber(card).content(square);
    let state = memo(move || shown.state(square));
    let Shown { preview, open, .. } = shown;
    let legal = move || open.get().contains(square);
    let chosen = move || state.get() == SquareState::Chosen;
    // One stop for the Tab key on each card: where the choice lies, or else the first square that can be marked.
    let stop = move || {
        let here = desk.anchor().filter(|anchor| preview.get().contains(*anchor));
        here.or_else(|| open.get().first()) == Some(square)
    };
    // Where the choice lies, it is taken hold of. A finger elsewhere may want to scroll the page.
    let hold = move |event: PointerEvent| {
        if untrack(chosen) {
            desk.drag.take(0, &event);
        }
    };
    let moved = move |event: PointerEvent| {
        if event.pointer_type() == "mouse" && !desk.drag.is_on() {
            desk.point(card, square);
        }
    };
    view! {
        <button
            class="sg-sq"
            class:held=flag(chosen)
            data-square=square.to_string()
            data-chamber=card.to_string()
            data-legal=flag(legal)
            data-drop=attribute(move || legal().then(|| spot_name(card, square)))
            aria-label=text(move || spoken::square(square, content, state.get()))
            aria-disabled=disabled(move || !legal())
            tabindex=Signal::derive(move || if stop() { "0" } else { "-1" })
            on:click=click(move || desk.tap(card, square))
            on:pointerdown=hold
            on:pointermove=moved
        ></button>
    }
    .into_any()
}

/// The place of a card that is not there: completed, and not replaced yet.
pub fn no_card() -> AnyView {
    view! {
        <div class="sg-card sg-none">
            <svg class="card" viewBox=art::CARD_BOX aria-hidden="true"></svg>
            <span class="sub small">{words("sg-no-card")}</span>
        </div>
    }
    .into_any()
}

/// A card, or the place of none.
pub fn card_or_none(desk: Desk, card: Memo<Option<Card>>) -> AnyView {
    drawn(move || card.get().map_or_else(no_card, |card| chamber(desk, card)))
}
