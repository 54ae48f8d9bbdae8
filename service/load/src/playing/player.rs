//! A player who chooses at random.

use crate::guests;
use crate::histogram::Histogram;
use anyhow::{Context, Result};
use client::Attendance;
use protocol::{CommandId, Message, Phase, Sitter, Snapshot, TableRequest, Update, ViewFields};
use serde::Deserialize;
use std::ops::RangeInclusive;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::time::Duration;
use tabletop::{Luck, Seat, Seats, Seeded, View as _, pick};
use the_game::{Action, Phrase, Pile, SetUp, Step, TheGame};
use tokio::time::{Instant, sleep_until};

/// A game takes 2000 signals, and five players share them.
const MAX_SIGNALS: u32 = 400;

/// What all players count together.
pub(super) struct Counters {
    /// Whether moves are measured now.
    pub(super) is_measuring: AtomicBool,
    /// The time from sending a choice to having the view with it.
    pub(super) latency: Histogram,
    /// Tables at which a game has started.
    pub(super) tables: AtomicU32,
    /// Games that have ended.
    pub(super) games: AtomicU64,
    /// How often a player missed an update and asked for it again.
    pub(super) gaps: AtomicU64,
}

impl Counters {
    pub(super) fn new() -> Self {
        Self {
            is_measuring: AtomicBool::new(false),
            latency: Histogram::new(),
            tables: AtomicU32::new(0),
            games: AtomicU64::new(0),
            gaps: AtomicU64::new(0),
        }
    }
}

/// How a player plays.
pub(super) struct PlayStyle {
    pub(super) set_up: SetUp,
    /// The milliseconds before a choice.
    pub(super) think: RangeInclusive<u32>,
    /// The percentage of choices that are signals instead.
    pub(super) talk: u32,
    pub(super) luck: Seeded,
}

/// Plays one game after the other until something goes wrong.
pub(super) async fn play(attendance: Attendance, style: PlayStyle, counters: Arc<Counters>) -> Result<()> {
    let mut player = Player {
        attendance,
        style,
        counters,
        pending: None,
        signals: 0,
        gaps: 0,
        has_started: false,
        is_counted: false,
    };
    let mut alarm = std::pin::pin!(sleep_until(Instant::now()));
    let mut is_thinking = false;
    player.lead().await?;
    loop {
        let message = tokio::select! {
            message = player.attendance.next() => Some(message?),
            () = &mut alarm, if is_thinking => None,
        };
        if let Some(message) = message {
            player.hear(message).await?;
        } else {
            is_thinking = false;
            // The game may have changed in the meantime.
            if player.must_choose()? {
                player.choose().await?;
            }
        }
        if !is_thinking && player.must_choose()? {
            let think = player.think();
            if think.is_zero() {
                player.choose().await?;
            } else {
                alarm.as_mut().reset(Instant::now() + think);
                is_thinking = true;
            }
        }
    }
}

struct Player {
    attendance: Attendance,
    style: PlayStyle,
    counters: Arc<Counters>,
    /// The choice that has not been answered, and when it was sent.
    pending: Option<(CommandId, Instant)>,
    /// Signals in this game.
    signals: u32,
    /// The gaps of the model that were counted.
    gaps: u64,
    /// Whether the host has started the game at this table.
    has_started: bool,
    /// Whether the host has counted the table.
    is_counted: bool,
}

impl Player {
    async fn hear(&mut self, message: Message) -> Result<()> {
        guests::check(&message)?;
        match message {
            Message::View(Snapshot { id: Some(id), number, .. })
            | Message::Update(Update { id: Some(id), number, .. })
                if number <= self.attendance.model().number =>
            {
                self.record_answer(&id);
            }
            _ => {}
        }
        let gaps = self.attendance.model().gaps;
        self.counters.gaps.fetch_add(gaps.saturating_sub(self.gaps), Ordering::Relaxed);
        self.gaps = gaps;
        if let Some(next) = self.attendance.model().rematch.clone() {
            self.attendance.go_on(&next, None).await?;
            (self.signals, self.gaps, self.has_started) = (0, 0, false);
        }
        self.lead().await
    }

    /// Records the time of the choice that was answered.
    fn record_answer(&mut self, id: &CommandId) {
        if let Some((_, sent)) = self.pending.take_if(|(pending, _)| pending == id)
            && self.counters.is_measuring.load(Ordering::Relaxed)
        {
            self.counters.latency.record(sent.elapsed());
        }
    }

    /// The host starts the game when all seats are taken, and asks for a rematch when it is over.
    async fn lead(&mut self) -> Result<()> {
        let table = self.attendance.model().table.as_ref().filter(|table| table.you.host);
        let Some(table) = table else { return Ok(()) };
        match table.phase {
            Phase::Open
                if !self.has_started && table.seats.iter().all(|seat| seat.sitter != Sitter::Open) =>
            {
                self.has_started = true;
                self.attendance.ask(TableRequest::Start).await?;
            }
            Phase::Playing if !self.is_counted => {
                self.is_counted = true;
                self.counters.tables.fetch_add(1, Ordering::Relaxed);
            }
            Phase::Over if self.has_started => {
                self.has_started = false;
                self.counters.games.fetch_add(1, Ordering::Relaxed);
                self.attendance.ask(TableRequest::Rematch).await?;
            }
            _ => {}
        }
        Ok(())
    }

    /// Whether the game waits for this player, who has not sent a choice yet.
    fn must_choose(&self) -> Result<bool> {
        let model = self.attendance.model();
        match (&model.view, model.seat().and_then(Seat::new), &self.pending) {
            (Some(view), Some(seat), None) => waits_for(view, seat),
            _ => Ok(false),
        }
    }

    /// How long the player thinks about the next choice.
    fn think(&mut self) -> Duration {
        let (least, most) = (*self.style.think.start(), *self.style.think.end());
        let extra = self.style.luck.below(most.saturating_sub(least).saturating_add(1));
        Duration::from_millis(u64::from(least) + u64::from(extra))
    }

    async fn choose(&mut self) -> Result<()> {
        let model = self.attendance.model();
        let PlayStyle { set_up, talk, luck, .. } = &mut self.style;
        let action = if luck.below(100) < *talk && self.signals < MAX_SIGNALS {
            self.signals += 1;
            let pile = pick(&Pile::ALL, luck).context("there are piles")?;
            Action::Say(*pile, pick(&Phrase::ALL, luck).copied())
        } else {
            let legal = legal_actions(model.view.as_ref().context("no view")?, set_up)?;
            *pick(&legal, luck).context("a player who must choose has no legal action")?
        };
        let act = TableRequest::Act { number: model.number, action: action.to_string() };
        let sent = Instant::now();
        self.pending = Some((self.attendance.ask(act).await?, sent));
        Ok(())
    }
}

/// Whether the game waits for the seat. Reads only the fields that tell: all players get each view, and most need not
/// choose.
fn waits_for(view: &ViewFields, seat: Seat) -> Result<bool> {
    fn field<'v, T: Deserialize<'v>>(view: &'v ViewFields, name: &str) -> Result<T> {
        Ok(serde_json::from_str(view.get(name).with_context(|| format!("a view without `{name}`"))?)?)
    }
    Ok(match field(view, "step")? {
        Step::Keen => !field::<Seats>(view, "keen_said")?.contains(seat),
        Step::Turn(turn) => turn == seat,
        Step::Deal(_) | Step::Refill(_) | Step::Over => false,
    })
}

fn legal_actions(view: &ViewFields, set_up: &SetUp) -> Result<Vec<Action>> {
    Ok(view.read::<TheGame>(set_up).context("the view")?.legal_actions())
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::view_json;
    use tabletop::{Game, SetUp as _, Viewer, Waiting, draw};

    #[test]
    fn the_view_tells_whose_turn_it_is_and_what_is_legal() {
        for (seed, options) in [(1, ""), (2, "fire"), (3, "played=off"), (4, "fire minimum=3")] {
            let mut luck = Seeded::new(seed);
            let set_up = SetUp::parse(3, options, None).unwrap();
            let mut game = TheGame::new(set_up);
            let seat = Seat::new(1).unwrap();
            let mut choices = 0;
            loop {
                let view = game.view(Viewer::Seat(seat));
                let json = serde_json::from_str(&view_json(&view)).unwrap();
                assert_eq!(waits_for(&json, seat).unwrap(), game.waiting().is_for(seat));
                assert_eq!(legal_actions(&json, &set_up).unwrap(), view.legal_actions());
                choices += usize::from(game.waiting().is_for(seat));
                match game.waiting() {
                    Waiting::Nobody => break,
                    Waiting::Dealer => game.deal(&draw(game.due().unwrap(), &mut luck)).unwrap(),
                    Waiting::Seats(seats) => {
                        let seat = seats.first().unwrap();
                        game.act(seat, game.random_action(seat, &mut luck).unwrap()).unwrap();
                    }
                }
            }
            assert!(choices > 2);
        }
    }
}
