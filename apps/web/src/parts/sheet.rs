//! A sheet that comes from below on a phone, and stands in the middle of a wide screen.

use super::Icon;
use leptos::html::Dialog;
use leptos::prelude::*;

/// A modal sheet with a heading and a way out; the browser's own dialog keeps the focus inside, and Escape closes it.
#[component]
pub fn Sheet(
    /// Whether it is open.
    open: RwSignal<bool>,
    /// Its heading.
    #[prop(into)]
    title: Signal<String>,
    /// What is in it.
    children: ChildrenFn,
) -> impl IntoView {
    let dialog = NodeRef::<Dialog>::new();
    Effect::new(move |_| {
        let (open, Some(dialog)) = (open.get(), dialog.get()) else { return };
        if open && !dialog.open() {
            // Fails only for a dialog that is in no page.
            let _ = dialog.show_modal();
        } else if !open && dialog.open() {
            dialog.close();
        }
    });
    view! {
        <dialog node_ref=dialog class="sheet-box" aria-label=title on:close=move |_| open.set(false)>
            <header>
                <h2>{title}</h2>
                <button class="tool" aria-label=move || crate::say!("close") on:click=move |_| open.set(false)>
                    <Icon name="close"/>
                </button>
            </header>
            <Show when=move || open.get()>{children()}</Show>
        </dialog>
    }
}
