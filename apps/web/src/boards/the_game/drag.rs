//! Carrying a card to a pile.

use super::desk::Desk;
use super::motion;
use crate::kit::screen::Frame;
use leptos::ev::PointerEvent;
use leptos::prelude::*;
use the_game::{Card, Pile};
use wasm_bindgen::JsCast;
use web_sys::Element;

/// A pointer that has moved less than this presses, and does not carry.
const SLACK: f64 = 8.0;
/// A pile pulls a card that is nearer than this.
const PULL: f64 = 72.0;

/// A card under a finger or a pressed mouse.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Drag {
    /// The card.
    pub(super) card: Card,
    start: (f64, f64),
    /// How far it was carried, once it is.
    pub(super) by: Option<(f64, f64)>,
    /// The pile that would take it.
    pub(super) over: Option<Pile>,
}

/// A card was touched.
pub(super) fn start(desk: Desk, card: Card, event: &PointerEvent) {
    if event.button() != 0 || desk.play.still.get_untracked() {
        return;
    }
    desk.drag.set(Some(Drag { card, start: at(event), by: None, over: None }));
}

/// The pointer moved.
pub(super) fn carry(desk: Desk, event: &PointerEvent) {
    let Some(drag) = desk.drag.get_untracked() else { return };
    let (x, y) = at(event);
    let by = (x - drag.start.0, y - drag.start.1);
    if drag.by.is_none() {
        if by.0.hypot(by.1) < SLACK {
            return;
        }
        if let Some(card) = event.current_target().and_then(|target| target.dyn_into::<Element>().ok()) {
            // Fails if the finger is gone already: then nothing is carried.
            let _ = card.set_pointer_capture(event.pointer_id());
        }
        if desk.chosen.get_untracked() != Some(drag.card) {
            desk.choose(Some(drag.card));
        }
    }
    let targets = untrack(|| desk.targets(drag.card));
    let over = nearest((x, y), &motion::piles(), &targets);
    desk.drag.set(Some(Drag { by: Some(by), over, ..drag }));
}

/// The pointer was lifted. Whether a card had been carried.
pub(super) fn let_go(desk: Desk) -> bool {
    let Some(drag) = desk.drag.get_untracked() else { return false };
    if let Some(pile) = drag.over {
        // Measured where it was dropped, and only then let go.
        desk.place(drag.card, pile);
    }
    desk.drag.set(None);
    drag.by.is_some()
}

/// The pointer belongs to something else now: the card goes back. That a part of the card lets go of it, for the card to have it, is
/// no reason.
pub(super) fn lost(desk: Desk, event: &PointerEvent) {
    if event.target() == event.current_target() {
        desk.drag.set(None);
    }
}

fn at(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

/// The nearest of the piles that take the card, if one is near enough.
fn nearest((x, y): (f64, f64), piles: &[(Pile, Frame)], targets: &[Pile]) -> Option<Pile> {
    let near = |(pile, frame): &(Pile, Frame)| (*pile, frame.distance((x, y)));
    let legal = piles.iter().filter(|(pile, _)| targets.contains(pile)).map(near);
    let (pile, distance) = legal.min_by(|a, b| a.1.total_cmp(&b.1))?;
    (distance < PULL).then_some(pile)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_pile_that_takes_it_pulls() {
        let frame = |left| Frame { left, top: 0.0, width: 100.0, height: 100.0 };
        let piles = [(Pile::A1, frame(0.0)), (Pile::A2, frame(110.0)), (Pile::D1, frame(220.0))];
        let at = |x, y, targets: &[Pile]| nearest((x, y), &piles, targets);
        assert_eq!(at(50.0, 50.0, &[Pile::A1, Pile::A2]), Some(Pile::A1));
        assert_eq!(at(50.0, 50.0, &[Pile::A2]), Some(Pile::A2));
        assert_eq!(at(50.0, 50.0, &[Pile::D1]), None);
        assert_eq!(at(150.0, 250.0, &[Pile::A2]), None);
    }
}
