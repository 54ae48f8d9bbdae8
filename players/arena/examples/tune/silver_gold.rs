//! Tunes the weights of the bots of Silver & Gold: fits the features of the evaluation to the final scores by least squares, over
//! games that the policy plays against itself. Each round plays with the weights of the round before.

#![allow(clippy::indexing_slicing, reason = "matrices of a fixed size, in a maker that only developers run")]

use crate::parallel::on_all_cores;
use bots::silver_gold::{
    CURVES, FEATURES, TrainingSettings, ValueSample, Weights, WinCurve, WinSample, curves, training_game,
    win_chance,
};
use silver_gold::SetUp;
use tabletop::{SetUp as _, seed_of};

/// The number of rounds. After the first `QUICK` rounds the policy looks ahead, which is slower and better.
const ROUNDS: u64 = 7;
const QUICK: u64 = 5;

/// The number of games of a round, and of the parts in which they are added up. With fixed parts the sums do not depend on
/// the number of cores.
const GAMES: u64 = 4_000;
const PARTS: usize = 60;

/// Random noise of up to this many points is added to the value of each choice.
const NOISE: f64 = 1.0;

/// How strongly weights are drawn to 0 (ridge regression), in samples.
const RIDGE: f64 = 50.0;

const COLUMNS: usize = FEATURES * CURVES;

/// Prints the weights as a Rust file.
pub(crate) fn tune(seed: u64) {
    println!("//! Made by `cargo xtask tune silver-gold`; change that program, not this file.\n");
    println!(
        "#![allow(clippy::approx_constant, reason = \"a weight may look like a famous number by chance\")]\n"
    );
    println!("use super::evaluation::{{Weights, WinCurve}};\n");
    println!("/// The weights and the win curve for 2, 3 and 4 players.\n#[rustfmt::skip]");
    println!("pub(super) static TUNED: [(Weights, WinCurve); 3] = [");
    for players in SetUp::PLAYERS {
        let Ok(set_up) = SetUp::new(players) else { continue };
        let (weights, [end, turn]) = learn(&set_up, seed);
        println!("    ([");
        for rows in weights.chunks(5) {
            let rows: Vec<String> = rows.iter().map(|row| format!("{row:.3?}")).collect();
            println!("        {},", rows.join(", "));
        }
        println!("    ], [{end:?}, {turn:?}]),");
    }
    println!("];");
}

fn learn(set_up: &SetUp, seed: u64) -> (Weights, WinCurve) {
    let mut weights = start();
    let mut win_curve = [1.0, 1.0];
    for round in 0..ROUNDS {
        let settings = TrainingSettings { noise: NOISE, look_ahead: round >= QUICK };
        let sums = play(set_up, &weights, settings, seed_of(seed, round));
        let (players, count) = (set_up.players(), sums.count);
        let (end, error) = (sums.end / count, (sums.squares / count).sqrt());
        eprintln!("{players} players, round {round}: {count} samples, mean end {end:.2}, error {error:.3}");
        if round + 1 == ROUNDS {
            win_curve = likeliest(&sums.wins);
        } else {
            weights = sums.solve();
        }
    }
    (weights, win_curve)
}

/// The curve with the highest likelihood.
fn likeliest(samples: &[WinSample]) -> WinCurve {
    let likelihood = |win_curve: WinCurve| -> f64 {
        let each = |sample: &WinSample| {
            let chance = win_chance(win_curve, sample.lead, sample.turns).clamp(1e-6, 1.0 - 1e-6);
            sample.won * chance.ln() + (1.0 - sample.won) * (1.0 - chance).ln()
        };
        samples.iter().map(each).sum()
    };
    let steps = |from: u32, to: u32| (from..=to).map(|step| f64::from(step) / 4.0);
    let curves = steps(1, 16).flat_map(|end| steps(1, 16).map(move |turn| [end, turn]));
    curves.max_by(|a, b| likelihood(*a).total_cmp(&likelihood(*b))).unwrap_or([1.0, 1.0])
}

/// The first weights: expected pyramids are good, and skulls are bad.
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
    /// The sum of squared errors of the weights in use.
    squares: f64,
    wins: Vec<WinSample>,
}

impl Sums {
    fn new() -> Self {
        Self {
            matrix: vec![vec![0.0; COLUMNS]; COLUMNS],
            goals: vec![0.0; COLUMNS],
            count: 0.0,
            end: 0.0,
            squares: 0.0,
            wins: Vec::new(),
        }
    }

    fn add(&mut self, sample: &ValueSample, weights: &Weights) {
        let curves = curves(sample.turns);
        let columns: Vec<(usize, f64)> = sample
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
        let goal = sample.end - sample.points;
        let mut guess = 0.0;
        for (column, amount) in &columns {
            guess += amount * weights[column / CURVES][column % CURVES];
            self.goals[*column] += amount * goal;
            for (other, factor) in &columns {
                self.matrix[*column][*other] += amount * factor;
            }
        }
        self.count += 1.0;
        self.end += sample.end;
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
        self.wins.extend_from_slice(&other.wins);
    }

    /// Gauss-Jordan; the matrix is positive definite thanks to the ridge.
    fn solve(mut self) -> Weights {
        for column in 0..COLUMNS {
            self.matrix[column][column] += RIDGE;
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

fn play(set_up: &SetUp, weights: &Weights, settings: TrainingSettings, seed: u64) -> Sums {
    let parts = on_all_cores(PARTS, |part| {
        let mut sums = Sums::new();
        for game in (part as u64..GAMES).step_by(PARTS) {
            let samples = training_game(set_up, weights, settings, seed_of(seed, game));
            samples.values.iter().for_each(|sample| sums.add(sample, weights));
            sums.wins.extend(samples.wins);
        }
        sums
    });
    let mut sums = Sums::new();
    parts.iter().for_each(|part| sums.join(part));
    sums
}
