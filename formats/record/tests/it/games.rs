//! One whole record of each game: a record that was written once must stay readable.

use record::{Deals, GameName, Record};
use std::path::Path;

/// Set `BLESS=1` to rewrite the files after a change of the rules or of a shipped deck.
#[test]
fn stored_records_are_valid_and_written_back_unchanged() {
    for game in GameName::ALL {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/games/{game}.benben"));
        let played = crate::common::whole_any(game, 42);
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(&path, &played).unwrap();
        }
        let text = std::fs::read_to_string(&path).unwrap();
        assert_eq!(played, text, "{game}");
        assert_eq!(text.parse::<Record>().unwrap().to_string(), text, "{game}");
        let verified = crate::common::verify_any(&text).unwrap();
        assert!(matches!(verified.deals, Deals::Checked { committed: true, .. }), "{game}");
        assert!(verified.result.is_some());
    }
}

#[test]
fn the_name_of_every_game_reads_back() {
    for game in GameName::ALL {
        assert_eq!(game.to_string().parse(), Ok(game));
    }
    let error = "The Game".parse::<GameName>().unwrap_err().to_string();
    assert_eq!(error, "column 1: expected one of `the-game`, `silver-gold`, `pyramids`");
}
