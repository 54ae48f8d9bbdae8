//! Tunes the weights of the bots of Pyramids: climbs in games against the casual policy and against the best weights so far,
//! separately for each number of players.

use crate::climb::climb;
use bots::pyramids::{Weights, self_play};
use pyramids::SetUp;
use tabletop::{SetUp as _, seed_of};

/// The weights that a beginner would guess.
const START: Weights = Weights {
    floor_luck: 1.1,
    top_luck: 0.7,
    patience: 0.97,
    pace: 2.5,
    slack: 0.0,
    slot: 3.0,
    rush: 0.0,
    start: 0.75,
    later: 0.4,
    ready: 0.2,
    crowd: 0.7,
    spare: 2.0,
    exchange: 2.0,
};

/// About how much each weight is changed at a time.
const STEPS: Weights = Weights {
    floor_luck: 0.15,
    top_luck: 0.15,
    patience: 0.02,
    pace: 0.4,
    slack: 0.5,
    slot: 1.0,
    rush: 0.5,
    start: 0.1,
    later: 0.2,
    ready: 0.2,
    crowd: 0.1,
    spare: 0.5,
    exchange: 0.6,
};

const ROUNDS: usize = 100;
const DEALS: usize = 600;

/// Prints the weights for 2 to 6 players.
pub(crate) fn tune(seed: u64) {
    println!("//! Made by `cargo xtask tune pyramids`; change that program, not this file.\n");
    println!("use super::Weights;\n");
    println!("/// The weights for 2, 3, 4, 5 and 6 players, in the order of [`Weights::NAMES`].");
    println!("#[rustfmt::skip]");
    println!("pub(super) static WEIGHTS: [Weights; 5] = [");
    for players in 2..=6 {
        let Ok(set_up) = SetUp::parse(players, "", None) else { continue };
        let mut best = START;
        for stage in 0..2 {
            eprintln!("{players} players, stage {}", stage + 1);
            best = stage_of(&set_up, &best, stage == 0, seed_of(seed, u64::from(players) * 2 + stage));
        }
        println!("    Weights::from_array({:?}),", best.to_array());
    }
    println!("];");
}

/// Climbs from `start`: the first time against the casual policy alone, then against it and `start` in turn.
fn stage_of(set_up: &SetUp, start: &Weights, first: bool, seed: u64) -> Weights {
    let fitness = |weights: &[f64], deal: usize| {
        let weights = weights_of(weights);
        let hero = deal % usize::from(set_up.players());
        let other = (!first && (deal / usize::from(set_up.players())).is_multiple_of(2)).then_some(start);
        let line_up: Vec<Option<&Weights>> = (0..usize::from(set_up.players()))
            .map(|seat| if seat == hero { Some(&weights) } else { other })
            .collect();
        let ends = self_play(set_up, &line_up, seed_of(seed, deal as u64));
        ends.get(hero).map_or(0.0, |end| 0.7 * end.win + 0.003 * f64::from(end.lead))
    };
    let wide = |weights: Weights| weights.to_array().map(f64::from);
    weights_of(&climb(&wide(*start), &wide(STEPS), ROUNDS, DEALS, seed, fitness))
}

/// Rounds weights to three digits.
fn weights_of(all: &[f64]) -> Weights {
    let digits = |weight: f64| (weight * 1000.0).round() as f32 / 1000.0;
    Weights::from_array(std::array::from_fn(|number| all.get(number).map_or(0.0, |weight| digits(*weight))))
}
