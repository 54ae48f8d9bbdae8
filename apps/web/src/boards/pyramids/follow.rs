//! What the board does by itself: it listens, forgets what is no longer chosen, takes steps that leave no choice, and measures.

use super::desk::{Asked, Desk};
use super::screen;
use super::target::Target;
use leptos::ev;
use leptos::prelude::*;
use pyramids::Action;

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
    Effect::new(move |_| {
        let news = desk.play.news();
        if !news.is_empty() {
            desk.log.update(|log| log.hear(&news));
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
}

/// Takes a step that leaves no choice, once.
fn take_forced_steps(desk: Desk) {
    let taken = StoredValue::new(None);
    Effect::new(move |_| {
        let (now, free) = (desk.now.get(), desk.play.may_take_back.get());
        let (busy, number) = (desk.play.busy.get(), desk.play.snapshot.with(|snapshot| snapshot.number));
        let [only] = now.legal.as_slice() else { return };
        if is_forced(*only, now.asked, free) && !busy && taken.get_value() != Some(number) {
            taken.set_value(Some(number));
            desk.play.act(only);
        }
    });
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
