//! Carrying something with a finger or the mouse. What is carried is drawn under the pointer; where it may be dropped, an element has the
//! attribute `data-drop`.

use super::draw::{drawn, memo, text};
use super::screen::{Frame, find_all};
use leptos::ev::{self, KeyboardEvent, MouseEvent, PointerEvent};
use leptos::prelude::*;
use leptos::web_sys::Element;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

/// A pointer that has moved less than this presses, and carries nothing.
const SLACK: f64 = 8.0;
/// A place catches what is dropped no farther from it than this.
const NEAR: f64 = 24.0;

/// The attribute of a place where something may be dropped; its value is the name of the place.
const PLACE: &str = "data-drop";

type Point = (f64, f64);
type Drop = Box<dyn Fn(u16, Option<&str>)>;

/// What a pointer has taken hold of.
#[derive(Clone, Debug, PartialEq)]
struct Held {
    what: u16,
    pointer: i32,
    from: Point,
    at: Point,
    /// Whether it has moved far enough to be carried.
    carried: bool,
    /// The place where it would fall.
    over: Option<String>,
}

/// What a board does with what is carried.
pub struct Hands {
    /// Whether this may be carried now.
    pub may: Box<dyn Fn(u16) -> bool>,
    /// It was lifted: it is to be chosen, so that its places are there.
    pub lift: Box<dyn Fn(u16)>,
    /// It was dropped on a place; on none, if it fell beside all of them or the drag was given up.
    pub drop: Drop,
}

/// What can be carried on a board. Cheap to copy.
#[derive(Clone, Copy)]
pub struct Drag {
    held: RwSignal<Option<Held>>,
    hands: StoredValue<Option<Hands>, LocalStorage>,
    /// Whether the next click only ends a drag.
    ends: StoredValue<bool>,
}

impl Drag {
    /// Nothing is carried, and nothing can be.
    #[must_use]
    pub fn new() -> Self {
        Self { held: RwSignal::new(None), hands: StoredValue::new_local(None), ends: StoredValue::new(false) }
    }

    /// From now on things can be carried, as long as the board is there.
    pub fn listen(self, hands: Hands) {
        self.hands.set_value(Some(hands));
        let moved = window_event_listener(ev::pointermove, move |event| self.carry(&event));
        let lifted = window_event_listener(ev::pointerup, move |event| self.end(&event, true));
        let lost = window_event_listener(ev::pointercancel, move |event| self.end(&event, false));
        let second = window_event_listener(ev::pointerdown, move |event: PointerEvent| {
            if self
                .held
                .with_untracked(|held| held.as_ref().is_some_and(|held| held.pointer != event.pointer_id()))
            {
                self.let_go(None);
            }
        });
        let escaped = window_event_listener(ev::keydown, move |event: KeyboardEvent| {
            if event.key() == "Escape" && self.held.with_untracked(Option::is_some) {
                event.prevent_default();
                event.stop_immediate_propagation();
                self.let_go(None);
            }
        });
        let click = Closure::<dyn Fn(MouseEvent)>::new(move |event: MouseEvent| {
            if self.ends.try_get_value() == Some(true) {
                self.ends.set_value(false);
                event.stop_propagation();
                event.prevent_default();
            }
        });
        let clicks = click.as_ref().unchecked_ref();
        // Before all others. It can't fail for a function.
        let _ = window().add_event_listener_with_callback_and_bool("click", clicks, true);
        let click = StoredValue::new_local(click);
        on_cleanup(move || {
            for listener in [moved, lifted, lost, second, escaped] {
                listener.remove();
            }
            click.with_value(|click| {
                let clicks = click.as_ref().unchecked_ref();
                let _ = window().remove_event_listener_with_callback_and_bool("click", clicks, true);
            });
        });
    }

    fn ask<T: Default>(self, what: impl FnOnce(&Hands) -> T) -> T {
        untrack(|| self.hands.with_value(|hands| hands.as_ref().map(what))).unwrap_or_default()
    }

    /// A pointer takes hold of something.
    pub fn take(self, what: u16, event: &PointerEvent) {
        let taken = self.held.with_untracked(Option::is_some);
        if taken || event.button() != 0 || !self.ask(|hands| (hands.may)(what)) {
            return;
        }
        let at = point(event);
        self.held.set(Some(Held {
            what,
            pointer: event.pointer_id(),
            from: at,
            at,
            carried: false,
            over: None,
        }));
    }

    fn carry(self, event: &PointerEvent) {
        let Some(held) = self.held.get_untracked().filter(|held| held.pointer == event.pointer_id()) else {
            return;
        };
        if event.buttons() == 0 {
            // It was lifted where nobody listened.
            return self.let_go(None);
        }
        let at = point(event);
        if !held.carried {
            if (at.0 - held.from.0).hypot(at.1 - held.from.1) < SLACK {
                return;
            }
            self.ask(|hands| (hands.lift)(held.what));
        }
        event.prevent_default();
        self.held.set(Some(Held { at, carried: true, over: place(at), ..held }));
    }

    fn end(self, event: &PointerEvent, drops: bool) {
        let Some(held) = self.held.get_untracked().filter(|held| held.pointer == event.pointer_id()) else {
            return;
        };
        if held.carried && drops {
            // The click that follows is no choice. Where none follows, the next one is.
            self.ends.set_value(true);
            set_timeout(
                move || {
                    self.ends.try_update_value(|ends| *ends = false);
                },
                std::time::Duration::ZERO,
            );
        }
        let over = if drops { place(point(event)) } else { None };
        self.let_go(over);
    }

    /// What is carried falls on a place, or goes back.
    fn let_go(self, over: Option<String>) {
        let Some(held) = self.held.get_untracked() else { return };
        if held.carried {
            // Still drawn where it is dropped, so that its way can be measured.
            self.ask(|hands| (hands.drop)(held.what, over.as_deref()));
        }
        self.held.set(None);
    }

    /// What is carried.
    #[must_use]
    pub fn carried(self) -> Option<u16> {
        self.held.with(|held| held.as_ref().filter(|held| held.carried).map(|held| held.what))
    }

    /// Whether a pointer has taken hold of something.
    #[must_use]
    pub fn is_on(self) -> bool {
        self.held.with_untracked(Option::is_some)
    }

    /// The name of the place where what is carried would fall.
    #[must_use]
    pub fn over(self) -> Option<String> {
        self.held.with(|held| held.as_ref()?.over.clone())
    }

    /// What is carried, under the pointer.
    pub fn draw(self, picture: impl Fn(u16) -> AnyView + Send + Sync + 'static) -> AnyView {
        let carried = memo(move || self.carried());
        let at = move || self.held.with(|held| held.as_ref().map(|held| held.at)).unwrap_or_default();
        drawn(move || {
            let picture = picture(carried.get()?);
            let carried = view! {
                <div
                    class="carried"
                    style:left=text(move || format!("{}px", at().0 as i32))
                    style:top=text(move || format!("{}px", at().1 as i32))
                    aria-hidden="true"
                >
                    {picture}
                </div>
            };
            Some(carried.into_any())
        })
    }
}

fn point(event: &PointerEvent) -> Point {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

/// The place at a point: the innermost one there, or else the nearest one, if one is near enough.
fn place(at: Point) -> Option<String> {
    let here = document().element_from_point(at.0 as f32, at.1 as f32);
    let inside = here.and_then(|here| here.closest(&format!("[{PLACE}]")).ok()?);
    let near = || {
        let all = find_all(&format!("[{PLACE}]"));
        let frames: Vec<Frame> = all.iter().map(|place| Frame::of(place)).collect();
        all.get(nearest(at, &frames)?).map(|place| Element::from(place.clone()))
    };
    inside.or_else(near)?.get_attribute(PLACE)
}

/// The frame nearest to a point, if one is near enough.
fn nearest(at: Point, frames: &[Frame]) -> Option<usize> {
    let distances = frames.iter().map(|frame| frame.distance(at)).enumerate();
    let (nearest, distance) = distances.min_by(|(_, one), (_, other)| one.total_cmp(other))?;
    (distance <= NEAR).then_some(nearest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_place_catches_what_falls_near_it() {
        let frames = [0.0, 110.0].map(|left| Frame { left, top: 0.0, width: 100.0, height: 100.0 });
        assert_eq!(nearest((50.0, 50.0), &frames), Some(0));
        assert_eq!(nearest((108.0, 50.0), &frames), Some(1));
        assert_eq!(nearest((150.0, 120.0), &frames), Some(1));
        assert_eq!(nearest((150.0, 130.0), &frames), None);
        assert_eq!(nearest((50.0, 50.0), &[]), None);
    }
}
