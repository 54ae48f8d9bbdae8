//! What holds for the page as a whole. These tests are part of the library: as binaries of their own they would need it compiled
//! once more.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::string_slice,
    reason = "tests"
)]

mod lessons;
mod styles;
