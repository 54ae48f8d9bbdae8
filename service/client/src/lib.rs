//! A small client of the server, for tests, load and bots.
//!
//! A [`Guest`] is a person without an account and speaks HTTP; an [`Attendance`] is one WebSocket at one table, and its
//! [`Model`] is what the guest knows there. Beneath lies a [`Socket`] that only carries texts. How connections come
//! about is a [`Connect`]: [`Tcp`] on a real network, or something else in a simulated one.

mod attendance;
mod connect;
mod error;
mod guest;
mod http;
mod socket;

pub use attendance::{Attendance, Options};
pub use connect::{Connect, Stream, Tcp};
pub use error::ClientError;
pub use guest::Guest;
pub use http::{Answer, send};
pub use hyper::{HeaderMap, Method};
pub use protocol::{MessageEffect, Model};
pub use socket::Socket;
