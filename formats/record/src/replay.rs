//! Playing a record again by the rules of its game.

use crate::error::Place;
use crate::header::is_known;
use crate::text::UNFINISHED;
use crate::{Digest, Event, Line, Record, RecordError};
use tabletop::{DeckInfo, Game, Seat, Seats, SetUp, SetUpError, Waiting};

/// Starts to play a record again, with the shipped deck unless the text of another is given. The tags are checked at
/// once, each event when its turn comes, the result at the end.
pub fn replay<'r, G: Game>(record: &'r Record, deck: Option<&str>) -> Result<Replay<'r, G>, RecordError> {
    let header = record.header();
    if header.game != G::NAME {
        return Err(record
            .value_place("Game")
            .error(format!("expected `{}`, the game to be replayed", G::NAME)));
    }
    let set_up = G::SetUp::parse(header.players, &header.options, deck).map_err(|error| {
        let tag = match error {
            SetUpError::Players { .. } => "Players",
            SetUpError::UnknownOption { .. } | SetUpError::OptionTwice { .. } => "Options",
            SetUpError::NoDecks { .. } | SetUpError::Deck(_) | SetUpError::DeckTooSmall { .. } => "Deck",
        };
        record.value_place(tag).error(error.to_string())
    })?;
    match set_up.deck_info() {
        Some(deck) => check_deck(record, &deck)?,
        None => check_no_deck(record, G::NAME)?,
    }
    Ok(Replay { record, game: G::new(set_up), next: 0, ended: false })
}

/// A record must be played with its own cards.
fn check_deck(record: &Record, deck: &DeckInfo) -> Result<(), RecordError> {
    let header = record.header();
    let file =
        header.deck_file.as_ref().map(|file| format!(" (it was read from `{file}`)")).unwrap_or_default();
    let Some(name) = &header.deck else {
        return Err(record.tags_end().error("expected the tag `[Deck \"…\"]` before this".to_owned()));
    };
    if *name != deck.name {
        let problem = format!(
            "this was played with the deck `{name}`, not `{}`; give that deck with `--deck FILE`{file}",
            deck.name
        );
        return Err(record.value_place("Deck").error(problem));
    }
    // A record written by hand may leave the checksum out; then the name is all there is to go by.
    let found = Digest::of(deck.text.as_bytes());
    if header.deck_checksum.is_some_and(|checksum| checksum != found) {
        let problem = format!(
            "this was played with other cards: the checksum of the deck `{name}` is {found}; \
             give the right deck with `--deck FILE`{file}"
        );
        return Err(record.value_place("DeckChecksum").error(problem));
    }
    Ok(())
}

fn check_no_deck(record: &Record, game: &str) -> Result<(), RecordError> {
    let tag = record.tags().iter().find(|tag| tag.name().starts_with("Deck") && is_known(tag.name()));
    match tag {
        Some(tag) => Err(tag.place().error(format!("expected no tag `{}`: {game} has no decks", tag.name()))),
        None => Ok(()),
    }
}

/// A record that is being played again. As an iterator it gives every event with the position before it, or what does
/// not hold, after which nothing comes. [`Replay::finish`] plays what is left.
#[derive(Clone, Debug)]
pub struct Replay<'r, G: Game> {
    record: &'r Record,
    game: G,
    next: usize,
    ended: bool,
}

/// An event of a record that holds.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    /// The line's number, from 1.
    pub line: usize,
    /// The game before it happened.
    pub before: G,
    /// What happened.
    pub event: Played<G>,
}

/// Something that happened, read by the rules of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Played<G: Game> {
    /// Chance brought this.
    Deal(G::Deal),
    /// A seat chose or said this.
    Action(Seat, G::Action),
}

impl<G: Game> Replay<'_, G> {
    /// The game after all events that were given.
    #[must_use]
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// Plays what is left and checks the result; gives the last position.
    pub fn finish(mut self) -> Result<G, RecordError> {
        while self.advance(|_, _| Ok(()))?.is_some() {}
        Ok(self.game)
    }

    /// Plays one event; nothing once all are played and the result holds. `check` sees a deal, with the position
    /// before it, before the rules do.
    pub(crate) fn advance(
        &mut self,
        check: impl FnOnce(&G, &G::Deal) -> Result<(), String>,
    ) -> Result<Option<(usize, Played<G>)>, RecordError> {
        let Some(line) = self.record.lines.get(self.next) else {
            return self.check_result().map(|()| None);
        };
        let played = self.play(line, check)?;
        self.next += 1;
        Ok(Some((line.number, played)))
    }

    fn play(
        &mut self,
        line: &Line,
        check: impl FnOnce(&G, &G::Deal) -> Result<(), String>,
    ) -> Result<Played<G>, RecordError> {
        let place = line.place();
        if let Some(outcome) = self.game.outcome() {
            return Err(
                Place::line(line.number).error(format!("the game is over: expected `result {outcome}`"))
            );
        }
        match &line.event {
            Event::Deal(text) => {
                let deal: G::Deal = text.parse().map_err(|error| place.unread(error))?;
                if self.game.waiting() != Waiting::Dealer {
                    return Err(place.error(format!("no deal is due: the game waits for {}", self.whom())));
                }
                check(&self.game, &deal).map_err(|problem| place.error(problem))?;
                self.game.deal(&deal).map_err(|refusal| place.error(refusal.to_string()))?;
                Ok(Played::Deal(deal))
            }
            Event::Action(seat, text) => {
                let action: G::Action = text.parse().map_err(|error| place.unread(error))?;
                if !G::is_aside(action) {
                    self.check_turn(*seat).map_err(|problem| Place::line(line.number).error(problem))?;
                }
                self.game.act(*seat, action).map_err(|refusal| place.error(refusal.to_string()))?;
                Ok(Played::Action(*seat, action))
            }
        }
    }

    /// Sealed choices are written in seat order, all of a seat's before the next seat's.
    fn check_turn(&self, seat: Seat) -> Result<(), String> {
        match self.game.waiting() {
            Waiting::Seats(seats) if seats.first() == Some(seat) => Ok(()),
            Waiting::Seats(seats) if seats.contains(seat) => Err(format!(
                "the game waits for {}; choices made at once are written in the order of the seats",
                listed(seats)
            )),
            _ => Err(format!("the game waits for {}, not for seat {seat}", self.whom())),
        }
    }

    fn check_result(&self) -> Result<(), RecordError> {
        let place = Place { line: self.record.result_line, column: "result ".len() + 1 };
        let result = &self.record.result;
        match self.game.outcome() {
            None if result == UNFINISHED => Ok(()),
            None => {
                let whom = self.whom();
                Err(place.error(format!("expected `*`: the game is not over, it waits for {whom}")))
            }
            Some(outcome) if result == UNFINISHED => {
                Err(place.error(format!("expected `{outcome}`: the game is over")))
            }
            Some(outcome) => {
                let given: G::Outcome = result.parse().map_err(|error| place.unread(error))?;
                if given == outcome {
                    return Ok(());
                }
                Err(place.error(format!("expected `{outcome}`, the result of this game")))
            }
        }
    }

    fn whom(&self) -> String {
        match self.game.waiting() {
            Waiting::Dealer => "a deal".to_owned(),
            Waiting::Nobody => "nobody".to_owned(),
            Waiting::Seats(seats) => listed(seats),
        }
    }
}

fn listed(seats: Seats) -> String {
    let numbers: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
    format!("{} {}", if seats.len() == 1 { "seat" } else { "seats" }, numbers.join(", "))
}

impl<G: Game> Iterator for Replay<'_, G> {
    type Item = Result<Step<G>, RecordError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.ended {
            return None;
        }
        let before = self.game.clone();
        let played = self.advance(|_, _| Ok(())).transpose();
        self.ended = !matches!(played, Some(Ok(_)));
        played.map(|played| played.map(|(line, event)| Step { line, before, event }))
    }
}
