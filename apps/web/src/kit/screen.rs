//! Where things are on the screen.

use leptos::ev;
use leptos::prelude::*;
use leptos::web_sys::{Element, HtmlElement};
use wasm_bindgen::JsCast;

/// From this width of the window on a board has a rail beside it.
pub const WIDE: f64 = 1080.0;
/// From this width of the window on it may be a tablet, which has room beside or below a board if it is tall.
pub const TABLET: f64 = 720.0;

/// A rectangle of the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Frame {
    /// Its left edge.
    pub left: f64,
    /// Its upper edge.
    pub top: f64,
    /// How wide it is.
    pub width: f64,
    /// How high it is.
    pub height: f64,
}

impl Frame {
    /// Where an element is.
    #[must_use]
    pub fn of(element: &Element) -> Self {
        let rect = element.get_bounding_client_rect();
        Self { left: rect.left(), top: rect.top(), width: rect.width(), height: rect.height() }
    }

    /// How far a point is from it; 0 inside.
    #[must_use]
    pub fn distance(self, (x, y): (f64, f64)) -> f64 {
        let outside = |at: f64, from: f64, long: f64| (from - at).max(at - from - long).max(0.0);
        outside(x, self.left, self.width).hypot(outside(y, self.top, self.height))
    }
}

/// The first element of the page that fits a selector.
#[must_use]
pub fn find(selector: &str) -> Option<Element> {
    document().query_selector(selector).ok()?
}

/// All elements of the page that fit a selector.
#[must_use]
pub fn find_all(selector: &str) -> Vec<HtmlElement> {
    let Ok(found) = document().query_selector_all(selector) else { return Vec::new() };
    (0..found.length()).filter_map(|place| found.get(place)?.dyn_into().ok()).collect()
}

/// Whether something fits a selector.
#[must_use]
pub fn fits(element: &Element, selector: &str) -> bool {
    element.matches(selector).unwrap_or_default()
}

/// The width and the height of the window.
#[must_use]
pub fn window_size() -> (f64, f64) {
    let size = |side: Result<wasm_bindgen::JsValue, _>| side.ok().and_then(|side| side.as_f64());
    (size(window().inner_width()).unwrap_or_default(), size(window().inner_height()).unwrap_or_default())
}

/// Whether the window is as wide as this, now and after its size has changed.
#[must_use]
pub fn is_from(width: f64) -> Signal<bool> {
    let measure = move || window_size().0 >= width;
    let wide = ArcRwSignal::new(measure());
    let measured = wide.clone();
    let resized = window_event_listener(ev::resize, move |_| {
        if measured.get_untracked() != measure() {
            measured.set(measure());
        }
    });
    on_cleanup(move || resized.remove());
    wide.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_distance_is_none_inside() {
        let frame = Frame { left: 10.0, top: 20.0, width: 100.0, height: 50.0 };
        assert_eq!(frame.distance((50.0, 40.0)), 0.0);
        assert_eq!(frame.distance((0.0, 40.0)), 10.0);
        assert_eq!(frame.distance((113.0, 74.0)), 5.0);
    }
}
