//! Choices that are none: the only legal action is made for the player, a moment after it can be seen.

use crate::play::Play;
use leptos::prelude::*;
use protocol::News;
use std::time::Duration;

/// How long the only legal action is shown before it is made.
const PAUSE: Duration = Duration::from_millis(1_200);

/// What is known of the last choice of the viewer's seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
enum Last {
    /// The viewer made it, so it may be regretted.
    #[default]
    Own,
    /// This was made for the viewer.
    Forced(String),
    /// The viewer took it back: nothing more is made for them until they act.
    TakenBack,
}

impl Last {
    fn hear(&mut self, own: u8, news: &News) {
        match news {
            News::Action { seat, action }
                if *seat == own && !matches!(self, Self::Forced(forced) if forced == action) =>
            {
                *self = Self::Own;
            }
            News::TakenBack { seat, .. } if *seat == own => *self = Self::TakenBack,
            _ => {}
        }
    }

    /// Whether the only legal action may be made now. `regrets` tells whether the last choice can still be taken back.
    const fn lets(&self, regrets: bool) -> bool {
        match self {
            Self::Own => !regrets,
            Self::Forced(_) => true,
            Self::TakenBack => false,
        }
    }
}

/// Makes what is forced as long as the board is there.
pub fn watch(play: Play, forced: Signal<Option<String>>) {
    let last = StoredValue::new(Last::default());
    let heard = StoredValue::new(None);
    Effect::new(move |_| {
        let (number, news) = (play.number(), play.news());
        if heard.get_value() != Some(number) {
            heard.set_value(Some(number));
            let own = untrack(|| play.seat());
            own.into_iter().for_each(|own| {
                last.update_value(|last| news.iter().for_each(|news| last.hear(own.number(), news)));
            });
        }
        let Some(only) = forced.get().filter(|_| !play.busy.get() && !play.still.get()) else { return };
        if !last.with_value(|last| last.lets(play.may_take_back.get())) {
            return;
        }
        let act = move || {
            last.set_value(Last::Forced(only.clone()));
            play.act(&only);
        };
        // Fails only where there is no window.
        if let Ok(timer) = set_timeout_with_handle(act, PAUSE) {
            on_cleanup(move || timer.clear());
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn acted(seat: u8, action: &str) -> News {
        News::Action { seat, action: action.to_owned() }
    }

    #[test]
    fn nothing_is_forced_after_a_choice_that_can_be_regretted() {
        let mut last = Last::default();
        last.hear(0, &acted(0, "4>A1"));
        assert!(!last.lets(true) && last.lets(false));
        last = Last::Forced("end".to_owned());
        last.hear(0, &acted(1, "9>A1"));
        last.hear(0, &acted(0, "end"));
        assert!(last.lets(true), "what was forced is no choice to regret");
        last.hear(0, &acted(0, "5>A1"));
        assert!(!last.lets(true));
    }

    #[test]
    fn what_was_taken_back_is_not_forced_again() {
        let mut last = Last::Forced("end".to_owned());
        last.hear(0, &News::TakenBack { seat: 0, action: None });
        assert!(!last.lets(false));
        last.hear(0, &acted(0, "end"));
        assert!(last.lets(false));
    }
}
