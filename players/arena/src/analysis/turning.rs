//! The turning points of a game, and a summary of each seat's choices.

use super::{Analysis, ValueBreakdown, ValueEstimate, is_sure};
use bots::Estimate;
use serde::Serialize;
use tabletop::{Game, Seat};

/// A point where the chance to win changed a lot.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct TurningPoint {
    /// The seat. None for the team of a cooperative game.
    pub seat: Option<Seat>,
    /// The number of the choice that made the change or that follows it, from 0. None at the end of the game.
    pub choice: Option<usize>,
    /// What made the change.
    pub kind: TurningPointKind,
    /// The change of the chance to win. Above 0 is good.
    pub change: Estimate,
}

/// What made a change of the chance to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum TurningPointKind {
    /// A choice of the seat.
    Choice,
    /// A deal or the play of other seats.
    Luck,
}

/// A summary of the choices of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct SeatSummary {
    /// The seat.
    pub seat: Seat,
    /// The number of choices that were evaluated.
    pub evaluated: usize,
    /// The number of choices that were forced.
    pub forced: usize,
    /// The number of choices that were mistakes.
    pub mistakes: usize,
    /// The cost of all its choices.
    pub cost: ValueEstimate,
}

/// The smallest change that counts as a turning point.
const LEAST: f64 = 0.05;

/// The most turning points for each breakdown.
const MOST: usize = 5;

impl<G: Game> Analysis<G> {
    /// The points where the chance to win changed most, in the order of the game. Changes that may be noise are left out.
    #[must_use]
    pub fn turning_points(&self) -> Vec<TurningPoint> {
        let mut all = Vec::new();
        for ValueBreakdown { seat, last, .. } in &self.breakdowns {
            let mut points = Vec::new();
            let mut add = |choice, kind, change| {
                points.push(TurningPoint { seat: *seat, choice, kind, change });
            };
            for (number, choice) in self.choices.iter().enumerate() {
                let own = seat.is_none_or(|seat| seat == choice.seat);
                let Some(comparison) = choice.comparison.as_ref().filter(|_| own) else { continue };
                if let Some(since) = comparison.since.filter(|since| since.happened) {
                    add(Some(number), TurningPointKind::Luck, since.amount.win);
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

    /// A summary of the choices of a seat.
    #[must_use]
    pub fn summary(&self, seat: Seat) -> SeatSummary {
        let mut summary =
            SeatSummary { seat, evaluated: 0, forced: 0, mistakes: 0, cost: ValueEstimate::exact(0.0, 0.0) };
        for choice in self.choices.iter().filter(|choice| choice.seat == seat) {
            summary.forced += usize::from(choice.forced);
            if let Some(comparison) = &choice.comparison {
                summary.evaluated += 1;
                summary.mistakes += usize::from(comparison.mistake);
                summary.cost = summary.cost.plus(comparison.cost);
            }
        }
        summary
    }
}
