//! Rates the bots of a pool on one scale.

use crate::{GameResult, Schedule};
use serde::Serialize;

/// The strength of a bot. A bot that is 400 points above another wins ten games for each that the other wins.
///
/// ```
/// use arena::{Ending, Entry, GameResult, Schedule, ThinkingTime, rate};
/// use tabletop::{Ranking, Seat, Seats};
///
/// // Four games with two deals. The first bot wins all of them, in each seat.
/// let schedule = Schedule::of(&Entry::line_up("expert,casual")?);
/// let won_by = |seat| {
///     let ending = Ending::Ranking(Ranking { scores: vec![0, 0], winners: Seats::one(seat) });
///     GameResult { ending, thinking: vec![ThinkingTime::default(); 2] }
/// };
/// let games: Vec<GameResult> = Seat::all(2).chain(Seat::all(2)).map(won_by).collect();
/// let [expert, casual] = <[_; 2]>::try_from(rate(&schedule, &games)).map_err(|_| "two bots")?;
/// assert_eq!((casual.name.as_str(), casual.rating), ("casual", 1000.0));
/// assert!(expert.rating > 1100.0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// The name of the bot.
    pub name: String,
    /// Its rating.
    pub rating: f64,
    /// The standard error of its difference to the anchor. 0 for the anchor itself, and unknown after one deal.
    pub error: Option<f64>,
}

/// The bot that anchors the scale. Without it the mean of all bots is the anchor.
const ANCHOR: &str = "casual";

/// The rating of the anchor.
const ANCHOR_RATING: f64 = 1000.0;

/// The points for a factor of e in strength.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;

/// The most steps of Newton's method. It converges long before.
const STEPS: u32 = 50;

/// Rates the bots by the model of Bradley and Terry: each seat wins with a chance in proportion to the strength of its bot. For
/// two players this is the Elo scale. Each bot also gets half a win and half a loss against the mean, so that a bot that
/// wins everything has a rating too. Errors come from the spread between deals.
///
/// ```
/// use arena::{Entry, Plan, Schedule, play_all, rate};
/// use silver_gold::SilverGold;
/// let schedule = Schedule::round_robin(&Entry::line_up("random,casual")?, 2);
/// let plan = Plan::<SilverGold>::new(silver_gold::SetUp::new(2)?, schedule, 20);
/// let ratings = rate(&plan.schedule, &play_all(&plan));
/// assert!(ratings[0].rating < 1000.0 && ratings[1].rating == 1000.0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn rate(schedule: &Schedule, games: &[GameResult]) -> Vec<Rating> {
    let count = schedule.entries.len();
    let mut strength = vec![0.0; count];
    for _ in 0..STEPS {
        let (slope, curve, _) = likelihood(schedule, games, &strength);
        let Some(step) = solve(&curve, &slope) else { break };
        let largest = step.iter().fold(0.0_f64, |largest, part| largest.max(part.abs()));
        // A long step may overshoot.
        let part = if largest > 1.0 { 1.0 / largest } else { 1.0 };
        strength.iter_mut().zip(&step).for_each(|(one, step)| *one += part * step);
        if largest < 1e-10 {
            break;
        }
    }
    let (_, curve, spread) = likelihood(schedule, games, &strength);
    // Deals whose games were all aborted tell nothing.
    let is_rated = |deal: &&[GameResult]| deal.iter().any(|game| !game.win_shares().is_empty());
    let deals = games.chunks(schedule.games_per_deal().max(1)).filter(is_rated).count() as f64;
    // The same correction for few deals as in `Clusters::estimate`.
    let correction = (deals > 1.0).then(|| deals / (deals - 1.0));
    // A bot is compared with the anchor, or with the mean of all.
    let anchor = schedule.entries.iter().position(|entry| entry.name == ANCHOR);
    let against =
        |index: usize| anchor.map_or(1.0 / count as f64, |anchor| f64::from(u8::from(anchor == index)));
    let zero: f64 = strength.iter().enumerate().map(|(index, one)| against(index) * one).sum();
    let ratings = schedule.entries.iter().enumerate().map(|(one, entry)| {
        let contrast: Vec<f64> =
            (0..count).map(|index| f64::from(u8::from(index == one)) - against(index)).collect();
        // The sandwich estimator: curvature, spread between deals, curvature.
        let error = solve(&curve, &contrast).zip(correction).map(|(influence, correction)| {
            let spread: Vec<f64> = spread.iter().map(|row| dot(row, &influence)).collect();
            SCALE * (correction * dot(&influence, &spread)).max(0.0).sqrt()
        });
        let own = strength.get(one).copied().unwrap_or_default();
        Rating { name: entry.name.clone(), rating: ANCHOR_RATING + SCALE * (own - zero), error }
    });
    ratings.collect()
}

type Matrix = Vec<Vec<f64>>;

/// The slope of the log likelihood, its negative curvature, and the spread of the slope between deals.
fn likelihood(schedule: &Schedule, games: &[GameResult], strength: &[f64]) -> (Vec<f64>, Matrix, Matrix) {
    let count = strength.len();
    let mut slope = vec![0.0; count];
    let mut curve = vec![vec![0.0; count]; count];
    let mut spread = vec![vec![0.0; count]; count];
    let games_per_deal = schedule.games_per_deal().max(1);
    for (deal, games) in (0..).zip(games.chunks(games_per_deal)) {
        let mut of_deal = vec![0.0; count];
        for (number, game) in (deal * games_per_deal as u64..).zip(games) {
            let Some((_, _, seating)) = schedule.game(number) else { break };
            let weights = seating.iter().map(|entry| strength.get(*entry).map_or(0.0, |one| one.exp()));
            let total: f64 = weights.clone().sum();
            let mut chances = vec![0.0; count];
            for ((entry, weight), share) in seating.iter().zip(weights).zip(game.win_shares()) {
                let chance = weight / total;
                add(&mut chances, *entry, chance);
                add(&mut slope, *entry, share - chance);
                add(&mut of_deal, *entry, share - chance);
            }
            for (one, (row, own)) in curve.iter_mut().zip(&chances).enumerate() {
                add(row, one, *own);
                row.iter_mut().zip(&chances).for_each(|(part, theirs)| *part -= own * theirs);
            }
        }
        for (row, one) in spread.iter_mut().zip(&of_deal) {
            row.iter_mut().zip(&of_deal).for_each(|(part, other)| *part += one * other);
        }
    }
    for (one, (own, row)) in strength.iter().zip(&mut curve).enumerate() {
        // Half a win and half a loss against the mean, which is 0.
        let chance = 1.0 / (1.0 + (-own).exp());
        add(&mut slope, one, 0.5 - chance);
        add(row, one, chance * (1.0 - chance));
    }
    (slope, curve, spread)
}

fn add(vector: &mut [f64], place: usize, number: f64) {
    if let Some(part) = vector.get_mut(place) {
        *part += number;
    }
}

fn dot(one: &[f64], other: &[f64]) -> f64 {
    one.iter().zip(other).map(|(a, b)| a * b).sum()
}

/// Solves `matrix * x = vector` by elimination. None if the matrix is singular.
fn solve(matrix: &Matrix, vector: &[f64]) -> Option<Vec<f64>> {
    let mut rows: Matrix = matrix.clone();
    rows.iter_mut().zip(vector).for_each(|(row, right)| row.push(*right));
    let count = rows.len();
    for column in 0..count {
        let size = |row: usize| rows.get(row).and_then(|row| row.get(column)).map_or(0.0, |part| part.abs());
        let pivot = (column..count).max_by(|one, other| size(*one).total_cmp(&size(*other)))?;
        rows.swap(column, pivot);
        let lead = rows.get(column)?.clone();
        let first = *lead.get(column)?;
        if first.abs() < 1e-12 {
            return None;
        }
        for (index, row) in rows.iter_mut().enumerate() {
            let factor = if index == column { 0.0 } else { row.get(column)? / first };
            row.iter_mut().zip(&lead).for_each(|(part, lead)| *part -= factor * lead);
        }
    }
    rows.iter().enumerate().map(|(index, row)| Some(row.last()? / row.get(index)?)).collect()
}
