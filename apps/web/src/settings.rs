//! What a person has chosen for this device.

use crate::device;
use crate::words::Language;
use leptos::prelude::*;
use protocol::PlayerName;
use serde::{Deserialize, Serialize};

const NAME: &str = "benben.settings";

/// How the page is lit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// As the device is.
    #[default]
    Device,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

impl Theme {
    /// The name of the theme in the styles. None for the theme of the device.
    const fn name(self) -> Option<&'static str> {
        match self {
            Self::Device => None,
            Self::Light => Some("light"),
            Self::Dark => Some("dark"),
        }
    }
}

/// What a person has chosen for this device.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Settings {
    /// The code of the language; that of the browser, if none.
    pub language: Option<String>,
    /// How the page is lit.
    pub theme: Theme,
    /// Whether things move less than the device allows.
    pub still: bool,
    /// Whether there are sounds.
    pub sound: bool,
    /// What the person is called.
    pub name: Option<PlayerName>,
    /// The level of the bots that were last played against.
    pub level: Option<String>,
}

impl Settings {
    /// What was chosen on this device.
    #[must_use]
    pub fn load() -> Self {
        device::kept(NAME).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
    }

    /// The language: the one that was chosen, or the first of the browser's that is one of ours.
    #[must_use]
    pub fn language(&self) -> Language {
        let chosen = self.language.as_deref().and_then(Language::of);
        let browser = || {
            let languages = web_sys::window()?.navigator().languages();
            languages.iter().filter_map(|tag| Language::of(&tag.as_string()?)).next()
        };
        chosen.or_else(browser).unwrap_or(Language::En)
    }
}

/// The settings as a signal that keeps itself: everything on the page follows it.
#[must_use]
pub fn provide() -> RwSignal<Settings> {
    let settings = RwSignal::new(Settings::load());
    provide_context(settings);
    Effect::new(move |before: Option<()>| {
        let now = settings.get();
        // The first time it is what was just read.
        if before.is_some() {
            device::keep(NAME, &serde_json::to_string(&now).unwrap_or_default());
        }
        let Some(root) = document().document_element() else { return };
        // Attributes of an element that is there can be set.
        let _ = match now.theme.name() {
            Some(theme) => root.set_attribute("data-theme", theme),
            None => root.remove_attribute("data-theme"),
        };
        let _ = root.toggle_attribute_with_force("data-still", now.still);
        colour_browser(now.theme);
    });
    settings
}

/// Gives the browser's own bars the colour of the theme.
fn colour_browser(theme: Theme) {
    for name in ["light", "dark"] {
        let of = document().query_selector(&format!("meta[data-of={name}]"));
        let Ok(Some(of)) = of else { continue };
        let media = match theme.name() {
            None => format!("(prefers-color-scheme: {name})"),
            Some(theme) if theme == name => "all".to_owned(),
            Some(_) => "not all".to_owned(),
        };
        // Attributes of an element that is there can be set.
        let _ = of.set_attribute("media", &media);
    }
}

/// The settings, in a component.
#[must_use]
pub fn settings() -> RwSignal<Settings> {
    use_context().unwrap_or_else(|| RwSignal::new(Settings::default()))
}
