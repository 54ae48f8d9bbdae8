//! What is said to those who can't see the board, and shown for a moment to those who can.

use crate::play::{GameView, Play};
use crate::settings::settings;
use crate::sounds::Sound;
use crate::{boards, device};
use leptos::prelude::*;
use protocol::{News, Phase};

/// How long a refusal is shown, in milliseconds.
const SHOWN: i32 = 5000;

/// Two live regions, a toast for what was refused, and sounds where they are wanted.
#[component]
pub fn Announcer(play: Play) -> impl IntoView {
    let polite = RwSignal::new(String::new());
    let urgent = RwSignal::new(String::new());
    let settings = settings();
    let hear = move |sound: Sound| {
        if settings.with_untracked(|settings| settings.sound) {
            sound.play();
        }
    };
    Effect::new(move |_| {
        let news = play.news();
        let Some(view) = play.view.get_untracked() else { return };
        let said: Vec<String> = news.iter().filter_map(|news| say(play, &view, news)).collect();
        if !said.is_empty() {
            polite.set(said.join(" "));
        }
        if news.iter().any(|news| matches!(news, News::Action { .. } | News::Chosen { .. })) {
            hear(Sound::Card);
        }
    });
    let turn = Memo::new(move |_| play.phase() == Some(Phase::Playing) && play.must_choose());
    let over = Memo::new(move |_| play.phase() == Some(Phase::Over));
    Effect::new(move |before: Option<(bool, bool)>| {
        let now = (turn.get(), over.get());
        let before = before.unwrap_or_default();
        if now.1 && !before.1 {
            urgent.set(crate::say!("game-over"));
            hear(Sound::Over);
        } else if now.0 && !before.0 {
            urgent.set(crate::say!("your-turn"));
            hear(Sound::Turn);
        }
        now
    });
    let toast = RwSignal::new(None::<String>);
    let count = StoredValue::new(0_u32);
    Effect::new(move |_| {
        let Some(reason) = play.refusal.get() else { return };
        toast.set(Some(crate::words::reason(&reason)));
        count.update_value(|count| *count += 1);
        let shown = count.get_value();
        device::after(SHOWN, move || {
            // Unless the screen is gone, or something else is shown by now.
            if count.try_get_value() == Some(shown) {
                toast.set(None);
            }
        });
    });
    view! {
        <div class="voices">
            <div class="sr" role="log" aria-live="polite">{polite}</div>
            <div class="sr" role="alert">{urgent}</div>
        </div>
        <div class="toasts" role="status">
            {move || toast.get().map(|text| view! { <p class="toast">{text}</p> })}
        </div>
    }
}

/// What happened, in words: what the board says of it, or what is the same for all games.
fn say(play: Play, view: &GameView, news: &News) -> Option<String> {
    let name = |seat: u8| tabletop::Seat::new(seat).map(|seat| play.name(seat)).unwrap_or_default();
    Some(match news {
        News::TakenBack { seat, .. } => crate::say!("news-taken-back", name = name(*seat)),
        News::UndoAsked { seat } => crate::say!("news-undo-asked", name = name(*seat)),
        News::UndoRefused { seat } => crate::say!("news-undo-refused", name = name(*seat)),
        News::StandIn { seat, .. } => crate::say!("news-stand-in", name = name(*seat)),
        News::Returned { seat } => crate::say!("news-returned", name = name(*seat)),
        News::Chat(line) => crate::say!("news-chat", name = line.name.as_str(), text = line.text.as_str()),
        _ => return boards::of(view.game()).get()?.say_news(play, view, news),
    })
}
