//! Tunes the weights of the bots of The Game.

use crate::climb::climb;
use bots::the_game::{Phases, Weights, self_play};
use tabletop::{SetUp as _, seed_of};
use the_game::SetUp;

/// The start of a climb without signals, in the order of the fields of `Weights`: the common values of former climbs.
const SILENT: [f64; Weights::COUNT] = [2.0, 1.45, 0.85, 0.5, -1.3, 0.8, 2.8, 1.4, -0.4, 5.0, 1.0];
/// The start with signals, at a full and at an empty draw pile.
const TALKING: [[f64; Weights::COUNT]; 2] = [
    [3.9, 1.6, 0.78, -1.0, -2.5, 1.7, 4.0, 2.0, 2.2, 6.5, 2.2],
    [3.2, 1.2, 0.9, 0.3, -2.4, 1.3, 2.2, 2.0, 1.4, 4.5, 0.9],
];
/// The size of a step.
const STEPS: [f64; Weights::COUNT] = [0.8, 0.3, 0.3, 0.5, 0.4, 0.8, 0.6, 0.5, 0.5, 1.5, 0.8];
/// The numbers of steps and of deals. Climbs with signals start closer to their end.
const SILENT_EFFORT: (usize, usize) = (300, 2_000);
const TALKING_EFFORT: (usize, usize) = (120, 2_000);

/// Climbs for each number of players, without and with signals, and prints the file of the weights.
pub(crate) fn tune(seed: u64) {
    println!("//! Made by `cargo xtask tune the-game`, seed {seed}: changes by hand are lost.\n");
    println!("use super::eval::Phases;\n");
    println!("/// For one to five players, without signals.");
    println!("pub(super) static SILENT: [Phases; 5] = [");
    (1..=5).for_each(|players| print(&best(players, false, seed)));
    println!("];\n");
    println!("/// For two to five players, with signals.");
    println!("pub(super) static TALKING: [Phases; 4] = [");
    (2..=5).for_each(|players| print(&best(players, true, seed)));
    println!("];");
}

fn best(players: u8, talk: bool, seed: u64) -> Vec<f64> {
    eprintln!("players {players}, signals {talk}");
    let start = if talk { TALKING.concat() } else { [SILENT, SILENT].concat() };
    let mut steps = [STEPS, STEPS].concat();
    if !talk {
        // Nobody has asked for anything.
        let prices = |place: usize| place % Weights::COUNT >= Weights::COUNT - 2;
        let steps = steps.iter_mut().enumerate().filter(|(place, _)| prices(*place));
        steps.for_each(|(_, step)| *step = 0.0);
    }
    let Ok(set_up) = SetUp::parse(players, "", None) else { return start };
    let seed = seed_of(seed, u64::from(players));
    let (rounds, deals) = if talk { TALKING_EFFORT } else { SILENT_EFFORT };
    climb(&start, &steps, rounds, deals, seed, |weights, deal| {
        let left = self_play(&phases(weights), &set_up, talk, seed_of(seed, deal as u64));
        f64::exp(-f64::from(left) / 5.0)
    })
}

fn phases(weights: &[f64]) -> Phases {
    let part = |from: usize| {
        let mut list = [0.0; Weights::COUNT];
        for (place, weight) in list.iter_mut().zip(weights.iter().skip(from)) {
            // Rounded as it is printed, so that the printed weights are the tested ones.
            *place = ((weight * 1000.0).round() / 1000.0) as f32;
        }
        list
    };
    Phases { early: part(0), late: part(Weights::COUNT) }
}

fn print(weights: &[f64]) {
    println!("    Phases {{");
    for (name, part) in ["early", "late"].into_iter().zip(weights.chunks(Weights::COUNT)) {
        let list: Vec<String> = part.iter().map(|weight| format!("{weight:.3}")).collect();
        println!("        {name}: [{}],", list.join(", "));
    }
    println!("    }},");
}
