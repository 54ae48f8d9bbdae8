//! The ways to a table: over a WebSocket to a server, or to the worker of this page.

mod attendee;
mod kept;
mod local;
mod played;
mod socket;
mod tabs;
mod thinker;

pub use attendee::{After, Attendee};
pub use kept::{Forgotten, forget, locals, restore};
pub use local::{LocalTable, is_kept, open_local};
pub use played::{AnalysisState, Analyst, log_of, own_seat, replay};
pub use socket::{Attendance, attend};
pub(crate) use thinker::ask_hint;
