//! The focus of the keyboard, which must never get lost on a board.

use super::screen::{find, fits};
use crate::play::Play;
use leptos::ev;
use leptos::prelude::*;
use leptos::web_sys::{Element, HtmlElement};
use wasm_bindgen::JsCast;

/// Where the focus goes when its element and both neighbours are gone: a card that can be played, any card, the main button.
const HAVENS: [&str; 3] =
    ["main .hand [data-card][data-legal]", "main .hand [data-card]", "main .actions .primary"];

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

/// Gives the focus to the first element that fits a selector; whether there is one.
pub fn focus(selector: &str) -> bool {
    let element = find(selector).and_then(|element| element.dyn_into::<HtmlElement>().ok());
    // Nothing can be done about an element that takes no focus.
    element.is_some_and(|element| element.focus().is_ok())
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
}

/// Keeps the focus on the board: when the element that has it goes away, a neighbour gets it.
pub fn keep(play: Play) {
    let remembered = StoredValue::new_local(None::<Remembered>);
    let listening = window_event_listener(ev::focusin, move |event| {
        let element = event.target().and_then(|target| target.dyn_into::<HtmlElement>().ok());
        remembered.set_value(element.map(Remembered::of));
    });
    on_cleanup(move || listening.remove());
    Effect::new(move |_| {
        play.view.track();
        play.busy.track();
        request_animation_frame(move || {
            // The board may be gone by now.
            let Some(Some(Remembered { last, neighbours })) = remembered.try_get_value() else { return };
            if focused().is_some() || last.is_connected() && last.offset_parent().is_some() {
                return;
            }
            let neighbour =
                neighbours.iter().find(|element| element.is_connected() && element.tab_index() >= 0);
            let moved = neighbour.is_some_and(|element| element.focus().is_ok());
            let _ = moved || HAVENS.into_iter().any(focus);
        });
    });
}
