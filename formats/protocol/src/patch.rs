//! Only what changed: views are told field by field.

use serde_json::{Map, Value};

/// Puts changes into an object: each field takes its new value, and one that is `null` goes.
pub fn patch(object: &mut Map<String, Value>, changes: Map<String, Value>) {
    for (name, value) in changes {
        if value.is_null() {
            object.remove(&name);
        } else {
            object.insert(name, value);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Visit, Wired, visit};
    use record::GameName;
    use tabletop::{Seeded, SetUp, Viewer, Waiting, draw};

    /// Plays a game at random, and looks at it after each step with all eyes.
    struct Play {
        players: u8,
        options: &'static str,
        seed: u64,
    }

    fn object(value: impl serde::Serialize) -> Map<String, Value> {
        serde_json::to_value(value).unwrap().as_object().unwrap().clone()
    }

    impl Visit for Play {
        type Output = usize;

        fn visit<G: Wired>(self) -> usize {
            let mut luck = Seeded::new(self.seed);
            let mut game = G::new(G::SetUp::parse(self.players, self.options, None).unwrap());
            let mut told = 0;
            loop {
                let before = game.clone();
                match game.waiting() {
                    Waiting::Nobody => return told,
                    Waiting::Dealer => game.deal(&draw(game.due().unwrap(), &mut luck)).unwrap(),
                    Waiting::Seats(seats) => {
                        let seat = seats.iter().last().unwrap();
                        game.act(seat, game.random_action(seat, &mut luck).unwrap()).unwrap();
                    }
                }
                for viewer in Viewer::all(self.players) {
                    let [before, after] = [&before, &game].map(|game| game.view(viewer));
                    let mut patched = object(G::to_wire(&before));
                    let changes = object(G::changed(&before, &after));
                    told += changes.len();
                    for (name, value) in &changes {
                        assert_ne!(patched.get(name).unwrap_or(&Value::Null), value, "{name} is as it was");
                    }
                    patch(&mut patched, changes);
                    assert_eq!(patched, object(G::to_wire(&after)));
                    assert!(object(G::changed(&after, &after)).is_empty());
                }
            }
        }
    }

    #[test]
    fn changes_lead_from_every_view_to_the_next() {
        for (game, players, options) in [
            (GameName::TheGame, 3, ""),
            (GameName::TheGame, 1, "fire"),
            (GameName::TheGame, 5, "played=off"),
            (GameName::SilverGold, 2, ""),
            (GameName::SilverGold, 4, ""),
            (GameName::Pyramids, 2, ""),
            (GameName::Pyramids, 6, ""),
        ] {
            for seed in 1..=3 {
                assert!(visit(game, Play { players, options, seed }) > 50, "{game}");
            }
        }
    }
}
