//! Closures of a few types. Each closure has a type of its own, and each type its own copy of the machinery that draws it: hundreds of
//! them would be most of the page. Here they are put into boxes, which all look alike.

use leptos::ev::MouseEvent;
use leptos::prelude::*;

/// A text that changes.
pub fn text(of: impl Fn() -> String + Send + Sync + 'static) -> Signal<String> {
    Signal::derive(of)
}

/// Something that is so or not.
pub fn flag(of: impl Fn() -> bool + Send + Sync + 'static) -> Signal<bool> {
    Signal::derive(of)
}

/// `true` or `false` as an attribute says it.
pub fn said(of: impl Fn() -> bool + Send + Sync + 'static) -> Signal<Option<&'static str>> {
    Signal::derive(move || Some(if of() { "true" } else { "false" }))
}

/// An attribute that is there, with this value, or not at all.
pub fn given(
    value: &'static str,
    of: impl Fn() -> bool + Send + Sync + 'static,
) -> Signal<Option<&'static str>> {
    Signal::derive(move || of().then_some(value))
}

/// A value that is worked out anew only when something that it rests on has changed, and told of only when it is another.
pub fn memo<T: PartialEq + Send + Sync + 'static>(of: impl Fn() -> T + Send + Sync + 'static) -> Memo<T> {
    fn boxed<T: PartialEq + Send + Sync + 'static>(of: Box<dyn Fn() -> T + Send + Sync>) -> Memo<T> {
        Memo::new(move |_| of())
    }
    boxed(Box::new(of))
}

/// A part of the page that is drawn anew when something that it rests on changes.
pub type Drawn = Box<dyn FnMut() -> AnyView + Send>;

/// See [`Drawn`].
pub fn drawn(draw: impl FnMut() -> AnyView + Send + 'static) -> Drawn {
    Box::new(draw)
}

/// A part of the page that is there only while something holds.
pub fn only_if(
    holds: impl Fn() -> bool + Send + Sync + 'static,
    draw: impl Fn() -> AnyView + Send + 'static,
) -> Drawn {
    let holds = memo(holds);
    drawn(move || if holds.get() { draw() } else { ().into_any() })
}

/// One part of the page for each of these.
pub fn each<T>(all: impl IntoIterator<Item = T>, mut draw: impl FnMut(T) -> AnyView) -> Vec<AnyView> {
    let mut views = Vec::new();
    for one in all {
        views.push(draw(one));
    }
    views
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
