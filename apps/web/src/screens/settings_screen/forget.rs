//! Forgetting everything on this device.

use crate::device;
use crate::parts::Icon;
use leptos::prelude::*;

/// A button that must be pressed twice: this can't be taken back.
pub(super) fn forget() -> AnyView {
    let sure = RwSignal::new(false);
    let press = move |_| {
        if !sure.get_untracked() {
            sure.set(true);
            return;
        }
        for name in device::names("benben.") {
            device::forget(&name);
        }
        // Everything anew, as on the first visit. Going to the own address can't fail.
        let _ = window().location().replace("/");
    };
    let label = move || if sure.get() { crate::say!("forget-sure") } else { crate::say!("forget") };
    view! {
        <p class="sub">{move || crate::say!("forget-text")}</p>
        <div class="sure">
            <button class="btn" class:danger=sure data-do="forget" on:click=press>
                <Icon name="close"/>
                <span aria-live="polite">{label}</span>
            </button>
            <Show when=move || sure.get()>
                <button class="btn quiet" on:click=move |_| sure.set(false)>{move || crate::say!("keep-all")}</button>
            </Show>
        </div>
    }
    .into_any()
}
