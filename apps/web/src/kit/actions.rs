//! The buttons of a board: take back, hint, and the main button.

use super::draw::{click, disabled, flag, large_icon, text, words};
use super::hint;
use crate::play::{Hint, Play};
use leptos::prelude::*;

/// A button with an icon alone. While it has nothing to do it keeps the focus.
fn tool(
    does: &'static str,
    icon: &'static str,
    label: Signal<String>,
    can: Signal<bool>,
    act: Box<dyn Fn()>,
) -> AnyView {
    view! {
        <button
            type="button"
            class="btn ico"
            data-do=does
            aria-label=label
            title=label
            aria-disabled=disabled(move || !can.get())
            on:click=click(act)
        >
            {large_icon(icon)}
        </button>
    }
    .into_any()
}

/// Takes back the last choice. `label` says what that is.
pub fn take_back(
    label: Signal<String>,
    can: impl Fn() -> bool + Send + Sync + 'static,
    act: impl Fn() + 'static,
) -> AnyView {
    let can = flag(can);
    let label = text(move || if can.get() { label.get() } else { crate::say!("nothing-back") });
    tool("take-back", "undo", label, can, Box::new(act))
}

/// Asks for a hint, or puts it away.
pub fn hint(play: Play, off: impl Fn() -> bool + Send + Sync + 'static) -> AnyView {
    let can = flag(move || !off() && play.hint.with(|hint| *hint != Hint::Thinking));
    let ask = move || {
        if can.get_untracked() {
            hint::ask(play);
        }
    };
    tool("hint", "hint", words("hint"), can, Box::new(ask))
}

/// The main button of a board.
pub struct Main {
    /// What it does now, for tests and lessons.
    pub does: Signal<&'static str>,
    /// Its classes beside those of every main button.
    pub class: Signal<&'static str>,
    /// What stands on it.
    pub label: AnyView,
    /// Whether it has something to do now.
    pub can: Signal<bool>,
    /// Why it has nothing to do, where that needs words.
    pub why: Signal<String>,
    /// Does it. It is pressed with nothing to do, too: then it may tell why.
    pub press: Box<dyn Fn()>,
}

impl Main {
    /// The button.
    pub fn draw(self) -> AnyView {
        let Self { does, class, label, can, why, press } = self;
        view! {
            <button
                type="button"
                class=text(move || format!("btn primary {}", class.get()))
                data-do=does
                data-legal=flag(move || can.get())
                aria-disabled=disabled(move || !can.get())
                title=why
                on:click=click(press)
            >
                {label}
                <span class="sr">{why}</span>
            </button>
        }
        .into_any()
    }
}
