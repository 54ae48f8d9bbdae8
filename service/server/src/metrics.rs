//! What the server counts, for Prometheus.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;
use std::sync::Mutex;
use std::sync::PoisonError;

/// What the server counts.
pub(crate) struct Metrics {
    registry: Mutex<Registry>,
    pub(crate) tables: Gauge,
    pub(crate) connections: Gauge,
    pub(crate) actions: Counter,
    pub(crate) refusals: Counter,
    pub(crate) requests: Counter,
    pub(crate) slow_readers: Counter,
    pub(crate) limited: Counter,
    pub(crate) table_failures: Counter,
    pub(crate) rebuilt: Counter,
    pub(crate) commits: Counter,
    pub(crate) store_failures: Counter,
    pub(crate) store_up: Gauge,
    pub(crate) commit_size: Histogram,
    pub(crate) commit_latency: Histogram,
    pub(crate) action_latency: Histogram,
    pub(crate) bots_waiting: Gauge,
    pub(crate) bots_thinking: Gauge,
    pub(crate) bot_latency: Histogram,
}

impl Metrics {
    pub(crate) fn new() -> Self {
        let seconds = || Histogram::new(exponential_buckets(0.000_1, 2.0, 18));
        let metrics = Self {
            registry: Mutex::new(Registry::with_prefix("benben")),
            tables: Gauge::default(),
            connections: Gauge::default(),
            actions: Counter::default(),
            refusals: Counter::default(),
            requests: Counter::default(),
            slow_readers: Counter::default(),
            limited: Counter::default(),
            table_failures: Counter::default(),
            rebuilt: Counter::default(),
            commits: Counter::default(),
            store_failures: Counter::default(),
            store_up: Gauge::default(),
            commit_size: Histogram::new(exponential_buckets(1.0, 2.0, 10)),
            commit_latency: seconds(),
            action_latency: seconds(),
            bots_waiting: Gauge::default(),
            bots_thinking: Gauge::default(),
            bot_latency: seconds(),
        };
        metrics.store_up.set(1);
        metrics.register();
        metrics
    }

    fn register(&self) {
        let mut registry = self.registry.lock().unwrap_or_else(PoisonError::into_inner);
        registry.register("tables", "Tables in memory", self.tables.clone());
        registry.register("connections", "WebSocket connections", self.connections.clone());
        registry.register(
            "actions",
            "Requests that changed a table, and choices of bots",
            self.actions.clone(),
        );
        registry.register("refusals", "Requests that a table refused", self.refusals.clone());
        registry.register("requests", "Messages from clients", self.requests.clone());
        registry.register(
            "slow_readers",
            "Connections dropped because they read too slowly",
            self.slow_readers.clone(),
        );
        registry.register("limited", "Requests and connections refused by a limit", self.limited.clone());
        registry.register(
            "table_failures",
            "Tables that failed and were rebuilt",
            self.table_failures.clone(),
        );
        registry.register("rebuilt", "Tables rebuilt from their log", self.rebuilt.clone());
        registry.register("commits", "Commits to the store", self.commits.clone());
        registry.register(
            "store_failures",
            "Commits that had to be tried again",
            self.store_failures.clone(),
        );
        registry.register("store_up", "Whether the last commit succeeded", self.store_up.clone());
        registry.register("commit_size", "Entries in a commit", self.commit_size.clone());
        registry.register("commit_seconds", "How long a commit takes", self.commit_latency.clone());
        registry.register("action_seconds", "From a request to its answer", self.action_latency.clone());
        registry.register("bots_waiting", "Bots that wait for a thread", self.bots_waiting.clone());
        registry.register("bots_thinking", "Bots that think", self.bots_thinking.clone());
        registry.register("bot_seconds", "How long a bot thinks", self.bot_latency.clone());
    }

    /// The text that Prometheus reads.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a string can't fail.
        let _ = encode(&mut text, &self.registry.lock().unwrap_or_else(PoisonError::into_inner));
        text
    }
}
