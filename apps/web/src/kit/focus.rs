//! The focus of the keyboard, which must never get lost on a board.

use super::screen::{find, fits};
use js_sys::Array;
use leptos::ev;
use leptos::prelude::*;
use leptos::web_sys::{Element, HtmlElement};
use std::iter::once;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MutationObserver, MutationObserverInit, MutationRecord};

/// Where the focus goes when its element and both neighbours are gone: a card that can be played, any card, the main button, a button.
const HAVENS: [&str; 5] = [
    "main .hand [data-card][data-legal]",
    "main .hand [data-card]",
    "main .actions .primary",
    "main .actions button",
    "main button",
];

/// What has the focus, unless it is the page as a whole.
#[must_use]
pub fn focused() -> Option<Element> {
    document().active_element().filter(|element| element.tag_name() != "BODY")
}

/// Whether what has the focus fits a selector.
#[must_use]
pub fn is_on(selector: &str) -> bool {
    focused().is_some_and(|element| fits(&element, selector))
}

/// Gives the focus to the first element that fits a selector; whether it took it.
pub fn focus(selector: &str) -> bool {
    let element = find(selector).and_then(|element| element.dyn_into::<HtmlElement>().ok());
    element.is_some_and(|element| take(&element))
}

/// Gives the focus to an element; whether it took it.
fn take(element: &HtmlElement) -> bool {
    // Elements that take no focus fail without a word.
    is_there(element) && element.focus().is_ok() && focused().is_some_and(|focused| focused == **element)
}

/// Whether an element is in the page. One that was hidden keeps the focus until the page is drawn.
fn is_there(element: &Element) -> bool {
    element.is_connected() && !fits(element, "[hidden]")
}

/// The element that had the focus last, and its neighbours.
#[derive(Clone)]
struct Remembered {
    last: HtmlElement,
    neighbours: Vec<HtmlElement>,
}

impl Remembered {
    fn of(last: HtmlElement) -> Self {
        let sides = [last.next_element_sibling(), last.previous_element_sibling()];
        let neighbours = sides.into_iter().flatten().filter_map(|side| side.dyn_into().ok()).collect();
        Self { last, neighbours }
    }

    /// Whether the element was hidden or taken out of the page, be it only to be put in again elsewhere, which also costs it the focus.
    fn was_removed(&self, changes: &Array) -> bool {
        !is_there(&self.last)
            || changes.iter().any(|change| {
                let removed = change.unchecked_into::<MutationRecord>().removed_nodes();
                (0..removed.length())
                    .filter_map(|place| removed.get(place))
                    .any(|node| node.contains(Some(&self.last)))
            })
    }

    /// The element that is drawn in its place.
    fn successor(&self) -> Option<HtmlElement> {
        let named = |name: &str| {
            let value = self.last.get_attribute(name)?;
            find(&format!("main [{name}='{value}']"))?.dyn_into().ok()
        };
        ["id", "data-card", "data-do"].into_iter().find_map(named)
    }
}

/// Keeps the focus on the board: when the element that has it is hidden or taken away, what is drawn in its place gets it, or a neighbour.
pub fn keep() {
    let remembered = StoredValue::new_local(None::<Remembered>);
    let listening = window_event_listener(ev::focusin, move |event| {
        let element = event.target().and_then(|target| target.dyn_into::<HtmlElement>().ok());
        remembered.set_value(element.map(Remembered::of));
    });
    let changed = Closure::<dyn Fn(Array)>::new(move |changes: Array| {
        let Some(Some(before)) = remembered.try_get_value() else { return };
        if !focused().is_some_and(|element| is_there(&element)) && before.was_removed(&changes) {
            let near = once(before.last.clone()).chain(before.successor()).chain(before.neighbours);
            let _ = near.into_iter().any(|element| element.tab_index() >= 0 && take(&element))
                || HAVENS.into_iter().any(focus);
        }
    });
    let Ok(observer) = MutationObserver::new(changed.as_ref().unchecked_ref()) else { return };
    let all = MutationObserverInit::new();
    all.set_child_list(true);
    all.set_subtree(true);
    all.set_attribute_filter(&Array::of1(&JsValue::from_str("hidden")));
    // Fails only for a page without a body.
    let _ = document().body().map(|body| observer.observe_with_options(&body, &all));
    let watch = StoredValue::new_local((observer, changed));
    on_cleanup(move || {
        listening.remove();
        watch.with_value(|(observer, _)| observer.disconnect());
    });
}
