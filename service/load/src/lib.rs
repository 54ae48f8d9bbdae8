//! Load for a server: how fast it is with many tables ([`playing`]), what idle connections cost it ([`idle`]), and whether
//! it loses anything when it is killed ([`torture`]). `benben bench` runs them.
//!
//! All guests are a [`client`] over real WebSockets. A [`Target`] is the server that is measured, and a [`Control`] lets
//! the caller see the progress and end a run early.

mod control;
mod guests;
mod histogram;
pub mod idle;
pub mod playing;
mod procfs;
mod report;
mod server_process;
mod target;
mod tasks;
pub mod torture;

pub use control::Control;
pub use histogram::Percentiles;
pub use target::Target;
