//! What holds for all texts: every language says everything, with the same gaps, and nothing that is not asked for.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::string_slice,
    reason = "tests"
)]

mod callers;
mod texts;
