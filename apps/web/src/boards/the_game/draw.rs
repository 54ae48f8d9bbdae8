//! What changes on the board, by few types: every closure that is drawn by itself would be compiled anew with all around it, and
//! the page should be small.

use crate::boards::lean::given;
pub(super) use crate::boards::lean::{flag, text};
use crate::parts::Icon;
use leptos::prelude::*;
use std::sync::Arc;

/// The text of a key, which changes with the language.
pub(super) fn words(key: &'static str) -> Signal<String> {
    Signal::derive(move || crate::words::say(key, &[]))
}

/// For `aria-disabled`: there only while it is so, so that the button keeps its focus.
pub(super) fn off(is: impl Fn() -> bool + Send + Sync + 'static) -> Signal<Option<&'static str>> {
    given("true", is)
}

/// For `aria-pressed`.
pub(super) fn pressed(is: impl Fn() -> bool + Send + Sync + 'static) -> Signal<&'static str> {
    Signal::derive(move || if is() { "true" } else { "false" })
}

/// Something that is drawn anew when what it reads changes.
pub(super) fn anew(draw: impl Fn() -> Option<AnyView> + Send + Sync + 'static) -> AnyView {
    let draw: Arc<dyn Fn() -> Option<AnyView> + Send + Sync> = Arc::new(draw);
    (move || draw()).into_any()
}

/// Things that are drawn anew when what they read changes.
pub(super) fn all(draw: impl Fn() -> Vec<AnyView> + Send + Sync + 'static) -> AnyView {
    let draw: Arc<dyn Fn() -> Vec<AnyView> + Send + Sync> = Arc::new(draw);
    (move || draw()).into_any()
}

/// Something that is there only while a condition holds, and then stays as it is.
pub(super) fn when(
    holds: impl Fn() -> bool + Send + Sync + 'static,
    draw: impl Fn() -> AnyView + Send + Sync + 'static,
) -> AnyView {
    let holds = Memo::new(move |_| holds());
    anew(move || holds.get().then(|| untrack(&draw)))
}

/// An icon.
pub(super) fn icon(name: &'static str) -> AnyView {
    view! { <Icon name/> }.into_any()
}

/// A larger icon, as on buttons.
pub(super) fn large_icon(name: &'static str) -> AnyView {
    view! { <Icon name class="l"/> }.into_any()
}
