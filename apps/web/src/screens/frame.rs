//! The bar on top of every screen.

use crate::parts::Icon;
use leptos::prelude::*;
use leptos_router::components::A;

/// The bar on top: home, what this screen is, and its tools.
#[component]
pub fn TopBar(
    /// What this screen is called; nothing on the first one.
    #[prop(optional, into)]
    title: Option<Signal<String>>,
    /// The tools on its right.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    view! {
        <header class="head">
            <div class="top">
                <A href="/" attr:class="mark" attr:aria-label=move || crate::say!("to-home")>
                    <svg aria-hidden="true"><use href="#logo"></use></svg>
                    <span class:wide=title.is_some()>"Benben"</span>
                </A>
                {title.map(|title| view! { <span class="sep"></span><h1>{title}</h1> })}
                <span class="room"></span>
                {children.map(|children| children())}
            </div>
            <svg class="frieze" aria-hidden="true"><rect width="100%" height="9" fill="url(#frieze)"></rect></svg>
        </header>
    }
}

/// A tool in the bar: an icon that is a link.
#[component]
pub fn Tool(
    /// Where it leads.
    href: &'static str,
    /// Its icon.
    icon: &'static str,
    /// What it is called.
    #[prop(into)]
    label: Signal<String>,
) -> impl IntoView {
    view! {
        <A href=href attr:class="tool" attr:aria-label=label attr:title=label>
            <Icon name=icon class="l"/>
        </A>
    }
}
