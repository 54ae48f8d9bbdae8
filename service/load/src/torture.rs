//! A server that is killed under load, again and again, must lose nothing.
//!
//! Players at many tables choose at random and note what the server acknowledges. The server is killed at random moments,
//! also while it starts, and started again with the same data; the players reconnect and repeat the requests that were not
//! answered. Every acknowledged request must be in the log, once and in its order, and every player must see what a
//! newcomer sees.

mod ledger;
mod log_check;
mod player;
mod server;
mod tables;

use crate::Control;
use crate::report::write_lines;
use crate::tasks::Tasks;
use anyhow::{Context, Result, bail};
use ledger::Ledger;
use log_check::LogCheck;
use serde::Serialize;
use server::Server;
use std::fmt::{self, Display, Formatter};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tabletop::{Luck, Seeded};
use tokio::time::{Instant, sleep, timeout};

/// The requests that each table must get acknowledged after the last restart.
const PROGRESS: u64 = 10;

/// The longest time until all tables have made progress, and until all players have ended.
const PATIENCE: Duration = Duration::from_secs(90);

/// How long the server is tortured, and by how many tables.
#[derive(Clone, Debug)]
pub struct Options {
    /// The time in which the server is killed.
    pub time: Duration,
    /// The number of tables, of all games.
    pub tables: u32,
    /// Players and kills follow from this number, except for the moments at which they happen.
    pub seed: u64,
    /// The URL of an empty database, instead of a SQLite file in a temporary folder.
    pub database: Option<String>,
}

/// What happened, with nothing lost.
#[derive(Debug, Default, Serialize)]
pub struct Report {
    seed: u64,
    seconds: u64,
    /// How often the server was killed.
    kills: u32,
    /// How often of these it was still starting.
    kills_while_starting: u32,
    restarts: u32,
    acknowledged: u64,
    repeated: u64,
    refused: u64,
    games: u64,
    tables: usize,
    /// How often what a player saw was compared with what a newcomer sees.
    compared: u64,
    /// How often the log was compared with what was acknowledged.
    checks: u32,
    /// The entries of the log in the end.
    entries: u64,
}

impl Display for Report {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        let kills = format!("{}, of these {} while it started", self.kills, self.kills_while_starting);
        write_lines(
            out,
            &[
                ("seed", self.seed.to_string()),
                ("seconds", self.seconds.to_string()),
                ("kills", kills),
                ("restarts", self.restarts.to_string()),
                ("acknowledged", self.acknowledged.to_string()),
                ("repeated", self.repeated.to_string()),
                ("refused", self.refused.to_string()),
                ("games finished", self.games.to_string()),
                ("tables", self.tables.to_string()),
                ("views compared", self.compared.to_string()),
                ("checks of the log", self.checks.to_string()),
                ("entries in the log", self.entries.to_string()),
                ("lost", "nothing".to_owned()),
            ],
        )
    }
}

/// Kills a server of this program, `benben`, until the time is over. Fails if anything is lost, and then keeps the data.
pub async fn run(program: &Path, options: &Options, control: Control<'_>) -> Result<Report> {
    let folder = tempfile::Builder::new().prefix("benben-torture-").tempdir()?;
    match torture(program, folder.path(), options, control).await {
        Ok(report) => Ok(report),
        Err(error) => {
            let kept = folder.keep();
            Err(error.context(format!("the data and the server's log are kept in {}", kept.display())))
        }
    }
}

async fn torture(program: &Path, folder: &Path, options: &Options, control: Control<'_>) -> Result<Report> {
    let start = Instant::now();
    let mut luck = Seeded::new(options.seed);
    let mut report = Report { seed: options.seed, ..Report::default() };
    let mut server = Server::new(program, folder, options.database.as_deref())?;
    server.start().await?;
    let ledger = Arc::new(Ledger::new(options.tables as usize));
    let is_ending = Arc::new(AtomicBool::new(false));
    let mut players = Tasks::default();
    for player in tables::make(server.address(), options.tables, &ledger, &is_ending, &mut luck).await? {
        players.spawn(player.play());
    }
    let mut log_check = LogCheck::new(server.database());
    let show = |what: &str, report: &mut Report| {
        ledger.fill_in(report);
        control.show(format!("{what} kills {} games {}", report.kills, report.games));
    };
    while start.elapsed() < options.time && !control.is_stopped() {
        let calm = Duration::from_millis(100 + u64::from(luck.below(2_400)));
        players.run(calm, || control.is_stopped()).await?;
        server.kill()?;
        report.kills += 1;
        while luck.below(4) == 0 {
            server.launch()?;
            sleep(Duration::from_millis(luck.below(300).into())).await;
            server.kill()?;
            report.kills += 1;
            report.kills_while_starting += 1;
        }
        show("killed", &mut report);
        if luck.below(2) == 0 {
            log_check.run(&ledger, false).await?;
        }
        server.start().await?;
        report.restarts += 1;
        show("restarted", &mut report);
    }
    make_progress(&mut players, &ledger).await?;
    is_ending.store(true, Ordering::Relaxed);
    timeout(PATIENCE, players.join_all()).await.context("players do not come to their end")??;
    server.kill()?;
    report.entries = log_check.run(&ledger, true).await?;
    report.checks = log_check.count();
    report.seconds = start.elapsed().as_secs();
    ledger.fill_in(&mut report);
    Ok(report)
}

/// Waits until every table has made progress from now on.
async fn make_progress(players: &mut Tasks, ledger: &Ledger) -> Result<()> {
    let before = ledger.progress();
    let stuck = || before.iter().zip(ledger.progress()).position(|(before, now)| now < before + PROGRESS);
    players.run(PATIENCE, || stuck().is_none()).await?;
    match stuck() {
        None => Ok(()),
        Some(group) => bail!("the game at {} does not go on after a restart", ledger.table(group)),
    }
}
