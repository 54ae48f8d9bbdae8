//! A view from another program is refused, or it can be played with and reads back as it was written. The first line
//! says which game: `the-game 3 fire`.

use protocol::{Wired, read_view, view_json};
use record::{GameName, match_game};
use tabletop::{Seeded, SetUp, View};

/// Panics if the law does not hold for this text.
pub fn check(text: &str) {
    let Some((head, json)) = text.split_once('\n') else { return };
    let mut words = head.splitn(3, ' ');
    let Some(Ok(game)) = words.next().map(str::parse::<GameName>) else { return };
    let Some(Ok(players)) = words.next().map(str::parse) else { return };
    match_game!(game, G => read::<G>(players, words.next().unwrap_or_default(), json));
}

fn read<G: Wired>(players: u8, options: &str, json: &str) {
    let Ok(set_up) = G::SetUp::parse(players, options, None) else { return };
    let Ok(view) = read_view::<G>(json, &set_up) else { return };
    view.legal_actions();
    view.sample(&mut Seeded::new(1));
    assert_eq!(read_view::<G>(&view_json(&view), &set_up).unwrap(), view);
}
