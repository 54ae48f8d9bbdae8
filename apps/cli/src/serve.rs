//! `benben serve`: the server.

use crate::admin::data::DataArguments;
use crate::failure::wrong_use;
use crate::open_files;
use anyhow::{Context, Result};
use clap::Args;
use serde::de::{DeserializeOwned, IntoDeserializer};
use server::{LimitsSwitch, LogFormat, Options, PageFiles, Running, Settings, system_time};
use std::net::SocketAddr;
use std::sync::Arc;
use store::AnyStore;
use tokio::net::TcpListener;

/// Run the server: one command, with its database inside.
///
/// People play over the address it prints. Everything that is kept lies in the data folder; a server that is killed goes on
/// where it was. Each setting can be given as a flag, as an environment variable, or in a file (flags go first).
#[derive(Debug, Args)]
#[command(after_help = "A settings file has the same names as the flags, one a line:\n\
    \n    listen = \"127.0.0.1:8420\"\n    public-url = \"https://play.example.org\"\n\
    \nLimits can be changed there too, in a part that starts with [limit]: messages-per-connection, \
    messages-per-address (a second), tables-per-hour (for a guest), connections-per-guest, \
    connections-per-address, connections, tables.")]
pub(crate) struct Arguments {
    /// Where to listen (default: 127.0.0.1:8420). Only this machine can reach that; 0.0.0.0:8420 lets everybody in.
    #[arg(long, value_name = "ADDRESS", env = "BENBEN_LISTEN")]
    listen: Option<SocketAddr>,
    /// The address under which people reach the server through a proxy, such as `https://play.example.org`.
    #[arg(long, value_name = "URL", env = "BENBEN_PUBLIC_URL")]
    public_url: Option<String>,
    /// Believe the X-Forwarded-For header of a proxy in front (default: no).
    #[arg(long, env = "BENBEN_TRUST_PROXY", value_name = "YES", num_args = 0..=1, default_missing_value = "true")]
    trust_proxy: Option<bool>,
    /// In how many threads bots think (default: one less than there are processors).
    #[arg(long, value_name = "N", env = "BENBEN_BOT_THREADS")]
    bot_threads: Option<usize>,
    /// How long a bot waits before it acts, in milliseconds, so that people can follow (default: 400).
    #[arg(long, value_name = "MS", env = "BENBEN_BOT_PAUSE")]
    bot_pause: Option<u32>,
    /// How much is logged: error, warn, info, debug, trace, or as in `info,sqlx=warn` (default: info).
    #[arg(long, value_name = "LEVEL", env = "BENBEN_LOG")]
    log: Option<String>,
    /// The log for people or for programs: text or json (default: text).
    #[arg(long, value_name = "FORM", env = "BENBEN_LOG_FORMAT", value_parser = named::<LogFormat>)]
    log_format: Option<LogFormat>,
    /// `off` lets every client ask as much as it likes, for measuring only (default: on).
    #[arg(long, value_name = "SWITCH", env = "BENBEN_LIMITS", value_parser = named::<LimitsSwitch>)]
    limits: Option<LimitsSwitch>,
    #[command(flatten)]
    data: DataArguments,
}

/// Reads the name of one of a few values, as the settings file does.
fn named<T: DeserializeOwned>(text: &str) -> Result<T, serde::de::value::Error> {
    T::deserialize(text.into_deserializer())
}

impl Arguments {
    fn settings(self) -> Result<Settings> {
        let flags = Options {
            listen: self.listen,
            public_url: self.public_url,
            trust_proxy: self.trust_proxy,
            bot_threads: self.bot_threads,
            bot_pause: self.bot_pause,
            log: self.log,
            log_format: self.log_format,
            limits: self.limits,
            ..Options::default()
        };
        self.data.settings(flags)
    }
}

pub(crate) fn run(arguments: Arguments, page: PageFiles) -> Result<()> {
    let settings = arguments.settings()?;
    log(&settings)?;
    // Every connection is an open file.
    if open_files::raise_limit().is_err() {
        tracing::warn!("the limit of open files can't be raised");
    }
    // One core is left to the database and the bots: with more threads than that they only wake each other.
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let workers = cores.saturating_sub(1).max(1);
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(workers).enable_all().build()?;
    let served = runtime.block_on(serve(settings, page));
    // Whatever still runs has nothing left to say.
    runtime.shutdown_background();
    served
}

async fn serve(settings: Settings, page: PageFiles) -> Result<()> {
    if settings.database.starts_with("sqlite:") {
        make_folder(&settings)?;
    }
    let store = AnyStore::open(&settings.database).await?;
    let listener = TcpListener::bind(settings.listen)
        .await
        .with_context(|| format!("{} can't be listened on; choose another with --listen", settings.listen))?;
    let address = listener.local_addr()?;
    let public = settings.origin.clone();
    let entropy = Arc::new(|bytes: &mut [u8]| {
        if getrandom::fill(bytes).is_err() {
            // Deals and keys that somebody can guess are worse than no server.
            tracing::error!("the system has no randomness any more");
            std::process::exit(70);
        }
    });
    let running = Running::start(settings, page, store, listener, system_time(), entropy).await?;
    // Who has read that the server listens may stop it.
    let stopped = stopped()?;
    crate::output::line(&format!("Listening on http://{address}"))?;
    if let Some(public) = public {
        crate::output::line(&format!("Reached at {public}"))?;
    }
    stopped.await;
    tracing::info!("stopping");
    running.stop().await;
    Ok(())
}

/// The data folder, which nobody else may read: it holds secrets.
pub(crate) fn make_folder(settings: &Settings) -> Result<()> {
    let named =
        || format!("the data folder {} can't be made; choose another with --data", settings.data.display());
    if settings.data.exists() {
        return Ok(());
    }
    std::fs::create_dir_all(&settings.data).with_context(named)?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        std::fs::set_permissions(&settings.data, std::fs::Permissions::from_mode(0o700))
            .with_context(named)?;
    }
    Ok(())
}

/// Waits for Ctrl-C or the signal to end, from the call on.
#[cfg(unix)]
fn stopped() -> Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupt, mut end) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = end.recv() => {}
        }
    })
}

/// Waits for Ctrl-C.
#[cfg(not(unix))]
fn stopped() -> Result<impl Future<Output = ()>> {
    Ok(async {
        // Without a handler Ctrl-C ends the program as usual.
        let _ = tokio::signal::ctrl_c().await;
    })
}

fn log(settings: &Settings) -> Result<()> {
    use tracing_subscriber::EnvFilter;
    let filter = EnvFilter::try_new(&settings.log).map_err(|_| {
        wrong_use(format!("the log can't be `{}`; try info, or info,sqlx=warn", settings.log))
    })?;
    let colours = anstream::AutoStream::choice(&std::io::stderr()) != anstream::ColorChoice::Never;
    let log =
        tracing_subscriber::fmt().with_env_filter(filter).with_ansi(colours).with_writer(std::io::stderr);
    let set = match settings.log_format {
        LogFormat::Text => log.try_init(),
        LogFormat::Json => log.json().try_init(),
    };
    set.map_err(|error| anyhow::anyhow!("{error}"))
}
