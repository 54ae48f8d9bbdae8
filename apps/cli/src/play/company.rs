//! The bots at the table, and what has happened in front of everybody.

use bots::{Bot, Level, Playable};
use record::Digest;
use record::fair::Secret;
use tabletop::{PerSeat, Seat, Viewer, seed_of};

/// The bots at the table, and what has happened in front of everybody: a bot is shown its own view of that, so it can
/// be called in at any time, and forgets what was taken back.
pub(super) struct Company<G: Playable> {
    levels: PerSeat<Option<Level>>,
    seeds: PerSeat<u64>,
    guests: PerSeat<Option<Guest<G>>>,
    /// The game after each event.
    positions: Vec<G>,
}

/// A bot that sits at the table.
struct Guest<G: Playable> {
    bot: G::Bot,
    /// How many events it has seen.
    seen: usize,
}

impl<G: Playable> Company<G> {
    /// Bots of these levels, whose luck follows from the secret of the game.
    pub(super) fn new(levels: PerSeat<Option<Level>>, secret: &Secret) -> Self {
        let seed = |seat| {
            let text = format!("benben bot {seat}\n{}", secret.reveal());
            let [a, b, c, d, e, f, g, h, ..] = *Digest::of(text.as_bytes()).bytes();
            u64::from_le_bytes([a, b, c, d, e, f, g, h])
        };
        Self {
            levels,
            seeds: PerSeat::from_fn(seed),
            guests: PerSeat::from_fn(|_| None),
            positions: Vec::new(),
        }
    }

    /// The level of the bot at this seat, if one sits there.
    pub(super) fn level(&self, seat: Seat) -> Option<Level> {
        self.levels[seat]
    }

    /// Something has happened, and this is the game now.
    pub(super) fn note(&mut self, game: G) {
        self.positions.push(game);
    }

    /// How much has happened.
    pub(super) fn events(&self) -> usize {
        self.positions.len()
    }

    /// Only so much has happened; the rest was taken back.
    pub(super) fn forget_after(&mut self, events: usize) {
        self.positions.truncate(events);
        for seat in Seat::all(Seat::LIMIT) {
            self.guests[seat] = self.guests[seat].take().filter(|guest| guest.seen <= events);
        }
    }

    /// Calls the bot at this seat in anew, with luck of its own for this point of the game. What it does next then depends
    /// on what happened and not on what it did since the session started, so a game that is resumed goes on the same way.
    pub(super) fn call_anew(&mut self, seat: Seat) {
        self.guests[seat] = None;
    }

    /// Everything that a seat has seen, in order.
    pub(super) fn views(&self, seat: Seat) -> impl Iterator<Item = G::View> {
        self.positions.iter().map(move |game| game.view(Viewer::Seat(seat)))
    }

    /// The bot at this seat, which has seen everything; none if a person sits there.
    pub(super) fn bot(&mut self, seat: Seat) -> Option<&mut G::Bot> {
        let level = self.levels[seat]?;
        let set_up = self.positions.first()?.set_up();
        let guest = self.guests[seat].get_or_insert_with(|| {
            let seed = seed_of(self.seeds[seat], self.positions.len() as u64);
            Guest { bot: G::bot(level, set_up, seat, seed), seen: 0 }
        });
        for game in self.positions.iter().skip(guest.seen) {
            guest.bot.see(&game.view(Viewer::Seat(seat)));
        }
        guest.seen = self.positions.len();
        Some(&mut guest.bot)
    }
}
