//! What the board does by itself: it listens, forgets what is no longer chosen, takes steps that leave no choice, and measures.

use super::desk::{Asked, Desk};
use super::log::Log;
use super::screen;
use super::target::Target;
use crate::play::GameView;
use leptos::ev;
use leptos::prelude::*;
use pyramids::Action;
use std::sync::Arc;

/// The `id` of what plots scroll in.
pub const FIELD: &str = "py-field";
/// The `id` of what plots stand in.
pub const PLOTS: &str = "py-plots";
/// The `id` of the hand with its buttons.
pub const BAR: &str = "py-bar";

/// Keeps the board in step with the table.
pub fn follow(desk: Desk) {
    hear(desk);
    forget(desk);
    take_forced_steps(desk);
    measure(desk);
}

/// Writes the log.
fn hear(desk: Desk) {
    let heard = StoredValue::new(None);
    Effect::new(move |_| {
        let (number, news) = desk.play.news.get();
        if heard.get_value() != Some(number) {
            heard.set_value(Some(number));
            let own = desk.now.with_untracked(|now| now.own);
            desk.log.update(|log| log.hear(&news, own));
        }
    });
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
    Effect::new(move |_| {
        desk.view.track();
        desk.play.refusal.track();
        if !desk.play.busy.get() && desk.chosen.with_untracked(|chosen| chosen.sent.is_some()) {
            desk.chosen.update(|chosen| chosen.sent = None);
        }
    });
}

/// Takes a step that leaves no choice, once.
fn take_forced_steps(desk: Desk) {
    let taken = StoredValue::new(None);
    Effect::new(move |_| {
        let (now, busy, number) = (desk.now.get(), desk.play.busy.get(), desk.play.number().get());
        let news = desk.play.news.get().1;
        let [only] = now.legal.as_slice() else { return };
        // What was just done can be taken back, so there is a choice: the log may not have heard of it yet.
        let mut last = Log::default();
        last.hear(&news, now.own);
        let free = last.free().is_some() || desk.log.with(|log| log.free().is_some());
        let forced = is_forced(*only, now.asked, free) && is_current(desk);
        if forced && !busy && taken.get_value() != Some(number) {
            taken.set_value(Some(number));
            desk.play.act(only);
        }
    });
}

/// Whether the board has already the last view of the table: it comes a moment later than the news.
fn is_current(desk: Desk) -> bool {
    let shown = desk.view.get();
    desk.play.view.with(|view| matches!(view, Some(GameView::Pyramids(last)) if Arc::ptr_eq(last, &shown)))
}

/// Whether the only legal action is to be done by itself. What can be taken back may still be regretted.
const fn is_forced(only: Action, asked: Asked, free: bool) -> bool {
    match (only, asked) {
        (Action::End, Asked::Play(0..=3)) => false,
        (Action::End, Asked::Play(_) | Asked::Last) => !free,
        (Action::Discard(_), _) => true,
        _ => false,
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_leaves_nothing_to_regret_is_done_by_itself() {
        assert!(is_forced(Action::End, Asked::Play(4), false));
        assert!(!is_forced(Action::End, Asked::Play(4), true), "something can be taken back");
        assert!(!is_forced(Action::End, Asked::Play(0), false), "the last card can be taken back");
        assert!(is_forced(Action::End, Asked::Last, false));
        assert!(is_forced("discard r2".parse().unwrap(), Asked::Discard(1), true));
    }
}
