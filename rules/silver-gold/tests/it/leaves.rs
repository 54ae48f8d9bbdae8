//! Leaf counts from fixed positions: any change in what is legal changes them.

use crate::common::run;
use tabletop::{Seeded, leaves};

#[track_caller]
fn count(script: &str, expected: &[u64]) {
    let game = run(script).game;
    let counts: Vec<u64> =
        (1..).take(expected.len()).map(|depth| leaves(&game, depth, &|| Seeded::new(5))).collect();
    assert_eq!(counts, expected);
}

#[test]
fn leaves_of_the_set_up() {
    count("keeping\n players 3\n waiting", &[6, 36, 216]);
}

#[test]
fn leaves_of_every_shape() {
    for (shape, expected) in [
        ("I2", [6, 36]),
        ("I3", [6, 36]),
        ("V3", [8, 64]),
        ("T4", [6, 36]),
        ("L4", [14, 196]),
        ("O4", [4, 16]),
    ] {
        count(&format!("open cards\n start 1 2, 3 4\n expedition {shape}"), &expected);
    }
}

#[test]
fn leaves_of_crosses_tombs_and_taking() {
    let script = "crosses
        CLOSED
        card 1 Ex.../x..../s..../x..../T...#
        card 2 E##../xx.../#..../...../T....
        card 3 E####/.####/.####/.x###/T####
        start 1 2, 3 4
        expedition I2; 0 mark 1:a1; 1 mark 3:a1
        expedition I3; 0 mark 1:a2,a3,a4; 0 extra 2:a1; 0 extra 1:b2; 1 mark 3:a2,a3,a4
        expedition L4";
    count(&script.replace("CLOSED\n", ""), &[36, 317, 5510]);
    count(&script.replace("CLOSED", "option completed=closed"), &[36, 317, 5500]);
}
