//! Writing a record while a game is played.

use crate::error::Place;
use crate::fair::{Contribution, Secret};
use crate::header::{is_known, nothing_added};
use crate::text::{UNFINISHED, write};
use crate::{Digest, Event, Header, Played, Record, RecordError, SeatName, Tag, replay};
use std::collections::VecDeque;
use tabletop::{Game, PerSeat, Seat, Seats, SetUp, TextError, Waiting};

/// Writes a record while a game is played: takes deals, choices and things said in the order in which they arrive.
///
/// Choices that several seats make at once stand in the record in the order of the seats, all of a seat's before the
/// next seat's, whoever chose first; what is said meanwhile stands before them. Until all have chosen, none of their
/// choices is written: nobody who reads the record of a running game sees what is still sealed.
#[derive(Clone, Debug)]
pub struct RecordBuilder<G: Game> {
    header: Header,
    other: Vec<Tag>,
    /// The game as the table knows it.
    game: G,
    /// The game with its choices made in the order of the record: the same as `game` whenever nothing waits.
    written: G,
    /// Choices that wait for those of lower seats.
    waiting: PerSeat<VecDeque<G::Action>>,
    events: Vec<Event>,
    /// Choices made at once, in the order of the record, that wait for the rest.
    sealed: Vec<Event>,
    /// Who is still to finish choosing before `sealed` is complete.
    open: Seats,
}

impl<G: Game> RecordBuilder<G> {
    /// The record of a game of which nothing is dealt yet.
    #[must_use]
    pub fn new(set_up: G::SetUp) -> Self {
        let deck = set_up.deck_info();
        let header = Header {
            game: G::NAME.to_owned(),
            players: set_up.players(),
            options: set_up.options(),
            seats: Vec::new(),
            deck_checksum: deck.as_ref().map(|deck| Digest::of(deck.text.as_bytes())),
            deck: deck.map(|deck| deck.name),
            deck_file: None,
            commitment: None,
            seed: None,
            mix: nothing_added(set_up.players()),
        };
        let game = G::new(set_up);
        let mut builder = Self {
            header,
            other: Vec::new(),
            written: game.clone(),
            game,
            waiting: PerSeat::from_fn(|_| VecDeque::new()),
            events: Vec::new(),
            sealed: Vec::new(),
            open: Seats::NONE,
        };
        builder.open_seals();
        builder
    }

    /// The record of a game that was stopped, to be played on. Its known tags stand in the fixed order from now on.
    pub fn continued(record: &Record, deck: Option<&str>) -> Result<Self, RecordError> {
        let replay = replay::<G>(record, deck)?;
        let mut builder = Self::new(replay.game().set_up().clone());
        builder.header = record.header().clone();
        builder.other = record.tags().iter().filter(|tag| !is_known(tag.name())).cloned().collect();
        for step in replay {
            let step = step?;
            let taken = match step.event {
                Played::Deal(deal) => builder.deal(&deal),
                Played::Action(seat, action) => builder.act(seat, action),
            };
            taken.map_err(|refusal| Place::line(step.line).error(refusal.to_string()))?;
        }
        Ok(builder)
    }

    /// The game so far.
    #[must_use]
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// Names who sits where.
    pub fn set_seats(&mut self, name: impl FnMut(Seat) -> SeatName) {
        self.header.seats = Seat::all(self.header.players).map(name).collect();
    }

    /// Says where a deck of one's own was read from.
    pub fn set_deck_file(&mut self, path: &str) -> Result<(), TextError> {
        self.header.deck_file = Some(Tag::new("DeckFile", path)?.value().to_owned());
        Ok(())
    }

    /// Writes down what is promised about the deals and what each seat added.
    pub fn commit(&mut self, commitment: Digest, added: impl FnMut(Seat) -> Contribution) {
        self.header.commitment = Some(commitment);
        self.header.mix = Seat::all(self.header.players).map(added).collect();
    }

    /// What each seat added, from seat 0 on.
    #[must_use]
    pub fn mix(&self) -> &[Contribution] {
        &self.header.mix
    }

    /// Writes down the secret, from now on known to every reader.
    pub fn reveal(&mut self, secret: &Secret) {
        self.header.seed = Some(secret.clone());
    }

    /// Adds a tag that has no meaning here, behind the others. A known one is refused.
    pub fn add_tag(&mut self, name: &str, value: &str) -> Result<(), TextError> {
        if is_known(name) {
            return Err(TextError {
                column: 1,
                expected: "the name of a tag without a meaning of its own".to_owned(),
            });
        }
        self.other.push(Tag::new(name, value)?);
        Ok(())
    }

    /// Chance brought this. A refused deal changes nothing.
    pub fn deal(&mut self, deal: &G::Deal) -> Result<(), G::Refusal> {
        self.game.deal(deal)?;
        self.written.deal(deal)?;
        self.events.append(&mut self.sealed);
        self.events.push(Event::Deal(deal.to_string()));
        self.open_seals();
        Ok(())
    }

    /// A seat chose or said this. A refused action changes nothing.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), G::Refusal> {
        self.game.act(seat, action)?;
        if G::is_aside(action) {
            self.written.act(seat, action)?;
            self.events.push(Event::Action(seat, action.to_string()));
            return Ok(());
        }
        self.waiting[seat].push_back(action);
        self.catch_up()
    }

    /// The record so far. Rules bound the choices and deals of a game, nobody bounds what is said: whoever takes things
    /// said from strangers must see to it that the text stays below [`crate::MAX_BYTES`], or it can't be read back.
    #[must_use]
    pub fn text(&self) -> String {
        let result = self.game.outcome().map_or_else(|| UNFINISHED.to_owned(), |outcome| outcome.to_string());
        let mut tags = self.header.tags();
        tags.extend(self.other.iter().cloned());
        let mut text = String::new();
        // Writing to a string can't fail.
        let _ = write(&mut text, &tags, &self.events, &result);
        text
    }

    /// Writes every choice whose turn in the record has come.
    fn catch_up(&mut self) -> Result<(), G::Refusal> {
        while let Waiting::Seats(seats) = self.written.waiting()
            && let Some(seat) = seats.first()
            && let Some(action) = self.waiting[seat].pop_front()
        {
            self.written.act(seat, action)?;
            self.sealed.push(Event::Action(seat, action.to_string()));
            let goes_on = self.written.waiting().is_for(seat) && self.written.is_sealed();
            if !goes_on {
                self.open = self.open.without(seat);
            }
            if self.open.is_empty() {
                self.events.append(&mut self.sealed);
                self.open_seals();
            }
        }
        Ok(())
    }

    /// Notes who chooses at once from here.
    fn open_seals(&mut self) {
        self.open = match self.written.waiting() {
            Waiting::Seats(seats) if seats.len() > 1 => seats,
            _ => Seats::NONE,
        };
    }
}
