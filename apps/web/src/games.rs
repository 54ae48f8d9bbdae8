//! What the page knows of the three games beside their boards.

use crate::key;
use record::GameName;

/// The games, in the order in which they are shown.
pub const GAMES: [GameName; 3] = [GameName::TheGame, GameName::SilverGold, GameName::Pyramids];

/// How many can play a game: the fewest and the most.
#[must_use]
pub const fn players(game: GameName) -> (u8, u8) {
    match game {
        GameName::TheGame => (1, 5),
        GameName::SilverGold => (2, 4),
        GameName::Pyramids => (2, 6),
    }
}

/// The key of a game's own name.
#[must_use]
pub const fn title(game: GameName) -> &'static str {
    match game {
        GameName::TheGame => key!("the-game"),
        GameName::SilverGold => key!("silver-gold"),
        GameName::Pyramids => key!("pyramids"),
    }
}

/// The key of what a game is, in a few words.
#[must_use]
pub const fn about(game: GameName) -> &'static str {
    match game {
        GameName::TheGame => key!("the-game-about"),
        GameName::SilverGold => key!("silver-gold-about"),
        GameName::Pyramids => key!("pyramids-about"),
    }
}

/// The picture of a game in the sprite.
#[must_use]
pub const fn art(game: GameName) -> &'static str {
    match game {
        GameName::TheGame => "#art-the-game",
        GameName::SilverGold => "#art-silver-gold",
        GameName::Pyramids => "#art-pyramids",
    }
}

/// The class of a board's root.
#[must_use]
pub const fn board_class(game: GameName) -> &'static str {
    match game {
        GameName::TheGame => "tg",
        GameName::SilverGold => "sg",
        GameName::Pyramids => "py",
    }
}

/// Something about a game that people can choose before it starts.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// What stands in the notation when it is chosen.
    pub word: &'static str,
    /// Whether its switch is on in the usual game, in which nothing is written.
    pub usual: bool,
    /// The key of its name.
    pub title: &'static str,
    /// The key of what it means.
    pub about: &'static str,
}

const fn choice(word: &'static str, usual: bool, title: &'static str, about: &'static str) -> Choice {
    Choice { word, usual, title, about }
}

static THE_GAME: [Choice; 4] = [
    choice("fire", false, key!("option-fire"), key!("option-fire-about")),
    choice("minimum=3", false, key!("option-minimum"), key!("option-minimum-about")),
    choice("hand=small", false, key!("option-hand"), key!("option-hand-about")),
    choice("played=off", true, key!("option-played"), key!("option-played-about")),
];
static SILVER_GOLD: [Choice; 1] =
    [choice("completed=closed", false, key!("option-completed"), key!("option-completed-about"))];
static PYRAMIDS: [Choice; 1] = [choice("open=count", false, key!("option-open"), key!("option-open-about"))];

/// What people can choose about a game.
#[must_use]
pub fn choices(game: GameName) -> &'static [Choice] {
    match game {
        GameName::TheGame => &THE_GAME,
        GameName::SilverGold => &SILVER_GOLD,
        GameName::Pyramids => &PYRAMIDS,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use record::match_game;
    use tabletop::{Game, SetUp, SetUpError};

    fn allows<G: Game>(players: u8) -> bool {
        G::SetUp::PLAYERS.contains(&players)
    }

    #[test]
    fn the_numbers_of_players_are_those_of_the_rules() {
        for game in GAMES {
            let (fewest, most) = players(game);
            for count in 0..=9 {
                let allowed = match_game!(game, G => allows::<G>(count));
                assert_eq!(allowed, (fewest..=most).contains(&count), "{game:?} {count}");
            }
        }
    }

    fn known<G: Game>() -> &'static [&'static str] {
        match G::SetUp::parse(2, "nothing", None) {
            Err(SetUpError::UnknownOption { known, .. }) => known,
            _ => &[],
        }
    }

    #[test]
    fn the_choices_are_the_options_of_the_rules() {
        for game in GAMES {
            let mut words: Vec<&str> = choices(game).iter().map(|choice| choice.word).collect();
            let mut known: Vec<&str> = match_game!(game, G => known::<G>()).to_vec();
            words.sort_unstable();
            known.sort_unstable();
            assert_eq!(words, known);
        }
    }
}
