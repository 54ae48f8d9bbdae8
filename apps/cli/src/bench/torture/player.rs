//! One person who plays at random, and never forgets what the server has acknowledged.

use super::ledger::{Acknowledged, Ledger};
use anyhow::{Context, Result, bail, ensure};
use client::{Attendance, ClientError, Model, Options};
use protocol::{CommandId, Message, Phase, Sitter, Snapshot, TableId, TableRequest, Update};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tabletop::{Luck, Seeded, pick};
use tokio::time::{Instant, sleep, sleep_until, timeout};

/// How long a player thinks at most, in milliseconds.
const THINK: u32 = 15;

/// How long to wait before looking again whether something is to be done.
const PAUSE: Duration = Duration::from_millis(150);

/// How long to come back to a server, or to wait for its answer, before something is wrong.
const PATIENCE: Duration = Duration::from_secs(120);

/// One person at one table after the other.
pub(super) struct Player {
    /// Which group, and who in it.
    who: (usize, u32),
    attendance: Attendance,
    ledger: Arc<Ledger>,
    ending: Arc<AtomicBool>,
    luck: Seeded,
    asked: u64,
    /// The request that has not been answered, and when it was first made.
    pending: Option<(CommandId, TableRequest, Instant)>,
}

/// Why playing stopped.
enum Stop {
    /// The connection is gone.
    Lost,
    /// Something is not as it must be.
    Wrong(anyhow::Error),
}

impl From<ClientError> for Stop {
    fn from(error: ClientError) -> Self {
        match error {
            ClientError::Closed | ClientError::Io(_) | ClientError::Problem(..) | ClientError::Refused(_) => {
                Self::Lost
            }
            // What the connection says of itself when it breaks off in the middle.
            ClientError::Protocol(text) if text.starts_with("WebSocket: ") || text.starts_with("HTTP: ") => {
                Self::Lost
            }
            other => Self::Wrong(other.into()),
        }
    }
}

impl From<anyhow::Error> for Stop {
    fn from(error: anyhow::Error) -> Self {
        Self::Wrong(error)
    }
}

impl Player {
    pub(super) fn new(
        who: (usize, u32),
        attendance: Attendance,
        ledger: Arc<Ledger>,
        ending: Arc<AtomicBool>,
        luck: Seeded,
    ) -> Self {
        Self { who, attendance, ledger, ending, luck, asked: 0, pending: None }
    }

    /// Plays until the end, whatever happens to the server.
    pub(super) async fn play(mut self) -> Result<()> {
        loop {
            let stop = match self.attend().await {
                Ok(()) => return Ok(()),
                Err(stop) => stop,
            };
            match stop {
                Stop::Lost => self.come_back().await,
                Stop::Wrong(error) => Err(error),
            }
            .with_context(|| format!("person {} at {}", self.who.1, self.attendance.table()))?;
        }
    }

    /// Plays until the end, or until the connection is gone.
    async fn attend(&mut self) -> Result<(), Stop> {
        if let Some((id, request, _)) = self.pending.clone() {
            self.ledger.repeat();
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
                self.hear(&message)?;
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
            if self.ending.load(Ordering::Relaxed) {
                return self.compare().await;
            }
            if let Some(next) = self.next_table() {
                self.attendance.go_on(&next, None).await?;
            } else if let Some(request) = self.wish() {
                self.ask(request).await?;
            }
        }
    }

    /// Where the game goes on, if this one is over.
    fn next_table(&self) -> Option<TableId> {
        let model = self.attendance.model();
        let table = model.table.as_ref().filter(|table| table.phase == Phase::Over)?;
        self.ledger.over(&table.id);
        table.next.clone().or_else(|| model.rematch.clone())
    }

    /// What the player wants now.
    fn wish(&mut self) -> Option<TableRequest> {
        let Model { table, legal, number, .. } = self.attendance.model();
        let (table, number) = (table.as_ref()?, *number);
        match table.phase {
            Phase::Open if table.you.seat.is_none() => {
                let name = format!("Player {}", self.who.1).parse().ok()?;
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
            Phase::Over => (self.who.1 == 0).then_some(TableRequest::Rematch),
            Phase::Closed => None,
        }
    }

    async fn ask(&mut self, request: TableRequest) -> Result<(), Stop> {
        self.asked += 1;
        let (group, person) = self.who;
        let id: CommandId =
            format!("g{group}p{person}-{}", self.asked).parse().map_err(anyhow::Error::new)?;
        self.pending = Some((id.clone(), request.clone(), Instant::now()));
        Ok(self.attendance.ask_as(id, request).await?)
    }

    /// Notes what the server says of the pending request.
    fn hear(&mut self, message: &Message) -> Result<(), Stop> {
        match message {
            Message::View(Snapshot { id: Some(id), number, .. })
            | Message::Update(Update { id: Some(id), number, .. })
            | Message::Done { id, number } => {
                if let Some((id, request, _)) = self.pending.take_if(|(own, ..)| own == id) {
                    let action = match request {
                        TableRequest::Act { action, .. } => Some(action),
                        _ => None,
                    };
                    let answer = Acknowledged { id, number: *number, action };
                    self.ledger.acknowledge(self.who, self.attendance.table(), answer);
                }
                Ok(())
            }
            Message::Refused { id: Some(id), .. } => {
                if let Some((id, ..)) = self.pending.take_if(|(own, ..)| own == id) {
                    self.ledger.refuse(self.attendance.table(), id);
                }
                Ok(())
            }
            Message::Refused { id: None, reason } => {
                Err(anyhow::anyhow!("the server refuses: {}", reason.text).into())
            }
            Message::Gone { .. } => Err(Stop::Lost),
            _ => Ok(()),
        }
    }

    /// Comes back after the connection is gone. Nothing that was told may be gone then.
    async fn come_back(&mut self) -> Result<()> {
        let since = self.attendance.model().since();
        let until = Instant::now() + PATIENCE;
        loop {
            let wait = Duration::from_millis(20 + u64::from(self.luck.below(60)));
            sleep(wait).await;
            let since = self.attendance.model().since();
            let failed = match timeout(PATIENCE, self.attendance.again(since)).await {
                Ok(Ok(())) => break,
                Ok(Err(error)) => error.to_string(),
                Err(_) => bail!("the server does not answer to a newcomer"),
            };
            ensure!(Instant::now() < until, "the server does not take anybody back: {failed}");
        }
        let number = self.attendance.model().number;
        ensure!(
            since.is_none_or(|since| since <= number),
            "the server had told number {since:?}, but after a restart it knows only {number}"
        );
        Ok(())
    }

    /// Holds what is known against what a newcomer is told.
    async fn compare(&mut self) -> Result<(), Stop> {
        let guest = self.attendance.guest().clone();
        let fresh = Attendance::join(&guest, self.attendance.table(), Options::default()).await?;
        let there = fresh.model().clone();
        // Whoever came by another way may have been told more.
        while self.attendance.model().number < there.number {
            let message = self.attendance.next().await?;
            self.hear(&message)?;
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
        self.ledger.compare();
        Ok(())
    }
}
