//! All integration tests of the crate, in one binary: each further binary would be linked separately.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::string_slice,
    reason = "tests"
)]

mod admin;
mod analyse;
mod arena;
mod arena_programs;
mod bench;
mod commands;
mod deck;
mod engine;
mod example;
mod kill;
mod play;
mod play_bots;
mod protocol_document;
mod record;
mod serving;
mod simulate;
mod simulate_bad_input;
mod support;
mod trace;
