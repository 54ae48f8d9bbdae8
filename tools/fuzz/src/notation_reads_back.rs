//! The text of an action, a deal or a result is refused, or there is exactly one text for what it says.

use std::fmt::{Debug, Display};
use std::str::FromStr;
use tabletop::Game;

/// Panics if the law does not hold for this text.
pub fn check(text: &str) {
    game::<the_game::TheGame>(text);
    game::<silver_gold::SilverGold>(text);
    game::<pyramids::Pyramids>(text);
}

fn game<G: Game>(text: &str) {
    holds::<G::Action>(text);
    holds::<G::Deal>(text);
    holds::<G::Outcome>(text);
}

fn holds<T: FromStr<Err: Debug> + Display + PartialEq + Debug>(text: &str) {
    let Ok(read) = text.parse::<T>() else { return };
    assert_eq!(read.to_string().parse::<T>().unwrap(), read);
}
