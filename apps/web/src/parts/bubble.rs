//! A hint or an explanation with a golden edge.

use super::Icon;
use leptos::prelude::*;

/// A bubble: says what and why in a sentence or two, and never covers the board.
#[component]
pub fn Bubble(
    /// The icon before it.
    #[prop(default = "hint")]
    icon: &'static str,
    /// What it says.
    children: Children,
) -> impl IntoView {
    view! {
        <div class="bubble">
            <Icon name=icon/>
            <div>{children()}</div>
        </div>
    }
}
