//! The page in a real browser: Chromium, headless, through its driver.
//!
//! `cargo xtask test` and `cargo xtask browser` build the page, install what is missing and turn these tests on. Pictures of all screens are kept in
//! `target/screens`, to be looked at.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "tests")]

mod axe;
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
mod tables;
mod tabs;
mod targets;
mod ways;
mod world;
