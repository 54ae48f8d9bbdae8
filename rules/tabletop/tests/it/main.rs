//! All integration tests of the crate, in one binary: each further binary would be linked separately.

#![allow(clippy::unwrap_used, reason = "tests")]

mod events;
mod faults;
mod scripts;
mod set_up;
mod toy;
