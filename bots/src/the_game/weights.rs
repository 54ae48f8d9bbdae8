//! Made by `cargo xtask tune the-game`, seed 1: changes by hand are lost.

use super::eval::{Phases, Weights};

/// For one to five players, without signals.
pub(super) static SILENT: [Phases; 5] = [
    Phases {
        early: Weights::from_list([
            3.277, 1.546, 0.900, -0.645, -2.235, 1.868, 3.444, 1.018, 0.094, 5.000, 1.000,
        ]),
        late: Weights::from_list([
            4.495, 1.203, 0.712, -2.113, -1.164, 0.262, 3.802, 1.525, -0.700, 5.000, 1.000,
        ]),
    },
    Phases {
        early: Weights::from_list([
            0.042, 1.580, 0.900, 0.850, -2.835, 1.381, 3.151, 2.314, 1.395, 5.000, 1.000,
        ]),
        late: Weights::from_list([
            3.196, 1.276, 0.679, -0.881, -1.419, -0.888, 2.737, 2.276, 0.016, 5.000, 1.000,
        ]),
    },
    Phases {
        early: Weights::from_list([2.0, 1.4, 0.9, 1.0, -0.9, 1.5, 2.6, 0.8, -0.7, 5.0, 1.0]),
        late: Weights::from_list([2.0, 1.4, 0.9, 1.0, -0.9, 1.5, 2.6, 0.8, -0.7, 5.0, 1.0]),
    },
    Phases {
        early: Weights::from_list([2.0, 1.4, 0.9, 1.0, -0.9, 1.5, 2.6, 0.8, -0.7, 5.0, 1.0]),
        late: Weights::from_list([2.0, 1.4, 0.9, 1.0, -0.9, 1.5, 2.6, 0.8, -0.7, 5.0, 1.0]),
    },
    Phases {
        early: Weights::from_list([2.0, 1.4, 0.9, 1.0, -0.9, 1.5, 2.6, 0.8, -0.7, 5.0, 1.0]),
        late: Weights::from_list([2.0, 1.4, 0.9, 1.0, -0.9, 1.5, 2.6, 0.8, -0.7, 5.0, 1.0]),
    },
];

/// For two to five players, with signals.
pub(super) static TALKING: [Phases; 4] = [
    Phases {
        early: Weights::from_list([
            0.042, 1.580, 0.900, 0.850, -2.835, 1.381, 3.151, 2.314, 1.395, 5.000, 1.000,
        ]),
        late: Weights::from_list([
            3.196, 1.276, 0.679, -0.881, -1.419, -0.888, 2.737, 2.276, 0.016, 5.000, 1.000,
        ]),
    },
    Phases {
        early: Weights::from_list([2.0, 1.4, 0.9, 1.0, -0.9, 1.5, 2.6, 0.8, -0.7, 5.0, 1.0]),
        late: Weights::from_list([2.0, 1.4, 0.9, 1.0, -0.9, 1.5, 2.6, 0.8, -0.7, 5.0, 1.0]),
    },
    Phases {
        early: Weights::from_list([2.0, 1.4, 0.9, 1.0, -0.9, 1.5, 2.6, 0.8, -0.7, 5.0, 1.0]),
        late: Weights::from_list([2.0, 1.4, 0.9, 1.0, -0.9, 1.5, 2.6, 0.8, -0.7, 5.0, 1.0]),
    },
    Phases {
        early: Weights::from_list([2.0, 1.4, 0.9, 1.0, -0.9, 1.5, 2.6, 0.8, -0.7, 5.0, 1.0]),
        late: Weights::from_list([2.0, 1.4, 0.9, 1.0, -0.9, 1.5, 2.6, 0.8, -0.7, 5.0, 1.0]),
    },
];
