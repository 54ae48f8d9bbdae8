//! One seat that plays at random.

use super::arrive::{Arrived, Place};
use super::heard::{Heard, Table, View};
use super::latency::Latency;
use anyhow::{Context, Result, bail};
use protocol::{CommandId, Request, TableRequest, VERSION};
use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;
use tabletop::{Luck, Seeded, pick};
use the_game::{Action, Phrase, Pile, SetUp};
use tokio::time::{Instant, sleep_until};

/// A game takes 2000 signals: no seat of five may give more than its share.
const MOST_SAID: u32 = 400;

/// What all seats count together.
pub(super) struct Counts {
    /// Whether moves are counted now.
    pub(super) measuring: AtomicBool,
    /// From the sending of a choice to the view that shows it.
    pub(super) latency: Latency,
    /// Tables at which a game has started.
    pub(super) tables: AtomicU64,
    /// Games that are over.
    pub(super) games: AtomicU64,
    /// How often a seat had missed something and asked for everything anew.
    pub(super) renewed: AtomicU64,
}

impl Counts {
    pub(super) fn new() -> Self {
        Self {
            measuring: AtomicBool::new(false),
            latency: Latency::new(),
            tables: AtomicU64::new(0),
            games: AtomicU64::new(0),
            renewed: AtomicU64::new(0),
        }
    }
}

/// How a seat plays.
pub(super) struct Manner {
    pub(super) set_up: SetUp,
    /// How long it thinks, in milliseconds.
    pub(super) think: RangeInclusive<u32>,
    /// How many of a hundred choices are signals instead.
    pub(super) talk: u32,
    pub(super) luck: Seeded,
}

/// Plays one game after the other, until something goes wrong.
pub(super) async fn play(place: Place, manner: Manner, counts: &Counts) -> Result<()> {
    let Some(arrived) = place.arrive().await? else { return Ok(()) };
    let mut seat = Seat {
        arrived,
        manner,
        counts,
        number: 0,
        own: None,
        view: None,
        joining: true,
        said: 0,
        asked: 0,
        waiting: None,
        started: false,
        counted: false,
    };
    let mut alarm = std::pin::pin!(sleep_until(Instant::now()));
    let mut set = false;
    loop {
        let text = tokio::select! {
            text = seat.arrived.socket.receive() => text?,
            () = &mut alarm, if set => {
                set = false;
                seat.choose().await?;
                continue;
            }
        };
        let heard = serde_json::from_str(&text).with_context(|| format!("the message {text}"))?;
        seat.hear(heard).await?;
        if !set && seat.must_choose()? {
            let (least, most) = (*seat.manner.think.start(), *seat.manner.think.end());
            let think = least + seat.manner.luck.below(most.saturating_sub(least).saturating_add(1));
            if think == 0 {
                seat.choose().await?;
            } else {
                alarm.as_mut().reset(Instant::now() + Duration::from_millis(think.into()));
                set = true;
            }
        }
    }
}

struct Seat<'c> {
    arrived: Arrived,
    manner: Manner,
    counts: &'c Counts,
    /// The number of the last message.
    number: u64,
    /// The own seat.
    own: Option<tabletop::Seat>,
    /// The game, once it has started.
    view: Option<View>,
    /// Whether the table's first view has still to come.
    joining: bool,
    /// How many signals were given in this game.
    said: u32,
    /// How many requests were made.
    asked: u64,
    /// The choice that has not been answered, and when it was sent.
    waiting: Option<(CommandId, Instant)>,
    /// Whether the host has started the game at this table.
    started: bool,
    /// Whether the host's table is among those that have been playing.
    counted: bool,
}

impl Seat<'_> {
    async fn hear(&mut self, heard: Heard<'_>) -> Result<()> {
        match heard.kind {
            "view" => self.see(heard).await,
            "update" => self.update(heard).await,
            "rematch" => self.go_on(&heard).await,
            "refused" | "gone" | "outdated" | "stopping" => {
                let asked = self.waiting.as_ref().map(|(id, _)| id.as_str());
                let text = heard.text.unwrap_or_default();
                bail!(
                    "the server says `{}`: {text} (request {:?}, waiting for {asked:?})",
                    heard.kind,
                    heard.id
                )
            }
            _ => Ok(()),
        }
    }

    /// Everything anew.
    async fn see(&mut self, heard: Heard<'_>) -> Result<()> {
        let table = table(&heard)?.context("a view without a table")?;
        if table.id != self.arrived.table.as_str() {
            return Ok(());
        }
        self.joining = false;
        self.number = heard.number.context("a view without a number")?;
        self.own = table.you.seat.and_then(tabletop::Seat::new);
        self.answered(heard.id);
        self.view = heard.view;
        self.lead(Some(&table)).await
    }

    async fn update(&mut self, mut heard: Heard<'_>) -> Result<()> {
        let number = heard.number.context("an update without a number")?;
        // Of the table before, or told already.
        if self.joining || number <= self.number {
            return Ok(());
        }
        let (view, changed) = (heard.view.take(), heard.changed.take());
        if number != self.number + 1 || (changed.is_some() && self.view.is_none()) {
            self.counts.renewed.fetch_add(1, Ordering::Relaxed);
            return Ok(self.arrived.socket.say(&Request::Sync { since: None }).await?);
        }
        self.number = number;
        if view.is_some() {
            self.view = view;
        }
        if let (Some(view), Some(changed)) = (&mut self.view, changed) {
            view.change(changed);
        }
        self.answered(heard.id);
        let table = table(&heard)?;
        self.lead(table.as_ref()).await
    }

    /// Counts how long the own choice took, if this shows it.
    fn answered(&mut self, id: Option<&str>) {
        let is_own = |(own, _): &mut (CommandId, Instant)| id == Some(own.as_str());
        if let Some((_, sent)) = self.waiting.take_if(is_own)
            && self.counts.measuring.load(Ordering::Relaxed)
        {
            self.counts.latency.note(sent.elapsed());
        }
    }

    /// The host starts a game when all are there, and asks for another when it is over.
    async fn lead(&mut self, table: Option<&Table<'_>>) -> Result<()> {
        if !self.arrived.host {
            return Ok(());
        }
        let Some(table) = table else { return Ok(()) };
        match table.phase {
            "open" if table.is_full() && !self.started => {
                self.started = true;
                self.ask(TableRequest::Start).await.map(|_| ())
            }
            "playing" if !self.counted => {
                self.counted = true;
                self.counts.tables.fetch_add(1, Ordering::Relaxed);
                Ok(())
            }
            "over" if self.started => {
                self.started = false;
                self.counts.games.fetch_add(1, Ordering::Relaxed);
                self.ask(TableRequest::Rematch).await.map(|_| ())
            }
            _ => Ok(()),
        }
    }

    /// Goes on to the table of the next game.
    async fn go_on(&mut self, heard: &Heard<'_>) -> Result<()> {
        let text = heard.table.context("a rematch without a table")?.get();
        let table: protocol::TableId = serde_json::from_str(text)?;
        if table == self.arrived.table {
            return Ok(());
        }
        self.arrived.table = table.clone();
        self.joining = true;
        self.said = 0;
        self.view = None;
        let join = Request::Join { version: VERSION, table, invite: None, since: None, legal: false };
        Ok(self.arrived.socket.say(&join).await?)
    }

    /// Whether the game waits for this seat and nothing is on its way.
    fn must_choose(&self) -> Result<bool> {
        match (&self.view, self.own, &self.waiting) {
            (Some(view), Some(own), None) => view.waits_for(own),
            _ => Ok(false),
        }
    }

    async fn choose(&mut self) -> Result<()> {
        // Something may have happened while the seat thought.
        if !self.must_choose()? {
            return Ok(());
        }
        let Some(view) = &self.view else { return Ok(()) };
        let luck = &mut self.manner.luck;
        let action = if luck.below(100) < self.manner.talk && self.said < MOST_SAID {
            self.said += 1;
            let pile = pick(&Pile::ALL, luck).context("there are piles")?;
            Action::Say(*pile, pick(&Phrase::ALL, luck).copied())
        } else {
            let legal = view.legal_actions(&self.manner.set_up).context("the view")?;
            *pick(&legal, luck).context("a seat that must choose can choose nothing")?
        };
        let act = TableRequest::Act { number: self.number, action: action.to_string() };
        let sent = Instant::now();
        let id = self.ask(act).await?;
        self.waiting = Some((id, sent));
        Ok(())
    }

    async fn ask(&mut self, request: TableRequest) -> Result<CommandId> {
        self.asked += 1;
        let id: CommandId = format!("a{}", self.asked).parse()?;
        self.arrived.socket.say(&Request::Do { id: id.clone(), request }).await?;
        Ok(id)
    }
}

/// The table beside the game, if the message tells of it.
fn table<'t>(heard: &Heard<'t>) -> Result<Option<Table<'t>>> {
    let Some(text) = heard.table else { return Ok(None) };
    Ok(Some(serde_json::from_str(text.get()).with_context(|| format!("the table {text}"))?))
}
