//! The page in a real browser: Chromium, headless, through its driver.
//!
//! `cargo xtask test --only browser` builds the page, installs what is missing and runs these tests. A test that fails leaves a picture of
//! every page that it had in `target/screens`. With the variable `BENBEN_PICTURES` set, pictures of all screens are kept there, to be
//! looked at.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "tests")]

mod axe;
mod drag;
mod friends;
mod games;
mod harness;
mod keyboard;
mod languages;
mod learn;
mod offline;
mod reconnect;
mod replay;
mod screens;
mod styles;
mod sweep;
mod tables;
mod tabs;
mod targets;
mod ways;
mod world;
