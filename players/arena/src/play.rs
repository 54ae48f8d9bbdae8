//! One game.

use crate::{Contestant, Contested, Fault, Order};
use bots::Verdict;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tabletop::{Due, Game, Seat, Viewer, Waiting};

/// How a game came out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// It was played to its end.
    Over(Verdict),
    /// A contestant failed.
    Failed {
        /// Who.
        seat: Seat,
        /// How, in one line.
        reason: String,
        /// Where all play together: how many cards were left.
        left: Option<u8>,
    },
}

/// A game that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// How it came out.
    pub ending: Ending,
    /// For each seat: how many choices it made, and how long it took for all of them together.
    pub spent: Vec<Spent>,
}

/// What a seat needed for its choices.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spent {
    /// How many choices.
    pub choices: u32,
    /// How long they took together.
    pub time: Duration,
}

impl Spent {
    /// Counts another's too.
    pub fn add(&mut self, other: Self) {
        self.choices += other.choices;
        self.time += other.time;
    }
}

/// How often seats are asked whether they want to say something before a choice is made: enough to answer one another,
/// and an end to it.
const ROUNDS: u32 = 3;

/// The most that a seat says at a time: each pile set anew, twice over.
const ASIDES: usize = 8;

type Item<G> = <<G as Game>::Due as Due>::Item;

/// A contestant's failure, and where it sat.
struct Failure {
    seat: Seat,
    fault: Fault,
}

/// A game under way.
struct Table<'a, G, C> {
    game: G,
    seats: &'a mut [C],
    spent: Vec<Spent>,
}

/// Plays a game to its end, or until a contestant fails; nothing if `stop` was set before. `seats` has a contestant for
/// each player. After every event each is shown what it sees; with `signals`, each may say something before every choice.
pub fn play<G: Contested, C: Contestant<G>>(
    set_up: &G::SetUp,
    order: &mut Order<Item<G>>,
    seats: &mut [C],
    signals: bool,
    stop: &AtomicBool,
) -> Option<Played> {
    let spent = vec![Spent::default(); seats.len()];
    let mut table = Table { game: G::new(set_up.clone()), seats, spent };
    let ending = loop {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        match table.step(order, signals) {
            Ok(None) => {}
            Ok(Some(verdict)) => break Ending::Over(verdict),
            // Whoever was ended together with the arena has not failed.
            Err(_) if stop.load(Ordering::Relaxed) => return None,
            Err(Failure { seat, fault }) => {
                let left = G::left(&table.game.view(Viewer::Seat(seat)));
                break Ending::Failed { seat, reason: one_line(&fault.to_string()), left };
            }
        }
    };
    Some(Played { ending, spent: table.spent })
}

impl<G: Contested, C: Contestant<G>> Table<'_, G, C> {
    /// The next event; the verdict when there is none.
    fn step(&mut self, order: &mut Order<Item<G>>, signals: bool) -> Result<Option<Verdict>, Failure> {
        let nothing = |seat| Failure { seat, fault: Fault::Nothing };
        match self.game.waiting() {
            Waiting::Nobody => {
                let verdict = self.game.outcome().map(|outcome| G::verdict(&outcome));
                // That somebody fails after the game changes nothing about it.
                let _ = self.all(|contestant, view| contestant.over(view));
                verdict.map(Some).ok_or_else(|| nothing(Seat::FIRST))
            }
            Waiting::Dealer => {
                if let Some(due) = self.game.due() {
                    // What was drawn from what is due is never refused.
                    let _ = self.game.deal(&order.draw(due));
                }
                self.all(|contestant, view| contestant.see(view))?;
                Ok(None)
            }
            Waiting::Seats(seats) => {
                if signals && G::SIGNALS && self.seats.len() > 1 {
                    self.talk()?;
                }
                let seat = seats.first().unwrap_or_default();
                self.choose(seat).map_err(|fault| Failure { seat, fault })?;
                self.all(|contestant, view| contestant.see(view))?;
                Ok(None)
            }
        }
    }

    fn choose(&mut self, seat: Seat) -> Result<(), Fault> {
        let view = self.game.view(Viewer::Seat(seat));
        let contestant = self.seats.get_mut(usize::from(seat.number())).ok_or(Fault::Nothing)?;
        let start = Instant::now();
        let choice = contestant.choose(&view);
        if let Some(spent) = self.spent.get_mut(usize::from(seat.number())) {
            spent.add(Spent { choices: 1, time: start.elapsed() });
        }
        let choice = choice?;
        let illegal = |reason: String| Fault::Illegal { choice: choice.to_string(), reason };
        if G::is_aside(choice) {
            return Err(illegal("this is said, not chosen".to_owned()));
        }
        self.game.act(seat, choice).map_err(|refusal| illegal(refusal.to_string()))
    }

    /// Everybody may say something, and answer.
    fn talk(&mut self) -> Result<(), Failure> {
        let players = self.seats.len() as u8;
        for _ in 0..ROUNDS {
            let mut quiet = true;
            for seat in Seat::all(players) {
                let Some(contestant) = self.seats.get_mut(usize::from(seat.number())) else { continue };
                let said = contestant.say(&self.game.view(Viewer::Seat(seat)));
                let said = said.map_err(|fault| Failure { seat, fault })?;
                for aside in said.into_iter().take(ASIDES) {
                    self.aside(seat, aside).map_err(|fault| Failure { seat, fault })?;
                    self.all(|contestant, view| contestant.see(view))?;
                    quiet = false;
                }
            }
            if quiet {
                break;
            }
        }
        Ok(())
    }

    fn aside(&mut self, seat: Seat, aside: G::Action) -> Result<(), Fault> {
        let wrong = |reason: String| Fault::Said { said: aside.to_string(), reason };
        if !G::is_aside(aside) {
            return Err(wrong("this is chosen, not said".to_owned()));
        }
        self.game.act(seat, aside).map_err(|refusal| wrong(refusal.to_string()))
    }

    /// Does something with each contestant and what it sees.
    fn all(&mut self, mut each: impl FnMut(&mut C, &G::View) -> Result<(), Fault>) -> Result<(), Failure> {
        for (number, contestant) in (0..).zip(self.seats.iter_mut()) {
            let Some(seat) = Seat::new(number) else { break };
            let view = self.game.view(Viewer::Seat(seat));
            each(contestant, &view).map_err(|fault| Failure { seat, fault })?;
        }
        Ok(())
    }
}

/// A text that fits a line: control characters become spaces.
fn one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).take(300).collect()
}
