//! The page: screens and boards in Rust, compiled to WebAssembly.
//!
//! A table in the browser and a table on a server look the same from here: a [`play::Play`] hears [`protocol::Message`]s and says
//! [`protocol::Request`]s, over a WebSocket or to a worker that runs the same `table` and the same bots. Boards get typed views
//! and ask them what is legal; nothing here knows a rule.

#![allow(unreachable_pub, reason = "components must be public for the macro that makes them")]

mod accident;
pub mod app;
pub mod boards;
mod dates;
pub mod device;
pub mod games;
mod kit;
pub mod lazy;
pub mod link;
pub mod online;
pub mod parts;
pub mod play;
mod results;
pub mod screens;
pub mod settings;
mod sounds;
mod split;
#[cfg(test)]
mod tests;
pub mod words;

use wasm_bindgen::prelude::*;

/// Starts the page.
#[wasm_bindgen(start)]
pub fn start() {
    accident::prepare();
    app::start();
}
