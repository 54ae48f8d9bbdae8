//! Icons: symbols of the sprite that stands in the page's frame.

use leptos::prelude::*;

/// An icon by its name in `icons.svg`. It says nothing to a screen reader: its neighbour does.
#[component]
pub fn Icon(
    /// Its name.
    #[prop(into)]
    name: Signal<&'static str>,
    /// More classes beside `i`.
    #[prop(default = "")]
    class: &'static str,
) -> impl IntoView {
    view! {
        <svg class=format!("i {class}") aria-hidden="true" focusable="false">
            <use href=move || format!("#{}", name.get())></use>
        </svg>
    }
}
