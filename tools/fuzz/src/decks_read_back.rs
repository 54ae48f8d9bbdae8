//! A deck file is refused, or its one text gives the same deck.

use tabletop::{Game, SetUp};

/// Panics if the law does not hold for this text.
pub fn check(text: &str) {
    holds::<silver_gold::SilverGold>(text);
    holds::<pyramids::Pyramids>(text);
}

fn holds<G: Game>(text: &str) {
    let Ok(set_up) = G::SetUp::parse(2, "", Some(text)) else { return };
    let deck = set_up.deck_info().unwrap();
    let again = G::SetUp::parse(2, "", Some(&deck.text)).unwrap().deck_info().unwrap();
    assert_eq!((again.name, again.text), (deck.name, deck.text));
}
