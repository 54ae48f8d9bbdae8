//! An address that leads nowhere.

use super::TopBar;
use leptos::prelude::*;
use leptos_router::components::A;

/// Says that there is nothing here and why, and shows the way on.
#[component]
pub fn Lost(
    /// What is wrong with the address.
    #[prop(default = Signal::derive(|| crate::say!("lost-text")))]
    why: Signal<String>,
) -> impl IntoView {
    view! {
        <TopBar/>
        <main class="page plain">
            <h1>{move || crate::say!("lost-title")}</h1>
            <p class="sub" role="status">{why}</p>
            <A href="/" attr:class="btn primary">{move || crate::say!("all-games")}</A>
        </main>
    }
}
