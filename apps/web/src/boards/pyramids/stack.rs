//! A pyramid that stands still, for pictures and for the end.

use super::draw::{Drawing, short};
use super::names::tint;
use leptos::prelude::*;
use pyramids::Pyramid;

/// A pyramid of stones.
#[component]
pub fn Stack(
    /// The pyramid.
    pyramid: Pyramid,
    /// How wide a stone is, in pixels.
    size: f64,
) -> impl IntoView {
    let drawing = Drawing::still(pyramid, size);
    view! {
        <svg
            class=format!("py-stack {}", tint(pyramid.colour()))
            aria-hidden="true"
            width=short(drawing.width())
            height=short(drawing.height())
            viewBox=drawing.view_box()
            inner_html=drawing.markup()
        ></svg>
    }
}
