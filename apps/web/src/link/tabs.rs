//! Several tabs with one table of this device: one of them runs it, the others speak and listen through it.

use js_sys::{Function, Promise, Reflect};
use protocol::GuestId;
use serde::{Deserialize, Serialize};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{BroadcastChannel, MessageEvent};
use worker::{pack, unpack};

/// What goes from tab to tab, with a text beside it.
#[derive(Debug, Serialize, Deserialize)]
pub(super) enum Across {
    /// Somebody asks the table for something: the text of a request.
    Say(GuestId),
    /// The table tells somebody something: the text of a message.
    Told(GuestId),
    /// The tab that runs the table can't save it any more.
    Unsaved,
}

/// The other tabs that have the same table open.
pub(super) struct Tabs {
    channel: BroadcastChannel,
    _hear: Closure<dyn Fn(MessageEvent)>,
    _turn: Option<Turn>,
}

impl Tabs {
    /// Meets the other tabs under this name. What they say goes to `hear`; `run` is called when none of them runs the table, at once
    /// or once the one that does is closed.
    pub(super) fn meet(
        name: &str,
        hear: impl Fn(Across, String) + 'static,
        run: impl FnOnce() + 'static,
    ) -> Option<Self> {
        let channel = BroadcastChannel::new(name).ok()?;
        let hear = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some((across, text)) = unpack(&event.data()) {
                hear(across, text);
            }
        });
        channel.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        Some(Self { channel, _hear: hear, _turn: Turn::wait(name, run) })
    }

    /// Says something to all other tabs.
    pub(super) fn say(&self, across: &Across, text: &str) {
        // Fails only for what can't be copied; texts can.
        let _ = self.channel.post_message(&pack(across, text));
    }
}

impl Drop for Tabs {
    fn drop(&mut self) {
        self.channel.close();
    }
}

/// A lock that the browser gives to one tab at a time, also when the one that had it crashes. It is given back when this is dropped.
struct Turn {
    wanted: Rc<Cell<bool>>,
    release: Function,
}

impl Turn {
    /// Waits for the turn. Browsers have no locks for pages that came without encryption from another device: there each tab goes on
    /// by itself, at once, and what one of them has written is read anew by the others before they write.
    fn wait(name: &str, act: impl FnOnce() + 'static) -> Option<Self> {
        let mut release = None;
        let released = Promise::new(&mut |resolve, _| release = Some(resolve));
        let Some((locks, request)) = locks() else {
            act();
            return None;
        };
        let wanted = Rc::new(Cell::new(true));
        let still_wanted = Rc::clone(&wanted);
        let granted = Closure::once_into_js(move || {
            if still_wanted.get() {
                act();
            }
            released
        });
        // Its promise is that of the lock's end, which nobody waits for.
        let _ = request.call2(&locks, &JsValue::from_str(name), &granted);
        release.map(|release| Self { wanted, release })
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.wanted.set(false);
        let _ = self.release.call0(&JsValue::NULL);
    }
}

/// The browser's locks, and how one is asked for.
fn locks() -> Option<(JsValue, Function)> {
    let navigator = web_sys::window()?.navigator();
    let locks = Reflect::get(&navigator, &JsValue::from_str("locks")).ok()?;
    let request = Reflect::get(&locks, &JsValue::from_str("request")).ok()?;
    Some((locks, request.dyn_into().ok()?))
}
