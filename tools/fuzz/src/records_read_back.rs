//! A record is refused, or reads back as it was written; replaying and verifying it never panics.

use record::{GameName, Record, Visit, replay, verify};
use tabletop::Game;

/// Panics if the law does not hold for this text.
pub fn check(text: &str) {
    let Ok(record) = text.parse::<Record>() else { return };
    let written = record.to_string();
    let again: Record = written.parse().unwrap();
    assert_eq!(again.to_string(), written);
    if let Ok(game) = record.header().game.parse::<GameName>() {
        game.visit(Played(&record));
    }
}

struct Played<'r>(&'r Record);

impl Visit for Played<'_> {
    type Output = ();

    fn visit<G: Game>(self) {
        if let Ok(replay) = replay::<G>(self.0, None) {
            let _ = replay.finish();
        }
        let _ = verify::<G>(self.0, None);
    }
}
