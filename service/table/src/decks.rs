//! The decks that games ship with.

use record::{GameName, match_game};
use tabletop::{Game, SetUp};

/// The text of the deck of this name, if a game ships with it.
#[must_use]
pub fn shipped_deck(name: &str) -> Option<String> {
    GameName::ALL.into_iter().find_map(|game| match_game!(game, G => named::<G>(name)))
}

/// The text of the game's deck, if it has this name.
fn named<G: Game>(name: &str) -> Option<String> {
    // All games are for two players, among others.
    let deck = G::SetUp::parse(2, "", None).ok()?.deck_info()?;
    (deck.name == name).then_some(deck.text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_with_decks_ships_one() {
        for (name, first) in [
            ("benben-48", "deck benben-48\ngame silver-gold\n"),
            ("benben-112", "deck benben-112\ngame pyramids\n"),
        ] {
            assert!(shipped_deck(name).unwrap().starts_with(first), "{name}");
        }
        for none in ["", "the-game", "benben", "benben-48 "] {
            assert_eq!(shipped_deck(none), None, "{none}");
        }
    }
}
