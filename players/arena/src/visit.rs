//! The closed set of games with bots, for the edge where a name becomes a type.

use crate::Contested;
use record::GameName;

/// Something to do with a game of which only the name is known.
pub trait Visit {
    /// What comes out.
    type Output;

    /// Does it with this game.
    fn visit<G: Contested>(self) -> Self::Output;
}

/// Does something with the game of this name.
pub fn visit<V: Visit>(game: GameName, visitor: V) -> V::Output {
    match game {
        GameName::TheGame => visitor.visit::<the_game::TheGame>(),
        GameName::SilverGold => visitor.visit::<silver_gold::SilverGold>(),
        GameName::Pyramids => visitor.visit::<pyramids::Pyramids>(),
    }
}
