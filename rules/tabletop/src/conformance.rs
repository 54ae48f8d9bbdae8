//! The laws that every game must keep, checked over many games of random legal play.
//!
//! A game's tests fill in a [`Suite`] and demand that [`Suite::check`] finds nothing. The suite does not trust what a game
//! says of itself: it tries every legal action and many others, deals hidden cards again to see whether the viewer notices,
//! and makes sealed choices in several orders. [`Chances`] compares the hidden cards that a game draws with all that are
//! possible. [`Script`] runs the cases of a rule sheet.

mod blind;
mod chances;
mod choices;
mod deals;
mod script;
mod sealed;

pub use chances::{Chances, ChancesReport, compare, compare_counts};
pub use script::Script;

use crate::{Due, Game, Luck, Refusal, Seat, Seeded, SetUp, View, Viewer, Waiting, draw, pick};
use std::fmt;
use std::ops::Range;

/// One thing in a game's pool.
pub type Item<G> = <<G as Game>::Due as Due>::Item;

/// The games to play, and what the laws need to know about them.
#[derive(Clone, Debug)]
pub struct Suite<G: Game> {
    /// The set-ups to play: every number of players with every option.
    pub set_ups: Vec<G::SetUp>,
    /// The seeds of the games to play with each set-up. Each set-up adds an offset of its own.
    pub seeds: Range<u64>,
    /// No game has more deals and actions than this.
    pub bound: usize,
    /// Actions of all kinds. In each position the game must refuse those that are not legal.
    pub all_actions: fn(&G::SetUp) -> Vec<G::Action>,
    /// All cards of the game in any order, wherever they lie. They stay the same from start to end.
    pub all_cards: fn(&G) -> Vec<Item<G>>,
}

/// Picks a good action among the legal ones of a seat, or leaves it to chance.
pub type Guide<G> = fn(&G, Seat, &[<G as Game>::Action]) -> Option<<G as Game>::Action>;

/// A law of the suite.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Law {
    /// Chance is due exactly when the game waits for the dealer, there is an outcome exactly when it waits for nobody, and
    /// a seat has a legal action exactly when the game waits for it.
    Waiting,
    /// The game accepts every legal action, lists it once, and changes with it. An action is forced only if there is no other.
    Legal,
    /// The game refuses everything else, and a refusal changes nothing. Each refusal has a key of its own.
    Refused,
    /// Every text is read back as the value that it was written from, and no other text is read as that value.
    Text,
    /// No card appears or disappears.
    Conserved,
    /// The weights of what is due add up, and the game accepts what is drawn from it.
    Dealt,
    /// Simultaneous choices can be made in any order, and nobody sees those of others before all are made.
    Sealed,
    /// A view does not change when hidden cards do, and it lists the same legal actions as the game.
    Blind,
    /// A state sampled from a view has the same view and can be played to its end.
    Sampled,
    /// Hidden cards that are dealt again have the probabilities that they have at a table: see [`Chances`].
    Chances,
    /// The game ends.
    Bounded,
}

/// What the suite has checked without finding a broken law.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Games played to the end.
    pub games: usize,
    /// Positions checked.
    pub positions: usize,
    /// Actions that the game had to refuse.
    pub refusals: usize,
    /// Positions in which dealing hidden cards again changed something.
    pub redealt: usize,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { games, positions, refusals, redealt } = self;
        write!(f, "{games} games, {positions} positions, {refusals} refusals, {redealt} dealt anew")
    }
}

/// A law that was broken, and where.
#[derive(Clone, PartialEq, Eq, thiserror::Error)]
#[error("{law:?}: {what}\n{place}")]
pub struct Failure {
    /// The law.
    pub law: Law,
    /// What happened.
    pub what: String,
    /// The set-up, the seed and the events that lead there.
    pub place: String,
}

impl fmt::Debug for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Failure {
    /// The same failure in the game with this set-up and seed, after these events.
    fn after(self, set_up: &impl fmt::Debug, seed: u64, events: &[String]) -> Self {
        Self { place: format!("{set_up:?}, seed {seed}\n{}", events.join("\n")), ..self }
    }
}

/// A broken law, and what happened.
fn broken<T>(law: Law, what: impl Into<String>) -> Result<T, Failure> {
    Err(Failure { law, what: what.into(), place: String::new() })
}

/// One game under way, with what the laws compare it to.
struct Trial<'a, G: Game> {
    suite: &'a Suite<G>,
    guide: Guide<G>,
    all_actions: Vec<G::Action>,
    all_cards: Vec<Item<G>>,
    game: G,
    /// Makes all random choices, at the table and in the checks.
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

    /// Plays all games and checks every law in every position. Random play can end too soon to see all that can happen:
    /// `guide` then picks good actions, and the suite follows it most of the time.
    pub fn check_guided(&self, guide: Guide<G>) -> Result<Report, Failure> {
        check_keys::<G::Refusal>(G::NAME)?;
        let mut report = Report::default();
        for (number, set_up) in self.set_ups.iter().enumerate() {
            // Set-ups share no seeds, so that many set-ups with few games each still see many deals.
            let offset = (number as u64) << 32;
            for seed in self.seeds.clone().map(|seed| offset + seed) {
                let game = G::new(set_up.clone());
                let mut trial = Trial {
                    suite: self,
                    guide,
                    all_actions: (self.all_actions)(set_up),
                    all_cards: sorted((self.all_cards)(&game)),
                    game,
                    luck: Seeded::new(seed),
                    dealt: None,
                    report,
                };
                let mut events = Vec::new();
                trial.play(&mut events).map_err(|failure| failure.after(set_up, seed, &events))?;
                report = trial.report;
                report.games += 1;
            }
        }
        if report.redealt == 0 && report.positions > 0 {
            return broken(Law::Blind, "dealing anew never changed anything, so no view was tested");
        }
        Ok(report)
    }
}

impl<G: Game> Trial<'_, G> {
    fn play(&mut self, events: &mut Vec<String>) -> Result<(), Failure> {
        for _ in 0..=self.suite.bound {
            self.check_position()?;
            match self.game.waiting() {
                Waiting::Nobody => return Ok(()),
                Waiting::Dealer => {
                    let deal = deal_next(&mut self.game, &mut self.luck)?;
                    events.push(deal.to_string());
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
                    act(&mut self.game, seat, action)?;
                }
            }
        }
        broken(Law::Bounded, format!("not over after {} events", self.suite.bound))
    }

    /// Lets a seat say something now and then, which must not change what any seat may do.
    fn say_something(&mut self, events: &mut Vec<String>) -> Result<(), Failure> {
        if self.luck.below(8) != 0 {
            return Ok(());
        }
        let asides: Vec<_> = self.all_actions.iter().copied().filter(|action| G::is_aside(*action)).collect();
        let Some(&aside) = pick(&asides, &mut self.luck) else { return Ok(()) };
        let players = self.game.set_up().players();
        let seats: Vec<Seat> = Seat::all(players).collect();
        let Some(&seat) = pick(&seats, &mut self.luck) else { return Ok(()) };
        let before = self.game.clone();
        events.push(format!("{seat} {aside}"));
        act(&mut self.game, seat, aside)?;
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

    fn check_position(&mut self) -> Result<(), Failure> {
        self.report.positions += 1;
        self.check_waiting()?;
        self.check_conserved(&self.game, "after the last event")?;
        self.check_choices()?;
        self.check_deals()?;
        self.check_sealed()?;
        self.check_views()
    }

    fn check_waiting(&self) -> Result<(), Failure> {
        let game = &self.game;
        let waiting = game.waiting();
        let (due, outcome) = (game.due(), game.outcome());
        if due.is_some() != (waiting == Waiting::Dealer) {
            return broken(Law::Waiting, format!("waiting for {waiting:?}, but due is {due:?}"));
        }
        if outcome.is_some() != (waiting == Waiting::Nobody) {
            return broken(Law::Waiting, format!("waiting for {waiting:?} with outcome {outcome:?}"));
        }
        outcome.map_or(Ok(()), |outcome| check_text(&outcome))
    }

    fn check_conserved(&self, game: &G, when: &str) -> Result<(), Failure> {
        let now = sorted((self.suite.all_cards)(game));
        if now == self.all_cards {
            return Ok(());
        }
        broken(Law::Conserved, format!("{when} there are {now:?} instead of {:?}", self.all_cards))
    }
}

/// Draws what is due and deals it.
fn deal_next<G: Game>(game: &mut G, luck: &mut Seeded) -> Result<G::Deal, Failure> {
    let Some(due) = game.due() else { return broken(Law::Waiting, "nothing is due") };
    let deal = draw(due, luck);
    game.deal(&deal).or_else(|refusal| broken(Law::Dealt, format!("`{deal}` is refused: {refusal}")))?;
    Ok(deal)
}

/// Makes an action that the game must accept.
fn act<G: Game>(game: &mut G, seat: Seat, action: G::Action) -> Result<(), Failure> {
    game.act(seat, action)
        .or_else(|refusal| broken(Law::Legal, format!("seat {seat}: `{action}` is refused: {refusal}")))
}

/// Tries something that the game must refuse without changing.
fn check_refused<G: Game>(
    game: &G,
    what: &str,
    attempt: impl FnOnce(&mut G) -> Result<(), G::Refusal>,
) -> Result<(), Failure> {
    let mut next = game.clone();
    if attempt(&mut next).is_ok() {
        return broken(Law::Refused, format!("{what} is accepted"));
    }
    if next != *game {
        return broken(Law::Refused, format!("refusing {what} changed the game"));
    }
    Ok(())
}

/// No two refusals may have the same key, and each key must start with the name of the game.
fn check_keys<R: Refusal>(game: &str) -> Result<(), Failure> {
    let keys = sorted(R::SENTENCES.iter().map(|(key, _)| *key).collect());
    let twice = keys.array_windows().find_map(|[one, other]| (one == other).then_some(one));
    let wrong = |key: &&&str| !key.strip_prefix(game).is_some_and(|reason| reason.starts_with('-'));
    match twice.or_else(|| keys.iter().find(wrong)) {
        Some(key) => broken(Law::Refused, format!("`{key}` is no key, or that of two refusals")),
        None => Ok(()),
    }
}

/// A view must agree with the game on everything that both can answer.
fn check_agreement<G: Game>(game: &G, view: &G::View, viewer: Viewer) -> Result<(), Failure> {
    if view.viewer() != viewer {
        return broken(Law::Blind, format!("the view for {viewer:?} says it is for {:?}", view.viewer()));
    }
    let legal = sorted(viewer.seat().map(|seat| game.legal_actions(seat)).unwrap_or_default());
    check_equal(viewer, view.waiting(), game.waiting())?;
    check_equal(viewer, view.outcome(), game.outcome())?;
    check_equal(viewer, &sorted(view.legal_actions()), &legal)?;
    match view.forced() {
        Some(action) if legal != [action] => {
            broken(Law::Legal, format!("{viewer:?} is forced to `{action}`, not the only one of {legal:?}"))
        }
        _ => Ok(()),
    }
}

fn check_equal<T: PartialEq + fmt::Debug>(viewer: Viewer, seen: T, expected: T) -> Result<(), Failure> {
    if seen == expected {
        return Ok(());
    }
    broken(Law::Blind, format!("{viewer:?} sees {seen:?}, not {expected:?}"))
}

/// A text must be read back as the same value, and refused with a stray space or other capitals.
fn check_text<T>(value: &T) -> Result<(), Failure>
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
