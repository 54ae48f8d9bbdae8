//! What the device lends: its clock, its luck, a little memory, a timer.

pub use worker::device::{after, now, random, random_hex};

/// Whether the browser has this at hand here: some things are for secure connections alone.
#[must_use]
pub fn offers(what: &str) -> bool {
    let navigator = web_sys::window().map(|window| window.navigator());
    navigator.is_some_and(|navigator| {
        js_sys::Reflect::get(&navigator, &what.into()).is_ok_and(|value| !value.is_undefined())
    })
}

/// What is kept on this device under a name.
#[must_use]
pub fn kept(name: &str) -> Option<String> {
    memory()?.get_item(name).ok()?
}

/// Keeps something on this device under a name. Whether it could be kept: a browser may refuse.
pub fn keep(name: &str, text: &str) -> bool {
    memory().is_some_and(|memory| memory.set_item(name, text).is_ok())
}

/// Forgets what is kept under a name.
pub fn forget(name: &str) {
    if let Some(memory) = memory() {
        let _ = memory.remove_item(name);
    }
}

/// The names of all that is kept and begins like this.
#[must_use]
pub fn names(prefix: &str) -> Vec<String> {
    let Some(memory) = memory() else { return Vec::new() };
    let count = memory.length().unwrap_or(0);
    (0..count).filter_map(|place| memory.key(place).ok()?).filter(|name| name.starts_with(prefix)).collect()
}

fn memory() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok()?
}
