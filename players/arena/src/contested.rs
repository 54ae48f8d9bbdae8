//! What the arena must know about a game beyond its rules and bots.

use ::protocol::Wired;
use bots::Playable;
use tabletop::Game;

/// A game that can be played in the arena.
pub trait Contested: Playable + Wired {
    /// Where all win or lose together: how many cards are left if the game breaks off here.
    fn left(_view: &<Self as Game>::View) -> Option<u8> {
        None
    }
}

impl Contested for the_game::TheGame {
    fn left(view: &the_game::View) -> Option<u8> {
        Some(view.left())
    }
}

impl Contested for silver_gold::SilverGold {}

impl Contested for pyramids::Pyramids {}
