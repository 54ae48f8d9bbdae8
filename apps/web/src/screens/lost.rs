//! An address that leads nowhere.

use super::TopBar;
use leptos::prelude::*;
use leptos_router::components::A;

/// Says so, and shows the way on.
#[component]
pub fn Lost() -> impl IntoView {
    view! {
        <TopBar/>
        <main class="page plain">
            <h1>{move || crate::say!("lost-title")}</h1>
            <p class="sub">{move || crate::say!("lost-text")}</p>
            <A href="/" attr:class="btn primary">{move || crate::say!("to-games")}</A>
        </main>
    }
}
