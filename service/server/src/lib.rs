//! The server: HTTP, WebSocket, lobby, guests, limits, metrics. It knows no rules: those are in the games, behind
//! `table`.
//!
//! The way of one action: `socket` reads it, the table's `cell` does it under its lock, the `writer` appends it to the
//! log together with what other tables have to write, and only then every viewer is told.

mod cell;
mod guests;
mod http;
mod limits;
mod listen;
mod metrics;
mod names;
mod outlet;
mod pool;
mod problem;
mod run;
mod settings;
mod shared;
mod socket;
mod tables;
mod timers;
mod writer;

pub use http::PageFiles;
pub use limits::{Allowed, Rate};
pub use listen::Listener;
pub use run::{Running, StartError, system_time};
pub use settings::{LimitOptions, LimitsSwitch, LogFormat, Options, Settings, SettingsError};
pub use shared::Entropy;
