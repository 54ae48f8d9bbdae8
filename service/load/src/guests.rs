//! The guests of the tables.

use crate::tasks::Tasks;
use anyhow::{Context, Result, bail};
use client::{Attendance, Guest, Options};
use protocol::http::NewTable;
use protocol::{Message, PlayerName, SeatPlan, TableRequest};
use record::GameName;
use std::ops::Range;
use std::sync::Arc;
use tokio::sync::Semaphore;

/// How many tables are made at the same time. More would only wait for the server.
const TABLES_AT_ONCE: usize = 64;

/// A table of this game with these seats, which only those with an invite can find.
pub(crate) fn new_table(game: GameName, seats: Vec<SeatPlan>) -> NewTable {
    NewTable {
        game,
        seats,
        options: String::new(),
        deck: None,
        public: false,
        spectators: true,
        clock: None,
        patience: None,
        name: None,
    }
}

/// Makes a table, and lets this many guests join it. The first is the host.
pub(crate) async fn join(
    address: &str,
    table: &NewTable,
    guests: u32,
    legal: bool,
) -> Result<Vec<Attendance>> {
    let arrive = async || Guest::arrive(address).await.context("coming to the server");
    let host = arrive().await?;
    let created = host.create(table).await.context("making a table")?;
    let mut attendances = Vec::new();
    for number in 0..guests {
        let guest = if number == 0 { host.clone() } else { arrive().await? };
        let options = Options { invite: Some(created.invite.clone()), legal, ..Options::default() };
        let attendance = Attendance::join(&guest, &created.table, options).await;
        attendances.push(attendance.context("coming to a table")?);
    }
    Ok(attendances)
}

/// Lets guests sit down at tables of The Game with this many seats, and starts a task for each guest. The guests have
/// numbers in this range, and the first at each table is the host.
pub(crate) fn seat<T: Future<Output = Result<()>> + Send + 'static>(
    numbers: Range<u32>,
    seats: u8,
    address: &str,
    tasks: &mut Tasks,
    task: impl Fn(u32, Attendance) -> T + Clone + Send + 'static,
) {
    let (address, permits) = (Arc::<str>::from(address), Arc::new(Semaphore::new(TABLES_AT_ONCE)));
    for first in numbers.clone().step_by(seats.into()) {
        let guests = (numbers.end - first).min(seats.into());
        let (address, permits, task) = (Arc::clone(&address), Arc::clone(&permits), task.clone());
        tasks.spawn(async move {
            let permit = permits.acquire().await?;
            let attendances = sit(&address, seats, guests).await?;
            drop(permit);
            let mut tasks_of_table = Tasks::default();
            for (number, attendance) in (first..).zip(attendances) {
                tasks_of_table.spawn(task(number, attendance));
            }
            tasks_of_table.join_all().await
        });
    }
}

/// Makes a table of The Game, and lets this many guests sit down at it.
async fn sit(address: &str, seats: u8, guests: u32) -> Result<Vec<Attendance>> {
    let name: PlayerName = "Bench".parse()?;
    let seats = vec![SeatPlan::Open; seats.into()];
    let table = NewTable { name: Some(name.clone()), ..new_table(GameName::TheGame, seats) };
    let mut attendances = join(address, &table, guests, false).await?;
    // The host has a seat already.
    for attendance in attendances.iter_mut().skip(1) {
        let request = TableRequest::Sit { seat: None, name: name.clone(), mix: String::new() };
        attendance.perform(request).await.context("sitting down")?;
    }
    Ok(attendances)
}

/// Fails if the server refuses something or lets the guest go.
pub(crate) fn check(message: &Message) -> Result<()> {
    match message {
        Message::Refused { reason, .. } | Message::Gone { reason } => {
            bail!("the server refuses: {} ({})", reason.text, reason.key)
        }
        Message::Outdated { .. } | Message::Stopping { .. } => {
            bail!("the server does not go on: {message:?}")
        }
        _ => Ok(()),
    }
}
