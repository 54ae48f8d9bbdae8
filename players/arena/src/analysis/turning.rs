//! Where a game was decided, and what each seat made of it.

use super::{Account, Analysis, Expectation, is_sure};
use bots::Estimate;
use serde::Serialize;
use tabletop::{Game, Seat};

/// A point where the chance to win changed a lot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TurningPoint {
    /// The seat; none for the team of a cooperative game.
    pub seat: Option<Seat>,
    /// The number of the choice that changed it, or of the choice that follows the change, from 0. None at the end of the
    /// game.
    pub choice: Option<usize>,
    /// What changed it.
    pub kind: TurningPointKind,
    /// By how much. Above 0 is good.
    pub change: Estimate,
}

/// What changed the chance to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum TurningPointKind {
    /// The choice of that seat.
    Choice,
    /// Deals, and the play of other seats.
    Luck,
}

/// What a seat made of its choices.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tally {
    /// How many of its choices were evaluated.
    pub evaluated: usize,
    /// How many of its choices were forced.
    pub forced: usize,
    /// How many of its choices were mistakes.
    pub mistakes: usize,
    /// What all its choices cost.
    pub cost: Expectation,
}

/// The smallest change that counts as a turning point.
const LEAST: f64 = 0.05;

/// How many turning points each account has at most.
const MOST: usize = 5;

impl<G: Game> Analysis<G> {
    /// The points where the chance to win changed most, in the order of the game. Changes that may be noise are left out.
    #[must_use]
    pub fn turning_points(&self) -> Vec<TurningPoint> {
        let mut all = Vec::new();
        for Account { seat, last, .. } in &self.accounts {
            let mut points = Vec::new();
            let mut add = |choice, kind, change| {
                points.push(TurningPoint { seat: *seat, choice, kind, change });
            };
            for (number, choice) in self.choices.iter().enumerate() {
                let own = seat.is_none_or(|seat| seat == choice.seat);
                let Some(comparison) = choice.comparison.as_ref().filter(|_| own) else { continue };
                if let Some(since) = comparison.since.filter(|since| since.happened) {
                    add(Some(number), TurningPointKind::Luck, since.by.win);
                }
                add(Some(number), TurningPointKind::Choice, -comparison.cost.win);
            }
            if let Some(last) = last {
                add(None, TurningPointKind::Luck, last.win);
            }
            points.retain(|point| point.change.mean.abs() >= LEAST && is_sure(point.change));
            points.sort_by(|a, b| b.change.mean.abs().total_cmp(&a.change.mean.abs()));
            points.truncate(MOST);
            all.append(&mut points);
        }
        all.sort_by_key(|point| (point.choice.unwrap_or(usize::MAX), point.kind == TurningPointKind::Choice));
        all
    }

    /// What the seat made of its choices.
    #[must_use]
    pub fn tally(&self, seat: Seat) -> Tally {
        let mut tally = Tally { evaluated: 0, forced: 0, mistakes: 0, cost: Expectation::exact(0.0, 0.0) };
        for choice in self.choices.iter().filter(|choice| choice.seat == seat) {
            tally.forced += usize::from(choice.forced);
            if let Some(comparison) = &choice.comparison {
                tally.evaluated += 1;
                tally.mistakes += usize::from(comparison.cost.is_mistake());
                tally.cost = tally.cost.plus(comparison.cost);
            }
        }
        tally
    }
}
