//! Writes a record while a game is played.

use crate::error::Position;
use crate::fair::{Contribution, Secret};
use crate::header::is_known;
use crate::record::{UNFINISHED, write};
use crate::{Digest, Event, GameEvent, Header, Record, RecordError, SeatName, Tag, replay};
use tabletop::{Game, Luck, PerSeat, Seat, SetUp, TextError, draw};

/// Writes a record while a game is played. It takes deals, choices and signals in the order of their arrival.
///
/// Sealed choices are written in the order of the seats, all choices of a seat before those of the next, and only after all
/// seats have chosen. So the record of a running game shows nothing that is still sealed. Signals that arrive
/// meanwhile are written before the choices.
///
/// ```
/// use record::RecordBuilder;
/// use tabletop::Seat;
/// use the_game::{SetUp, TheGame};
///
/// let mut builder = RecordBuilder::<TheGame>::new(SetUp::new(1)?);
/// builder.deal(&"deal 0 2 3 4 5 6 7 8 9".parse()?)?;
/// builder.act(Seat::FIRST, "2>A1".parse()?)?;
/// assert!(builder.act(Seat::FIRST, "50>A1".parse()?).is_err());
/// assert!(builder.text().ends_with("deal 0 2 3 4 5 6 7 8 9\n0 2>A1\nresult *\n"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct RecordBuilder<G: Game> {
    header: Header,
    /// The unknown tags of a continued record.
    other: Vec<Tag>,
    game: G,
    events: Vec<Event>,
    /// The sealed choices of each seat, which are written once all seats have chosen.
    sealed: PerSeat<Vec<Event>>,
}

impl<G: Game> RecordBuilder<G> {
    /// The record of a game before its first deal.
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
            mix: vec![Contribution::default(); set_up.players().into()],
        };
        let (other, events, sealed) = (Vec::new(), Vec::new(), PerSeat::default());
        Self { header, other, game: G::new(set_up), events, sealed }
    }

    /// Continues the record of an unfinished game. Its known tags are now in the fixed order.
    pub fn continued(record: &Record, deck: Option<&str>) -> Result<Self, RecordError> {
        let replay = replay::<G>(record, deck)?;
        let mut builder = Self::new(replay.game().set_up().clone());
        builder.header = record.header().clone();
        builder.other = record.tags().iter().filter(|tag| !is_known(tag.name())).cloned().collect();
        for step in replay {
            let step = step?;
            let taken = match step.event {
                GameEvent::Deal(deal) => builder.deal(&deal),
                GameEvent::Action(seat, action) => builder.act(seat, action),
            };
            taken.map_err(|refusal| Position::line(step.line).error(refusal))?;
        }
        Ok(builder)
    }

    /// The game so far.
    #[must_use]
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// Sets the name of each seat.
    pub fn set_seats(&mut self, name: impl FnMut(Seat) -> SeatName) {
        self.header.seats = Seat::all(self.header.players).map(name).collect();
    }

    /// Sets the file of a custom deck.
    pub fn set_deck_file(&mut self, path: &str) -> Result<(), TextError> {
        Tag::check_value(path)?;
        self.header.deck_file = Some(path.to_owned());
        Ok(())
    }

    /// Sets the commitment to the secret, and the contribution of each seat.
    pub fn commit(&mut self, commitment: Digest, contribution: impl FnMut(Seat) -> Contribution) {
        self.header.commitment = Some(commitment);
        self.header.mix = Seat::all(self.header.players).map(contribution).collect();
    }

    /// The contribution of each seat, seat 0 first.
    #[must_use]
    pub fn mix(&self) -> &[Contribution] {
        &self.header.mix
    }

    /// Adds the secret, which every reader of the record then knows.
    pub fn reveal(&mut self, secret: &Secret) {
        self.header.seed = Some(secret.clone());
    }

    /// Adds a deal. A refused deal changes nothing.
    pub fn deal(&mut self, deal: &G::Deal) -> Result<(), G::Refusal> {
        self.game.deal(deal)?;
        self.events.push(Event::Deal(deal.to_string()));
        Ok(())
    }

    /// Draws the deal that is due and adds it. Returns `false` if no deal is due.
    pub fn deal_due(&mut self, dealer: &mut impl Luck) -> Result<bool, G::Refusal> {
        let Some(due) = self.game.due() else { return Ok(false) };
        self.deal(&draw(due, dealer)).map(|()| true)
    }

    /// Adds a choice or a signal of a seat. A refused action changes nothing.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), G::Refusal> {
        let is_sealed = self.game.is_sealed() && !G::is_aside(action);
        self.game.act(seat, action)?;
        let event = Event::Action(seat, action.to_string());
        if is_sealed {
            self.sealed[seat].push(event);
        } else {
            self.events.push(event);
        }
        if !self.game.is_sealed() {
            Seat::all(Seat::LIMIT).for_each(|seat| self.events.append(&mut self.sealed[seat]));
        }
        Ok(())
    }

    /// The record so far. The rules bound the number of choices and deals, but not of signals. A caller that takes signals from
    /// strangers must keep the text below [`crate::MAX_BYTES`], or it can't be read back.
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
}
