//! The viewer's hand: cards to tap, or to drag to a plot.

use super::card::Face;
use super::desk::{Asked, Desk};
use super::names;
use super::picks::Held;
use super::screen;
use super::target::Target;
use crate::kit::draw::{classes, click, drawn, flag, icon, keyed, text, when, words};
use crate::say;
use leptos::ev::PointerEvent;
use leptos::prelude::*;
use leptos::web_sys::Element;
use wasm_bindgen::JsCast;

/// A pointer that moved less than this has tapped.
const TAP: i32 = 8;

/// A card that is being carried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Carried {
    held: Held,
    /// Where it was taken up.
    from: (i32, i32),
    /// Where it is.
    at: (i32, i32),
    /// Whether it has moved far enough to be no tap.
    moved: bool,
}

/// The hand.
pub fn hand(desk: Desk) -> AnyView {
    let carried = RwSignal::new(None::<Carried>);
    let class = text(move || {
        let (count, asked) = desk.now.with(|now| (now.hand.len(), now.asked));
        classes(&[("hand", true), ("many", count > 6), ("waits", asked == Asked::Nothing)])
    });
    let cards = keyed(
        move || desk.now.with(|now| now.hand.iter().map(|held| held.key()).collect()),
        move |key| Held::of_key(key).map(|held| in_hand(desk, held, carried)).into_any(),
    );
    let none = when(
        move || desk.now.with(|now| now.hand.is_empty()),
        || view! { <p class="none">{words("py-hand-empty")}</p> }.into_any(),
    );
    let flying =
        Memo::new(move |_| carried.get().filter(|carried| carried.moved).map(|carried| carried.held));
    let at = move || carried.get().map(|carried| carried.at).unwrap_or_default();
    let picture = drawn(move || match flying.get() {
        Some(held) => view! {
            <div
                class="py-carried"
                style:left=text(move || format!("{}px", at().0))
                style:top=text(move || format!("{}px", at().1))
                aria-hidden="true"
            >
                <Face card=held.card/>
            </div>
        }
        .into_any(),
        None => ().into_any(),
    });
    view! {
        <div class=class role="group" aria-label=words("hand")>
            {cards}
            {none}
        </div>
        {picture}
    }
    .into_any()
}

/// One card of the hand.
fn in_hand(desk: Desk, held: Held, carried: RwSignal<Option<Carried>>) -> AnyView {
    let is_chosen =
        move || desk.chosen.with(|chosen| chosen.selected == Some(held) || chosen.picks.contains(&held));
    let is_useful = move || desk.now.with(|now| now.is_useful(held));
    let deals = desk.settled.get_value();
    let class = text(move || {
        // Of equal cards the first one goes.
        let gone = desk.chosen.with(|chosen| chosen.sent).and_then(Target::of);
        let flying = carried.get().is_some_and(|carried| carried.moved && carried.held == held);
        classes(&[
            ("hcard", true),
            ("sel", is_chosen()),
            ("no", !is_useful()),
            ("gone", gone.is_some_and(|(card, _)| held == Held { card, nth: 0 })),
            ("deals", deals),
            ("flying", flying),
        ])
    });
    let label = text(move || {
        let card = names::card(held.card);
        match (desk.asked(), is_useful()) {
            (Asked::Nothing, _) | (_, true) => card,
            (Asked::Swap, false) => say!("py-card-kept", card = card),
            (_, false) => say!("py-card-fits-nowhere", card = card),
        }
    });
    let advised =
        when(move || is_advised(desk, held), || view! { <span class="tag">{icon("hint")}</span> }.into_any());
    // A drag ends with a click, which is none.
    let dragged = StoredValue::new(false);
    let tap = move || {
        if !dragged.get_value() {
            desk.tap(held);
        }
        dragged.set_value(false);
    };
    let drag = move |phase: Phase| -> Box<dyn FnMut(PointerEvent)> {
        Box::new(move |event| drag(desk, held, carried, dragged, phase, &event))
    };
    view! {
        <button
            type="button"
            class=class
            id=held.id()
            aria-label=label
            aria-pressed=text(move || is_chosen().to_string())
            data-card=held.card.to_string()
            data-legal=flag(move || is_useful() && desk.asked() != Asked::Nothing)
            on:click=click(tap)
            on:pointerdown=drag(Phase::Take)
            on:pointermove=drag(Phase::Carry)
            on:pointerup=drag(Phase::Drop)
            on:pointercancel=drag(Phase::Lose)
        >
            <Face card=held.card/>
            {advised}
        </button>
    }
    .into_any()
}

/// What a pointer does with a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Take,
    Carry,
    Drop,
    Lose,
}

/// Follows a pointer that carries a card to a place.
fn drag(
    desk: Desk,
    held: Held,
    carried: RwSignal<Option<Carried>>,
    dragged: StoredValue<bool>,
    phase: Phase,
    event: &PointerEvent,
) {
    let at = (event.client_x(), event.client_y());
    let was = carried.get_untracked();
    match (phase, was) {
        (Phase::Take, _) => {
            dragged.set_value(false);
            let plays = matches!(untrack(|| desk.asked()), Asked::Play(_) | Asked::Last);
            if event.button() == 0 && plays {
                carried.set(Some(Carried { held, from: at, at, moved: false }));
                if let Some(card) = event.current_target().and_then(|card| card.dyn_into::<Element>().ok()) {
                    // Without it the card is lost when the pointer leaves it.
                    let _ = card.set_pointer_capture(event.pointer_id());
                }
            }
        }
        (Phase::Carry, Some(now)) => {
            let far = (at.0 - now.from.0).abs().max((at.1 - now.from.1).abs()) > TAP;
            if far && !now.moved {
                dragged.set_value(true);
                desk.select(held);
            }
            if far || now.moved {
                carried.set(Some(Carried { at, moved: true, ..now }));
                desk.aim(under(desk, at));
            }
        }
        (Phase::Drop | Phase::Lose, Some(now)) => {
            carried.set(None);
            let aim =
                desk.chosen.with_untracked(|chosen| chosen.aim).filter(|_| phase == Phase::Drop && now.moved);
            desk.aim(None);
            if let Some(target) = aim {
                desk.put(target);
            }
        }
        _ => {}
    }
}

/// The legal place under a point.
fn under(desk: Desk, (x, y): (i32, i32)) -> Option<Target> {
    let place = screen::around(x, y, "[data-target][data-legal]")?.get_attribute("data-target")?;
    untrack(|| desk.targets()).into_iter().find(|target| target.to_string() == place)
}

/// Whether a bot advises to take this card now.
fn is_advised(desk: Desk, held: Held) -> bool {
    use pyramids::Action;
    match desk.advised() {
        Some(Action::Swap(cards) | Action::Discard(cards)) => {
            // Of equal cards the first ones stand for all.
            usize::from(held.nth) < cards.iter().filter(|card| *card == held.card).count()
        }
        Some(action) => Target::of(action).is_some_and(|(card, _)| held == Held { card, nth: 0 }),
        None => false,
    }
}
