//! A view from another program is refused, or it can be played with and reads back as it was written. The first line
//! says which game: `the-game 3 fire`.

use protocol::{Visit, Wired, visit};
use tabletop::{Seeded, SetUp, View};

/// Panics if the law does not hold for this text.
pub fn check(text: &str) {
    let Some((head, json)) = text.split_once('\n') else { return };
    let mut words = head.splitn(3, ' ');
    let Some(Ok(game)) = words.next().map(str::parse) else { return };
    let Some(Ok(players)) = words.next().map(str::parse) else { return };
    visit(game, Read { players, options: words.next().unwrap_or_default(), json });
}

struct Read<'t> {
    players: u8,
    options: &'t str,
    json: &'t str,
}

impl Visit for Read<'_> {
    type Output = ();

    fn visit<G: Wired>(self) {
        let Ok(set_up) = G::SetUp::parse(self.players, self.options, None) else { return };
        let Ok(wire) = serde_json::from_str::<G::Wire>(self.json) else { return };
        let Ok(view) = G::from_wire(&wire, &set_up) else { return };
        view.legal_actions();
        view.sample(&mut Seeded::new(1));
        let written = serde_json::to_string(&G::to_wire(&view)).unwrap();
        let again = G::from_wire(&serde_json::from_str(&written).unwrap(), &set_up).unwrap();
        assert_eq!(again, view);
    }
}
