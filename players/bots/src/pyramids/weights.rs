//! Made by `cargo xtask tune pyramids`; change that program, not this file.

use super::Weights;

/// The weights for 2, 3, 4, 5 and 6 players, in the order of [`Weights::NAMES`].
#[rustfmt::skip]
pub(super) static WEIGHTS: [Weights; 5] = [
    Weights::from_array([0.952, 1.073, 0.906, 2.281, -0.705, 1.261, -0.035, 0.763, 0.928, 0.136, 0.657, 3.519, 2.15]),
    Weights::from_array([1.54, 0.989, 0.872, 2.367, -0.881, -0.104, -0.359, 0.706, 0.99, -0.055, 0.269, 3.741, 2.136]),
    Weights::from_array([1.634, 0.673, 0.969, 3.056, 1.407, 0.148, -0.198, 0.66, 0.024, 0.377, 0.551, 3.145, 1.732]),
    Weights::from_array([1.506, 0.734, 0.988, 2.465, 0.435, -0.303, -0.093, 0.832, 0.649, -1.171, 0.582, 1.818, 2.001]),
    Weights::from_array([1.39, 0.415, 1.01, 3.967, 0.683, 0.931, -0.332, 0.991, 0.334, 0.017, 0.43, 3.095, 3.262]),
];
