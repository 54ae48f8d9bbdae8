//! What all parts of the server share.

use crate::guests::Signer;
use crate::http::PageFiles;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::names::Names;
use crate::outlet::Outlets;
use crate::pool::Pool;
use crate::settings::Settings;
use crate::tables::Tables;
use crate::timers::Timers;
use crate::writer::Writer;
use protocol::{GuestId, InviteKey, Millis, TableId};
use record::fair::Secret;
use std::sync::Arc;
use store::AnyStore;
use tokio::time::Instant;

/// Fills a buffer with numbers that nobody can guess.
pub type Entropy = Arc<dyn Fn(&mut [u8]) + Send + Sync>;

/// What all parts of the server share.
pub(crate) struct Shared {
    pub(crate) settings: Settings,
    pub(crate) page: PageFiles,
    pub(crate) store: Arc<AnyStore>,
    pub(crate) writer: Arc<Writer>,
    pub(crate) names: Arc<Names>,
    pub(crate) tables: Tables,
    pub(crate) outlets: Outlets,
    pub(crate) timers: Timers,
    pub(crate) pool: Pool,
    pub(crate) signer: Signer,
    pub(crate) limits: Limits,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) entropy: Entropy,
    pub(crate) clock: Clock,
}

/// The time of day, which never goes back while the server runs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    start: Instant,
    at_start: Millis,
}

impl Clock {
    /// A clock that shows this time now.
    pub(crate) fn new(at_start: Millis) -> Self {
        Self { start: Instant::now(), at_start }
    }

    pub(crate) fn now(&self) -> Millis {
        self.at_start + Millis::try_from(self.start.elapsed().as_millis()).unwrap_or_default()
    }
}

impl Shared {
    pub(crate) fn now(&self) -> Millis {
        self.clock.now()
    }

    pub(crate) fn random<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        (self.entropy)(&mut bytes);
        bytes
    }

    pub(crate) fn table_id(&self) -> TableId {
        TableId::new(self.random())
    }

    pub(crate) fn guest_id(&self) -> GuestId {
        GuestId::new(self.random())
    }

    pub(crate) fn invite_key(&self) -> InviteKey {
        InviteKey::new(self.random())
    }

    pub(crate) fn secret(&self) -> String {
        Secret::new(self.random()).reveal()
    }
}
