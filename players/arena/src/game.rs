//! The games of the arena.

use ::protocol::Wired;
use bots::Playable;
use tabletop::Game;

/// A game with bots whose views can be sent to other programs.
pub trait ArenaGame: Playable + Wired {
    /// The cards left at this view of a cooperative game. None in other games.
    fn cards_left(_view: &<Self as Game>::View) -> Option<u8> {
        None
    }
}

impl ArenaGame for the_game::TheGame {
    fn cards_left(view: &the_game::View) -> Option<u8> {
        Some(view.left())
    }
}

impl ArenaGame for silver_gold::SilverGold {}

impl ArenaGame for pyramids::Pyramids {}
