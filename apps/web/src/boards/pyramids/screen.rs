//! Where things are on the screen.

use super::layout::Room;
use crate::kit::screen::{WIDE, window_size};
use leptos::prelude::*;
use leptos::web_sys::HtmlElement;
use wasm_bindgen::JsCast;

/// What lies around the hand and its buttons in their bar.
const AROUND: f64 = 20.0;
/// What the row of chips over the hand takes, whether it is there or not.
const CHIPS: f64 = 52.0;

/// The part of the page with this `id`.
pub fn part(id: &str) -> Option<HtmlElement> {
    document().get_element_by_id(id)?.dyn_into().ok()
}

/// How far below the start of the page something is.
fn from_top(part: &HtmlElement) -> f64 {
    let mut top = f64::from(part.offset_top());
    let mut around = part.offset_parent();
    while let Some(parent) = around.and_then(|parent| parent.dyn_into::<HtmlElement>().ok()) {
        top += f64::from(parent.offset_top());
        around = parent.offset_parent();
    }
    top
}

/// The room for plots in `field`, above the bar with the hand.
pub fn room(field: &HtmlElement, plots: &HtmlElement, bar: Option<&HtmlElement>) -> Room {
    let (window, high) = window_size();
    let height = if window >= WIDE {
        f64::from(field.client_height())
    } else {
        high - from_top(field) - bar.map_or(0.0, |bar| f64::from(bar.offset_height()) + AROUND)
    };
    Room { window, width: f64::from(plots.client_width()), height }
}

/// Whether the middle of something in `field` can be seen above the bar with the hand.
pub fn is_visible(part: &HtmlElement, field: &HtmlElement, bar: Option<&HtmlElement>) -> bool {
    let (window_width, high) = window_size();
    let middle = from_top(part) + f64::from(part.offset_height()) / 2.0;
    let (top, bottom) = if window_width >= WIDE {
        let top = from_top(field) + f64::from(field.scroll_top());
        (top, top + f64::from(field.client_height()))
    } else {
        let top = window().scroll_y().unwrap_or_default();
        let taken = bar.map_or(0.0, |bar| f64::from(bar.offset_height()) + AROUND + CHIPS);
        (top, top + high - taken)
    };
    (top..bottom).contains(&middle) && is_beside(part)
}

/// Whether the middle of something is not scrolled away sideways.
fn is_beside(part: &HtmlElement) -> bool {
    let Some(site) = part.closest(".py-site").ok().flatten() else { return true };
    let middle = part.offset_left() + part.offset_width() / 2 - site.scroll_left();
    (0..site.client_width()).contains(&middle)
}
