//! All integration tests of the crate, in one binary: each further binary would be linked separately.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::string_slice,
    reason = "tests"
)]

mod builder;
mod common;
mod fair;
mod games;
mod parse;
mod replay;
mod verify;
