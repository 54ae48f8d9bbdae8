//! What viewers are told: all of it, or only what changed.

use crate::Seated;
use crate::change::{Effects, Happening, Told};
use crate::table::Table;
use bytes::Bytes;
use protocol::{
    Changes, CommandId, DeckView, GuestId, Message, Millis, News, Phase, Presence, SeatView, Snapshot,
    TableView, TakeBack, UndoView, ViewFields, You,
};
use std::collections::VecDeque;
use tabletop::{Game, PerSeat, Seat, Seen, SetUp, View, Viewer};

/// How many bytes of the last updates are kept for a seat, to be given again after its connection was lost. Whoever missed
/// more gets a fresh view, which is hardly longer.
const KEPT: usize = 1024;

/// What each viewer has been told, by viewer.
#[derive(Default)]
pub(crate) struct Shown {
    seats: PerSeat<Eyes>,
    spectators: Eyes,
}

/// What one viewer has been told.
#[derive(Default)]
pub(crate) struct Eyes {
    /// The number of the last message.
    pub(crate) number: u64,
    /// The number of the message with which the present choice of the seat arose.
    pub(crate) since: u64,
    /// Whether the last choice can be taken back, as of the last message.
    take_back: TakeBack,
    /// The number from which on it is the count of whoever sits there now.
    from: u64,
    /// The last updates, the newest with the last number.
    kept: VecDeque<Bytes>,
    /// How many bytes these have.
    length: usize,
}

impl Eyes {
    fn keep(&mut self, text: Bytes) {
        self.length += text.len();
        self.kept.push_back(text);
        while self.length > KEPT
            && let Some(oldest) = self.kept.pop_front()
        {
            self.length -= oldest.len();
        }
    }

    fn forget(&mut self) {
        self.kept.clear();
        self.length = 0;
        self.from = self.number;
    }
}

impl Shown {
    pub(crate) fn of(&self, viewer: Viewer) -> &Eyes {
        match viewer {
            Viewer::Seat(seat) => &self.seats[seat],
            Viewer::Spectator => &self.spectators,
        }
    }

    pub(crate) fn of_mut(&mut self, viewer: Viewer) -> &mut Eyes {
        match viewer {
            Viewer::Seat(seat) => &mut self.seats[seat],
            Viewer::Spectator => &mut self.spectators,
        }
    }
}

impl<G: Seated> Table<G> {
    /// What a guest looks at the table as.
    #[must_use]
    pub fn viewer(&self, guest: &GuestId) -> Viewer {
        self.seat_of(guest).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The number of the last message for this viewer.
    #[must_use]
    pub fn number(&self, viewer: Viewer) -> u64 {
        self.shown.of(viewer).number
    }

    /// Everything that a guest may know, as the text of a message.
    #[must_use]
    pub fn view_text(&self, guest: &GuestId, id: Option<CommandId>, now: Millis) -> Bytes {
        let viewer = self.viewer(guest);
        let message = Message::View(Snapshot {
            number: self.number(viewer),
            id,
            table: Box::new(self.table_view(guest)),
            view: self.course.as_ref().map(|course| ViewFields::of(&course.game.view(viewer))),
            take_back: self.take_back(viewer),
            chat: self.chat.iter().cloned().collect(),
            now,
        });
        written(&message)
    }

    /// What came after a number, as messages to be sent in this order: the rest, or everything anew.
    #[must_use]
    pub fn since(&self, guest: &GuestId, since: Option<u64>, now: Millis) -> Vec<Bytes> {
        let viewer = self.viewer(guest);
        let eyes = self.shown.of(viewer);
        // Spectators share one count, and whoever sat down since then counted otherwise.
        let own = since.filter(|since| viewer != Viewer::Spectator && *since >= eyes.from);
        let missed = own.and_then(|since| eyes.number.checked_sub(since));
        match missed.and_then(|missed| usize::try_from(missed).ok()) {
            Some(0) => vec![written(&Message::InStep { number: eyes.number })],
            Some(missed) if missed <= eyes.kept.len() => {
                eyes.kept.iter().skip(eyes.kept.len() - missed).cloned().collect()
            }
            _ => vec![self.view_text(guest, None, now)],
        }
    }

    /// What a seat may choose now, as the text of a message; nothing unless the game waits for it.
    #[must_use]
    pub fn legal_text(&self, viewer: Viewer) -> Option<Bytes> {
        let seat = viewer.seat()?;
        // While a bot stands in, the seat can't choose.
        self.chair(seat).filter(|chair| chair.stand_in.is_none())?;
        let course = self.course.as_ref().filter(|course| course.waiting().contains(seat))?;
        let actions = course.game.view(viewer).legal_actions();
        let mut actions: Vec<String> = actions.iter().map(ToString::to_string).collect();
        actions.sort_unstable();
        Some(written(&Message::Legal { number: self.number(viewer), actions }))
    }

    /// Who is connected, as the text of a message.
    #[must_use]
    pub fn presence_text(&self) -> Bytes {
        let here =
            Seat::all(self.players()).filter(|seat| self.chair(*seat).is_some_and(|chair| chair.here > 0));
        written(&Message::Presence(Presence {
            here: here.map(Seat::number).collect(),
            spectators: self.watchers,
        }))
    }

    /// The table beside the game, as a guest sees it.
    pub(crate) fn table_view(&self, guest: &GuestId) -> TableView {
        let seat = self.seat_of(guest);
        let over = self.phase == Phase::Over;
        let deck = self
            .set_up
            .deck_info()
            .map(|deck| DeckView { name: deck.name, text: (!deck.shipped).then_some(deck.text) });
        let mixed = matches!(self.phase, Phase::Playing | Phase::Over);
        TableView {
            id: self.id.clone(),
            game: G::GAME,
            options: self.set_up.options(),
            deck,
            public: self.plan.public,
            spectators: self.plan.spectators,
            clock: self.plan.clock,
            patience: self.plan.patience,
            phase: self.phase,
            seats: self
                .chairs
                .iter()
                .map(|chair| SeatView {
                    sitter: chair.sitter(),
                    host: chair.guest() == Some(&self.host),
                    stand_in: chair.stand_in.is_some(),
                })
                .collect(),
            you: You { seat: seat.map(Seat::number), host: self.host == *guest },
            commitment: self.commitment.clone(),
            mix: if mixed {
                self.chairs.iter().map(|chair| chair.mix.to_string()).collect()
            } else {
                Vec::new()
            },
            seed: over.then(|| self.secret.reveal()),
            result: self.result.clone(),
            undo: self.asking.as_ref().map(|asking| UndoView {
                seat: asking.seat.number(),
                waiting: asking.waiting.iter().map(Seat::number).collect(),
            }),
            time: self.clocks.as_ref().map(|clocks| clocks.time(self.players())),
            next: self.next.clone(),
        }
    }

    /// Counts the change for every viewer, and writes it down for those who may be told.
    pub(crate) fn tell(&mut self, effects: &Effects<G>, asked: Option<(&GuestId, &CommandId)>) -> Vec<Told> {
        let by = asked.and_then(|(guest, _)| self.seat_of(guest));
        let mut told = Vec::with_capacity(self.chairs.len());
        let mut desk = Desk::default();
        for viewer in Viewer::all(self.players()) {
            if !effects.is_for(viewer) {
                continue;
            }
            let take_back = self.take_back(viewer);
            let eyes = self.shown.of_mut(viewer);
            eyes.number += 1;
            let before = std::mem::replace(&mut eyes.take_back, take_back);
            let is_there = match viewer {
                Viewer::Seat(seat) => self.chair(seat).is_some_and(|chair| chair.guest().is_some()),
                Viewer::Spectator => self.watchers > 0,
            };
            if !is_there || self.quiet {
                continue;
            }
            desk.own.clear();
            if take_back != before {
                push(&mut desk.own, ",\"take_back\":", &take_back);
            }
            if effects.game {
                self.write_game(viewer, &mut desk.own);
            }
            let id = asked.map(|(_, id)| id).filter(|_| by.is_some_and(|seat| viewer.is(seat)));
            let guest = viewer.seat().and_then(|seat| self.chair(seat)).and_then(|chair| chair.guest());
            // Nobody has this id, so whoever has no seat is no host.
            let text = self.update_text(viewer, guest.unwrap_or(&self.nobody), effects, id, &mut desk);
            let host = (guest.is_none() && self.seat_of(&self.host).is_none()).then_some(false);
            if viewer != Viewer::Spectator {
                self.shown.of_mut(viewer).keep(text.clone());
            }
            told.push(Told { to: viewer, host, text });
            if host.is_some() {
                let id = asked.filter(|(guest, _)| **guest == self.host).map(|(_, id)| id);
                let text = self.update_text(viewer, &self.host, effects, id, &mut desk);
                told.push(Told { to: viewer, host: Some(true), text });
            }
        }
        if effects.game {
            // Whoever is not told of this sees nothing of it either, so there is one such game for all.
            self.told = self.course.as_ref().map(|course| course.game.clone());
        }
        // Whoever is somebody else from now on gets everything anew, and nobody gets their updates by mistake.
        if !effects.moved.is_empty() {
            for seat in Seat::all(self.players()) {
                let guest = self.chair(seat).and_then(|chair| chair.guest());
                if guest.is_none_or(|guest| effects.moved.contains(guest)) {
                    self.shown.of_mut(Viewer::Seat(seat)).forget();
                }
            }
        }
        told
    }

    /// Writes what a viewer is told of the game: what differs from the game as it was told last.
    fn write_game(&self, viewer: Viewer, out: &mut Vec<u8>) {
        let Some(course) = &self.course else { return };
        let view = course.game.view(viewer);
        match &self.told {
            Some(told) => {
                let changes = Changes { before: &told.view(viewer), after: &view };
                push(out, ",\"changed\":", &changes);
            }
            None => push(out, ",\"view\":", &view),
        }
    }

    fn update_text(
        &self,
        viewer: Viewer,
        guest: &GuestId,
        effects: &Effects<G>,
        id: Option<&CommandId>,
        desk: &mut Desk,
    ) -> Bytes {
        let out = &mut desk.out;
        out.clear();
        push(out, "{\"type\":\"update\",\"number\":", &self.number(viewer));
        if let Some(id) = id {
            push(out, ",\"id\":", id);
        }
        if !effects.happened.is_empty() {
            push(out, ",\"news\":", &SeenBy(&effects.happened, viewer));
        }
        if effects.table {
            push(out, ",\"table\":", &self.table_view(guest));
        } else if effects.time
            && let Some(clocks) = &self.clocks
        {
            push(out, ",\"time\":", &clocks.time(self.players()));
        }
        out.extend_from_slice(&desk.own);
        out.push(b'}');
        Bytes::copy_from_slice(out)
    }
}

/// Memory in which one update after the other is written.
struct Desk {
    out: Vec<u8>,
    /// What only this viewer is told: the end of its update.
    own: Vec<u8>,
}

impl Default for Desk {
    fn default() -> Self {
        Self { out: Vec::with_capacity(1024), own: Vec::with_capacity(512) }
    }
}

/// What a viewer sees of all that happened.
struct SeenBy<'e, G: Seated>(&'e [Happening<G>], Viewer);

impl<G: Seated> serde::Serialize for SeenBy<'_, G> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(|happened| seen(happened, self.1)))
    }
}

/// What a viewer sees of something that happened.
fn seen<G: Seated>(happened: &Happening<G>, viewer: Viewer) -> News {
    let open = |seat: Seat, action: &<G as Game>::Action| News::Action {
        seat: seat.number(),
        action: action.to_string(),
    };
    match happened {
        Happening::News(news) => news.clone(),
        Happening::Action(seat, action) => open(*seat, action),
        Happening::Sealed(seat, action) if viewer.is(*seat) => open(*seat, action),
        Happening::Sealed(seat, _) => News::Chosen { seat: seat.number() },
        Happening::Deal(deal) => match G::seen(deal, viewer) {
            Seen::Open => News::Deal { deal: deal.to_string() },
            Seen::Hidden { seat, count } => News::Backs { seat: seat.number(), count },
        },
        Happening::TakenBack { seat, action, sealed } => {
            let shown = action.filter(|_| !sealed || viewer.is(*seat));
            News::TakenBack { seat: seat.number(), action: shown.map(|action| action.to_string()) }
        }
    }
}

/// Messages are plain data with text for keys: writing them can't fail.
fn written(message: &Message) -> Bytes {
    Bytes::from(serde_json::to_string(message).unwrap_or_default())
}

/// Plain data with text for keys, written to memory: that can't fail.
fn push(out: &mut Vec<u8>, name: &str, value: &impl serde::Serialize) {
    out.extend_from_slice(name.as_bytes());
    let _ = serde_json::to_writer(out, value);
}
