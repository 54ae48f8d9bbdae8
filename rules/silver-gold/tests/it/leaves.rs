//! Leaf counts from fixed positions: any change in what is legal changes them.

use crate::common::check;
use tabletop::{Seeded, leaves};

#[track_caller]
fn count(case: &str, expected: &[u64]) {
    let game = check(case);
    let counts: Vec<u64> =
        (1..).take(expected.len()).map(|depth| leaves(&game, depth, &|| Seeded::new(5)).unwrap()).collect();
    assert_eq!(counts, expected);
}

#[test]
fn leaves_of_the_set_up() {
    count("SGP-6 all first choices\nplayers 3", &[6, 36, 216]);
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
        count(&format!("SGP-10 open cards\nstart 1 2, 3 4\nexpedition {shape}"), &expected);
    }
}

#[test]
fn leaves_of_crosses_tombs_and_taking() {
    let case = "SGP-14 crosses
        players 2 OPTION
        deck card 1 Ex.../x..../s..../x..../T...#
        deck card 2 E##../xx.../#..../...../T....
        deck card 3 E####/.####/.####/.x###/T####
        start 1 2, 3 4
        expedition I2; 0 mark 1:a1; 1 mark 3:a1
        expedition I3; 0 mark 1:a2,a3,a4; 0 extra 2:a1; 0 extra 1:b2; 1 mark 3:a2,a3,a4
        expedition L4";
    count(&case.replace(" OPTION", ""), &[36, 317, 5510]);
    count(&case.replace("OPTION", "completed=closed"), &[36, 317, 5500]);
}
