//! A player who chooses at random, and never forgets what the server has acknowledged.

use super::ledger::{Acknowledged, Ledger};
use anyhow::{Context, Result, bail, ensure};
use client::{Attendance, ClientError, Model, Options};
use protocol::{CommandId, Message, Phase, Sitter, Snapshot, TableId, TableRequest, Update};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tabletop::{Luck, Seeded, pick};
use tokio::time::{Instant, sleep, sleep_until, timeout};

/// The longest time before a choice, in milliseconds.
const THINK: u32 = 15;

/// The pause before a player without a request looks again whether there is something to do.
const PAUSE: Duration = Duration::from_millis(150);

/// The longest time until the server answers, or lets a player reconnect.
const PATIENCE: Duration = Duration::from_secs(120);

/// A person in a group that goes from table to table.
#[derive(Clone, Copy, Debug)]
pub(super) struct PlayerId {
    pub(super) group: usize,
    pub(super) person: u32,
}

/// A player who chooses at random, at one table after the other.
pub(super) struct Player {
    id: PlayerId,
    attendance: Attendance,
    ledger: Arc<Ledger>,
    /// Whether players stop when nothing is pending.
    is_ending: Arc<AtomicBool>,
    luck: Seeded,
    /// How many requests were made.
    requests: u64,
    /// The request that has not been answered, and when it was first made.
    pending: Option<(CommandId, TableRequest, Instant)>,
}

/// Why playing was interrupted.
enum Interruption {
    /// The connection is lost.
    Disconnected,
    /// The server has done something wrong.
    Failure(anyhow::Error),
}

impl From<ClientError> for Interruption {
    fn from(error: ClientError) -> Self {
        match error {
            ClientError::Closed | ClientError::Io(_) | ClientError::Problem(..) | ClientError::Refused(_) => {
                Self::Disconnected
            }
            // The connection broke off in the middle of a message.
            ClientError::Protocol(text) if text.starts_with("WebSocket: ") || text.starts_with("HTTP: ") => {
                Self::Disconnected
            }
            other => Self::Failure(other.into()),
        }
    }
}

impl From<anyhow::Error> for Interruption {
    fn from(error: anyhow::Error) -> Self {
        Self::Failure(error)
    }
}

impl Player {
    pub(super) fn new(
        id: PlayerId,
        attendance: Attendance,
        ledger: Arc<Ledger>,
        is_ending: Arc<AtomicBool>,
        luck: Seeded,
    ) -> Self {
        Self { id, attendance, ledger, is_ending, luck, requests: 0, pending: None }
    }

    /// Plays until the run ends, whatever happens to the server.
    pub(super) async fn play(mut self) -> Result<()> {
        while let Err(interruption) = self.play_connected().await {
            match interruption {
                Interruption::Disconnected => self.reconnect().await,
                Interruption::Failure(error) => Err(error),
            }
            .with_context(|| format!("person {} at {}", self.id.person, self.attendance.table()))?;
        }
        Ok(())
    }

    /// Plays until the run ends, or until the connection is lost.
    async fn play_connected(&mut self) -> Result<(), Interruption> {
        if let Some((id, request, _)) = self.pending.clone() {
            self.ledger.repeated();
            self.attendance.ask_as(id, request).await?;
        }
        if self.luck.below(2) == 0 {
            self.compare().await?;
        }
        let mut alarm = Instant::now();
        loop {
            let message = tokio::select! {
                message = self.attendance.next() => Some(message?),
                () = sleep_until(alarm) => None,
            };
            if let Some(message) = message {
                self.hear(message)?;
                if alarm > Instant::now() && self.pending.is_none() {
                    alarm = Instant::now() + Duration::from_millis(self.luck.below(THINK).into());
                }
                continue;
            }
            alarm = Instant::now() + PAUSE;
            if let Some((id, request, since)) = &self.pending {
                if since.elapsed() > PATIENCE {
                    return Err(anyhow::anyhow!("no answer to request {id}: {request:?}").into());
                }
                continue;
            }
            if self.is_ending.load(Ordering::Relaxed) {
                return self.compare().await;
            }
            if let Some(next) = self.next_table() {
                self.attendance.go_on(&next, None).await?;
            } else if let Some(request) = self.next_request() {
                self.ask(request).await?;
            }
        }
    }

    /// The table of the next game, if this one is over and the host has made it.
    fn next_table(&self) -> Option<TableId> {
        let model = self.attendance.model();
        let table = model.table.as_ref().filter(|table| table.phase == Phase::Over)?;
        self.ledger.over(&table.id);
        table.next.clone().or_else(|| model.rematch.clone())
    }

    /// A request that is possible now.
    fn next_request(&mut self) -> Option<TableRequest> {
        let Model { table, legal, number, .. } = self.attendance.model();
        let (table, number) = (table.as_ref()?, *number);
        match table.phase {
            Phase::Open if table.you.seat.is_none() => {
                let name = format!("Player {}", self.id.person).parse().ok()?;
                let mix = format!("{:08x}", self.luck.below(u32::MAX));
                Some(TableRequest::Sit { seat: None, name, mix })
            }
            Phase::Open => {
                let full = !table.seats.iter().any(|seat| seat.sitter == Sitter::Open);
                (table.you.host && full).then_some(TableRequest::Start)
            }
            Phase::Playing => {
                let asked = table
                    .undo
                    .as_ref()
                    .is_some_and(|undo| undo.waiting.iter().any(|seat| table.you.seat == Some(*seat)));
                if asked {
                    return Some(TableRequest::AnswerUndo { agree: self.luck.below(2) == 0 });
                }
                let actions = legal.as_ref()?;
                match self.luck.below(50) {
                    0 => Some(TableRequest::TakeBack { number }),
                    1 => Some(TableRequest::AskUndo { number }),
                    2 => Some(TableRequest::Chat { text: "Well played".parse().ok()? }),
                    _ => {
                        let action = pick(actions, &mut self.luck)?.clone();
                        Some(TableRequest::Act { number, action })
                    }
                }
            }
            Phase::Over => (self.id.person == 0).then_some(TableRequest::Rematch),
            Phase::Closed => None,
        }
    }

    async fn ask(&mut self, request: TableRequest) -> Result<(), Interruption> {
        self.requests += 1;
        let PlayerId { group, person } = self.id;
        let id: CommandId =
            format!("g{group}p{person}-{}", self.requests).parse().map_err(anyhow::Error::new)?;
        self.pending = Some((id.clone(), request.clone(), Instant::now()));
        Ok(self.attendance.ask_as(id, request).await?)
    }

    /// Notes the answer to the pending request.
    fn hear(&mut self, message: Message) -> Result<(), Interruption> {
        match message {
            Message::View(Snapshot { id: Some(id), number, .. })
            | Message::Update(Update { id: Some(id), number, .. })
            | Message::Done { id, number } => {
                if let Some((id, request, _)) = self.pending.take_if(|(pending, ..)| *pending == id) {
                    let action = match request {
                        TableRequest::Act { action, .. } => Some(action),
                        _ => None,
                    };
                    let request = Acknowledged { id, number, action };
                    self.ledger.acknowledged(self.id, self.attendance.table(), request);
                }
                Ok(())
            }
            Message::Refused { id: Some(id), .. } => {
                if let Some((id, ..)) = self.pending.take_if(|(pending, ..)| *pending == id) {
                    self.ledger.refused(self.attendance.table(), id);
                }
                Ok(())
            }
            Message::Refused { id: None, reason } => {
                Err(anyhow::anyhow!("the server refuses: {}", reason.text).into())
            }
            Message::Gone { .. } => Err(Interruption::Disconnected),
            _ => Ok(()),
        }
    }

    /// Reconnects. The server must still know everything that it has told.
    async fn reconnect(&mut self) -> Result<()> {
        let since = self.attendance.model().since();
        let end = Instant::now() + PATIENCE;
        loop {
            sleep(Duration::from_millis(20 + u64::from(self.luck.below(60)))).await;
            let since = self.attendance.model().since();
            match timeout(PATIENCE, self.attendance.again(since)).await {
                Ok(Ok(())) => break,
                Ok(Err(error)) => {
                    ensure!(Instant::now() < end, "the server lets nobody reconnect: {error}");
                }
                Err(_) => bail!("the server does not answer to a newcomer"),
            }
        }
        let number = self.attendance.model().number;
        ensure!(
            since.is_none_or(|since| since <= number),
            "the server had told number {since:?}, but after a restart it knows only {number}"
        );
        Ok(())
    }

    /// Compares what the player knows with what a newcomer is told.
    async fn compare(&mut self) -> Result<(), Interruption> {
        let guest = self.attendance.guest().clone();
        let newcomer = Attendance::join(&guest, self.attendance.table(), Options::default()).await?;
        let there = newcomer.model();
        // The newcomer may have been told more.
        while self.attendance.model().number < there.number {
            let message = self.attendance.next().await?;
            self.hear(message)?;
        }
        let here = self.attendance.model();
        let same = (here.number, &here.table, &here.view, &here.chat)
            == (there.number, &there.table, &there.view, &there.chat);
        if !same {
            return Err(anyhow::anyhow!(
                "what is known is not what a newcomer is told:\n{here:?}\n{there:?}"
            )
            .into());
        }
        self.ledger.compared();
        Ok(())
    }
}
