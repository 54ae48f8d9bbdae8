//! All integration tests of the crate, in one binary: each further binary would be linked separately.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

mod dependencies;
mod layers;
mod libraries;
mod rule_ids;
