//! Replays a record by the rules of its game.

use crate::error::Position;
use crate::fair::FairDealer;
use crate::header::is_known;
use crate::record::UNFINISHED;
use crate::{Digest, Event, Record, RecordError, Tag};
use tabletop::{DeckInfo, Game, Seat, SetUp, SetUpError, Waiting, draw};

/// Starts to replay a record, with the shipped deck unless `deck` has the text of another. The tags are checked at once, each
/// event when it is played, the result at the end.
///
/// ```
/// let text = "[Game \"the-game\"]\n[Format \"1\"]\n[Players \"1\"]\n\ndeal 0 2 3 4 5 6 7 8 9\n0 2>A1\nresult *\n";
/// let record: record::Record = text.parse()?;
/// let game: the_game::TheGame = record::replay(&record, None)?.finish()?;
/// let wrong = text.replace("2>A1", "99>A1").parse()?;
/// let error = record::replay::<the_game::TheGame>(&wrong, None)?.finish().unwrap_err();
/// assert_eq!(error.to_string(), "line 6, column 3: 99 is not in your hand");
/// # Ok::<(), record::RecordError>(())
/// ```
pub fn replay<'r, G: Game>(record: &'r Record, deck: Option<&str>) -> Result<Replay<'r, G>, RecordError> {
    let header = record.header();
    if header.game != G::NAME {
        let problem = format!("expected `{}`, the game to be replayed", G::NAME);
        return Err(record.value_position("Game").error(problem));
    }
    let set_up = G::SetUp::parse(header.players, &header.options, deck).map_err(|error| {
        let tag = match error {
            SetUpError::Players { .. } => "Players",
            SetUpError::UnknownOption { .. } | SetUpError::OptionTwice { .. } => "Options",
            SetUpError::NoDecks { .. } | SetUpError::Deck(_) | SetUpError::DeckTooSmall { .. } => "Deck",
        };
        record.value_position(tag).error(error)
    })?;
    check_deck(record, set_up.deck_info())?;
    Ok(Replay { record, game: G::new(set_up), next: 0, ended: false })
}

/// Checks that the deck is the one that the record was played with. In a game without decks no tag may name one.
fn check_deck(record: &Record, deck: Option<DeckInfo>) -> Result<(), RecordError> {
    let header = record.header();
    let Some(deck) = deck else {
        let of_deck = |tag: &&Tag| tag.name().starts_with("Deck") && is_known(tag.name());
        return record.tags().iter().find(of_deck).map_or(Ok(()), |tag| {
            let problem = format!("expected no tag `{}`: {} has no decks", tag.name(), header.game);
            Err(tag.position().error(problem))
        });
    };
    let file =
        header.deck_file.as_ref().map(|file| format!(" (it was read from `{file}`)")).unwrap_or_default();
    let Some(name) = &header.deck else {
        return Err(record.tags_end().error("expected the tag `[Deck \"…\"]` before this"));
    };
    if *name != deck.name {
        let problem = format!(
            "this was played with the deck `{name}`, not `{}`; give that deck with `--deck FILE`{file}",
            deck.name
        );
        return Err(record.value_position("Deck").error(problem));
    }
    // A record written by hand may omit the checksum. Then only the name is checked.
    let found = Digest::of(deck.text.as_bytes());
    if header.deck_checksum.is_some_and(|checksum| checksum != found) {
        let problem = format!(
            "this was played with other cards: the checksum of the deck `{name}` is {found}; \
             give the right deck with `--deck FILE`{file}"
        );
        return Err(record.value_position("DeckChecksum").error(problem));
    }
    Ok(())
}

/// A record that is being replayed. The iterator yields every event with the game before it, and ends after the first error.
/// [`Replay::finish`] plays the remaining events.
///
/// ```
/// use record::GameEvent;
/// use tabletop::Game;
/// use the_game::TheGame;
///
/// let text = "[Game \"the-game\"]\n[Format \"1\"]\n[Players \"1\"]\n\ndeal 0 2 3 4 5 6 7 8 9\n0 2>A1\nresult *\n";
/// let record = text.parse()?;
/// for step in record::replay::<TheGame>(&record, None)? {
///     let step = step?;
///     if let GameEvent::Action(seat, action) = step.event {
///         let choices = step.before.legal_actions(seat).len();
///         println!("line {}: seat {seat} chose {action} out of {choices}", step.line);
///     }
/// }
/// # Ok::<(), record::RecordError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Replay<'r, G: Game> {
    record: &'r Record,
    game: G,
    next: usize,
    ended: bool,
}

/// An event of a replayed record.
#[derive(Clone, Debug)]
pub struct ReplayStep<G: Game> {
    /// The line's number, from 1.
    pub line: usize,
    /// The game before the event.
    pub before: G,
    /// The event.
    pub event: GameEvent<G>,
}

/// An event of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameEvent<G: Game> {
    /// A deal.
    Deal(G::Deal),
    /// A choice or a signal of a seat.
    Action(Seat, G::Action),
}

impl<G: Game> Replay<'_, G> {
    /// The game after the events so far.
    #[must_use]
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// Plays the remaining events, checks the result, and returns the game.
    pub fn finish(self) -> Result<G, RecordError> {
        self.finish_with(None)
    }

    /// The same, while the dealer draws every deal again.
    pub(crate) fn finish_with(mut self, mut dealer: Option<&mut FairDealer>) -> Result<G, RecordError> {
        while self.advance(dealer.as_deref_mut())?.is_some() {}
        Ok(self.game)
    }

    /// Plays one event. None once all events are played and the result is right. If there is a dealer it draws every deal
    /// again, which must be the deal of the record.
    fn advance(
        &mut self,
        dealer: Option<&mut FairDealer>,
    ) -> Result<Option<(usize, GameEvent<G>)>, RecordError> {
        let Some(line) = self.record.lines.get(self.next) else {
            return self.check_result().map(|()| None);
        };
        let (start, position) = (Position::line(line.number), line.position());
        if let Some(outcome) = self.game.outcome() {
            return Err(start.error(format!("the game is over: expected `result {outcome}`")));
        }
        let event = match &line.event {
            Event::Deal(text) => {
                let deal: G::Deal = text.parse().map_err(|error| position.parse_error(error))?;
                let Some(due) = self.game.due() else {
                    let whom = self.waiting_for();
                    return Err(position.error(format!("no deal is due: the game waits for {whom}")));
                };
                if let Some(drawn) = dealer.map(|dealer| draw(due, dealer)).filter(|drawn| *drawn != deal) {
                    let problem = format!("expected `{drawn}`, the deal that follows from the seed");
                    return Err(position.error(problem));
                }
                self.game.deal(&deal).map_err(|refusal| position.error(refusal))?;
                GameEvent::Deal(deal)
            }
            Event::Action(seat, text) => {
                let action: G::Action = text.parse().map_err(|error| position.parse_error(error))?;
                if !G::is_aside(action) {
                    self.check_turn(*seat).map_err(|problem| start.error(problem))?;
                }
                self.game.act(*seat, action).map_err(|refusal| position.error(refusal))?;
                GameEvent::Action(*seat, action)
            }
        };
        self.next += 1;
        Ok(Some((line.number, event)))
    }

    /// Checks that it is the seat's turn. Sealed choices are written in the order of the seats, all choices of a seat before those
    /// of the next.
    fn check_turn(&self, seat: Seat) -> Result<(), String> {
        let problem = match self.game.waiting() {
            Waiting::Seats(seats) if seats.first() == Some(seat) => return Ok(()),
            Waiting::Seats(seats) if seats.contains(seat) => {
                "; choices made at once are written in the order of the seats".to_owned()
            }
            _ => format!(", not for seat {seat}"),
        };
        Err(format!("the game waits for {}{problem}", self.waiting_for()))
    }

    fn check_result(&self) -> Result<(), RecordError> {
        let position = Position { line: self.record.result_line, column: "result ".len() + 1 };
        let result = &self.record.result;
        let problem = match (self.game.outcome(), result == UNFINISHED) {
            (None, true) => return Ok(()),
            (None, false) => {
                format!("expected `*`: the game is not over, it waits for {}", self.waiting_for())
            }
            (Some(outcome), true) => format!("expected `{outcome}`: the game is over"),
            (Some(outcome), false) => {
                let given: G::Outcome = result.parse().map_err(|error| position.parse_error(error))?;
                if given == outcome {
                    return Ok(());
                }
                format!("expected `{outcome}`, the result of this game")
            }
        };
        Err(position.error(problem))
    }

    fn waiting_for(&self) -> String {
        match self.game.waiting() {
            Waiting::Dealer => "a deal".to_owned(),
            Waiting::Nobody => "nobody".to_owned(),
            Waiting::Seats(seats) => {
                let numbers: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
                format!("{} {}", if seats.len() == 1 { "seat" } else { "seats" }, numbers.join(", "))
            }
        }
    }
}

impl<G: Game> Iterator for Replay<'_, G> {
    type Item = Result<ReplayStep<G>, RecordError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.ended {
            return None;
        }
        let before = self.game.clone();
        let played = self.advance(None).transpose();
        self.ended = !matches!(played, Some(Ok(_)));
        played.map(|played| played.map(|(line, event)| ReplayStep { line, before, event }))
    }
}
