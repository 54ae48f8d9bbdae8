//! The laws that every game must keep, checked over many games of random legal play.
//!
//! A game's tests fill in a [`Suite`] and demand that [`Suite::check`] finds nothing. The suite draws no conclusion
//! from the game's own word alone: what is legal is tried, what is not is tried too, what is hidden is dealt anew to
//! see whether the viewer notices, and sealed choices are made in several orders. [`Chances`] compares what is dealt anew with
//! every deal that could have been.

mod blind;
mod chances;
mod choices;
mod deals;
mod sealed;

pub use chances::{Chances, ChancesReport, compare};

use crate::{Due, Game, Luck, Seat, Seeded, SetUp, View, Viewer, Waiting, draw, pick};
use std::fmt;
use std::ops::Range;

/// What a game's pool holds.
pub type Item<G> = <<G as Game>::Due as Due>::Item;

/// What the suite needs to know about a game.
#[derive(Clone, Debug)]
pub struct Suite<G: Game> {
    /// Every number of players with every option.
    pub set_ups: Vec<G::SetUp>,
    /// The seeds of the games to play with each set-up, counted from a start of its own.
    pub seeds: Range<u64>,
    /// No game has more events, deals and actions, than this.
    pub bound: usize,
    /// Actions of all sorts, most of them not legal at a given moment: all that are not must be refused.
    pub universe: fn(&G::SetUp) -> Vec<G::Action>,
    /// Every card, wherever it is, in any order: the same from the start to the end.
    pub census: fn(&G) -> Vec<Item<G>>,
}

/// Names a good action of a seat among its legal ones, or leaves it to chance.
pub type Guide<G> = fn(&G, Seat, &[<G as Game>::Action]) -> Option<<G as Game>::Action>;

/// A law of the suite.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Law {
    /// Chance is due exactly when the dealer is waited for, there is an outcome exactly when nobody is, and a seat
    /// has a legal action exactly when it is waited for.
    Waiting,
    /// Every legal action is accepted and changes the game; each is listed once.
    Legal,
    /// Everything else is refused, and a refusal changes nothing.
    Refused,
    /// Every text is read back as what it was written from, and no other text is.
    Text,
    /// No card appears or goes.
    Conserved,
    /// What is due adds up, and what is drawn from it is accepted.
    Dealt,
    /// Choices made at once can be made in any order, and nobody sees another's before all are made.
    Sealed,
    /// A view does not change when what is hidden does, and it knows as much about its own choices as the game.
    Blind,
    /// A state sampled from a view fits it and can be played on.
    Sampled,
    /// What is drawn in place of what is hidden has the chances that it has at a table: see [`Chances`].
    Chances,
    /// The game ends.
    Bounded,
}

/// What the suite saw when it found nothing wrong.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Games played to the end.
    pub games: usize,
    /// Positions looked at.
    pub positions: usize,
    /// Actions tried that had to be refused.
    pub refusals: usize,
    /// Positions in which dealing anew changed something hidden.
    pub redealt: usize,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { games, positions, refusals, redealt } = self;
        write!(f, "{games} games, {positions} positions, {refusals} refusals, {redealt} dealt anew")
    }
}

/// A law that was broken, and where.
#[derive(Clone, PartialEq, Eq)]
pub struct Failure {
    /// The law.
    pub law: Law,
    /// What happened.
    pub what: String,
    /// The set-up, the seed and the events that lead there.
    pub place: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}: {}\n{}", self.law, self.what, self.place)
    }
}

impl fmt::Debug for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for Failure {}

/// A law broken, before it is known where.
type Broken = (Law, String);

fn broken<T>(law: Law, what: impl Into<String>) -> Result<T, Broken> {
    Err((law, what.into()))
}

/// One game under way, with what the laws need to compare.
struct Trial<'a, G: Game> {
    suite: &'a Suite<G>,
    guide: Guide<G>,
    universe: Vec<G::Action>,
    census: Vec<Item<G>>,
    game: G,
    /// Decides everything at the table and in the checks.
    luck: Seeded,
    /// The last deal that was accepted.
    dealt: Option<G::Deal>,
    report: Report,
}

impl<G: Game> Suite<G> {
    /// Plays all games at random and checks every law in every position.
    pub fn check(&self) -> Result<Report, Failure> {
        self.check_guided(|_, _, _| None)
    }

    /// Plays all games and checks every law in every position. Where random play ends too soon to see all that can
    /// happen, `guide` names a good action among the legal ones; it is followed most of the time.
    pub fn check_guided(&self, guide: Guide<G>) -> Result<Report, Failure> {
        let mut report = Report::default();
        for (number, set_up) in self.set_ups.iter().enumerate() {
            // No two set-ups share their seeds, so that many set-ups with few games each see many deals.
            let offset = (number as u64) << 32;
            for seed in self.seeds.clone().map(|seed| offset + seed) {
                let game = G::new(set_up.clone());
                let mut trial = Trial {
                    suite: self,
                    guide,
                    universe: (self.universe)(set_up),
                    census: sorted((self.census)(&game)),
                    game,
                    luck: Seeded::new(seed),
                    dealt: None,
                    report,
                };
                let mut events = Vec::new();
                trial.play(&mut events).map_err(|(law, what)| {
                    let place = format!("{set_up:?}, seed {seed}\n{}", events.join("\n"));
                    Failure { law, what, place }
                })?;
                report = trial.report;
                report.games += 1;
            }
        }
        if report.redealt == 0 && report.positions > 0 {
            let what = "dealing anew never changed anything, so no view was put to the test".into();
            return Err(Failure { law: Law::Blind, what, place: String::new() });
        }
        Ok(report)
    }
}

impl<G: Game> Trial<'_, G> {
    fn play(&mut self, events: &mut Vec<String>) -> Result<(), Broken> {
        for _ in 0..=self.suite.bound {
            self.check_position()?;
            match self.game.waiting() {
                Waiting::Nobody => return Ok(()),
                Waiting::Dealer => {
                    let Some(due) = self.game.due() else { return broken(Law::Waiting, "nothing is due") };
                    let deal = draw(due, &mut self.luck);
                    events.push(deal.to_string());
                    self.game.deal(&deal).or_else(|refusal| broken(Law::Dealt, refusal.to_string()))?;
                    self.dealt = Some(deal);
                }
                Waiting::Seats(seats) => {
                    self.say_something(events)?;
                    let waited: Vec<_> = seats.iter().collect();
                    let Some(&seat) = pick(&waited, &mut self.luck) else {
                        return broken(Law::Waiting, "waiting for no seat");
                    };
                    let legal = self.game.legal_actions(seat);
                    let advice =
                        if self.luck.below(16) > 0 { (self.guide)(&self.game, seat, &legal) } else { None };
                    let Some(action) = advice.or_else(|| pick(&legal, &mut self.luck).copied()) else {
                        return broken(Law::Waiting, format!("seat {seat} has no legal action"));
                    };
                    events.push(format!("{seat} {action}"));
                    self.game.act(seat, action).or_else(|refusal| broken(Law::Legal, refusal.to_string()))?;
                }
            }
        }
        broken(Law::Bounded, format!("not over after {} events", self.suite.bound))
    }

    /// Now and then a seat says something; that must not change who may do what.
    fn say_something(&mut self, events: &mut Vec<String>) -> Result<(), Broken> {
        if self.luck.below(8) != 0 {
            return Ok(());
        }
        let asides: Vec<_> = self.universe.iter().copied().filter(|action| G::is_aside(*action)).collect();
        let Some(&aside) = pick(&asides, &mut self.luck) else { return Ok(()) };
        let players = self.game.set_up().players();
        let Some(seat) = Seat::all(players).nth(self.luck.below(u32::from(players)) as usize) else {
            return Ok(());
        };
        let before = self.game.clone();
        events.push(format!("{seat} {aside}"));
        self.game.act(seat, aside).or_else(|refusal| broken(Law::Legal, format!("{aside}: {refusal}")))?;
        if self.game.waiting() != before.waiting() {
            return broken(Law::Legal, format!("saying {aside} changed who is waited for"));
        }
        for seat in Seat::all(players) {
            if sorted(self.game.legal_actions(seat)) != sorted(before.legal_actions(seat)) {
                return broken(Law::Legal, format!("saying {aside} changed what seat {seat} may do"));
            }
        }
        Ok(())
    }

    fn check_position(&mut self) -> Result<(), Broken> {
        self.report.positions += 1;
        self.check_waiting()?;
        self.check_conserved(&self.game, "after the last event")?;
        self.check_choices()?;
        self.check_deals()?;
        self.check_sealed()?;
        self.check_views()
    }

    fn check_waiting(&self) -> Result<(), Broken> {
        let game = &self.game;
        let waiting = game.waiting();
        if game.due().is_some() != (waiting == Waiting::Dealer) {
            return broken(Law::Waiting, format!("waiting for {waiting:?}, but due is {:?}", game.due()));
        }
        if game.outcome().is_some() != (waiting == Waiting::Nobody) {
            return broken(
                Law::Waiting,
                format!("waiting for {waiting:?} with outcome {:?}", game.outcome()),
            );
        }
        if let Some(outcome) = game.outcome() {
            check_text(&outcome)?;
        }
        Ok(())
    }

    fn check_conserved(&self, game: &G, when: &str) -> Result<(), Broken> {
        let now = sorted((self.suite.census)(game));
        if now == self.census {
            return Ok(());
        }
        broken(Law::Conserved, format!("{when} there are {now:?} instead of {:?}", self.census))
    }
}

/// A view must agree with the game on everything that both can answer.
fn check_agreement<G: Game>(game: &G, view: &G::View, viewer: Viewer) -> Result<(), Broken> {
    if view.viewer() != viewer {
        return broken(Law::Blind, format!("the view for {viewer:?} says it is for {:?}", view.viewer()));
    }
    if view.waiting() != game.waiting() {
        return broken(Law::Blind, format!("{viewer:?} sees {:?}, not {:?}", view.waiting(), game.waiting()));
    }
    if view.outcome() != game.outcome() {
        return broken(Law::Blind, format!("{viewer:?} sees {:?}, not {:?}", view.outcome(), game.outcome()));
    }
    let seen = sorted(view.legal_actions());
    let legal = viewer.seat().map(|seat| sorted(game.legal_actions(seat))).unwrap_or_default();
    if seen != legal {
        return broken(Law::Blind, format!("{viewer:?} believes to be allowed {seen:?}, not {legal:?}"));
    }
    Ok(())
}

/// What is written is read back the same, and a stray space is not.
fn check_text<T>(value: &T) -> Result<(), Broken>
where
    T: PartialEq + fmt::Debug + fmt::Display + std::str::FromStr<Err = crate::TextError>,
{
    let text = value.to_string();
    match text.parse::<T>() {
        Ok(read) if read == *value => {}
        Ok(read) => return broken(Law::Text, format!("`{text}` was {value:?} and is read as {read:?}")),
        Err(error) => return broken(Law::Text, format!("`{text}` can't be read: {error}")),
    }
    for other in [format!("{text} "), format!(" {text}"), text.replacen(' ', "  ", 1), text.to_uppercase()] {
        if other != text && other.parse::<T>().is_ok() {
            return broken(Law::Text, format!("`{other}` is read, though `{text}` is the text"));
        }
    }
    Ok(())
}

fn sorted<T: Ord>(mut items: Vec<T>) -> Vec<T> {
    items.sort_unstable();
    items
}
