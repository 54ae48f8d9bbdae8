//! What a person can choose for this device.

mod another;
mod forget;

use super::TopBar;
use super::form::{name, name_problem, segments, select, switch};
use crate::online;
use crate::settings::{Settings, Theme, settings};
use crate::sounds::Sound;
use crate::words::{Language, language};
use leptos::prelude::*;
use protocol::PlayerName;
use wasm_bindgen_futures::spawn_local;

/// The screen.
#[component]
pub fn SettingsScreen() -> impl IntoView {
    let settings = settings();
    view! {
        <TopBar title=Signal::derive(|| crate::say!("settings"))/>
        <main class="page narrow settings">
            <section class="panel">
                <h2>{move || crate::say!("you")}</h2>
                {own_name(settings)}
                {tongue(settings)}
            </section>
            <section class="panel">
                <h2>{move || crate::say!("settings-look")}</h2>
                {theme(settings)}
                {switch(
                    "still",
                    crate::key!("settings-still"),
                    crate::key!("settings-still-about"),
                    Signal::derive(move || settings.with(|settings| settings.still)),
                    Callback::new(move |still| settings.update(|settings| settings.still = still)),
                )}
                {switch(
                    "sound",
                    crate::key!("settings-sound"),
                    crate::key!("settings-sound-about"),
                    Signal::derive(move || settings.with(|settings| settings.sound)),
                    Callback::new(move |sound| {
                        settings.update(|settings| settings.sound = sound);
                        if sound {
                            Sound::Turn.play();
                        }
                    }),
                )}
            </section>
            <section class="panel">
                <h2>{move || crate::say!("another-device")}</h2>
                {another::another()}
            </section>
            <section class="panel">
                <h2>{move || crate::say!("this-device")}</h2>
                {forget::forget()}
            </section>
            <section class="panel">
                <h2>{move || crate::say!("about")}</h2>
                <p class="sub">{move || crate::say!("about-text")}</p>
            </section>
        </main>
    }
}

/// The name is kept as soon as it is one; the server hears of it once it is typed.
fn own_name(settings: RwSignal<Settings>) -> AnyView {
    let known = settings.with_untracked(|settings| settings.name.clone());
    let text = RwSignal::new(known.map(|name| name.as_str().to_owned()).unwrap_or_default());
    let parsed = move || {
        text.with(|text| Some(text.trim()).filter(|text| !text.is_empty()).map(str::parse::<PlayerName>))
    };
    let wrong = Signal::derive(move || text.with(|text| name_problem(text, false)));
    let set = Callback::new(move |typed| {
        text.set(typed);
        if let Ok(name) = parsed().transpose() {
            settings.update(|settings| settings.name = name);
        }
    });
    let tell = move |_| {
        let name = settings.with_untracked(|settings| settings.name.clone());
        if let Some(name) = name.filter(|_| online::is_guest()) {
            spawn_local(async move {
                // Where the server can't be reached, it hears of the name with the next table.
                let _ = online::rename(name).await;
            });
        }
    };
    view! {
        <div on:change=tell>
            {name("own-name".to_owned(), Signal::derive(|| crate::say!("own-name")), Signal::stored(String::new()), text.into(), set, wrong)}
        </div>
    }
    .into_any()
}

fn tongue(settings: RwSignal<Settings>) -> AnyView {
    let options = Language::ALL
        .map(|language| (language.code().to_owned(), Signal::stored(language.name().to_owned())));
    let label = Signal::derive(|| crate::say!("language"));
    let value = Signal::derive(|| language().code().to_owned());
    let set = Callback::new(move |code| settings.update(|settings| settings.language = Some(code)));
    select("page-language".to_owned(), label, options.into(), value, set)
}

fn theme(settings: RwSignal<Settings>) -> AnyView {
    let value = Signal::derive(move || match settings.with(|settings| settings.theme) {
        Theme::Device => "device",
        Theme::Light => "light",
        Theme::Dark => "dark",
    });
    let set = Callback::new(move |value| {
        let theme = match value {
            "light" => Theme::Light,
            "dark" => Theme::Dark,
            _ => Theme::Device,
        };
        settings.update(|settings| settings.theme = theme);
    });
    let always = || Signal::stored(true);
    let options = vec![
        ("device", crate::key!("theme-device"), always()),
        ("light", crate::key!("theme-light"), always()),
        ("dark", crate::key!("theme-dark"), always()),
    ];
    segments("theme", crate::key!("theme"), options, value, set)
}
