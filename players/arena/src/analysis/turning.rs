//! Where a game was decided, and what each seat made of it.

use super::{Analysis, Value, is_sure};
use bots::Estimate;
use tabletop::{Game, Seat};

/// A point where the chance to win changed by much.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TurningPoint {
    /// Whose chance; everybody's where all play together.
    pub seat: Option<Seat>,
    /// The choice that did it, or the one before which it happened, counted from 0; none if it happened at the end.
    pub choice: Option<usize>,
    /// What changed it.
    pub cause: Cause,
    /// By how much. Above 0 is good.
    pub change: Estimate,
}

/// What changed a chance to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The choice of that seat.
    Choice,
    /// Deals, and what others did.
    Luck,
}

/// What a seat made of its choices.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tally {
    /// How many of its choices were weighed.
    pub weighed: usize,
    /// How often there was nothing to choose.
    pub forced: usize,
    /// How many of its choices were mistakes.
    pub mistakes: usize,
    /// What all its choices cost.
    pub cost: Value,
}

/// A turning point is at least so much.
const LEAST: f64 = 0.05;

/// At most so many are named for each account.
const MOST: usize = 5;

impl<G: Game> Analysis<G> {
    /// The points where the chance to win changed most, in the order of the game. Only what is more than noise.
    #[must_use]
    pub fn turning_points(&self) -> Vec<TurningPoint> {
        let mut points: Vec<TurningPoint> = self
            .accounts
            .iter()
            .flat_map(|account| {
                let mut points = self.swings(account.seat);
                let last = account.last.map(|last| last.win);
                points.extend(last.map(|change| point(account.seat, None, Cause::Luck, change)));
                points.retain(|point| point.change.mean.abs() >= LEAST && is_sure(point.change));
                points.sort_by(|a, b| b.change.mean.abs().total_cmp(&a.change.mean.abs()));
                points.truncate(MOST);
                points
            })
            .collect();
        points.sort_by_key(|point| (point.choice.unwrap_or(usize::MAX), point.cause == Cause::Choice));
        points
    }

    /// Every change in one account but the last.
    fn swings(&self, owner: Option<Seat>) -> Vec<TurningPoint> {
        let mut points = Vec::new();
        for (number, choice) in self.choices.iter().enumerate() {
            let Some(weighing) =
                choice.weighing.as_ref().filter(|_| owner.is_none_or(|seat| seat == choice.seat))
            else {
                continue;
            };
            if let Some(since) = weighing.since.filter(|since| since.happened) {
                points.push(point(owner, Some(number), Cause::Luck, since.by.win));
            }
            points.push(point(owner, Some(number), Cause::Choice, -weighing.cost.win));
        }
        points
    }

    /// What the seat made of its choices.
    #[must_use]
    pub fn tally(&self, seat: Seat) -> Tally {
        let mut tally = Tally { weighed: 0, forced: 0, mistakes: 0, cost: Value::exact(0.0, 0.0) };
        for choice in self.choices.iter().filter(|choice| choice.seat == seat) {
            tally.forced += usize::from(choice.forced);
            if let Some(weighing) = &choice.weighing {
                tally.weighed += 1;
                tally.mistakes += usize::from(weighing.cost.is_mistake());
                tally.cost = tally.cost.plus(weighing.cost);
            }
        }
        tally
    }
}

const fn point(seat: Option<Seat>, choice: Option<usize>, cause: Cause, change: Estimate) -> TurningPoint {
    TurningPoint { seat, choice, cause, change }
}
