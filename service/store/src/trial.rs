//! A throw-away PostgreSQL for tests: one cluster a process, one database a test.
//!
//! [`database`] is all that most tests need. [`Cluster`] can also be stopped and started again.

mod programs;

use std::io::{Error, Result};
use std::net::TcpListener;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError, Weak};
use std::time::{SystemTime, UNIX_EPOCH};
use std::{env, fs, sync::Arc};

use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _, postgres::PgConnectOptions};

/// Names a running throw-away server, such as `postgres://postgres@127.0.0.1:5433`.
const SERVER: &str = "BENBEN_TEST_POSTGRES";

/// A fresh database; while this lives, so does the cluster it is in.
#[derive(Debug)]
pub struct Database {
    /// What [`AnyStore::open`](crate::AnyStore::open) takes.
    pub url: String,
    _cluster: Option<Arc<Cluster>>,
}

/// A fresh database: on the server that `BENBEN_TEST_POSTGRES` names, or else in a cluster that all callers in this
/// process share.
///
/// # Errors
/// If PostgreSQL is not installed, with what to do about it.
pub async fn database() -> Result<Database> {
    static SHARED: Mutex<Weak<Cluster>> = Mutex::new(Weak::new());
    if let Ok(server) = env::var(SERVER) {
        return Ok(Database { url: fresh_database(&server).await?, _cluster: None });
    }
    let cluster = {
        let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
        match shared.upgrade() {
            Some(cluster) => cluster,
            None => {
                let cluster = Arc::new(Cluster::start()?);
                *shared = Arc::downgrade(&cluster);
                cluster
            }
        }
    };
    Ok(Database { url: cluster.database().await?, _cluster: Some(cluster) })
}

/// A PostgreSQL server of its own, in a folder of its own. Dropping it stops it and removes the folder.
#[derive(Debug)]
pub struct Cluster {
    programs: PathBuf,
    folder: PathBuf,
    port: u16,
}

impl Cluster {
    /// Makes and starts one on a free port of the loopback interface, in about a second.
    ///
    /// # Errors
    /// If PostgreSQL is not installed, with what to do about it.
    pub fn start() -> Result<Self> {
        let programs = programs::folder().ok_or_else(|| {
            Error::other("PostgreSQL is not installed; `cargo xtask test` installs it or says how")
        })?;
        let folder = env::temp_dir().join(format!("benben_postgres_{}", unique()));
        fs::create_dir(&folder)?;
        // The port is free now; that somebody takes it before the server does is unlikely enough.
        let port = TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port();
        let cluster = Self { programs, folder, port };
        if is_root() {
            run(Command::new("chown").arg("postgres:").arg(&cluster.folder))?;
        }
        let data = cluster.data();
        let locale = ["--encoding=UTF8", "--locale=C"];
        run(cluster
            .program("initdb")
            .args(["-A", "trust", "-U", "postgres", "--no-sync"])
            .args(locale)
            .arg(data))?;
        cluster.start_again()?;
        Ok(cluster)
    }

    /// The URL of the server, without a database.
    #[must_use]
    pub fn url(&self) -> String {
        format!("postgres://postgres@127.0.0.1:{}", self.port)
    }

    /// Makes a fresh database and returns its URL.
    ///
    /// # Errors
    /// If the server does not answer.
    pub async fn database(&self) -> Result<String> {
        fresh_database(&self.url()).await
    }

    /// Stops the server as a crash would: connections break, what was committed stays.
    ///
    /// # Errors
    /// If it does not run.
    pub fn stop(&self) -> Result<()> {
        run(self.program("pg_ctl").args(["stop", "-w", "-m", "immediate", "-D"]).arg(self.data()))
    }

    /// Starts the server on the same port and waits until it takes connections.
    ///
    /// # Errors
    /// If it does not start.
    pub fn start_again(&self) -> Result<()> {
        let options = format!(
            "-p {} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off -c max_connections=200",
            self.port
        );
        let log = self.folder.join("log");
        let mut start = self.program("pg_ctl");
        start.args(["start", "-w", "-t", "30", "-o", &options, "-l"]).arg(&log).arg("-D").arg(self.data());
        run(&mut start).map_err(|error| {
            let log = fs::read_to_string(&log).unwrap_or_default();
            Error::other(format!("{error}\n{log}"))
        })
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    /// One of PostgreSQL's programs, which refuse to run as root.
    fn program(&self, name: &str) -> Command {
        let program = self.programs.join(name);
        let mut command = if is_root() {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        // The folder of the caller may be closed to the other user.
        command.current_dir(&self.folder);
        command
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        // It may have been stopped already, or never started.
        let _ = self.stop();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn is_root() -> bool {
    // The owner of our own process, without a crate for it.
    #[cfg(unix)]
    return fs::metadata("/proc/self").is_ok_and(|meta| std::os::unix::fs::MetadataExt::uid(&meta) == 0);
    #[cfg(not(unix))]
    false
}

fn run(command: &mut Command) -> Result<()> {
    // No pipes: the server would inherit them, and reading them would never end.
    let status = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status()?;
    if status.success() { Ok(()) } else { Err(Error::other(format!("{command:?} failed: {status}"))) }
}

/// Part of a name that no other process takes, now or in a later run.
fn unique() -> String {
    static MADE: AtomicU32 = AtomicU32::new(0);
    let made = MADE.fetch_add(1, Ordering::Relaxed);
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    format!("{}_{}_{made}", since.as_millis(), std::process::id())
}

async fn fresh_database(server: &str) -> Result<String> {
    let name = format!("trial_{}", unique());
    let server = server.trim_end_matches('/');
    let make = async {
        let options: PgConnectOptions = format!("{server}/postgres").parse()?;
        let mut connection = options.connect().await?;
        let create = format!("CREATE DATABASE {name}");
        sqlx::raw_sql(AssertSqlSafe(create)).execute(&mut connection).await?;
        connection.close().await
    };
    make.await.map_err(|error| Error::other(format!("making a database: {error}")))?;
    Ok(format!("{server}/{name}"))
}
