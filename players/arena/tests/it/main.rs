//! All integration tests of the crate, in one binary: each further binary would be linked separately.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::string_slice,
    reason = "tests"
)]

mod analysis;
mod duplicate;
mod games;
mod ratings;
