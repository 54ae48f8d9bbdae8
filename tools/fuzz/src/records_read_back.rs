//! A record is refused, or reads back as it was written; replaying and verifying it never panics.

use record::{GameName, Record, match_game, replay, verify};
use tabletop::Game;

/// Panics if the law does not hold for this text.
pub fn check(text: &str) {
    let Ok(record) = text.parse::<Record>() else { return };
    let written = record.to_string();
    let again: Record = written.parse().unwrap();
    assert_eq!(again.to_string(), written);
    if let Ok(game) = record.header().game.parse::<GameName>() {
        match_game!(game, G => play_again::<G>(&record));
    }
}

fn play_again<G: Game>(record: &Record) {
    if let Ok(replay) = replay::<G>(record, None) {
        let _ = replay.finish();
    }
    let _ = verify::<G>(record, None);
}
