//! Dates and times of day as the language of the page writes them.

use crate::words::{Language, language};
use js_sys::{Date, Object, Reflect};
use protocol::Millis;
use wasm_bindgen::JsValue;

/// The day: `16 Nov 2026`.
pub(crate) fn day(at: Millis) -> String {
    date(at).to_locale_date_string(&locale(), &style("dateStyle", "medium")).into()
}

/// The time of day: `14:35`.
pub(crate) fn time(at: Millis) -> String {
    date(at).to_locale_time_string_with_options(&locale(), &style("timeStyle", "short")).into()
}

/// The day as machines read it.
pub(crate) fn machine(at: Millis) -> String {
    date(at).to_iso_string().into()
}

fn date(at: Millis) -> Date {
    Date::new(&JsValue::from_f64(at as f64))
}

fn style(name: &str, value: &str) -> JsValue {
    let options = Object::new();
    // A fresh object takes any property.
    let _ = Reflect::set(&options, &name.into(), &value.into());
    options.into()
}

/// The browser's own kind of the page's language, such as `en-GB`, or the language alone.
fn locale() -> String {
    let language = language();
    let tags = web_sys::window().map(|window| window.navigator().languages()).unwrap_or_default();
    let own = tags.iter().filter_map(|tag| tag.as_string()).find(|tag| Language::of(tag) == Some(language));
    own.unwrap_or_else(|| language.code().to_owned())
}
