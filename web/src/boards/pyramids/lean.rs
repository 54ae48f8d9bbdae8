//! Closures of a few types. Each closure has a type of its own, and each type its own copy of the machinery that draws it; here they
//! are put into boxes that all look alike, so that the page stays small.

use leptos::ev::MouseEvent;
use leptos::prelude::*;

/// A text that changes.
pub fn text(of: impl Fn() -> String + Send + Sync + 'static) -> Signal<String> {
    Signal::derive(of)
}

/// An attribute that is there, with this value, or not at all.
pub fn given(
    value: &'static str,
    of: impl Fn() -> bool + Send + Sync + 'static,
) -> Signal<Option<&'static str>> {
    Signal::derive(move || of().then_some(value))
}

/// A part of the page that is drawn anew when something that it rests on changes.
pub type Drawn = Box<dyn FnMut() -> AnyView + Send>;

/// See [`Drawn`].
pub fn drawn(draw: impl FnMut() -> AnyView + Send + 'static) -> Drawn {
    Box::new(draw)
}

/// What happens on a click.
pub fn click(act: impl Fn() + 'static) -> Box<dyn FnMut(MouseEvent)> {
    Box::new(move |_| act())
}

/// One part of the page for each number. A part stays as it is as long as its number is there.
pub fn keyed(
    each: impl Fn() -> Vec<u16> + Send + Sync + 'static,
    draw: impl Fn(u16) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    let each: Box<dyn Fn() -> Vec<u16> + Send + Sync> = Box::new(each);
    let draw: Box<dyn Fn(u16) -> AnyView + Send + Sync> = Box::new(draw);
    of_boxes(each, draw)
}

fn of_boxes(
    each: Box<dyn Fn() -> Vec<u16> + Send + Sync>,
    draw: Box<dyn Fn(u16) -> AnyView + Send + Sync>,
) -> AnyView {
    let draw = std::sync::Arc::new(draw);
    view! { <For each=move || each() key=|number| *number children=move |number| draw(number)/> }.into_any()
}

/// The classes that hold.
pub fn classes(of: &[(&str, bool)]) -> String {
    let held: Vec<&str> = of.iter().filter(|(_, holds)| *holds).map(|(name, _)| *name).collect();
    held.join(" ")
}
