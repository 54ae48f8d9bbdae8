//! What the board does by itself: it forgets what is no longer chosen, and measures.

use super::desk::{Asked, Desk};
use super::screen;
use super::target::Target;
use leptos::ev;
use leptos::prelude::*;

/// The `id` of what plots scroll in.
pub const FIELD: &str = "py-field";
/// The `id` of what plots stand in.
pub const PLOTS: &str = "py-plots";
/// The `id` of the hand with its buttons.
pub const BAR: &str = "py-bar";

/// Keeps the board in step with the table.
pub fn follow(desk: Desk) {
    forget(desk);
    measure(desk);
}

/// Forgets a selection that the hand or the step no longer has, and what was asked for when it is answered.
fn forget(desk: Desk) {
    Effect::new(move |before: Option<Asked>| {
        let now = desk.now.get();
        let gone = untrack(|| desk.selected()).is_some_and(|held| !now.hand.contains(&held));
        let other = before.is_some_and(|before| before.picks() != now.asked.picks());
        if gone || other {
            desk.drop_selection();
        }
        if now.asked == Asked::Nothing && desk.exchanging.get_untracked() {
            desk.exchanging.set(false);
        }
        now.asked
    });
}

/// Measures the room for plots, and finds places that are off the screen.
fn measure(desk: Desk) {
    Effect::new(move |_| {
        // The lines above the plots and the hand below them change with the view.
        desk.view.track();
        desk.chosen.track();
        look(desk);
    });
    let resized = window_event_listener(ev::resize, move |_| look(desk));
    let scrolled = window_event_listener(ev::scroll, move |_| look(desk));
    on_cleanup(move || {
        resized.remove();
        scrolled.remove();
    });
}

/// Looks where things are, when they have been drawn.
pub fn look(desk: Desk) {
    request_animation_frame(move || {
        // The board may be gone by now.
        let (Some(field), Some(plots)) = (screen::part(FIELD), screen::part(PLOTS)) else { return };
        let bar = screen::part(BAR);
        let room = screen::room(&field, &plots, bar.as_ref());
        if desk.room.try_get_untracked().is_some_and(|old| old != room) {
            desk.room.set(room);
        }
        let Some(chosen) = desk.chosen.try_get_untracked() else { return };
        let targets = if chosen.selected.is_some() { untrack(|| desk.targets()) } else { Vec::new() };
        let seen = |target: &Target| {
            screen::part(&target.id()).is_some_and(|part| screen::is_visible(&part, &field, bar.as_ref()))
        };
        let hidden: Vec<Target> = targets.into_iter().filter(|target| !seen(target)).collect();
        if desk.far.with_untracked(|old| *old != hidden) {
            desk.far.set(hidden);
        }
        desk.settled.set_value(true);
    });
}
