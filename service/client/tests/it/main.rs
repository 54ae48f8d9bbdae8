//! All integration tests of the crate, in one binary: each further binary would be linked separately.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

mod fake;
