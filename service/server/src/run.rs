//! Starting and stopping.

use crate::guests::Signer;
use crate::http::{self, PageFiles};
use crate::limits::Limits;
use crate::listen::{Listener, listen};
use crate::metrics::Metrics;
use crate::names::Names;
use crate::outlet::{End, Outlets};
use crate::pool::{self, Pool};
use crate::settings::Settings;
use crate::shared::{Clock, Entropy, Shared};
use crate::tables::Tables;
use crate::timers::Timers;
use crate::writer::Writer;
use protocol::{Millis, TableId};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use store::{AnyStore, Store, StoreError};
use tokio::task::JoinSet;

/// How often the server notes that it is alive.
const BEAT: Duration = Duration::from_secs(5);

/// How often what nobody needs is forgotten, and after how long.
const SWEEP: (Duration, Millis) = (Duration::from_secs(60), 10 * 60 * 1000);

/// How long clients have to hear that the server stops.
const FAREWELL: Duration = Duration::from_secs(2);

/// Why the server does not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The store refuses.
    #[error("{0}")]
    Store(#[from] StoreError),
    /// The system refuses.
    #[error("{0}")]
    System(#[from] std::io::Error),
    /// The key in the store is not one.
    #[error("the key for cookies in the store is not usable")]
    Key,
}

/// A server that runs.
pub struct Running {
    pub(crate) shared: Arc<Shared>,
    tasks: JoinSet<()>,
    writer: tokio::task::JoinHandle<()>,
}

/// The system's time, in milliseconds since 1970.
#[must_use]
pub fn system_time() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX)
}

impl Running {
    /// Starts a server on this store: rebuilds the tables that are not finished, then takes connections.
    pub async fn start(
        settings: Settings,
        page: PageFiles,
        store: AnyStore,
        listener: impl Listener,
        now: Millis,
        entropy: Entropy,
    ) -> Result<Self, StartError> {
        let metrics = Arc::new(Metrics::new());
        let store = Arc::new(store);
        let mut fresh = [0; 32];
        entropy(&mut fresh);
        let key = store.key("cookie", &fresh).await?;
        let signer = Signer::new(&key, settings.secure).ok_or(StartError::Key)?;
        let (bots, jobs) = Pool::new(Arc::clone(&metrics));
        let writer = Arc::new(Writer::new(Arc::clone(&metrics)));
        let shared = Arc::new(Shared {
            limits: Limits::new(settings.allowed),
            store: Arc::clone(&store),
            writer: Arc::clone(&writer),
            names: Arc::new(Names::default()),
            tables: Tables::default(),
            outlets: Outlets::default(),
            timers: Timers::default(),
            pool: bots,
            signer,
            metrics,
            entropy,
            clock: Clock::new(now),
            settings,
            page,
        });
        pool::start(jobs, shared.settings.bot_threads, &shared)?;
        let writer = tokio::spawn(writer.run(Arc::clone(&store)));
        rebuild(&shared).await?;
        let mut tasks = JoinSet::new();
        tasks.spawn(Arc::clone(&shared.names).run(store));
        tasks.spawn(Timers::run(Arc::clone(&shared)));
        tasks.spawn(beat(Arc::clone(&shared)));
        tasks.spawn(sweep(Arc::clone(&shared)));
        tasks.spawn(listen(listener, http::router(Arc::clone(&shared)), Arc::clone(&shared)));
        Ok(Self { shared, tasks, writer })
    }

    /// Stops: takes no more connections, tells clients, and finishes what is to be written.
    pub async fn stop(mut self) {
        self.tasks.shutdown().await;
        self.shared.outlets.end(End::Stopping);
        let start = tokio::time::Instant::now();
        while self.shared.metrics.connections.get() > 0 && start.elapsed() < FAREWELL {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        if tokio::time::timeout(FAREWELL, self.shared.writer.flush()).await.is_err() {
            tracing::error!(
                waiting = self.shared.writer.waiting(),
                "the store is away: what was not acknowledged is not written"
            );
        }
        if let Ok(Err(error)) =
            tokio::time::timeout(FAREWELL, self.shared.names.write(&self.shared.store)).await
        {
            tracing::warn!(%error, "names are not kept");
        }
        // An answer that never came is no acknowledgement, so nothing is lost with these.
        self.writer.abort();
        let _ =
            tokio::time::timeout(Duration::from_millis(500), self.shared.store.beat(self.shared.now())).await;
        let _ = tokio::time::timeout(Duration::from_millis(500), self.shared.store.close()).await;
    }
}

/// Rebuilds the tables that are not finished. Nobody is charged for the time since a server was last alive.
async fn rebuild(shared: &Arc<Shared>) -> Result<(), StartError> {
    let now = shared.now();
    let down = shared.store.last_beat().await?.map_or(0, |beat| (now - beat).max(0));
    let unfinished = shared.store.unfinished().await?;
    let mut failed = 0;
    for id in &unfinished {
        let Ok(id) = id.parse::<TableId>() else { continue };
        match shared.tables.get(&id, shared).await {
            Ok(cell) => cell.resume(shared, down),
            Err(error) => {
                failed += 1;
                tracing::error!(table = %id, %error, "a table can't be rebuilt");
            }
        }
    }
    if !unfinished.is_empty() {
        tracing::info!(tables = unfinished.len() - failed, failed, down, "tables rebuilt");
    }
    shared.store.beat(now).await?;
    Ok(())
}

/// Notes again and again that the server is alive.
async fn beat(shared: Arc<Shared>) {
    loop {
        tokio::time::sleep(BEAT).await;
        if let Err(error) = shared.store.beat(shared.now()).await {
            tracing::warn!(%error, "the store is away");
        }
    }
}

/// Forgets again and again what nobody needs.
async fn sweep(shared: Arc<Shared>) {
    let (pause, age) = SWEEP;
    loop {
        tokio::time::sleep(pause).await;
        shared.tables.sweep(&shared, shared.now() - age);
        shared.limits.sweep();
    }
}
