//! The vocabulary in which boards draw what changes. Every closure has a type of its own, and every type its own copy of the machinery
//! that draws it: hundreds of them would be most of the page. Here they are put into boxes, which all look alike.

use crate::parts::Icon;
use leptos::ev::MouseEvent;
use leptos::prelude::*;

/// A text that changes.
pub fn text(of: impl Fn() -> String + Send + Sync + 'static) -> Signal<String> {
    Signal::derive(of)
}

/// The text of a key, which changes with the language.
pub fn words(key: &'static str) -> Signal<String> {
    text(move || crate::words::say(key, &[]))
}

/// An attribute that is not always there.
pub fn attribute(of: impl Fn() -> Option<String> + Send + Sync + 'static) -> Signal<Option<String>> {
    Signal::derive(of)
}

/// A class or an attribute that is there while something holds.
pub fn flag(of: impl Fn() -> bool + Send + Sync + 'static) -> Signal<bool> {
    Signal::derive(of)
}

/// For `aria-pressed`.
pub fn pressed(of: impl Fn() -> bool + Send + Sync + 'static) -> Signal<&'static str> {
    Signal::derive(move || if of() { "true" } else { "false" })
}

/// For `aria-disabled`, which, unlike `disabled`, leaves a button its focus.
pub fn disabled(of: impl Fn() -> bool + Send + Sync + 'static) -> Signal<Option<&'static str>> {
    Signal::derive(move || of().then_some("true"))
}

/// The classes that hold.
pub fn classes(of: &[(&str, bool)]) -> String {
    let held: Vec<&str> = of.iter().filter(|(_, holds)| *holds).map(|(name, _)| *name).collect();
    held.join(" ")
}

/// A value that is computed again when something that it reads changes, and that tells its readers only when it differs.
pub fn memo<T: PartialEq + Send + Sync + 'static>(of: impl Fn() -> T + Send + Sync + 'static) -> Memo<T> {
    fn boxed<T: PartialEq + Send + Sync + 'static>(of: Box<dyn Fn() -> T + Send + Sync>) -> Memo<T> {
        Memo::new(move |_| of())
    }
    boxed(Box::new(of))
}

/// A part of the page that is drawn again when something that it reads changes.
pub fn drawn<T: IntoAny>(draw: impl Fn() -> T + Send + 'static) -> AnyView {
    fn boxed(draw: Box<dyn FnMut() -> AnyView + Send>) -> AnyView {
        draw.into_any()
    }
    boxed(Box::new(move || draw().into_any()))
}

/// A part of the page that is there while something holds. It is drawn once: what changes in it must be drawn by itself.
pub fn when(
    holds: impl Fn() -> bool + Send + Sync + 'static,
    draw: impl Fn() -> AnyView + Send + 'static,
) -> AnyView {
    let holds = memo(holds);
    drawn(move || holds.get().then(|| untrack(&draw)))
}

/// One part of the page for each of these.
pub fn each<T>(all: impl IntoIterator<Item = T>, draw: impl FnMut(T) -> AnyView) -> Vec<AnyView> {
    all.into_iter().map(draw).collect()
}

/// One part of the page for each number. A part stays as it is as long as its number is there.
pub fn keyed(
    each: impl Fn() -> Vec<u16> + Send + Sync + 'static,
    draw: impl Fn(u16) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    fn boxed(
        each: Box<dyn Fn() -> Vec<u16> + Send + Sync>,
        draw: std::sync::Arc<dyn Fn(u16) -> AnyView + Send + Sync>,
    ) -> AnyView {
        view! { <For each=move || each() key=|number| *number children=move |number| draw(number)/> }
            .into_any()
    }
    boxed(Box::new(each), std::sync::Arc::new(draw))
}

/// What happens on a click.
pub fn click(act: impl Fn() + 'static) -> Box<dyn FnMut(MouseEvent)> {
    Box::new(move |_| act())
}

/// An icon.
pub fn icon(name: &'static str) -> AnyView {
    view! { <Icon name/> }.into_any()
}

/// A larger icon, as on buttons.
pub fn large_icon(name: &'static str) -> AnyView {
    view! { <Icon name class="l"/> }.into_any()
}
