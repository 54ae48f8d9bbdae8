//! The weights of the bots of Silver & Gold: what the end of a game owes to each thing that the evaluation sees, by
//! least squares over games that the policy plays against itself, again and again with the weights just found.

#![allow(clippy::indexing_slicing, reason = "matrices of a fixed size, in a maker that only developers run")]

use bots::silver_gold::{
    CURVES, FEATURES, Forecast, Lesson, School, Spread, Weights, chance, curves, lessons,
};
use silver_gold::SetUp;
use std::sync::atomic::{AtomicUsize, Ordering};
use tabletop::{SetUp as _, seed_of};

/// How often the policy plays and learns; after the first few times it looks ahead, which is slower and better.
const ROUNDS: u64 = 7;
const QUICK: u64 = 5;

/// Games in a round, in so many parts that are summed up one by one, so that nothing depends on the number of cores.
const GAMES: u64 = 4_000;
const PARTS: usize = 60;

/// Each choice is misjudged by up to so many points.
const BLUR: f64 = 1.0;

/// How strongly weights are drawn to nothing, in lessons.
const CALM: f64 = 50.0;

const COLUMNS: usize = FEATURES * CURVES;

/// Prints the weights as a Rust file.
pub(crate) fn tune(seed: u64) {
    println!("//! The weights of the evaluation: made by `cargo xtask tune silver-gold`, not by hand.\n");
    println!(
        "#![allow(clippy::approx_constant, reason = \"a weight may look like a famous number by chance\")]\n"
    );
    println!("use super::worth::{{Spread, Weights}};\n");
    println!("/// For 2, 3 and 4 players.");
    println!("pub(super) static TUNED: [(Weights, Spread); 3] = [");
    for players in SetUp::PLAYERS {
        let Ok(set_up) = SetUp::parse(players, "", None) else { continue };
        let (weights, [end, turn]) = learn(&set_up, seed);
        println!("    (\n        [");
        for row in weights {
            let row: Vec<String> = row.iter().map(|weight| format!("{weight:.3}")).collect();
            println!("            [{}],", row.join(", "));
        }
        println!("        ],\n        [{end:?}, {turn:?}],\n    ),");
    }
    println!("];");
}

fn learn(set_up: &SetUp, seed: u64) -> (Weights, Spread) {
    let mut weights = start();
    let mut spread = [1.0, 1.0];
    for round in 0..ROUNDS {
        let school = School { blur: BLUR, careful: round >= QUICK };
        let sums = play(set_up, &weights, school, seed_of(seed, round));
        let (players, count) = (set_up.players(), sums.count);
        let (end, error) = (sums.end / count, (sums.squares / count).sqrt());
        eprintln!("{players} players, round {round}: {count} lessons, mean end {end:.2}, error {error:.3}");
        if round + 1 == ROUNDS {
            spread = likeliest(&sums.chance);
        } else {
            weights = sums.solve();
        }
    }
    (weights, spread)
}

/// The curve that makes what happened the likeliest.
fn likeliest(forecasts: &[Forecast]) -> Spread {
    let likelihood = |spread: Spread| -> f64 {
        let each = |forecast: &Forecast| {
            let chance = chance(spread, forecast.ahead, forecast.turns).clamp(1e-6, 1.0 - 1e-6);
            forecast.won * chance.ln() + (1.0 - forecast.won) * (1.0 - chance).ln()
        };
        forecasts.iter().map(each).sum()
    };
    let steps = |from: u32, to: u32| (from..=to).map(|step| f64::from(step) / 4.0);
    let spreads = steps(1, 16).flat_map(|end| steps(1, 16).map(move |turn| [end, turn]));
    spreads.max_by(|a, b| likelihood(*a).total_cmp(&likelihood(*b))).unwrap_or([1.0, 1.0])
}

/// A first idea: only how many pyramids are to be expected, and that skulls are bad.
fn start() -> Weights {
    let mut weights = [[0.0; CURVES]; FEATURES];
    for (weight, value) in weights.iter_mut().zip([12.0, 0.0, 1.0, -0.5, 0.0, 2.0]) {
        weight[1] = value;
    }
    weights
}

/// The normal equations of least squares.
#[derive(Clone)]
struct Sums {
    matrix: Vec<Vec<f64>>,
    goals: Vec<f64>,
    count: f64,
    end: f64,
    /// Of what the weights in use got wrong.
    squares: f64,
    chance: Vec<Forecast>,
}

impl Sums {
    fn new() -> Self {
        Self {
            matrix: vec![vec![0.0; COLUMNS]; COLUMNS],
            goals: vec![0.0; COLUMNS],
            count: 0.0,
            end: 0.0,
            squares: 0.0,
            chance: Vec::new(),
        }
    }

    fn add(&mut self, lesson: &Lesson, weights: &Weights) {
        let curves = curves(lesson.turns);
        let columns: Vec<(usize, f64)> = lesson
            .features
            .iter()
            .enumerate()
            .filter(|(_, amount)| **amount != 0.0)
            .flat_map(|(feature, amount)| {
                curves
                    .iter()
                    .enumerate()
                    .map(move |(curve, height)| (feature * CURVES + curve, amount * height))
            })
            .collect();
        let goal = lesson.end - lesson.points;
        let mut guess = 0.0;
        for (column, amount) in &columns {
            guess += amount * weights[column / CURVES][column % CURVES];
            self.goals[*column] += amount * goal;
            for (other, factor) in &columns {
                self.matrix[*column][*other] += amount * factor;
            }
        }
        self.count += 1.0;
        self.end += lesson.end;
        self.squares += (goal - guess).powi(2);
    }

    fn join(&mut self, other: &Self) {
        for (row, add) in self.matrix.iter_mut().zip(&other.matrix) {
            row.iter_mut().zip(add).for_each(|(sum, add)| *sum += add);
        }
        self.goals.iter_mut().zip(&other.goals).for_each(|(sum, add)| *sum += add);
        self.count += other.count;
        self.end += other.end;
        self.squares += other.squares;
        self.chance.extend_from_slice(&other.chance);
    }

    /// Gauss-Jordan; the matrix is positive definite thanks to the calm.
    fn solve(mut self) -> Weights {
        for column in 0..COLUMNS {
            self.matrix[column][column] += CALM;
        }
        for column in 0..COLUMNS {
            let pivot = self.matrix[column].clone();
            for row in (0..COLUMNS).filter(|row| *row != column) {
                let factor = self.matrix[row][column] / pivot[column];
                if factor != 0.0 {
                    self.matrix[row].iter_mut().zip(&pivot).for_each(|(value, own)| *value -= factor * own);
                    self.goals[row] -= factor * self.goals[column];
                }
            }
        }
        std::array::from_fn(|feature| {
            std::array::from_fn(|curve| {
                let column = feature * CURVES + curve;
                self.goals[column] / self.matrix[column][column]
            })
        })
    }
}

fn play(set_up: &SetUp, weights: &Weights, school: School, seed: u64) -> Sums {
    let next = AtomicUsize::new(0);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let work = || {
        let mut done = Vec::new();
        loop {
            let part = next.fetch_add(1, Ordering::Relaxed);
            if part >= PARTS {
                return done;
            }
            let mut sums = Sums::new();
            for game in (part as u64..GAMES).step_by(PARTS) {
                let lessons = lessons(set_up, weights, school, seed_of(seed, game));
                lessons.worth.iter().for_each(|lesson| sums.add(lesson, weights));
                sums.chance.extend(lessons.chance);
            }
            done.push((part, sums));
        }
    };
    let mut parts: Vec<(usize, Sums)> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap_or_default()).collect()
    });
    parts.sort_by_key(|(part, _)| *part);
    let mut sums = Sums::new();
    parts.iter().for_each(|(_, part)| sums.join(part));
    sums
}
