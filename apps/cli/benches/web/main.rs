//! How light the page is, in Chromium: what it weighs, how soon it can be used, how soon a tap shows, whether it stutters while bots
//! think, and whether it grows.
//!
//! `cargo xtask bench web` builds the page and the server as they are shipped, and runs it. Nothing is judged here: what must hold
//! stands in docs/benchmarks.md beside what was measured.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "measurements"
)]

#[path = "../../tests/browser/harness/mod.rs"]
mod harness;

mod counted;
mod frames;
mod memory;
mod start;
mod taps;
mod weight;

use harness::driver::Driver;
use harness::page::{Look, Page};
use harness::server::Server;
use std::cell::Cell;
use std::path::PathBuf;
use tokio::task::LocalSet;

/// How much slower a phone is than this machine.
const SLOW: u32 = 4;

/// A server and Chromium.
struct Lab {
    server: Server,
    driver: Driver,
    opened: Cell<usize>,
}

impl Lab {
    /// A page in a fresh browser, at no address yet; what it asks for comes from `base`.
    async fn page_of(&self, base: &str, look: Look) -> Page {
        let number = self.opened.replace(self.opened.get() + 1);
        self.driver.page(number, base, look).await
    }

    async fn page(&self, look: Look) -> Page {
        self.page_of(&self.server.address(), look).await
    }
}

/// The median of some numbers, the least and the most.
fn spread(mut numbers: Vec<f64>) -> String {
    numbers.sort_by(f64::total_cmp);
    match numbers.as_slice() {
        [] => "nothing".to_owned(),
        [least, .., most] => format!("{:.0} ({least:.0} to {most:.0})", numbers[numbers.len() / 2]),
        [only] => format!("{only:.0}"),
    }
}

/// One line of the table.
fn line(what: &str, value: &str) {
    println!("{what:<62} {value}");
}

fn main() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("bench-web");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    let wanted: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let wants = |name: &str| wanted.is_empty() || wanted.iter().any(|wanted| wanted == name);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    LocalSet::new().block_on(&runtime, async {
        let lab =
            Lab { server: Server::start(&folder), driver: Driver::start(&folder), opened: Cell::new(0) };
        if wants("weight") {
            weight::measure(&lab).await;
        }
        if wants("start") {
            start::measure(&lab).await;
        }
        if wants("taps") {
            taps::measure(&lab).await;
        }
        if wants("frames") {
            frames::measure(&lab).await;
        }
        if wants("memory") {
            memory::measure(&lab).await;
        }
    });
    let _ = std::fs::remove_dir_all(&folder);
}
