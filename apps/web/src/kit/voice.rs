//! The board for people who can't see it.

use super::draw::{drawn, each, words};
use leptos::prelude::*;

/// The table in words, line by line, and what is to be read out next.
pub fn voice(lines: impl Fn() -> Vec<String> + Send + 'static, said: Signal<String>) -> AnyView {
    let lines = drawn(move || each(lines(), |line| view! { <li>{line}</li> }.into_any()));
    view! {
        <section class="sr" aria-label=words("table-in-words")>
            <ul>{lines}</ul>
        </section>
        <p class="sr" role="status">
            {said}
        </p>
    }
    .into_any()
}
