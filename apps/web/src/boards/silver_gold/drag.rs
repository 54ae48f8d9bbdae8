//! Dragging the shape over the cards, and turning it with the wheel.

use super::desk::Desk;
use leptos::prelude::*;
use leptos::web_sys::{PointerEvent, WheelEvent};
use silver_gold::{Card, Square};

/// A finger or pen must move so far, in pixels, before it drags.
const SLACK: i32 = 8;
/// A wheel must turn so far before the shape does: a touchpad tells of every little bit.
const NOTCH: f64 = 60.0;

/// The shape under a finger. Cheap to copy.
#[derive(Clone, Copy)]
pub struct Drag {
    desk: Desk,
    /// Where it started, if something is dragged.
    from: StoredValue<Option<(i32, i32)>>,
    /// Where the carried shape is, once it has moved.
    at: RwSignal<Option<(i32, i32)>>,
    /// Whether it has moved since it was taken hold of.
    moved: StoredValue<bool>,
    wheel: StoredValue<f64>,
}

impl Drag {
    /// Nothing is dragged.
    #[must_use]
    pub fn new(desk: Desk) -> Self {
        let (from, at) = (StoredValue::new(None), RwSignal::new(None));
        Self { desk, from, at, moved: StoredValue::new(false), wheel: StoredValue::new(0.0) }
    }

    /// Whether something is dragged.
    #[must_use]
    pub fn is_on(&self) -> bool {
        self.from.get_value().is_some()
    }

    /// Where the carried shape is to be drawn: under the finger, as long as it lies on no card.
    #[must_use]
    pub fn carried(&self) -> Option<(i32, i32)> {
        self.at.get()
    }

    /// The expedition card is taken hold of.
    pub fn start(&self, event: &PointerEvent) {
        self.moved.set_value(false);
        if self.desk.is_free() && !self.desk.places.with_untracked(|places| places.is_empty()) {
            self.from.set_value(Some((event.client_x(), event.client_y())));
        }
    }

    /// A square is touched: where the choice lies, it is taken hold of. A finger elsewhere may want to scroll the page.
    pub fn start_on_card(&self, event: &PointerEvent, chosen: bool) {
        self.moved.set_value(false);
        if chosen {
            self.start(event);
        }
    }

    /// The pointer moves.
    pub fn go(&self, event: &PointerEvent) {
        let Some(from) = self.from.get_value() else { return };
        if event.buttons() == 0 {
            // It was let go of where nobody listened.
            self.stop();
            return;
        }
        let now = (event.client_x(), event.client_y());
        if !self.moved.get_value() && (now.0 - from.0).abs() + (now.1 - from.1).abs() < SLACK {
            return;
        }
        event.prevent_default();
        self.moved.set_value(true);
        self.at.set(Some(now));
        if let Some((card, square)) = under(now) {
            self.desk.drag(card, square);
        }
    }

    /// The pointer is lifted. What it was dragged over last stays chosen.
    pub fn stop(&self) {
        self.from.set_value(None);
        if self.at.get_untracked().is_some() {
            self.at.set(None);
        }
    }

    /// Whether a click is only the end of a drag.
    #[must_use]
    pub fn ends(&self) -> bool {
        let moved = self.moved.get_value();
        self.moved.set_value(false);
        moved
    }

    /// The wheel turns the shape.
    pub fn wheel(&self, event: &WheelEvent) {
        if self.desk.shown.get_untracked().is_none() || event.ctrl_key() {
            return;
        }
        event.prevent_default();
        let turned = self.wheel.get_value() + event.delta_y().abs();
        self.wheel.set_value(if turned < NOTCH { turned } else { 0.0 });
        if turned >= NOTCH {
            self.desk.turn();
        }
    }
}

/// The square under a point of the window.
fn under((x, y): (i32, i32)) -> Option<(Card, Square)> {
    let button = document().element_from_point(x as f32, y as f32)?.closest("[data-square]").ok()??;
    let card = button.get_attribute("data-chamber")?.parse().ok().and_then(Card::new)?;
    let name = button.get_attribute("data-square")?;
    Some((card, Square::all().find(|square| square.to_string() == name)?))
}
